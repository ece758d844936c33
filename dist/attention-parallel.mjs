// bindings/errors.js
var C = /* @__PURE__ */ Symbol.for("attention-figures.AttnError"), v = class s extends Error {
  /**
   * @param {string} code
   * @param {string} call
   * @param {string} argument '' where no single argument is to blame
   * @param {string} message without the name of the call
   * @param {ErrorOptions} [options]
   */
  constructor(t, e, n, r, a) {
    super(`${e}: ${r}`, a), this.code = t, this.call = e, this.argument = n;
  }
  /** @param {any} value */
  static [Symbol.hasInstance](t) {
    return this === s ? !!t?.[C] : super[Symbol.hasInstance](t);
  }
};
Object.defineProperty(v.prototype, C, { value: !0 });
Object.defineProperty(v.prototype, "name", { value: "AttnError", writable: !0, configurable: !0 });
var pt = Object.getPrototypeOf(Uint8Array.prototype), U = (s) => (
  /** @type {() => any} */
  Object.getOwnPropertyDescriptor(pt, s)?.get
), wt = U(Symbol.toStringTag), mt = U("length"), yt = U("buffer"), lt = U("byteOffset"), G = (s) => wt.call(s), bt = (s) => mt.call(s);
var z = (s, t) => (
  /** @type {InstanceType<T>} */
  new s(yt.call(t), lt.call(t), bt(t))
);

// bindings/check.js
var $t = 2 ** 31 - 1;
function E(s) {
  let t = 1;
  for (let e of s) t *= e;
  return t;
}

// bindings/masks.js
var J = ["scale", "softcap", "causal", "keyLengths", "window", "mask", "emptyRows", "returns"];
var ne = Object.freeze({ weights: !1, scores: void 0, logSumExp: !1 });
function W(s, t, e) {
  e.scale !== void 0 && s.setFloat(t, 120, e.scale), e.softcap !== void 0 && s.setFloat(t, 124, e.softcap), e.causal && s.set(t, 128, 1), typeof e.offset == "number" ? s.set(t, 132, e.offset) : s.set(t, 136, s.putIntegers(e.offset)), e.keyLengths !== void 0 && s.set(t, 140, s.putIntegers(e.keyLengths)), s.set(t, 144, e.left), s.set(t, 148, e.right), e.emptyRows !== void 0 && s.set(t, 196, e.emptyRows), e.mask !== void 0 && (s.set(t, 152, s.putBytes(e.mask.data, E(e.mask.shape), "mask")), s.set(t, 156, e.mask.kind), Z(s, t + 160, e.mask.shape)), e.bias !== void 0 && (s.set(t, 176, s.putFloats(e.bias.data, E(e.bias.shape), "mask.bias")), Z(s, t + 180, e.bias.shape));
}
function Z(s, t, e) {
  for (let n = 0; n < 4; n++) s.memory().setInt32(t + 4 * n, e[n], !0);
}

// bindings/attention.js
var kt = /* @__PURE__ */ new Set(["q", "k", "v", "shape", "layout", ...J]), me = /* @__PURE__ */ new Set([...kt, "outputGrad"]);
function X(s, t, { B: e, H: n, Hkv: r, Tq: a, Tk: o, dk: u, dv: h }) {
  s.set(t, 0, e), s.set(t, 4, n), s.set(t, 8, r), s.set(t, 12, a), s.set(t, 16, o), s.set(t, 20, u), s.set(t, 24, h);
}
function Q(s) {
  let t = s.scratch(256);
  return s.exports.attn_attention_init(t), t;
}

// bindings/parallel/split.js
function et([s, t], [e, n], r) {
  let a = tt(s, Math.min(t, r)), o = tt(e, Math.min(n, Math.ceil(r / a.length)));
  return a.flatMap((u) => o.map((h) => ({ items: u, heads: h })));
}
function tt(s, t) {
  let e = Math.max(Math.min(s, t), 1);
  return Array.from({ length: e }, (n, r) => [Math.floor(r * s / e), Math.floor((r + 1) * s / e)]);
}
function D({ shape: s, heads: t = 0, group: e = 1 }, n) {
  let r = s.map((a) => [0, a]);
  return s[0] !== 1 && (r[0] = n.items), t > 0 && s[t] !== 1 && (r[t] = [n.heads[0] * e, n.heads[1] * e]), r;
}
var L = (s) => s.map(([t, e]) => e - t);
function Y({ shape: s }, t, e) {
  let n = Math.max(t.findLastIndex(([o, u], h) => u - o < s[h]), 0), r = 0, a = (o, u) => {
    let [h, d] = t[o];
    if (o < n) {
      for (let m = h; m < d; m++) a(o + 1, u * s[o] + m);
      return;
    }
    let x = E(s.slice(o + 1)), g = (d - h) * x;
    g > 0 && e((u * s[o] + h) * x, r, g), r += g;
  };
  a(0, 0);
}

// bindings/parallel/plan.js
var ot = "mask", it = "mask.bias", at = {
  attention: ([s]) => {
    let t = st(s), { H: e, Hkv: n, Tq: r, dv: a } = s.sizes;
    return { ...t, results: { output: t.rows(r, e, a, e / n), ...rt(s.sizes, s.seen) } };
  },
  attentionGrad: ([s, t]) => {
    let e = st(s), { sizes: { B: n, H: r, Hkv: a, Tq: o, dv: u }, seen: { bias: h } } = s, [d, x, g] = e.inputs.map(({ axes: T }) => T), m = e.rows(o, r, u, r / a);
    return {
      ...e,
      // The gradient of a bias adds up over what it is broadcast.
      items: [n, h?.shape[0] === 1 ? 1 : n],
      heads: [a, h?.shape[1] === 1 ? 1 : a],
      inputs: [...e.inputs, { name: "outputGrad", source: t, axes: m }],
      piece: (T, y) => [...e.piece(T, y), y("outputGrad")],
      results: { qGrad: d, kGrad: x, vGrad: g, ...h ? { biasGrad: P(h.shape, r / a) } : {} }
    };
  },
  multiHead: ([s]) => {
    let { sizes: t, D: e } = s, { B: n, Tq: r } = t;
    return {
      ...nt(s, [], n),
      results: { output: { shape: [n, r, e, 1] }, ...rt(t, s.seen) }
    };
  },
  // The gradients of the parameters add up over all items.
  multiHeadGrad: ([s, t]) => {
    let { B: e, Tq: n } = s.sizes, r = { shape: [e, n, s.D, 1] };
    return nt(s, [{ name: "outputGrad", source: t, axes: r }], 1);
  }
};
function st(s) {
  let { sizes: t, layout: e, seen: n, q: r, k: a, v: o } = s, { B: u, H: h, Hkv: d, Tq: x, Tk: g, dk: m, dv: T } = t, y = h / d, O = e === 1, B = (i, c, p, A) => ({
    shape: O ? [u, i, c, p] : [u, c, i, p],
    heads: O ? 2 : 1,
    group: A
  }), f = [
    { name: "q", source: r, axes: B(x, h, m, y) },
    { name: "k", source: a, axes: B(g, d, m, 1) },
    { name: "v", source: o, axes: B(g, d, T, 1) },
    ...ft(n, y)
  ];
  return {
    rows: B,
    inputs: f,
    items: (
      /** @type {Span} */
      [u, u]
    ),
    heads: (
      /** @type {Span} */
      [d, d]
    ),
    // A table of scores that several pieces need goes to each of them.
    few: [n.mask, n.bias].some((i) => i && i.shape[0] * i.shape[1] < u * d && i.shape[2] > 1),
    /** @type {Plan['piece']} */
    piece: (i, c) => {
      let p = i.heads[1] - i.heads[0];
      return [{
        ...s,
        sizes: { ...t, B: i.items[1] - i.items[0], H: p * y, Hkv: p },
        seen: ut(n, y, i, c),
        q: c("q"),
        k: c("k"),
        v: c("v")
      }];
    }
  };
}
function nt(s, t, e) {
  let { sizes: n, seen: r, tokens: a, params: o } = s, { B: u, H: h, Hkv: d } = n, x = Object.values(a).map(({ data: m, count: T, name: y }) => ({ name: y, source: m, axes: { shape: [u, T / (u || 1), 1, 1] } })), g = Object.values(o).map(({ data: m, count: T, name: y }) => ({ name: y, source: m, axes: { shape: [1, T, 1, 1] } }));
  return {
    items: [u, e],
    heads: [d, 1],
    few: !0,
    inputs: [...ft(r, h / d), ...x, ...g, ...t],
    piece: (m, T) => {
      let y = (O) => Object.fromEntries(Object.entries(O).map(([B, { name: f }]) => {
        let i = T(f);
        return [B, { data: i, count: i.length, name: f }];
      }));
      return [{
        ...s,
        sizes: { ...n, B: m.items[1] - m.items[0] },
        seen: ut(r, h / d, m, T),
        tokens: y(a),
        params: y(o)
      }, ...t.map(({ name: O }) => T(O))];
    },
    results: {}
  };
}
function rt({ B: s, H: t, Hkv: e, Tq: n, Tk: r }, { returns: { weights: a, scores: o, logSumExp: u } }) {
  let h = P([s, t, n, r], t / e);
  return {
    ...a ? { weights: h } : {},
    ...o === void 0 ? {} : { scores: h },
    ...u ? { logSumExp: P([s, t, n, 1], t / e) } : {}
  };
}
var P = (s, t) => ({ shape: s, heads: 1, group: t }), ft = ({ mask: s, bias: t }, e) => [
  ...s ? [{ name: ot, source: s.data, axes: P(s.shape, e), bytes: !0 }] : [],
  ...t ? [{ name: it, source: t.data, axes: P(t.shape, e) }] : []
];
function ut(s, t, e, n) {
  let { mask: r, bias: a, keyLengths: o, offset: u } = s, h = (d) => L(D(P(d, t), e));
  return {
    ...s,
    offset: typeof u == "number" ? u : u.slice(...e.items),
    keyLengths: o?.slice(...e.items),
    mask: r && { ...r, data: n(ot), shape: h(r.shape) },
    bias: a && { data: n(it), shape: h(a.shape) }
  };
}

// bindings/parallel/pool.js
var I = class {
  /** @type {Set<Lane>} */
  #t = /* @__PURE__ */ new Set();
  /** Those with pieces left, the next one first. @type {Task[]} */
  #e = [];
  /** @type {ArrayBuffer[]} */
  #s = [];
  #n;
  #r;
  /**
   * @param {number} threads
   * @param {Start} start
   * @param {Start} here what computes where no worker can be had
   */
  constructor(t, e, n) {
    this.threads = t, this.closed = !1, this.#n = e, this.#r = n;
  }
  /** Starts the workers that are missing. */
  async fill() {
    let t = [];
    for (; this.#t.size < this.threads; ) t.push(this.#o(this.#n));
    await Promise.all(t), this.threads === 0 && this.#t.size === 0 && !this.closed && await this.#o(this.#r);
  }
  /**
   * @param {Start} start
   * @returns {Promise<void>} when it is ready, or is known not to be
   */
  #o(t) {
    let e = { ready: !1 };
    return this.#t.add(e), new Promise((n) => {
      let r = (o) => {
        this.#t.delete(e) && (e.port?.end(), e.ready || this.threads--, e.piece?.task.died(o), n(), this.#e.length > 0 && this.fill());
      };
      t((o) => {
        if (!this.#t.has(e)) return;
        let { piece: u } = e;
        e.ready = !0, e.piece = void 0, e.port?.hold(!1), n(), this.#i(), u !== void 0 && (u.task.heard(u, o), this.give(o.buffer));
      }, r).then((o) => {
        e.port = o, this.closed && o.end();
      }).catch(r);
    });
  }
  /** @param {Piece} piece */
  add(t) {
    let { task: e } = t;
    e.pieces.push(t) === 1 && this.#e.push(e), this.#i();
  }
  /** To every worker that has nothing to do. */
  #i() {
    for (let t of this.#t) {
      if (!t.ready || t.piece || !t.port) continue;
      let e = this.#e.shift(), n = e?.pieces.shift();
      if (e === void 0 || n === void 0) return;
      e.pieces.length > 0 && this.#e.push(e), t.piece = n, t.port.hold(!0), t.port.post({ call: e.call, args: n.args, buffer: n.buffer }, [n.buffer]);
    }
  }
  /** Nothing more of it is computed. @param {Task} task */
  drop(t) {
    this.#e = this.#e.filter((e) => e !== t);
    for (let { buffer: e } of t.pieces.splice(0)) this.give(e);
  }
  /**
   * The smallest buffer at hand that will do.
   * @param {number} bytes
   * @returns {ArrayBuffer | undefined}
   */
  take(t) {
    let e;
    for (let n of this.#s)
      n.byteLength >= t && !(e && e.byteLength <= n.byteLength) && (e = n);
    return this.#s = this.#s.filter((n) => n !== e), e;
  }
  /** @param {ArrayBuffer} buffer */
  give(t) {
    this.closed || (this.#s.push(t), this.#s.length > 4 * Math.max(this.threads, 1) && this.#s.shift());
  }
  close() {
    this.closed = !0, this.threads = 0;
    let t = new Set(this.#e);
    for (let { port: e, piece: n } of this.#t)
      e?.end(), n && t.add(n.task);
    this.#t.clear(), this.#e = [], this.#s = [];
    for (let e of t) e.closed();
  }
};

// build/package/worker.js
var V = '"use strict";(()=>{var R=Symbol.for("attention-figures.AttnError"),T=class e extends Error{constructor(t,n,r,o,s){super(`${n}: ${o}`,s),this.code=t,this.call=n,this.argument=r}static[Symbol.hasInstance](t){return this===e?!!t?.[R]:super[Symbol.hasInstance](t)}};Object.defineProperty(T.prototype,R,{value:!0});Object.defineProperty(T.prototype,"name",{value:"AttnError",writable:!0,configurable:!0});var F=Object.getPrototypeOf(Uint8Array.prototype),k=e=>Object.getOwnPropertyDescriptor(F,e)?.get,tt=k(Symbol.toStringTag),et=k("length"),kt=k("buffer"),_t=k("byteOffset"),D=e=>tt.call(e),_=e=>et.call(e);function O(e){if(_(e)>0)return!1;try{return F.keys.call(e),!1}catch{return!0}}var Nt=2**31-1;function L(e,t,n,r){let o=n.findIndex((s,i)=>Math.abs(s)===1/0&&Number.isFinite(r[i]));if(!(o<0))throw new T("ATTN_BAD_VALUE",e,t,`${t} holds ${r[o]} at ${o}, expected numbers that float32 can hold`)}function y(e){let t=1;for(let n of e)t*=n;return t}function B(e,t){return new T("ATTN_OUT_OF_MEMORY",e,"",`needs ${t} bytes that cannot be had`)}var I=["ATTN_OK","ATTN_BAD_TYPE","ATTN_BAD_SHAPE","ATTN_BAD_VALUE","ATTN_BAD_MASK","ATTN_UNKNOWN_OPTION","ATTN_EMPTY_ROW","ATTN_OUT_OF_MEMORY","ATTN_FULL","ATTN_CLOSED","ATTN_UNSUPPORTED"];var nt=2**32-1,rt=2**23,U=2**25-2**16,H=0,g=class{constructor(t,n){this.instantiate=n,this.broken=!1,this.generation=0,this.call="",this.view=new DataView(new ArrayBuffer(0)),this.exports=G(t)}run(t,n,...r){this.call=t,this.broken&&this.replace();let o=0;try{return o=this.exports.attn_mark(),n(this,...r)}catch(s){throw s instanceof T?s:(this.broken=!0,new T("ATTN_UNSUPPORTED",t,"",`the module failed (${s}); a fresh one takes the next call, caches are closed`,{cause:s}))}finally{this.broken||this.release(o)}}release(t){try{this.exports.attn_release(t)}catch{this.broken=!0}}replace(){try{this.exports=G(this.instantiate())}catch(t){throw new T("ATTN_OUT_OF_MEMORY",this.call,"",`the module failed and no fresh one can be had (${t})`,{cause:t})}this.generation++,this.broken=!1}ok(t){if(t===0)return;let n=this.exports.attn_last_error()>>>0;throw new T(I[t],this.call,this.text(this.pointer(n,8)),this.text(this.pointer(n,12)))}scratch(t){let n=t<=nt?this.exports.attn_scratch(t)>>>0:0;if(n===0)throw B(this.call,t);return n}numbers(t){return this.scratch(t*4)}putFloats(t,n,r){let o=this.numbers(n);this.unchanged(t,n,r);let s=new Float32Array(this.exports.memory.buffer,o,n);return s.set(t),D(t)==="Float64Array"&&L(this.call,r,s,t),o}putText(t){let n=new TextEncoder().encode(`${t}\\0`);return this.putBytes(n,n.length,"")}putIntegers(t){let n=this.numbers(t.length);return new Int32Array(this.exports.memory.buffer,n,t.length).set(t),n}putBytes(t,n,r){let o=this.scratch(n);return this.unchanged(t,n,r),new Uint8Array(this.exports.memory.buffer,o,n).set(t),o}unchanged(t,n,r){if(_(t)!==n||O(t))throw new T("ATTN_BAD_SHAPE",this.call,r,`${r} changed its length while the arguments were read`)}takeFloats(t,n){return this.copied(new Float32Array(this.exports.memory.buffer,t,n))}takeIntegers(t,n){return this.copied(new Int32Array(this.exports.memory.buffer,t,n))}takeBytes(t,n){return this.copied(new Uint8Array(this.exports.memory.buffer,t,n))}copied(t){ot(t.byteLength);try{return new t.constructor(t)}catch{throw B(this.call,t.byteLength)}}memory(){let{buffer:t}=this.exports.memory;return this.view.buffer!==t&&(this.view=new DataView(t)),this.view}set(t,n,r){this.memory().setInt32(t+n,r,!0)}setFloat(t,n,r){this.memory().setFloat32(t+n,r,!0)}setWide(t,n,r){this.memory().setBigUint64(t+n,r,!0)}result(t,n,r){let o=this.numbers(r);return this.set(t,n,o),o}pointer(t,n){return this.memory().getUint32(t+n,!0)}integer(t){return this.memory().getInt32(t,!0)}wide(t,n){return Number(this.memory().getBigInt64(t+n,!0))}text(t){let n=new Uint8Array(this.exports.memory.buffer,t>>>0);return new TextDecoder().decode(n.subarray(0,n.indexOf(0)))}};function G(e){return e._initialize?.(),e}function ot(e){if(H+=e,!(H<rt||globalThis.process?.platform!=="linux")){H=0;try{new ArrayBuffer(U)}catch{}U=2**25+2**16}}var x=["scale","softcap","causal","keyLengths","window","mask","emptyRows","returns"];var ie=Object.freeze({weights:!1,scores:void 0,logSumExp:!1});function E(e,t,n){n.scale!==void 0&&e.setFloat(t,120,n.scale),n.softcap!==void 0&&e.setFloat(t,124,n.softcap),n.causal&&e.set(t,128,1),typeof n.offset=="number"?e.set(t,132,n.offset):e.set(t,136,e.putIntegers(n.offset)),n.keyLengths!==void 0&&e.set(t,140,e.putIntegers(n.keyLengths)),e.set(t,144,n.left),e.set(t,148,n.right),n.emptyRows!==void 0&&e.set(t,196,n.emptyRows),n.mask!==void 0&&(e.set(t,152,e.putBytes(n.mask.data,y(n.mask.shape),"mask")),e.set(t,156,n.mask.kind),j(e,t+160,n.mask.shape)),n.bias!==void 0&&(e.set(t,176,e.putFloats(n.bias.data,y(n.bias.shape),"mask.bias")),j(e,t+180,n.bias.shape))}function j(e,t,n){for(let r=0;r<4;r++)e.memory().setInt32(t+4*r,n[r],!0)}var ht=new Set(["q","k","v","shape","layout",...x]),Oe=new Set([...ht,"outputGrad"]);function K(e,t){let n=v(e,t),{B:r,H:o,Tq:s,dv:i}=t.sizes,a=e.result(n,204,r*o*s*i),f=l(e,n,t.sizes,t.seen.returns);return e.ok(e.exports.attn_attention(n)),q(e,n,t.sizes,a,r*o*s*i,f)}function W(e,t,n){let{B:r,H:o,Hkv:s,Tq:i,Tk:a,dk:f,dv:u}=t.sizes,{bias:d}=t.seen,A=v(e,t),h=e.scratch(120);e.exports.attn_attention_grads_init(h),e.set(h,0,e.putFloats(n,r*o*i*u,"outputGrad"));let c=e.result(h,4,r*o*i*f),p=e.result(h,8,r*s*a*f),m=e.result(h,12,r*s*a*u),w=d===void 0?0:y(d.shape),$=d===void 0?0:e.result(h,16,w);return e.ok(e.exports.attn_attention_grad(A,h)),{qGrad:e.takeFloats(c,r*o*i*f),kGrad:e.takeFloats(p,r*s*a*f),vGrad:e.takeFloats(m,r*s*a*u),...d===void 0?{}:{biasGrad:e.takeFloats($,w)},emptyRows:S(e,A)}}function v(e,{sizes:t,layout:n,seen:r,q:o,k:s,v:i}){let{B:a,H:f,Hkv:u,Tq:d,Tk:A,dk:h,dv:c}=t,p=wt(e);return ct(e,p,t),n!==void 0&&e.set(p,28,n),e.set(p,32,e.putFloats(o,a*f*d*h,"q")),e.set(p,36,e.putFloats(s,a*u*A*h,"k")),e.set(p,40,e.putFloats(i,a*u*A*c,"v")),E(e,p,r),p}function ct(e,t,{B:n,H:r,Hkv:o,Tq:s,Tk:i,dk:a,dv:f}){e.set(t,0,n),e.set(t,4,r),e.set(t,8,o),e.set(t,12,s),e.set(t,16,i),e.set(t,20,a),e.set(t,24,f)}var S=(e,t)=>e.wide(t,248);function wt(e){let t=e.scratch(256);return e.exports.attn_attention_init(t),t}function l(e,t,{B:n,H:r,Tq:o,Tk:s},i){let a={weights:0,scores:0,logSumExp:0};return i.weights&&(a.weights=e.result(t,232,n*r*o*s)),i.scores!==void 0&&(e.set(t,200,i.scores),a.scores=e.result(t,236,n*r*o*s)),i.logSumExp&&(a.logSumExp=e.result(t,240,n*r*o)),a}function q(e,t,{B:n,H:r,Tq:o,Tk:s},i,a,f){let u={output:e.takeFloats(i,a),emptyRows:S(e,t)};return f.weights&&(u.weights=e.takeFloats(f.weights,n*r*o*s)),f.scores&&(u.scores=e.takeFloats(f.scores,n*r*o*s)),f.logSumExp&&(u.logSumExp=e.takeFloats(f.logSumExp,n*r*o)),u}var Tt="x",Z=["query","key","value"],mt=new Set([Tt,...Z,"shape","params",...x]),cn=new Set([...mt,"outputGrad"]),At={query:268,key:272,value:276,wq:280,wk:284,wv:288,wo:292,bq:296,bk:300,bv:304,bo:308},yt={x:4,query:8,key:12,value:16,wq:20,wk:24,wv:28,wo:32,bq:36,bk:40,bv:44,bo:48,bias:52};function J(e,t){let{sizes:n,D:r,seen:o}=t,s=X(e,t),i=n.B*n.Tq*r,a=e.result(s,312,i),f=s+0,u=l(e,f,n,o.returns);return e.ok(e.exports.attn_multi_head(s)),q(e,f,n,a,i,u)}function Q(e,t,n){let{sizes:r,D:o,seen:s,tokens:i,params:a}=t,f=X(e,t),u=e.scratch(56);e.exports.attn_multi_head_grads_init(u),e.set(u,0,e.putFloats(n,r.B*r.Tq*o,"outputGrad"));let d=(m,w)=>({name:m,pointer:e.result(u,yt[m],w),count:w}),A=Object.entries(i).map(([m,{count:w}])=>d(m,w)),h=Object.entries(a).map(([m,{count:w}])=>d(m,w)),c=s.bias&&d("bias",y(s.bias.shape));e.ok(e.exports.attn_multi_head_grad(f,u));let p=({name:m,pointer:w,count:$})=>[m,e.takeFloats(w,$)];return{...Object.fromEntries(A.map(p).map(([m,w])=>[`${m}Grad`,w])),params:Object.fromEntries(h.map(p)),...c?{biasGrad:p(c)[1]}:{},emptyRows:S(e,f+0)}}function X(e,{sizes:t,D:n,keyDim:r,valueDim:o,seen:s,self:i,tokens:a,params:f}){let u=e.scratch(320);e.exports.attn_multi_head_init(u);let d=u+0;e.set(d,0,t.B),e.set(d,4,t.H),e.set(d,8,t.Hkv),e.set(d,12,t.Tq),e.set(d,16,t.Tk),E(e,d,s),e.set(u,256,n),e.set(u,260,r),e.set(u,264,o);let A=(c,p)=>e.set(u,At[c],p),h=i&&M(e,a.x);for(let c of Z)A(c,h||M(e,a[c]));for(let c of Object.keys(f))A(c,M(e,f[c]));return u}var M=(e,{data:t,count:n,name:r})=>e.putFloats(t,n,r);var bt={attention:K,attentionGrad:W,multiHead:J,multiHeadGrad:Q},P=class extends g{buffer=new ArrayBuffer(0);used=0;copied(t){if(this.used+t.byteLength>this.buffer.byteLength)return super.copied(t);let n=new Float32Array(this.buffer,this.used,t.length);return n.set(t),this.used+=t.byteLength,n}},{port:b=globalThis}=globalThis,N;b.onmessage=({data:e})=>{if("module"in e){let o=()=>new WebAssembly.Instance(e.module,{}).exports;N=new P(o(),o),b.postMessage({ready:!0});return}let{call:t,args:n,buffer:r}=e;N.buffer=r,N.used=0;try{b.postMessage({result:N.run(t,bt[t],...n),buffer:r},[r])}catch(o){let{code:s,argument:i,message:a}=o;if(s===void 0)throw o;b.postMessage({error:{code:s,argument:i,message:a.slice(t.length+2)},buffer:r},[r])}};b.onmessageerror=()=>{throw new Error("a message cannot be read")};})();\n';

// bindings/parallel/start.js
var Tt = ["node", "worker_threads"].join(":"), gt = "globalThis.port = require('node:worker_threads').parentPort;";
async function ct(s, t) {
  if (typeof Worker == "function") return At(s, t);
  let { Worker: e } = await import(
    /* webpackIgnore: true */
    /* @vite-ignore */
    Tt
  ), n = new e(`${gt}${V}`, { eval: !0, execArgv: [] });
  return n.on("message", s).on("error", t).on("messageerror", t).on("exit", () => t("it ended")), {
    post: (r, a) => n.postMessage(r, a),
    hold: (r) => r ? n.ref() : n.unref(),
    end: () => n.terminate()
  };
}
function At(s, t) {
  let e = URL.createObjectURL(new Blob([V], { type: "text/javascript" })), n = () => URL.revokeObjectURL(e);
  try {
    let r = new Worker(e);
    r.onmessage = ({ data: o }) => {
      n(), s(o);
    };
    let a = (o) => {
      n(), o.preventDefault(), t("message" in o ? o.message : o.type);
    };
    return r.onerror = a, r.onmessageerror = a, {
      post: (o, u = []) => r.postMessage(o, u),
      hold: () => {
      },
      end: () => r.terminate()
    };
  } catch (r) {
    throw n(), r;
  }
}

// bindings/parallel/index.js
var xt = 4;
async function Le({ core: s, module: t, threads: e, halves: n, AttnError: r, room: a, refuseOverflow: o }) {
  let u = async (f, i) => {
    let c = await ct(f, i);
    try {
      c.post({ module: t });
    } catch (p) {
      throw c.end(), p;
    }
    return c;
  }, h = async (f) => (setTimeout(f, 0, { ready: !0 }), {
    post: ({ call: i, args: c, buffer: p }) => setTimeout(() => {
      try {
        f({ result: s.run(i, n[i].run, ...c), buffer: p });
      } catch (A) {
        f({ error: A, buffer: p });
      }
    }),
    hold: () => {
    },
    end: () => {
    }
  }), d = new I(t ? e : 0, u, h);
  await d.fill();
  let x = (f, i) => i instanceof r ? i : new r(i.code, f, i.argument, i.message), g = (f) => new r("ATTN_CLOSED", f, "", "the workers were closed");
  function m(f, { name: i, source: c, axes: p, bytes: A }) {
    let b = E(p.shape);
    if (s.unchanged(c, b, i), A) return z(Uint8Array, c);
    if (G(c) === "Float32Array") return z(Float32Array, c);
    let w = a(f, Float32Array, b);
    return w.set(c), G(c) === "Float64Array" && o(f, i, w, c), w;
  }
  function T(f, { inputs: i, piece: c, results: p }, A, b) {
    let w = i.map(({ axes: l }) => D(l, b)), _ = w.map((l) => E(L(l))), S = _.map((l, N) => Math.ceil(l * A[N].BYTES_PER_ELEMENT / 4) * 4), F = Object.values(p).reduce((l, N) => l + 4 * E(L(D(N, b))), 0), $ = Math.max(S.reduce((l, N) => l + N, 0), F), H = d.take($) ?? a(f, Uint8Array, $).buffer, q = {}, R = 0;
    return i.forEach(({ name: l, axes: N }, k) => {
      let M = A[k], j = M instanceof Uint8Array ? new Uint8Array(H, R, _[k]) : new Float32Array(H, R, _[k]);
      Y(N, w[k], (K, dt, ht) => j.set(M.subarray(K, K + ht), dt)), q[l] = j, R += S[k];
    }), { range: b, args: c(b, (l) => q[l]), buffer: H };
  }
  function y(f, i, c, p, A) {
    for (let [b, w] of Object.entries(p)) {
      let _ = i[b];
      if (typeof w == "number") c[b] = (c[b] ?? 0) + w;
      else if (_) {
        let S = c[b] ??= a(f, Float32Array, E(_.shape));
        Y(_, D(_, A), (F, $, H) => S.set(w.subarray($, $ + H), F));
      } else if (ArrayBuffer.isView(w)) {
        let S = a(
          f,
          Float32Array,
          /** @type {Float32Array} */
          w.length
        );
        S.set(
          /** @type {Float32Array} */
          w
        ), c[b] = S;
      } else y(f, i, c[b] = {}, w, A);
    }
  }
  function O(f, [i, ...c]) {
    let { seen: p } = i, A = p.emptyRows === 2, b = { ...i, seen: { ...p, emptyRows: A ? void 0 : p.emptyRows } }, w = at[f]([b, ...c]), _ = s.run(f, () => {
      let F = w.inputs.map(($) => m(f, $));
      return _t(s, i), F;
    }), S = et(w.items, w.heads, Math.max(d.threads, 1) * (w.few ? 1 : xt));
    return d.fill(), new Promise((F, $) => {
      let H = S.length, q = !1, R = {}, l = (k) => {
        q = !0, d.drop(N), $(k);
      }, N = {
        call: f,
        pieces: [],
        heard: ({ range: k }, M) => {
          if (!q)
            try {
              if (M.error) throw x(f, M.error);
              if (y(f, w.results, R, M.result, k), --H > 0) return;
              if (A && R.emptyRows > 0) throw new r(
                "ATTN_EMPTY_ROW",
                f,
                "emptyRows",
                `emptyRows is 'throw', and ${R.emptyRows} rows see no key`
              );
              F(R);
            } catch (j) {
              l(j);
            }
        },
        died: (k) => l(new r(
          "ATTN_UNSUPPORTED",
          f,
          "",
          `a worker died (${k}); the next call has a fresh one`,
          { cause: k }
        )),
        closed: () => $(g(f))
      };
      try {
        for (let k of S) d.add({ task: N, ...T(f, w, _, k) });
      } catch (k) {
        l(k);
      }
    });
  }
  let B = Object.entries(n).map(([f, { read: i }]) => [
    f,
    /** @param {unknown} given */
    async (c) => {
      if (d.closed) throw g(f);
      let p = i(c);
      if (d.closed) throw g(f);
      return O(f, p);
    }
  ]);
  return Object.freeze({
    ...Object.fromEntries(B),
    close: () => d.close(),
    get threads() {
      return d.closed ? 0 : d.threads || 1;
    }
  });
}
function _t(s, { sizes: t, seen: e }) {
  let n = Q(s);
  X(s, n, { ...t, dk: t.dk || 1 });
  for (let r of [32, 36, 40]) s.set(n, r, n);
  W(s, n, { ...e, bias: void 0 }), s.ok(s.exports.attn_attention_check(n));
}
export {
  Le as open
};
