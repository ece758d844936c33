// bindings/errors.js
var z = class extends Error {
  /**
   * @param {string} code
   * @param {string} call
   * @param {string} argument '' where no single argument is to blame
   * @param {string} message without the name of the call
   * @param {ErrorOptions} [options]
   */
  constructor(t, e, n, o, r) {
    super(`${e}: ${o}`, r), this.code = t, this.call = e, this.argument = n;
  }
};
Object.defineProperty(z.prototype, "name", { value: "AttnError", writable: !0, configurable: !0 });
var ct = Object.getPrototypeOf(Uint8Array.prototype), P = (s) => (
  /** @type {() => any} */
  Object.getOwnPropertyDescriptor(ct, s)?.get
), ht = P(Symbol.toStringTag), pt = P("length"), lt = P("buffer"), wt = P("byteOffset"), U = (s) => ht.call(s), yt = (s) => pt.call(s);
var I = (s, t) => (
  /** @type {InstanceType<T>} */
  new s(lt.call(t), wt.call(t), yt(t))
);

// bindings/check.js
var At = 2 ** 31 - 1;
function N(s) {
  let t = 1;
  for (let e of s) t *= e;
  return t;
}

// bindings/masks.js
var J = ["scale", "softcap", "causal", "keyLengths", "window", "mask", "emptyRows", "returns"];
var vt = Object.freeze({ weights: !1, scores: void 0, logSumExp: !1 });
function W(s, t, e) {
  let n = s.layout.attention.fields;
  e.scale !== void 0 && s.set(t, n.scale, e.scale), e.softcap !== void 0 && s.set(t, n.softcap, e.softcap), e.causal && s.set(t, n.causal, 1), typeof e.offset == "number" ? s.set(t, n.offset, e.offset) : s.set(t, n.offsets, s.putIntegers(e.offset)), e.keyLengths !== void 0 && s.set(t, n.key_lengths, s.putIntegers(e.keyLengths)), s.set(t, n.window_left, e.left), s.set(t, n.window_right, e.right), e.emptyRows !== void 0 && s.set(t, n.empty_rows, e.emptyRows), e.mask !== void 0 && (s.set(t, n.mask, s.putBytes(e.mask.data, N(e.mask.shape), "mask")), s.set(t, n.mask_kind, e.mask.kind), Y(s, t, "mask_shape", e.mask.shape)), e.bias !== void 0 && (s.set(t, n.bias, s.putFloats(e.bias.data, N(e.bias.shape), "mask.bias")), Y(s, t, "bias_shape", e.bias.shape));
}
function Y(s, t, e, n) {
  let o = s.layout.attention.fields;
  for (let r = 0; r < 4; r++) s.set(t, o[`${e}[${r}]`], n[r]);
}

// bindings/attention.js
var mt = /* @__PURE__ */ new Set(["q", "k", "v", "shape", "layout", ...J]), Wt = /* @__PURE__ */ new Set([...mt, "outputGrad"]);
function Z(s) {
  let t = s.scratch(s.layout.attention.size);
  return s.exports.attn_attention_init(t), t;
}

// bindings/parallel/split.js
function X([s, t], [e, n], o) {
  let r = Q(s, Math.min(t, o)), i = Q(e, Math.min(n, Math.ceil(o / r.length)));
  return r.flatMap((f) => i.map((h) => ({ items: f, heads: h })));
}
function Q(s, t) {
  let e = Math.max(Math.min(s, t), 1);
  return Array.from({ length: e }, (n, o) => [Math.floor(o * s / e), Math.floor((o + 1) * s / e)]);
}
function D({ shape: s, heads: t = 0, group: e = 1 }, n) {
  let o = s.map((r) => [0, r]);
  return s[0] !== 1 && (o[0] = n.items), t > 0 && s[t] !== 1 && (o[t] = [n.heads[0] * e, n.heads[1] * e]), o;
}
var j = (s) => s.map(([t, e]) => e - t);
function V({ shape: s }, t, e) {
  let n = Math.max(t.findLastIndex(([i, f], h) => f - i < s[h]), 0), o = 0, r = (i, f) => {
    let [h, d] = t[i];
    if (i < n) {
      for (let y = h; y < d; y++) r(i + 1, f * s[i] + y);
      return;
    }
    let l = N(s.slice(i + 1)), x = (d - h) * l;
    x > 0 && e((f * s[i] + h) * l, o, x), o += x;
  };
  r(0, 0);
}

// bindings/parallel/plan.js
var nt = "mask", ot = "mask.bias", rt = {
  attention: (s, [t]) => {
    let e = tt(s, t), { H: n, Hkv: o, Tq: r, dv: i } = t.sizes;
    return { ...e, results: { output: e.rows(r, n, i, n / o), ...st(t.sizes, t.seen) } };
  },
  attentionGrad: (s, [t, e]) => {
    let n = tt(s, t), { sizes: { B: o, H: r, Hkv: i, Tq: f, dv: h }, seen: { bias: d } } = t, [l, x, y] = n.inputs.map(({ axes: T }) => T), b = n.rows(f, r, h, r / i);
    return {
      ...n,
      // The gradient of a bias adds up over what it is broadcast.
      items: [o, d?.shape[0] === 1 ? 1 : o],
      heads: [i, d?.shape[1] === 1 ? 1 : i],
      inputs: [...n.inputs, { name: "outputGrad", source: e, axes: b }],
      piece: (T, A) => [...n.piece(T, A), A("outputGrad")],
      results: { qGrad: l, kGrad: x, vGrad: y, ...d ? { biasGrad: L(d.shape, r / i) } : {} }
    };
  },
  multiHead: (s, [t]) => {
    let { sizes: e, D: n } = t, { B: o, Tq: r } = e;
    return {
      ...et(t, [], o),
      results: { output: { shape: [o, r, n, 1] }, ...st(e, t.seen) }
    };
  },
  // The gradients of the parameters add up over all items.
  multiHeadGrad: (s, [t, e]) => {
    let { B: n, Tq: o } = t.sizes, r = { shape: [n, o, t.D, 1] };
    return et(t, [{ name: "outputGrad", source: e, axes: r }], 1);
  }
};
function tt(s, t) {
  let { sizes: e, layout: n, seen: o, q: r, k: i, v: f } = t, { B: h, H: d, Hkv: l, Tq: x, Tk: y, dk: b, dv: T } = e, A = d / l, F = n === s.layout.layouts.get("BTHD"), a = (u, p, m, k) => ({
    shape: F ? [h, u, p, m] : [h, p, u, m],
    heads: F ? 2 : 1,
    group: k
  }), c = [
    { name: "q", source: r, axes: a(x, d, b, A) },
    { name: "k", source: i, axes: a(y, l, b, 1) },
    { name: "v", source: f, axes: a(y, l, T, 1) },
    ...it(o, A)
  ];
  return {
    rows: a,
    inputs: c,
    items: (
      /** @type {Span} */
      [h, h]
    ),
    heads: (
      /** @type {Span} */
      [l, l]
    ),
    // A table of scores that several pieces need goes to each of them.
    few: [o.mask, o.bias].some((u) => u && u.shape[0] * u.shape[1] < h * l && u.shape[2] > 1),
    /** @type {Plan['piece']} */
    piece: (u, p) => {
      let m = u.heads[1] - u.heads[0];
      return [{
        ...t,
        sizes: { ...e, B: u.items[1] - u.items[0], H: m * A, Hkv: m },
        seen: at(o, A, u, p),
        q: p("q"),
        k: p("k"),
        v: p("v")
      }];
    }
  };
}
function et(s, t, e) {
  let { sizes: n, seen: o, tokens: r, params: i } = s, { B: f, H: h, Hkv: d } = n, l = Object.values(r).map(({ data: y, count: b, name: T }) => ({ name: T, source: y, axes: { shape: [f, b / (f || 1), 1, 1] } })), x = Object.values(i).map(({ data: y, count: b, name: T }) => ({ name: T, source: y, axes: { shape: [1, b, 1, 1] } }));
  return {
    items: [f, e],
    heads: [d, 1],
    few: !0,
    inputs: [...it(o, h / d), ...l, ...x, ...t],
    piece: (y, b) => {
      let T = (A) => Object.fromEntries(Object.entries(A).map(([F, { name: a }]) => {
        let c = b(a);
        return [F, { data: c, count: c.length, name: a }];
      }));
      return [{
        ...s,
        sizes: { ...n, B: y.items[1] - y.items[0] },
        seen: at(o, h / d, y, b),
        tokens: T(r),
        params: T(i)
      }, ...t.map(({ name: A }) => b(A))];
    },
    results: {}
  };
}
function st({ B: s, H: t, Hkv: e, Tq: n, Tk: o }, { returns: { weights: r, scores: i, logSumExp: f } }) {
  let h = L([s, t, n, o], t / e);
  return {
    ...r ? { weights: h } : {},
    ...i === void 0 ? {} : { scores: h },
    ...f ? { logSumExp: L([s, t, n, 1], t / e) } : {}
  };
}
var L = (s, t) => ({ shape: s, heads: 1, group: t }), it = ({ mask: s, bias: t }, e) => [
  ...s ? [{ name: nt, source: s.data, axes: L(s.shape, e), bytes: !0 }] : [],
  ...t ? [{ name: ot, source: t.data, axes: L(t.shape, e) }] : []
];
function at(s, t, e, n) {
  let { mask: o, bias: r, keyLengths: i, offset: f } = s, h = (d) => j(D(L(d, t), e));
  return {
    ...s,
    offset: typeof f == "number" ? f : f.slice(...e.items),
    keyLengths: i?.slice(...e.items),
    mask: o && { ...o, data: n(nt), shape: h(o.shape) },
    bias: r && { data: n(ot), shape: h(r.shape) }
  };
}

// bindings/parallel/pool.js
var v = class {
  /** @type {Set<Lane>} */
  #t = /* @__PURE__ */ new Set();
  /** Those with pieces left, the next one first. @type {Task[]} */
  #e = [];
  /** @type {ArrayBuffer[]} */
  #s = [];
  #n;
  #o;
  /**
   * @param {number} threads
   * @param {Start} start
   * @param {Start} here what computes where no worker can be had
   */
  constructor(t, e, n) {
    this.threads = t, this.closed = !1, this.#n = e, this.#o = n;
  }
  /** Starts the workers that are missing. */
  async fill() {
    let t = [];
    for (; this.#t.size < this.threads; ) t.push(this.#r(this.#n));
    await Promise.all(t), this.threads === 0 && this.#t.size === 0 && !this.closed && await this.#r(this.#o);
  }
  /**
   * @param {Start} start
   * @returns {Promise<void>} when it is ready, or is known not to be
   */
  #r(t) {
    let e = { ready: !1 };
    return this.#t.add(e), new Promise((n) => {
      let o = (i) => {
        this.#t.delete(e) && (e.port?.end(), e.ready || this.threads--, e.piece?.task.died(i), n(), this.#e.length > 0 && this.fill());
      };
      t((i) => {
        if (!this.#t.has(e)) return;
        let { piece: f } = e;
        e.ready = !0, e.piece = void 0, e.port?.hold(!1), n(), this.#i(), f !== void 0 && (f.task.heard(f, i), this.give(i.buffer));
      }, o).then((i) => {
        e.port = i, this.closed && i.end();
      }).catch(o);
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
var K = '"use strict";(()=>{var k=class extends Error{constructor(e,n,s,o,r){super(`${n}: ${o}`,r),this.code=e,this.call=n,this.argument=s}};Object.defineProperty(k.prototype,"name",{value:"AttnError",writable:!0,configurable:!0});var R=Object.getPrototypeOf(Uint8Array.prototype),_=t=>Object.getOwnPropertyDescriptor(R,t)?.get,Q=_(Symbol.toStringTag),tt=_("length"),ct=_("buffer"),wt=_("byteOffset"),B=t=>Q.call(t),x=t=>tt.call(t);function D(t){if(x(t)>0)return!1;try{return R.keys.call(t),!1}catch{return!0}}var Tt=2**31-1;function j(t,e,n,s){let o=n.findIndex((r,u)=>Math.abs(r)===1/0&&Number.isFinite(s[u]));if(!(o<0))throw new k("ATTN_BAD_VALUE",t,e,`${e} holds ${s[o]} at ${o}, expected numbers that float32 can hold`)}function T(t){let e=1;for(let n of t)e*=n;return e}function O(t,e){return new k("ATTN_OUT_OF_MEMORY",t,"",`needs ${e} bytes that cannot be had`)}var A=class{constructor(e){let{structs:n,constants:s,statuses:o}=JSON.parse(e);this.statuses=o,this.constants=s,this.structs=Object.fromEntries(Object.entries(n).map(([r,u])=>[r,et(u)])),this.error=this.structs.attn_error,this.attention=this.structs.attn_attention_args,this.attentionGrads=this.structs.attn_attention_grads,this.multiHead=this.structs.attn_multi_head_args,this.multiHeadGrads=this.structs.attn_multi_head_grads,this.counts=this.structs.attn_counts,this.random=this.structs.attn_random,this.layouts=this.words({BHTD:"ATTN_BHTD",BTHD:"ATTN_BTHD"}),this.masks=this.words({attend:"ATTN_MASK_ATTEND",blocked:"ATTN_MASK_BLOCKED"}),this.emptyRows=this.words({nan:"ATTN_EMPTY_NAN",zero:"ATTN_EMPTY_ZERO",throw:"ATTN_EMPTY_THROW"}),this.scores=this.words({scaled:"ATTN_SCORES_SCALED",capped:"ATTN_SCORES_CAPPED",masked:"ATTN_SCORES_MASKED"})}words(e){return new Map(Object.entries(e).map(([n,s])=>[n,this.constants[s]]))}};function et({size:t,fields:e}){return{size:t,fields:Object.fromEntries(Object.entries(e).map(([n,[s,o]])=>[n,{kind:s,at:o}]))}}var nt=new TextDecoder,st=2**32-1,I=2**22,ot=2**25-2**16,q=0,$=class{constructor(e,n){this.instantiate=n,this.broken=!1,this.generation=0,this.call="",this.view=new DataView(new ArrayBuffer(0)),this.exports=U(e),this.layout=new A(this.text(this.exports.attn_layout()))}run(e,n,...s){this.call=e,this.broken&&this.replace();let o=0;try{return o=this.exports.attn_mark(),n(this,...s)}catch(r){throw r instanceof k?r:(this.broken=!0,new k("ATTN_UNSUPPORTED",e,"",`the module failed (${r}); a fresh one takes the next call, caches are closed`,{cause:r}))}finally{this.broken||this.release(o)}}release(e){try{this.exports.attn_release(e)}catch{this.broken=!0}}replace(){try{this.exports=U(this.instantiate())}catch(e){throw new k("ATTN_OUT_OF_MEMORY",this.call,"",`the module failed and no fresh one can be had (${e})`,{cause:e})}this.generation++,this.broken=!1}ok(e){if(e===0)return;let n=this.exports.attn_last_error()>>>0,{argument:s,message:o}=this.layout.error.fields;throw new k(this.layout.statuses[e],this.call,this.text(this.pointer(n,s)),this.text(this.pointer(n,o)))}scratch(e){let n=e<=st?this.exports.attn_scratch(e)>>>0:0;if(n===0)throw O(this.call,e);return n}numbers(e){return this.scratch(e*4)}putFloats(e,n,s){let o=this.numbers(n);this.unchanged(e,n,s);let r=new Float32Array(this.exports.memory.buffer,o,n);return r.set(e),B(e)==="Float64Array"&&j(this.call,s,r,e),o}putText(e){let n=new TextEncoder().encode(`${e}\\0`);return this.putBytes(n,n.length,"")}putIntegers(e){let n=this.numbers(e.length);return new Int32Array(this.exports.memory.buffer,n,e.length).set(e),n}putBytes(e,n,s){let o=this.scratch(n);return this.unchanged(e,n,s),new Uint8Array(this.exports.memory.buffer,o,n).set(e),o}unchanged(e,n,s){if(x(e)!==n||D(e))throw new k("ATTN_BAD_SHAPE",this.call,s,`${s} changed its length while the arguments were read`)}takeFloats(e,n){return this.copied(new Float32Array(this.exports.memory.buffer,e,n))}takeIntegers(e,n){return this.copied(new Int32Array(this.exports.memory.buffer,e,n))}takeBytes(e,n){return this.copied(new Uint8Array(this.exports.memory.buffer,e,n))}copied(e){rt(e.byteLength);try{return e.slice()}catch{throw O(this.call,e.byteLength)}}memory(){let{buffer:e}=this.exports.memory;return this.view.buffer!==e&&(this.view=new DataView(e)),this.view}set(e,n,s){let o=e+n.at;n.kind==="f32"?this.memory().setFloat32(o,s,!0):this.memory().setInt32(o,s,!0)}setWide(e,n,s){this.memory().setBigUint64(e+n.at,s,!0)}result(e,n,s){let o=this.numbers(s);return this.set(e,n,o),o}pointer(e,n){return this.memory().getUint32(e+n.at,!0)}integer(e){return this.memory().getInt32(e,!0)}wide(e,n){return Number(this.memory().getBigInt64(e+n.at,!0))}text(e){let n=new Uint8Array(this.exports.memory.buffer,e>>>0);return nt.decode(n.subarray(0,n.indexOf(0)))}};function U(t){return t._initialize?.(),t}function rt(t){if(!(q>I)&&(q+=t,!(q<=I||globalThis.process?.platform!=="linux")))try{new ArrayBuffer(ot)}catch{}}var l=["scale","softcap","causal","keyLengths","window","mask","emptyRows","returns"];var Gt=Object.freeze({weights:!1,scores:void 0,logSumExp:!1});function E(t,e,n){let s=t.layout.attention.fields;n.scale!==void 0&&t.set(e,s.scale,n.scale),n.softcap!==void 0&&t.set(e,s.softcap,n.softcap),n.causal&&t.set(e,s.causal,1),typeof n.offset=="number"?t.set(e,s.offset,n.offset):t.set(e,s.offsets,t.putIntegers(n.offset)),n.keyLengths!==void 0&&t.set(e,s.key_lengths,t.putIntegers(n.keyLengths)),t.set(e,s.window_left,n.left),t.set(e,s.window_right,n.right),n.emptyRows!==void 0&&t.set(e,s.empty_rows,n.emptyRows),n.mask!==void 0&&(t.set(e,s.mask,t.putBytes(n.mask.data,T(n.mask.shape),"mask")),t.set(e,s.mask_kind,n.mask.kind),z(t,e,"mask_shape",n.mask.shape)),n.bias!==void 0&&(t.set(e,s.bias,t.putFloats(n.bias.data,T(n.bias.shape),"mask.bias")),z(t,e,"bias_shape",n.bias.shape))}function z(t,e,n,s){let o=t.layout.attention.fields;for(let r=0;r<4;r++)t.set(e,o[`${n}[${r}]`],s[r])}var ut=new Set(["q","k","v","shape","layout",...l]),It=new Set([...ut,"outputGrad"]);function K(t,e){let n=t.layout.attention.fields,s=J(t,e),{B:o,H:r,Tq:u,dv:i}=e.sizes,f=t.result(s,n.output,o*r*u*i),a=M(t,s,e.sizes,e.seen.returns);return t.ok(t.exports.attn_attention(s)),F(t,s,e.sizes,f,o*r*u*i,a)}function W(t,e,n){let{B:s,H:o,Hkv:r,Tq:u,Tk:i,dk:f,dv:a}=e.sizes,{bias:h}=e.seen,p=J(t,e),d=t.scratch(t.layout.attentionGrads.size);t.exports.attn_attention_grads_init(d);let c=t.layout.attentionGrads.fields;t.set(d,c.output_grad,t.putFloats(n,s*o*u*a,"outputGrad"));let b=t.result(d,c.q_grad,s*o*u*f),w=t.result(d,c.k_grad,s*r*i*f),y=t.result(d,c.v_grad,s*r*i*a),m=h===void 0?0:T(h.shape),S=h===void 0?0:t.result(d,c.bias_grad,m);return t.ok(t.exports.attn_attention_grad(p,d)),{qGrad:t.takeFloats(b,s*o*u*f),kGrad:t.takeFloats(w,s*r*i*f),vGrad:t.takeFloats(y,s*r*i*a),...h===void 0?{}:{biasGrad:t.takeFloats(S,m)},emptyRows:N(t,p)}}function J(t,{sizes:e,layout:n,seen:s,q:o,k:r,v:u}){let i=t.layout.attention.fields,{B:f,H:a,Hkv:h,Tq:p,Tk:d,dk:c,dv:b}=e,w=at(t);return t.set(w,i.B,f),t.set(w,i.H,a),t.set(w,i.Hkv,h),t.set(w,i.Tq,p),t.set(w,i.Tk,d),t.set(w,i.dk,c),t.set(w,i.dv,b),n!==void 0&&t.set(w,i.layout,n),t.set(w,i.q,t.putFloats(o,f*a*p*c,"q")),t.set(w,i.k,t.putFloats(r,f*h*d*c,"k")),t.set(w,i.v,t.putFloats(u,f*h*d*b,"v")),E(t,w,s),w}var N=(t,e)=>t.wide(e,t.layout.attention.fields.empty_row_count);function at(t){let e=t.scratch(t.layout.attention.size);return t.exports.attn_attention_init(e),e}function M(t,e,{B:n,H:s,Tq:o,Tk:r},u){let i=t.layout.attention.fields,f={weights:0,scores:0,logSumExp:0};return u.weights&&(f.weights=t.result(e,i.weights,n*s*o*r)),u.scores!==void 0&&(t.set(e,i.scores_kind,u.scores),f.scores=t.result(e,i.scores,n*s*o*r)),u.logSumExp&&(f.logSumExp=t.result(e,i.log_sum_exp,n*s*o)),f}function F(t,e,{B:n,H:s,Tq:o,Tk:r},u,i,f){let a={output:t.takeFloats(u,i),emptyRows:N(t,e)};return f.weights&&(a.weights=t.takeFloats(f.weights,n*s*o*r)),f.scores&&(a.scores=t.takeFloats(f.scores,n*s*o*r)),f.logSumExp&&(a.logSumExp=t.takeFloats(f.logSumExp,n*s*o)),a}var dt="x",G=["query","key","value"],ht=new Set([dt,...G,"shape","params",...l]),Kt=new Set([...ht,"outputGrad"]);function X(t,e){let{fields:n}=t.layout.multiHead,{sizes:s,D:o,seen:r}=e,u=v(t,e),i=s.B*s.Tq*o,f=t.result(u,n.output,i),a=u+n.attention.at,h=M(t,a,s,r.returns);return t.ok(t.exports.attn_multi_head(u)),F(t,a,s,f,i,h)}function Z(t,e,n){let{sizes:s,D:o,seen:r,tokens:u,params:i}=e,f=v(t,e),a=t.scratch(t.layout.multiHeadGrads.size);t.exports.attn_multi_head_grads_init(a);let{fields:h}=t.layout.multiHeadGrads;t.set(a,h.output_grad,t.putFloats(n,s.B*s.Tq*o,"outputGrad"));let p=(y,m)=>({field:y,pointer:t.result(a,h[`${y}_grad`],m),count:m}),d=Object.entries(u).map(([y,{count:m}])=>p(y,m)),c=Object.entries(i).map(([y,{count:m}])=>p(y,m)),b=r.bias&&p("bias",T(r.bias.shape));t.ok(t.exports.attn_multi_head_grad(f,a));let w=({field:y,pointer:m,count:S})=>[y,t.takeFloats(m,S)];return{...Object.fromEntries(d.map(w).map(([y,m])=>[`${y}Grad`,m])),params:Object.fromEntries(c.map(w)),...b?{biasGrad:w(b)[1]}:{},emptyRows:N(t,f+t.layout.multiHead.fields.attention.at)}}function v(t,{sizes:e,D:n,keyDim:s,valueDim:o,seen:r,self:u,tokens:i,params:f}){let{fields:a}=t.layout.multiHead,h=t.layout.attention.fields,p=t.scratch(t.layout.multiHead.size);t.exports.attn_multi_head_init(p);let d=p+a.attention.at;if(t.set(d,h.B,e.B),t.set(d,h.H,e.H),t.set(d,h.Hkv,e.Hkv),t.set(d,h.Tq,e.Tq),t.set(d,h.Tk,e.Tk),E(t,d,r),t.set(p,a.D,n),t.set(p,a.key_dim,s),t.set(p,a.value_dim,o),u){let c=L(t,i.x);for(let b of G)t.set(p,a[b],c)}else for(let c of G)t.set(p,a[c],L(t,i[c]));for(let c of Object.keys(f))t.set(p,a[c],L(t,f[c]));return p}var L=(t,{data:e,count:n,name:s})=>t.putFloats(e,n,s);var pt={attention:K,attentionGrad:W,multiHead:X,multiHeadGrad:Z},P=class extends ${buffer=new ArrayBuffer(0);used=0;copied(e){if(this.used+e.byteLength>this.buffer.byteLength)return super.copied(e);let n=new Float32Array(this.buffer,this.used,e.length);return n.set(e),this.used+=e.byteLength,n}},{port:g=globalThis}=globalThis,H;g.onmessage=({data:t})=>{if("module"in t){let o=()=>new WebAssembly.Instance(t.module,{}).exports;H=new P(o(),o),g.postMessage({ready:!0});return}let{call:e,args:n,buffer:s}=t;H.buffer=s,H.used=0;try{g.postMessage({result:H.run(e,pt[e],...n),buffer:s},[s])}catch(o){let{code:r,argument:u,message:i}=o;if(r===void 0)throw o;g.postMessage({error:{code:r,argument:u,message:i.slice(e.length+2)},buffer:s},[s])}};g.onmessageerror=()=>{throw new Error("a message cannot be read")};})();\n';

// bindings/parallel/start.js
var kt = ["node", "worker_threads"].join(":"), gt = "globalThis.port = require('node:worker_threads').parentPort;";
async function ut(s, t) {
  if (typeof Worker == "function") return bt(s, t);
  let { Worker: e } = await import(
    /* webpackIgnore: true */
    /* @vite-ignore */
    kt
  ), n = new e(`${gt}${K}`, { eval: !0, execArgv: [] });
  return n.on("message", s).on("error", t).on("messageerror", t).on("exit", () => t("it ended")), {
    post: (o, r) => n.postMessage(o, r),
    hold: (o) => o ? n.ref() : n.unref(),
    end: () => n.terminate()
  };
}
function bt(s, t) {
  let e = URL.createObjectURL(new Blob([K], { type: "text/javascript" })), n = () => URL.revokeObjectURL(e);
  try {
    let o = new Worker(e);
    o.onmessage = ({ data: i }) => {
      n(), s(i);
    };
    let r = (i) => {
      n(), i.preventDefault(), t("message" in i ? i.message : i.type);
    };
    return o.onerror = r, o.onmessageerror = r, {
      post: (i, f = []) => o.postMessage(i, f),
      hold: () => {
      },
      end: () => o.terminate()
    };
  } catch (o) {
    throw n(), o;
  }
}

// bindings/parallel/index.js
var _t = 4;
async function fe({ core: s, module: t, threads: e, halves: n, AttnError: o, room: r, refuseOverflow: i }) {
  let f = async (a, c) => {
    let u = await ut(a, c);
    try {
      u.post({ module: t });
    } catch (p) {
      throw u.end(), p;
    }
    return u;
  }, h = async (a) => (setTimeout(a, 0, { ready: !0 }), {
    post: ({ call: c, args: u, buffer: p }) => setTimeout(() => {
      try {
        a({ result: s.run(c, n[c].run, ...u), buffer: p });
      } catch (m) {
        a({ error: m, buffer: p });
      }
    }),
    hold: () => {
    },
    end: () => {
    }
  }), d = new v(t ? e : 0, f, h);
  await d.fill();
  let l = (a, c) => c instanceof o ? c : new o(c.code, a, c.argument, c.message), x = (a) => new o("ATTN_CLOSED", a, "", "the workers were closed");
  function y(a, { name: c, source: u, axes: p, bytes: m }) {
    let k = N(p.shape);
    if (s.unchanged(u, k, c), m) return I(Uint8Array, u);
    if (U(u) === "Float32Array") return I(Float32Array, u);
    let w = r(a, Float32Array, k);
    return w.set(u), U(u) === "Float64Array" && i(a, c, w, u), w;
  }
  function b(a, { inputs: c, piece: u, results: p }, m, k) {
    let w = c.map(({ axes: g }) => D(g, k)), $ = w.map((g) => N(j(g))), E = $.map((g, S) => Math.ceil(g * m[S].BYTES_PER_ELEMENT / 4) * 4), H = Object.values(p).reduce((g, S) => g + 4 * N(j(D(S, k))), 0), O = Math.max(E.reduce((g, S) => g + S, 0), H), R = d.take(O) ?? r(a, Uint8Array, O).buffer, M = {}, B = 0;
    return c.forEach(({ name: g, axes: S }, _) => {
      let q = m[_], G = q instanceof Uint8Array ? new Uint8Array(R, B, $[_]) : new Float32Array(R, B, $[_]);
      V(S, w[_], (C, ft, dt) => G.set(q.subarray(C, C + dt), ft)), M[g] = G, B += E[_];
    }), { range: k, args: u(k, (g) => M[g]), buffer: R };
  }
  function T(a, c, u, p, m) {
    for (let [k, w] of Object.entries(p)) {
      let $ = c[k];
      if (typeof w == "number") u[k] = (u[k] ?? 0) + w;
      else if ($) {
        let E = u[k] ??= r(a, Float32Array, N($.shape));
        V($, D($, m), (H, O, R) => E.set(w.subarray(O, O + R), H));
      } else if (ArrayBuffer.isView(w)) {
        let E = r(
          a,
          Float32Array,
          /** @type {Float32Array} */
          w.length
        );
        E.set(
          /** @type {Float32Array} */
          w
        ), u[k] = E;
      } else T(a, c, u[k] = {}, w, m);
    }
  }
  function A(a, [c, ...u]) {
    let { seen: p } = c, m = p.emptyRows === s.layout.emptyRows.get("throw"), k = { ...c, seen: { ...p, emptyRows: m ? void 0 : p.emptyRows } }, w = rt[a](s, [k, ...u]), $ = s.run(a, () => {
      let H = w.inputs.map((O) => y(a, O));
      return xt(s, c), H;
    }), E = X(w.items, w.heads, Math.max(d.threads, 1) * (w.few ? 1 : _t));
    return d.fill(), new Promise((H, O) => {
      let R = E.length, M = !1, B = {}, g = (_) => {
        M = !0, d.drop(S), O(_);
      }, S = {
        call: a,
        pieces: [],
        heard: ({ range: _ }, q) => {
          if (!M)
            try {
              if (q.error) throw l(a, q.error);
              if (T(a, w.results, B, q.result, _), --R > 0) return;
              if (m && B.emptyRows > 0) throw new o(
                "ATTN_EMPTY_ROW",
                a,
                "emptyRows",
                `emptyRows is 'throw', and ${B.emptyRows} rows see no key`
              );
              H(B);
            } catch (G) {
              g(G);
            }
        },
        died: (_) => g(new o(
          "ATTN_UNSUPPORTED",
          a,
          "",
          `a worker died (${_}); the next call has a fresh one`,
          { cause: _ }
        )),
        closed: () => O(x(a))
      };
      try {
        for (let _ of E) d.add({ task: S, ...b(a, w, $, _) });
      } catch (_) {
        g(_);
      }
    });
  }
  let F = Object.entries(n).map(([a, { read: c }]) => [
    a,
    /** @param {unknown} given */
    async (u) => {
      if (d.closed) throw x(a);
      let p = c(s, u);
      if (d.closed) throw x(a);
      return A(a, p);
    }
  ]);
  return Object.freeze({
    ...Object.fromEntries(F),
    close: () => d.close(),
    get threads() {
      return d.closed ? 0 : d.threads || 1;
    }
  });
}
function xt(s, { sizes: { B: t, H: e, Hkv: n, Tq: o, Tk: r, dk: i, dv: f }, seen: h }) {
  let d = s.layout.attention.fields, l = Z(s), x = { B: t, H: e, Hkv: n, Tq: o, Tk: r, dk: i || 1, dv: f, q: l, k: l, v: l };
  for (let [y, b] of Object.entries(x)) s.set(l, d[y], b);
  W(s, l, { ...h, bias: void 0 }), s.ok(s.exports.attn_attention_check(l));
}
export {
  fe as open
};
