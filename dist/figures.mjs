var Em=Object.defineProperty;var Nm=(e,t)=>{for(var s in t)Em(e,s,{get:t[s],enumerable:!0})};var Ma=class{get shadowRoot(){return this.__host.__shadowRoot}constructor(t){this.ariaActiveDescendantElement=null,this.ariaAtomic="",this.ariaAutoComplete="",this.ariaBrailleLabel="",this.ariaBrailleRoleDescription="",this.ariaBusy="",this.ariaChecked="",this.ariaColCount="",this.ariaColIndex="",this.ariaColIndexText="",this.ariaColSpan="",this.ariaControlsElements=null,this.ariaCurrent="",this.ariaDescribedByElements=null,this.ariaDescription="",this.ariaDetailsElements=null,this.ariaDisabled="",this.ariaErrorMessageElements=null,this.ariaExpanded="",this.ariaFlowToElements=null,this.ariaHasPopup="",this.ariaHidden="",this.ariaInvalid="",this.ariaKeyShortcuts="",this.ariaLabel="",this.ariaLabelledByElements=null,this.ariaLevel="",this.ariaLive="",this.ariaModal="",this.ariaMultiLine="",this.ariaMultiSelectable="",this.ariaOrientation="",this.ariaOwnsElements=null,this.ariaPlaceholder="",this.ariaPosInSet="",this.ariaPressed="",this.ariaReadOnly="",this.ariaRelevant="",this.ariaRequired="",this.ariaRoleDescription="",this.ariaRowCount="",this.ariaRowIndex="",this.ariaRowIndexText="",this.ariaRowSpan="",this.ariaSelected="",this.ariaSetSize="",this.ariaSort="",this.ariaValueMax="",this.ariaValueMin="",this.ariaValueNow="",this.ariaValueText="",this.role="",this.form=null,this.labels=[],this.states=new Set,this.validationMessage="",this.validity={},this.willValidate=!0,this.__host=t}checkValidity(){return console.warn("`ElementInternals.checkValidity()` was called on the server.This method always returns true."),!0}reportValidity(){return!0}setFormValue(){}setValidity(){}};var Ct=function(e,t,s,n,r){if(n==="m")throw new TypeError("Private method is not writable");if(n==="a"&&!r)throw new TypeError("Private accessor was defined without a setter");if(typeof t=="function"?e!==t||!r:!t.has(e))throw new TypeError("Cannot write private member to an object whose class did not declare it");return n==="a"?r.call(e,s):r?r.value=s:t.set(e,s),s},Y=function(e,t,s,n){if(s==="a"&&!n)throw new TypeError("Private accessor was defined without a getter");if(typeof t=="function"?e!==t||!n:!t.has(e))throw new TypeError("Cannot read private member from an object whose class did not declare it");return s==="m"?n:s==="a"?n.call(e):n?n.value:t.get(e)},De,tn,en,cs,Qr,hs,sn,me,ms,te,nn,Ea;var U={__proto__:null};U.enumerable=!0;Object.freeze(U);var Jr=(te=class{constructor(t,s={}){if(De.set(this,!1),tn.set(this,!1),en.set(this,!1),cs.set(this,!1),Qr.set(this,Date.now()),hs.set(this,!1),sn.set(this,void 0),me.set(this,void 0),ms.set(this,void 0),this.NONE=0,this.CAPTURING_PHASE=1,this.AT_TARGET=2,this.BUBBLING_PHASE=3,arguments.length===0)throw new Error("The type argument must be specified");if(typeof s!="object"||!s)throw new Error('The "options" argument must be an object');let{bubbles:n,cancelable:r,composed:o}=s;Ct(this,De,!!r,"f"),Ct(this,tn,!!n,"f"),Ct(this,en,!!o,"f"),Ct(this,sn,`${t}`,"f"),Ct(this,me,null,"f"),Ct(this,ms,!1,"f")}initEvent(t,s,n){throw new Error("Method not implemented.")}stopImmediatePropagation(){this.stopPropagation()}preventDefault(){Ct(this,cs,!0,"f")}get target(){return Y(this,me,"f")}get currentTarget(){return Y(this,me,"f")}get srcElement(){return Y(this,me,"f")}get type(){return Y(this,sn,"f")}get cancelable(){return Y(this,De,"f")}get defaultPrevented(){return Y(this,De,"f")&&Y(this,cs,"f")}get timeStamp(){return Y(this,Qr,"f")}composedPath(){return Y(this,ms,"f")?[Y(this,me,"f")]:[]}get returnValue(){return!Y(this,De,"f")||!Y(this,cs,"f")}get bubbles(){return Y(this,tn,"f")}get composed(){return Y(this,en,"f")}get eventPhase(){return Y(this,ms,"f")?te.AT_TARGET:te.NONE}get cancelBubble(){return Y(this,hs,"f")}set cancelBubble(t){t&&Ct(this,hs,!0,"f")}stopPropagation(){Ct(this,hs,!0,"f")}get isTrusted(){return!1}},De=new WeakMap,tn=new WeakMap,en=new WeakMap,cs=new WeakMap,Qr=new WeakMap,hs=new WeakMap,sn=new WeakMap,me=new WeakMap,ms=new WeakMap,te.NONE=0,te.CAPTURING_PHASE=1,te.AT_TARGET=2,te.BUBBLING_PHASE=3,te);Object.defineProperties(Jr.prototype,{initEvent:U,stopImmediatePropagation:U,preventDefault:U,target:U,currentTarget:U,srcElement:U,type:U,cancelable:U,defaultPrevented:U,timeStamp:U,composedPath:U,returnValue:U,bubbles:U,composed:U,eventPhase:U,cancelBubble:U,stopPropagation:U,isTrusted:U});var Na=(Ea=class extends Jr{constructor(t,s={}){super(t,s),nn.set(this,void 0),Ct(this,nn,s?.detail??null,"f")}initCustomEvent(t,s,n,r){throw new Error("Method not implemented.")}get detail(){return Y(this,nn,"f")}},nn=new WeakMap,Ea);Object.defineProperties(Na.prototype,{detail:U});var Ut=Jr,Yr=Na;var rt;var Cg=(rt=class{constructor(){this.STYLE_RULE=1,this.CHARSET_RULE=2,this.IMPORT_RULE=3,this.MEDIA_RULE=4,this.FONT_FACE_RULE=5,this.PAGE_RULE=6,this.NAMESPACE_RULE=10,this.KEYFRAMES_RULE=7,this.KEYFRAME_RULE=8,this.SUPPORTS_RULE=12,this.COUNTER_STYLE_RULE=11,this.FONT_FEATURE_VALUES_RULE=14,this.MARGIN_RULE=9,this.__parentStyleSheet=null,this.cssText=""}get parentRule(){return null}get parentStyleSheet(){return this.__parentStyleSheet}get type(){return 0}},rt.STYLE_RULE=1,rt.CHARSET_RULE=2,rt.IMPORT_RULE=3,rt.MEDIA_RULE=4,rt.FONT_FACE_RULE=5,rt.PAGE_RULE=6,rt.NAMESPACE_RULE=10,rt.KEYFRAMES_RULE=7,rt.KEYFRAME_RULE=8,rt.SUPPORTS_RULE=12,rt.COUNTER_STYLE_RULE=11,rt.FONT_FEATURE_VALUES_RULE=14,rt.MARGIN_RULE=9,rt);globalThis.Event??=Ut;globalThis.CustomEvent??=Yr;var Zr=Symbol(),qa=e=>typeof e=="boolean"?e:e?.capture??!1,Bt={__proto__:null};Bt.enumerable=!0;Object.freeze(Bt);var rn=class{constructor(){this.__eventListeners=new Map,this.__captureEventListeners=new Map}addEventListener(t,s,n){if(s==null)return;let r=qa(n)?this.__captureEventListeners:this.__eventListeners,o=r.get(t);if(o===void 0)o=new Map,r.set(t,o);else if(o.has(s))return;let a=typeof n=="object"&&n?n:{};a.signal?.addEventListener("abort",()=>this.removeEventListener(t,s,n)),o.set(s,a??{})}removeEventListener(t,s,n){if(s==null)return;let r=qa(n)?this.__captureEventListeners:this.__eventListeners,o=r.get(t);o!==void 0&&(o.delete(s),o.size||r.delete(t))}dispatchEvent(t){let s=this.__resolveFullEventPath();!t.composed&&this.__host&&(s=s.slice(0,s.indexOf(this.__host)));let n=!1,r=!1,o=Ut.NONE,a=null,i=null,l=null,c=t.stopPropagation,m=t.stopImmediatePropagation;Object.defineProperties(t,{target:{get(){return a??i},...Bt},srcElement:{get(){return t.target},...Bt},currentTarget:{get(){return l},...Bt},eventPhase:{get(){return o},...Bt},composedPath:{value:()=>s,...Bt},stopPropagation:{value:()=>{n=!0,c.call(t)},...Bt},stopImmediatePropagation:{value:()=>{r=!0,m.call(t)},...Bt}});let h=(y,w,x)=>{typeof y=="function"?y(t):typeof y?.handleEvent=="function"&&y.handleEvent(t),w.once&&x.delete(y)},u=()=>(l=null,o=Ut.NONE,!t.defaultPrevented),p=s.slice().reverse();a=!this.__host||!t.composed?this:null;let f=y=>{for(i=this;i.__host&&y.includes(i.__host);)i=i.__host};for(let y of p){!a&&(!i||i===y.__host)&&f(p.slice(p.indexOf(y))),l=y,o=y===t.target?Ut.AT_TARGET:Ut.CAPTURING_PHASE;let w=y.__captureEventListeners.get(t.type);if(w){for(let[x,b]of w)if(h(x,b,w),r)return u()}if(n)return u()}let g=t.bubbles?s:[this];i=null;for(let y of g){!a&&(!i||y===i.__host)&&f(g.slice(0,g.indexOf(y)+1)),l=y,o=y===t.target?Ut.AT_TARGET:Ut.BUBBLING_PHASE;let w=y.__eventListeners.get(t.type);if(w){for(let[x,b]of w)if(h(x,b,w),r)return u()}if(n)return u()}return u()}__resolveFullEventPath(){return this.__eventPathCache?this.__eventPathCache:this.__eventTargetParent?this.__eventPathCache=[this,...this.__eventTargetParent.__resolveFullEventPath()]:this.__eventPathCache=[this,Da,Rm]}};var Ca=new WeakMap,us=e=>{let t=Ca.get(e);return t===void 0&&Ca.set(e,t=new Map),t},ds=class extends rn{getRootNode(t){return t?.composed?Xr:this.__host?.__shadowRoot??Xr}};var Ra=class extends ds{get adoptedStyleSheets(){return[]}createTreeWalker(){return{}}createTextNode(){return{}}createElement(){return{}}};var Da=new Ra,Xr=Da;var La=class extends ds{constructor(t){if(super(),t!==Zr)throw new TypeError("Illegal constructor");Object.assign(this,globalThis,{CustomElementRegistry:on,customElements:eo,document:Xr,Document:Ra,Element:Oa,EventTarget:rn,HTMLElement:Pa,Node:ds,ShadowRoot:Ia,window:this,Window:La})}};var Oa=class extends ds{constructor(){super(...arguments),this.__shadowRootMode=null,this.__shadowRoot=null,this.__internals=null}get attributes(){return Array.from(us(this)).map(([t,s])=>({name:t,value:s}))}get shadowRoot(){return this.__shadowRootMode==="closed"?null:this.__shadowRoot}get localName(){return this.constructor.__localName}get tagName(){return this.localName?.toUpperCase()}setAttribute(t,s){us(this).set(t,String(s))}removeAttribute(t){us(this).delete(t)}toggleAttribute(t,s){if(this.hasAttribute(t)){if(s===void 0||!s)return this.removeAttribute(t),!1}else return s===void 0||s?(this.setAttribute(t,""),!0):!1;return!0}hasAttribute(t){return us(this).has(t)}attachShadow(t){this.__shadowRootMode=t.mode;let s=new Ia(Zr,t);return s.__eventTargetParent=this,s.__host=this,this.__shadowRoot=s}attachInternals(){if(this.__internals!==null)throw new Error("Failed to execute 'attachInternals' on 'HTMLElement': ElementInternals for the specified element was already attached.");let t=new Ma(this);return this.__internals=t,t}getAttribute(t){return us(this).get(t)??null}};var Pa=class extends Oa{},to=Pa;var Ia=class extends ds{get host(){return this.__host}constructor(t,s){if(super(),t!==t)throw new TypeError("Illegal constructor");this.mode=s.mode}};globalThis.litServerRoot??=Object.defineProperty(new to,"localName",{get(){return"lit-server-root"}});function qm(){let e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}var on=class{constructor(){this.__definitions=new Map,this.__reverseDefinitions=new Map,this.__pendingWhenDefineds=new Map}define(t,s){if(this.__definitions.has(t))if(process.env.NODE_ENV==="development")console.warn(`'CustomElementRegistry' already has "${t}" defined. This may have been caused by live reload or hot module replacement in which case it can be safely ignored.
Make sure to test your application with a production build as repeat registrations will throw in production.`);else throw new Error(`Failed to execute 'define' on 'CustomElementRegistry': the name "${t}" has already been used with this registry`);if(this.__reverseDefinitions.has(s))throw new Error(`Failed to execute 'define' on 'CustomElementRegistry': the constructor has already been used with this registry for the tag name ${this.__reverseDefinitions.get(s)}`);s.__localName=t,this.__definitions.set(t,{ctor:s,observedAttributes:s.observedAttributes??[]}),this.__reverseDefinitions.set(s,t),this.__pendingWhenDefineds.get(t)?.resolve(s),this.__pendingWhenDefineds.delete(t)}get(t){return this.__definitions.get(t)?.ctor}getName(t){return this.__reverseDefinitions.get(t)??null}initialize(t){throw new Error("customElements.initialize is not currently supported in SSR. Please file a bug if you need it.")}upgrade(t){throw new Error("customElements.upgrade is not currently supported in SSR. Please file a bug if you need it.")}async whenDefined(t){let s=this.__definitions.get(t);if(s)return s.ctor;let n=this.__pendingWhenDefineds.get(t);return n||(n=qm(),this.__pendingWhenDefineds.set(t,n)),n.promise}},Cm=on;var eo=new Cm,Rm=new La(Zr);var ps=globalThis,an=ps.ShadowRoot&&(ps.ShadyCSS===void 0||ps.ShadyCSS.nativeShadow)&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype,so=Symbol(),ja=new WeakMap,fs=class{constructor(t,s,n){if(this._$cssResult$=!0,n!==so)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=t,this.t=s}get styleSheet(){let t=this.o,s=this.t;if(an&&t===void 0){let n=s!==void 0&&s.length===1;n&&(t=ja.get(s)),t===void 0&&((this.o=t=new CSSStyleSheet).replaceSync(this.cssText),n&&ja.set(s,t))}return t}toString(){return this.cssText}},Rt=e=>new fs(typeof e=="string"?e:e+"",void 0,so),X=(e,...t)=>{let s=e.length===1?e[0]:t.reduce((n,r,o)=>n+(a=>{if(a._$cssResult$===!0)return a.cssText;if(typeof a=="number")return a;throw Error("Value passed to 'css' function must be a 'css' function result: "+a+". Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.")})(r)+e[o+1],e[0]);return new fs(s,e,so)},Ha=(e,t)=>{if(an)e.adoptedStyleSheets=t.map(s=>s instanceof CSSStyleSheet?s:s.styleSheet);else for(let s of t){let n=document.createElement("style"),r=ps.litNonce;r!==void 0&&n.setAttribute("nonce",r),n.textContent=s.cssText,e.appendChild(n)}},no=an||ps.CSSStyleSheet===void 0?e=>e:e=>e instanceof CSSStyleSheet?(t=>{let s="";for(let n of t.cssRules)s+=n.cssText;return Rt(s)})(e):e;var{is:Dm,defineProperty:Lm,getOwnPropertyDescriptor:Om,getOwnPropertyNames:Pm,getOwnPropertySymbols:Im,getPrototypeOf:jm}=Object,ys=globalThis;ys.customElements??=eo;var za=ys.trustedTypes,Hm=za?za.emptyScript:"",zm=ys.reactiveElementPolyfillSupport,gs=(e,t)=>e,ro={toAttribute(e,t){switch(t){case Boolean:e=e?Hm:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let s=e;switch(t){case Boolean:s=e!==null;break;case Number:s=e===null?null:Number(e);break;case Object:case Array:try{s=JSON.parse(e)}catch{s=null}}return s}},Ba=(e,t)=>!Dm(e,t),Ua={attribute:!0,type:String,converter:ro,reflect:!1,useDefault:!1,hasChanged:Ba};Symbol.metadata??=Symbol("metadata"),ys.litPropertyMetadata??=new WeakMap;var Ft=class extends(globalThis.HTMLElement??to){static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(t,s=Ua){if(s.state&&(s.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(t)&&((s=Object.create(s)).wrapped=!0),this.elementProperties.set(t,s),!s.noAccessor){let n=Symbol(),r=this.getPropertyDescriptor(t,n,s);r!==void 0&&Lm(this.prototype,t,r)}}static getPropertyDescriptor(t,s,n){let{get:r,set:o}=Om(this.prototype,t)??{get(){return this[s]},set(a){this[s]=a}};return{get:r,set(a){let i=r?.call(this);o?.call(this,a),this.requestUpdate(t,i,n)},configurable:!0,enumerable:!0}}static getPropertyOptions(t){return this.elementProperties.get(t)??Ua}static _$Ei(){if(this.hasOwnProperty(gs("elementProperties")))return;let t=jm(this);t.finalize(),t.l!==void 0&&(this.l=[...t.l]),this.elementProperties=new Map(t.elementProperties)}static finalize(){if(this.hasOwnProperty(gs("finalized")))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(gs("properties"))){let s=this.properties,n=[...Pm(s),...Im(s)];for(let r of n)this.createProperty(r,s[r])}let t=this[Symbol.metadata];if(t!==null){let s=litPropertyMetadata.get(t);if(s!==void 0)for(let[n,r]of s)this.elementProperties.set(n,r)}this._$Eh=new Map;for(let[s,n]of this.elementProperties){let r=this._$Eu(s,n);r!==void 0&&this._$Eh.set(r,s)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(t){let s=[];if(Array.isArray(t)){let n=new Set(t.flat(1/0).reverse());for(let r of n)s.unshift(no(r))}else t!==void 0&&s.push(no(t));return s}static _$Eu(t,s){let n=s.attribute;return n===!1?void 0:typeof n=="string"?n:typeof t=="string"?t.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(t=>this.enableUpdating=t),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(t=>t(this))}addController(t){(this._$EO??=new Set).add(t),this.renderRoot!==void 0&&this.isConnected&&t.hostConnected?.()}removeController(t){this._$EO?.delete(t)}_$E_(){let t=new Map,s=this.constructor.elementProperties;for(let n of s.keys())this.hasOwnProperty(n)&&(t.set(n,this[n]),delete this[n]);t.size>0&&(this._$Ep=t)}createRenderRoot(){let t=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return Ha(t,this.constructor.elementStyles),t}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(t=>t.hostConnected?.())}enableUpdating(t){}disconnectedCallback(){this._$EO?.forEach(t=>t.hostDisconnected?.())}attributeChangedCallback(t,s,n){this._$AK(t,n)}_$ET(t,s){let n=this.constructor.elementProperties.get(t),r=this.constructor._$Eu(t,n);if(r!==void 0&&n.reflect===!0){let o=(n.converter?.toAttribute!==void 0?n.converter:ro).toAttribute(s,n.type);this._$Em=t,o==null?this.removeAttribute(r):this.setAttribute(r,o),this._$Em=null}}_$AK(t,s){let n=this.constructor,r=n._$Eh.get(t);if(r!==void 0&&this._$Em!==r){let o=n.getPropertyOptions(r),a=typeof o.converter=="function"?{fromAttribute:o.converter}:o.converter?.fromAttribute!==void 0?o.converter:ro;this._$Em=r;let i=a.fromAttribute(s,o.type);this[r]=i??this._$Ej?.get(r)??i,this._$Em=null}}requestUpdate(t,s,n,r=!1,o){if(t!==void 0){let a=this.constructor;if(r===!1&&(o=this[t]),n??=a.getPropertyOptions(t),!((n.hasChanged??Ba)(o,s)||n.useDefault&&n.reflect&&o===this._$Ej?.get(t)&&!this.hasAttribute(a._$Eu(t,n))))return;this.C(t,s,n)}this.isUpdatePending===!1&&(this._$ES=this._$EP())}C(t,s,{useDefault:n,reflect:r,wrapped:o},a){n&&!(this._$Ej??=new Map).has(t)&&(this._$Ej.set(t,a??s??this[t]),o!==!0||a!==void 0)||(this._$AL.has(t)||(this.hasUpdated||n||(s=void 0),this._$AL.set(t,s)),r===!0&&this._$Em!==t&&(this._$Eq??=new Set).add(t))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(s){Promise.reject(s)}let t=this.scheduleUpdate();return t!=null&&await t,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[r,o]of this._$Ep)this[r]=o;this._$Ep=void 0}let n=this.constructor.elementProperties;if(n.size>0)for(let[r,o]of n){let{wrapped:a}=o,i=this[r];a!==!0||this._$AL.has(r)||i===void 0||this.C(r,void 0,o,i)}}let t=!1,s=this._$AL;try{t=this.shouldUpdate(s),t?(this.willUpdate(s),this._$EO?.forEach(n=>n.hostUpdate?.()),this.update(s)):this._$EM()}catch(n){throw t=!1,this._$EM(),n}t&&this._$AE(s)}willUpdate(t){}_$AE(t){this._$EO?.forEach(s=>s.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(t)),this.updated(t)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(t){return!0}update(t){this._$Eq&&=this._$Eq.forEach(s=>this._$ET(s,this[s])),this._$EM()}updated(t){}firstUpdated(t){}};Ft.elementStyles=[],Ft.shadowRootOptions={mode:"open"},Ft[gs("elementProperties")]=new Map,Ft[gs("finalized")]=new Map,zm?.({ReactiveElement:Ft}),(ys.reactiveElementVersions??=[]).push("2.1.2");var pn=globalThis,Fa=e=>e,ln=pn.trustedTypes,Wa=ln?ln.createPolicy("lit-html",{createHTML:e=>e}):void 0,ao="$lit$",Wt=`lit$${Math.random().toFixed(9).slice(2)}$`,io="?"+Wt,Um=`<${io}>`,pe=pn.document===void 0?{createTreeWalker:()=>({})}:document,bs=()=>pe.createComment(""),ws=e=>e===null||typeof e!="object"&&typeof e!="function",lo=Array.isArray,Ya=e=>lo(e)||typeof e?.[Symbol.iterator]=="function",oo=`[ 	
\f\r]`,$s=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Ka=/-->/g,Ga=/>/g,ue=RegExp(`>|${oo}(?:([^\\s"'>=/]+)(${oo}*=${oo}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Va=/'/g,Qa=/"/g,Xa=/^(?:script|style|textarea|title)$/i,co=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),d=co(1),k=co(2),my=co(3),H=Symbol.for("lit-noChange"),$=Symbol.for("lit-nothing"),Ja=new WeakMap,de=pe.createTreeWalker(pe,129);function Za(e,t){if(!lo(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Wa!==void 0?Wa.createHTML(t):t}var ti=(e,t)=>{let s=e.length-1,n=[],r,o=t===2?"<svg>":t===3?"<math>":"",a=$s;for(let i=0;i<s;i++){let l=e[i],c,m,h=-1,u=0;for(;u<l.length&&(a.lastIndex=u,m=a.exec(l),m!==null);)u=a.lastIndex,a===$s?m[1]==="!--"?a=Ka:m[1]!==void 0?a=Ga:m[2]!==void 0?(Xa.test(m[2])&&(r=RegExp("</"+m[2],"g")),a=ue):m[3]!==void 0&&(a=ue):a===ue?m[0]===">"?(a=r??$s,h=-1):m[1]===void 0?h=-2:(h=a.lastIndex-m[2].length,c=m[1],a=m[3]===void 0?ue:m[3]==='"'?Qa:Va):a===Qa||a===Va?a=ue:a===Ka||a===Ga?a=$s:(a=ue,r=void 0);let p=a===ue&&e[i+1].startsWith("/>")?" ":"";o+=a===$s?l+Um:h>=0?(n.push(c),l.slice(0,h)+ao+l.slice(h)+Wt+p):l+Wt+(h===-2?i:p)}return[Za(e,o+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},xs=class e{constructor({strings:t,_$litType$:s},n){let r;this.parts=[];let o=0,a=0,i=t.length-1,l=this.parts,[c,m]=ti(t,s);if(this.el=e.createElement(c,n),de.currentNode=this.el.content,s===2||s===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(r=de.nextNode())!==null&&l.length<i;){if(r.nodeType===1){if(r.hasAttributes())for(let h of r.getAttributeNames())if(h.endsWith(ao)){let u=m[a++],p=r.getAttribute(h).split(Wt),f=/([.?@])?(.*)/.exec(u);l.push({type:1,index:o,name:f[2],strings:p,ctor:f[1]==="."?hn:f[1]==="?"?mn:f[1]==="@"?un:ge}),r.removeAttribute(h)}else h.startsWith(Wt)&&(l.push({type:6,index:o}),r.removeAttribute(h));if(Xa.test(r.tagName)){let h=r.textContent.split(Wt),u=h.length-1;if(u>0){r.textContent=ln?ln.emptyScript:"";for(let p=0;p<u;p++)r.append(h[p],bs()),de.nextNode(),l.push({type:2,index:++o});r.append(h[u],bs())}}}else if(r.nodeType===8)if(r.data===io)l.push({type:2,index:o});else{let h=-1;for(;(h=r.data.indexOf(Wt,h+1))!==-1;)l.push({type:7,index:o}),h+=Wt.length-1}o++}}static createElement(t,s){let n=pe.createElement("template");return n.innerHTML=t,n}};function fe(e,t,s=e,n){if(t===H)return t;let r=n!==void 0?s._$Co?.[n]:s._$Cl,o=ws(t)?void 0:t._$litDirective$;return r?.constructor!==o&&(r?._$AO?.(!1),o===void 0?r=void 0:(r=new o(e),r._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=r:s._$Cl=r),r!==void 0&&(t=fe(e,r._$AS(e,t.values),r,n)),t}var cn=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,r=(t?.creationScope??pe).importNode(s,!0);de.currentNode=r;let o=de.nextNode(),a=0,i=0,l=n[0];for(;l!==void 0;){if(a===l.index){let c;l.type===2?c=new Le(o,o.nextSibling,this,t):l.type===1?c=new l.ctor(o,l.name,l.strings,this,t):l.type===6&&(c=new dn(o,this,t)),this._$AV.push(c),l=n[++i]}a!==l?.index&&(o=de.nextNode(),a++)}return de.currentNode=pe,r}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},Le=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,r){this.type=2,this._$AH=$,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=fe(this,t,s),ws(t)?t===$||t==null||t===""?(this._$AH!==$&&this._$AR(),this._$AH=$):t!==this._$AH&&t!==H&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Ya(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==$&&ws(this._$AH)?this._$AA.nextSibling.data=t:this.T(pe.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,r=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=xs.createElement(Za(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(s);else{let o=new cn(r,this),a=o.u(this.options);o.p(s),this.T(a),this._$AH=o}}_$AC(t){let s=Ja.get(t.strings);return s===void 0&&Ja.set(t.strings,s=new xs(t)),s}k(t){lo(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,r=0;for(let o of t)r===s.length?s.push(n=new e(this.O(bs()),this.O(bs()),this,this.options)):n=s[r],n._$AI(o),r++;r<s.length&&(this._$AR(n&&n._$AB.nextSibling,r),s.length=r)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=Fa(t).nextSibling;Fa(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},ge=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,r,o){this.type=1,this._$AH=$,this._$AN=void 0,this.element=t,this.name=s,this._$AM=r,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=$}_$AI(t,s=this,n,r){let o=this.strings,a=!1;if(o===void 0)t=fe(this,t,s,0),a=!ws(t)||t!==this._$AH&&t!==H,a&&(this._$AH=t);else{let i=t,l,c;for(t=o[0],l=0;l<o.length-1;l++)c=fe(this,i[n+l],s,l),c===H&&(c=this._$AH[l]),a||=!ws(c)||c!==this._$AH[l],c===$?t=$:t!==$&&(t+=(c??"")+o[l+1]),this._$AH[l]=c}a&&!r&&this.j(t)}j(t){t===$?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},hn=class extends ge{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===$?void 0:t}},mn=class extends ge{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==$)}},un=class extends ge{constructor(t,s,n,r,o){super(t,s,n,r,o),this.type=5}_$AI(t,s=this){if((t=fe(this,t,s,0)??$)===H)return;let n=this._$AH,r=t===$&&n!==$||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==$&&(n===$||r);r&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},dn=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){fe(this,t)}},ei={M:ao,P:Wt,A:io,C:1,L:ti,R:cn,D:Ya,V:fe,I:Le,H:ge,N:mn,U:un,B:hn,F:dn},Bm=pn.litHtmlPolyfillSupport;Bm?.(xs,Le),(pn.litHtmlVersions??=[]).push("3.3.3");var fn=(e,t,s)=>{let n=s?.renderBefore??t,r=n._$litPart$;if(r===void 0){let o=s?.renderBefore??null;n._$litPart$=r=new Le(t.insertBefore(bs(),o),o,void 0,s??{})}return r._$AI(e),r};var ho=globalThis,tt=class extends Ft{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let t=super.createRenderRoot();return this.renderOptions.renderBefore??=t.firstChild,t}update(t){let s=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(t),this._$Do=fn(s,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return H}};tt._$litElement$=!0,tt.finalized=!0,ho.litElementHydrateSupport?.({LitElement:tt});var Fm=ho.litElementPolyfillSupport;Fm?.({LitElement:tt});(ho.litElementVersions??=[]).push("4.2.2");var si={q1:{question:`<p>One query meets three items. Their scores are <span class="katex"><math><mi>s</mi><mo>=</mo><mo stretchy="false">(</mo><mi>ln</mi><mo>\u2061</mo><mn>3</mn><mo separator="true">,</mo><mtext>\u2009</mtext><mn>0</mn><mo separator="true">,</mo><mtext>\u2009</mtext><mn>0</mn><mo stretchy="false">)</mo></math></span> and their values <span class="tie"><span class="katex"><math><msub><mi>v</mi><mn>1</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>1</mn><mo separator="true">,</mo><mn>0</mn><mo stretchy="false">)</mo></math></span>,</span> <span class="tie"><span class="katex"><math><msub><mi>v</mi><mn>2</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>0</mn><mo separator="true">,</mo><mn>1</mn><mo stretchy="false">)</mo></math></span>,</span> <span class="tie"><span class="katex"><math><msub><mi>v</mi><mn>3</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>0</mn><mo separator="true">,</mo><mn>0</mn><mo stretchy="false">)</mo></math></span>.</span>
Where does the output <span class="katex"><math><mi>o</mi></math></span> land?</p>`,scales:[],options:[{right:!0,text:'(<span class="num" data-name="q1.output[0]" data-value="0.6000000238418579">0.6</span>, <span class="num" data-name="q1.output[1]" data-value="0.20000000298023224">0.2</span>)',reason:`<p>Exponentials first: <span class="tie"><span class="katex"><math><mo stretchy="false">(</mo><mn>3</mn><mo separator="true">,</mo><mn>1</mn><mo separator="true">,</mo><mn>1</mn><mo stretchy="false">)</mo></math></span>,</span> with sum 5. So the weights are (<span class="num" data-name="q1.weights[0]" data-value="0.6000000238418579">0.6</span>, <span class="num" data-name="q1.weights[1]" data-value="0.20000000298023224">0.2</span>, <span class="num" data-name="q1.weights[2]" data-value="0.20000000298023224">0.2</span>).
The third value is zero, so it adds nothing, but its key still took a fifth of the weight.</p>`},{right:!1,text:"(0.75, 0.25)",reason:`<p>This leaves the third item out of the sum, as if a value of zero had no vote. Weights come from the keys alone: its score is 0, and
<span class="katex"><math><msup><mi>e</mi><mn>0</mn></msup><mo>=</mo><mn>1</mn></math></span> is a full share in the denominator.</p>`},{right:!1,text:"(1, 0)",reason:`<p>That is a hard lookup: all the weight on the best key. A score of <span class="katex"><math><mi>ln</mi><mo>\u2061</mo><mn>3</mn></math></span> makes the first weight three times as large as each other one. It does not
push the others to zero.</p>`},{right:!1,text:"(ln 3, 0)",reason:'<p>Here the scores themselves were used as weights. They must pass through the softmax first: raise <span class="katex"><math><mi>e</mi></math></span> to each score, then divide by the sum.</p>'}],truth:""},q2:{question:'<p>One head reads <span class="katex"><math><mi>T</mi><mo>=</mo><mn>10</mn></math></span> tokens. The model width is <span class="katex"><math><mi>D</mi><mo>=</mo><mn>64</mn></math></span> and the head size is <span class="tie"><span class="katex"><math><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><msub><mi>d</mi><mi>v</mi></msub><mo>=</mo><mn>8</mn></math></span>.</span> Which shapes do <span class="katex"><math><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></math></span> and <span class="katex"><math><mi>A</mi><mi>V</mi></math></span> have?</p>',scales:[],options:[{right:!1,text:"10 \xD7 8 and 10 \xD7 10",reason:'<p>The right two shapes, the wrong way round. <span class="katex"><math><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></math></span> compares each query with each key, so both of its sides count tokens.</p>'},{right:!1,text:"8 \xD7 8 and 10 \xD7 8",reason:'<p><span class="katex"><math><mn>8</mn><mo>\xD7</mo><mn>8</mn></math></span> is the shape of <span class="tie"><span class="katex"><math><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>Q</mi></math></span>,</span> which sums over the tokens. In <span class="katex"><math><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></math></span> the sum runs over the 8 features, and tokens are left on both sides.</p>'},{right:!0,text:'<span class="num" data-name="sizes(10, 8).rows" data-value="10">10</span> \xD7 <span class="num" data-name="sizes(10, 8).keys" data-value="10">10</span> and <span class="num" data-name="sizes(10, 8).rows" data-value="10">10</span> \xD7 <span class="num" data-name="sizes(10, 8).width" data-value="8">8</span>',reason:`<p><span class="katex"><math><mi>Q</mi></math></span> is <span class="katex"><math><mn>10</mn><mo>\xD7</mo><mn>8</mn></math></span> and <span class="katex"><math><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></math></span> is <span class="tie"><span class="katex"><math><mn>8</mn><mo>\xD7</mo><mn>10</mn></math></span>:</span> the 8s meet and vanish. Then <span class="katex"><math><mi>A</mi></math></span> <span class="tie">(<span class="katex"><math><mn>10</mn><mo>\xD7</mo><mn>10</mn></math></span>)</span> times <span class="katex"><math><mi>V</mi></math></span> <span class="tie">(<span class="katex"><math><mn>10</mn><mo>\xD7</mo><mn>8</mn></math></span>)</span> leaves one row of 8 numbers
for each token. The width <span class="katex"><math><mi>D</mi><mo>=</mo><mn>64</mn></math></span> was used up by the projections.</p>`},{right:!1,text:"10 \xD7 10 and 10 \xD7 64",reason:"<p>The scores are right. But the values of this head have size 8, and a weighted average is as long as what it averages. Width 64 returns only when all heads are joined.</p>"}],truth:""},q3:{question:'<p>Let <span class="katex"><math><mi>q</mi><mo separator="true">,</mo><mi>k</mi><mo>\u2208</mo><msup><mi mathvariant="double-struck">R</mi><mn>64</mn></msup></math></span> have independent entries of mean 0 and variance 1. What are the variances of <span class="katex"><math><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi></math></span> and of <span class="tie"><span class="katex"><math><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi><mi mathvariant="normal">/</mi><msqrt><mn>64</mn></msqrt></math></span>?</span></p>',scales:[],options:[{right:!1,text:"8 and 1",reason:'<p>8 is the standard deviation of <span class="tie"><span class="katex"><math><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi></math></span>,</span> the square root of its variance.</p>'},{right:!0,text:"64 and 1",reason:'<p>64 independent terms of variance 1 add up to 64. To divide a random number by <span class="katex"><math><msqrt><mn>64</mn></msqrt><mo>=</mo><mn>8</mn></math></span> is to divide its variance by <span class="tie"><span class="katex"><math><msup><mn>8</mn><mn>2</mn></msup><mo>=</mo><mn>64</mn></math></span>.</span></p>'},{right:!1,text:"64 and 8",reason:'<p>The first is right. But a factor in front of a random number multiplies its variance by the <em>square</em> of that factor. So it is <span class="tie"><span class="katex"><math><mn>64</mn><mi mathvariant="normal">/</mi><msup><mn>8</mn><mn>2</mn></msup></math></span>.</span></p>'},{right:!1,text:"4096 and 64",reason:'<p><span class="katex"><math><msup><mn>64</mn><mn>2</mn></msup></math></span> would be right if all 64 terms were copies of one random number. They are independent: variances add, standard deviations do not.</p>'}],truth:""},q4:{question:'<p>To make attention causal, a student first computes <span class="tie"><span class="katex"><math><mi mathvariant="normal">softmax</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup><mi mathvariant="normal">/</mi><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt><mo stretchy="false">)</mo></math></span>,</span> and then sets all weights above the diagonal to 0. What is wrong with it?</p>',scales:[],options:[{right:!1,text:"Nothing. Blocked keys get weight 0, and this is all that counts.",reason:"<p>Look at the weights that stay. They were divided by a sum in which the future keys took part, so they do not sum to 1.</p>"},{right:!0,text:"The visible weights sum to less than 1 in every row but the last, and they depend on future keys.",reason:"<p>The softmax divided by a sum over <em>all</em> keys. A future key with a large score shrinks every visible weight in the row, so information about the future leaks through. Only the last row, which sees everything, is right.</p>"},{right:!1,text:"The rows that see only a few keys become NaN.",reason:"<p>NaN would need a division by 0. Here the softmax was finished before anything was removed, and its denominator is positive.</p>"},{right:!1,text:"The wrong triangle is removed: the future lies below the diagonal.",reason:'<p>Row <span class="katex"><math><mi>i</mi></math></span> is the query and column <span class="katex"><math><mi>j</mi></math></span> the key. Keys of the future have <span class="tie"><span class="katex"><math><mi>j</mi><mo>&gt;</mo><mi>i</mi></math></span>,</span> and these stand above the diagonal.</p>'}],truth:""},q5:{question:'<p>Multi-head attention with <span class="katex"><math><mi>D</mi><mo>=</mo><mn>512</mn></math></span> and biases has <span class="katex"><math><mi>H</mi><mo>=</mo><mn>8</mn></math></span> heads. How many parameters are these? And how many with <span class="tie"><span class="katex"><math><mi>H</mi><mo>=</mo><mn>16</mn></math></span>?</span></p>',scales:[],options:[{right:!1,text:"1,050,624 and 2,101,248",reason:'<p>The first number is right. But twice as many heads are each half as wide. They cut the same <span class="katex"><math><mi>D</mi><mo>\xD7</mo><mi>D</mi></math></span> matrices into thinner slices.</p>'},{right:!1,text:"787,968 and 787,968",reason:'<p>That is <span class="tie"><span class="katex"><math><mn>3</mn><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mn>3</mn><mi>D</mi></math></span>:</span> the matrix <span class="katex"><math><msub><mi>W</mi><mi>O</mi></msub></math></span> and its bias, which mix the heads, are missing.</p>'},{right:!1,text:"131,328 and 65,664",reason:'<p>This counts a single head, <span class="tie"><span class="katex"><math><mn>4</mn><mo stretchy="false">(</mo><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mi>D</mi><mo stretchy="false">)</mo><mi mathvariant="normal">/</mi><mi>H</mi></math></span>.</span> All <span class="katex"><math><mi>H</mi></math></span> heads together have the full <span class="tie"><span class="katex"><math><mn>4</mn><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mn>4</mn><mi>D</mi></math></span>.</span></p>'},{right:!0,text:'<span class="num" data-name="count(512, 8, 512).parameters" data-value="1050624">1,050,624</span> and <span class="num" data-name="count(512, 16, 512).parameters" data-value="1050624">1,050,624</span>',reason:'<p>Four matrices of <span class="katex"><math><mn>512</mn><mo>\xD7</mo><mn>512</mn></math></span> and four biases of 512: <span class="tie"><span class="katex"><math><mn>4</mn><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mn>4</mn><mi>D</mi></math></span>.</span> The number of heads does not occur in it.</p>'}],truth:""}};var ut={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},G=e=>(...t)=>({_$litDirective$:e,values:t}),F=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:Km}=ei,ni=e=>e;var gn=e=>e.strings===void 0,ri=()=>document.createComment(""),Oe=(e,t,s)=>{let n=e._$AA.parentNode,r=t===void 0?e._$AB:t._$AA;if(s===void 0){let o=n.insertBefore(ri(),r),a=n.insertBefore(ri(),r);s=new Km(o,a,e,e.options)}else{let o=s._$AB.nextSibling,a=s._$AM,i=a!==e;if(i){let l;s._$AQ?.(e),s._$AM=e,s._$AP!==void 0&&(l=e._$AU)!==a._$AU&&s._$AP(l)}if(o!==r||i){let l=s._$AA;for(;l!==o;){let c=ni(l).nextSibling;ni(n).insertBefore(l,r),l=c}}}return s},ee=(e,t,s=e)=>(e._$AI(t,s),e),Gm={},Pe=(e,t=Gm)=>e._$AH=t,oi=e=>e._$AH,yn=e=>{e._$AR(),e._$AA.remove()};var Q=G(class extends F{constructor(e){if(super(e),e.type!==ut.PROPERTY&&e.type!==ut.ATTRIBUTE&&e.type!==ut.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!gn(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===H||t===$)return t;let s=e.element,n=e.name;if(e.type===ut.PROPERTY){if(t===s[n])return H}else if(e.type===ut.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return H}else if(e.type===ut.ATTRIBUTE&&s.getAttribute(n)===t+"")return H;return Pe(e),t}});var vs=class extends F{constructor(t){if(super(t),this.it=$,t.type!==ut.CHILD)throw Error(this.constructor.directiveName+"() can only be used in child bindings")}render(t){if(t===$||t==null)return this._t=void 0,this.it=t;if(t===H)return t;if(typeof t!="string")throw Error(this.constructor.directiveName+"() called with a non-string value");if(t===this.it)return this._t;this.it=t;let s=[t];return s.raw=s,this._t={_$litType$:this.constructor.resultType,strings:s,values:[]}}};vs.directiveName="unsafeHTML",vs.resultType=1;var dt=G(vs);var $n={q1:{asks:["first coordinate of o","second coordinate of o"],question:'<p>One query meets three items, with the scores <span class="katex"><math><mi>s</mi><mo>=</mo><mo stretchy="false">(</mo><mi>ln</mi><mo>\u2061</mo><mtext>\u2009</mtext><mtext>[[n]]</mtext><mo separator="true">,</mo><mtext>\xA0</mtext><mi>ln</mi><mo>\u2061</mo><mtext>\u2009</mtext><mtext>[[m]]</mtext><mo separator="true">,</mo><mtext>\xA0</mtext><mn>0</mn><mo stretchy="false">)</mo></math></span> and the values <span class="tie"><span class="katex"><math><msub><mi>v</mi><mn>1</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>1</mn><mo separator="true">,</mo><mn>0</mn><mo stretchy="false">)</mo></math></span>,</span> <span class="tie"><span class="katex"><math><msub><mi>v</mi><mn>2</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>0</mn><mo separator="true">,</mo><mn>1</mn><mo stretchy="false">)</mo></math></span>,</span> <span class="tie"><span class="katex"><math><msub><mi>v</mi><mn>3</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>0</mn><mo separator="true">,</mo><mn>0</mn><mo stretchy="false">)</mo></math></span>.</span> Where is the output?</p>',answer:'<p>The exponentials are <span class="tie"><span class="katex"><math><mtext>[[n]]</mtext></math></span>,</span> <span class="katex"><math><mtext>[[m]]</mtext></math></span> and <span class="tie"><span class="katex"><math><mn>1</mn></math></span>.</span> Their sum is <span class="tie"><span class="katex"><math><mtext>[[n]]</mtext><mo>+</mo><mtext>[[m]]</mtext><mo>+</mo><mn>1</mn></math></span>,</span> and it divides each of them. The values pick out the first two weights: <span class="tie"><span class="katex"><math><mi>o</mi><mo>\u2248</mo><mo stretchy="false">(</mo><mtext>[[o1]]</mtext><mo separator="true">,</mo><mtext>\xA0[[o2]]</mtext><mo stretchy="false">)</mo></math></span>.</span></p>'},q2:{asks:["rows of QK\u1D40","columns of QK\u1D40","rows of AV","columns of AV"],question:'<p>One head reads <span class="katex"><math><mi>T</mi><mo>=</mo><mtext>[[T]]</mtext></math></span> tokens of width <span class="tie"><span class="katex"><math><mi>D</mi><mo>=</mo><mtext>[[D]]</mtext></math></span>.</span> Its queries, keys and values have size <span class="tie"><span class="katex"><math><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><msub><mi>d</mi><mi>v</mi></msub><mo>=</mo><mtext>[[d]]</mtext></math></span>.</span> Give the shapes of <span class="katex"><math><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></math></span> and of <span class="tie"><span class="katex"><math><mi>A</mi><mi>V</mi></math></span>.</span></p>',answer:'<p>Every query meets every key: <span class="katex"><math><mtext>[[rows]]</mtext><mo>\xD7</mo><mtext>[[columns]]</mtext></math></span> scores. Every query gets a blend of values, and each value has [[width]] numbers: <span class="tie"><span class="katex"><math><mtext>[[rows]]</mtext><mo>\xD7</mo><mtext>[[width]]</mtext></math></span>.</span> The width <span class="katex"><math><mi>D</mi><mo>=</mo><mtext>[[D]]</mtext></math></span> plays no part any more.</p>'},q3:{asks:["variance of q\xB7k","variance of q\xB7k/\u221Ad\u2096"],question:'<p>All entries of <span class="katex"><math><mi>q</mi></math></span> and <span class="katex"><math><mi>k</mi></math></span> are independent, with mean 0 and variance <span class="tie"><span class="katex"><math><mtext>[[v]]</mtext></math></span>.</span> The head size is <span class="tie"><span class="katex"><math><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><mtext>[[dk]]</mtext></math></span>.</span> How large is <span class="tie"><span class="katex"><math><mi mathvariant="normal">Var</mi><mo>\u2061</mo><mo stretchy="false">(</mo><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi><mo stretchy="false">)</mo></math></span>,</span> and how large <span class="tie"><span class="katex"><math><mi mathvariant="normal">Var</mi><mo>\u2061</mo><mo stretchy="false">(</mo><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi><mi mathvariant="normal">/</mi><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt><mo stretchy="false">)</mo></math></span>?</span></p>',answer:'<p>Each of the [[dk]] terms has the variance <span class="tie"><span class="katex"><math><mtext>[[v]]</mtext><mo>\u22C5</mo><mtext>[[v]]</mtext></math></span>,</span> and independent terms add up: <span class="tie"><span class="katex"><math><mtext>[[raw]]</mtext></math></span>.</span> The factor <span class="katex"><math><mn>1</mn><mi mathvariant="normal">/</mi><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></math></span> enters squared, so that <span class="katex"><math><msub><mi>d</mi><mi>k</mi></msub></math></span> cancels: <span class="katex"><math><mtext>[[scaled]]</mtext></math></span> is left.</p>'},q4:{asks:["sum of the row, blanked after the softmax","sum of the row, masked before it"],question:'<p>All scores of a <span class="katex"><math><mtext>[[T]]</mtext><mo>\xD7</mo><mtext>[[T]]</mtext></math></span> matrix are equal. Somebody takes the softmax of whole rows, and then sets everything above the diagonal to 0. What does row [[i]] sum to now? And what had it summed to with the causal mask in front of the softmax?</p>',answer:'<p>Each weight in a whole row is <span class="tie"><span class="katex"><math><mn>1</mn><mi mathvariant="normal">/</mi><mtext>[[T]]</mtext></math></span>.</span> Row [[i]] keeps [[i]] of them: they sum to <span class="tie"><span class="katex"><math><mtext>[[late]]</mtext></math></span>.</span> With the mask in front, [[i]] keys share everything, and the sum is [[early]].</p>'},q5:{asks:["parameters with the first number of heads","parameters with the second"],question:'<p>A multi-head layer of width <span class="katex"><math><mi>D</mi><mo>=</mo><mtext>[[D]]</mtext></math></span> has biases. How many parameters does it have with <span class="katex"><math><mi>H</mi><mo>=</mo><mtext>[[H]]</mtext></math></span> heads? How many with twice as many?</p>',answer:'<p>Four matrices of <span class="katex"><math><mtext>[[D]]</mtext><mo>\xD7</mo><mtext>[[D]]</mtext></math></span> and four biases of [[D]]: [[P]]. More heads only cut the same columns into narrower pieces, so twice as many heads need [[P2]].</p>'}};var Qm=/^[+-]?(\d+\.?\d*|\.\d+)$/;function Kt(e){let t=e.trim().replace(/[−–]/g,"-").replace(/[\s\u2009\u202f_'’]/g,""),s=/^(.*)%$/.exec(t);if(s)return ai(Kt(s[1]),100);let n=/^([^/]*)\/([^/]*)$/.exec(t);return n?ai(mo(n[1]),mo(n[2])):mo(t)}function mo(e){let t=/^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(e)?e.replaceAll(",",""):e.replace(/^([+-]?\d*),(\d+)$/,"$1.$2");return Qm.test(t)?Number(t):void 0}var ai=(e,t)=>e===void 0||!t?void 0:e/t,bn=(e,{value:t,tolerance:s})=>e!==void 0&&Math.abs(e-t)<=s;var Ie={c2:{choices:{n:[2,3,4,5,7,9]},solve(e,{n:t}){let[s,n]=ii(e,t);return{shown:{n:t,a1:s,a2:n},asks:[li("weight of the first key",s),li("weight of the second key",n)]}}},c4:{choices:{n:[1,3,4,7,9]},solve(e,{n:t}){let s=ii(e,t),[n,r]=e.softmaxJacobian(s);return{shown:{n:t,p1:s[0],p2:s[1],j11:n,j12:r},asks:[ci("J\u2081\u2081",n),ci("J\u2081\u2082",r)]}}},c7:{choices:{D:[256,512,768,1024],H:[2,4,8,16]},solve(e,{D:t,H:s}){let{parameters:n}=e.count({T:1,D:t,H:s});return{shown:{D:t,H:s,P:n},asks:[ks("parameters",n)]}}},c8:{choices:{B:[2,3,4],T:[5,6,10],D:[32,64,128],H:[2,4,8],c:[3,11,18,25,30]},solve(e,{B:t,T:s,D:n,H:r,c:o}){let a=n/r,i=Float32Array.from({length:t*s*n},(h,u)=>u),l=e.splitHeads(i,{B:t,T:s,H:r,d:a}).indexOf(o-1),c=Math.floor(l/(s*a))+1,m=[t,r,s,a].map((h,u)=>ks(`${["first","second","third","last"][u]} axis`,h));return{shown:{B:t,T:s,D:n,H:r,c:o,d:a,h:c},asks:[...m,ks(`head of column ${o}`,c)]}}},c9:{choices:{D:[256,512,1024],T:[[128,256],[256,1024],[512,1024],[512,2048],[1024,8192]]},solve(e,{D:t,T:[s,n]}){let[r,o]=[s,n].map(l=>e.count({T:l,D:t,H:8})),a=o.projectionFlops/r.projectionFlops,i=(o.scoreFlops+o.valueFlops)/(r.scoreFlops+r.valueFlops);return{shown:{D:t,T1:s,T2:n,projections:a,attention:i},asks:[ks("factor for the projections",a),ks("factor for scores and weighted sums",i)]}}}};function ii(e,t){let s=new Float32Array(t),n={Tq:1,Tk:t,dk:1,dv:1},{logSumExp:r}=e.attention({q:[0],k:s,v:s,shape:n,returns:{logSumExp:!0}});return e.softmax([0,r[0]],{rows:1,columns:2})}var li=(e,t)=>({label:e,value:t,tolerance:.005}),ci=(e,t)=>({label:e,value:t,tolerance:.002}),ks=(e,t)=>({label:e,value:t,tolerance:0});function hi(e,t,s){let n=s.random(t);return Object.fromEntries(Object.entries(Ie[e].choices).map(([r,o])=>{let a=o.filter((i,l)=>l%2===t%2);return[r,a[n.permutation(a.length)[0]]]}))}function mi(e,t){let s=2166136261;for(let n of`${e}:${t}`)s=Math.imul(s^n.codePointAt(0),16777619);return(s>>>1)*2+t%2}var _s=e=>e.toLocaleString("en",{maximumFractionDigits:4}).replace("-","\u2212");function Ss(e,t){return e.replace(/\[\[(\w+)\]\]/g,(s,n)=>{if(!Object.hasOwn(t,n))throw new Error(`a card asks for ${s}, which web/deck/numbers.js does not make`);return _s(t[n])})}import{load as Jm}from"./index.mjs";var uo,ui;function je(){return uo??=Jm().then(e=>ui=e,e=>{throw uo=void 0,e}),uo}var di=()=>ui;var Ym={q1:{choices:{n:[2,3,4,5,6],m:[2,3,4,5,7]},solve(e,{n:t,m:s}){let{output:n}=e.attention({q:[1],k:[As(e,t),As(e,s),0],v:[1,0,0,1,0,0],scale:1,shape:{Tq:1,Tk:3,dk:1,dv:2}});return{shown:{n:t,m:s,o1:n[0],o2:n[1]},answers:[...n].map(po)}}},q2:{choices:{T:[6,9,12,20],D:[32,48,96],d:[4,8,16]},solve(e,{T:t,D:s,d:n}){let r=new Float32Array(t*n),{weights:o,output:a}=e.attention({q:r,k:r,v:r,shape:{Tq:t,dk:n},returns:{weights:!0}}),i={T:t,D:s,d:n,rows:t,columns:o.length/t,width:a.length/t};return{shown:i,answers:[i.rows,i.columns,i.rows,i.width].map(pi)}}},q3:{choices:{dk:[16,25,36,100,144,256],v:[2,3,4]},solve(e,{dk:t,v:s}){let n=new Float32Array(t).fill(s),r=i=>e.attention({q:n,k:n,v:[0],scale:i,shape:{Tq:1,dk:t,dv:1},returns:{scores:"scaled"}}).scores[0],[o,a]=[r(1),r(1/t)];return{shown:{dk:t,v:s,raw:o,scaled:a},answers:[o,a].map(po)}}},q4:{choices:{T:[5,6,8,10],i:[2,3,4]},solve(e,{T:t,i:s}){let n=new Float32Array(t),r=Float32Array.from({length:t},(l,c)=>c<s?1:0),o=l=>e.attention({q:[0],k:n,v:r,shape:{Tq:1,Tk:t,dk:1,dv:1},...l}).output[0],[a,i]=[o({}),o({mask:{attend:r}})];return{shown:{T:t,i:s,late:a,early:i},answers:[a,i].map(po)}}},q5:{choices:{D:[128,256,384,768,1024],H:[2,4,8,16]},solve(e,{D:t,H:s}){let[n,r]=[s,2*s].map(o=>e.count({T:1,D:t,H:o}).parameters);return{shown:{D:t,H:s,P:n,P2:r},answers:[n,r].map(pi)}}}},po=e=>({value:e,tolerance:.005}),pi=e=>({value:e,tolerance:0});function As(e,t){let s=new Float32Array(t),n={Tq:1,Tk:t,dk:1,dv:1};return e.attention({q:[0],k:s,v:s,shape:n,returns:{logSumExp:!0}}).logSumExp[0]}function fi(e,t,{seed:s,round:n}){let{choices:r,solve:o}=Ym[e],a=[{}];for(let[l,c]of Object.entries(r))a=a.flatMap(m=>c.map(h=>({...m,[l]:h})));let i=t.random(s).permutation(a.length);return o(t,a[i[n%a.length]])}var fo=new Map;function wn(e){try{let t=localStorage.getItem(e);if(t!==null)return t}catch{}return fo.get(e)??null}function xn(e,t){t===null?fo.delete(e):fo.set(e,t);try{t===null?localStorage.removeItem(e):localStorage.setItem(e,t)}catch{}}var gi=new WeakMap;function Gt(e,t){let s=gi.get(e)??new Map;return gi.set(e,s),s.has(t)||s.set(t,Xm(e,t)),s.get(t)}function Xm(e,t){let s=new Float32Array(t);s[0]=1;let n={Tq:1,dk:t,dv:1};return e.attention({q:s,k:s,v:[0],shape:n,returns:{scores:"scaled"}}).scores[0]}var vn=1e4;function yi(e,t){let s=e.trim().replace(/\s+/g," ").replace(/[−–]/g,"-");if(!s)return{problem:"Nothing was typed."};let n=/^([+-]?) ?ln ?(?:\((.*)\)|([^()/]+?))(?: ?\/ ?([^()/]+))?$/i.exec(s),r=/^([^√]*?)(?:√|sqrt) ?(?:\(([^()]*)\)|([^()/√]+?))(?: ?\/ ?([^()/√]+))?$/i.exec(s),o=n?Zm(n,t):r?tu(r,t):Kt(s);if(o===void 0||!Number.isFinite(o))return{problem:eu(s)};let a=/^[+-]?\d+(\.\d+)?$/.test(s)?"":`${s.replace(/-/g,"\u2212")} was read as ${su(o)}`;return{value:o,said:a}}function Zm([,e,t,s,n],r){let[o,a="1",...i]=(t??s).split("/"),l=[go(o),go(a)],c=n===void 0?1:Kt(n);if(i.length||l.includes(void 0)||!c)return;let m=10**Math.max(...l.map(({places:f})=>f)),[h,u]=l.map(({value:f})=>Math.round(f*m));if(!(h>=1&&h<=vn&&u>=1&&u<=vn))return;let p=(As(r,h)-As(r,u))/c;return e==="-"?-p:p}function tu([,e,t,s,n],r){let[,o,a,i]=/^([+-]?) ?([\d.,]*) ?([/*·×]?) ?$/.exec(e)??[],[l,c="1",...m]=(t??s).split("/").map(g=>go(g)?.value),h=n===void 0?1:Kt(n),u=a?Kt(a):1,p=[l,Number(c)].every(g=>Number.isInteger(g)&&g>=1&&g<=vn);if(o===void 0||m.length||!p||!h||u===void 0||i&&!a)return;let f=Gt(r,Number(c))/Gt(r,l);return(o==="-"?-u:u)*(i==="/"?1/f:f)/h}function go(e){let t=Kt(e);return t===void 0?void 0:{value:t,places:/[.,](\d+)\s*$/.exec(e)?.[1].length??0}}var eu=e=>/ln/i.test(e)?`\u201C${e}\u201D was not understood: a logarithm takes a number between 0 and ${vn} here, as in ln 3 or ln(3/2).`:`\u201C${e}\u201D was not understood: write a number, a fraction such as 2/5, ln 3 or \u221A2.`,su=e=>e.toLocaleString("en",{maximumFractionDigits:4,useGrouping:!1}).replace("-","\u2212");var kn=class{#t;#s;#e;#n="";#o=[];#r;#i=[];constructor(t){this.#t=t}get offered(){return Object.hasOwn($n,this.#t.name)}get state(){if(!this.#e)return null;let t=this.#r?this.#l.every(Boolean):null;return{shown:{...this.#e.shown},typed:[...this.#o],right:t}}close(){this.#e=void 0,this.#n="",this.#t.requestUpdate()}async next(){try{this.#s=await je(),this.#e=fi(this.#t.name,this.#s,this.#c()),this.#n=""}catch(t){this.#n=`New numbers cannot be worked out here: ${t instanceof Error?t.message:t}`}this.#o=[],this.#r=void 0,this.#i=[],this.#t.requestUpdate(),await this.#t.updateComplete,this.#t.renderRoot.querySelector(".another input")?.focus()}#c(){let t=`attn-another:${this.#t.name}`,[,s,n]=/^(\d{1,10}):(\d{1,6})$/.exec(wn(t)??"")??[],r=s===void 0?crypto.getRandomValues(new Uint32Array(1))[0]:Number(s),o=n===void 0?0:Number(n)+1;return xn(t,`${r}:${o}`),{seed:r,round:o}}get#l(){let{answers:t}=this.#e;return(this.#r??[]).map(({value:s},n)=>bn(s,t[n]))}#a(t){t.preventDefault();let{asks:s}=$n[this.#t.name],n=s.some((o,a)=>!this.#o[a]?.trim()),r=n?[]:s.map((o,a)=>yi(this.#o[a],this.#s));this.#i=n?["Fill every field first."]:r.flatMap(o=>"problem"in o?[o.problem]:[]),this.#r=this.#i.length?void 0:r,this.#t.requestUpdate()}#d(t,s){this.#o[t]=s,this.#i=[],this.#t.requestUpdate()}render(){if(this.#n)return d`<p class="another" role="status">${this.#n}</p>`;if(!this.#e)return $;let{question:t,asks:s,answer:n}=$n[this.#t.name],r=a=>dt(Ss(a,this.#e.shown)),o=this.#r!==void 0;return d`<div class="another">
      <p class="title" id="another-title">Another one</p>
      <div class="question">${r(t)}</div>
      <form @submit=${a=>this.#a(a)}>
        <div class="asks" role="group" aria-labelledby="another-title">${s.map((a,i)=>d`<p class="ask">
          <label for="ask-${i}">${a}</label>
          <input id="ask-${i}" autocomplete="off" autocapitalize="none" spellcheck="false" ?readonly=${o}
            .value=${Q(this.#o[i]??"")} @input=${l=>this.#d(i,l.target.value)}></p>`)}</div>
        ${o?$:d`<div class="row">
          <button type="submit">Check</button> <span class="note">Fractions, decimals, ln 3 and √2 are fine.</span>
        </div>`}
      </form>
      <div class="told" role="status">${this.#i.map(a=>d`<p class="verdict">${a}</p>`)}
        ${o?this.#h(s):$}</div>
      ${o?d`<div class="way">${r(n)}</div>
        <div class="row">
          <button type="button" class="quiet" @click=${()=>this.next()}>And another one</button>
        </div>`:$}
    </div>`}#h(t){let s=this.#l;return d`<ul class="marked">${t.map((n,r)=>{let{value:o}=this.#e.answers[r],a=this.#r[r],i=a.said&&`${a.said}.`,l=s[r]?d`<span class="sign right" aria-hidden="true">✓</span>`:d`<span class="sign wrong" aria-hidden="true">✗</span>`;return d`<li>${l} ${n}:
        <span class="num" data-name=${n} data-value=${String(o)}>${_s(o)}</span>,
        ${s[r]?"right":`not ${this.#o[r].trim()}`}. ${i}</li>`})}</ul>`}};var $i=4,He=(e,{unit:t})=>`${e}${t}`;function wi(e,t,{mark:s,done:n,put:r}){let{label:o,stops:a}=e,i=s===null?0:a.indexOf(s),l=({target:m})=>r(a[Number(m.value)]),c=m=>{m.key===" "&&(m.preventDefault(),l(m))};return d`<div class="scale">
    <label for="scale-${t}">${dt(o)}</label>
    <div class="place">
      <div class="slide">
        <input id="scale-${t}" type="range" min="0" max=${a.length-1} step="1" .value=${String(i)}
          ?disabled=${n} class=${s===null?"open":""}
          aria-valuetext=${s===null?"not marked yet":He(s,e)}
          @input=${l} @click=${l} @keydown=${c}>
        <svg class="ruler" width="100%" height="26" aria-hidden="true">${vi(e,0)}</svg>
      </div>
      <output for="scale-${t}">${s===null?"?":He(s,e)}</output>
    </div>
  </div>`}function xi(e,t){let{label:s,truth:n,unit:r,value:o}=e,[a,i]=[t===null?null:bi(e,t),bi(e,o)];return d`<div class="scale">
    <p>${dt(s)}</p>
    <svg class="ruler" width="100%" height="66" aria-hidden="true">
      ${vi(e,28)}
      ${a===null?$:k`<circle class="said" cx=${a} cy="28" r="9"></circle>
        <text class="said" x=${a} y="12" text-anchor=${yo(a)}>you</text>`}
      <circle class="found" cx=${i} cy="28" r="5.5"></circle>
      <text class="found" x=${i} y="62" text-anchor=${yo(i)}>the core</text>
    </svg>
    <p class="both">${t===null?d`<span class="none">You said nothing yet.</span>`:d`You said
      <span class="num" data-name="said" data-value=${String(t)}>${He(t,e)}</span>.`}
      The core finds <strong>${dt(n)}${r}</strong>.</p>
  </div>`}function bi({stops:e},t){let s=Math.max(1,e.findIndex(o=>o>=t)),[n,r]=[e[s-1],e[s]];return _n((s-1+(t-n)/(r-n))/(e.length-1))}var _n=e=>`${Number((100*e).toFixed(2))}%`,yo=e=>parseFloat(e)<6?"start":parseFloat(e)>94?"end":"middle";function vi(e,t){let s=e.stops.length-1,n=Array.from({length:$i+1},(r,o)=>Math.round(o*s/$i));return k`<line class="line" x1="0" x2="100%" y1=${t} y2=${t}></line>
    ${e.stops.map((r,o)=>_n(o/s)).map(r=>k`<line class="line" x1=${r} x2=${r} y1=${t} y2=${t+5}></line>`)}
    ${n.map((r,o)=>k`<text class=${o%2?"between":""} x=${_n(r/s)} y=${t+20}
      text-anchor=${yo(_n(r/s))}>${He(e.stops[r],e)}</text>`)}`}var ye="ABCDEFGH",$o={title:"Quick check",button:"Check my answer"},Sn={title:"Predict",button:"This is my prediction",truth:"Your prediction"},ki=(e,t)=>d`<p class="title" id="title">${e}</p>
  ${t}`,An=({question:e,fields:t,row:s,below:n=$,handIn:r})=>d`
  <div class="question" id="question">${e}</div>
  <form @submit=${r}>
    ${t}
    <div class="row">${s}</div>
  </form>
  ${n}`,_i=(e,{text:t,choice:s=null,choose:n,mark:r=()=>"",after:o=()=>$})=>d`
  <div role="radiogroup" aria-labelledby="question">${e.map(({right:a},i)=>d`
    <div class="option ${r(i)}" data-answer=${a?"right":"wrong"}>
      <label>
        <input type="radio" name="option" value=${i} .checked=${s===i} @change=${()=>n?.(i)}>
        <span class="letter">${ye[i]}</span>
        <span class="text">${t(i)}</span>
      </label>
      ${o(i)}
    </div>`)}</div>`;function Si({options:e,scales:t},s,{choice:n,marks:r}){if(t.length)return d`${t.map((c,m)=>xi(c,r[m]??null))}
      <div class="truth">${s}</div>`;let o=e.findIndex(c=>c.right),a=c=>d`<dd><span class="letter">${ye[c]}</span> ${dt(e[c].text)}</dd>`,i=n!==null,l=n===o;return d`<dl>
      <dt>You said</dt>
      ${i?a(n):d`<dd class="none">Nothing yet.</dd>`}
      <dt>${i?d`<span class="sign ${l?"right":"wrong"}"
        aria-hidden="true">${l?"\u2713":"\u2717"}</span>`:$}
        ${l?"And so it is":"It turns out"}</dt>
      ${l?$:a(o)}
    </dl>
    <div class="truth">${s}</div>`}var nu={page:["#ffffff","#14161a"],surface:["#f6f5f1","#1d2026"],text:["#1d2026","#e8e6e1"],muted:["#565c66","#a3a9b3"],line:["#d9d6cd","#383d46"],strong:["#7d828b","#7a818d"],query:["#8a6100","#f7cf52"],"query-fill":["#f5c026","#f7cf52"],key:["#6d3fc0","#b79bf2"],value:["#636a76","#9aa2ad"],output:["#0b62c4","#6cb2ff"],masked:["#b4257f","#ff7cc0"],right:["#1a7f37","#56d364"],wrong:["#b42318","#ff8a80"],"head-1":["#ad5500","#f0a45b"],"head-2":["#00786b","#4fd0bd"],"head-3":["#7a3fb0","#cda4f4"],"head-4":["#1f6fb2","#7cc0f5"],cell:["#ffffff","#14161a"],ink:["#000000","#ffffff"],"ink-reverse":["#ffffff","#000000"],weight:["#0039a4","#56a2f5"],positive:["#581cb0","#b189fa"],negative:["#004837","#2cb39c"]},Tn=0,Mn=1,ru=(e,t)=>Object.entries(nu).map(([s,n])=>`--${s}:${t?n[e]:`var(--attn-${s},${n[e]})`};`).join(""),$e=(e,t)=>Rt(`color-scheme:${e===Mn?"dark":"light"};${ru(e,t)}`),Dt=X`
  .root { ${$e(Tn)} }
  @media (prefers-color-scheme: dark) { .root { ${$e(Mn)} } }
  .root[data-theme='light'] { ${$e(Tn)} }
  .root[data-theme='dark'] { ${$e(Mn)} }
  :host([theme='light']) .root { ${$e(Tn,!0)} }
  :host([theme='dark']) .root { ${$e(Mn,!0)} }
  @media print { .root { ${$e(Tn,!0)} } }
  @media (forced-colors: active) {
    .root {
      --page: Canvas; --surface: Canvas; --cell: Canvas; --text: CanvasText; --muted: CanvasText; --ink: CanvasText;
      --ink-reverse: CanvasText; --line: GrayText; --strong: CanvasText; --query: CanvasText; --query-fill: Highlight;
      --key: LinkText; --value: CanvasText; --output: Highlight; --masked: CanvasText; --wrong: CanvasText;
      --right: CanvasText; --weight: Highlight; --positive: Highlight; --negative: GrayText;
    }
  }
`;var Lt=X`
  :host { display: block; }
  :host([hidden]) { display: none !important; }
  [hidden] { display: none !important; }
  .root {
    all: initial; display: block; font-family: inherit; font-size: inherit; font-size-adjust: inherit; line-height: 1.5;
    -webkit-text-size-adjust: inherit; text-size-adjust: inherit; overflow-wrap: break-word; visibility: inherit;
    pointer-events: inherit;
  }
`;var bo=new WeakMap,wo=new WeakMap,xo=new Set,vo,ko,_o,ou="100% 0%";function En(e,t){return vo??=new IntersectionObserver(s=>{for(let n of s)bo.get(n.target)?.(n.isIntersecting)},{rootMargin:ou}),bo.set(e,t),vo.observe(e),()=>{bo.delete(e),vo?.unobserve(e)}}var Ti=()=>document.readyState==="loading";function Mi(e){let[t,s]=window.requestIdleCallback?[window.requestIdleCallback,window.cancelIdleCallback]:[setTimeout,clearTimeout],n=t(()=>e());return()=>s(n)}function Ei(e,t){return ko??=new ResizeObserver(s=>{requestAnimationFrame(()=>{for(let n of s)wo.get(n.target)?.(n.contentRect.width)})}),wo.set(e,t),ko.observe(e),()=>{wo.delete(e),ko?.unobserve(e)}}function Ot(e){return _o||(_o=new MutationObserver(()=>xo.forEach(t=>t())),_o.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]})),xo.add(e),()=>xo.delete(e)}var Pt=()=>document.documentElement.dataset.theme;function Ni(e){return window.addEventListener("beforeprint",e),()=>window.removeEventListener("beforeprint",e)}function qi(e){let t=!1,{navigation:s}=window,n=({navigationType:a})=>{t=a==="traverse"},r=()=>e(t),o=a=>au(a)&&e(!1);return s?.addEventListener("navigate",n),window.addEventListener("hashchange",r),window.addEventListener("click",o),()=>{s?.removeEventListener("navigate",n),window.removeEventListener("hashchange",r),window.removeEventListener("click",o)}}function Ci(){let[e]=performance.getEntriesByType("navigation");return e?.type==="reload"||e?.type==="back_forward"}function au(e){if(e.defaultPrevented||e.button!==0||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return!1;let t=e.composedPath().find(n=>n instanceof HTMLAnchorElement&&n.href),s=t?.hasAttribute("download")||t?.target&&t.target!=="_self";return t?.href===window.location.href&&!s}function Ri(e){let[t,s]=window.location.hash.slice(1).split("?");return t===e?s:void 0}var Di=(e,t)=>`${window.location.href.split("#")[0]}#${e}${t?`?${t}`:""}`,Ai=["wheel","touchstart","pointerdown","keydown","click"];function iu(e){for(let t of Ai)window.addEventListener(t,e,{capture:!0,passive:!0});return()=>{for(let t of Ai)window.removeEventListener(t,e,{capture:!0})}}function Li(e){if(document.readyState==="complete")return;let t=()=>{window.removeEventListener("load",n),s()},s=iu(t),n=()=>{t(),e()};window.addEventListener("load",n)}var Oi={serif:"Charter,'Bitstream Charter','Source Serif 4','Source Serif Pro','Iowan Old Style',Georgia,serif",sans:"-apple-system,'Segoe UI',Roboto,'Liberation Sans',Arial,system-ui,sans-serif",mono:"ui-monospace,'SF Mono','Cascadia Code',Consolas,'Liberation Mono',monospace"},pt=Rt(`var(--attn-sans,${Oi.sans})`),se=Rt(Oi.mono),Ts=Rt("'STIX Two Text','Latin Modern Math',Cambria,Georgia,'DejaVu Serif',serif");var Pi=X`
  .root {
    box-sizing: border-box;
    padding: 1.25rem 1.5rem 1rem;
    border-radius: 6px;
    background: var(--surface);
    color: var(--text);
    container-type: inline-size;
  }
  p { margin: 0; }
  .title, .letter, .row { font-family: ${pt}; font-size-adjust: none; }
  .title { margin-bottom: 0.5rem; color: var(--muted); font-size: 0.9375rem; font-weight: 600; line-height: 1.3; }
  .question { margin-bottom: 1rem; }
  .num { font-variant-numeric: tabular-nums; }
  .tie { white-space: nowrap; }

  .option { margin: 0 -0.75rem; border-left: 3px solid transparent; }
  .option + .option { margin-top: 0.125rem; }
  label {
    display: grid;
    grid-template-columns: auto auto 1fr;
    gap: 0 0.6rem;
    align-items: baseline;
    padding: 0.375rem 0.6rem;
    border-radius: 4px;
    cursor: pointer;
  }
  label:hover { background: color-mix(in srgb, var(--text) 6%, transparent); }
  label:has(:focus-visible) { outline: 3px solid var(--output); }
  input {
    width: 1.05rem;
    height: 1.05rem;
    margin: 0;
    accent-color: var(--output);
    cursor: pointer;
    outline: none;
    transform: translateY(0.15rem);
  }
  .letter { color: var(--muted); font-size: 0.875rem; font-weight: 600; }
  .option.right { border-left-color: var(--right); }
  .option.wrong { border-left-color: var(--wrong); }
  .option.chosen { border-left-color: var(--output); }
  .option.right .letter { color: var(--right); }
  .option.wrong .letter { color: var(--wrong); }
  .reason { padding: 0.125rem 0.75rem 0.625rem 3.55rem; }

  .scale { margin-bottom: 1.25rem; }
  .scale label { display: block; padding: 0; cursor: default; }
  .scale label:hover { background: none; }
  .place { display: grid; grid-template-columns: 1fr 4.5rem; gap: 1rem; align-items: start; }
  .slide { padding-top: 0.25rem; }
  .slide input { display: block; width: calc(100% + 16px); height: 2rem; margin: 0 -8px; transform: none; }
  .slide input.open { opacity: 0.55; }
  .slide input:focus-visible { outline: 3px solid var(--output); outline-offset: 2px; border-radius: 4px; }
  output, .both, .ruler text { font-family: ${pt}; font-size-adjust: none; font-variant-numeric: tabular-nums; }
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

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: center;
    min-height: 2.75rem;
    margin-top: 0.75rem;
    font-size: 0.9375rem;
  }
  .verdict:empty { display: none; }
  .sign { font-weight: 700; }
  .sign.right { color: var(--right); }
  .sign.wrong { color: var(--wrong); }
  button {
    padding: 0.45rem 1rem;
    border: 1px solid var(--output);
    border-radius: 4px;
    background: var(--output);
    color: var(--page);
    font: inherit;
    cursor: pointer;
  }
  button.quiet { border-color: var(--strong); background: transparent; color: var(--text); }
  button:hover { filter: brightness(1.08); }
  button:focus-visible { outline: 3px solid var(--output); outline-offset: 2px; }

  dl { margin: 0 0 0.75rem; }
  dt { color: var(--muted); font: 600 0.9375rem/1.3 ${pt}; font-size-adjust: none; }
  dd { margin: 0.125rem 0 0.75rem; }
  .none { color: var(--muted); }

  .another { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
  .asks { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; }
  .ask, .marked, .note { font-family: ${pt}; font-size: 0.9375rem; font-size-adjust: none; }
  .ask label { display: block; padding: 0 0 0.25rem; color: var(--muted); cursor: default; }
  .ask label:hover { background: none; }
  .ask input {
    box-sizing: border-box;
    width: 8.5rem;
    height: auto;
    min-height: 2.4rem;
    padding: 0.3rem 0.6rem;
    border: 1px solid var(--strong);
    border-radius: 4px;
    background: var(--page);
    color: var(--text);
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: text;
    transform: none;
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

  @media (forced-colors: active) {
    .option:not(.right, .wrong, .chosen) { border-left-color: Canvas; }
    button:not(.quiet) { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }

  @media print {
    .place :is(output, input) { display: none; }
    .root { border: 1px solid var(--line); }
    input, .row, .another { display: none; }
    .option, .option.wrong { border-left-color: transparent; }
    :host(attn-check:not([answers='off'])) .option[data-answer='right'] { border-left-color: var(--right); }
    .reason[hidden] { display: block !important; }
    .reason { padding-left: 2.1rem; }
    :host([answers='off']) .reason { display: none !important; }
    :host([answers='off']) .option { border-left-color: transparent; }
  }
`;var ze=class extends tt{static properties={name:{reflect:!0},theme:{reflect:!0},choice:{attribute:!1},done:{attribute:!1},hint:{state:!0}};static styles=[Lt,Dt,Pi];static entries={};static memory="";#t;constructor(){super(),this.name="",this.theme=void 0,this.choice=null,this.done=!1,this.hint=!1}connectedCallback(){super.connectedCallback(),this.#e(),this.#t=Ot(()=>this.requestUpdate())}disconnectedCallback(){super.disconnectedCallback(),this.#t?.()}willUpdate(t){t.has("name")&&this.restore()}get entry(){let{entries:t}=this.constructor;return Object.hasOwn(t,this.name)?t[this.name]:void 0}get state(){return this.answer}set state({choice:t=null,done:s=!1}){let n=Number.isInteger(t)&&t>=0&&t<(this.entry?.options.length??0);this.choice=n?t:null,this.done=n&&!!s,this.hint=!1}get answer(){return{name:this.name,choice:this.choice,done:this.done}}get begun(){return this.choice!==null}get ready(){return this.choice!==null}reset(){this.state={},this.settle()}get#s(){return`${this.constructor.memory}:${this.name}`}#e(){let t=[...this.querySelectorAll("[data-part]")];if(t.length){for(let s of t)s.slot=s.dataset.part;this.replaceChildren(...t)}}restore(){try{this.state=JSON.parse(wn(this.#s)??"{}")}catch{this.state={}}}settle(){let{name:t,...s}=this.answer;xn(this.#s,this.begun?JSON.stringify(s):null),this.tell("attn-change")}tell(t){this.dispatchEvent(new CustomEvent(t,{bubbles:!0,composed:!0,detail:{state:this.state}}))}choose(t){this.choice=t,this.done=!1,this.hint=!1,this.tell("attn-input")}handIn(t){t.preventDefault(),this.hint=!this.ready,!this.hint&&(this.done=!0,this.settle())}again(){this.reset(),this.updateComplete.then(()=>this.renderRoot.querySelector("input")?.focus())}part(t,s){return d`<slot name=${t}>${dt(s)}</slot>`}frame(t,s){let n=Pt()??$;return this.entry?d`<div class="root" data-theme=${n} role="group" aria-labelledby="title">
      ${ki(t,s)}
    </div>`:d`<div class="root" data-theme=${n}>
        <p>There is no question with the name “${this.name}”.</p></div>`}options(t){let{options:s}=this.entry;return _i(s,{text:n=>this.part(`option-${n}`,s[n].text),choice:this.choice,choose:n=>this.choose(n),mark:n=>this.mark(s[n],n),after:t})}mark(){return""}};var Nn=class extends ze{static entries=si;static memory="attn-check";#t=new kn(this);get state(){return{...super.state,right:this.done?this.#s:null,another:this.#t.state}}set state(t){super.state=t}get#s(){return!!this.entry?.options[this.choice]?.right}render(){return this.frame($o.title,this.entry&&An({question:this.part("question",this.entry.question),fields:this.options(t=>d`<div class="reason" ?hidden=${!this.#e(t)}>
        ${this.part(`reason-${t}`,this.entry.options[t].reason)}</div>`),row:d`${this.done?$:d`<button type="submit">${$o.button}</button>`}
        <p class="verdict" role="status">${this.#n()}</p>
        ${this.done?d`<button type="button" class="quiet" @click=${this.again}>Try again</button>`:$}
        ${this.done&&this.#t.offered&&!this.#t.state?d`<button type="button" class="quiet"
          @click=${()=>this.#t.next()}>Another one, with new numbers</button>`:$}`,below:this.#t.render(),handIn:t=>this.handIn(t)}))}choose(t){this.#t.close(),super.choose(t)}reset(){this.#t.close(),super.reset()}mark({right:t},s){return this.#e(s)?t?"right":"wrong":""}#e(t){return this.done&&this.choice===t}#n(){return this.hint?"Choose one of the options first.":this.done?this.#s?d`<span class="sign right" aria-hidden="true">✓</span> ${ye[this.choice]} is right.`:d`<span class="sign wrong" aria-hidden="true">✗</span> Not ${ye[this.choice]}.
        The reason stands under it.`:$}};var Ii={p1:{question:`<p>A query <span class="katex"><math><mi>q</mi></math></span> and 128 keys <span class="katex"><math><mi>k</mi></math></span> have 64 entries each, <span class="tie"><span class="katex"><math><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><mn>64</mn></math></span>.</span> All entries are independent, with mean 0 and variance 1. You compute the scores <span class="tie"><span class="katex"><math><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi></math></span>,</span> do <strong>not</strong> divide them by anything, and take their softmax.
What comes out? Mark a place on each scale.</p>`,scales:[{label:"How far do the scores spread? Mark their standard deviation.",stops:[.5,.7,1,1.5,2,3,4,6,8,12,16,24,32,48,64,96,128],unit:"",truth:'<span class="num" data-name="spread(64)" data-value="8">8</span>',value:8},{label:"How large is the largest of the 128 weights?",stops:[.01,.05,.1,.15,.2,.25,.3,.35,.4,.45,.5,.55,.6,.65,.7,.75,.8,.85,.9,.95,1],unit:"",truth:'<span class="num" data-name="simulation(64).largest" data-value="0.8337270021438599">0.83</span>',value:.8337270021438599},{label:"How many of the keys get a weight below 0.001, so that hardly any gradient reaches them?",stops:[0,5,10,15,20,25,30,35,40,45,50,55,60,65,70,75,80,85,90,95,100],unit:"\xA0%",truth:'<span class="num" data-name="simulation(64).tiny" data-value="0.953125">95</span>',value:95.3125}],options:[],truth:`<p>The standard deviation of <span class="katex"><math><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi></math></span> is <span class="katex"><math><msqrt><mn>64</mn></msqrt><mo>=</mo><mn>8</mn></math></span> (<a href="#thm-variance">theorem</a>), and that of the difference of two scores is <span class="tie"><span class="katex"><math><mn>8</mn><msqrt><mn>2</mn></msqrt><mo>\u2248</mo><mn>11</mn></math></span>.</span> A gap of 11 makes one weight <span class="num" data-name="ratio(11)" data-value="59874.140883652966">59,874</span> times as large as the other. So the weights are nearly one-hot, as the core finds in
<span class="num" data-name="simulation(64).draws" data-value="1000">1,000</span> random draws (the numbers on the scales are medians). The entries of the Jacobian are then close to 0 (<a href="#saturation">saturation</a>), and <span class="katex"><math><msub><mi>W</mi><mi>Q</mi></msub></math></span> and <span class="katex"><math><msub><mi>W</mi><mi>K</mi></msub></math></span> get almost no gradient. Divide by <span class="tie"><span class="katex"><math><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt><mo>=</mo><mn>8</mn></math></span>,</span> and the largest weight has a median of <span class="num" data-name="simulation(64).scaledLargest" data-value="0.06094261258840561">0.06</span>.</p>`},p2:{question:"<p>You feed the tokens of a sentence into self-attention without a mask and without positional encodings. Then you shuffle the tokens and feed them in again. What happens to the outputs, and what to their mean over all tokens?</p>",scales:[],options:[{right:!1,text:"The outputs change completely, and so does the mean: another order is another sentence.",reason:""},{right:!1,text:"Nothing changes at all: each position gives the same output as before.",reason:""},{right:!0,text:"The outputs are the same vectors, shuffled in the same way as the tokens. The mean stays the same.",reason:""},{right:!1,text:"Each output changes a little, but the mean stays the same.",reason:""}],truth:'<p>The outputs move with their tokens, and each one is exactly what it was (<a href="#thm-equivariance">permutation equivariance</a>). Whatever does not look at the order, so also a mean over them, keeps its value. A causal mask or positional encodings would change this.</p>'}};function z(e,t=2){if(Number.isNaN(e))return"NaN";if(e===1/0)return"\u221E";if(e===-1/0)return"\u2212\u221E";let s=cu(e)?hu(e):e.toFixed(t);return Number(s.replace(/×.*$/,""))===0?s.replace("-",""):s.replaceAll("-","\u2212")}function ji(e,t=2){return Number.isNaN(e)?"not a number":e===1/0?"infinity":e===-1/0?"minus infinity":z(e,t)}var $t=e=>Number.isInteger(e)?String(e).replace("-","\u2212"):z(e,_t(e));function _t(e){let t=e.toFixed(6).replace(/0+$/,"");return t.length-t.indexOf(".")-1}var qn=([e,t])=>`(${z(e)},\xA0${z(t)})`,be=e=>e.length<2?String(e[0]):`${e.slice(0,-1).join(", ")} and ${e[e.length-1]}`,we=e=>Number.isNaN(e)?"not a number":`${z(e*100,0)}\xA0%`,ft=({name:e,value:t,digits:s},{x:n,y:r,anchor:o="end",role:a})=>k`<text
  class=${`number ${a??""}`} x=${n} y=${r} text-anchor=${o} data-name=${e}>${z(t,s)}</text>`,Ue=(e,t)=>k`<tspan class=${`number ${t??""}`} data-name=${e.name}>${z(e.value,e.digits)}</tspan>`,I=({name:e,value:t,digits:s})=>d`<button type="button" class="number"
  data-name=${e}>${z(t,s)}</button>`,cu=e=>e>=1e6||e<=-1e6;function hu(e){let[t,s]=e.toExponential(1).split("e");return`${t}\xD710${[...s.replace("+","")].map(n=>mu[n]).join("")}`}var mu={0:"\u2070",1:"\xB9",2:"\xB2",3:"\xB3",4:"\u2074",5:"\u2075",6:"\u2076",7:"\u2077",8:"\u2078",9:"\u2079","-":"\u207B"};var Cn=class e extends ze{static properties={reveal:{type:Boolean,reflect:!0},marks:{attribute:!1}};static entries=Ii;static memory="attn-predict";#t=t=>{let{target:s,key:n}=t;(s instanceof e&&s!==this&&s.name===this.name||n===`${e.memory}:${this.name}`)&&this.restore()};constructor(){super(),this.reveal=!1,this.marks=[]}connectedCallback(){super.connectedCallback(),document.addEventListener("attn-change",this.#t),window.addEventListener("storage",this.#t)}disconnectedCallback(){super.disconnectedCallback(),document.removeEventListener("attn-change",this.#t),window.removeEventListener("storage",this.#t)}get#s(){return this.entry?.scales??[]}get answer(){return{...super.answer,marks:[...this.marks]}}get state(){return this.answer}set state(t){super.state=t;let s=Array.isArray(t.marks)?t.marks:[];this.marks=this.#s.map(({stops:n},r)=>n.includes(s[r])?s[r]:null),this.marks.length&&(this.done=this.ready&&!!t.done)}get begun(){return super.begun||this.marks.some(t=>t!==null)}get ready(){return this.marks.length?this.marks.every(t=>t!==null):super.ready}#e(t,s){this.marks=this.marks.with(t,s),this.hint=!1,this.tell("attn-input")}#n(){return this.marks.length?this.#s.map((t,s)=>wi(t,s,{mark:this.marks[s],done:this.done,put:n=>this.#e(s,n)})):this.options()}render(){return this.reveal?this.frame(Sn.truth,this.entry&&this.#r()):this.frame(Sn.title,this.entry&&An({question:this.part("question",this.entry.question),fields:this.#n(),row:d`${this.done?$:d`<button type="submit">${Sn.button}</button>`}
        <p class="verdict" role="status">${this.#o()}</p>
        ${this.done?d`<button type="button" class="quiet" @click=${this.again}>Change it</button>`:$}`,handIn:t=>this.handIn(t)}))}mark(t,s){return this.done&&this.choice===s?"chosen":""}#o(){let t=this.marks.length?"Mark a place on each scale first":"Choose one of the options first";return this.hint?`${t}. A guess is fine.`:this.done?`You predict ${this.marks.length?be(this.marks.map((n,r)=>He(n,this.#s[r]))):ye[this.choice]}. It is kept; read on and find out.`:$}#r(){let t=this.done?{choice:this.choice,marks:this.marks}:{choice:null,marks:[]};return Si(this.entry,this.part("truth",this.entry.truth),t)}};var uu={"attn-check":Nn,"attn-predict":Cn};function Hi(){for(let[e,t]of Object.entries(uu))customElements.get(e)||customElements.define(e,t)}Hi();function du(e){for(let{target:t}of e)if(t.scrollWidth>t.clientWidth)t.setAttribute("tabindex","0"),t.classList.contains("formula")&&(t.setAttribute("role","group"),t.setAttribute("aria-label","Formula, scrolls sideways"));else for(let s of["tabindex","role","aria-label"])t.removeAttribute(s)}var zi;function Ui(e){zi??=new ResizeObserver(t=>requestAnimationFrame(()=>du(t)));for(let t of e.querySelectorAll(".formula, .listing pre"))zi.observe(t)}function Bi(e,t,s,n){return e.length?d`<div class="asks" role="group" aria-label="Your answer, if you like to type it">${e.map(({label:r,tolerance:o},a)=>d`
    <div class=${o===0&&e.length>2?"ask narrow":"ask"}>
      <label for="ask-${a}">${r}</label>
      <input id="ask-${a}" autocomplete="off" spellcheck="false" inputmode="text" ?disabled=${s}
        .value=${Q(t[a]??"")} @input=${i=>n(a,i.target.value)}>
    </div>`)}</div>
  ${e.some(({tolerance:r})=>r>0)?d`<p class="hint muted ui">Fractions are fine, and so are decimals,
    two or three of them.</p>`:$}`:$}function Fi(e,t,s){return s.length?d`<ul class="marks ui" role="list" aria-label="Your answer">${e.map(({label:n,value:r},o)=>d`<li>
    <span class="sign ${s[o]?"right":"wrong"}" aria-hidden="true">${s[o]?"\u2713":"\u2717"}</span>
    ${n}: <span class="num" data-name=${n} data-value=${String(r)}>${_s(r)}</span>,
    ${s[o]?"right":t[o]?.trim()?d`not ${t[o].trim()}`:"left out"}</li>`)}</ul>`:$}var Wi="Note and more",Ki="No card is in your deck yet.",Gi=e=>`Add all ${e} cards`,Vi=({title:e})=>`Recall: ${e}`,Qi=({title:e,where:t,due:s,question:n,fields:r,revealed:o,keys:a=$,submit:i,add:l})=>d`
  <div class="head">
    <p class="title" id="title" tabindex="-1">${e}</p>
    <p class=${s?"where due":"where"}>${t}</p>
  </div>
  <div class="question prose">${n}</div>
  <form @submit=${i}>
    ${r}
    <div class="buttons row" ?hidden=${o}>
      <button type="submit" class="main" aria-keyshortcuts=${a}>Show the answer</button>
      ${l?d`<button type="button" @click=${l}>Add to my deck</button>`:$}
    </div>
  </form>`,Ji=({words:e,buttons:t,href:s})=>d`
  <p class="ui muted" role="status">${e}</p>
  <div class="row">
    ${t}
    <a class="ui" href=${s}>Open the review</a>
  </div>`;var Yi=[{name:"c1",title:"Attention with a mask",front:'<p>Write the whole formula of scaled dot-product attention, for <span class="tie"><span class="katex"><math><mi class="of-q">Q</mi></math></span>,</span> <span class="tie"><span class="katex"><math><mi class="of-k">K</mi></math></span>,</span> <span class="katex"><math><mi class="of-v">V</mi></math></span> and an additive mask <span class="tie"><span class="katex"><math><mi>M</mi></math></span>.</span></p>',back:`<div class="formula"><span class="katex"><math><mstyle scriptlevel="0" displaystyle="true"><mi mathvariant="normal">Attn</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi class="of-q">Q</mi><mo separator="true">,</mo><mi class="of-k">K</mi><mo separator="true">,</mo><mi class="of-v">V</mi><mo stretchy="false">)</mo><mo>=</mo><mi mathvariant="normal">softmax</mi><mo>\u2061</mo><mo fence="false" stretchy="true" minsize="1.8em" maxsize="1.8em">(</mo><mfrac><mrow><mi class="of-q">Q</mi><msup><mi class="of-k">K</mi><mi mathvariant="normal">\u22A4</mi></msup></mrow><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></mfrac><mo>+</mo><mi>M</mi><mo fence="false" stretchy="true" minsize="1.8em" maxsize="1.8em">)</mo><mtext>\u2009</mtext><mi class="of-v">V</mi></mstyle></math></span></div>
<p>The softmax runs along each row by itself. <span class="katex"><math><msub><mi>M</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>=</mo><mn>0</mn></math></span> lets query <span class="katex"><math><mi>i</mi></math></span> look at key <span class="tie"><span class="katex"><math><mi>j</mi></math></span>,</span> and <span class="katex"><math><msub><mi>M</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>=</mo><mo>\u2212</mo><mi mathvariant="normal">\u221E</mi></math></span> hides that key from it.</p>`,values:{},asks:[],anki:{front:'<p>Write the whole formula of scaled dot-product attention, for <span class="tie">\\(Q\\),</span> <span class="tie">\\(K\\),</span> \\(V\\) and an additive mask <span class="tie">\\(M\\).</span></p>',back:`<div class="formula">\\[\\operatorname{Attn}(Q, K, V) = \\operatorname{softmax}\\Big(\\frac{QK^{\\top}}{\\sqrt{d_k}} + M\\Big)\\, V\\]</div>
<p>The softmax runs along each row by itself. \\(M_{ij} = 0\\) lets query \\(i\\) look at key <span class="tie">\\(j\\),</span> and \\(M_{ij} = -\\infty\\) hides that key from it.</p>`},source:{front:"Write the whole formula of scaled dot-product attention, for $Q$, $K$, $V$ and an additive mask $M$.",back:`$$
\\operatorname{Attn}(Q, K, V) = \\operatorname{softmax}\\Big(\\frac{QK^{\\top}}{\\sqrt{d_k}} + M\\Big)\\, V
$$

The softmax runs along each row by itself. $M_{ij} = 0$ lets query $i$ look at key $j$, and $M_{ij} = -\\infty$ hides that key from it.`}},{name:"c2",title:"From scores to weights",front:'<p>One query meets two keys and scores them <span class="katex"><math><mn>0</mn></math></span> and <span class="tie"><span class="katex"><math><mi>ln</mi><mo>\u2061</mo><mtext>\u2009</mtext><mtext>[[n]]</mtext></math></span>.</span> Which weights does the softmax give them?</p>',back:`<p>Exponentials first: <span class="katex"><math><msup><mi>e</mi><mn>0</mn></msup><mo>=</mo><mn>1</mn></math></span> and <span class="tie"><span class="katex"><math><msup><mi>e</mi><mrow><mi>ln</mi><mo>\u2061</mo><mtext>\u2009</mtext><mtext>[[n]]</mtext></mrow></msup><mo>=</mo><mtext>[[n]]</mtext></math></span>.</span> Then divide both by their sum, <span class="tie"><span class="katex"><math><mn>1</mn><mo>+</mo><mtext>[[n]]</mtext></math></span>:</span></p>
<div class="formula"><span class="katex"><math><mstyle scriptlevel="0" displaystyle="true"><mi>a</mi><mo>=</mo><mo fence="false" stretchy="true" minsize="1.8em" maxsize="1.8em">(</mo><mfrac><mn>1</mn><mrow><mn>1</mn><mo>+</mo><mtext>[[n]]</mtext></mrow></mfrac><mo separator="true">,</mo><mtext>\xA0</mtext><mfrac><mtext>[[n]]</mtext><mrow><mn>1</mn><mo>+</mo><mtext>[[n]]</mtext></mrow></mfrac><mo fence="false" stretchy="true" minsize="1.8em" maxsize="1.8em">)</mo><mo>\u2248</mo><mo stretchy="false">(</mo><mtext>[[a1]]</mtext><mo separator="true">,</mo><mtext>\xA0[[a2]]</mtext><mo stretchy="false">)</mo></mstyle></math></span></div>`,values:{n:3,a1:.25,a2:.75},asks:[{label:"weight of the first key",tolerance:.005},{label:"weight of the second key",tolerance:.005}],anki:{front:'<p>One query meets two keys and scores them \\(0\\) and <span class="tie">\\(\\ln 3\\).</span> Which weights does the softmax give them?</p>',back:`<p>Exponentials first: \\(e^0 = 1\\) and <span class="tie">\\(e^{\\ln 3} = 3\\).</span> Then divide both by their sum, <span class="tie">\\(1 + 3\\):</span></p>
<div class="formula">\\[a = \\Big(\\frac{1}{1 + 3},\\ \\frac{3}{1 + 3}\\Big) \\approx (0.25,\\ 0.75)\\]</div>`},source:{front:"One query meets two keys and scores them $0$ and $\\ln 3$. Which weights does the softmax give them?",back:`Exponentials first: $e^0 = 1$ and $e^{\\ln 3} = 3$. Then divide both by their sum, $1 + 3$:

$$
a = \\Big(\\frac{1}{1 + 3},\\ \\frac{3}{1 + 3}\\Big) \\approx (0.25,\\ 0.75)
$$`}},{name:"c3",title:"The factor under the dot product",front:'<p>Attention divides <span class="katex"><math><msup><mi class="of-q">q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi class="of-k">k</mi></math></span> by <span class="tie"><span class="katex"><math><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></math></span>.</span> What goes wrong without it, and why this number and no other?</p>',back:`<p>Take entries that are independent, with mean 0 and variance 1. Then <span class="tie"><span class="katex"><math><mi mathvariant="normal">Var</mi><mo>\u2061</mo><mo stretchy="false">(</mo><msup><mi class="of-q">q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi class="of-k">k</mi><mo stretchy="false">)</mo><mo>=</mo><msub><mi>d</mi><mi>k</mi></msub></math></span>,</span> so raw logits spread like <span class="tie"><span class="katex"><math><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></math></span>.</span></p>
<p>Spread-out logits push the softmax towards one-hot. There its Jacobian is nearly 0, and hardly any gradient arrives at <span class="katex"><math><msub><mi>W</mi><mi>Q</mi></msub></math></span> and <span class="tie"><span class="katex"><math><msub><mi>W</mi><mi>K</mi></msub></math></span>.</span>
After the division the variance is 1, whatever the head size.</p>`,values:{},asks:[],anki:{front:'<p>Attention divides \\(q^{\\top} k\\) by <span class="tie">\\(\\sqrt{d_k}\\).</span> What goes wrong without it, and why this number and no other?</p>',back:`<p>Take entries that are independent, with mean 0 and variance 1. Then <span class="tie">\\(\\operatorname{Var}(q^{\\top} k) = d_k\\),</span> so raw logits spread like <span class="tie">\\(\\sqrt{d_k}\\).</span></p>
<p>Spread-out logits push the softmax towards one-hot. There its Jacobian is nearly 0, and hardly any gradient arrives at \\(W_Q\\) and <span class="tie">\\(W_K\\).</span>
After the division the variance is 1, whatever the head size.</p>`},source:{front:"Attention divides $q^{\\top} k$ by $\\sqrt{d_k}$. What goes wrong without it, and why this number and no other?",back:`Take entries that are independent, with mean 0 and variance 1. Then $\\operatorname{Var}(q^{\\top} k) = d_k$, so raw logits spread like $\\sqrt{d_k}$.

Spread-out logits push the softmax towards one-hot. There its Jacobian is nearly 0, and hardly any gradient arrives at $W_Q$ and $W_K$.
After the division the variance is 1, whatever the head size.`}},{name:"c4",title:"The derivative of softmax",front:'<p>Let <span class="tie"><span class="katex"><math><mi>p</mi><mo>=</mo><mi mathvariant="normal">softmax</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi>s</mi><mo stretchy="false">)</mo></math></span>.</span> Give its Jacobian <span class="tie"><span class="katex"><math><mi>J</mi></math></span>,</span> with entries <span class="tie"><span class="katex"><math><msub><mi>J</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>=</mo><mi mathvariant="normal">\u2202</mi><msub><mi>p</mi><mi>i</mi></msub><mi mathvariant="normal">/</mi><mi mathvariant="normal">\u2202</mi><msub><mi>s</mi><mi>j</mi></msub></math></span>.</span> Then use it: for <span class="tie"><span class="katex"><math><mi>p</mi><mo>=</mo><mo stretchy="false">(</mo><mtext>[[p1]]</mtext><mo separator="true">,</mo><mtext>\xA0[[p2]]</mtext><mo stretchy="false">)</mo></math></span>,</span> how large are <span class="katex"><math><msub><mi>J</mi><mn>11</mn></msub></math></span> and <span class="tie"><span class="katex"><math><msub><mi>J</mi><mn>12</mn></msub></math></span>?</span></p>',back:`<div class="formula"><span class="katex"><math><mstyle scriptlevel="0" displaystyle="true"><mi>J</mi><mo>=</mo><mi mathvariant="normal">diag</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi>p</mi><mo stretchy="false">)</mo><mo>\u2212</mo><mi>p</mi><mtext>\u2009</mtext><msup><mi>p</mi><mi mathvariant="normal">\u22A4</mi></msup><mo separator="true">,</mo><mspace width="2em"/><msub><mi>J</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>=</mo><msub><mi>p</mi><mi>i</mi></msub><mtext>\u2009</mtext><mo stretchy="false">(</mo><msub><mi>\u03B4</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>\u2212</mo><msub><mi>p</mi><mi>j</mi></msub><mo stretchy="false">)</mo></mstyle></math></span></div>
<p>Here <span class="katex"><math><msub><mi>J</mi><mn>11</mn></msub><mo>=</mo><msub><mi>p</mi><mn>1</mn></msub><mo stretchy="false">(</mo><mn>1</mn><mo>\u2212</mo><msub><mi>p</mi><mn>1</mn></msub><mo stretchy="false">)</mo><mo>=</mo><mtext>[[j11]]</mtext></math></span> and <span class="tie"><span class="katex"><math><msub><mi>J</mi><mn>12</mn></msub><mo>=</mo><mo>\u2212</mo><msub><mi>p</mi><mn>1</mn></msub><msub><mi>p</mi><mn>2</mn></msub><mo>=</mo><mtext>[[j12]]</mtext></math></span>.</span> The two add to 0, like every row of <span class="tie"><span class="katex"><math><mi>J</mi></math></span>:</span> raising all scores together changes nothing.</p>`,values:{n:3,p1:.25,p2:.75,j11:.1875,j12:-.1875},asks:[{label:"J\u2081\u2081",tolerance:.002},{label:"J\u2081\u2082",tolerance:.002}],anki:{front:'<p>Let <span class="tie">\\(p = \\operatorname{softmax}(s)\\).</span> Give its Jacobian <span class="tie">\\(J\\),</span> with entries <span class="tie">\\(J_{ij} = \\partial p_i / \\partial s_j\\).</span> Then use it: for <span class="tie">\\(p = (0.25,\\ 0.75)\\),</span> how large are \\(J_{11}\\) and <span class="tie">\\(J_{12}\\)?</span></p>',back:`<div class="formula">\\[J = \\operatorname{diag}(p) - p\\,p^{\\top}, \\qquad J_{ij} = p_i\\,(\\delta_{ij} - p_j)\\]</div>
<p>Here \\(J_{11} = p_1 (1 - p_1) = 0.1875\\) and <span class="tie">\\(J_{12} = -p_1 p_2 = -0.1875\\).</span> The two add to 0, like every row of <span class="tie">\\(J\\):</span> raising all scores together changes nothing.</p>`},source:{front:"Let $p = \\operatorname{softmax}(s)$. Give its Jacobian $J$, with entries $J_{ij} = \\partial p_i / \\partial s_j$. Then use it: for $p = (0.25,\\ 0.75)$, how large are $J_{11}$ and $J_{12}$?",back:`$$
J = \\operatorname{diag}(p) - p\\,p^{\\top}, \\qquad J_{ij} = p_i\\,(\\delta_{ij} - p_j)
$$

Here $J_{11} = p_1 (1 - p_1) = 0.1875$ and $J_{12} = -p_1 p_2 = -0.1875$. The two add to 0, like every row of $J$: raising all scores together changes nothing.`}},{name:"c5",title:"The causal mask",front:'<p>Which keys does a causal mask leave to query <span class="tie"><span class="katex"><math><mi>i</mi></math></span>?</span> How do you make the mask, and at which point of the computation does it act?</p>',back:`<p>Query <span class="katex"><math><mi>i</mi></math></span> keeps the keys <span class="tie"><span class="katex"><math><mi>j</mi><mo>\u2264</mo><mi>i</mi></math></span>:</span> itself and the past. Set <span class="katex"><math><msub><mi>M</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub><mo>=</mo><mn>0</mn></math></span> there and <span class="katex"><math><mo>\u2212</mo><mi mathvariant="normal">\u221E</mi></math></span> above the diagonal, for instance with
<code>torch.full((T, T), float('-inf')).triu(1)</code>.</p>
<p>Add it first and take the softmax afterwards. Hidden weights are then exactly 0 and what remains of each row sums to 1.</p>`,values:{},asks:[],anki:{front:'<p>Which keys does a causal mask leave to query <span class="tie">\\(i\\)?</span> How do you make the mask, and at which point of the computation does it act?</p>',back:`<p>Query \\(i\\) keeps the keys <span class="tie">\\(j \\le i\\):</span> itself and the past. Set \\(M_{ij} = 0\\) there and \\(-\\infty\\) above the diagonal, for instance with
<code>torch.full((T, T), float('-inf')).triu(1)</code>.</p>
<p>Add it first and take the softmax afterwards. Hidden weights are then exactly 0 and what remains of each row sums to 1.</p>`},source:{front:"Which keys does a causal mask leave to query $i$? How do you make the mask, and at which point of the computation does it act?",back:`Query $i$ keeps the keys $j \\le i$: itself and the past. Set $M_{ij} = 0$ there and $-\\infty$ above the diagonal, for instance with
\`torch.full((T, T), float('-inf')).triu(1)\`.

Add it first and take the softmax afterwards. Hidden weights are then exactly 0 and what remains of each row sums to 1.`}},{name:"c6",title:"A row with no key left",front:"<p>The masks hide every single key from one query. What does its row of attention turn into, and what do you do about it?</p>",back:`<p>All its logits are <span class="tie"><span class="katex"><math><mo>\u2212</mo><mi mathvariant="normal">\u221E</mi></math></span>,</span> so the softmax is <span class="tie"><span class="katex"><math><mn>0</mn><mi mathvariant="normal">/</mi><mn>0</mn></math></span>:</span> NaN. From there it infects whatever is computed next. Some fused kernels give zeros in this case.</p>
<p>Count on neither. Leave each query at least one key. A usual way to get here: padding on the left together with a causal mask.</p>`,values:{},asks:[],anki:{front:"<p>The masks hide every single key from one query. What does its row of attention turn into, and what do you do about it?</p>",back:`<p>All its logits are <span class="tie">\\(-\\infty\\),</span> so the softmax is <span class="tie">\\(0/0\\):</span> NaN. From there it infects whatever is computed next. Some fused kernels give zeros in this case.</p>
<p>Count on neither. Leave each query at least one key. A usual way to get here: padding on the left together with a causal mask.</p>`},source:{front:"The masks hide every single key from one query. What does its row of attention turn into, and what do you do about it?",back:`All its logits are $-\\infty$, so the softmax is $0/0$: NaN. From there it infects whatever is computed next. Some fused kernels give zeros in this case.

Count on neither. Leave each query at least one key. A usual way to get here: padding on the left together with a causal mask.`}},{name:"c7",title:"Counting parameters",front:'<p>Multi-head attention with biases has width <span class="katex"><math><mi>D</mi></math></span> and <span class="katex"><math><mi>H</mi></math></span> heads. How many parameters is that? Give the formula, then the number for <span class="katex"><math><mi>D</mi><mo>=</mo><mtext>[[D]]</mtext></math></span> and <span class="tie"><span class="katex"><math><mi>H</mi><mo>=</mo><mtext>[[H]]</mtext></math></span>.</span></p>',back:`<p>Four <span class="katex"><math><mi>D</mi><mo>\xD7</mo><mi>D</mi></math></span> matrices and four biases of length <span class="tie"><span class="katex"><math><mi>D</mi></math></span>:</span></p>
<div class="formula"><span class="katex"><math><mstyle scriptlevel="0" displaystyle="true"><mn>4</mn><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mn>4</mn><mi>D</mi><mo>=</mo><mtext>[[P]]</mtext></mstyle></math></span></div>
<p><span class="katex"><math><mi>H</mi></math></span> does not appear. Heads cut the width into pieces; they add nothing to it.</p>`,values:{D:512,H:8,P:1050624},asks:[{label:"parameters",tolerance:0}],anki:{front:'<p>Multi-head attention with biases has width \\(D\\) and \\(H\\) heads. How many parameters is that? Give the formula, then the number for \\(D = 512\\) and <span class="tie">\\(H = 8\\).</span></p>',back:`<p>Four \\(D \\times D\\) matrices and four biases of length <span class="tie">\\(D\\):</span></p>
<div class="formula">\\[4D^2 + 4D = 1{,}050{,}624\\]</div>
<p>\\(H\\) does not appear. Heads cut the width into pieces; they add nothing to it.</p>`},source:{front:"Multi-head attention with biases has width $D$ and $H$ heads. How many parameters is that? Give the formula, then the number for $D = 512$ and $H = 8$.",back:`Four $D \\times D$ matrices and four biases of length $D$:

$$
4D^2 + 4D = 1{,}050{,}624
$$

$H$ does not appear. Heads cut the width into pieces; they add nothing to it.`}},{name:"c8",title:"Splitting into heads",front:`<p><span class="katex"><math><mi class="of-q">Q</mi></math></span> has shape <span class="tie"><span class="katex"><math><mo stretchy="false">(</mo><mi>B</mi><mo separator="true">,</mo><mi>T</mi><mo separator="true">,</mo><mi>D</mi><mo stretchy="false">)</mo></math></span>.</span> Which two steps split it into <span class="katex"><math><mi>H</mi></math></span> heads? With <span class="katex"><math><mo stretchy="false">(</mo><mi>B</mi><mo separator="true">,</mo><mi>T</mi><mo separator="true">,</mo><mi>D</mi><mo stretchy="false">)</mo><mo>=</mo><mo stretchy="false">(</mo><mtext>[[B]]</mtext><mo separator="true">,</mo><mtext>[[T]]</mtext><mo separator="true">,</mo><mtext>[[D]]</mtext><mo stretchy="false">)</mo></math></span> and <span class="tie"><span class="katex"><math><mi>H</mi><mo>=</mo><mtext>[[H]]</mtext></math></span>:</span> what shape comes out, and in which
head does column [[c]] of <span class="katex"><math><mi class="of-q">Q</mi></math></span> end up? (Count columns and heads from 1.)</p>`,back:`<p>View, then transpose:</p>
<div class="formula"><span class="katex"><math><mstyle scriptlevel="0" displaystyle="true"><mtable rowspacing="0.25em" columnalign="center" columnspacing="0em"><mtr><mtd><mstyle scriptlevel="0" displaystyle="true"><mrow><mo stretchy="false">(</mo><mi>B</mi><mo separator="true">,</mo><mi>T</mi><mo separator="true">,</mo><mi>D</mi><mo stretchy="false">)</mo><mo>\u2192</mo><mo stretchy="false">(</mo><mi>B</mi><mo separator="true">,</mo><mi>T</mi><mo separator="true">,</mo><mi>H</mi><mo separator="true">,</mo><msub><mi>d</mi><mi>k</mi></msub><mo stretchy="false">)</mo><mo>\u2192</mo><mo stretchy="false">(</mo><mi>B</mi><mo separator="true">,</mo><mi>H</mi><mo separator="true">,</mo><mi>T</mi><mo separator="true">,</mo><msub><mi>d</mi><mi>k</mi></msub><mo stretchy="false">)</mo><mo separator="true">,</mo></mrow></mstyle></mtd></mtr><mtr><mtd><mstyle scriptlevel="0" displaystyle="true"><mrow><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><mi>D</mi><mi mathvariant="normal">/</mi><mi>H</mi></mrow></mstyle></mtd></mtr></mtable></mstyle></math></span></div>
<p>Here that is <span class="tie"><span class="katex"><math><mo stretchy="false">(</mo><mtext>[[B]]</mtext><mo separator="true">,</mo><mtext>[[H]]</mtext><mo separator="true">,</mo><mtext>[[T]]</mtext><mo separator="true">,</mo><mtext>[[d]]</mtext><mo stretchy="false">)</mo></math></span>.</span> Head <span class="katex"><math><mi>h</mi></math></span> owns <span class="katex"><math><mtext>[[d]]</mtext></math></span> neighbouring columns, so column [[c]] goes to head [[h]]. A direct reshape to the last shape raises no error and
mixes up tokens and features.</p>`,values:{B:2,T:5,D:64,H:4,c:20,d:16,h:2},asks:[{label:"first axis",tolerance:0},{label:"second axis",tolerance:0},{label:"third axis",tolerance:0},{label:"last axis",tolerance:0},{label:"head of column 20",tolerance:0}],anki:{front:`<p>\\(Q\\) has shape <span class="tie">\\((B, T, D)\\).</span> Which two steps split it into \\(H\\) heads? With \\((B, T, D) = (2, 5, 64)\\) and <span class="tie">\\(H = 4\\):</span> what shape comes out, and in which
head does column 20 of \\(Q\\) end up? (Count columns and heads from 1.)</p>`,back:`<p>View, then transpose:</p>
<div class="formula">\\[\\begin{gathered}
(B, T, D) \\to (B, T, H, d_k) \\to (B, H, T, d_k), \\\\
d_k = D / H
\\end{gathered}\\]</div>
<p>Here that is <span class="tie">\\((2, 4, 5, 16)\\).</span> Head \\(h\\) owns \\(16\\) neighbouring columns, so column 20 goes to head 2. A direct reshape to the last shape raises no error and
mixes up tokens and features.</p>`},source:{front:`$Q$ has shape $(B, T, D)$. Which two steps split it into $H$ heads? With $(B, T, D) = (2, 5, 64)$ and $H = 4$: what shape comes out, and in which
head does column 20 of $Q$ end up? (Count columns and heads from 1.)`,back:`View, then transpose:

$$
\\begin{gathered}
(B, T, D) \\to (B, T, H, d_k) \\to (B, H, T, d_k), \\\\
d_k = D / H
\\end{gathered}
$$

Here that is $(2, 4, 5, 16)$. Head $h$ owns $16$ neighbouring columns, so column 20 goes to head 2. A direct reshape to the last shape raises no error and
mixes up tokens and features.`}},{name:"c9",title:"What a longer text costs",front:`<p>Count the FLOPs of self-attention over <span class="katex"><math><mi>T</mi></math></span> tokens at width <span class="tie"><span class="katex"><math><mi>D</mi></math></span>:</span> the four projections, and the scores with the weighted sums. Then let <span class="katex"><math><mi>T</mi></math></span> grow from [[T1]] to [[T2]] (at <span class="tie"><span class="katex"><math><mi>D</mi><mo>=</mo><mtext>[[D]]</mtext></math></span>).</span> By
which factor does each part grow?</p>`,back:`<p>The projections take <span class="tie"><span class="katex"><math><mn>8</mn><mi>T</mi><msup><mi>D</mi><mn>2</mn></msup></math></span>.</span> Scores and weighted sums take <span class="tie"><span class="katex"><math><mn>4</mn><msup><mi>T</mi><mn>2</mn></msup><mi>D</mi></math></span>,</span> and the weights of each head fill <span class="katex"><math><msup><mi>T</mi><mn>2</mn></msup></math></span> numbers unless the work is done in tiles.</p>
<p>So the projections grow by a factor of [[projections]] and the scores with the weighted sums by [[attention]]. The two parts are equal at <span class="tie"><span class="katex"><math><mi>T</mi><mo>=</mo><mn>2</mn><mi>D</mi></math></span>.</span></p>`,values:{D:512,T1:512,T2:2048,projections:4,attention:16},asks:[{label:"factor for the projections",tolerance:0},{label:"factor for scores and weighted sums",tolerance:0}],anki:{front:`<p>Count the FLOPs of self-attention over \\(T\\) tokens at width <span class="tie">\\(D\\):</span> the four projections, and the scores with the weighted sums. Then let \\(T\\) grow from 512 to 2,048 (at <span class="tie">\\(D = 512\\)).</span> By
which factor does each part grow?</p>`,back:`<p>The projections take <span class="tie">\\(8TD^2\\).</span> Scores and weighted sums take <span class="tie">\\(4T^2D\\),</span> and the weights of each head fill \\(T^2\\) numbers unless the work is done in tiles.</p>
<p>So the projections grow by a factor of 4 and the scores with the weighted sums by 16. The two parts are equal at <span class="tie">\\(T = 2D\\).</span></p>`},source:{front:`Count the FLOPs of self-attention over $T$ tokens at width $D$: the four projections, and the scores with the weighted sums. Then let $T$ grow from 512 to 2,048 (at $D = 512$). By
which factor does each part grow?`,back:`The projections take $8TD^2$. Scores and weighted sums take $4T^2D$, and the weights of each head fill $T^2$ numbers unless the work is done in tiles.

So the projections grow by a factor of 4 and the scores with the weighted sums by 16. The two parts are equal at $T = 2D$.`}},{name:"c10",title:"Shuffled tokens",front:"<p>Self-attention is <em>permutation-equivariant</em>. What does that say about shuffled tokens, and what takes the property away?</p>",back:`<p>Shuffle the input rows, and the output rows come out shuffled in just the same way, with nothing else changed:</p>
<div class="formula"><span class="katex"><math><mstyle scriptlevel="0" displaystyle="true"><mi mathvariant="normal">Attn</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi>P</mi><mi>X</mi><mo stretchy="false">)</mo><mo>=</mo><mi>P</mi><mtext>\u2009</mtext><mi mathvariant="normal">Attn</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi>X</mi><mo stretchy="false">)</mo></mstyle></math></span></div>
<p>A mean over all tokens does not notice at all. A causal mask takes this away, and so does any information about positions in the input.</p>`,values:{},asks:[],anki:{front:"<p>Self-attention is <em>permutation-equivariant</em>. What does that say about shuffled tokens, and what takes the property away?</p>",back:`<p>Shuffle the input rows, and the output rows come out shuffled in just the same way, with nothing else changed:</p>
<div class="formula">\\[\\operatorname{Attn}(PX) = P\\,\\operatorname{Attn}(X)\\]</div>
<p>A mean over all tokens does not notice at all. A causal mask takes this away, and so does any information about positions in the input.</p>`},source:{front:"Self-attention is *permutation-equivariant*. What does that say about shuffled tokens, and what takes the property away?",back:`Shuffle the input rows, and the output rows come out shuffled in just the same way, with nothing else changed:

$$
\\operatorname{Attn}(PX) = P\\,\\operatorname{Attn}(X)
$$

A mean over all tokens does not notice at all. A causal mask takes this away, and so does any information about positions in the input.`}}];var ne=Yi,gt=e=>ne.find(t=>t.name===e),Rn=ne.map(({name:e})=>e);var Xi=({boxes:e,ground:t,ink:s})=>Rt(`@media screen and (forced-colors: none) {
  :is(${e}) {
    --edge: ${t};
    --shade: color-mix(in srgb, ${s} 28%, transparent);
    background:
      linear-gradient(to right, var(--edge) 50%, transparent) left / 2.5rem 100% local,
      linear-gradient(to left, var(--edge) 50%, transparent) right / 2.5rem 100% local,
      linear-gradient(to right, var(--shade), transparent) left / 0.9rem 100% scroll,
      linear-gradient(to left, var(--shade), transparent) right / 0.9rem 100% scroll,
      var(--edge);
    background-repeat: no-repeat;
  }
}`);var Be=X`
  .root {
    box-sizing: border-box;
    color: var(--text);
    container-type: inline-size;
  }
  p, h2, h3, ul, dl, dd { margin: 0; }
  h2, h3 { font-weight: 600; line-height: 1.2; }
  .ui, button, summary, label, input, select, table, .where, .title { font-family: ${pt};
    font-size-adjust: none; }
  .ui { font-size: 0.9375rem; line-height: 1.45; }
  .muted { color: var(--muted); }
  .num { font-variant-numeric: tabular-nums; }
  .tie { white-space: nowrap; }
  .unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap; }
  a { color: var(--output); text-underline-offset: 0.18em; }
  math { font-family: 'STIX Two Math', 'Cambria Math', 'Latin Modern Math', 'Libertinus Math', math; }
  .formula { margin: 0.75rem 0; overflow: auto hidden; text-align: center; }
  ${Xi({boxes:".formula",ground:"var(--ground, var(--page))",ink:"var(--text)"})}
  /* Few systems have a font with brackets of every size; the lesson's page has one with large ones. */
  mo[minsize] { font-family: KaTeX_Size2, 'STIX Two Math', 'Cambria Math', 'Latin Modern Math', math;
    font-size-adjust: none; }
  .of-q { color: var(--query); }
  .of-k { color: var(--key); }
  .of-v { color: var(--value); }
  .of-o { color: var(--output); }
  @container (width < 20rem) { .formula { font-size: 0.875em; } }
  code { font-family: ${se}; font-size: 0.86em; }
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
    button.main { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    .notice { border-left-color: Mark; }
  }
`,Zi=X`
  .root { --ground: var(--surface); padding: 1.1rem 1.5rem 0.9rem; border-radius: 6px; background: var(--ground); }
  .head { display: flex; flex-wrap: wrap; gap: 0.1rem 1rem; justify-content: space-between; align-items: baseline;
    margin-bottom: 0.6rem; }
  .title { color: var(--muted); font-size: 0.9375rem; font-weight: 600; line-height: 1.3; }
  .where { color: var(--muted); font-size: 0.875rem; line-height: 1.3; }
  .where.due { color: var(--output); font-weight: 600; }
  .asks { display: flex; flex-wrap: wrap; gap: 0.6rem 0.9rem; margin-top: 0.9rem; }
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
`,tl=X`
  :host(:not([block])) { display: inline; }
  :host([block]) { margin: 1.5rem 0; }
  :host([block]) .root { padding: 1rem 1.5rem; border-radius: 6px; background: var(--surface); }
  :host([block]) .notice { margin-top: 0.75rem; }
  /* A word or two in the page's own line. */
  .compact { all: unset; white-space: nowrap; }
  .compact a { color: inherit; }
  p + .row { margin-top: 0.75rem; }
`;function Dn(e,t){let s=new Date(e),n=[s.getFullYear(),s.getMonth(),s.getDate()],r=Date.UTC(n[0],n[1],n[2])/864e5;return e<new Date(n[0],n[1],n[2],t).getTime()?r-1:r}function el(e,t){let s=Dn(e,t),n=Vt(s+1),r=new Date(n.getUTCFullYear(),n.getUTCMonth(),n.getUTCDate(),t).getTime();for(;Dn(r,t)<=s;)r+=9e5;return r}var Vt=e=>new Date(e*864e5);function sl(e,t){let s=Math.floor(t/864e5);return e>=s-2&&e<=s+1}var Es=1,fu=1e4,We=0xe677d21fdbff,gu=We+1e9,Ms={id:e=>typeof e=="string"&&/^[0-9a-z]{20}$/.test(e),tick:e=>Number.isInteger(e)&&e>=0&&e<=gu,at:e=>yu(e),day:e=>Number.isInteger(e),type:e=>typeof e=="string"&&Object.hasOwn(rl,e),card:e=>typeof e=="string"&&/^[a-z][a-z0-9-]{0,39}$/.test(e),grade:e=>Number.isInteger(e)&&e>=1&&e<=4,seed:e=>Number.isInteger(e)&&e>=0&&e<2**32,right:e=>typeof e=="boolean",text:e=>typeof e=="string"&&e.length<=fu,key:e=>typeof e=="string"&&Object.hasOwn(xe,e),value:e=>typeof e=="number",of:e=>Ms.id(e)},nl=["id","tick","at","day","type"],rl={add:{needs:["card"]},grade:{needs:["card","grade"],may:["seed","right"]},suspend:{needs:["card"]},resume:{needs:["card"]},bury:{needs:["card"]},unbury:{needs:["card"]},reset:{needs:["card"]},note:{needs:["card","text"]},set:{needs:["key","value"]},undo:{needs:["of"]}},xe={retention:{default:.9,least:.7,most:.97},turnover:{default:4,least:0,most:23}},yu=e=>Number.isInteger(e)&&e>=0&&e<=We;function Qt(e){if(typeof e!="object"||e===null||Array.isArray(e))return"it is not an entry";if(!Ms.type(e.type))return`its type is ${Fe(e.type)}`;let{needs:t,may:s=[]}=rl[e.type];for(let n of[...nl,...t]){if(!Object.hasOwn(e,n))return`it has no ${n}`;if(!Ms[n](e[n]))return`its ${n} is ${Fe(e[n])}`}for(let n of Object.keys(e))if(!(nl.includes(n)||t.includes(n))){if(!s.includes(n))return`it has a field ${Fe(n)} that does not belong there`;if(!Ms[n](e[n]))return`its ${n} is ${Fe(e[n])}`}if(!sl(e.day,e.at))return`its day ${e.day} does not fit its time`;if(e.type==="set"){let{least:n,most:r}=xe[e.key];if(!(e.value>=n&&e.value<=r))return`its value is ${Fe(e.value)}`;if(e.key==="turnover"&&!Number.isInteger(e.value))return`its value is ${Fe(e.value)}`}}function Fe(e){let t=JSON.stringify(e)??String(e);return t.length>40?`${t.slice(0,40)}\u2026`:t}var ol=(e,t)=>e.tick-t.tick||(e.id<t.id?-1:e.id>t.id?1:0),It=e=>JSON.stringify(e,$u),$u=Object.keys(Ms),al=e=>JSON.parse(It(e)),bu="0123456789abcdefghijklmnopqrstuvwxyz";function il(){let e="";for(;e.length<20;)for(let t of crypto.getRandomValues(new Uint8Array(32)))t<252&&e.length<20&&(e+=bu[t%36]);return e}function ve(...e){let t=new Map;for(let s of e)for(let n of s){let r=t.get(n.id);(!r||It(n)<It(r))&&t.set(n.id,n)}return[...t.values()].sort(ol)}function Ln(e){let t=new Map(e.map(({id:n},r)=>[n,r])),s=new Set;for(let n=e.length-1;n>=0;n--){let{id:r,type:o,of:a}=e[n];o==="undo"&&!s.has(r)&&t.get(a)<n&&s.add(a)}return e.filter(({id:n,type:r})=>r!=="undo"&&!s.has(n))}var To=class e extends Error{constructor(t="FSRS Error"){super(t),this.name="FSRSError",Error.captureStackTrace?.(this,e)}},W=class e extends To{constructor(t){super(t),this.name="FSRSValidationError",Error.captureStackTrace?.(this,e)}},q=(e=>(e[e.New=0]="New",e[e.Learning=1]="Learning",e[e.Review=2]="Review",e[e.Relearning=3]="Relearning",e))(q||{}),S=(e=>(e[e.Manual=0]="Manual",e[e.Again=1]="Again",e[e.Hard=2]="Hard",e[e.Good=3]="Good",e[e.Easy=4]="Easy",e))(S||{}),j=class e{static card(t){return{...t,state:e.state(t.state),due:e.time(t.due),last_review:t.last_review?e.time(t.last_review):void 0}}static rating(t){if(typeof t=="string"){let s=t.charAt(0).toUpperCase(),n=t.slice(1).toLowerCase(),r=S[`${s}${n}`];if(r===void 0)throw new W(`Invalid rating:[${t}]`);return r}else if(typeof t=="number")return t;throw new W(`Invalid rating:[${t}]`)}static state(t){if(typeof t=="string"){let s=t.charAt(0).toUpperCase(),n=t.slice(1).toLowerCase(),r=q[`${s}${n}`];if(r===void 0)throw new W(`Invalid state:[${t}]`);return r}else if(typeof t=="number")return t;throw new W(`Invalid state:[${t}]`)}static time(t){if(t instanceof Date)return t;let s=new Date(t);if(typeof t=="object"&&t!==null&&!Number.isNaN(Date.parse(t)||+s))return s;if(typeof t=="string"){let n=Date.parse(t);if(Number.isNaN(n))throw new W(`Invalid date:[${t}]`);return new Date(n)}else if(typeof t=="number")return new Date(t);throw new W(`Invalid date:[${t}]`)}static review_log(t){return{...t,due:e.time(t.due),rating:e.rating(t.rating),state:e.state(t.state),review:e.time(t.review)}}};Date.prototype.scheduler=function(e,t){return At(this,e,t)};Date.prototype.diff=function(e,t){return Ke(this,e,t)};Date.prototype.format=function(){return wu(this)};Date.prototype.dueFormat=function(e,t,s){return xu(this,e,t,s)};function At(e,t,s){return new Date(s?j.time(e).getTime()+t*24*60*60*1e3:j.time(e).getTime()+t*60*1e3)}function Ke(e,t,s){if(!e||!t)throw new W("Invalid date");let n=j.time(e).getTime()-j.time(t).getTime(),r=0;switch(s){case"days":r=Math.floor(n/(1440*60*1e3));break;case"minutes":r=Math.floor(n/(60*1e3));break}return r}function wu(e){let t=j.time(e),s=t.getFullYear(),n=t.getMonth()+1,r=t.getDate(),o=t.getHours(),a=t.getMinutes(),i=t.getSeconds();return`${s}-${Ns(n)}-${Ns(r)} ${Ns(o)}:${Ns(a)}:${Ns(i)}`}function Ns(e){return e<10?`0${e}`:`${e}`}var So=[60,60,24,31,12],Ao=["second","min","hour","day","month","year"];function xu(e,t,s,n=Ao){e=j.time(e),t=j.time(t),n.length!==Ao.length&&(n=Ao);let r=e.getTime()-t.getTime(),o=0;for(r/=1e3,o=0;o<So.length&&!(r<So[o]);o++)r/=So[o];return`${Math.floor(r)}${s?n[o]:""}`}var vu=Object.freeze([S.Again,S.Hard,S.Good,S.Easy]),ku=[{start:2.5,end:7,factor:.15},{start:7,end:20,factor:.1},{start:20,end:1/0,factor:.05}];function _u(e,t,s){let n=1;for(let a of ku)n+=a.factor*Math.max(Math.min(e,a.end)-a.start,0);e=Math.min(e,s);let r=Math.max(2,Math.round(e-n)),o=Math.min(Math.round(e+n),s);return e>t&&(r=Math.max(r,t+1)),r=Math.min(r,o),{min_ivl:r,max_ivl:o}}function Tt(e,t,s){return Math.min(Math.max(e,t),s)}function St(e,t){let s=10**t;return Math.round(e*s)/s}function Su(e,t){let s=Date.UTC(e.getUTCFullYear(),e.getUTCMonth(),e.getUTCDate()),n=Date.UTC(t.getUTCFullYear(),t.getUTCMonth(),t.getUTCDate());return Math.floor((n-s)/864e5)}var Au=e=>{let t=e.slice(-1),s=parseInt(e.slice(0,-1),10);if(Number.isNaN(s)||!Number.isFinite(s)||s<0)throw new W(`Invalid step value: ${e}`);switch(t){case"m":return s;case"h":return s*60;case"d":return s*1440;default:throw new W(`Invalid step unit: ${e}, expected m/h/d`)}},Tu=(e,t,s)=>{let n=t===q.Relearning||t===q.Review?e.relearning_steps:e.learning_steps,r=n.length;if(r===0||s>=r)return{};let o=n[0],a=Au,i=()=>a(o),l=()=>{if(r===1)return Math.round(a(o)*1.5);let p=n[1];return Math.round((a(o)+a(p))/2)},c=p=>p<0||p>=r?null:n[p],m=p=>a(p),h={},u=c(Math.max(0,s));if(t===q.Review)return h[S.Again]={scheduled_minutes:a(u),next_step:0},h;{h[S.Again]={scheduled_minutes:i(),next_step:0},h[S.Hard]={scheduled_minutes:l(),next_step:s};let p=c(s+1);if(p){let f=m(p);f&&(h[S.Good]={scheduled_minutes:Math.round(f),next_step:s+1})}}return h};function Mu(){let e=this.review_time.getTime(),t=this.current.reps,s=this.current.difficulty*this.current.stability;return`${e}_${t}_${s}`}var Hn=(e=>(e.SCHEDULER="Scheduler",e.LEARNING_STEPS="LearningSteps",e.SEED="Seed",e))(Hn||{}),Pn=class{last;current;review_time;next=new Map;algorithm;strategies;elapsed_days=0;constructor(t,s,n,r){this.algorithm=n,this.last=j.card(t),this.current=j.card(t),this.review_time=j.time(s),this.strategies=r,this.init()}checkGrade(t){if(!Number.isFinite(t)||t<1||t>4)throw new W(`Invalid grade "${t}",expected 1-4`)}init(){let{state:t,last_review:s}=this.current,n=0;t!==q.New&&s&&(n=Su(s,this.review_time)),this.current.last_review=this.review_time,this.elapsed_days=n,this.current.elapsed_days=n,this.current.reps+=1;let r=Mu;if(this.strategies){let o=this.strategies.get(Hn.SEED);o&&(r=o)}this.algorithm.seed=r.call(this)}preview(){return{[S.Again]:this.review(S.Again),[S.Hard]:this.review(S.Hard),[S.Good]:this.review(S.Good),[S.Easy]:this.review(S.Easy),[Symbol.iterator]:this.previewIterator.bind(this)}}*previewIterator(){for(let t of vu)yield this.review(t)}review(t){let{state:s}=this.last,n;switch(this.checkGrade(t),s){case q.New:n=this.newState(t);break;case q.Learning:case q.Relearning:n=this.learningState(t);break;case q.Review:n=this.reviewState(t);break}return n}buildLog(t){let{last_review:s,due:n,elapsed_days:r}=this.last;return{rating:t,state:this.current.state,due:s||n,stability:this.current.stability,difficulty:this.current.difficulty,elapsed_days:this.elapsed_days,last_elapsed_days:r,scheduled_days:this.current.scheduled_days,learning_steps:this.current.learning_steps,review:this.review_time}}},Mo=class{c;s0;s1;s2;constructor(t){let s=Eu();this.c=1,this.s0=s(" "),this.s1=s(" "),this.s2=s(" "),t==null&&(t=Date.now()),this.s0-=s(t),this.s0<0&&(this.s0+=1),this.s1-=s(t),this.s1<0&&(this.s1+=1),this.s2-=s(t),this.s2<0&&(this.s2+=1)}next(){let t=2091639*this.s0+this.c*23283064365386963e-26;return this.s0=this.s1,this.s1=this.s2,this.c=t|0,this.s2=t-this.c,this.s2}set state(t){this.c=t.c,this.s0=t.s0,this.s1=t.s1,this.s2=t.s2}get state(){return{c:this.c,s0:this.s0,s1:this.s1,s2:this.s2}}};function Eu(){let e=4022871197;return function(s){s=String(s);for(let n=0;n<s.length;n++){e+=s.charCodeAt(n);let r=.02519603282416938*e;e=r>>>0,r-=e,r*=e,e=r>>>0,r-=e,e+=r*4294967296}return(e>>>0)*23283064365386963e-26}}function Nu(e){let t=new Mo(e),s=()=>t.next();return s.int32=()=>t.next()*4294967296|0,s.double=()=>s()+(s()*2097152|0)*11102230246251565e-32,s.state=()=>t.state,s.importState=n=>(t.state=n,s),s}var qu="5.4.2",Cu=.9,Ru=36500,Du=!1,zn=!0,Lu=Object.freeze(["1m","10m"]),Ou=Object.freeze(["10m"]),vb=`v${qu} using FSRS-6.0`,Jt=.001;var On=100,ll=.5,Pu=.1542,cl=Object.freeze([.212,1.2931,2.3065,8.2956,6.4133,.8334,3.0194,.001,1.8722,.1666,.796,1.4835,.0614,.2629,1.6483,.6014,1.8729,.5425,.0912,.0658,Pu]),hl=2,Iu=(e,t=zn)=>[[Jt,On],[Jt,On],[Jt,On],[Jt,On],[1,10],[.001,4],[.001,4],[.001,.75],[0,4.5],[0,.8],[.001,3.5],[.001,5],[.001,.25],[.001,.9],[0,4],[0,1],[1,6],[0,e],[0,e],[t?.01:0,.8],[.1,.8]],Ge=(e,t,s=zn)=>{let n=Iu(hl,s).slice(0,e.length);if(Math.max(0,t)>1){let r=Tt(e[11]||0,n[11][0],n[11][1]),o=Tt(e[13]||0,n[13][0],n[13][1]),a=Tt(e[14]||0,n[14][0],n[14][1]),i=-(Math.log(r)+Math.log(Math.pow(2,o)-1)+a*.3)/t,l=Tt(St(Math.sqrt(Math.max(i,0)),8),.01,hl);n[17]&&(n[17]=[n[17][0],l]),n[18]&&(n[18]=[n[18][0],l])}return n.map(([r,o],a)=>Tt(e[a]||0,r,o))};var Ro=(e,t=0,s=zn)=>{if(e===void 0)return[...cl];switch(e.length){case 21:return Ge(Array.from(e),t,s);case 19:return console.debug("[FSRS-6]auto fill w from 19 to 21 length"),Ge(Array.from(e),t,s).concat([0,ll]);case 17:{let n=Ge(Array.from(e),t,s);return n[4]=+(n[5]*2+n[4]).toFixed(8),n[5]=+(Math.log(n[5]*3+1)/3).toFixed(8),n[6]=+(n[6]+.5).toFixed(8),console.debug("[FSRS-6]auto fill w from 17 to 21 length"),n.concat([0,0,0,ll])}default:return console.warn("[FSRS]Invalid parameters length, using default parameters"),[...cl]}},ju=e=>{let t=Array.isArray(e?.learning_steps)?e.learning_steps:Lu,s=Array.isArray(e?.relearning_steps)?e.relearning_steps:Ou,n=e?.enable_short_term??zn,r=Ro(e?.w,s.length,n);return{request_retention:e?.request_retention||Cu,maximum_interval:e?.maximum_interval||Ru,w:r,enable_fuzz:e?.enable_fuzz??Du,enable_short_term:n,learning_steps:t,relearning_steps:s}};function Cs(e,t){let s={due:e?j.time(e):new Date,stability:0,difficulty:0,elapsed_days:0,scheduled_days:0,reps:0,lapses:0,learning_steps:0,state:q.New,last_review:void 0};return t&&typeof t=="function"?t(s):s}var ml=e=>{let t=typeof e=="number"?-e:-e[20],s=Math.exp(Math.pow(t,-1)*Math.log(.9))-1;return{decay:t,factor:St(s,8)}};function Eo(e,t,s){let{decay:n,factor:r}=ml(e);return St(Math.pow(1+r*t/s,n),8)}var No=class{param;intervalModifier;_seed;constructor(t){this.param=new Proxy(this.prepare_parameters(t),this.params_handler_proxy()),this.intervalModifier=this.calculate_interval_modifier(this.param.request_retention),this.forgetting_curve=Eo.bind(this,this.param.w)}get interval_modifier(){return this.intervalModifier}set seed(t){this._seed=t}calculate_interval_modifier(t){if(t<=0||t>1)throw new W("Requested retention rate should be in the range (0,1]");let{decay:s,factor:n}=ml(this.param.w);return St((Math.pow(t,1/s)-1)/n,8)}get parameters(){return this.param}set parameters(t){this.update_parameters(t)}params_handler_proxy(){let t=this;return{set:function(s,n,r){return n==="request_retention"&&Number.isFinite(r)?t.intervalModifier=t.calculate_interval_modifier(Number(r)):n==="w"&&(r=Ro(r,s.relearning_steps.length,s.enable_short_term),r=Ge(Array.from(r),s.relearning_steps.length,s.enable_short_term),t.forgetting_curve=Eo.bind(this,r),t.intervalModifier=t.calculate_interval_modifier(Number(s.request_retention))),Reflect.set(s,n,r),!0}}}update_parameters(t){let s=this.prepare_parameters(t);for(let n in s){let r=n;this.param[r]=s[r]}}prepare_parameters=t=>{let s=ju(t);return s.w=Ge(Array.from(s.w),s.relearning_steps.length,s.enable_short_term),s};init_stability(t){return Math.max(this.param.w[t-1],.1)}init_difficulty(t){let s=this.param.w,n=s[4]-Math.exp((t-1)*s[5])+1;return St(n,8)}apply_fuzz(t,s){if(!this.param.enable_fuzz||t<2.5)return Math.round(t);let r=Nu(this._seed)(),{min_ivl:o,max_ivl:a}=_u(t,s,this.param.maximum_interval);return Math.floor(r*(a-o+1)+o)}next_interval(t,s){let n=Math.min(Math.max(1,Math.round(t*this.intervalModifier)),this.param.maximum_interval);return this.apply_fuzz(n,s)}linear_damping(t,s){return St(t*(10-s)/9,8)}next_difficulty(t,s){let n=-this.param.w[6]*(s-3),r=t+this.linear_damping(n,t);return Tt(this.mean_reversion(this.init_difficulty(S.Easy),r),1,10)}mean_reversion(t,s){let n=this.param.w;return St(n[7]*t+(1-n[7])*s,8)}next_recall_stability(t,s,n,r){let o=this.param.w,a=S.Hard===r?o[15]:1,i=S.Easy===r?o[16]:1;return St(Tt(s*(1+Math.exp(o[8])*(11-t)*Math.pow(s,-o[9])*(Math.exp((1-n)*o[10])-1)*a*i),Jt,36500),8)}next_forget_stability(t,s,n){let r=this.param.w;return St(Tt(r[11]*Math.pow(t,-r[12])*(Math.pow(s+1,r[13])-1)*Math.exp((1-n)*r[14]),Jt,36500),8)}next_short_term_stability(t,s){let n=this.param.w,r=Math.pow(t,-n[19])*Math.exp(n[17]*(s-3+n[18])),o=s>=S.Hard?Math.max(r,1):r;return St(Tt(t*o,Jt,36500),8)}forgetting_curve;next_state(t,s,n,r){let{difficulty:o,stability:a}=t??{difficulty:0,stability:0};if(s<0)throw new W(`Invalid delta_t "${s}"`);if(n<0||n>4)throw new W(`Invalid grade "${n}"`);if(o===0&&a===0)return{difficulty:Tt(this.init_difficulty(n),1,10),stability:this.init_stability(n)};if(n===0)return{difficulty:o,stability:a};if(o<1||a<Jt)throw new W(`Invalid memory state { difficulty: ${o}, stability: ${a} }`);let i=this.param.w;r=typeof r=="number"?r:this.forgetting_curve(s,a);let l;if(s===0&&this.param.enable_short_term)l=this.next_short_term_stability(a,n);else if(n===1){let m=this.next_forget_stability(o,a,r),[h,u]=[0,0];this.param.enable_short_term&&(h=i[17],u=i[18]);let p=a/Math.exp(h*u);l=Tt(St(p,8),Jt,m)}else l=this.next_recall_stability(o,a,r,n);return{difficulty:this.next_difficulty(o,n),stability:l}}},In=class extends Pn{learningStepsStrategy;constructor(t,s,n,r){super(t,s,n,r);let o=Tu;if(this.strategies){let a=this.strategies.get(Hn.LEARNING_STEPS);a&&(o=a)}this.learningStepsStrategy=o}getLearningInfo(t,s){let n=this.algorithm.parameters;t.learning_steps=t.learning_steps||0;let r=this.learningStepsStrategy(n,t.state,t.learning_steps),o=Math.max(0,r[s]?.scheduled_minutes??0),a=Math.max(0,r[s]?.next_step??0);return{scheduled_minutes:o,next_steps:a}}applyLearningSteps(t,s,n){let{scheduled_minutes:r,next_steps:o}=this.getLearningInfo(this.current,s);if(r>0&&r<1440)t.learning_steps=o,t.scheduled_days=0,t.state=n,t.due=At(this.review_time,Math.round(r),!1);else if(t.state=q.Review,r>=1440)t.learning_steps=o,t.due=At(this.review_time,Math.round(r),!1),t.scheduled_days=Math.floor(r/1440);else{t.learning_steps=0;let a=this.algorithm.next_interval(t.stability,this.elapsed_days);t.scheduled_days=a,t.due=At(this.review_time,a,!0)}}newState(t){let s=this.next.get(t);if(s)return s;let n=this.next_ds(this.elapsed_days,t);this.applyLearningSteps(n,t,q.Learning);let r={card:n,log:this.buildLog(t)};return this.next.set(t,r),r}learningState(t){let s=this.next.get(t);if(s)return s;let n=this.next_ds(this.elapsed_days,t);this.applyLearningSteps(n,t,this.last.state);let r={card:n,log:this.buildLog(t)};return this.next.set(t,r),r}reviewState(t){let s=this.next.get(t);if(s)return s;let n=this.elapsed_days,r=this.algorithm.forgetting_curve(n,this.current.stability),o=this.next_ds(n,S.Again,r),a=this.next_ds(n,S.Hard,r),i=this.next_ds(n,S.Good,r),l=this.next_ds(n,S.Easy,r);this.next_interval(a,i,l,n),this.next_state(a,i,l),this.applyLearningSteps(o,S.Again,q.Relearning),o.lapses+=1;let c={card:o,log:this.buildLog(S.Again)},m={card:a,log:super.buildLog(S.Hard)},h={card:i,log:super.buildLog(S.Good)},u={card:l,log:super.buildLog(S.Easy)};return this.next.set(S.Again,c),this.next.set(S.Hard,m),this.next.set(S.Good,h),this.next.set(S.Easy,u),this.next.get(t)}next_ds(t,s,n){let r=this.algorithm.next_state({difficulty:this.current.difficulty,stability:this.current.stability},t,s,n),o=j.card(this.current);return o.difficulty=r.difficulty,o.stability=r.stability,o}next_interval(t,s,n,r){let o,a;o=this.algorithm.next_interval(t.stability,r),a=this.algorithm.next_interval(s.stability,r),o=Math.min(o,a),a=Math.max(a,o+1);let i=Math.max(this.algorithm.next_interval(n.stability,r),a+1);t.scheduled_days=o,t.due=At(this.review_time,o,!0),s.scheduled_days=a,s.due=At(this.review_time,a,!0),n.scheduled_days=i,n.due=At(this.review_time,i,!0)}next_state(t,s,n){t.state=q.Review,t.learning_steps=0,s.state=q.Review,s.learning_steps=0,n.state=q.Review,n.learning_steps=0}},jn=class extends Pn{newState(t){let s=this.next.get(t);if(s)return s;this.current.scheduled_days=0,this.current.elapsed_days=0;let n=0,r=this.next_ds(n,S.Again),o=this.next_ds(n,S.Hard),a=this.next_ds(n,S.Good),i=this.next_ds(n,S.Easy);return this.next_interval(r,o,a,i,n),this.next_state(r,o,a,i),this.update_next(r,o,a,i),this.next.get(t)}next_ds(t,s,n){let r=this.algorithm.next_state({difficulty:this.current.difficulty,stability:this.current.stability},t,s,n),o=j.card(this.current);return o.difficulty=r.difficulty,o.stability=r.stability,o}learningState(t){return this.reviewState(t)}reviewState(t){let s=this.next.get(t);if(s)return s;let n=this.elapsed_days,r=this.algorithm.forgetting_curve(n,this.current.stability),o=this.next_ds(n,S.Again,r),a=this.next_ds(n,S.Hard,r),i=this.next_ds(n,S.Good,r),l=this.next_ds(n,S.Easy,r);return this.next_interval(o,a,i,l,n),this.next_state(o,a,i,l),o.lapses+=1,this.update_next(o,a,i,l),this.next.get(t)}next_interval(t,s,n,r,o){let a,i,l,c;a=this.algorithm.next_interval(t.stability,o),i=this.algorithm.next_interval(s.stability,o),l=this.algorithm.next_interval(n.stability,o),c=this.algorithm.next_interval(r.stability,o),a=Math.min(a,i),i=Math.max(i,a+1),l=Math.max(l,i+1),c=Math.max(c,l+1),t.scheduled_days=a,t.due=At(this.review_time,a,!0),s.scheduled_days=i,s.due=At(this.review_time,i,!0),n.scheduled_days=l,n.due=At(this.review_time,l,!0),r.scheduled_days=c,r.due=At(this.review_time,c,!0)}next_state(t,s,n,r){t.state=q.Review,t.learning_steps=0,s.state=q.Review,s.learning_steps=0,n.state=q.Review,n.learning_steps=0,r.state=q.Review,r.learning_steps=0}update_next(t,s,n,r){let o={card:t,log:this.buildLog(S.Again)},a={card:s,log:super.buildLog(S.Hard)},i={card:n,log:super.buildLog(S.Good)},l={card:r,log:super.buildLog(S.Easy)};this.next.set(S.Again,o),this.next.set(S.Hard,a),this.next.set(S.Good,i),this.next.set(S.Easy,l)}},qo=class{fsrs;constructor(t){this.fsrs=t}replay(t,s,n){return this.fsrs.next(t,s,n)}handleManualRating(t,s,n,r,o,a,i){if(typeof s>"u")throw new W("reschedule: state is required for manual rating");let l,c;if(s===q.New)l={rating:S.Manual,state:s,due:i??n,stability:t.stability,difficulty:t.difficulty,elapsed_days:r,last_elapsed_days:t.elapsed_days,scheduled_days:t.scheduled_days,learning_steps:t.learning_steps,review:n},c=Cs(n),c.last_review=n;else{if(typeof i>"u")throw new W("reschedule: due is required for manual rating");let m=Ke(i,n,"days");l={rating:S.Manual,state:t.state,due:t.last_review||t.due,stability:t.stability,difficulty:t.difficulty,elapsed_days:r,last_elapsed_days:t.elapsed_days,scheduled_days:t.scheduled_days,learning_steps:t.learning_steps,review:n},c={...t,state:s,due:i,last_review:n,stability:o||t.stability,difficulty:a||t.difficulty,elapsed_days:r,scheduled_days:m,reps:t.reps+1}}return{card:c,log:l}}reschedule(t,s){let n=[],r=Cs(t.due);for(let o of s){let a;if(o.review=j.time(o.review),o.rating===S.Manual){let i=0;r.state!==q.New&&r.last_review&&(i=Ke(o.review,r.last_review,"days")),a=this.handleManualRating(r,o.state,o.review,i,o.stability,o.difficulty,o.due?j.time(o.due):void 0)}else a=this.replay(r,o.review,o.rating);n.push(a),r=a.card}return n}calculateManualRecord(t,s,n,r){if(!n)return null;let{card:o,log:a}=n,i=j.card(t);return i.due.getTime()===o.due.getTime()?null:(i.scheduled_days=Ke(o.due,i.due,"days"),this.handleManualRating(i,o.state,j.time(s),a.elapsed_days,r?o.stability:void 0,r?o.difficulty:void 0,o.due))}};function qs(e,t){return typeof t=="function"?t(e):e}var Co=class extends No{strategyHandler=new Map;Scheduler;constructor(t){super(t);let{enable_short_term:s}=this.parameters;this.Scheduler=s?In:jn}params_handler_proxy(){let t=this;return{set:function(s,n,r){return n==="request_retention"&&Number.isFinite(r)?t.intervalModifier=t.calculate_interval_modifier(Number(r)):n==="enable_short_term"?t.Scheduler=r===!0?In:jn:n==="w"&&(r=Ro(r,s.relearning_steps.length,s.enable_short_term),r=Ge(Array.from(r),s.relearning_steps.length,s.enable_short_term),t.forgetting_curve=Eo.bind(this,r),t.intervalModifier=t.calculate_interval_modifier(Number(s.request_retention))),Reflect.set(s,n,r),!0}}}useStrategy(t,s){return this.strategyHandler.set(t,s),this}clearStrategy(t){return t?this.strategyHandler.delete(t):this.strategyHandler.clear(),this}getScheduler(t,s){let r=this.strategyHandler.get(Hn.SCHEDULER)||this.Scheduler;return new r(t,s,this,this.strategyHandler)}repeat(t,s,n){let o=this.getScheduler(t,s).preview();return qs(o,n)}next(t,s,n,r){let o=this.getScheduler(t,s),a=j.rating(n);if(a===S.Manual)throw new W("Cannot review a manual rating");let i=o.review(a);return qs(i,r)}get_retrievability(t,s,n=!0){let r=j.card(t);s=s?j.time(s):new Date;let o=r.state!==q.New?Math.max(Ke(s,r.last_review,"days"),0):0,a=r.state!==q.New?this.forgetting_curve(o,+r.stability.toFixed(8)):0;return n?`${(a*100).toFixed(2)}%`:a}rollback(t,s,n){let r=j.card(t),o=j.review_log(s);if(o.rating===S.Manual)throw new W("Cannot rollback a manual rating");let a,i,l;switch(o.state){case q.New:a=o.due,i=void 0,l=0;break;case q.Learning:case q.Relearning:case q.Review:a=o.review,i=o.due,l=r.lapses-(o.rating===S.Again&&o.state===q.Review?1:0);break}let c={...r,due:a,stability:o.stability,difficulty:o.difficulty,elapsed_days:o.last_elapsed_days,scheduled_days:o.scheduled_days,reps:Math.max(0,r.reps-1),lapses:Math.max(0,l),learning_steps:o.learning_steps,state:o.state,last_review:i};return qs(c,n)}forget(t,s,n=!1,r){let o=j.card(t);s=j.time(s);let a=o.state===q.New?0:Ke(s,o.due,"days"),i={rating:S.Manual,state:o.state,due:o.due,stability:o.stability,difficulty:o.difficulty,elapsed_days:0,last_elapsed_days:o.elapsed_days,scheduled_days:a,learning_steps:o.learning_steps,review:s},c={card:{...o,due:s,stability:0,difficulty:0,elapsed_days:0,scheduled_days:0,reps:n?0:o.reps,lapses:n?0:o.lapses,learning_steps:0,state:q.New,last_review:o.last_review},log:i};return qs(c,r)}reschedule(t,s=[],n={}){let{recordLogHandler:r,reviewsOrderBy:o,skipManual:a=!0,now:i=new Date,update_memory_state:l=!1}=n;o&&typeof o=="function"&&s.sort(o),a&&(s=s.filter(f=>f.rating!==S.Manual));let c=new qo(this),m=c.reschedule(n.first_card||Cs(),s),h=m.length,u=j.card(t),p=c.calculateManualRecord(u,i,h?m[h-1]:void 0,l);return{collections:typeof r=="function"?m.map(r):m,reschedule_item:p?qs(p,r):null}}},ul=e=>new Co(e||{});var fl=["new","learning","review","relearning"],Hu=6e4,Rs=()=>({phase:"new",stability:0,difficulty:0,step:0,reps:0,lapses:0,interval:0,lastAt:null,lastDay:null,dueAt:null,dueDay:null}),dl=new Map;function gl(e){let t=dl.get(e);return t||dl.set(e,t=ul({request_retention:e,enable_fuzz:!1})),t}function Do(e,t,{at:s,day:n},r){let o=e.lastDay===null?n:Math.max(n,e.lastDay),a=new Date(o*864e5),{card:i}=gl(r).next(zu(e,a),a,t),l=i.due.getTime()-a.getTime(),c=i.state===q.Review;return{phase:fl[i.state],stability:i.stability,difficulty:i.difficulty,step:i.learning_steps,reps:i.reps,lapses:i.lapses,interval:c?i.scheduled_days:0,lastAt:s,lastDay:n,dueAt:c?null:s+l,dueDay:c?n+i.scheduled_days:null}}function yl(e,t,s){let n=r=>{let{dueAt:o,interval:a}=Do(e,r,t,s);return o===null?{days:a}:{minutes:(o-t.at)/Hu}};return{1:n(S.Again),2:n(S.Hard),3:n(S.Good),4:n(S.Easy)}}function Un(e,t,s){return e.lastDay===null?0:gl(s).forgetting_curve(Math.max(0,t-e.lastDay),e.stability)}function zu(e,t){return{...Cs(t),stability:e.stability,difficulty:e.difficulty,scheduled_days:e.interval,learning_steps:e.step,reps:e.reps,lapses:e.lapses,state:fl.indexOf(e.phase),...e.lastDay===null?{}:{last_review:new Date(e.lastDay*864e5)}}}var Lo=()=>({settings:{retention:xe.retention.default,turnover:xe.turnover.default},cards:new Map,notes:new Map,reviews:[]});function Ve(e){let t=Lo();for(let s of Ln(e))Oo(t,s);return t}function Oo(e,t){let{type:s,at:n,day:r}=t;if(s==="set"){e.settings[t.key]=t.value;return}let o=t.card;if(s==="note"){t.text?e.notes.set(o,t.text):e.notes.delete(o);return}let a=e.cards.get(o)??{addedAt:n,suspended:!1,buriedUntil:null,memory:Rs()};e.cards.set(o,a),s==="suspend"?a.suspended=!0:s==="resume"?a.suspended=!1:s==="bury"?a.buriedUntil=r+1:s==="unbury"?a.buriedUntil=null:s==="reset"?Object.assign(a,{suspended:!1,buriedUntil:null,memory:Rs()}):s==="grade"&&Uu(e,a,o,t)}function Uu(e,t,s,{id:n,at:r,day:o,grade:a,seed:i,right:l}){let c=t.memory;t.memory=Do(c,a,{at:r,day:o},e.settings.retention),t.buriedUntil=null,e.reviews.push({id:n,card:s,at:r,day:o,grade:a,phase:c.phase,interval:c.interval,elapsed:c.lastDay===null?0:Math.max(0,o-c.lastDay),memory:t.memory,...i===void 0?{}:{seed:i},...l===void 0?{}:{right:l}})}var Bn="attention-figures-deck",Po=64*1024*1024;function $l(e){let t;try{t=JSON.parse(e.replace(/^\uFEFF/,""))}catch{return{fault:Fu(e)?"The file is cut off or damaged: it is not complete JSON.":"This is not a backup of a review deck."}}return typeof t!="object"||t===null||t.kind!==Bn?{fault:"This is not a backup of a review deck."}:!Number.isInteger(t.format)||t.format<1?{fault:"The file does not say which format it has."}:t.format>Es?{fault:`The file comes from a newer version of this page (format ${t.format}, not ${Es}). Open it there.`}:Array.isArray(t.log)?t.entries!==t.log.length?{fault:`The file is cut off or damaged: of ${Wu(t.entries)} entries it holds ${t.log.length}.`}:Bu(t.log):{fault:"The file is damaged: it has no log."}}function Bu(e){let t=new Map,s=[];for(let[r,o]of e.entries()){let a=Qt(o);if(a)return{fault:`The file is damaged: in entry ${r+1}, ${a}.`};let i=It(o);if((t.get(o.id)??i)!==i)return{fault:`The file is damaged: entry ${r+1} has the id of another one.`};t.has(o.id)||s.push(al(o)),t.set(o.id,i)}let n=s.findIndex(({tick:r})=>r>We);return n>=0?{fault:`The file is damaged: entry ${n+1} has no place in the order.`}:{entries:s}}var Fu=e=>e.slice(0,400).includes(Bn),Wu=e=>Number.isInteger(e)?String(e):"a number of";function bl(e,t){let s=new Map(e.map(c=>[c.id,c])),n=t.filter(({id:c})=>!s.has(c));if(t.find(c=>s.has(c.id)&&It(c)!==It(s.get(c.id))))return{fault:"The file is damaged: it holds an entry of this deck with another content."};let o=Ve(e),a=Ve(ve(e,n)),i=[...new Set([...o.cards.keys(),...a.cards.keys()])],l=c=>JSON.stringify(c??null);return{fresh:n,known:t.length-n.length,before:o,after:a,cards:i.filter(c=>l(o.cards.get(c))!==l(a.cards.get(c))),notes:[...new Set([...o.notes.keys(),...a.notes.keys()])].filter(c=>o.notes.get(c)!==a.notes.get(c)),settings:["retention","turnover"].filter(c=>o.settings[c]!==a.settings[c])}}function Io(e,t){return`{
  ${[`"kind": ${JSON.stringify(Bn)}`,`"format": ${Es}`,`"exported": ${JSON.stringify(new Date(t).toISOString())}`,`"entries": ${e.length}`].join(`,
  `)},
  "log": [
${e.map(n=>`    ${It(n)}`).join(`,
`)}
  ]
}
`}function Ds(e,t,s){let n=URL.createObjectURL(new Blob([t],{type:`${s};charset=utf-8`})),r=document.createElement("a");r.href=n,r.download=e,document.body.append(r),r.click(),r.remove(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}var zo=(e,t)=>t.some(s=>e instanceof s),wl,xl;function Ku(){return wl||(wl=[IDBIndex,IDBObjectStore,IDBCursor,IDBDatabase,IDBTransaction])}function Gu(){return xl||(xl=["advance","continue","continuePrimaryKey"].map(e=>IDBCursor.prototype[e]))}var Uo=new WeakMap,jo=new WeakMap,Fn=new WeakMap;function Vu(e){let t=new Promise((s,n)=>{let r=()=>{e.removeEventListener("success",o),e.removeEventListener("error",a)},o=()=>{s(re(e.result)),r()},a=()=>{n(e.error),r()};e.addEventListener("success",o),e.addEventListener("error",a)});return Fn.set(t,e),t}function Qu(e){if(Uo.has(e))return;let t=new Promise((s,n)=>{let r=()=>{e.removeEventListener("complete",o),e.removeEventListener("error",a),e.removeEventListener("abort",a)},o=()=>{s(),r()},a=()=>{n(e.error||new DOMException("AbortError","AbortError")),r()};e.addEventListener("complete",o),e.addEventListener("error",a),e.addEventListener("abort",a)});Uo.set(e,t)}var Bo={get(e,t,s){if(e instanceof IDBTransaction){if(t==="done")return Uo.get(e);if(t==="store")return s.objectStoreNames[1]?void 0:s.objectStore(s.objectStoreNames[0])}return re(e[t])},set(e,t,s){return e[t]=s,!0},has(e,t){return e instanceof IDBTransaction&&(t==="done"||t==="store")?!0:t in e}};function Sl(e){Bo=e(Bo)}function Ju(e){return Gu().includes(e)?function(...t){return e.apply(Fo(this),t),re(this.request)}:function(...t){return re(e.apply(Fo(this),t))}}function Yu(e){return typeof e=="function"?Ju(e):(e instanceof IDBTransaction&&Qu(e),zo(e,Ku())?new Proxy(e,Bo):e)}function re(e){if(e instanceof IDBRequest)return Vu(e);if(jo.has(e))return jo.get(e);let t=Yu(e);return Object.is(t,e)||(jo.set(e,t),Fn.set(t,e)),t}var Fo=e=>Fn.get(e);function Ls(e,t,{blocked:s,upgrade:n,blocking:r,terminated:o}={}){let a=indexedDB.open(e,t),i=re(a);return n&&a.addEventListener("upgradeneeded",l=>{n(re(a.result),l.oldVersion,l.newVersion,re(a.transaction),l)}),s&&a.addEventListener("blocked",l=>s(l.oldVersion,l.newVersion,l)),i.then(l=>{o&&l.addEventListener("close",()=>o()),r&&l.addEventListener("versionchange",c=>r(c.oldVersion,c.newVersion,c))}).catch(()=>{}),i}function Al(e,{blocked:t}={}){let s=indexedDB.deleteDatabase(e);return t&&s.addEventListener("blocked",n=>t(n.oldVersion,n)),re(s).then(()=>{})}var Xu=["get","getKey","getAll","getAllKeys","count"],Zu=["put","add","delete","clear"],Ho={};function vl(e,t){if(!(e instanceof IDBDatabase&&!(t in e)&&typeof t=="string"))return;if(Ho[t])return Ho[t];let s=t.replace(/FromIndex$/,""),n=t!==s,r=Zu.includes(s);if(!(s in(n?IDBIndex:IDBObjectStore).prototype)||!(r||Xu.includes(s)))return;let o=async function(a,...i){let l=this.transaction(a,r?"readwrite":"readonly"),c=l.store;return n&&(c=c.index(i.shift())),(await Promise.all([c[s](...i),r&&l.done]))[0]};return Ho[t]=o}Sl(e=>({...e,get:(t,s,n)=>vl(t,s)||e.get(t,s,n),has:(t,s)=>!!vl(t,s)||e.has(t,s)}));var td=["advance","continue","continuePrimaryKey"],kl={},Wo=new WeakMap,Tl=new WeakMap,ed={get(e,t){if(!td.includes(t))return e[t];let s=kl[t];return s||(s=kl[t]=function(...n){Wo.set(this,Tl.get(this)[t](...n))}),s}};async function*sd(...e){let t=this;if(t instanceof IDBCursor||(t=await t.openCursor(...e)),!t)return;t=t;let s=new Proxy(t,ed);for(Tl.set(s,t),Fn.set(s,Fo(t));t;)yield s,t=await(Wo.get(s)||t.continue()),Wo.delete(s)}function _l(e,t){return t===Symbol.asyncIterator&&zo(e,[IDBIndex,IDBObjectStore,IDBCursor])||t==="iterate"&&zo(e,[IDBIndex,IDBObjectStore])}Sl(e=>({...e,get(t,s,n){return _l(t,s)?sd:e.get(t,s,n)},has(t,s){return _l(t,s)||e.has(t,s)}}));var nd=9,rd=1e3;async function Ml(e,t=new Date){let s=await Wn(e),n=s.stores.flatMap(({values:o})=>o.filter(a=>!Qt(a))),r=s.whole&&await ad(s,`${e}-broken-${t.toISOString().slice(0,10)}`);return{name:r&&await ld(e)?r:e,entries:n}}async function Wn(e){let t={stores:[],whole:!0},s;try{s=await Ls(e,void 0,{upgrade(n,r,o,a){a.done.catch(()=>{}),a.abort()}});for(let n of s.objectStoreNames)t.stores.push(await od(s,n,t))}catch{t.whole=!1}return s?.close(),t}async function od(e,t,s){let n=e.transaction(t).objectStore(t),r={name:t,keyPath:n.keyPath,autoIncrement:n.autoIncrement,keys:[],values:[]};try{for(let o=await n.openCursor();o;o=await o.continue())r.keys.push(o.primaryKey),r.values.push(o.value)}catch{s.whole=!1}return r}async function ad({stores:e},t){for(let s=1;s<=nd;s++){let n=s===1?t:`${t}-${s}`,r=!1;try{let o=await Ls(n,1,{upgrade(a){r=!0;for(let{name:i,keyPath:l,autoIncrement:c}of e)a.createObjectStore(i,{...l===null?{}:{keyPath:l},autoIncrement:c})}});r&&await id(o,e),o.close()}catch{return}if(r)return JSON.stringify((await Wn(n)).stores)===JSON.stringify(e)?n:void 0}}async function id(e,t){if(!t.length)return;let s=t.map(({name:r})=>r),n=e.transaction(s,"readwrite",{durability:"strict"});n.done.catch(()=>{});for(let{name:r,keyPath:o,keys:a,values:i}of t){let l=n.objectStore(r);i.forEach((c,m)=>l.put(c,...o===null?[a[m]]:[]).catch(()=>{}))}await n.done}var ld=e=>new Promise(t=>{let s=setTimeout(()=>t(!1),rd),n=r=>()=>{clearTimeout(s),t(r)};Al(e).then(n(!0),n(!1))});var jt=["","Again","Hard","Good","Easy"],cd={new:"New",learning:"Learning",review:"Known",relearning:"Learning again"},hd={weekday:"short",day:"numeric",month:"short",timeZone:"UTC"},B=(e,t)=>`${e} ${t}${e===1?"":"s"}`;function Yt(e){if("minutes"in e)return e.minutes<60?`${e.minutes} min`:`${Math.round(e.minutes/60)} h`;let{days:t}=e;return t<60?B(t,"day"):t<365?`${(t/30.44).toFixed(1)} months`:`${(t/365.25).toFixed(1)} years`}function Qe(e,t){if(e===t)return"today";if(e===t+1)return"tomorrow";let s=Vt(e),n=s.getUTCFullYear()===Vt(t).getUTCFullYear();return s.toLocaleDateString("en-GB",{...hd,...n?{}:{year:"numeric"}})}var Je=e=>Vt(e).toISOString().slice(0,10);function ke(e,t,s){if(!e)return{words:"Not in your deck"};let{memory:n}=e,r=cd[n.phase];switch(t){case"suspended":return{words:"Suspended"};case"buried":return{words:`${r}, set aside until`,next:Qe(Number(e.buriedUntil),s.day),datetime:Je(Number(e.buriedUntil))};case"due":return{words:n.phase==="new"?"New in your deck":`${r}, due now`};case"soon":return{words:`${r}, again in`,next:Yt({minutes:Math.max(1,Math.ceil((Number(n.dueAt)-s.at)/6e4))})};default:return{words:`${r}, next`,next:Qe(Number(n.dueDay),s.day),datetime:Je(Number(n.dueDay))}}}function El(e,t){let s=Math.floor((t.at-e)/6e4);return s<60?s<2?"just now":`${s} minutes ago`:s<2880?`${B(Math.floor(s/60),"hour")} ago`:`${Math.floor(s/1440)} days ago`}var Nl=e=>new Date(e).toLocaleString("en-GB",{day:"numeric",month:"short",year:"numeric",hour:"2-digit",minute:"2-digit"}),Xt=e=>`${(e*100).toFixed(0)} %`,ql={refused:"This browser does not let the page store anything (a private window, a sandboxed frame, blocked site data).",silent:"This browser does not answer when the page asks for its storage.",newer:"Your deck is open in a newer version of this page. Close this tab, or reload it to get that version.",full:"The storage of this browser is full.",wiped:"The stored deck was deleted while this page was open.",failed:"The stored deck could not be opened or written."};function Ko(e){let{at:t,day:s}=e.now();Ds(`attention-deck-${Je(s)}.json`,Io(e.log,t),"application/json"),e.remember("exported",{at:t,entries:e.log.length})}function Ye(e){let{kind:t,loss:s,unreadable:n,unsaved:r}=e.storage,o=e.setAside.filter(({seen:a})=>!a);return d`${t==="memory"&&s?d`<div class="notice ui" role="alert">
    <p><strong>Your deck is not stored.</strong> ${ql[s]} The cards work as long as this page stays open.
      ${r?`${B(r,"change")} would be lost with it.`:$} Save a copy before you leave; you can
        bring it back later.</p>
    <div class="row">
      <button type="button" @click=${()=>Ko(e)}>Save a copy</button>
      <button type="button" @click=${()=>e.retry()}>Try to store it again</button>
    </div>
    <details><summary>The copy as text, where files cannot be saved</summary>
      <textarea readonly aria-label="Copy of the deck" .value=${Io(e.log,e.now().at)}></textarea></details>
  </div>`:$}
  ${o.map(a=>md(e,a))}
  ${n?d`<p class="notice ui">${B(n,"stored row")} could not be read and ${n===1?"was":"were"} left as ${n===1?"it is":"they are"}. The rest of your deck is
      complete.</p>`:$}`}function md(e,{name:t,moved:s,entries:n}){let r=async()=>Ds(`${t}.json`,JSON.stringify(await Wn(t),null,2),"application/json"),o=()=>e.remember("setAside",e.setAside.map(a=>a.name===t?{...a,seen:!0}:a));return d`<div class="notice ui" role="alert">
    <p><strong>Your stored deck was damaged.</strong> ${s?d`It was set aside under the name “${t}”, with all that is in it, and a new one begun.`:d`It was left as it is under the name “${t}”, and a new one begun beside it.`}
      ${n?`${B(n,"change")} could be read in it and ${n===1?"is":"are"} in your deck.`:"None of your reviews could be read in it. If you have a copy, bring it back on the review page."}</p>
    <div class="row">
      <button type="button" @click=${r}>Save what can be read of it</button>
      <button type="button" @click=${o}>I have read this</button>
    </div>
  </div>`}var ud=20*6e4,Cl=2;function ct(e,t){if(!e)return"outside";if(e.suspended)return"suspended";if(e.buriedUntil!==null&&e.buriedUntil>t.day&&e.buriedUntil-t.day<=Cl)return"buried";let{phase:s,dueAt:n,dueDay:r,lastAt:o,lastDay:a}=e.memory;return s==="new"||(n===null?Number(a)-t.day>Cl:Number(o)>t.at)?"due":n!==null?n<=t.at?"due":"soon":Number(r)<=t.day?"due":"later"}function Os({cards:e,settings:t},s){let n=[...e].filter(([,l])=>ct(l,s)==="due"),r=n.filter(([,{memory:l}])=>l.dueAt!==null),o=n.filter(([,{memory:l}])=>l.phase==="review"),a=n.filter(([,{memory:l}])=>l.phase==="new"),i=new Map(o.map(([l,{memory:c}])=>[l,Un(c,s.day,t.retention)]));return r.sort(([,l],[,c])=>Number(l.memory.dueAt)-Number(c.memory.dueAt)),o.sort(([l],[c])=>Number(i.get(l))-Number(i.get(c))),[...r,...o,...a].map(([l])=>l)}var Rl=(e,t)=>[...Os(e,t),...dd(e,t)];function dd({cards:e},t){return[...e].filter(([,s])=>ct(s,t)==="soon"&&Number(s.memory.dueAt)-t.at<=ud).sort(([,s],[,n])=>Number(s.memory.dueAt)-Number(n.memory.dueAt)).map(([s])=>s)}function Kn({cards:e},t){let s=[...e.values()].filter(n=>ct(n,t)==="soon").map(({memory:n})=>Number(n.dueAt));return s.length?Math.min(...s):void 0}var pd=4e3,fd=new Set(["note","set"]),Gn=class extends EventTarget{log=[];state=Lo();about=new Map;storage={kind:"opening",unsaved:0,unreadable:0};#t;#s=new Set;#e;#n;#o;#r;#i;#c=Promise.resolve();constructor({open:t,channel:s,clock:n=()=>Date.now(),keeping:r,patience:o=pd}){super(),this.#e=t,this.#n=s,this.#o=n,this.#r=r,this.#i=o,s?.listen(a=>this.#m(a)),this.ready=this.#l()}#l(){return new Promise(t=>{let s=setTimeout(()=>{this.#f("silent"),t()},this.#i);this.#a().then(()=>{clearTimeout(s),t()})})}async#a(){try{let t=await this.#e(s=>this.#f(s));this.#t=t,this.about=new Map([...t.about,...this.about]),this.storage={...this.storage,kind:"database",loss:void 0,unreadable:t.unreadable},this.#d(t.setAside),this.#m(t.entries,{stored:!0}),await this.#u(),this.#$(this.#r?.asked())}catch(t){this.#f(t?.loss??"failed")}this.#g()}#d(t){let s=this.setAside,n=t.filter(({name:r})=>!s.some(o=>o.name===r));n.length&&this.remember("setAside",[...s,...n])}get setAside(){return this.about.get("setAside")??[]}now(){let t=this.#o();return{at:t,day:Dn(t,this.state.settings.turnover)}}add(t){let s=this.state.cards.size===0,n=t.filter(r=>!this.state.cards.has(r)).map(r=>this.#h("add",{card:r}));return s&&n.length&&this.#$(this.#r?.ask()),n}grade(t,s,n={}){return this.state.cards.has(t)||this.add([t]),this.#h("grade",{card:t,grade:s,...n})}suspend(t){return this.#h("suspend",{card:t})}resume(t){return this.#h("resume",{card:t})}bury(t){return this.#h("bury",{card:t})}unbury(t){return this.#h("unbury",{card:t})}reset(t){return this.#h("reset",{card:t})}note(t,s){(this.state.notes.get(t)??"")!==s&&this.#h("note",{card:t,text:s})}set(t,s){this.state.settings[t]!==s&&this.#h("set",{key:t,value:s})}undoable(){return Ln(this.log).filter(({type:t})=>!fd.has(t)).at(-1)}undo(){let t=this.undoable();return t&&this.takeBack(t.id),t}takeBack(t){this.#h("undo",{of:t})}preview(t){return yl(this.state.cards.get(t)?.memory??Rs(),this.now(),this.state.settings.retention)}async bring(t){await this.ready,await this.#c;let s=this.#p(t);this.#t&&await this.#t.append(s);let n=!!this.#t;this.#m(s,{stored:n}),this.#n?.post(s)}remember(t,s){this.about.set(t,s),this.#t?.remember(t,s).catch(n=>this.#f(n.loss)),this.#g()}async retry(){this.storage.kind==="memory"&&(this.storage={...this.storage,kind:"opening"},this.#s=new Set(this.log.map(({id:t})=>t)),await this.#l())}async refresh(){try{this.#t&&this.#m(await this.#t.read(),{stored:!0})}catch{}this.#g()}#h(t,s){let{at:n,day:r}=this.now(),o=this.log.at(-1)?.tick??0,a={id:il(),tick:n>o?n:o+1,at:n,day:r,type:t,...s};return this.log=[...this.log,a],t==="undo"?this.state=Ve(this.log):Oo(this.state,a),this.#s.add(a.id),this.#n?.post([a]),this.#u(),this.#g(),a}#p(t){let s=new Set(this.log.map(({id:n})=>n));return t.filter(({id:n})=>!s.has(n))}#m(t,{stored:s=!1}={}){let n=this.#p(t);if(s)for(let{id:r}of t)this.#s.delete(r);if(n.length!==0){if(this.log=ve(this.log,n),this.state=Ve(this.log),!s)for(let{id:r}of n)this.#s.add(r);s||this.#u(),this.#g()}}#u(){return this.#c=this.#c.then(async()=>{if(!this.#t||this.#s.size===0)return;let t=this.log.filter(({id:s})=>this.#s.has(s));try{await this.#t.append(t);for(let{id:s}of t)this.#s.delete(s);this.storage={...this.storage,unsaved:this.#s.size}}catch(s){this.#f(s.loss)}}),this.#c}#f(t){this.#t?.close(),this.#t=void 0,t==="wiped"&&(this.#s=new Set(this.log.map(({id:s})=>s))),this.storage={...this.storage,kind:"memory",loss:t,unsaved:this.#s.size},this.#g()}async#$(t){try{let s=await t;this.storage={...this.storage,persistent:s},this.#g()}catch{}}#g(){this.storage.unsaved!==this.#s.size&&(this.storage={...this.storage,unsaved:this.#s.size}),this.dispatchEvent(new Event("change"))}};var Go=e=>Number.isInteger(e)&&e>=0,gd=new Map(Object.entries({setAside:e=>Array.isArray(e)&&Array.from(e).every(yd),exported:e=>Go(e?.at)&&e.at<=We&&Go(e.entries),keys:e=>typeof e=="boolean"})),yd=e=>typeof e?.name=="string"&&typeof e.moved=="boolean"&&Go(e.entries)&&["undefined","boolean"].includes(typeof e.seen),Dl=(e,t)=>gd.get(e)?.(t)??!1;var oe="attention-figures-deck";var $d=[e=>{e.createObjectStore("log",{keyPath:"id"}),e.createObjectStore("about")}],Ll=["log","about"],Pl=9,ae=class extends Error{constructor(t,s){super(`the deck's storage is ${t}`,{cause:s}),this.loss=t}};async function Il({name:e=oe,migrations:t=$d,onLoss:s=()=>{}}={}){let n=[],r=[];for(let o=1;o<=Pl;o++){let a=o===1?e:`${e}-${o}`,i=()=>jl(a,t,s).catch(bd),l=await i()??await wd(a,async()=>{let m=await i();if(m)return m;let{name:h,entries:u}=await Ml(a);return n.push({name:h,moved:h!==a,entries:u.length}),r.push(...u),h===a?void 0:i()});if(!l)continue;let c=ve(r,await xd(e,o,t));return await l.append(c).catch(()=>{}),{...l,entries:ve(l.entries,c),setAside:n}}throw new ae("failed")}function bd(e){if(e instanceof ae)throw e}var wd=(e,t)=>globalThis.navigator?.locks?.request(e,t)??t();async function xd(e,t,s){let n=new Set((await indexedDB.databases?.()??[]).map(o=>o.name)),r=[];for(let o=t+1;o<=Pl;o++)if(n.has(`${e}-${o}`))try{let a=await jl(`${e}-${o}`,s,()=>{});r.push(...a.entries),a.close()}catch{}return r}async function jl(e,t,s){let n=!1,r=a=>{n||s(a),n=!0},o;try{o=await Ls(e,t.length,{async upgrade(a,i,l,c){for(let m of t.slice(i))await m(a,c)},blocking(a,i){o.close(),r(i===null?"wiped":"newer")},terminated:()=>r("wiped")})}catch(a){throw Hl(a)??a}try{let a=Ll.find(u=>!o.objectStoreNames.contains(u));if(a)throw new Error(`${e} has no ${a}`);let i=o.transaction(Ll),[l,c,m]=await Promise.all([i.objectStore("log").getAll(),i.objectStore("about").getAllKeys(),i.objectStore("about").getAll(),i.done]),h=l.filter(u=>!Qt(u));return{name:e,entries:h,about:new Map(c.flatMap((u,p)=>Dl(u,m[p])?[[String(u),m[p]]]:[])),unreadable:l.length-h.length,append:Ol(o,"log",(u,p)=>p.forEach(f=>u.put(f).catch(()=>{}))),read:async()=>(await o.getAll("log")).filter(u=>!Qt(u)),remember:Ol(o,"about",(u,p,f)=>u.put(f,p).catch(()=>{})),close(){n=!0,o.close()}}}catch(a){throw n=!0,o.close(),a}}function Ol(e,t,s){return async(...n)=>{let r;try{r=e.transaction(t,"readwrite",{durability:"strict"}),r.done.catch(()=>{}),s(r.objectStore(t),...n),await r.done}catch(o){throw vd(r),Hl(o)??new ae(kd(o)?"wiped":"failed",o)}}}function vd(e){try{e?.abort()}catch{}}var kd=e=>e?.name==="InvalidStateError"||e?.name==="NotFoundError";function Hl(e){if(e?.name==="VersionError")return new ae("newer",e);if(e?.name==="QuotaExceededError")return new ae("full",e);if(["SecurityError","InvalidStateError","ReferenceError","TypeError"].includes(e?.name))return new ae("refused",e)}var _d=36e5,Vn;function T(){return Vn||(Vn=new Gn({open:e=>Il({onLoss:e}),channel:Sd(),keeping:{asked:async()=>!!await navigator.storage?.persisted?.(),ask:async()=>!!await navigator.storage?.persist?.()}}),Td(Vn)),Vn}function Sd(){let e,t;try{e=new BroadcastChannel(oe),t=localStorage,t.getItem(oe)}catch{}return{post(s){e?.postMessage(s);try{t?.setItem(oe,JSON.stringify(s)),t?.removeItem(oe)}catch{}},listen(s){let n=r=>Array.isArray(r)&&s(r.filter(o=>!Qt(o)));e?.addEventListener("message",({data:r})=>n(r)),addEventListener("storage",({key:r,newValue:o})=>{r===oe&&o&&n(Ad(o))})}}}function Ad(e){try{return JSON.parse(e)}catch{return}}function Td(e){let t,s=()=>{clearTimeout(t);let n=e.now(),r=Math.min(Kn(e.state,n)??1/0,el(n.at,e.state.settings.turnover));t=setTimeout(()=>e.refresh(),Math.min(Math.max(r-n.at,1e3),_d))};e.addEventListener("change",s),document.addEventListener("visibilitychange",()=>{document.visibilityState==="visible"&&e.refresh()}),addEventListener("pageshow",({persisted:n})=>{n&&e.refresh()})}var Md=1500,Qn=class extends tt{static properties={name:{reflect:!0},theme:{reflect:!0},session:{type:Boolean,reflect:!0},revealed:{attribute:!1},typed:{state:!0},done:{state:!0},early:{state:!0},attn:{state:!0},coreless:{state:!0}};static styles=[Lt,Dt,Be,Zi];#t=[];#s;#e;#n=!1;#o=-1;constructor(){super(),this.name="",this.theme=void 0,this.session=!1,this.revealed=!1,this.typed=[],this.done=null,this.early=!1,this.attn=void 0,this.coreless=!1}connectedCallback(){super.connectedCallback(),this.#r();let t=()=>this.#c(),s=()=>this.#y();T().addEventListener("change",t),addEventListener("pagehide",s),this.#t=[Ot(()=>this.requestUpdate()),En(this,n=>n&&this.#i()),()=>T().removeEventListener("change",t),()=>removeEventListener("pagehide",s)],this.#c()}disconnectedCallback(){super.disconnectedCallback(),this.#y(),this.#t.forEach(t=>t()),this.#t=[]}willUpdate(t){t.has("name")&&(t.get("name")&&this.#l(),this.#c())}updated(){Ui(this.renderRoot)}get state(){let t=T().now(),s=T().state.cards.get(this.name),{phase:n,dueAt:r,dueDay:o}=s?.memory??{phase:null,dueAt:null,dueDay:null};return{name:this.name,revealed:this.revealed,standing:ct(s,t),phase:n,dueAt:r,dueDay:o}}set state({revealed:t=!1}){this.revealed=!!t}reset(){this.#l(),this.#d("attn-input")}reveal(){this.revealed||(this.revealed=!0,this.done=null,this.#d("attn-input"),this.updateComplete.then(()=>this.renderRoot.querySelector(".answer")?.focus({preventScroll:!0})))}grade(t){let s=this.#p.length?this.#p.every(Boolean):void 0,{id:n}=T().grade(this.name,t,this.#s?{seed:this.#s.seed,...s===void 0?{}:{right:s}}:{});this.#l(),this.#a(n,`${jt[t]}.`)}get suggested(){return this.#p.length&&!this.#p.every(Boolean)?1:3}focus(){this.updateComplete.then(()=>this.renderRoot.querySelector(".title")?.focus({preventScroll:!0}))}#r(){let t=[...this.querySelectorAll("[data-part]")];if(t.length){for(let s of t)s.slot=s.dataset.part;this.replaceChildren(...this.querySelectorAll(".question:not(:has([data-part]))"),...t),this.#n=!Object.hasOwn(Ie,this.name)}}async#i(){this.attn||!Object.hasOwn(Ie,this.name)||(this.attn=await je().catch(()=>{}),this.coreless=!this.attn)}#c(){let t=T().state.cards.get(this.name)?.memory.reps??0;t!==this.#o&&this.#o>=0&&!this.done&&this.#l(),this.#o=t,this.requestUpdate()}#l(){this.revealed=!1,this.typed=[],this.early=!1,this.done=null}#a(t,s){this.done={id:t,words:s},this.#d("attn-change"),this.session||this.focus()}#d(t){this.dispatchEvent(new CustomEvent(t,{bubbles:!0,composed:!0,detail:{state:this.state}}))}#h(){if(!this.attn||!Object.hasOwn(Ie,this.name))return;let t=mi(this.name,this.#o),s=`${this.name}:${t}`;return this.#s?.key!==s&&(this.#s={key:s,seed:t,...Ie[this.name].solve(this.attn,hi(this.name,t,this.attn))}),this.#s}get#p(){return!this.#s||!this.typed.some(t=>t?.trim())?[]:this.#s.asks.map((t,s)=>bn(Kt(this.typed[s]??""),t))}render(){let t=gt(this.name),s=Pt()??$;if(!t)return d`<div class="root" data-theme=${s}>There is no card with the name “${this.name}”.</div>`;let n=T().now(),r=T().state.cards.get(this.name),o=ct(r,n),a=this.#h(),i=Nd(ke(r,o,n));return d`<div class="root" data-theme=${s} role="group" aria-labelledby="title">
      ${Qi({title:this.session?t.title:Vi(t),where:Ed(ke(r,o,n)),due:o==="due",question:this.#m("front",t.front,a),fields:this.revealed||this.coreless?$:Bi(a?.asks??t.asks,this.typed,!a,(l,c)=>{this.typed=Object.assign([...this.typed],{[l]:c})}),revealed:this.revealed,keys:this.session?"Space":$,submit:this.#x,add:r||this.session?void 0:this.#k})}
      <div class="answer prose" ?hidden=${!this.revealed} tabindex="-1" role="group" aria-label="Answer">
        ${this.revealed&&a?Fi(a.asks,this.typed,this.#p):$}
        ${this.#m("back",t.back,a)}
        ${this.revealed?this.#u():$}
      </div>
      ${this.revealed?this.#f(o):$}
      <div class="after row ui" ?hidden=${!this.done}>
        <p class="status" role="status">${this.done?`${this.done.words} ${i}`:$}</p>
        ${this.done&&!this.session?d`<button type="button" class="link"
          @click=${this.#_}>Take it back</button>`:$}
      </div>
      ${this.done&&!this.session?Ye(T()):$}
      ${this.#$(r,o)}
    </div>`}#m(t,s,n){if(n)return dt(Ss(s,n.shown));let r=dt(Ss(s,gt(this.name)?.values??{}));return this.#n?d`<slot name=${t}>${r}</slot>`:r}#u(){let t=T().state.notes.get(this.name);return t?d`<p class="own"><span class="muted ui">My note:</span> ${t}</p>`:$}#f(t){if(!(this.session||this.early||t==="outside"||t==="due"))return d`<div class="buttons row ui"><p class="muted">${t==="suspended"?"This card is suspended.":"It is not due yet."}</p>
        <button type="button" @click=${()=>{this.early=!0}}>Grade it now</button>
        <button type="button" @click=${this.reset}>Hide the answer</button></div>`;let n=T().preview(this.name);return d`<div class="grades" role="group" aria-label="How well did you know it?">${[1,2,3,4].map(r=>d`
      <button type="button" class=${r===this.suggested?"grade suggested":"grade"} data-grade=${r}
        aria-keyshortcuts=${this.session?r===this.suggested?`${r} Space`:r:$}
          @click=${()=>this.grade(r)}>
        <span>${jt[r]}</span> <span class="wait num">${Yt(n[r])}</span></button>`)}</div>
      ${t==="outside"?d`<p class="after muted ui">A grade puts the card into your review deck.</p>`:$}`}#$(t,s){let n=(r,o,a)=>d`
      <button type="button" @click=${()=>this.#v(o,a)}>${r}</button>`;return d`<details class="more">
      <summary>${Wi}</summary>
      ${t?d`<div class="row">
        ${t.suspended?n("Resume",()=>T().resume(this.name),"Back in the round."):n("Suspend",()=>T().suspend(this.name),"Suspended until you resume it.")}
        ${s==="buried"?n("Bring back today",()=>T().unbury(this.name),"Back today."):n("Bury until tomorrow",()=>T().bury(this.name),"Set aside until tomorrow.")}
        ${n("Reset",()=>T().reset(this.name),"As if never seen.")}
      </div>`:$}
      <label for="note">My note on this card</label>
      <textarea id="note" maxlength="10000" .value=${Q(this.#g())} @input=${this.#b}
        @change=${this.#y}></textarea>
    </details>`}#g(){let t=this.#w();return this.#e&&t?t.value:T().state.notes.get(this.name)??""}#w(){return this.renderRoot?.querySelector("#note")}#b(){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#y(),Md)}#y(){if(!this.#e)return;clearTimeout(this.#e);let t=this.#w()?.value??"";this.#e=void 0,T().note(this.name,t)}#x(t){t.preventDefault(),this.reveal()}#k(){let[t]=T().add([this.name]);t&&this.#a(t.id,"Added.")}#v(t,s){let{id:n}=t();this.#l(),this.#a(n,s)}#_(){this.done&&T().takeBack(this.done.id),this.#l(),this.#d("attn-change"),this.focus()}},Ed=({words:e,next:t,datetime:s})=>d`${e}${t?d` <time datetime=${s??$}>${t}</time>`:$}`,Nd=({words:e,next:t})=>`${e}${t?` ${t}`:""}.`;var Jn=class extends tt{static properties={theme:{reflect:!0},href:{reflect:!0},block:{type:Boolean,reflect:!0},empty:{type:Boolean,reflect:!0}};static styles=[Lt,Dt,Be,tl];#t=[];constructor(){super(),this.theme=void 0,this.href="./review.html",this.block=!1,this.empty=!0}connectedCallback(){super.connectedCallback();let t=()=>this.requestUpdate();T().addEventListener("change",t),this.#t=[Ot(t),()=>T().removeEventListener("change",t)]}disconnectedCallback(){super.disconnectedCallback(),this.#t.forEach(t=>t()),this.#t=[]}willUpdate(){this.empty=T().state.cards.size===0}get state(){return{due:Os(T().state,T().now()).filter(t=>gt(t)).length,cards:T().state.cards.size}}render(){let{due:t,cards:s}=this.state,n=Pt()??$,r=d`<span class="num" data-name="due" data-value=${String(t)}>${t}</span>`;if(!this.block)return s?d`<span class="root compact ui" data-theme=${n}><a href=${this.href}>Review: ${r} due</a></span>`:$;let o=Rn.filter(a=>!T().state.cards.has(a));return d`<div class="root" data-theme=${n}>
      ${Ji({words:s?d`${B(s,"card")} in your deck, ${r} due.`:Ki,buttons:o.length?d`<button type="button" @click=${()=>T().add(o)}>${s?`Add the other ${o.length}`:Gi(o.length)}</button>`:$,href:this.href})}
      ${s?Ye(T()):$}
    </div>`}};var zl=G(class extends F{constructor(){super(...arguments),this.key=$}render(e,t){return this.key=e,t}update(e,[t,s]){return t!==this.key&&(Pe(e),this.key=t),s}});var Ps=21;function Yn({cards:e},t,s=14){let n=Array.from({length:s},(r,o)=>({day:t.day+o,count:0}));for(let r of e.values()){let o=ct(r,t);if(o==="suspended"||o==="outside")continue;let a=o==="due"||o==="soon"?0:Math.max(qd(r),t.day)-t.day;a<s&&n[a].count++}return n}var qd=({buriedUntil:e,memory:t})=>Math.max(e??0,t.dueDay??0);function Ul({reviews:e}){let t=e.filter(({phase:n})=>n==="review"),s=n=>{let r=n.filter(({grade:o})=>o>1).length;return{asked:n.length,remembered:r,share:n.length?r/n.length:null}};return{all:s(t),young:s(t.filter(({interval:n})=>n<Ps)),mature:s(t.filter(({interval:n})=>n>=Ps))}}var Bl=({reviews:e},t)=>e.filter(({card:s})=>s===t).reverse();function Fl({reviews:e},t){let s=e.filter(({id:r})=>t.has(r)),n=r=>s.filter(o=>o.grade===r).length;return{reviews:s.length,cards:new Set(s.map(({card:r})=>r)).size,grades:[1,2,3,4].map(n)}}function Kl(e,t){let s=[...e.state.cards.keys()].filter(n=>!gt(n));return d`<section aria-labelledby="cards">
    <h2 id="cards">Cards</h2>
    <ul class="cards">${ne.map(({name:n,title:r})=>Cd(e,n,r,t))}</ul>
    ${s.length?d`<p class="ui muted">Your deck also holds
      ${s.map(n=>`\u201C${n}\u201D`).join(", ")},
      which this page does not have. They are kept, and go into every copy.</p>`:$}
  </section>`}function Cd(e,t,s,n){let r=e.now(),o=e.state.cards.get(t),a=ct(o,r),{words:i,next:l,datetime:c}=ke(o,a,r),m=(h,u,p)=>d`<button type="button"
    aria-label="${h}: ${s}" @click=${()=>{u(),n(`${s}: ${p}`)}}>${h}</button>`;return d`<li class="card-row">
    <details>
      <summary class="card-head">
        <h3>${s}</h3>
        <span class="stands ui ${a==="due"?"due":""}">${i}${l?d` <time datetime=${c??$}>${l}</time>`:$}</span>
      </summary>
      ${o?d`<div class="row">${o.suspended?m("Resume",()=>e.resume(t),"back in the round."):m("Suspend",()=>e.suspend(t),"suspended.")}
          ${a==="buried"?m("Bring back today",()=>e.unbury(t),"back today."):m("Bury until tomorrow",()=>e.bury(t),"set aside until tomorrow.")}
          ${m("Reset",()=>e.reset(t),"reset.")}</div>`:$}
      ${o&&o.memory.lastDay!==null?d`<p class="ui muted">Chance to remember it today: ${Xt(Un(o.memory,r.day,e.state.settings.retention))}.
        Graded ${Wl(o.memory.reps)}, forgotten ${Wl(o.memory.lapses)}.</p>`:$}
      ${e.state.notes.has(t)?d`<p class="own"><span class="muted ui">My note:</span>
        ${e.state.notes.get(t)}</p>`:$}
      ${Rd(e,t,s)}
    </details>
    ${o?$:m("Add",()=>e.add([t]),"added.")}
  </li>`}var Wl=e=>["never","once","twice"][e]??`${e} times`;function Rd(e,t,s){let n=Bl(e.state,t);if(!n.length)return d`<p class="ui muted">No grades yet.</p>`;let r=o=>o===void 0?"":o?"right":"wrong";return d`<div class="scroll" tabindex="0" role="region" aria-label="Past of ${s}"><table>
    <caption class="unseen">Past of ${s}, newest first</caption>
    <thead><tr><th scope="col">When</th><th scope="col">Grade</th><th scope="col">Typed</th><th
      scope="col">After</th><th scope="col">Next in</th></tr></thead>
    <tbody>${n.map(({at:o,grade:a,right:i,phase:l,elapsed:c,memory:m})=>d`<tr>
      <td><time datetime=${new Date(o).toISOString()}>${Nl(o)}</time></td>
      <td>${jt[a]}</td><td>${r(i)}</td>
      <td>${l==="review"?Yt({days:c}):l==="new"?"new":"learning"}</td>
      <td>${m.dueAt===null?Yt({days:m.interval}):Yt({minutes:Math.round((m.dueAt-o)/6e4)})}</td></tr>`)}</tbody>
  </table></div>`}var Dd="Deep Learning::Attention",Ld=["attention-figures","deep-learning::attention"],Od=e=>`attention-figures-${e}`;function Gl(e,t){let s=["#separator:tab","#html:true","#notetype:Basic","#guid column:1","#deck column:2","#tags column:5"],n=e.map(({name:r,anki:o})=>[Od(r),Dd,o.front,Pd(o.back,t.get(r)),Ld.join(" ")]);return`${[...s,...n.map(r=>r.map(jd).join("	"))].join(`
`)}
`}var Pd=(e,t)=>t?`${e}<hr><p>${Id(t)}</p>`:e;function Id(e){return e.replace(/[&<>"{}[\]]/g,t=>`&#${t.codePointAt(0)};`).replace(/\t/g,"&#9;").replace(/\r\n?|\n/g,"<br>")}var jd=e=>`"${e.replaceAll('"','""')}"`;var Hd=["","again","hard","good","easy"];function Vl(e,{cards:t,notes:s}){let n=e.map(({name:r,title:o,source:a})=>{let i=t.get(r),l=i?.memory;return[r,o,a.front,a.back,s.get(r)??"",i?i.suspended?"suspended":i.memory.phase:"not in the deck",l?.dueDay!=null?Jl(l.dueDay):l?.dueAt!=null?new Date(l.dueAt).toISOString():"",l?.reps??"",l?.lapses??"",l?.interval??"",l?.stability??"",l?.difficulty??""]});return Yl(["card","title","question","answer","note","state","due","reviews","lapses","interval","stability","difficulty"],n)}function Ql({reviews:e}){let t=e.map(({card:s,at:n,day:r,grade:o,phase:a,interval:i,elapsed:l,memory:c,right:m})=>[s,new Date(n).toISOString(),Jl(r),Hd[o],a,i,l,c.interval,c.stability,c.difficulty,m===void 0?"":m?"right":"wrong"]);return Yl(["card","time","day","grade","phase before","interval before","days since","interval","stability","difficulty","typed answer"],t)}var Jl=e=>Vt(e).toISOString().slice(0,10),Yl=(e,t)=>`\uFEFF${[e,...t].map(s=>s.map(zd).join(",")).join(`\r
`)}\r
`,zd=e=>`"${String(e).replaceAll('"','""')}"`;function Xl(e,t){return`# Attention: recall cards

${e.map(({name:n,title:r,source:o})=>{let a=t.get(n);return[`## ${r}`,o.front,"**Answer**",o.back,...a?["**My note**",Ud(a)]:[]].join(`

`)}).join(`

`)}
`}function Ud(e){let t=Math.max(2,...[...e.matchAll(/`+/g)].map(([n])=>n.length)),s="`".repeat(t+1);return`${s}text
${e}
${s}`}function Zl(e,t,s,n){let r=(a,i,l)=>()=>Ds(a,i(),l),{notes:o}=e.state;return d`<section aria-labelledby="copies">
    <h2 id="copies">Copies</h2>
    ${Bd(e)}
    <div class="row"><button type="button" class="main" @click=${()=>Ko(e)}>Save a copy</button>
      <label class="file"><span>Bring back a copy</span><input type="file" accept=".json,application/json"
        @change=${a=>Fd(e,a.target,s)}></label></div>
    <div aria-live="polite">${t?Wd(e,t,s):$}</div>
    <details><summary>For other programs</summary>
      <p class="ui muted">The cards with your notes, without the schedule: that stays in the copy above. The Anki deck
        is ready-made and has no notes of yours. Importing an Anki file again updates its cards.</p>
      <div class="row">
        <button type="button"
          @click=${r("attention-anki.txt",()=>Gl(ne,o),"text/plain")}>Anki text</button>
        <a class="button" href=${n} download>Anki deck (.apkg)</a>
        <button type="button" @click=${r("attention-cards.md",()=>Xl(ne,o),"text/markdown")}>Markdown</button>
        <button type="button" @click=${r("attention-cards.csv",()=>Vl(ne,e.state),"text/csv")}>Cards as CSV</button>
        <button type="button"
          @click=${r("attention-reviews.csv",()=>Ql(e.state),"text/csv")}>Grades as CSV</button>
      </div>
    </details>
  </section>`}function Bd(e){let t=e.about.get("exported"),s=t?e.log.length-t.entries:e.log.length,n=e.storage.persistent===!0?"This browser has promised to keep your deck, but it goes with the browser\u2019s data when you clear them.":"Browsers may delete what a page stores: when space is short, after weeks without a visit, with other site data.";return d`<p class="ui muted">${t?d`Last copy: <span data-name="exported" data-value=${String(t.at)}>${El(t.at,e.now())}</span>${s>0?`, ${B(s,"change")} since then`:", nothing has changed since then"}.`:e.log.length?d`<span data-name="exported" data-value="none">You have not saved a copy yet.</span>`:$} ${n}</p>`}async function Fd(e,t,s){let[n]=t.files??[];if(!n)return;let r=n.size>Po?void 0:await n.text().catch(()=>{});if(t.value="",r===void 0){s({file:n.name,fault:n.size>Po?"The file is far too large for a copy of a review deck.":"The file cannot be read."});return}let o=$l(r),a="entries"in o?bl(e.log,o.entries):o;s("fault"in a?{file:n.name,fault:a.fault}:{file:n.name,comparison:a})}function Wd(e,{file:t,fault:s,comparison:n,done:r},o){let a=d`<button type="button" @click=${()=>o(void 0)}>${n?.fresh.length?"Leave it":"Close"}</button>`;if(s)return d`<div class="notice ui"><p><strong>${t} was not taken.</strong>
      ${s} Your deck is as it was.</p><div class="row">${a}</div></div>`;if(r)return d`<div class="incoming ui"><p>${r}</p><div class="row">${a}</div></div>`;let{fresh:i,known:l,cards:c,notes:m,settings:h,before:u,after:p}=n;if(!i.length)return d`<div class="incoming ui"><p>${t} holds nothing that your deck does not have.</p><div
      class="row">${a}</div></div>`;let f=e.now(),g=(b,v)=>{let{words:E,next:N}=ke(b.cards.get(v),ct(b.cards.get(v),f),f);return`${E}${N?` ${N}`:""}`},y=b=>gt(b)?.title??b,w={retention:b=>`cards to remember: ${Xt(b)}`,turnover:b=>`the day begins at ${b}:00`},x=async()=>{try{await e.bring(i),o({file:t,done:`${B(i.length,"entry").replace("entrys","entries")} taken in.`})}catch{o({file:t,fault:"The browser could not store it."})}};return d`<div class="incoming ui">
    <p><strong>${t}</strong> holds ${i.length+l} entries: you have ${l} of them, ${i.length}
      ${i.length===1?"is":"are"} new. Nothing of yours is lost. It would change:</p>
    <ul>
      ${c.map(b=>d`<li>${y(b)}: ${g(u,b)} →
        ${g(p,b)}</li>`)}
      ${m.map(b=>d`<li>Your note on ${y(b)}</li>`)}
      ${h.map(b=>d`<li>Setting,
        ${w[b](p.settings[b])}</li>`)}
      ${c.length+m.length+h.length===0?d`<li>nothing that shows; the past becomes more
        complete</li>`:$}
    </ul>
    <div class="row"><button type="button" class="main" @click=${x}>Take it in</button>${a}</div>
  </div>`}var Is=60;function tc(e){let t=e.now(),s=Yn(e.state,t),n=Math.max(1,...s.map(a=>a.count)),r=s.reduce((a,i)=>a+i.count,0),o=(a,i)=>Vt(a).toLocaleDateString("en-GB",{timeZone:"UTC",...i});return d`<section aria-labelledby="ahead">
    <h2 id="ahead">The next 14 days</h2>
    <p class="ui muted">${r===0?"No card comes back in this time.":`${B(r,"card")} ${r===1?"comes":"come"} back, ${s[0].count||"none"} today.`}</p>
    <div class="bars ui" aria-hidden="true">${s.map(a=>d`<div class="bar">
      <span class="num">${a.count||""}</span>
      <svg viewBox="0 0 10 ${Is}" preserveAspectRatio="none">${k`<rect class="ground" x="0" y=${Is-1}
        width="10" height="1" />
        <rect class="full" x="0" y=${Is-(Is-1)*(a.count/n)} width="10" height=${(Is-1)*(a.count/n)} />`}</svg>
      <span class="day">${o(a.day,{weekday:"narrow"})}<br>${o(a.day,{day:"numeric"})}</span>
    </div>`)}</div>
    <details><summary>The numbers</summary><div class="scroll" tabindex="0" role="region"
      aria-label="Cards by day"><table>
      <thead><tr><th scope="col">Day</th><th scope="col">Cards</th></tr></thead>
      <tbody>${s.map(a=>d`<tr><th scope="row"><time datetime=${Je(a.day)}>${Qe(a.day,t.day)}</time></th>
        <td data-name="forecast[${a.day-t.day}]" data-value=${String(a.count)}>${a.count}</td></tr>`)}</tbody>
    </table></div></details>
  </section>`}function ec(e){let t=Ul(e.state),s=e.state.settings.retention,n=[["all","All cards"],["young",`Known under ${Ps} days`],["mature",`Known ${Ps} days or more`]];return d`<section aria-labelledby="kept">
    <h2 id="kept">Remembered so far</h2>
    <p class="ui muted">${t.all.share===null?"Nothing yet: this counts cards that come back after a day or more.":`${Xt(t.all.share)} of ${B(t.all.asked,"card")} that came back. You aim at ${Xt(s)}; the mark shows it.`}</p>
    ${t.all.share===null?"":d`<div class="shares ui" aria-hidden="true">${n.map(([r,o])=>d`
      <span>${o}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none">${k`<rect class="ground" x="0" y="0" width="100"
        height="10" />
        <rect class="full" x="0" y="0" width=${(t[r].share??0)*100} height="10" /><rect class="mark"
          x=${s*100-.4} y="0" width="0.8" height="10" />`}</svg>
      <span class="num">${t[r].share===null?"\u2013":Xt(t[r].share)}</span>`)}</div>
    <details><summary>The numbers</summary><div class="scroll" tabindex="0" role="region"
      aria-label="Cards remembered"><table>
      <thead><tr><th scope="col">Cards</th><th scope="col">Asked</th><th scope="col">Remembered</th><th
        scope="col">Share</th></tr></thead>
      <tbody>${n.map(([r,o])=>d`<tr><th scope="row">${o}</th><td>${t[r].asked}</td><td>${t[r].remembered}</td>
        <td data-name="retention.${r}" data-value=${String(t[r].share)}>${t[r].share===null?"none":Xt(t[r].share)}</td></tr>`)}</tbody>
    </table></div></details>`}
  </section>`}var Xn=e=>e.about.get("keys")!==!1;function sc(e){let{retention:t,turnover:s}=e.state.settings,{least:n,most:r}=xe.retention,o=Array.from({length:24},(i,l)=>l),a=i=>{let l=Math.round(Number(i.value))/100;l>=n&&l<=r&&e.set("retention",l),i.value=String(Math.round(e.state.settings.retention*100))};return d`<section aria-labelledby="settings">
    <h2 id="settings">Settings</h2>
    <div class="settings ui">
      <label for="share">Cards to remember, in per cent</label>
      <div><input id="share" type="number" min=${n*100} max=${r*100} step="1"
        .value=${Q(String(Math.round(t*100)))}
        aria-describedby="share-help" @change=${i=>a(i.target)}>
        <p id="share-help" class="muted">A higher share means shorter waits and more reviews. It counts for grades from
          now on.</p></div>
      <label for="hour">My day begins at</label>
      <div><select id="hour" aria-describedby="hour-help" @change=${i=>e.set("turnover",Number(i.target.value))}>
        ${o.map(i=>d`<option value=${i} .selected=${i===s}>${String(i).padStart(2,"0")}:00</option>`)}</select>
        <p id="hour-help" class="muted">Studying after midnight still belongs to the evening before.</p></div>
      <label for="keys">Single keys in a session</label>
      <div><input id="keys" type="checkbox" .checked=${Q(Xn(e))} aria-describedby="keys-help"
        @change=${i=>e.remember("keys",i.target.checked)}>
        <p id="keys-help" class="muted">Space shows the answer and then takes the marked grade; 1 to 4 grade; u takes
          back. This setting belongs to this browser.</p></div>
    </div>
  </section>`}var nc=X`
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
    border-width: 0.3em 0 0.3em 0.45em; border-inline-start-color: var(--muted); forced-color-adjust: none; }
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
    color: var(--text); font: 0.9375rem/1.2 ${pt}; text-decoration: none; }
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
  kbd { padding: 0 0.3em; border: 1px solid var(--line); border-radius: 3px; font: 0.86em ${se}; }
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
`;var Zn=class{entries=[];current;#t;#s;constructor(t,s){this.#t=t,this.#s=s,this.#n()}get over(){return this.current===void 0}get left(){return this.#e.length}get summary(){return Fl(this.#t.state,new Set(this.entries))}wrote(t){this.entries.push(t),this.#n()}follow(){if(this.over)return;let t=this.#t.now(),s=ct(this.#t.state.cards.get(this.current),t);s!=="due"&&s!=="soon"&&this.#n()}undo(){let t=this.#t.undo();if(t)return this.entries=this.entries.filter(s=>s!==t.id),this.current=t.card,this.follow(),t}end(){this.current=void 0}get#e(){return Rl(this.#t.state,this.#t.now()).filter(this.#s)}#n(){[this.current]=this.#e}};var tr=class extends tt{static properties={theme:{reflect:!0},lesson:{reflect:!0},apkg:{reflect:!0},running:{type:Boolean,reflect:!0},session:{state:!0},incoming:{state:!0},said:{state:!0}};static styles=[Lt,Dt,Be,nc];#t=[];constructor(){super(),this.theme=void 0,this.lesson="./attention.html",this.apkg="./attention-cards.apkg",this.running=!1,this.session=null,this.incoming=void 0,this.said=""}connectedCallback(){super.connectedCallback();let t=()=>{this.session?.follow(),this.requestUpdate()},s=n=>this.#r(n);T().addEventListener("change",t),document.addEventListener("keydown",s),this.#t=[Ot(()=>this.requestUpdate()),()=>T().removeEventListener("change",t),()=>document.removeEventListener("keydown",s)]}disconnectedCallback(){super.disconnectedCallback(),this.#t.forEach(t=>t()),this.#t=[]}willUpdate(){this.running=this.session!==null}get state(){let{session:t}=this;return{due:this.#s.length,session:t?{card:t.current??null,left:t.left,...t.summary}:null}}reset(){this.session=null,this.incoming=void 0}start(){this.session=new Zn(T(),t=>gt(t)!==void 0),this.#n(),this.#o("attn-input")}undo(){let t=this.session?this.session.undo():T().undo();t?this.said=`Taken back: ${t.type==="grade"?jt[t.grade??0]:t.type}, ${gt(t.card??"")?.title??t.card}.`:this.said="Nothing to take back.",this.requestUpdate(),this.#n(),this.#o("attn-change")}get#s(){return Os(T().state,T().now()).filter(t=>gt(t))}get#e(){return this.renderRoot.querySelector("attn-card")}async#n(){await this.updateComplete,this.session&&((this.session.over?this.renderRoot.querySelector("#over"):this.#e)?.focus({preventScroll:!0}),this.renderRoot.querySelector(".session")?.scrollIntoView({block:"nearest"}))}#o(t){this.dispatchEvent(new CustomEvent(t,{bubbles:!0,composed:!0,detail:{state:this.state}}))}#r(t){let{key:s,repeat:n,isComposing:r,ctrlKey:o,metaKey:a,altKey:i}=t;if(!this.session||!Xn(T())||n||r||o||a||i||t.defaultPrevented)return;let l=t.composedPath()[0];if(l.closest?.("input, textarea, select, [contenteditable]"))return;let c=this.#e,m=s===" "&&!l.closest?.("button, summary, a");if(s==="u")this.undo();else if(c)if(m)c.revealed?c.grade(c.suggested):c.reveal();else if(/^[1-4]$/.test(s)&&c.revealed)c.grade(Number(s));else return;else return;t.preventDefault()}#i(t){t.stopPropagation();let{session:s}=this,n=T().log.at(-1);if(!s||!n||s.entries.includes(n.id))return;let{current:r}=s;s.wrote(n.id),this.said=n.type==="grade"?`${jt[n.grade??0]}. ${s.over?"That was the last card.":`${B(s.left,"card")} left.`}`:"",s.current===r&&this.#e?.reset(),this.requestUpdate(),this.#n(),this.#o("attn-change")}render(){return d`<div class="root" data-theme=${Pt()??$}>
      <p class="unseen" role="status">${this.said}</p>
      ${Ye(T())}
      ${this.session?this.#h(this.session):this.#c()}
    </div>`}#c(){let{state:t,storage:s}=T();if(s.kind==="opening")return d`<section class="today"><p class="ui muted">Opening your deck …</p></section>`;let n=Rn.filter(r=>!t.cards.has(r));return d`
      ${this.#l(t.cards.size,n)}
      ${t.cards.size?d`<div class="figures">${tc(T())}${ec(T())}</div>`:$}
      ${Kl(T(),r=>{this.said=r})}
      ${Zl(T(),this.incoming,r=>{this.incoming=r},this.apkg)}
      ${sc(T())}`}#l(t,s){let n=this.#s.length,r=s.length?d`<button type="button" class=${t?"":"main"} @click=${()=>this.#d(s)}>
      ${t?`Add the other ${s.length===1?"card":s.length}`:`Add all ${s.length} cards`}</button>`:$;return t?d`<section class="today" aria-label="Today">
      <p class="big"><span class="num" data-name="due" data-value=${String(n)}>${n}</span> ${n===1?"card is":"cards are"} due</p>
      ${n?$:d`<p class="muted">${this.#a()}</p>`}
      <div class="row">
        ${n?d`<button type="button" class="main" @click=${this.start}>Begin</button>`:$}
        ${r}
        ${T().undoable()?d`<button type="button" @click=${this.undo}>Take back the last step</button>`:$}
      </div></section>`:d`<section class="today" aria-label="Today"><p class="big">Your deck is empty.</p>
        <p>Add the cards of the lesson, or take them one by one <a href=${this.lesson}>from its text</a>. Each comes
          back shortly before you would forget it.</p>
        <div class="row">${r}</div></section>`}#a(){let t=T().now(),s=Yn(T().state,t,400).find(r=>r.count>0);if(!s)return"All cards are suspended.";let n=Kn(T().state,t);return s.day===t.day&&n?`A card you are learning comes back in ${Yt({minutes:Math.ceil((n-t.at)/6e4)})}.`:`The next ${s.count===1?"one comes":`${s.count} come`} ${Qe(s.day,t.day)}.`}#d(t){T().add(t),this.said=`${B(t.length,"card")} added.`,this.#o("attn-change")}#h(t){return d`<section class="session" aria-label="Session" @attn-change=${this.#i}
      @attn-input=${s=>s.stopPropagation()}>
      <div class="row bar-row ui">
        <p class="muted">${t.over?$:d`<span data-name="left"
          data-value=${String(t.left)}>${B(t.left,"card")}</span> left`}</p>
        <button type="button" ?disabled=${!T().undoable()} aria-keyshortcuts="u"
          @click=${this.undo}>Take back</button>
        ${t.over?$:d`<button type="button" @click=${()=>{t.end(),this.requestUpdate(),this.#n()}}>End</button>`}
      </div>
      ${t.over?this.#p(t):zl(t.current,d`<attn-card session name=${t.current}
        theme=${this.theme??$}></attn-card>`)}
      ${t.over||!Xn(T())?$:d`<p class="keys ui muted"><kbd>Space</kbd> answer, then the
        marked grade · <kbd>1</kbd>–<kbd>4</kbd> grade · <kbd>u</kbd> take back</p>`}
    </section>`}#p(t){let{reviews:s,cards:n,grades:r}=t.summary;return d`<div class="over">
      <h2 id="over" tabindex="-1">${s?"Done for now":"Nothing was graded"}</h2>
      ${s?d`<p>${B(n,"card")}, ${B(s,"grade")}.</p>
        <dl class="tally ui">${r.map((o,a)=>d`<div><dt>${jt[a+1]}</dt><dd class="num"
          data-name="session.${jt[a+1].toLowerCase()}" data-value=${String(o)}>${o}</dd></div>`)}</dl>`:$}
      <p class="muted">${this.#s.length?`${B(this.#s.length,"card")} still due.`:this.#a()}</p>
      <div class="row"><button type="button" class="main" @click=${this.#m}>Back to the deck</button><a
        class="ui" href=${this.lesson}>Back to the lesson</a></div>
    </div>`}#m(){this.session=null,this.updateComplete.then(()=>this.renderRoot.querySelector(".today button, .today a")?.focus())}};var Kd={"attn-card":Qn,"attn-due":Jn,"attn-review":tr};for(let[e,t]of Object.entries(Kd))customElements.get(e)||customElements.define(e,t);var Gd={},ht=G(class extends F{constructor(){super(...arguments),this.ot=Gd}render(e,t){return t()}update(e,[t,s]){if(Array.isArray(t)){if(Array.isArray(this.ot)&&this.ot.length===t.length&&t.every((n,r)=>n===this.ot[r]))return H}else if(this.ot===t)return H;return this.ot=Array.isArray(t)?Array.from(t):t,this.render(t,s)}});function er(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function Vd(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function rc(e){let t,s,n;e.length!==2?(t=er,s=(i,l)=>er(e(i),l),n=(i,l)=>e(i)-l):(t=e===er||e===Vd?e:Qd,s=e,n=e);function r(i,l,c=0,m=i.length){if(c<m){if(t(l,l)!==0)return m;do{let h=c+m>>>1;s(i[h],l)<0?c=h+1:m=h}while(c<m)}return c}function o(i,l,c=0,m=i.length){if(c<m){if(t(l,l)!==0)return m;do{let h=c+m>>>1;s(i[h],l)<=0?c=h+1:m=h}while(c<m)}return c}function a(i,l,c=0,m=i.length){let h=r(i,l,c,m-1);return h>c&&n(i[h-1],l)>-n(i[h],l)?h-1:h}return{left:r,center:a,right:o}}function Qd(){return 0}function Jd(e){return e===null?NaN:+e}var oc=rc(er),ac=oc.right,$0=oc.left,b0=rc(Jd).center;var w0=ic(lc),x0=ic(Yd);function ic(e){return function(t,s,n=s){if(!((s=+s)>=0))throw new RangeError("invalid rx");if(!((n=+n)>=0))throw new RangeError("invalid ry");let{data:r,width:o,height:a}=t;if(!((o=Math.floor(o))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:r.length/o))>=0))throw new RangeError("invalid height");if(!o||!a||!s&&!n)return t;let i=s&&e(s),l=n&&e(n),c=r.slice();return i&&l?(Xe(i,c,r,o,a),Xe(i,r,c,o,a),Xe(i,c,r,o,a),Ze(l,r,c,o,a),Ze(l,c,r,o,a),Ze(l,r,c,o,a)):i?(Xe(i,r,c,o,a),Xe(i,c,r,o,a),Xe(i,r,c,o,a)):l&&(Ze(l,r,c,o,a),Ze(l,c,r,o,a),Ze(l,r,c,o,a)),t}}function Xe(e,t,s,n,r){for(let o=0,a=n*r;o<a;)e(t,s,o,o+=n,1)}function Ze(e,t,s,n,r){for(let o=0,a=n*r;o<n;++o)e(t,s,o,o+a,n)}function Yd(e){let t=lc(e);return(s,n,r,o,a)=>{r<<=2,o<<=2,a<<=2,t(s,n,r+0,o+0,a),t(s,n,r+1,o+1,a),t(s,n,r+2,o+2,a),t(s,n,r+3,o+3,a)}}function lc(e){let t=Math.floor(e);if(t===e)return Xd(e);let s=e-t,n=2*e+1;return(r,o,a,i,l)=>{if(!((i-=l)>=a))return;let c=t*o[a],m=l*t,h=m+l;for(let u=a,p=a+m;u<p;u+=l)c+=o[Math.min(i,u)];for(let u=a,p=i;u<=p;u+=l)c+=o[Math.min(i,u+m)],r[u]=(c+s*(o[Math.max(a,u-h)]+o[Math.min(i,u+h)]))/n,c-=o[Math.max(a,u-m)]}}function Xd(e){let t=2*e+1;return(s,n,r,o,a)=>{if(!((o-=a)>=r))return;let i=e*n[r],l=a*e;for(let c=r,m=r+l;c<m;c+=a)i+=n[Math.min(o,c)];for(let c=r,m=o;c<=m;c+=a)i+=n[Math.min(o,c+l)],s[c]=i/t,i-=n[Math.max(r,c-l)]}}var Zd=Array.prototype,v0=Zd.slice;var tp=Math.sqrt(50),ep=Math.sqrt(10),sp=Math.sqrt(2);function sr(e,t,s){let n=(t-e)/Math.max(0,s),r=Math.floor(Math.log10(n)),o=n/Math.pow(10,r),a=o>=tp?10:o>=ep?5:o>=sp?2:1,i,l,c;return r<0?(c=Math.pow(10,-r)/a,i=Math.round(e*c),l=Math.round(t*c),i/c<e&&++i,l/c>t&&--l,c=-c):(c=Math.pow(10,r)*a,i=Math.round(e/c),l=Math.round(t/c),i*c<e&&++i,l*c>t&&--l),l<i&&.5<=s&&s<2?sr(e,t,s*2):[i,l,c]}function js(e,t,s){if(t=+t,e=+e,s=+s,!(s>0))return[];if(e===t)return[e];let n=t<e,[r,o,a]=n?sr(t,e,s):sr(e,t,s);if(!(o>=r))return[];let i=o-r+1,l=new Array(i);if(n)if(a<0)for(let c=0;c<i;++c)l[c]=(o-c)/-a;else for(let c=0;c<i;++c)l[c]=(o-c)*a;else if(a<0)for(let c=0;c<i;++c)l[c]=(r+c)/-a;else for(let c=0;c<i;++c)l[c]=(r+c)*a;return l}function nr(e,t,s){return t=+t,e=+e,s=+s,sr(e,t,s)[2]}function cc(e,t,s){t=+t,e=+e,s=+s;let n=t<e,r=n?nr(t,e,s):nr(e,t,s);return(n?-1:1)*(r<0?1/-r:r)}var k0=np(Math.random);function np(e){return function(s,n=0,r=s.length){let o=r-(n=+n);for(;o;){let a=e()*o--|0,i=s[o+n];s[o+n]=s[a+n],s[a+n]=i}return s}}function ts(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}var rr=(e,t)=>s=>e*(1-s)+t*s,hc=()=>{throw new Error("only scales of numbers are here")};function Vo(e){return function(){return e}}function Qo(e){return+e}var mc=[0,1];function Mt(e){return e}function Jo(e,t){return(t-=e=+e)?function(s){return(s-e)/t}:Vo(isNaN(t)?NaN:.5)}function rp(e,t){var s;return e>t&&(s=e,e=t,t=s),function(n){return Math.max(e,Math.min(t,n))}}function op(e,t,s){var n=e[0],r=e[1],o=t[0],a=t[1];return r<n?(n=Jo(r,n),o=s(a,o)):(n=Jo(n,r),o=s(o,a)),function(i){return o(n(i))}}function ap(e,t,s){var n=Math.min(e.length,t.length)-1,r=new Array(n),o=new Array(n),a=-1;for(e[n]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++a<n;)r[a]=Jo(e[a],e[a+1]),o[a]=s(t[a],t[a+1]);return function(i){var l=ac(e,i,1,n)-1;return o[l](r[l](i))}}function es(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function Hs(){var e=mc,t=mc,s=rr,n,r,o,a=Mt,i,l,c;function m(){var u=Math.min(e.length,t.length);return a!==Mt&&(a=rp(e[0],e[u-1])),i=u>2?ap:op,l=c=null,h}function h(u){return u==null||isNaN(u=+u)?o:(l||(l=i(e.map(n),t,s)))(n(a(u)))}return h.invert=function(u){return a(r((c||(c=i(t,e.map(n),rr)))(u)))},h.domain=function(u){return arguments.length?(e=Array.from(u,Qo),m()):e.slice()},h.range=function(u){return arguments.length?(t=Array.from(u),m()):t.slice()},h.rangeRound=function(u){return t=Array.from(u),s=hc,m()},h.clamp=function(u){return arguments.length?(a=u?!0:Mt,m()):a!==Mt},h.interpolate=function(u){return arguments.length?(s=u,m()):s},h.unknown=function(u){return arguments.length?(o=u,h):o},function(u,p){return n=u,r=p,m()}}function Yo(){return Hs()(Mt,Mt)}var et=()=>{throw new Error("only scales of numbers are here")};function Xo(e,t,s,n){var r=cc(e,t,s),o;switch(n=et(n??",f"),n.type){case"s":{var a=Math.max(Math.abs(e),Math.abs(t));return n.precision==null&&!isNaN(o=et(r,a))&&(n.precision=o),et(n,a)}case"":case"e":case"g":case"p":case"r":{n.precision==null&&!isNaN(o=et(r,Math.max(Math.abs(e),Math.abs(t))))&&(n.precision=o-(n.type==="e"));break}case"f":case"%":{n.precision==null&&!isNaN(o=et(r))&&(n.precision=o-(n.type==="%")*2);break}}return et(n)}function Zo(e){var t=e.domain;return e.ticks=function(s){var n=t();return js(n[0],n[n.length-1],s??10)},e.tickFormat=function(s,n){var r=t();return Xo(r[0],r[r.length-1],s??10,n)},e.nice=function(s){s==null&&(s=10);var n=t(),r=0,o=n.length-1,a=n[r],i=n[o],l,c,m=10;for(i<a&&(c=a,a=i,i=c,c=r,r=o,o=c);m-- >0;){if(c=nr(a,i,s),c===l)return n[r]=a,n[o]=i,t(n);if(c>0)a=Math.floor(a/c)*c,i=Math.ceil(i/c)*c;else if(c<0)a=Math.ceil(a*c)/c,i=Math.floor(i*c)/c;else break;l=c}return e},e}function bt(){var e=Yo();return e.copy=function(){return es(e,bt())},ts.apply(e,arguments),Zo(e)}function ta(e,t){e=e.slice();var s=0,n=e.length-1,r=e[s],o=e[n],a;return o<r&&(a=s,s=n,n=a,a=r,r=o,o=a),e[s]=t.floor(r),e[n]=t.ceil(o),e}function uc(e){return Math.log(e)}function dc(e){return Math.exp(e)}function ip(e){return-Math.log(-e)}function lp(e){return-Math.exp(-e)}function cp(e){return isFinite(e)?+("1e"+e):e<0?0:e}function hp(e){return e===10?cp:e===Math.E?Math.exp:t=>Math.pow(e,t)}function mp(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(e),t=>Math.log(t)/e)}function pc(e){return(t,s)=>-e(-t,s)}function up(e){let t=e(uc,dc),s=t.domain,n=10,r,o;function a(){return r=mp(n),o=hp(n),s()[0]<0?(r=pc(r),o=pc(o),e(ip,lp)):e(uc,dc),t}return t.base=function(i){return arguments.length?(n=+i,a()):n},t.domain=function(i){return arguments.length?(s(i),a()):s()},t.ticks=i=>{let l=s(),c=l[0],m=l[l.length-1],h=m<c;h&&([c,m]=[m,c]);let u=r(c),p=r(m),f,g,y=i==null?10:+i,w=[];if(!(n%1)&&p-u<y){if(u=Math.floor(u),p=Math.ceil(p),c>0){for(;u<=p;++u)for(f=1;f<n;++f)if(g=u<0?f/o(-u):f*o(u),!(g<c)){if(g>m)break;w.push(g)}}else for(;u<=p;++u)for(f=n-1;f>=1;--f)if(g=u>0?f/o(-u):f*o(u),!(g<c)){if(g>m)break;w.push(g)}w.length*2<y&&(w=js(c,m,y))}else w=js(u,p,Math.min(p-u,y)).map(o);return h?w.reverse():w},t.tickFormat=(i,l)=>{if(i==null&&(i=10),l==null&&(l=n===10?"s":","),typeof l!="function"&&(!(n%1)&&(l=et(l)).precision==null&&(l.trim=!0),l=et(l)),i===1/0)return l;let c=Math.max(1,n*i/t.ticks().length);return m=>{let h=m/o(Math.round(r(m)));return h*n<n-.5&&(h*=n),h<=c?l(m):""}},t.nice=()=>s(ta(s(),{floor:i=>o(Math.floor(r(i))),ceil:i=>o(Math.ceil(r(i)))})),t}function _e(){let e=up(Hs()).domain([1,10]);return e.copy=()=>es(e,_e()).base(e.base()),ts.apply(e,arguments),e}function fc(e){return function(t){return t<0?-Math.pow(-t,e):Math.pow(t,e)}}function dp(e){return e<0?-Math.sqrt(-e):Math.sqrt(e)}function pp(e){return e<0?-e*e:e*e}function fp(e){var t=e(Mt,Mt),s=1;function n(){return s===1?e(Mt,Mt):s===.5?e(dp,pp):e(fc(s),fc(1/s))}return t.exponent=function(r){return arguments.length?(s=+r,n()):s},Zo(t)}function or(){var e=fp(Hs());return e.copy=function(){return es(e,or()).exponent(e.exponent())},ts.apply(e,arguments),e}function ea(){return or.apply(null,arguments).exponent(.5)}var Et=(e,t,{idle:s=!1,label:n,title:r}={})=>d`<button type="button"
  aria-disabled=${s?"true":$} aria-label=${n??$} title=${r??$}
  @click=${()=>s||t()}>${e}</button>`;var gp=3,yp=-5;function gc(e){return e.split(/(\{[^}]*\})/).filter(Boolean).map(t=>{if(!t.startsWith("{"))return{plain:t};let[,s,n,r]=t.slice(1,-1).match(/^([^_^]*)(?:([_^])(.*))?$/)??[];return{letter:s,sub:n==="_"?r:void 0,sup:n==="^"?r:void 0}})}var R=e=>gc(e).map(({plain:t,letter:s,sub:n,sup:r})=>{if(t!==void 0)return t;let o=n?d`<sub>${n}</sub>`:r?d`<sup>${r}</sup>`:$;return d`<i class="letter">${s}</i>${o}`}),st=e=>ht([e],()=>{let t=0;return gc(e).map(({plain:s,letter:n,sub:r,sup:o})=>{let a=-t;if(t=r?gp:o?yp:0,s!==void 0)return k`<tspan dy=${a}>${s}</tspan>`;let i=r??o,l=r&&/^[a-z]/i.test(r)?"letter script":"script";return k`<tspan class="letter" dy=${a}>${n}</tspan>${i?k`<tspan class=${l} dy=${t}>${i}</tspan>`:$}`})}),ar=e=>e.replace(/[{}_^]/g,"");var $p=/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i,bp=new Set(["","true","on","yes","1"]),wp=new Set(["false","off","no","0"]),xp=12,vp=/(?:\\[\\,;\n]|[^,;\n])+/g,kp=/(?:\\[\\,;\n]|[^\s])+/g,yc=/\\([\\,;\n])/g;function ir(e){if(typeof e=="number")return e;if(typeof e!="string")return NaN;let t=e.trim().replace(/[−–]/g,"-").replace(/^([+-]?\d*),(\d+)$/,"$1.$2");return $p.test(t)?Number(t):NaN}var sa=(e,{min:t=-1/0,max:s=1/0,whole:n})=>Number.isFinite(e)&&e>=t&&e<=s&&(!n||Number.isInteger(e)),na=({min:e,max:t})=>e===void 0||t===void 0?"":` from ${$c(e)} to ${$c(t)}`,$c=e=>String(e).replace("-","\u2212"),ra=([e,t])=>e===t?String(e):`${e} to ${t}`;function bc(e,t){let s=Array.isArray(e)||ArrayBuffer.isView(e);if(!s&&typeof e!="string")return;let r=(s?Sp(e):_p(e)).map(a=>a.map(ir)).filter(a=>a.length);if(r.length!==1||r[0].length===t)return r;let o=r[0];return Array.from({length:Math.ceil(o.length/t)},(a,i)=>o.slice(i*t,(i+1)*t))}function _p(e){let t=e.replace(/[−–]/g,"-").replace(/,?\s*dtype=[^)]*/g,"").replace(/[A-Za-z_][\w.]*\s*\(|\)/g,""),s=t.match(/\[[^[\]]*\]/g)?.map(r=>r.slice(1,-1))??[t];return(s.length>1?s:s[0].split(/[\n;]+/)).map(r=>r.split(/[\s,]+/).filter(Boolean))}function Sp(e){let t=Array.from(e);return t.some(s=>typeof s=="object"&&s!==null)?t.map(s=>typeof s=="object"&&s!==null?Array.from(s):[s]):[t]}function Ap(e){let t=/[,;\n]/.test(e.replace(yc,""));return(e.match(t?vp:kp)??[]).map(s=>s.trim().replace(yc,"$1"))}var lr={number:{read(e,t){let s=ir(e);return sa(s,t)?{value:s}:{}},write:String,needs:e=>`a ${e.whole?"whole ":""}number${na(e)}`},switch:{read(e,t){if(typeof e=="boolean")return{value:e};let s=String(e??"-").trim().toLowerCase();return bp.has(s)||s===t.name.toLowerCase()?{value:!0}:wp.has(s)?{value:!1}:{}},write:e=>e?"on":"off",needs:()=>"on or off"},choice:{read(e,t){let s=String(e??"").trim().toLowerCase();return t.options?.some(([n])=>n===s)?{value:s}:{}},write:String,needs:e=>`one of ${(e.options??[]).map(([t])=>t).join(", ")}`},vector:{read(e,t){let n=bc(e,t.size??2)?.flat()??[];return n.length===t.size&&n.every(r=>sa(r,t))?{value:n}:{}},write:e=>e.join(" "),needs:e=>`${e.size} numbers${na(e)}`},matrix:{read(e,t){let[s,n]=t.count??[1,1/0],r=bc(e,t.size??2)??[];return r.length>=s&&r.length<=n&&r.every(a=>a.length===t.size&&a.every(i=>sa(i,t)))?{value:r}:{}},write:e=>e.map(t=>t.join(" ")).join("; "),needs:e=>`${ra(e.count??[1,1/0])} rows of ${e.size} numbers, each${na(e)}`},cells:{read(e,t){let[s,n]=t.count??[1,1/0],o=(Array.isArray(e)?e:String(e??"").split(/[/;\n]+/)).map(i=>(Array.isArray(i)?i:[...String(i).replace(/[\s,]/g,"")]).map(Number));return o.length>=s&&o.length<=n&&o.every(i=>i.length>=s&&i.length<=n&&i.every(l=>l===0||l===1))?{value:o}:{}},write:e=>e.map(t=>t.join("")).join("/"),needs:e=>`${ra(e.count??[1,1/0])} rows of 0 and 1, such as 100/110/111`},labels:{read(e,t){let[s,n]=t.count??[1,1/0],r=Array.isArray(e)?e:typeof e=="string"?Ap(e):[e];if(!r.every(a=>typeof a=="string"||typeof a=="number"))return{};let o=r.map(a=>[...String(a).trim()].slice(0,xp).join("").trim()).filter(Boolean);return o.length>=s&&o.length<=n?{value:o}:{}},write(e){let t=e.map(s=>s.replace(/[\\,;\n]/g,"\\$&"));return t.length===1&&/\s/.test(t[0])?`${t[0]},`:t.join(", ")},needs:e=>`${ra(e.count??[1,1/0])} words`}};var Se=e=>e.replace(/[A-Z]/g,t=>`-${t.toLowerCase()}`);function ss(e,t){let s=Tp(e,t);return s!==void 0?{value:aa(s)}:{problem:`${ar(e.label)}: expected ${lr[e.type].needs(e)}, not ${Mp(t)}.`}}function Tp(e,t){try{return lr[e.type].read(t,e).value}catch{return}}var zs=(e,t)=>lr[e.type].write(t),ie=e=>Object.freeze(Object.fromEntries(e.map(t=>[t.name,aa(oa(t.default))]))),wc=e=>Object.fromEntries(Object.entries(e).map(([t,s])=>[t,oa(s)])),oa=e=>Array.isArray(e)?e.map(oa):e;function Ht(e,t){if(Object.is(e,t))return!0;if(typeof e!="object"||typeof t!="object"||e===null||t===null)return!1;let s=Object.keys(e);return s.length===Object.keys(t).length&&s.every(n=>Ht(e[n],t[n]))}function xc(e,t,s){let n=new URLSearchParams;for(let r of e){let o=t[r.name];s.every(a=>Ht(o,a[r.name]))||n.set(Se(r.name),zs(r,o))}return n.toString()}function vc(e,t){let s=new URLSearchParams(t),n={};for(let{name:r}of e){let o=s.get(Se(r));o!==null&&(n[r]=o)}return n}function aa(e){return Array.isArray(e)&&e.forEach(aa),Object.freeze(e)}function Mp(e){let t;try{t=typeof e=="string"?e:JSON.stringify(e)??String(e)}catch{t=typeof e}return`\u201C${t.length>40?`${t.slice(0,39)}\u2026`:t}\u201D`}var le=new WeakSet,_c=e=>le.has(e),Sc=G(class extends F{render(e){return e}update({element:e},[t]){return!le.has(e)&&e.value!==t&&(e.value=t),$}});function Us(e,t){le.delete(e),e.value!==t&&(e.value=t)}var kc=.1,Ep=.01,Np=99999;function cr({model:e,row:t,now:s,label:n,name:r,id:o,put:a,paste:i,idle:l}){let c=s(),m={...t,type:"number",label:n},h=p=>ss(m,p).value,u=(t.max??0)>Np;return d`<input class=${u?"field long":"field"} type="text" inputmode="decimal" autocomplete="off"
    spellcheck="false" size="6" ?disabled=${l} id=${o??$} aria-label=${o?$:n}
    data-name=${r??$} data-value=${r?String(c):$}
    value=${Sc($t(c))}
    @input=${({target:p})=>{le.add(p);let f=h(p.value);f!==void 0&&e.input(a(f))}}
    @change=${({target:p})=>{let{problem:f}=ss(m,p.value);f?(e.cancel(),e.refuse(t.name,p.value,f)):e.accept(t.name),e.settle(),Us(p,$t(s()))}}
    @blur=${({target:p})=>{e.settle(),Us(p,$t(s()))}}
    @keydown=${p=>{let{key:f,target:g}=p;if(f==="Escape"&&le.has(g)&&(e.cancel(),Us(g,$t(s())),p.preventDefault()),f!=="ArrowUp"&&f!=="ArrowDown")return;p.preventDefault(),le.delete(g);let y=(t.step??kc)*(p.shiftKey?Ep/kc:1)*(f==="ArrowUp"?1:-1),w=h(String(Math.round((s()+y)*1e6)/1e6));w!==void 0&&e.input(a(w))}}
    @keyup=${({key:p})=>(p==="ArrowUp"||p==="ArrowDown")&&e.settle()}
    @paste=${p=>{let f=p.clipboardData?.getData("text/plain")??"";!i||Number.isFinite(ir(f))||!i(f)||(p.preventDefault(),le.delete(p.target))}}>`}var hr=({model:e,value:t,label:s,put:n})=>d`<input class="field word" type="text"
  autocomplete="off" spellcheck="false" size="7" maxlength="12" aria-label=${s} value=${Sc(t)}
  @input=${({target:r})=>le.add(r)}
  @change=${({target:r})=>{r.value.trim()&&e.apply(n(r.value)),Us(r,t)}}
  @blur=${({target:r})=>Us(r,t)}>`;function mr(e,t){let s=()=>e.current[t.name];return(n,r,o,a)=>cr({model:e,row:t,label:o,name:a,now:()=>t.type==="vector"?s()[r]:s()[n][r],put:i=>({[t.name]:t.type==="vector"?s().map((l,c)=>c===r?i:l):s().map((l,c)=>c===n?l.map((m,h)=>h===r?i:m):l)}),paste:i=>{let{problem:l}=ss(t,i);return l?e.refuse(t.name,i,l):e.apply({[t.name]:i}),!0}})}var Ac=60;function Tc(e,t){let s=o=>{let a=Ip[o.control||o.type];return a?.(o,t.current[o.name],t,o.when?.(t.current)===!1)},n=e.filter(o=>o.control!==!1),r=n.filter(o=>o.more);return ht(n.map(({name:o})=>t.current[o]),()=>d`
    <div class="controls">${n.filter(o=>!o.more).map(s)}</div>
    ${r.length?d`<details class="settings">
      <summary>More settings</summary>
      <div class="controls">${r.map(s)}</div>
    </details>`:$}`)}function qp(e){let t=[e.min??0,e.max??1],s=e.scale==="log"?_e(t,[0,1]):bt(t,[0,1]),n=(r,o)=>{if(e.whole)return Math.round(r);if(e.scale==="log")return Number(r.toPrecision(o===1?2:3));let a=(e.step??.1)*o;return Number((Math.round(r/a)*a).toPrecision(12))};return{position:r=>s(r),value:r=>n(s.invert(r),1),next(r,o,a){let i=e.scale==="log"?s.invert((Math.round(s(r)*Ac/a)+o)*a/Ac):r+o*(e.step??.1)*a,l=n(Math.min(t[1],Math.max(t[0],i)),a),[c,m]=t;return l===r&&e.whole?Math.min(m,Math.max(c,r+Math.sign(o))):l},ends:t}}function Cp(e,t,s,n){let{position:r,value:o,next:a,ends:i}=qp(e),l=u=>({[e.name]:u}),c=()=>s.current[e.name],m=u=>{if(u.ctrlKey||u.metaKey||u.altKey)return;let p=u.shiftKey?.1:1,g={ArrowLeft:()=>a(c(),-1,p),ArrowDown:()=>a(c(),-1,p),ArrowRight:()=>a(c(),1,p),ArrowUp:()=>a(c(),1,p),PageDown:()=>a(c(),-10,1),PageUp:()=>a(c(),10,1),Home:()=>i[0],End:()=>i[1]}[u.key];g&&(u.preventDefault(),s.input(l(g())))},h=e.symbol?d` <span aria-hidden="true">${R(`{${e.symbol}}`)}</span>`:$;return d`<div class="control slider">
    <label for=${`field-${e.name}`}>${e.label}${h}</label>
    <div class="moving"><div>
      <input type="range" min="0" max="1" step="any" ?disabled=${n} .value=${Q(String(r(t)))}
        aria-label=${`${e.label}, slider`} aria-valuetext=${$t(t)} title=${e.help??$}
        @input=${({target:u})=>s.input(l(o(Number(u.value))))}
        @change=${()=>s.settle()} @pointerup=${()=>s.settle()} @keydown=${m}
        @keyup=${()=>s.settle()} @blur=${()=>s.settle()}>
      ${cr({model:s,row:e,now:c,label:e.label,id:`field-${e.name}`,name:e.name,put:l})}
    </div></div>
  </div>`}function Rp(e,t,s,n){let{step:r=1,min:o=0,max:a=1/0}=e,i=c=>({[e.name]:c}),l=(c,m,h)=>Et(m,()=>s.apply(i(t+c)),{label:h,idle:n||t+c<o||t+c>a});return d`<div class="control stepper" title=${e.help??$}>
    <label for=${`field-${e.name}`}>${e.label}</label>
    ${e.button?$:l(-r,"\u2212",`${e.label}, one less`)}
    ${cr({model:s,row:e,now:()=>s.current[e.name],label:e.label,id:`field-${e.name}`,name:e.name,put:i,idle:n})}
    ${e.button?l(r,e.button,e.button):l(r,"+",`${e.label}, one more`)}
  </div>`}var Dp=(e,t,s,n)=>d`<label class="control toggle" title=${e.help??$}>
  <input type="checkbox" ?disabled=${n} .checked=${Q(t)}
    @change=${({target:r})=>s.apply({[e.name]:r.checked})}>
  <span>${R(e.label)}</span>
</label>`,Mc=(e,t,s,n)=>d`<fieldset class="control choice" ?disabled=${n}
  title=${e.help??$}>
  <legend>${e.label}</legend>
  ${(e.options??[]).map(([r,o])=>d`<label>
    <input type="radio" name=${e.name} value=${r} .checked=${Q(r===t)}
      @change=${()=>s.apply({[e.name]:r})}>
    <span>${R(o)}</span>
  </label>`)}
</fieldset>`,Lp=(e,t,s,n)=>d`<label class="control list" title=${e.help??$}>
  <span>${e.label}</span>
  <select ?disabled=${n} .value=${Q(t)} @change=${({target:r})=>s.apply({[e.name]:r.value})}>
    ${(e.options??[]).map(([r,o])=>d`<option value=${r}
      ?selected=${r===t}>${o}</option>`)}
  </select>
</label>`,Op=1400;function Pp(e,t,s,n){let r=(e.options??[]).map(([l])=>l),o=r.indexOf(t),a=l=>s.apply({[e.name]:r[l]}),i=l=>{a(l),l+1<r.length&&setTimeout(()=>s.current[e.name]===r[l]&&i(l+1),Op)};return d`${Mc(e,t,s,n)}<div class="control buttons">
    ${Et("Back",()=>a(o-1),{idle:o===0})}
    ${Et("Next",()=>a(o+1),{idle:o===r.length-1})}
    ${Et("Play",()=>i(0))}
  </div>`}var Ip={number:Cp,switch:Dp,choice:Mc,select:Lp,stepper:Rp,stages:Pp};var jp=e=>Math.round(e*1e3)/1e3,Hp=(e,[t,s])=>Math.min(s,Math.max(t,e)),ur=class{#t;#s;constructor(t){this.#t=t}get dragging(){return this.#s!==void 0&&this.#t.moving}press=(t,s)=>{if(t.button!==0||!t.isPrimary)return;t.preventDefault(),this.release();let n=t.currentTarget,r=n.ownerSVGElement,o=Ec(r),a=Nc(o,t),[i,l]=[s.plane.toX(s.point[0]),s.plane.toY(s.point[1])];n.focus({preventScroll:!0});try{n.setPointerCapture(t.pointerId)}catch{}let c=this.#s=new AbortController,{signal:m}=c,h=u=>u.pointerId===t.pointerId;window.addEventListener("scroll",()=>{o=Ec(r)},{signal:m,capture:!0}),n.addEventListener("pointermove",u=>{if(!h(u))return;let p=Nc(o,u),f=[s.plane.toX.invert(i+p.x-a.x),s.plane.toY.invert(l+p.y-a.y)];this.#e(s,f.map(g=>Math.round(g/.01)*.01))},{signal:m}),n.addEventListener("pointerup",u=>h(u)&&this.release(),{signal:m}),n.addEventListener("pointercancel",u=>h(u)&&this.release(),{signal:m}),n.addEventListener("lostpointercapture",u=>h(u)&&this.release(),{signal:m})};key=(t,s)=>{if(t.ctrlKey||t.metaKey||t.altKey)return;let n=t.shiftKey?.01:.1,[r,o]=s.point,[a,i]=s.limits,l={ArrowLeft:[r-n,o],ArrowRight:[r+n,o],ArrowUp:[r,o+n],ArrowDown:[r,o-n],Home:[a[0],o],End:[a[1],o],PageUp:[r,i[1]],PageDown:[r,i[0]]};if(t.key==="Escape")return this.cancel(t);let c=l[t.key];c&&(t.preventDefault(),this.#e(s,c))};rest=()=>{this.#s||this.#t.settle()};release(){this.#s?.abort(),this.#s=void 0,this.#t.settle()}cancel(t){this.#s&&(t.preventDefault(),this.#s.abort(),this.#s=void 0,this.#t.cancel())}#e(t,s){let n=s.map((r,o)=>jp(Hp(r,t.limits[o])));this.#t.input(t.put(n,this.#t.current))}},Ec=e=>e.getScreenCTM()?.inverse()??new DOMMatrix,Nc=(e,{clientX:t,clientY:s})=>new DOMPoint(t,s).matrixTransform(e);function qc(e){return(e instanceof Element?e.closest("[data-symbol]"):null)?.dataset.symbol?.split(" ")[0]??null}var dr=class{#t;#s=null;#e=null;#n=null;#o=!1;constructor(t){this.#t=t}point(t){t.pointerType!=="touch"&&(this.#s=t.type==="pointerleave"?null:qc(t.composedPath()[0]),this.#r())}focus(t){this.#e=t.type==="focusout"?null:qc(t.composedPath()[0]),this.#r()}leave(){this.#s=this.#e=null,this.#r()}show(t,s){if(!s&&!this.#o)return;let n=t.querySelectorAll(".picture [data-symbol]"),r=[...n].filter(({dataset:o})=>s&&o.symbol?.split(" ").includes(s));for(let o of n)o.toggleAttribute("data-faded",r.length>0&&!r.includes(o));this.#o=r.length>0}#r(){let t=this.#s??this.#e;t!==this.#n&&(this.#n=t,this.#t(t))}};var pr=class{#t;#s=!0;#e=!1;#n=0;#o=0;#r;#i=[];step="rest";constructor(t){this.#t=t}ask(){this.#e=!0}begin(t){this.#o=performance.now();let s=this.#r!==void 0&&this.#o-this.#r>100;this.step=t?this.#e&&this.#s&&!s&&!document.hidden?"marks":"all":"rest",this.#e=!1}end(){cancelAnimationFrame(this.#n);let t=performance.now();if(this.step==="marks")return this.#r??=t,this.#n=requestAnimationFrame(()=>{this.#n=requestAnimationFrame(this.#t)}),!1;this.#s=t-this.#o>3,this.#r=void 0;for(let s of this.#i.splice(0))s();return!0}whole(){return new Promise(t=>{this.#r===void 0?t():this.#i.push(t)})}};var fr=6,Cc=8;function Rc(e){let t=e.composedPath()[0];return t instanceof Element?t.closest(".number[data-name]")??t.closest(".cell")?.querySelector(".number[data-name]")??void 0:void 0}var gr=class{#t;#s;#e;#n;#o;constructor(t,s){this.#t=t,this.#s=s}key(t){let s=Rc(t);!s||t.key!=="Enter"&&t.key!==" "||(t.preventDefault(),this.#r(s))}click(t){let s=Rc(t);s&&this.#r(s)}name(t){let s=this.#s();if(s)for(let n of t.querySelectorAll(".number[data-name]")){let{name:r}=n.dataset;if(!r||!s.numbers.has(r))continue;let{label:o,value:a,digits:i}=s.numbers.get(r);Dc(n,"data-value",String(a)),Dc(n,"aria-label",`${o}, ${ji(a,i)}`)}}render({explain:t}){let s=this.#e,n=this.#s(),r=s&&n?.numbers.has(s)?n.numbers.get(s):void 0;return d`<div class="how" popover role="dialog" aria-labelledby="how-title" tabindex="-1"
      @toggle=${o=>o.newState==="closed"&&this.#i(o.target)}>${r&&s?d`
        <p class="how-title" id="how-title">${r.label[0].toUpperCase()+r.label.slice(1)}</p>
        ${t(n,s)}
        <p class="remark">Not rounded: <span class="exact">${zp(r.value)}</span></p>`:$}
    </div>`}async#r(t){let s=this.#t.renderRoot.querySelector(".how");s.contains(t)||(this.#o=t,this.#n=t.getBoundingClientRect()),this.#e=t.dataset.name,this.#t.requestUpdate(),await this.#t.updateComplete,!(!this.#t.isConnected||!this.#n)&&(Up(s,this.#n),s.focus({preventScroll:!0}))}follow(){let t=this.#s();!this.#e||!t||t.numbers.has(this.#e)||(this.#e=void 0,this.#t.renderRoot.querySelector(".how").hidePopover?.())}#i(t){let s=this.#t.renderRoot.activeElement;(!s||t.contains(s))&&this.#o?.focus({preventScroll:!0}),this.#e=void 0,this.#t.requestUpdate()}};function Dc(e,t,s){e.getAttribute(t)!==s&&e.setAttribute(t,s)}var zp=e=>String(e).replaceAll("-","\u2212").replace("Infinity","\u221E");function Up(e,t){if(!e.showPopover)return;e.matches(":popover-open")||e.showPopover();let{offsetWidth:s,offsetHeight:n}=e,{clientWidth:r,clientHeight:o}=document.documentElement,a=t.bottom+fr+n<=o||t.top-fr-n<0,i=Math.max(Cc,Math.min(t.left,r-s-Cc));e.style.left=`${i+scrollX}px`,e.style.top=`${(a?t.bottom+fr:t.top-fr-n)+scrollY}px`}var yr=class{#t=[];#s=[];get canUndo(){return this.#t.length>0}get canRedo(){return this.#s.length>0}push(t){this.#t.push(t),this.#t.length>100&&this.#t.shift(),this.#s=[]}undo(t){let s=this.#t.pop();return s&&this.#s.push(t),s}redo(t){let s=this.#s.pop();return s&&this.#t.push(t),s}};var $r=class{#t;#s;#e;#n;#o=new yr;#r;problems=new Map;constructor(t,s){this.#t=new Map(t.map(n=>[n.name,n])),this.#s=this.#e=ie(t),this.#r=s}get current(){return this.#e}get settled(){return this.#n??this.#e}get moving(){return this.#n!==void 0}get canUndo(){return this.#o.canUndo||this.moving}get canRedo(){return this.#o.canRedo}get changed(){return!Ht(this.#e,this.#s)}copy(){return wc(this.#e)}toText(){let t=[...this.#t.values()];return xc(t,this.#e,[ie(t),this.#s])}fromText(t){return vc([...this.#t.values()],t)}attribute(t,s){let n=this.#t.get(t),r=ie([n])[t],o=s===null?r:this.#a(t,s,r);this.#s=Object.freeze({...this.#s,[t]:o}),this.#c({[t]:o},"set")}set(t){this.#c(this.#l(t),"set")}input(t){let s=this.#l(t),n=!this.moving;this.#n??=this.#e,!this.#c(s,"input")&&n&&(this.#n=void 0)}settle(){let t=this.#n;if(this.#n=void 0,!t)return;let s=!Ht(t,this.#e);s&&this.#o.push(t),this.#r(s?"change":"set")}cancel(){let t=this.#n;this.#n=void 0,t&&!this.#c(t,"input")&&this.#r("set")}apply(t){this.settle(),this.input(t),this.settle()}refuse(t,s,n){this.problems.set(t,n),this.#r("invalid",{name:t,value:s,reason:n,used:this.#e[t]})}accept(t){this.problems.delete(t)&&this.#r("set")}undo(){this.settle(),this.#i(this.#o.undo(this.#e))}redo(){this.settle(),this.#i(this.#o.redo(this.#e))}reset(){this.problems.clear(),this.apply(this.#s),this.#r("set")}#i(t){t&&(this.#c(t,"input"),this.#r("change"))}#c(t,s){let n={...this.#e,...t};return Ht(n,this.#e)?!1:(this.#e=Object.freeze(n),this.#r(s),!0)}#l(t){let s={};for(let[n,r]of Object.entries(t??{})){let o=this.#a(n,r,this.#e[n]);this.#t.has(n)&&(s[n]=o)}return s}#a(t,s,n){let r=this.#t.get(t),{value:o,problem:a}=r?ss(r,s):{problem:`This figure has no parameter \u201C${t}\u201D.`};return a?(this.problems.set(t,a),this.#r("invalid",{name:t,value:s,reason:a,used:n}),n):(this.accept(t),o)}};function Lc(e,t,s){let r=[...[...e.problems].map(([o,a])=>{let i=e.current[o];if(i===void 0||Array.isArray(i))return a;let l=typeof i=="number"?$t(i):zs(t.get(o),i);return`${a} It stays at ${l}.`}),...s.filter(Boolean)];return d`<div class="notes" aria-live="polite">${r.map(o=>d`<p class="note">${o}</p>`)}</div>`}var Bp=(e,t,s)=>t.every(n=>Ht(e[n.name]??n.default,s[n.name]));function Oc({presets:e,parameters:t},s,n){let{settled:r,canUndo:o,canRedo:a,changed:i}=s;return ht([r,o,a,i],()=>{let l=e.find(({state:c})=>Bp(c,t,r))?.name??"";return d`<div class="actions">
      <label class="presets"><span>Examples</span>
        <select .value=${Q(l)} @change=${({target:c})=>n(c.value)}>
          <option value="" disabled ?selected=${l===""}>Your own numbers</option>
          ${e.map(({name:c})=>d`<option value=${c} ?selected=${c===l}>${c}</option>`)}
        </select>
      </label>
      <div class="buttons">
        ${Et("Undo",()=>s.undo(),{idle:!o,title:"Ctrl+Z"})}
        ${Et("Redo",()=>s.redo(),{idle:!a,title:"Ctrl+Shift+Z"})}
        ${Et("Reset",()=>s.reset(),{idle:!i})}
      </div>
    </div>`})}function Pc(e,t){let s=e.key.toLowerCase();if(!(e.ctrlKey||e.metaKey)||e.altKey||s!=="z"&&s!=="y")return;let n=e.composedPath()[0];_c(n)||(e.preventDefault(),s==="y"||e.shiftKey?t.redo():t.undo())}var Hc=[[".picture",".number[data-name]"],[".scroll",".number[data-name]"],[".toggles",".toggle-cell"]];function zc(e){for(let[t,s]of Hc)for(let n of e.querySelectorAll(t)){for(let r of n.querySelectorAll(`${s}:not([tabindex])`))r.setAttribute("tabindex","-1"),r.hasAttribute("role")||r.setAttribute("role","button");n.querySelector(`${s}[tabindex="0"]`)||n.querySelector(s)?.setAttribute("tabindex","0")}}function Uc(e){let t=e.composedPath()[0];for(let[s,n]of Hc){let r=t.closest?.(n),o=r?.closest(s);if(r&&o)return{item:r,all:o.querySelectorAll(n)}}}function Bc(e){let t=Uc(e);if(t){for(let s of t.all)s.tabIndex===0&&s.setAttribute("tabindex","-1");t.item.setAttribute("tabindex","0")}}var Fp={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Ic=4;function Fc(e){let t=Fp[e.key],s=Uc(e);if(!t||!s||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let n=jc(s.item),r,o=1/0;for(let a of s.all){let i=jc(a),[l,c]=[i.x-n.x,i.y-n.y],m=l*t[0]+c*t[1],h=Math.abs(l*t[1])+Math.abs(c*t[0]);m<2||m+Ic*h>=o||(o=m+Ic*h,r=a)}r?.focus()}function jc(e){let{x:t,y:s,width:n,height:r}=e.getBoundingClientRect();return{x:t+n/2,y:s+r/2}}function Ae(e){if(Number.isNaN(e))return"float('nan')";if(!Number.isFinite(e))return e>0?"float('inf')":"-float('inf')";let t=String(e);return/[.e]/.test(t)?t:`${t}.0`}function Wc(e,t=0){return Array.isArray(e[0])?`[${e.map(s=>Wc(s)).join(`,
${" ".repeat(t)}`)}]`:`[${e.map(Ae).join(", ")}]`}var Z=(e,t,s)=>`${e} = ${t}(${Wc(s,`${e} = ${t}([`.length)})`;function ns(e,t){if(Number.isNaN(e))return"\\mathrm{NaN}";if(!Number.isFinite(e))return e>0?"\\infty":"-\\infty";let s=e.toFixed(t);return Number(s)===0?s.replace("-",""):s}var ce=(e,t)=>`\\begin{pmatrix}
${e.map(s=>`  ${Array.from(s,n=>ns(n,t)).join(" & ")}`).join(` \\\\
`)}
\\end{pmatrix}`;function Kc(e){let t=n=>/[",\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n;return`${["name,meaning,value",...Array.from(e,({name:n,label:r,value:o})=>[n,r,String(o)].map(t).join(","))].join(`\r
`)}\r
`}var Wp=["fill","fill-opacity","stroke","stroke-width","stroke-opacity","stroke-dasharray","stroke-linecap","stroke-linejoin","opacity","paint-order","font-family","font-size","font-style","font-weight","font-variant-numeric"],Kp=".reach, .halo",Gp=["class","role","tabindex"];function Gc(e,t){let s=e.cloneNode(!0),[n,r]=[e,s].map(l=>[l,...l.querySelectorAll("*")]);n.forEach((l,c)=>{let m=getComputedStyle(l);for(let h of Wp)r[c].setAttribute(h,m.getPropertyValue(h));for(let{name:h}of[...r[c].attributes])(Gp.includes(h)||/^(aria|data)-/.test(h))&&r[c].removeAttribute(h)}),n.forEach((l,c)=>l.matches(Kp)&&r[c].remove()),Qc(s);let o=e.viewBox.baseVal,[a,i]=[o.width+32,o.height+32];return s.setAttribute("viewBox",`-16 -16 ${a} ${i}`),s.setAttribute("width",String(a)),s.setAttribute("height",String(i)),s.setAttribute("xmlns","http://www.w3.org/2000/svg"),s.prepend(Jc("title",{textContent:t}),Vp(e,a,i)),{text:new XMLSerializer().serializeToString(s),width:a,height:i}}async function Vc({text:e,width:t,height:s}){let n=new Image;n.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let r=document.createElement("canvas");return r.width=Math.round(t*3),r.height=Math.round(s*3),r.getContext("2d")?.drawImage(n,0,0,r.width,r.height),new Promise((o,a)=>{r.toBlob(i=>i?o(i):a(new Error("this engine makes no PNG")),"image/png")})}function br(e,t,s){let n=URL.createObjectURL(new Blob([e],{type:t})),r=document.createElement("a");r.href=n,r.download=s,r.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}function Qc(e){for(let t of[...e.childNodes])t.nodeType===Node.COMMENT_NODE?t.remove():Qc(t)}function Jc(e,t={}){return Object.assign(document.createElementNS("http://www.w3.org/2000/svg",e),t)}function Vp(e,t,s){let n=Jc("rect"),r={x:-16,y:-16,width:t,height:s};for(let[o,a]of Object.entries(r))n.setAttribute(o,String(a));return n.setAttribute("fill",getComputedStyle(e.closest(".root")).backgroundColor),n}var wr=class{#t;#s="";#e="";constructor(t){this.#t=t}render(t,s,n,r){let a={...t.code(s,n),"HTML tag":Qp(t,n),...r?{Link:r}:{}},i=()=>Gc(this.#t.renderRoot.querySelector(".picture"),ar(t.title)),l=m=>`attn-${t.slug}.${m}`,c={SVG:()=>br(i().text,"image/svg+xml",l("svg")),PNG:async()=>br(await Vc(i()),"image/png",l("png")),CSV:()=>br(Kc(s.numbers),"text/csv",l("csv"))};return d`<div class="take">
      <span class="buttons"><span>Copy as</span>${Object.entries(a).map(([m,h])=>d`
        <button type="button" @click=${()=>this.#n(m,h)}>${m}</button>`)}</span>
      <span class="buttons"><span>Save as</span>${Object.entries(c).map(([m,h])=>d`
        <button type="button" @click=${()=>this.#o(m,h)}>${m}</button>`)}</span>
      <p class="said" role="status">${this.#e}</p>
      ${this.#s?d`<textarea readonly rows=${Math.min(16,this.#s.split(`
`).length)} spellcheck="false"
        aria-label="The copied text" .value=${Q(this.#s)}></textarea>`:$}
    </div>`}async#n(t,s){this.#s=s;try{await navigator.clipboard.writeText(s),this.#r(`Copied as ${t}.`)}catch{this.#r("The page may not use the clipboard; the text is selected, so that you can copy it."),await this.#t.updateComplete,this.#t.renderRoot.querySelector("textarea")?.select()}}async#o(t,s){try{await s(),this.#r(`Saved as ${t}.`)}catch(n){this.#r(`It could not be saved: ${n instanceof Error?n.message:n}.`)}}#r(t){this.#e=t,this.#t.requestUpdate()}};function Qp({slug:e,parameters:t},s){let n=t.filter(r=>!Ht(r.default,s[r.name])).map(r=>` ${Se(r.name)}="${zs(r,s[r.name]).replaceAll("&","&amp;").replaceAll('"',"&quot;")}"`);return`<attn-${e}${n.join("")}></attn-${e}>
`}var Bs=(e,t)=>{let s=e._$AN;if(s===void 0)return!1;for(let n of s)n._$AO?.(t,!1),Bs(n,t);return!0},xr=e=>{let t,s;do{if((t=e._$AM)===void 0)break;s=t._$AN,s.delete(e),e=t}while(s?.size===0)},Yc=e=>{for(let t;t=e._$AM;e=t){let s=t._$AN;if(s===void 0)t._$AN=s=new Set;else if(s.has(e))break;s.add(e),Xp(t)}};function Jp(e){this._$AN!==void 0?(xr(this),this._$AM=e,Yc(this)):this._$AM=e}function Yp(e,t=!1,s=0){let n=this._$AH,r=this._$AN;if(r!==void 0&&r.size!==0)if(t)if(Array.isArray(n))for(let o=s;o<n.length;o++)Bs(n[o],!1),xr(n[o]);else n!=null&&(Bs(n,!1),xr(n));else Bs(this,e)}var Xp=e=>{e.type==ut.CHILD&&(e._$AP??=Yp,e._$AQ??=Jp)},vr=class extends F{constructor(){super(...arguments),this._$AN=void 0}_$AT(t,s,n){super._$AT(t,s,n),Yc(this),this.isConnected=t._$AU}_$AO(t,s=!0){t!==this.isConnected&&(this.isConnected=t,t?this.reconnected?.():this.disconnected?.()),s&&(Bs(this,t),xr(this))}setValue(t){if(gn(this._$Ct))this._$Ct._$AI(t,this);else{let s=[...this._$Ct._$AH];s[this._$Ci]=t,this._$Ct._$AI(s,this,0)}}disconnected(){}reconnected(){}};var Xc=()=>new la,la=class{},ia=new WeakMap,Zc=G(class extends vr{render(e){return $}update(e,[t]){let s=t!==this.G;return s&&this.rt(void 0),(s||this.lt!==this.ct)&&(this.G=t,this.ht=e.options?.host,this.rt(this.ct=e.element)),$}rt(e){if(this.G!==void 0)if(this.isConnected||(e=void 0),typeof this.G=="function"){let t=this.ht??globalThis,s=ia.get(t);s===void 0&&(s=new WeakMap,ia.set(t,s)),s.get(this.G)!==void 0&&this.G.call(this.ht,void 0),s.set(this.G,e),e!==void 0&&this.G.call(this.ht,e)}else this.G.value=e}get lt(){return typeof this.G=="function"?ia.get(this.ht??globalThis)?.get(this.G):this.G?.value}disconnected(){this.lt===this.ct&&this.rt(void 0)}reconnected(){this.rt(this.ct)}});var Zp=4,tf=30,ca=60,ef=.02,sf=3e3,kr=class{#t;#s;#e;#n="";#o;#r=!1;#i=!1;#c=Xc();data;#l;#a=0;constructor(t,s){this.#t=t,this.#s=s}ask(t,s){let n=this.#t.key(t);n!==this.#n&&(this.#n=n,this.#i=!1,this.#e=this.#t.run(t,s),this.#f(),this.#l=this.data,this.#u(ca))}resume(){this.#r=!0,this.#u(0)}pause(){this.#r=!1,clearTimeout(this.#o)}toggle(){this.#i=!this.#i,this.#h()}finish(){let t=performance.now()+sf;for(;this.#e&&!this.#i&&performance.now()<t;)this.#f();this.#h()}#d=()=>{this.data!==this.#l?(this.#h(),this.#u(ca)):(this.#p(),this.#u(this.#m()?tf:0))};#h(){this.#l=this.data,this.#s(!0)}#p(){let t=performance.now(),s=t,n=0;for(;this.#e&&this.data===this.#l&&s-t+n<Zp;){this.#f();let r=performance.now();n=Math.max(n,r-s),s=r}this.#e||this.#s(!1)}#m(){let t=this.#c.value;return Math.abs(this.#a-t.value)<ef?!1:(t.value=this.#a,!0)}#u(t){clearTimeout(this.#o),this.#e&&this.#r&&!this.#i&&(this.#o=setTimeout(this.#d,t))}#f(){let{value:t,done:s}=this.#e.next();s?this.#e=void 0:{data:this.data,done:this.#a}=t}wait(){this.#u(ca)}render(t){return this.wait(),d`<div class=${this.#e&&!this.#i?"work going":"work"}>
      <progress ${Zc(this.#c)} max="1" .value=${this.#a} aria-label="Random draws"></progress>
      ${Et(this.#i?"Go on":"Stop",()=>this.toggle(),{idle:!this.#e})}
      <span>${this.data?this.#t.say(this.data,this.#a,t):""}</span>
    </div>`}};var nf=[3,4,5,6,8,10,12,16,20];function Fs(e){let t=e.flat().reduce((s,n)=>Math.max(s,n<0?-n:n),0);return nf.find(s=>t<=s)??t}function th(e,t,s){let[n,r]=[(t+s)/2,(s-t)/2/e];return Object.assign(o=>n+o*r,{reach:e,invert:o=>(o-n)/r})}function Ws({x:e,y:t,width:s,height:n,reach:r}){let o=Math.min(s,n)/2/(r*1.08),a=s/2/o,i=n/2/o;return{x:e,y:t,width:s,height:n,toX:th(a,e,e+s),toY:th(i,t+n,t)}}var mt=e=>Math.round(e*10)/10,nt=(e,[t,s])=>[mt(e.toX(t)),mt(e.toY(s))],Te=(e,t,s,n)=>`M${e} ${t}L${s} ${n}`,eh=(e,t)=>`translate(${e} ${t})`;function Ks({toX:e,toY:t}){let s=({reach:n})=>[Math.ceil(-n*100)/100,Math.floor(n*100)/100];return[s(e),s(t)]}var _r=(e,t,s)=>e.map((n,r)=>r===t?s:n),Sr=e=>ht([e.x,e.y,e.width,e.height,e.toX.reach],()=>rf(e));function rf({x:e,y:t,width:s,height:n,toX:r,toY:o}){let a=({reach:h},u)=>bt().domain([-h,h]).ticks(u/45).filter(Number.isInteger),[i,l]=[a(r,s),a(o,n)],c=h=>h!==0&&r(h)>e+34&&r(h)<e+s-8,m=h=>h!==0&&o(h)<t+n-24&&o(h)>t+8;return k`<g class="ground">
    <rect class="plane" x=${e} y=${t} width=${s} height=${n} rx="4"></rect>
    <path class="grid" d=${[...i.map(h=>`M${r(h)} ${t}v${n}`),...l.map(h=>`M${e} ${o(h)}h${s}`)].join("")}></path>
    <path class="axis" d=${`M${e} ${o(0)}h${s}M${r(0)} ${t}v${n}`}></path>
    ${i.filter(c).map(h=>k`<text class="tick" x=${r(h)} y=${t+n-5}
      text-anchor="middle">${z(h,0)}</text>`)}
    ${l.filter(m).map(h=>k`<text class="tick" x=${e+5} y=${o(h)+4}>${z(h,0)}</text>`)}
  </g>`}var Gs="rest";function nh(e,t){Gs=e;try{t()}finally{Gs="rest"}}var L=e=>Gs==="marks"?H:e(),rs=()=>Gs,of={d:e=>e?`path("${e}")`:"none","fill-opacity":String},af=e=>`${e}px`,sh=new Map;function lf(e,t){let s=sh.get(e)??CSS.supports(e,t);return sh.set(e,s),s}var C=G(class extends F{#t;#s=!1;render(e){return e}update({element:e,name:t},[s]){let n=()=>(of[t]??af)(s);return Gs!=="rest"&&lf(t,n())?(s!==this.#t&&(e.style.setProperty(t,n()),this.#s=!0),this.#t=s,H):(this.#t=s,this.#s&&(e.style.removeProperty(t),this.#s=!1),s)}});function Vs(e,t,s){let{plane:{x:n,y:r,width:o,height:a,toX:i},point:l}=e,c=s?.dragging?"dragging":rs();return ht([n,r,o,a,i.reach,...l,t.role,t.label,c],()=>cf(e,t,s))}function cf(e,{role:t,label:s,symbol:n,radius:r=7,shape:o="disc"},a){let[i,l]=nt(e.plane,e.point),c=2*r,m=o==="disc"?k`<circle class="dot" cx=${C(i)} cy=${C(l)} r=${r}></circle>`:k`<rect class="dot" x=${C(i-r)} y=${C(l-r)} width=${c} height=${c} rx="2"></rect>`;if(!a)return k`<g class=${`handle ${t}`} data-symbol=${n}>${m}</g>`;let h=u=>a.dragging?H:L(u);return k`<g class=${`handle ${t}`} data-symbol=${n} role="slider" tabindex="0"
      aria-label=${s} aria-roledescription="point"
      aria-valuemin=${e.limits[0][0]} aria-valuemax=${e.limits[0][1]} aria-valuenow=${h(()=>e.point[0])}
      aria-valuetext=${h(()=>`x ${$t(e.point[0])}, y ${$t(e.point[1])}`)} aria-describedby="point-keys"
      @pointerdown=${u=>a.press(u,e)}
      @keydown=${u=>a.key(u,e)}
      @keyup=${a.rest} @blur=${a.rest}>
    <circle class="reach" cx=${C(i)} cy=${C(l)} r="16"></circle>
    <circle class="halo" cx=${C(i)} cy=${C(l)} r=${r+5}></circle>
    ${m}
  </g>`}var rh="Arrow keys move it, with Shift in fine steps; Home and End go to the left and right limit, Page Up and Page Down to the upper and lower one. Escape takes back a drag.";var oh=X`
  .picture {
    display: block; width: 100%; height: auto; overflow: visible; font: 13px/1 ${pt}; fill: var(--text);
    font-variant-numeric: tabular-nums; user-select: none; -webkit-user-select: none;
  }
  .letter {
    font-family: ${Ts};
    font-style: italic; font-size: 1.08em;
  }
  .picture .script { font-family: ${Ts}; font-size: 12px; }

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
  /* By stroke-opacity, here and below: each line with an opacity of its own is composed as a layer of its own. */
  .grid { fill: none; stroke: var(--line); stroke-width: 1; stroke-opacity: 0.6; }
  .axis { fill: none; stroke: var(--strong); stroke-width: 1; }
  .rule { fill: none; stroke: var(--line); stroke-width: 1; }

  .vector { fill: none; stroke-linecap: round; }
  .vector.key { stroke: var(--key); }
  .vector.query { stroke: var(--query-fill); stroke-width: 4; }
  .vector.query.casing { stroke: var(--query); stroke-width: 6.5; }
  .ray { fill: none; stroke: var(--query); stroke-width: 1; stroke-opacity: 0.45; }
  .drop { fill: none; stroke: var(--key); stroke-width: 1; stroke-dasharray: 3 3; stroke-opacity: 0.75; }
  .foot { fill: none; stroke: var(--key); stroke-width: 5; stroke-linecap: round; }

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
  .hatch { fill: none; stroke: var(--masked); stroke-width: 1.25; stroke-opacity: 0.55; }
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

  .mono { font: 13px ${se}; fill: var(--muted); white-space: pre; }
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
  .pull { fill: none; stroke: var(--output); stroke-opacity: 0.35; }
  .ring { fill: var(--output); fill-opacity: 0.1; stroke: var(--output); stroke-width: 1.75; }
  .track { fill: var(--line); fill-opacity: 0.5; }
  .bar { fill: var(--output); }

  [data-faded] { opacity: 0.3; transition: opacity 0.15s; }
  @media (prefers-reduced-motion: reduce) { [data-faded] { transition: none; } }
  .bar.raw { fill: var(--masked); }
`;var ah=X`
  :host { margin-block: 1.5rem; scroll-margin-top: 64px; }
  .root {
    padding: 18px 20px; border: 1px solid var(--line); border-radius: 10px;
    background: var(--surface); color: var(--text); font: 0.9375rem/1.45 ${pt}; accent-color: var(--output);
  }
  /* While a hand moves something, or draws go on: by a layer of its own, and the page is not put together anew. */
  .root:has(:is(.handle, [type='range']):active, .going) { will-change: opacity; }
  .ruler { height: 0; }
  .head { margin: 0 0 12px; }
  p { margin: 0; }
  .title { font-weight: 650; font-size: 1.0625rem; }
  .prompt { color: var(--muted); }
  .stage { display: grid; }
  /* Its size is known, so that a change inside it is laid out without the rest of the page. */
  .stage.alive { contain: size layout style; }
  .stage > * { grid-area: 1 / 1; min-width: 0; }
  .letter { font-weight: 400; }
  sub, sup { font-size: max(12px, 0.8em); line-height: 0; }
  .letter + sub { font-family: ${Ts}; font-style: italic; font-weight: 400; }
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
  .slider { flex-wrap: wrap; max-width: 100%; }
  /* A box of known size in a flexible one: what moves in it is laid out without the rest of the page. */
  .moving { flex: 1 1 auto; width: calc(190px + 4.6em); min-width: calc(100px + 4.6em); }
  .moving > div { contain: size layout style; display: flex; gap: 10px; height: calc(1.45em + 6px); min-height: 28px; }
  input[type='range'] { min-width: 90px; flex: 1; height: auto; margin: 0; }
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
  :is(.list, .settings) { overflow-x: clip; overflow-clip-margin: 4px; }
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
    .moving > div { min-height: 44px; }
    .work { --row: 44px; }
    input[type='checkbox'], input[type='radio'] { width: 24px; height: 24px; }
  }

  .work {
    --row: max(34px, 1.45em + 8px);
    display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; margin-top: 10px; min-height: var(--row);
    color: var(--muted); font-size: 0.875rem;
  }
  /* Of known size, as above, while draws go on: its words change, and stay short. */
  .work.going { contain: size layout style; flex-wrap: nowrap; height: var(--row); }
  .work span { min-width: 0; flex: 0 1 auto; }
  .work progress { width: 120px; height: 8px; accent-color: var(--output); }
  @media (max-width: 44em) {
    .work, .work.going { flex-wrap: wrap; min-height: calc(var(--row) + 4px + 2.9em); }
    .work progress { flex: 1 1 60px; }
    .work span { flex: 1 1 100%; min-height: 2.9em; }
  }

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
    background: var(--page); color: inherit; font: 0.8125rem/1.5 ${se};
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
    .slider { flex: 1 1 100%; gap: 2px 10px; }
    .slider > label { flex: 1 1 100%; }
    .list { flex-wrap: wrap; gap: 2px 10px; }
    .choice legend { flex: 1 1 100%; }
    .presets { flex-wrap: wrap; gap: 2px 8px; }
    .summary { min-height: 4.35em; }
  }
  @media print {
    .controls, .actions, details, .prompt, .work :is(progress, button) { display: none; }
    .root { border-color: currentcolor; break-inside: avoid; background: none; }
  }
`;var hf=640,mf=240,uf=600,Ar=class extends tt{static definition;static styles=[Lt,Dt,oh,ah];static properties={highlight:{type:String},theme:{reflect:!0}};static get observedAttributes(){return[...super.observedAttributes,...this.definition.parameters.map(t=>Se(t.name))]}#t=this.constructor.definition;#s=new Map(this.#t.parameters.map(t=>[t.name,t]));#e=new $r(this.#t.parameters,(t,s)=>this.#H(t,s));#n=new ur(this.#e);#o=new wr(this);#r=new gr(this,()=>this.#a);#i=new dr(t=>this.#S("attn-highlight",{symbol:t}));#c;#l;#a;#d;#h=!1;#p=!1;#m=this.#t.work?new kr(this.#t.work,t=>this.#z(t)):void 0;#u=hf;#f={};#$=[];#g="";#w=!1;#b=new pr(()=>this.requestUpdate());#y="";#x=new Set;#k=$;#v;#_=[];constructor(){super(),this.highlight=null,this.theme=void 0;for(let t of this.#s.keys())Object.hasOwn(this,t)&&(this.#f[t]=this[t],delete this[t])}get state(){return this.#e.copy()}set state(t){this.#e.set(t)}get permalink(){return this.#e.toText()}set permalink(t){this.#e.set({...ie(this.#t.parameters),...this.#e.fromText(t)})}get presets(){return this.#t.presets.map(({name:t})=>t)}apply(t){this.#e.apply(t)}preset(t){let s=this.#t.presets.find(n=>n.name===t);s&&this.#e.apply({...ie(this.#t.parameters),...s.state})}reset(){this.#e.reset()}undo(){this.#e.undo()}redo(){this.#e.redo()}attributeChangedCallback(t,s,n){super.attributeChangedCallback(t,s,n);for(let r of this.#s.keys())Se(r)===t&&this.#e.attribute(r,n)}connectedCallback(){super.connectedCallback(),this.#e.set(this.#f),this.#f={},this.hasUpdated?this.#E():Ti()&&this.#L()}#L(){this.#c=di(),this.#c&&(this.#h=!0,fn(d`<figure class="root"><div class="ruler"></div></figure>`,this.renderRoot,this.renderOptions),this.#T(this.#A.clientWidth))}disconnectedCallback(){super.disconnectedCallback(),this.#n.release(),this.#i.leave(),this.#m?.pause(),clearTimeout(this.#v);for(let t of this.#$.splice(0))t()}firstUpdated(){this.isConnected&&this.#E()}update(t){nh(this.#b.step,()=>super.update(t))}async getUpdateComplete(){return await super.getUpdateComplete(),await this.#b.whole(),super.getUpdateComplete()}updated(){if(!this.#b.end())return this.#m?.wait();this.#e.moving||(zc(this.renderRoot),this.#r.name(this.renderRoot)),this.#i.show(this.renderRoot,this.highlight),this.#r.follow();for(let t of this.#_.splice(0))this.#S("attn-invalid",t)}willUpdate(){this.#b.begin(this.#e.moving&&this.#a!==void 0),this.#O(),this.#a&&!this.#e.moving&&(this.#y=this.#t.summary(this.#a))}#O(){if(!(!this.#c||!this.#h||this.#d===this.#e.current)){try{this.#m?.ask(this.#e.settled,this.#c),this.#a=this.#t.frame(this.#e.current,this.#c,this.#m?.data),this.#l=void 0}catch(t){this.#l=`These numbers cannot be computed: ${ih(t)}`}this.#d=this.#e.current,this.#w||this.#q()}}render(){let{title:t,prompt:s,parameters:n}=this.#t,r=this.#a!==void 0,o=Pt()??$,a=Math.round(this.#t.height(this.#u,this.#e.current));return d`<figure class="root" data-theme=${o} aria-labelledby="title"
      @keydown=${this.#U} @click=${i=>this.#r.click(i)}
      @focusin=${Bc}>
      <div class="ruler"></div>
      <figcaption class="head">
        <p class="title" id="title"><slot name="title">${R(t)}</slot></p>
        <p class="prompt"><slot name="prompt">${L(()=>typeof s=="function"?s(this.#e.current):s)}</slot></p>
      </figcaption>
      <div class=${r?"stage alive":"stage"} .style=${r?`aspect-ratio: ${this.#u} / ${a}`:""}
        @pointerover=${this.#R} @pointerleave=${this.#R}
        @focusin=${this.#D} @focusout=${this.#D}>
        ${r||!this.#l?this.#P(a):$}
        ${r?$:d`<div class="fallback"><slot></slot>${this.#l?d`<slot name="still"></slot>`:$}</div>`}
      </div>
      ${r||!this.#l?d`
        ${L(()=>this.#m?.render(this.#e.settled)??$)}
        ${L(()=>Tc(n,this.#e))}
        <p class="summary" aria-hidden="true">${this.#y}</p>
        ${L(()=>Oc(this.#t,this.#e,i=>this.preset(i)))}
        <details class="numbers" @toggle=${this.#C}>
          <summary>All numbers, and how each came about</summary>
          <p class="hint">Click any number here or in the picture, or press Enter on it, to see the sum behind it.</p>
          ${L(()=>this.#j())}
        </details>
        <details class="more" @toggle=${this.#C}>
          <summary>Copy or save</summary>
          ${L(()=>r?this.#I():$)}
        </details>`:$}
      ${L(()=>Lc(this.#e,this.#s,[this.#a?.note,this.#l]))}
      ${L(()=>this.#r.render(this.#t))}
      <p class="unseen" aria-live=${this.#w?"polite":"off"}>${this.#g}</p>
      <p class="unseen" id="point-keys">${rh}</p>
    </figure>`}#P(t){let s=this.#u,n=this.#e.current,{settled:r}=this.#e,o={width:s,state:n,settled:r,hands:this.#n,apply:a=>this.#e.apply(a)};return d`<svg class="picture" viewBox=${`0 0 ${s} ${t}`} role="group" aria-labelledby="title">
      ${this.#a?k`${this.#t.picture(this.#a,o)}`:$}
    </svg>`}#I(){if(!this.#x.has("more"))return $;let t=this.id?Di(this.id,this.permalink):"";return this.#o.render(this.#t,this.#a,this.#e.current,t)}#j(){if(this.#a&&this.#x.has("numbers")){let t=s=>this.#s.get(s);this.#k=this.#t.table(this.#a,this.#e,t)}return this.#k}#E(){this.#p||this.#N(Ci()),this.#p=!0,this.#$.push(Ei(this.#A,t=>this.#T(t)),En(this,t=>{t&&this.#M(),t?this.#m?.resume():this.#m?.pause()}),Mi(()=>this.#M()),Ot(()=>this.requestUpdate()),Ni(async()=>{await this.#M(),await this.updateComplete,this.#m?.finish()}),qi(t=>this.#N(t)))}#N(t){let s=this.id?Ri(this.id):void 0;s!==void 0&&(this.#e.apply({...ie(this.#t.parameters),...this.#e.fromText(s)}),!t&&(this.scrollIntoView({behavior:this.#p?"auto":"instant"}),Li(()=>this.isConnected&&this.scrollIntoView({behavior:"instant"}))))}get#A(){return this.renderRoot.querySelector(".ruler")}#T(t){let s=Math.max(mf,Math.round(t));t===0||s===this.#u||(this.#u=s,this.requestUpdate())}async#M(){if(!(this.#h&&this.#c)){this.#h=!0,this.#T(this.#A.clientWidth),this.requestUpdate();try{this.#c=await je(),this.#l=void 0}catch(t){this.#l=`This figure cannot run here: ${ih(t)}`}this.requestUpdate()}}#H(t,s){if(t==="input"&&this.#b.ask(),this.requestUpdate(),t==="invalid"&&s){this.hasUpdated?this.#S("attn-invalid",s):this.#_.push(s);return}t!=="set"&&(this.#w=!0,this.#S(t==="input"?"attn-input":"attn-change",{state:this.state}),clearTimeout(this.#v),this.#n.dragging||(this.#v=setTimeout(()=>this.#q(),uf)))}#z(t){t&&(this.#d=void 0),this.requestUpdate()}#q(){this.#a&&(this.#g=this.#y=this.#t.summary(this.#a),this.requestUpdate())}#S(t,s){this.dispatchEvent(new CustomEvent(t,{bubbles:!0,composed:!0,detail:s}))}#C=({target:t})=>{this.#x[t.open?"add":"delete"](t.className),this.requestUpdate()};#R=t=>this.#i.point(t);#D=t=>this.#i.focus(t);#U(t){Pc(t,this.#e),this.#r.key(t),Fc(t)}},ih=e=>e instanceof Error?e.message:String(e);function df(e){class t extends Ar{static definition=e}for(let{name:s}of e.parameters)Object.defineProperty(t.prototype,s,{configurable:!0,enumerable:!0,get(){return this.state[s]},set(n){this.state={[s]:n}}});return t}function lh(e){let t=`attn-${e.slug}`;customElements.get(t)||customElements.define(t,df(e))}var Vr={};Nm(Vr,{heads:()=>fm,lookup:()=>Sh,masks:()=>Yh,matrix:()=>zh,scaling:()=>Mm});var wt=class{#t;#s;constructor(t){this.#s=t}get#e(){if(!this.#t){let t=this.#t=new Map;this.#s((s,n,r,o)=>t.set(s,{name:s,value:n,digits:r,label:o}))}return this.#t}get(t){let s=this.#e.get(t);if(!s)throw new RangeError(`this frame has no number ${t}`);return s}has(t){return this.#e.has(t)}[Symbol.iterator](){return this.#e.values()}};function K(e){return function(){return e}}var Qs=Math.PI,ha=2*Qs,Me=1e-6,pf=ha-Me;function ch(e){this._+=e[0];for(let t=1,s=e.length;t<s;++t)this._+=arguments[t]+e[t]}function ff(e){let t=Math.floor(e);if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return ch;let s=10**t;return function(n){this._+=n[0];for(let r=1,o=n.length;r<o;++r)this._+=Math.round(arguments[r]*s)/s+n[r]}}function hh(e,t,s,n){return e===s&&t===n}function gf(e){let t=Math.floor(e);if(!(t<=15))return hh;let s=10**t,n=function(r){return Math.round(r*s)};return function(r,o,a,i){return n(r)===n(a)&&n(o)===n(i)}}var os=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=t==null?ch:ff(t),this._equal=t==null?hh:gf(t)}moveTo(t,s){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+s}`}closePath(){this._x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,s){this._append`L${this._x1=+t},${this._y1=+s}`}quadraticCurveTo(t,s,n,r){this._append`Q${+t},${+s},${this._x1=+n},${this._y1=+r}`}bezierCurveTo(t,s,n,r,o,a){this._append`C${+t},${+s},${+n},${+r},${this._x1=+o},${this._y1=+a}`}arcTo(t,s,n,r,o){if(t=+t,s=+s,n=+n,r=+r,o=+o,o<0)throw new Error(`negative radius: ${o}`);let a=this._x1,i=this._y1,l=n-t,c=r-s,m=a-t,h=i-s,u=m*m+h*h;if(this._x1===null)this._append`M${this._x1=t},${this._y1=s}`;else if(u>Me)if(!(Math.abs(h*l-c*m)>Me)||!o)this._append`L${this._x1=t},${this._y1=s}`;else{let p=n-a,f=r-i,g=l*l+c*c,y=p*p+f*f,w=Math.sqrt(g),x=Math.sqrt(u),b=o*Math.tan((Qs-Math.acos((g+u-y)/(2*w*x)))/2),v=b/x,E=b/w;Math.abs(v-1)>Me&&this._append`L${t+v*m},${s+v*h}`,this._append`A${o},${o},0,0,${+(h*p>m*f)},${this._x1=t+E*l},${this._y1=s+E*c}`}}arc(t,s,n,r,o,a){if(t=+t,s=+s,n=+n,a=!!a,n<0)throw new Error(`negative radius: ${n}`);let i=n*Math.cos(r),l=n*Math.sin(r),c=t+i,m=s+l,h=1^a,u=a?r-o:o-r;if(this._x1===null?this._append`M${c},${m}`:(Math.abs(this._x1-c)>Me||Math.abs(this._y1-m)>Me)&&this._append`L${c},${m}`,!!n){if(u<0&&(u=u%ha+ha),u>pf)this._append`A${n},${n},0,1,${h},${t-i},${s-l}A${n},${n},0,1,${h},${this._x1=c},${this._y1=m}`;else if(u>Me){let p=t+n*Math.cos(o),f=s+n*Math.sin(o);if(u>=Qs&&this._equal(c,m,p,f)){u/=2;let g=r+u;this._append`A${n},${n},0,${+(u>=Qs)},${h},${t+n*Math.cos(g)},${s+n*Math.sin(g)}`}this._append`A${n},${n},0,${+(u>=Qs)},${h},${this._x1=p},${this._y1=f}`}}}rect(t,s,n,r){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+s}h${n=+n}v${+r}h${-n}Z`}toString(){return this._}};function yf(){return new os}yf.prototype=os.prototype;function Tr(e){let t=3;return e.digits=function(s){if(!arguments.length)return t;if(s==null)t=null;else{let n=Math.floor(s);if(!(n>=0))throw new RangeError(`invalid digits: ${s}`);t=n}return e},()=>new os(t)}var wk=Array.prototype.slice;function Mr(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function mh(e){this._context=e}mh.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function Er(e){return new mh(e)}function Nr(e){return e[0]}function qr(e){return e[1]}function Ee(e,t){var s=K(!0),n=null,r=Er,o=null,a=Tr(i);e=typeof e=="function"?e:e===void 0?Nr:K(e),t=typeof t=="function"?t:t===void 0?qr:K(t);function i(l){var c,m=(l=Mr(l)).length,h,u=!1,p;for(n==null&&(o=r(p=a())),c=0;c<=m;++c)!(c<m&&s(h=l[c],c,l))===u&&((u=!u)?o.lineStart():o.lineEnd()),u&&o.point(+e(h,c,l),+t(h,c,l));if(p)return o=null,p+""||null}return i.x=function(l){return arguments.length?(e=typeof l=="function"?l:K(+l),i):e},i.y=function(l){return arguments.length?(t=typeof l=="function"?l:K(+l),i):t},i.defined=function(l){return arguments.length?(s=typeof l=="function"?l:K(!!l),i):s},i.curve=function(l){return arguments.length?(r=l,n!=null&&(o=r(n)),i):r},i.context=function(l){return arguments.length?(l==null?n=o=null:o=r(n=l),i):n},i}function ma(e,t,s){var n=null,r=K(!0),o=null,a=Er,i=null,l=Tr(c);e=typeof e=="function"?e:e===void 0?Nr:K(+e),t=typeof t=="function"?t:t===void 0?K(0):K(+t),s=typeof s=="function"?s:s===void 0?qr:K(+s);function c(h){var u,p,f,g=(h=Mr(h)).length,y,w=!1,x,b=new Array(g),v=new Array(g);for(o==null&&(i=a(x=l())),u=0;u<=g;++u){if(!(u<g&&r(y=h[u],u,h))===w)if(w=!w)p=u,i.areaStart(),i.lineStart();else{for(i.lineEnd(),i.lineStart(),f=u-1;f>=p;--f)i.point(b[f],v[f]);i.lineEnd(),i.areaEnd()}w&&(b[u]=+e(y,u,h),v[u]=+t(y,u,h),i.point(n?+n(y,u,h):b[u],s?+s(y,u,h):v[u]))}if(x)return i=null,x+""||null}function m(){return Ee().defined(r).curve(a).context(o)}return c.x=function(h){return arguments.length?(e=typeof h=="function"?h:K(+h),n=null,c):e},c.x0=function(h){return arguments.length?(e=typeof h=="function"?h:K(+h),c):e},c.x1=function(h){return arguments.length?(n=h==null?null:typeof h=="function"?h:K(+h),c):n},c.y=function(h){return arguments.length?(t=typeof h=="function"?h:K(+h),s=null,c):t},c.y0=function(h){return arguments.length?(t=typeof h=="function"?h:K(+h),c):t},c.y1=function(h){return arguments.length?(s=h==null?null:typeof h=="function"?h:K(+h),c):s},c.lineX0=c.lineY0=function(){return m().x(e).y(t)},c.lineY1=function(){return m().x(e).y(s)},c.lineX1=function(){return m().x(n).y(t)},c.defined=function(h){return arguments.length?(r=typeof h=="function"?h:K(!!h),c):r},c.curve=function(h){return arguments.length?(a=h,o!=null&&(i=a(o)),c):a},c.context=function(h){return arguments.length?(h==null?o=i=null:i=a(o=h),c):o},c}function ua(){}function uh(e){this._context=e}uh.prototype={areaStart:ua,areaEnd:ua,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,t):(this._point=1,this._context.moveTo(e,t))}};function da(e){return new uh(e)}function $f(e){let t=[...e].sort((r,o)=>r[0]-o[0]||r[1]-o[1]);if(t.length<3)return t;let s=dh(t),n=dh(t.reverse());return[...s.slice(0,-1),...n.slice(0,-1)]}function dh(e){let t=[];for(let s of e){for(;t.length>1&&bf(t[t.length-2],t[t.length-1],s)<=0;)t.pop();t.push(s)}return t}var bf=(e,t,s)=>(t[0]-e[0])*(s[1]-e[1])-(t[1]-e[1])*(s[0]-e[0]),wf=Ee().curve(da),ph=e=>wf($f(e))??"";var gh=14,Cr=7,Dr=e=>e.length*7.6;function Lr(e,t,s=[]){let n=[...t.map(({point:r})=>r),...s].map(r=>fh(e,r));return t.map(r=>{let o=fh(e,r.point),a=l=>Sf(e,l)*4+n.reduce((c,m)=>c+(kf(m,o)?0:_f(l,m)),0),i=xf(vf(e,r),({box:l})=>a(l));return n.push(i.box),k`<text class=${`name ${r.role}`} data-symbol=${r.symbol}
      x=${i.x} y=${i.y} text-anchor=${i.anchor}>${r.text}</text>`})}function xf(e,t){let[s]=e,n=1/0;for(let r of e){let o=t(r);if(o<n&&([s,n]=[r,o]),n===0)break}return s}function vf(e,{point:t,width:s,gap:n=11}){let[r,o]=nt(e,t),a={x:r+n,y:o+4.5,anchor:"start",box:Rr(r+n,o-7,s)},i={x:r-n,y:o+4.5,anchor:"end",box:Rr(r-n-s,o-7,s)},l={x:r,y:o-n,anchor:"middle",box:Rr(r-s/2,o-n-11,s)},c={x:r,y:o+n+9,anchor:"middle",box:Rr(r-s/2,o+n-2,s)};return t[0]>=0?[a,i,l,c]:[i,a,l,c]}var Rr=(e,t,s)=>({left:e,top:t,right:e+s,bottom:t+gh});function fh(e,t){let[s,n]=nt(e,t);return{left:s-Cr,top:n-Cr,right:s+Cr,bottom:n+Cr}}var kf=(e,t)=>e.left===t.left&&e.top===t.top;function _f(e,t){let s=Math.min(e.right,t.right)-Math.max(e.left,t.left),n=Math.min(e.bottom,t.bottom)-Math.max(e.top,t.top);return s>0&&n>0?s*n:0}function Sf({x:e,y:t,width:s,height:n},{left:r,top:o,right:a,bottom:i}){let l=Math.max(0,e-r)+Math.max(0,a-e-s),c=Math.max(0,t-o)+Math.max(0,i-t-n);return l*gh+c*(a-r)}var Af=.15,Tf=e=>mt(.75+5*(e||0));function Or(e,t,s){let{title:n,letter:r,labels:o,values:a,weights:i,blocked:l,output:c,hull:m}=t,h=ea([0,1],[0,Math.min(e.width,e.height)*Af]),[u,p]=nt(e,c),f=c.every(Number.isFinite),g=a.map(x=>nt(e,x)),y=a.map((x,b)=>({point:x,text:o[b],role:l?.[b]?"masked":"value",symbol:"v V",width:Dr(o[b])}));f&&y.push({point:c,text:st(r),role:"output",symbol:"o O",gap:14,width:16});let w=g.filter((x,b)=>!l?.[b]);return k`<g class="part" role="group" aria-label=${n}>
    <g aria-hidden="true">
      ${Sr(e)}
      ${m?k`<path class="hull" d=${C(ph(w))}></path>`:$}
      <g data-symbol="a A">${g.map(([x,b],v)=>l?.[v]?$:k`
        ${f?k`<path class="pull" d=${C(Te(x,b,u,p))} stroke-width=${C(Tf(i[v]))}></path>`:$}
        <circle class="ring" cx=${C(x)} cy=${C(b)} r=${C(mt(h(i[v]||0)))}></circle>`)}</g>
      ${f?k`<circle class="dot output" data-symbol="o O" cx=${C(u)} cy=${C(p)} r="9"></circle>`:$}
      ${L(()=>Lr(e,y))}
    </g>
    ${a.map((x,b)=>Vs({plane:e,point:x,limits:Ks(e),put:(v,E)=>({values:_r(E.values,b,v)})},{role:l?.[b]?"value masked":"value",label:`Value of ${o[b]}`,symbol:"v V",radius:5.5,shape:"square"},s))}
  </g>`}var ot=26,as=32,Mf=50,yh=as+30,Ne=24;function $h(e,t){let s=ot+t*as+yh;if(e>=820){let o=(e-270-2*Ne)/2,a=Math.max(o,s-ot),i=Math.min(Mf,(a-yh)/t);return{height:ot+a,keys:{x:0,y:ot,width:o,height:a},table:{x:o+Ne,y:0,width:270,row:i},values:{x:o+270+2*Ne,y:ot,width:o,height:a}}}if(e>=540){let r=(e-Ne)/2;return{height:ot+r+Ne+s,keys:{x:0,y:ot,width:r,height:r},values:{x:r+Ne,y:ot,width:r,height:r},table:{x:0,y:ot+r+Ne,width:e,row:as}}}let n=Math.min(e,232);return{height:2*(ot+n)+s+28,keys:{x:0,y:ot,width:e,height:n},table:{x:0,y:ot+n+14,width:e,row:as},values:{x:0,y:ot+n+14+s+14+ot,width:e,height:n}}}var bh=(e,t)=>$h(e,Math.min(t.keys.length,t.values.length)).height;function wh(e,t){let s=$h(t.width,e.n),{settled:n}=t,r=Ws({...s.keys,reach:Fs([n.query,...n.keys])}),o=Ws({...s.values,reach:Fs(n.values)});return k`
    ${Ef(e,t,r)}
    ${qf(e,s.table)}
    <text class="heading" x=${o.x} y=${o.y-9} aria-hidden="true">Values and the output</text>
    ${Or(o,{...e,title:"Values and the output",letter:"{o}"},t.hands)}`}function Ef({n:e,labels:t,keys:s,query:n,feet:r,weights:o},{hands:a},i){let[l,c]=nt(i,[0,0]),[m,h]=nt(i,n),u=s.map((g,y)=>nt(i,n.map(w=>w*r[y])).join(" ")),p=s.map((g,y)=>`M${nt(i,g).join(" ")}L${u[y]}`),f=g=>g.filter((y,w)=>Number.isFinite(r[w])).join("");return k`<g class="part" aria-label="Keys and the query" role="group">
    <text class="heading" x=${i.x} y=${i.y-9} aria-hidden="true">Keys and the query</text>
    <g aria-hidden="true">
      ${Sr(i)}
      ${Nf(i,n)}
      <g data-symbol="s S">
        <path class="drop" d=${C(f(p))}></path>
        <path class="foot" d=${C(f(u.map(g=>`M${g}h0`)))}></path>
      </g>
      <g data-symbol="k K">${s.map((g,y)=>{let[w,x]=nt(i,g),b=mt(1.25+3*(o[y]||0));return k`<path class="vector key" d=${C(Te(l,c,w,x))} stroke-width=${C(b)}></path>`})}</g>
      <g data-symbol="q Q">
        <path class="vector query casing" d=${C(Te(l,c,m,h))}></path>
        <path class="vector query" d=${C(Te(l,c,m,h))}></path>
      </g>
      ${L(()=>Lr(i,[{point:n,text:st("{q}"),role:"query",symbol:"q Q",gap:14,width:12},...s.map((g,y)=>({point:g,text:t[y],role:"key",symbol:"k K",width:Dr(t[y])}))]))}
    </g>
    ${Array.from({length:e},(g,y)=>Vs({plane:i,point:s[y],limits:Ks(i),put:(w,x)=>({keys:_r(x.keys,y,w)})},{role:"key",label:`Key of ${t[y]}`,symbol:"k K",radius:6},a))}
    ${Vs({plane:i,point:n,limits:Ks(i),put:g=>({query:g})},{role:"query",label:"Query",symbol:"q Q",radius:9},a)}
  </g>`}function Nf(e,[t,s]){if(t===0&&s===0)return $;let[n,r]=[e.toX.reach,e.toY.reach],o=Math.min(Math.abs(n/t),Math.abs(r/s)),[a,i]=nt(e,[-t*o,-s*o]),[l,c]=nt(e,[t*o,s*o]);return k`<path class="ray" data-symbol="q Q" d=${C(Te(a,i,l,c))}></path>`}function qf({n:e,labels:t,numbers:s,weights:n},{x:r,y:o,width:a,row:i}){let l=r+Math.min(.42*a,116),c=r+a-2,m=bt([0,1],[l+20,c-50]),h=i>40?14:10,u=o+ot,p=u+e*i,f=w=>L(()=>Ue(s.get(`o[${w}]`),"output")),[g,y]=[p+as/2+5,p+as+18];return k`<g class="part">
    <text class="heading" data-symbol="s S" x=${l} y=${u-9} text-anchor="end">${st("score {s}")}</text>
    <text class="heading" data-symbol="a A" x=${c} y=${u-9} text-anchor="end">${st("weight {a}")}</text>
    <path class="rule" d=${`M${r} ${u}h${a}M${r} ${p}h${a}`}></path>
    ${t.map((w,x)=>{let b=u+x*i+i/2,v=b-h/2,E=mt(m(n[x]||0)-m(0));return k`
        <text class="name key" data-symbol="k K" x=${r} y=${b+4.5}>${w}</text>
        <g data-symbol="s S">${L(()=>ft(s.get(`score[${x}]`),{x:l,y:b+4.5}))}</g>
        <g data-symbol="a A">
          <rect class="track" x=${m(0)} y=${v} width=${m(1)-m(0)} height=${h} rx="2"></rect>
          <rect class="bar" x=${m(0)} y=${v} width=${C(E)} height=${h} rx="2"></rect>
          ${L(()=>ft(s.get(`a[${x}]`),{x:c,y:b+4.5}))}
        </g>`})}
    <text class="quiet" x=${m(1)} y=${g} text-anchor="end">sum of the weights</text>
    ${L(()=>ft(s.get("sum"),{x:c,y:g,role:"quiet"}))}
    <text class="name output" data-symbol="o O" x=${r} y=${y}>${st("output {o}")}</text>
    <text class="quiet" data-symbol="o O" x=${c} y=${y} text-anchor="end">(${f(0)}, ${f(1)})</text>
  </g>`}function xh({n:e,labels:t,numbers:s,tempered:n},r,o){let[a,i,l]=["query","keys","values"].map(h=>mr(r,o(h))),c=h=>d`<td>${I(s.get(h))}</td>`,m=h=>hr({model:r,value:t[h],label:`Name of item ${h+1}`,put:u=>({labels:[...t,...r.current.labels.slice(e)].map((p,f)=>f===h?u:p)})});return d`
    <p class="entry">Query <span>${R("{q}")} = (</span>
      ${a(0,0,"Query, x","q[0]")}<span>,</span>${a(0,1,"Query, y","q[1]")}<span>)</span></p>
    <div class="scroll" tabindex="0" role="group" aria-label="Table of keys, scores, weights and values">
      <table>
        <caption>Paste a block of numbers into any key or value to replace all of them.</caption>
        <thead>
          <tr>
            <th scope="col">item</th>
            <th scope="col" colspan="2">key ${R("{k_j}")}</th>
            <th scope="col">${R("{q}\xB7{k_j}")}</th>
            <th scope="col">score ${R("{s_j} = {q}\xB7{k_j} / \u221A{d_k}")}</th>
            ${n?d`<th scope="col">${R("{s_j} / {\u03C4}")}</th>`:$}
            <th scope="col">weight ${R("{a_j}")}</th>
            <th scope="col" colspan="2">value ${R("{v_j}")}</th>
            <th scope="col" colspan="2">share ${R("{a_j}{v_j}")}</th>
          </tr>
        </thead>
        <tbody>
          ${Array.from({length:e},(h,u)=>d`<tr>
            <th scope="row">${m(u)}</th>
            ${[0,1].map(p=>d`<td>${i(u,p,`Key of ${t[u]}, ${"xy"[p]}`,`k[${u}][${p}]`)}</td>`)}
            ${c(`dot[${u}]`)}
            ${c(`score[${u}]`)}
            ${n?c(`logit[${u}]`):$}
            ${c(`a[${u}]`)}
            ${[0,1].map(p=>d`<td>${l(u,p,`Value of ${t[u]}, ${"xy"[p]}`,`v[${u}][${p}]`)}</td>`)}
            ${c(`av[${u}][0]`)}
            ${c(`av[${u}][1]`)}
          </tr>`)}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">sum</th>
            <td colspan=${n?5:4}></td>
            ${c("sum")}
            <td colspan="2"></td>
            ${c("o[0]")}
            ${c("o[1]")}
          </tr>
        </tfoot>
      </table>
    </div>`}function vh({query:e,keys:t,values:s,weights:n,output:r,n:o},{temperature:a}){let i=`import numpy as np

${Z("q","np.array",e)}
${Z("K","np.array",t)}
${Z("V","np.array",s)}
tau = ${Ae(a)}

s = K @ q / np.sqrt(q.size)
e = np.exp((s - s.max()) / tau)
a = e / e.sum()
o = a @ V
print(a, o)
`,l=`import torch
import torch.nn.functional as F

${Z("q","torch.tensor",[e])}
${Z("K","torch.tensor",t)}
${Z("V","torch.tensor",s)}
tau = ${Ae(a)}

scale = 1 / (tau * q.shape[-1] ** 0.5)
a = torch.softmax(q @ K.T * scale, dim=-1)
o = F.scaled_dot_product_attention(q[None], K[None], V[None], scale=scale)[0]
assert torch.allclose(a @ V, o, atol=1e-6)
print(a, o)
`,c=a===1?"":`${ns(a,2)} \\cdot `,m=(u,p)=>`(${Array.from(u,f=>ns(f,p)).join(",\\ ")})`,h=`\\[
q = ${m(e,2)}, \\quad
K = ${ce(t,2)}, \\quad
V = ${ce(s,2)}
\\]
\\[
a = \\operatorname{softmax}\\Big(\\frac{qK^\\top}{${c}\\sqrt{2}}\\Big)
  = ${m(n,3)}, \\qquad
o = \\sum_{j=1}^{${o}} a_j v_j = ${m(r,3)}
\\]
`;return{NumPy:i,PyTorch:l,TeX:h}}var kh=[{name:"A query close to one key: its value wins",state:{}},{name:"Short query: the weights even out",state:{query:[.15,.1]}},{name:"Long query: almost a hard lookup",state:{query:[4.8,1.5]}},{name:"Query at zero: the plain mean",state:{query:[0,0]}},{name:"Hot: every value counts",state:{temperature:10}},{name:"Cold: one value wins",state:{temperature:.1}},{name:"Two equal keys share their weight",state:{query:[1.5,.5],keys:[[2,1],[2,1],[-1.2,1.4],[-.6,-1.8]]}},{name:"A long key wins from the side",state:{query:[1.5,0],keys:[[1,0],[2.4,2.8],[-1.2,1.4],[-.6,-1.8]]}},{name:"Equal values: the weights stop to matter",state:{values:[[1,1],[1,1],[1,1],[1,1]]}},{name:"Values on a line: so is the output",state:{values:[[-2.4,-1.2],[-.8,-.4],[.8,.4],[2.4,1.2]]}}];function at(e,t){let s=e.get(t);return z(s.value,s.digits).startsWith("\u2212")?d`(${I(s)})`:I(s)}var xt=(e,t,s)=>d`${at(e,t)}&nbsp;×&nbsp;${at(e,s)}`,J=e=>e.map((t,s)=>s?d` + ${t}`:t),Nt=(e,t)=>d`<span class="power"><i class="letter">e</i><sup>${I(e.get(t))}</sup></span>`,M=(e,t="")=>d`<p class="step">${R(t)} = ${typeof e=="string"?R(e):e}</p>`,D=e=>d`<p class="remark">${R(e)}</p>`;function _h({n:e,numbers:t,tempered:s},n){let[,r,o,a]=n.match(/^(\w+?)(?:\[(\d+)\])?(?:\[(\d+)\])?$/)??[],i=I(t.get(n)),l=Array.from({length:e},(u,p)=>p),c=s?"logit":"score",[m,h]=[o,a];switch(r){case"dot":return d`
      ${M(J([xt(t,"q[0]",`k[${m}][0]`),xt(t,"q[1]",`k[${m}][1]`)]),"{q}\xB7{k}")}
      ${M(i)}`;case"score":return d`
      ${M(xt(t,`dot[${m}]`,"unit"),"{s} = {q}\xB7{k} / \u221A{d_k}")}
      ${M(i)}`;case"unit":return D("One over \u221A{d_k}, with {d_k} = 2.");case"logit":return d`
      ${M(d`${at(t,`score[${m}]`)} / ${at(t,"temperature")}`,"{s} / {\u03C4}")}
      ${M(i)}`;case"a":return d`
      ${M(d`${Nt(t,`${c}[${m}]`)} / (${J(l.map(u=>Nt(t,`${c}[${u}]`)))})`,s?"{a} = softmax of {s} / {\u03C4}":"{a} = softmax of {s}")}
      ${M(i)}`;case"sum":return d`
      ${M(J(l.map(u=>at(t,`a[${u}]`))))}
      ${M(i)}
      ${D("Each exponential is divided by the sum of all of them, so the weights add up to 1.")}`;case"av":return d`${M(xt(t,`a[${m}]`,`v[${m}][${h}]`),"{a} {v}")}${M(i)}`;case"o":return d`
      ${M(J(l.map(u=>xt(t,`a[${u}]`,`v[${u}][${m}]`))),"{o} = \u03A3 {a_j} {v_j}")}
      ${M(J(l.map(u=>at(t,`av[${u}][${m}]`))))}
      ${M(i)}`;default:return D("Your own number. Drag its point, or type another one under \u201CAll numbers\u201D.")}}var Cf=[{name:"query",type:"vector",size:2,min:-20,max:20,default:[1.6,.5],label:"Query",symbol:"q",control:!1},{name:"keys",type:"matrix",size:2,count:[1,8],min:-20,max:20,default:[[2.1,1],[.4,2.2],[-2,.6],[.7,-1.9]],label:"Keys",symbol:"k",control:!1},{name:"values",type:"matrix",size:2,count:[1,8],min:-20,max:20,default:[[2.2,1.4],[-.6,2.3],[-2.2,-.9],[1.2,-2.1]],label:"Values",symbol:"v",control:!1},{name:"labels",type:"labels",count:[1,8],default:["cat","dog","fish","bird"],label:"Names of the items",control:!1},{name:"temperature",type:"number",min:.1,max:10,scale:"log",default:1,label:"Temperature",symbol:"\u03C4",help:"Divides the scores before the softmax. Small values pick one winner."},{name:"hull",type:"switch",default:!0,label:"Region of the values",help:"The output never leaves it."}];function Rf(e,t){let s=Math.min(e.keys.length,e.values.length),n=e.keys.slice(0,s),r=e.values.slice(0,s),o=Array.from({length:s},(f,g)=>e.labels[g]??`item ${g+1}`),a=Gt(t,2),i=3+2*s,l=new Float32Array(s*i);r.forEach((f,g)=>{l.set([...f,1],g*i),l.set(f,g*i+3+2*g)});let c={q:e.query,k:n.flat(),v:l,shape:{Tq:1,Tk:s,dk:2,dv:i}},m=t.attention({...c,scale:a/e.temperature,returns:{weights:!0,scores:"scaled"}}),{scores:h}=t.attention({...c,scale:a,returns:{scores:"scaled"}}),u=t.attention({q:e.query,k:[...n.flat(),...e.query],v:new Float32Array(s+1),shape:{Tq:1,Tk:s+1,dk:2,dv:1},scale:1,returns:{scores:"scaled"}}).scores,p=new wt(f=>{let g=["x","y"];g.forEach((y,w)=>f(`q[${w}]`,e.query[w],_t(e.query[w]),`query, ${y}`)),o.forEach((y,w)=>{g.forEach((x,b)=>{f(`k[${w}][${b}]`,n[w][b],_t(n[w][b]),`key of ${y}, ${x}`),f(`v[${w}][${b}]`,r[w][b],_t(r[w][b]),`value of ${y}, ${x}`),f(`av[${w}][${b}]`,m.output[3+2*w+b],3,`weighted value of ${y}, ${x}`)}),f(`dot[${w}]`,u[w],2,`query times key of ${y}`),f(`score[${w}]`,h[w],2,`score of ${y}`),f(`logit[${w}]`,m.scores[w],2,`score of ${y} over the temperature`),f(`a[${w}]`,m.weights[w],3,`weight of ${y}`)}),f("unit",a,3,"scale of the scores"),f("temperature",e.temperature,_t(e.temperature),"temperature"),f("sum",m.output[2],3,"sum of the weights"),g.forEach((y,w)=>f(`o[${w}]`,m.output[w],3,`output, ${y}`))});return{n:s,labels:o,keys:n,values:r,numbers:p,query:e.query,hull:e.hull,tempered:e.temperature!==1,weights:m.weights,output:[m.output[0],m.output[1]],feet:Array.from({length:s},(f,g)=>u[g]/u[s]),note:e.keys.length===e.values.length?void 0:`There are ${e.keys.length} keys and ${e.values.length} values; the first ${s} of each are used.`}}function Df({n:e,labels:t,weights:s,output:n}){let r=Array.from(s.keys()).sort((u,p)=>s[p]-s[u]),[o,a]=r,[i,l]=[s[o],s[r[e-1]]],c=`The output is ${qn(n)}.`;if(e===1)return`With a single item its weight is 1, whatever the query. ${c}`;if(i-l<.02)return`All weights are nearly equal, so the output is close to the plain mean of the values. ${c}`;if(i>.95)return`Almost a hard lookup: \u201C${t[o]}\u201D holds ${we(i)} of the weight. ${c}`;let[m,h]=[`\u201C${t[o]}\u201D`,`\u201C${t[a]}\u201D`];return i-s[a]<.005?`${m} and ${h} have the same weight, ${we(i)} each. ${c}`:`${m} has the largest weight, ${we(i)}, before ${h} with ${we(s[a])}. ${c}`}var Sh={slug:"lookup",title:"Soft lookup",prompt:"Drag the query. Which key does it match, and where does the output go?",parameters:Cf,presets:kh,frame:Rf,summary:Df,height:bh,picture:wh,table:xh,explain:_h,code:vh};var pa=e=>Number(e.toFixed(1));function Pr(e,t){let s="";for(let n=6;n<e+t;n+=6){let[r,o]=[Math.max(0,n-t),Math.min(t,n)],a=pa(Math.min(e,n)-r);s+=`M${pa(r)} ${pa(o)}l${a} ${-a}`}return s}var Ah=.56,Lf=.28,Of=.59,Pf=2,ga=[13,11,10],fa=2,Ir=1,Th=19;function If(e,t){let s=e.flat(),n=s.some(({value:y})=>Number.isNaN(y))?Pf:0,r=s.filter(({value:y,blocked:w})=>!w&&Number.isFinite(y)),o=r.map(({value:y,digits:w})=>z(y,w)),a=r[0]?.digits??1,i=y=>y.replace(/[.−]/g,"").length*Ah+(y.includes(".")?Lf:0),l=o.reduce((y,w)=>Math.max(y,i(w)),0),c=o.some(y=>y.startsWith("\u2212"))?Of:0,m=Array.from({length:a},(y,w)=>ga.map(x=>({font:x,digits:a-w}))),h=({font:y,digits:w})=>{let x=(l-(a-w)*Ah)*y;return{plain:x,signed:x+c*y}},u=y=>h(y).signed+2*fa<=t&&n*y.font<t,p=m.flat().find(u)??{font:Math.min(...ga),digits:1},{plain:f,signed:g}=h(p);return{...p,ends:Math.min(t-fa,Math.max((t+f)/2,fa+g))}}var Mh=(e,{x:t,y:s,size:n,height:r=n})=>ht([t,s,n,r,...e.flat().flatMap(({name:o,value:a,paint:i,blocked:l,picks:c})=>[o,a,i.opacity,l,c]),rs()],()=>{let[o,a]=[n-Ir,r-Ir],i=Pr(o,a),l=Math.min(30,o-4),c,m=()=>c??=If(e,o);return k`<g class="heatmap" font-size=${L(()=>m().font===ga[0]?$:m().font)}>${e.map((h,u)=>h.map(({name:p,value:f,paint:g,blocked:y,press:w},x)=>{let b=Number.isFinite(f)&&!y;return k`<g class=${w?"cell live":"cell"} @click=${w??$}
          transform=${eh(t+x*n+Ir/2,s+u*r+Ir/2)}>
        <rect class="ground" width=${o} height=${a}></rect>
        ${y?k`<path class="hatch" d=${i}></path>
          <rect class="label" x=${(o-l)/2} y=${(a-Th)/2} width=${l} height=${Th}
            rx="3"></rect>`:k`<rect class=${g.role} width=${o} height=${a} fill-opacity=${C(g.opacity)}></rect>`}
        ${L(()=>ft({name:p,value:f,digits:y?0:m().digits},{x:b?m().ends:o/2,y:a/2+4.5,anchor:b?"end":"middle",role:y?"masked":g.reverse?"reverse":"ink"}))}
      </g>`}))}</g>`});function ya(e,t){let s=Math.max(1,Math.floor(t/7.6));return e.length<=s?e:`${e.slice(0,Math.max(1,s-1))}\u2026`}var yt=42,Zt=24,Eh={query:"q Q",key:"k K"},jf=28,Hf={S:"S s",A:"A a"};function is({x:e,y:t,size:s,tall:n=s,cells:r,title:o,formula:a,columns:i,rows:l,side:c=0,roles:m,symbol:h}){let u=l?e-c:e,p=s<jf;return k`
    <text class="heading" x=${u} y=${t-Zt-yt+14} aria-hidden="true">${o}</text>
    <text class="quiet" x=${u} y=${t-Zt-yt+33} aria-hidden="true">${st(a)}</text>
    <g aria-hidden="true">
      <g data-symbol=${Eh[m[1]]} font-size=${p?11:$}>${i.map((f,g)=>k`<text class=${`axis-name ${m[1]}`} x=${e+(g+.5)*s} y=${t-8}
          text-anchor="middle">${ya(f,p?s*1.2:s)}</text>`)}</g>
      <g data-symbol=${Eh[m[0]]}>${l?.map((f,g)=>k`<text class=${`axis-name ${m[0]}`}
        x=${e-8} y=${t+(g+.5)*n+4.5} text-anchor="end">${ya(f,c-6)}</text>`)}</g>
    </g>
    <rect class="frame" x=${e} y=${t} width=${i.length*s} height=${r.length*n}></rect>
    <g data-symbol=${Hf[h]??h}>${Mh(r,{x:e,y:t,size:s,height:n})}</g>`}var jr=e=>$a("weight",e),Hr=(e,t)=>e<0?$a("negative",-e/t):$a("positive",e/t);function $a(e,t){let s=Number.isNaN(t)?0:Math.min(1,Math.max(0,t));return{role:e,opacity:Math.round(s*1e3)/1e3,reverse:s>=.7}}var vt=46,ls=26,ba=48;function qh(e,t){let s=yt+Zt;if(e>=820){let a=Math.min(ba,(e-306-vt-2*ls)/2/t),i={x:vt,y:s,size:a},l={x:vt+t*a+ls,y:s,size:a},c=l.x+t*a+ls,m=Math.max(t*a+Zt,290);return{height:yt+m,scores:i,weights:l,plane:{x:c,y:yt,width:e-c,height:m}}}if(e>=540){let o=Math.min(ba,(e-vt-ls)/2/t),a=s+t*o+ls+yt;return{height:a+280,scores:{x:vt,y:s,size:o},weights:{x:vt+t*o+ls,y:s,size:o},plane:{x:0,y:a,width:e,height:280}}}let n=Math.min(ba,(e-vt)/t),r=s+t*n+14;return{height:2*r+yt+240,scores:{x:vt,y:s,size:n},weights:{x:vt,y:r+s,size:n},plane:{x:0,y:2*r+yt,width:e,height:240}}}var Ch=(e,{queries:t,keys:s,values:n})=>qh(e,Math.min(t.length,s.length,n.length)).height;function Rh(e,t){let{T:s,tokens:n,name:r,byColumns:o,blocked:a,picked:i,head:l,reach:c}=e,m=qh(t.width,s),h=Ws({...m.plane,reach:Fs(t.settled.values)}),u=y=>t.apply?.({row:y+1}),p=(y,w,x)=>Array.from({length:s},(b,v)=>Array.from({length:s},(E,N)=>{let[O,_]=o?[N,v]:[v,N],A=e.table[y][O*s+_];return{name:r(y,O,_),value:A,digits:w,paint:x(A),blocked:a(O,_),picks:O,press:()=>u(O)}})),f=o?["{K^T}{Q}","softmax of each column"]:["{Q}{K^T}","softmax of each row"],g=e.beta===1?"":"{\u03B2} \xB7 ";return k`
    ${Nh(e,t,m.scores,{title:"Scaled scores",formula:`{S} = ${g}${f[0]} / \u221A${l}`,symbol:"S",cells:p("S",2,y=>Hr(y,c)),first:!0,pick:u})}
    ${Nh(e,t,m.weights,{title:"Weights",formula:`{A} = ${f[1]}`,symbol:"A",cells:p("A",3,jr),first:m.weights.x===m.scores.x,pick:u})}
    <text class="heading" x=${h.x} y=${m.plane.y-yt+14} aria-hidden="true">Output of <tspan
      class="query">${n[i]}</tspan></text>
    <text class="quiet" x=${h.x} y=${m.plane.y-yt+33} aria-hidden="true">
      ${st(`{o_${i+1}} = average of the values {v_j}`)}</text>
    ${Or(h,{title:`Values, and the output of ${n[i]}`,letter:`{o_${i+1}}`,labels:n,values:e.values,weights:e.weights,output:e.output,blocked:n.map((y,w)=>a(i,w)),hull:!0},t.hands)}`}function Nh({T:e,tokens:t,picked:s,byColumns:n},{hands:r},{x:o,y:a,size:i},{first:l,pick:c,...m}){let h=n?{x:o+s*i,y:a,width:i,height:e*i}:{x:o,y:a+s*i,width:e*i,height:i},u=p=>n?{x:o+p*i,y:a-Zt,width:i,height:Zt}:{x:o-vt,y:a+p*i,width:vt,height:i};return k`<g class="part">
    ${is({x:o,y:a,size:i,...m,columns:t,rows:l?t:void 0,side:vt,roles:n?["key","query"]:["query","key"]})}
    <rect class="picked casing" x=${h.x} y=${h.y} width=${h.width} height=${h.height} rx="3"></rect>
    <rect class="picked" x=${h.x} y=${h.y} width=${h.width} height=${h.height} rx="3"></rect>
    ${r&&m.symbol==="S"?k`<g role="radiogroup" aria-label="Query whose output is shown">
      ${t.map((p,f)=>{let g=u(f);return k`<g class="choice" role="radio" aria-checked=${f===s} tabindex=${f===s?0:-1}
            aria-label=${`${p}, token ${f+1}`} @click=${()=>c(f)}
            @keydown=${y=>zf(y,f,e,c)}>
          <rect class="halo" x=${g.x+1.5} y=${g.y+1.5} width=${g.width-3} height=${g.height-3}
            rx="4"></rect>
        </g>`})}
    </g>`:$}
  </g>`}function zf(e,t,s,n){let o={ArrowUp:t-1,ArrowLeft:t-1,ArrowDown:t+1,ArrowRight:t+1,Home:0,End:s-1," ":t}[e.key];if(o===void 0||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let a=(o+s)%s;n(a),e.currentTarget.parentElement.querySelectorAll("[role=radio]")[a].focus()}function Lh(e,t,s){let{T:n,tokens:r,numbers:o,name:a,head:i}=e,l=Array.from({length:n},(p,f)=>f),c=p=>hr({model:t,value:r[p],label:`Token ${p+1}`,put:f=>({tokens:[...r,...t.current.tokens.slice(n)].map((g,y)=>y===p?f:g)})}),m=[["Q","queries","Query"],["K","keys","Key"],["V","values","Value"]],h=Object.fromEntries(m.map(([p,f])=>[p,mr(t,s(f))])),u=p=>d`<td>${I(o.get(p))}</td>`;return d`
    <div class="scroll" tabindex="0" role="group" aria-label="Table of tokens, queries, keys, values and outputs">
      <table>
        <caption>Paste a block of numbers into any query, key or value to replace that whole matrix.</caption>
        <thead><tr>
          <th scope="col">token</th>
          <th scope="col" colspan="2">query ${R("{q_i}")}</th>
          <th scope="col" colspan="2">key ${R("{k_i}")}</th>
          <th scope="col" colspan="2">value ${R("{v_i}")}</th>
          <th scope="col">sum of weights</th>
          <th scope="col" colspan="2">output ${R("{o_i}")}</th>
        </tr></thead>
        <tbody>${l.map(p=>d`<tr>
          <th scope="row">${c(p)}</th>
          ${m.map(([f,,g])=>[0,1].map(y=>d`<td>${h[f](p,y,`${g} of ${r[p]}, ${"xy"[y]}`,a(f,p,y))}</td>`))}
          ${u(`sum[${p}]`)}
          ${[0,1].map(f=>u(a("O",p,f)))}
        </tr>`)}</tbody>
      </table>
    </div>
    ${Dh(e,"S",`Scaled scores ${e.beta===1?"":"{\u03B2} \xB7 "}{q_i}\xB7{k_j} / \u221A${i}`)}
    ${Dh(e,"A","Weights {A_ij}")}`}function Dh({T:e,tokens:t,numbers:s,byColumns:n},r,o){let a=Array.from({length:e},(m,h)=>h),[i,l]=n?["query","key"]:["key","query"];return d`<div class="scroll" tabindex="0" role="group" aria-label=${r==="S"?"Table of scaled scores":"Table of weights"}>
    <table>
      <caption>${R(o)}</caption>
      <thead><tr>
        <th scope="col">${l} \\ ${i}</th>
        ${a.map(m=>d`<th scope="col">${t[m]}</th>`)}
      </tr></thead>
      <tbody>${a.map(m=>d`<tr>
        <th scope="row">${t[m]}</th>
        ${a.map(h=>d`<td>${I(s.get(`${r}[${m}][${h}]`))}</td>`)}
      </tr>`)}</tbody>
    </table>
  </div>`}function Oh({T:e,queries:t,keys:s,values:n,numbers:r,name:o,byColumns:a},{beta:i,causal:l}){let c=(w,x)=>Array.from({length:e},(b,v)=>Array.from({length:x},(E,N)=>r.get(o(w,v,N)).value)),m=`import numpy as np

${Z("Q","np.array",t)}
${Z("K","np.array",s)}
${Z("V","np.array",n)}
beta = ${Ae(i)}

S = beta * Q @ K.T / np.sqrt(Q.shape[-1])
${l?`S[np.triu(np.ones(S.shape, dtype=bool), 1)] = -np.inf  # causal: no key after the query
`:""}E = np.exp(S - S.max(axis=-1, keepdims=True))
A = E / E.sum(axis=-1, keepdims=True)
O = A @ V
print(A, O, sep="\\n")
`,h=`import torch
import torch.nn.functional as F

${Z("Q","torch.tensor",t)}
${Z("K","torch.tensor",s)}
${Z("V","torch.tensor",n)}
beta = ${Ae(i)}

scale = beta / Q.shape[-1] ** 0.5
S = Q @ K.T * scale
${l?`S = S.masked_fill(torch.ones_like(S, dtype=torch.bool).triu(1), float("-inf"))
`:""}A = torch.softmax(S, dim=-1)
O = F.scaled_dot_product_attention(Q[None], K[None], V[None], is_causal=${l?"True":"False"}, scale=scale)[0]
assert torch.allclose(A @ V, O, atol=1e-6)
print(A, O, sep="\\n")
`,u=w=>w[0].map((x,b)=>w.map(v=>v[b])),p=(w,x,b)=>{let v=c(w,x);return ce(a?u(v):v,b)},y=`\\[
S = ${i===1?"":`${ns(i,2)} \\cdot `}${a?"K^\\top Q":"QK^\\top"} / \\sqrt{2}${l?" + M":""} = ${p("S",e,2)}
\\]
\\[
A = ${p("A",e,3)}, \\qquad
${a?"VA":"AV"} = ${p("O",2,3)}
\\]
`;return{NumPy:m,PyTorch:h,TeX:y}}var wa=[[1,0],[0,1],[1,1]],Ph=[[2,0],[1,1.7],[-1,1.7],[-2,0],[-1,-1.7],[1,-1.7]],Ih=[[1.8,-.4],[.4,2],[2,.6],[1.2,-1.6],[.3,-.2],[-1.4,1.2]],jh=[{name:"Six tokens, each with its own row",state:{}},{name:"Scale 0: every row is uniform",state:{beta:0}},{name:"Large scale: each row picks one key",state:{beta:8}},{name:"Causal mask: nobody reads what comes later",state:{causal:!0}},{name:"Causal, first row: only itself to look at",state:{causal:!0,row:1}},{name:"Equal queries and keys: scores symmetric, weights not",state:{queries:Ih,keys:Ih}},{name:"Keys against queries: nobody reads itself",state:{queries:Ph,keys:Ph.map(([e,t])=>[-e,-t])}},{name:"One long key draws every row",state:{queries:[[1.8,.4],[1.4,1],[2,.6],[1.2,.6],[1.4,.8],[1,1.2]],keys:[[-.6,-.8],[2,.4],[.2,1],[-.6,.6],[4,4],[.6,-.4]]}},{name:"A query of zero: the plain mean",state:{queries:[[1.8,-.4],[.4,2],[0,0],[1.2,-1.6],[1.4,-.8],[-1.4,1.2]]}},{name:"The worked example: three tokens",state:{queries:wa,keys:wa,values:wa,tokens:["one","two","three"],row:1}}];function Hh(e,t){let{T:s,tokens:n,numbers:r,byColumns:o,blocked:a,head:i}=e,[,l,c,m]=t.match(/^(\w+?)(?:\[(\d+)\])?(?:\[(\d+)\])?$/)??[],h=I(r.get(t)),[u,p]=o?[Number(m),Number(c)]:[Number(c),Number(m)],f=e.name,g=Array.from({length:s},(b,v)=>v),y=b=>g.filter(v=>!a(b,v)),w=e.beta!==1,x=D(`The causal mask hides \u201C${n[p]}\u201D from \u201C${n[u]}\u201D, since it comes later.`);switch(l){case"dot":return d`
      ${M(J([0,1].map(b=>xt(r,f("Q",u,b),f("K",p,b)))),"{q_i}\xB7{k_j}")}
      ${M(h)}`;case"S":return a(u,p)?d`${M(h)}${x}`:d`
      ${M(d`${w?d`${at(r,"beta")} × `:""}${xt(r,f("dot",u,p),"unit")}`,`{S_ij} = ${w?"{\u03B2} \xB7 ":""}{q_i}\xB7{k_j} / \u221A${i}`)}
      ${M(h)}`;case"unit":return D(`One over \u221A${i}, with ${i} = 2.`);case"A":return a(u,p)?d`${M(h)}${x}`:d`
      ${M(d`${Nt(r,f("S",u,p))} / (${J(y(u).map(b=>Nt(r,f("S",u,b))))})`,`{A_ij} = softmax of the ${o?"column":"row"}`)}
      ${M(h)}`;case"sum":return d`
      ${M(J(y(Number(c)).map(b=>at(r,f("A",Number(c),b)))))}
      ${M(h)}`;case"O":return d`
      ${M(J(y(u).map(b=>xt(r,f("A",u,b),f("V",b,p)))),"{o_i} = \u03A3 {A_ij} {v_j}")}
      ${M(h)}`;default:return D("Your own number. Type another one under \u201CAll numbers\u201D.")}}var va=[1,8],xa={type:"matrix",size:2,count:va,min:-20,max:20,control:!1},Uf=[{...xa,name:"queries",label:"Queries",symbol:"Q",default:[[1.8,-.4],[.4,2],[2,.6],[1.2,-1.6],[1.4,-.8],[-1.4,1.2]]},{...xa,name:"keys",label:"Keys",symbol:"K",default:[[-.6,-.8],[2,.4],[.2,2],[-1.6,.6],[-.4,-1.2],[1.6,-1.4]]},{...xa,name:"values",label:"Values",symbol:"V",default:[[-.8,-1.2],[2.2,1.4],[-.4,2.4],[-2.4,.8],[.6,-2.2],[2.3,-1]]},{name:"tokens",type:"labels",count:va,default:["my","cat","sat","on","a","mat"],label:"Tokens",control:!1},{name:"beta",type:"number",min:0,max:8,step:.1,default:1,label:"Scale",symbol:"\u03B2",help:"Multiplies all scores. At 0 every row of weights is uniform."},{name:"causal",type:"switch",default:!1,label:"Causal mask",help:"A token may look at itself and at what came before it."},{name:"row",type:"number",min:1,max:va[1],step:1,whole:!0,default:3,label:"Query",control:!1},{name:"convention",type:"choice",default:"rows",options:[["rows","rows"],["columns","columns"]],label:"Tokens are",more:!0},{name:"headSize",type:"choice",default:"dk",options:[["dk","{d_k}"],["dh","{d_h}"]],label:"The head size is called",more:!0}];function Bf(e,t){let s=Math.min(e.queries.length,e.keys.length,e.values.length),[n,r,o]=[e.queries,e.keys,e.values].map(b=>b.slice(0,s)),a=Array.from({length:s},(b,v)=>e.tokens[v]??`token ${v+1}`),i=Math.min(e.row,s)-1,l=Gt(t,2),c=3+2*s,m=new Float32Array(s*c);o.forEach((b,v)=>{m.set([...b,1],v*c),m.set(b,v*c+3+2*v)});let h={q:n.flat(),k:r.flat(),v:m,shape:{Tq:s,dk:2,dv:c}},u=t.attention({...h,scale:l*e.beta,causal:e.causal,returns:{weights:!0,scores:"masked"}}),p=t.attention({...h,scale:1,returns:{scores:"scaled"}}).scores,f=e.convention==="columns",g=(b,v,E)=>f?`${b}[${E}][${v}]`:`${b}[${v}][${E}]`,y=new wt(b=>{let v=["x","y"];b("unit",l,3,"scale of the scores"),b("beta",e.beta,_t(e.beta),"scale"),a.forEach((E,N)=>{[["Q",n,"query"],["K",r,"key"],["V",o,"value"]].forEach(([O,_,A])=>{v.forEach((V,P)=>{b(g(O,N,P),_[N][P],_t(_[N][P]),`${A} of ${E}, ${V}`)})}),a.forEach((O,_)=>{b(g("S",N,_),u.scores[N*s+_],2,`score of ${E} for ${O}`),b(g("A",N,_),u.weights[N*s+_],3,`weight of ${E} on ${O}`),b(g("dot",N,_),p[N*s+_],2,`query of ${E} times key of ${O}`)}),b(`sum[${N}]`,u.output[N*c+2],3,`sum of the weights of ${E}`),v.forEach((O,_)=>{b(g("O",N,_),u.output[N*c+_],3,`output of ${E}, ${O}`);let A=u.output[i*c+3+2*N+_];b(`share[${N}][${_}]`,A,3,`share of ${E} in the output, ${O}`)})})}),w=Array.from(u.scores).filter(Number.isFinite),x=[e.queries,e.keys,e.values].map(b=>b.length);return{T:s,tokens:a,queries:n,keys:r,values:o,picked:i,numbers:y,name:g,byColumns:f,head:e.headSize==="dh"?"{d_h}":"{d_k}",beta:e.beta,causal:e.causal,blocked:(b,v)=>e.causal&&v>b,weights:u.weights.subarray(i*s,(i+1)*s),table:{S:u.scores,A:u.weights},output:[0,1].map(b=>u.output[i*c+b]),reach:w.reduce((b,v)=>Math.max(b,v,-v),2),note:x.every(b=>b===s)?void 0:`Queries, keys and values have ${x.join(", ")} rows; the first ${s} of each are used.`}}function Ff({T:e,tokens:t,picked:s,weights:n,output:r,causal:o,beta:a,byColumns:i}){let l=`\u201C${t[s]}\u201D`,c=Array.from(n.keys()).sort((y,w)=>n[w]-n[y]),m=`its output is ${qn(r)}`,h=o?s+1:e;if(h===1)return`${l} comes first and may only look at itself, so ${m}, its own value.`;let[u,p]=c.map(y=>we(n[y]));if(a===0)return`With the scale at 0 every ${i?"column":"row"} is uniform: ${l} gives each of ${h} keys ${u}, and ${m}.`;let[f,g]=c.map(y=>`\u201C${t[y]}\u201D`);return n[c[0]]-n[c[h-1]]<.005?`${l} looks at all of its ${h} keys alike, and ${m}, their plain mean.`:n[c[0]]>.99?`${l} looks at ${f} alone (${u}), so ${m}.`:`${l} looks most at ${f} (${u}), then at ${g} (${p}); ${m}.`}var zh={slug:"matrix",title:"The attention matrix of one head",prompt:({convention:e})=>`Pick a ${e==="columns"?"column":"row"}: whose value does this token read? Then turn the scale down to 0.`,parameters:Uf,presets:jh,frame:Bf,summary:Ff,height:Ch,picture:Rh,table:Lh,explain:Hh,code:Oh};function Uh({Tq:e,Tk:t,numbers:s,scores:n,afterSoftmax:r},{written:o,read:a,emptyRows:i}){let l=g=>Array.from({length:e},(y,w)=>Array.from({length:t},(x,b)=>s.get(`${g}[${w}][${b}]`).value)),c=Array.from({length:e},(g,y)=>Array.from(n.subarray(y*t,(y+1)*t))),m=g=>`mask = ${g}([${l("M").map(y=>`[${y.map(w=>w?"True":"False").join(", ")}]`).join(`,
${" ".repeat(`mask = ${g}([`.length)}`)}])`,h=`# True means ${o==="attend"?"may attend":"blocked"}${o===a?"":`, but it is read as ${a==="attend"?"may attend":"blocked"}: a bug`}`,u=a==="attend"?"~mask":"mask",p=r?`E = np.exp(S - S.max(axis=-1, keepdims=True))
A = E / E.sum(axis=-1, keepdims=True)
A[${u}] = 0  # a bug: the rows no longer sum to 1`:`S[${u}] = -np.inf
E = np.where(np.isfinite(S), np.exp(S - np.max(S, axis=-1, keepdims=True, where=np.isfinite(S), initial=-1e30)), 0)
with np.errstate(invalid="ignore"):
    A = E / E.sum(axis=-1, keepdims=True)${i==="zero"?`
A = np.nan_to_num(A)`:""}`,f=r?`A = torch.softmax(S, dim=-1).masked_fill(${u}, 0)  # a bug: the rows no longer sum to 1`:`A = torch.softmax(S.masked_fill(${u}, float("-inf")), dim=-1)${i==="zero"?`
A = A.nan_to_num(0)`:""}`;return{NumPy:`import numpy as np

${Z("S","np.array",c)}
${m("np.array")}  ${h}

${p}
print(A, A.sum(axis=-1))
`,PyTorch:`import torch

${Z("S","torch.tensor",c)}
${m("torch.tensor")}  ${h}

${f}
print(A, A.sum(dim=-1))
`,TeX:`\\[
S${r?"":" + M"} = ${ce(l("S"),2)}, \\qquad
A = ${ce(l("A"),3)}
\\]
`}}function Bh({Tk:e,size:t,numbers:s,seen:n,afterSoftmax:r,emptyRows:o,zero:a,flipped:i},l){let[,c,m,h]=l.match(/^(\w+?)(?:\[(\d+)\])?(?:\[(\d+)\])?$/)??[],[u,p]=[Number(m),Number(h)],f=M(I(s.get(l))),g=Array.from({length:e},(v,E)=>E),y=g.filter(v=>n(u,v)),w=v=>Nt(s,`S[${u}][${v}]`),x=v=>M(d`${w(p)} / (${J(v.map(w))})`),b=D(i?"The function takes True for the opposite of what was meant, so it blocks this key.":"The mask blocks this key for this query.");switch(c){case"S":{let v=!Number.isFinite(s.get(l).value),E=Array.from({length:t},(_,A)=>xt(s,`q[${u}][${A}]`,`k[${p}][${A}]`)),N=d`(${J(E)}) × ${at(s,"unit")}`,O="{q}\xB7{k} / \u221A{d_k}";return d`${v?M(d`${N} + (−∞)`,`${O} + mask`):M(N,O)}
        ${f}${v?b:""}`}case"q":case"k":return D("A random number; the seed decides which.");case"unit":return D(`One over \u221A{d_k}, with {d_k} = ${t}.`);case"A":return r&&!n(u,p)?d`${f}${b}${D("The softmax had given it a weight already:")}
          ${M(I(s.get(`softmax[${u}][${p}]`)))}`:r?d`${x(g)}${f}${D("The sum runs over blocked keys as well.")}`:o.includes(u)?d`${f}${D(a?"This row sees no key. The function returns zeros for it.":"This row sees no key, so every exponential is 0, and 0/0 is not a number.")}`:n(u,p)?d`${x(y)}${f}`:d`${f}${b}`;case"softmax":return d`${x(g)}${f}`;default:return d`${M(J(g.map(v=>at(s,`A[${u}][${v}]`))))}${f}`}}var Wf=["100000","110000","111000","011100","001110","000111"].map(e=>Array.from(e,Number)),Fh=[{name:"Causal: nobody reads what comes later",state:{}},{name:"No mask: every key counts in every row",state:{mask:"none"}},{name:"Padding on the right: two columns of zeros",state:{mask:"padding"}},{name:"Causal and left padding: rows 1 and 2 are NaN",state:{mask:"both",side:"left"}},{name:"The same rows as zeros: a sum of 0, not 1",state:{mask:"both",side:"left",emptyRows:"zero"}},{name:"Mask after the softmax: sums below 1",state:{when:"after"}},{name:"Wrong convention: only the future is visible",state:{read:"blocked"}},{name:"Right convention, written the other way",state:{written:"blocked",read:"blocked"}},{name:"Cross-attention: 4 queries, 7 keys, padding",state:{mask:"padding",queries:4,keys:7}},{name:"Causal mask in cross-attention: keys lost for no reason",state:{queries:4,keys:7}},{name:"A window of three: the nearest past only",state:{mask:"own",cells:Wf}},{name:"All keys are padding: not one number is left",state:{mask:"padding",padding:6}}];function Wh(e){let{Tq:t,Tk:s,numbers:n}=e,r=(i,l)=>{let{name:c,value:m}=n.get(`M[${i}][${l}]`);return d`<span data-name=${c} data-value=${String(m)}>${m?"True":"False"}</span>`},o=i=>(l,c)=>I(n.get(`${i}[${l}][${c}]`)),a=(i,l,c)=>d`<div class="scroll" tabindex="0" role="group"
    aria-label=${`Table: ${i}`}>
    <table>
      <caption>${R(i)}</caption>
      <thead><tr>
        <th scope="col">query \\ key</th>
        ${e.names.map((m,h)=>d`<th scope="col">${m==="pad"?`${h+1} (pad)`:m}</th>`)}
        ${c?d`<th scope="col">sum</th>`:""}
      </tr></thead>
      <tbody>${Array.from({length:t},(m,h)=>d`<tr>
        <th scope="row">${h+1}</th>
        ${Array.from({length:s},(u,p)=>d`<td>${l(h,p)}</td>`)}
        ${c?d`<td>${I(n.get(`sum[${h}]`))}</td>`:""}
      </tr>`)}</tbody>
    </table>
  </div>`;return d`${a("Mask",r)}${a("Scores",o("S"))}${a("Weights",o("A"),!0)}`}var it=32,zt=26,zr=70,he=40,Kf=42,Js=48;function Kh(e,{queries:t,keys:s}){let n=yt+Zt,r=n+t*he;if(e>=820){let a=e-2*it-2*zt-zr,i=Math.min(Js,a/s/2.9),l=Math.min(Kf,i*.9),c={x:it+s*l+zt,y:n,size:i};return{height:r,mask:{x:it,y:n,size:l},scores:c,weights:{x:c.x+s*i+zt+it,y:n,size:i}}}if(e>=540){let a=Math.min(Js,(e-it-zt)/2/s);return{height:2*r+zt,mask:{x:it,y:n,size:a},scores:{x:it+s*a+zt,y:n,size:a},weights:{x:it,y:r+zt+n,size:Math.min(Js*1.4,(e-it-zr)/s)}}}let o=Math.min(Js,(e-it)/s);return{height:3*r+2*zt,mask:{x:it,y:n,size:o},scores:{x:it,y:r+zt+n,size:o},weights:{x:it,y:2*(r+zt)+n,size:Math.min(Js,(e-it-zr)/s)}}}var Gh=(e,t)=>Kh(e,t).height;function Vh(e,t){let{Tq:s,Tk:n,entries:r,seen:o,meant:a,names:i,reach:l,afterSoftmax:c,written:m}=e,h=Kh(t.width,{queries:s,keys:n}),u=(w,x,b,v)=>Array.from({length:s},(E,N)=>Array.from({length:n},(O,_)=>{let A=e.table[w][N*n+_];return{name:`${w}[${N}][${_}]`,value:A,digits:x,paint:b(A),blocked:v(N,_)}})),p=Array.from({length:s},(w,x)=>String(x+1)),f={columns:i,tall:he,side:it,roles:["query","key"]},g=h.scores.x===h.mask.x?p:void 0;return k`
    <g class="part">
      ${y(h.mask)}
    </g>
    <g class="part">${is({...f,...h.scores,rows:g,title:"Scores",formula:c?"{S}, no mask yet":"{S} + mask",symbol:"S",cells:u("S",2,w=>Hr(w,l),(w,x)=>!o(w,x)&&!c)})}</g>
    <g class="part">${is({...f,...h.weights,rows:p,title:"Weights",formula:c?"softmax({S}), then the mask":"{A} = softmax of each row",symbol:"A",cells:u("A",3,jr,(w,x)=>!o(w,x))})}
      ${Vf(e,h.weights)}
    </g>`;function y({x:w,y:x,size:b}){let{apply:v}=t,E=Pr(b-1,he-1),N=_=>(b>36?["False","True"]:["F","T"])[_],O=(_,A)=>v?.({mask:"own",cells:Array.from({length:s},(V,P)=>Array.from({length:n},(lt,Zs)=>+((P===_&&Zs===A)!==a(P,Zs))))});return k`${is({...f,x:w,y:x,size:b,rows:p,cells:[],symbol:"M",title:"Mask",formula:`True: ${m==="attend"?"may attend":"blocked"}`})}
    <g class=${v?"toggles":""} data-symbol="M" role="group" aria-label="Cells of the mask">
      ${p.map((_,A)=>i.map((V,P)=>{let lt=r[A*n+P];return k`<g class=${a(A,P)?"toggle-cell":"toggle-cell off"} role=${v?"checkbox":$}
            aria-checked=${v?String(a(A,P)):$}
            aria-label=${v?`Query ${A+1} may see key ${V==="pad"?`${P+1}, padding`:V}`:$}
            @click=${v?()=>O(A,P):$}
            @keydown=${v?Zs=>Gf(Zs,()=>O(A,P)):$}
            transform=${`translate(${w+P*b+.5} ${x+A*he+.5})`}>
          <rect class="ground" width=${b-1} height=${he-1}></rect>
          ${a(A,P)?$:k`<path class="hatch" d=${E}></path>
            <rect class="label" x="2" y=${he/2-10} width=${b-5} height="19" rx="3"></rect>`}
          <text x=${(b-1)/2} y=${he/2+4} text-anchor="middle" data-name=${`M[${A}][${P}]`}
            data-value=${String(lt)}>${N(lt)}</text>
        </g>`}))}
    </g>`}}function Gf(e,t){e.key!=="Enter"&&e.key!==" "||(e.preventDefault(),t())}function Vf({Tq:e,Tk:t,sums:s},{x:n,y:r,size:o}){let a=n+t*o+zr-22;return k`<text class="heading" x=${a} y=${r-8} text-anchor="end">sum</text>
    ${Array.from({length:e},(i,l)=>{let c=s[l]>.9995&&s[l]<1.0005,m=r+(l+.5)*he+4.5,h={name:`sum[${l}]`,value:s[l],digits:3};return k`${ft(h,{x:a,y:m,role:c?"right":"wrong"})}
        <text class=${c?"mark right":"mark wrong"} x=${a+7} y=${m}
          aria-hidden="true">${c?"\u2713":"\u2717"}</text>`})}`}var Ur=[1,8],Qh={type:"number",whole:!0,min:Ur[0],max:Ur[1],step:1,control:"stepper",more:!0},Qf=(e,t)=>Array.from({length:e},(s,n)=>Array.from({length:e},(r,o)=>Number(t(n,o)))),qe=4,ka=({mask:e})=>e==="padding"||e==="both",Jf=[{name:"mask",type:"choice",default:"causal",label:"Mask",options:[["none","none"],["causal","causal"],["padding","padding"],["both","causal + padding"],["own","your own"]],help:"Your own: click cells of the mask."},{name:"side",type:"choice",default:"right",options:[["left","on the left"],["right","on the right"]],label:"Padding",when:ka,control:"select"},{name:"padding",type:"number",whole:!0,min:0,max:Ur[1],step:1,default:2,label:"Padding tokens",when:ka,control:"stepper"},{name:"when",type:"choice",default:"before",label:"Applied",options:[["before","before the softmax"],["after","after the softmax (bug)"]]},{name:"emptyRows",type:"choice",default:"nan",label:"A row without keys is",control:"select",options:[["nan","NaN, as 0/0"],["zero","all zeros, as in some kernels"]],when:({when:e})=>e==="before"},{name:"written",type:"choice",default:"attend",label:"In the mask, True means",control:"select",options:[["attend","may attend"],["blocked","blocked"]]},{name:"read",type:"choice",default:"attend",label:"It goes to",control:"select",options:[["attend","F.scaled_dot_product_attention (True: may attend)"],["blocked","nn.MultiheadAttention (True: blocked)"]]},{...Qh,name:"queries",default:6,label:"Queries"},{...Qh,name:"keys",default:6,label:"Keys"},{name:"seed",type:"number",whole:!0,min:0,max:4294967295,step:1,default:1,label:"Seed",control:"stepper",button:"New scores",more:!0},{name:"cells",type:"cells",count:Ur,control:!1,label:"Your own mask",default:Qf(6,(e,t)=>t>=e-1&&t<=e+1)}],Jh=e=>[Math.floor(e/qe),e%qe];function Yf(e,t){let{queries:s,keys:n,mask:r,side:o}=e,a=ka(e)?Math.min(e.padding,n):0,i=t.random(e.seed),[l,c]=[i.normal(s*qe),i.normal(n*qe)],{scores:m}=t.attention({q:l,k:c,v:new Float32Array(n),shape:{Tq:s,Tk:n,dk:qe,dv:1},returns:{scores:"scaled"}}),h=(_,A)=>e.cells[_]?.[A]??1,u=Uint8Array.from({length:s*n},(_,A)=>h(Math.floor(A/n),A%n)),p={Tq:s,Tk:n,scores:m},f=t.figures.masks({...p,causal:r==="causal"||r==="both",padLeft:o==="left"?a:0,padRight:o==="right"?a:0,...r==="own"&&{mask:{attend:u}}}).seen,g=Uint8Array.from(f,_=>e.written==="attend"?_:1-_),y=e.when==="after",w=t.figures.masks({...p,mask:{[e.read]:g},afterSoftmax:y,emptyRows:e.emptyRows}),{weights:x}=t.figures.masks(p),b=_=>Array.from({length:_},(A,V)=>V),v=(_,A)=>w.seen[_*n+A]===1,E=m.map((_,A)=>y||w.seen[A]?_:-1/0),N=new wt(_=>{_("unit",Gt(t,qe),3,"scale of the scores"),l.forEach((A,V)=>{let[P,lt]=Jh(V);_(`q[${P}][${lt}]`,A,2,`entry ${lt+1} of query ${P+1}`)}),c.forEach((A,V)=>{let[P,lt]=Jh(V);_(`k[${P}][${lt}]`,A,2,`entry ${lt+1} of key ${P+1}`)});for(let A of b(s)){for(let V of b(n)){let P=A*n+V,lt=`query ${A+1}, key ${V+1}`;_(`M[${A}][${V}]`,g[P],0,`mask of ${lt}`),_(`S[${A}][${V}]`,E[P],2,`score of ${lt}`),_(`A[${A}][${V}]`,w.weights[P],3,`weight of ${lt}`),_(`softmax[${A}][${V}]`,x[P],3,`weight of ${lt} without a mask`)}_(`sum[${A}]`,w.sums[A],3,`sum of the weights of query ${A+1}`)}}),O=b(n).map(_=>(o==="left"?_<a:_>=n-a)?"pad":String(_+1));return{Tq:s,Tk:n,numbers:N,seen:v,afterSoftmax:y,names:O,written:e.written,entries:g,table:{S:E,A:w.weights},meant:(_,A)=>f[_*n+A]===1,none:w.seen.every(_=>_===1),flipped:e.written!==e.read,emptyRows:b(s).filter(_=>!b(n).some(A=>v(_,A))),unread:b(n).filter(_=>!b(s).some(A=>v(A,_))),sums:w.sums,scores:m,size:qe,zero:e.emptyRows==="zero",reach:Array.from(m).reduce((_,A)=>Math.max(_,A,-A),2)}}function Xf({Tq:e,Tk:t,emptyRows:s,unread:n,afterSoftmax:r,zero:o,flipped:a,sums:i,none:l}){let c=a?"The function reads the mask the other way round: just the wrong cells are blocked. ":"";if(r){let f=i.reduce((g,y)=>Math.min(g,y),1);return`${c}The softmax shared the weight among all keys before the mask took some of it away: the smallest sum of a row is ${z(f,3)} instead of 1.`}if(l)return"Nothing is blocked: each query shares its weight among all keys, and each row sums to 1.";let m=n.length&&n.length<t?` No query reads ${n.length===1?"key":"keys"} ${be(n.map(f=>f+1))}.`:"";if(!s.length)return`${c}A blocked key gets the weight 0, and what each query can see sums to 1.${m}`;let h=s.map(f=>f+1),u=h.length===e?"No row":h.length===1?`Row ${h[0]}`:`Rows ${be(h)}`,p=h.length===e?"sees any key":h.length===1?"sees no key":"see no key";return`${c}${u} ${p}: the softmax has nothing to share out, and the weights are ${o?"set to 0, so the row sums to 0":"not a number (0/0)"}.`}var Yh={slug:"masks",title:"Masks",prompt:"Choose a mask, or click cells to make one. What does each row of weights sum to?",parameters:Jf,presets:Fh,frame:Yf,summary:Xf,height:Gh,picture:Vh,table:Wh,explain:Bh,code:Uh};function Xh({B:e,T:t,H:s,d:n,step:r,bug:o}){let a=".reshape(B, H, T, d)",i=r==="split"&&o?"  # a bug: it cuts the rows apart":"",[l,c]={projected:["",""],viewed:[".reshape(B, T, H, d)",".view(B, T, H, d)"],split:o?[a,a]:[".reshape(B, T, H, d).transpose(0, 2, 1, 3)",".view(B, T, H, d).transpose(1, 2)"]}[r],m=`B, T, H, d = ${e}, ${t}, ${s}, ${n}`;return{NumPy:`import numpy as np

${m}
token = np.arange(1, T + 1)[None, :, None]  # each number says which token it belongs to
Q = np.broadcast_to(token, (B, T, H * d)).copy()
print(Q${l})${i}
`,PyTorch:`import torch

${m}
token = torch.arange(1, T + 1)[None, :, None]  # each number says which token it belongs to
Q = token.expand(B, T, H * d).contiguous()
print(Q${c})${i}
`,TeX:`\\[
(B, T, D) = (${e}, ${t}, ${s*n}) \\to
(B, T, H, d) = (${e}, ${t}, ${s}, ${n}) \\to
(B, H, T, d) = (${e}, ${s}, ${t}, ${n})
\\]
`}}function Zh({T:e,H:t,d:s,step:n,bug:r,cells:o},a){let i=o.find((g,y)=>g.name===a||a===`order[${y}]`),l=g=>g.map(y=>`[${y+1}]`).join(""),c=`{Q}[${i.token+1}][${i.head*s+i.feature+1}]`,m=D(`Feature ${i.feature+1} of head ${i.head+1}, of token ${i.token+1}.`);if(n==="projected"){let g=i.head*s+i.feature+1;return d`${D(`Column (h \u2212 1)\xB7d + c = ${i.head}\xB7${s} + ${i.feature+1} = ${g} of row ${i.token+1}.`)}${m}`}let[,h,u,p]=i.index;if(n==="viewed")return d`${M(c,`view${l(i.index.slice(1))}`)}
      ${D(`Column (h \u2212 1)\xB7d + c = ${u}\xB7${s} + ${p+1} of row ${h+1}.`)}${m}`;if(!r)return d`${M(c,`heads${l(i.index.slice(1))}`)}
      ${D(`Head ${h+1} of token ${u+1}: column (h \u2212 1)\xB7d + c = ${h}\xB7${s} + ${p+1}.`)}${m}`;let f=(h*e+u)*s+p;return d`${M(c,`heads${l(i.index.slice(1))}`)}
    ${D(`The reshape only counts on in memory: this cell is number (h \u2212 1)\xB7T\xB7d + (t \u2212 1)\xB7d + c = ${h}\xB7${e}\xB7${s} + ${u}\xB7${s} + ${p+1} = ${f+1}. In rows of ${t*s} numbers, ${f+1} = ${i.token}\xB7${t*s} + ${f-i.token*t*s+1}: row ${i.token+1}, column ${f-i.token*t*s+1}.`)}
    ${m}
    ${i.astray?D(`It stands where head ${h+1} of token ${u+1} belongs.`):""}`}var tm=[{name:"As projected: a row is a token",state:{}},{name:"The view: nothing moves, rows are cut",state:{step:"viewed"}},{name:"View, then transpose: a block for each head",state:{step:"split"}},{name:"Reshape directly: the same shape, all mixed up",state:{step:"split",way:"reshape"}},{name:"Two sentences in the batch",state:{step:"split",batch:2,tokens:3}},{name:"Four heads of size 2",state:{step:"split",heads:4,headSize:2}},{name:"One head: both ways agree",state:{step:"split",way:"reshape",heads:1}},{name:"As many tokens as heads: still mixed up",state:{step:"split",way:"reshape",tokens:2}}];var em=({shape:e,step:t,cells:s,numbers:n})=>d`
  <div class="scroll" tabindex="0" role="group" aria-label="Table of cells">
    <table>
      <caption>Shape (${e.join(", ")})</caption>
      <thead><tr>
        ${Zf[t].map(r=>d`<th scope="col">${r}</th>`)}
        <th scope="col">holds token</th><th scope="col">head</th><th scope="col">feature</th>
      </tr></thead>
      <tbody>${s.map(({name:r,index:o,head:a,feature:i})=>d`<tr>
        ${o.map(l=>d`<td>${l+1}</td>`)}
        <td>${I(n.get(r))}</td><td>${a+1}</td><td>${i+1}</td>
      </tr>`)}</tbody>
    </table>
  </div>`,Zf={projected:["batch","row","column"],viewed:["batch","block","row","column"],split:["batch","block","row","column"]};var sm=(e,t,s)=>{let n=new Map;for(let r=t;r<=s;r++)n.set(e[r],r);return n},_a=G(class extends F{constructor(e){if(super(e),e.type!==ut.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,s){let n;s===void 0?s=t:t!==void 0&&(n=t);let r=[],o=[],a=0;for(let i of e)r[a]=n?n(i,a):a,o[a]=s(i,a),a++;return{values:o,keys:r}}render(e,t,s){return this.dt(e,t,s).values}update(e,[t,s,n]){let r=oi(e),{values:o,keys:a}=this.dt(t,s,n);if(!Array.isArray(r))return this.ut=a,o;let i=this.ut??=[],l=[],c,m,h=0,u=r.length-1,p=0,f=o.length-1;for(;h<=u&&p<=f;)if(r[h]===null)h++;else if(r[u]===null)u--;else if(i[h]===a[p])l[p]=ee(r[h],o[p]),h++,p++;else if(i[u]===a[f])l[f]=ee(r[u],o[f]),u--,f--;else if(i[h]===a[f])l[f]=ee(r[h],o[f]),Oe(e,l[f+1],r[h]),h++,f--;else if(i[u]===a[p])l[p]=ee(r[u],o[p]),Oe(e,r[h],r[u]),u--,p++;else if(c===void 0&&(c=sm(a,p,f),m=sm(i,h,u)),c.has(i[h]))if(c.has(i[u])){let g=m.get(a[p]),y=g!==void 0?r[g]:null;if(y===null){let w=Oe(e,r[h]);ee(w,o[p]),l[p]=w}else l[p]=ee(y,o[p]),Oe(e,r[h],y),r[g]=null;p++}else yn(r[u]),u--;else yn(r[h]),h++;for(;p<=f;){let g=Oe(e,l[f+1]);ee(g,o[p]),l[p++]=g}for(;h<=u;){let g=r[h++];g!==null&&yn(g)}return this.ut=a,Pe(e,l),H}});var tg=500,Sa=G(class extends F{#t;render(e,t){return`translate(${e} ${t})`}update({element:e},[t,s]){let n=this.#t;if(this.#t=[t,s],n&&n[0]===t&&n[1]===s)return H;if(n&&e.animate&&!matchMedia("(prefers-reduced-motion: reduce)").matches){let r=([o,a])=>({transform:`translate(${o}px, ${a}px)`});e.animate([r(n),r([t,s])],{duration:tg,easing:"ease-in-out"})}return this.render(t,s)}});var nm=44,rm=26,Ys=52,Ce=18,om=44,lm=26,cm=30,am=[18,34];function eg(e,{B:t,T:s,H:n,d:r}){return e==="projected"?{blocks:t,rows:s,columns:n*r}:e==="viewed"?{blocks:t*s,rows:n,columns:r}:{blocks:t*n,rows:s,columns:r}}function hm(e,t,s){let{blocks:n,rows:r,columns:o}=eg(t,s),a=n/s.B,i=t==="projected"?om:sg(e,s),l=Math.max(lm,Math.min(om,(e-Ys)/o,i)),c=o*l+Ce,m=Math.max(1,Math.min(a,Math.floor((e-Ys+Ce)/c))),h=Math.ceil(a/m),u=rm+r*l+Ce;return{size:l,at:f=>{let[g,y]=[Math.floor(f/a),f%a];return{x:Ys+y%m*c,y:nm+rm+(g*h+Math.floor(y/m))*u,first:y%m===0}},columns:o,rows:r,blocks:n,height:nm+s.B*h*u}}function sg(e,{T:t,H:s,d:n}){let r=Math.max(1,Math.min(Math.max(t,s),Math.floor((e-Ys+Ce)/(n*lm+Ce))));return((e-Ys+Ce)/r-Ce)/n}var ng=({batch:e,tokens:t,heads:s,headSize:n})=>({B:e,T:t,H:s,d:n}),mm=(e,t)=>{let s=ng(t);return um(e,s)+cm+dm(e,s).height},um=(e,t)=>["projected","viewed","split"].reduce((s,n)=>Math.max(s,hm(e,n,t).height),0);function dm(e,{B:t,T:s,H:n,d:r}){let o=t*s*n*r,a=Math.max(am[0],Math.min(am[1],e/o)),i=Math.floor(e/a),l=a<24?26:a;return{size:a,tall:l,inLine:i,height:Math.ceil(o/i)*l}}function pm(e,t){let{step:s,bug:n,cells:r,numbers:o}=e,a=hm(t.width,s,e),{size:i}=a;return k`
    <text class="heading" x="0" y="14" aria-hidden="true">${st(og[s])}
      <tspan class="mono" dx="8">(${e.shape.join(", ")})</tspan></text>
    <text class=${n?"mono wrong":"mono"} x="0" y="34" aria-hidden="true">${ag(e)}</text>
    <g aria-hidden="true">${Array.from({length:a.blocks},(l,c)=>lg(e,a,c))}</g>
    <g data-symbol="Q">${_a([...r].sort((l,c)=>l.source-c.source),({source:l})=>l,l=>{let[c,m,h]=ig(l.index,e.shape),{x:u,y:p}=a.at(c);return k`<g class=${`cell head-${l.head+1}`} transform=${Sa(u+h*i,p+m*i)}>
        <rect class="ground" x="1" y="1" width=${i-2} height=${i-2} rx="3"></rect>
        <rect class="tint" x="1" y="1" width=${i-2} height=${i-2} rx="3"></rect>
        <path class="tally" d=${cg(l.head+1,i)}></path>
        ${l.astray?k`<rect class="astray" x="2.5" y="2.5" width=${i-5} height=${i-5}
          rx="2"></rect>`:$}
        ${ft(o.get(l.name),{x:i/2,y:i/2+3,anchor:"middle",role:"token"})}
      </g>`})}</g>
    ${rg(e,t.width)}`}function rg(e,t){let{size:s,tall:n,inLine:r}=dm(t,e),o=um(t,e)+cm,a=e.cells.map((i,l)=>({...i,at:l})).sort((i,l)=>i.source-l.source);return k`<text class="heading" x="0" y=${o-11} aria-hidden="true">Read row after row</text>
    <g data-symbol="Q">${_a(a,({source:i})=>i,({at:i,head:l})=>k`<g class=${`cell head-${l+1}`}
        transform=${Sa(i%r*s,o+Math.floor(i/r)*n)}>
      <rect class="ground" x="0.5" y="0.5" width=${s-1} height=${n-2} rx="2"></rect>
      <rect class="tint" x="0.5" y="0.5" width=${s-1} height=${n-2} rx="2"></rect>
      ${ft(e.numbers.get(`order[${i}]`),{x:s/2,y:n/2+4,anchor:"middle",role:"token"})}
    </g>`)}</g>`}var og={projected:"{Q} as projected",viewed:"{Q}, each row cut into heads",split:"One block for each head"};function ag({step:e,bug:t}){return e==="projected"?"Q = X @ W_Q":e==="viewed"?"Q.view(B, T, H, d)":t?"Q.reshape(B, H, T, d)":"Q.view(B, T, H, d).transpose(1, 2)"}function ig(e,t){if(e.length===3)return e;let[s,n,r,o]=e;return[s*t[1]+n,r,o]}function lg({B:e,T:t,H:s,d:n,step:r},{at:o,size:a,rows:i,columns:l},c){let{x:m,y:h,first:u}=o(c),p=r==="projected"?1:r==="viewed"?t:s,f=l*a<108,g=e>1?`${f?"b":"batch "}${Math.floor(c/p)+1}`:"",y=r==="projected"?"":`${r==="viewed"?"token":"head"} ${c%p+1}`,w=[g,y].filter(Boolean).join(", "),x=r==="viewed"?"head":"token",[b,v]=r==="viewed"?["T","H"]:["H","T"];return k`<text class="axis-name" data-symbol=${y?b:$} x=${m}
      y=${h-8}>${w}</text>
    ${r==="projected"&&!g?im(s,E=>k`<text class=${`axis-name head-${E+1}`} data-symbol="H"
      x=${m+(E+.5)*n*a} y=${h-8} text-anchor="middle">${n*a>52?"head ":""}${E+1}</text>`):$}
    ${u?im(i,E=>k`<text class="quiet" data-symbol=${v} x=${m-8}
      y=${h+(E+.5)*a+4.5} text-anchor="end">${x} ${E+1}</text>`):$}
    <rect class="frame" x=${m-1} y=${h-1} width=${l*a+2} height=${i*a+2} rx="4"></rect>`}var im=(e,t)=>Array.from({length:e},(s,n)=>t(n));function cg(e,t){let s=t/2-(e-1)*5/2;return Array.from({length:e},(n,r)=>`M${s+r*5} ${t-8}v4`).join("")}var Br={type:"number",whole:!0,min:1,step:1,control:"stepper",more:!0},hg=[{name:"step",type:"choice",default:"projected",control:"stages",label:"Step",options:[["projected","1: {Q}"],["viewed","2: view"],["split","3: heads first"]]},{name:"way",type:"choice",default:"transpose",label:"From Q to heads",options:[["transpose","view, then transpose"],["reshape","reshape directly (bug)"]],when:({step:e})=>e==="split"},{...Br,name:"batch",max:2,default:1,label:"Batch B"},{...Br,name:"tokens",max:6,default:4,label:"Tokens T"},{...Br,name:"heads",max:4,default:2,label:"Heads H"},{...Br,name:"headSize",max:4,default:3,label:"Head size d"}];function mg({step:e,way:t,batch:s,tokens:n,heads:r,headSize:o},a){let i=e==="split"&&t==="reshape",c={projected:[s,n,r*o],viewed:[s,n,r,o],split:[s,r,n,o]}[e],m=e==="split"?i?"reshaped":"transposed":e,{source:h,token:u,head:p,feature:f}=a.figures.heads({B:s,T:n,H:r,d:o,step:m}),g=Array.from(h,(x,b)=>{let v=ug(b,c),E=`${e==="split"?"Qh":"Q"}${v.map(_=>`[${_}]`).join("")}`,[N,O]=e==="split"?[v[1],v[2]]:[p[b],u[b]];return{name:E,index:v,source:x,token:u[b],head:p[b],feature:f[b],astray:N!==p[b]||O!==u[b]}}),y=new wt(x=>g.forEach(({name:b,index:v,token:E},N)=>{x(`order[${N}]`,E+1,0,`token of number ${N+1}, read row after row`),x(b,E+1,0,`token of the number in cell ${v.map(O=>O+1).join(", ")}`)})),{parameters:w}=a.count({T:n,D:r*o,H:r});return{B:s,T:n,H:r,d:o,step:e,bug:i,shape:c,cells:g,numbers:y,parameters:w}}function ug(e,t){let s=[];for(let n of[...t].reverse())s.unshift(e%n),e=Math.floor(e/n);return s}function dg({T:e,H:t,d:s,step:n,bug:r,cells:o,parameters:a}){if(n==="projected")return`As projected, each row is a token, and head 1 owns ${s===1?"the first column":`the first ${s} columns`}.`;if(n==="viewed")return`The view moves nothing: it only reads each row as ${t} ${t===1?"piece":"pieces"} of ${s}. A layer of width ${t*s} has ${a} parameters, however many pieces that are.`;if(!r)return`Every head has a block of its own, with all ${e} tokens and only its own ${s} features.`;if(!o.some(({astray:c})=>c))return"With a single head or a single token nothing can be mixed up.";let i=o.filter(({index:c})=>c[0]===0&&c[1]===0),l=[...new Set(i.map(({token:c})=>c+1))];return`The shape is the same and no error is raised, but the block of head 1 now holds ${l.length===1?`only token ${l[0]}`:`tokens ${be(l)}`}, with the features of other heads.`}var fm={slug:"heads",title:"Splitting heads",prompt:"Step through the reshapes. A cell says which token it came from; colour and strokes say which head owns it.",parameters:hg,presets:tm,frame:mg,summary:dg,height:mm,picture:pm,table:em,explain:Zh,code:Xh};function gm(e,{dk:t,keys:s,draws:n,scaled:r,seed:o}){let a=r?" / dk ** 0.5":"";return{NumPy:`import numpy as np

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
`}}function ym({numbers:e,keys:t,scaled:s,dk:n,seed:r,draw:o,draws:a},i){let[,l,c]=i.match(/^([\w.]+?)(?:\[(\d+)\])?$/)??[],m=M(I(e.get(i))),h=Array.from({length:t},(u,p)=>p);switch(l){case"a":return d`${M(d`${Nt(e,`score[${c}]`)} / (${J(h.map(u=>Nt(e,`score[${u}]`)))})`)}${m}`;case"score":return d`${M(s?"{q}\xB7{k} / \u221A{d_k}":"{q}\xB7{k}")}${m}
      ${D(`The sum of ${n} products of random normal numbers${s?`, divided by \u221A${n}`:", not divided"}. They are draw ${o} of seed ${r}.`)}`;case"largest":return d`${M(I(e.get("a[0]")))}
      ${D("The first of the sorted weights.")}`;case"small":return d`${M(`${h.filter(u=>e.get(`a[${u}]`).value<pg).length} / ${t}`)}
      ${m}${D("How many of the weights are below 0.001, as a share of all keys.")}`;case"jacobian":return d`${M("\u221A(\u03A3 {a_i}\xB2 \u2212 2 \u03A3 {a_i}\xB3 + (\u03A3 {a_i}\xB2)\xB2)","\u2016{J}\u2016")}
      ${M(d`√(${Aa(e,h,2)} − 2 × (${Aa(e,h,3)}) + (${Aa(e,h,2)})²)`)}
      ${m}
      ${D("{J} = diag({a}) \u2212 {a}{a}\u1D40 says how much the weights answer to a change of the scores.")}`;case"dk":return D("Your own number. Type another one, or move the slider.");default:{let u=a%2?`number ${(a+1)/2}`:`halfway between numbers ${a/2} and ${a/2+1}`;return d`${m}${D(`${a} draws at this head size, sorted by \u2016{J}\u2016: the median is ${u}. The band goes from one draw below it to one above it, and holds the true median in 95 of 100 sweeps.`)}`}}}var pg=.001,Aa=(e,t,s)=>J(t.map(n=>d`<span class="power">${at(e,`a[${n}]`)}<sup>${s}</sup></span>`));var $m=[{name:"Size 64, no scaling: a few keys take all",state:{}},{name:"The same with scaling: many keys count again",state:{scaled:!0}},{name:"Size 512, no scaling: one weight, no gradient",state:{dk:512}},{name:"Size 512, scaled: as good as size 2",state:{dk:512,scaled:!0}},{name:"Size 1: the scaling changes nothing",state:{dk:1}},{name:"128 keys, size 64: the largest weight near 0.8",state:{keys:128,draw:13}},{name:"Two keys: an easier choice, the same trouble",state:{keys:2}},{name:"Another seed: other numbers, the same curves",state:{seed:2024}}];function bm({numbers:e,keys:t,points:s}){let n=o=>d`<td>${I(e.get(o))}</td>`,r=[["scaled","with"],["raw","without"]];return d`
    <div class="scroll" tabindex="0" role="group" aria-label="Table of medians">
      <table>
        <caption>${R("\u2016{J}\u2016 over many draws")}, median and 95 % band</caption>
        <thead>
          <tr><th scope="col" rowspan="2">${R("{d_k}")}</th>${r.map(([,o])=>d`
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
        <caption>This draw: ${R("\u2016{J}\u2016")} = ${I(e.get("jacobian"))}</caption>
        <thead><tr><th scope="col">key</th><th scope="col">score</th><th scope="col">weight</th></tr></thead>
        <tbody>${Array.from({length:t},(o,a)=>d`<tr>
          <th scope="row">${a+1}</th>${n(`score[${a}]`)}${n(`a[${a}]`)}
        </tr>`)}</tbody>
      </table>
    </div>`}var qt=46,Ta=40,kt=34,wm=40,Re=210,fg=.38,xm=42,Fr=126,Wr=9,Xs=2.5,vm=`${Xs} ${Xs} 0 1 0`;function _m(e){if(e>=700){let t=(e-wm)/2;return{height:qt+Re+Ta,bars:{x:kt,y:qt,width:t-kt,height:Re},curves:{x:t+wm+kt,y:qt,width:t-kt-10,height:Re}}}return{height:2*(qt+Re+Ta)+10,bars:{x:kt,y:qt,width:e-kt,height:Re},curves:{x:kt,y:qt+Re+Ta+10+qt,width:e-kt-10,height:Re}}}var Sm=e=>_m(e).height;function Am(e,t){let s=_m(t.width),{weights:n,others:r,scaled:o}=e,a=ht([n,r,o,t.width,rs()],()=>gg(e,s.bars));return k`${a}${$g(e,s.curves)}`}function gg({numbers:e,weights:t,others:s,scaled:n,keys:r},{x:o,y:a,width:i,height:l}){let c=bt([0,1],[a+l,a]),m=i/r,h=Math.min(4,m*.12),[u,p]=n?["scaled","raw"]:["raw","scaled"],f=Math.floor(r/2),g=c(Math.max(t[f],s[f]))-(m>=xm?26:12),y=Array.from(s,(x,b)=>`${b?"L":"M"}${o+b*m} ${c(x)}h${m}`).join(""),w=Array.from(t,(x,b)=>`M${o+b*m+h} ${c(0)}V${c(x)}h${m-2*h}V${c(0)}z`).join("");return k`<g class="part">
    <text class="heading" x=${o-kt} y="14" dy=${a-qt} aria-hidden="true">${`Weights of one query, ${n?"with":"without"} the scaling`}</text>
    <text class="quiet" x=${o-kt} y="34" dy=${a-qt}>largest ${L(()=>Ue(e.get("largest")))},
      below 0.001: ${L(()=>Ue(e.get("small")))} of the keys</text>
    <g aria-hidden="true">
      <path class="grid" d=${[.25,.5,.75,1].map(x=>`M${o} ${c(x)}h${i}`).join("")}></path>
      ${[0,.5,1].map(x=>k`<text class="tick" x=${o-6} y=${c(x)+4}
        text-anchor="end">${z(x,1)}</text>`)}
      <path data-symbol="a A p" class=${`bar ${u}`} d=${C(w)}></path>
      <path data-symbol="a A p" class=${`ghost ${p}`} d=${C(y)}></path>
      <path class="axis" d=${`M${o} ${c(0)}h${i}`}></path>
      <text class="quiet" x=${o} y=${a+l+18}>keys, the largest weight first</text>
      <text class=${`name ${p}`} x=${o+i} y=${L(()=>mt(g))} text-anchor="end">line: ${n?"without":"with"} the scaling</text>
    </g>
    ${m>=xm?Array.from(t,(x,b)=>L(()=>ft(e.get(`a[${b}]`),{x:o+(b+.5)*m,y:c(Math.max(x,s[b]))-6,anchor:"middle"}))):$}
  </g>`}var yg=(e,t)=>`M${mt(e-Xs)} ${mt(t)}a${vm} ${2*Xs} 0a${vm} ${-2*Xs} 0`;function $g({numbers:e,points:t,dk:s,jacobian:n},{x:r,y:o,width:a,height:i}){let l=_e([1,512],[r,r+a]).base(2),c=t.reduce((f,{scaled:g,raw:y})=>Math.max(f,g.upper,y.upper),Math.max(fg,n)),m=bt([0,c*1.06],[o+i,o]),h=m.ticks(4),u=[mt(l(s)),mt(m(n))],p=l.ticks(10).filter((f,g)=>a>300||g%2===0);return k`<g class="part">
    <text class="heading" x=${r-kt} y="14" dy=${o-qt} aria-hidden="true">Size of the softmax Jacobian</text>
    <text class="quiet" x=${r-kt} y="34" dy=${o-qt}>this draw: ${st("\u2016{J}\u2016")} =
      ${L(()=>Ue(e.get("jacobian")))}</text>
    <g aria-hidden="true">
      <path class="grid" d=${[...h.map(f=>`M${r} ${m(f)}h${a}`),...p.map(f=>`M${l(f)} ${o}v${i}`)].join("")}></path>
      ${h.map(f=>k`<text class="tick" x=${r-6} y=${m(f)+4} text-anchor="end">${z(f,1)}</text>`)}
      ${p.map(f=>k`<text class="tick" x=${l(f)} y=${o+i+18} text-anchor="middle">${f}</text>`)}
      <text class="quiet" data-symbol="dk" x=${r+a} y=${o+i+36} text-anchor="end">${st("head size {d_k}")}</text>
      <path class="axis" d=${`M${r} ${m(0)}h${a}`}></path>
      <g data-symbol="J">
        ${km(t,"raw","without the scaling",{across:l,up:m,dot:u})}
        ${km(t,"scaled","with the scaling",{across:l,up:m,dot:u})}
        <circle class="present" cx=${C(u[0])} cy=${C(u[1])} r="7"></circle>
      </g>
    </g>
  </g>`}function km(e,t,s,{across:n,up:r,dot:o}){if(!e.length)return $;let a=g=>n(g.dk),i=ma().x(a).y0(g=>r(g[t].lower)).y1(g=>r(g[t].upper)),l=Ee().x(a).y(g=>r(g[t].median)),c=t==="scaled",m=c?e[e.length-1]:e.reduce((g,y)=>y.raw.upper>g.raw.upper?y:g),h=c?n(512):Math.max(a(m),n(1)+Fr/2)+Fr/2,u=r(m[t].upper)-9,f=!(o[0]<h-Fr-Wr||o[0]>h+Wr)&&o[1]<u+Wr&&o[1]>u-2*Wr;return k`<path class=${`band ${t}`} d=${i(e)}></path>
    <path class=${`median ${t}`} d=${l(e)}></path>
    <path class=${`knot ${t}`} d=${e.map(g=>yg(a(g),r(g[t].median))).join("")}></path>
    <text class=${`name ${t}`} x=${c?h:h-Fr/2} text-anchor=${c?"end":"middle"}
      y=${f?r(m[t].lower)+19:u}>${s}</text>`}var bg=[{name:"dk",type:"number",whole:!0,min:1,max:512,scale:"log",default:64,label:"Head size",symbol:"d_k"},{name:"scaled",type:"switch",default:!1,label:"Divide the scores by \u221A{d_k}"},{name:"draw",type:"number",whole:!0,min:0,max:9999,step:1,default:33,label:"Draw number",control:"stepper",button:"New draw"},{name:"seed",type:"number",whole:!0,min:0,max:4294967295,step:1,default:1,label:"Seed",control:"stepper",more:!0},{name:"keys",type:"number",whole:!0,min:2,max:128,step:1,default:16,label:"Keys",control:"stepper",more:!0},{name:"draws",type:"number",whole:!0,min:20,max:5e3,step:100,default:300,label:"Draws for each head size",control:"stepper",more:!0}],Gr=[1,2,4,8,16,32,64,128,256,512],Tm=8,wg=Gr.reduce((e,t)=>e+t+Tm,0),xg=1e4,vg={key:({seed:e,keys:t,draws:s})=>[e,t,s].join(" "),*run({seed:e,keys:t,draws:s},n){let r={points:[]},o=0;for(let a of Gr){let i=(a+Tm)/wg,l=new Float32Array(s),c=new Float32Array(s),m=Math.max(1,Math.min(10,Math.floor(xg/a/(t+1))));for(let f=0;f<s;f+=m){let g=Math.min(m,s-f);yield{data:r,done:o+i*f/s};let{frobenius:y}=n.figures.scaling({seed:e,dk:a,keys:t,firstDraw:f,draws:g});l.set(y.subarray(0,g),f),c.set(y.subarray(g),f)}o+=i;let h=[];for(let f of[l,c])yield{data:r,done:o},h.push(n.figures.scalingSummary(f));let[u,p]=h;r={points:[...r.points,{dk:a,scaled:u,raw:p}]}}yield{data:r,done:1}},say:({points:e},t,{draws:s})=>t===1?`Medians over ${s} draws at each of ${Gr.length} head sizes, with 95 % bands.`:`Drawn so far: ${e.length} of ${Gr.length} head sizes.`};function kg({seed:e,dk:t,keys:s,draw:n,scaled:r},o){let a=l=>o.figures.scalingWeights({seed:e,dk:t,keys:s,draw:n,scaled:l}),i=o.figures.scaling({seed:e,dk:t,keys:s,firstDraw:n,draws:1});return{here:a(r),other:a(!r),drawn:i}}var Kr;function _g(e,t,s){(Kr?.state!==e||Kr.attn!==t)&&(Kr={state:e,attn:t,...kg(e,t)});let{here:n,other:r,drawn:o}=Kr,{seed:a,dk:i,keys:l,draw:c,scaled:m}=e,h=f=>f[m?0:1],u=s?.points??[],p=new wt(f=>{f("dk",i,_t(i),"head size"),n.weights.forEach((g,y)=>{f(`a[${y}]`,g,3,`weight number ${y+1}, the largest first`),f(`score[${y}]`,n.scores[y],2,`score that weight number ${y+1} comes from`)}),f("largest",h(o.largest),3,"largest weight of this draw"),f("small",h(o.small),2,"share of keys with a weight below 0.001"),f("jacobian",h(o.frobenius),3,"size of the softmax Jacobian of this draw");for(let g of u)for(let[y,w]of[["scaled","with the scaling"],["raw","without the scaling"]]){let x=`head size ${g.dk}, ${w}`;f(`${y}.median[${g.dk}]`,g[y].median,3,`median size of the Jacobian, ${x}`),f(`${y}.lower[${g.dk}]`,g[y].lower,3,`lower end of the band, ${x}`),f(`${y}.upper[${g.dk}]`,g[y].upper,3,`upper end of the band, ${x}`)}});return{dk:i,keys:l,scaled:m,numbers:p,points:u,seed:a,draw:c,draws:e.draws,weights:n.weights,others:r.weights,jacobian:h(o.frobenius),largest:h(o.largest),small:h(o.small)}}function Sg({dk:e,keys:t,scaled:s,largest:n,jacobian:r}){let a=`${`Head size ${e}, ${s?"with":"without"} the scaling`}: the largest of ${t} weights is ${z(n)}`,i=`the Jacobian has size ${z(r,3)}`;return r<.05?`${a}, and ${i}: almost no gradient gets through.`:`${a}, and ${i}.`}var Mm={slug:"scaling",title:"Why the scores are divided by \u221A{d_k}",prompt:"Switch the scaling on and off, then move the head size. Which of the two curves does the yellow dot follow?",parameters:bg,presets:$m,frame:_g,summary:Sg,height:Sm,picture:Am,table:bm,explain:ym,code:gm,work:vg};for(let e of Object.values(Vr))lh(e);import{AttnError as g2,load as y2}from"./index.mjs";export{g2 as AttnError,Vr as figures,y2 as load};
