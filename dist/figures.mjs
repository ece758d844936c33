var ec=Object.defineProperty;var sc=(e,t)=>{for(var s in t)ec(e,s,{get:t[s],enumerable:!0})};var _s=globalThis,As=_s.ShadowRoot&&(_s.ShadyCSS===void 0||_s.ShadyCSS.nativeShadow)&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype,hr=Symbol(),Ro=new WeakMap,Ue=class{constructor(t,s,n){if(this._$cssResult$=!0,n!==hr)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=t,this.t=s}get styleSheet(){let t=this.o,s=this.t;if(As&&t===void 0){let n=s!==void 0&&s.length===1;n&&(t=Ro.get(s)),t===void 0&&((this.o=t=new CSSStyleSheet).replaceSync(this.cssText),n&&Ro.set(s,t))}return t}toString(){return this.cssText}},Gt=e=>new Ue(typeof e=="string"?e:e+"",void 0,hr),K=(e,...t)=>{let s=e.length===1?e[0]:t.reduce((n,r,o)=>n+(a=>{if(a._$cssResult$===!0)return a.cssText;if(typeof a=="number")return a;throw Error("Value passed to 'css' function must be a 'css' function result: "+a+". Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.")})(r)+e[o+1],e[0]);return new Ue(s,e,hr)},jo=(e,t)=>{if(As)e.adoptedStyleSheets=t.map(s=>s instanceof CSSStyleSheet?s:s.styleSheet);else for(let s of t){let n=document.createElement("style"),r=_s.litNonce;r!==void 0&&n.setAttribute("nonce",r),n.textContent=s.cssText,e.appendChild(n)}},ur=As?e=>e:e=>e instanceof CSSStyleSheet?(t=>{let s="";for(let n of t.cssRules)s+=n.cssText;return Gt(s)})(e):e;var{is:nc,defineProperty:rc,getOwnPropertyDescriptor:oc,getOwnPropertyNames:ac,getOwnPropertySymbols:ic,getPrototypeOf:lc}=Object,Ss=globalThis,zo=Ss.trustedTypes,mc=zo?zo.emptyScript:"",cc=Ss.reactiveElementPolyfillSupport,Fe=(e,t)=>e,dr={toAttribute(e,t){switch(t){case Boolean:e=e?mc:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let s=e;switch(t){case Boolean:s=e!==null;break;case Number:s=e===null?null:Number(e);break;case Object:case Array:try{s=JSON.parse(e)}catch{s=null}}return s}},Bo=(e,t)=>!nc(e,t),Ho={attribute:!0,type:String,converter:dr,reflect:!1,useDefault:!1,hasChanged:Bo};Symbol.metadata??=Symbol("metadata"),Ss.litPropertyMetadata??=new WeakMap;var qt=class extends HTMLElement{static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(t,s=Ho){if(s.state&&(s.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(t)&&((s=Object.create(s)).wrapped=!0),this.elementProperties.set(t,s),!s.noAccessor){let n=Symbol(),r=this.getPropertyDescriptor(t,n,s);r!==void 0&&rc(this.prototype,t,r)}}static getPropertyDescriptor(t,s,n){let{get:r,set:o}=oc(this.prototype,t)??{get(){return this[s]},set(a){this[s]=a}};return{get:r,set(a){let i=r?.call(this);o?.call(this,a),this.requestUpdate(t,i,n)},configurable:!0,enumerable:!0}}static getPropertyOptions(t){return this.elementProperties.get(t)??Ho}static _$Ei(){if(this.hasOwnProperty(Fe("elementProperties")))return;let t=lc(this);t.finalize(),t.l!==void 0&&(this.l=[...t.l]),this.elementProperties=new Map(t.elementProperties)}static finalize(){if(this.hasOwnProperty(Fe("finalized")))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(Fe("properties"))){let s=this.properties,n=[...ac(s),...ic(s)];for(let r of n)this.createProperty(r,s[r])}let t=this[Symbol.metadata];if(t!==null){let s=litPropertyMetadata.get(t);if(s!==void 0)for(let[n,r]of s)this.elementProperties.set(n,r)}this._$Eh=new Map;for(let[s,n]of this.elementProperties){let r=this._$Eu(s,n);r!==void 0&&this._$Eh.set(r,s)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(t){let s=[];if(Array.isArray(t)){let n=new Set(t.flat(1/0).reverse());for(let r of n)s.unshift(ur(r))}else t!==void 0&&s.push(ur(t));return s}static _$Eu(t,s){let n=s.attribute;return n===!1?void 0:typeof n=="string"?n:typeof t=="string"?t.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(t=>this.enableUpdating=t),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(t=>t(this))}addController(t){(this._$EO??=new Set).add(t),this.renderRoot!==void 0&&this.isConnected&&t.hostConnected?.()}removeController(t){this._$EO?.delete(t)}_$E_(){let t=new Map,s=this.constructor.elementProperties;for(let n of s.keys())this.hasOwnProperty(n)&&(t.set(n,this[n]),delete this[n]);t.size>0&&(this._$Ep=t)}createRenderRoot(){let t=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return jo(t,this.constructor.elementStyles),t}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(t=>t.hostConnected?.())}enableUpdating(t){}disconnectedCallback(){this._$EO?.forEach(t=>t.hostDisconnected?.())}attributeChangedCallback(t,s,n){this._$AK(t,n)}_$ET(t,s){let n=this.constructor.elementProperties.get(t),r=this.constructor._$Eu(t,n);if(r!==void 0&&n.reflect===!0){let o=(n.converter?.toAttribute!==void 0?n.converter:dr).toAttribute(s,n.type);this._$Em=t,o==null?this.removeAttribute(r):this.setAttribute(r,o),this._$Em=null}}_$AK(t,s){let n=this.constructor,r=n._$Eh.get(t);if(r!==void 0&&this._$Em!==r){let o=n.getPropertyOptions(r),a=typeof o.converter=="function"?{fromAttribute:o.converter}:o.converter?.fromAttribute!==void 0?o.converter:dr;this._$Em=r;let i=a.fromAttribute(s,o.type);this[r]=i??this._$Ej?.get(r)??i,this._$Em=null}}requestUpdate(t,s,n,r=!1,o){if(t!==void 0){let a=this.constructor;if(r===!1&&(o=this[t]),n??=a.getPropertyOptions(t),!((n.hasChanged??Bo)(o,s)||n.useDefault&&n.reflect&&o===this._$Ej?.get(t)&&!this.hasAttribute(a._$Eu(t,n))))return;this.C(t,s,n)}this.isUpdatePending===!1&&(this._$ES=this._$EP())}C(t,s,{useDefault:n,reflect:r,wrapped:o},a){n&&!(this._$Ej??=new Map).has(t)&&(this._$Ej.set(t,a??s??this[t]),o!==!0||a!==void 0)||(this._$AL.has(t)||(this.hasUpdated||n||(s=void 0),this._$AL.set(t,s)),r===!0&&this._$Em!==t&&(this._$Eq??=new Set).add(t))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(s){Promise.reject(s)}let t=this.scheduleUpdate();return t!=null&&await t,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[r,o]of this._$Ep)this[r]=o;this._$Ep=void 0}let n=this.constructor.elementProperties;if(n.size>0)for(let[r,o]of n){let{wrapped:a}=o,i=this[r];a!==!0||this._$AL.has(r)||i===void 0||this.C(r,void 0,o,i)}}let t=!1,s=this._$AL;try{t=this.shouldUpdate(s),t?(this.willUpdate(s),this._$EO?.forEach(n=>n.hostUpdate?.()),this.update(s)):this._$EM()}catch(n){throw t=!1,this._$EM(),n}t&&this._$AE(s)}willUpdate(t){}_$AE(t){this._$EO?.forEach(s=>s.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(t)),this.updated(t)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(t){return!0}update(t){this._$Eq&&=this._$Eq.forEach(s=>this._$ET(s,this[s])),this._$EM()}updated(t){}firstUpdated(t){}};qt.elementStyles=[],qt.shadowRootOptions={mode:"open"},qt[Fe("elementProperties")]=new Map,qt[Fe("finalized")]=new Map,cc?.({ReactiveElement:qt}),(Ss.reactiveElementVersions??=[]).push("2.1.2");var fr=globalThis,Uo=e=>e,Ts=fr.trustedTypes,Fo=Ts?Ts.createPolicy("lit-html",{createHTML:e=>e}):void 0,gr="$lit$",Nt=`lit$${Math.random().toFixed(9).slice(2)}$`,wr="?"+Nt,hc=`<${wr}>`,Yt=document,Ke=()=>Yt.createComment(""),Ve=e=>e===null||typeof e!="object"&&typeof e!="function",yr=Array.isArray,Jo=e=>yr(e)||typeof e?.[Symbol.iterator]=="function",pr=`[ 	
\f\r]`,We=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Wo=/-->/g,Ko=/>/g,Qt=RegExp(`>|${pr}(?:([^\\s"'>=/]+)(${pr}*=${pr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Vo=/'/g,Go=/"/g,Yo=/^(?:script|style|textarea|title)$/i,$r=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),d=$r(1),k=$r(2),jp=$r(3),R=Symbol.for("lit-noChange"),g=Symbol.for("lit-nothing"),Qo=new WeakMap,Jt=Yt.createTreeWalker(Yt,129);function Xo(e,t){if(!yr(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Fo!==void 0?Fo.createHTML(t):t}var Zo=(e,t)=>{let s=e.length-1,n=[],r,o=t===2?"<svg>":t===3?"<math>":"",a=We;for(let i=0;i<s;i++){let l=e[i],m,h,c=-1,u=0;for(;u<l.length&&(a.lastIndex=u,h=a.exec(l),h!==null);)u=a.lastIndex,a===We?h[1]==="!--"?a=Wo:h[1]!==void 0?a=Ko:h[2]!==void 0?(Yo.test(h[2])&&(r=RegExp("</"+h[2],"g")),a=Qt):h[3]!==void 0&&(a=Qt):a===Qt?h[0]===">"?(a=r??We,c=-1):h[1]===void 0?c=-2:(c=a.lastIndex-h[2].length,m=h[1],a=h[3]===void 0?Qt:h[3]==='"'?Go:Vo):a===Go||a===Vo?a=Qt:a===Wo||a===Ko?a=We:(a=Qt,r=void 0);let p=a===Qt&&e[i+1].startsWith("/>")?" ":"";o+=a===We?l+hc:c>=0?(n.push(m),l.slice(0,c)+gr+l.slice(c)+Nt+p):l+Nt+(c===-2?i:p)}return[Xo(e,o+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},Ge=class e{constructor({strings:t,_$litType$:s},n){let r;this.parts=[];let o=0,a=0,i=t.length-1,l=this.parts,[m,h]=Zo(t,s);if(this.el=e.createElement(m,n),Jt.currentNode=this.el.content,s===2||s===3){let c=this.el.content.firstChild;c.replaceWith(...c.childNodes)}for(;(r=Jt.nextNode())!==null&&l.length<i;){if(r.nodeType===1){if(r.hasAttributes())for(let c of r.getAttributeNames())if(c.endsWith(gr)){let u=h[a++],p=r.getAttribute(c).split(Nt),f=/([.?@])?(.*)/.exec(u);l.push({type:1,index:o,name:f[2],strings:p,ctor:f[1]==="."?Ls:f[1]==="?"?qs:f[1]==="@"?Ns:Zt}),r.removeAttribute(c)}else c.startsWith(Nt)&&(l.push({type:6,index:o}),r.removeAttribute(c));if(Yo.test(r.tagName)){let c=r.textContent.split(Nt),u=c.length-1;if(u>0){r.textContent=Ts?Ts.emptyScript:"";for(let p=0;p<u;p++)r.append(c[p],Ke()),Jt.nextNode(),l.push({type:2,index:++o});r.append(c[u],Ke())}}}else if(r.nodeType===8)if(r.data===wr)l.push({type:2,index:o});else{let c=-1;for(;(c=r.data.indexOf(Nt,c+1))!==-1;)l.push({type:7,index:o}),c+=Nt.length-1}o++}}static createElement(t,s){let n=Yt.createElement("template");return n.innerHTML=t,n}};function Xt(e,t,s=e,n){if(t===R)return t;let r=n!==void 0?s._$Co?.[n]:s._$Cl,o=Ve(t)?void 0:t._$litDirective$;return r?.constructor!==o&&(r?._$AO?.(!1),o===void 0?r=void 0:(r=new o(e),r._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=r:s._$Cl=r),r!==void 0&&(t=Xt(e,r._$AS(e,t.values),r,n)),t}var Es=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,r=(t?.creationScope??Yt).importNode(s,!0);Jt.currentNode=r;let o=Jt.nextNode(),a=0,i=0,l=n[0];for(;l!==void 0;){if(a===l.index){let m;l.type===2?m=new ge(o,o.nextSibling,this,t):l.type===1?m=new l.ctor(o,l.name,l.strings,this,t):l.type===6&&(m=new Ds(o,this,t)),this._$AV.push(m),l=n[++i]}a!==l?.index&&(o=Jt.nextNode(),a++)}return Jt.currentNode=Yt,r}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},ge=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,r){this.type=2,this._$AH=g,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=Xt(this,t,s),Ve(t)?t===g||t==null||t===""?(this._$AH!==g&&this._$AR(),this._$AH=g):t!==this._$AH&&t!==R&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Jo(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==g&&Ve(this._$AH)?this._$AA.nextSibling.data=t:this.T(Yt.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,r=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=Ge.createElement(Xo(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(s);else{let o=new Es(r,this),a=o.u(this.options);o.p(s),this.T(a),this._$AH=o}}_$AC(t){let s=Qo.get(t.strings);return s===void 0&&Qo.set(t.strings,s=new Ge(t)),s}k(t){yr(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,r=0;for(let o of t)r===s.length?s.push(n=new e(this.O(Ke()),this.O(Ke()),this,this.options)):n=s[r],n._$AI(o),r++;r<s.length&&(this._$AR(n&&n._$AB.nextSibling,r),s.length=r)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=Uo(t).nextSibling;Uo(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},Zt=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,r,o){this.type=1,this._$AH=g,this._$AN=void 0,this.element=t,this.name=s,this._$AM=r,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=g}_$AI(t,s=this,n,r){let o=this.strings,a=!1;if(o===void 0)t=Xt(this,t,s,0),a=!Ve(t)||t!==this._$AH&&t!==R,a&&(this._$AH=t);else{let i=t,l,m;for(t=o[0],l=0;l<o.length-1;l++)m=Xt(this,i[n+l],s,l),m===R&&(m=this._$AH[l]),a||=!Ve(m)||m!==this._$AH[l],m===g?t=g:t!==g&&(t+=(m??"")+o[l+1]),this._$AH[l]=m}a&&!r&&this.j(t)}j(t){t===g?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},Ls=class extends Zt{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===g?void 0:t}},qs=class extends Zt{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==g)}},Ns=class extends Zt{constructor(t,s,n,r,o){super(t,s,n,r,o),this.type=5}_$AI(t,s=this){if((t=Xt(this,t,s,0)??g)===R)return;let n=this._$AH,r=t===g&&n!==g||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==g&&(n===g||r);r&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},Ds=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){Xt(this,t)}},ta={M:gr,P:Nt,A:wr,C:1,L:Zo,R:Es,D:Jo,V:Xt,I:ge,H:Zt,N:qs,U:Ns,B:Ls,F:Ds},uc=fr.litHtmlPolyfillSupport;uc?.(Ge,ge),(fr.litHtmlVersions??=[]).push("3.3.3");var ea=(e,t,s)=>{let n=s?.renderBefore??t,r=n._$litPart$;if(r===void 0){let o=s?.renderBefore??null;n._$litPart$=r=new ge(t.insertBefore(Ke(),o),o,void 0,s??{})}return r._$AI(e),r};var xr=globalThis,V=class extends qt{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let t=super.createRenderRoot();return this.renderOptions.renderBefore??=t.firstChild,t}update(t){let s=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(t),this._$Do=ea(s,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return R}};V._$litElement$=!0,V.finalized=!0,xr.litElementHydrateSupport?.({LitElement:V});var dc=xr.litElementPolyfillSupport;dc?.({LitElement:V});(xr.litElementVersions??=[]).push("4.2.2");var sa={q1:{question:`<p>One query meets three items. Their scores are <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>s</mi><mo>=</mo><mo stretchy="false">(</mo><mi>ln</mi><mo>\u2061</mo><mn>3</mn><mo separator="true">,</mo><mtext>\u2009</mtext><mn>0</mn><mo separator="true">,</mo><mtext>\u2009</mtext><mn>0</mn><mo stretchy="false">)</mo></mrow></semantics></math></span> and their values <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>v</mi><mn>1</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>1</mn><mo separator="true">,</mo><mn>0</mn><mo stretchy="false">)</mo></mrow></semantics></math></span>, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>v</mi><mn>2</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>0</mn><mo separator="true">,</mo><mn>1</mn><mo stretchy="false">)</mo></mrow></semantics></math></span>, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>v</mi><mn>3</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>0</mn><mo separator="true">,</mo><mn>0</mn><mo stretchy="false">)</mo></mrow></semantics></math></span>.
Where does the output <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>o</mi></mrow></semantics></math></span> land?</p>`,scales:[],options:[{right:!0,text:'(<span class="num" data-name="q1.output[0]" data-value="0.6000000238418579">0.6</span>, <span class="num" data-name="q1.output[1]" data-value="0.20000000298023224">0.2</span>)',reason:`<p>Exponentials first: <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mo stretchy="false">(</mo><mn>3</mn><mo separator="true">,</mo><mn>1</mn><mo separator="true">,</mo><mn>1</mn><mo stretchy="false">)</mo></mrow></semantics></math></span>, with sum 5. So the weights are (<span class="num" data-name="q1.weights[0]" data-value="0.6000000238418579">0.6</span>, <span class="num" data-name="q1.weights[1]" data-value="0.20000000298023224">0.2</span>, <span class="num" data-name="q1.weights[2]" data-value="0.20000000298023224">0.2</span>).
The third value is zero, so it adds nothing, but its key still took a fifth of the weight.</p>`},{right:!1,text:"(0.75, 0.25)",reason:`<p>This leaves the third item out of the sum, as if a value of zero had no vote. Weights come from the keys alone: its score is 0, and
<span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>e</mi><mn>0</mn></msup><mo>=</mo><mn>1</mn></mrow></semantics></math></span> is a full share in the denominator.</p>`},{right:!1,text:"(1, 0)",reason:`<p>That is a hard lookup: all the weight on the best key. A score of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>ln</mi><mo>\u2061</mo><mn>3</mn></mrow></semantics></math></span> makes the first weight three times as large as each other one. It does not
push the others to zero.</p>`},{right:!1,text:"(ln 3, 0)",reason:'<p>Here the scores themselves were used as weights. They must pass through the softmax first: raise <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>e</mi></mrow></semantics></math></span> to each score, then divide by the sum.</p>'}],truth:""},q2:{question:'<p>One head reads <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>T</mi><mo>=</mo><mn>10</mn></mrow></semantics></math></span> tokens. The model width is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi><mo>=</mo><mn>64</mn></mrow></semantics></math></span> and the head size is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><msub><mi>d</mi><mi>v</mi></msub><mo>=</mo><mn>8</mn></mrow></semantics></math></span>. Which shapes do <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></mrow></semantics></math></span> and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>A</mi><mi>V</mi></mrow></semantics></math></span> have?</p>',scales:[],options:[{right:!1,text:"10 \xD7 8 and 10 \xD7 10",reason:'<p>The right two shapes, the wrong way round. <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></mrow></semantics></math></span> compares each query with each key, so both of its sides count tokens.</p>'},{right:!1,text:"8 \xD7 8 and 10 \xD7 8",reason:'<p><span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>8</mn><mo>\xD7</mo><mn>8</mn></mrow></semantics></math></span> is the shape of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>Q</mi></mrow></semantics></math></span>, which sums over the tokens. In <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></mrow></semantics></math></span> the sum runs over the 8 features, and tokens are left on both sides.</p>'},{right:!0,text:'<span class="num" data-name="sizes(10, 8).rows" data-value="10">10</span> \xD7 <span class="num" data-name="sizes(10, 8).keys" data-value="10">10</span> and <span class="num" data-name="sizes(10, 8).rows" data-value="10">10</span> \xD7 <span class="num" data-name="sizes(10, 8).width" data-value="8">8</span>',reason:`<p><span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>Q</mi></mrow></semantics></math></span> is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>10</mn><mo>\xD7</mo><mn>8</mn></mrow></semantics></math></span> and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></mrow></semantics></math></span> is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>8</mn><mo>\xD7</mo><mn>10</mn></mrow></semantics></math></span>: the 8s meet and vanish. Then <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>A</mi></mrow></semantics></math></span> (<span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>10</mn><mo>\xD7</mo><mn>10</mn></mrow></semantics></math></span>) times <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>V</mi></mrow></semantics></math></span> (<span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>10</mn><mo>\xD7</mo><mn>8</mn></mrow></semantics></math></span>) leaves one row of 8 numbers
for each token. The width <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi><mo>=</mo><mn>64</mn></mrow></semantics></math></span> was used up by the projections.</p>`},{right:!1,text:"10 \xD7 10 and 10 \xD7 64",reason:"<p>The scores are right. But the values of this head have size 8, and a weighted average is as long as what it averages. Width 64 returns only when all heads are joined.</p>"}],truth:""},q3:{question:'<p>Let <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>q</mi><mo separator="true">,</mo><mi>k</mi><mo>\u2208</mo><msup><mi mathvariant="double-struck">R</mi><mn>64</mn></msup></mrow></semantics></math></span> have independent entries of mean 0 and variance 1. What are the variances of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi></mrow></semantics></math></span> and of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi><mi mathvariant="normal">/</mi><msqrt><mn>64</mn></msqrt></mrow></semantics></math></span>?</p>',scales:[],options:[{right:!1,text:"8 and 1",reason:'<p>8 is the standard deviation of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi></mrow></semantics></math></span>, the square root of its variance.</p>'},{right:!0,text:"64 and 1",reason:'<p>64 independent terms of variance 1 add up to 64. To divide a random number by <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msqrt><mn>64</mn></msqrt><mo>=</mo><mn>8</mn></mrow></semantics></math></span> is to divide its variance by <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mn>8</mn><mn>2</mn></msup><mo>=</mo><mn>64</mn></mrow></semantics></math></span>.</p>'},{right:!1,text:"64 and 8",reason:'<p>The first is right. But a factor <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>c</mi></mrow></semantics></math></span> in front of a random number multiplies its variance by <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>c</mi><mn>2</mn></msup></mrow></semantics></math></span>, not by <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>c</mi></mrow></semantics></math></span>. So it is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>64</mn><mi mathvariant="normal">/</mi><msup><mn>8</mn><mn>2</mn></msup></mrow></semantics></math></span>.</p>'},{right:!1,text:"4096 and 64",reason:'<p><span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mn>64</mn><mn>2</mn></msup></mrow></semantics></math></span> would be right if all 64 terms were copies of one random number. They are independent: variances add, standard deviations do not.</p>'}],truth:""},q4:{question:'<p>To make attention causal, a student first computes <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi mathvariant="normal">softmax</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup><mi mathvariant="normal">/</mi><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt><mo stretchy="false">)</mo></mrow></semantics></math></span>, and then sets all weights above the diagonal to 0. What is wrong with it?</p>',scales:[],options:[{right:!1,text:"Nothing. Blocked keys get weight 0, and this is all that counts.",reason:"<p>Look at the weights that stay. They were divided by a sum in which the future keys took part, so they do not sum to 1.</p>"},{right:!0,text:"The visible weights sum to less than 1 in every row but the last, and they depend on future keys.",reason:"<p>The softmax divided by a sum over <em>all</em> keys. A future key with a large score shrinks every visible weight in the row, so information about the future leaks through. Only the last row, which sees everything, is right.</p>"},{right:!1,text:"The rows that see only a few keys become NaN.",reason:"<p>NaN would need a division by 0. Here the softmax was finished before anything was removed, and its denominator is positive.</p>"},{right:!1,text:"The wrong triangle is removed: the future lies below the diagonal.",reason:'<p>Row <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>i</mi></mrow></semantics></math></span> is the query and column <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>j</mi></mrow></semantics></math></span> the key. Keys of the future have <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>j</mi><mo>&gt;</mo><mi>i</mi></mrow></semantics></math></span>, and these stand above the diagonal.</p>'}],truth:""},q5:{question:'<p>Multi-head attention with <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi><mo>=</mo><mn>512</mn></mrow></semantics></math></span> and biases has <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>H</mi><mo>=</mo><mn>8</mn></mrow></semantics></math></span> heads. How many parameters are these? And how many with <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>H</mi><mo>=</mo><mn>16</mn></mrow></semantics></math></span>?</p>',scales:[],options:[{right:!1,text:"1,050,624 and 2,101,248",reason:'<p>The first number is right. But twice as many heads are each half as wide. They cut the same <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi><mo>\xD7</mo><mi>D</mi></mrow></semantics></math></span> matrices into thinner slices.</p>'},{right:!1,text:"787,968 and 787,968",reason:'<p>That is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>3</mn><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mn>3</mn><mi>D</mi></mrow></semantics></math></span>: the matrix <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>W</mi><mi>O</mi></msub></mrow></semantics></math></span> and its bias, which mix the heads, are missing.</p>'},{right:!1,text:"131,328 and 65,664",reason:'<p>This counts a single head, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>4</mn><mo stretchy="false">(</mo><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mi>D</mi><mo stretchy="false">)</mo><mi mathvariant="normal">/</mi><mi>H</mi></mrow></semantics></math></span>. All <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>H</mi></mrow></semantics></math></span> heads together have the full <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>4</mn><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mn>4</mn><mi>D</mi></mrow></semantics></math></span>.</p>'},{right:!0,text:'<span class="num" data-name="count(512, 8, 512).parameters" data-value="1050624">1,050,624</span> and <span class="num" data-name="count(512, 16, 512).parameters" data-value="1050624">1,050,624</span>',reason:'<p>Four matrices of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>512</mn><mo>\xD7</mo><mn>512</mn></mrow></semantics></math></span> and four biases of 512: <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>4</mn><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mn>4</mn><mi>D</mi></mrow></semantics></math></span>. The number of heads does not occur in it.</p>'}],truth:""}};var et={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},F=e=>(...t)=>({_$litDirective$:e,values:t}),B=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:fc}=ta,na=e=>e;var Cs=e=>e.strings===void 0,ra=()=>document.createComment(""),we=(e,t,s)=>{let n=e._$AA.parentNode,r=t===void 0?e._$AB:t._$AA;if(s===void 0){let o=n.insertBefore(ra(),r),a=n.insertBefore(ra(),r);s=new fc(o,a,e,e.options)}else{let o=s._$AB.nextSibling,a=s._$AM,i=a!==e;if(i){let l;s._$AQ?.(e),s._$AM=e,s._$AP!==void 0&&(l=e._$AU)!==a._$AU&&s._$AP(l)}if(o!==r||i){let l=s._$AA;for(;l!==o;){let m=na(l).nextSibling;na(n).insertBefore(l,r),l=m}}}return s},jt=(e,t,s=e)=>(e._$AI(t,s),e),gc={},ye=(e,t=gc)=>e._$AH=t,oa=e=>e._$AH,Os=e=>{e._$AR(),e._$AA.remove()};var U=F(class extends B{constructor(e){if(super(e),e.type!==et.PROPERTY&&e.type!==et.ATTRIBUTE&&e.type!==et.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!Cs(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===R||t===g)return t;let s=e.element,n=e.name;if(e.type===et.PROPERTY){if(t===s[n])return R}else if(e.type===et.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return R}else if(e.type===et.ATTRIBUTE&&s.getAttribute(n)===t+"")return R;return ye(e),t}});var Qe=class extends B{constructor(t){if(super(t),this.it=g,t.type!==et.CHILD)throw Error(this.constructor.directiveName+"() can only be used in child bindings")}render(t){if(t===g||t==null)return this._t=void 0,this.it=t;if(t===R)return t;if(typeof t!="string")throw Error(this.constructor.directiveName+"() called with a non-string value");if(t===this.it)return this._t;this.it=t;let s=[t];return s.raw=s,this._t={_$litType$:this.constructor.resultType,strings:s,values:[]}}};Qe.directiveName="unsafeHTML",Qe.resultType=1;var st=F(Qe);var Is={q1:{asks:["first coordinate of o","second coordinate of o"],question:'<p>One query meets three items, with the scores <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>s</mi><mo>=</mo><mo stretchy="false">(</mo><mi>ln</mi><mo>\u2061</mo><mtext>\u2009</mtext><mtext>[[n]]</mtext><mo separator="true">,</mo><mtext>\xA0</mtext><mi>ln</mi><mo>\u2061</mo><mtext>\u2009</mtext><mtext>[[m]]</mtext><mo separator="true">,</mo><mtext>\xA0</mtext><mn>0</mn><mo stretchy="false">)</mo></mrow></semantics></math></span> and the values <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>v</mi><mn>1</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>1</mn><mo separator="true">,</mo><mn>0</mn><mo stretchy="false">)</mo></mrow></semantics></math></span>, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>v</mi><mn>2</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>0</mn><mo separator="true">,</mo><mn>1</mn><mo stretchy="false">)</mo></mrow></semantics></math></span>, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>v</mi><mn>3</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>0</mn><mo separator="true">,</mo><mn>0</mn><mo stretchy="false">)</mo></mrow></semantics></math></span>. Where is the output?</p>',answer:'<p>The exponentials are <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[n]]</mtext></mrow></semantics></math></span>, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[m]]</mtext></mrow></semantics></math></span> and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>1</mn></mrow></semantics></math></span>. Their sum is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[n]]</mtext><mo>+</mo><mtext>[[m]]</mtext><mo>+</mo><mn>1</mn></mrow></semantics></math></span>, and it divides each of them. The values pick out the first two weights: <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>o</mi><mo>\u2248</mo><mo stretchy="false">(</mo><mtext>[[o1]]</mtext><mo separator="true">,</mo><mtext>\xA0[[o2]]</mtext><mo stretchy="false">)</mo></mrow></semantics></math></span>.</p>'},q2:{asks:["rows of QK\u1D40","columns of QK\u1D40","rows of AV","columns of AV"],question:'<p>One head reads <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>T</mi><mo>=</mo><mtext>[[T]]</mtext></mrow></semantics></math></span> tokens of width <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi><mo>=</mo><mtext>[[D]]</mtext></mrow></semantics></math></span>. Its queries, keys and values have size <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><msub><mi>d</mi><mi>v</mi></msub><mo>=</mo><mtext>[[d]]</mtext></mrow></semantics></math></span>. Give the shapes of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></mrow></semantics></math></span> and of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>A</mi><mi>V</mi></mrow></semantics></math></span>.</p>',answer:'<p>Every query meets every key: <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[rows]]</mtext><mo>\xD7</mo><mtext>[[columns]]</mtext></mrow></semantics></math></span> scores. Every query gets a blend of values, and each value has [[width]] numbers: <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[rows]]</mtext><mo>\xD7</mo><mtext>[[width]]</mtext></mrow></semantics></math></span>. The width <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi><mo>=</mo><mtext>[[D]]</mtext></mrow></semantics></math></span> plays no part any more.</p>'},q3:{asks:["variance of q\xB7k","variance of q\xB7k/\u221Ad\u2096"],question:'<p>All entries of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>q</mi></mrow></semantics></math></span> and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>k</mi></mrow></semantics></math></span> are independent, with mean 0 and variance <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[v]]</mtext></mrow></semantics></math></span>. The head size is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><mtext>[[dk]]</mtext></mrow></semantics></math></span>. How large is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi mathvariant="normal">Var</mi><mo>\u2061</mo><mo stretchy="false">(</mo><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi><mo stretchy="false">)</mo></mrow></semantics></math></span>, and how large <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi mathvariant="normal">Var</mi><mo>\u2061</mo><mo stretchy="false">(</mo><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi><mi mathvariant="normal">/</mi><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt><mo stretchy="false">)</mo></mrow></semantics></math></span>?</p>',answer:'<p>Each of the [[dk]] terms has the variance <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[v]]</mtext><mo>\u22C5</mo><mtext>[[v]]</mtext></mrow></semantics></math></span>, and independent terms add up: <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[raw]]</mtext></mrow></semantics></math></span>. The factor <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>1</mn><mi mathvariant="normal">/</mi><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></mrow></semantics></math></span> enters squared, so that <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>d</mi><mi>k</mi></msub></mrow></semantics></math></span> cancels: <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[scaled]]</mtext></mrow></semantics></math></span> is left.</p>'},q4:{asks:["sum of the row, blanked after the softmax","sum of the row, masked before it"],question:'<p>All scores of a <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[T]]</mtext><mo>\xD7</mo><mtext>[[T]]</mtext></mrow></semantics></math></span> matrix are equal. Somebody takes the softmax of whole rows, and then sets everything above the diagonal to 0. What does row [[i]] sum to now? And what had it summed to with the causal mask in front of the softmax?</p>',answer:'<p>Each weight in a whole row is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>1</mn><mi mathvariant="normal">/</mi><mtext>[[T]]</mtext></mrow></semantics></math></span>. Row [[i]] keeps [[i]] of them: they sum to <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[late]]</mtext></mrow></semantics></math></span>. With the mask in front, [[i]] keys share everything, and the sum is [[early]].</p>'},q5:{asks:["parameters with the first number of heads","parameters with the second"],question:'<p>A multi-head layer of width <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi><mo>=</mo><mtext>[[D]]</mtext></mrow></semantics></math></span> has biases. How many parameters does it have with <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>H</mi><mo>=</mo><mtext>[[H]]</mtext></mrow></semantics></math></span> heads? How many with twice as many?</p>',answer:'<p>Four matrices of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[D]]</mtext><mo>\xD7</mo><mtext>[[D]]</mtext></mrow></semantics></math></span> and four biases of [[D]]: [[P]]. More heads only cut the same columns into narrower pieces, so twice as many heads need [[P2]].</p>'}};var yc=/^[+-]?(\d+\.?\d*|\.\d+)$/;function te(e){let t=e.trim().replace(/[−–]/g,"-").replace(/[\s\u2009\u202f_'’]/g,""),s=/^(.*)%$/.exec(t);if(s)return aa(te(s[1]),100);let n=/^([^/]*)\/([^/]*)$/.exec(t);return n?aa(br(n[1]),br(n[2])):br(t)}function br(e){let t=/^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(e)?e.replaceAll(",",""):e.replace(/^([+-]?\d*),(\d+)$/,"$1.$2");return yc.test(t)?Number(t):void 0}var aa=(e,t)=>e===void 0||!t?void 0:e/t,Ps=(e,{value:t,tolerance:s})=>e!==void 0&&Math.abs(e-t)<=s;var Ye={c2:{choices:{n:[2,3,4,5,7,9]},solve(e,{n:t}){let[s,n]=ia(e,t);return{shown:{n:t,a1:s,a2:n},asks:[la("weight of the first key",s),la("weight of the second key",n)]}}},c4:{choices:{n:[1,3,4,7,9]},solve(e,{n:t}){let s=ia(e,t),[n,r]=e.softmaxJacobian(s);return{shown:{n:t,p1:s[0],p2:s[1],j11:n,j12:r},asks:[ma("J\u2081\u2081",n),ma("J\u2081\u2082",r)]}}},c7:{choices:{D:[256,512,768,1024],H:[2,4,8,16]},solve(e,{D:t,H:s}){let{parameters:n}=e.count({T:1,D:t,H:s});return{shown:{D:t,H:s,P:n},asks:[Je("parameters",n)]}}},c8:{choices:{B:[2,3,4],T:[5,6,10],D:[32,64,128],H:[2,4,8],c:[3,11,18,25,30]},solve(e,{B:t,T:s,D:n,H:r,c:o}){let a=n/r,i=Float32Array.from({length:t*s*n},(c,u)=>u),l=e.splitHeads(i,{B:t,T:s,H:r,d:a}).indexOf(o-1),m=Math.floor(l/(s*a))+1,h=[t,r,s,a].map((c,u)=>Je(`${["first","second","third","last"][u]} axis`,c));return{shown:{B:t,T:s,D:n,H:r,c:o,d:a,h:m},asks:[...h,Je(`head of column ${o}`,m)]}}},c9:{choices:{D:[256,512,1024],T:[[128,256],[256,1024],[512,1024],[512,2048],[1024,8192]]},solve(e,{D:t,T:[s,n]}){let[r,o]=[s,n].map(l=>e.count({T:l,D:t,H:8})),a=o.projectionFlops/r.projectionFlops,i=(o.scoreFlops+o.valueFlops)/(r.scoreFlops+r.valueFlops);return{shown:{D:t,T1:s,T2:n,projections:a,attention:i},asks:[Je("factor for the projections",a),Je("factor for scores and weighted sums",i)]}}}};function ia(e,t){let s=new Float32Array(t),n={Tq:1,Tk:t,dk:1,dv:1},{logSumExp:r}=e.attention({q:[0],k:s,v:s,shape:n,returns:{logSumExp:!0}});return e.softmax([0,r[0]],{rows:1,columns:2})}var la=(e,t)=>({label:e,value:t,tolerance:.005}),ma=(e,t)=>({label:e,value:t,tolerance:.002}),Je=(e,t)=>({label:e,value:t,tolerance:0});function ca(e,t,s){let n=s.random(t);return Object.fromEntries(Object.entries(Ye[e].choices).map(([r,o])=>{let a=o.filter((i,l)=>l%2===t%2);return[r,a[n.permutation(a.length)[0]]]}))}function ha(e,t){let s=2166136261;for(let n of`${e}:${t}`)s=Math.imul(s^n.codePointAt(0),16777619);return(s>>>1)*2+t%2}var Xe=e=>e.toLocaleString("en",{maximumFractionDigits:4}).replace("-","\u2212");function Ze(e,t){return e.replace(/\[\[(\w+)\]\]/g,(s,n)=>{if(!Object.hasOwn(t,n))throw new Error(`a card asks for ${s}, which web/deck/numbers.js does not make`);return Xe(t[n])})}import{load as $c}from"./index.mjs";var vr;function $e(){return vr??=$c().catch(e=>{throw vr=void 0,e}),vr}var xc={q1:{choices:{n:[2,3,4,5,6],m:[2,3,4,5,7]},solve(e,{n:t,m:s}){let{output:n}=e.attention({q:[1],k:[ts(e,t),ts(e,s),0],v:[1,0,0,1,0,0],scale:1,shape:{Tq:1,Tk:3,dk:1,dv:2}});return{shown:{n:t,m:s,o1:n[0],o2:n[1]},answers:[...n].map(kr)}}},q2:{choices:{T:[6,9,12,20],D:[32,48,96],d:[4,8,16]},solve(e,{T:t,D:s,d:n}){let r=new Float32Array(t*n),{weights:o,output:a}=e.attention({q:r,k:r,v:r,shape:{Tq:t,dk:n},returns:{weights:!0}}),i={T:t,D:s,d:n,rows:t,columns:o.length/t,width:a.length/t};return{shown:i,answers:[i.rows,i.columns,i.rows,i.width].map(ua)}}},q3:{choices:{dk:[16,25,36,100,144,256],v:[2,3,4]},solve(e,{dk:t,v:s}){let n=new Float32Array(t).fill(s),r=i=>e.attention({q:n,k:n,v:[0],scale:i,shape:{Tq:1,dk:t,dv:1},returns:{scores:"scaled"}}).scores[0],[o,a]=[r(1),r(1/t)];return{shown:{dk:t,v:s,raw:o,scaled:a},answers:[o,a].map(kr)}}},q4:{choices:{T:[5,6,8,10],i:[2,3,4]},solve(e,{T:t,i:s}){let n=new Float32Array(t),r=Float32Array.from({length:t},(l,m)=>m<s?1:0),o=l=>e.attention({q:[0],k:n,v:r,shape:{Tq:1,Tk:t,dk:1,dv:1},...l}).output[0],[a,i]=[o({}),o({mask:{attend:r}})];return{shown:{T:t,i:s,late:a,early:i},answers:[a,i].map(kr)}}},q5:{choices:{D:[128,256,384,768,1024],H:[2,4,8,16]},solve(e,{D:t,H:s}){let[n,r]=[s,2*s].map(o=>e.count({T:1,D:t,H:o}).parameters);return{shown:{D:t,H:s,P:n,P2:r},answers:[n,r].map(ua)}}}},kr=e=>({value:e,tolerance:.005}),ua=e=>({value:e,tolerance:0});function ts(e,t){let s=new Float32Array(t),n={Tq:1,Tk:t,dk:1,dv:1};return e.attention({q:[0],k:s,v:s,shape:n,returns:{logSumExp:!0}}).logSumExp[0]}function da(e,t,{seed:s,round:n}){let{choices:r,solve:o}=xc[e],a=[{}];for(let[l,m]of Object.entries(r))a=a.flatMap(h=>m.map(c=>({...h,[l]:c})));let i=t.random(s).permutation(a.length);return o(t,a[i[n%a.length]])}var Mr=new Map;function Rs(e){try{let t=localStorage.getItem(e);if(t!==null)return t}catch{}return Mr.get(e)??null}function js(e,t){t===null?Mr.delete(e):Mr.set(e,t);try{t===null?localStorage.removeItem(e):localStorage.setItem(e,t)}catch{}}var _r=1e4;function fa(e,t){let s=e.trim().replace(/\s+/g," ").replace(/[−–]/g,"-");if(!s)return{problem:"Nothing was typed."};let n=/^([+-]?) ?ln ?(?:\((.*)\)|([^()/]+?))(?: ?\/ ?([^()/]+))?$/i.exec(s),r=n?bc(n,t):te(s);if(r===void 0||!Number.isFinite(r))return{problem:vc(s)};let o=/^[+-]?\d+([.,]\d+)?$/.test(s)?"":`${s.replace(/-/g,"\u2212")} was read as ${kc(r)}`;return{value:r,said:o}}function bc([,e,t,s,n],r){let[o,a="1",...i]=(t??s).split("/"),l=[pa(o),pa(a)],m=n===void 0?1:te(n);if(i.length||l.includes(void 0)||!m)return;let h=10**Math.max(...l.map(({places:f})=>f)),[c,u]=l.map(({value:f})=>Math.round(f*h));if(!(c>=1&&c<=_r&&u>=1&&u<=_r))return;let p=(ts(r,c)-ts(r,u))/m;return e==="-"?-p:p}function pa(e){let t=te(e);return t===void 0?void 0:{value:t,places:/[.,](\d+)\s*$/.exec(e)?.[1].length??0}}var vc=e=>/ln/i.test(e)?`\u201C${e}\u201D was not understood: a logarithm takes a number between 0 and ${_r} here, as in ln 3 or ln(3/2).`:`\u201C${e}\u201D was not understood: write a number, a fraction such as 2/5, or ln 3.`,kc=e=>e.toLocaleString("en",{maximumFractionDigits:4}).replace("-","\u2212");var zs=class{#t;#s;#e;#n="";#o=[];#r;#i=!1;constructor(t){this.#t=t}get offered(){return Object.hasOwn(Is,this.#t.name)}get state(){if(!this.#e)return null;let t=this.#r?this.#a.every(Boolean):null;return{shown:{...this.#e.shown},typed:[...this.#o],right:t}}close(){this.#e=void 0,this.#n="",this.#t.requestUpdate()}async next(){try{this.#s=await $e(),this.#e=da(this.#t.name,this.#s,this.#l()),this.#n=""}catch(t){this.#n=`New numbers cannot be worked out here: ${t instanceof Error?t.message:t}`}this.#o=[],this.#r=void 0,this.#i=!1,this.#t.requestUpdate(),await this.#t.updateComplete,this.#t.renderRoot.querySelector(".another input")?.focus()}#l(){let t=`attn-another:${this.#t.name}`,[,s,n]=/^(\d{1,10}):(\d{1,6})$/.exec(Rs(t)??"")??[],r=s===void 0?crypto.getRandomValues(new Uint32Array(1))[0]:Number(s),o=n===void 0?0:Number(n)+1;return js(t,`${r}:${o}`),{seed:r,round:o}}get#a(){let{answers:t}=this.#e;return(this.#r??[]).map((s,n)=>"value"in s&&Ps(s.value,t[n]))}#m(t){t.preventDefault();let{asks:s}=Is[this.#t.name];this.#i=s.some((n,r)=>!this.#o[r]?.trim()),this.#r=this.#i?void 0:s.map((n,r)=>fa(this.#o[r],this.#s)),this.#t.requestUpdate()}#u(t,s){this.#o[t]=s,this.#i=!1,this.#t.requestUpdate()}render(){if(this.#n)return d`<p class="another" role="status">${this.#n}</p>`;if(!this.#e)return g;let{question:t,asks:s,answer:n}=Is[this.#t.name],r=a=>st(Ze(a,this.#e.shown)),o=this.#r!==void 0;return d`<div class="another">
      <p class="title" id="another-title">Another one</p>
      <div class="question">${r(t)}</div>
      <form @submit=${a=>this.#m(a)}>
        <div class="asks" role="group" aria-labelledby="another-title">${s.map((a,i)=>d`<p class="ask">
          <label for="ask-${i}">${a}</label>
          <input id="ask-${i}" autocomplete="off" autocapitalize="none" spellcheck="false" ?readonly=${o}
            .value=${U(this.#o[i]??"")} @input=${l=>this.#u(i,l.target.value)}></p>`)}</div>
        ${o?g:d`<div class="row">
          <button type="submit">Check</button> <span class="note">Fractions, decimals and ln 3 are fine.</span>
        </div>`}
      </form>
      <div class="told" role="status">${this.#i?d`<p class="verdict">Fill every field first.</p>`:g}
        ${o?this.#c(s):g}</div>
      ${o?d`<div class="way">${r(n)}</div>
        <div class="row">
          <button type="button" class="quiet" @click=${()=>this.next()}>And another one</button>
        </div>`:g}
    </div>`}#c(t){let s=this.#a;return d`<ul class="marked">${t.map((n,r)=>{let{value:o}=this.#e.answers[r],a=this.#r[r],i=a.problem??(a.said&&`${a.said}.`),l=s[r]?d`<span class="sign right" aria-hidden="true">✓</span>`:d`<span class="sign wrong" aria-hidden="true">✗</span>`;return d`<li>${l} ${n}:
        <span class="num" data-name=${n} data-value=${String(o)}>${Xe(o)}</span>,
        ${s[r]?"right":`not ${this.#o[r].trim()}`}. ${i}</li>`})}</ul>`}};var Mc={page:["#ffffff","#14161a"],surface:["#f6f5f1","#1d2026"],text:["#1d2026","#e8e6e1"],muted:["#565c66","#a3a9b3"],line:["#d9d6cd","#383d46"],strong:["#7d828b","#7a818d"],query:["#8a6100","#f7cf52"],"query-fill":["#f5c026","#f7cf52"],key:["#6d3fc0","#b79bf2"],value:["#636a76","#9aa2ad"],output:["#0b62c4","#6cb2ff"],masked:["#b4257f","#ff7cc0"],right:["#1a7f37","#56d364"],wrong:["#b42318","#ff8a80"],"head-1":["#ad5500","#f0a45b"],"head-2":["#00786b","#4fd0bd"],"head-3":["#7a3fb0","#cda4f4"],"head-4":["#1f6fb2","#7cc0f5"],cell:["#ffffff","#14161a"],ink:["#000000","#ffffff"],"ink-reverse":["#ffffff","#000000"],weight:["#0039a4","#56a2f5"],positive:["#581cb0","#b189fa"],negative:["#004837","#2cb39c"]},Hs=0,Bs=1,_c=(e,t)=>Object.entries(Mc).map(([s,n])=>`--${s}:${t?n[e]:`var(--attn-${s},${n[e]})`};`).join(""),ee=(e,t)=>Gt(`color-scheme:${e===Bs?"dark":"light"};${_c(e,t)}`),kt=K`
  .root { ${ee(Hs)} }
  @media (prefers-color-scheme: dark) { .root { ${ee(Bs)} } }
  .root[data-theme='light'] { ${ee(Hs)} }
  .root[data-theme='dark'] { ${ee(Bs)} }
  :host([theme='light']) .root { ${ee(Hs,!0)} }
  :host([theme='dark']) .root { ${ee(Bs,!0)} }
  @media print { .root { ${ee(Hs,!0)} } }
  @media (forced-colors: active) {
    .root {
      --page: Canvas; --surface: Canvas; --cell: Canvas; --text: CanvasText; --muted: CanvasText; --ink: CanvasText;
      --ink-reverse: CanvasText; --line: GrayText; --strong: CanvasText; --query: CanvasText; --query-fill: Highlight;
      --key: LinkText; --value: CanvasText; --output: Highlight; --masked: CanvasText; --wrong: CanvasText;
      --right: CanvasText; --weight: Highlight; --positive: Highlight; --negative: GrayText;
    }
  }
`;var Ar=new WeakMap,Sr=new WeakMap,Tr=new Set,Er,Lr,qr,Ac="100% 0%";function Us(e,t){return Er??=new IntersectionObserver(s=>{for(let n of s)Ar.get(n.target)?.(n.isIntersecting)},{rootMargin:Ac}),Ar.set(e,t),Er.observe(e),()=>{Ar.delete(e),Er?.unobserve(e)}}function ga(e,t){return Lr??=new ResizeObserver(s=>{requestAnimationFrame(()=>{for(let n of s)Sr.get(n.target)?.(n.contentRect.width)})}),Sr.set(e,t),Lr.observe(e),()=>{Sr.delete(e),Lr?.unobserve(e)}}function Mt(e){return qr||(qr=new MutationObserver(()=>Tr.forEach(t=>t())),qr.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]})),Tr.add(e),()=>Tr.delete(e)}var _t=()=>document.documentElement.dataset.theme;function wa(e){return window.addEventListener("beforeprint",e),()=>window.removeEventListener("beforeprint",e)}function ya(e){let t=s=>Sc(s)&&e();return window.addEventListener("hashchange",e),window.addEventListener("click",t),()=>{window.removeEventListener("hashchange",e),window.removeEventListener("click",t)}}function Sc(e){if(e.defaultPrevented||e.button!==0||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return!1;let t=e.composedPath().find(n=>n instanceof HTMLAnchorElement&&n.href),s=t?.hasAttribute("download")||t?.target&&t.target!=="_self";return t?.href===window.location.href&&!s}function $a(e){let[t,s]=window.location.hash.slice(1).split("?");return t===e?s:void 0}var xa=(e,t)=>`${window.location.href.split("#")[0]}#${e}${t?`?${t}`:""}`;function ba(e){document.readyState!=="complete"&&window.addEventListener("load",e,{once:!0})}var va=K`
  :host { display: block; }
  .root {
    box-sizing: border-box;
    padding: 1.25rem 1.5rem 1rem;
    border-radius: 6px;
    background: var(--surface);
    color: var(--text);
    line-height: 1.5;
    container-type: inline-size;
  }
  p { margin: 0; }
  .title, .letter, .row { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif; font-size-adjust: none; }
  .title { margin-bottom: 0.5rem; color: var(--muted); font-size: 0.9375rem; font-weight: 600; line-height: 1.3; }
  .question { margin-bottom: 1rem; }
  .num { font-variant-numeric: tabular-nums; }

  .option { margin: 0 -0.75rem; border-left: 3px solid transparent; }
  .option + .option { margin-top: 0.125rem; }
  label { display: grid; grid-template-columns: auto auto 1fr; gap: 0 0.6rem; align-items: baseline; padding: 0.375rem 0.6rem; border-radius: 4px; cursor: pointer; }
  label:hover { background: color-mix(in srgb, var(--text) 6%, transparent); }
  label:has(:focus-visible) { outline: 3px solid var(--output); }
  input { width: 1.05rem; height: 1.05rem; margin: 0; accent-color: var(--output); cursor: pointer; outline: none; transform: translateY(0.15rem); }
  .letter { color: var(--muted); font-size: 0.875rem; font-weight: 600; }
  .option.right { border-left-color: var(--right); }
  .option.wrong { border-left-color: var(--wrong); }
  .option.chosen { border-left-color: var(--output); }
  .option.right .letter { color: var(--right); }
  .option.wrong .letter { color: var(--wrong); }
  .reason { padding: 0.125rem 0.75rem 0.625rem 3.55rem; }
  .reason[hidden] { display: none; }

  .scale { margin-bottom: 1.25rem; }
  .scale label { display: block; padding: 0; cursor: default; }
  .scale label:hover { background: none; }
  .place { display: grid; grid-template-columns: 1fr 4.5rem; gap: 1rem; align-items: start; }
  .slide { padding-top: 0.25rem; }
  .slide input { display: block; width: calc(100% + 16px); height: 2rem; margin: 0 -8px; transform: none; }
  .slide input.open { opacity: 0.55; }
  .slide input:focus-visible { outline: 3px solid var(--output); outline-offset: 2px; border-radius: 4px; }
  output, .both, .ruler text { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif; font-size-adjust: none; font-variant-numeric: tabular-nums; }
  output { padding-top: 0.4rem; font-weight: 600; }
  .ruler { display: block; overflow: visible; }
  .ruler text { fill: var(--muted); font-size: 0.8125rem; }
  .ruler .line { stroke: var(--strong); }
  .ruler circle.said { fill: var(--query-fill); stroke: var(--query); stroke-width: 2; }
  .ruler circle.found { fill: var(--output); stroke: var(--page); stroke-width: 1.5; }
  .ruler text.said { fill: var(--query); font-weight: 600; }
  .ruler text.found { fill: var(--output); font-weight: 600; }
  .both { font-size: 0.9375rem; }
  @media (pointer: coarse) { .slide input { height: 44px; } }

  .row { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; min-height: 2.75rem; margin-top: 0.75rem; font-size: 0.9375rem; }
  .verdict:empty { display: none; }
  .sign { font-weight: 700; }
  .sign.right { color: var(--right); }
  .sign.wrong { color: var(--wrong); }
  button { padding: 0.45rem 1rem; border: 1px solid var(--output); border-radius: 4px; background: var(--output); color: var(--page); font: inherit; cursor: pointer; }
  button.quiet { border-color: var(--strong); background: transparent; color: var(--text); }
  button:hover { filter: brightness(1.08); }
  button:focus-visible { outline: 3px solid var(--output); outline-offset: 2px; }

  dl { margin: 0 0 0.75rem; }
  dt { color: var(--muted); font: 600 0.9375rem/1.3 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif; font-size-adjust: none; }
  dd { margin: 0.125rem 0 0.75rem; }
  .none { color: var(--muted); }

  .another { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
  .asks { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; }
  .ask, .marked, .note { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif; font-size: 0.9375rem; font-size-adjust: none; }
  .ask label { display: block; padding: 0 0 0.25rem; color: var(--muted); cursor: default; }
  .ask label:hover { background: none; }
  .ask input {
    box-sizing: border-box; width: 8.5rem; height: auto; min-height: 2.4rem; padding: 0.3rem 0.6rem; border: 1px solid var(--strong); border-radius: 4px;
    background: var(--page); color: var(--text); font: inherit; font-variant-numeric: tabular-nums; cursor: text; transform: none;
  }
  .ask input:focus-visible { outline: 3px solid var(--output); outline-offset: 1px; }
  .note { color: var(--muted); }
  .told { margin-top: 0.75rem; }
  .marked { margin: 0 0 0.75rem; padding: 0; list-style: none; }
  .way > :last-child { margin: 0; }

  @container (width < 26rem) {
    .reason { padding-left: 0.75rem; }
    .place { grid-template-columns: 1fr; gap: 0; }
    .place output { order: -1; }
    .ruler .between { display: none; }
  }

  @media print {
    .place :is(output, input) { display: none; }
    .root { border: 1px solid var(--line); }
    input, .row, .another { display: none; }
    .option, .option.wrong { border-left-color: transparent; }
    :host(attn-check:not([answers='off'])) .option[data-answer='right'] { border-left-color: var(--right); }
    .reason[hidden] { display: block; }
    .reason { padding-left: 2.1rem; }
    :host([answers='off']) .reason { display: none; }
    :host([answers='off']) .option { border-left-color: transparent; }
  }
`;var se="ABCDEFGH",xe=class extends V{static properties={name:{reflect:!0},theme:{reflect:!0},choice:{attribute:!1},done:{attribute:!1},hint:{state:!0}};static styles=[kt,va];static entries={};static memory="";#t;constructor(){super(),this.name="",this.theme=void 0,this.choice=null,this.done=!1,this.hint=!1}connectedCallback(){super.connectedCallback(),this.#e(),this.#t=Mt(()=>this.requestUpdate())}disconnectedCallback(){super.disconnectedCallback(),this.#t?.()}willUpdate(t){t.has("name")&&this.restore()}get entry(){let{entries:t}=this.constructor;return Object.hasOwn(t,this.name)?t[this.name]:void 0}get state(){return this.answer}set state({choice:t=null,done:s=!1}){let n=Number.isInteger(t)&&t>=0&&t<(this.entry?.options.length??0);this.choice=n?t:null,this.done=n&&!!s,this.hint=!1}get answer(){return{name:this.name,choice:this.choice,done:this.done}}get begun(){return this.choice!==null}get ready(){return this.choice!==null}reset(){this.state={},this.settle()}get#s(){return`${this.constructor.memory}:${this.name}`}#e(){let t=[...this.querySelectorAll("[data-part]")];if(t.length){for(let s of t)s.slot=s.dataset.part;this.replaceChildren(...t)}}restore(){try{this.state=JSON.parse(Rs(this.#s)??"{}")}catch{this.state={}}}settle(){let{name:t,...s}=this.answer;js(this.#s,this.begun?JSON.stringify(s):null),this.tell("attn-change")}tell(t){this.dispatchEvent(new CustomEvent(t,{bubbles:!0,composed:!0,detail:{state:this.state}}))}choose(t){this.choice=t,this.done=!1,this.hint=!1,this.tell("attn-input")}handIn(t){t.preventDefault(),this.hint=!this.ready,!this.hint&&(this.done=!0,this.settle())}again(){this.reset(),this.updateComplete.then(()=>this.renderRoot.querySelector("input")?.focus())}part(t,s){return d`<slot name=${t}>${st(s)}</slot>`}frame(t,s){let n=_t()??g;return this.entry?d`<div class="root" data-theme=${n} role="group" aria-labelledby="title">
      <p class="title" id="title">${t}</p>
      ${s}
    </div>`:d`<div class="root" data-theme=${n}>
        <p>There is no question with the name “${this.name}”.</p></div>`}form(t,s,n=g){return d`<div class="question" id="question">${this.part("question",this.entry.question)}</div>
      <form @submit=${this.handIn}>
        ${t}
        <div class="row">${s}</div>
      </form>
      ${n}`}options(t=()=>g){return d`<div role="radiogroup" aria-labelledby="question">${this.entry.options.map((s,n)=>d`
      <div class="option ${this.mark(s,n)}" data-answer=${s.right?"right":"wrong"}>
        <label>
          <input type="radio" name="option" value=${n} .checked=${this.choice===n} @change=${()=>this.choose(n)}>
          <span class="letter">${se[n]}</span>
          <span class="text">${this.part(`option-${n}`,s.text)}</span>
        </label>
        ${t(s,n)}
      </div>`)}</div>`}mark(){return""}};var Fs=class extends xe{static entries=sa;static memory="attn-check";#t=new zs(this);get state(){return{...super.state,right:this.done?this.#s:null,another:this.#t.state}}set state(t){super.state=t}get#s(){return!!this.entry?.options[this.choice]?.right}render(){return this.frame("Quick check",this.entry&&this.form(this.options(({reason:t},s)=>d`<div class="reason" ?hidden=${!this.#e(s)}>
        ${this.part(`reason-${s}`,t)}</div>`),d`${this.done?g:d`<button type="submit">Check my answer</button>`}
        <p class="verdict" role="status">${this.#n()}</p>
        ${this.done?d`<button type="button" class="quiet" @click=${this.again}>Try again</button>`:g}
        ${this.done&&this.#t.offered&&!this.#t.state?d`<button type="button" class="quiet"
          @click=${()=>this.#t.next()}>Another one, with new numbers</button>`:g}`,this.#t.render()))}choose(t){this.#t.close(),super.choose(t)}reset(){this.#t.close(),super.reset()}mark({right:t},s){return this.#e(s)?t?"right":"wrong":""}#e(t){return this.done&&this.choice===t}#n(){return this.hint?"Choose one of the options first.":this.done?this.#s?d`<span class="sign right" aria-hidden="true">✓</span> ${se[this.choice]} is right.`:d`<span class="sign wrong" aria-hidden="true">✗</span> Not ${se[this.choice]}.
        The reason stands under it.`:g}};var ka={p1:{question:`<p>A query <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>q</mi></mrow></semantics></math></span> and 128 keys <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>k</mi></mrow></semantics></math></span> have 64 entries each, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><mn>64</mn></mrow></semantics></math></span>. All entries are independent, with mean 0 and variance 1. You compute the scores <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi></mrow></semantics></math></span>, do <strong>not</strong> divide them by anything, and take their softmax.
What comes out? Mark a place on each scale.</p>`,scales:[{label:"How far do the scores spread? Mark their standard deviation.",stops:[.5,.7,1,1.5,2,3,4,6,8,12,16,24,32,48,64,96,128],unit:"",truth:'<span class="num" data-name="spread(64)" data-value="8">8</span>',value:8},{label:"How large is the largest of the 128 weights?",stops:[.01,.05,.1,.15,.2,.25,.3,.35,.4,.45,.5,.55,.6,.65,.7,.75,.8,.85,.9,.95,1],unit:"",truth:'<span class="num" data-name="simulation(64).largest" data-value="0.8337270021438599">0.83</span>',value:.8337270021438599},{label:"How many of the keys get a weight below 0.001, so that hardly any gradient reaches them?",stops:[0,5,10,15,20,25,30,35,40,45,50,55,60,65,70,75,80,85,90,95,100],unit:"\xA0%",truth:'<span class="num" data-name="simulation(64).tiny" data-value="0.953125">95</span>',value:95.3125}],options:[],truth:`<p>The standard deviation of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi></mrow></semantics></math></span> is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msqrt><mn>64</mn></msqrt><mo>=</mo><mn>8</mn></mrow></semantics></math></span> (<a href="#thm-variance">theorem</a>), and that of the difference of two scores is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>8</mn><msqrt><mn>2</mn></msqrt><mo>\u2248</mo><mn>11</mn></mrow></semantics></math></span>. A gap of 11 makes one weight <span class="num" data-name="ratio(11)" data-value="59874.140883652966">59,874</span> times as large as the other. So the weights are nearly one-hot, as the core finds in
<span class="num" data-name="simulation(64).draws" data-value="1000">1,000</span> random draws (the numbers on the scales are medians). The entries of the Jacobian are then close to 0 (<a href="#saturation">saturation</a>), and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>W</mi><mi>Q</mi></msub></mrow></semantics></math></span> and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>W</mi><mi>K</mi></msub></mrow></semantics></math></span> get almost no gradient. Divide by <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt><mo>=</mo><mn>8</mn></mrow></semantics></math></span>, and the largest weight has a median of <span class="num" data-name="simulation(64).scaledLargest" data-value="0.06094261258840561">0.06</span>.</p>`},p2:{question:"<p>You feed the tokens of a sentence into self-attention without a mask and without positional encodings. Then you shuffle the tokens and feed them in again. What happens to the outputs, and what to their mean over all tokens?</p>",scales:[],options:[{right:!1,text:"The outputs change completely, and so does the mean: another order is another sentence.",reason:""},{right:!1,text:"Nothing changes at all: each position gives the same output as before.",reason:""},{right:!0,text:"The outputs are the same vectors, shuffled in the same way as the tokens. The mean stays the same.",reason:""},{right:!1,text:"Each output changes a little, but the mean stays the same.",reason:""}],truth:'<p>The outputs move with their tokens, and each one is exactly what it was (<a href="#thm-equivariance">permutation equivariance</a>). Whatever does not look at the order, so also a mean over them, keeps its value. A causal mask or positional encodings would change this.</p>'}};function P(e,t=2){if(Number.isNaN(e))return"NaN";if(e===1/0)return"\u221E";if(e===-1/0)return"\u2212\u221E";let s=Ec(e)?Lc(e):e.toFixed(t);return Number(s.replace(/×.*$/,""))===0?s.replace("-",""):s.replaceAll("-","\u2212")}function Ma(e,t=2){return Number.isNaN(e)?"not a number":e===1/0?"infinity":e===-1/0?"minus infinity":P(e,t)}var pt=e=>Number.isInteger(e)?String(e).replace("-","\u2212"):P(e,ft(e));function ft(e){let t=e.toFixed(6).replace(/0+$/,"");return t.length-t.indexOf(".")-1}var Ws=([e,t])=>`(${P(e)},\xA0${P(t)})`,be=e=>e.length<2?String(e[0]):`${e.slice(0,-1).join(", ")} and ${e[e.length-1]}`,ne=e=>Number.isNaN(e)?"not a number":`${P(e*100,0)}\xA0%`,nt=({name:e,value:t,digits:s},{x:n,y:r,anchor:o="end",role:a})=>k`<text
  class=${`number ${a??""}`} x=${n} y=${r} text-anchor=${o}
  data-name=${e} data-value=${String(t)}>${P(t,s)}</text>`,re=(e,t)=>k`<tspan class=${`number ${t??""}`} data-name=${e.name}
  data-value=${String(e.value)}>${P(e.value,e.digits)}</tspan>`,D=({name:e,value:t,digits:s})=>d`<button type="button" class="number"
  data-name=${e} data-value=${String(t)}>${P(t,s)}</button>`,Ec=e=>e>=1e6||e<=-1e6;function Lc(e){let[t,s]=e.toExponential(1).split("e");return`${t}\xD710${[...s.replace("+","")].map(n=>qc[n]).join("")}`}var qc={0:"\u2070",1:"\xB9",2:"\xB2",3:"\xB3",4:"\u2074",5:"\u2075",6:"\u2076",7:"\u2077",8:"\u2078",9:"\u2079","-":"\u207B"};var _a=4,ve=(e,{unit:t})=>`${e}${t}`;function Sa(e,t,{mark:s,done:n,put:r}){let{label:o,stops:a}=e,i=s===null?0:a.indexOf(s),l=({target:h})=>r(a[Number(h.value)]),m=h=>{h.key===" "&&(h.preventDefault(),l(h))};return d`<div class="scale">
    <label for="scale-${t}">${st(o)}</label>
    <div class="place">
      <div class="slide">
        <input id="scale-${t}" type="range" min="0" max=${a.length-1} step="1" .value=${String(i)}
          ?disabled=${n} class=${s===null?"open":""}
          aria-valuetext=${s===null?"not marked yet":ve(s,e)}
          @input=${l} @click=${l} @keydown=${m}>
        <svg class="ruler" width="100%" height="26" aria-hidden="true">${Ea(e,0)}</svg>
      </div>
      <output for="scale-${t}">${s===null?"?":ve(s,e)}</output>
    </div>
  </div>`}function Ta(e,t){let{label:s,truth:n,unit:r,value:o}=e,[a,i]=[t===null?null:Aa(e,t),Aa(e,o)];return d`<div class="scale">
    <p>${st(s)}</p>
    <svg class="ruler" width="100%" height="66" aria-hidden="true">
      ${Ea(e,28)}
      ${a===null?g:k`<circle class="said" cx=${a} cy="28" r="9"></circle>
        <text class="said" x=${a} y="12" text-anchor=${Nr(a)}>you</text>`}
      <circle class="found" cx=${i} cy="28" r="5.5"></circle>
      <text class="found" x=${i} y="62" text-anchor=${Nr(i)}>the core</text>
    </svg>
    <p class="both">${t===null?"You said nothing yet.":d`You said
      <span class="num" data-name="said" data-value=${String(t)}>${ve(t,e)}</span>.`}
      The core finds <strong>${st(n)}${r}</strong>.</p>
  </div>`}function Aa({stops:e},t){let s=Math.max(1,e.findIndex(o=>o>=t)),[n,r]=[e[s-1],e[s]];return Ks((s-1+(t-n)/(r-n))/(e.length-1))}var Ks=e=>`${Number((100*e).toFixed(2))}%`,Nr=e=>parseFloat(e)<6?"start":parseFloat(e)>94?"end":"middle";function Ea(e,t){let s=e.stops.length-1,n=Array.from({length:_a+1},(r,o)=>Math.round(o*s/_a));return k`<line class="line" x1="0" x2="100%" y1=${t} y2=${t}></line>
    ${e.stops.map((r,o)=>Ks(o/s)).map(r=>k`<line class="line" x1=${r} x2=${r} y1=${t} y2=${t+5}></line>`)}
    ${n.map((r,o)=>k`<text class=${o%2?"between":""} x=${Ks(r/s)} y=${t+20}
      text-anchor=${Nr(Ks(r/s))}>${ve(e.stops[r],e)}</text>`)}`}var Vs=class e extends xe{static properties={reveal:{type:Boolean,reflect:!0},marks:{attribute:!1}};static entries=ka;static memory="attn-predict";#t=t=>{let{target:s,key:n}=t;(s instanceof e&&s!==this&&s.name===this.name||n===`${e.memory}:${this.name}`)&&this.restore()};constructor(){super(),this.reveal=!1,this.marks=[]}connectedCallback(){super.connectedCallback(),document.addEventListener("attn-change",this.#t),window.addEventListener("storage",this.#t)}disconnectedCallback(){super.disconnectedCallback(),document.removeEventListener("attn-change",this.#t),window.removeEventListener("storage",this.#t)}get#s(){return this.entry?.scales??[]}get answer(){return{...super.answer,marks:[...this.marks]}}get state(){return this.answer}set state(t){super.state=t;let s=Array.isArray(t.marks)?t.marks:[];this.marks=this.#s.map(({stops:n},r)=>n.includes(s[r])?s[r]:null),this.marks.length&&(this.done=this.ready&&!!t.done)}get begun(){return super.begun||this.marks.some(t=>t!==null)}get ready(){return this.marks.length?this.marks.every(t=>t!==null):super.ready}#e(t,s){this.marks=this.marks.with(t,s),this.hint=!1,this.tell("attn-input")}#n(){return this.marks.length?this.#s.map((t,s)=>Sa(t,s,{mark:this.marks[s],done:this.done,put:n=>this.#e(s,n)})):this.options()}render(){return this.reveal?this.frame("Your prediction",this.entry&&this.#r()):this.frame("Predict",this.entry&&this.form(this.#n(),d`
      ${this.done?g:d`<button type="submit">This is my prediction</button>`}
      <p class="verdict" role="status">${this.#o()}</p>
      ${this.done?d`<button type="button" class="quiet" @click=${this.again}>Change it</button>`:g}`))}mark(t,s){return this.done&&this.choice===s?"chosen":""}#o(){let t=this.marks.length?"Mark a place on each scale first":"Choose one of the options first";return this.hint?`${t}. A guess is fine.`:this.done?`You predict ${this.marks.length?be(this.marks.map((n,r)=>ve(n,this.#s[r]))):se[this.choice]}. It is kept; read on and find out.`:g}#r(){let{options:t,truth:s}=this.entry;if(this.marks.length)return d`${this.#s.map((a,i)=>Ta(a,this.done?this.marks[i]:null))}
        <div class="truth">${this.part("truth",s)}</div>`;let n=t.findIndex(a=>a.right),r=a=>d`<dd><span class="letter">${se[a]}</span> ${st(t[a].text)}</dd>`,o=this.choice===n;return d`<dl>
      <dt>You said</dt>
      ${this.done?r(this.choice):d`<dd class="none">Nothing yet.</dd>`}
      <dt>${this.done?d`<span class="sign ${o?"right":"wrong"}"
        aria-hidden="true">${o?"\u2713":"\u2717"}</span>`:g}
        ${this.done&&o?"And so it is":"It turns out"}</dt>
      ${o&&this.done?g:r(n)}
    </dl>
    <div class="truth">${this.part("truth",s)}</div>`}};var Nc={"attn-check":Fs,"attn-predict":Vs};for(let[e,t]of Object.entries(Nc))customElements.get(e)||customElements.define(e,t);var Dc=new ResizeObserver(e=>{for(let{target:t}of e)if(t.scrollWidth>t.clientWidth)t.setAttribute("tabindex","0"),t.classList.contains("formula")&&(t.setAttribute("role","group"),t.setAttribute("aria-label","Formula, scrolls sideways"));else for(let s of["tabindex","role","aria-label"])t.removeAttribute(s)});function La(e){for(let t of e.querySelectorAll(".formula, .listing pre"))Dc.observe(t)}function qa(e,t,s,n){return e.length?d`<div class="asks" role="group" aria-label="Your answer, if you like to type it">${e.map(({label:r,tolerance:o},a)=>d`
    <div class=${o===0&&e.length>2?"ask narrow":"ask"}>
      <label for="ask-${a}">${r}</label>
      <input id="ask-${a}" autocomplete="off" spellcheck="false" inputmode="text" ?disabled=${s}
        .value=${U(t[a]??"")} @input=${i=>n(a,i.target.value)}>
    </div>`)}</div>
  ${e.some(({tolerance:r})=>r>0)?d`<p class="hint muted ui">Fractions are fine, and so are decimals,
    two or three of them.</p>`:g}`:g}function Na(e,t,s){return s.length?d`<ul class="marks ui" role="list" aria-label="Your answer">${e.map(({label:n,value:r},o)=>d`<li>
    <span class="sign ${s[o]?"right":"wrong"}" aria-hidden="true">${s[o]?"\u2713":"\u2717"}</span>
    ${n}: <span class="num" data-name=${n} data-value=${String(r)}>${Xe(r)}</span>,
    ${s[o]?"right":t[o]?.trim()?d`not ${t[o].trim()}`:"left out"}</li>`)}</ul>`:g}var Da=[{name:"c1",title:"Attention with a mask",front:'<p>Write the whole formula of scaled dot-product attention, for <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi class="of-q">Q</mi></mrow></semantics></math></span>, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi class="of-k">K</mi></mrow></semantics></math></span>, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi class="of-v">V</mi></mrow></semantics></math></span> and an additive mask <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>M</mi></mrow></semantics></math></span>.</p>',back:`<div class="formula"><span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mstyle scriptlevel="0" displaystyle="true"><mi mathvariant="normal">Attn</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi class="of-q">Q</mi><mo separator="true">,</mo><mi class="of-k">K</mi><mo separator="true">,</mo><mi class="of-v">V</mi><mo stretchy="false">)</mo><mo>=</mo><mi mathvariant="normal">softmax</mi><mo>\u2061</mo><mo fence="false" stretchy="true" minsize="1.8em" maxsize="1.8em">(</mo><mfrac><mrow><mi class="of-q">Q</mi><msup><mi class="of-k">K</mi><mi mathvariant="normal">\u22A4</mi></msup></mrow><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></mfrac><mo>+</mo><mi>M</mi><mo fence="false" stretchy="true" minsize="1.8em" maxsize="1.8em">)</mo><mtext>\u2009</mtext><mi class="of-v">V</mi></mstyle></mrow></semantics></math></span></div>
<p>The softmax runs along each row by itself. <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>M</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>=</mo><mn>0</mn></mrow></semantics></math></span> lets query <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>i</mi></mrow></semantics></math></span> look at key <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>j</mi></mrow></semantics></math></span>, and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>M</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>=</mo><mo>\u2212</mo><mi mathvariant="normal">\u221E</mi></mrow></semantics></math></span> hides that key from it.</p>`,values:{},asks:[],anki:{front:"<p>Write the whole formula of scaled dot-product attention, for \\(Q\\), \\(K\\), \\(V\\) and an additive mask \\(M\\).</p>",back:`<div class="formula">\\[\\operatorname{Attn}(Q, K, V) = \\operatorname{softmax}\\Big(\\frac{QK^{\\top}}{\\sqrt{d_k}} + M\\Big)\\, V\\]</div>
<p>The softmax runs along each row by itself. \\(M_{ij} = 0\\) lets query \\(i\\) look at key \\(j\\), and \\(M_{ij} = -\\infty\\) hides that key from it.</p>`},source:{front:"Write the whole formula of scaled dot-product attention, for $Q$, $K$, $V$ and an additive mask $M$.",back:`$$
\\operatorname{Attn}(Q, K, V) = \\operatorname{softmax}\\Big(\\frac{QK^{\\top}}{\\sqrt{d_k}} + M\\Big)\\, V
$$

The softmax runs along each row by itself. $M_{ij} = 0$ lets query $i$ look at key $j$, and $M_{ij} = -\\infty$ hides that key from it.`}},{name:"c2",title:"From scores to weights",front:'<p>One query meets two keys and scores them <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>0</mn></mrow></semantics></math></span> and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>ln</mi><mo>\u2061</mo><mtext>\u2009</mtext><mtext>[[n]]</mtext></mrow></semantics></math></span>. Which weights does the softmax give them?</p>',back:`<p>Exponentials first: <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>e</mi><mn>0</mn></msup><mo>=</mo><mn>1</mn></mrow></semantics></math></span> and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>e</mi><mrow><mi>ln</mi><mo>\u2061</mo><mtext>\u2009</mtext><mtext>[[n]]</mtext></mrow></msup><mo>=</mo><mtext>[[n]]</mtext></mrow></semantics></math></span>. Then divide both by their sum, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>1</mn><mo>+</mo><mtext>[[n]]</mtext></mrow></semantics></math></span>:</p>
<div class="formula"><span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mstyle scriptlevel="0" displaystyle="true"><mi>a</mi><mo>=</mo><mo fence="false" stretchy="true" minsize="1.8em" maxsize="1.8em">(</mo><mfrac><mn>1</mn><mrow><mn>1</mn><mo>+</mo><mtext>[[n]]</mtext></mrow></mfrac><mo separator="true">,</mo><mtext>\xA0</mtext><mfrac><mtext>[[n]]</mtext><mrow><mn>1</mn><mo>+</mo><mtext>[[n]]</mtext></mrow></mfrac><mo fence="false" stretchy="true" minsize="1.8em" maxsize="1.8em">)</mo><mo>\u2248</mo><mo stretchy="false">(</mo><mtext>[[a1]]</mtext><mo separator="true">,</mo><mtext>\xA0[[a2]]</mtext><mo stretchy="false">)</mo></mstyle></mrow></semantics></math></span></div>`,values:{n:3,a1:.25,a2:.75},asks:[{label:"weight of the first key",tolerance:.005},{label:"weight of the second key",tolerance:.005}],anki:{front:"<p>One query meets two keys and scores them \\(0\\) and \\(\\ln 3\\). Which weights does the softmax give them?</p>",back:`<p>Exponentials first: \\(e^0 = 1\\) and \\(e^{\\ln 3} = 3\\). Then divide both by their sum, \\(1 + 3\\):</p>
<div class="formula">\\[a = \\Big(\\frac{1}{1 + 3},\\ \\frac{3}{1 + 3}\\Big) \\approx (0.25,\\ 0.75)\\]</div>`},source:{front:"One query meets two keys and scores them $0$ and $\\ln 3$. Which weights does the softmax give them?",back:`Exponentials first: $e^0 = 1$ and $e^{\\ln 3} = 3$. Then divide both by their sum, $1 + 3$:

$$
a = \\Big(\\frac{1}{1 + 3},\\ \\frac{3}{1 + 3}\\Big) \\approx (0.25,\\ 0.75)
$$`}},{name:"c3",title:"The factor under the dot product",front:'<p>Attention divides <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi class="of-q">q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi class="of-k">k</mi></mrow></semantics></math></span> by <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></mrow></semantics></math></span>. What goes wrong without it, and why this number and no other?</p>',back:`<p>Take entries that are independent, with mean 0 and variance 1. Then <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi mathvariant="normal">Var</mi><mo>\u2061</mo><mo stretchy="false">(</mo><msup><mi class="of-q">q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi class="of-k">k</mi><mo stretchy="false">)</mo><mo>=</mo><msub><mi>d</mi><mi>k</mi></msub></mrow></semantics></math></span>, so raw logits spread like <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></mrow></semantics></math></span>.</p>
<p>Spread-out logits push the softmax towards one-hot. There its Jacobian is nearly 0, and hardly any gradient arrives at <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>W</mi><mi>Q</mi></msub></mrow></semantics></math></span> and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>W</mi><mi>K</mi></msub></mrow></semantics></math></span>.
After the division the variance is 1, whatever the head size.</p>`,values:{},asks:[],anki:{front:"<p>Attention divides \\(q^{\\top} k\\) by \\(\\sqrt{d_k}\\). What goes wrong without it, and why this number and no other?</p>",back:`<p>Take entries that are independent, with mean 0 and variance 1. Then \\(\\operatorname{Var}(q^{\\top} k) = d_k\\), so raw logits spread like \\(\\sqrt{d_k}\\).</p>
<p>Spread-out logits push the softmax towards one-hot. There its Jacobian is nearly 0, and hardly any gradient arrives at \\(W_Q\\) and \\(W_K\\).
After the division the variance is 1, whatever the head size.</p>`},source:{front:"Attention divides $q^{\\top} k$ by $\\sqrt{d_k}$. What goes wrong without it, and why this number and no other?",back:`Take entries that are independent, with mean 0 and variance 1. Then $\\operatorname{Var}(q^{\\top} k) = d_k$, so raw logits spread like $\\sqrt{d_k}$.

Spread-out logits push the softmax towards one-hot. There its Jacobian is nearly 0, and hardly any gradient arrives at $W_Q$ and $W_K$.
After the division the variance is 1, whatever the head size.`}},{name:"c4",title:"The derivative of softmax",front:'<p>Let <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>p</mi><mo>=</mo><mi mathvariant="normal">softmax</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi>s</mi><mo stretchy="false">)</mo></mrow></semantics></math></span>. Give its Jacobian <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>J</mi></mrow></semantics></math></span>, with entries <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>J</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>=</mo><mi mathvariant="normal">\u2202</mi><msub><mi>p</mi><mi>i</mi></msub><mi mathvariant="normal">/</mi><mi mathvariant="normal">\u2202</mi><msub><mi>s</mi><mi>j</mi></msub></mrow></semantics></math></span>. Then use it: for <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>p</mi><mo>=</mo><mo stretchy="false">(</mo><mtext>[[p1]]</mtext><mo separator="true">,</mo><mtext>\xA0[[p2]]</mtext><mo stretchy="false">)</mo></mrow></semantics></math></span>, how large are <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>J</mi><mn>11</mn></msub></mrow></semantics></math></span> and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>J</mi><mn>12</mn></msub></mrow></semantics></math></span>?</p>',back:`<div class="formula"><span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mstyle scriptlevel="0" displaystyle="true"><mi>J</mi><mo>=</mo><mi mathvariant="normal">diag</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi>p</mi><mo stretchy="false">)</mo><mo>\u2212</mo><mi>p</mi><mtext>\u2009</mtext><msup><mi>p</mi><mi mathvariant="normal">\u22A4</mi></msup><mo separator="true">,</mo><mspace width="2em"/><msub><mi>J</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>=</mo><msub><mi>p</mi><mi>i</mi></msub><mtext>\u2009</mtext><mo stretchy="false">(</mo><msub><mi>\u03B4</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>\u2212</mo><msub><mi>p</mi><mi>j</mi></msub><mo stretchy="false">)</mo></mstyle></mrow></semantics></math></span></div>
<p>Here <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>J</mi><mn>11</mn></msub><mo>=</mo><msub><mi>p</mi><mn>1</mn></msub><mo stretchy="false">(</mo><mn>1</mn><mo>\u2212</mo><msub><mi>p</mi><mn>1</mn></msub><mo stretchy="false">)</mo><mo>=</mo><mtext>[[j11]]</mtext></mrow></semantics></math></span> and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>J</mi><mn>12</mn></msub><mo>=</mo><mo>\u2212</mo><msub><mi>p</mi><mn>1</mn></msub><msub><mi>p</mi><mn>2</mn></msub><mo>=</mo><mtext>[[j12]]</mtext></mrow></semantics></math></span>. The two add to 0, like every row of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>J</mi></mrow></semantics></math></span>: raising all scores together changes nothing.</p>`,values:{n:3,p1:.25,p2:.75,j11:.1875,j12:-.1875},asks:[{label:"J\u2081\u2081",tolerance:.002},{label:"J\u2081\u2082",tolerance:.002}],anki:{front:"<p>Let \\(p = \\operatorname{softmax}(s)\\). Give its Jacobian \\(J\\), with entries \\(J_{ij} = \\partial p_i / \\partial s_j\\). Then use it: for \\(p = (0.25,\\ 0.75)\\), how large are \\(J_{11}\\) and \\(J_{12}\\)?</p>",back:`<div class="formula">\\[J = \\operatorname{diag}(p) - p\\,p^{\\top}, \\qquad J_{ij} = p_i\\,(\\delta_{ij} - p_j)\\]</div>
<p>Here \\(J_{11} = p_1 (1 - p_1) = 0.1875\\) and \\(J_{12} = -p_1 p_2 = -0.1875\\). The two add to 0, like every row of \\(J\\): raising all scores together changes nothing.</p>`},source:{front:"Let $p = \\operatorname{softmax}(s)$. Give its Jacobian $J$, with entries $J_{ij} = \\partial p_i / \\partial s_j$. Then use it: for $p = (0.25,\\ 0.75)$, how large are $J_{11}$ and $J_{12}$?",back:`$$
J = \\operatorname{diag}(p) - p\\,p^{\\top}, \\qquad J_{ij} = p_i\\,(\\delta_{ij} - p_j)
$$

Here $J_{11} = p_1 (1 - p_1) = 0.1875$ and $J_{12} = -p_1 p_2 = -0.1875$. The two add to 0, like every row of $J$: raising all scores together changes nothing.`}},{name:"c5",title:"The causal mask",front:'<p>Which keys does a causal mask leave to query <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>i</mi></mrow></semantics></math></span>? How do you make the mask, and at which point of the computation does it act?</p>',back:`<p>Query <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>i</mi></mrow></semantics></math></span> keeps the keys <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>j</mi><mo>\u2264</mo><mi>i</mi></mrow></semantics></math></span>: itself and the past. Set <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>M</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>=</mo><mn>0</mn></mrow></semantics></math></span> there and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mo>\u2212</mo><mi mathvariant="normal">\u221E</mi></mrow></semantics></math></span> above the diagonal, for instance with
<code>torch.full((T, T), float('-inf')).triu(1)</code>.</p>
<p>Add it first and take the softmax afterwards. Hidden weights are then exactly 0 and what remains of each row sums to 1.</p>`,values:{},asks:[],anki:{front:"<p>Which keys does a causal mask leave to query \\(i\\)? How do you make the mask, and at which point of the computation does it act?</p>",back:`<p>Query \\(i\\) keeps the keys \\(j \\le i\\): itself and the past. Set \\(M_{ij} = 0\\) there and \\(-\\infty\\) above the diagonal, for instance with
<code>torch.full((T, T), float('-inf')).triu(1)</code>.</p>
<p>Add it first and take the softmax afterwards. Hidden weights are then exactly 0 and what remains of each row sums to 1.</p>`},source:{front:"Which keys does a causal mask leave to query $i$? How do you make the mask, and at which point of the computation does it act?",back:`Query $i$ keeps the keys $j \\le i$: itself and the past. Set $M_{ij} = 0$ there and $-\\infty$ above the diagonal, for instance with
\`torch.full((T, T), float('-inf')).triu(1)\`.

Add it first and take the softmax afterwards. Hidden weights are then exactly 0 and what remains of each row sums to 1.`}},{name:"c6",title:"A row with no key left",front:"<p>The masks hide every single key from one query. What does its row of attention turn into, and what do you do about it?</p>",back:`<p>All its logits are <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mo>\u2212</mo><mi mathvariant="normal">\u221E</mi></mrow></semantics></math></span>, so the softmax is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>0</mn><mi mathvariant="normal">/</mi><mn>0</mn></mrow></semantics></math></span>: NaN. From there it infects whatever is computed next. Some fused kernels give zeros in this case.</p>
<p>Count on neither. Leave each query at least one key. A usual way to get here: padding on the left together with a causal mask.</p>`,values:{},asks:[],anki:{front:"<p>The masks hide every single key from one query. What does its row of attention turn into, and what do you do about it?</p>",back:`<p>All its logits are \\(-\\infty\\), so the softmax is \\(0/0\\): NaN. From there it infects whatever is computed next. Some fused kernels give zeros in this case.</p>
<p>Count on neither. Leave each query at least one key. A usual way to get here: padding on the left together with a causal mask.</p>`},source:{front:"The masks hide every single key from one query. What does its row of attention turn into, and what do you do about it?",back:`All its logits are $-\\infty$, so the softmax is $0/0$: NaN. From there it infects whatever is computed next. Some fused kernels give zeros in this case.

Count on neither. Leave each query at least one key. A usual way to get here: padding on the left together with a causal mask.`}},{name:"c7",title:"Counting parameters",front:'<p>Multi-head attention with biases has width <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi></mrow></semantics></math></span> and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>H</mi></mrow></semantics></math></span> heads. How many parameters is that? Give the formula, then the number for <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi><mo>=</mo><mtext>[[D]]</mtext></mrow></semantics></math></span> and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>H</mi><mo>=</mo><mtext>[[H]]</mtext></mrow></semantics></math></span>.</p>',back:`<p>Four <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi><mo>\xD7</mo><mi>D</mi></mrow></semantics></math></span> matrices and four biases of length <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi></mrow></semantics></math></span>:</p>
<div class="formula"><span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mstyle scriptlevel="0" displaystyle="true"><mn>4</mn><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mn>4</mn><mi>D</mi><mo>=</mo><mtext>[[P]]</mtext></mstyle></mrow></semantics></math></span></div>
<p><span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>H</mi></mrow></semantics></math></span> does not appear. Heads cut the width into pieces; they add nothing to it.</p>`,values:{D:512,H:8,P:1050624},asks:[{label:"parameters",tolerance:0}],anki:{front:"<p>Multi-head attention with biases has width \\(D\\) and \\(H\\) heads. How many parameters is that? Give the formula, then the number for \\(D = 512\\) and \\(H = 8\\).</p>",back:`<p>Four \\(D \\times D\\) matrices and four biases of length \\(D\\):</p>
<div class="formula">\\[4D^2 + 4D = 1{,}050{,}624\\]</div>
<p>\\(H\\) does not appear. Heads cut the width into pieces; they add nothing to it.</p>`},source:{front:"Multi-head attention with biases has width $D$ and $H$ heads. How many parameters is that? Give the formula, then the number for $D = 512$ and $H = 8$.",back:`Four $D \\times D$ matrices and four biases of length $D$:

$$
4D^2 + 4D = 1{,}050{,}624
$$

$H$ does not appear. Heads cut the width into pieces; they add nothing to it.`}},{name:"c8",title:"Splitting into heads",front:`<p><span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi class="of-q">Q</mi></mrow></semantics></math></span> has shape <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mo stretchy="false">(</mo><mi>B</mi><mo separator="true">,</mo><mi>T</mi><mo separator="true">,</mo><mi>D</mi><mo stretchy="false">)</mo></mrow></semantics></math></span>. Which two steps split it into <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>H</mi></mrow></semantics></math></span> heads? With <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mo stretchy="false">(</mo><mi>B</mi><mo separator="true">,</mo><mi>T</mi><mo separator="true">,</mo><mi>D</mi><mo stretchy="false">)</mo><mo>=</mo><mo stretchy="false">(</mo><mtext>[[B]]</mtext><mo separator="true">,</mo><mtext>[[T]]</mtext><mo separator="true">,</mo><mtext>[[D]]</mtext><mo stretchy="false">)</mo></mrow></semantics></math></span> and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>H</mi><mo>=</mo><mtext>[[H]]</mtext></mrow></semantics></math></span>: what shape comes out, and in which
head does column [[c]] of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi class="of-q">Q</mi></mrow></semantics></math></span> end up? (Count columns and heads from 1.)</p>`,back:`<p>View, then transpose:</p>
<div class="formula"><span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mstyle scriptlevel="0" displaystyle="true"><mtable rowspacing="0.25em" columnalign="center" columnspacing="0em"><mtr><mtd><mstyle scriptlevel="0" displaystyle="true"><mrow><mo stretchy="false">(</mo><mi>B</mi><mo separator="true">,</mo><mi>T</mi><mo separator="true">,</mo><mi>D</mi><mo stretchy="false">)</mo><mo>\u2192</mo><mo stretchy="false">(</mo><mi>B</mi><mo separator="true">,</mo><mi>T</mi><mo separator="true">,</mo><mi>H</mi><mo separator="true">,</mo><msub><mi>d</mi><mi>k</mi></msub><mo stretchy="false">)</mo><mo>\u2192</mo><mo stretchy="false">(</mo><mi>B</mi><mo separator="true">,</mo><mi>H</mi><mo separator="true">,</mo><mi>T</mi><mo separator="true">,</mo><msub><mi>d</mi><mi>k</mi></msub><mo stretchy="false">)</mo><mo separator="true">,</mo></mrow></mstyle></mtd></mtr><mtr><mtd><mstyle scriptlevel="0" displaystyle="true"><mrow><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><mi>D</mi><mi mathvariant="normal">/</mi><mi>H</mi></mrow></mstyle></mtd></mtr></mtable></mstyle></mrow></semantics></math></span></div>
<p>Here that is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mo stretchy="false">(</mo><mtext>[[B]]</mtext><mo separator="true">,</mo><mtext>[[H]]</mtext><mo separator="true">,</mo><mtext>[[T]]</mtext><mo separator="true">,</mo><mtext>[[d]]</mtext><mo stretchy="false">)</mo></mrow></semantics></math></span>. Head <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>h</mi></mrow></semantics></math></span> owns <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[d]]</mtext></mrow></semantics></math></span> neighbouring columns, so column [[c]] goes to head [[h]]. A direct reshape to the last shape raises no error and
mixes up tokens and features.</p>`,values:{B:2,T:5,D:64,H:4,c:20,d:16,h:2},asks:[{label:"first axis",tolerance:0},{label:"second axis",tolerance:0},{label:"third axis",tolerance:0},{label:"last axis",tolerance:0},{label:"head of column 20",tolerance:0}],anki:{front:`<p>\\(Q\\) has shape \\((B, T, D)\\). Which two steps split it into \\(H\\) heads? With \\((B, T, D) = (2, 5, 64)\\) and \\(H = 4\\): what shape comes out, and in which
head does column 20 of \\(Q\\) end up? (Count columns and heads from 1.)</p>`,back:`<p>View, then transpose:</p>
<div class="formula">\\[\\begin{gathered}
(B, T, D) \\to (B, T, H, d_k) \\to (B, H, T, d_k), \\\\
d_k = D / H
\\end{gathered}\\]</div>
<p>Here that is \\((2, 4, 5, 16)\\). Head \\(h\\) owns \\(16\\) neighbouring columns, so column 20 goes to head 2. A direct reshape to the last shape raises no error and
mixes up tokens and features.</p>`},source:{front:`$Q$ has shape $(B, T, D)$. Which two steps split it into $H$ heads? With $(B, T, D) = (2, 5, 64)$ and $H = 4$: what shape comes out, and in which
head does column 20 of $Q$ end up? (Count columns and heads from 1.)`,back:`View, then transpose:

$$
\\begin{gathered}
(B, T, D) \\to (B, T, H, d_k) \\to (B, H, T, d_k), \\\\
d_k = D / H
\\end{gathered}
$$

Here that is $(2, 4, 5, 16)$. Head $h$ owns $16$ neighbouring columns, so column 20 goes to head 2. A direct reshape to the last shape raises no error and
mixes up tokens and features.`}},{name:"c9",title:"What a longer text costs",front:`<p>Count the FLOPs of self-attention over <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>T</mi></mrow></semantics></math></span> tokens at width <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi></mrow></semantics></math></span>: the four projections, and the scores with the weighted sums. Then let <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>T</mi></mrow></semantics></math></span> grow from [[T1]] to [[T2]] (at <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi><mo>=</mo><mtext>[[D]]</mtext></mrow></semantics></math></span>). By
which factor does each part grow?</p>`,back:`<p>The projections take <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>8</mn><mi>T</mi><msup><mi>D</mi><mn>2</mn></msup></mrow></semantics></math></span>. Scores and weighted sums take <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>4</mn><msup><mi>T</mi><mn>2</mn></msup><mi>D</mi></mrow></semantics></math></span>, and the weights of each head fill <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>T</mi><mn>2</mn></msup></mrow></semantics></math></span> numbers unless the work is done in tiles.</p>
<p>So the projections grow by a factor of [[projections]] and the scores with the weighted sums by [[attention]]. The two parts are equal at <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>T</mi><mo>=</mo><mn>2</mn><mi>D</mi></mrow></semantics></math></span>.</p>`,values:{D:512,T1:512,T2:2048,projections:4,attention:16},asks:[{label:"factor for the projections",tolerance:0},{label:"factor for scores and weighted sums",tolerance:0}],anki:{front:`<p>Count the FLOPs of self-attention over \\(T\\) tokens at width \\(D\\): the four projections, and the scores with the weighted sums. Then let \\(T\\) grow from 512 to 2,048 (at \\(D = 512\\)). By
which factor does each part grow?</p>`,back:`<p>The projections take \\(8TD^2\\). Scores and weighted sums take \\(4T^2D\\), and the weights of each head fill \\(T^2\\) numbers unless the work is done in tiles.</p>
<p>So the projections grow by a factor of 4 and the scores with the weighted sums by 16. The two parts are equal at \\(T = 2D\\).</p>`},source:{front:`Count the FLOPs of self-attention over $T$ tokens at width $D$: the four projections, and the scores with the weighted sums. Then let $T$ grow from 512 to 2,048 (at $D = 512$). By
which factor does each part grow?`,back:`The projections take $8TD^2$. Scores and weighted sums take $4T^2D$, and the weights of each head fill $T^2$ numbers unless the work is done in tiles.

So the projections grow by a factor of 4 and the scores with the weighted sums by 16. The two parts are equal at $T = 2D$.`}},{name:"c10",title:"Shuffled tokens",front:"<p>Self-attention is <em>permutation-equivariant</em>. What does that say about shuffled tokens, and what takes the property away?</p>",back:`<p>Shuffle the input rows, and the output rows come out shuffled in just the same way, with nothing else changed:</p>
<div class="formula"><span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mstyle scriptlevel="0" displaystyle="true"><mi mathvariant="normal">Attn</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi>P</mi><mi>X</mi><mo stretchy="false">)</mo><mo>=</mo><mi>P</mi><mtext>\u2009</mtext><mi mathvariant="normal">Attn</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi>X</mi><mo stretchy="false">)</mo></mstyle></mrow></semantics></math></span></div>
<p>A mean over all tokens does not notice at all. A causal mask takes this away, and so does any information about positions in the input.</p>`,values:{},asks:[],anki:{front:"<p>Self-attention is <em>permutation-equivariant</em>. What does that say about shuffled tokens, and what takes the property away?</p>",back:`<p>Shuffle the input rows, and the output rows come out shuffled in just the same way, with nothing else changed:</p>
<div class="formula">\\[\\operatorname{Attn}(PX) = P\\,\\operatorname{Attn}(X)\\]</div>
<p>A mean over all tokens does not notice at all. A causal mask takes this away, and so does any information about positions in the input.</p>`},source:{front:"Self-attention is *permutation-equivariant*. What does that say about shuffled tokens, and what takes the property away?",back:`Shuffle the input rows, and the output rows come out shuffled in just the same way, with nothing else changed:

$$
\\operatorname{Attn}(PX) = P\\,\\operatorname{Attn}(X)
$$

A mean over all tokens does not notice at all. A causal mask takes this away, and so does any information about positions in the input.`}}];var zt=Da,rt=e=>zt.find(t=>t.name===e),Gs=zt.map(({name:e})=>e);var ke=K`
  :host { display: block; }
  :host([hidden]), [hidden] { display: none !important; }
  .root {
    box-sizing: border-box;
    color: var(--text);
    line-height: 1.5;
    container-type: inline-size;
    overflow-wrap: break-word;
  }
  p, h2, h3, ul, dl, dd { margin: 0; }
  h2, h3 { font-weight: 600; line-height: 1.2; }
  .ui, button, summary, label, input, select, table, .where, .title { font-family: var(--attn-sans, system-ui,
    -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif); font-size-adjust: none; }
  .ui { font-size: 0.9375rem; line-height: 1.45; }
  .muted { color: var(--muted); }
  .num { font-variant-numeric: tabular-nums; }
  .unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap; }
  a { color: var(--output); text-underline-offset: 0.18em; }
  math { font-family: 'STIX Two Math', 'Cambria Math', 'Latin Modern Math', 'Libertinus Math', math; }
  .formula { margin: 0.75rem 0; overflow: auto hidden; text-align: center; }
  /* Few systems have a font with brackets of every size; the lesson's page has one with large ones. */
  mo[minsize] { font-family: KaTeX_Size2, 'STIX Two Math', 'Cambria Math', 'Latin Modern Math', math;
    font-size-adjust: none; }
  .of-q { color: var(--query); }
  .of-k { color: var(--key); }
  .of-v { color: var(--value); }
  .of-o { color: var(--output); }
  @container (width < 20rem) { .formula { font-size: 0.875em; } }
  code { font-family: ui-monospace, 'SF Mono', 'Cascadia Code', Consolas, 'Liberation Mono', monospace; font-size:
    0.86em; }
  .prose > p + p, .prose > * + p { margin-top: 0.6rem; }

  button {
    min-height: 2.5rem;
    padding: 0.35rem 0.9rem;
    border: 1px solid var(--strong);
    border-radius: 5px;
    background: var(--page);
    color: var(--text);
    font-size: 0.9375rem;
    line-height: 1.2;
    cursor: pointer;
    touch-action: manipulation;
  }
  button.main { border-color: var(--output); background: var(--output); color: var(--page); }
  button:hover:enabled { border-color: var(--text); }
  button.main:hover:enabled { filter: brightness(1.08); }
  button:disabled { color: var(--muted); border-color: var(--line); cursor: default; }
  button.link { min-height: 0; padding: 0.15rem 0; border: 0; background: none; color: var(--output); text-decoration:
    underline; text-underline-offset: 0.18em; }
  input, select, textarea {
    box-sizing: border-box;
    min-height: 2.5rem;
    max-width: 100%;
    padding: 0.35rem 0.6rem;
    border: 1px solid var(--strong);
    border-radius: 5px;
    background: var(--page);
    color: var(--text);
    font-size: 0.9375rem;
  }
  input[type='checkbox'] { width: 1.15rem; min-height: 1.15rem; margin: 0; accent-color: var(--output); }
  textarea { width: 100%; min-height: 4.5rem; font: 0.9375rem/1.45 inherit; resize: vertical; }
  :is(button, input, select, textarea, summary, a, [tabindex='0']):focus-visible { outline: 3px solid var(--output);
    outline-offset: 2px; border-radius: 3px; }
  /* Where the script puts the reader for a screen reader's sake; nothing there is to be operated. */
  [tabindex='-1']:focus { outline: none; }
  summary { width: fit-content; min-height: 1.75rem; padding: 0.15rem 0; color: var(--muted); font-size: 0.9375rem;
    cursor: pointer; }
  .row { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center; }

  .notice { padding: 0.75rem 1rem; border-left: 4px solid var(--wrong); background: var(--page); }
  .notice .row { margin-top: 0.6rem; }
  .sign { font-weight: 700; }
  .sign.right { color: var(--right); }
  .sign.wrong { color: var(--wrong); }

  @media (pointer: coarse) {
    button, input, select { min-height: 2.75rem; }
    button.link, summary { min-height: 2.75rem; }
    input[type='checkbox'] { width: 1.5rem; min-height: 1.5rem; }
  }
  @media (forced-colors: active) {
    button.main { border-width: 2px; }
    .notice { border-left-color: Mark; }
  }
`,Ca=K`
  .root { padding: 1.1rem 1.5rem 0.9rem; border-radius: 6px; background: var(--surface); }
  .head { display: flex; flex-wrap: wrap; gap: 0.1rem 1rem; justify-content: space-between; align-items: baseline;
    margin-bottom: 0.6rem; }
  .title { color: var(--muted); font-size: 0.9375rem; font-weight: 600; line-height: 1.3; }
  .where { color: var(--muted); font-size: 0.875rem; line-height: 1.3; }
  .where.due { color: var(--output); font-weight: 600; }
  .asks { display: flex; flex-wrap: wrap; gap: 0.6rem 1rem; margin-top: 0.9rem; }
  .ask { display: grid; gap: 0.2rem; font-size: 0.875rem; }
  .ask label { color: var(--muted); }
  .ask input { width: 8.5rem; font-variant-numeric: tabular-nums; }
  .ask.narrow input { width: 5rem; }
  .hint { margin-top: 0.3rem; font-size: 0.875rem; }
  .marks { padding: 0; list-style: none; }
  .answer { margin-top: 0.9rem; padding-top: 0.9rem; border-top: 1px solid var(--line); }
  .buttons { margin-top: 0.9rem; }
  .grades { display: grid; grid-template-columns: repeat(4, 1fr); gap: 0.4rem; margin-top: 0.9rem; }
  .grade { display: grid; gap: 0.1rem; padding: 0.45rem 0.2rem; text-align: center; }
  .grade .wait { color: var(--muted); font-size: 0.8125rem; }
  .grade.suggested { border-color: var(--output); box-shadow: inset 0 0 0 1px var(--output); }
  .after { margin-top: 0.6rem; font-size: 0.9375rem; }
  .status:empty { display: none; }
  .more { margin-top: 0.5rem; }
  .more[open] > summary { margin-bottom: 0.5rem; }
  .more label { display: block; margin-top: 0.75rem; color: var(--muted); font-size: 0.875rem; }
  .notice { margin-top: 0.75rem; }

  @container (width < 24rem) {
    .grades { grid-template-columns: repeat(2, 1fr); }
  }
  @media (width < 26rem) {
    .root { padding-inline: 1rem; }
  }
  @media print {
    .root { border: 1px solid var(--line); background: none; }
    .buttons, .grades, .more, .asks, .where, .after { display: none; }
    .answer[hidden] { display: block !important; }
  }
`;function Qs(e,t){let s=new Date(e),n=[s.getFullYear(),s.getMonth(),s.getDate()],r=Date.UTC(n[0],n[1],n[2])/864e5;return e<new Date(n[0],n[1],n[2],t).getTime()?r-1:r}function Oa(e,t){let s=Qs(e,t),n=Dt(s+1),r=new Date(n.getUTCFullYear(),n.getUTCMonth(),n.getUTCDate(),t).getTime();for(;Qs(r,t)<=s;)r+=9e5;return r}var Dt=e=>new Date(e*864e5);function Ia(e,t){let s=Math.floor(t/864e5);return e>=s-2&&e<=s+1}var ss=1,Oc=1e4,_e=0xe677d21fdbff,Ic=_e+1e9,es={id:e=>typeof e=="string"&&/^[0-9a-z]{20}$/.test(e),tick:e=>Number.isInteger(e)&&e>=0&&e<=Ic,at:e=>Pc(e),day:e=>Number.isInteger(e),type:e=>typeof e=="string"&&Object.hasOwn(Ra,e),card:e=>typeof e=="string"&&/^[a-z][a-z0-9-]{0,39}$/.test(e),grade:e=>Number.isInteger(e)&&e>=1&&e<=4,seed:e=>Number.isInteger(e)&&e>=0&&e<2**32,right:e=>typeof e=="boolean",text:e=>typeof e=="string"&&e.length<=Oc,key:e=>typeof e=="string"&&Object.hasOwn(oe,e),value:e=>typeof e=="number",of:e=>es.id(e)},Pa=["id","tick","at","day","type"],Ra={add:{needs:["card"]},grade:{needs:["card","grade"],may:["seed","right"]},suspend:{needs:["card"]},resume:{needs:["card"]},bury:{needs:["card"]},unbury:{needs:["card"]},reset:{needs:["card"]},note:{needs:["card","text"]},set:{needs:["key","value"]},undo:{needs:["of"]}},oe={retention:{default:.9,least:.7,most:.97},turnover:{default:4,least:0,most:23}},Pc=e=>Number.isInteger(e)&&e>=0&&e<=_e;function Ct(e){if(typeof e!="object"||e===null||Array.isArray(e))return"it is not an entry";if(!es.type(e.type))return`its type is ${Me(e.type)}`;let{needs:t,may:s=[]}=Ra[e.type];for(let n of[...Pa,...t]){if(!Object.hasOwn(e,n))return`it has no ${n}`;if(!es[n](e[n]))return`its ${n} is ${Me(e[n])}`}for(let n of Object.keys(e))if(!(Pa.includes(n)||t.includes(n))){if(!s.includes(n))return`it has a field ${Me(n)} that does not belong there`;if(!es[n](e[n]))return`its ${n} is ${Me(e[n])}`}if(!Ia(e.day,e.at))return`its day ${e.day} does not fit its time`;if(e.type==="set"){let{least:n,most:r}=oe[e.key];if(!(e.value>=n&&e.value<=r))return`its value is ${Me(e.value)}`;if(e.key==="turnover"&&!Number.isInteger(e.value))return`its value is ${Me(e.value)}`}}function Me(e){let t=JSON.stringify(e)??String(e);return t.length>40?`${t.slice(0,40)}\u2026`:t}var ja=(e,t)=>e.tick-t.tick||(e.id<t.id?-1:e.id>t.id?1:0),At=e=>JSON.stringify(e,Rc),Rc=Object.keys(es),za=e=>JSON.parse(At(e)),jc="0123456789abcdefghijklmnopqrstuvwxyz";function Ha(){let e="";for(;e.length<20;)for(let t of crypto.getRandomValues(new Uint8Array(32)))t<252&&e.length<20&&(e+=jc[t%36]);return e}function ae(...e){let t=new Map;for(let s of e)for(let n of s){let r=t.get(n.id);(!r||At(n)<At(r))&&t.set(n.id,n)}return[...t.values()].sort(ja)}function Js(e){let t=new Map(e.map(({id:n},r)=>[n,r])),s=new Set;for(let n=e.length-1;n>=0;n--){let{id:r,type:o,of:a}=e[n];o==="undo"&&!s.has(r)&&t.get(a)<n&&s.add(a)}return e.filter(({id:n,type:r})=>r!=="undo"&&!s.has(n))}var Or=class e extends Error{constructor(t="FSRS Error"){super(t),this.name="FSRSError",Error.captureStackTrace?.(this,e)}},z=class e extends Or{constructor(t){super(t),this.name="FSRSValidationError",Error.captureStackTrace?.(this,e)}},L=(e=>(e[e.New=0]="New",e[e.Learning=1]="Learning",e[e.Review=2]="Review",e[e.Relearning=3]="Relearning",e))(L||{}),_=(e=>(e[e.Manual=0]="Manual",e[e.Again=1]="Again",e[e.Hard=2]="Hard",e[e.Good=3]="Good",e[e.Easy=4]="Easy",e))(_||{}),C=class e{static card(t){return{...t,state:e.state(t.state),due:e.time(t.due),last_review:t.last_review?e.time(t.last_review):void 0}}static rating(t){if(typeof t=="string"){let s=t.charAt(0).toUpperCase(),n=t.slice(1).toLowerCase(),r=_[`${s}${n}`];if(r===void 0)throw new z(`Invalid rating:[${t}]`);return r}else if(typeof t=="number")return t;throw new z(`Invalid rating:[${t}]`)}static state(t){if(typeof t=="string"){let s=t.charAt(0).toUpperCase(),n=t.slice(1).toLowerCase(),r=L[`${s}${n}`];if(r===void 0)throw new z(`Invalid state:[${t}]`);return r}else if(typeof t=="number")return t;throw new z(`Invalid state:[${t}]`)}static time(t){if(t instanceof Date)return t;let s=new Date(t);if(typeof t=="object"&&t!==null&&!Number.isNaN(Date.parse(t)||+s))return s;if(typeof t=="string"){let n=Date.parse(t);if(Number.isNaN(n))throw new z(`Invalid date:[${t}]`);return new Date(n)}else if(typeof t=="number")return new Date(t);throw new z(`Invalid date:[${t}]`)}static review_log(t){return{...t,due:e.time(t.due),rating:e.rating(t.rating),state:e.state(t.state),review:e.time(t.review)}}};Date.prototype.scheduler=function(e,t){return wt(this,e,t)};Date.prototype.diff=function(e,t){return Ae(this,e,t)};Date.prototype.format=function(){return zc(this)};Date.prototype.dueFormat=function(e,t,s){return Hc(this,e,t,s)};function wt(e,t,s){return new Date(s?C.time(e).getTime()+t*24*60*60*1e3:C.time(e).getTime()+t*60*1e3)}function Ae(e,t,s){if(!e||!t)throw new z("Invalid date");let n=C.time(e).getTime()-C.time(t).getTime(),r=0;switch(s){case"days":r=Math.floor(n/(1440*60*1e3));break;case"minutes":r=Math.floor(n/(60*1e3));break}return r}function zc(e){let t=C.time(e),s=t.getFullYear(),n=t.getMonth()+1,r=t.getDate(),o=t.getHours(),a=t.getMinutes(),i=t.getSeconds();return`${s}-${ns(n)}-${ns(r)} ${ns(o)}:${ns(a)}:${ns(i)}`}function ns(e){return e<10?`0${e}`:`${e}`}var Dr=[60,60,24,31,12],Cr=["second","min","hour","day","month","year"];function Hc(e,t,s,n=Cr){e=C.time(e),t=C.time(t),n.length!==Cr.length&&(n=Cr);let r=e.getTime()-t.getTime(),o=0;for(r/=1e3,o=0;o<Dr.length&&!(r<Dr[o]);o++)r/=Dr[o];return`${Math.floor(r)}${s?n[o]:""}`}var Bc=Object.freeze([_.Again,_.Hard,_.Good,_.Easy]),Uc=[{start:2.5,end:7,factor:.15},{start:7,end:20,factor:.1},{start:20,end:1/0,factor:.05}];function Fc(e,t,s){let n=1;for(let a of Uc)n+=a.factor*Math.max(Math.min(e,a.end)-a.start,0);e=Math.min(e,s);let r=Math.max(2,Math.round(e-n)),o=Math.min(Math.round(e+n),s);return e>t&&(r=Math.max(r,t+1)),r=Math.min(r,o),{min_ivl:r,max_ivl:o}}function yt(e,t,s){return Math.min(Math.max(e,t),s)}function gt(e,t){let s=10**t;return Math.round(e*s)/s}function Wc(e,t){let s=Date.UTC(e.getUTCFullYear(),e.getUTCMonth(),e.getUTCDate()),n=Date.UTC(t.getUTCFullYear(),t.getUTCMonth(),t.getUTCDate());return Math.floor((n-s)/864e5)}var Kc=e=>{let t=e.slice(-1),s=parseInt(e.slice(0,-1),10);if(Number.isNaN(s)||!Number.isFinite(s)||s<0)throw new z(`Invalid step value: ${e}`);switch(t){case"m":return s;case"h":return s*60;case"d":return s*1440;default:throw new z(`Invalid step unit: ${e}, expected m/h/d`)}},Vc=(e,t,s)=>{let n=t===L.Relearning||t===L.Review?e.relearning_steps:e.learning_steps,r=n.length;if(r===0||s>=r)return{};let o=n[0],a=Kc,i=()=>a(o),l=()=>{if(r===1)return Math.round(a(o)*1.5);let p=n[1];return Math.round((a(o)+a(p))/2)},m=p=>p<0||p>=r?null:n[p],h=p=>a(p),c={},u=m(Math.max(0,s));if(t===L.Review)return c[_.Again]={scheduled_minutes:a(u),next_step:0},c;{c[_.Again]={scheduled_minutes:i(),next_step:0},c[_.Hard]={scheduled_minutes:l(),next_step:s};let p=m(s+1);if(p){let f=h(p);f&&(c[_.Good]={scheduled_minutes:Math.round(f),next_step:s+1})}}return c};function Gc(){let e=this.review_time.getTime(),t=this.current.reps,s=this.current.difficulty*this.current.stability;return`${e}_${t}_${s}`}var en=(e=>(e.SCHEDULER="Scheduler",e.LEARNING_STEPS="LearningSteps",e.SEED="Seed",e))(en||{}),Xs=class{last;current;review_time;next=new Map;algorithm;strategies;elapsed_days=0;constructor(t,s,n,r){this.algorithm=n,this.last=C.card(t),this.current=C.card(t),this.review_time=C.time(s),this.strategies=r,this.init()}checkGrade(t){if(!Number.isFinite(t)||t<1||t>4)throw new z(`Invalid grade "${t}",expected 1-4`)}init(){let{state:t,last_review:s}=this.current,n=0;t!==L.New&&s&&(n=Wc(s,this.review_time)),this.current.last_review=this.review_time,this.elapsed_days=n,this.current.elapsed_days=n,this.current.reps+=1;let r=Gc;if(this.strategies){let o=this.strategies.get(en.SEED);o&&(r=o)}this.algorithm.seed=r.call(this)}preview(){return{[_.Again]:this.review(_.Again),[_.Hard]:this.review(_.Hard),[_.Good]:this.review(_.Good),[_.Easy]:this.review(_.Easy),[Symbol.iterator]:this.previewIterator.bind(this)}}*previewIterator(){for(let t of Bc)yield this.review(t)}review(t){let{state:s}=this.last,n;switch(this.checkGrade(t),s){case L.New:n=this.newState(t);break;case L.Learning:case L.Relearning:n=this.learningState(t);break;case L.Review:n=this.reviewState(t);break}return n}buildLog(t){let{last_review:s,due:n,elapsed_days:r}=this.last;return{rating:t,state:this.current.state,due:s||n,stability:this.current.stability,difficulty:this.current.difficulty,elapsed_days:this.elapsed_days,last_elapsed_days:r,scheduled_days:this.current.scheduled_days,learning_steps:this.current.learning_steps,review:this.review_time}}},Ir=class{c;s0;s1;s2;constructor(t){let s=Qc();this.c=1,this.s0=s(" "),this.s1=s(" "),this.s2=s(" "),t==null&&(t=Date.now()),this.s0-=s(t),this.s0<0&&(this.s0+=1),this.s1-=s(t),this.s1<0&&(this.s1+=1),this.s2-=s(t),this.s2<0&&(this.s2+=1)}next(){let t=2091639*this.s0+this.c*23283064365386963e-26;return this.s0=this.s1,this.s1=this.s2,this.c=t|0,this.s2=t-this.c,this.s2}set state(t){this.c=t.c,this.s0=t.s0,this.s1=t.s1,this.s2=t.s2}get state(){return{c:this.c,s0:this.s0,s1:this.s1,s2:this.s2}}};function Qc(){let e=4022871197;return function(s){s=String(s);for(let n=0;n<s.length;n++){e+=s.charCodeAt(n);let r=.02519603282416938*e;e=r>>>0,r-=e,r*=e,e=r>>>0,r-=e,e+=r*4294967296}return(e>>>0)*23283064365386963e-26}}function Jc(e){let t=new Ir(e),s=()=>t.next();return s.int32=()=>t.next()*4294967296|0,s.double=()=>s()+(s()*2097152|0)*11102230246251565e-32,s.state=()=>t.state,s.importState=n=>(t.state=n,s),s}var Yc="5.4.2",Xc=.9,Zc=36500,th=!1,sn=!0,eh=Object.freeze(["1m","10m"]),sh=Object.freeze(["10m"]),Eg=`v${Yc} using FSRS-6.0`,Ot=.001;var Ys=100,Ba=.5,nh=.1542,Ua=Object.freeze([.212,1.2931,2.3065,8.2956,6.4133,.8334,3.0194,.001,1.8722,.1666,.796,1.4835,.0614,.2629,1.6483,.6014,1.8729,.5425,.0912,.0658,nh]),Fa=2,rh=(e,t=sn)=>[[Ot,Ys],[Ot,Ys],[Ot,Ys],[Ot,Ys],[1,10],[.001,4],[.001,4],[.001,.75],[0,4.5],[0,.8],[.001,3.5],[.001,5],[.001,.25],[.001,.9],[0,4],[0,1],[1,6],[0,e],[0,e],[t?.01:0,.8],[.1,.8]],Se=(e,t,s=sn)=>{let n=rh(Fa,s).slice(0,e.length);if(Math.max(0,t)>1){let r=yt(e[11]||0,n[11][0],n[11][1]),o=yt(e[13]||0,n[13][0],n[13][1]),a=yt(e[14]||0,n[14][0],n[14][1]),i=-(Math.log(r)+Math.log(Math.pow(2,o)-1)+a*.3)/t,l=yt(gt(Math.sqrt(Math.max(i,0)),8),.01,Fa);n[17]&&(n[17]=[n[17][0],l]),n[18]&&(n[18]=[n[18][0],l])}return n.map(([r,o],a)=>yt(e[a]||0,r,o))};var Hr=(e,t=0,s=sn)=>{if(e===void 0)return[...Ua];switch(e.length){case 21:return Se(Array.from(e),t,s);case 19:return console.debug("[FSRS-6]auto fill w from 19 to 21 length"),Se(Array.from(e),t,s).concat([0,Ba]);case 17:{let n=Se(Array.from(e),t,s);return n[4]=+(n[5]*2+n[4]).toFixed(8),n[5]=+(Math.log(n[5]*3+1)/3).toFixed(8),n[6]=+(n[6]+.5).toFixed(8),console.debug("[FSRS-6]auto fill w from 17 to 21 length"),n.concat([0,0,0,Ba])}default:return console.warn("[FSRS]Invalid parameters length, using default parameters"),[...Ua]}},oh=e=>{let t=Array.isArray(e?.learning_steps)?e.learning_steps:eh,s=Array.isArray(e?.relearning_steps)?e.relearning_steps:sh,n=e?.enable_short_term??sn,r=Hr(e?.w,s.length,n);return{request_retention:e?.request_retention||Xc,maximum_interval:e?.maximum_interval||Zc,w:r,enable_fuzz:e?.enable_fuzz??th,enable_short_term:n,learning_steps:t,relearning_steps:s}};function os(e,t){let s={due:e?C.time(e):new Date,stability:0,difficulty:0,elapsed_days:0,scheduled_days:0,reps:0,lapses:0,learning_steps:0,state:L.New,last_review:void 0};return t&&typeof t=="function"?t(s):s}var Wa=e=>{let t=typeof e=="number"?-e:-e[20],s=Math.exp(Math.pow(t,-1)*Math.log(.9))-1;return{decay:t,factor:gt(s,8)}};function Pr(e,t,s){let{decay:n,factor:r}=Wa(e);return gt(Math.pow(1+r*t/s,n),8)}var Rr=class{param;intervalModifier;_seed;constructor(t){this.param=new Proxy(this.prepare_parameters(t),this.params_handler_proxy()),this.intervalModifier=this.calculate_interval_modifier(this.param.request_retention),this.forgetting_curve=Pr.bind(this,this.param.w)}get interval_modifier(){return this.intervalModifier}set seed(t){this._seed=t}calculate_interval_modifier(t){if(t<=0||t>1)throw new z("Requested retention rate should be in the range (0,1]");let{decay:s,factor:n}=Wa(this.param.w);return gt((Math.pow(t,1/s)-1)/n,8)}get parameters(){return this.param}set parameters(t){this.update_parameters(t)}params_handler_proxy(){let t=this;return{set:function(s,n,r){return n==="request_retention"&&Number.isFinite(r)?t.intervalModifier=t.calculate_interval_modifier(Number(r)):n==="w"&&(r=Hr(r,s.relearning_steps.length,s.enable_short_term),r=Se(Array.from(r),s.relearning_steps.length,s.enable_short_term),t.forgetting_curve=Pr.bind(this,r),t.intervalModifier=t.calculate_interval_modifier(Number(s.request_retention))),Reflect.set(s,n,r),!0}}}update_parameters(t){let s=this.prepare_parameters(t);for(let n in s){let r=n;this.param[r]=s[r]}}prepare_parameters=t=>{let s=oh(t);return s.w=Se(Array.from(s.w),s.relearning_steps.length,s.enable_short_term),s};init_stability(t){return Math.max(this.param.w[t-1],.1)}init_difficulty(t){let s=this.param.w,n=s[4]-Math.exp((t-1)*s[5])+1;return gt(n,8)}apply_fuzz(t,s){if(!this.param.enable_fuzz||t<2.5)return Math.round(t);let r=Jc(this._seed)(),{min_ivl:o,max_ivl:a}=Fc(t,s,this.param.maximum_interval);return Math.floor(r*(a-o+1)+o)}next_interval(t,s){let n=Math.min(Math.max(1,Math.round(t*this.intervalModifier)),this.param.maximum_interval);return this.apply_fuzz(n,s)}linear_damping(t,s){return gt(t*(10-s)/9,8)}next_difficulty(t,s){let n=-this.param.w[6]*(s-3),r=t+this.linear_damping(n,t);return yt(this.mean_reversion(this.init_difficulty(_.Easy),r),1,10)}mean_reversion(t,s){let n=this.param.w;return gt(n[7]*t+(1-n[7])*s,8)}next_recall_stability(t,s,n,r){let o=this.param.w,a=_.Hard===r?o[15]:1,i=_.Easy===r?o[16]:1;return gt(yt(s*(1+Math.exp(o[8])*(11-t)*Math.pow(s,-o[9])*(Math.exp((1-n)*o[10])-1)*a*i),Ot,36500),8)}next_forget_stability(t,s,n){let r=this.param.w;return gt(yt(r[11]*Math.pow(t,-r[12])*(Math.pow(s+1,r[13])-1)*Math.exp((1-n)*r[14]),Ot,36500),8)}next_short_term_stability(t,s){let n=this.param.w,r=Math.pow(t,-n[19])*Math.exp(n[17]*(s-3+n[18])),o=s>=_.Hard?Math.max(r,1):r;return gt(yt(t*o,Ot,36500),8)}forgetting_curve;next_state(t,s,n,r){let{difficulty:o,stability:a}=t??{difficulty:0,stability:0};if(s<0)throw new z(`Invalid delta_t "${s}"`);if(n<0||n>4)throw new z(`Invalid grade "${n}"`);if(o===0&&a===0)return{difficulty:yt(this.init_difficulty(n),1,10),stability:this.init_stability(n)};if(n===0)return{difficulty:o,stability:a};if(o<1||a<Ot)throw new z(`Invalid memory state { difficulty: ${o}, stability: ${a} }`);let i=this.param.w;r=typeof r=="number"?r:this.forgetting_curve(s,a);let l;if(s===0&&this.param.enable_short_term)l=this.next_short_term_stability(a,n);else if(n===1){let h=this.next_forget_stability(o,a,r),[c,u]=[0,0];this.param.enable_short_term&&(c=i[17],u=i[18]);let p=a/Math.exp(c*u);l=yt(gt(p,8),Ot,h)}else l=this.next_recall_stability(o,a,r,n);return{difficulty:this.next_difficulty(o,n),stability:l}}},Zs=class extends Xs{learningStepsStrategy;constructor(t,s,n,r){super(t,s,n,r);let o=Vc;if(this.strategies){let a=this.strategies.get(en.LEARNING_STEPS);a&&(o=a)}this.learningStepsStrategy=o}getLearningInfo(t,s){let n=this.algorithm.parameters;t.learning_steps=t.learning_steps||0;let r=this.learningStepsStrategy(n,t.state,t.learning_steps),o=Math.max(0,r[s]?.scheduled_minutes??0),a=Math.max(0,r[s]?.next_step??0);return{scheduled_minutes:o,next_steps:a}}applyLearningSteps(t,s,n){let{scheduled_minutes:r,next_steps:o}=this.getLearningInfo(this.current,s);if(r>0&&r<1440)t.learning_steps=o,t.scheduled_days=0,t.state=n,t.due=wt(this.review_time,Math.round(r),!1);else if(t.state=L.Review,r>=1440)t.learning_steps=o,t.due=wt(this.review_time,Math.round(r),!1),t.scheduled_days=Math.floor(r/1440);else{t.learning_steps=0;let a=this.algorithm.next_interval(t.stability,this.elapsed_days);t.scheduled_days=a,t.due=wt(this.review_time,a,!0)}}newState(t){let s=this.next.get(t);if(s)return s;let n=this.next_ds(this.elapsed_days,t);this.applyLearningSteps(n,t,L.Learning);let r={card:n,log:this.buildLog(t)};return this.next.set(t,r),r}learningState(t){let s=this.next.get(t);if(s)return s;let n=this.next_ds(this.elapsed_days,t);this.applyLearningSteps(n,t,this.last.state);let r={card:n,log:this.buildLog(t)};return this.next.set(t,r),r}reviewState(t){let s=this.next.get(t);if(s)return s;let n=this.elapsed_days,r=this.algorithm.forgetting_curve(n,this.current.stability),o=this.next_ds(n,_.Again,r),a=this.next_ds(n,_.Hard,r),i=this.next_ds(n,_.Good,r),l=this.next_ds(n,_.Easy,r);this.next_interval(a,i,l,n),this.next_state(a,i,l),this.applyLearningSteps(o,_.Again,L.Relearning),o.lapses+=1;let m={card:o,log:this.buildLog(_.Again)},h={card:a,log:super.buildLog(_.Hard)},c={card:i,log:super.buildLog(_.Good)},u={card:l,log:super.buildLog(_.Easy)};return this.next.set(_.Again,m),this.next.set(_.Hard,h),this.next.set(_.Good,c),this.next.set(_.Easy,u),this.next.get(t)}next_ds(t,s,n){let r=this.algorithm.next_state({difficulty:this.current.difficulty,stability:this.current.stability},t,s,n),o=C.card(this.current);return o.difficulty=r.difficulty,o.stability=r.stability,o}next_interval(t,s,n,r){let o,a;o=this.algorithm.next_interval(t.stability,r),a=this.algorithm.next_interval(s.stability,r),o=Math.min(o,a),a=Math.max(a,o+1);let i=Math.max(this.algorithm.next_interval(n.stability,r),a+1);t.scheduled_days=o,t.due=wt(this.review_time,o,!0),s.scheduled_days=a,s.due=wt(this.review_time,a,!0),n.scheduled_days=i,n.due=wt(this.review_time,i,!0)}next_state(t,s,n){t.state=L.Review,t.learning_steps=0,s.state=L.Review,s.learning_steps=0,n.state=L.Review,n.learning_steps=0}},tn=class extends Xs{newState(t){let s=this.next.get(t);if(s)return s;this.current.scheduled_days=0,this.current.elapsed_days=0;let n=0,r=this.next_ds(n,_.Again),o=this.next_ds(n,_.Hard),a=this.next_ds(n,_.Good),i=this.next_ds(n,_.Easy);return this.next_interval(r,o,a,i,n),this.next_state(r,o,a,i),this.update_next(r,o,a,i),this.next.get(t)}next_ds(t,s,n){let r=this.algorithm.next_state({difficulty:this.current.difficulty,stability:this.current.stability},t,s,n),o=C.card(this.current);return o.difficulty=r.difficulty,o.stability=r.stability,o}learningState(t){return this.reviewState(t)}reviewState(t){let s=this.next.get(t);if(s)return s;let n=this.elapsed_days,r=this.algorithm.forgetting_curve(n,this.current.stability),o=this.next_ds(n,_.Again,r),a=this.next_ds(n,_.Hard,r),i=this.next_ds(n,_.Good,r),l=this.next_ds(n,_.Easy,r);return this.next_interval(o,a,i,l,n),this.next_state(o,a,i,l),o.lapses+=1,this.update_next(o,a,i,l),this.next.get(t)}next_interval(t,s,n,r,o){let a,i,l,m;a=this.algorithm.next_interval(t.stability,o),i=this.algorithm.next_interval(s.stability,o),l=this.algorithm.next_interval(n.stability,o),m=this.algorithm.next_interval(r.stability,o),a=Math.min(a,i),i=Math.max(i,a+1),l=Math.max(l,i+1),m=Math.max(m,l+1),t.scheduled_days=a,t.due=wt(this.review_time,a,!0),s.scheduled_days=i,s.due=wt(this.review_time,i,!0),n.scheduled_days=l,n.due=wt(this.review_time,l,!0),r.scheduled_days=m,r.due=wt(this.review_time,m,!0)}next_state(t,s,n,r){t.state=L.Review,t.learning_steps=0,s.state=L.Review,s.learning_steps=0,n.state=L.Review,n.learning_steps=0,r.state=L.Review,r.learning_steps=0}update_next(t,s,n,r){let o={card:t,log:this.buildLog(_.Again)},a={card:s,log:super.buildLog(_.Hard)},i={card:n,log:super.buildLog(_.Good)},l={card:r,log:super.buildLog(_.Easy)};this.next.set(_.Again,o),this.next.set(_.Hard,a),this.next.set(_.Good,i),this.next.set(_.Easy,l)}},jr=class{fsrs;constructor(t){this.fsrs=t}replay(t,s,n){return this.fsrs.next(t,s,n)}handleManualRating(t,s,n,r,o,a,i){if(typeof s>"u")throw new z("reschedule: state is required for manual rating");let l,m;if(s===L.New)l={rating:_.Manual,state:s,due:i??n,stability:t.stability,difficulty:t.difficulty,elapsed_days:r,last_elapsed_days:t.elapsed_days,scheduled_days:t.scheduled_days,learning_steps:t.learning_steps,review:n},m=os(n),m.last_review=n;else{if(typeof i>"u")throw new z("reschedule: due is required for manual rating");let h=Ae(i,n,"days");l={rating:_.Manual,state:t.state,due:t.last_review||t.due,stability:t.stability,difficulty:t.difficulty,elapsed_days:r,last_elapsed_days:t.elapsed_days,scheduled_days:t.scheduled_days,learning_steps:t.learning_steps,review:n},m={...t,state:s,due:i,last_review:n,stability:o||t.stability,difficulty:a||t.difficulty,elapsed_days:r,scheduled_days:h,reps:t.reps+1}}return{card:m,log:l}}reschedule(t,s){let n=[],r=os(t.due);for(let o of s){let a;if(o.review=C.time(o.review),o.rating===_.Manual){let i=0;r.state!==L.New&&r.last_review&&(i=Ae(o.review,r.last_review,"days")),a=this.handleManualRating(r,o.state,o.review,i,o.stability,o.difficulty,o.due?C.time(o.due):void 0)}else a=this.replay(r,o.review,o.rating);n.push(a),r=a.card}return n}calculateManualRecord(t,s,n,r){if(!n)return null;let{card:o,log:a}=n,i=C.card(t);return i.due.getTime()===o.due.getTime()?null:(i.scheduled_days=Ae(o.due,i.due,"days"),this.handleManualRating(i,o.state,C.time(s),a.elapsed_days,r?o.stability:void 0,r?o.difficulty:void 0,o.due))}};function rs(e,t){return typeof t=="function"?t(e):e}var zr=class extends Rr{strategyHandler=new Map;Scheduler;constructor(t){super(t);let{enable_short_term:s}=this.parameters;this.Scheduler=s?Zs:tn}params_handler_proxy(){let t=this;return{set:function(s,n,r){return n==="request_retention"&&Number.isFinite(r)?t.intervalModifier=t.calculate_interval_modifier(Number(r)):n==="enable_short_term"?t.Scheduler=r===!0?Zs:tn:n==="w"&&(r=Hr(r,s.relearning_steps.length,s.enable_short_term),r=Se(Array.from(r),s.relearning_steps.length,s.enable_short_term),t.forgetting_curve=Pr.bind(this,r),t.intervalModifier=t.calculate_interval_modifier(Number(s.request_retention))),Reflect.set(s,n,r),!0}}}useStrategy(t,s){return this.strategyHandler.set(t,s),this}clearStrategy(t){return t?this.strategyHandler.delete(t):this.strategyHandler.clear(),this}getScheduler(t,s){let r=this.strategyHandler.get(en.SCHEDULER)||this.Scheduler;return new r(t,s,this,this.strategyHandler)}repeat(t,s,n){let o=this.getScheduler(t,s).preview();return rs(o,n)}next(t,s,n,r){let o=this.getScheduler(t,s),a=C.rating(n);if(a===_.Manual)throw new z("Cannot review a manual rating");let i=o.review(a);return rs(i,r)}get_retrievability(t,s,n=!0){let r=C.card(t);s=s?C.time(s):new Date;let o=r.state!==L.New?Math.max(Ae(s,r.last_review,"days"),0):0,a=r.state!==L.New?this.forgetting_curve(o,+r.stability.toFixed(8)):0;return n?`${(a*100).toFixed(2)}%`:a}rollback(t,s,n){let r=C.card(t),o=C.review_log(s);if(o.rating===_.Manual)throw new z("Cannot rollback a manual rating");let a,i,l;switch(o.state){case L.New:a=o.due,i=void 0,l=0;break;case L.Learning:case L.Relearning:case L.Review:a=o.review,i=o.due,l=r.lapses-(o.rating===_.Again&&o.state===L.Review?1:0);break}let m={...r,due:a,stability:o.stability,difficulty:o.difficulty,elapsed_days:o.last_elapsed_days,scheduled_days:o.scheduled_days,reps:Math.max(0,r.reps-1),lapses:Math.max(0,l),learning_steps:o.learning_steps,state:o.state,last_review:i};return rs(m,n)}forget(t,s,n=!1,r){let o=C.card(t);s=C.time(s);let a=o.state===L.New?0:Ae(s,o.due,"days"),i={rating:_.Manual,state:o.state,due:o.due,stability:o.stability,difficulty:o.difficulty,elapsed_days:0,last_elapsed_days:o.elapsed_days,scheduled_days:a,learning_steps:o.learning_steps,review:s},m={card:{...o,due:s,stability:0,difficulty:0,elapsed_days:0,scheduled_days:0,reps:n?0:o.reps,lapses:n?0:o.lapses,learning_steps:0,state:L.New,last_review:o.last_review},log:i};return rs(m,r)}reschedule(t,s=[],n={}){let{recordLogHandler:r,reviewsOrderBy:o,skipManual:a=!0,now:i=new Date,update_memory_state:l=!1}=n;o&&typeof o=="function"&&s.sort(o),a&&(s=s.filter(f=>f.rating!==_.Manual));let m=new jr(this),h=m.reschedule(n.first_card||os(),s),c=h.length,u=C.card(t),p=m.calculateManualRecord(u,i,c?h[c-1]:void 0,l);return{collections:typeof r=="function"?h.map(r):h,reschedule_item:p?rs(p,r):null}}},Ka=e=>new zr(e||{});var Qa=["new","learning","review","relearning"],ah=6e4,as=()=>({phase:"new",stability:0,difficulty:0,step:0,reps:0,lapses:0,interval:0,lastAt:null,lastDay:null,dueAt:null,dueDay:null}),Va=new Map;function Ja(e){let t=Va.get(e);return t||Va.set(e,t=Ka({request_retention:e,enable_fuzz:!1})),t}function Br(e,t,{at:s,day:n},r){let o=e.lastDay===null?n:Math.max(n,e.lastDay),a=new Date(o*864e5),{card:i}=Ja(r).next(ih(e,a),a,t),l=i.due.getTime()-a.getTime(),m=i.state===L.Review;return{phase:Qa[i.state],stability:i.stability,difficulty:i.difficulty,step:i.learning_steps,reps:i.reps,lapses:i.lapses,interval:m?i.scheduled_days:0,lastAt:s,lastDay:n,dueAt:m?null:s+l,dueDay:m?n+i.scheduled_days:null}}function Ya(e,t,s){let n=r=>{let{dueAt:o,interval:a}=Br(e,r,t,s);return o===null?{days:a}:{minutes:(o-t.at)/ah}};return{1:n(_.Again),2:n(_.Hard),3:n(_.Good),4:n(_.Easy)}}function nn(e,t,s){return e.lastDay===null?0:Ja(s).forgetting_curve(Math.max(0,t-e.lastDay),e.stability)}function ih(e,t){return{...os(t),stability:e.stability,difficulty:e.difficulty,scheduled_days:e.interval,learning_steps:e.step,reps:e.reps,lapses:e.lapses,state:Qa.indexOf(e.phase),...e.lastDay===null?{}:{last_review:new Date(e.lastDay*864e5)}}}var Ur=()=>({settings:{retention:oe.retention.default,turnover:oe.turnover.default},cards:new Map,notes:new Map,reviews:[]});function Te(e){let t=Ur();for(let s of Js(e))Fr(t,s);return t}function Fr(e,t){let{type:s,at:n,day:r}=t;if(s==="set"){e.settings[t.key]=t.value;return}let o=t.card;if(s==="note"){t.text?e.notes.set(o,t.text):e.notes.delete(o);return}let a=e.cards.get(o)??{addedAt:n,suspended:!1,buriedUntil:null,memory:as()};e.cards.set(o,a),s==="suspend"?a.suspended=!0:s==="resume"?a.suspended=!1:s==="bury"?a.buriedUntil=r+1:s==="unbury"?a.buriedUntil=null:s==="reset"?Object.assign(a,{suspended:!1,buriedUntil:null,memory:as()}):s==="grade"&&lh(e,a,o,t)}function lh(e,t,s,{id:n,at:r,day:o,grade:a,seed:i,right:l}){let m=t.memory;t.memory=Br(m,a,{at:r,day:o},e.settings.retention),t.buriedUntil=null,e.reviews.push({id:n,card:s,at:r,day:o,grade:a,phase:m.phase,interval:m.interval,elapsed:m.lastDay===null?0:Math.max(0,o-m.lastDay),memory:t.memory,...i===void 0?{}:{seed:i},...l===void 0?{}:{right:l}})}var rn="attention-figures-deck",Wr=64*1024*1024;function Xa(e){let t;try{t=JSON.parse(e.replace(/^\uFEFF/,""))}catch{return{fault:ch(e)?"The file is cut off or damaged: it is not complete JSON.":"This is not a backup of a review deck."}}return typeof t!="object"||t===null||t.kind!==rn?{fault:"This is not a backup of a review deck."}:!Number.isInteger(t.format)||t.format<1?{fault:"The file does not say which format it has."}:t.format>ss?{fault:`The file comes from a newer version of this page (format ${t.format}, not ${ss}). Open it there.`}:Array.isArray(t.log)?t.entries!==t.log.length?{fault:`The file is cut off or damaged: of ${hh(t.entries)} entries it holds ${t.log.length}.`}:mh(t.log):{fault:"The file is damaged: it has no log."}}function mh(e){let t=new Map,s=[];for(let[r,o]of e.entries()){let a=Ct(o);if(a)return{fault:`The file is damaged: in entry ${r+1}, ${a}.`};let i=At(o);if((t.get(o.id)??i)!==i)return{fault:`The file is damaged: entry ${r+1} has the id of another one.`};t.has(o.id)||s.push(za(o)),t.set(o.id,i)}let n=s.findIndex(({tick:r})=>r>_e);return n>=0?{fault:`The file is damaged: entry ${n+1} has no place in the order.`}:{entries:s}}var ch=e=>e.slice(0,400).includes(rn),hh=e=>Number.isInteger(e)?String(e):"a number of";function Za(e,t){let s=new Map(e.map(m=>[m.id,m])),n=t.filter(({id:m})=>!s.has(m));if(t.find(m=>s.has(m.id)&&At(m)!==At(s.get(m.id))))return{fault:"The file is damaged: it holds an entry of this deck with another content."};let o=Te(e),a=Te(ae(e,n)),i=[...new Set([...o.cards.keys(),...a.cards.keys()])],l=m=>JSON.stringify(m??null);return{fresh:n,known:t.length-n.length,before:o,after:a,cards:i.filter(m=>l(o.cards.get(m))!==l(a.cards.get(m))),notes:[...new Set([...o.notes.keys(),...a.notes.keys()])].filter(m=>o.notes.get(m)!==a.notes.get(m)),settings:["retention","turnover"].filter(m=>o.settings[m]!==a.settings[m])}}function Kr(e,t){return`{
  ${[`"kind": ${JSON.stringify(rn)}`,`"format": ${ss}`,`"exported": ${JSON.stringify(new Date(t).toISOString())}`,`"entries": ${e.length}`].join(`,
  `)},
  "log": [
${e.map(n=>`    ${At(n)}`).join(`,
`)}
  ]
}
`}function is(e,t,s){let n=URL.createObjectURL(new Blob([t],{type:`${s};charset=utf-8`})),r=document.createElement("a");r.href=n,r.download=e,document.body.append(r),r.click(),r.remove(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}var Qr=(e,t)=>t.some(s=>e instanceof s),ti,ei;function uh(){return ti||(ti=[IDBIndex,IDBObjectStore,IDBCursor,IDBDatabase,IDBTransaction])}function dh(){return ei||(ei=["advance","continue","continuePrimaryKey"].map(e=>IDBCursor.prototype[e]))}var Jr=new WeakMap,Vr=new WeakMap,on=new WeakMap;function ph(e){let t=new Promise((s,n)=>{let r=()=>{e.removeEventListener("success",o),e.removeEventListener("error",a)},o=()=>{s(Ht(e.result)),r()},a=()=>{n(e.error),r()};e.addEventListener("success",o),e.addEventListener("error",a)});return on.set(t,e),t}function fh(e){if(Jr.has(e))return;let t=new Promise((s,n)=>{let r=()=>{e.removeEventListener("complete",o),e.removeEventListener("error",a),e.removeEventListener("abort",a)},o=()=>{s(),r()},a=()=>{n(e.error||new DOMException("AbortError","AbortError")),r()};e.addEventListener("complete",o),e.addEventListener("error",a),e.addEventListener("abort",a)});Jr.set(e,t)}var Yr={get(e,t,s){if(e instanceof IDBTransaction){if(t==="done")return Jr.get(e);if(t==="store")return s.objectStoreNames[1]?void 0:s.objectStore(s.objectStoreNames[0])}return Ht(e[t])},set(e,t,s){return e[t]=s,!0},has(e,t){return e instanceof IDBTransaction&&(t==="done"||t==="store")?!0:t in e}};function oi(e){Yr=e(Yr)}function gh(e){return dh().includes(e)?function(...t){return e.apply(Xr(this),t),Ht(this.request)}:function(...t){return Ht(e.apply(Xr(this),t))}}function wh(e){return typeof e=="function"?gh(e):(e instanceof IDBTransaction&&fh(e),Qr(e,uh())?new Proxy(e,Yr):e)}function Ht(e){if(e instanceof IDBRequest)return ph(e);if(Vr.has(e))return Vr.get(e);let t=wh(e);return Object.is(t,e)||(Vr.set(e,t),on.set(t,e)),t}var Xr=e=>on.get(e);function ls(e,t,{blocked:s,upgrade:n,blocking:r,terminated:o}={}){let a=indexedDB.open(e,t),i=Ht(a);return n&&a.addEventListener("upgradeneeded",l=>{n(Ht(a.result),l.oldVersion,l.newVersion,Ht(a.transaction),l)}),s&&a.addEventListener("blocked",l=>s(l.oldVersion,l.newVersion,l)),i.then(l=>{o&&l.addEventListener("close",()=>o()),r&&l.addEventListener("versionchange",m=>r(m.oldVersion,m.newVersion,m))}).catch(()=>{}),i}function ai(e,{blocked:t}={}){let s=indexedDB.deleteDatabase(e);return t&&s.addEventListener("blocked",n=>t(n.oldVersion,n)),Ht(s).then(()=>{})}var yh=["get","getKey","getAll","getAllKeys","count"],$h=["put","add","delete","clear"],Gr={};function si(e,t){if(!(e instanceof IDBDatabase&&!(t in e)&&typeof t=="string"))return;if(Gr[t])return Gr[t];let s=t.replace(/FromIndex$/,""),n=t!==s,r=$h.includes(s);if(!(s in(n?IDBIndex:IDBObjectStore).prototype)||!(r||yh.includes(s)))return;let o=async function(a,...i){let l=this.transaction(a,r?"readwrite":"readonly"),m=l.store;return n&&(m=m.index(i.shift())),(await Promise.all([m[s](...i),r&&l.done]))[0]};return Gr[t]=o}oi(e=>({...e,get:(t,s,n)=>si(t,s)||e.get(t,s,n),has:(t,s)=>!!si(t,s)||e.has(t,s)}));var xh=["advance","continue","continuePrimaryKey"],ni={},Zr=new WeakMap,ii=new WeakMap,bh={get(e,t){if(!xh.includes(t))return e[t];let s=ni[t];return s||(s=ni[t]=function(...n){Zr.set(this,ii.get(this)[t](...n))}),s}};async function*vh(...e){let t=this;if(t instanceof IDBCursor||(t=await t.openCursor(...e)),!t)return;t=t;let s=new Proxy(t,bh);for(ii.set(s,t),on.set(s,Xr(t));t;)yield s,t=await(Zr.get(s)||t.continue()),Zr.delete(s)}function ri(e,t){return t===Symbol.asyncIterator&&Qr(e,[IDBIndex,IDBObjectStore,IDBCursor])||t==="iterate"&&Qr(e,[IDBIndex,IDBObjectStore])}oi(e=>({...e,get(t,s,n){return ri(t,s)?vh:e.get(t,s,n)},has(t,s){return ri(t,s)||e.has(t,s)}}));var kh=9,Mh=1e3;async function li(e,t=new Date){let s=await an(e),n=s.stores.flatMap(({values:o})=>o.filter(a=>!Ct(a))),r=s.whole&&await Ah(s,`${e}-broken-${t.toISOString().slice(0,10)}`);return{name:r&&await Th(e)?r:e,entries:n}}async function an(e){let t={stores:[],whole:!0},s;try{s=await ls(e,void 0,{upgrade(n,r,o,a){a.done.catch(()=>{}),a.abort()}});for(let n of s.objectStoreNames)t.stores.push(await _h(s,n,t))}catch{t.whole=!1}return s?.close(),t}async function _h(e,t,s){let n=e.transaction(t).objectStore(t),r={name:t,keyPath:n.keyPath,autoIncrement:n.autoIncrement,keys:[],values:[]};try{for(let o=await n.openCursor();o;o=await o.continue())r.keys.push(o.primaryKey),r.values.push(o.value)}catch{s.whole=!1}return r}async function Ah({stores:e},t){for(let s=1;s<=kh;s++){let n=s===1?t:`${t}-${s}`,r=!1;try{let o=await ls(n,1,{upgrade(a){r=!0;for(let{name:i,keyPath:l,autoIncrement:m}of e)a.createObjectStore(i,{...l===null?{}:{keyPath:l},autoIncrement:m})}});r&&await Sh(o,e),o.close()}catch{return}if(r)return JSON.stringify((await an(n)).stores)===JSON.stringify(e)?n:void 0}}async function Sh(e,t){if(!t.length)return;let s=t.map(({name:r})=>r),n=e.transaction(s,"readwrite",{durability:"strict"});n.done.catch(()=>{});for(let{name:r,keyPath:o,keys:a,values:i}of t){let l=n.objectStore(r);i.forEach((m,h)=>l.put(m,...o===null?[a[h]]:[]).catch(()=>{}))}await n.done}var Th=e=>new Promise(t=>{let s=setTimeout(()=>t(!1),Mh),n=r=>()=>{clearTimeout(s),t(r)};ai(e).then(n(!0),n(!1))});var St=["","Again","Hard","Good","Easy"],Eh={new:"New",learning:"Learning",review:"Known",relearning:"Learning again"},Lh={weekday:"short",day:"numeric",month:"short",timeZone:"UTC"},j=(e,t)=>`${e} ${t}${e===1?"":"s"}`;function It(e){if("minutes"in e)return e.minutes<60?`${e.minutes} min`:`${Math.round(e.minutes/60)} h`;let{days:t}=e;return t<60?j(t,"day"):t<365?`${(t/30.44).toFixed(1)} months`:`${(t/365.25).toFixed(1)} years`}function Ee(e,t){if(e===t)return"today";if(e===t+1)return"tomorrow";let s=Dt(e),n=s.getUTCFullYear()===Dt(t).getUTCFullYear();return s.toLocaleDateString("en-GB",{...Lh,...n?{}:{year:"numeric"}})}var Le=e=>Dt(e).toISOString().slice(0,10);function ie(e,t,s){if(!e)return{words:"Not in your deck"};let{memory:n}=e,r=Eh[n.phase];switch(t){case"suspended":return{words:"Suspended"};case"buried":return{words:`${r}, set aside until`,next:Ee(Number(e.buriedUntil),s.day),datetime:Le(Number(e.buriedUntil))};case"due":return{words:n.phase==="new"?"New in your deck":`${r}, due now`};case"soon":return{words:`${r}, again in`,next:It({minutes:Math.max(1,Math.ceil((Number(n.dueAt)-s.at)/6e4))})};default:return{words:`${r}, next`,next:Ee(Number(n.dueDay),s.day),datetime:Le(Number(n.dueDay))}}}function mi(e,t){let s=Math.floor((t.at-e)/6e4);return s<60?s<2?"just now":`${s} minutes ago`:s<2880?`${j(Math.floor(s/60),"hour")} ago`:`${Math.floor(s/1440)} days ago`}var ci=e=>new Date(e).toLocaleString("en-GB",{day:"numeric",month:"short",year:"numeric",hour:"2-digit",minute:"2-digit"}),Pt=e=>`${(e*100).toFixed(0)} %`,hi={refused:"This browser does not let the page store anything (a private window, a sandboxed frame, blocked site data).",silent:"This browser does not answer when the page asks for its storage.",newer:"Your deck is open in a newer version of this page. Close this tab, or reload it to get that version.",full:"The storage of this browser is full.",wiped:"The stored deck was deleted while this page was open.",failed:"The stored deck could not be opened or written."};function to(e){let{at:t,day:s}=e.now();is(`attention-deck-${Le(s)}.json`,Kr(e.log,t),"application/json"),e.remember("exported",{at:t,entries:e.log.length})}function qe(e){let{kind:t,loss:s,unreadable:n,unsaved:r}=e.storage,o=e.setAside.filter(({seen:a})=>!a);return d`${t==="memory"&&s?d`<div class="notice ui" role="alert">
    <p><strong>Your deck is not stored.</strong> ${hi[s]} The cards work as long as this page stays open.
      ${r?`${j(r,"change")} would be lost with it.`:g} Save a copy before you leave; you can
        bring it back later.</p>
    <div class="row">
      <button type="button" @click=${()=>to(e)}>Save a copy</button>
      <button type="button" @click=${()=>e.retry()}>Try to store it again</button>
    </div>
    <details><summary>The copy as text, where files cannot be saved</summary>
      <textarea readonly aria-label="Copy of the deck" .value=${Kr(e.log,e.now().at)}></textarea></details>
  </div>`:g}
  ${o.map(a=>qh(e,a))}
  ${n?d`<p class="notice ui">${j(n,"stored row")} could not be read and ${n===1?"was":"were"} left as ${n===1?"it is":"they are"}. The rest of your deck is
      complete.</p>`:g}`}function qh(e,{name:t,moved:s,entries:n}){let r=async()=>is(`${t}.json`,JSON.stringify(await an(t),null,2),"application/json"),o=()=>e.remember("setAside",e.setAside.map(a=>a.name===t?{...a,seen:!0}:a));return d`<div class="notice ui" role="alert">
    <p><strong>Your stored deck was damaged.</strong> ${s?d`It was set aside under the name “${t}”, with all that is in it, and a new one begun.`:d`It was left as it is under the name “${t}”, and a new one begun beside it.`}
      ${n?`${j(n,"change")} could be read in it and ${n===1?"is":"are"} in your deck.`:"None of your reviews could be read in it. If you have a copy, bring it back on the review page."}</p>
    <div class="row">
      <button type="button" @click=${r}>Save what can be read of it</button>
      <button type="button" @click=${o}>I have read this</button>
    </div>
  </div>`}var Nh=20*6e4,ui=2;function tt(e,t){if(!e)return"outside";if(e.suspended)return"suspended";if(e.buriedUntil!==null&&e.buriedUntil>t.day&&e.buriedUntil-t.day<=ui)return"buried";let{phase:s,dueAt:n,dueDay:r,lastAt:o,lastDay:a}=e.memory;return s==="new"||(n===null?Number(a)-t.day>ui:Number(o)>t.at)?"due":n!==null?n<=t.at?"due":"soon":Number(r)<=t.day?"due":"later"}function ms({cards:e,settings:t},s){let n=[...e].filter(([,l])=>tt(l,s)==="due"),r=n.filter(([,{memory:l}])=>l.dueAt!==null),o=n.filter(([,{memory:l}])=>l.phase==="review"),a=n.filter(([,{memory:l}])=>l.phase==="new"),i=new Map(o.map(([l,{memory:m}])=>[l,nn(m,s.day,t.retention)]));return r.sort(([,l],[,m])=>Number(l.memory.dueAt)-Number(m.memory.dueAt)),o.sort(([l],[m])=>Number(i.get(l))-Number(i.get(m))),[...r,...o,...a].map(([l])=>l)}var di=(e,t)=>[...ms(e,t),...Dh(e,t)];function Dh({cards:e},t){return[...e].filter(([,s])=>tt(s,t)==="soon"&&Number(s.memory.dueAt)-t.at<=Nh).sort(([,s],[,n])=>Number(s.memory.dueAt)-Number(n.memory.dueAt)).map(([s])=>s)}function ln({cards:e},t){let s=[...e.values()].filter(n=>tt(n,t)==="soon").map(({memory:n})=>Number(n.dueAt));return s.length?Math.min(...s):void 0}var Ch=4e3,Oh=new Set(["note","set"]),mn=class extends EventTarget{log=[];state=Ur();about=new Map;storage={kind:"opening",unsaved:0,unreadable:0};#t;#s=new Set;#e;#n;#o;#r;#i;#l=Promise.resolve();constructor({open:t,channel:s,clock:n=()=>Date.now(),keeping:r,patience:o=Ch}){super(),this.#e=t,this.#n=s,this.#o=n,this.#r=r,this.#i=o,s?.listen(a=>this.#h(a)),this.ready=this.#a()}#a(){return new Promise(t=>{let s=setTimeout(()=>{this.#f("silent"),t()},this.#i);this.#m().then(()=>{clearTimeout(s),t()})})}async#m(){try{let t=await this.#e(s=>this.#f(s));this.#t=t,this.about=new Map([...t.about,...this.about]),this.storage={...this.storage,kind:"database",loss:void 0,unreadable:t.unreadable},this.#u(t.setAside),this.#h(t.entries,{stored:!0}),await this.#g(),this.#y(this.#r?.asked())}catch(t){this.#f(t?.loss??"failed")}this.#p()}#u(t){let s=this.setAside,n=t.filter(({name:r})=>!s.some(o=>o.name===r));n.length&&this.remember("setAside",[...s,...n])}get setAside(){return this.about.get("setAside")??[]}now(){let t=this.#o();return{at:t,day:Qs(t,this.state.settings.turnover)}}add(t){let s=this.state.cards.size===0,n=t.filter(r=>!this.state.cards.has(r)).map(r=>this.#c("add",{card:r}));return s&&n.length&&this.#y(this.#r?.ask()),n}grade(t,s,n={}){return this.state.cards.has(t)||this.add([t]),this.#c("grade",{card:t,grade:s,...n})}suspend(t){return this.#c("suspend",{card:t})}resume(t){return this.#c("resume",{card:t})}bury(t){return this.#c("bury",{card:t})}unbury(t){return this.#c("unbury",{card:t})}reset(t){return this.#c("reset",{card:t})}note(t,s){(this.state.notes.get(t)??"")!==s&&this.#c("note",{card:t,text:s})}set(t,s){this.state.settings[t]!==s&&this.#c("set",{key:t,value:s})}undoable(){return Js(this.log).filter(({type:t})=>!Oh.has(t)).at(-1)}undo(){let t=this.undoable();return t&&this.takeBack(t.id),t}takeBack(t){this.#c("undo",{of:t})}preview(t){return Ya(this.state.cards.get(t)?.memory??as(),this.now(),this.state.settings.retention)}async bring(t){await this.ready,await this.#l;let s=this.#d(t);this.#t&&await this.#t.append(s);let n=!!this.#t;this.#h(s,{stored:n}),this.#n?.post(s)}remember(t,s){this.about.set(t,s),this.#t?.remember(t,s).catch(n=>this.#f(n.loss)),this.#p()}async retry(){this.storage.kind==="memory"&&(this.storage={...this.storage,kind:"opening"},this.#s=new Set(this.log.map(({id:t})=>t)),await this.#a())}async refresh(){try{this.#t&&this.#h(await this.#t.read(),{stored:!0})}catch{}this.#p()}#c(t,s){let{at:n,day:r}=this.now(),o=this.log.at(-1)?.tick??0,a={id:Ha(),tick:n>o?n:o+1,at:n,day:r,type:t,...s};return this.log=[...this.log,a],t==="undo"?this.state=Te(this.log):Fr(this.state,a),this.#s.add(a.id),this.#n?.post([a]),this.#g(),this.#p(),a}#d(t){let s=new Set(this.log.map(({id:n})=>n));return t.filter(({id:n})=>!s.has(n))}#h(t,{stored:s=!1}={}){let n=this.#d(t);if(s)for(let{id:r}of t)this.#s.delete(r);if(n.length!==0){if(this.log=ae(this.log,n),this.state=Te(this.log),!s)for(let{id:r}of n)this.#s.add(r);s||this.#g(),this.#p()}}#g(){return this.#l=this.#l.then(async()=>{if(!this.#t||this.#s.size===0)return;let t=this.log.filter(({id:s})=>this.#s.has(s));try{await this.#t.append(t);for(let{id:s}of t)this.#s.delete(s);this.storage={...this.storage,unsaved:this.#s.size}}catch(s){this.#f(s.loss)}}),this.#l}#f(t){this.#t?.close(),this.#t=void 0,t==="wiped"&&(this.#s=new Set(this.log.map(({id:s})=>s))),this.storage={...this.storage,kind:"memory",loss:t,unsaved:this.#s.size},this.#p()}async#y(t){try{let s=await t;this.storage={...this.storage,persistent:s},this.#p()}catch{}}#p(){this.storage.unsaved!==this.#s.size&&(this.storage={...this.storage,unsaved:this.#s.size}),this.dispatchEvent(new Event("change"))}};var eo=e=>Number.isInteger(e)&&e>=0,Ih=new Map(Object.entries({setAside:e=>Array.isArray(e)&&Array.from(e).every(Ph),exported:e=>eo(e?.at)&&e.at<=_e&&eo(e.entries),keys:e=>typeof e=="boolean"})),Ph=e=>typeof e?.name=="string"&&typeof e.moved=="boolean"&&eo(e.entries)&&["undefined","boolean"].includes(typeof e.seen),pi=(e,t)=>Ih.get(e)?.(t)??!1;var Bt="attention-figures-deck";var Rh=[e=>{e.createObjectStore("log",{keyPath:"id"}),e.createObjectStore("about")}],fi=["log","about"],wi=9,Ut=class extends Error{constructor(t,s){super(`the deck's storage is ${t}`,{cause:s}),this.loss=t}};async function yi({name:e=Bt,migrations:t=Rh,onLoss:s=()=>{}}={}){let n=[],r=[];for(let o=1;o<=wi;o++){let a=o===1?e:`${e}-${o}`,i=()=>$i(a,t,s).catch(jh),l=await i()??await zh(a,async()=>{let h=await i();if(h)return h;let{name:c,entries:u}=await li(a);return n.push({name:c,moved:c!==a,entries:u.length}),r.push(...u),c===a?void 0:i()});if(!l)continue;let m=ae(r,await Hh(e,o,t));return await l.append(m).catch(()=>{}),{...l,entries:ae(l.entries,m),setAside:n}}throw new Ut("failed")}function jh(e){if(e instanceof Ut)throw e}var zh=(e,t)=>globalThis.navigator?.locks?.request(e,t)??t();async function Hh(e,t,s){let n=new Set((await indexedDB.databases?.()??[]).map(o=>o.name)),r=[];for(let o=t+1;o<=wi;o++)if(n.has(`${e}-${o}`))try{let a=await $i(`${e}-${o}`,s,()=>{});r.push(...a.entries),a.close()}catch{}return r}async function $i(e,t,s){let n=!1,r=a=>{n||s(a),n=!0},o;try{o=await ls(e,t.length,{async upgrade(a,i,l,m){for(let h of t.slice(i))await h(a,m)},blocking(a,i){o.close(),r(i===null?"wiped":"newer")},terminated:()=>r("wiped")})}catch(a){throw xi(a)??a}try{let a=fi.find(u=>!o.objectStoreNames.contains(u));if(a)throw new Error(`${e} has no ${a}`);let i=o.transaction(fi),[l,m,h]=await Promise.all([i.objectStore("log").getAll(),i.objectStore("about").getAllKeys(),i.objectStore("about").getAll(),i.done]),c=l.filter(u=>!Ct(u));return{name:e,entries:c,about:new Map(m.flatMap((u,p)=>pi(u,h[p])?[[String(u),h[p]]]:[])),unreadable:l.length-c.length,append:gi(o,"log",(u,p)=>p.forEach(f=>u.put(f).catch(()=>{}))),read:async()=>(await o.getAll("log")).filter(u=>!Ct(u)),remember:gi(o,"about",(u,p,f)=>u.put(f,p).catch(()=>{})),close(){n=!0,o.close()}}}catch(a){throw n=!0,o.close(),a}}function gi(e,t,s){return async(...n)=>{let r;try{r=e.transaction(t,"readwrite",{durability:"strict"}),r.done.catch(()=>{}),s(r.objectStore(t),...n),await r.done}catch(o){throw Bh(r),xi(o)??new Ut(Uh(o)?"wiped":"failed",o)}}}function Bh(e){try{e?.abort()}catch{}}var Uh=e=>e?.name==="InvalidStateError"||e?.name==="NotFoundError";function xi(e){if(e?.name==="VersionError")return new Ut("newer",e);if(e?.name==="QuotaExceededError")return new Ut("full",e);if(["SecurityError","InvalidStateError","ReferenceError","TypeError"].includes(e?.name))return new Ut("refused",e)}var Fh=36e5,cn;function S(){return cn||(cn=new mn({open:e=>yi({onLoss:e}),channel:Wh(),keeping:{asked:async()=>!!await navigator.storage?.persisted?.(),ask:async()=>!!await navigator.storage?.persist?.()}}),Vh(cn)),cn}function Wh(){let e,t;try{e=new BroadcastChannel(Bt),t=localStorage,t.getItem(Bt)}catch{}return{post(s){e?.postMessage(s);try{t?.setItem(Bt,JSON.stringify(s)),t?.removeItem(Bt)}catch{}},listen(s){let n=r=>Array.isArray(r)&&s(r.filter(o=>!Ct(o)));e?.addEventListener("message",({data:r})=>n(r)),addEventListener("storage",({key:r,newValue:o})=>{r===Bt&&o&&n(Kh(o))})}}}function Kh(e){try{return JSON.parse(e)}catch{return}}function Vh(e){let t,s=()=>{clearTimeout(t);let n=e.now(),r=Math.min(ln(e.state,n)??1/0,Oa(n.at,e.state.settings.turnover));t=setTimeout(()=>e.refresh(),Math.min(Math.max(r-n.at,1e3),Fh))};e.addEventListener("change",s),document.addEventListener("visibilitychange",()=>{document.visibilityState==="visible"&&e.refresh()}),addEventListener("pageshow",({persisted:n})=>{n&&e.refresh()})}var Gh=1500,hn=class extends V{static properties={name:{reflect:!0},theme:{reflect:!0},session:{type:Boolean,reflect:!0},revealed:{attribute:!1},typed:{state:!0},done:{state:!0},early:{state:!0},attn:{state:!0},coreless:{state:!0}};static styles=[kt,ke,Ca];#t=[];#s;#e;#n=!1;#o=-1;constructor(){super(),this.name="",this.theme=void 0,this.session=!1,this.revealed=!1,this.typed=[],this.done=null,this.early=!1,this.attn=void 0,this.coreless=!1}connectedCallback(){super.connectedCallback(),this.#r();let t=()=>this.#l(),s=()=>this.#w();S().addEventListener("change",t),addEventListener("pagehide",s),this.#t=[Mt(()=>this.requestUpdate()),Us(this,n=>n&&this.#i()),()=>S().removeEventListener("change",t),()=>removeEventListener("pagehide",s)],this.#l()}disconnectedCallback(){super.disconnectedCallback(),this.#w(),this.#t.forEach(t=>t()),this.#t=[]}willUpdate(t){t.has("name")&&(t.get("name")&&this.#a(),this.#l())}updated(){La(this.renderRoot)}get state(){let t=S().now(),s=S().state.cards.get(this.name),{phase:n,dueAt:r,dueDay:o}=s?.memory??{phase:null,dueAt:null,dueDay:null};return{name:this.name,revealed:this.revealed,standing:tt(s,t),phase:n,dueAt:r,dueDay:o}}set state({revealed:t=!1}){this.revealed=!!t}reset(){this.#a(),this.#u("attn-input")}reveal(){this.revealed||(this.revealed=!0,this.done=null,this.#u("attn-input"),this.updateComplete.then(()=>this.renderRoot.querySelector(".answer")?.focus({preventScroll:!0})))}grade(t){let s=this.#d.length?this.#d.every(Boolean):void 0,{id:n}=S().grade(this.name,t,this.#s?{seed:this.#s.seed,...s===void 0?{}:{right:s}}:{});this.#a(),this.#m(n,`${St[t]}.`)}get suggested(){return this.#d.length&&!this.#d.every(Boolean)?1:3}focus(){this.updateComplete.then(()=>this.renderRoot.querySelector(".title")?.focus({preventScroll:!0}))}#r(){let t=[...this.querySelectorAll("[data-part]")];if(t.length){for(let s of t)s.slot=s.dataset.part;this.replaceChildren(...t),this.#n=!0}}async#i(){this.attn||!Object.hasOwn(Ye,this.name)||(this.attn=await $e().catch(()=>{}),this.coreless=!this.attn)}#l(){let t=S().state.cards.get(this.name)?.memory.reps??0;t!==this.#o&&this.#o>=0&&!this.done&&this.#a(),this.#o=t,this.requestUpdate()}#a(){this.revealed=!1,this.typed=[],this.early=!1,this.done=null}#m(t,s){this.done={id:t,words:s},this.#u("attn-change"),this.session||this.focus()}#u(t){this.dispatchEvent(new CustomEvent(t,{bubbles:!0,composed:!0,detail:{state:this.state}}))}#c(){if(!this.attn||!Object.hasOwn(Ye,this.name))return;let t=ha(this.name,this.#o),s=`${this.name}:${t}`;return this.#s?.key!==s&&(this.#s={key:s,seed:t,...Ye[this.name].solve(this.attn,ca(this.name,t,this.attn))}),this.#s}get#d(){return!this.#s||!this.typed.some(t=>t?.trim())?[]:this.#s.asks.map((t,s)=>Ps(te(this.typed[s]??""),t))}render(){let t=rt(this.name),s=_t()??g;if(!t)return d`<div class="root" data-theme=${s}>There is no card with the name “${this.name}”.</div>`;let n=S().now(),r=S().state.cards.get(this.name),o=tt(r,n),a=this.#c(),i=Jh(ie(r,o,n));return d`<div class="root" data-theme=${s} role="group" aria-labelledby="title">
      <div class="head">
        <p class="title" id="title" tabindex="-1">${this.session?t.title:`Recall: ${t.title}`}</p>
        <p class=${o==="due"?"where due":"where"}>${Qh(ie(r,o,n))}</p>
      </div>
      <div class="question prose">${this.#h("front",t.front,a)}</div>
      <form @submit=${this.#b}>
        ${this.revealed||this.coreless?g:qa(a?.asks??t.asks,this.typed,!a,(l,m)=>{this.typed=Object.assign([...this.typed],{[l]:m})})}
        <div class="buttons row" ?hidden=${this.revealed}>
          <button type="submit" class="main" aria-keyshortcuts=${this.session?"Space":g}>Show the answer</button>
          ${r||this.session?g:d`<button type="button" @click=${this.#M}>Add to my deck</button>`}
        </div>
      </form>
      <div class="answer prose" ?hidden=${!this.revealed} tabindex="-1" role="group" aria-label="Answer">
        ${this.revealed&&a?Na(a.asks,this.typed,this.#d):g}
        ${this.#h("back",t.back,a)}
        ${this.revealed?this.#g():g}
      </div>
      ${this.revealed?this.#f(o):g}
      <div class="after row ui" ?hidden=${!this.done}>
        <p class="status" role="status">${this.done?`${this.done.words} ${i}`:g}</p>
        ${this.done&&!this.session?d`<button type="button" class="link"
          @click=${this.#_}>Take it back</button>`:g}
      </div>
      ${this.done&&!this.session?qe(S()):g}
      ${this.#y(r,o)}
    </div>`}#h(t,s,n){if(n)return st(Ze(s,n.shown));let r=st(Ze(s,rt(this.name)?.values??{}));return this.#n?d`<slot name=${t}>${r}</slot>`:r}#g(){let t=S().state.notes.get(this.name);return t?d`<p class="own"><span class="muted ui">My note:</span> ${t}</p>`:g}#f(t){if(!(this.session||this.early||t==="outside"||t==="due"))return d`<div class="buttons row ui"><p class="muted">${t==="suspended"?"This card is suspended.":"It is not due yet."}</p>
        <button type="button" @click=${()=>{this.early=!0}}>Grade it now</button>
        <button type="button" @click=${this.reset}>Hide the answer</button></div>`;let n=S().preview(this.name);return d`<div class="grades" role="group" aria-label="How well did you know it?">${[1,2,3,4].map(r=>d`
      <button type="button" class=${r===this.suggested?"grade suggested":"grade"} data-grade=${r}
        aria-keyshortcuts=${this.session?r===this.suggested?`${r} Space`:r:g}
          @click=${()=>this.grade(r)}>
        <span>${St[r]}</span> <span class="wait num">${It(n[r])}</span></button>`)}</div>
      ${t==="outside"?d`<p class="after muted ui">A grade puts the card into your review deck.</p>`:g}`}#y(t,s){let n=(r,o,a)=>d`
      <button type="button" @click=${()=>this.#v(o,a)}>${r}</button>`;return d`<details class="more">
      <summary>Note and more</summary>
      ${t?d`<div class="row">
        ${t.suspended?n("Resume",()=>S().resume(this.name),"Back in the round."):n("Suspend",()=>S().suspend(this.name),"Suspended until you resume it.")}
        ${s==="buried"?n("Bring back today",()=>S().unbury(this.name),"Back today."):n("Bury until tomorrow",()=>S().bury(this.name),"Set aside until tomorrow.")}
        ${n("Reset",()=>S().reset(this.name),"As if never seen.")}
      </div>`:g}
      <label for="note">My note on this card</label>
      <textarea id="note" maxlength="10000" .value=${U(this.#p())} @input=${this.#x}
        @change=${this.#w}></textarea>
    </details>`}#p(){let t=this.#$();return this.#e&&t?t.value:S().state.notes.get(this.name)??""}#$(){return this.renderRoot?.querySelector("#note")}#x(){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#w(),Gh)}#w(){if(!this.#e)return;clearTimeout(this.#e);let t=this.#$()?.value??"";this.#e=void 0,S().note(this.name,t)}#b(t){t.preventDefault(),this.reveal()}#M(){let[t]=S().add([this.name]);t&&this.#m(t.id,"Added.")}#v(t,s){let{id:n}=t();this.#a(),this.#m(n,s)}#_(){this.done&&S().takeBack(this.done.id),this.#a(),this.#u("attn-change"),this.focus()}},Qh=({words:e,next:t,datetime:s})=>d`${e}${t?d` <time datetime=${s??g}>${t}</time>`:g}`,Jh=({words:e,next:t})=>`${e}${t?` ${t}`:""}.`;var Yh=K`
  :host(:not([block])) { display: inline; }
  :host([block]) { margin: 1.5rem 0; }
  :host([block]) .root { padding: 1rem 1.5rem; border-radius: 6px; background: var(--surface); }
  :host([block]) .notice { margin-top: 0.75rem; }
  .compact { display: inline; container-type: normal; color: inherit; font-size: inherit; white-space: nowrap; }
  .compact a { color: inherit; }
  p + .row { margin-top: 0.75rem; }
`,un=class extends V{static properties={theme:{reflect:!0},href:{reflect:!0},block:{type:Boolean,reflect:!0},empty:{type:Boolean,reflect:!0}};static styles=[kt,ke,Yh];#t=[];constructor(){super(),this.theme=void 0,this.href="./review.html",this.block=!1,this.empty=!0}connectedCallback(){super.connectedCallback();let t=()=>this.requestUpdate();S().addEventListener("change",t),this.#t=[Mt(t),()=>S().removeEventListener("change",t)]}disconnectedCallback(){super.disconnectedCallback(),this.#t.forEach(t=>t()),this.#t=[]}willUpdate(){this.empty=S().state.cards.size===0}get state(){return{due:ms(S().state,S().now()).filter(t=>rt(t)).length,cards:S().state.cards.size}}render(){let{due:t,cards:s}=this.state,n=_t()??g,r=d`<span class="num" data-name="due" data-value=${String(t)}>${t}</span>`;if(!this.block)return s?d`<span class="root compact ui" data-theme=${n}><a href=${this.href}>Review: ${r} due</a></span>`:g;let o=Gs.filter(a=>!S().state.cards.has(a));return d`<div class="root" data-theme=${n}>
      <p class="ui muted" role="status">${s?d`${j(s,"card")} in your deck, ${r} due.`:"No card is in your deck yet."}</p>
      <div class="row">
        ${o.length?d`<button type="button" @click=${()=>S().add(o)}>${s?`Add the other ${o.length}`:`Add all ${o.length} cards`}</button>`:g}
        <a class="ui" href=${this.href}>Open the review</a>
      </div>
      ${s?qe(S()):g}
    </div>`}};var bi=F(class extends B{constructor(){super(...arguments),this.key=g}render(e,t){return this.key=e,t}update(e,[t,s]){return t!==this.key&&(ye(e),this.key=t),s}});var cs=21;function dn({cards:e},t,s=14){let n=Array.from({length:s},(r,o)=>({day:t.day+o,count:0}));for(let r of e.values()){let o=tt(r,t);if(o==="suspended"||o==="outside")continue;let a=o==="due"||o==="soon"?0:Math.max(Xh(r),t.day)-t.day;a<s&&n[a].count++}return n}var Xh=({buriedUntil:e,memory:t})=>Math.max(e??0,t.dueDay??0);function vi({reviews:e}){let t=e.filter(({phase:n})=>n==="review"),s=n=>{let r=n.filter(({grade:o})=>o>1).length;return{asked:n.length,remembered:r,share:n.length?r/n.length:null}};return{all:s(t),young:s(t.filter(({interval:n})=>n<cs)),mature:s(t.filter(({interval:n})=>n>=cs))}}var ki=({reviews:e},t)=>e.filter(({card:s})=>s===t).reverse();function Mi({reviews:e},t){let s=e.filter(({id:r})=>t.has(r)),n=r=>s.filter(o=>o.grade===r).length;return{reviews:s.length,cards:new Set(s.map(({card:r})=>r)).size,grades:[1,2,3,4].map(n)}}function Ai(e,t){let s=[...e.state.cards.keys()].filter(n=>!rt(n));return d`<section aria-labelledby="cards">
    <h2 id="cards">Cards</h2>
    <ul class="cards">${zt.map(({name:n,title:r})=>Zh(e,n,r,t))}</ul>
    ${s.length?d`<p class="ui muted">Your deck also holds
      ${s.map(n=>`\u201C${n}\u201D`).join(", ")},
      which this page does not have. They are kept, and go into every copy.</p>`:g}
  </section>`}function Zh(e,t,s,n){let r=e.now(),o=e.state.cards.get(t),a=tt(o,r),{words:i,next:l,datetime:m}=ie(o,a,r),h=(c,u,p)=>d`<button type="button"
    aria-label="${c}: ${s}" @click=${()=>{u(),n(`${s}: ${p}`)}}>${c}</button>`;return d`<li class="card-row">
    <details>
      <summary class="card-head">
        <h3>${s}</h3>
        <span class="stands ui ${a==="due"?"due":""}">${i}${l?d` <time datetime=${m??g}>${l}</time>`:g}</span>
      </summary>
      ${o?d`<div class="row">${o.suspended?h("Resume",()=>e.resume(t),"back in the round."):h("Suspend",()=>e.suspend(t),"suspended.")}
          ${a==="buried"?h("Bring back today",()=>e.unbury(t),"back today."):h("Bury until tomorrow",()=>e.bury(t),"set aside until tomorrow.")}
          ${h("Reset",()=>e.reset(t),"reset.")}</div>`:g}
      ${o&&o.memory.lastDay!==null?d`<p class="ui muted">Chance to remember it today: ${Pt(nn(o.memory,r.day,e.state.settings.retention))}.
        Graded ${_i(o.memory.reps)}, forgotten ${_i(o.memory.lapses)}.</p>`:g}
      ${e.state.notes.has(t)?d`<p class="own"><span class="muted ui">My note:</span>
        ${e.state.notes.get(t)}</p>`:g}
      ${tu(e,t,s)}
    </details>
    ${o?g:h("Add",()=>e.add([t]),"added.")}
  </li>`}var _i=e=>["never","once","twice"][e]??`${e} times`;function tu(e,t,s){let n=ki(e.state,t);if(!n.length)return d`<p class="ui muted">No grades yet.</p>`;let r=o=>o===void 0?"":o?"right":"wrong";return d`<div class="scroll" tabindex="0" role="region" aria-label="Past of ${s}"><table>
    <caption class="unseen">Past of ${s}, newest first</caption>
    <thead><tr><th scope="col">When</th><th scope="col">Grade</th><th scope="col">Typed</th><th
      scope="col">After</th><th scope="col">Next in</th></tr></thead>
    <tbody>${n.map(({at:o,grade:a,right:i,phase:l,elapsed:m,memory:h})=>d`<tr>
      <td><time datetime=${new Date(o).toISOString()}>${ci(o)}</time></td>
      <td>${St[a]}</td><td>${r(i)}</td>
      <td>${l==="review"?It({days:m}):l==="new"?"new":"learning"}</td>
      <td>${h.dueAt===null?It({days:h.interval}):It({minutes:Math.round((h.dueAt-o)/6e4)})}</td></tr>`)}</tbody>
  </table></div>`}var eu="Deep Learning::Attention",su=["attention-figures","deep-learning::attention"],nu=e=>`attention-figures-${e}`;function Si(e,t){let s=["#separator:tab","#html:true","#notetype:Basic","#guid column:1","#deck column:2","#tags column:5"],n=e.map(({name:r,anki:o})=>[nu(r),eu,o.front,ru(o.back,t.get(r)),su.join(" ")]);return`${[...s,...n.map(r=>r.map(au).join("	"))].join(`
`)}
`}var ru=(e,t)=>t?`${e}<hr><p>${ou(t)}</p>`:e;function ou(e){return e.replace(/[&<>"{}[\]]/g,t=>`&#${t.codePointAt(0)};`).replace(/\t/g,"&#9;").replace(/\r\n?|\n/g,"<br>")}var au=e=>`"${e.replaceAll('"','""')}"`;var iu=["","again","hard","good","easy"];function Ti(e,{cards:t,notes:s}){let n=e.map(({name:r,title:o,source:a})=>{let i=t.get(r),l=i?.memory;return[r,o,a.front,a.back,s.get(r)??"",i?i.suspended?"suspended":i.memory.phase:"not in the deck",l?.dueDay!=null?Li(l.dueDay):l?.dueAt!=null?new Date(l.dueAt).toISOString():"",l?.reps??"",l?.lapses??"",l?.interval??"",l?.stability??"",l?.difficulty??""]});return qi(["card","title","question","answer","note","state","due","reviews","lapses","interval","stability","difficulty"],n)}function Ei({reviews:e}){let t=e.map(({card:s,at:n,day:r,grade:o,phase:a,interval:i,elapsed:l,memory:m,right:h})=>[s,new Date(n).toISOString(),Li(r),iu[o],a,i,l,m.interval,m.stability,m.difficulty,h===void 0?"":h?"right":"wrong"]);return qi(["card","time","day","grade","phase before","interval before","days since","interval","stability","difficulty","typed answer"],t)}var Li=e=>Dt(e).toISOString().slice(0,10),qi=(e,t)=>`\uFEFF${[e,...t].map(s=>s.map(lu).join(",")).join(`\r
`)}\r
`,lu=e=>`"${String(e).replaceAll('"','""')}"`;function Ni(e,t){return`# Attention: recall cards

${e.map(({name:n,title:r,source:o})=>{let a=t.get(n);return[`## ${r}`,o.front,"**Answer**",o.back,...a?["**My note**",mu(a)]:[]].join(`

`)}).join(`

`)}
`}function mu(e){let t=Math.max(2,...[...e.matchAll(/`+/g)].map(([n])=>n.length)),s="`".repeat(t+1);return`${s}text
${e}
${s}`}function Di(e,t,s,n){let r=(a,i,l)=>()=>is(a,i(),l),{notes:o}=e.state;return d`<section aria-labelledby="copies">
    <h2 id="copies">Copies</h2>
    ${cu(e)}
    <div class="row"><button type="button" class="main" @click=${()=>to(e)}>Save a copy</button>
      <label class="file"><span>Bring back a copy</span><input type="file" accept=".json,application/json"
        @change=${a=>hu(e,a.target,s)}></label></div>
    <div aria-live="polite">${t?uu(e,t,s):g}</div>
    <details><summary>For other programs</summary>
      <p class="ui muted">The cards with your notes, without the schedule: that stays in the copy above. The Anki deck
        is ready-made and has no notes of yours. Importing an Anki file again updates its cards.</p>
      <div class="row">
        <button type="button"
          @click=${r("attention-anki.txt",()=>Si(zt,o),"text/plain")}>Anki text</button>
        <a class="button" href=${n} download>Anki deck (.apkg)</a>
        <button type="button" @click=${r("attention-cards.md",()=>Ni(zt,o),"text/markdown")}>Markdown</button>
        <button type="button" @click=${r("attention-cards.csv",()=>Ti(zt,e.state),"text/csv")}>Cards as CSV</button>
        <button type="button"
          @click=${r("attention-reviews.csv",()=>Ei(e.state),"text/csv")}>Grades as CSV</button>
      </div>
    </details>
  </section>`}function cu(e){let t=e.about.get("exported"),s=t?e.log.length-t.entries:e.log.length,n=e.storage.persistent===!0?"This browser has promised to keep your deck, but it goes with the browser\u2019s data when you clear them.":"Browsers may delete what a page stores: when space is short, after weeks without a visit, with other site data.";return d`<p class="ui muted">${t?d`Last copy: <span data-name="exported" data-value=${String(t.at)}>${mi(t.at,e.now())}</span>${s>0?`, ${j(s,"change")} since then`:", nothing has changed since then"}.`:e.log.length?d`<span data-name="exported" data-value="none">You have not saved a copy yet.</span>`:g} ${n}</p>`}async function hu(e,t,s){let[n]=t.files??[];if(!n)return;let r=n.size>Wr?void 0:await n.text().catch(()=>{});if(t.value="",r===void 0){s({file:n.name,fault:n.size>Wr?"The file is far too large for a copy of a review deck.":"The file cannot be read."});return}let o=Xa(r),a="entries"in o?Za(e.log,o.entries):o;s("fault"in a?{file:n.name,fault:a.fault}:{file:n.name,comparison:a})}function uu(e,{file:t,fault:s,comparison:n,done:r},o){let a=d`<button type="button" @click=${()=>o(void 0)}>${n?.fresh.length?"Leave it":"Close"}</button>`;if(s)return d`<div class="notice ui"><p><strong>${t} was not taken.</strong>
      ${s} Your deck is as it was.</p><div class="row">${a}</div></div>`;if(r)return d`<div class="incoming ui"><p>${r}</p><div class="row">${a}</div></div>`;let{fresh:i,known:l,cards:m,notes:h,settings:c,before:u,after:p}=n;if(!i.length)return d`<div class="incoming ui"><p>${t} holds nothing that your deck does not have.</p><div
      class="row">${a}</div></div>`;let f=e.now(),y=(b,v)=>{let{words:M,next:q}=ie(b.cards.get(v),tt(b.cards.get(v),f),f);return`${M}${q?` ${q}`:""}`},w=b=>rt(b)?.title??b,$={retention:b=>`cards to remember: ${Pt(b)}`,turnover:b=>`the day begins at ${b}:00`},x=async()=>{try{await e.bring(i),o({file:t,done:`${j(i.length,"entry").replace("entrys","entries")} taken in.`})}catch{o({file:t,fault:"The browser could not store it."})}};return d`<div class="incoming ui">
    <p><strong>${t}</strong> holds ${i.length+l} entries: you have ${l} of them, ${i.length}
      ${i.length===1?"is":"are"} new. Nothing of yours is lost. It would change:</p>
    <ul>
      ${m.map(b=>d`<li>${w(b)}: ${y(u,b)} →
        ${y(p,b)}</li>`)}
      ${h.map(b=>d`<li>Your note on ${w(b)}</li>`)}
      ${c.map(b=>d`<li>Setting,
        ${$[b](p.settings[b])}</li>`)}
      ${m.length+h.length+c.length===0?d`<li>nothing that shows; the past becomes more
        complete</li>`:g}
    </ul>
    <div class="row"><button type="button" class="main" @click=${x}>Take it in</button>${a}</div>
  </div>`}var hs=60;function Ci(e){let t=e.now(),s=dn(e.state,t),n=Math.max(1,...s.map(a=>a.count)),r=s.reduce((a,i)=>a+i.count,0),o=(a,i)=>Dt(a).toLocaleDateString("en-GB",{timeZone:"UTC",...i});return d`<section aria-labelledby="ahead">
    <h2 id="ahead">The next 14 days</h2>
    <p class="ui muted">${r===0?"No card comes back in this time.":`${j(r,"card")} ${r===1?"comes":"come"} back, ${s[0].count||"none"} today.`}</p>
    <div class="bars ui" aria-hidden="true">${s.map(a=>d`<div class="bar">
      <span class="num">${a.count||""}</span>
      <svg viewBox="0 0 10 ${hs}" preserveAspectRatio="none">${k`<rect class="ground" x="0" y=${hs-1}
        width="10" height="1" />
        <rect class="full" x="0" y=${hs-(hs-1)*(a.count/n)} width="10" height=${(hs-1)*(a.count/n)} />`}</svg>
      <span class="day">${o(a.day,{weekday:"narrow"})}<br>${o(a.day,{day:"numeric"})}</span>
    </div>`)}</div>
    <details><summary>The numbers</summary><div class="scroll" tabindex="0" role="region"
      aria-label="Cards by day"><table>
      <thead><tr><th scope="col">Day</th><th scope="col">Cards</th></tr></thead>
      <tbody>${s.map(a=>d`<tr><th scope="row"><time datetime=${Le(a.day)}>${Ee(a.day,t.day)}</time></th>
        <td data-name="forecast[${a.day-t.day}]" data-value=${String(a.count)}>${a.count}</td></tr>`)}</tbody>
    </table></div></details>
  </section>`}function Oi(e){let t=vi(e.state),s=e.state.settings.retention,n=[["all","All cards"],["young",`Known under ${cs} days`],["mature",`Known ${cs} days or more`]];return d`<section aria-labelledby="kept">
    <h2 id="kept">Remembered so far</h2>
    <p class="ui muted">${t.all.share===null?"Nothing yet: this counts cards that come back after a day or more.":`${Pt(t.all.share)} of ${j(t.all.asked,"card")} that came back. You aim at ${Pt(s)}; the mark shows it.`}</p>
    ${t.all.share===null?"":d`<div class="shares ui" aria-hidden="true">${n.map(([r,o])=>d`
      <span>${o}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none">${k`<rect class="ground" x="0" y="0" width="100"
        height="10" />
        <rect class="full" x="0" y="0" width=${(t[r].share??0)*100} height="10" /><rect class="mark"
          x=${s*100-.4} y="0" width="0.8" height="10" />`}</svg>
      <span class="num">${t[r].share===null?"\u2013":Pt(t[r].share)}</span>`)}</div>
    <details><summary>The numbers</summary><div class="scroll" tabindex="0" role="region"
      aria-label="Cards remembered"><table>
      <thead><tr><th scope="col">Cards</th><th scope="col">Asked</th><th scope="col">Remembered</th><th
        scope="col">Share</th></tr></thead>
      <tbody>${n.map(([r,o])=>d`<tr><th scope="row">${o}</th><td>${t[r].asked}</td><td>${t[r].remembered}</td>
        <td data-name="retention.${r}" data-value=${String(t[r].share)}>${t[r].share===null?"none":Pt(t[r].share)}</td></tr>`)}</tbody>
    </table></div></details>`}
  </section>`}var pn=e=>e.about.get("keys")!==!1;function Ii(e){let{retention:t,turnover:s}=e.state.settings,{least:n,most:r}=oe.retention,o=Array.from({length:24},(i,l)=>l),a=i=>{let l=Math.round(Number(i.value))/100;l>=n&&l<=r&&e.set("retention",l),i.value=String(Math.round(e.state.settings.retention*100))};return d`<section aria-labelledby="settings">
    <h2 id="settings">Settings</h2>
    <div class="settings ui">
      <label for="share">Cards to remember, in per cent</label>
      <div><input id="share" type="number" min=${n*100} max=${r*100} step="1"
        .value=${U(String(Math.round(t*100)))}
        aria-describedby="share-help" @change=${i=>a(i.target)}>
        <p id="share-help" class="muted">A higher share means shorter waits and more reviews. It counts for grades from
          now on.</p></div>
      <label for="hour">My day begins at</label>
      <div><select id="hour" aria-describedby="hour-help" @change=${i=>e.set("turnover",Number(i.target.value))}>
        ${o.map(i=>d`<option value=${i} .selected=${i===s}>${String(i).padStart(2,"0")}:00</option>`)}</select>
        <p id="hour-help" class="muted">Studying after midnight still belongs to the evening before.</p></div>
      <label for="keys">Single keys in a session</label>
      <div><input id="keys" type="checkbox" .checked=${U(pn(e))} aria-describedby="keys-help"
        @change=${i=>e.remember("keys",i.target.checked)}>
        <p id="keys-help" class="muted">Space shows the answer and then takes the marked grade; 1 to 4 grade; u takes
          back. This setting belongs to this browser.</p></div>
    </div>
  </section>`}var Pi=K`
  .root { background: var(--page); }
  section + section, .figures, .figures + section { margin-top: 2.5rem; }
  h2 { margin-bottom: 0.6rem; font-size: 1.35rem; }
  h3 { font-size: 1.0625rem; }
  .today { padding: 1.5rem; border-radius: 6px; background: var(--surface); }
  .big { font-size: 1.62rem; line-height: 1.2; font-weight: 600; }
  .today p + p { margin-top: 0.4rem; }
  .today .row { margin-top: 1rem; }
  .root > .notice { margin-bottom: 1rem; }

  .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 2rem; }
  .figures section { margin: 0; min-width: 0; }
  .bars { display: grid; grid-template-columns: repeat(14, minmax(0, 1fr)); gap: 3px; margin-top: 0.75rem; }
  .bar { display: grid; grid-template-rows: 1.3rem 3.75rem auto; text-align: center; font-size: 0.8125rem; line-height:
    1.3; }
  .bar svg { width: 100%; height: 100%; }
  .bar .day { color: var(--muted); font-size: 0.75rem; line-height: 1.25; }
  .ground { fill: var(--line); }
  .full { fill: var(--output); }
  .mark { fill: var(--text); }
  .shares { display: grid; grid-template-columns: minmax(0, auto) minmax(4rem, 1fr) auto; gap: 0.5rem 0.75rem;
    align-items: center; margin-top: 0.75rem; font-size: 0.875rem; }
  .shares svg { width: 100%; height: 0.75rem; }
  details { margin-top: 0.6rem; }
  .scroll { max-width: 100%; overflow-x: auto; }
  table { border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
  th, td { padding: 0.2rem 0.9rem 0.2rem 0; text-align: start; font-weight: 400; white-space: nowrap; }
  thead th { border-bottom: 1px solid var(--strong); color: var(--muted); }
  td:last-child { text-align: end; padding-right: 0; }

  .cards { padding: 0; list-style: none; }
  .card-row { display: flex; gap: 0.5rem 1rem; align-items: start; border-top: 1px solid var(--line); }
  .card-row > details { flex: 1; min-width: 0; margin: 0; }
  .card-row > button { min-height: 2rem; margin-top: 0.5rem; }
  .card-head { position: relative; display: flex; flex-wrap: wrap; gap: 0.1rem 1rem; justify-content: space-between;
    align-items: baseline; width: auto; padding: 0.7rem 0 0.7rem 1.1rem; color: inherit; list-style: none; }
  .card-head::-webkit-details-marker { display: none; }
  .card-head::before { content: ''; position: absolute; inset: 1.15rem auto auto 0; border: solid transparent;
    border-width: 0.3em 0 0.3em 0.45em; border-inline-start-color: var(--muted); }
  details[open] > .card-head::before { transform: rotate(90deg); }
  .card-head:hover h3 { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
  .stands { color: var(--muted); }
  .card-row details > :not(summary) { margin: 0 0 0.7rem 1.1rem; }
  .stands.due { color: var(--output); font-weight: 600; }

  .file, a.button { display: inline-flex; align-items: center; min-height: 2.5rem; box-sizing: border-box; }
  .file { position: relative; padding: 0.35rem 0.9rem; border: 1px solid var(--strong); border-radius: 5px; background:
    var(--page); font-size: 0.9375rem; line-height: 1.2; }
  .file input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; }
  .file:focus-within { outline: 3px solid var(--output); outline-offset: 2px; }
  a.button { padding: 0.35rem 0.9rem; border: 1px solid var(--strong); border-radius: 5px; background: var(--page);
    color: var(--text); font: 0.9375rem/1.2 var(--attn-sans, system-ui, sans-serif); text-decoration: none; }
  section > .row { margin-top: 0.8rem; }
  [aria-live] > .notice { margin-top: 1rem; }
  .incoming { margin-top: 1rem; padding: 0.75rem 1rem; border-left: 4px solid var(--output); background: var(--surface);
    }
  .incoming ul { padding-left: 1.2rem; }
  .incoming .row, .notice .row { margin-top: 0.6rem; }

  .settings { display: grid; grid-template-columns: minmax(0, 14rem) minmax(0, 1fr); gap: 0.9rem 1.5rem; align-items:
    baseline; }
  .settings input[type='number'] { width: 5.5rem; }
  .settings p { margin-top: 0.3rem; }

  .bar-row { margin-bottom: 0.75rem; }
  .bar-row p { flex: 1; }
  .keys { margin-top: 0.75rem; }
  kbd { padding: 0 0.3em; border: 1px solid var(--line); border-radius: 3px; font: 0.86em ui-monospace, 'SF Mono',
    Consolas, 'Liberation Mono', monospace; }
  .over { padding: 1.5rem; border-radius: 6px; background: var(--surface); }
  .tally { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; margin: 0.8rem 0; }
  .tally dt { color: var(--muted); }
  .tally dd { font-size: 1.35rem; font-weight: 600; }
  .over p + p { margin-top: 0.4rem; }
  .over .row { margin-top: 1rem; }

  @container (width < 30rem) {
    .settings { grid-template-columns: minmax(0, 1fr); gap: 0.3rem; }
    .settings > div { margin-bottom: 0.8rem; }
    /* Each bar under its words; its number goes back up beside them. */
    .shares { grid-template-columns: minmax(0, 1fr) auto; grid-auto-flow: dense; }
    .shares svg { grid-column: 1 / -1; margin-bottom: 0.3rem; }
    .shares .num { grid-column: 2; }
    .keys { display: none; }
    .today, .over { padding: 1.1rem; }
  }
  @media (pointer: coarse) {
    .file, a.button, .card-row > button { min-height: 2.75rem; }
    .card-row > button { margin-top: 0.2rem; }
    .keys { display: none; }
  }
  @media (forced-colors: active) {
    .full { fill: Highlight; }
    .mark { fill: CanvasText; }
    .ground { fill: GrayText; }
  }
`;var fn=class{entries=[];current;#t;#s;constructor(t,s){this.#t=t,this.#s=s,this.#n()}get over(){return this.current===void 0}get left(){return this.#e.length}get summary(){return Mi(this.#t.state,new Set(this.entries))}wrote(t){this.entries.push(t),this.#n()}follow(){if(this.over)return;let t=this.#t.now(),s=tt(this.#t.state.cards.get(this.current),t);s!=="due"&&s!=="soon"&&this.#n()}undo(){let t=this.#t.undo();if(t)return this.entries=this.entries.filter(s=>s!==t.id),this.current=t.card,this.follow(),t}end(){this.current=void 0}get#e(){return di(this.#t.state,this.#t.now()).filter(this.#s)}#n(){[this.current]=this.#e}};var gn=class extends V{static properties={theme:{reflect:!0},lesson:{reflect:!0},apkg:{reflect:!0},running:{type:Boolean,reflect:!0},session:{state:!0},incoming:{state:!0},said:{state:!0}};static styles=[kt,ke,Pi];#t=[];constructor(){super(),this.theme=void 0,this.lesson="./attention.html",this.apkg="./attention-cards.apkg",this.running=!1,this.session=null,this.incoming=void 0,this.said=""}connectedCallback(){super.connectedCallback();let t=()=>{this.session?.follow(),this.requestUpdate()},s=n=>this.#r(n);S().addEventListener("change",t),document.addEventListener("keydown",s),this.#t=[Mt(()=>this.requestUpdate()),()=>S().removeEventListener("change",t),()=>document.removeEventListener("keydown",s)]}disconnectedCallback(){super.disconnectedCallback(),this.#t.forEach(t=>t()),this.#t=[]}willUpdate(){this.running=this.session!==null}get state(){let{session:t}=this;return{due:this.#s.length,session:t?{card:t.current??null,left:t.left,...t.summary}:null}}reset(){this.session=null,this.incoming=void 0}start(){this.session=new fn(S(),t=>rt(t)!==void 0),this.#n(),this.#o("attn-input")}undo(){let t=this.session?this.session.undo():S().undo();t?this.said=`Taken back: ${t.type==="grade"?St[t.grade??0]:t.type}, ${rt(t.card??"")?.title??t.card}.`:this.said="Nothing to take back.",this.requestUpdate(),this.#n(),this.#o("attn-change")}get#s(){return ms(S().state,S().now()).filter(t=>rt(t))}get#e(){return this.renderRoot.querySelector("attn-card")}async#n(){await this.updateComplete,this.session&&((this.session.over?this.renderRoot.querySelector("#over"):this.#e)?.focus({preventScroll:!0}),this.renderRoot.querySelector(".session")?.scrollIntoView({block:"nearest"}))}#o(t){this.dispatchEvent(new CustomEvent(t,{bubbles:!0,composed:!0,detail:{state:this.state}}))}#r(t){let{key:s,repeat:n,isComposing:r,ctrlKey:o,metaKey:a,altKey:i}=t;if(!this.session||!pn(S())||n||r||o||a||i||t.defaultPrevented)return;let l=t.composedPath()[0];if(l.closest?.("input, textarea, select, [contenteditable]"))return;let m=this.#e,h=s===" "&&!l.closest?.("button, summary, a");if(s==="u")this.undo();else if(m)if(h)m.revealed?m.grade(m.suggested):m.reveal();else if(/^[1-4]$/.test(s)&&m.revealed)m.grade(Number(s));else return;else return;t.preventDefault()}#i(t){t.stopPropagation();let{session:s}=this,n=S().log.at(-1);if(!s||!n||s.entries.includes(n.id))return;let{current:r}=s;s.wrote(n.id),this.said=n.type==="grade"?`${St[n.grade??0]}. ${s.over?"That was the last card.":`${j(s.left,"card")} left.`}`:"",s.current===r&&this.#e?.reset(),this.requestUpdate(),this.#n(),this.#o("attn-change")}render(){return d`<div class="root" data-theme=${_t()??g}>
      <p class="unseen" role="status">${this.said}</p>
      ${qe(S())}
      ${this.session?this.#c(this.session):this.#l()}
    </div>`}#l(){let{state:t,storage:s}=S();if(s.kind==="opening")return d`<section class="today"><p class="ui muted">Opening your deck …</p></section>`;let n=Gs.filter(r=>!t.cards.has(r));return d`
      ${this.#a(t.cards.size,n)}
      ${t.cards.size?d`<div class="figures">${Ci(S())}${Oi(S())}</div>`:g}
      ${Ai(S(),r=>{this.said=r})}
      ${Di(S(),this.incoming,r=>{this.incoming=r},this.apkg)}
      ${Ii(S())}`}#a(t,s){let n=this.#s.length,r=s.length?d`<button type="button" class=${t?"":"main"} @click=${()=>this.#u(s)}>
      ${t?`Add the other ${s.length===1?"card":s.length}`:`Add all ${s.length} cards`}</button>`:g;return t?d`<section class="today" aria-label="Today">
      <p class="big"><span class="num" data-name="due" data-value=${String(n)}>${n}</span> ${n===1?"card is":"cards are"} due</p>
      ${n?g:d`<p class="muted">${this.#m()}</p>`}
      <div class="row">
        ${n?d`<button type="button" class="main" @click=${this.start}>Begin</button>`:g}
        ${r}
        ${S().undoable()?d`<button type="button" @click=${this.undo}>Take back the last step</button>`:g}
      </div></section>`:d`<section class="today" aria-label="Today"><p class="big">Your deck is empty.</p>
        <p>Add the cards of the lesson, or take them one by one <a href=${this.lesson}>from its text</a>. Each comes
          back shortly before you would forget it.</p>
        <div class="row">${r}</div></section>`}#m(){let t=S().now(),s=dn(S().state,t,400).find(r=>r.count>0);if(!s)return"All cards are suspended.";let n=ln(S().state,t);return s.day===t.day&&n?`A card you are learning comes back in ${It({minutes:Math.ceil((n-t.at)/6e4)})}.`:`The next ${s.count===1?"one comes":`${s.count} come`} ${Ee(s.day,t.day)}.`}#u(t){S().add(t),this.said=`${j(t.length,"card")} added.`,this.#o("attn-change")}#c(t){return d`<section class="session" aria-label="Session" @attn-change=${this.#i}
      @attn-input=${s=>s.stopPropagation()}>
      <div class="row bar-row ui">
        <p class="muted">${t.over?g:d`<span data-name="left"
          data-value=${String(t.left)}>${j(t.left,"card")}</span> left`}</p>
        <button type="button" ?disabled=${!S().undoable()} aria-keyshortcuts="u"
          @click=${this.undo}>Take back</button>
        ${t.over?g:d`<button type="button" @click=${()=>{t.end(),this.requestUpdate(),this.#n()}}>End</button>`}
      </div>
      ${t.over?this.#d(t):bi(t.current,d`<attn-card session name=${t.current}
        theme=${this.theme??g}></attn-card>`)}
      ${t.over||!pn(S())?g:d`<p class="keys ui muted"><kbd>Space</kbd> answer, then the
        marked grade · <kbd>1</kbd>–<kbd>4</kbd> grade · <kbd>u</kbd> take back</p>`}
    </section>`}#d(t){let{reviews:s,cards:n,grades:r}=t.summary;return d`<div class="over">
      <h2 id="over" tabindex="-1">${s?"Done for now":"Nothing was graded"}</h2>
      ${s?d`<p>${j(n,"card")}, ${j(s,"grade")}.</p>
        <dl class="tally ui">${r.map((o,a)=>d`<div><dt>${St[a+1]}</dt><dd class="num"
          data-name="session.${St[a+1].toLowerCase()}" data-value=${String(o)}>${o}</dd></div>`)}</dl>`:g}
      <p class="muted">${this.#s.length?`${j(this.#s.length,"card")} still due.`:this.#m()}</p>
      <div class="row"><button type="button" class="main" @click=${this.#h}>Back to the deck</button><a
        class="ui" href=${this.lesson}>Back to the lesson</a></div>
    </div>`}#h(){this.session=null,this.updateComplete.then(()=>this.renderRoot.querySelector(".today button, .today a")?.focus())}};var du={"attn-card":hn,"attn-due":un,"attn-review":gn};for(let[e,t]of Object.entries(du))customElements.get(e)||customElements.define(e,t);var pu={},Ft=F(class extends B{constructor(){super(...arguments),this.ot=pu}render(e,t){return t()}update(e,[t,s]){if(Array.isArray(t)){if(Array.isArray(this.ot)&&this.ot.length===t.length&&t.every((n,r)=>n===this.ot[r]))return R}else if(this.ot===t)return R;return this.ot=Array.isArray(t)?Array.from(t):t,this.render(t,s)}});function wn(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function fu(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function Ri(e){let t,s,n;e.length!==2?(t=wn,s=(i,l)=>wn(e(i),l),n=(i,l)=>e(i)-l):(t=e===wn||e===fu?e:gu,s=e,n=e);function r(i,l,m=0,h=i.length){if(m<h){if(t(l,l)!==0)return h;do{let c=m+h>>>1;s(i[c],l)<0?m=c+1:h=c}while(m<h)}return m}function o(i,l,m=0,h=i.length){if(m<h){if(t(l,l)!==0)return h;do{let c=m+h>>>1;s(i[c],l)<=0?m=c+1:h=c}while(m<h)}return m}function a(i,l,m=0,h=i.length){let c=r(i,l,m,h-1);return c>m&&n(i[c-1],l)>-n(i[c],l)?c-1:c}return{left:r,center:a,right:o}}function gu(){return 0}function wu(e){return e===null?NaN:+e}var ji=Ri(wn),zi=ji.right,$$=ji.left,x$=Ri(wu).center;var b$=Hi(Bi),v$=Hi(yu);function Hi(e){return function(t,s,n=s){if(!((s=+s)>=0))throw new RangeError("invalid rx");if(!((n=+n)>=0))throw new RangeError("invalid ry");let{data:r,width:o,height:a}=t;if(!((o=Math.floor(o))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:r.length/o))>=0))throw new RangeError("invalid height");if(!o||!a||!s&&!n)return t;let i=s&&e(s),l=n&&e(n),m=r.slice();return i&&l?(Ne(i,m,r,o,a),Ne(i,r,m,o,a),Ne(i,m,r,o,a),De(l,r,m,o,a),De(l,m,r,o,a),De(l,r,m,o,a)):i?(Ne(i,r,m,o,a),Ne(i,m,r,o,a),Ne(i,r,m,o,a)):l&&(De(l,r,m,o,a),De(l,m,r,o,a),De(l,r,m,o,a)),t}}function Ne(e,t,s,n,r){for(let o=0,a=n*r;o<a;)e(t,s,o,o+=n,1)}function De(e,t,s,n,r){for(let o=0,a=n*r;o<n;++o)e(t,s,o,o+a,n)}function yu(e){let t=Bi(e);return(s,n,r,o,a)=>{r<<=2,o<<=2,a<<=2,t(s,n,r+0,o+0,a),t(s,n,r+1,o+1,a),t(s,n,r+2,o+2,a),t(s,n,r+3,o+3,a)}}function Bi(e){let t=Math.floor(e);if(t===e)return $u(e);let s=e-t,n=2*e+1;return(r,o,a,i,l)=>{if(!((i-=l)>=a))return;let m=t*o[a],h=l*t,c=h+l;for(let u=a,p=a+h;u<p;u+=l)m+=o[Math.min(i,u)];for(let u=a,p=i;u<=p;u+=l)m+=o[Math.min(i,u+h)],r[u]=(m+s*(o[Math.max(a,u-c)]+o[Math.min(i,u+c)]))/n,m-=o[Math.max(a,u-h)]}}function $u(e){let t=2*e+1;return(s,n,r,o,a)=>{if(!((o-=a)>=r))return;let i=e*n[r],l=a*e;for(let m=r,h=r+l;m<h;m+=a)i+=n[Math.min(o,m)];for(let m=r,h=o;m<=h;m+=a)i+=n[Math.min(o,m+l)],s[m]=i/t,i-=n[Math.max(r,m-l)]}}var xu=Array.prototype,k$=xu.slice;var bu=Math.sqrt(50),vu=Math.sqrt(10),ku=Math.sqrt(2);function yn(e,t,s){let n=(t-e)/Math.max(0,s),r=Math.floor(Math.log10(n)),o=n/Math.pow(10,r),a=o>=bu?10:o>=vu?5:o>=ku?2:1,i,l,m;return r<0?(m=Math.pow(10,-r)/a,i=Math.round(e*m),l=Math.round(t*m),i/m<e&&++i,l/m>t&&--l,m=-m):(m=Math.pow(10,r)*a,i=Math.round(e/m),l=Math.round(t/m),i*m<e&&++i,l*m>t&&--l),l<i&&.5<=s&&s<2?yn(e,t,s*2):[i,l,m]}function us(e,t,s){if(t=+t,e=+e,s=+s,!(s>0))return[];if(e===t)return[e];let n=t<e,[r,o,a]=n?yn(t,e,s):yn(e,t,s);if(!(o>=r))return[];let i=o-r+1,l=new Array(i);if(n)if(a<0)for(let m=0;m<i;++m)l[m]=(o-m)/-a;else for(let m=0;m<i;++m)l[m]=(o-m)*a;else if(a<0)for(let m=0;m<i;++m)l[m]=(r+m)/-a;else for(let m=0;m<i;++m)l[m]=(r+m)*a;return l}function $n(e,t,s){return t=+t,e=+e,s=+s,yn(e,t,s)[2]}function Ui(e,t,s){t=+t,e=+e,s=+s;let n=t<e,r=n?$n(t,e,s):$n(e,t,s);return(n?-1:1)*(r<0?1/-r:r)}var M$=Mu(Math.random);function Mu(e){return function(s,n=0,r=s.length){let o=r-(n=+n);for(;o;){let a=e()*o--|0,i=s[o+n];s[o+n]=s[a+n],s[a+n]=i}return s}}function Ce(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}var xn=(e,t)=>s=>e*(1-s)+t*s,Fi=()=>{throw new Error("only scales of numbers are here")};function so(e){return function(){return e}}function no(e){return+e}var Wi=[0,1];function $t(e){return e}function ro(e,t){return(t-=e=+e)?function(s){return(s-e)/t}:so(isNaN(t)?NaN:.5)}function _u(e,t){var s;return e>t&&(s=e,e=t,t=s),function(n){return Math.max(e,Math.min(t,n))}}function Au(e,t,s){var n=e[0],r=e[1],o=t[0],a=t[1];return r<n?(n=ro(r,n),o=s(a,o)):(n=ro(n,r),o=s(o,a)),function(i){return o(n(i))}}function Su(e,t,s){var n=Math.min(e.length,t.length)-1,r=new Array(n),o=new Array(n),a=-1;for(e[n]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++a<n;)r[a]=ro(e[a],e[a+1]),o[a]=s(t[a],t[a+1]);return function(i){var l=zi(e,i,1,n)-1;return o[l](r[l](i))}}function Oe(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function ds(){var e=Wi,t=Wi,s=xn,n,r,o,a=$t,i,l,m;function h(){var u=Math.min(e.length,t.length);return a!==$t&&(a=_u(e[0],e[u-1])),i=u>2?Su:Au,l=m=null,c}function c(u){return u==null||isNaN(u=+u)?o:(l||(l=i(e.map(n),t,s)))(n(a(u)))}return c.invert=function(u){return a(r((m||(m=i(t,e.map(n),xn)))(u)))},c.domain=function(u){return arguments.length?(e=Array.from(u,no),h()):e.slice()},c.range=function(u){return arguments.length?(t=Array.from(u),h()):t.slice()},c.rangeRound=function(u){return t=Array.from(u),s=Fi,h()},c.clamp=function(u){return arguments.length?(a=u?!0:$t,h()):a!==$t},c.interpolate=function(u){return arguments.length?(s=u,h()):s},c.unknown=function(u){return arguments.length?(o=u,c):o},function(u,p){return n=u,r=p,h()}}function oo(){return ds()($t,$t)}var G=()=>{throw new Error("only scales of numbers are here")};function ao(e,t,s,n){var r=Ui(e,t,s),o;switch(n=G(n??",f"),n.type){case"s":{var a=Math.max(Math.abs(e),Math.abs(t));return n.precision==null&&!isNaN(o=G(r,a))&&(n.precision=o),G(n,a)}case"":case"e":case"g":case"p":case"r":{n.precision==null&&!isNaN(o=G(r,Math.max(Math.abs(e),Math.abs(t))))&&(n.precision=o-(n.type==="e"));break}case"f":case"%":{n.precision==null&&!isNaN(o=G(r))&&(n.precision=o-(n.type==="%")*2);break}}return G(n)}function io(e){var t=e.domain;return e.ticks=function(s){var n=t();return us(n[0],n[n.length-1],s??10)},e.tickFormat=function(s,n){var r=t();return ao(r[0],r[r.length-1],s??10,n)},e.nice=function(s){s==null&&(s=10);var n=t(),r=0,o=n.length-1,a=n[r],i=n[o],l,m,h=10;for(i<a&&(m=a,a=i,i=m,m=r,r=o,o=m);h-- >0;){if(m=$n(a,i,s),m===l)return n[r]=a,n[o]=i,t(n);if(m>0)a=Math.floor(a/m)*m,i=Math.ceil(i/m)*m;else if(m<0)a=Math.ceil(a*m)/m,i=Math.floor(i*m)/m;else break;l=m}return e},e}function ot(){var e=oo();return e.copy=function(){return Oe(e,ot())},Ce.apply(e,arguments),io(e)}function lo(e,t){e=e.slice();var s=0,n=e.length-1,r=e[s],o=e[n],a;return o<r&&(a=s,s=n,n=a,a=r,r=o,o=a),e[s]=t.floor(r),e[n]=t.ceil(o),e}function Ki(e){return Math.log(e)}function Vi(e){return Math.exp(e)}function Tu(e){return-Math.log(-e)}function Eu(e){return-Math.exp(-e)}function Lu(e){return isFinite(e)?+("1e"+e):e<0?0:e}function qu(e){return e===10?Lu:e===Math.E?Math.exp:t=>Math.pow(e,t)}function Nu(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(e),t=>Math.log(t)/e)}function Gi(e){return(t,s)=>-e(-t,s)}function Du(e){let t=e(Ki,Vi),s=t.domain,n=10,r,o;function a(){return r=Nu(n),o=qu(n),s()[0]<0?(r=Gi(r),o=Gi(o),e(Tu,Eu)):e(Ki,Vi),t}return t.base=function(i){return arguments.length?(n=+i,a()):n},t.domain=function(i){return arguments.length?(s(i),a()):s()},t.ticks=i=>{let l=s(),m=l[0],h=l[l.length-1],c=h<m;c&&([m,h]=[h,m]);let u=r(m),p=r(h),f,y,w=i==null?10:+i,$=[];if(!(n%1)&&p-u<w){if(u=Math.floor(u),p=Math.ceil(p),m>0){for(;u<=p;++u)for(f=1;f<n;++f)if(y=u<0?f/o(-u):f*o(u),!(y<m)){if(y>h)break;$.push(y)}}else for(;u<=p;++u)for(f=n-1;f>=1;--f)if(y=u>0?f/o(-u):f*o(u),!(y<m)){if(y>h)break;$.push(y)}$.length*2<w&&($=us(m,h,w))}else $=us(u,p,Math.min(p-u,w)).map(o);return c?$.reverse():$},t.tickFormat=(i,l)=>{if(i==null&&(i=10),l==null&&(l=n===10?"s":","),typeof l!="function"&&(!(n%1)&&(l=G(l)).precision==null&&(l.trim=!0),l=G(l)),i===1/0)return l;let m=Math.max(1,n*i/t.ticks().length);return h=>{let c=h/o(Math.round(r(h)));return c*n<n-.5&&(c*=n),c<=m?l(h):""}},t.nice=()=>s(lo(s(),{floor:i=>o(Math.floor(r(i))),ceil:i=>o(Math.ceil(r(i)))})),t}function le(){let e=Du(ds()).domain([1,10]);return e.copy=()=>Oe(e,le()).base(e.base()),Ce.apply(e,arguments),e}function Qi(e){return function(t){return t<0?-Math.pow(-t,e):Math.pow(t,e)}}function Cu(e){return e<0?-Math.sqrt(-e):Math.sqrt(e)}function Ou(e){return e<0?-e*e:e*e}function Iu(e){var t=e($t,$t),s=1;function n(){return s===1?e($t,$t):s===.5?e(Cu,Ou):e(Qi(s),Qi(1/s))}return t.exponent=function(r){return arguments.length?(s=+r,n()):s},io(t)}function bn(){var e=Iu(ds());return e.copy=function(){return Oe(e,bn()).exponent(e.exponent())},Ce.apply(e,arguments),e}function mo(){return bn.apply(null,arguments).exponent(.5)}var xt=(e,t,{idle:s=!1,label:n,title:r}={})=>d`<button type="button"
  aria-disabled=${s?"true":g} aria-label=${n??g} title=${r??g}
  @click=${()=>s||t()}>${e}</button>`;var Pu=3,Ru=-5;function Ji(e){return e.split(/(\{[^}]*\})/).filter(Boolean).map(t=>{if(!t.startsWith("{"))return{plain:t};let[,s,n,r]=t.slice(1,-1).match(/^([^_^]*)(?:([_^])(.*))?$/)??[];return{letter:s,sub:n==="_"?r:void 0,sup:n==="^"?r:void 0}})}var N=e=>Ji(e).map(({plain:t,letter:s,sub:n,sup:r})=>{if(t!==void 0)return t;let o=n?d`<sub>${n}</sub>`:r?d`<sup>${r}</sup>`:g;return d`<i class="letter">${s}</i>${o}`});function Q(e){let t=0;return Ji(e).map(({plain:s,letter:n,sub:r,sup:o})=>{let a=-t;if(t=r?Pu:o?Ru:0,s!==void 0)return k`<tspan dy=${a}>${s}</tspan>`;let i=r??o,l=r&&/^[a-z]/i.test(r)?"letter script":"script";return k`<tspan class="letter" dy=${a}>${n}</tspan>${i?k`<tspan class=${l} dy=${t}>${i}</tspan>`:g}`})}var vn=e=>e.replace(/[{}_^]/g,"");var ju=/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i,zu=new Set(["","true","on","yes","1"]),Hu=new Set(["false","off","no","0"]),Bu=12,Uu=/(?:\\[\\,;\n]|[^,;\n])+/g,Fu=/(?:\\[\\,;\n]|[^\s])+/g,Yi=/\\([\\,;\n])/g;function ps(e){if(typeof e=="number")return e;if(typeof e!="string")return NaN;let t=e.trim().replace(/[−–]/g,"-").replace(/^([+-]?\d*),(\d+)$/,"$1.$2");return ju.test(t)?Number(t):NaN}var co=(e,{min:t=-1/0,max:s=1/0,whole:n})=>Number.isFinite(e)&&e>=t&&e<=s&&(!n||Number.isInteger(e)),ho=({min:e,max:t})=>e===void 0||t===void 0?"":` from ${Xi(e)} to ${Xi(t)}`,Xi=e=>String(e).replace("-","\u2212"),uo=([e,t])=>e===t?String(e):`${e} to ${t}`;function Zi(e,t){let s=Array.isArray(e)||ArrayBuffer.isView(e);if(!s&&typeof e!="string")return;let r=(s?Ku(e):Wu(e)).map(a=>a.map(ps)).filter(a=>a.length);if(r.length!==1||r[0].length===t)return r;let o=r[0];return Array.from({length:Math.ceil(o.length/t)},(a,i)=>o.slice(i*t,(i+1)*t))}function Wu(e){let t=e.replace(/[−–]/g,"-").replace(/,?\s*dtype=[^)]*/g,"").replace(/[A-Za-z_][\w.]*\s*\(|\)/g,""),s=t.match(/\[[^[\]]*\]/g)?.map(r=>r.slice(1,-1))??[t];return(s.length>1?s:s[0].split(/[\n;]+/)).map(r=>r.split(/[\s,]+/).filter(Boolean))}function Ku(e){let t=Array.from(e);return t.some(s=>typeof s=="object"&&s!==null)?t.map(s=>typeof s=="object"&&s!==null?Array.from(s):[s]):[t]}function Vu(e){let t=/[,;\n]/.test(e.replace(Yi,""));return(e.match(t?Uu:Fu)??[]).map(s=>s.trim().replace(Yi,"$1"))}var kn={number:{read(e,t){let s=ps(e);return co(s,t)?{value:s}:{}},write:String,needs:e=>`a ${e.whole?"whole ":""}number${ho(e)}`},switch:{read(e,t){if(typeof e=="boolean")return{value:e};let s=String(e??"-").trim().toLowerCase();return zu.has(s)||s===t.name.toLowerCase()?{value:!0}:Hu.has(s)?{value:!1}:{}},write:e=>e?"on":"off",needs:()=>"on or off"},choice:{read(e,t){let s=String(e??"").trim().toLowerCase();return t.options?.some(([n])=>n===s)?{value:s}:{}},write:String,needs:e=>`one of ${(e.options??[]).map(([t])=>t).join(", ")}`},vector:{read(e,t){let n=Zi(e,t.size??2)?.flat()??[];return n.length===t.size&&n.every(r=>co(r,t))?{value:n}:{}},write:e=>e.join(" "),needs:e=>`${e.size} numbers${ho(e)}`},matrix:{read(e,t){let[s,n]=t.count??[1,1/0],r=Zi(e,t.size??2)??[];return r.length>=s&&r.length<=n&&r.every(a=>a.length===t.size&&a.every(i=>co(i,t)))?{value:r}:{}},write:e=>e.map(t=>t.join(" ")).join("; "),needs:e=>`${uo(e.count??[1,1/0])} rows of ${e.size} numbers, each${ho(e)}`},cells:{read(e,t){let[s,n]=t.count??[1,1/0],o=(Array.isArray(e)?e:String(e??"").split(/[/;\n]+/)).map(i=>(Array.isArray(i)?i:[...String(i).replace(/[\s,]/g,"")]).map(Number));return o.length>=s&&o.length<=n&&o.every(i=>i.length>=s&&i.length<=n&&i.every(l=>l===0||l===1))?{value:o}:{}},write:e=>e.map(t=>t.join("")).join("/"),needs:e=>`${uo(e.count??[1,1/0])} rows of 0 and 1, such as 100/110/111`},labels:{read(e,t){let[s,n]=t.count??[1,1/0],r=Array.isArray(e)?e:typeof e=="string"?Vu(e):[e];if(!r.every(a=>typeof a=="string"||typeof a=="number"))return{};let o=r.map(a=>[...String(a).trim()].slice(0,Bu).join("").trim()).filter(Boolean);return o.length>=s&&o.length<=n?{value:o}:{}},write(e){let t=e.map(s=>s.replace(/[\\,;\n]/g,"\\$&"));return t.length===1&&/\s/.test(t[0])?`${t[0]},`:t.join(", ")},needs:e=>`${uo(e.count??[1,1/0])} words`}};var me=e=>e.replace(/[A-Z]/g,t=>`-${t.toLowerCase()}`);function Ie(e,t){let s=Gu(e,t);return s!==void 0?{value:fo(s)}:{problem:`${vn(e.label)}: expected ${kn[e.type].needs(e)}, not ${Qu(t)}.`}}function Gu(e,t){try{return kn[e.type].read(t,e).value}catch{return}}var fs=(e,t)=>kn[e.type].write(t),Wt=e=>Object.freeze(Object.fromEntries(e.map(t=>[t.name,fo(po(t.default))]))),tl=e=>Object.fromEntries(Object.entries(e).map(([t,s])=>[t,po(s)])),po=e=>Array.isArray(e)?e.map(po):e;function Tt(e,t){if(Object.is(e,t))return!0;if(typeof e!="object"||typeof t!="object"||e===null||t===null)return!1;let s=Object.keys(e);return s.length===Object.keys(t).length&&s.every(n=>Tt(e[n],t[n]))}function el(e,t,s){let n=new URLSearchParams;for(let r of e){let o=t[r.name];s.every(a=>Tt(o,a[r.name]))||n.set(me(r.name),fs(r,o))}return n.toString()}function sl(e,t){let s=new URLSearchParams(t),n={};for(let{name:r}of e){let o=s.get(me(r));o!==null&&(n[r]=o)}return n}function fo(e){return Array.isArray(e)&&e.forEach(fo),Object.freeze(e)}function Qu(e){let t;try{t=typeof e=="string"?e:JSON.stringify(e)??String(e)}catch{t=typeof e}return`\u201C${t.length>40?`${t.slice(0,39)}\u2026`:t}\u201D`}var mt=new WeakSet,rl=e=>mt.has(e),ol=F(class extends B{render(e){return e}update({element:e},[t]){return!mt.has(e)&&e.value!==t&&(e.value=t),g}}),nl=.1,Ju=.01,Yu=99999;function Mn({model:e,row:t,value:s,label:n,name:r,id:o,put:a,paste:i,idle:l}){let m={...t,type:"number",label:n},h=u=>Ie(m,u).value,c=(t.max??0)>Yu;return d`<input class=${c?"field long":"field"} type="text" inputmode="decimal" autocomplete="off"
    spellcheck="false" size="6" ?disabled=${l} id=${o??g} aria-label=${o?g:n}
    data-name=${r??g} data-value=${r?String(s):g}
    value=${ol(pt(s))}
    @input=${({target:u})=>{mt.add(u);let p=h(u.value);p!==void 0&&e.input(a(p))}}
    @change=${({target:u})=>{mt.delete(u);let{problem:p}=Ie(m,u.value);p?(e.cancel(),e.refuse(t.name,u.value,p)):e.accept(t.name),e.settle(),u.value=pt(ps(p?s:u.value))}}
    @blur=${({target:u})=>mt.delete(u)}
    @keydown=${u=>{let{key:p,target:f}=u;if(p==="Escape"&&mt.has(f)&&(mt.delete(f),e.cancel(),f.value=pt(s),u.preventDefault()),p!=="ArrowUp"&&p!=="ArrowDown")return;u.preventDefault(),mt.delete(f);let y=(t.step??nl)*(u.shiftKey?Ju/nl:1)*(p==="ArrowUp"?1:-1),w=h(String(Math.round((s+y)*1e6)/1e6));w!==void 0&&e.input(a(w))}}
    @keyup=${({key:u})=>(u==="ArrowUp"||u==="ArrowDown")&&e.settle()}
    @paste=${u=>{let p=u.clipboardData?.getData("text/plain")??"";!i||Number.isFinite(ps(p))||!i(p)||(u.preventDefault(),mt.delete(u.target))}}>`}var _n=({model:e,value:t,label:s,put:n})=>d`<input class="field word" type="text"
  autocomplete="off" spellcheck="false" size="7" maxlength="12" aria-label=${s} value=${ol(t)}
  @input=${({target:r})=>mt.add(r)}
  @change=${({target:r})=>{mt.delete(r),r.value.trim()?e.apply(n(r.value)):r.value=t}}
  @blur=${({target:r})=>mt.delete(r)}>`;function An(e,t){let s=()=>e.current[t.name];return(n,r,o,a)=>Mn({model:e,row:t,label:o,name:a,value:t.type==="vector"?s()[r]:s()[n][r],put:i=>({[t.name]:t.type==="vector"?s().map((l,m)=>m===r?i:l):s().map((l,m)=>m===n?l.map((h,c)=>c===r?i:h):l)}),paste:i=>{let{problem:l}=Ie(t,i);return l?e.refuse(t.name,i,l):e.apply({[t.name]:i}),!0}})}var al=60;function il(e,t){let s=o=>{let a=od[o.control||o.type];return a?.(o,t.current[o.name],t,o.when?.(t.current)===!1)},n=e.filter(o=>o.control!==!1),r=n.filter(o=>o.more);return Ft(n.map(({name:o})=>t.current[o]),()=>d`
    <div class="controls">${n.filter(o=>!o.more).map(s)}</div>
    ${r.length?d`<details class="settings">
      <summary>More settings</summary>
      <div class="controls">${r.map(s)}</div>
    </details>`:g}`)}function Xu(e){let t=[e.min??0,e.max??1],s=e.scale==="log"?le(t,[0,1]):ot(t,[0,1]),n=(r,o)=>{if(e.whole)return Math.round(r);if(e.scale==="log")return Number(r.toPrecision(o===1?2:3));let a=(e.step??.1)*o;return Number((Math.round(r/a)*a).toPrecision(12))};return{position:r=>s(r),value:r=>n(s.invert(r),1),next(r,o,a){let i=e.scale==="log"?s.invert((Math.round(s(r)*al/a)+o)*a/al):r+o*(e.step??.1)*a,l=n(Math.min(t[1],Math.max(t[0],i)),a),[m,h]=t;return l===r&&e.whole?Math.min(h,Math.max(m,r+Math.sign(o))):l},ends:t}}function Zu(e,t,s,n){let{position:r,value:o,next:a,ends:i}=Xu(e),l=c=>({[e.name]:c}),m=c=>{if(c.ctrlKey||c.metaKey||c.altKey)return;let u=c.shiftKey?.1:1,f={ArrowLeft:()=>a(t,-1,u),ArrowDown:()=>a(t,-1,u),ArrowRight:()=>a(t,1,u),ArrowUp:()=>a(t,1,u),PageDown:()=>a(t,-10,1),PageUp:()=>a(t,10,1),Home:()=>i[0],End:()=>i[1]}[c.key];f&&(c.preventDefault(),s.input(l(f())))},h=e.symbol?d` <span aria-hidden="true">${N(`{${e.symbol}}`)}</span>`:g;return d`<div class="control slider">
    <label for=${`field-${e.name}`}>${e.label}${h}</label>
    <input type="range" min="0" max="1" step="any" ?disabled=${n} .value=${U(String(r(t)))}
      aria-label=${`${e.label}, slider`} aria-valuetext=${pt(t)} title=${e.help??g}
      @input=${({target:c})=>s.input(l(o(Number(c.value))))}
      @change=${()=>s.settle()} @pointerup=${()=>s.settle()} @keydown=${m}
      @keyup=${()=>s.settle()} @blur=${()=>s.settle()}>
    ${Mn({model:s,row:e,value:t,label:e.label,id:`field-${e.name}`,name:e.name,put:l})}
  </div>`}function td(e,t,s,n){let{step:r=1,min:o=0,max:a=1/0}=e,i=m=>({[e.name]:m}),l=(m,h,c)=>xt(h,()=>s.apply(i(t+m)),{label:c,idle:n||t+m<o||t+m>a});return d`<div class="control stepper" title=${e.help??g}>
    <label for=${`field-${e.name}`}>${e.label}</label>
    ${e.button?g:l(-r,"\u2212",`${e.label}, one less`)}
    ${Mn({model:s,row:e,value:t,label:e.label,id:`field-${e.name}`,name:e.name,put:i,idle:n})}
    ${e.button?l(r,e.button,e.button):l(r,"+",`${e.label}, one more`)}
  </div>`}var ed=(e,t,s,n)=>d`<label class="control toggle" title=${e.help??g}>
  <input type="checkbox" ?disabled=${n} .checked=${U(t)}
    @change=${({target:r})=>s.apply({[e.name]:r.checked})}>
  <span>${N(e.label)}</span>
</label>`,ll=(e,t,s,n)=>d`<fieldset class="control choice" ?disabled=${n}
  title=${e.help??g}>
  <legend>${e.label}</legend>
  ${(e.options??[]).map(([r,o])=>d`<label>
    <input type="radio" name=${e.name} value=${r} .checked=${U(r===t)}
      @change=${()=>s.apply({[e.name]:r})}>
    <span>${N(o)}</span>
  </label>`)}
</fieldset>`,sd=(e,t,s,n)=>d`<label class="control list" title=${e.help??g}>
  <span>${e.label}</span>
  <select ?disabled=${n} .value=${U(t)} @change=${({target:r})=>s.apply({[e.name]:r.value})}>
    ${(e.options??[]).map(([r,o])=>d`<option value=${r}
      ?selected=${r===t}>${o}</option>`)}
  </select>
</label>`,nd=1400;function rd(e,t,s,n){let r=(e.options??[]).map(([l])=>l),o=r.indexOf(t),a=l=>s.apply({[e.name]:r[l]}),i=l=>{a(l),l+1<r.length&&setTimeout(()=>s.current[e.name]===r[l]&&i(l+1),nd)};return d`${ll(e,t,s,n)}<div class="control buttons">
    ${xt("Back",()=>a(o-1),{idle:o===0})}
    ${xt("Next",()=>a(o+1),{idle:o===r.length-1})}
    ${xt("Play",()=>i(0))}
  </div>`}var od={number:Zu,switch:ed,choice:ll,select:sd,stepper:td,stages:rd};var ad=e=>Math.round(e*1e3)/1e3,id=(e,[t,s])=>Math.min(s,Math.max(t,e)),Sn=class{#t;#s;constructor(t){this.#t=t}press=(t,s)=>{if(t.button!==0||!t.isPrimary)return;t.preventDefault(),this.release();let n=t.currentTarget,r=n.ownerSVGElement,o=ml(r),a=cl(o,t),[i,l]=[s.plane.toX(s.point[0]),s.plane.toY(s.point[1])];n.focus({preventScroll:!0});try{n.setPointerCapture(t.pointerId)}catch{}let m=this.#s=new AbortController,{signal:h}=m,c=u=>u.pointerId===t.pointerId;window.addEventListener("scroll",()=>{o=ml(r)},{signal:h,capture:!0}),n.addEventListener("pointermove",u=>{if(!c(u))return;let p=cl(o,u),f=[s.plane.toX.invert(i+p.x-a.x),s.plane.toY.invert(l+p.y-a.y)];this.#e(s,f.map(y=>Math.round(y/.01)*.01))},{signal:h}),n.addEventListener("pointerup",u=>c(u)&&this.release(),{signal:h}),n.addEventListener("pointercancel",u=>c(u)&&this.release(),{signal:h}),n.addEventListener("lostpointercapture",u=>c(u)&&this.release(),{signal:h})};key=(t,s)=>{if(t.ctrlKey||t.metaKey||t.altKey)return;let n=t.shiftKey?.01:.1,[r,o]=s.point,[a,i]=s.limits,l={ArrowLeft:[r-n,o],ArrowRight:[r+n,o],ArrowUp:[r,o+n],ArrowDown:[r,o-n],Home:[a[0],o],End:[a[1],o],PageUp:[r,i[1]],PageDown:[r,i[0]]};if(t.key==="Escape")return this.cancel(t);let m=l[t.key];m&&(t.preventDefault(),this.#e(s,m))};rest=()=>{this.#s||this.#t.settle()};release(){this.#s?.abort(),this.#s=void 0,this.#t.settle()}cancel(t){this.#s&&(t.preventDefault(),this.#s.abort(),this.#s=void 0,this.#t.cancel())}#e(t,s){this.#t.input(t.put(s.map((n,r)=>ad(id(n,t.limits[r])))))}},ml=e=>e.getScreenCTM()?.inverse()??new DOMMatrix,cl=(e,{clientX:t,clientY:s})=>new DOMPoint(t,s).matrixTransform(e);function hl(e){return(e instanceof Element?e.closest("[data-symbol]"):null)?.dataset.symbol?.split(" ")[0]??null}var Tn=class{#t;#s=null;#e=null;#n=null;#o=!1;constructor(t){this.#t=t}point(t){t.pointerType!=="touch"&&(this.#s=t.type==="pointerleave"?null:hl(t.composedPath()[0]),this.#r())}focus(t){this.#e=t.type==="focusout"?null:hl(t.composedPath()[0]),this.#r()}leave(){this.#s=this.#e=null,this.#r()}show(t,s){if(!s&&!this.#o)return;let n=t.querySelectorAll(".picture [data-symbol]"),r=[...n].filter(({dataset:o})=>s&&o.symbol?.split(" ").includes(s));for(let o of n)o.toggleAttribute("data-faded",r.length>0&&!r.includes(o));this.#o=r.length>0}#r(){let t=this.#s??this.#e;t!==this.#n&&(this.#n=t,this.#t(t))}};var En=6,ul=8;function go(e){let t=e.composedPath()[0];return t instanceof Element?t.closest(".number[data-name]")??t.closest(".cell")?.querySelector(".number[data-name]")??void 0:void 0}var Ln=class{#t;#s;#e;#n;#o;constructor(t,s){this.#t=t,this.#s=s}key(t){let s=go(t);!s||t.key!=="Enter"&&t.key!==" "||(t.preventDefault(),this.#r(s))}click(t){let s=go(t);s&&this.#r(s)}focus(t){let s=go(t),n=s?.dataset.name;if(!s||!n||!this.#s()?.numbers.has(n))return;let{label:r,value:o,digits:a}=this.#s().numbers.get(n);s.setAttribute("aria-label",`${r}, ${Ma(o,a)}`)}render({explain:t}){let s=this.#e,n=this.#s(),r=s&&n?.numbers.has(s)?n.numbers.get(s):void 0;return d`<div class="how" popover role="dialog" aria-labelledby="how-title" tabindex="-1"
      @toggle=${o=>o.newState==="closed"&&this.#i(o.target)}>${r&&s?d`
        <p class="how-title" id="how-title">${r.label[0].toUpperCase()+r.label.slice(1)}</p>
        ${t(n,s)}
        <p class="remark">Not rounded: <span class="exact">${ld(r.value)}</span></p>`:g}
    </div>`}async#r(t){let s=this.#t.renderRoot.querySelector(".how");s.contains(t)||(this.#o=t,this.#n=t.getBoundingClientRect()),this.#e=t.dataset.name,this.#t.requestUpdate(),await this.#t.updateComplete,!(!this.#t.isConnected||!this.#n)&&(md(s,this.#n),s.focus({preventScroll:!0}))}follow(){let t=this.#s();!this.#e||!t||t.numbers.has(this.#e)||(this.#e=void 0,this.#t.renderRoot.querySelector(".how").hidePopover?.())}#i(t){let s=this.#t.renderRoot.activeElement;(!s||t.contains(s))&&this.#o?.focus({preventScroll:!0}),this.#e=void 0,this.#t.requestUpdate()}},ld=e=>String(e).replaceAll("-","\u2212").replace("Infinity","\u221E");function md(e,t){if(!e.showPopover)return;e.matches(":popover-open")||e.showPopover();let{offsetWidth:s,offsetHeight:n}=e,{clientWidth:r,clientHeight:o}=document.documentElement,a=t.bottom+En+n<=o||t.top-En-n<0,i=Math.max(ul,Math.min(t.left,r-s-ul));e.style.left=`${i+scrollX}px`,e.style.top=`${(a?t.bottom+En:t.top-En-n)+scrollY}px`}var qn=class{#t=[];#s=[];get canUndo(){return this.#t.length>0}get canRedo(){return this.#s.length>0}push(t){this.#t.push(t),this.#t.length>100&&this.#t.shift(),this.#s=[]}undo(t){let s=this.#t.pop();return s&&this.#s.push(t),s}redo(t){let s=this.#s.pop();return s&&this.#t.push(t),s}};var Nn=class{#t;#s;#e;#n;#o=new qn;#r;problems=new Map;constructor(t,s){this.#t=new Map(t.map(n=>[n.name,n])),this.#s=this.#e=Wt(t),this.#r=s}get current(){return this.#e}get settled(){return this.#n??this.#e}get moving(){return this.#n!==void 0}get canUndo(){return this.#o.canUndo||this.moving}get canRedo(){return this.#o.canRedo}get changed(){return!Tt(this.#e,this.#s)}copy(){return tl(this.#e)}toText(){let t=[...this.#t.values()];return el(t,this.#e,[Wt(t),this.#s])}fromText(t){return sl([...this.#t.values()],t)}attribute(t,s){let n=this.#t.get(t),r=Wt([n])[t],o=s===null?r:this.#m(t,s,r);this.#s=Object.freeze({...this.#s,[t]:o}),this.#l({[t]:o},"set")}set(t){this.#l(this.#a(t),"set")}input(t){let s=this.#e;this.#l(this.#a(t),"input")&&(this.#n??=s)}settle(){let t=this.#n;this.#n=void 0,!(!t||Tt(t,this.#e))&&(this.#o.push(t),this.#r("change"))}cancel(){let t=this.#n;this.#n=void 0,t&&this.#l(t,"input")}apply(t){this.settle(),this.input(t),this.settle()}refuse(t,s,n){this.problems.set(t,n),this.#r("invalid",{name:t,value:s,reason:n,used:this.#e[t]})}accept(t){this.problems.delete(t)&&this.#r("set")}undo(){this.settle(),this.#i(this.#o.undo(this.#e))}redo(){this.settle(),this.#i(this.#o.redo(this.#e))}reset(){this.problems.clear(),this.apply(this.#s),this.#r("set")}#i(t){t&&(this.#l(t,"input"),this.#r("change"))}#l(t,s){let n={...this.#e,...t};return Tt(n,this.#e)?!1:(this.#e=Object.freeze(n),this.#r(s),!0)}#a(t){let s={};for(let[n,r]of Object.entries(t??{})){let o=this.#m(n,r,this.#e[n]);this.#t.has(n)&&(s[n]=o)}return s}#m(t,s,n){let r=this.#t.get(t),{value:o,problem:a}=r?Ie(r,s):{problem:`This figure has no parameter \u201C${t}\u201D.`};return a?(this.problems.set(t,a),this.#r("invalid",{name:t,value:s,reason:a,used:n}),n):(this.accept(t),o)}};var cd=(e,t,s)=>t.every(n=>Tt(e[n.name]??n.default,s[n.name]));function dl({presets:e,parameters:t},s,n){let{settled:r,canUndo:o,canRedo:a,changed:i}=s;return Ft([r,o,a,i],()=>{let l=e.find(({state:m})=>cd(m,t,r))?.name??"";return d`<div class="actions">
      <label class="presets"><span>Examples</span>
        <select .value=${U(l)} @change=${({target:m})=>n(m.value)}>
          <option value="" disabled ?selected=${l===""}>Your own numbers</option>
          ${e.map(({name:m})=>d`<option value=${m} ?selected=${m===l}>${m}</option>`)}
        </select>
      </label>
      <div class="buttons">
        ${xt("Undo",()=>s.undo(),{idle:!o,title:"Ctrl+Z"})}
        ${xt("Redo",()=>s.redo(),{idle:!a,title:"Ctrl+Shift+Z"})}
        ${xt("Reset",()=>s.reset(),{idle:!i})}
      </div>
    </div>`})}function pl(e,t){let s=e.key.toLowerCase();if(!(e.ctrlKey||e.metaKey)||e.altKey||s!=="z"&&s!=="y")return;let n=e.composedPath()[0];rl(n)||(e.preventDefault(),s==="y"||e.shiftKey?t.redo():t.undo())}var wl=[[".picture",".number[data-name]"],[".scroll",".number[data-name]"],[".toggles",".toggle-cell"]];function yl(e){for(let[t,s]of wl)for(let n of e.querySelectorAll(t)){for(let r of n.querySelectorAll(`${s}:not([tabindex])`))r.setAttribute("tabindex","-1"),r.hasAttribute("role")||r.setAttribute("role","button");n.querySelector(`${s}[tabindex="0"]`)||n.querySelector(s)?.setAttribute("tabindex","0")}}function $l(e){let t=e.composedPath()[0];for(let[s,n]of wl){let r=t.closest?.(n),o=r?.closest(s);if(r&&o)return{item:r,all:o.querySelectorAll(n)}}}function xl(e){let t=$l(e);if(t){for(let s of t.all)s.tabIndex===0&&s.setAttribute("tabindex","-1");t.item.setAttribute("tabindex","0")}}var hd={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},fl=4;function bl(e){let t=hd[e.key],s=$l(e);if(!t||!s||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let n=gl(s.item),r,o=1/0;for(let a of s.all){let i=gl(a),[l,m]=[i.x-n.x,i.y-n.y],h=l*t[0]+m*t[1],c=Math.abs(l*t[1])+Math.abs(m*t[0]);h<2||h+fl*c>=o||(o=h+fl*c,r=a)}r?.focus()}function gl(e){let{x:t,y:s,width:n,height:r}=e.getBoundingClientRect();return{x:t+n/2,y:s+r/2}}function ce(e){if(Number.isNaN(e))return"float('nan')";if(!Number.isFinite(e))return e>0?"float('inf')":"-float('inf')";let t=String(e);return/[.e]/.test(t)?t:`${t}.0`}function vl(e,t=0){return Array.isArray(e[0])?`[${e.map(s=>vl(s)).join(`,
${" ".repeat(t)}`)}]`:`[${e.map(ce).join(", ")}]`}var W=(e,t,s)=>`${e} = ${t}(${vl(s,`${e} = ${t}([`.length)})`;function Pe(e,t){if(Number.isNaN(e))return"\\mathrm{NaN}";if(!Number.isFinite(e))return e>0?"\\infty":"-\\infty";let s=e.toFixed(t);return Number(s)===0?s.replace("-",""):s}var Kt=(e,t)=>`\\begin{pmatrix}
${e.map(s=>`  ${Array.from(s,n=>Pe(n,t)).join(" & ")}`).join(` \\\\
`)}
\\end{pmatrix}`;function kl(e){let t=n=>/[",\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n;return`${["name,meaning,value",...Array.from(e,({name:n,label:r,value:o})=>[n,r,String(o)].map(t).join(","))].join(`\r
`)}\r
`}var ud=["fill","fill-opacity","stroke","stroke-width","stroke-opacity","stroke-dasharray","stroke-linecap","stroke-linejoin","opacity","paint-order","font-family","font-size","font-style","font-weight","font-variant-numeric"],dd=".reach, .halo",pd=["class","role","tabindex"];function Ml(e,t){let s=e.cloneNode(!0),[n,r]=[e,s].map(l=>[l,...l.querySelectorAll("*")]);n.forEach((l,m)=>{let h=getComputedStyle(l);for(let c of ud)r[m].setAttribute(c,h.getPropertyValue(c));for(let{name:c}of[...r[m].attributes])(pd.includes(c)||/^(aria|data)-/.test(c))&&r[m].removeAttribute(c)}),n.forEach((l,m)=>l.matches(dd)&&r[m].remove()),Al(s);let o=e.viewBox.baseVal,[a,i]=[o.width+32,o.height+32];return s.setAttribute("viewBox",`-16 -16 ${a} ${i}`),s.setAttribute("width",String(a)),s.setAttribute("height",String(i)),s.setAttribute("xmlns","http://www.w3.org/2000/svg"),s.prepend(Sl("title",{textContent:t}),fd(e,a,i)),{text:new XMLSerializer().serializeToString(s),width:a,height:i}}async function _l({text:e,width:t,height:s}){let n=new Image;n.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let r=document.createElement("canvas");return r.width=Math.round(t*3),r.height=Math.round(s*3),r.getContext("2d")?.drawImage(n,0,0,r.width,r.height),new Promise((o,a)=>{r.toBlob(i=>i?o(i):a(new Error("this engine makes no PNG")),"image/png")})}function Dn(e,t,s){let n=URL.createObjectURL(new Blob([e],{type:t})),r=document.createElement("a");r.href=n,r.download=s,r.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}function Al(e){for(let t of[...e.childNodes])t.nodeType===Node.COMMENT_NODE?t.remove():Al(t)}function Sl(e,t={}){return Object.assign(document.createElementNS("http://www.w3.org/2000/svg",e),t)}function fd(e,t,s){let n=Sl("rect"),r={x:-16,y:-16,width:t,height:s};for(let[o,a]of Object.entries(r))n.setAttribute(o,String(a));return n.setAttribute("fill",getComputedStyle(e.closest(".root")).backgroundColor),n}var Cn=class{#t;#s="";#e="";constructor(t){this.#t=t}render(t,s,n,r){let a={...t.code(s,n),"HTML tag":gd(t,n),...r?{Link:r}:{}},i=()=>Ml(this.#t.renderRoot.querySelector(".picture"),vn(t.title)),l=h=>`attn-${t.slug}.${h}`,m={SVG:()=>Dn(i().text,"image/svg+xml",l("svg")),PNG:async()=>Dn(await _l(i()),"image/png",l("png")),CSV:()=>Dn(kl(s.numbers),"text/csv",l("csv"))};return d`<div class="take">
      <span class="buttons"><span>Copy as</span>${Object.entries(a).map(([h,c])=>d`
        <button type="button" @click=${()=>this.#n(h,c)}>${h}</button>`)}</span>
      <span class="buttons"><span>Save as</span>${Object.entries(m).map(([h,c])=>d`
        <button type="button" @click=${()=>this.#o(h,c)}>${h}</button>`)}</span>
      <p class="said" role="status">${this.#e}</p>
      ${this.#s?d`<textarea readonly rows=${Math.min(16,this.#s.split(`
`).length)} spellcheck="false"
        aria-label="The copied text" .value=${U(this.#s)}></textarea>`:g}
    </div>`}async#n(t,s){this.#s=s;try{await navigator.clipboard.writeText(s),this.#r(`Copied as ${t}.`)}catch{this.#r("The page may not use the clipboard; the text is selected, so that you can copy it."),await this.#t.updateComplete,this.#t.renderRoot.querySelector("textarea")?.select()}}async#o(t,s){try{await s(),this.#r(`Saved as ${t}.`)}catch(n){this.#r(`It could not be saved: ${n instanceof Error?n.message:n}.`)}}#r(t){this.#e=t,this.#t.requestUpdate()}};function gd({slug:e,parameters:t},s){let n=t.filter(r=>!Tt(r.default,s[r.name])).map(r=>` ${me(r.name)}="${fs(r,s[r.name]).replaceAll("&","&amp;").replaceAll('"',"&quot;")}"`);return`<attn-${e}${n.join("")}></attn-${e}>
`}var gs=(e,t)=>{let s=e._$AN;if(s===void 0)return!1;for(let n of s)n._$AO?.(t,!1),gs(n,t);return!0},On=e=>{let t,s;do{if((t=e._$AM)===void 0)break;s=t._$AN,s.delete(e),e=t}while(s?.size===0)},Tl=e=>{for(let t;t=e._$AM;e=t){let s=t._$AN;if(s===void 0)t._$AN=s=new Set;else if(s.has(e))break;s.add(e),$d(t)}};function wd(e){this._$AN!==void 0?(On(this),this._$AM=e,Tl(this)):this._$AM=e}function yd(e,t=!1,s=0){let n=this._$AH,r=this._$AN;if(r!==void 0&&r.size!==0)if(t)if(Array.isArray(n))for(let o=s;o<n.length;o++)gs(n[o],!1),On(n[o]);else n!=null&&(gs(n,!1),On(n));else gs(this,e)}var $d=e=>{e.type==et.CHILD&&(e._$AP??=yd,e._$AQ??=wd)},In=class extends B{constructor(){super(...arguments),this._$AN=void 0}_$AT(t,s,n){super._$AT(t,s,n),Tl(this),this.isConnected=t._$AU}_$AO(t,s=!0){t!==this.isConnected&&(this.isConnected=t,t?this.reconnected?.():this.disconnected?.()),s&&(gs(this,t),On(this))}setValue(t){if(Cs(this._$Ct))this._$Ct._$AI(t,this);else{let s=[...this._$Ct._$AH];s[this._$Ci]=t,this._$Ct._$AI(s,this,0)}}disconnected(){}reconnected(){}};var El=()=>new yo,yo=class{},wo=new WeakMap,Ll=F(class extends In{render(e){return g}update(e,[t]){let s=t!==this.G;return s&&this.rt(void 0),(s||this.lt!==this.ct)&&(this.G=t,this.ht=e.options?.host,this.rt(this.ct=e.element)),g}rt(e){if(this.G!==void 0)if(this.isConnected||(e=void 0),typeof this.G=="function"){let t=this.ht??globalThis,s=wo.get(t);s===void 0&&(s=new WeakMap,wo.set(t,s)),s.get(this.G)!==void 0&&this.G.call(this.ht,void 0),s.set(this.G,e),e!==void 0&&this.G.call(this.ht,e)}else this.G.value=e}get lt(){return typeof this.G=="function"?wo.get(this.ht??globalThis)?.get(this.G):this.G?.value}disconnected(){this.lt===this.ct&&this.rt(void 0)}reconnected(){this.rt(this.ct)}});var xd=5,Pn=class{#t;#s;#e;#n="";#o=0;#r=El();data;#i=0;constructor(t,s){this.#t=t,this.#s=s}ask(t,s){let n=this.#t.key(t);n!==this.#n&&(this.#n=n,this.#e=this.#t.run(t,s),this.#a(),this.resume())}resume(){this.#e&&!this.#o&&(this.#o=requestAnimationFrame(this.#l))}pause(){cancelAnimationFrame(this.#o),this.#o=0}stop(){this.pause(),this.#e=void 0,this.#s(!1)}#l=()=>{this.#o=0;let t=this.data,s=performance.now()+xd;for(;this.#e&&this.data===t&&performance.now()<s;)this.#a();this.data!==t||!this.#e?this.#s(this.data!==t):this.#r.value.value=this.#i,this.resume()};#a(){let{value:t,done:s}=this.#e.next();s?this.#e=void 0:{data:this.data,done:this.#i}=t}render(t){let s=this.#e!==void 0;return d`<div class="work">
      <progress ${Ll(this.#r)} max="1" .value=${this.#i} aria-label="Random draws"></progress>
      <span>${this.data?this.#t.say(this.data,this.#i,t):""}</span>
      ${xt("Stop",()=>this.stop(),{idle:!s})}
    </div>`}};var bd=[3,4,5,6,8,10,12,16,20];function ws(e){let t=e.flat().reduce((s,n)=>Math.max(s,n<0?-n:n),0);return bd.find(s=>t<=s)??t}function ys({x:e,y:t,width:s,height:n,reach:r}){let o=Math.min(s,n)/2/(r*1.08),a=s/2/o,i=n/2/o;return{x:e,y:t,width:s,height:n,toX:ot([-a,a],[e,e+s]),toY:ot([-i,i],[t+n,t])}}var ql=e=>Math.round(e*100)/100,J=(e,[t,s])=>[ql(e.toX(t)),ql(e.toY(s))],Re=(e,t)=>`translate(${e} ${t})`;function $s({toX:e,toY:t}){let s=([n,r])=>[Math.ceil(n*100)/100,Math.floor(r*100)/100];return[s(e.domain()),s(t.domain())]}var Rn=(e,t,s)=>e.map((n,r)=>r===t?s:n),jn=e=>Ft([e.x,e.y,e.width,e.height,e.toX.domain()[1]],()=>vd(e));function vd({x:e,y:t,width:s,height:n,toX:r,toY:o}){let a=r.ticks(s/45).filter(Number.isInteger),i=o.ticks(n/45).filter(Number.isInteger),l=h=>h!==0&&r(h)>e+34&&r(h)<e+s-8,m=h=>h!==0&&o(h)<t+n-24&&o(h)>t+8;return k`<g class="ground">
    <rect class="plane" x=${e} y=${t} width=${s} height=${n} rx="4"></rect>
    <path class="grid" d=${[...a.map(h=>`M${r(h)} ${t}v${n}`),...i.map(h=>`M${e} ${o(h)}h${s}`)].join("")}></path>
    <path class="axis" d=${`M${e} ${o(0)}h${s}M${r(0)} ${t}v${n}`}></path>
    ${a.filter(l).map(h=>k`<text class="tick" x=${r(h)} y=${t+n-5}
      text-anchor="middle">${P(h,0)}</text>`)}
    ${i.filter(m).map(h=>k`<text class="tick" x=${e+5} y=${o(h)+4}>${P(h,0)}</text>`)}
  </g>`}function xs(e,{role:t,label:s,symbol:n,radius:r=7,shape:o="disc"},a){let[i,l]=J(e.plane,e.point),m=o==="disc"?k`<circle class="dot" r=${r}></circle>`:k`<rect class="dot" x=${-r} y=${-r} width=${2*r} height=${2*r} rx="2"></rect>`,h=Re(i,l);return a?k`<g class=${`handle ${t}`} data-symbol=${n} transform=${h} role="slider" tabindex="0"
      aria-label=${s} aria-roledescription="point"
      aria-valuemin=${e.limits[0][0]} aria-valuemax=${e.limits[0][1]} aria-valuenow=${e.point[0]}
      aria-valuetext=${`x ${pt(e.point[0])}, y ${pt(e.point[1])}`} aria-describedby="point-keys"
      @pointerdown=${c=>a.press(c,e)}
      @keydown=${c=>a.key(c,e)}
      @keyup=${a.rest} @blur=${a.rest}>
    <circle class="reach" r="16"></circle>
    <circle class="halo" r=${r+5}></circle>
    ${m}
  </g>`:k`<g class=${`handle ${t}`} data-symbol=${n} transform=${h}>${m}</g>`}var Nl="Arrow keys move it, with Shift in fine steps; Home and End go to the left and right limit, Page Up and Page Down to the upper and lower one. Escape takes back a drag.";var $o=Gt("var(--attn-sans,-apple-system,'Segoe UI',Roboto,'Liberation Sans',Arial,system-ui,sans-serif)"),zn=Gt("'STIX Two Text','Latin Modern Math',Cambria,Georgia,'DejaVu Serif',serif"),Dl=K`
  .picture {
    display: block; width: 100%; height: auto; overflow: visible; font: 13px/1 ${$o}; fill: var(--text);
    font-variant-numeric: tabular-nums; user-select: none; -webkit-user-select: none;
  }
  .letter {
    font-family: ${zn};
    font-style: italic; font-size: 1.08em;
  }
  .picture .script { font-family: ${zn}; font-size: 12px; }

  .heading { font-weight: 600; fill: var(--text); }
  .quiet, .tick { fill: var(--muted); }
  .tick { font-size: 12px; }
  .name {
    font-weight: 600; paint-order: stroke; stroke: var(--page); stroke-width: 3px; stroke-linejoin: round;
  }
  .name.query { fill: var(--query); }
  .name.key { fill: var(--key); }
  .name.value { fill: var(--value); }
  .name.output, .number.output { fill: var(--output); }
  .number.output { font-weight: 600; }
  .part > .name { stroke: none; }

  .plane { fill: var(--page); stroke: var(--line); }
  .grid { fill: none; stroke: var(--line); stroke-width: 1; opacity: 0.6; }
  .axis { fill: none; stroke: var(--strong); stroke-width: 1; }
  .rule { fill: none; stroke: var(--line); stroke-width: 1; }

  .vector { fill: none; stroke-linecap: round; }
  .vector.key { stroke: var(--key); }
  .vector.query { stroke: var(--query-fill); stroke-width: 4; }
  .vector.query.casing { stroke: var(--query); stroke-width: 6.5; }
  .ray { fill: none; stroke: var(--query); stroke-width: 1; opacity: 0.45; }
  .drop { fill: none; stroke: var(--key); stroke-width: 1; stroke-dasharray: 3 3; opacity: 0.75; }
  .foot { fill: var(--key); }

  .handle { cursor: grab; touch-action: none; outline: none; }
  .handle:active { cursor: grabbing; }
  .handle .reach { fill: transparent; stroke: none; }
  .handle .halo { fill: none; stroke: transparent; stroke-width: 2.5; }
  .handle:hover .halo { stroke: var(--line); }
  .handle:focus-visible .halo { stroke: var(--text); }
  .handle.key .dot { fill: var(--key); stroke: var(--page); stroke-width: 1.5; }
  .handle.query .dot { fill: var(--query-fill); stroke: var(--query); stroke-width: 2.5; }
  .handle.value .dot { fill: var(--value); stroke: var(--page); stroke-width: 1.5; }
  @media (pointer: coarse) { .handle .reach { r: 22px; } }

  .axis-name { font-weight: 600; }
  .axis-name.query, .heading .query { fill: var(--query); }
  .axis-name.key { fill: var(--key); }
  .frame { fill: none; stroke: var(--line); }
  .cell.live { cursor: pointer; }
  .cell .ground { fill: var(--cell); }
  .cell .weight { fill: var(--weight); }
  .cell .positive { fill: var(--positive); }
  .cell .negative { fill: var(--negative); }
  .cell .blocked { fill: var(--cell); }
  .hatch { fill: none; stroke: var(--masked); stroke-width: 1.25; opacity: 0.55; }
  .cell .label { fill: var(--cell); }
  .number.ink { fill: var(--ink); }
  .number.reverse { fill: var(--ink-reverse); }
  .number.masked, .name.masked { fill: var(--masked); }
  .toggle-cell { cursor: pointer; outline: none; }
  .toggle-cell .ground { fill: var(--cell); stroke: transparent; stroke-width: 2; }
  .toggle-cell text { font-size: 12px; }
  .toggle-cell .label { fill: var(--cell); }
  .toggle-cell.off text { fill: var(--masked); }
  .toggle-cell:hover .ground { stroke: var(--strong); }
  .toggle-cell:focus-visible .ground { stroke: var(--text); }
  .number.wrong, .mark.wrong { fill: var(--wrong); font-weight: 600; }
  .mark.right { fill: var(--right); font-weight: 600; }
  .picked { fill: none; stroke: var(--query-fill); stroke-width: 2; pointer-events: none; }
  .picked.casing { stroke: var(--query); stroke-width: 4.5; }
  .choice { cursor: pointer; outline: none; }
  .choice .halo { fill: transparent; stroke: transparent; stroke-width: 2; }
  .choice:hover .halo { stroke: var(--line); }
  .choice:focus-visible .halo { stroke: var(--text); }
  @media (forced-colors: active) { .cell :is(.weight, .positive, .negative) { opacity: 0.35; } }
  .handle.value.masked .dot { fill: var(--page); stroke: var(--masked); }

  .ghost { fill: none; stroke-width: 2; }
  .band { stroke: none; fill-opacity: 0.22; }
  .median { fill: none; stroke-width: 2.25; }
  .band.scaled, .knot.scaled, .name.scaled { fill: var(--output); }
  .band.raw, .knot.raw, .name.raw { fill: var(--masked); }
  .median.scaled, .ghost.scaled { stroke: var(--output); }
  .median.raw, .ghost.raw { stroke: var(--masked); }
  .median.raw { stroke-dasharray: 6 3; }
  .present { fill: var(--query-fill); stroke: var(--query); stroke-width: 2.5; }

  .mono { font: 13px ui-monospace, 'Liberation Mono', monospace; fill: var(--muted); white-space: pre; }
  .mono.wrong { fill: var(--wrong); }
  .head-1 { --head: var(--head-1); }
  .head-2 { --head: var(--head-2); }
  .head-3 { --head: var(--head-3); }
  .head-4 { --head: var(--head-4); }
  .axis-name:is(.head-1, .head-2, .head-3, .head-4) { fill: var(--head); }
  .cell .tint { fill: var(--head); fill-opacity: 0.16; stroke: var(--head); stroke-width: 1.5; }
  .cell .tally { fill: none; stroke: var(--head); stroke-width: 2; }
  .cell .astray { fill: none; stroke: var(--wrong); stroke-width: 2; stroke-dasharray: 3 2; }
  .number.token { font-size: 14px; font-weight: 600; fill: var(--text); }

  .number { cursor: help; outline: none; }
  .picture .number:hover { text-decoration: underline; text-decoration-style: dotted; }
  .picture .number:focus-visible { outline: 2px solid currentcolor; outline-offset: 3px; color: var(--text); }
  .picture .number.reverse:focus-visible { color: var(--ink-reverse); }

  .dot.output { fill: var(--output); stroke: var(--page); stroke-width: 2; }
  .hull { fill: var(--value); fill-opacity: 0.13; stroke: var(--value); stroke-opacity: 0.5; stroke-width: 1; }
  .pull { fill: none; stroke: var(--output); opacity: 0.35; }
  .ring { fill: var(--output); fill-opacity: 0.1; stroke: var(--output); stroke-width: 1.75; }
  .track { fill: var(--line); fill-opacity: 0.5; }
  .bar { fill: var(--output); }

  [data-faded] { opacity: 0.3; transition: opacity 0.15s; }
  @media (prefers-reduced-motion: reduce) { [data-faded] { transition: none; } }
  .bar.raw { fill: var(--masked); }
`;var Cl=K`
  :host { display: block; margin-block: 1.5rem; scroll-margin-top: 64px; }
  :host([hidden]) { display: none; }
  .root {
    margin: 0; padding: 18px 20px; border: 1px solid var(--line); border-radius: 10px;
    background: var(--surface); color: var(--text); font: 0.9375rem/1.45 ${$o}; accent-color: var(--output);
    text-align: start;
  }
  .ruler { height: 0; }
  .head { margin: 0 0 12px; }
  p { margin: 0; }
  .title { font-weight: 650; font-size: 1.0625rem; }
  .prompt { color: var(--muted); }
  .stage { display: grid; }
  .stage > * { grid-area: 1 / 1; min-width: 0; }
  .letter { font-weight: 400; }
  sub, sup { font-size: max(12px, 0.8em); line-height: 0; }
  .letter + sub { font-family: ${zn}; font-style: italic; font-weight: 400; }
  .unseen {
    position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap;
  }

  .controls {
    display: flex; flex-wrap: wrap; gap: 8px 28px; align-items: center; margin-top: 14px; min-height: 44px;
  }
  .settings .controls { margin-top: 4px; font-size: 0.9375rem; }
  .control { display: flex; align-items: center; gap: 10px; margin: 0; padding: 0; border: 0; }
  .control > label { white-space: nowrap; }
  input[type='range'] { width: 180px; min-width: 90px; flex: 1 1 180px; height: 28px; margin: 0; }
  input[type='checkbox'], input[type='radio'] { width: 18px; height: 18px; margin: 0; }
  .toggle, .choice label {
    min-height: 28px; cursor: pointer; display: inline-flex; align-items: center; gap: 8px;
  }
  .choice { gap: 4px 14px; flex-wrap: wrap; }
  .choice legend { float: left; padding: 0 4px 0 0; }

  .field {
    width: 4.6em; min-height: 28px; box-sizing: border-box; padding: 2px 6px; border: 1px solid var(--strong);
    border-radius: 5px; background: var(--page); color: inherit; font: inherit;
    font-variant-numeric: tabular-nums; text-align: right;
  }
  .stepper { gap: 6px; flex-wrap: wrap; }
  .stepper .field { width: 3.2em; text-align: center; }
  .stepper .field.long { width: 6.8em; }
  .stepper button { min-width: 32px; min-height: 28px; padding: 1px 8px; }
  .list { min-width: 0; max-width: 100%; }
  .list select { flex: 0 1 auto; min-width: 0; max-width: 100%; }
  /* WebKit would let the page scroll to the cut end of a long option. */
  .settings { overflow-x: clip; overflow-clip-margin: 4px; }
  :disabled, [aria-disabled='true'] { opacity: 0.6; cursor: default; }
  .field.word { width: 6.2em; text-align: left; }
  button, select {
    min-height: 32px; padding: 3px 11px; border: 1px solid var(--strong); border-radius: 6px;
    background: var(--page); color: inherit; font: inherit; cursor: pointer;
  }
  select {
    max-width: 100%; min-width: 0; box-sizing: border-box; padding-inline: 8px; text-overflow: ellipsis;
  }
  button:hover:not([aria-disabled='true']) { border-color: var(--text); }
  button[aria-disabled='true'] { color: var(--muted); border-color: var(--line); cursor: default; }
  :is(input, button, select, summary, .scroll):focus-visible {
    outline: 2.5px solid var(--output); outline-offset: 2px;
  }
  @media (pointer: coarse) {
    .field, button, select, summary, .toggle, .choice label { min-height: 44px; }
    input[type='range'] { height: 44px; }
    input[type='checkbox'], input[type='radio'] { width: 24px; height: 24px; }
  }

  .work {
    display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; margin-top: 10px; min-height: 34px;
    color: var(--muted); font-size: 0.875rem;
  }
  .work progress { width: 120px; height: 8px; accent-color: var(--output); }
  .work span { min-width: 0; flex: 0 1 auto; min-height: 1.45em; }

  .summary { margin-top: 12px; min-height: 2.9em; max-width: 54em; }
  .actions {
    display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; justify-content: space-between;
    margin-top: 8px; font-size: 0.875rem;
  }
  .presets { display: flex; gap: 8px; align-items: center; min-width: 0; max-width: 100%; }
  .buttons { display: flex; flex-wrap: wrap; gap: 6px; }

  details { font-size: 0.875rem; }
  .numbers { margin-top: 12px; border-top: 1px solid var(--line); padding-top: 4px; }
  .hint { color: var(--muted); margin: 2px 0 8px; }
  details > summary { min-height: 28px; padding: 4px 0; cursor: pointer; width: fit-content; }
  .take { display: flex; flex-wrap: wrap; gap: 8px 28px; padding: 4px 0; }
  .take .buttons { align-items: center; }
  .said { flex: 1 1 100%; min-height: 1.45em; color: var(--muted); }
  textarea {
    flex: 1 1 100%; box-sizing: border-box; padding: 8px 10px; border: 1px solid var(--strong); border-radius: 6px;
    background: var(--page); color: inherit; font: 0.8125rem/1.5 ui-monospace, 'Liberation Mono', monospace;
    white-space: pre; resize: vertical;
  }
  .entry { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; margin: 6px 0; }
  .scroll { overflow-x: auto; padding-bottom: 4px; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  caption { text-align: start; color: var(--muted); padding: 2px 0 6px; }
  th { font-weight: 600; text-align: start; padding: 4px 10px 4px 0; white-space: nowrap; }
  thead th { text-align: end; border-bottom: 1px solid var(--strong); vertical-align: bottom; }
  thead th:first-child { text-align: start; }
  td { padding: 3px 10px 3px 0; text-align: end; }
  thead th, tbody td, tfoot td { padding-inline: 6px; }
  tfoot { border-top: 1px solid var(--strong); }

  button.number {
    min-height: 24px; padding: 0; border: 0; border-radius: 2px; background: none; font: inherit;
    font-variant-numeric: tabular-nums; cursor: help;
  }
  button.number:hover { text-decoration: underline dotted; }
  .how {
    position: absolute; inset: auto; margin: 0; padding: 10px 14px; max-width: min(34em, calc(100vw - 16px));
    box-sizing: border-box; border: 1px solid var(--strong); border-radius: 8px; background: var(--page);
    color: var(--text); font-size: 0.875rem; box-shadow: 0 6px 24px rgb(0 0 0 / 0.18);
  }
  .how:not(:popover-open):empty { display: none; }
  .how:focus { outline: none; }
  .how:focus-visible { outline: 2.5px solid var(--output); outline-offset: 2px; }
  .how-title { font-weight: 650; margin-bottom: 4px; }
  .step { padding-inline-start: 1.2em; text-indent: -1.2em; line-height: 1.7; }
  .step .number { min-height: 0; line-height: inherit; }
  .step sup { line-height: 1; vertical-align: 0.5em; }
  .power { white-space: nowrap; }
  .remark { color: var(--muted); margin-top: 4px; }
  .exact { font-variant-numeric: tabular-nums; }

  .note {
    margin-top: 10px; padding: 6px 10px; border-inline-start: 4px solid var(--wrong); background: var(--page);
  }
  @media (max-width: 480px) {
    .root { padding: 14px 12px; border-radius: 8px; }
    .slider { flex: 1 1 100%; flex-wrap: wrap; gap: 2px 10px; }
    .slider > label { flex: 1 1 100%; }
    .list { flex-wrap: wrap; gap: 2px 10px; }
    .choice legend { flex: 1 1 100%; }
    .work progress { flex: 1 1 60px; }
    .work span { flex: 1 1 100%; order: 1; min-height: 2.9em; }
    .presets { flex-wrap: wrap; gap: 2px 8px; }
  }
  @media print {
    .controls, .actions, details, .prompt, .work :is(progress, button) { display: none; }
    .root { border-color: currentcolor; break-inside: avoid; background: none; }
  }
`;var kd=640,Md=240,_d=600,Hn=class extends V{static definition;static styles=[kt,Dl,Cl];static properties={highlight:{type:String},theme:{reflect:!0}};static get observedAttributes(){return[...super.observedAttributes,...this.definition.parameters.map(t=>me(t.name))]}#t=this.constructor.definition;#s=new Map(this.#t.parameters.map(t=>[t.name,t]));#e=new Nn(this.#t.parameters,(t,s)=>this.#O(t,s));#n=new Sn(this.#e);#o=new Cn(this);#r=new Ln(this,()=>this.#m);#i=new Tn(t=>this.#k("attn-highlight",{symbol:t}));#l;#a;#m;#u;#c=!1;#d=!1;#h=this.#t.work?new Pn(this.#t.work,t=>this.#I(t)):void 0;#g=kd;#f={};#y=[];#p="";#$=!1;#x=g;#w;#b=[];constructor(){super(),this.highlight=null,this.theme=void 0;for(let t of this.#s.keys())Object.hasOwn(this,t)&&(this.#f[t]=this[t],delete this[t])}get state(){return this.#e.copy()}set state(t){this.#e.set(t)}get permalink(){return this.#e.toText()}set permalink(t){this.#e.set({...Wt(this.#t.parameters),...this.#e.fromText(t)})}get presets(){return this.#t.presets.map(({name:t})=>t)}apply(t){this.#e.apply(t)}preset(t){let s=this.#t.presets.find(n=>n.name===t);s&&this.#e.apply({...Wt(this.#t.parameters),...s.state})}reset(){this.#e.reset()}undo(){this.#e.undo()}redo(){this.#e.redo()}attributeChangedCallback(t,s,n){super.attributeChangedCallback(t,s,n);for(let r of this.#s.keys())me(r)===t&&this.#e.attribute(r,n)}connectedCallback(){super.connectedCallback(),this.#e.set(this.#f),this.#f={},this.hasUpdated&&this.#A()}disconnectedCallback(){super.disconnectedCallback(),this.#n.release(),this.#i.leave(),this.#h?.pause(),clearTimeout(this.#w);for(let t of this.#y.splice(0))t()}firstUpdated(){this.isConnected&&this.#A()}updated(){this.#e.moving||yl(this.renderRoot),this.#i.show(this.renderRoot,this.highlight),this.#r.follow();for(let t of this.#b.splice(0))this.#k("attn-invalid",t)}willUpdate(){if(!(!this.#l||!this.#c||this.#u===this.#e.current)){try{this.#h?.ask(this.#e.settled,this.#l),this.#m=this.#t.frame(this.#e.current,this.#l,this.#h?.data),this.#a=void 0}catch(t){this.#a=`These numbers cannot be computed: ${Ol(t)}`}this.#u=this.#e.current,this.#$||this.#L()}}render(){let{title:t,prompt:s,parameters:n}=this.#t,r=this.#m!==void 0,o=_t()??g;return r&&this.#D(),d`<figure class="root" data-theme=${o} aria-labelledby="title"
      @keydown=${this.#R} @click=${a=>this.#r.click(a)}
      @focusin=${this.#P}>
      <div class="ruler"></div>
      <figcaption class="head">
        <p class="title" id="title"><slot name="title">${N(t)}</slot></p>
        <p class="prompt"><slot name="prompt">${typeof s=="function"?s(this.#e.current):s}</slot></p>
      </figcaption>
      <div class="stage" @pointerover=${this.#q} @pointerleave=${this.#q}
        @focusin=${this.#N} @focusout=${this.#N}>
        ${r||!this.#a?this.#M():g}
        ${r?g:d`<div class="fallback"><slot></slot>${this.#a?d`<slot name="still"></slot>`:g}</div>`}
      </div>
      ${r||!this.#a?d`
        ${this.#h?.render(this.#e.settled)??g}
        ${il(n,this.#e)}
        <p class="summary" aria-hidden="true">${r?this.#t.summary(this.#m):g}</p>
        ${dl(this.#t,this.#e,a=>this.preset(a))}
        <details class="numbers" @toggle=${()=>this.requestUpdate()}>
          <summary>All numbers, and how each came about</summary>
          <p class="hint">Click any number here or in the picture, or press Enter on it, to see the sum behind it.</p>
          ${this.#x}
        </details>
        <details class="more" @toggle=${()=>this.requestUpdate()}>
          <summary>Copy or save</summary>
          ${r?this.#_():g}
        </details>`:g}
      ${this.#C()}
      ${this.#r.render(this.#t)}
      <p class="unseen" aria-live=${this.#$?"polite":"off"}>${this.#p}</p>
      <p class="unseen" id="point-keys">${Nl}</p>
    </figure>`}#M(){let t=this.#g,s=this.#e.current,n=Math.round(this.#t.height(t,s)),{settled:r}=this.#e,o={width:t,state:s,settled:r,hands:this.#n,apply:a=>this.#e.apply(a)};return d`<svg class="picture" viewBox=${`0 0 ${t} ${n}`} role="group" aria-labelledby="title">
      ${this.#m?k`${this.#t.picture(this.#m,o)}`:g}
    </svg>`}#v(t){return this.renderRoot.querySelector(t)?.open??!1}#_(){if(!this.#v(".more"))return g;let t=this.id?xa(this.id,this.permalink):"";return this.#o.render(this.#t,this.#m,this.#e.current,t)}#D(){if(!this.#v(".numbers"))return;let t=s=>this.#s.get(s);this.#x=this.#t.table(this.#m,this.#e,t)}#C(){let t=[...this.#e.problems].map(([s,n])=>{let r=this.#e.current[s];if(r===void 0||Array.isArray(r))return n;let o=typeof r=="number"?pt(r):fs(this.#s.get(s),r);return`${n} It stays at ${o}.`});return this.#m?.note&&t.push(this.#m.note),this.#a&&t.push(this.#a),d`<div class="notes" aria-live="polite">${t.map(s=>d`<p class="note">${s}</p>`)}</div>`}#A(){let t=this.renderRoot.querySelector(".ruler");this.#T(t.clientWidth),this.#d||this.#S(),this.#d=!0,this.#y.push(ga(t,s=>this.#T(s)),Us(this,s=>{s&&this.#E(),s?this.#h?.resume():this.#h?.pause()}),Mt(()=>this.requestUpdate()),wa(()=>this.#E()),ya(()=>this.#S()))}#S(){let t=this.id?$a(this.id):void 0;t!==void 0&&(this.#e.apply({...Wt(this.#t.parameters),...this.#e.fromText(t)}),this.scrollIntoView(),ba(()=>this.isConnected&&this.scrollIntoView()))}#T(t){let s=Math.max(Md,Math.round(t));t===0||s===this.#g||(this.#g=s,this.requestUpdate())}#E(){this.#c&&this.#l||(this.#c=!0,this.requestUpdate(),$e().then(t=>{this.#l=t,this.#a=void 0,this.requestUpdate()},t=>{this.#a=`This figure cannot run here: ${Ol(t)}`,this.requestUpdate()}))}#O(t,s){if(this.requestUpdate(),t==="invalid"&&s){this.hasUpdated?this.#k("attn-invalid",s):this.#b.push(s);return}t!=="set"&&(this.#$=!0,this.#k(t==="input"?"attn-input":"attn-change",{state:this.state}),clearTimeout(this.#w),this.#w=setTimeout(()=>this.#L(),_d))}#I(t){t&&(this.#u=void 0),this.requestUpdate()}#L(){this.#m&&(this.#p=this.#t.summary(this.#m),this.requestUpdate())}#k(t,s){this.dispatchEvent(new CustomEvent(t,{bubbles:!0,composed:!0,detail:s}))}#q=t=>this.#i.point(t);#N=t=>this.#i.focus(t);#P(t){xl(t),this.#r.focus(t)}#R(t){pl(t,this.#e),this.#r.key(t),bl(t)}},Ol=e=>e instanceof Error?e.message:String(e);function Ad(e){class t extends Hn{static definition=e}for(let{name:s}of e.parameters)Object.defineProperty(t.prototype,s,{configurable:!0,enumerable:!0,get(){return this.state[s]},set(n){this.state={[s]:n}}});return t}function Il(e){let t=`attn-${e.slug}`;customElements.get(t)||customElements.define(t,Ad(e))}var mr={};sc(mr,{heads:()=>Um,lookup:()=>tm,masks:()=>_m,matrix:()=>gm,scaling:()=>tc});var Pl=new WeakMap;function Bn(e,t){let s=Pl.get(e)??new Map;return Pl.set(e,s),s.has(t)||s.set(t,Sd(e,t)),s.get(t)}function Sd(e,t){let s=new Float32Array(t);s[0]=1;let n={Tq:1,dk:t,dv:1};return e.attention({q:s,k:s,v:[0],shape:n,returns:{scores:"scaled"}}).scores[0]}var ct=class{#t=new Map;add(t,s,n,r){return this.#t.set(t,{name:t,value:s,digits:n,label:r}),s}get(t){let s=this.#t.get(t);if(!s)throw new RangeError(`this frame has no number ${t}`);return s}has(t){return this.#t.has(t)}[Symbol.iterator](){return this.#t.values()}};function H(e){return function(){return e}}var bs=Math.PI,xo=2*bs,he=1e-6,Td=xo-he;function Rl(e){this._+=e[0];for(let t=1,s=e.length;t<s;++t)this._+=arguments[t]+e[t]}function Ed(e){let t=Math.floor(e);if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return Rl;let s=10**t;return function(n){this._+=n[0];for(let r=1,o=n.length;r<o;++r)this._+=Math.round(arguments[r]*s)/s+n[r]}}function jl(e,t,s,n){return e===s&&t===n}function Ld(e){let t=Math.floor(e);if(!(t<=15))return jl;let s=10**t,n=function(r){return Math.round(r*s)};return function(r,o,a,i){return n(r)===n(a)&&n(o)===n(i)}}var je=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=t==null?Rl:Ed(t),this._equal=t==null?jl:Ld(t)}moveTo(t,s){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+s}`}closePath(){this._x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,s){this._append`L${this._x1=+t},${this._y1=+s}`}quadraticCurveTo(t,s,n,r){this._append`Q${+t},${+s},${this._x1=+n},${this._y1=+r}`}bezierCurveTo(t,s,n,r,o,a){this._append`C${+t},${+s},${+n},${+r},${this._x1=+o},${this._y1=+a}`}arcTo(t,s,n,r,o){if(t=+t,s=+s,n=+n,r=+r,o=+o,o<0)throw new Error(`negative radius: ${o}`);let a=this._x1,i=this._y1,l=n-t,m=r-s,h=a-t,c=i-s,u=h*h+c*c;if(this._x1===null)this._append`M${this._x1=t},${this._y1=s}`;else if(u>he)if(!(Math.abs(c*l-m*h)>he)||!o)this._append`L${this._x1=t},${this._y1=s}`;else{let p=n-a,f=r-i,y=l*l+m*m,w=p*p+f*f,$=Math.sqrt(y),x=Math.sqrt(u),b=o*Math.tan((bs-Math.acos((y+u-w)/(2*$*x)))/2),v=b/x,M=b/$;Math.abs(v-1)>he&&this._append`L${t+v*h},${s+v*c}`,this._append`A${o},${o},0,0,${+(c*p>h*f)},${this._x1=t+M*l},${this._y1=s+M*m}`}}arc(t,s,n,r,o,a){if(t=+t,s=+s,n=+n,a=!!a,n<0)throw new Error(`negative radius: ${n}`);let i=n*Math.cos(r),l=n*Math.sin(r),m=t+i,h=s+l,c=1^a,u=a?r-o:o-r;if(this._x1===null?this._append`M${m},${h}`:(Math.abs(this._x1-m)>he||Math.abs(this._y1-h)>he)&&this._append`L${m},${h}`,!!n){if(u<0&&(u=u%xo+xo),u>Td)this._append`A${n},${n},0,1,${c},${t-i},${s-l}A${n},${n},0,1,${c},${this._x1=m},${this._y1=h}`;else if(u>he){let p=t+n*Math.cos(o),f=s+n*Math.sin(o);if(u>=bs&&this._equal(m,h,p,f)){u/=2;let y=r+u;this._append`A${n},${n},0,${+(u>=bs)},${c},${t+n*Math.cos(y)},${s+n*Math.sin(y)}`}this._append`A${n},${n},0,${+(u>=bs)},${c},${this._x1=p},${this._y1=f}`}}}rect(t,s,n,r){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+s}h${n=+n}v${+r}h${-n}Z`}toString(){return this._}};function qd(){return new je}qd.prototype=je.prototype;function Un(e){let t=3;return e.digits=function(s){if(!arguments.length)return t;if(s==null)t=null;else{let n=Math.floor(s);if(!(n>=0))throw new RangeError(`invalid digits: ${s}`);t=n}return e},()=>new je(t)}var a0=Array.prototype.slice;function Fn(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function zl(e){this._context=e}zl.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function Wn(e){return new zl(e)}function Kn(e){return e[0]}function Vn(e){return e[1]}function ue(e,t){var s=H(!0),n=null,r=Wn,o=null,a=Un(i);e=typeof e=="function"?e:e===void 0?Kn:H(e),t=typeof t=="function"?t:t===void 0?Vn:H(t);function i(l){var m,h=(l=Fn(l)).length,c,u=!1,p;for(n==null&&(o=r(p=a())),m=0;m<=h;++m)!(m<h&&s(c=l[m],m,l))===u&&((u=!u)?o.lineStart():o.lineEnd()),u&&o.point(+e(c,m,l),+t(c,m,l));if(p)return o=null,p+""||null}return i.x=function(l){return arguments.length?(e=typeof l=="function"?l:H(+l),i):e},i.y=function(l){return arguments.length?(t=typeof l=="function"?l:H(+l),i):t},i.defined=function(l){return arguments.length?(s=typeof l=="function"?l:H(!!l),i):s},i.curve=function(l){return arguments.length?(r=l,n!=null&&(o=r(n)),i):r},i.context=function(l){return arguments.length?(l==null?n=o=null:o=r(n=l),i):n},i}function bo(e,t,s){var n=null,r=H(!0),o=null,a=Wn,i=null,l=Un(m);e=typeof e=="function"?e:e===void 0?Kn:H(+e),t=typeof t=="function"?t:t===void 0?H(0):H(+t),s=typeof s=="function"?s:s===void 0?Vn:H(+s);function m(c){var u,p,f,y=(c=Fn(c)).length,w,$=!1,x,b=new Array(y),v=new Array(y);for(o==null&&(i=a(x=l())),u=0;u<=y;++u){if(!(u<y&&r(w=c[u],u,c))===$)if($=!$)p=u,i.areaStart(),i.lineStart();else{for(i.lineEnd(),i.lineStart(),f=u-1;f>=p;--f)i.point(b[f],v[f]);i.lineEnd(),i.areaEnd()}$&&(b[u]=+e(w,u,c),v[u]=+t(w,u,c),i.point(n?+n(w,u,c):b[u],s?+s(w,u,c):v[u]))}if(x)return i=null,x+""||null}function h(){return ue().defined(r).curve(a).context(o)}return m.x=function(c){return arguments.length?(e=typeof c=="function"?c:H(+c),n=null,m):e},m.x0=function(c){return arguments.length?(e=typeof c=="function"?c:H(+c),m):e},m.x1=function(c){return arguments.length?(n=c==null?null:typeof c=="function"?c:H(+c),m):n},m.y=function(c){return arguments.length?(t=typeof c=="function"?c:H(+c),s=null,m):t},m.y0=function(c){return arguments.length?(t=typeof c=="function"?c:H(+c),m):t},m.y1=function(c){return arguments.length?(s=c==null?null:typeof c=="function"?c:H(+c),m):s},m.lineX0=m.lineY0=function(){return h().x(e).y(t)},m.lineY1=function(){return h().x(e).y(s)},m.lineX1=function(){return h().x(n).y(t)},m.defined=function(c){return arguments.length?(r=typeof c=="function"?c:H(!!c),m):r},m.curve=function(c){return arguments.length?(a=c,o!=null&&(i=a(o)),m):a},m.context=function(c){return arguments.length?(c==null?o=i=null:i=a(o=c),m):o},m}function vo(){}function Hl(e){this._context=e}Hl.prototype={areaStart:vo,areaEnd:vo,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,t):(this._point=1,this._context.moveTo(e,t))}};function ko(e){return new Hl(e)}function Nd(e){let t=[...e].sort((r,o)=>r[0]-o[0]||r[1]-o[1]);if(t.length<3)return t;let s=Bl(t),n=Bl(t.reverse());return[...s.slice(0,-1),...n.slice(0,-1)]}function Bl(e){let t=[];for(let s of e){for(;t.length>1&&Dd(t[t.length-2],t[t.length-1],s)<=0;)t.pop();t.push(s)}return t}var Dd=(e,t,s)=>(t[0]-e[0])*(s[1]-e[1])-(t[1]-e[1])*(s[0]-e[0]),Cd=ue().curve(ko),Ul=e=>Cd(Nd(e))??"";var Wl=14,Gn=7,Jn=e=>e.length*7.6;function Yn(e,t,s=[]){let n=[...t.map(({point:r})=>r),...s].map(r=>Fl(e,r));return t.map(r=>{let o=Fl(e,r.point),a=Od(e,r),i=m=>Rd(e,m)*4+n.reduce((h,c)=>h+(Id(c,o)?0:Pd(m,c)),0),l=a.reduce((m,h)=>i(h.box)<i(m.box)?h:m);return n.push(l.box),k`<text class=${`name ${r.role}`} data-symbol=${r.symbol}
      transform=${Re(l.x,l.y)} text-anchor=${l.anchor}>${r.text}</text>`})}function Od(e,{point:t,width:s,gap:n=11}){let[r,o]=J(e,t),a={x:r+n,y:o+4.5,anchor:"start",box:Qn(r+n,o-7,s)},i={x:r-n,y:o+4.5,anchor:"end",box:Qn(r-n-s,o-7,s)},l={x:r,y:o-n,anchor:"middle",box:Qn(r-s/2,o-n-11,s)},m={x:r,y:o+n+9,anchor:"middle",box:Qn(r-s/2,o+n-2,s)};return t[0]>=0?[a,i,l,m]:[i,a,l,m]}var Qn=(e,t,s)=>({left:e,top:t,right:e+s,bottom:t+Wl});function Fl(e,t){let[s,n]=J(e,t);return{left:s-Gn,top:n-Gn,right:s+Gn,bottom:n+Gn}}var Id=(e,t)=>e.left===t.left&&e.top===t.top;function Pd(e,t){let s=Math.min(e.right,t.right)-Math.max(e.left,t.left),n=Math.min(e.bottom,t.bottom)-Math.max(e.top,t.top);return s>0&&n>0?s*n:0}function Rd({x:e,y:t,width:s,height:n},{left:r,top:o,right:a,bottom:i}){let l=Math.max(0,e-r)+Math.max(0,a-e-s),m=Math.max(0,t-o)+Math.max(0,i-t-n);return l*Wl+m*(a-r)}var jd=.15,zd=e=>.75+5*(e||0);function Xn(e,t,{put:s,all:n,hands:r}){let{title:o,letter:a,labels:i,values:l,weights:m,blocked:h,output:c,hull:u}=t,p=mo([0,1],[0,Math.min(e.width,e.height)*jd]),[f,y]=J(e,c),w=c.every(Number.isFinite),$=l.map(v=>J(e,v)),x=l.map((v,M)=>({point:v,text:i[M],role:h?.[M]?"masked":"value",symbol:"v V",width:Jn(i[M])}));w&&x.push({point:c,text:Q(a),role:"output",symbol:"o O",gap:14,width:16});let b=$.filter((v,M)=>!h?.[M]);return k`<g class="part" role="group" aria-label=${o}>
    <g aria-hidden="true">
      ${jn(e)}
      ${u?k`<path class="hull" d=${Ul(b)}></path>`:g}
      <g data-symbol="A">${$.map(([v,M],q)=>h?.[q]?g:k`
        <path class="pull" d=${w?`M${v} ${M}L${f} ${y}`:g} stroke-width=${zd(m[q])}></path>
        <circle class="ring" cx=${v} cy=${M} r=${p(m[q]||0)}></circle>`)}</g>
      ${w?k`<circle class="dot output" data-symbol="o O" cx=${f} cy=${y} r="9"></circle>`:g}
      ${Yn(e,x)}
    </g>
    ${l.map((v,M)=>xs({plane:e,point:v,limits:$s(e),put:q=>s(Rn(n,M,q))},{role:h?.[M]?"value masked":"value",label:`Value of ${i[M]}`,symbol:"v V",radius:5.5,shape:"square"},r))}
  </g>`}var X=26,ze=32,Hd=50,Kl=ze+30,de=24;function Vl(e,t){let s=X+t*ze+Kl;if(e>=820){let o=(e-270-2*de)/2,a=Math.max(o,s-X),i=Math.min(Hd,(a-Kl)/t);return{height:X+a,keys:{x:0,y:X,width:o,height:a},table:{x:o+de,y:0,width:270,row:i},values:{x:o+270+2*de,y:X,width:o,height:a}}}if(e>=540){let r=(e-de)/2;return{height:X+r+de+s,keys:{x:0,y:X,width:r,height:r},values:{x:r+de,y:X,width:r,height:r},table:{x:0,y:X+r+de,width:e,row:ze}}}let n=Math.min(e,232);return{height:2*(X+n)+s+28,keys:{x:0,y:X,width:e,height:n},table:{x:0,y:X+n+14,width:e,row:ze},values:{x:0,y:X+n+14+s+14+X,width:e,height:n}}}var Gl=(e,t)=>Vl(e,Math.min(t.keys.length,t.values.length)).height;function Ql(e,t){let s=Vl(t.width,e.n),{settled:n}=t,r=ys({...s.keys,reach:ws([n.query,...n.keys])}),o=ys({...s.values,reach:ws(n.values)});return k`
    ${Bd(e,t,r)}
    ${Fd(e,s.table)}
    <text class="heading" x=${o.x} y=${o.y-9} aria-hidden="true">Values and the output</text>
    ${Xn(o,{...e,title:"Values and the output",letter:"{o}"},{put:a=>({values:a}),all:t.state.values,hands:t.hands})}`}function Bd({n:e,labels:t,keys:s,query:n,feet:r,weights:o},{state:a,hands:i},l){let[m,h]=J(l,[0,0]),[c,u]=J(l,n),p=(f,y)=>{if(!Number.isFinite(r[y]))return g;let[w,$]=J(l,f),[x,b]=J(l,n.map(v=>v*r[y]));return k`<path class="drop" d=${`M${w} ${$}L${x} ${b}`}></path>
      <circle class="foot" cx=${x} cy=${b} r="2.5"></circle>`};return k`<g class="part" aria-label="Keys and the query" role="group">
    <text class="heading" x=${l.x} y=${l.y-9} aria-hidden="true">Keys and the query</text>
    <g aria-hidden="true">
      ${jn(l)}
      <path class="ray" data-symbol="q Q" d=${Ud(l,n)}></path>
      <g data-symbol="S">${s.map(p)}</g>
      <g data-symbol="k K">${s.map((f,y)=>{let[w,$]=J(l,f),x=1.25+3*(o[y]||0);return k`<path class="vector key" d=${`M${m} ${h}L${w} ${$}`} stroke-width=${x}></path>`})}</g>
      <g data-symbol="q Q">
        <path class="vector query casing" d=${`M${m} ${h}L${c} ${u}`}></path>
        <path class="vector query" d=${`M${m} ${h}L${c} ${u}`}></path>
      </g>
      ${Yn(l,[{point:n,text:Q("{q}"),role:"query",symbol:"q Q",gap:14,width:12},...s.map((f,y)=>({point:f,text:t[y],role:"key",symbol:"k K",width:Jn(t[y])}))])}
    </g>
    ${Array.from({length:e},(f,y)=>xs({plane:l,point:s[y],limits:$s(l),put:w=>({keys:Rn(a.keys,y,w)})},{role:"key",label:`Key of ${t[y]}`,symbol:"k K",radius:6},i))}
    ${xs({plane:l,point:n,limits:$s(l),put:f=>({query:f})},{role:"query",label:"Query",symbol:"q Q",radius:9},i)}
  </g>`}function Ud(e,[t,s]){if(t===0&&s===0)return"";let[n,r]=[e.toX.domain()[1],e.toY.domain()[1]],o=Math.min(Math.abs(n/t),Math.abs(r/s)),[a,i]=J(e,[-t*o,-s*o]),[l,m]=J(e,[t*o,s*o]);return`M${a} ${i}L${l} ${m}`}function Fd({n:e,labels:t,numbers:s},{x:n,y:r,width:o,row:a}){let i=n+Math.min(.42*o,116),l=n+o-2,m=ot([0,1],[i+20,l-50]),h=a>40?14:10,c=r+X,u=c+e*a,[p,f]=[u+ze/2+5,u+ze+18];return k`<g class="part">
    <text class="heading" data-symbol="S" x=${i} y=${c-9} text-anchor="end">${Q("score {s}")}</text>
    <text class="heading" data-symbol="A" x=${l} y=${c-9} text-anchor="end">${Q("weight {a}")}</text>
    <path class="rule" d=${`M${n} ${c}h${o}M${n} ${u}h${o}`}></path>
    ${t.map((y,w)=>{let $=c+w*a+a/2,x=s.get(`a[${w}]`),b=$-h/2,v=m(x.value||0)-m(0);return k`
        <text class="name key" data-symbol="k K" x=${n} y=${$+4.5}>${y}</text>
        <g data-symbol="S">${nt(s.get(`score[${w}]`),{x:i,y:$+4.5})}</g>
        <g data-symbol="A">
          <rect class="track" x=${m(0)} y=${b} width=${m(1)-m(0)} height=${h} rx="2"></rect>
          <rect class="bar" x=${m(0)} y=${b} width=${v} height=${h} rx="2"></rect>
          ${nt(x,{x:l,y:$+4.5})}
        </g>`})}
    <text class="quiet" x=${m(1)} y=${p} text-anchor="end">sum of the weights</text>
    ${nt(s.get("sum"),{x:l,y:p,role:"quiet"})}
    <text class="name output" data-symbol="o O" x=${n} y=${f}>${Q("output {o}")}</text>
    <text class="quiet" data-symbol="o O" x=${l} y=${f} text-anchor="end">(${re(s.get("o[0]"),"output")}, ${re(s.get("o[1]"),"output")})</text>
  </g>`}function Jl({n:e,labels:t,numbers:s,tempered:n},r,o){let[a,i,l]=["query","keys","values"].map(c=>An(r,o(c))),m=c=>d`<td>${D(s.get(c))}</td>`,h=c=>_n({model:r,value:t[c],label:`Name of item ${c+1}`,put:u=>({labels:[...t,...r.current.labels.slice(e)].map((p,f)=>f===c?u:p)})});return d`
    <p class="entry">Query <span>${N("{q}")} = (</span>
      ${a(0,0,"Query, x","q[0]")}<span>,</span>${a(0,1,"Query, y","q[1]")}<span>)</span></p>
    <div class="scroll" tabindex="0" role="group" aria-label="Table of keys, scores, weights and values">
      <table>
        <caption>Paste a block of numbers into any key or value to replace all of them.</caption>
        <thead>
          <tr>
            <th scope="col">item</th>
            <th scope="col" colspan="2">key ${N("{k_j}")}</th>
            <th scope="col">${N("{q}\xB7{k_j}")}</th>
            <th scope="col">score ${N("{s_j} = {q}\xB7{k_j} / \u221A{d_k}")}</th>
            ${n?d`<th scope="col">${N("{s_j} / {\u03C4}")}</th>`:g}
            <th scope="col">weight ${N("{a_j}")}</th>
            <th scope="col" colspan="2">value ${N("{v_j}")}</th>
            <th scope="col" colspan="2">share ${N("{a_j}{v_j}")}</th>
          </tr>
        </thead>
        <tbody>
          ${Array.from({length:e},(c,u)=>d`<tr>
            <th scope="row">${h(u)}</th>
            ${[0,1].map(p=>d`<td>${i(u,p,`Key of ${t[u]}, ${"xy"[p]}`,`k[${u}][${p}]`)}</td>`)}
            ${m(`dot[${u}]`)}
            ${m(`score[${u}]`)}
            ${n?m(`logit[${u}]`):g}
            ${m(`a[${u}]`)}
            ${[0,1].map(p=>d`<td>${l(u,p,`Value of ${t[u]}, ${"xy"[p]}`,`v[${u}][${p}]`)}</td>`)}
            ${m(`av[${u}][0]`)}
            ${m(`av[${u}][1]`)}
          </tr>`)}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">sum</th>
            <td colspan=${n?5:4}></td>
            ${m("sum")}
            <td colspan="2"></td>
            ${m("o[0]")}
            ${m("o[1]")}
          </tr>
        </tfoot>
      </table>
    </div>`}function Yl({query:e,keys:t,values:s,weights:n,output:r,n:o},{temperature:a}){let i=`import numpy as np

${W("q","np.array",e)}
${W("K","np.array",t)}
${W("V","np.array",s)}
tau = ${ce(a)}

s = K @ q / np.sqrt(q.size)
e = np.exp((s - s.max()) / tau)
a = e / e.sum()
o = a @ V
print(a, o)
`,l=`import torch
import torch.nn.functional as F

${W("q","torch.tensor",[e])}
${W("K","torch.tensor",t)}
${W("V","torch.tensor",s)}
tau = ${ce(a)}

scale = 1 / (tau * q.shape[-1] ** 0.5)
a = torch.softmax(q @ K.T * scale, dim=-1)
o = F.scaled_dot_product_attention(q[None], K[None], V[None], scale=scale)[0]
assert torch.allclose(a @ V, o, atol=1e-6)
print(a, o)
`,m=a===1?"":`${Pe(a,2)} \\cdot `,h=(u,p)=>`(${Array.from(u,f=>Pe(f,p)).join(",\\ ")})`,c=`\\[
q = ${h(e,2)}, \\quad
K = ${Kt(t,2)}, \\quad
V = ${Kt(s,2)}
\\]
\\[
a = \\operatorname{softmax}\\Big(\\frac{qK^\\top}{${m}\\sqrt{2}}\\Big)
  = ${h(n,3)}, \\qquad
o = \\sum_{j=1}^{${o}} a_j v_j = ${h(r,3)}
\\]
`;return{NumPy:i,PyTorch:l,TeX:c}}var Xl=[{name:"A query close to one key: its value wins",state:{}},{name:"Short query: the weights even out",state:{query:[.15,.1]}},{name:"Long query: almost a hard lookup",state:{query:[4.8,1.5]}},{name:"Query at zero: the plain mean",state:{query:[0,0]}},{name:"Hot: every value counts",state:{temperature:10}},{name:"Cold: one value wins",state:{temperature:.1}},{name:"Two equal keys share their weight",state:{query:[1.5,.5],keys:[[2,1],[2,1],[-1.2,1.4],[-.6,-1.8]]}},{name:"A long key wins from the side",state:{query:[1.5,0],keys:[[1,0],[2.4,2.8],[-1.2,1.4],[-.6,-1.8]]}},{name:"Equal values: the weights stop to matter",state:{values:[[1,1],[1,1],[1,1],[1,1]]}},{name:"Values on a line: so is the output",state:{values:[[-2.4,-1.2],[-.8,-.4],[.8,.4],[2.4,1.2]]}}];function ht(e,t){let s=e.get(t);return P(s.value,s.digits).startsWith("\u2212")?d`(${D(s)})`:D(s)}var Et=(e,t,s)=>d`${ht(e,t)}&nbsp;×&nbsp;${ht(e,s)}`,Y=e=>e.map((t,s)=>s?d` + ${t}`:t),bt=(e,t)=>d`<span class="power"><i class="letter">e</i><sup>${D(e.get(t))}</sup></span>`,T=(e,t="")=>d`<p class="step">${N(t)} = ${typeof e=="string"?N(e):e}</p>`,O=e=>d`<p class="remark">${N(e)}</p>`;function Zl({n:e,numbers:t,tempered:s},n){let[,r,o,a]=n.match(/^(\w+?)(?:\[(\d+)\])?(?:\[(\d+)\])?$/)??[],i=D(t.get(n)),l=Array.from({length:e},(u,p)=>p),m=s?"logit":"score",[h,c]=[o,a];switch(r){case"dot":return d`
      ${T(Y([Et(t,"q[0]",`k[${h}][0]`),Et(t,"q[1]",`k[${h}][1]`)]),"{q}\xB7{k}")}
      ${T(i)}`;case"score":return d`
      ${T(Et(t,`dot[${h}]`,"unit"),"{s} = {q}\xB7{k} / \u221A{d_k}")}
      ${T(i)}`;case"unit":return O("One over \u221A{d_k}, with {d_k} = 2.");case"logit":return d`
      ${T(d`${ht(t,`score[${h}]`)} / ${ht(t,"temperature")}`,"{s} / {\u03C4}")}
      ${T(i)}`;case"a":return d`
      ${T(d`${bt(t,`${m}[${h}]`)} / (${Y(l.map(u=>bt(t,`${m}[${u}]`)))})`,s?"{a} = softmax of {s} / {\u03C4}":"{a} = softmax of {s}")}
      ${T(i)}`;case"sum":return d`
      ${T(Y(l.map(u=>ht(t,`a[${u}]`))))}
      ${T(i)}
      ${O("Each exponential is divided by the sum of all of them, so the weights add up to 1.")}`;case"av":return d`${T(Et(t,`a[${h}]`,`v[${h}][${c}]`),"{a} {v}")}${T(i)}`;case"o":return d`
      ${T(Y(l.map(u=>Et(t,`a[${u}]`,`v[${u}][${h}]`))),"{o} = \u03A3 {a_j} {v_j}")}
      ${T(Y(l.map(u=>ht(t,`av[${u}][${h}]`))))}
      ${T(i)}`;default:return O("Your own number. Drag its point, or type another one under \u201CAll numbers\u201D.")}}var Wd=[{name:"query",type:"vector",size:2,min:-20,max:20,default:[1.6,.5],label:"Query",symbol:"q",control:!1},{name:"keys",type:"matrix",size:2,count:[1,8],min:-20,max:20,default:[[2.1,1],[.4,2.2],[-2,.6],[.7,-1.9]],label:"Keys",symbol:"k",control:!1},{name:"values",type:"matrix",size:2,count:[1,8],min:-20,max:20,default:[[2.2,1.4],[-.6,2.3],[-2.2,-.9],[1.2,-2.1]],label:"Values",symbol:"v",control:!1},{name:"labels",type:"labels",count:[1,8],default:["cat","dog","fish","bird"],label:"Names of the items",control:!1},{name:"temperature",type:"number",min:.1,max:10,scale:"log",default:1,label:"Temperature",symbol:"\u03C4",help:"Divides the scores before the softmax. Small values pick one winner."},{name:"hull",type:"switch",default:!0,label:"Region of the values",help:"The output never leaves it."}];function Kd(e,t){let s=Math.min(e.keys.length,e.values.length),n=e.keys.slice(0,s),r=e.values.slice(0,s),o=Array.from({length:s},(y,w)=>e.labels[w]??`item ${w+1}`),a=Bn(t,2),i=3+2*s,l=new Float32Array(s*i);r.forEach((y,w)=>{l.set([...y,1],w*i),l.set(y,w*i+3+2*w)});let m={q:e.query,k:n.flat(),v:l,shape:{Tq:1,Tk:s,dk:2,dv:i}},h=t.attention({...m,scale:a/e.temperature,returns:{weights:!0,scores:"scaled"}}),{scores:c}=t.attention({...m,scale:a,returns:{scores:"scaled"}}),u=t.attention({q:e.query,k:[...n.flat(),...e.query],v:new Float32Array(s+1),shape:{Tq:1,Tk:s+1,dk:2,dv:1},scale:1,returns:{scores:"scaled"}}).scores,p=new ct,f=["x","y"];return f.forEach((y,w)=>p.add(`q[${w}]`,e.query[w],ft(e.query[w]),`query, ${y}`)),o.forEach((y,w)=>{f.forEach(($,x)=>{p.add(`k[${w}][${x}]`,n[w][x],ft(n[w][x]),`key of ${y}, ${$}`),p.add(`v[${w}][${x}]`,r[w][x],ft(r[w][x]),`value of ${y}, ${$}`),p.add(`av[${w}][${x}]`,h.output[3+2*w+x],3,`weighted value of ${y}, ${$}`)}),p.add(`dot[${w}]`,u[w],2,`query times key of ${y}`),p.add(`score[${w}]`,c[w],2,`score of ${y}`),p.add(`logit[${w}]`,h.scores[w],2,`score of ${y} over the temperature`),p.add(`a[${w}]`,h.weights[w],3,`weight of ${y}`)}),p.add("unit",a,3,"scale of the scores"),p.add("temperature",e.temperature,ft(e.temperature),"temperature"),p.add("sum",h.output[2],3,"sum of the weights"),f.forEach((y,w)=>p.add(`o[${w}]`,h.output[w],3,`output, ${y}`)),{n:s,labels:o,keys:n,values:r,numbers:p,query:e.query,hull:e.hull,tempered:e.temperature!==1,weights:h.weights,output:[h.output[0],h.output[1]],feet:Array.from({length:s},(y,w)=>u[w]/u[s]),note:e.keys.length===e.values.length?void 0:`There are ${e.keys.length} keys and ${e.values.length} values; the first ${s} of each are used.`}}function Vd({n:e,labels:t,weights:s,output:n}){let r=Array.from(s.keys()).sort((u,p)=>s[p]-s[u]),[o,a]=r,[i,l]=[s[o],s[r[e-1]]],m=`The output is ${Ws(n)}.`;if(e===1)return`With a single item its weight is 1, whatever the query. ${m}`;if(i-l<.02)return`All weights are nearly equal, so the output is close to the plain mean of the values. ${m}`;if(i>.95)return`Almost a hard lookup: \u201C${t[o]}\u201D holds ${ne(i)} of the weight. ${m}`;let[h,c]=[`\u201C${t[o]}\u201D`,`\u201C${t[a]}\u201D`];return i-s[a]<.005?`${h} and ${c} have the same weight, ${ne(i)} each. ${m}`:`${h} has the largest weight, ${ne(i)}, before ${c} with ${ne(s[a])}. ${m}`}var tm={slug:"lookup",title:"Soft lookup",prompt:"Drag the query. Which key does it match, and where does the output go?",parameters:Wd,presets:Xl,frame:Kd,summary:Vd,height:Gl,picture:Ql,table:Jl,explain:Zl,code:Yl};var Mo=e=>Number(e.toFixed(1));function Zn(e,t){let s="";for(let n=6;n<e+t;n+=6){let[r,o]=[Math.max(0,n-t),Math.min(t,n)],a=Mo(Math.min(e,n)-r);s+=`M${Mo(r)} ${Mo(o)}l${a} ${-a}`}return s}var em=.56,Gd=.28,Qd=.59,Jd=2,Ao=[13,11,10],_o=2,tr=1,sm=19;function Yd(e,t){let s=e.flat(),n=s.some(({shown:w})=>Number.isNaN(w.value))?Jd:0,r=s.filter(({shown:w,blocked:$})=>!$&&Number.isFinite(w.value)),o=r.map(({shown:w})=>P(w.value,w.digits)),a=r[0]?.shown.digits??1,i=w=>w.replace(/[.−]/g,"").length*em+(w.includes(".")?Gd:0),l=o.reduce((w,$)=>Math.max(w,i($)),0),m=o.some(w=>w.startsWith("\u2212"))?Qd:0,h=Array.from({length:a},(w,$)=>Ao.map(x=>({font:x,digits:a-$}))),c=({font:w,digits:$})=>{let x=(l-(a-$)*em)*w;return{plain:x,signed:x+m*w}},u=w=>c(w).signed+2*_o<=t&&n*w.font<t,p=h.flat().find(u)??{font:Math.min(...Ao),digits:1},{plain:f,signed:y}=c(p);return{...p,ends:Math.min(t-_o,Math.max((t+f)/2,_o+y))}}var nm=(e,{x:t,y:s,size:n,height:r=n})=>Ft([t,s,n,r,...e.flat().flatMap(({shown:o,paint:a,blocked:i})=>[o.name,o.value,a.opacity,i])],()=>{let[o,a]=[n-tr,r-tr],{font:i,digits:l,ends:m}=Yd(e,o),h=Zn(o,a),c=Math.min(30,o-4);return k`<g class="heatmap" font-size=${i===Ao[0]?g:i}>${e.map((u,p)=>u.map(({shown:f,paint:y,blocked:w,press:$},x)=>{let b=Number.isFinite(f.value)&&!w;return k`<g class=${$?"cell live":"cell"} @click=${$??g}
          transform=${Re(t+x*n+tr/2,s+p*r+tr/2)}>
        <rect class="ground" width=${o} height=${a}></rect>
        ${w?k`<path class="hatch" d=${h}></path>
          <rect class="label" x=${(o-c)/2} y=${(a-sm)/2} width=${c} height=${sm}
            rx="3"></rect>`:k`<rect class=${y.role} width=${o} height=${a} fill-opacity=${y.opacity}></rect>`}
        ${nt({...f,digits:w?0:l},{x:b?m:o/2,y:a/2+4.5,anchor:b?"end":"middle",role:w?"masked":y.reverse?"reverse":"ink"})}
      </g>`}))}</g>`});function So(e,t){let s=Math.max(1,Math.floor(t/7.6));return e.length<=s?e:`${e.slice(0,Math.max(1,s-1))}\u2026`}var at=42,Rt=24,rm={query:"q Q",key:"k K"},Xd=28;function He({x:e,y:t,size:s,tall:n=s,cells:r,title:o,formula:a,columns:i,rows:l,side:m=0,roles:h,symbol:c}){let u=l?e-m:e,p=s<Xd;return k`
    <text class="heading" x=${u} y=${t-Rt-at+14} aria-hidden="true">${o}</text>
    <text class="quiet" x=${u} y=${t-Rt-at+33} aria-hidden="true">${Q(a)}</text>
    <g aria-hidden="true">
      <g data-symbol=${rm[h[1]]} font-size=${p?11:g}>${i.map((f,y)=>k`<text class=${`axis-name ${h[1]}`} x=${e+(y+.5)*s} y=${t-8}
          text-anchor="middle">${So(f,p?s*1.2:s)}</text>`)}</g>
      <g data-symbol=${rm[h[0]]}>${l?.map((f,y)=>k`<text class=${`axis-name ${h[0]}`}
        x=${e-8} y=${t+(y+.5)*n+4.5} text-anchor="end">${So(f,m-6)}</text>`)}</g>
    </g>
    <rect class="frame" x=${e} y=${t} width=${i.length*s} height=${r.length*n}></rect>
    <g data-symbol=${c}>${nm(r,{x:e,y:t,size:s,height:n})}</g>`}var er=e=>To("weight",e),sr=(e,t)=>e<0?To("negative",-e/t):To("positive",e/t);function To(e,t){let s=Number.isNaN(t)?0:Math.min(1,Math.max(0,t));return{role:e,opacity:Math.round(s*1e3)/1e3,reverse:s>=.7}}var ut=46,Be=26,Eo=48;function am(e,t){let s=at+Rt;if(e>=820){let a=Math.min(Eo,(e-306-ut-2*Be)/2/t),i={x:ut,y:s,size:a},l={x:ut+t*a+Be,y:s,size:a},m=l.x+t*a+Be,h=Math.max(t*a+Rt,290);return{height:at+h,scores:i,weights:l,plane:{x:m,y:at,width:e-m,height:h}}}if(e>=540){let o=Math.min(Eo,(e-ut-Be)/2/t),a=s+t*o+Be+at;return{height:a+280,scores:{x:ut,y:s,size:o},weights:{x:ut+t*o+Be,y:s,size:o},plane:{x:0,y:a,width:e,height:280}}}let n=Math.min(Eo,(e-ut)/t),r=s+t*n+14;return{height:2*r+at+240,scores:{x:ut,y:s,size:n},weights:{x:ut,y:r+s,size:n},plane:{x:0,y:2*r+at,width:e,height:240}}}var im=(e,{queries:t,keys:s,values:n})=>am(e,Math.min(t.length,s.length,n.length)).height;function lm(e,t){let{T:s,tokens:n,numbers:r,name:o,byColumns:a,blocked:i,picked:l,head:m,reach:h}=e,c=am(t.width,s),u=ys({...c.plane,reach:ws(t.settled.values)}),p=$=>t.apply?.({row:$+1}),f=($,x)=>Array.from({length:s},(b,v)=>Array.from({length:s},(M,q)=>{let[A,E]=a?[q,v]:[v,q],I=r.get(o($,A,E));return{shown:I,paint:x(I.value),blocked:i(A,E),press:()=>p(A)}})),y=a?["{K^T}{Q}","softmax of each column"]:["{Q}{K^T}","softmax of each row"],w=e.beta===1?"":"{\u03B2} \xB7 ";return k`
    ${om(e,t,c.scores,{title:"Scaled scores",formula:`{S} = ${w}${y[0]} / \u221A${m}`,symbol:"S",cells:f("S",$=>sr($,h)),first:!0,pick:p})}
    ${om(e,t,c.weights,{title:"Weights",formula:`{A} = ${y[1]}`,symbol:"A",cells:f("A",er),first:c.weights.x===c.scores.x,pick:p})}
    <text class="heading" x=${u.x} y=${c.plane.y-at+14} aria-hidden="true">Output of <tspan
      class="query">${n[l]}</tspan></text>
    <text class="quiet" x=${u.x} y=${c.plane.y-at+33} aria-hidden="true">
      ${Q(`{o_${l+1}} = average of the values {v_j}`)}</text>
    ${Xn(u,{title:`Values, and the output of ${n[l]}`,letter:`{o_${l+1}}`,labels:n,values:e.values,weights:e.weights,output:e.output,blocked:n.map(($,x)=>i(l,x)),hull:!0},{put:$=>({values:$}),all:t.state.values,hands:t.hands})}`}function om({T:e,tokens:t,picked:s,byColumns:n},{hands:r},{x:o,y:a,size:i},{first:l,pick:m,...h}){let c=n?{x:o+s*i,y:a,width:i,height:e*i}:{x:o,y:a+s*i,width:e*i,height:i},u=p=>n?{x:o+p*i,y:a-Rt,width:i,height:Rt}:{x:o-ut,y:a+p*i,width:ut,height:i};return k`<g class="part">
    ${He({x:o,y:a,size:i,...h,columns:t,rows:l?t:void 0,side:ut,roles:n?["key","query"]:["query","key"]})}
    <rect class="picked casing" x=${c.x} y=${c.y} width=${c.width} height=${c.height} rx="3"></rect>
    <rect class="picked" x=${c.x} y=${c.y} width=${c.width} height=${c.height} rx="3"></rect>
    ${r&&h.symbol==="S"?k`<g role="radiogroup" aria-label="Query whose output is shown">
      ${t.map((p,f)=>{let y=u(f);return k`<g class="choice" role="radio" aria-checked=${f===s} tabindex=${f===s?0:-1}
            aria-label=${`${p}, token ${f+1}`} @click=${()=>m(f)}
            @keydown=${w=>Zd(w,f,e,m)}>
          <rect class="halo" x=${y.x+1.5} y=${y.y+1.5} width=${y.width-3} height=${y.height-3}
            rx="4"></rect>
        </g>`})}
    </g>`:g}
  </g>`}function Zd(e,t,s,n){let o={ArrowUp:t-1,ArrowLeft:t-1,ArrowDown:t+1,ArrowRight:t+1,Home:0,End:s-1," ":t}[e.key];if(o===void 0||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let a=(o+s)%s;n(a),e.currentTarget.parentElement.querySelectorAll("[role=radio]")[a].focus()}function cm(e,t,s){let{T:n,tokens:r,numbers:o,name:a,head:i}=e,l=Array.from({length:n},(p,f)=>f),m=p=>_n({model:t,value:r[p],label:`Token ${p+1}`,put:f=>({tokens:[...r,...t.current.tokens.slice(n)].map((y,w)=>w===p?f:y)})}),h=[["Q","queries","Query"],["K","keys","Key"],["V","values","Value"]],c=Object.fromEntries(h.map(([p,f])=>[p,An(t,s(f))])),u=p=>d`<td>${D(o.get(p))}</td>`;return d`
    <div class="scroll" tabindex="0" role="group" aria-label="Table of tokens, queries, keys, values and outputs">
      <table>
        <caption>Paste a block of numbers into any query, key or value to replace that whole matrix.</caption>
        <thead><tr>
          <th scope="col">token</th>
          <th scope="col" colspan="2">query ${N("{q_i}")}</th>
          <th scope="col" colspan="2">key ${N("{k_i}")}</th>
          <th scope="col" colspan="2">value ${N("{v_i}")}</th>
          <th scope="col">sum of weights</th>
          <th scope="col" colspan="2">output ${N("{o_i}")}</th>
        </tr></thead>
        <tbody>${l.map(p=>d`<tr>
          <th scope="row">${m(p)}</th>
          ${h.map(([f,,y])=>[0,1].map(w=>d`<td>${c[f](p,w,`${y} of ${r[p]}, ${"xy"[w]}`,a(f,p,w))}</td>`))}
          ${u(`sum[${p}]`)}
          ${[0,1].map(f=>u(a("O",p,f)))}
        </tr>`)}</tbody>
      </table>
    </div>
    ${mm(e,"S",`Scaled scores ${e.beta===1?"":"{\u03B2} \xB7 "}{q_i}\xB7{k_j} / \u221A${i}`)}
    ${mm(e,"A","Weights {A_ij}")}`}function mm({T:e,tokens:t,numbers:s,byColumns:n},r,o){let a=Array.from({length:e},(h,c)=>c),[i,l]=n?["query","key"]:["key","query"];return d`<div class="scroll" tabindex="0" role="group" aria-label=${r==="S"?"Table of scaled scores":"Table of weights"}>
    <table>
      <caption>${N(o)}</caption>
      <thead><tr>
        <th scope="col">${l} \\ ${i}</th>
        ${a.map(h=>d`<th scope="col">${t[h]}</th>`)}
      </tr></thead>
      <tbody>${a.map(h=>d`<tr>
        <th scope="row">${t[h]}</th>
        ${a.map(c=>d`<td>${D(s.get(`${r}[${h}][${c}]`))}</td>`)}
      </tr>`)}</tbody>
    </table>
  </div>`}function hm({T:e,queries:t,keys:s,values:n,numbers:r,name:o,byColumns:a},{beta:i,causal:l}){let m=($,x)=>Array.from({length:e},(b,v)=>Array.from({length:x},(M,q)=>r.get(o($,v,q)).value)),h=`import numpy as np

${W("Q","np.array",t)}
${W("K","np.array",s)}
${W("V","np.array",n)}
beta = ${ce(i)}

S = beta * Q @ K.T / np.sqrt(Q.shape[-1])
${l?`S[np.triu(np.ones(S.shape, dtype=bool), 1)] = -np.inf  # causal: no key after the query
`:""}E = np.exp(S - S.max(axis=-1, keepdims=True))
A = E / E.sum(axis=-1, keepdims=True)
O = A @ V
print(A, O, sep="\\n")
`,c=`import torch
import torch.nn.functional as F

${W("Q","torch.tensor",t)}
${W("K","torch.tensor",s)}
${W("V","torch.tensor",n)}
beta = ${ce(i)}

scale = beta / Q.shape[-1] ** 0.5
S = Q @ K.T * scale
${l?`S = S.masked_fill(torch.ones_like(S, dtype=torch.bool).triu(1), float("-inf"))
`:""}A = torch.softmax(S, dim=-1)
O = F.scaled_dot_product_attention(Q[None], K[None], V[None], is_causal=${l?"True":"False"}, scale=scale)[0]
assert torch.allclose(A @ V, O, atol=1e-6)
print(A, O, sep="\\n")
`,u=$=>$[0].map((x,b)=>$.map(v=>v[b])),p=($,x,b)=>{let v=m($,x);return Kt(a?u(v):v,b)},w=`\\[
S = ${i===1?"":`${Pe(i,2)} \\cdot `}${a?"K^\\top Q":"QK^\\top"} / \\sqrt{2}${l?" + M":""} = ${p("S",e,2)}
\\]
\\[
A = ${p("A",e,3)}, \\qquad
${a?"VA":"AV"} = ${p("O",2,3)}
\\]
`;return{NumPy:h,PyTorch:c,TeX:w}}var Lo=[[1,0],[0,1],[1,1]],um=[[2,0],[1,1.7],[-1,1.7],[-2,0],[-1,-1.7],[1,-1.7]],dm=[[1.8,-.4],[.4,2],[2,.6],[1.2,-1.6],[.3,-.2],[-1.4,1.2]],pm=[{name:"Six tokens, each with its own row",state:{}},{name:"Scale 0: every row is uniform",state:{beta:0}},{name:"Large scale: each row picks one key",state:{beta:8}},{name:"Causal mask: nobody reads what comes later",state:{causal:!0}},{name:"Causal, first row: only itself to look at",state:{causal:!0,row:1}},{name:"Equal queries and keys: scores symmetric, weights not",state:{queries:dm,keys:dm}},{name:"Keys against queries: nobody reads itself",state:{queries:um,keys:um.map(([e,t])=>[-e,-t])}},{name:"One long key draws every row",state:{queries:[[1.8,.4],[1.4,1],[2,.6],[1.2,.6],[1.4,.8],[1,1.2]],keys:[[-.6,-.8],[2,.4],[.2,1],[-.6,.6],[4,4],[.6,-.4]]}},{name:"A query of zero: the plain mean",state:{queries:[[1.8,-.4],[.4,2],[0,0],[1.2,-1.6],[1.4,-.8],[-1.4,1.2]]}},{name:"The worked example: three tokens",state:{queries:Lo,keys:Lo,values:Lo,tokens:["one","two","three"],row:1}}];function fm(e,t){let{T:s,tokens:n,numbers:r,byColumns:o,blocked:a,head:i}=e,[,l,m,h]=t.match(/^(\w+?)(?:\[(\d+)\])?(?:\[(\d+)\])?$/)??[],c=D(r.get(t)),[u,p]=o?[Number(h),Number(m)]:[Number(m),Number(h)],f=e.name,y=Array.from({length:s},(b,v)=>v),w=b=>y.filter(v=>!a(b,v)),$=e.beta!==1,x=O(`The causal mask hides \u201C${n[p]}\u201D from \u201C${n[u]}\u201D, since it comes later.`);switch(l){case"dot":return d`
      ${T(Y([0,1].map(b=>Et(r,f("Q",u,b),f("K",p,b)))),"{q_i}\xB7{k_j}")}
      ${T(c)}`;case"S":return a(u,p)?d`${T(c)}${x}`:d`
      ${T(d`${$?d`${ht(r,"beta")} × `:""}${Et(r,f("dot",u,p),"unit")}`,`{S_ij} = ${$?"{\u03B2} \xB7 ":""}{q_i}\xB7{k_j} / \u221A${i}`)}
      ${T(c)}`;case"unit":return O(`One over \u221A${i}, with ${i} = 2.`);case"A":return a(u,p)?d`${T(c)}${x}`:d`
      ${T(d`${bt(r,f("S",u,p))} / (${Y(w(u).map(b=>bt(r,f("S",u,b))))})`,`{A_ij} = softmax of the ${o?"column":"row"}`)}
      ${T(c)}`;case"sum":return d`
      ${T(Y(w(Number(m)).map(b=>ht(r,f("A",Number(m),b)))))}
      ${T(c)}`;case"O":return d`
      ${T(Y(w(u).map(b=>Et(r,f("A",u,b),f("V",b,p)))),"{o_i} = \u03A3 {A_ij} {v_j}")}
      ${T(c)}`;default:return O("Your own number. Type another one under \u201CAll numbers\u201D.")}}var No=[1,8],qo={type:"matrix",size:2,count:No,min:-20,max:20,control:!1},tp=[{...qo,name:"queries",label:"Queries",symbol:"Q",default:[[1.8,-.4],[.4,2],[2,.6],[1.2,-1.6],[1.4,-.8],[-1.4,1.2]]},{...qo,name:"keys",label:"Keys",symbol:"K",default:[[-.6,-.8],[2,.4],[.2,2],[-1.6,.6],[-.4,-1.2],[1.6,-1.4]]},{...qo,name:"values",label:"Values",symbol:"V",default:[[-.8,-1.2],[2.2,1.4],[-.4,2.4],[-2.4,.8],[.6,-2.2],[2.3,-1]]},{name:"tokens",type:"labels",count:No,default:["my","cat","sat","on","a","mat"],label:"Tokens",control:!1},{name:"beta",type:"number",min:0,max:8,step:.1,default:1,label:"Scale",symbol:"\u03B2",help:"Multiplies all scores. At 0 every row of weights is uniform."},{name:"causal",type:"switch",default:!1,label:"Causal mask",help:"A token may look at itself and at what came before it."},{name:"row",type:"number",min:1,max:No[1],step:1,whole:!0,default:3,label:"Query",control:!1},{name:"convention",type:"choice",default:"rows",options:[["rows","rows"],["columns","columns"]],label:"Tokens are",more:!0},{name:"headSize",type:"choice",default:"dk",options:[["dk","{d_k}"],["dh","{d_h}"]],label:"The head size is called",more:!0}];function ep(e,t){let s=Math.min(e.queries.length,e.keys.length,e.values.length),[n,r,o]=[e.queries,e.keys,e.values].map(v=>v.slice(0,s)),a=Array.from({length:s},(v,M)=>e.tokens[M]??`token ${M+1}`),i=Math.min(e.row,s)-1,l=Bn(t,2),m=3+2*s,h=new Float32Array(s*m);o.forEach((v,M)=>{h.set([...v,1],M*m),h.set(v,M*m+3+2*M)});let c={q:n.flat(),k:r.flat(),v:h,shape:{Tq:s,dk:2,dv:m}},u=t.attention({...c,scale:l*e.beta,causal:e.causal,returns:{weights:!0,scores:"masked"}}),p=t.attention({...c,scale:1,returns:{scores:"scaled"}}).scores,f=e.convention==="columns",y=(v,M,q)=>f?`${v}[${q}][${M}]`:`${v}[${M}][${q}]`,w=new ct,$=["x","y"];w.add("unit",l,3,"scale of the scores"),w.add("beta",e.beta,ft(e.beta),"scale"),a.forEach((v,M)=>{[["Q",n,"query"],["K",r,"key"],["V",o,"value"]].forEach(([q,A,E])=>{$.forEach((I,it)=>{w.add(y(q,M,it),A[M][it],ft(A[M][it]),`${E} of ${v}, ${I}`)})}),a.forEach((q,A)=>{w.add(y("S",M,A),u.scores[M*s+A],2,`score of ${v} for ${q}`),w.add(y("A",M,A),u.weights[M*s+A],3,`weight of ${v} on ${q}`),w.add(y("dot",M,A),p[M*s+A],2,`query of ${v} times key of ${q}`)}),w.add(`sum[${M}]`,u.output[M*m+2],3,`sum of the weights of ${v}`),$.forEach((q,A)=>{w.add(y("O",M,A),u.output[M*m+A],3,`output of ${v}, ${q}`);let E=u.output[i*m+3+2*M+A];w.add(`share[${M}][${A}]`,E,3,`share of ${v} in the output, ${q}`)})});let x=Array.from(u.scores).filter(Number.isFinite),b=[e.queries,e.keys,e.values].map(v=>v.length);return{T:s,tokens:a,queries:n,keys:r,values:o,picked:i,numbers:w,name:y,byColumns:f,head:e.headSize==="dh"?"{d_h}":"{d_k}",beta:e.beta,causal:e.causal,blocked:(v,M)=>e.causal&&M>v,weights:u.weights.subarray(i*s,(i+1)*s),output:[0,1].map(v=>u.output[i*m+v]),reach:x.reduce((v,M)=>Math.max(v,M,-M),2),note:b.every(v=>v===s)?void 0:`Queries, keys and values have ${b.join(", ")} rows; the first ${s} of each are used.`}}function sp({T:e,tokens:t,picked:s,weights:n,output:r,causal:o,beta:a,byColumns:i}){let l=`\u201C${t[s]}\u201D`,m=Array.from(n.keys()).sort((w,$)=>n[$]-n[w]),h=`its output is ${Ws(r)}`,c=o?s+1:e;if(c===1)return`${l} comes first and may only look at itself, so ${h}, its own value.`;let[u,p]=m.map(w=>ne(n[w]));if(a===0)return`With the scale at 0 every ${i?"column":"row"} is uniform: ${l} gives each of ${c} keys ${u}, and ${h}.`;let[f,y]=m.map(w=>`\u201C${t[w]}\u201D`);return n[m[0]]-n[m[c-1]]<.005?`${l} looks at all of its ${c} keys alike, and ${h}, their plain mean.`:n[m[0]]>.99?`${l} looks at ${f} alone (${u}), so ${h}.`:`${l} looks most at ${f} (${u}), then at ${y} (${p}); ${h}.`}var gm={slug:"matrix",title:"The attention matrix of one head",prompt:({convention:e})=>`Pick a ${e==="columns"?"column":"row"}: whose value does this token read? Then turn the scale down to 0.`,parameters:tp,presets:pm,frame:ep,summary:sp,height:im,picture:lm,table:cm,explain:fm,code:hm};function wm({Tq:e,Tk:t,numbers:s,scores:n,afterSoftmax:r},{written:o,read:a,emptyRows:i}){let l=y=>Array.from({length:e},(w,$)=>Array.from({length:t},(x,b)=>s.get(`${y}[${$}][${b}]`).value)),m=Array.from({length:e},(y,w)=>Array.from(n.subarray(w*t,(w+1)*t))),h=y=>`mask = ${y}([${l("M").map(w=>`[${w.map($=>$?"True":"False").join(", ")}]`).join(`,
${" ".repeat(`mask = ${y}([`.length)}`)}])`,c=`# True means ${o==="attend"?"may attend":"blocked"}${o===a?"":`, but it is read as ${a==="attend"?"may attend":"blocked"}: a bug`}`,u=a==="attend"?"~mask":"mask",p=r?`E = np.exp(S - S.max(axis=-1, keepdims=True))
A = E / E.sum(axis=-1, keepdims=True)
A[${u}] = 0  # a bug: the rows no longer sum to 1`:`S[${u}] = -np.inf
E = np.where(np.isfinite(S), np.exp(S - np.max(S, axis=-1, keepdims=True, where=np.isfinite(S), initial=-1e30)), 0)
with np.errstate(invalid="ignore"):
    A = E / E.sum(axis=-1, keepdims=True)${i==="zero"?`
A = np.nan_to_num(A)`:""}`,f=r?`A = torch.softmax(S, dim=-1).masked_fill(${u}, 0)  # a bug: the rows no longer sum to 1`:`A = torch.softmax(S.masked_fill(${u}, float("-inf")), dim=-1)${i==="zero"?`
A = A.nan_to_num(0)`:""}`;return{NumPy:`import numpy as np

${W("S","np.array",m)}
${h("np.array")}  ${c}

${p}
print(A, A.sum(axis=-1))
`,PyTorch:`import torch

${W("S","torch.tensor",m)}
${h("torch.tensor")}  ${c}

${f}
print(A, A.sum(dim=-1))
`,TeX:`\\[
S${r?"":" + M"} = ${Kt(l("S"),2)}, \\qquad
A = ${Kt(l("A"),3)}
\\]
`}}function ym({Tk:e,numbers:t,seen:s,afterSoftmax:n,emptyRows:r,zero:o,flipped:a},i){let[,l,m,h]=i.match(/^(\w+?)\[(\d+)\](?:\[(\d+)\])?$/)??[],[c,u]=[Number(m),Number(h)],p=T(D(t.get(i))),f=Array.from({length:e},(b,v)=>v),y=f.filter(b=>s(c,b)),w=b=>bt(t,`S[${c}][${b}]`),$=b=>T(d`${w(u)} / (${Y(b.map(w))})`),x=O(a?"The function takes True for the opposite of what was meant, so it blocks this key.":"The mask blocks this key for this query.");switch(l){case"S":return Number.isFinite(t.get(i).value)?d`${p}${O("A scaled dot product of a random query and a random key; the seed decides which.")}`:d`${p}${x}`;case"A":return n&&!s(c,u)?d`${p}${x}${O("The softmax had given it a weight already:")}
          ${T(D(t.get(`softmax[${c}][${u}]`)))}`:n?d`${$(f)}${p}${O("The sum runs over blocked keys as well.")}`:r.includes(c)?d`${p}${O(o?"This row sees no key. The function returns zeros for it.":"This row sees no key, so every exponential is 0, and 0/0 is not a number.")}`:s(c,u)?d`${$(y)}${p}`:d`${p}${x}`;case"softmax":return d`${$(f)}${p}`;default:return d`${T(Y(f.map(b=>ht(t,`A[${c}][${b}]`))))}${p}`}}var np=["100000","110000","111000","011100","001110","000111"].map(e=>Array.from(e,Number)),$m=[{name:"Causal: nobody reads what comes later",state:{}},{name:"No mask: every key counts in every row",state:{mask:"none"}},{name:"Padding on the right: two columns of zeros",state:{mask:"padding"}},{name:"Causal and left padding: rows 1 and 2 are NaN",state:{mask:"both",side:"left"}},{name:"The same rows as zeros: a sum of 0, not 1",state:{mask:"both",side:"left",emptyRows:"zero"}},{name:"Mask after the softmax: sums below 1",state:{when:"after"}},{name:"Wrong convention: only the future is visible",state:{read:"blocked"}},{name:"Right convention, written the other way",state:{written:"blocked",read:"blocked"}},{name:"Cross-attention: 4 queries, 7 keys, padding",state:{mask:"padding",queries:4,keys:7}},{name:"Causal mask in cross-attention: keys lost for no reason",state:{queries:4,keys:7}},{name:"A window of three: the nearest past only",state:{mask:"own",cells:np}},{name:"All keys are padding: not one number is left",state:{mask:"padding",padding:6}}];function xm(e){let{Tq:t,Tk:s,numbers:n}=e,r=(i,l)=>{let{name:m,value:h}=n.get(`M[${i}][${l}]`);return d`<span data-name=${m} data-value=${String(h)}>${h?"True":"False"}</span>`},o=i=>(l,m)=>D(n.get(`${i}[${l}][${m}]`)),a=(i,l,m)=>d`<div class="scroll" tabindex="0" role="group"
    aria-label=${`Table: ${i}`}>
    <table>
      <caption>${N(i)}</caption>
      <thead><tr>
        <th scope="col">query \\ key</th>
        ${e.names.map((h,c)=>d`<th scope="col">${h==="pad"?`${c+1} (pad)`:h}</th>`)}
        ${m?d`<th scope="col">sum</th>`:""}
      </tr></thead>
      <tbody>${Array.from({length:t},(h,c)=>d`<tr>
        <th scope="row">${c+1}</th>
        ${Array.from({length:s},(u,p)=>d`<td>${l(c,p)}</td>`)}
        ${m?d`<td>${D(n.get(`sum[${c}]`))}</td>`:""}
      </tr>`)}</tbody>
    </table>
  </div>`;return d`${a("Mask",r)}${a("Scores",o("S"))}${a("Weights",o("A"),!0)}`}var Z=32,Lt=26,nr=70,Vt=40,rp=42,vs=48;function bm(e,{queries:t,keys:s}){let n=at+Rt,r=n+t*Vt;if(e>=820){let a=e-2*Z-2*Lt-nr,i=Math.min(vs,a/s/2.9),l=Math.min(rp,i*.9),m={x:Z+s*l+Lt,y:n,size:i};return{height:r,mask:{x:Z,y:n,size:l},scores:m,weights:{x:m.x+s*i+Lt+Z,y:n,size:i}}}if(e>=540){let a=Math.min(vs,(e-Z-Lt)/2/s);return{height:2*r+Lt,mask:{x:Z,y:n,size:a},scores:{x:Z+s*a+Lt,y:n,size:a},weights:{x:Z,y:r+Lt+n,size:Math.min(vs*1.4,(e-Z-nr)/s)}}}let o=Math.min(vs,(e-Z)/s);return{height:3*r+2*Lt,mask:{x:Z,y:n,size:o},scores:{x:Z,y:r+Lt+n,size:o},weights:{x:Z,y:2*(r+Lt)+n,size:Math.min(vs,(e-Z-nr)/s)}}}var vm=(e,t)=>bm(e,t).height;function km(e,t){let{Tq:s,Tk:n,numbers:r,seen:o,meant:a,names:i,reach:l,afterSoftmax:m,written:h}=e,c=bm(t.width,{queries:s,keys:n}),u=($,x,b)=>Array.from({length:s},(v,M)=>Array.from({length:n},(q,A)=>{let E=r.get(`${$}[${M}][${A}]`);return{shown:E,paint:x(E.value),blocked:b(M,A)}})),p=Array.from({length:s},($,x)=>String(x+1)),f={columns:i,tall:Vt,side:Z,roles:["query","key"]},y=c.scores.x===c.mask.x?p:void 0;return k`
    <g class="part">
      ${w(c.mask)}
    </g>
    <g class="part">${He({...f,...c.scores,rows:y,title:"Scores",formula:m?"{S}, no mask yet":"{S} + mask",symbol:"S",cells:u("S",$=>sr($,l),($,x)=>!o($,x)&&!m)})}</g>
    <g class="part">${He({...f,...c.weights,rows:p,title:"Weights",formula:m?"softmax({S}), then the mask":"{A} = softmax of each row",symbol:"A",cells:u("A",er,($,x)=>!o($,x))})}
      ${ap(e,c.weights)}
    </g>`;function w({x:$,y:x,size:b}){let{apply:v}=t,M=Zn(b-1,Vt-1),q=E=>(b>36?["False","True"]:["F","T"])[E],A=(E,I)=>v?.({mask:"own",cells:Array.from({length:s},(it,lt)=>Array.from({length:n},(cr,Ms)=>+((lt===E&&Ms===I)!==a(lt,Ms))))});return k`${He({...f,x:$,y:x,size:b,rows:p,cells:[],symbol:"M",title:"Mask",formula:`True: ${h==="attend"?"may attend":"blocked"}`})}
    <g class=${v?"toggles":""} data-symbol="M" role="group" aria-label="Cells of the mask">
      ${p.map((E,I)=>i.map((it,lt)=>{let{value:cr}=r.get(`M[${I}][${lt}]`);return k`<g class=${a(I,lt)?"toggle-cell":"toggle-cell off"} role=${v?"checkbox":g}
            aria-checked=${v?String(a(I,lt)):g}
            aria-label=${v?`Query ${I+1} may see key ${it==="pad"?`${lt+1}, padding`:it}`:g}
            @click=${v?()=>A(I,lt):g}
            @keydown=${v?Ms=>op(Ms,()=>A(I,lt)):g}
            transform=${`translate(${$+lt*b+.5} ${x+I*Vt+.5})`}>
          <rect class="ground" width=${b-1} height=${Vt-1}></rect>
          ${a(I,lt)?g:k`<path class="hatch" d=${M}></path>
            <rect class="label" x="2" y=${Vt/2-10} width=${b-5} height="19" rx="3"></rect>`}
          <text x=${(b-1)/2} y=${Vt/2+4} text-anchor="middle" data-name=${`M[${I}][${lt}]`}
            data-value=${String(cr)}>${q(cr)}</text>
        </g>`}))}
    </g>`}}function op(e,t){e.key!=="Enter"&&e.key!==" "||(e.preventDefault(),t())}function ap({Tq:e,Tk:t,numbers:s},{x:n,y:r,size:o}){let a=n+t*o+nr-22;return k`<text class="heading" x=${a} y=${r-8} text-anchor="end">sum</text>
    ${Array.from({length:e},(i,l)=>{let m=s.get(`sum[${l}]`),h=m.value>.9995&&m.value<1.0005,c=r+(l+.5)*Vt+4.5;return k`${nt(m,{x:a,y:c,role:h?"right":"wrong"})}
        <text class=${h?"mark right":"mark wrong"} x=${a+7} y=${c}
          aria-hidden="true">${h?"\u2713":"\u2717"}</text>`})}`}var rr=[1,8],Mm={type:"number",whole:!0,min:rr[0],max:rr[1],step:1,control:"stepper",more:!0},ip=(e,t)=>Array.from({length:e},(s,n)=>Array.from({length:e},(r,o)=>Number(t(n,o)))),Do=4,Co=({mask:e})=>e==="padding"||e==="both",lp=[{name:"mask",type:"choice",default:"causal",label:"Mask",options:[["none","none"],["causal","causal"],["padding","padding"],["both","causal + padding"],["own","your own"]],help:"Your own: click cells of the mask."},{name:"side",type:"choice",default:"right",options:[["left","on the left"],["right","on the right"]],label:"Padding",when:Co,control:"select"},{name:"padding",type:"number",whole:!0,min:0,max:rr[1],step:1,default:2,label:"Padding tokens",when:Co,control:"stepper"},{name:"when",type:"choice",default:"before",label:"Applied",options:[["before","before the softmax"],["after","after the softmax (bug)"]]},{name:"emptyRows",type:"choice",default:"nan",label:"A row without keys is",control:"select",options:[["nan","NaN, as 0/0"],["zero","all zeros, as in some kernels"]],when:({when:e})=>e==="before"},{name:"written",type:"choice",default:"attend",label:"In the mask, True means",control:"select",more:!0,options:[["attend","may attend"],["blocked","blocked"]]},{name:"read",type:"choice",default:"attend",label:"It goes to",control:"select",more:!0,options:[["attend","F.scaled_dot_product_attention (True: may attend)"],["blocked","nn.MultiheadAttention (True: blocked)"]]},{...Mm,name:"queries",default:6,label:"Queries"},{...Mm,name:"keys",default:6,label:"Keys"},{name:"seed",type:"number",whole:!0,min:0,max:4294967295,step:1,default:1,label:"Seed",control:"stepper",button:"New scores",more:!0},{name:"cells",type:"cells",count:rr,control:!1,label:"Your own mask",default:ip(6,(e,t)=>t>=e-1&&t<=e+1)}];function mp(e,t){let{queries:s,keys:n,mask:r,side:o}=e,a=Co(e)?Math.min(e.padding,n):0,i=t.random(e.seed),[l,m]=[i.normal(s*Do),i.normal(n*Do)],{scores:h}=t.attention({q:l,k:m,v:new Float32Array(n),shape:{Tq:s,Tk:n,dk:Do,dv:1},returns:{scores:"scaled"}}),c=(A,E)=>e.cells[A]?.[E]??1,u=Uint8Array.from({length:s*n},(A,E)=>c(Math.floor(E/n),E%n)),p={Tq:s,Tk:n,scores:h},f=t.figures.masks({...p,causal:r==="causal"||r==="both",padLeft:o==="left"?a:0,padRight:o==="right"?a:0,...r==="own"&&{mask:{attend:u}}}).seen,y=Uint8Array.from(f,A=>e.written==="attend"?A:1-A),w=e.when==="after",$=t.figures.masks({...p,mask:{[e.read]:y},afterSoftmax:w,emptyRows:e.emptyRows}),{weights:x}=t.figures.masks(p),b=A=>Array.from({length:A},(E,I)=>I),v=new ct,M=(A,E)=>$.seen[A*n+E]===1;for(let A of b(s)){for(let E of b(n)){let I=A*n+E,it=`query ${A+1}, key ${E+1}`;v.add(`M[${A}][${E}]`,y[I],0,`mask of ${it}`),v.add(`S[${A}][${E}]`,M(A,E)||w?h[I]:-1/0,2,`score of ${it}`),v.add(`A[${A}][${E}]`,$.weights[I],3,`weight of ${it}`),v.add(`softmax[${A}][${E}]`,x[I],3,`weight of ${it} without a mask`)}v.add(`sum[${A}]`,$.sums[A],3,`sum of the weights of query ${A+1}`)}let q=b(n).map(A=>(o==="left"?A<a:A>=n-a)?"pad":String(A+1));return{Tq:s,Tk:n,numbers:v,seen:M,afterSoftmax:w,names:q,written:e.written,meant:(A,E)=>f[A*n+E]===1,none:$.seen.every(A=>A===1),flipped:e.written!==e.read,emptyRows:b(s).filter(A=>!b(n).some(E=>M(A,E))),sums:$.sums,scores:h,zero:e.emptyRows==="zero",reach:Array.from(h).reduce((A,E)=>Math.max(A,E,-E),2)}}function cp({Tq:e,emptyRows:t,afterSoftmax:s,zero:n,flipped:r,sums:o,none:a}){let i=r?"The function reads the mask the other way round: just the wrong cells are blocked. ":"";if(s){let c=o.reduce((u,p)=>Math.min(u,p),1);return`${i}The softmax shared the weight among all keys before the mask took some of it away: the smallest sum of a row is ${P(c,3)} instead of 1.`}if(a)return"Nothing is blocked: each query shares its weight among all keys, and each row sums to 1.";if(!t.length)return`${i}A blocked key gets the weight 0, and what each query can see sums to 1.`;let l=t.map(c=>c+1),m=l.length===e?"No row":l.length===1?`Row ${l[0]}`:`Rows ${be(l)}`,h=l.length===e?"sees any key":l.length===1?"sees no key":"see no key";return`${i}${m} ${h}: the softmax has nothing to share out, and the weights are ${n?"set to 0, so the row sums to 0":"not a number (0/0)"}.`}var _m={slug:"masks",title:"Masks",prompt:"Choose a mask, or click cells to make one. What does each row of weights sum to?",parameters:lp,presets:$m,frame:mp,summary:cp,height:vm,picture:km,table:xm,explain:ym,code:wm};function Am({B:e,T:t,H:s,d:n,step:r,bug:o}){let a=".reshape(B, H, T, d)  # a bug: it cuts the rows apart",[i,l]={projected:["",""],viewed:[".reshape(B, T, H, d)",".view(B, T, H, d)"],split:o?[a,a]:[".reshape(B, T, H, d).transpose(0, 2, 1, 3)",".view(B, T, H, d).transpose(1, 2)"]}[r],m=`B, T, H, d = ${e}, ${t}, ${s}, ${n}`;return{NumPy:`import numpy as np

${m}
token = np.arange(1, T + 1)[None, :, None]  # each number says which token it belongs to
Q = np.broadcast_to(token, (B, T, H * d)).copy()
print(Q${i}
)
`,PyTorch:`import torch

${m}
token = torch.arange(1, T + 1)[None, :, None]  # each number says which token it belongs to
Q = token.expand(B, T, H * d).contiguous()
print(Q${l}
)
`,TeX:`\\[
(B, T, D) = (${e}, ${t}, ${s*n}) \\to
(B, T, H, d) = (${e}, ${t}, ${s}, ${n}) \\to
(B, H, T, d) = (${e}, ${s}, ${t}, ${n})
\\]
`}}function Sm({T:e,H:t,d:s,step:n,bug:r,cells:o},a){let i=o.find((f,y)=>f.name===a||a===`order[${y}]`),l=f=>f.map(y=>`[${y+1}]`).join(""),m=`{Q}[${i.token+1}][${i.head*s+i.feature+1}]`,h=O(`Feature ${i.feature+1} of head ${i.head+1}, of token ${i.token+1}.`);if(n==="projected")return h;let[,c,u,p]=i.index;return n==="viewed"?d`${T(m,`view${l(i.index.slice(1))}`)}
      ${O(`Column (h \u2212 1)\xB7d + c = ${u}\xB7${s} + ${p+1} of row ${c+1}.`)}${h}`:r?d`${T(m,`heads${l(i.index.slice(1))}`)}
    ${O(`The reshape only counts on in memory: this cell is number (h \u2212 1)\xB7T\xB7d + (t \u2212 1)\xB7d + c = ${c}\xB7${e}\xB7${s} + ${u}\xB7${s} + ${p+1}, whatever the rows of ${t*s} were.`)}
    ${h}
    ${i.astray?O(`It stands where head ${c+1} of token ${u+1} belongs.`):""}`:d`${T(m,`heads${l(i.index.slice(1))}`)}
      ${O(`Head ${c+1} of token ${u+1}: column (h \u2212 1)\xB7d + c = ${c}\xB7${s} + ${p+1}.`)}${h}`}var Tm=[{name:"As projected: a row is a token",state:{}},{name:"The view: nothing moves, rows are cut",state:{step:"viewed"}},{name:"View, then transpose: a block for each head",state:{step:"split"}},{name:"Reshape directly: the same shape, all mixed up",state:{step:"split",way:"reshape"}},{name:"Two sentences in the batch",state:{step:"split",batch:2,tokens:3}},{name:"Four heads of size 2",state:{step:"split",heads:4,headSize:2}},{name:"One head: both ways agree",state:{step:"split",way:"reshape",heads:1}},{name:"As many tokens as heads: still mixed up",state:{step:"split",way:"reshape",tokens:2}}];var Em=({shape:e,step:t,cells:s,numbers:n})=>d`
  <div class="scroll" tabindex="0" role="group" aria-label="Table of cells">
    <table>
      <caption>Shape (${e.join(", ")})</caption>
      <thead><tr>
        ${hp[t].map(r=>d`<th scope="col">${r}</th>`)}
        <th scope="col">holds token</th><th scope="col">head</th><th scope="col">feature</th>
      </tr></thead>
      <tbody>${s.map(({name:r,index:o,head:a,feature:i})=>d`<tr>
        ${o.map(l=>d`<td>${l+1}</td>`)}
        <td>${D(n.get(r))}</td><td>${a+1}</td><td>${i+1}</td>
      </tr>`)}</tbody>
    </table>
  </div>`,hp={projected:["batch","row","column"],viewed:["batch","block","row","column"],split:["batch","block","row","column"]};var Lm=(e,t,s)=>{let n=new Map;for(let r=t;r<=s;r++)n.set(e[r],r);return n},Oo=F(class extends B{constructor(e){if(super(e),e.type!==et.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,s){let n;s===void 0?s=t:t!==void 0&&(n=t);let r=[],o=[],a=0;for(let i of e)r[a]=n?n(i,a):a,o[a]=s(i,a),a++;return{values:o,keys:r}}render(e,t,s){return this.dt(e,t,s).values}update(e,[t,s,n]){let r=oa(e),{values:o,keys:a}=this.dt(t,s,n);if(!Array.isArray(r))return this.ut=a,o;let i=this.ut??=[],l=[],m,h,c=0,u=r.length-1,p=0,f=o.length-1;for(;c<=u&&p<=f;)if(r[c]===null)c++;else if(r[u]===null)u--;else if(i[c]===a[p])l[p]=jt(r[c],o[p]),c++,p++;else if(i[u]===a[f])l[f]=jt(r[u],o[f]),u--,f--;else if(i[c]===a[f])l[f]=jt(r[c],o[f]),we(e,l[f+1],r[c]),c++,f--;else if(i[u]===a[p])l[p]=jt(r[u],o[p]),we(e,r[c],r[u]),u--,p++;else if(m===void 0&&(m=Lm(a,p,f),h=Lm(i,c,u)),m.has(i[c]))if(m.has(i[u])){let y=h.get(a[p]),w=y!==void 0?r[y]:null;if(w===null){let $=we(e,r[c]);jt($,o[p]),l[p]=$}else l[p]=jt(w,o[p]),we(e,r[c],w),r[y]=null;p++}else Os(r[u]),u--;else Os(r[c]),c++;for(;p<=f;){let y=we(e,l[f+1]);jt(y,o[p]),l[p++]=y}for(;c<=u;){let y=r[c++];y!==null&&Os(y)}return this.ut=a,ye(e,l),R}});var up=500,Io=F(class extends B{#t;render(e,t){return`translate(${e} ${t})`}update({element:e},[t,s]){let n=this.#t;if(this.#t=[t,s],n&&n[0]===t&&n[1]===s)return R;if(n&&e.animate&&!matchMedia("(prefers-reduced-motion: reduce)").matches){let r=([o,a])=>({transform:`translate(${o}px, ${a}px)`});e.animate([r(n),r([t,s])],{duration:up,easing:"ease-in-out"})}return this.render(t,s)}});var qm=44,Nm=26,ks=52,pe=18,Dm=44,Im=26,Pm=30,Cm=[18,34];function dp(e,{B:t,T:s,H:n,d:r}){return e==="projected"?{blocks:t,rows:s,columns:n*r}:e==="viewed"?{blocks:t*s,rows:n,columns:r}:{blocks:t*n,rows:s,columns:r}}function Rm(e,t,s){let{blocks:n,rows:r,columns:o}=dp(t,s),a=n/s.B,i=t==="projected"?Dm:pp(e,s),l=Math.max(Im,Math.min(Dm,(e-ks)/o,i)),m=o*l+pe,h=Math.max(1,Math.min(a,Math.floor((e-ks+pe)/m))),c=Math.ceil(a/h),u=Nm+r*l+pe;return{size:l,at:f=>{let[y,w]=[Math.floor(f/a),f%a];return{x:ks+w%h*m,y:qm+Nm+(y*c+Math.floor(w/h))*u,first:w%h===0}},columns:o,rows:r,blocks:n,height:qm+s.B*c*u}}function pp(e,{T:t,H:s,d:n}){let r=Math.max(1,Math.min(Math.max(t,s),Math.floor((e-ks+pe)/(n*Im+pe))));return((e-ks+pe)/r-pe)/n}var fp=({batch:e,tokens:t,heads:s,headSize:n})=>({B:e,T:t,H:s,d:n}),jm=(e,t)=>{let s=fp(t);return zm(e,s)+Pm+Hm(e,s).height},zm=(e,t)=>["projected","viewed","split"].reduce((s,n)=>Math.max(s,Rm(e,n,t).height),0);function Hm(e,{B:t,T:s,H:n,d:r}){let o=t*s*n*r,a=Math.max(Cm[0],Math.min(Cm[1],e/o)),i=Math.floor(e/a),l=a<24?26:a;return{size:a,tall:l,inLine:i,height:Math.ceil(o/i)*l}}function Bm(e,t){let{step:s,bug:n,cells:r,numbers:o}=e,a=Rm(t.width,s,e),{size:i}=a;return k`
    <text class="heading" x="0" y="14" aria-hidden="true">${Q(wp[s])}
      <tspan class="mono" dx="8">(${e.shape.join(", ")})</tspan></text>
    <text class=${n?"mono wrong":"mono"} x="0" y="34" aria-hidden="true">${yp(e)}</text>
    <g aria-hidden="true">${Array.from({length:a.blocks},(l,m)=>xp(e,a,m))}</g>
    <g data-symbol="Q">${Oo([...r].sort((l,m)=>l.source-m.source),({source:l})=>l,l=>{let[m,h,c]=$p(l.index,e.shape),{x:u,y:p}=a.at(m);return k`<g class=${`cell head-${l.head+1}`} transform=${Io(u+c*i,p+h*i)}>
        <rect class="ground" x="1" y="1" width=${i-2} height=${i-2} rx="3"></rect>
        <rect class="tint" x="1" y="1" width=${i-2} height=${i-2} rx="3"></rect>
        <path class="tally" d=${bp(l.head+1,i)}></path>
        ${l.astray?k`<rect class="astray" x="2.5" y="2.5" width=${i-5} height=${i-5}
          rx="2"></rect>`:g}
        ${nt(o.get(l.name),{x:i/2,y:i/2+3,anchor:"middle",role:"token"})}
      </g>`})}</g>
    ${gp(e,t.width)}`}function gp(e,t){let{size:s,tall:n,inLine:r}=Hm(t,e),o=zm(t,e)+Pm,a=e.cells.map((i,l)=>({...i,at:l})).sort((i,l)=>i.source-l.source);return k`<text class="heading" x="0" y=${o-11} aria-hidden="true">Read row after row</text>
    <g data-symbol="Q">${Oo(a,({source:i})=>i,({at:i,head:l})=>k`<g class=${`cell head-${l+1}`}
        transform=${Io(i%r*s,o+Math.floor(i/r)*n)}>
      <rect class="ground" x="0.5" y="0.5" width=${s-1} height=${n-2} rx="2"></rect>
      <rect class="tint" x="0.5" y="0.5" width=${s-1} height=${n-2} rx="2"></rect>
      ${nt(e.numbers.get(`order[${i}]`),{x:s/2,y:n/2+4,anchor:"middle",role:"token"})}
    </g>`)}</g>`}var wp={projected:"{Q} as projected",viewed:"{Q}, each row cut into heads",split:"One block for each head"};function yp({step:e,bug:t}){return e==="projected"?"Q = X @ W_Q":e==="viewed"?"Q.view(B, T, H, d)":t?"Q.reshape(B, H, T, d)":"Q.view(B, T, H, d).transpose(1, 2)"}function $p(e,t){if(e.length===3)return e;let[s,n,r,o]=e;return[s*t[1]+n,r,o]}function xp({B:e,T:t,H:s,d:n,step:r},{at:o,size:a,rows:i,columns:l},m){let{x:h,y:c,first:u}=o(m),p=r==="projected"?1:r==="viewed"?t:s,f=l*a<108,y=e>1?`${f?"b":"batch "}${Math.floor(m/p)+1}`:"",w=r==="projected"?"":`${r==="viewed"?"token":"head"} ${m%p+1}`,$=[y,w].filter(Boolean).join(", "),x=r==="viewed"?"head":"token",[b,v]=r==="viewed"?["T","H"]:["H","T"];return k`<text class="axis-name" data-symbol=${w?b:g} x=${h}
      y=${c-8}>${$}</text>
    ${r==="projected"&&!y?Om(s,M=>k`<text class=${`axis-name head-${M+1}`} data-symbol="H"
      x=${h+(M+.5)*n*a} y=${c-8} text-anchor="middle">${n*a>52?"head ":""}${M+1}</text>`):g}
    ${u?Om(i,M=>k`<text class="quiet" data-symbol=${v} x=${h-8}
      y=${c+(M+.5)*a+4.5} text-anchor="end">${x} ${M+1}</text>`):g}
    <rect class="frame" x=${h-1} y=${c-1} width=${l*a+2} height=${i*a+2} rx="4"></rect>`}var Om=(e,t)=>Array.from({length:e},(s,n)=>t(n));function bp(e,t){let s=t/2-(e-1)*5/2;return Array.from({length:e},(n,r)=>`M${s+r*5} ${t-8}v4`).join("")}var or={type:"number",whole:!0,min:1,step:1,control:"stepper",more:!0},vp=[{name:"step",type:"choice",default:"projected",control:"stages",label:"Step",options:[["projected","1: {Q}"],["viewed","2: view"],["split","3: heads first"]]},{name:"way",type:"choice",default:"transpose",label:"From Q to heads",options:[["transpose","view, then transpose"],["reshape","reshape directly (bug)"]],when:({step:e})=>e==="split"},{...or,name:"batch",max:2,default:1,label:"Batch B"},{...or,name:"tokens",max:6,default:4,label:"Tokens T"},{...or,name:"heads",max:4,default:2,label:"Heads H"},{...or,name:"headSize",max:4,default:3,label:"Head size d"}];function kp({step:e,way:t,batch:s,tokens:n,heads:r,headSize:o},a){let i=e==="split"&&t==="reshape",m={projected:[s,n,r*o],viewed:[s,n,r,o],split:[s,r,n,o]}[e],h=e==="split"?i?"reshaped":"transposed":e,{source:c,token:u,head:p,feature:f}=a.figures.heads({B:s,T:n,H:r,d:o,step:h}),y=new ct,w=Array.from(c,($,x)=>{let b=Mp(x,m),v=`${e==="split"?"Qh":"Q"}${b.map(A=>`[${A}]`).join("")}`;y.add(`order[${x}]`,u[x]+1,0,`token of number ${x+1}, read row after row`),y.add(v,u[x]+1,0,`token of the number in cell ${b.map(A=>A+1).join(", ")}`);let[M,q]=e==="split"?[b[1],b[2]]:[p[x],u[x]];return{name:v,index:b,source:$,token:u[x],head:p[x],feature:f[x],astray:M!==p[x]||q!==u[x]}});return{B:s,T:n,H:r,d:o,step:e,bug:i,shape:m,cells:w,numbers:y}}function Mp(e,t){let s=[];for(let n of[...t].reverse())s.unshift(e%n),e=Math.floor(e/n);return s}function _p({T:e,H:t,d:s,step:n,bug:r,cells:o}){if(n==="projected")return`As projected, each row is a token, and head 1 owns ${s===1?"the first column":`the first ${s} columns`}.`;if(n==="viewed")return`The view moves nothing: it only reads each row as ${t} ${t===1?"piece":"pieces"} of ${s}.`;if(!r)return`Every head has a block of its own, with all ${e} tokens and only its own ${s} features.`;if(!o.some(({astray:l})=>l))return"With a single head or a single token nothing can be mixed up.";let a=o.filter(({index:l})=>l[0]===0&&l[1]===0),i=[...new Set(a.map(({token:l})=>l+1))];return`The shape is the same and no error is raised, but the block of head 1 now holds ${i.length===1?`only token ${i[0]}`:`tokens ${be(i)}`}, with the features of other heads.`}var Um={slug:"heads",title:"Splitting heads",prompt:"Step through the reshapes. A cell says which token it came from; colour and strokes say which head owns it.",parameters:vp,presets:Tm,frame:kp,summary:_p,height:jm,picture:Bm,table:Em,explain:Sm,code:Am};function Fm(e,{dk:t,keys:s,draws:n,scaled:r,seed:o}){let a=r?" / dk ** 0.5":"";return{NumPy:`import numpy as np

dk, keys, draws = ${t}, ${s}, ${n}
rng = np.random.default_rng(${o})

q = rng.standard_normal((draws, 1, dk))
K = rng.standard_normal((draws, keys, dk))
s = (q * K).sum(axis=-1)${a}
a = np.exp(s - s.max(axis=-1, keepdims=True))
a /= a.sum(axis=-1, keepdims=True)
J = a[:, :, None] * (np.eye(keys) - a[:, None, :])
print("median of the largest weight", np.median(a.max(axis=-1)))
print("median size of the Jacobian", np.median(np.linalg.norm(J, axis=(1, 2))))
`,PyTorch:`import torch

dk, keys, draws = ${t}, ${s}, ${n}
torch.manual_seed(${o})

q = torch.randn(draws, 1, dk)
K = torch.randn(draws, keys, dk)
a = torch.softmax((q * K).sum(-1)${a}, dim=-1)
J = a[:, :, None] * (torch.eye(keys) - a[:, None, :])
print("median of the largest weight", a.amax(-1).median())
print("median size of the Jacobian", torch.linalg.matrix_norm(J).median())
`,TeX:`\\[
q, k_1, \\dots, k_{${s}} \\sim \\mathcal{N}(0, I_{${t}}), \\qquad
a = \\operatorname{softmax}\\big(q^\\top k_j${r?` / \\sqrt{${t}}`:""}\\big), \\qquad
J = \\operatorname{diag}(a) - aa^\\top
\\]
`}}function Wm({numbers:e,keys:t,scaled:s,dk:n},r){let[,o,a]=r.match(/^([\w.]+?)(?:\[(\d+)\])?$/)??[],i=T(D(e.get(r))),l=Array.from({length:t},(m,h)=>h);switch(o){case"a":return d`${T(d`${bt(e,`score[${a}]`)} / (${Y(l.map(m=>bt(e,`score[${m}]`)))})`)}${i}`;case"score":return d`${i}${O(`A query and a key of ${n} random normal numbers each: {q}\xB7{k}${s?" / \u221A{d_k}":", not divided by \u221A{d_k}"}.`)}`;case"largest":return d`${T(D(e.get("a[0]")))}
      ${O("The first of the sorted weights.")}`;case"small":return d`${i}${O("How many of the weights are below 0.001, as a share of all keys.")}`;case"jacobian":return d`${T("\u221A(\u03A3 {a_i}\xB2 \u2212 2 \u03A3 {a_i}\xB3 + (\u03A3 {a_i}\xB2)\xB2)","\u2016{J}\u2016")}${i}
      ${O("{J} = diag({a}) \u2212 {a}{a}\u1D40 says how much the weights answer to a change of the scores.")}`;case"dk":return O("Your own number. Type another one, or move the slider.");default:return d`${i}${O("From many draws at this head size: order statistics of \u2016{J}\u2016. The band holds the true median in 95 of 100 sweeps.")}`}}var Km=[{name:"Size 64, no scaling: a few keys take all",state:{}},{name:"The same with scaling: many keys count again",state:{scaled:!0}},{name:"Size 512, no scaling: one weight, no gradient",state:{dk:512}},{name:"Size 512, scaled: as good as size 2",state:{dk:512,scaled:!0}},{name:"Size 1: the scaling changes nothing",state:{dk:1}},{name:"128 keys, size 64: the largest weight near 0.8",state:{keys:128,draw:13}},{name:"Two keys: an easier choice, the same trouble",state:{keys:2}},{name:"Another seed: other numbers, the same curves",state:{seed:2024}}];function Vm({numbers:e,keys:t,points:s}){let n=o=>d`<td>${D(e.get(o))}</td>`,r=[["scaled","with"],["raw","without"]];return d`
    <div class="scroll" tabindex="0" role="group" aria-label="Table of medians">
      <table>
        <caption>${N("\u2016{J}\u2016 over many draws")}, median and 95 % band</caption>
        <thead>
          <tr><th scope="col" rowspan="2">${N("{d_k}")}</th>${r.map(([,o])=>d`
            <th scope="colgroup" colspan="3">${o} the scaling</th>`)}</tr>
          <tr>${r.map(()=>["median","from","to"].map(o=>d`<th scope="col">${o}</th>`))}</tr>
        </thead>
        <tbody>${s.map(({dk:o})=>d`<tr>
          <th scope="row">${o}</th>
          ${r.map(([a])=>["median","lower","upper"].map(i=>n(`${a}.${i}[${o}]`)))}
        </tr>`)}</tbody>
      </table>
    </div>
    <div class="scroll" tabindex="0" role="group" aria-label="Table of the weights of this draw">
      <table>
        <caption>This draw: ${N("\u2016{J}\u2016")} = ${D(e.get("jacobian"))}</caption>
        <thead><tr><th scope="col">key</th><th scope="col">score</th><th scope="col">weight</th></tr></thead>
        <tbody>${Array.from({length:t},(o,a)=>d`<tr>
          <th scope="row">${a+1}</th>${n(`score[${a}]`)}${n(`a[${a}]`)}
        </tr>`)}</tbody>
      </table>
    </div>`}var vt=46,Po=40,dt=34,Gm=40,fe=210,Ap=.38,Qm=42,ar=126,ir=9;function Ym(e){if(e>=700){let t=(e-Gm)/2;return{height:vt+fe+Po,bars:{x:dt,y:vt,width:t-dt,height:fe},curves:{x:t+Gm+dt,y:vt,width:t-dt-10,height:fe}}}return{height:2*(vt+fe+Po)+10,bars:{x:dt,y:vt,width:e-dt,height:fe},curves:{x:dt,y:vt+fe+Po+10+vt,width:e-dt-10,height:fe}}}var Xm=e=>Ym(e).height;function Zm(e,t){let s=Ym(t.width);return k`${Sp(e,s.bars)}${Tp(e,s.curves)}`}function Sp({numbers:e,weights:t,others:s,scaled:n,keys:r},{x:o,y:a,width:i,height:l}){let m=ot([0,1],[a+l,a]),h=i/r,c=Math.min(4,h*.12),[u,p]=n?["scaled","raw"]:["raw","scaled"],f=Math.floor(r/2),y=m(Math.max(t[f],s[f]))-(h>=Qm?26:12),w=Array.from(s,($,x)=>`${x?"L":"M"}${o+x*h} ${m($)}h${h}`).join("");return k`<g class="part">
    <text class="heading" x=${o-dt} y="14" dy=${a-vt} aria-hidden="true">${`Weights of one query, ${n?"with":"without"} the scaling`}</text>
    <text class="quiet" x=${o-dt} y="34" dy=${a-vt}>largest ${re(e.get("largest"))},
      below 0.001: ${re(e.get("small"))} of the keys</text>
    <g aria-hidden="true">
      <path class="grid" d=${[.25,.5,.75,1].map($=>`M${o} ${m($)}h${i}`).join("")}></path>
      ${[0,.5,1].map($=>k`<text class="tick" x=${o-6} y=${m($)+4}
        text-anchor="end">${P($,1)}</text>`)}
      <g data-symbol="A">${Array.from(t,($,x)=>k`<rect class=${`bar ${u}`}
        x=${o+x*h+c} y=${m($)} width=${h-2*c} height=${m(0)-m($)}></rect>`)}</g>
      <path data-symbol="A" class=${`ghost ${p}`} d=${w}></path>
      <path class="axis" d=${`M${o} ${m(0)}h${i}`}></path>
      <text class="quiet" x=${o} y=${a+l+18}>keys, the largest weight first</text>
      <text class=${`name ${p}`} x=${o+i} y=${y} text-anchor="end">line: ${n?"without":"with"} the scaling</text>
    </g>
    ${h>=Qm?Array.from(t,($,x)=>nt(e.get(`a[${x}]`),{x:o+(x+.5)*h,y:m(Math.max($,s[x]))-6,anchor:"middle"})):g}
  </g>`}function Tp({numbers:e,points:t,dk:s,jacobian:n},{x:r,y:o,width:a,height:i}){let l=le([1,512],[r,r+a]).base(2),m=t.reduce((f,{scaled:y,raw:w})=>Math.max(f,y.upper,w.upper),Math.max(Ap,n)),h=ot([0,m*1.06],[o+i,o]),c=h.ticks(4),u=[l(s),h(n)],p=l.ticks(10).filter((f,y)=>a>300||y%2===0);return k`<g class="part">
    <text class="heading" x=${r-dt} y="14" dy=${o-vt} aria-hidden="true">Size of the softmax Jacobian</text>
    <text class="quiet" x=${r-dt} y="34" dy=${o-vt}>this draw: ${Q("\u2016{J}\u2016")} =
      ${re(e.get("jacobian"))}</text>
    <g aria-hidden="true">
      <path class="grid" d=${[...c.map(f=>`M${r} ${h(f)}h${a}`),...p.map(f=>`M${l(f)} ${o}v${i}`)].join("")}></path>
      ${c.map(f=>k`<text class="tick" x=${r-6} y=${h(f)+4} text-anchor="end">${P(f,1)}</text>`)}
      ${p.map(f=>k`<text class="tick" x=${l(f)} y=${o+i+18} text-anchor="middle">${f}</text>`)}
      <text class="quiet" data-symbol="dk" x=${r+a} y=${o+i+36} text-anchor="end">${Q("head size {d_k}")}</text>
      <path class="axis" d=${`M${r} ${h(0)}h${a}`}></path>
      <g data-symbol="J">
        ${Jm(t,"raw","without the scaling",{across:l,up:h,dot:u})}
        ${Jm(t,"scaled","with the scaling",{across:l,up:h,dot:u})}
        <circle class="present" cx=${u[0]} cy=${u[1]} r="7"></circle>
      </g>
    </g>
  </g>`}function Jm(e,t,s,{across:n,up:r,dot:o}){if(!e.length)return g;let a=y=>n(y.dk),i=bo().x(a).y0(y=>r(y[t].lower)).y1(y=>r(y[t].upper)),l=ue().x(a).y(y=>r(y[t].median)),m=t==="scaled",h=m?e[e.length-1]:e.reduce((y,w)=>w.raw.upper>y.raw.upper?w:y),c=m?n(512):Math.max(a(h),n(1)+ar/2)+ar/2,u=r(h[t].upper)-9,f=!(o[0]<c-ar-ir||o[0]>c+ir)&&o[1]<u+ir&&o[1]>u-2*ir;return k`<path class=${`band ${t}`} d=${i(e)}></path>
    <path class=${`median ${t}`} d=${l(e)}></path>
    ${e.map(y=>k`<circle class=${`knot ${t}`} cx=${a(y)} cy=${r(y[t].median)}
      r="2.5"></circle>`)}
    <text class=${`name ${t}`} x=${m?c:c-ar/2} text-anchor=${m?"end":"middle"}
      y=${f?r(h[t].lower)+19:u}>${s}</text>`}var Ep=[{name:"dk",type:"number",whole:!0,min:1,max:512,scale:"log",default:64,label:"Head size",symbol:"d_k"},{name:"scaled",type:"switch",default:!1,label:"Divide the scores by \u221A{d_k}"},{name:"draw",type:"number",whole:!0,min:0,max:9999,step:1,default:33,label:"Draw number",control:"stepper",button:"New draw"},{name:"seed",type:"number",whole:!0,min:0,max:4294967295,step:1,default:1,label:"Seed",control:"stepper",more:!0},{name:"keys",type:"number",whole:!0,min:2,max:128,step:1,default:16,label:"Keys",control:"stepper",more:!0},{name:"draws",type:"number",whole:!0,min:20,max:5e3,step:100,default:300,label:"Draws for each head size",control:"stepper",more:!0}],lr=[1,2,4,8,16,32,64,128,256,512],Lp=640,qp={key:({seed:e,keys:t,draws:s})=>[e,t,s].join(" "),*run({seed:e,keys:t,draws:s},n){let r={points:[]};for(let[o,a]of lr.entries()){let i=new Float32Array(s),l=new Float32Array(s),m=Math.max(1,Math.min(10,Math.floor(Lp/a)));for(let u=0;u<s;u+=m){let p=Math.min(m,s-u);yield{data:r,done:(o+u/s)/lr.length};let{frobenius:f}=n.figures.scaling({seed:e,dk:a,keys:t,firstDraw:u,draws:p});i.set(f.subarray(0,p),u),l.set(f.subarray(p),u)}let[h,c]=[i,l].map(u=>n.figures.scalingSummary(u));r={points:[...r.points,{dk:a,scaled:h,raw:c}]}}yield{data:r,done:1}},say:({points:e},t,{draws:s})=>t===1?`Medians over ${s} draws at each of ${lr.length} head sizes, with 95 % bands.`:`Drawing: ${e.length} of ${lr.length} head sizes done.`};function Np(e,t,s){let{seed:n,dk:r,keys:o,draw:a,scaled:i}=e,l=y=>t.figures.scalingWeights({seed:n,dk:r,keys:o,draw:a,scaled:y}),[m,h]=[l(i),l(!i)],c=t.figures.scaling({seed:n,dk:r,keys:o,firstDraw:a,draws:1}),u=y=>y[i?0:1],p=new ct;p.add("dk",r,ft(r),"head size"),m.weights.forEach((y,w)=>{p.add(`a[${w}]`,y,3,`weight number ${w+1}, the largest first`),p.add(`score[${w}]`,m.scores[w],2,`score that weight number ${w+1} comes from`)}),p.add("largest",u(c.largest),3,"largest weight of this draw"),p.add("small",u(c.small),2,"share of keys with a weight below 0.001"),p.add("jacobian",u(c.frobenius),3,"size of the softmax Jacobian of this draw");let f=s?.points??[];for(let y of f)for(let[w,$]of[["scaled","with the scaling"],["raw","without the scaling"]]){let x=`head size ${y.dk}, ${$}`;p.add(`${w}.median[${y.dk}]`,y[w].median,3,`median size of the Jacobian, ${x}`),p.add(`${w}.lower[${y.dk}]`,y[w].lower,3,`lower end of the band, ${x}`),p.add(`${w}.upper[${y.dk}]`,y[w].upper,3,`upper end of the band, ${x}`)}return{dk:r,keys:o,scaled:i,numbers:p,points:f,weights:m.weights,others:h.weights,jacobian:u(c.frobenius),largest:u(c.largest),small:u(c.small)}}function Dp({dk:e,keys:t,scaled:s,largest:n,jacobian:r}){let a=`${`Head size ${e}, ${s?"with":"without"} the scaling`}: the largest of ${t} weights is ${P(n)}`,i=`the Jacobian has size ${P(r,3)}`;return r<.05?`${a}, and ${i}: almost no gradient gets through.`:`${a}, and ${i}.`}var tc={slug:"scaling",title:"Why the scores are divided by \u221A{d_k}",prompt:"Switch the scaling on and off, then move the head size. Which of the two curves does the yellow dot follow?",parameters:Ep,presets:Km,frame:Np,summary:Dp,height:Xm,picture:Zm,table:Vm,explain:Wm,code:Fm,work:qp};for(let e of Object.values(mr))Il(e);import{AttnError as Qk,load as Jk}from"./index.mjs";export{Qk as AttnError,mr as figures,Jk as load};
