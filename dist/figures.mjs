var gm=Object.defineProperty;var ym=(e,t)=>{for(var s in t)gm(e,s,{get:t[s],enumerable:!0})};var wo=class{get shadowRoot(){return this.__host.__shadowRoot}constructor(t){this.ariaActiveDescendantElement=null,this.ariaAtomic="",this.ariaAutoComplete="",this.ariaBrailleLabel="",this.ariaBrailleRoleDescription="",this.ariaBusy="",this.ariaChecked="",this.ariaColCount="",this.ariaColIndex="",this.ariaColIndexText="",this.ariaColSpan="",this.ariaControlsElements=null,this.ariaCurrent="",this.ariaDescribedByElements=null,this.ariaDescription="",this.ariaDetailsElements=null,this.ariaDisabled="",this.ariaErrorMessageElements=null,this.ariaExpanded="",this.ariaFlowToElements=null,this.ariaHasPopup="",this.ariaHidden="",this.ariaInvalid="",this.ariaKeyShortcuts="",this.ariaLabel="",this.ariaLabelledByElements=null,this.ariaLevel="",this.ariaLive="",this.ariaModal="",this.ariaMultiLine="",this.ariaMultiSelectable="",this.ariaOrientation="",this.ariaOwnsElements=null,this.ariaPlaceholder="",this.ariaPosInSet="",this.ariaPressed="",this.ariaReadOnly="",this.ariaRelevant="",this.ariaRequired="",this.ariaRoleDescription="",this.ariaRowCount="",this.ariaRowIndex="",this.ariaRowIndexText="",this.ariaRowSpan="",this.ariaSelected="",this.ariaSetSize="",this.ariaSort="",this.ariaValueMax="",this.ariaValueMin="",this.ariaValueNow="",this.ariaValueText="",this.role="",this.form=null,this.labels=[],this.states=new Set,this.validationMessage="",this.validity={},this.willValidate=!0,this.__host=t}checkValidity(){return console.warn("`ElementInternals.checkValidity()` was called on the server.This method always returns true."),!0}reportValidity(){return!0}setFormValue(){}setValidity(){}};var Et=function(e,t,s,n,r){if(n==="m")throw new TypeError("Private method is not writable");if(n==="a"&&!r)throw new TypeError("Private accessor was defined without a setter");if(typeof t=="function"?e!==t||!r:!t.has(e))throw new TypeError("Cannot write private member to an object whose class did not declare it");return n==="a"?r.call(e,s):r?r.value=s:t.set(e,s),s},G=function(e,t,s,n){if(s==="a"&&!n)throw new TypeError("Private accessor was defined without a getter");if(typeof t=="function"?e!==t||!n:!t.has(e))throw new TypeError("Cannot read private member from an object whose class did not declare it");return s==="m"?n:s==="a"?n.call(e):n?n.value:t.get(e)},qe,Gs,Vs,rs,zr,as,Qs,le,os,Yt,Js,xo;var j={__proto__:null};j.enumerable=!0;Object.freeze(j);var Ur=(Yt=class{constructor(t,s={}){if(qe.set(this,!1),Gs.set(this,!1),Vs.set(this,!1),rs.set(this,!1),zr.set(this,Date.now()),as.set(this,!1),Qs.set(this,void 0),le.set(this,void 0),os.set(this,void 0),this.NONE=0,this.CAPTURING_PHASE=1,this.AT_TARGET=2,this.BUBBLING_PHASE=3,arguments.length===0)throw new Error("The type argument must be specified");if(typeof s!="object"||!s)throw new Error('The "options" argument must be an object');let{bubbles:n,cancelable:r,composed:a}=s;Et(this,qe,!!r,"f"),Et(this,Gs,!!n,"f"),Et(this,Vs,!!a,"f"),Et(this,Qs,`${t}`,"f"),Et(this,le,null,"f"),Et(this,os,!1,"f")}initEvent(t,s,n){throw new Error("Method not implemented.")}stopImmediatePropagation(){this.stopPropagation()}preventDefault(){Et(this,rs,!0,"f")}get target(){return G(this,le,"f")}get currentTarget(){return G(this,le,"f")}get srcElement(){return G(this,le,"f")}get type(){return G(this,Qs,"f")}get cancelable(){return G(this,qe,"f")}get defaultPrevented(){return G(this,qe,"f")&&G(this,rs,"f")}get timeStamp(){return G(this,zr,"f")}composedPath(){return G(this,os,"f")?[G(this,le,"f")]:[]}get returnValue(){return!G(this,qe,"f")||!G(this,rs,"f")}get bubbles(){return G(this,Gs,"f")}get composed(){return G(this,Vs,"f")}get eventPhase(){return G(this,os,"f")?Yt.AT_TARGET:Yt.NONE}get cancelBubble(){return G(this,as,"f")}set cancelBubble(t){t&&Et(this,as,!0,"f")}stopPropagation(){Et(this,as,!0,"f")}get isTrusted(){return!1}},qe=new WeakMap,Gs=new WeakMap,Vs=new WeakMap,rs=new WeakMap,zr=new WeakMap,as=new WeakMap,Qs=new WeakMap,le=new WeakMap,os=new WeakMap,Yt.NONE=0,Yt.CAPTURING_PHASE=1,Yt.AT_TARGET=2,Yt.BUBBLING_PHASE=3,Yt);Object.defineProperties(Ur.prototype,{initEvent:j,stopImmediatePropagation:j,preventDefault:j,target:j,currentTarget:j,srcElement:j,type:j,cancelable:j,defaultPrevented:j,timeStamp:j,composedPath:j,returnValue:j,bubbles:j,composed:j,eventPhase:j,cancelBubble:j,stopPropagation:j,isTrusted:j});var vo=(xo=class extends Ur{constructor(t,s={}){super(t,s),Js.set(this,void 0),Et(this,Js,s?.detail??null,"f")}initCustomEvent(t,s,n,r){throw new Error("Method not implemented.")}get detail(){return G(this,Js,"f")}},Js=new WeakMap,xo);Object.defineProperties(vo.prototype,{detail:j});var jt=Ur,Br=vo;var et;var pg=(et=class{constructor(){this.STYLE_RULE=1,this.CHARSET_RULE=2,this.IMPORT_RULE=3,this.MEDIA_RULE=4,this.FONT_FACE_RULE=5,this.PAGE_RULE=6,this.NAMESPACE_RULE=10,this.KEYFRAMES_RULE=7,this.KEYFRAME_RULE=8,this.SUPPORTS_RULE=12,this.COUNTER_STYLE_RULE=11,this.FONT_FEATURE_VALUES_RULE=14,this.MARGIN_RULE=9,this.__parentStyleSheet=null,this.cssText=""}get parentRule(){return null}get parentStyleSheet(){return this.__parentStyleSheet}get type(){return 0}},et.STYLE_RULE=1,et.CHARSET_RULE=2,et.IMPORT_RULE=3,et.MEDIA_RULE=4,et.FONT_FACE_RULE=5,et.PAGE_RULE=6,et.NAMESPACE_RULE=10,et.KEYFRAMES_RULE=7,et.KEYFRAME_RULE=8,et.SUPPORTS_RULE=12,et.COUNTER_STYLE_RULE=11,et.FONT_FEATURE_VALUES_RULE=14,et.MARGIN_RULE=9,et);globalThis.Event??=jt;globalThis.CustomEvent??=Br;var Wr=Symbol(),ko=e=>typeof e=="boolean"?e:e?.capture??!1,Ht={__proto__:null};Ht.enumerable=!0;Object.freeze(Ht);var Ys=class{constructor(){this.__eventListeners=new Map,this.__captureEventListeners=new Map}addEventListener(t,s,n){if(s==null)return;let r=ko(n)?this.__captureEventListeners:this.__eventListeners,a=r.get(t);if(a===void 0)a=new Map,r.set(t,a);else if(a.has(s))return;let o=typeof n=="object"&&n?n:{};o.signal?.addEventListener("abort",()=>this.removeEventListener(t,s,n)),a.set(s,o??{})}removeEventListener(t,s,n){if(s==null)return;let r=ko(n)?this.__captureEventListeners:this.__eventListeners,a=r.get(t);a!==void 0&&(a.delete(s),a.size||r.delete(t))}dispatchEvent(t){let s=this.__resolveFullEventPath();!t.composed&&this.__host&&(s=s.slice(0,s.indexOf(this.__host)));let n=!1,r=!1,a=jt.NONE,o=null,i=null,l=null,c=t.stopPropagation,u=t.stopImmediatePropagation;Object.defineProperties(t,{target:{get(){return o??i},...Ht},srcElement:{get(){return t.target},...Ht},currentTarget:{get(){return l},...Ht},eventPhase:{get(){return a},...Ht},composedPath:{value:()=>s,...Ht},stopPropagation:{value:()=>{n=!0,c.call(t)},...Ht},stopImmediatePropagation:{value:()=>{r=!0,u.call(t)},...Ht}});let h=(g,b,v)=>{typeof g=="function"?g(t):typeof g?.handleEvent=="function"&&g.handleEvent(t),b.once&&v.delete(g)},m=()=>(l=null,a=jt.NONE,!t.defaultPrevented),p=s.slice().reverse();o=!this.__host||!t.composed?this:null;let f=g=>{for(i=this;i.__host&&g.includes(i.__host);)i=i.__host};for(let g of p){!o&&(!i||i===g.__host)&&f(p.slice(p.indexOf(g))),l=g,a=g===t.target?jt.AT_TARGET:jt.CAPTURING_PHASE;let b=g.__captureEventListeners.get(t.type);if(b){for(let[v,w]of b)if(h(v,w,b),r)return m()}if(n)return m()}let $=t.bubbles?s:[this];i=null;for(let g of $){!o&&(!i||g===i.__host)&&f($.slice(0,$.indexOf(g)+1)),l=g,a=g===t.target?jt.AT_TARGET:jt.BUBBLING_PHASE;let b=g.__eventListeners.get(t.type);if(b){for(let[v,w]of b)if(h(v,w,b),r)return m()}if(n)return m()}return m()}__resolveFullEventPath(){return this.__eventPathCache?this.__eventPathCache:this.__eventTargetParent?this.__eventPathCache=[this,...this.__eventTargetParent.__resolveFullEventPath()]:this.__eventPathCache=[this,Ao,wm]}};var _o=new WeakMap,is=e=>{let t=_o.get(e);return t===void 0&&_o.set(e,t=new Map),t},ls=class extends Ys{getRootNode(t){return t?.composed?Fr:this.__host?.__shadowRoot??Fr}};var So=class extends ls{get adoptedStyleSheets(){return[]}createTreeWalker(){return{}}createTextNode(){return{}}createElement(){return{}}};var Ao=new So,Fr=Ao;var To=class extends ls{constructor(t){if(super(),t!==Wr)throw new TypeError("Illegal constructor");Object.assign(this,globalThis,{CustomElementRegistry:Xs,customElements:Gr,document:Fr,Document:So,Element:Mo,EventTarget:Ys,HTMLElement:Eo,Node:ls,ShadowRoot:No,window:this,Window:To})}};var Mo=class extends ls{constructor(){super(...arguments),this.__shadowRootMode=null,this.__shadowRoot=null,this.__internals=null}get attributes(){return Array.from(is(this)).map(([t,s])=>({name:t,value:s}))}get shadowRoot(){return this.__shadowRootMode==="closed"?null:this.__shadowRoot}get localName(){return this.constructor.__localName}get tagName(){return this.localName?.toUpperCase()}setAttribute(t,s){is(this).set(t,String(s))}removeAttribute(t){is(this).delete(t)}toggleAttribute(t,s){if(this.hasAttribute(t)){if(s===void 0||!s)return this.removeAttribute(t),!1}else return s===void 0||s?(this.setAttribute(t,""),!0):!1;return!0}hasAttribute(t){return is(this).has(t)}attachShadow(t){this.__shadowRootMode=t.mode;let s=new No(Wr,t);return s.__eventTargetParent=this,s.__host=this,this.__shadowRoot=s}attachInternals(){if(this.__internals!==null)throw new Error("Failed to execute 'attachInternals' on 'HTMLElement': ElementInternals for the specified element was already attached.");let t=new wo(this);return this.__internals=t,t}getAttribute(t){return is(this).get(t)??null}};var Eo=class extends Mo{},Kr=Eo;var No=class extends ls{get host(){return this.__host}constructor(t,s){if(super(),t!==t)throw new TypeError("Illegal constructor");this.mode=s.mode}};globalThis.litServerRoot??=Object.defineProperty(new Kr,"localName",{get(){return"lit-server-root"}});function $m(){let e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}var Xs=class{constructor(){this.__definitions=new Map,this.__reverseDefinitions=new Map,this.__pendingWhenDefineds=new Map}define(t,s){if(this.__definitions.has(t))if(process.env.NODE_ENV==="development")console.warn(`'CustomElementRegistry' already has "${t}" defined. This may have been caused by live reload or hot module replacement in which case it can be safely ignored.
Make sure to test your application with a production build as repeat registrations will throw in production.`);else throw new Error(`Failed to execute 'define' on 'CustomElementRegistry': the name "${t}" has already been used with this registry`);if(this.__reverseDefinitions.has(s))throw new Error(`Failed to execute 'define' on 'CustomElementRegistry': the constructor has already been used with this registry for the tag name ${this.__reverseDefinitions.get(s)}`);s.__localName=t,this.__definitions.set(t,{ctor:s,observedAttributes:s.observedAttributes??[]}),this.__reverseDefinitions.set(s,t),this.__pendingWhenDefineds.get(t)?.resolve(s),this.__pendingWhenDefineds.delete(t)}get(t){return this.__definitions.get(t)?.ctor}getName(t){return this.__reverseDefinitions.get(t)??null}initialize(t){throw new Error("customElements.initialize is not currently supported in SSR. Please file a bug if you need it.")}upgrade(t){throw new Error("customElements.upgrade is not currently supported in SSR. Please file a bug if you need it.")}async whenDefined(t){let s=this.__definitions.get(t);if(s)return s.ctor;let n=this.__pendingWhenDefineds.get(t);return n||(n=$m(),this.__pendingWhenDefineds.set(t,n)),n.promise}},bm=Xs;var Gr=new bm,wm=new To(Wr);var cs=globalThis,Zs=cs.ShadowRoot&&(cs.ShadyCSS===void 0||cs.ShadyCSS.nativeShadow)&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype,Vr=Symbol(),qo=new WeakMap,hs=class{constructor(t,s,n){if(this._$cssResult$=!0,n!==Vr)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=t,this.t=s}get styleSheet(){let t=this.o,s=this.t;if(Zs&&t===void 0){let n=s!==void 0&&s.length===1;n&&(t=qo.get(s)),t===void 0&&((this.o=t=new CSSStyleSheet).replaceSync(this.cssText),n&&qo.set(s,t))}return t}toString(){return this.cssText}},Nt=e=>new hs(typeof e=="string"?e:e+"",void 0,Vr),V=(e,...t)=>{let s=e.length===1?e[0]:t.reduce((n,r,a)=>n+(o=>{if(o._$cssResult$===!0)return o.cssText;if(typeof o=="number")return o;throw Error("Value passed to 'css' function must be a 'css' function result: "+o+". Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.")})(r)+e[a+1],e[0]);return new hs(s,e,Vr)},Co=(e,t)=>{if(Zs)e.adoptedStyleSheets=t.map(s=>s instanceof CSSStyleSheet?s:s.styleSheet);else for(let s of t){let n=document.createElement("style"),r=cs.litNonce;r!==void 0&&n.setAttribute("nonce",r),n.textContent=s.cssText,e.appendChild(n)}},Qr=Zs||cs.CSSStyleSheet===void 0?e=>e:e=>e instanceof CSSStyleSheet?(t=>{let s="";for(let n of t.cssRules)s+=n.cssText;return Nt(s)})(e):e;var{is:xm,defineProperty:vm,getOwnPropertyDescriptor:km,getOwnPropertyNames:_m,getOwnPropertySymbols:Sm,getPrototypeOf:Am}=Object,us=globalThis;us.customElements??=Gr;var Ro=us.trustedTypes,Tm=Ro?Ro.emptyScript:"",Mm=us.reactiveElementPolyfillSupport,ms=(e,t)=>e,Jr={toAttribute(e,t){switch(t){case Boolean:e=e?Tm:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let s=e;switch(t){case Boolean:s=e!==null;break;case Number:s=e===null?null:Number(e);break;case Object:case Array:try{s=JSON.parse(e)}catch{s=null}}return s}},Lo=(e,t)=>!xm(e,t),Do={attribute:!0,type:String,converter:Jr,reflect:!1,useDefault:!1,hasChanged:Lo};Symbol.metadata??=Symbol("metadata"),us.litPropertyMetadata??=new WeakMap;var zt=class extends(globalThis.HTMLElement??Kr){static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(t,s=Do){if(s.state&&(s.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(t)&&((s=Object.create(s)).wrapped=!0),this.elementProperties.set(t,s),!s.noAccessor){let n=Symbol(),r=this.getPropertyDescriptor(t,n,s);r!==void 0&&vm(this.prototype,t,r)}}static getPropertyDescriptor(t,s,n){let{get:r,set:a}=km(this.prototype,t)??{get(){return this[s]},set(o){this[s]=o}};return{get:r,set(o){let i=r?.call(this);a?.call(this,o),this.requestUpdate(t,i,n)},configurable:!0,enumerable:!0}}static getPropertyOptions(t){return this.elementProperties.get(t)??Do}static _$Ei(){if(this.hasOwnProperty(ms("elementProperties")))return;let t=Am(this);t.finalize(),t.l!==void 0&&(this.l=[...t.l]),this.elementProperties=new Map(t.elementProperties)}static finalize(){if(this.hasOwnProperty(ms("finalized")))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(ms("properties"))){let s=this.properties,n=[..._m(s),...Sm(s)];for(let r of n)this.createProperty(r,s[r])}let t=this[Symbol.metadata];if(t!==null){let s=litPropertyMetadata.get(t);if(s!==void 0)for(let[n,r]of s)this.elementProperties.set(n,r)}this._$Eh=new Map;for(let[s,n]of this.elementProperties){let r=this._$Eu(s,n);r!==void 0&&this._$Eh.set(r,s)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(t){let s=[];if(Array.isArray(t)){let n=new Set(t.flat(1/0).reverse());for(let r of n)s.unshift(Qr(r))}else t!==void 0&&s.push(Qr(t));return s}static _$Eu(t,s){let n=s.attribute;return n===!1?void 0:typeof n=="string"?n:typeof t=="string"?t.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(t=>this.enableUpdating=t),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(t=>t(this))}addController(t){(this._$EO??=new Set).add(t),this.renderRoot!==void 0&&this.isConnected&&t.hostConnected?.()}removeController(t){this._$EO?.delete(t)}_$E_(){let t=new Map,s=this.constructor.elementProperties;for(let n of s.keys())this.hasOwnProperty(n)&&(t.set(n,this[n]),delete this[n]);t.size>0&&(this._$Ep=t)}createRenderRoot(){let t=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return Co(t,this.constructor.elementStyles),t}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(t=>t.hostConnected?.())}enableUpdating(t){}disconnectedCallback(){this._$EO?.forEach(t=>t.hostDisconnected?.())}attributeChangedCallback(t,s,n){this._$AK(t,n)}_$ET(t,s){let n=this.constructor.elementProperties.get(t),r=this.constructor._$Eu(t,n);if(r!==void 0&&n.reflect===!0){let a=(n.converter?.toAttribute!==void 0?n.converter:Jr).toAttribute(s,n.type);this._$Em=t,a==null?this.removeAttribute(r):this.setAttribute(r,a),this._$Em=null}}_$AK(t,s){let n=this.constructor,r=n._$Eh.get(t);if(r!==void 0&&this._$Em!==r){let a=n.getPropertyOptions(r),o=typeof a.converter=="function"?{fromAttribute:a.converter}:a.converter?.fromAttribute!==void 0?a.converter:Jr;this._$Em=r;let i=o.fromAttribute(s,a.type);this[r]=i??this._$Ej?.get(r)??i,this._$Em=null}}requestUpdate(t,s,n,r=!1,a){if(t!==void 0){let o=this.constructor;if(r===!1&&(a=this[t]),n??=o.getPropertyOptions(t),!((n.hasChanged??Lo)(a,s)||n.useDefault&&n.reflect&&a===this._$Ej?.get(t)&&!this.hasAttribute(o._$Eu(t,n))))return;this.C(t,s,n)}this.isUpdatePending===!1&&(this._$ES=this._$EP())}C(t,s,{useDefault:n,reflect:r,wrapped:a},o){n&&!(this._$Ej??=new Map).has(t)&&(this._$Ej.set(t,o??s??this[t]),a!==!0||o!==void 0)||(this._$AL.has(t)||(this.hasUpdated||n||(s=void 0),this._$AL.set(t,s)),r===!0&&this._$Em!==t&&(this._$Eq??=new Set).add(t))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(s){Promise.reject(s)}let t=this.scheduleUpdate();return t!=null&&await t,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[r,a]of this._$Ep)this[r]=a;this._$Ep=void 0}let n=this.constructor.elementProperties;if(n.size>0)for(let[r,a]of n){let{wrapped:o}=a,i=this[r];o!==!0||this._$AL.has(r)||i===void 0||this.C(r,void 0,a,i)}}let t=!1,s=this._$AL;try{t=this.shouldUpdate(s),t?(this.willUpdate(s),this._$EO?.forEach(n=>n.hostUpdate?.()),this.update(s)):this._$EM()}catch(n){throw t=!1,this._$EM(),n}t&&this._$AE(s)}willUpdate(t){}_$AE(t){this._$EO?.forEach(s=>s.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(t)),this.updated(t)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(t){return!0}update(t){this._$Eq&&=this._$Eq.forEach(s=>this._$ET(s,this[s])),this._$EM()}updated(t){}firstUpdated(t){}};zt.elementStyles=[],zt.shadowRootOptions={mode:"open"},zt[ms("elementProperties")]=new Map,zt[ms("finalized")]=new Map,Mm?.({ReactiveElement:zt}),(us.reactiveElementVersions??=[]).push("2.1.2");var on=globalThis,Oo=e=>e,tn=on.trustedTypes,Po=tn?tn.createPolicy("lit-html",{createHTML:e=>e}):void 0,Xr="$lit$",Ut=`lit$${Math.random().toFixed(9).slice(2)}$`,Zr="?"+Ut,Em=`<${Zr}>`,me=on.document===void 0?{createTreeWalker:()=>({})}:document,ps=()=>me.createComment(""),fs=e=>e===null||typeof e!="object"&&typeof e!="function",ta=Array.isArray,Bo=e=>ta(e)||typeof e?.[Symbol.iterator]=="function",Yr=`[ 	
\f\r]`,ds=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Io=/-->/g,jo=/>/g,ce=RegExp(`>|${Yr}(?:([^\\s"'>=/]+)(${Yr}*=${Yr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Ho=/'/g,zo=/"/g,Fo=/^(?:script|style|textarea|title)$/i,ea=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),d=ea(1),k=ea(2),Gg=ea(3),P=Symbol.for("lit-noChange"),y=Symbol.for("lit-nothing"),Uo=new WeakMap,he=me.createTreeWalker(me,129);function Wo(e,t){if(!ta(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Po!==void 0?Po.createHTML(t):t}var Ko=(e,t)=>{let s=e.length-1,n=[],r,a=t===2?"<svg>":t===3?"<math>":"",o=ds;for(let i=0;i<s;i++){let l=e[i],c,u,h=-1,m=0;for(;m<l.length&&(o.lastIndex=m,u=o.exec(l),u!==null);)m=o.lastIndex,o===ds?u[1]==="!--"?o=Io:u[1]!==void 0?o=jo:u[2]!==void 0?(Fo.test(u[2])&&(r=RegExp("</"+u[2],"g")),o=ce):u[3]!==void 0&&(o=ce):o===ce?u[0]===">"?(o=r??ds,h=-1):u[1]===void 0?h=-2:(h=o.lastIndex-u[2].length,c=u[1],o=u[3]===void 0?ce:u[3]==='"'?zo:Ho):o===zo||o===Ho?o=ce:o===Io||o===jo?o=ds:(o=ce,r=void 0);let p=o===ce&&e[i+1].startsWith("/>")?" ":"";a+=o===ds?l+Em:h>=0?(n.push(c),l.slice(0,h)+Xr+l.slice(h)+Ut+p):l+Ut+(h===-2?i:p)}return[Wo(e,a+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},gs=class e{constructor({strings:t,_$litType$:s},n){let r;this.parts=[];let a=0,o=0,i=t.length-1,l=this.parts,[c,u]=Ko(t,s);if(this.el=e.createElement(c,n),he.currentNode=this.el.content,s===2||s===3){let h=this.el.content.firstChild;h.replaceWith(...h.childNodes)}for(;(r=he.nextNode())!==null&&l.length<i;){if(r.nodeType===1){if(r.hasAttributes())for(let h of r.getAttributeNames())if(h.endsWith(Xr)){let m=u[o++],p=r.getAttribute(h).split(Ut),f=/([.?@])?(.*)/.exec(m);l.push({type:1,index:a,name:f[2],strings:p,ctor:f[1]==="."?sn:f[1]==="?"?nn:f[1]==="@"?rn:de}),r.removeAttribute(h)}else h.startsWith(Ut)&&(l.push({type:6,index:a}),r.removeAttribute(h));if(Fo.test(r.tagName)){let h=r.textContent.split(Ut),m=h.length-1;if(m>0){r.textContent=tn?tn.emptyScript:"";for(let p=0;p<m;p++)r.append(h[p],ps()),he.nextNode(),l.push({type:2,index:++a});r.append(h[m],ps())}}}else if(r.nodeType===8)if(r.data===Zr)l.push({type:2,index:a});else{let h=-1;for(;(h=r.data.indexOf(Ut,h+1))!==-1;)l.push({type:7,index:a}),h+=Ut.length-1}a++}}static createElement(t,s){let n=me.createElement("template");return n.innerHTML=t,n}};function ue(e,t,s=e,n){if(t===P)return t;let r=n!==void 0?s._$Co?.[n]:s._$Cl,a=fs(t)?void 0:t._$litDirective$;return r?.constructor!==a&&(r?._$AO?.(!1),a===void 0?r=void 0:(r=new a(e),r._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=r:s._$Cl=r),r!==void 0&&(t=ue(e,r._$AS(e,t.values),r,n)),t}var en=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,r=(t?.creationScope??me).importNode(s,!0);he.currentNode=r;let a=he.nextNode(),o=0,i=0,l=n[0];for(;l!==void 0;){if(o===l.index){let c;l.type===2?c=new Ce(a,a.nextSibling,this,t):l.type===1?c=new l.ctor(a,l.name,l.strings,this,t):l.type===6&&(c=new an(a,this,t)),this._$AV.push(c),l=n[++i]}o!==l?.index&&(a=he.nextNode(),o++)}return he.currentNode=me,r}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},Ce=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,r){this.type=2,this._$AH=y,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=ue(this,t,s),fs(t)?t===y||t==null||t===""?(this._$AH!==y&&this._$AR(),this._$AH=y):t!==this._$AH&&t!==P&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Bo(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==y&&fs(this._$AH)?this._$AA.nextSibling.data=t:this.T(me.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,r=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=gs.createElement(Wo(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(s);else{let a=new en(r,this),o=a.u(this.options);a.p(s),this.T(o),this._$AH=a}}_$AC(t){let s=Uo.get(t.strings);return s===void 0&&Uo.set(t.strings,s=new gs(t)),s}k(t){ta(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,r=0;for(let a of t)r===s.length?s.push(n=new e(this.O(ps()),this.O(ps()),this,this.options)):n=s[r],n._$AI(a),r++;r<s.length&&(this._$AR(n&&n._$AB.nextSibling,r),s.length=r)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=Oo(t).nextSibling;Oo(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},de=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,r,a){this.type=1,this._$AH=y,this._$AN=void 0,this.element=t,this.name=s,this._$AM=r,this.options=a,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=y}_$AI(t,s=this,n,r){let a=this.strings,o=!1;if(a===void 0)t=ue(this,t,s,0),o=!fs(t)||t!==this._$AH&&t!==P,o&&(this._$AH=t);else{let i=t,l,c;for(t=a[0],l=0;l<a.length-1;l++)c=ue(this,i[n+l],s,l),c===P&&(c=this._$AH[l]),o||=!fs(c)||c!==this._$AH[l],c===y?t=y:t!==y&&(t+=(c??"")+a[l+1]),this._$AH[l]=c}o&&!r&&this.j(t)}j(t){t===y?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},sn=class extends de{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===y?void 0:t}},nn=class extends de{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==y)}},rn=class extends de{constructor(t,s,n,r,a){super(t,s,n,r,a),this.type=5}_$AI(t,s=this){if((t=ue(this,t,s,0)??y)===P)return;let n=this._$AH,r=t===y&&n!==y||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,a=t!==y&&(n===y||r);r&&this.element.removeEventListener(this.name,this,n),a&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},an=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){ue(this,t)}},Go={M:Xr,P:Ut,A:Zr,C:1,L:Ko,R:en,D:Bo,V:ue,I:Ce,H:de,N:nn,U:rn,B:sn,F:an},Nm=on.litHtmlPolyfillSupport;Nm?.(gs,Ce),(on.litHtmlVersions??=[]).push("3.3.3");var ln=(e,t,s)=>{let n=s?.renderBefore??t,r=n._$litPart$;if(r===void 0){let a=s?.renderBefore??null;n._$litPart$=r=new Ce(t.insertBefore(ps(),a),a,void 0,s??{})}return r._$AI(e),r};var sa=globalThis,Y=class extends zt{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let t=super.createRenderRoot();return this.renderOptions.renderBefore??=t.firstChild,t}update(t){let s=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(t),this._$Do=ln(s,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return P}};Y._$litElement$=!0,Y.finalized=!0,sa.litElementHydrateSupport?.({LitElement:Y});var qm=sa.litElementPolyfillSupport;qm?.({LitElement:Y});(sa.litElementVersions??=[]).push("4.2.2");var Vo={q1:{question:`<p>One query meets three items. Their scores are <span class="katex"><math><mi>s</mi><mo>=</mo><mo stretchy="false">(</mo><mi>ln</mi><mo>\u2061</mo><mn>3</mn><mo separator="true">,</mo><mtext>\u2009</mtext><mn>0</mn><mo separator="true">,</mo><mtext>\u2009</mtext><mn>0</mn><mo stretchy="false">)</mo></math></span> and their values <span class="tie"><span class="katex"><math><msub><mi>v</mi><mn>1</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>1</mn><mo separator="true">,</mo><mn>0</mn><mo stretchy="false">)</mo></math></span>,</span> <span class="tie"><span class="katex"><math><msub><mi>v</mi><mn>2</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>0</mn><mo separator="true">,</mo><mn>1</mn><mo stretchy="false">)</mo></math></span>,</span> <span class="tie"><span class="katex"><math><msub><mi>v</mi><mn>3</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>0</mn><mo separator="true">,</mo><mn>0</mn><mo stretchy="false">)</mo></math></span>.</span>
Where does the output <span class="katex"><math><mi>o</mi></math></span> land?</p>`,scales:[],options:[{right:!0,text:'(<span class="num" data-name="q1.output[0]" data-value="0.6000000238418579">0.6</span>, <span class="num" data-name="q1.output[1]" data-value="0.20000000298023224">0.2</span>)',reason:`<p>Exponentials first: <span class="tie"><span class="katex"><math><mo stretchy="false">(</mo><mn>3</mn><mo separator="true">,</mo><mn>1</mn><mo separator="true">,</mo><mn>1</mn><mo stretchy="false">)</mo></math></span>,</span> with sum 5. So the weights are (<span class="num" data-name="q1.weights[0]" data-value="0.6000000238418579">0.6</span>, <span class="num" data-name="q1.weights[1]" data-value="0.20000000298023224">0.2</span>, <span class="num" data-name="q1.weights[2]" data-value="0.20000000298023224">0.2</span>).
The third value is zero, so it adds nothing, but its key still took a fifth of the weight.</p>`},{right:!1,text:"(0.75, 0.25)",reason:`<p>This leaves the third item out of the sum, as if a value of zero had no vote. Weights come from the keys alone: its score is 0, and
<span class="katex"><math><msup><mi>e</mi><mn>0</mn></msup><mo>=</mo><mn>1</mn></math></span> is a full share in the denominator.</p>`},{right:!1,text:"(1, 0)",reason:`<p>That is a hard lookup: all the weight on the best key. A score of <span class="katex"><math><mi>ln</mi><mo>\u2061</mo><mn>3</mn></math></span> makes the first weight three times as large as each other one. It does not
push the others to zero.</p>`},{right:!1,text:"(ln 3, 0)",reason:'<p>Here the scores themselves were used as weights. They must pass through the softmax first: raise <span class="katex"><math><mi>e</mi></math></span> to each score, then divide by the sum.</p>'}],truth:""},q2:{question:'<p>One head reads <span class="katex"><math><mi>T</mi><mo>=</mo><mn>10</mn></math></span> tokens. The model width is <span class="katex"><math><mi>D</mi><mo>=</mo><mn>64</mn></math></span> and the head size is <span class="tie"><span class="katex"><math><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><msub><mi>d</mi><mi>v</mi></msub><mo>=</mo><mn>8</mn></math></span>.</span> Which shapes do <span class="katex"><math><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></math></span> and <span class="katex"><math><mi>A</mi><mi>V</mi></math></span> have?</p>',scales:[],options:[{right:!1,text:"10 \xD7 8 and 10 \xD7 10",reason:'<p>The right two shapes, the wrong way round. <span class="katex"><math><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></math></span> compares each query with each key, so both of its sides count tokens.</p>'},{right:!1,text:"8 \xD7 8 and 10 \xD7 8",reason:'<p><span class="katex"><math><mn>8</mn><mo>\xD7</mo><mn>8</mn></math></span> is the shape of <span class="tie"><span class="katex"><math><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>Q</mi></math></span>,</span> which sums over the tokens. In <span class="katex"><math><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></math></span> the sum runs over the 8 features, and tokens are left on both sides.</p>'},{right:!0,text:'<span class="num" data-name="sizes(10, 8).rows" data-value="10">10</span> \xD7 <span class="num" data-name="sizes(10, 8).keys" data-value="10">10</span> and <span class="num" data-name="sizes(10, 8).rows" data-value="10">10</span> \xD7 <span class="num" data-name="sizes(10, 8).width" data-value="8">8</span>',reason:`<p><span class="katex"><math><mi>Q</mi></math></span> is <span class="katex"><math><mn>10</mn><mo>\xD7</mo><mn>8</mn></math></span> and <span class="katex"><math><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></math></span> is <span class="tie"><span class="katex"><math><mn>8</mn><mo>\xD7</mo><mn>10</mn></math></span>:</span> the 8s meet and vanish. Then <span class="katex"><math><mi>A</mi></math></span> <span class="tie">(<span class="katex"><math><mn>10</mn><mo>\xD7</mo><mn>10</mn></math></span>)</span> times <span class="katex"><math><mi>V</mi></math></span> <span class="tie">(<span class="katex"><math><mn>10</mn><mo>\xD7</mo><mn>8</mn></math></span>)</span> leaves one row of 8 numbers
for each token. The width <span class="katex"><math><mi>D</mi><mo>=</mo><mn>64</mn></math></span> was used up by the projections.</p>`},{right:!1,text:"10 \xD7 10 and 10 \xD7 64",reason:"<p>The scores are right. But the values of this head have size 8, and a weighted average is as long as what it averages. Width 64 returns only when all heads are joined.</p>"}],truth:""},q3:{question:'<p>Let <span class="katex"><math><mi>q</mi><mo separator="true">,</mo><mi>k</mi><mo>\u2208</mo><msup><mi mathvariant="double-struck">R</mi><mn>64</mn></msup></math></span> have independent entries of mean 0 and variance 1. What are the variances of <span class="katex"><math><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi></math></span> and of <span class="tie"><span class="katex"><math><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi><mi mathvariant="normal">/</mi><msqrt><mn>64</mn></msqrt></math></span>?</span></p>',scales:[],options:[{right:!1,text:"8 and 1",reason:'<p>8 is the standard deviation of <span class="tie"><span class="katex"><math><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi></math></span>,</span> the square root of its variance.</p>'},{right:!0,text:"64 and 1",reason:'<p>64 independent terms of variance 1 add up to 64. To divide a random number by <span class="katex"><math><msqrt><mn>64</mn></msqrt><mo>=</mo><mn>8</mn></math></span> is to divide its variance by <span class="tie"><span class="katex"><math><msup><mn>8</mn><mn>2</mn></msup><mo>=</mo><mn>64</mn></math></span>.</span></p>'},{right:!1,text:"64 and 8",reason:'<p>The first is right. But a factor in front of a random number multiplies its variance by the <em>square</em> of that factor. So it is <span class="tie"><span class="katex"><math><mn>64</mn><mi mathvariant="normal">/</mi><msup><mn>8</mn><mn>2</mn></msup></math></span>.</span></p>'},{right:!1,text:"4096 and 64",reason:'<p><span class="katex"><math><msup><mn>64</mn><mn>2</mn></msup></math></span> would be right if all 64 terms were copies of one random number. They are independent: variances add, standard deviations do not.</p>'}],truth:""},q4:{question:'<p>To make attention causal, a student first computes <span class="tie"><span class="katex"><math><mi mathvariant="normal">softmax</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup><mi mathvariant="normal">/</mi><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt><mo stretchy="false">)</mo></math></span>,</span> and then sets all weights above the diagonal to 0. What is wrong with it?</p>',scales:[],options:[{right:!1,text:"Nothing. Blocked keys get weight 0, and this is all that counts.",reason:"<p>Look at the weights that stay. They were divided by a sum in which the future keys took part, so they do not sum to 1.</p>"},{right:!0,text:"The visible weights sum to less than 1 in every row but the last, and they depend on future keys.",reason:"<p>The softmax divided by a sum over <em>all</em> keys. A future key with a large score shrinks every visible weight in the row, so information about the future leaks through. Only the last row, which sees everything, is right.</p>"},{right:!1,text:"The rows that see only a few keys become NaN.",reason:"<p>NaN would need a division by 0. Here the softmax was finished before anything was removed, and its denominator is positive.</p>"},{right:!1,text:"The wrong triangle is removed: the future lies below the diagonal.",reason:'<p>Row <span class="katex"><math><mi>i</mi></math></span> is the query and column <span class="katex"><math><mi>j</mi></math></span> the key. Keys of the future have <span class="tie"><span class="katex"><math><mi>j</mi><mo>&gt;</mo><mi>i</mi></math></span>,</span> and these stand above the diagonal.</p>'}],truth:""},q5:{question:'<p>Multi-head attention with <span class="katex"><math><mi>D</mi><mo>=</mo><mn>512</mn></math></span> and biases has <span class="katex"><math><mi>H</mi><mo>=</mo><mn>8</mn></math></span> heads. How many parameters are these? And how many with <span class="tie"><span class="katex"><math><mi>H</mi><mo>=</mo><mn>16</mn></math></span>?</span></p>',scales:[],options:[{right:!1,text:"1,050,624 and 2,101,248",reason:'<p>The first number is right. But twice as many heads are each half as wide. They cut the same <span class="katex"><math><mi>D</mi><mo>\xD7</mo><mi>D</mi></math></span> matrices into thinner slices.</p>'},{right:!1,text:"787,968 and 787,968",reason:'<p>That is <span class="tie"><span class="katex"><math><mn>3</mn><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mn>3</mn><mi>D</mi></math></span>:</span> the matrix <span class="katex"><math><msub><mi>W</mi><mi>O</mi></msub></math></span> and its bias, which mix the heads, are missing.</p>'},{right:!1,text:"131,328 and 65,664",reason:'<p>This counts a single head, <span class="tie"><span class="katex"><math><mn>4</mn><mo stretchy="false">(</mo><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mi>D</mi><mo stretchy="false">)</mo><mi mathvariant="normal">/</mi><mi>H</mi></math></span>.</span> All <span class="katex"><math><mi>H</mi></math></span> heads together have the full <span class="tie"><span class="katex"><math><mn>4</mn><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mn>4</mn><mi>D</mi></math></span>.</span></p>'},{right:!0,text:'<span class="num" data-name="count(512, 8, 512).parameters" data-value="1050624">1,050,624</span> and <span class="num" data-name="count(512, 16, 512).parameters" data-value="1050624">1,050,624</span>',reason:'<p>Four matrices of <span class="katex"><math><mn>512</mn><mo>\xD7</mo><mn>512</mn></math></span> and four biases of 512: <span class="tie"><span class="katex"><math><mn>4</mn><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mn>4</mn><mi>D</mi></math></span>.</span> The number of heads does not occur in it.</p>'}],truth:""}};var ot={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Q=e=>(...t)=>({_$litDirective$:e,values:t}),F=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:Rm}=Go,Qo=e=>e;var cn=e=>e.strings===void 0,Jo=()=>document.createComment(""),Re=(e,t,s)=>{let n=e._$AA.parentNode,r=t===void 0?e._$AB:t._$AA;if(s===void 0){let a=n.insertBefore(Jo(),r),o=n.insertBefore(Jo(),r);s=new Rm(a,o,e,e.options)}else{let a=s._$AB.nextSibling,o=s._$AM,i=o!==e;if(i){let l;s._$AQ?.(e),s._$AM=e,s._$AP!==void 0&&(l=e._$AU)!==o._$AU&&s._$AP(l)}if(a!==r||i){let l=s._$AA;for(;l!==a;){let c=Qo(l).nextSibling;Qo(n).insertBefore(l,r),l=c}}}return s},Xt=(e,t,s=e)=>(e._$AI(t,s),e),Dm={},De=(e,t=Dm)=>e._$AH=t,Yo=e=>e._$AH,hn=e=>{e._$AR(),e._$AA.remove()};var W=Q(class extends F{constructor(e){if(super(e),e.type!==ot.PROPERTY&&e.type!==ot.ATTRIBUTE&&e.type!==ot.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!cn(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===P||t===y)return t;let s=e.element,n=e.name;if(e.type===ot.PROPERTY){if(t===s[n])return P}else if(e.type===ot.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return P}else if(e.type===ot.ATTRIBUTE&&s.getAttribute(n)===t+"")return P;return De(e),t}});var ys=class extends F{constructor(t){if(super(t),this.it=y,t.type!==ot.CHILD)throw Error(this.constructor.directiveName+"() can only be used in child bindings")}render(t){if(t===y||t==null)return this._t=void 0,this.it=t;if(t===P)return t;if(typeof t!="string")throw Error(this.constructor.directiveName+"() called with a non-string value");if(t===this.it)return this._t;this.it=t;let s=[t];return s.raw=s,this._t={_$litType$:this.constructor.resultType,strings:s,values:[]}}};ys.directiveName="unsafeHTML",ys.resultType=1;var it=Q(ys);var mn={q1:{asks:["first coordinate of o","second coordinate of o"],question:'<p>One query meets three items, with the scores <span class="katex"><math><mi>s</mi><mo>=</mo><mo stretchy="false">(</mo><mi>ln</mi><mo>\u2061</mo><mtext>\u2009</mtext><mtext>[[n]]</mtext><mo separator="true">,</mo><mtext>\xA0</mtext><mi>ln</mi><mo>\u2061</mo><mtext>\u2009</mtext><mtext>[[m]]</mtext><mo separator="true">,</mo><mtext>\xA0</mtext><mn>0</mn><mo stretchy="false">)</mo></math></span> and the values <span class="tie"><span class="katex"><math><msub><mi>v</mi><mn>1</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>1</mn><mo separator="true">,</mo><mn>0</mn><mo stretchy="false">)</mo></math></span>,</span> <span class="tie"><span class="katex"><math><msub><mi>v</mi><mn>2</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>0</mn><mo separator="true">,</mo><mn>1</mn><mo stretchy="false">)</mo></math></span>,</span> <span class="tie"><span class="katex"><math><msub><mi>v</mi><mn>3</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>0</mn><mo separator="true">,</mo><mn>0</mn><mo stretchy="false">)</mo></math></span>.</span> Where is the output?</p>',answer:'<p>The exponentials are <span class="tie"><span class="katex"><math><mtext>[[n]]</mtext></math></span>,</span> <span class="katex"><math><mtext>[[m]]</mtext></math></span> and <span class="tie"><span class="katex"><math><mn>1</mn></math></span>.</span> Their sum is <span class="tie"><span class="katex"><math><mtext>[[n]]</mtext><mo>+</mo><mtext>[[m]]</mtext><mo>+</mo><mn>1</mn></math></span>,</span> and it divides each of them. The values pick out the first two weights: <span class="tie"><span class="katex"><math><mi>o</mi><mo>\u2248</mo><mo stretchy="false">(</mo><mtext>[[o1]]</mtext><mo separator="true">,</mo><mtext>\xA0[[o2]]</mtext><mo stretchy="false">)</mo></math></span>.</span></p>'},q2:{asks:["rows of QK\u1D40","columns of QK\u1D40","rows of AV","columns of AV"],question:'<p>One head reads <span class="katex"><math><mi>T</mi><mo>=</mo><mtext>[[T]]</mtext></math></span> tokens of width <span class="tie"><span class="katex"><math><mi>D</mi><mo>=</mo><mtext>[[D]]</mtext></math></span>.</span> Its queries, keys and values have size <span class="tie"><span class="katex"><math><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><msub><mi>d</mi><mi>v</mi></msub><mo>=</mo><mtext>[[d]]</mtext></math></span>.</span> Give the shapes of <span class="katex"><math><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></math></span> and of <span class="tie"><span class="katex"><math><mi>A</mi><mi>V</mi></math></span>.</span></p>',answer:'<p>Every query meets every key: <span class="katex"><math><mtext>[[rows]]</mtext><mo>\xD7</mo><mtext>[[columns]]</mtext></math></span> scores. Every query gets a blend of values, and each value has [[width]] numbers: <span class="tie"><span class="katex"><math><mtext>[[rows]]</mtext><mo>\xD7</mo><mtext>[[width]]</mtext></math></span>.</span> The width <span class="katex"><math><mi>D</mi><mo>=</mo><mtext>[[D]]</mtext></math></span> plays no part any more.</p>'},q3:{asks:["variance of q\xB7k","variance of q\xB7k/\u221Ad\u2096"],question:'<p>All entries of <span class="katex"><math><mi>q</mi></math></span> and <span class="katex"><math><mi>k</mi></math></span> are independent, with mean 0 and variance <span class="tie"><span class="katex"><math><mtext>[[v]]</mtext></math></span>.</span> The head size is <span class="tie"><span class="katex"><math><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><mtext>[[dk]]</mtext></math></span>.</span> How large is <span class="tie"><span class="katex"><math><mi mathvariant="normal">Var</mi><mo>\u2061</mo><mo stretchy="false">(</mo><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi><mo stretchy="false">)</mo></math></span>,</span> and how large <span class="tie"><span class="katex"><math><mi mathvariant="normal">Var</mi><mo>\u2061</mo><mo stretchy="false">(</mo><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi><mi mathvariant="normal">/</mi><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt><mo stretchy="false">)</mo></math></span>?</span></p>',answer:'<p>Each of the [[dk]] terms has the variance <span class="tie"><span class="katex"><math><mtext>[[v]]</mtext><mo>\u22C5</mo><mtext>[[v]]</mtext></math></span>,</span> and independent terms add up: <span class="tie"><span class="katex"><math><mtext>[[raw]]</mtext></math></span>.</span> The factor <span class="katex"><math><mn>1</mn><mi mathvariant="normal">/</mi><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></math></span> enters squared, so that <span class="katex"><math><msub><mi>d</mi><mi>k</mi></msub></math></span> cancels: <span class="katex"><math><mtext>[[scaled]]</mtext></math></span> is left.</p>'},q4:{asks:["sum of the row, blanked after the softmax","sum of the row, masked before it"],question:'<p>All scores of a <span class="katex"><math><mtext>[[T]]</mtext><mo>\xD7</mo><mtext>[[T]]</mtext></math></span> matrix are equal. Somebody takes the softmax of whole rows, and then sets everything above the diagonal to 0. What does row [[i]] sum to now? And what had it summed to with the causal mask in front of the softmax?</p>',answer:'<p>Each weight in a whole row is <span class="tie"><span class="katex"><math><mn>1</mn><mi mathvariant="normal">/</mi><mtext>[[T]]</mtext></math></span>.</span> Row [[i]] keeps [[i]] of them: they sum to <span class="tie"><span class="katex"><math><mtext>[[late]]</mtext></math></span>.</span> With the mask in front, [[i]] keys share everything, and the sum is [[early]].</p>'},q5:{asks:["parameters with the first number of heads","parameters with the second"],question:'<p>A multi-head layer of width <span class="katex"><math><mi>D</mi><mo>=</mo><mtext>[[D]]</mtext></math></span> has biases. How many parameters does it have with <span class="katex"><math><mi>H</mi><mo>=</mo><mtext>[[H]]</mtext></math></span> heads? How many with twice as many?</p>',answer:'<p>Four matrices of <span class="katex"><math><mtext>[[D]]</mtext><mo>\xD7</mo><mtext>[[D]]</mtext></math></span> and four biases of [[D]]: [[P]]. More heads only cut the same columns into narrower pieces, so twice as many heads need [[P2]].</p>'}};var Om=/^[+-]?(\d+\.?\d*|\.\d+)$/;function Bt(e){let t=e.trim().replace(/[−–]/g,"-").replace(/[\s\u2009\u202f_'’]/g,""),s=/^(.*)%$/.exec(t);if(s)return Xo(Bt(s[1]),100);let n=/^([^/]*)\/([^/]*)$/.exec(t);return n?Xo(na(n[1]),na(n[2])):na(t)}function na(e){let t=/^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(e)?e.replaceAll(",",""):e.replace(/^([+-]?\d*),(\d+)$/,"$1.$2");return Om.test(t)?Number(t):void 0}var Xo=(e,t)=>e===void 0||!t?void 0:e/t,un=(e,{value:t,tolerance:s})=>e!==void 0&&Math.abs(e-t)<=s;var Le={c2:{choices:{n:[2,3,4,5,7,9]},solve(e,{n:t}){let[s,n]=Zo(e,t);return{shown:{n:t,a1:s,a2:n},asks:[ti("weight of the first key",s),ti("weight of the second key",n)]}}},c4:{choices:{n:[1,3,4,7,9]},solve(e,{n:t}){let s=Zo(e,t),[n,r]=e.softmaxJacobian(s);return{shown:{n:t,p1:s[0],p2:s[1],j11:n,j12:r},asks:[ei("J\u2081\u2081",n),ei("J\u2081\u2082",r)]}}},c7:{choices:{D:[256,512,768,1024],H:[2,4,8,16]},solve(e,{D:t,H:s}){let{parameters:n}=e.count({T:1,D:t,H:s});return{shown:{D:t,H:s,P:n},asks:[$s("parameters",n)]}}},c8:{choices:{B:[2,3,4],T:[5,6,10],D:[32,64,128],H:[2,4,8],c:[3,11,18,25,30]},solve(e,{B:t,T:s,D:n,H:r,c:a}){let o=n/r,i=Float32Array.from({length:t*s*n},(h,m)=>m),l=e.splitHeads(i,{B:t,T:s,H:r,d:o}).indexOf(a-1),c=Math.floor(l/(s*o))+1,u=[t,r,s,o].map((h,m)=>$s(`${["first","second","third","last"][m]} axis`,h));return{shown:{B:t,T:s,D:n,H:r,c:a,d:o,h:c},asks:[...u,$s(`head of column ${a}`,c)]}}},c9:{choices:{D:[256,512,1024],T:[[128,256],[256,1024],[512,1024],[512,2048],[1024,8192]]},solve(e,{D:t,T:[s,n]}){let[r,a]=[s,n].map(l=>e.count({T:l,D:t,H:8})),o=a.projectionFlops/r.projectionFlops,i=(a.scoreFlops+a.valueFlops)/(r.scoreFlops+r.valueFlops);return{shown:{D:t,T1:s,T2:n,projections:o,attention:i},asks:[$s("factor for the projections",o),$s("factor for scores and weighted sums",i)]}}}};function Zo(e,t){let s=new Float32Array(t),n={Tq:1,Tk:t,dk:1,dv:1},{logSumExp:r}=e.attention({q:[0],k:s,v:s,shape:n,returns:{logSumExp:!0}});return e.softmax([0,r[0]],{rows:1,columns:2})}var ti=(e,t)=>({label:e,value:t,tolerance:.005}),ei=(e,t)=>({label:e,value:t,tolerance:.002}),$s=(e,t)=>({label:e,value:t,tolerance:0});function si(e,t,s){let n=s.random(t);return Object.fromEntries(Object.entries(Le[e].choices).map(([r,a])=>{let o=a.filter((i,l)=>l%2===t%2);return[r,o[n.permutation(o.length)[0]]]}))}function ni(e,t){let s=2166136261;for(let n of`${e}:${t}`)s=Math.imul(s^n.codePointAt(0),16777619);return(s>>>1)*2+t%2}var bs=e=>e.toLocaleString("en",{maximumFractionDigits:4}).replace("-","\u2212");function ws(e,t){return e.replace(/\[\[(\w+)\]\]/g,(s,n)=>{if(!Object.hasOwn(t,n))throw new Error(`a card asks for ${s}, which web/deck/numbers.js does not make`);return bs(t[n])})}import{load as Pm}from"./index.mjs";var ra,ri;function Oe(){return ra??=Pm().then(e=>ri=e,e=>{throw ra=void 0,e}),ra}var ai=()=>ri;var Im={q1:{choices:{n:[2,3,4,5,6],m:[2,3,4,5,7]},solve(e,{n:t,m:s}){let{output:n}=e.attention({q:[1],k:[xs(e,t),xs(e,s),0],v:[1,0,0,1,0,0],scale:1,shape:{Tq:1,Tk:3,dk:1,dv:2}});return{shown:{n:t,m:s,o1:n[0],o2:n[1]},answers:[...n].map(aa)}}},q2:{choices:{T:[6,9,12,20],D:[32,48,96],d:[4,8,16]},solve(e,{T:t,D:s,d:n}){let r=new Float32Array(t*n),{weights:a,output:o}=e.attention({q:r,k:r,v:r,shape:{Tq:t,dk:n},returns:{weights:!0}}),i={T:t,D:s,d:n,rows:t,columns:a.length/t,width:o.length/t};return{shown:i,answers:[i.rows,i.columns,i.rows,i.width].map(oi)}}},q3:{choices:{dk:[16,25,36,100,144,256],v:[2,3,4]},solve(e,{dk:t,v:s}){let n=new Float32Array(t).fill(s),r=i=>e.attention({q:n,k:n,v:[0],scale:i,shape:{Tq:1,dk:t,dv:1},returns:{scores:"scaled"}}).scores[0],[a,o]=[r(1),r(1/t)];return{shown:{dk:t,v:s,raw:a,scaled:o},answers:[a,o].map(aa)}}},q4:{choices:{T:[5,6,8,10],i:[2,3,4]},solve(e,{T:t,i:s}){let n=new Float32Array(t),r=Float32Array.from({length:t},(l,c)=>c<s?1:0),a=l=>e.attention({q:[0],k:n,v:r,shape:{Tq:1,Tk:t,dk:1,dv:1},...l}).output[0],[o,i]=[a({}),a({mask:{attend:r}})];return{shown:{T:t,i:s,late:o,early:i},answers:[o,i].map(aa)}}},q5:{choices:{D:[128,256,384,768,1024],H:[2,4,8,16]},solve(e,{D:t,H:s}){let[n,r]=[s,2*s].map(a=>e.count({T:1,D:t,H:a}).parameters);return{shown:{D:t,H:s,P:n,P2:r},answers:[n,r].map(oi)}}}},aa=e=>({value:e,tolerance:.005}),oi=e=>({value:e,tolerance:0});function xs(e,t){let s=new Float32Array(t),n={Tq:1,Tk:t,dk:1,dv:1};return e.attention({q:[0],k:s,v:s,shape:n,returns:{logSumExp:!0}}).logSumExp[0]}function ii(e,t,{seed:s,round:n}){let{choices:r,solve:a}=Im[e],o=[{}];for(let[l,c]of Object.entries(r))o=o.flatMap(u=>c.map(h=>({...u,[l]:h})));let i=t.random(s).permutation(o.length);return a(t,o[i[n%o.length]])}var oa=new Map;function dn(e){try{let t=localStorage.getItem(e);if(t!==null)return t}catch{}return oa.get(e)??null}function pn(e,t){t===null?oa.delete(e):oa.set(e,t);try{t===null?localStorage.removeItem(e):localStorage.setItem(e,t)}catch{}}var li=new WeakMap;function Ft(e,t){let s=li.get(e)??new Map;return li.set(e,s),s.has(t)||s.set(t,jm(e,t)),s.get(t)}function jm(e,t){let s=new Float32Array(t);s[0]=1;let n={Tq:1,dk:t,dv:1};return e.attention({q:s,k:s,v:[0],shape:n,returns:{scores:"scaled"}}).scores[0]}var fn=1e4;function ci(e,t){let s=e.trim().replace(/\s+/g," ").replace(/[−–]/g,"-");if(!s)return{problem:"Nothing was typed."};let n=/^([+-]?) ?ln ?(?:\((.*)\)|([^()/]+?))(?: ?\/ ?([^()/]+))?$/i.exec(s),r=/^([^√]*?)(?:√|sqrt) ?(?:\(([^()]*)\)|([^()/√]+?))(?: ?\/ ?([^()/√]+))?$/i.exec(s),a=n?Hm(n,t):r?zm(r,t):Bt(s);if(a===void 0||!Number.isFinite(a))return{problem:Um(s)};let o=/^[+-]?\d+(\.\d+)?$/.test(s)?"":`${s.replace(/-/g,"\u2212")} was read as ${Bm(a)}`;return{value:a,said:o}}function Hm([,e,t,s,n],r){let[a,o="1",...i]=(t??s).split("/"),l=[ia(a),ia(o)],c=n===void 0?1:Bt(n);if(i.length||l.includes(void 0)||!c)return;let u=10**Math.max(...l.map(({places:f})=>f)),[h,m]=l.map(({value:f})=>Math.round(f*u));if(!(h>=1&&h<=fn&&m>=1&&m<=fn))return;let p=(xs(r,h)-xs(r,m))/c;return e==="-"?-p:p}function zm([,e,t,s,n],r){let[,a,o,i]=/^([+-]?) ?([\d.,]*) ?([/*·×]?) ?$/.exec(e)??[],[l,c="1",...u]=(t??s).split("/").map($=>ia($)?.value),h=n===void 0?1:Bt(n),m=o?Bt(o):1,p=[l,Number(c)].every($=>Number.isInteger($)&&$>=1&&$<=fn);if(a===void 0||u.length||!p||!h||m===void 0||i&&!o)return;let f=Ft(r,Number(c))/Ft(r,l);return(a==="-"?-m:m)*(i==="/"?1/f:f)/h}function ia(e){let t=Bt(e);return t===void 0?void 0:{value:t,places:/[.,](\d+)\s*$/.exec(e)?.[1].length??0}}var Um=e=>/ln/i.test(e)?`\u201C${e}\u201D was not understood: a logarithm takes a number between 0 and ${fn} here, as in ln 3 or ln(3/2).`:`\u201C${e}\u201D was not understood: write a number, a fraction such as 2/5, ln 3 or \u221A2.`,Bm=e=>e.toLocaleString("en",{maximumFractionDigits:4,useGrouping:!1}).replace("-","\u2212");var gn=class{#t;#s;#e;#n="";#a=[];#r;#l=[];constructor(t){this.#t=t}get offered(){return Object.hasOwn(mn,this.#t.name)}get state(){if(!this.#e)return null;let t=this.#r?this.#i.every(Boolean):null;return{shown:{...this.#e.shown},typed:[...this.#a],right:t}}close(){this.#e=void 0,this.#n="",this.#t.requestUpdate()}async next(){try{this.#s=await Oe(),this.#e=ii(this.#t.name,this.#s,this.#c()),this.#n=""}catch(t){this.#n=`New numbers cannot be worked out here: ${t instanceof Error?t.message:t}`}this.#a=[],this.#r=void 0,this.#l=[],this.#t.requestUpdate(),await this.#t.updateComplete,this.#t.renderRoot.querySelector(".another input")?.focus()}#c(){let t=`attn-another:${this.#t.name}`,[,s,n]=/^(\d{1,10}):(\d{1,6})$/.exec(dn(t)??"")??[],r=s===void 0?crypto.getRandomValues(new Uint32Array(1))[0]:Number(s),a=n===void 0?0:Number(n)+1;return pn(t,`${r}:${a}`),{seed:r,round:a}}get#i(){let{answers:t}=this.#e;return(this.#r??[]).map(({value:s},n)=>un(s,t[n]))}#o(t){t.preventDefault();let{asks:s}=mn[this.#t.name],n=s.some((a,o)=>!this.#a[o]?.trim()),r=n?[]:s.map((a,o)=>ci(this.#a[o],this.#s));this.#l=n?["Fill every field first."]:r.flatMap(a=>"problem"in a?[a.problem]:[]),this.#r=this.#l.length?void 0:r,this.#t.requestUpdate()}#d(t,s){this.#a[t]=s,this.#l=[],this.#t.requestUpdate()}render(){if(this.#n)return d`<p class="another" role="status">${this.#n}</p>`;if(!this.#e)return y;let{question:t,asks:s,answer:n}=mn[this.#t.name],r=o=>it(ws(o,this.#e.shown)),a=this.#r!==void 0;return d`<div class="another">
      <p class="title" id="another-title">Another one</p>
      <div class="question">${r(t)}</div>
      <form @submit=${o=>this.#o(o)}>
        <div class="asks" role="group" aria-labelledby="another-title">${s.map((o,i)=>d`<p class="ask">
          <label for="ask-${i}">${o}</label>
          <input id="ask-${i}" autocomplete="off" autocapitalize="none" spellcheck="false" ?readonly=${a}
            .value=${W(this.#a[i]??"")} @input=${l=>this.#d(i,l.target.value)}></p>`)}</div>
        ${a?y:d`<div class="row">
          <button type="submit">Check</button> <span class="note">Fractions, decimals, ln 3 and √2 are fine.</span>
        </div>`}
      </form>
      <div class="told" role="status">${this.#l.map(o=>d`<p class="verdict">${o}</p>`)}
        ${a?this.#h(s):y}</div>
      ${a?d`<div class="way">${r(n)}</div>
        <div class="row">
          <button type="button" class="quiet" @click=${()=>this.next()}>And another one</button>
        </div>`:y}
    </div>`}#h(t){let s=this.#i;return d`<ul class="marked">${t.map((n,r)=>{let{value:a}=this.#e.answers[r],o=this.#r[r],i=o.said&&`${o.said}.`,l=s[r]?d`<span class="sign right" aria-hidden="true">✓</span>`:d`<span class="sign wrong" aria-hidden="true">✗</span>`;return d`<li>${l} ${n}:
        <span class="num" data-name=${n} data-value=${String(a)}>${bs(a)}</span>,
        ${s[r]?"right":`not ${this.#a[r].trim()}`}. ${i}</li>`})}</ul>`}};var hi=4,Pe=(e,{unit:t})=>`${e}${t}`;function ui(e,t,{mark:s,done:n,put:r}){let{label:a,stops:o}=e,i=s===null?0:o.indexOf(s),l=({target:u})=>r(o[Number(u.value)]),c=u=>{u.key===" "&&(u.preventDefault(),l(u))};return d`<div class="scale">
    <label for="scale-${t}">${it(a)}</label>
    <div class="place">
      <div class="slide">
        <input id="scale-${t}" type="range" min="0" max=${o.length-1} step="1" .value=${String(i)}
          ?disabled=${n} class=${s===null?"open":""}
          aria-valuetext=${s===null?"not marked yet":Pe(s,e)}
          @input=${l} @click=${l} @keydown=${c}>
        <svg class="ruler" width="100%" height="26" aria-hidden="true">${pi(e,0)}</svg>
      </div>
      <output for="scale-${t}">${s===null?"?":Pe(s,e)}</output>
    </div>
  </div>`}function di(e,t){let{label:s,truth:n,unit:r,value:a}=e,[o,i]=[t===null?null:mi(e,t),mi(e,a)];return d`<div class="scale">
    <p>${it(s)}</p>
    <svg class="ruler" width="100%" height="66" aria-hidden="true">
      ${pi(e,28)}
      ${o===null?y:k`<circle class="said" cx=${o} cy="28" r="9"></circle>
        <text class="said" x=${o} y="12" text-anchor=${la(o)}>you</text>`}
      <circle class="found" cx=${i} cy="28" r="5.5"></circle>
      <text class="found" x=${i} y="62" text-anchor=${la(i)}>the core</text>
    </svg>
    <p class="both">${t===null?d`<span class="none">You said nothing yet.</span>`:d`You said
      <span class="num" data-name="said" data-value=${String(t)}>${Pe(t,e)}</span>.`}
      The core finds <strong>${it(n)}${r}</strong>.</p>
  </div>`}function mi({stops:e},t){let s=Math.max(1,e.findIndex(a=>a>=t)),[n,r]=[e[s-1],e[s]];return yn((s-1+(t-n)/(r-n))/(e.length-1))}var yn=e=>`${Number((100*e).toFixed(2))}%`,la=e=>parseFloat(e)<6?"start":parseFloat(e)>94?"end":"middle";function pi(e,t){let s=e.stops.length-1,n=Array.from({length:hi+1},(r,a)=>Math.round(a*s/hi));return k`<line class="line" x1="0" x2="100%" y1=${t} y2=${t}></line>
    ${e.stops.map((r,a)=>yn(a/s)).map(r=>k`<line class="line" x1=${r} x2=${r} y1=${t} y2=${t+5}></line>`)}
    ${n.map((r,a)=>k`<text class=${a%2?"between":""} x=${yn(r/s)} y=${t+20}
      text-anchor=${la(yn(r/s))}>${Pe(e.stops[r],e)}</text>`)}`}var pe="ABCDEFGH",ca={title:"Quick check",button:"Check my answer"},$n={title:"Predict",button:"This is my prediction",truth:"Your prediction"},fi=(e,t)=>d`<p class="title" id="title">${e}</p>
  ${t}`,bn=({question:e,fields:t,row:s,below:n=y,handIn:r})=>d`
  <div class="question" id="question">${e}</div>
  <form @submit=${r}>
    ${t}
    <div class="row">${s}</div>
  </form>
  ${n}`,gi=(e,{text:t,choice:s=null,choose:n,mark:r=()=>"",after:a=()=>y})=>d`
  <div role="radiogroup" aria-labelledby="question">${e.map(({right:o},i)=>d`
    <div class="option ${r(i)}" data-answer=${o?"right":"wrong"}>
      <label>
        <input type="radio" name="option" value=${i} .checked=${s===i} @change=${()=>n?.(i)}>
        <span class="letter">${pe[i]}</span>
        <span class="text">${t(i)}</span>
      </label>
      ${a(i)}
    </div>`)}</div>`;function yi({options:e,scales:t},s,{choice:n,marks:r}){if(t.length)return d`${t.map((c,u)=>di(c,r[u]??null))}
      <div class="truth">${s}</div>`;let a=e.findIndex(c=>c.right),o=c=>d`<dd><span class="letter">${pe[c]}</span> ${it(e[c].text)}</dd>`,i=n!==null,l=n===a;return d`<dl>
      <dt>You said</dt>
      ${i?o(n):d`<dd class="none">Nothing yet.</dd>`}
      <dt>${i?d`<span class="sign ${l?"right":"wrong"}"
        aria-hidden="true">${l?"\u2713":"\u2717"}</span>`:y}
        ${l?"And so it is":"It turns out"}</dt>
      ${l?y:o(a)}
    </dl>
    <div class="truth">${s}</div>`}var Fm={page:["#ffffff","#14161a"],surface:["#f6f5f1","#1d2026"],text:["#1d2026","#e8e6e1"],muted:["#565c66","#a3a9b3"],line:["#d9d6cd","#383d46"],strong:["#7d828b","#7a818d"],query:["#8a6100","#f7cf52"],"query-fill":["#f5c026","#f7cf52"],key:["#6d3fc0","#b79bf2"],value:["#636a76","#9aa2ad"],output:["#0b62c4","#6cb2ff"],masked:["#b4257f","#ff7cc0"],right:["#1a7f37","#56d364"],wrong:["#b42318","#ff8a80"],"head-1":["#ad5500","#f0a45b"],"head-2":["#00786b","#4fd0bd"],"head-3":["#7a3fb0","#cda4f4"],"head-4":["#1f6fb2","#7cc0f5"],cell:["#ffffff","#14161a"],ink:["#000000","#ffffff"],"ink-reverse":["#ffffff","#000000"],weight:["#0039a4","#56a2f5"],positive:["#581cb0","#b189fa"],negative:["#004837","#2cb39c"]},wn=0,xn=1,Wm=(e,t)=>Object.entries(Fm).map(([s,n])=>`--${s}:${t?n[e]:`var(--attn-${s},${n[e]})`};`).join(""),fe=(e,t)=>Nt(`color-scheme:${e===xn?"dark":"light"};${Wm(e,t)}`),qt=V`
  .root { ${fe(wn)} }
  @media (prefers-color-scheme: dark) { .root { ${fe(xn)} } }
  .root[data-theme='light'] { ${fe(wn)} }
  .root[data-theme='dark'] { ${fe(xn)} }
  :host([theme='light']) .root { ${fe(wn,!0)} }
  :host([theme='dark']) .root { ${fe(xn,!0)} }
  @media print { .root { ${fe(wn,!0)} } }
  @media (forced-colors: active) {
    .root {
      --page: Canvas; --surface: Canvas; --cell: Canvas; --text: CanvasText; --muted: CanvasText; --ink: CanvasText;
      --ink-reverse: CanvasText; --line: GrayText; --strong: CanvasText; --query: CanvasText; --query-fill: Highlight;
      --key: LinkText; --value: CanvasText; --output: Highlight; --masked: CanvasText; --wrong: CanvasText;
      --right: CanvasText; --weight: Highlight; --positive: Highlight; --negative: GrayText;
    }
  }
`;var Ct=V`
  :host { display: block; }
  :host([hidden]) { display: none !important; }
  [hidden] { display: none !important; }
  .root {
    all: initial; display: block; font-family: inherit; font-size: inherit; font-size-adjust: inherit; line-height: 1.5;
    -webkit-text-size-adjust: inherit; text-size-adjust: inherit; overflow-wrap: break-word; visibility: inherit;
    pointer-events: inherit;
  }
`;var ha=new WeakMap,ma=new WeakMap,ua=new Set,da,pa,fa,Km="100% 0%";function vn(e,t){return da??=new IntersectionObserver(s=>{for(let n of s)ha.get(n.target)?.(n.isIntersecting)},{rootMargin:Km}),ha.set(e,t),da.observe(e),()=>{ha.delete(e),da?.unobserve(e)}}var bi=()=>document.readyState==="loading";function wi(e){let[t,s]=window.requestIdleCallback?[window.requestIdleCallback,window.cancelIdleCallback]:[setTimeout,clearTimeout],n=t(()=>e());return()=>s(n)}function xi(e,t){return pa??=new ResizeObserver(s=>{requestAnimationFrame(()=>{for(let n of s)ma.get(n.target)?.(n.contentRect.width)})}),ma.set(e,t),pa.observe(e),()=>{ma.delete(e),pa?.unobserve(e)}}function Rt(e){return fa||(fa=new MutationObserver(()=>ua.forEach(t=>t())),fa.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]})),ua.add(e),()=>ua.delete(e)}var Dt=()=>document.documentElement.dataset.theme;function vi(e){return window.addEventListener("beforeprint",e),()=>window.removeEventListener("beforeprint",e)}function ki(e){let t=s=>Gm(s)&&e();return window.addEventListener("hashchange",e),window.addEventListener("click",t),()=>{window.removeEventListener("hashchange",e),window.removeEventListener("click",t)}}function Gm(e){if(e.defaultPrevented||e.button!==0||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return!1;let t=e.composedPath().find(n=>n instanceof HTMLAnchorElement&&n.href),s=t?.hasAttribute("download")||t?.target&&t.target!=="_self";return t?.href===window.location.href&&!s}function _i(e){let[t,s]=window.location.hash.slice(1).split("?");return t===e?s:void 0}var Si=(e,t)=>`${window.location.href.split("#")[0]}#${e}${t?`?${t}`:""}`,$i=["wheel","touchstart","pointerdown","keydown","click"];function Vm(e){for(let t of $i)window.addEventListener(t,e,{capture:!0,passive:!0});return()=>{for(let t of $i)window.removeEventListener(t,e,{capture:!0})}}function Ai(e){if(document.readyState==="complete")return;let t=()=>{window.removeEventListener("load",n),s()},s=Vm(t),n=()=>{t(),e()};window.addEventListener("load",n)}var Ti={serif:"Charter,'Bitstream Charter','Source Serif 4','Source Serif Pro','Iowan Old Style',Georgia,serif",sans:"-apple-system,'Segoe UI',Roboto,'Liberation Sans',Arial,system-ui,sans-serif",mono:"ui-monospace,'SF Mono','Cascadia Code',Consolas,'Liberation Mono',monospace"},lt=Nt(`var(--attn-sans,${Ti.sans})`),Zt=Nt(Ti.mono),vs=Nt("'STIX Two Text','Latin Modern Math',Cambria,Georgia,'DejaVu Serif',serif");var Mi=V`
  .root {
    box-sizing: border-box;
    padding: 1.25rem 1.5rem 1rem;
    border-radius: 6px;
    background: var(--surface);
    color: var(--text);
    container-type: inline-size;
  }
  p { margin: 0; }
  .title, .letter, .row { font-family: ${lt}; font-size-adjust: none; }
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
  output, .both, .ruler text { font-family: ${lt}; font-size-adjust: none; font-variant-numeric: tabular-nums; }
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
  dt { color: var(--muted); font: 600 0.9375rem/1.3 ${lt}; font-size-adjust: none; }
  dd { margin: 0.125rem 0 0.75rem; }
  .none { color: var(--muted); }

  .another { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
  .asks { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; }
  .ask, .marked, .note { font-family: ${lt}; font-size: 0.9375rem; font-size-adjust: none; }
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
`;var Ie=class extends Y{static properties={name:{reflect:!0},theme:{reflect:!0},choice:{attribute:!1},done:{attribute:!1},hint:{state:!0}};static styles=[Ct,qt,Mi];static entries={};static memory="";#t;constructor(){super(),this.name="",this.theme=void 0,this.choice=null,this.done=!1,this.hint=!1}connectedCallback(){super.connectedCallback(),this.#e(),this.#t=Rt(()=>this.requestUpdate())}disconnectedCallback(){super.disconnectedCallback(),this.#t?.()}willUpdate(t){t.has("name")&&this.restore()}get entry(){let{entries:t}=this.constructor;return Object.hasOwn(t,this.name)?t[this.name]:void 0}get state(){return this.answer}set state({choice:t=null,done:s=!1}){let n=Number.isInteger(t)&&t>=0&&t<(this.entry?.options.length??0);this.choice=n?t:null,this.done=n&&!!s,this.hint=!1}get answer(){return{name:this.name,choice:this.choice,done:this.done}}get begun(){return this.choice!==null}get ready(){return this.choice!==null}reset(){this.state={},this.settle()}get#s(){return`${this.constructor.memory}:${this.name}`}#e(){let t=[...this.querySelectorAll("[data-part]")];if(t.length){for(let s of t)s.slot=s.dataset.part;this.replaceChildren(...t)}}restore(){try{this.state=JSON.parse(dn(this.#s)??"{}")}catch{this.state={}}}settle(){let{name:t,...s}=this.answer;pn(this.#s,this.begun?JSON.stringify(s):null),this.tell("attn-change")}tell(t){this.dispatchEvent(new CustomEvent(t,{bubbles:!0,composed:!0,detail:{state:this.state}}))}choose(t){this.choice=t,this.done=!1,this.hint=!1,this.tell("attn-input")}handIn(t){t.preventDefault(),this.hint=!this.ready,!this.hint&&(this.done=!0,this.settle())}again(){this.reset(),this.updateComplete.then(()=>this.renderRoot.querySelector("input")?.focus())}part(t,s){return d`<slot name=${t}>${it(s)}</slot>`}frame(t,s){let n=Dt()??y;return this.entry?d`<div class="root" data-theme=${n} role="group" aria-labelledby="title">
      ${fi(t,s)}
    </div>`:d`<div class="root" data-theme=${n}>
        <p>There is no question with the name “${this.name}”.</p></div>`}options(t){let{options:s}=this.entry;return gi(s,{text:n=>this.part(`option-${n}`,s[n].text),choice:this.choice,choose:n=>this.choose(n),mark:n=>this.mark(s[n],n),after:t})}mark(){return""}};var kn=class extends Ie{static entries=Vo;static memory="attn-check";#t=new gn(this);get state(){return{...super.state,right:this.done?this.#s:null,another:this.#t.state}}set state(t){super.state=t}get#s(){return!!this.entry?.options[this.choice]?.right}render(){return this.frame(ca.title,this.entry&&bn({question:this.part("question",this.entry.question),fields:this.options(t=>d`<div class="reason" ?hidden=${!this.#e(t)}>
        ${this.part(`reason-${t}`,this.entry.options[t].reason)}</div>`),row:d`${this.done?y:d`<button type="submit">${ca.button}</button>`}
        <p class="verdict" role="status">${this.#n()}</p>
        ${this.done?d`<button type="button" class="quiet" @click=${this.again}>Try again</button>`:y}
        ${this.done&&this.#t.offered&&!this.#t.state?d`<button type="button" class="quiet"
          @click=${()=>this.#t.next()}>Another one, with new numbers</button>`:y}`,below:this.#t.render(),handIn:t=>this.handIn(t)}))}choose(t){this.#t.close(),super.choose(t)}reset(){this.#t.close(),super.reset()}mark({right:t},s){return this.#e(s)?t?"right":"wrong":""}#e(t){return this.done&&this.choice===t}#n(){return this.hint?"Choose one of the options first.":this.done?this.#s?d`<span class="sign right" aria-hidden="true">✓</span> ${pe[this.choice]} is right.`:d`<span class="sign wrong" aria-hidden="true">✗</span> Not ${pe[this.choice]}.
        The reason stands under it.`:y}};var Ei={p1:{question:`<p>A query <span class="katex"><math><mi>q</mi></math></span> and 128 keys <span class="katex"><math><mi>k</mi></math></span> have 64 entries each, <span class="tie"><span class="katex"><math><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><mn>64</mn></math></span>.</span> All entries are independent, with mean 0 and variance 1. You compute the scores <span class="tie"><span class="katex"><math><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi></math></span>,</span> do <strong>not</strong> divide them by anything, and take their softmax.
What comes out? Mark a place on each scale.</p>`,scales:[{label:"How far do the scores spread? Mark their standard deviation.",stops:[.5,.7,1,1.5,2,3,4,6,8,12,16,24,32,48,64,96,128],unit:"",truth:'<span class="num" data-name="spread(64)" data-value="8">8</span>',value:8},{label:"How large is the largest of the 128 weights?",stops:[.01,.05,.1,.15,.2,.25,.3,.35,.4,.45,.5,.55,.6,.65,.7,.75,.8,.85,.9,.95,1],unit:"",truth:'<span class="num" data-name="simulation(64).largest" data-value="0.8337270021438599">0.83</span>',value:.8337270021438599},{label:"How many of the keys get a weight below 0.001, so that hardly any gradient reaches them?",stops:[0,5,10,15,20,25,30,35,40,45,50,55,60,65,70,75,80,85,90,95,100],unit:"\xA0%",truth:'<span class="num" data-name="simulation(64).tiny" data-value="0.953125">95</span>',value:95.3125}],options:[],truth:`<p>The standard deviation of <span class="katex"><math><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi></math></span> is <span class="katex"><math><msqrt><mn>64</mn></msqrt><mo>=</mo><mn>8</mn></math></span> (<a href="#thm-variance">theorem</a>), and that of the difference of two scores is <span class="tie"><span class="katex"><math><mn>8</mn><msqrt><mn>2</mn></msqrt><mo>\u2248</mo><mn>11</mn></math></span>.</span> A gap of 11 makes one weight <span class="num" data-name="ratio(11)" data-value="59874.140883652966">59,874</span> times as large as the other. So the weights are nearly one-hot, as the core finds in
<span class="num" data-name="simulation(64).draws" data-value="1000">1,000</span> random draws (the numbers on the scales are medians). The entries of the Jacobian are then close to 0 (<a href="#saturation">saturation</a>), and <span class="katex"><math><msub><mi>W</mi><mi>Q</mi></msub></math></span> and <span class="katex"><math><msub><mi>W</mi><mi>K</mi></msub></math></span> get almost no gradient. Divide by <span class="tie"><span class="katex"><math><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt><mo>=</mo><mn>8</mn></math></span>,</span> and the largest weight has a median of <span class="num" data-name="simulation(64).scaledLargest" data-value="0.06094261258840561">0.06</span>.</p>`},p2:{question:"<p>You feed the tokens of a sentence into self-attention without a mask and without positional encodings. Then you shuffle the tokens and feed them in again. What happens to the outputs, and what to their mean over all tokens?</p>",scales:[],options:[{right:!1,text:"The outputs change completely, and so does the mean: another order is another sentence.",reason:""},{right:!1,text:"Nothing changes at all: each position gives the same output as before.",reason:""},{right:!0,text:"The outputs are the same vectors, shuffled in the same way as the tokens. The mean stays the same.",reason:""},{right:!1,text:"Each output changes a little, but the mean stays the same.",reason:""}],truth:'<p>The outputs move with their tokens, and each one is exactly what it was (<a href="#thm-equivariance">permutation equivariance</a>). Whatever does not look at the order, so also a mean over them, keeps its value. A causal mask or positional encodings would change this.</p>'}};function I(e,t=2){if(Number.isNaN(e))return"NaN";if(e===1/0)return"\u221E";if(e===-1/0)return"\u2212\u221E";let s=Jm(e)?Ym(e):e.toFixed(t);return Number(s.replace(/×.*$/,""))===0?s.replace("-",""):s.replaceAll("-","\u2212")}function Ni(e,t=2){return Number.isNaN(e)?"not a number":e===1/0?"infinity":e===-1/0?"minus infinity":I(e,t)}var wt=e=>Number.isInteger(e)?String(e).replace("-","\u2212"):I(e,xt(e));function xt(e){let t=e.toFixed(6).replace(/0+$/,"");return t.length-t.indexOf(".")-1}var _n=([e,t])=>`(${I(e)},\xA0${I(t)})`,ge=e=>e.length<2?String(e[0]):`${e.slice(0,-1).join(", ")} and ${e[e.length-1]}`,ye=e=>Number.isNaN(e)?"not a number":`${I(e*100,0)}\xA0%`,ct=({name:e,value:t,digits:s},{x:n,y:r,anchor:a="end",role:o})=>k`<text
  class=${`number ${o??""}`} x=${n} y=${r} text-anchor=${a} data-name=${e}>${I(t,s)}</text>`,$e=(e,t)=>k`<tspan class=${`number ${t??""}`} data-name=${e.name}>${I(e.value,e.digits)}</tspan>`,L=({name:e,value:t,digits:s})=>d`<button type="button" class="number"
  data-name=${e}>${I(t,s)}</button>`,Jm=e=>e>=1e6||e<=-1e6;function Ym(e){let[t,s]=e.toExponential(1).split("e");return`${t}\xD710${[...s.replace("+","")].map(n=>Xm[n]).join("")}`}var Xm={0:"\u2070",1:"\xB9",2:"\xB2",3:"\xB3",4:"\u2074",5:"\u2075",6:"\u2076",7:"\u2077",8:"\u2078",9:"\u2079","-":"\u207B"};var Sn=class e extends Ie{static properties={reveal:{type:Boolean,reflect:!0},marks:{attribute:!1}};static entries=Ei;static memory="attn-predict";#t=t=>{let{target:s,key:n}=t;(s instanceof e&&s!==this&&s.name===this.name||n===`${e.memory}:${this.name}`)&&this.restore()};constructor(){super(),this.reveal=!1,this.marks=[]}connectedCallback(){super.connectedCallback(),document.addEventListener("attn-change",this.#t),window.addEventListener("storage",this.#t)}disconnectedCallback(){super.disconnectedCallback(),document.removeEventListener("attn-change",this.#t),window.removeEventListener("storage",this.#t)}get#s(){return this.entry?.scales??[]}get answer(){return{...super.answer,marks:[...this.marks]}}get state(){return this.answer}set state(t){super.state=t;let s=Array.isArray(t.marks)?t.marks:[];this.marks=this.#s.map(({stops:n},r)=>n.includes(s[r])?s[r]:null),this.marks.length&&(this.done=this.ready&&!!t.done)}get begun(){return super.begun||this.marks.some(t=>t!==null)}get ready(){return this.marks.length?this.marks.every(t=>t!==null):super.ready}#e(t,s){this.marks=this.marks.with(t,s),this.hint=!1,this.tell("attn-input")}#n(){return this.marks.length?this.#s.map((t,s)=>ui(t,s,{mark:this.marks[s],done:this.done,put:n=>this.#e(s,n)})):this.options()}render(){return this.reveal?this.frame($n.truth,this.entry&&this.#r()):this.frame($n.title,this.entry&&bn({question:this.part("question",this.entry.question),fields:this.#n(),row:d`${this.done?y:d`<button type="submit">${$n.button}</button>`}
        <p class="verdict" role="status">${this.#a()}</p>
        ${this.done?d`<button type="button" class="quiet" @click=${this.again}>Change it</button>`:y}`,handIn:t=>this.handIn(t)}))}mark(t,s){return this.done&&this.choice===s?"chosen":""}#a(){let t=this.marks.length?"Mark a place on each scale first":"Choose one of the options first";return this.hint?`${t}. A guess is fine.`:this.done?`You predict ${this.marks.length?ge(this.marks.map((n,r)=>Pe(n,this.#s[r]))):pe[this.choice]}. It is kept; read on and find out.`:y}#r(){let t=this.done?{choice:this.choice,marks:this.marks}:{choice:null,marks:[]};return yi(this.entry,this.part("truth",this.entry.truth),t)}};var Zm={"attn-check":kn,"attn-predict":Sn};function qi(){for(let[e,t]of Object.entries(Zm))customElements.get(e)||customElements.define(e,t)}qi();function tu(e){for(let{target:t}of e)if(t.scrollWidth>t.clientWidth)t.setAttribute("tabindex","0"),t.classList.contains("formula")&&(t.setAttribute("role","group"),t.setAttribute("aria-label","Formula, scrolls sideways"));else for(let s of["tabindex","role","aria-label"])t.removeAttribute(s)}var Ci;function Ri(e){Ci??=new ResizeObserver(t=>requestAnimationFrame(()=>tu(t)));for(let t of e.querySelectorAll(".formula, .listing pre"))Ci.observe(t)}function Di(e,t,s,n){return e.length?d`<div class="asks" role="group" aria-label="Your answer, if you like to type it">${e.map(({label:r,tolerance:a},o)=>d`
    <div class=${a===0&&e.length>2?"ask narrow":"ask"}>
      <label for="ask-${o}">${r}</label>
      <input id="ask-${o}" autocomplete="off" spellcheck="false" inputmode="text" ?disabled=${s}
        .value=${W(t[o]??"")} @input=${i=>n(o,i.target.value)}>
    </div>`)}</div>
  ${e.some(({tolerance:r})=>r>0)?d`<p class="hint muted ui">Fractions are fine, and so are decimals,
    two or three of them.</p>`:y}`:y}function Li(e,t,s){return s.length?d`<ul class="marks ui" role="list" aria-label="Your answer">${e.map(({label:n,value:r},a)=>d`<li>
    <span class="sign ${s[a]?"right":"wrong"}" aria-hidden="true">${s[a]?"\u2713":"\u2717"}</span>
    ${n}: <span class="num" data-name=${n} data-value=${String(r)}>${bs(r)}</span>,
    ${s[a]?"right":t[a]?.trim()?d`not ${t[a].trim()}`:"left out"}</li>`)}</ul>`:y}var Oi="Note and more",Pi="No card is in your deck yet.",Ii=e=>`Add all ${e} cards`,ji=({title:e})=>`Recall: ${e}`,Hi=({title:e,where:t,due:s,question:n,fields:r,revealed:a,keys:o=y,submit:i,add:l})=>d`
  <div class="head">
    <p class="title" id="title" tabindex="-1">${e}</p>
    <p class=${s?"where due":"where"}>${t}</p>
  </div>
  <div class="question prose">${n}</div>
  <form @submit=${i}>
    ${r}
    <div class="buttons row" ?hidden=${a}>
      <button type="submit" class="main" aria-keyshortcuts=${o}>Show the answer</button>
      ${l?d`<button type="button" @click=${l}>Add to my deck</button>`:y}
    </div>
  </form>`,zi=({words:e,buttons:t,href:s})=>d`
  <p class="ui muted" role="status">${e}</p>
  <div class="row">
    ${t}
    <a class="ui" href=${s}>Open the review</a>
  </div>`;var Ui=[{name:"c1",title:"Attention with a mask",front:'<p>Write the whole formula of scaled dot-product attention, for <span class="tie"><span class="katex"><math><mi class="of-q">Q</mi></math></span>,</span> <span class="tie"><span class="katex"><math><mi class="of-k">K</mi></math></span>,</span> <span class="katex"><math><mi class="of-v">V</mi></math></span> and an additive mask <span class="tie"><span class="katex"><math><mi>M</mi></math></span>.</span></p>',back:`<div class="formula"><span class="katex"><math><mstyle scriptlevel="0" displaystyle="true"><mi mathvariant="normal">Attn</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi class="of-q">Q</mi><mo separator="true">,</mo><mi class="of-k">K</mi><mo separator="true">,</mo><mi class="of-v">V</mi><mo stretchy="false">)</mo><mo>=</mo><mi mathvariant="normal">softmax</mi><mo>\u2061</mo><mo fence="false" stretchy="true" minsize="1.8em" maxsize="1.8em">(</mo><mfrac><mrow><mi class="of-q">Q</mi><msup><mi class="of-k">K</mi><mi mathvariant="normal">\u22A4</mi></msup></mrow><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></mfrac><mo>+</mo><mi>M</mi><mo fence="false" stretchy="true" minsize="1.8em" maxsize="1.8em">)</mo><mtext>\u2009</mtext><mi class="of-v">V</mi></mstyle></math></span></div>
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

A mean over all tokens does not notice at all. A causal mask takes this away, and so does any information about positions in the input.`}}];var te=Ui,ht=e=>te.find(t=>t.name===e),An=te.map(({name:e})=>e);var Bi=({boxes:e,ground:t,ink:s})=>Nt(`@media screen and (forced-colors: none) {
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
}`);var je=V`
  .root {
    box-sizing: border-box;
    color: var(--text);
    container-type: inline-size;
  }
  p, h2, h3, ul, dl, dd { margin: 0; }
  h2, h3 { font-weight: 600; line-height: 1.2; }
  .ui, button, summary, label, input, select, table, .where, .title { font-family: ${lt};
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
  ${Bi({boxes:".formula",ground:"var(--ground, var(--page))",ink:"var(--text)"})}
  /* Few systems have a font with brackets of every size; the lesson's page has one with large ones. */
  mo[minsize] { font-family: KaTeX_Size2, 'STIX Two Math', 'Cambria Math', 'Latin Modern Math', math;
    font-size-adjust: none; }
  .of-q { color: var(--query); }
  .of-k { color: var(--key); }
  .of-v { color: var(--value); }
  .of-o { color: var(--output); }
  @container (width < 20rem) { .formula { font-size: 0.875em; } }
  code { font-family: ${Zt}; font-size: 0.86em; }
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
`,Fi=V`
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
`,Wi=V`
  :host(:not([block])) { display: inline; }
  :host([block]) { margin: 1.5rem 0; }
  :host([block]) .root { padding: 1rem 1.5rem; border-radius: 6px; background: var(--surface); }
  :host([block]) .notice { margin-top: 0.75rem; }
  /* A word or two in the page's own line. */
  .compact { all: unset; white-space: nowrap; }
  .compact a { color: inherit; }
  p + .row { margin-top: 0.75rem; }
`;function Tn(e,t){let s=new Date(e),n=[s.getFullYear(),s.getMonth(),s.getDate()],r=Date.UTC(n[0],n[1],n[2])/864e5;return e<new Date(n[0],n[1],n[2],t).getTime()?r-1:r}function Ki(e,t){let s=Tn(e,t),n=Wt(s+1),r=new Date(n.getUTCFullYear(),n.getUTCMonth(),n.getUTCDate(),t).getTime();for(;Tn(r,t)<=s;)r+=9e5;return r}var Wt=e=>new Date(e*864e5);function Gi(e,t){let s=Math.floor(t/864e5);return e>=s-2&&e<=s+1}var _s=1,su=1e4,ze=0xe677d21fdbff,nu=ze+1e9,ks={id:e=>typeof e=="string"&&/^[0-9a-z]{20}$/.test(e),tick:e=>Number.isInteger(e)&&e>=0&&e<=nu,at:e=>ru(e),day:e=>Number.isInteger(e),type:e=>typeof e=="string"&&Object.hasOwn(Qi,e),card:e=>typeof e=="string"&&/^[a-z][a-z0-9-]{0,39}$/.test(e),grade:e=>Number.isInteger(e)&&e>=1&&e<=4,seed:e=>Number.isInteger(e)&&e>=0&&e<2**32,right:e=>typeof e=="boolean",text:e=>typeof e=="string"&&e.length<=su,key:e=>typeof e=="string"&&Object.hasOwn(be,e),value:e=>typeof e=="number",of:e=>ks.id(e)},Vi=["id","tick","at","day","type"],Qi={add:{needs:["card"]},grade:{needs:["card","grade"],may:["seed","right"]},suspend:{needs:["card"]},resume:{needs:["card"]},bury:{needs:["card"]},unbury:{needs:["card"]},reset:{needs:["card"]},note:{needs:["card","text"]},set:{needs:["key","value"]},undo:{needs:["of"]}},be={retention:{default:.9,least:.7,most:.97},turnover:{default:4,least:0,most:23}},ru=e=>Number.isInteger(e)&&e>=0&&e<=ze;function Kt(e){if(typeof e!="object"||e===null||Array.isArray(e))return"it is not an entry";if(!ks.type(e.type))return`its type is ${He(e.type)}`;let{needs:t,may:s=[]}=Qi[e.type];for(let n of[...Vi,...t]){if(!Object.hasOwn(e,n))return`it has no ${n}`;if(!ks[n](e[n]))return`its ${n} is ${He(e[n])}`}for(let n of Object.keys(e))if(!(Vi.includes(n)||t.includes(n))){if(!s.includes(n))return`it has a field ${He(n)} that does not belong there`;if(!ks[n](e[n]))return`its ${n} is ${He(e[n])}`}if(!Gi(e.day,e.at))return`its day ${e.day} does not fit its time`;if(e.type==="set"){let{least:n,most:r}=be[e.key];if(!(e.value>=n&&e.value<=r))return`its value is ${He(e.value)}`;if(e.key==="turnover"&&!Number.isInteger(e.value))return`its value is ${He(e.value)}`}}function He(e){let t=JSON.stringify(e)??String(e);return t.length>40?`${t.slice(0,40)}\u2026`:t}var Ji=(e,t)=>e.tick-t.tick||(e.id<t.id?-1:e.id>t.id?1:0),Lt=e=>JSON.stringify(e,au),au=Object.keys(ks),Yi=e=>JSON.parse(Lt(e)),ou="0123456789abcdefghijklmnopqrstuvwxyz";function Xi(){let e="";for(;e.length<20;)for(let t of crypto.getRandomValues(new Uint8Array(32)))t<252&&e.length<20&&(e+=ou[t%36]);return e}function we(...e){let t=new Map;for(let s of e)for(let n of s){let r=t.get(n.id);(!r||Lt(n)<Lt(r))&&t.set(n.id,n)}return[...t.values()].sort(Ji)}function Mn(e){let t=new Map(e.map(({id:n},r)=>[n,r])),s=new Set;for(let n=e.length-1;n>=0;n--){let{id:r,type:a,of:o}=e[n];a==="undo"&&!s.has(r)&&t.get(o)<n&&s.add(o)}return e.filter(({id:n,type:r})=>r!=="undo"&&!s.has(n))}var $a=class e extends Error{constructor(t="FSRS Error"){super(t),this.name="FSRSError",Error.captureStackTrace?.(this,e)}},z=class e extends $a{constructor(t){super(t),this.name="FSRSValidationError",Error.captureStackTrace?.(this,e)}},q=(e=>(e[e.New=0]="New",e[e.Learning=1]="Learning",e[e.Review=2]="Review",e[e.Relearning=3]="Relearning",e))(q||{}),A=(e=>(e[e.Manual=0]="Manual",e[e.Again=1]="Again",e[e.Hard=2]="Hard",e[e.Good=3]="Good",e[e.Easy=4]="Easy",e))(A||{}),O=class e{static card(t){return{...t,state:e.state(t.state),due:e.time(t.due),last_review:t.last_review?e.time(t.last_review):void 0}}static rating(t){if(typeof t=="string"){let s=t.charAt(0).toUpperCase(),n=t.slice(1).toLowerCase(),r=A[`${s}${n}`];if(r===void 0)throw new z(`Invalid rating:[${t}]`);return r}else if(typeof t=="number")return t;throw new z(`Invalid rating:[${t}]`)}static state(t){if(typeof t=="string"){let s=t.charAt(0).toUpperCase(),n=t.slice(1).toLowerCase(),r=q[`${s}${n}`];if(r===void 0)throw new z(`Invalid state:[${t}]`);return r}else if(typeof t=="number")return t;throw new z(`Invalid state:[${t}]`)}static time(t){if(t instanceof Date)return t;let s=new Date(t);if(typeof t=="object"&&t!==null&&!Number.isNaN(Date.parse(t)||+s))return s;if(typeof t=="string"){let n=Date.parse(t);if(Number.isNaN(n))throw new z(`Invalid date:[${t}]`);return new Date(n)}else if(typeof t=="number")return new Date(t);throw new z(`Invalid date:[${t}]`)}static review_log(t){return{...t,due:e.time(t.due),rating:e.rating(t.rating),state:e.state(t.state),review:e.time(t.review)}}};Date.prototype.scheduler=function(e,t){return kt(this,e,t)};Date.prototype.diff=function(e,t){return Ue(this,e,t)};Date.prototype.format=function(){return iu(this)};Date.prototype.dueFormat=function(e,t,s){return lu(this,e,t,s)};function kt(e,t,s){return new Date(s?O.time(e).getTime()+t*24*60*60*1e3:O.time(e).getTime()+t*60*1e3)}function Ue(e,t,s){if(!e||!t)throw new z("Invalid date");let n=O.time(e).getTime()-O.time(t).getTime(),r=0;switch(s){case"days":r=Math.floor(n/(1440*60*1e3));break;case"minutes":r=Math.floor(n/(60*1e3));break}return r}function iu(e){let t=O.time(e),s=t.getFullYear(),n=t.getMonth()+1,r=t.getDate(),a=t.getHours(),o=t.getMinutes(),i=t.getSeconds();return`${s}-${Ss(n)}-${Ss(r)} ${Ss(a)}:${Ss(o)}:${Ss(i)}`}function Ss(e){return e<10?`0${e}`:`${e}`}var ga=[60,60,24,31,12],ya=["second","min","hour","day","month","year"];function lu(e,t,s,n=ya){e=O.time(e),t=O.time(t),n.length!==ya.length&&(n=ya);let r=e.getTime()-t.getTime(),a=0;for(r/=1e3,a=0;a<ga.length&&!(r<ga[a]);a++)r/=ga[a];return`${Math.floor(r)}${s?n[a]:""}`}var cu=Object.freeze([A.Again,A.Hard,A.Good,A.Easy]),hu=[{start:2.5,end:7,factor:.15},{start:7,end:20,factor:.1},{start:20,end:1/0,factor:.05}];function mu(e,t,s){let n=1;for(let o of hu)n+=o.factor*Math.max(Math.min(e,o.end)-o.start,0);e=Math.min(e,s);let r=Math.max(2,Math.round(e-n)),a=Math.min(Math.round(e+n),s);return e>t&&(r=Math.max(r,t+1)),r=Math.min(r,a),{min_ivl:r,max_ivl:a}}function _t(e,t,s){return Math.min(Math.max(e,t),s)}function vt(e,t){let s=10**t;return Math.round(e*s)/s}function uu(e,t){let s=Date.UTC(e.getUTCFullYear(),e.getUTCMonth(),e.getUTCDate()),n=Date.UTC(t.getUTCFullYear(),t.getUTCMonth(),t.getUTCDate());return Math.floor((n-s)/864e5)}var du=e=>{let t=e.slice(-1),s=parseInt(e.slice(0,-1),10);if(Number.isNaN(s)||!Number.isFinite(s)||s<0)throw new z(`Invalid step value: ${e}`);switch(t){case"m":return s;case"h":return s*60;case"d":return s*1440;default:throw new z(`Invalid step unit: ${e}, expected m/h/d`)}},pu=(e,t,s)=>{let n=t===q.Relearning||t===q.Review?e.relearning_steps:e.learning_steps,r=n.length;if(r===0||s>=r)return{};let a=n[0],o=du,i=()=>o(a),l=()=>{if(r===1)return Math.round(o(a)*1.5);let p=n[1];return Math.round((o(a)+o(p))/2)},c=p=>p<0||p>=r?null:n[p],u=p=>o(p),h={},m=c(Math.max(0,s));if(t===q.Review)return h[A.Again]={scheduled_minutes:o(m),next_step:0},h;{h[A.Again]={scheduled_minutes:i(),next_step:0},h[A.Hard]={scheduled_minutes:l(),next_step:s};let p=c(s+1);if(p){let f=u(p);f&&(h[A.Good]={scheduled_minutes:Math.round(f),next_step:s+1})}}return h};function fu(){let e=this.review_time.getTime(),t=this.current.reps,s=this.current.difficulty*this.current.stability;return`${e}_${t}_${s}`}var Rn=(e=>(e.SCHEDULER="Scheduler",e.LEARNING_STEPS="LearningSteps",e.SEED="Seed",e))(Rn||{}),Nn=class{last;current;review_time;next=new Map;algorithm;strategies;elapsed_days=0;constructor(t,s,n,r){this.algorithm=n,this.last=O.card(t),this.current=O.card(t),this.review_time=O.time(s),this.strategies=r,this.init()}checkGrade(t){if(!Number.isFinite(t)||t<1||t>4)throw new z(`Invalid grade "${t}",expected 1-4`)}init(){let{state:t,last_review:s}=this.current,n=0;t!==q.New&&s&&(n=uu(s,this.review_time)),this.current.last_review=this.review_time,this.elapsed_days=n,this.current.elapsed_days=n,this.current.reps+=1;let r=fu;if(this.strategies){let a=this.strategies.get(Rn.SEED);a&&(r=a)}this.algorithm.seed=r.call(this)}preview(){return{[A.Again]:this.review(A.Again),[A.Hard]:this.review(A.Hard),[A.Good]:this.review(A.Good),[A.Easy]:this.review(A.Easy),[Symbol.iterator]:this.previewIterator.bind(this)}}*previewIterator(){for(let t of cu)yield this.review(t)}review(t){let{state:s}=this.last,n;switch(this.checkGrade(t),s){case q.New:n=this.newState(t);break;case q.Learning:case q.Relearning:n=this.learningState(t);break;case q.Review:n=this.reviewState(t);break}return n}buildLog(t){let{last_review:s,due:n,elapsed_days:r}=this.last;return{rating:t,state:this.current.state,due:s||n,stability:this.current.stability,difficulty:this.current.difficulty,elapsed_days:this.elapsed_days,last_elapsed_days:r,scheduled_days:this.current.scheduled_days,learning_steps:this.current.learning_steps,review:this.review_time}}},ba=class{c;s0;s1;s2;constructor(t){let s=gu();this.c=1,this.s0=s(" "),this.s1=s(" "),this.s2=s(" "),t==null&&(t=Date.now()),this.s0-=s(t),this.s0<0&&(this.s0+=1),this.s1-=s(t),this.s1<0&&(this.s1+=1),this.s2-=s(t),this.s2<0&&(this.s2+=1)}next(){let t=2091639*this.s0+this.c*23283064365386963e-26;return this.s0=this.s1,this.s1=this.s2,this.c=t|0,this.s2=t-this.c,this.s2}set state(t){this.c=t.c,this.s0=t.s0,this.s1=t.s1,this.s2=t.s2}get state(){return{c:this.c,s0:this.s0,s1:this.s1,s2:this.s2}}};function gu(){let e=4022871197;return function(s){s=String(s);for(let n=0;n<s.length;n++){e+=s.charCodeAt(n);let r=.02519603282416938*e;e=r>>>0,r-=e,r*=e,e=r>>>0,r-=e,e+=r*4294967296}return(e>>>0)*23283064365386963e-26}}function yu(e){let t=new ba(e),s=()=>t.next();return s.int32=()=>t.next()*4294967296|0,s.double=()=>s()+(s()*2097152|0)*11102230246251565e-32,s.state=()=>t.state,s.importState=n=>(t.state=n,s),s}var $u="5.4.2",bu=.9,wu=36500,xu=!1,Dn=!0,vu=Object.freeze(["1m","10m"]),ku=Object.freeze(["10m"]),rb=`v${$u} using FSRS-6.0`,Gt=.001;var En=100,Zi=.5,_u=.1542,tl=Object.freeze([.212,1.2931,2.3065,8.2956,6.4133,.8334,3.0194,.001,1.8722,.1666,.796,1.4835,.0614,.2629,1.6483,.6014,1.8729,.5425,.0912,.0658,_u]),el=2,Su=(e,t=Dn)=>[[Gt,En],[Gt,En],[Gt,En],[Gt,En],[1,10],[.001,4],[.001,4],[.001,.75],[0,4.5],[0,.8],[.001,3.5],[.001,5],[.001,.25],[.001,.9],[0,4],[0,1],[1,6],[0,e],[0,e],[t?.01:0,.8],[.1,.8]],Be=(e,t,s=Dn)=>{let n=Su(el,s).slice(0,e.length);if(Math.max(0,t)>1){let r=_t(e[11]||0,n[11][0],n[11][1]),a=_t(e[13]||0,n[13][0],n[13][1]),o=_t(e[14]||0,n[14][0],n[14][1]),i=-(Math.log(r)+Math.log(Math.pow(2,a)-1)+o*.3)/t,l=_t(vt(Math.sqrt(Math.max(i,0)),8),.01,el);n[17]&&(n[17]=[n[17][0],l]),n[18]&&(n[18]=[n[18][0],l])}return n.map(([r,a],o)=>_t(e[o]||0,r,a))};var _a=(e,t=0,s=Dn)=>{if(e===void 0)return[...tl];switch(e.length){case 21:return Be(Array.from(e),t,s);case 19:return console.debug("[FSRS-6]auto fill w from 19 to 21 length"),Be(Array.from(e),t,s).concat([0,Zi]);case 17:{let n=Be(Array.from(e),t,s);return n[4]=+(n[5]*2+n[4]).toFixed(8),n[5]=+(Math.log(n[5]*3+1)/3).toFixed(8),n[6]=+(n[6]+.5).toFixed(8),console.debug("[FSRS-6]auto fill w from 17 to 21 length"),n.concat([0,0,0,Zi])}default:return console.warn("[FSRS]Invalid parameters length, using default parameters"),[...tl]}},Au=e=>{let t=Array.isArray(e?.learning_steps)?e.learning_steps:vu,s=Array.isArray(e?.relearning_steps)?e.relearning_steps:ku,n=e?.enable_short_term??Dn,r=_a(e?.w,s.length,n);return{request_retention:e?.request_retention||bu,maximum_interval:e?.maximum_interval||wu,w:r,enable_fuzz:e?.enable_fuzz??xu,enable_short_term:n,learning_steps:t,relearning_steps:s}};function Ts(e,t){let s={due:e?O.time(e):new Date,stability:0,difficulty:0,elapsed_days:0,scheduled_days:0,reps:0,lapses:0,learning_steps:0,state:q.New,last_review:void 0};return t&&typeof t=="function"?t(s):s}var sl=e=>{let t=typeof e=="number"?-e:-e[20],s=Math.exp(Math.pow(t,-1)*Math.log(.9))-1;return{decay:t,factor:vt(s,8)}};function wa(e,t,s){let{decay:n,factor:r}=sl(e);return vt(Math.pow(1+r*t/s,n),8)}var xa=class{param;intervalModifier;_seed;constructor(t){this.param=new Proxy(this.prepare_parameters(t),this.params_handler_proxy()),this.intervalModifier=this.calculate_interval_modifier(this.param.request_retention),this.forgetting_curve=wa.bind(this,this.param.w)}get interval_modifier(){return this.intervalModifier}set seed(t){this._seed=t}calculate_interval_modifier(t){if(t<=0||t>1)throw new z("Requested retention rate should be in the range (0,1]");let{decay:s,factor:n}=sl(this.param.w);return vt((Math.pow(t,1/s)-1)/n,8)}get parameters(){return this.param}set parameters(t){this.update_parameters(t)}params_handler_proxy(){let t=this;return{set:function(s,n,r){return n==="request_retention"&&Number.isFinite(r)?t.intervalModifier=t.calculate_interval_modifier(Number(r)):n==="w"&&(r=_a(r,s.relearning_steps.length,s.enable_short_term),r=Be(Array.from(r),s.relearning_steps.length,s.enable_short_term),t.forgetting_curve=wa.bind(this,r),t.intervalModifier=t.calculate_interval_modifier(Number(s.request_retention))),Reflect.set(s,n,r),!0}}}update_parameters(t){let s=this.prepare_parameters(t);for(let n in s){let r=n;this.param[r]=s[r]}}prepare_parameters=t=>{let s=Au(t);return s.w=Be(Array.from(s.w),s.relearning_steps.length,s.enable_short_term),s};init_stability(t){return Math.max(this.param.w[t-1],.1)}init_difficulty(t){let s=this.param.w,n=s[4]-Math.exp((t-1)*s[5])+1;return vt(n,8)}apply_fuzz(t,s){if(!this.param.enable_fuzz||t<2.5)return Math.round(t);let r=yu(this._seed)(),{min_ivl:a,max_ivl:o}=mu(t,s,this.param.maximum_interval);return Math.floor(r*(o-a+1)+a)}next_interval(t,s){let n=Math.min(Math.max(1,Math.round(t*this.intervalModifier)),this.param.maximum_interval);return this.apply_fuzz(n,s)}linear_damping(t,s){return vt(t*(10-s)/9,8)}next_difficulty(t,s){let n=-this.param.w[6]*(s-3),r=t+this.linear_damping(n,t);return _t(this.mean_reversion(this.init_difficulty(A.Easy),r),1,10)}mean_reversion(t,s){let n=this.param.w;return vt(n[7]*t+(1-n[7])*s,8)}next_recall_stability(t,s,n,r){let a=this.param.w,o=A.Hard===r?a[15]:1,i=A.Easy===r?a[16]:1;return vt(_t(s*(1+Math.exp(a[8])*(11-t)*Math.pow(s,-a[9])*(Math.exp((1-n)*a[10])-1)*o*i),Gt,36500),8)}next_forget_stability(t,s,n){let r=this.param.w;return vt(_t(r[11]*Math.pow(t,-r[12])*(Math.pow(s+1,r[13])-1)*Math.exp((1-n)*r[14]),Gt,36500),8)}next_short_term_stability(t,s){let n=this.param.w,r=Math.pow(t,-n[19])*Math.exp(n[17]*(s-3+n[18])),a=s>=A.Hard?Math.max(r,1):r;return vt(_t(t*a,Gt,36500),8)}forgetting_curve;next_state(t,s,n,r){let{difficulty:a,stability:o}=t??{difficulty:0,stability:0};if(s<0)throw new z(`Invalid delta_t "${s}"`);if(n<0||n>4)throw new z(`Invalid grade "${n}"`);if(a===0&&o===0)return{difficulty:_t(this.init_difficulty(n),1,10),stability:this.init_stability(n)};if(n===0)return{difficulty:a,stability:o};if(a<1||o<Gt)throw new z(`Invalid memory state { difficulty: ${a}, stability: ${o} }`);let i=this.param.w;r=typeof r=="number"?r:this.forgetting_curve(s,o);let l;if(s===0&&this.param.enable_short_term)l=this.next_short_term_stability(o,n);else if(n===1){let u=this.next_forget_stability(a,o,r),[h,m]=[0,0];this.param.enable_short_term&&(h=i[17],m=i[18]);let p=o/Math.exp(h*m);l=_t(vt(p,8),Gt,u)}else l=this.next_recall_stability(a,o,r,n);return{difficulty:this.next_difficulty(a,n),stability:l}}},qn=class extends Nn{learningStepsStrategy;constructor(t,s,n,r){super(t,s,n,r);let a=pu;if(this.strategies){let o=this.strategies.get(Rn.LEARNING_STEPS);o&&(a=o)}this.learningStepsStrategy=a}getLearningInfo(t,s){let n=this.algorithm.parameters;t.learning_steps=t.learning_steps||0;let r=this.learningStepsStrategy(n,t.state,t.learning_steps),a=Math.max(0,r[s]?.scheduled_minutes??0),o=Math.max(0,r[s]?.next_step??0);return{scheduled_minutes:a,next_steps:o}}applyLearningSteps(t,s,n){let{scheduled_minutes:r,next_steps:a}=this.getLearningInfo(this.current,s);if(r>0&&r<1440)t.learning_steps=a,t.scheduled_days=0,t.state=n,t.due=kt(this.review_time,Math.round(r),!1);else if(t.state=q.Review,r>=1440)t.learning_steps=a,t.due=kt(this.review_time,Math.round(r),!1),t.scheduled_days=Math.floor(r/1440);else{t.learning_steps=0;let o=this.algorithm.next_interval(t.stability,this.elapsed_days);t.scheduled_days=o,t.due=kt(this.review_time,o,!0)}}newState(t){let s=this.next.get(t);if(s)return s;let n=this.next_ds(this.elapsed_days,t);this.applyLearningSteps(n,t,q.Learning);let r={card:n,log:this.buildLog(t)};return this.next.set(t,r),r}learningState(t){let s=this.next.get(t);if(s)return s;let n=this.next_ds(this.elapsed_days,t);this.applyLearningSteps(n,t,this.last.state);let r={card:n,log:this.buildLog(t)};return this.next.set(t,r),r}reviewState(t){let s=this.next.get(t);if(s)return s;let n=this.elapsed_days,r=this.algorithm.forgetting_curve(n,this.current.stability),a=this.next_ds(n,A.Again,r),o=this.next_ds(n,A.Hard,r),i=this.next_ds(n,A.Good,r),l=this.next_ds(n,A.Easy,r);this.next_interval(o,i,l,n),this.next_state(o,i,l),this.applyLearningSteps(a,A.Again,q.Relearning),a.lapses+=1;let c={card:a,log:this.buildLog(A.Again)},u={card:o,log:super.buildLog(A.Hard)},h={card:i,log:super.buildLog(A.Good)},m={card:l,log:super.buildLog(A.Easy)};return this.next.set(A.Again,c),this.next.set(A.Hard,u),this.next.set(A.Good,h),this.next.set(A.Easy,m),this.next.get(t)}next_ds(t,s,n){let r=this.algorithm.next_state({difficulty:this.current.difficulty,stability:this.current.stability},t,s,n),a=O.card(this.current);return a.difficulty=r.difficulty,a.stability=r.stability,a}next_interval(t,s,n,r){let a,o;a=this.algorithm.next_interval(t.stability,r),o=this.algorithm.next_interval(s.stability,r),a=Math.min(a,o),o=Math.max(o,a+1);let i=Math.max(this.algorithm.next_interval(n.stability,r),o+1);t.scheduled_days=a,t.due=kt(this.review_time,a,!0),s.scheduled_days=o,s.due=kt(this.review_time,o,!0),n.scheduled_days=i,n.due=kt(this.review_time,i,!0)}next_state(t,s,n){t.state=q.Review,t.learning_steps=0,s.state=q.Review,s.learning_steps=0,n.state=q.Review,n.learning_steps=0}},Cn=class extends Nn{newState(t){let s=this.next.get(t);if(s)return s;this.current.scheduled_days=0,this.current.elapsed_days=0;let n=0,r=this.next_ds(n,A.Again),a=this.next_ds(n,A.Hard),o=this.next_ds(n,A.Good),i=this.next_ds(n,A.Easy);return this.next_interval(r,a,o,i,n),this.next_state(r,a,o,i),this.update_next(r,a,o,i),this.next.get(t)}next_ds(t,s,n){let r=this.algorithm.next_state({difficulty:this.current.difficulty,stability:this.current.stability},t,s,n),a=O.card(this.current);return a.difficulty=r.difficulty,a.stability=r.stability,a}learningState(t){return this.reviewState(t)}reviewState(t){let s=this.next.get(t);if(s)return s;let n=this.elapsed_days,r=this.algorithm.forgetting_curve(n,this.current.stability),a=this.next_ds(n,A.Again,r),o=this.next_ds(n,A.Hard,r),i=this.next_ds(n,A.Good,r),l=this.next_ds(n,A.Easy,r);return this.next_interval(a,o,i,l,n),this.next_state(a,o,i,l),a.lapses+=1,this.update_next(a,o,i,l),this.next.get(t)}next_interval(t,s,n,r,a){let o,i,l,c;o=this.algorithm.next_interval(t.stability,a),i=this.algorithm.next_interval(s.stability,a),l=this.algorithm.next_interval(n.stability,a),c=this.algorithm.next_interval(r.stability,a),o=Math.min(o,i),i=Math.max(i,o+1),l=Math.max(l,i+1),c=Math.max(c,l+1),t.scheduled_days=o,t.due=kt(this.review_time,o,!0),s.scheduled_days=i,s.due=kt(this.review_time,i,!0),n.scheduled_days=l,n.due=kt(this.review_time,l,!0),r.scheduled_days=c,r.due=kt(this.review_time,c,!0)}next_state(t,s,n,r){t.state=q.Review,t.learning_steps=0,s.state=q.Review,s.learning_steps=0,n.state=q.Review,n.learning_steps=0,r.state=q.Review,r.learning_steps=0}update_next(t,s,n,r){let a={card:t,log:this.buildLog(A.Again)},o={card:s,log:super.buildLog(A.Hard)},i={card:n,log:super.buildLog(A.Good)},l={card:r,log:super.buildLog(A.Easy)};this.next.set(A.Again,a),this.next.set(A.Hard,o),this.next.set(A.Good,i),this.next.set(A.Easy,l)}},va=class{fsrs;constructor(t){this.fsrs=t}replay(t,s,n){return this.fsrs.next(t,s,n)}handleManualRating(t,s,n,r,a,o,i){if(typeof s>"u")throw new z("reschedule: state is required for manual rating");let l,c;if(s===q.New)l={rating:A.Manual,state:s,due:i??n,stability:t.stability,difficulty:t.difficulty,elapsed_days:r,last_elapsed_days:t.elapsed_days,scheduled_days:t.scheduled_days,learning_steps:t.learning_steps,review:n},c=Ts(n),c.last_review=n;else{if(typeof i>"u")throw new z("reschedule: due is required for manual rating");let u=Ue(i,n,"days");l={rating:A.Manual,state:t.state,due:t.last_review||t.due,stability:t.stability,difficulty:t.difficulty,elapsed_days:r,last_elapsed_days:t.elapsed_days,scheduled_days:t.scheduled_days,learning_steps:t.learning_steps,review:n},c={...t,state:s,due:i,last_review:n,stability:a||t.stability,difficulty:o||t.difficulty,elapsed_days:r,scheduled_days:u,reps:t.reps+1}}return{card:c,log:l}}reschedule(t,s){let n=[],r=Ts(t.due);for(let a of s){let o;if(a.review=O.time(a.review),a.rating===A.Manual){let i=0;r.state!==q.New&&r.last_review&&(i=Ue(a.review,r.last_review,"days")),o=this.handleManualRating(r,a.state,a.review,i,a.stability,a.difficulty,a.due?O.time(a.due):void 0)}else o=this.replay(r,a.review,a.rating);n.push(o),r=o.card}return n}calculateManualRecord(t,s,n,r){if(!n)return null;let{card:a,log:o}=n,i=O.card(t);return i.due.getTime()===a.due.getTime()?null:(i.scheduled_days=Ue(a.due,i.due,"days"),this.handleManualRating(i,a.state,O.time(s),o.elapsed_days,r?a.stability:void 0,r?a.difficulty:void 0,a.due))}};function As(e,t){return typeof t=="function"?t(e):e}var ka=class extends xa{strategyHandler=new Map;Scheduler;constructor(t){super(t);let{enable_short_term:s}=this.parameters;this.Scheduler=s?qn:Cn}params_handler_proxy(){let t=this;return{set:function(s,n,r){return n==="request_retention"&&Number.isFinite(r)?t.intervalModifier=t.calculate_interval_modifier(Number(r)):n==="enable_short_term"?t.Scheduler=r===!0?qn:Cn:n==="w"&&(r=_a(r,s.relearning_steps.length,s.enable_short_term),r=Be(Array.from(r),s.relearning_steps.length,s.enable_short_term),t.forgetting_curve=wa.bind(this,r),t.intervalModifier=t.calculate_interval_modifier(Number(s.request_retention))),Reflect.set(s,n,r),!0}}}useStrategy(t,s){return this.strategyHandler.set(t,s),this}clearStrategy(t){return t?this.strategyHandler.delete(t):this.strategyHandler.clear(),this}getScheduler(t,s){let r=this.strategyHandler.get(Rn.SCHEDULER)||this.Scheduler;return new r(t,s,this,this.strategyHandler)}repeat(t,s,n){let a=this.getScheduler(t,s).preview();return As(a,n)}next(t,s,n,r){let a=this.getScheduler(t,s),o=O.rating(n);if(o===A.Manual)throw new z("Cannot review a manual rating");let i=a.review(o);return As(i,r)}get_retrievability(t,s,n=!0){let r=O.card(t);s=s?O.time(s):new Date;let a=r.state!==q.New?Math.max(Ue(s,r.last_review,"days"),0):0,o=r.state!==q.New?this.forgetting_curve(a,+r.stability.toFixed(8)):0;return n?`${(o*100).toFixed(2)}%`:o}rollback(t,s,n){let r=O.card(t),a=O.review_log(s);if(a.rating===A.Manual)throw new z("Cannot rollback a manual rating");let o,i,l;switch(a.state){case q.New:o=a.due,i=void 0,l=0;break;case q.Learning:case q.Relearning:case q.Review:o=a.review,i=a.due,l=r.lapses-(a.rating===A.Again&&a.state===q.Review?1:0);break}let c={...r,due:o,stability:a.stability,difficulty:a.difficulty,elapsed_days:a.last_elapsed_days,scheduled_days:a.scheduled_days,reps:Math.max(0,r.reps-1),lapses:Math.max(0,l),learning_steps:a.learning_steps,state:a.state,last_review:i};return As(c,n)}forget(t,s,n=!1,r){let a=O.card(t);s=O.time(s);let o=a.state===q.New?0:Ue(s,a.due,"days"),i={rating:A.Manual,state:a.state,due:a.due,stability:a.stability,difficulty:a.difficulty,elapsed_days:0,last_elapsed_days:a.elapsed_days,scheduled_days:o,learning_steps:a.learning_steps,review:s},c={card:{...a,due:s,stability:0,difficulty:0,elapsed_days:0,scheduled_days:0,reps:n?0:a.reps,lapses:n?0:a.lapses,learning_steps:0,state:q.New,last_review:a.last_review},log:i};return As(c,r)}reschedule(t,s=[],n={}){let{recordLogHandler:r,reviewsOrderBy:a,skipManual:o=!0,now:i=new Date,update_memory_state:l=!1}=n;a&&typeof a=="function"&&s.sort(a),o&&(s=s.filter(f=>f.rating!==A.Manual));let c=new va(this),u=c.reschedule(n.first_card||Ts(),s),h=u.length,m=O.card(t),p=c.calculateManualRecord(m,i,h?u[h-1]:void 0,l);return{collections:typeof r=="function"?u.map(r):u,reschedule_item:p?As(p,r):null}}},nl=e=>new ka(e||{});var ol=["new","learning","review","relearning"],Tu=6e4,Ms=()=>({phase:"new",stability:0,difficulty:0,step:0,reps:0,lapses:0,interval:0,lastAt:null,lastDay:null,dueAt:null,dueDay:null}),rl=new Map;function il(e){let t=rl.get(e);return t||rl.set(e,t=nl({request_retention:e,enable_fuzz:!1})),t}function Sa(e,t,{at:s,day:n},r){let a=e.lastDay===null?n:Math.max(n,e.lastDay),o=new Date(a*864e5),{card:i}=il(r).next(Mu(e,o),o,t),l=i.due.getTime()-o.getTime(),c=i.state===q.Review;return{phase:ol[i.state],stability:i.stability,difficulty:i.difficulty,step:i.learning_steps,reps:i.reps,lapses:i.lapses,interval:c?i.scheduled_days:0,lastAt:s,lastDay:n,dueAt:c?null:s+l,dueDay:c?n+i.scheduled_days:null}}function ll(e,t,s){let n=r=>{let{dueAt:a,interval:o}=Sa(e,r,t,s);return a===null?{days:o}:{minutes:(a-t.at)/Tu}};return{1:n(A.Again),2:n(A.Hard),3:n(A.Good),4:n(A.Easy)}}function Ln(e,t,s){return e.lastDay===null?0:il(s).forgetting_curve(Math.max(0,t-e.lastDay),e.stability)}function Mu(e,t){return{...Ts(t),stability:e.stability,difficulty:e.difficulty,scheduled_days:e.interval,learning_steps:e.step,reps:e.reps,lapses:e.lapses,state:ol.indexOf(e.phase),...e.lastDay===null?{}:{last_review:new Date(e.lastDay*864e5)}}}var Aa=()=>({settings:{retention:be.retention.default,turnover:be.turnover.default},cards:new Map,notes:new Map,reviews:[]});function Fe(e){let t=Aa();for(let s of Mn(e))Ta(t,s);return t}function Ta(e,t){let{type:s,at:n,day:r}=t;if(s==="set"){e.settings[t.key]=t.value;return}let a=t.card;if(s==="note"){t.text?e.notes.set(a,t.text):e.notes.delete(a);return}let o=e.cards.get(a)??{addedAt:n,suspended:!1,buriedUntil:null,memory:Ms()};e.cards.set(a,o),s==="suspend"?o.suspended=!0:s==="resume"?o.suspended=!1:s==="bury"?o.buriedUntil=r+1:s==="unbury"?o.buriedUntil=null:s==="reset"?Object.assign(o,{suspended:!1,buriedUntil:null,memory:Ms()}):s==="grade"&&Eu(e,o,a,t)}function Eu(e,t,s,{id:n,at:r,day:a,grade:o,seed:i,right:l}){let c=t.memory;t.memory=Sa(c,o,{at:r,day:a},e.settings.retention),t.buriedUntil=null,e.reviews.push({id:n,card:s,at:r,day:a,grade:o,phase:c.phase,interval:c.interval,elapsed:c.lastDay===null?0:Math.max(0,a-c.lastDay),memory:t.memory,...i===void 0?{}:{seed:i},...l===void 0?{}:{right:l}})}var On="attention-figures-deck",Ma=64*1024*1024;function cl(e){let t;try{t=JSON.parse(e.replace(/^\uFEFF/,""))}catch{return{fault:qu(e)?"The file is cut off or damaged: it is not complete JSON.":"This is not a backup of a review deck."}}return typeof t!="object"||t===null||t.kind!==On?{fault:"This is not a backup of a review deck."}:!Number.isInteger(t.format)||t.format<1?{fault:"The file does not say which format it has."}:t.format>_s?{fault:`The file comes from a newer version of this page (format ${t.format}, not ${_s}). Open it there.`}:Array.isArray(t.log)?t.entries!==t.log.length?{fault:`The file is cut off or damaged: of ${Cu(t.entries)} entries it holds ${t.log.length}.`}:Nu(t.log):{fault:"The file is damaged: it has no log."}}function Nu(e){let t=new Map,s=[];for(let[r,a]of e.entries()){let o=Kt(a);if(o)return{fault:`The file is damaged: in entry ${r+1}, ${o}.`};let i=Lt(a);if((t.get(a.id)??i)!==i)return{fault:`The file is damaged: entry ${r+1} has the id of another one.`};t.has(a.id)||s.push(Yi(a)),t.set(a.id,i)}let n=s.findIndex(({tick:r})=>r>ze);return n>=0?{fault:`The file is damaged: entry ${n+1} has no place in the order.`}:{entries:s}}var qu=e=>e.slice(0,400).includes(On),Cu=e=>Number.isInteger(e)?String(e):"a number of";function hl(e,t){let s=new Map(e.map(c=>[c.id,c])),n=t.filter(({id:c})=>!s.has(c));if(t.find(c=>s.has(c.id)&&Lt(c)!==Lt(s.get(c.id))))return{fault:"The file is damaged: it holds an entry of this deck with another content."};let a=Fe(e),o=Fe(we(e,n)),i=[...new Set([...a.cards.keys(),...o.cards.keys()])],l=c=>JSON.stringify(c??null);return{fresh:n,known:t.length-n.length,before:a,after:o,cards:i.filter(c=>l(a.cards.get(c))!==l(o.cards.get(c))),notes:[...new Set([...a.notes.keys(),...o.notes.keys()])].filter(c=>a.notes.get(c)!==o.notes.get(c)),settings:["retention","turnover"].filter(c=>a.settings[c]!==o.settings[c])}}function Ea(e,t){return`{
  ${[`"kind": ${JSON.stringify(On)}`,`"format": ${_s}`,`"exported": ${JSON.stringify(new Date(t).toISOString())}`,`"entries": ${e.length}`].join(`,
  `)},
  "log": [
${e.map(n=>`    ${Lt(n)}`).join(`,
`)}
  ]
}
`}function Es(e,t,s){let n=URL.createObjectURL(new Blob([t],{type:`${s};charset=utf-8`})),r=document.createElement("a");r.href=n,r.download=e,document.body.append(r),r.click(),r.remove(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}var Ca=(e,t)=>t.some(s=>e instanceof s),ml,ul;function Ru(){return ml||(ml=[IDBIndex,IDBObjectStore,IDBCursor,IDBDatabase,IDBTransaction])}function Du(){return ul||(ul=["advance","continue","continuePrimaryKey"].map(e=>IDBCursor.prototype[e]))}var Ra=new WeakMap,Na=new WeakMap,Pn=new WeakMap;function Lu(e){let t=new Promise((s,n)=>{let r=()=>{e.removeEventListener("success",a),e.removeEventListener("error",o)},a=()=>{s(ee(e.result)),r()},o=()=>{n(e.error),r()};e.addEventListener("success",a),e.addEventListener("error",o)});return Pn.set(t,e),t}function Ou(e){if(Ra.has(e))return;let t=new Promise((s,n)=>{let r=()=>{e.removeEventListener("complete",a),e.removeEventListener("error",o),e.removeEventListener("abort",o)},a=()=>{s(),r()},o=()=>{n(e.error||new DOMException("AbortError","AbortError")),r()};e.addEventListener("complete",a),e.addEventListener("error",o),e.addEventListener("abort",o)});Ra.set(e,t)}var Da={get(e,t,s){if(e instanceof IDBTransaction){if(t==="done")return Ra.get(e);if(t==="store")return s.objectStoreNames[1]?void 0:s.objectStore(s.objectStoreNames[0])}return ee(e[t])},set(e,t,s){return e[t]=s,!0},has(e,t){return e instanceof IDBTransaction&&(t==="done"||t==="store")?!0:t in e}};function gl(e){Da=e(Da)}function Pu(e){return Du().includes(e)?function(...t){return e.apply(La(this),t),ee(this.request)}:function(...t){return ee(e.apply(La(this),t))}}function Iu(e){return typeof e=="function"?Pu(e):(e instanceof IDBTransaction&&Ou(e),Ca(e,Ru())?new Proxy(e,Da):e)}function ee(e){if(e instanceof IDBRequest)return Lu(e);if(Na.has(e))return Na.get(e);let t=Iu(e);return Object.is(t,e)||(Na.set(e,t),Pn.set(t,e)),t}var La=e=>Pn.get(e);function Ns(e,t,{blocked:s,upgrade:n,blocking:r,terminated:a}={}){let o=indexedDB.open(e,t),i=ee(o);return n&&o.addEventListener("upgradeneeded",l=>{n(ee(o.result),l.oldVersion,l.newVersion,ee(o.transaction),l)}),s&&o.addEventListener("blocked",l=>s(l.oldVersion,l.newVersion,l)),i.then(l=>{a&&l.addEventListener("close",()=>a()),r&&l.addEventListener("versionchange",c=>r(c.oldVersion,c.newVersion,c))}).catch(()=>{}),i}function yl(e,{blocked:t}={}){let s=indexedDB.deleteDatabase(e);return t&&s.addEventListener("blocked",n=>t(n.oldVersion,n)),ee(s).then(()=>{})}var ju=["get","getKey","getAll","getAllKeys","count"],Hu=["put","add","delete","clear"],qa={};function dl(e,t){if(!(e instanceof IDBDatabase&&!(t in e)&&typeof t=="string"))return;if(qa[t])return qa[t];let s=t.replace(/FromIndex$/,""),n=t!==s,r=Hu.includes(s);if(!(s in(n?IDBIndex:IDBObjectStore).prototype)||!(r||ju.includes(s)))return;let a=async function(o,...i){let l=this.transaction(o,r?"readwrite":"readonly"),c=l.store;return n&&(c=c.index(i.shift())),(await Promise.all([c[s](...i),r&&l.done]))[0]};return qa[t]=a}gl(e=>({...e,get:(t,s,n)=>dl(t,s)||e.get(t,s,n),has:(t,s)=>!!dl(t,s)||e.has(t,s)}));var zu=["advance","continue","continuePrimaryKey"],pl={},Oa=new WeakMap,$l=new WeakMap,Uu={get(e,t){if(!zu.includes(t))return e[t];let s=pl[t];return s||(s=pl[t]=function(...n){Oa.set(this,$l.get(this)[t](...n))}),s}};async function*Bu(...e){let t=this;if(t instanceof IDBCursor||(t=await t.openCursor(...e)),!t)return;t=t;let s=new Proxy(t,Uu);for($l.set(s,t),Pn.set(s,La(t));t;)yield s,t=await(Oa.get(s)||t.continue()),Oa.delete(s)}function fl(e,t){return t===Symbol.asyncIterator&&Ca(e,[IDBIndex,IDBObjectStore,IDBCursor])||t==="iterate"&&Ca(e,[IDBIndex,IDBObjectStore])}gl(e=>({...e,get(t,s,n){return fl(t,s)?Bu:e.get(t,s,n)},has(t,s){return fl(t,s)||e.has(t,s)}}));var Fu=9,Wu=1e3;async function bl(e,t=new Date){let s=await In(e),n=s.stores.flatMap(({values:a})=>a.filter(o=>!Kt(o))),r=s.whole&&await Gu(s,`${e}-broken-${t.toISOString().slice(0,10)}`);return{name:r&&await Qu(e)?r:e,entries:n}}async function In(e){let t={stores:[],whole:!0},s;try{s=await Ns(e,void 0,{upgrade(n,r,a,o){o.done.catch(()=>{}),o.abort()}});for(let n of s.objectStoreNames)t.stores.push(await Ku(s,n,t))}catch{t.whole=!1}return s?.close(),t}async function Ku(e,t,s){let n=e.transaction(t).objectStore(t),r={name:t,keyPath:n.keyPath,autoIncrement:n.autoIncrement,keys:[],values:[]};try{for(let a=await n.openCursor();a;a=await a.continue())r.keys.push(a.primaryKey),r.values.push(a.value)}catch{s.whole=!1}return r}async function Gu({stores:e},t){for(let s=1;s<=Fu;s++){let n=s===1?t:`${t}-${s}`,r=!1;try{let a=await Ns(n,1,{upgrade(o){r=!0;for(let{name:i,keyPath:l,autoIncrement:c}of e)o.createObjectStore(i,{...l===null?{}:{keyPath:l},autoIncrement:c})}});r&&await Vu(a,e),a.close()}catch{return}if(r)return JSON.stringify((await In(n)).stores)===JSON.stringify(e)?n:void 0}}async function Vu(e,t){if(!t.length)return;let s=t.map(({name:r})=>r),n=e.transaction(s,"readwrite",{durability:"strict"});n.done.catch(()=>{});for(let{name:r,keyPath:a,keys:o,values:i}of t){let l=n.objectStore(r);i.forEach((c,u)=>l.put(c,...a===null?[o[u]]:[]).catch(()=>{}))}await n.done}var Qu=e=>new Promise(t=>{let s=setTimeout(()=>t(!1),Wu),n=r=>()=>{clearTimeout(s),t(r)};yl(e).then(n(!0),n(!1))});var Ot=["","Again","Hard","Good","Easy"],Ju={new:"New",learning:"Learning",review:"Known",relearning:"Learning again"},Yu={weekday:"short",day:"numeric",month:"short",timeZone:"UTC"},H=(e,t)=>`${e} ${t}${e===1?"":"s"}`;function Vt(e){if("minutes"in e)return e.minutes<60?`${e.minutes} min`:`${Math.round(e.minutes/60)} h`;let{days:t}=e;return t<60?H(t,"day"):t<365?`${(t/30.44).toFixed(1)} months`:`${(t/365.25).toFixed(1)} years`}function We(e,t){if(e===t)return"today";if(e===t+1)return"tomorrow";let s=Wt(e),n=s.getUTCFullYear()===Wt(t).getUTCFullYear();return s.toLocaleDateString("en-GB",{...Yu,...n?{}:{year:"numeric"}})}var Ke=e=>Wt(e).toISOString().slice(0,10);function xe(e,t,s){if(!e)return{words:"Not in your deck"};let{memory:n}=e,r=Ju[n.phase];switch(t){case"suspended":return{words:"Suspended"};case"buried":return{words:`${r}, set aside until`,next:We(Number(e.buriedUntil),s.day),datetime:Ke(Number(e.buriedUntil))};case"due":return{words:n.phase==="new"?"New in your deck":`${r}, due now`};case"soon":return{words:`${r}, again in`,next:Vt({minutes:Math.max(1,Math.ceil((Number(n.dueAt)-s.at)/6e4))})};default:return{words:`${r}, next`,next:We(Number(n.dueDay),s.day),datetime:Ke(Number(n.dueDay))}}}function wl(e,t){let s=Math.floor((t.at-e)/6e4);return s<60?s<2?"just now":`${s} minutes ago`:s<2880?`${H(Math.floor(s/60),"hour")} ago`:`${Math.floor(s/1440)} days ago`}var xl=e=>new Date(e).toLocaleString("en-GB",{day:"numeric",month:"short",year:"numeric",hour:"2-digit",minute:"2-digit"}),Qt=e=>`${(e*100).toFixed(0)} %`,vl={refused:"This browser does not let the page store anything (a private window, a sandboxed frame, blocked site data).",silent:"This browser does not answer when the page asks for its storage.",newer:"Your deck is open in a newer version of this page. Close this tab, or reload it to get that version.",full:"The storage of this browser is full.",wiped:"The stored deck was deleted while this page was open.",failed:"The stored deck could not be opened or written."};function Pa(e){let{at:t,day:s}=e.now();Es(`attention-deck-${Ke(s)}.json`,Ea(e.log,t),"application/json"),e.remember("exported",{at:t,entries:e.log.length})}function Ge(e){let{kind:t,loss:s,unreadable:n,unsaved:r}=e.storage,a=e.setAside.filter(({seen:o})=>!o);return d`${t==="memory"&&s?d`<div class="notice ui" role="alert">
    <p><strong>Your deck is not stored.</strong> ${vl[s]} The cards work as long as this page stays open.
      ${r?`${H(r,"change")} would be lost with it.`:y} Save a copy before you leave; you can
        bring it back later.</p>
    <div class="row">
      <button type="button" @click=${()=>Pa(e)}>Save a copy</button>
      <button type="button" @click=${()=>e.retry()}>Try to store it again</button>
    </div>
    <details><summary>The copy as text, where files cannot be saved</summary>
      <textarea readonly aria-label="Copy of the deck" .value=${Ea(e.log,e.now().at)}></textarea></details>
  </div>`:y}
  ${a.map(o=>Xu(e,o))}
  ${n?d`<p class="notice ui">${H(n,"stored row")} could not be read and ${n===1?"was":"were"} left as ${n===1?"it is":"they are"}. The rest of your deck is
      complete.</p>`:y}`}function Xu(e,{name:t,moved:s,entries:n}){let r=async()=>Es(`${t}.json`,JSON.stringify(await In(t),null,2),"application/json"),a=()=>e.remember("setAside",e.setAside.map(o=>o.name===t?{...o,seen:!0}:o));return d`<div class="notice ui" role="alert">
    <p><strong>Your stored deck was damaged.</strong> ${s?d`It was set aside under the name “${t}”, with all that is in it, and a new one begun.`:d`It was left as it is under the name “${t}”, and a new one begun beside it.`}
      ${n?`${H(n,"change")} could be read in it and ${n===1?"is":"are"} in your deck.`:"None of your reviews could be read in it. If you have a copy, bring it back on the review page."}</p>
    <div class="row">
      <button type="button" @click=${r}>Save what can be read of it</button>
      <button type="button" @click=${a}>I have read this</button>
    </div>
  </div>`}var Zu=20*6e4,kl=2;function at(e,t){if(!e)return"outside";if(e.suspended)return"suspended";if(e.buriedUntil!==null&&e.buriedUntil>t.day&&e.buriedUntil-t.day<=kl)return"buried";let{phase:s,dueAt:n,dueDay:r,lastAt:a,lastDay:o}=e.memory;return s==="new"||(n===null?Number(o)-t.day>kl:Number(a)>t.at)?"due":n!==null?n<=t.at?"due":"soon":Number(r)<=t.day?"due":"later"}function qs({cards:e,settings:t},s){let n=[...e].filter(([,l])=>at(l,s)==="due"),r=n.filter(([,{memory:l}])=>l.dueAt!==null),a=n.filter(([,{memory:l}])=>l.phase==="review"),o=n.filter(([,{memory:l}])=>l.phase==="new"),i=new Map(a.map(([l,{memory:c}])=>[l,Ln(c,s.day,t.retention)]));return r.sort(([,l],[,c])=>Number(l.memory.dueAt)-Number(c.memory.dueAt)),a.sort(([l],[c])=>Number(i.get(l))-Number(i.get(c))),[...r,...a,...o].map(([l])=>l)}var _l=(e,t)=>[...qs(e,t),...td(e,t)];function td({cards:e},t){return[...e].filter(([,s])=>at(s,t)==="soon"&&Number(s.memory.dueAt)-t.at<=Zu).sort(([,s],[,n])=>Number(s.memory.dueAt)-Number(n.memory.dueAt)).map(([s])=>s)}function jn({cards:e},t){let s=[...e.values()].filter(n=>at(n,t)==="soon").map(({memory:n})=>Number(n.dueAt));return s.length?Math.min(...s):void 0}var ed=4e3,sd=new Set(["note","set"]),Hn=class extends EventTarget{log=[];state=Aa();about=new Map;storage={kind:"opening",unsaved:0,unreadable:0};#t;#s=new Set;#e;#n;#a;#r;#l;#c=Promise.resolve();constructor({open:t,channel:s,clock:n=()=>Date.now(),keeping:r,patience:a=ed}){super(),this.#e=t,this.#n=s,this.#a=n,this.#r=r,this.#l=a,s?.listen(o=>this.#m(o)),this.ready=this.#i()}#i(){return new Promise(t=>{let s=setTimeout(()=>{this.#f("silent"),t()},this.#l);this.#o().then(()=>{clearTimeout(s),t()})})}async#o(){try{let t=await this.#e(s=>this.#f(s));this.#t=t,this.about=new Map([...t.about,...this.about]),this.storage={...this.storage,kind:"database",loss:void 0,unreadable:t.unreadable},this.#d(t.setAside),this.#m(t.entries,{stored:!0}),await this.#u(),this.#$(this.#r?.asked())}catch(t){this.#f(t?.loss??"failed")}this.#g()}#d(t){let s=this.setAside,n=t.filter(({name:r})=>!s.some(a=>a.name===r));n.length&&this.remember("setAside",[...s,...n])}get setAside(){return this.about.get("setAside")??[]}now(){let t=this.#a();return{at:t,day:Tn(t,this.state.settings.turnover)}}add(t){let s=this.state.cards.size===0,n=t.filter(r=>!this.state.cards.has(r)).map(r=>this.#h("add",{card:r}));return s&&n.length&&this.#$(this.#r?.ask()),n}grade(t,s,n={}){return this.state.cards.has(t)||this.add([t]),this.#h("grade",{card:t,grade:s,...n})}suspend(t){return this.#h("suspend",{card:t})}resume(t){return this.#h("resume",{card:t})}bury(t){return this.#h("bury",{card:t})}unbury(t){return this.#h("unbury",{card:t})}reset(t){return this.#h("reset",{card:t})}note(t,s){(this.state.notes.get(t)??"")!==s&&this.#h("note",{card:t,text:s})}set(t,s){this.state.settings[t]!==s&&this.#h("set",{key:t,value:s})}undoable(){return Mn(this.log).filter(({type:t})=>!sd.has(t)).at(-1)}undo(){let t=this.undoable();return t&&this.takeBack(t.id),t}takeBack(t){this.#h("undo",{of:t})}preview(t){return ll(this.state.cards.get(t)?.memory??Ms(),this.now(),this.state.settings.retention)}async bring(t){await this.ready,await this.#c;let s=this.#p(t);this.#t&&await this.#t.append(s);let n=!!this.#t;this.#m(s,{stored:n}),this.#n?.post(s)}remember(t,s){this.about.set(t,s),this.#t?.remember(t,s).catch(n=>this.#f(n.loss)),this.#g()}async retry(){this.storage.kind==="memory"&&(this.storage={...this.storage,kind:"opening"},this.#s=new Set(this.log.map(({id:t})=>t)),await this.#i())}async refresh(){try{this.#t&&this.#m(await this.#t.read(),{stored:!0})}catch{}this.#g()}#h(t,s){let{at:n,day:r}=this.now(),a=this.log.at(-1)?.tick??0,o={id:Xi(),tick:n>a?n:a+1,at:n,day:r,type:t,...s};return this.log=[...this.log,o],t==="undo"?this.state=Fe(this.log):Ta(this.state,o),this.#s.add(o.id),this.#n?.post([o]),this.#u(),this.#g(),o}#p(t){let s=new Set(this.log.map(({id:n})=>n));return t.filter(({id:n})=>!s.has(n))}#m(t,{stored:s=!1}={}){let n=this.#p(t);if(s)for(let{id:r}of t)this.#s.delete(r);if(n.length!==0){if(this.log=we(this.log,n),this.state=Fe(this.log),!s)for(let{id:r}of n)this.#s.add(r);s||this.#u(),this.#g()}}#u(){return this.#c=this.#c.then(async()=>{if(!this.#t||this.#s.size===0)return;let t=this.log.filter(({id:s})=>this.#s.has(s));try{await this.#t.append(t);for(let{id:s}of t)this.#s.delete(s);this.storage={...this.storage,unsaved:this.#s.size}}catch(s){this.#f(s.loss)}}),this.#c}#f(t){this.#t?.close(),this.#t=void 0,t==="wiped"&&(this.#s=new Set(this.log.map(({id:s})=>s))),this.storage={...this.storage,kind:"memory",loss:t,unsaved:this.#s.size},this.#g()}async#$(t){try{let s=await t;this.storage={...this.storage,persistent:s},this.#g()}catch{}}#g(){this.storage.unsaved!==this.#s.size&&(this.storage={...this.storage,unsaved:this.#s.size}),this.dispatchEvent(new Event("change"))}};var Ia=e=>Number.isInteger(e)&&e>=0,nd=new Map(Object.entries({setAside:e=>Array.isArray(e)&&Array.from(e).every(rd),exported:e=>Ia(e?.at)&&e.at<=ze&&Ia(e.entries),keys:e=>typeof e=="boolean"})),rd=e=>typeof e?.name=="string"&&typeof e.moved=="boolean"&&Ia(e.entries)&&["undefined","boolean"].includes(typeof e.seen),Sl=(e,t)=>nd.get(e)?.(t)??!1;var se="attention-figures-deck";var ad=[e=>{e.createObjectStore("log",{keyPath:"id"}),e.createObjectStore("about")}],Al=["log","about"],Ml=9,ne=class extends Error{constructor(t,s){super(`the deck's storage is ${t}`,{cause:s}),this.loss=t}};async function El({name:e=se,migrations:t=ad,onLoss:s=()=>{}}={}){let n=[],r=[];for(let a=1;a<=Ml;a++){let o=a===1?e:`${e}-${a}`,i=()=>Nl(o,t,s).catch(od),l=await i()??await id(o,async()=>{let u=await i();if(u)return u;let{name:h,entries:m}=await bl(o);return n.push({name:h,moved:h!==o,entries:m.length}),r.push(...m),h===o?void 0:i()});if(!l)continue;let c=we(r,await ld(e,a,t));return await l.append(c).catch(()=>{}),{...l,entries:we(l.entries,c),setAside:n}}throw new ne("failed")}function od(e){if(e instanceof ne)throw e}var id=(e,t)=>globalThis.navigator?.locks?.request(e,t)??t();async function ld(e,t,s){let n=new Set((await indexedDB.databases?.()??[]).map(a=>a.name)),r=[];for(let a=t+1;a<=Ml;a++)if(n.has(`${e}-${a}`))try{let o=await Nl(`${e}-${a}`,s,()=>{});r.push(...o.entries),o.close()}catch{}return r}async function Nl(e,t,s){let n=!1,r=o=>{n||s(o),n=!0},a;try{a=await Ns(e,t.length,{async upgrade(o,i,l,c){for(let u of t.slice(i))await u(o,c)},blocking(o,i){a.close(),r(i===null?"wiped":"newer")},terminated:()=>r("wiped")})}catch(o){throw ql(o)??o}try{let o=Al.find(m=>!a.objectStoreNames.contains(m));if(o)throw new Error(`${e} has no ${o}`);let i=a.transaction(Al),[l,c,u]=await Promise.all([i.objectStore("log").getAll(),i.objectStore("about").getAllKeys(),i.objectStore("about").getAll(),i.done]),h=l.filter(m=>!Kt(m));return{name:e,entries:h,about:new Map(c.flatMap((m,p)=>Sl(m,u[p])?[[String(m),u[p]]]:[])),unreadable:l.length-h.length,append:Tl(a,"log",(m,p)=>p.forEach(f=>m.put(f).catch(()=>{}))),read:async()=>(await a.getAll("log")).filter(m=>!Kt(m)),remember:Tl(a,"about",(m,p,f)=>m.put(f,p).catch(()=>{})),close(){n=!0,a.close()}}}catch(o){throw n=!0,a.close(),o}}function Tl(e,t,s){return async(...n)=>{let r;try{r=e.transaction(t,"readwrite",{durability:"strict"}),r.done.catch(()=>{}),s(r.objectStore(t),...n),await r.done}catch(a){throw cd(r),ql(a)??new ne(hd(a)?"wiped":"failed",a)}}}function cd(e){try{e?.abort()}catch{}}var hd=e=>e?.name==="InvalidStateError"||e?.name==="NotFoundError";function ql(e){if(e?.name==="VersionError")return new ne("newer",e);if(e?.name==="QuotaExceededError")return new ne("full",e);if(["SecurityError","InvalidStateError","ReferenceError","TypeError"].includes(e?.name))return new ne("refused",e)}var md=36e5,zn;function T(){return zn||(zn=new Hn({open:e=>El({onLoss:e}),channel:ud(),keeping:{asked:async()=>!!await navigator.storage?.persisted?.(),ask:async()=>!!await navigator.storage?.persist?.()}}),pd(zn)),zn}function ud(){let e,t;try{e=new BroadcastChannel(se),t=localStorage,t.getItem(se)}catch{}return{post(s){e?.postMessage(s);try{t?.setItem(se,JSON.stringify(s)),t?.removeItem(se)}catch{}},listen(s){let n=r=>Array.isArray(r)&&s(r.filter(a=>!Kt(a)));e?.addEventListener("message",({data:r})=>n(r)),addEventListener("storage",({key:r,newValue:a})=>{r===se&&a&&n(dd(a))})}}}function dd(e){try{return JSON.parse(e)}catch{return}}function pd(e){let t,s=()=>{clearTimeout(t);let n=e.now(),r=Math.min(jn(e.state,n)??1/0,Ki(n.at,e.state.settings.turnover));t=setTimeout(()=>e.refresh(),Math.min(Math.max(r-n.at,1e3),md))};e.addEventListener("change",s),document.addEventListener("visibilitychange",()=>{document.visibilityState==="visible"&&e.refresh()}),addEventListener("pageshow",({persisted:n})=>{n&&e.refresh()})}var fd=1500,Un=class extends Y{static properties={name:{reflect:!0},theme:{reflect:!0},session:{type:Boolean,reflect:!0},revealed:{attribute:!1},typed:{state:!0},done:{state:!0},early:{state:!0},attn:{state:!0},coreless:{state:!0}};static styles=[Ct,qt,je,Fi];#t=[];#s;#e;#n=!1;#a=-1;constructor(){super(),this.name="",this.theme=void 0,this.session=!1,this.revealed=!1,this.typed=[],this.done=null,this.early=!1,this.attn=void 0,this.coreless=!1}connectedCallback(){super.connectedCallback(),this.#r();let t=()=>this.#c(),s=()=>this.#y();T().addEventListener("change",t),addEventListener("pagehide",s),this.#t=[Rt(()=>this.requestUpdate()),vn(this,n=>n&&this.#l()),()=>T().removeEventListener("change",t),()=>removeEventListener("pagehide",s)],this.#c()}disconnectedCallback(){super.disconnectedCallback(),this.#y(),this.#t.forEach(t=>t()),this.#t=[]}willUpdate(t){t.has("name")&&(t.get("name")&&this.#i(),this.#c())}updated(){Ri(this.renderRoot)}get state(){let t=T().now(),s=T().state.cards.get(this.name),{phase:n,dueAt:r,dueDay:a}=s?.memory??{phase:null,dueAt:null,dueDay:null};return{name:this.name,revealed:this.revealed,standing:at(s,t),phase:n,dueAt:r,dueDay:a}}set state({revealed:t=!1}){this.revealed=!!t}reset(){this.#i(),this.#d("attn-input")}reveal(){this.revealed||(this.revealed=!0,this.done=null,this.#d("attn-input"),this.updateComplete.then(()=>this.renderRoot.querySelector(".answer")?.focus({preventScroll:!0})))}grade(t){let s=this.#p.length?this.#p.every(Boolean):void 0,{id:n}=T().grade(this.name,t,this.#s?{seed:this.#s.seed,...s===void 0?{}:{right:s}}:{});this.#i(),this.#o(n,`${Ot[t]}.`)}get suggested(){return this.#p.length&&!this.#p.every(Boolean)?1:3}focus(){this.updateComplete.then(()=>this.renderRoot.querySelector(".title")?.focus({preventScroll:!0}))}#r(){let t=[...this.querySelectorAll("[data-part]")];if(t.length){for(let s of t)s.slot=s.dataset.part;this.replaceChildren(...this.querySelectorAll(".question:not(:has([data-part]))"),...t),this.#n=!Object.hasOwn(Le,this.name)}}async#l(){this.attn||!Object.hasOwn(Le,this.name)||(this.attn=await Oe().catch(()=>{}),this.coreless=!this.attn)}#c(){let t=T().state.cards.get(this.name)?.memory.reps??0;t!==this.#a&&this.#a>=0&&!this.done&&this.#i(),this.#a=t,this.requestUpdate()}#i(){this.revealed=!1,this.typed=[],this.early=!1,this.done=null}#o(t,s){this.done={id:t,words:s},this.#d("attn-change"),this.session||this.focus()}#d(t){this.dispatchEvent(new CustomEvent(t,{bubbles:!0,composed:!0,detail:{state:this.state}}))}#h(){if(!this.attn||!Object.hasOwn(Le,this.name))return;let t=ni(this.name,this.#a),s=`${this.name}:${t}`;return this.#s?.key!==s&&(this.#s={key:s,seed:t,...Le[this.name].solve(this.attn,si(this.name,t,this.attn))}),this.#s}get#p(){return!this.#s||!this.typed.some(t=>t?.trim())?[]:this.#s.asks.map((t,s)=>un(Bt(this.typed[s]??""),t))}render(){let t=ht(this.name),s=Dt()??y;if(!t)return d`<div class="root" data-theme=${s}>There is no card with the name “${this.name}”.</div>`;let n=T().now(),r=T().state.cards.get(this.name),a=at(r,n),o=this.#h(),i=yd(xe(r,a,n));return d`<div class="root" data-theme=${s} role="group" aria-labelledby="title">
      ${Hi({title:this.session?t.title:ji(t),where:gd(xe(r,a,n)),due:a==="due",question:this.#m("front",t.front,o),fields:this.revealed||this.coreless?y:Di(o?.asks??t.asks,this.typed,!o,(l,c)=>{this.typed=Object.assign([...this.typed],{[l]:c})}),revealed:this.revealed,keys:this.session?"Space":y,submit:this.#v,add:r||this.session?void 0:this.#x})}
      <div class="answer prose" ?hidden=${!this.revealed} tabindex="-1" role="group" aria-label="Answer">
        ${this.revealed&&o?Li(o.asks,this.typed,this.#p):y}
        ${this.#m("back",t.back,o)}
        ${this.revealed?this.#u():y}
      </div>
      ${this.revealed?this.#f(a):y}
      <div class="after row ui" ?hidden=${!this.done}>
        <p class="status" role="status">${this.done?`${this.done.words} ${i}`:y}</p>
        ${this.done&&!this.session?d`<button type="button" class="link"
          @click=${this.#S}>Take it back</button>`:y}
      </div>
      ${this.done&&!this.session?Ge(T()):y}
      ${this.#$(r,a)}
    </div>`}#m(t,s,n){if(n)return it(ws(s,n.shown));let r=it(ws(s,ht(this.name)?.values??{}));return this.#n?d`<slot name=${t}>${r}</slot>`:r}#u(){let t=T().state.notes.get(this.name);return t?d`<p class="own"><span class="muted ui">My note:</span> ${t}</p>`:y}#f(t){if(!(this.session||this.early||t==="outside"||t==="due"))return d`<div class="buttons row ui"><p class="muted">${t==="suspended"?"This card is suspended.":"It is not due yet."}</p>
        <button type="button" @click=${()=>{this.early=!0}}>Grade it now</button>
        <button type="button" @click=${this.reset}>Hide the answer</button></div>`;let n=T().preview(this.name);return d`<div class="grades" role="group" aria-label="How well did you know it?">${[1,2,3,4].map(r=>d`
      <button type="button" class=${r===this.suggested?"grade suggested":"grade"} data-grade=${r}
        aria-keyshortcuts=${this.session?r===this.suggested?`${r} Space`:r:y}
          @click=${()=>this.grade(r)}>
        <span>${Ot[r]}</span> <span class="wait num">${Vt(n[r])}</span></button>`)}</div>
      ${t==="outside"?d`<p class="after muted ui">A grade puts the card into your review deck.</p>`:y}`}#$(t,s){let n=(r,a,o)=>d`
      <button type="button" @click=${()=>this.#k(a,o)}>${r}</button>`;return d`<details class="more">
      <summary>${Oi}</summary>
      ${t?d`<div class="row">
        ${t.suspended?n("Resume",()=>T().resume(this.name),"Back in the round."):n("Suspend",()=>T().suspend(this.name),"Suspended until you resume it.")}
        ${s==="buried"?n("Bring back today",()=>T().unbury(this.name),"Back today."):n("Bury until tomorrow",()=>T().bury(this.name),"Set aside until tomorrow.")}
        ${n("Reset",()=>T().reset(this.name),"As if never seen.")}
      </div>`:y}
      <label for="note">My note on this card</label>
      <textarea id="note" maxlength="10000" .value=${W(this.#g())} @input=${this.#w}
        @change=${this.#y}></textarea>
    </details>`}#g(){let t=this.#b();return this.#e&&t?t.value:T().state.notes.get(this.name)??""}#b(){return this.renderRoot?.querySelector("#note")}#w(){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#y(),fd)}#y(){if(!this.#e)return;clearTimeout(this.#e);let t=this.#b()?.value??"";this.#e=void 0,T().note(this.name,t)}#v(t){t.preventDefault(),this.reveal()}#x(){let[t]=T().add([this.name]);t&&this.#o(t.id,"Added.")}#k(t,s){let{id:n}=t();this.#i(),this.#o(n,s)}#S(){this.done&&T().takeBack(this.done.id),this.#i(),this.#d("attn-change"),this.focus()}},gd=({words:e,next:t,datetime:s})=>d`${e}${t?d` <time datetime=${s??y}>${t}</time>`:y}`,yd=({words:e,next:t})=>`${e}${t?` ${t}`:""}.`;var Bn=class extends Y{static properties={theme:{reflect:!0},href:{reflect:!0},block:{type:Boolean,reflect:!0},empty:{type:Boolean,reflect:!0}};static styles=[Ct,qt,je,Wi];#t=[];constructor(){super(),this.theme=void 0,this.href="./review.html",this.block=!1,this.empty=!0}connectedCallback(){super.connectedCallback();let t=()=>this.requestUpdate();T().addEventListener("change",t),this.#t=[Rt(t),()=>T().removeEventListener("change",t)]}disconnectedCallback(){super.disconnectedCallback(),this.#t.forEach(t=>t()),this.#t=[]}willUpdate(){this.empty=T().state.cards.size===0}get state(){return{due:qs(T().state,T().now()).filter(t=>ht(t)).length,cards:T().state.cards.size}}render(){let{due:t,cards:s}=this.state,n=Dt()??y,r=d`<span class="num" data-name="due" data-value=${String(t)}>${t}</span>`;if(!this.block)return s?d`<span class="root compact ui" data-theme=${n}><a href=${this.href}>Review: ${r} due</a></span>`:y;let a=An.filter(o=>!T().state.cards.has(o));return d`<div class="root" data-theme=${n}>
      ${zi({words:s?d`${H(s,"card")} in your deck, ${r} due.`:Pi,buttons:a.length?d`<button type="button" @click=${()=>T().add(a)}>${s?`Add the other ${a.length}`:Ii(a.length)}</button>`:y,href:this.href})}
      ${s?Ge(T()):y}
    </div>`}};var Cl=Q(class extends F{constructor(){super(...arguments),this.key=y}render(e,t){return this.key=e,t}update(e,[t,s]){return t!==this.key&&(De(e),this.key=t),s}});var Cs=21;function Fn({cards:e},t,s=14){let n=Array.from({length:s},(r,a)=>({day:t.day+a,count:0}));for(let r of e.values()){let a=at(r,t);if(a==="suspended"||a==="outside")continue;let o=a==="due"||a==="soon"?0:Math.max($d(r),t.day)-t.day;o<s&&n[o].count++}return n}var $d=({buriedUntil:e,memory:t})=>Math.max(e??0,t.dueDay??0);function Rl({reviews:e}){let t=e.filter(({phase:n})=>n==="review"),s=n=>{let r=n.filter(({grade:a})=>a>1).length;return{asked:n.length,remembered:r,share:n.length?r/n.length:null}};return{all:s(t),young:s(t.filter(({interval:n})=>n<Cs)),mature:s(t.filter(({interval:n})=>n>=Cs))}}var Dl=({reviews:e},t)=>e.filter(({card:s})=>s===t).reverse();function Ll({reviews:e},t){let s=e.filter(({id:r})=>t.has(r)),n=r=>s.filter(a=>a.grade===r).length;return{reviews:s.length,cards:new Set(s.map(({card:r})=>r)).size,grades:[1,2,3,4].map(n)}}function Pl(e,t){let s=[...e.state.cards.keys()].filter(n=>!ht(n));return d`<section aria-labelledby="cards">
    <h2 id="cards">Cards</h2>
    <ul class="cards">${te.map(({name:n,title:r})=>bd(e,n,r,t))}</ul>
    ${s.length?d`<p class="ui muted">Your deck also holds
      ${s.map(n=>`\u201C${n}\u201D`).join(", ")},
      which this page does not have. They are kept, and go into every copy.</p>`:y}
  </section>`}function bd(e,t,s,n){let r=e.now(),a=e.state.cards.get(t),o=at(a,r),{words:i,next:l,datetime:c}=xe(a,o,r),u=(h,m,p)=>d`<button type="button"
    aria-label="${h}: ${s}" @click=${()=>{m(),n(`${s}: ${p}`)}}>${h}</button>`;return d`<li class="card-row">
    <details>
      <summary class="card-head">
        <h3>${s}</h3>
        <span class="stands ui ${o==="due"?"due":""}">${i}${l?d` <time datetime=${c??y}>${l}</time>`:y}</span>
      </summary>
      ${a?d`<div class="row">${a.suspended?u("Resume",()=>e.resume(t),"back in the round."):u("Suspend",()=>e.suspend(t),"suspended.")}
          ${o==="buried"?u("Bring back today",()=>e.unbury(t),"back today."):u("Bury until tomorrow",()=>e.bury(t),"set aside until tomorrow.")}
          ${u("Reset",()=>e.reset(t),"reset.")}</div>`:y}
      ${a&&a.memory.lastDay!==null?d`<p class="ui muted">Chance to remember it today: ${Qt(Ln(a.memory,r.day,e.state.settings.retention))}.
        Graded ${Ol(a.memory.reps)}, forgotten ${Ol(a.memory.lapses)}.</p>`:y}
      ${e.state.notes.has(t)?d`<p class="own"><span class="muted ui">My note:</span>
        ${e.state.notes.get(t)}</p>`:y}
      ${wd(e,t,s)}
    </details>
    ${a?y:u("Add",()=>e.add([t]),"added.")}
  </li>`}var Ol=e=>["never","once","twice"][e]??`${e} times`;function wd(e,t,s){let n=Dl(e.state,t);if(!n.length)return d`<p class="ui muted">No grades yet.</p>`;let r=a=>a===void 0?"":a?"right":"wrong";return d`<div class="scroll" tabindex="0" role="region" aria-label="Past of ${s}"><table>
    <caption class="unseen">Past of ${s}, newest first</caption>
    <thead><tr><th scope="col">When</th><th scope="col">Grade</th><th scope="col">Typed</th><th
      scope="col">After</th><th scope="col">Next in</th></tr></thead>
    <tbody>${n.map(({at:a,grade:o,right:i,phase:l,elapsed:c,memory:u})=>d`<tr>
      <td><time datetime=${new Date(a).toISOString()}>${xl(a)}</time></td>
      <td>${Ot[o]}</td><td>${r(i)}</td>
      <td>${l==="review"?Vt({days:c}):l==="new"?"new":"learning"}</td>
      <td>${u.dueAt===null?Vt({days:u.interval}):Vt({minutes:Math.round((u.dueAt-a)/6e4)})}</td></tr>`)}</tbody>
  </table></div>`}var xd="Deep Learning::Attention",vd=["attention-figures","deep-learning::attention"],kd=e=>`attention-figures-${e}`;function Il(e,t){let s=["#separator:tab","#html:true","#notetype:Basic","#guid column:1","#deck column:2","#tags column:5"],n=e.map(({name:r,anki:a})=>[kd(r),xd,a.front,_d(a.back,t.get(r)),vd.join(" ")]);return`${[...s,...n.map(r=>r.map(Ad).join("	"))].join(`
`)}
`}var _d=(e,t)=>t?`${e}<hr><p>${Sd(t)}</p>`:e;function Sd(e){return e.replace(/[&<>"{}[\]]/g,t=>`&#${t.codePointAt(0)};`).replace(/\t/g,"&#9;").replace(/\r\n?|\n/g,"<br>")}var Ad=e=>`"${e.replaceAll('"','""')}"`;var Td=["","again","hard","good","easy"];function jl(e,{cards:t,notes:s}){let n=e.map(({name:r,title:a,source:o})=>{let i=t.get(r),l=i?.memory;return[r,a,o.front,o.back,s.get(r)??"",i?i.suspended?"suspended":i.memory.phase:"not in the deck",l?.dueDay!=null?zl(l.dueDay):l?.dueAt!=null?new Date(l.dueAt).toISOString():"",l?.reps??"",l?.lapses??"",l?.interval??"",l?.stability??"",l?.difficulty??""]});return Ul(["card","title","question","answer","note","state","due","reviews","lapses","interval","stability","difficulty"],n)}function Hl({reviews:e}){let t=e.map(({card:s,at:n,day:r,grade:a,phase:o,interval:i,elapsed:l,memory:c,right:u})=>[s,new Date(n).toISOString(),zl(r),Td[a],o,i,l,c.interval,c.stability,c.difficulty,u===void 0?"":u?"right":"wrong"]);return Ul(["card","time","day","grade","phase before","interval before","days since","interval","stability","difficulty","typed answer"],t)}var zl=e=>Wt(e).toISOString().slice(0,10),Ul=(e,t)=>`\uFEFF${[e,...t].map(s=>s.map(Md).join(",")).join(`\r
`)}\r
`,Md=e=>`"${String(e).replaceAll('"','""')}"`;function Bl(e,t){return`# Attention: recall cards

${e.map(({name:n,title:r,source:a})=>{let o=t.get(n);return[`## ${r}`,a.front,"**Answer**",a.back,...o?["**My note**",Ed(o)]:[]].join(`

`)}).join(`

`)}
`}function Ed(e){let t=Math.max(2,...[...e.matchAll(/`+/g)].map(([n])=>n.length)),s="`".repeat(t+1);return`${s}text
${e}
${s}`}function Fl(e,t,s,n){let r=(o,i,l)=>()=>Es(o,i(),l),{notes:a}=e.state;return d`<section aria-labelledby="copies">
    <h2 id="copies">Copies</h2>
    ${Nd(e)}
    <div class="row"><button type="button" class="main" @click=${()=>Pa(e)}>Save a copy</button>
      <label class="file"><span>Bring back a copy</span><input type="file" accept=".json,application/json"
        @change=${o=>qd(e,o.target,s)}></label></div>
    <div aria-live="polite">${t?Cd(e,t,s):y}</div>
    <details><summary>For other programs</summary>
      <p class="ui muted">The cards with your notes, without the schedule: that stays in the copy above. The Anki deck
        is ready-made and has no notes of yours. Importing an Anki file again updates its cards.</p>
      <div class="row">
        <button type="button"
          @click=${r("attention-anki.txt",()=>Il(te,a),"text/plain")}>Anki text</button>
        <a class="button" href=${n} download>Anki deck (.apkg)</a>
        <button type="button" @click=${r("attention-cards.md",()=>Bl(te,a),"text/markdown")}>Markdown</button>
        <button type="button" @click=${r("attention-cards.csv",()=>jl(te,e.state),"text/csv")}>Cards as CSV</button>
        <button type="button"
          @click=${r("attention-reviews.csv",()=>Hl(e.state),"text/csv")}>Grades as CSV</button>
      </div>
    </details>
  </section>`}function Nd(e){let t=e.about.get("exported"),s=t?e.log.length-t.entries:e.log.length,n=e.storage.persistent===!0?"This browser has promised to keep your deck, but it goes with the browser\u2019s data when you clear them.":"Browsers may delete what a page stores: when space is short, after weeks without a visit, with other site data.";return d`<p class="ui muted">${t?d`Last copy: <span data-name="exported" data-value=${String(t.at)}>${wl(t.at,e.now())}</span>${s>0?`, ${H(s,"change")} since then`:", nothing has changed since then"}.`:e.log.length?d`<span data-name="exported" data-value="none">You have not saved a copy yet.</span>`:y} ${n}</p>`}async function qd(e,t,s){let[n]=t.files??[];if(!n)return;let r=n.size>Ma?void 0:await n.text().catch(()=>{});if(t.value="",r===void 0){s({file:n.name,fault:n.size>Ma?"The file is far too large for a copy of a review deck.":"The file cannot be read."});return}let a=cl(r),o="entries"in a?hl(e.log,a.entries):a;s("fault"in o?{file:n.name,fault:o.fault}:{file:n.name,comparison:o})}function Cd(e,{file:t,fault:s,comparison:n,done:r},a){let o=d`<button type="button" @click=${()=>a(void 0)}>${n?.fresh.length?"Leave it":"Close"}</button>`;if(s)return d`<div class="notice ui"><p><strong>${t} was not taken.</strong>
      ${s} Your deck is as it was.</p><div class="row">${o}</div></div>`;if(r)return d`<div class="incoming ui"><p>${r}</p><div class="row">${o}</div></div>`;let{fresh:i,known:l,cards:c,notes:u,settings:h,before:m,after:p}=n;if(!i.length)return d`<div class="incoming ui"><p>${t} holds nothing that your deck does not have.</p><div
      class="row">${o}</div></div>`;let f=e.now(),$=(w,x)=>{let{words:_,next:N}=xe(w.cards.get(x),at(w.cards.get(x),f),f);return`${_}${N?` ${N}`:""}`},g=w=>ht(w)?.title??w,b={retention:w=>`cards to remember: ${Qt(w)}`,turnover:w=>`the day begins at ${w}:00`},v=async()=>{try{await e.bring(i),a({file:t,done:`${H(i.length,"entry").replace("entrys","entries")} taken in.`})}catch{a({file:t,fault:"The browser could not store it."})}};return d`<div class="incoming ui">
    <p><strong>${t}</strong> holds ${i.length+l} entries: you have ${l} of them, ${i.length}
      ${i.length===1?"is":"are"} new. Nothing of yours is lost. It would change:</p>
    <ul>
      ${c.map(w=>d`<li>${g(w)}: ${$(m,w)} →
        ${$(p,w)}</li>`)}
      ${u.map(w=>d`<li>Your note on ${g(w)}</li>`)}
      ${h.map(w=>d`<li>Setting,
        ${b[w](p.settings[w])}</li>`)}
      ${c.length+u.length+h.length===0?d`<li>nothing that shows; the past becomes more
        complete</li>`:y}
    </ul>
    <div class="row"><button type="button" class="main" @click=${v}>Take it in</button>${o}</div>
  </div>`}var Rs=60;function Wl(e){let t=e.now(),s=Fn(e.state,t),n=Math.max(1,...s.map(o=>o.count)),r=s.reduce((o,i)=>o+i.count,0),a=(o,i)=>Wt(o).toLocaleDateString("en-GB",{timeZone:"UTC",...i});return d`<section aria-labelledby="ahead">
    <h2 id="ahead">The next 14 days</h2>
    <p class="ui muted">${r===0?"No card comes back in this time.":`${H(r,"card")} ${r===1?"comes":"come"} back, ${s[0].count||"none"} today.`}</p>
    <div class="bars ui" aria-hidden="true">${s.map(o=>d`<div class="bar">
      <span class="num">${o.count||""}</span>
      <svg viewBox="0 0 10 ${Rs}" preserveAspectRatio="none">${k`<rect class="ground" x="0" y=${Rs-1}
        width="10" height="1" />
        <rect class="full" x="0" y=${Rs-(Rs-1)*(o.count/n)} width="10" height=${(Rs-1)*(o.count/n)} />`}</svg>
      <span class="day">${a(o.day,{weekday:"narrow"})}<br>${a(o.day,{day:"numeric"})}</span>
    </div>`)}</div>
    <details><summary>The numbers</summary><div class="scroll" tabindex="0" role="region"
      aria-label="Cards by day"><table>
      <thead><tr><th scope="col">Day</th><th scope="col">Cards</th></tr></thead>
      <tbody>${s.map(o=>d`<tr><th scope="row"><time datetime=${Ke(o.day)}>${We(o.day,t.day)}</time></th>
        <td data-name="forecast[${o.day-t.day}]" data-value=${String(o.count)}>${o.count}</td></tr>`)}</tbody>
    </table></div></details>
  </section>`}function Kl(e){let t=Rl(e.state),s=e.state.settings.retention,n=[["all","All cards"],["young",`Known under ${Cs} days`],["mature",`Known ${Cs} days or more`]];return d`<section aria-labelledby="kept">
    <h2 id="kept">Remembered so far</h2>
    <p class="ui muted">${t.all.share===null?"Nothing yet: this counts cards that come back after a day or more.":`${Qt(t.all.share)} of ${H(t.all.asked,"card")} that came back. You aim at ${Qt(s)}; the mark shows it.`}</p>
    ${t.all.share===null?"":d`<div class="shares ui" aria-hidden="true">${n.map(([r,a])=>d`
      <span>${a}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none">${k`<rect class="ground" x="0" y="0" width="100"
        height="10" />
        <rect class="full" x="0" y="0" width=${(t[r].share??0)*100} height="10" /><rect class="mark"
          x=${s*100-.4} y="0" width="0.8" height="10" />`}</svg>
      <span class="num">${t[r].share===null?"\u2013":Qt(t[r].share)}</span>`)}</div>
    <details><summary>The numbers</summary><div class="scroll" tabindex="0" role="region"
      aria-label="Cards remembered"><table>
      <thead><tr><th scope="col">Cards</th><th scope="col">Asked</th><th scope="col">Remembered</th><th
        scope="col">Share</th></tr></thead>
      <tbody>${n.map(([r,a])=>d`<tr><th scope="row">${a}</th><td>${t[r].asked}</td><td>${t[r].remembered}</td>
        <td data-name="retention.${r}" data-value=${String(t[r].share)}>${t[r].share===null?"none":Qt(t[r].share)}</td></tr>`)}</tbody>
    </table></div></details>`}
  </section>`}var Wn=e=>e.about.get("keys")!==!1;function Gl(e){let{retention:t,turnover:s}=e.state.settings,{least:n,most:r}=be.retention,a=Array.from({length:24},(i,l)=>l),o=i=>{let l=Math.round(Number(i.value))/100;l>=n&&l<=r&&e.set("retention",l),i.value=String(Math.round(e.state.settings.retention*100))};return d`<section aria-labelledby="settings">
    <h2 id="settings">Settings</h2>
    <div class="settings ui">
      <label for="share">Cards to remember, in per cent</label>
      <div><input id="share" type="number" min=${n*100} max=${r*100} step="1"
        .value=${W(String(Math.round(t*100)))}
        aria-describedby="share-help" @change=${i=>o(i.target)}>
        <p id="share-help" class="muted">A higher share means shorter waits and more reviews. It counts for grades from
          now on.</p></div>
      <label for="hour">My day begins at</label>
      <div><select id="hour" aria-describedby="hour-help" @change=${i=>e.set("turnover",Number(i.target.value))}>
        ${a.map(i=>d`<option value=${i} .selected=${i===s}>${String(i).padStart(2,"0")}:00</option>`)}</select>
        <p id="hour-help" class="muted">Studying after midnight still belongs to the evening before.</p></div>
      <label for="keys">Single keys in a session</label>
      <div><input id="keys" type="checkbox" .checked=${W(Wn(e))} aria-describedby="keys-help"
        @change=${i=>e.remember("keys",i.target.checked)}>
        <p id="keys-help" class="muted">Space shows the answer and then takes the marked grade; 1 to 4 grade; u takes
          back. This setting belongs to this browser.</p></div>
    </div>
  </section>`}var Vl=V`
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
    color: var(--text); font: 0.9375rem/1.2 ${lt}; text-decoration: none; }
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
  kbd { padding: 0 0.3em; border: 1px solid var(--line); border-radius: 3px; font: 0.86em ${Zt}; }
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
`;var Kn=class{entries=[];current;#t;#s;constructor(t,s){this.#t=t,this.#s=s,this.#n()}get over(){return this.current===void 0}get left(){return this.#e.length}get summary(){return Ll(this.#t.state,new Set(this.entries))}wrote(t){this.entries.push(t),this.#n()}follow(){if(this.over)return;let t=this.#t.now(),s=at(this.#t.state.cards.get(this.current),t);s!=="due"&&s!=="soon"&&this.#n()}undo(){let t=this.#t.undo();if(t)return this.entries=this.entries.filter(s=>s!==t.id),this.current=t.card,this.follow(),t}end(){this.current=void 0}get#e(){return _l(this.#t.state,this.#t.now()).filter(this.#s)}#n(){[this.current]=this.#e}};var Gn=class extends Y{static properties={theme:{reflect:!0},lesson:{reflect:!0},apkg:{reflect:!0},running:{type:Boolean,reflect:!0},session:{state:!0},incoming:{state:!0},said:{state:!0}};static styles=[Ct,qt,je,Vl];#t=[];constructor(){super(),this.theme=void 0,this.lesson="./attention.html",this.apkg="./attention-cards.apkg",this.running=!1,this.session=null,this.incoming=void 0,this.said=""}connectedCallback(){super.connectedCallback();let t=()=>{this.session?.follow(),this.requestUpdate()},s=n=>this.#r(n);T().addEventListener("change",t),document.addEventListener("keydown",s),this.#t=[Rt(()=>this.requestUpdate()),()=>T().removeEventListener("change",t),()=>document.removeEventListener("keydown",s)]}disconnectedCallback(){super.disconnectedCallback(),this.#t.forEach(t=>t()),this.#t=[]}willUpdate(){this.running=this.session!==null}get state(){let{session:t}=this;return{due:this.#s.length,session:t?{card:t.current??null,left:t.left,...t.summary}:null}}reset(){this.session=null,this.incoming=void 0}start(){this.session=new Kn(T(),t=>ht(t)!==void 0),this.#n(),this.#a("attn-input")}undo(){let t=this.session?this.session.undo():T().undo();t?this.said=`Taken back: ${t.type==="grade"?Ot[t.grade??0]:t.type}, ${ht(t.card??"")?.title??t.card}.`:this.said="Nothing to take back.",this.requestUpdate(),this.#n(),this.#a("attn-change")}get#s(){return qs(T().state,T().now()).filter(t=>ht(t))}get#e(){return this.renderRoot.querySelector("attn-card")}async#n(){await this.updateComplete,this.session&&((this.session.over?this.renderRoot.querySelector("#over"):this.#e)?.focus({preventScroll:!0}),this.renderRoot.querySelector(".session")?.scrollIntoView({block:"nearest"}))}#a(t){this.dispatchEvent(new CustomEvent(t,{bubbles:!0,composed:!0,detail:{state:this.state}}))}#r(t){let{key:s,repeat:n,isComposing:r,ctrlKey:a,metaKey:o,altKey:i}=t;if(!this.session||!Wn(T())||n||r||a||o||i||t.defaultPrevented)return;let l=t.composedPath()[0];if(l.closest?.("input, textarea, select, [contenteditable]"))return;let c=this.#e,u=s===" "&&!l.closest?.("button, summary, a");if(s==="u")this.undo();else if(c)if(u)c.revealed?c.grade(c.suggested):c.reveal();else if(/^[1-4]$/.test(s)&&c.revealed)c.grade(Number(s));else return;else return;t.preventDefault()}#l(t){t.stopPropagation();let{session:s}=this,n=T().log.at(-1);if(!s||!n||s.entries.includes(n.id))return;let{current:r}=s;s.wrote(n.id),this.said=n.type==="grade"?`${Ot[n.grade??0]}. ${s.over?"That was the last card.":`${H(s.left,"card")} left.`}`:"",s.current===r&&this.#e?.reset(),this.requestUpdate(),this.#n(),this.#a("attn-change")}render(){return d`<div class="root" data-theme=${Dt()??y}>
      <p class="unseen" role="status">${this.said}</p>
      ${Ge(T())}
      ${this.session?this.#h(this.session):this.#c()}
    </div>`}#c(){let{state:t,storage:s}=T();if(s.kind==="opening")return d`<section class="today"><p class="ui muted">Opening your deck …</p></section>`;let n=An.filter(r=>!t.cards.has(r));return d`
      ${this.#i(t.cards.size,n)}
      ${t.cards.size?d`<div class="figures">${Wl(T())}${Kl(T())}</div>`:y}
      ${Pl(T(),r=>{this.said=r})}
      ${Fl(T(),this.incoming,r=>{this.incoming=r},this.apkg)}
      ${Gl(T())}`}#i(t,s){let n=this.#s.length,r=s.length?d`<button type="button" class=${t?"":"main"} @click=${()=>this.#d(s)}>
      ${t?`Add the other ${s.length===1?"card":s.length}`:`Add all ${s.length} cards`}</button>`:y;return t?d`<section class="today" aria-label="Today">
      <p class="big"><span class="num" data-name="due" data-value=${String(n)}>${n}</span> ${n===1?"card is":"cards are"} due</p>
      ${n?y:d`<p class="muted">${this.#o()}</p>`}
      <div class="row">
        ${n?d`<button type="button" class="main" @click=${this.start}>Begin</button>`:y}
        ${r}
        ${T().undoable()?d`<button type="button" @click=${this.undo}>Take back the last step</button>`:y}
      </div></section>`:d`<section class="today" aria-label="Today"><p class="big">Your deck is empty.</p>
        <p>Add the cards of the lesson, or take them one by one <a href=${this.lesson}>from its text</a>. Each comes
          back shortly before you would forget it.</p>
        <div class="row">${r}</div></section>`}#o(){let t=T().now(),s=Fn(T().state,t,400).find(r=>r.count>0);if(!s)return"All cards are suspended.";let n=jn(T().state,t);return s.day===t.day&&n?`A card you are learning comes back in ${Vt({minutes:Math.ceil((n-t.at)/6e4)})}.`:`The next ${s.count===1?"one comes":`${s.count} come`} ${We(s.day,t.day)}.`}#d(t){T().add(t),this.said=`${H(t.length,"card")} added.`,this.#a("attn-change")}#h(t){return d`<section class="session" aria-label="Session" @attn-change=${this.#l}
      @attn-input=${s=>s.stopPropagation()}>
      <div class="row bar-row ui">
        <p class="muted">${t.over?y:d`<span data-name="left"
          data-value=${String(t.left)}>${H(t.left,"card")}</span> left`}</p>
        <button type="button" ?disabled=${!T().undoable()} aria-keyshortcuts="u"
          @click=${this.undo}>Take back</button>
        ${t.over?y:d`<button type="button" @click=${()=>{t.end(),this.requestUpdate(),this.#n()}}>End</button>`}
      </div>
      ${t.over?this.#p(t):Cl(t.current,d`<attn-card session name=${t.current}
        theme=${this.theme??y}></attn-card>`)}
      ${t.over||!Wn(T())?y:d`<p class="keys ui muted"><kbd>Space</kbd> answer, then the
        marked grade · <kbd>1</kbd>–<kbd>4</kbd> grade · <kbd>u</kbd> take back</p>`}
    </section>`}#p(t){let{reviews:s,cards:n,grades:r}=t.summary;return d`<div class="over">
      <h2 id="over" tabindex="-1">${s?"Done for now":"Nothing was graded"}</h2>
      ${s?d`<p>${H(n,"card")}, ${H(s,"grade")}.</p>
        <dl class="tally ui">${r.map((a,o)=>d`<div><dt>${Ot[o+1]}</dt><dd class="num"
          data-name="session.${Ot[o+1].toLowerCase()}" data-value=${String(a)}>${a}</dd></div>`)}</dl>`:y}
      <p class="muted">${this.#s.length?`${H(this.#s.length,"card")} still due.`:this.#o()}</p>
      <div class="row"><button type="button" class="main" @click=${this.#m}>Back to the deck</button><a
        class="ui" href=${this.lesson}>Back to the lesson</a></div>
    </div>`}#m(){this.session=null,this.updateComplete.then(()=>this.renderRoot.querySelector(".today button, .today a")?.focus())}};var Rd={"attn-card":Un,"attn-due":Bn,"attn-review":Gn};for(let[e,t]of Object.entries(Rd))customElements.get(e)||customElements.define(e,t);var Dd={},dt=Q(class extends F{constructor(){super(...arguments),this.ot=Dd}render(e,t){return t()}update(e,[t,s]){if(Array.isArray(t)){if(Array.isArray(this.ot)&&this.ot.length===t.length&&t.every((n,r)=>n===this.ot[r]))return P}else if(this.ot===t)return P;return this.ot=Array.isArray(t)?Array.from(t):t,this.render(t,s)}});function Vn(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function Ld(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function Ql(e){let t,s,n;e.length!==2?(t=Vn,s=(i,l)=>Vn(e(i),l),n=(i,l)=>e(i)-l):(t=e===Vn||e===Ld?e:Od,s=e,n=e);function r(i,l,c=0,u=i.length){if(c<u){if(t(l,l)!==0)return u;do{let h=c+u>>>1;s(i[h],l)<0?c=h+1:u=h}while(c<u)}return c}function a(i,l,c=0,u=i.length){if(c<u){if(t(l,l)!==0)return u;do{let h=c+u>>>1;s(i[h],l)<=0?c=h+1:u=h}while(c<u)}return c}function o(i,l,c=0,u=i.length){let h=r(i,l,c,u-1);return h>c&&n(i[h-1],l)>-n(i[h],l)?h-1:h}return{left:r,center:o,right:a}}function Od(){return 0}function Pd(e){return e===null?NaN:+e}var Jl=Ql(Vn),Yl=Jl.right,t0=Jl.left,e0=Ql(Pd).center;var s0=Xl(Zl),n0=Xl(Id);function Xl(e){return function(t,s,n=s){if(!((s=+s)>=0))throw new RangeError("invalid rx");if(!((n=+n)>=0))throw new RangeError("invalid ry");let{data:r,width:a,height:o}=t;if(!((a=Math.floor(a))>=0))throw new RangeError("invalid width");if(!((o=Math.floor(o!==void 0?o:r.length/a))>=0))throw new RangeError("invalid height");if(!a||!o||!s&&!n)return t;let i=s&&e(s),l=n&&e(n),c=r.slice();return i&&l?(Ve(i,c,r,a,o),Ve(i,r,c,a,o),Ve(i,c,r,a,o),Qe(l,r,c,a,o),Qe(l,c,r,a,o),Qe(l,r,c,a,o)):i?(Ve(i,r,c,a,o),Ve(i,c,r,a,o),Ve(i,r,c,a,o)):l&&(Qe(l,r,c,a,o),Qe(l,c,r,a,o),Qe(l,r,c,a,o)),t}}function Ve(e,t,s,n,r){for(let a=0,o=n*r;a<o;)e(t,s,a,a+=n,1)}function Qe(e,t,s,n,r){for(let a=0,o=n*r;a<n;++a)e(t,s,a,a+o,n)}function Id(e){let t=Zl(e);return(s,n,r,a,o)=>{r<<=2,a<<=2,o<<=2,t(s,n,r+0,a+0,o),t(s,n,r+1,a+1,o),t(s,n,r+2,a+2,o),t(s,n,r+3,a+3,o)}}function Zl(e){let t=Math.floor(e);if(t===e)return jd(e);let s=e-t,n=2*e+1;return(r,a,o,i,l)=>{if(!((i-=l)>=o))return;let c=t*a[o],u=l*t,h=u+l;for(let m=o,p=o+u;m<p;m+=l)c+=a[Math.min(i,m)];for(let m=o,p=i;m<=p;m+=l)c+=a[Math.min(i,m+u)],r[m]=(c+s*(a[Math.max(o,m-h)]+a[Math.min(i,m+h)]))/n,c-=a[Math.max(o,m-u)]}}function jd(e){let t=2*e+1;return(s,n,r,a,o)=>{if(!((a-=o)>=r))return;let i=e*n[r],l=o*e;for(let c=r,u=r+l;c<u;c+=o)i+=n[Math.min(a,c)];for(let c=r,u=a;c<=u;c+=o)i+=n[Math.min(a,c+l)],s[c]=i/t,i-=n[Math.max(r,c-l)]}}var Hd=Array.prototype,r0=Hd.slice;var zd=Math.sqrt(50),Ud=Math.sqrt(10),Bd=Math.sqrt(2);function Qn(e,t,s){let n=(t-e)/Math.max(0,s),r=Math.floor(Math.log10(n)),a=n/Math.pow(10,r),o=a>=zd?10:a>=Ud?5:a>=Bd?2:1,i,l,c;return r<0?(c=Math.pow(10,-r)/o,i=Math.round(e*c),l=Math.round(t*c),i/c<e&&++i,l/c>t&&--l,c=-c):(c=Math.pow(10,r)*o,i=Math.round(e/c),l=Math.round(t/c),i*c<e&&++i,l*c>t&&--l),l<i&&.5<=s&&s<2?Qn(e,t,s*2):[i,l,c]}function Ds(e,t,s){if(t=+t,e=+e,s=+s,!(s>0))return[];if(e===t)return[e];let n=t<e,[r,a,o]=n?Qn(t,e,s):Qn(e,t,s);if(!(a>=r))return[];let i=a-r+1,l=new Array(i);if(n)if(o<0)for(let c=0;c<i;++c)l[c]=(a-c)/-o;else for(let c=0;c<i;++c)l[c]=(a-c)*o;else if(o<0)for(let c=0;c<i;++c)l[c]=(r+c)/-o;else for(let c=0;c<i;++c)l[c]=(r+c)*o;return l}function Jn(e,t,s){return t=+t,e=+e,s=+s,Qn(e,t,s)[2]}function tc(e,t,s){t=+t,e=+e,s=+s;let n=t<e,r=n?Jn(t,e,s):Jn(e,t,s);return(n?-1:1)*(r<0?1/-r:r)}var a0=Fd(Math.random);function Fd(e){return function(s,n=0,r=s.length){let a=r-(n=+n);for(;a;){let o=e()*a--|0,i=s[a+n];s[a+n]=s[o+n],s[o+n]=i}return s}}function Je(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}var Yn=(e,t)=>s=>e*(1-s)+t*s,ec=()=>{throw new Error("only scales of numbers are here")};function ja(e){return function(){return e}}function Ha(e){return+e}var sc=[0,1];function St(e){return e}function za(e,t){return(t-=e=+e)?function(s){return(s-e)/t}:ja(isNaN(t)?NaN:.5)}function Wd(e,t){var s;return e>t&&(s=e,e=t,t=s),function(n){return Math.max(e,Math.min(t,n))}}function Kd(e,t,s){var n=e[0],r=e[1],a=t[0],o=t[1];return r<n?(n=za(r,n),a=s(o,a)):(n=za(n,r),a=s(a,o)),function(i){return a(n(i))}}function Gd(e,t,s){var n=Math.min(e.length,t.length)-1,r=new Array(n),a=new Array(n),o=-1;for(e[n]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++o<n;)r[o]=za(e[o],e[o+1]),a[o]=s(t[o],t[o+1]);return function(i){var l=Yl(e,i,1,n)-1;return a[l](r[l](i))}}function Ye(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function Ls(){var e=sc,t=sc,s=Yn,n,r,a,o=St,i,l,c;function u(){var m=Math.min(e.length,t.length);return o!==St&&(o=Wd(e[0],e[m-1])),i=m>2?Gd:Kd,l=c=null,h}function h(m){return m==null||isNaN(m=+m)?a:(l||(l=i(e.map(n),t,s)))(n(o(m)))}return h.invert=function(m){return o(r((c||(c=i(t,e.map(n),Yn)))(m)))},h.domain=function(m){return arguments.length?(e=Array.from(m,Ha),u()):e.slice()},h.range=function(m){return arguments.length?(t=Array.from(m),u()):t.slice()},h.rangeRound=function(m){return t=Array.from(m),s=ec,u()},h.clamp=function(m){return arguments.length?(o=m?!0:St,u()):o!==St},h.interpolate=function(m){return arguments.length?(s=m,u()):s},h.unknown=function(m){return arguments.length?(a=m,h):a},function(m,p){return n=m,r=p,u()}}function Ua(){return Ls()(St,St)}var X=()=>{throw new Error("only scales of numbers are here")};function Ba(e,t,s,n){var r=tc(e,t,s),a;switch(n=X(n??",f"),n.type){case"s":{var o=Math.max(Math.abs(e),Math.abs(t));return n.precision==null&&!isNaN(a=X(r,o))&&(n.precision=a),X(n,o)}case"":case"e":case"g":case"p":case"r":{n.precision==null&&!isNaN(a=X(r,Math.max(Math.abs(e),Math.abs(t))))&&(n.precision=a-(n.type==="e"));break}case"f":case"%":{n.precision==null&&!isNaN(a=X(r))&&(n.precision=a-(n.type==="%")*2);break}}return X(n)}function Fa(e){var t=e.domain;return e.ticks=function(s){var n=t();return Ds(n[0],n[n.length-1],s??10)},e.tickFormat=function(s,n){var r=t();return Ba(r[0],r[r.length-1],s??10,n)},e.nice=function(s){s==null&&(s=10);var n=t(),r=0,a=n.length-1,o=n[r],i=n[a],l,c,u=10;for(i<o&&(c=o,o=i,i=c,c=r,r=a,a=c);u-- >0;){if(c=Jn(o,i,s),c===l)return n[r]=o,n[a]=i,t(n);if(c>0)o=Math.floor(o/c)*c,i=Math.ceil(i/c)*c;else if(c<0)o=Math.ceil(o*c)/c,i=Math.floor(i*c)/c;else break;l=c}return e},e}function pt(){var e=Ua();return e.copy=function(){return Ye(e,pt())},Je.apply(e,arguments),Fa(e)}function Wa(e,t){e=e.slice();var s=0,n=e.length-1,r=e[s],a=e[n],o;return a<r&&(o=s,s=n,n=o,o=r,r=a,a=o),e[s]=t.floor(r),e[n]=t.ceil(a),e}function nc(e){return Math.log(e)}function rc(e){return Math.exp(e)}function Vd(e){return-Math.log(-e)}function Qd(e){return-Math.exp(-e)}function Jd(e){return isFinite(e)?+("1e"+e):e<0?0:e}function Yd(e){return e===10?Jd:e===Math.E?Math.exp:t=>Math.pow(e,t)}function Xd(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(e),t=>Math.log(t)/e)}function ac(e){return(t,s)=>-e(-t,s)}function Zd(e){let t=e(nc,rc),s=t.domain,n=10,r,a;function o(){return r=Xd(n),a=Yd(n),s()[0]<0?(r=ac(r),a=ac(a),e(Vd,Qd)):e(nc,rc),t}return t.base=function(i){return arguments.length?(n=+i,o()):n},t.domain=function(i){return arguments.length?(s(i),o()):s()},t.ticks=i=>{let l=s(),c=l[0],u=l[l.length-1],h=u<c;h&&([c,u]=[u,c]);let m=r(c),p=r(u),f,$,g=i==null?10:+i,b=[];if(!(n%1)&&p-m<g){if(m=Math.floor(m),p=Math.ceil(p),c>0){for(;m<=p;++m)for(f=1;f<n;++f)if($=m<0?f/a(-m):f*a(m),!($<c)){if($>u)break;b.push($)}}else for(;m<=p;++m)for(f=n-1;f>=1;--f)if($=m>0?f/a(-m):f*a(m),!($<c)){if($>u)break;b.push($)}b.length*2<g&&(b=Ds(c,u,g))}else b=Ds(m,p,Math.min(p-m,g)).map(a);return h?b.reverse():b},t.tickFormat=(i,l)=>{if(i==null&&(i=10),l==null&&(l=n===10?"s":","),typeof l!="function"&&(!(n%1)&&(l=X(l)).precision==null&&(l.trim=!0),l=X(l)),i===1/0)return l;let c=Math.max(1,n*i/t.ticks().length);return u=>{let h=u/a(Math.round(r(u)));return h*n<n-.5&&(h*=n),h<=c?l(u):""}},t.nice=()=>s(Wa(s(),{floor:i=>a(Math.floor(r(i))),ceil:i=>a(Math.ceil(r(i)))})),t}function ve(){let e=Zd(Ls()).domain([1,10]);return e.copy=()=>Ye(e,ve()).base(e.base()),Je.apply(e,arguments),e}function oc(e){return function(t){return t<0?-Math.pow(-t,e):Math.pow(t,e)}}function tp(e){return e<0?-Math.sqrt(-e):Math.sqrt(e)}function ep(e){return e<0?-e*e:e*e}function sp(e){var t=e(St,St),s=1;function n(){return s===1?e(St,St):s===.5?e(tp,ep):e(oc(s),oc(1/s))}return t.exponent=function(r){return arguments.length?(s=+r,n()):s},Fa(t)}function Xn(){var e=sp(Ls());return e.copy=function(){return Ye(e,Xn()).exponent(e.exponent())},Je.apply(e,arguments),e}function Ka(){return Xn.apply(null,arguments).exponent(.5)}var At=(e,t,{idle:s=!1,label:n,title:r}={})=>d`<button type="button"
  aria-disabled=${s?"true":y} aria-label=${n??y} title=${r??y}
  @click=${()=>s||t()}>${e}</button>`;var np=3,rp=-5;function ic(e){return e.split(/(\{[^}]*\})/).filter(Boolean).map(t=>{if(!t.startsWith("{"))return{plain:t};let[,s,n,r]=t.slice(1,-1).match(/^([^_^]*)(?:([_^])(.*))?$/)??[];return{letter:s,sub:n==="_"?r:void 0,sup:n==="^"?r:void 0}})}var C=e=>ic(e).map(({plain:t,letter:s,sub:n,sup:r})=>{if(t!==void 0)return t;let a=n?d`<sub>${n}</sub>`:r?d`<sup>${r}</sup>`:y;return d`<i class="letter">${s}</i>${a}`}),Z=e=>dt([e],()=>{let t=0;return ic(e).map(({plain:s,letter:n,sub:r,sup:a})=>{let o=-t;if(t=r?np:a?rp:0,s!==void 0)return k`<tspan dy=${o}>${s}</tspan>`;let i=r??a,l=r&&/^[a-z]/i.test(r)?"letter script":"script";return k`<tspan class="letter" dy=${o}>${n}</tspan>${i?k`<tspan class=${l} dy=${t}>${i}</tspan>`:y}`})}),Zn=e=>e.replace(/[{}_^]/g,"");var ap=/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i,op=new Set(["","true","on","yes","1"]),ip=new Set(["false","off","no","0"]),lp=12,cp=/(?:\\[\\,;\n]|[^,;\n])+/g,hp=/(?:\\[\\,;\n]|[^\s])+/g,lc=/\\([\\,;\n])/g;function Os(e){if(typeof e=="number")return e;if(typeof e!="string")return NaN;let t=e.trim().replace(/[−–]/g,"-").replace(/^([+-]?\d*),(\d+)$/,"$1.$2");return ap.test(t)?Number(t):NaN}var Ga=(e,{min:t=-1/0,max:s=1/0,whole:n})=>Number.isFinite(e)&&e>=t&&e<=s&&(!n||Number.isInteger(e)),Va=({min:e,max:t})=>e===void 0||t===void 0?"":` from ${cc(e)} to ${cc(t)}`,cc=e=>String(e).replace("-","\u2212"),Qa=([e,t])=>e===t?String(e):`${e} to ${t}`;function hc(e,t){let s=Array.isArray(e)||ArrayBuffer.isView(e);if(!s&&typeof e!="string")return;let r=(s?up(e):mp(e)).map(o=>o.map(Os)).filter(o=>o.length);if(r.length!==1||r[0].length===t)return r;let a=r[0];return Array.from({length:Math.ceil(a.length/t)},(o,i)=>a.slice(i*t,(i+1)*t))}function mp(e){let t=e.replace(/[−–]/g,"-").replace(/,?\s*dtype=[^)]*/g,"").replace(/[A-Za-z_][\w.]*\s*\(|\)/g,""),s=t.match(/\[[^[\]]*\]/g)?.map(r=>r.slice(1,-1))??[t];return(s.length>1?s:s[0].split(/[\n;]+/)).map(r=>r.split(/[\s,]+/).filter(Boolean))}function up(e){let t=Array.from(e);return t.some(s=>typeof s=="object"&&s!==null)?t.map(s=>typeof s=="object"&&s!==null?Array.from(s):[s]):[t]}function dp(e){let t=/[,;\n]/.test(e.replace(lc,""));return(e.match(t?cp:hp)??[]).map(s=>s.trim().replace(lc,"$1"))}var tr={number:{read(e,t){let s=Os(e);return Ga(s,t)?{value:s}:{}},write:String,needs:e=>`a ${e.whole?"whole ":""}number${Va(e)}`},switch:{read(e,t){if(typeof e=="boolean")return{value:e};let s=String(e??"-").trim().toLowerCase();return op.has(s)||s===t.name.toLowerCase()?{value:!0}:ip.has(s)?{value:!1}:{}},write:e=>e?"on":"off",needs:()=>"on or off"},choice:{read(e,t){let s=String(e??"").trim().toLowerCase();return t.options?.some(([n])=>n===s)?{value:s}:{}},write:String,needs:e=>`one of ${(e.options??[]).map(([t])=>t).join(", ")}`},vector:{read(e,t){let n=hc(e,t.size??2)?.flat()??[];return n.length===t.size&&n.every(r=>Ga(r,t))?{value:n}:{}},write:e=>e.join(" "),needs:e=>`${e.size} numbers${Va(e)}`},matrix:{read(e,t){let[s,n]=t.count??[1,1/0],r=hc(e,t.size??2)??[];return r.length>=s&&r.length<=n&&r.every(o=>o.length===t.size&&o.every(i=>Ga(i,t)))?{value:r}:{}},write:e=>e.map(t=>t.join(" ")).join("; "),needs:e=>`${Qa(e.count??[1,1/0])} rows of ${e.size} numbers, each${Va(e)}`},cells:{read(e,t){let[s,n]=t.count??[1,1/0],a=(Array.isArray(e)?e:String(e??"").split(/[/;\n]+/)).map(i=>(Array.isArray(i)?i:[...String(i).replace(/[\s,]/g,"")]).map(Number));return a.length>=s&&a.length<=n&&a.every(i=>i.length>=s&&i.length<=n&&i.every(l=>l===0||l===1))?{value:a}:{}},write:e=>e.map(t=>t.join("")).join("/"),needs:e=>`${Qa(e.count??[1,1/0])} rows of 0 and 1, such as 100/110/111`},labels:{read(e,t){let[s,n]=t.count??[1,1/0],r=Array.isArray(e)?e:typeof e=="string"?dp(e):[e];if(!r.every(o=>typeof o=="string"||typeof o=="number"))return{};let a=r.map(o=>[...String(o).trim()].slice(0,lp).join("").trim()).filter(Boolean);return a.length>=s&&a.length<=n?{value:a}:{}},write(e){let t=e.map(s=>s.replace(/[\\,;\n]/g,"\\$&"));return t.length===1&&/\s/.test(t[0])?`${t[0]},`:t.join(", ")},needs:e=>`${Qa(e.count??[1,1/0])} words`}};var ke=e=>e.replace(/[A-Z]/g,t=>`-${t.toLowerCase()}`);function Xe(e,t){let s=pp(e,t);return s!==void 0?{value:Ya(s)}:{problem:`${Zn(e.label)}: expected ${tr[e.type].needs(e)}, not ${fp(t)}.`}}function pp(e,t){try{return tr[e.type].read(t,e).value}catch{return}}var Ps=(e,t)=>tr[e.type].write(t),re=e=>Object.freeze(Object.fromEntries(e.map(t=>[t.name,Ya(Ja(t.default))]))),mc=e=>Object.fromEntries(Object.entries(e).map(([t,s])=>[t,Ja(s)])),Ja=e=>Array.isArray(e)?e.map(Ja):e;function Pt(e,t){if(Object.is(e,t))return!0;if(typeof e!="object"||typeof t!="object"||e===null||t===null)return!1;let s=Object.keys(e);return s.length===Object.keys(t).length&&s.every(n=>Pt(e[n],t[n]))}function uc(e,t,s){let n=new URLSearchParams;for(let r of e){let a=t[r.name];s.every(o=>Pt(a,o[r.name]))||n.set(ke(r.name),Ps(r,a))}return n.toString()}function dc(e,t){let s=new URLSearchParams(t),n={};for(let{name:r}of e){let a=s.get(ke(r));a!==null&&(n[r]=a)}return n}function Ya(e){return Array.isArray(e)&&e.forEach(Ya),Object.freeze(e)}function fp(e){let t;try{t=typeof e=="string"?e:JSON.stringify(e)??String(e)}catch{t=typeof e}return`\u201C${t.length>40?`${t.slice(0,39)}\u2026`:t}\u201D`}var ft=new WeakSet,fc=e=>ft.has(e),gc=Q(class extends F{render(e){return e}update({element:e},[t]){return!ft.has(e)&&e.value!==t&&(e.value=t),y}}),pc=.1,gp=.01,yp=99999;function er({model:e,row:t,value:s,label:n,name:r,id:a,put:o,paste:i,idle:l}){let c={...t,type:"number",label:n},u=m=>Xe(c,m).value,h=(t.max??0)>yp;return d`<input class=${h?"field long":"field"} type="text" inputmode="decimal" autocomplete="off"
    spellcheck="false" size="6" ?disabled=${l} id=${a??y} aria-label=${a?y:n}
    data-name=${r??y} data-value=${r?String(s):y}
    value=${gc(wt(s))}
    @input=${({target:m})=>{ft.add(m);let p=u(m.value);p!==void 0&&e.input(o(p))}}
    @change=${({target:m})=>{ft.delete(m);let{problem:p}=Xe(c,m.value);p?(e.cancel(),e.refuse(t.name,m.value,p)):e.accept(t.name),e.settle(),m.value=wt(Os(p?s:m.value))}}
    @blur=${({target:m})=>ft.delete(m)}
    @keydown=${m=>{let{key:p,target:f}=m;if(p==="Escape"&&ft.has(f)&&(ft.delete(f),e.cancel(),f.value=wt(s),m.preventDefault()),p!=="ArrowUp"&&p!=="ArrowDown")return;m.preventDefault(),ft.delete(f);let $=(t.step??pc)*(m.shiftKey?gp/pc:1)*(p==="ArrowUp"?1:-1),g=u(String(Math.round((s+$)*1e6)/1e6));g!==void 0&&e.input(o(g))}}
    @keyup=${({key:m})=>(m==="ArrowUp"||m==="ArrowDown")&&e.settle()}
    @paste=${m=>{let p=m.clipboardData?.getData("text/plain")??"";!i||Number.isFinite(Os(p))||!i(p)||(m.preventDefault(),ft.delete(m.target))}}>`}var sr=({model:e,value:t,label:s,put:n})=>d`<input class="field word" type="text"
  autocomplete="off" spellcheck="false" size="7" maxlength="12" aria-label=${s} value=${gc(t)}
  @input=${({target:r})=>ft.add(r)}
  @change=${({target:r})=>{ft.delete(r),r.value.trim()?e.apply(n(r.value)):r.value=t}}
  @blur=${({target:r})=>ft.delete(r)}>`;function nr(e,t){let s=()=>e.current[t.name];return(n,r,a,o)=>er({model:e,row:t,label:a,name:o,value:t.type==="vector"?s()[r]:s()[n][r],put:i=>({[t.name]:t.type==="vector"?s().map((l,c)=>c===r?i:l):s().map((l,c)=>c===n?l.map((u,h)=>h===r?i:u):l)}),paste:i=>{let{problem:l}=Xe(t,i);return l?e.refuse(t.name,i,l):e.apply({[t.name]:i}),!0}})}var yc=60;function $c(e,t){let s=a=>{let o=Sp[a.control||a.type];return o?.(a,t.current[a.name],t,a.when?.(t.current)===!1)},n=e.filter(a=>a.control!==!1),r=n.filter(a=>a.more);return dt(n.map(({name:a})=>t.current[a]),()=>d`
    <div class="controls">${n.filter(a=>!a.more).map(s)}</div>
    ${r.length?d`<details class="settings">
      <summary>More settings</summary>
      <div class="controls">${r.map(s)}</div>
    </details>`:y}`)}function $p(e){let t=[e.min??0,e.max??1],s=e.scale==="log"?ve(t,[0,1]):pt(t,[0,1]),n=(r,a)=>{if(e.whole)return Math.round(r);if(e.scale==="log")return Number(r.toPrecision(a===1?2:3));let o=(e.step??.1)*a;return Number((Math.round(r/o)*o).toPrecision(12))};return{position:r=>s(r),value:r=>n(s.invert(r),1),next(r,a,o){let i=e.scale==="log"?s.invert((Math.round(s(r)*yc/o)+a)*o/yc):r+a*(e.step??.1)*o,l=n(Math.min(t[1],Math.max(t[0],i)),o),[c,u]=t;return l===r&&e.whole?Math.min(u,Math.max(c,r+Math.sign(a))):l},ends:t}}function bp(e,t,s,n){let{position:r,value:a,next:o,ends:i}=$p(e),l=h=>({[e.name]:h}),c=h=>{if(h.ctrlKey||h.metaKey||h.altKey)return;let m=h.shiftKey?.1:1,f={ArrowLeft:()=>o(t,-1,m),ArrowDown:()=>o(t,-1,m),ArrowRight:()=>o(t,1,m),ArrowUp:()=>o(t,1,m),PageDown:()=>o(t,-10,1),PageUp:()=>o(t,10,1),Home:()=>i[0],End:()=>i[1]}[h.key];f&&(h.preventDefault(),s.input(l(f())))},u=e.symbol?d` <span aria-hidden="true">${C(`{${e.symbol}}`)}</span>`:y;return d`<div class="control slider">
    <label for=${`field-${e.name}`}>${e.label}${u}</label>
    <div class="moving"><div>
      <input type="range" min="0" max="1" step="any" ?disabled=${n} .value=${W(String(r(t)))}
        aria-label=${`${e.label}, slider`} aria-valuetext=${wt(t)} title=${e.help??y}
        @input=${({target:h})=>s.input(l(a(Number(h.value))))}
        @change=${()=>s.settle()} @pointerup=${()=>s.settle()} @keydown=${c}
        @keyup=${()=>s.settle()} @blur=${()=>s.settle()}>
      ${er({model:s,row:e,value:t,label:e.label,id:`field-${e.name}`,name:e.name,put:l})}
    </div></div>
  </div>`}function wp(e,t,s,n){let{step:r=1,min:a=0,max:o=1/0}=e,i=c=>({[e.name]:c}),l=(c,u,h)=>At(u,()=>s.apply(i(t+c)),{label:h,idle:n||t+c<a||t+c>o});return d`<div class="control stepper" title=${e.help??y}>
    <label for=${`field-${e.name}`}>${e.label}</label>
    ${e.button?y:l(-r,"\u2212",`${e.label}, one less`)}
    ${er({model:s,row:e,value:t,label:e.label,id:`field-${e.name}`,name:e.name,put:i,idle:n})}
    ${e.button?l(r,e.button,e.button):l(r,"+",`${e.label}, one more`)}
  </div>`}var xp=(e,t,s,n)=>d`<label class="control toggle" title=${e.help??y}>
  <input type="checkbox" ?disabled=${n} .checked=${W(t)}
    @change=${({target:r})=>s.apply({[e.name]:r.checked})}>
  <span>${C(e.label)}</span>
</label>`,bc=(e,t,s,n)=>d`<fieldset class="control choice" ?disabled=${n}
  title=${e.help??y}>
  <legend>${e.label}</legend>
  ${(e.options??[]).map(([r,a])=>d`<label>
    <input type="radio" name=${e.name} value=${r} .checked=${W(r===t)}
      @change=${()=>s.apply({[e.name]:r})}>
    <span>${C(a)}</span>
  </label>`)}
</fieldset>`,vp=(e,t,s,n)=>d`<label class="control list" title=${e.help??y}>
  <span>${e.label}</span>
  <select ?disabled=${n} .value=${W(t)} @change=${({target:r})=>s.apply({[e.name]:r.value})}>
    ${(e.options??[]).map(([r,a])=>d`<option value=${r}
      ?selected=${r===t}>${a}</option>`)}
  </select>
</label>`,kp=1400;function _p(e,t,s,n){let r=(e.options??[]).map(([l])=>l),a=r.indexOf(t),o=l=>s.apply({[e.name]:r[l]}),i=l=>{o(l),l+1<r.length&&setTimeout(()=>s.current[e.name]===r[l]&&i(l+1),kp)};return d`${bc(e,t,s,n)}<div class="control buttons">
    ${At("Back",()=>o(a-1),{idle:a===0})}
    ${At("Next",()=>o(a+1),{idle:a===r.length-1})}
    ${At("Play",()=>i(0))}
  </div>`}var Sp={number:bp,switch:xp,choice:bc,select:vp,stepper:wp,stages:_p};var Ap=e=>Math.round(e*1e3)/1e3,Tp=(e,[t,s])=>Math.min(s,Math.max(t,e)),rr=class{#t;#s;constructor(t){this.#t=t}get dragging(){return this.#s!==void 0&&this.#t.moving}press=(t,s)=>{if(t.button!==0||!t.isPrimary)return;t.preventDefault(),this.release();let n=t.currentTarget,r=n.ownerSVGElement,a=wc(r),o=xc(a,t),[i,l]=[s.plane.toX(s.point[0]),s.plane.toY(s.point[1])];n.focus({preventScroll:!0});try{n.setPointerCapture(t.pointerId)}catch{}let c=this.#s=new AbortController,{signal:u}=c,h=m=>m.pointerId===t.pointerId;window.addEventListener("scroll",()=>{a=wc(r)},{signal:u,capture:!0}),n.addEventListener("pointermove",m=>{if(!h(m))return;let p=xc(a,m),f=[s.plane.toX.invert(i+p.x-o.x),s.plane.toY.invert(l+p.y-o.y)];this.#e(s,f.map($=>Math.round($/.01)*.01))},{signal:u}),n.addEventListener("pointerup",m=>h(m)&&this.release(),{signal:u}),n.addEventListener("pointercancel",m=>h(m)&&this.release(),{signal:u}),n.addEventListener("lostpointercapture",m=>h(m)&&this.release(),{signal:u})};key=(t,s)=>{if(t.ctrlKey||t.metaKey||t.altKey)return;let n=t.shiftKey?.01:.1,[r,a]=s.point,[o,i]=s.limits,l={ArrowLeft:[r-n,a],ArrowRight:[r+n,a],ArrowUp:[r,a+n],ArrowDown:[r,a-n],Home:[o[0],a],End:[o[1],a],PageUp:[r,i[1]],PageDown:[r,i[0]]};if(t.key==="Escape")return this.cancel(t);let c=l[t.key];c&&(t.preventDefault(),this.#e(s,c))};rest=()=>{this.#s||this.#t.settle()};release(){this.#s?.abort(),this.#s=void 0,this.#t.settle()}cancel(t){this.#s&&(t.preventDefault(),this.#s.abort(),this.#s=void 0,this.#t.cancel())}#e(t,s){this.#t.input(t.put(s.map((n,r)=>Ap(Tp(n,t.limits[r])))))}},wc=e=>e.getScreenCTM()?.inverse()??new DOMMatrix,xc=(e,{clientX:t,clientY:s})=>new DOMPoint(t,s).matrixTransform(e);function vc(e){return(e instanceof Element?e.closest("[data-symbol]"):null)?.dataset.symbol?.split(" ")[0]??null}var ar=class{#t;#s=null;#e=null;#n=null;#a=!1;constructor(t){this.#t=t}point(t){t.pointerType!=="touch"&&(this.#s=t.type==="pointerleave"?null:vc(t.composedPath()[0]),this.#r())}focus(t){this.#e=t.type==="focusout"?null:vc(t.composedPath()[0]),this.#r()}leave(){this.#s=this.#e=null,this.#r()}show(t,s){if(!s&&!this.#a)return;let n=t.querySelectorAll(".picture [data-symbol]"),r=[...n].filter(({dataset:a})=>s&&a.symbol?.split(" ").includes(s));for(let a of n)a.toggleAttribute("data-faded",r.length>0&&!r.includes(a));this.#a=r.length>0}#r(){let t=this.#s??this.#e;t!==this.#n&&(this.#n=t,this.#t(t))}};var or=6,kc=8;function _c(e){let t=e.composedPath()[0];return t instanceof Element?t.closest(".number[data-name]")??t.closest(".cell")?.querySelector(".number[data-name]")??void 0:void 0}var ir=class{#t;#s;#e;#n;#a;constructor(t,s){this.#t=t,this.#s=s}key(t){let s=_c(t);!s||t.key!=="Enter"&&t.key!==" "||(t.preventDefault(),this.#r(s))}click(t){let s=_c(t);s&&this.#r(s)}name(t){let s=this.#s();if(s)for(let n of t.querySelectorAll(".number[data-name]")){let{name:r}=n.dataset;if(!r||!s.numbers.has(r))continue;let{label:a,value:o,digits:i}=s.numbers.get(r);Sc(n,"data-value",String(o)),Sc(n,"aria-label",`${a}, ${Ni(o,i)}`)}}render({explain:t}){let s=this.#e,n=this.#s(),r=s&&n?.numbers.has(s)?n.numbers.get(s):void 0;return d`<div class="how" popover role="dialog" aria-labelledby="how-title" tabindex="-1"
      @toggle=${a=>a.newState==="closed"&&this.#l(a.target)}>${r&&s?d`
        <p class="how-title" id="how-title">${r.label[0].toUpperCase()+r.label.slice(1)}</p>
        ${t(n,s)}
        <p class="remark">Not rounded: <span class="exact">${Mp(r.value)}</span></p>`:y}
    </div>`}async#r(t){let s=this.#t.renderRoot.querySelector(".how");s.contains(t)||(this.#a=t,this.#n=t.getBoundingClientRect()),this.#e=t.dataset.name,this.#t.requestUpdate(),await this.#t.updateComplete,!(!this.#t.isConnected||!this.#n)&&(Ep(s,this.#n),s.focus({preventScroll:!0}))}follow(){let t=this.#s();!this.#e||!t||t.numbers.has(this.#e)||(this.#e=void 0,this.#t.renderRoot.querySelector(".how").hidePopover?.())}#l(t){let s=this.#t.renderRoot.activeElement;(!s||t.contains(s))&&this.#a?.focus({preventScroll:!0}),this.#e=void 0,this.#t.requestUpdate()}};function Sc(e,t,s){e.getAttribute(t)!==s&&e.setAttribute(t,s)}var Mp=e=>String(e).replaceAll("-","\u2212").replace("Infinity","\u221E");function Ep(e,t){if(!e.showPopover)return;e.matches(":popover-open")||e.showPopover();let{offsetWidth:s,offsetHeight:n}=e,{clientWidth:r,clientHeight:a}=document.documentElement,o=t.bottom+or+n<=a||t.top-or-n<0,i=Math.max(kc,Math.min(t.left,r-s-kc));e.style.left=`${i+scrollX}px`,e.style.top=`${(o?t.bottom+or:t.top-or-n)+scrollY}px`}var lr=class{#t=[];#s=[];get canUndo(){return this.#t.length>0}get canRedo(){return this.#s.length>0}push(t){this.#t.push(t),this.#t.length>100&&this.#t.shift(),this.#s=[]}undo(t){let s=this.#t.pop();return s&&this.#s.push(t),s}redo(t){let s=this.#s.pop();return s&&this.#t.push(t),s}};var cr=class{#t;#s;#e;#n;#a=new lr;#r;problems=new Map;constructor(t,s){this.#t=new Map(t.map(n=>[n.name,n])),this.#s=this.#e=re(t),this.#r=s}get current(){return this.#e}get settled(){return this.#n??this.#e}get moving(){return this.#n!==void 0}get canUndo(){return this.#a.canUndo||this.moving}get canRedo(){return this.#a.canRedo}get changed(){return!Pt(this.#e,this.#s)}copy(){return mc(this.#e)}toText(){let t=[...this.#t.values()];return uc(t,this.#e,[re(t),this.#s])}fromText(t){return dc([...this.#t.values()],t)}attribute(t,s){let n=this.#t.get(t),r=re([n])[t],a=s===null?r:this.#o(t,s,r);this.#s=Object.freeze({...this.#s,[t]:a}),this.#c({[t]:a},"set")}set(t){this.#c(this.#i(t),"set")}input(t){let s=this.#i(t),n=!this.moving;this.#n??=this.#e,!this.#c(s,"input")&&n&&(this.#n=void 0)}settle(){let t=this.#n;if(this.#n=void 0,!t)return;let s=!Pt(t,this.#e);s&&this.#a.push(t),this.#r(s?"change":"set")}cancel(){let t=this.#n;this.#n=void 0,t&&!this.#c(t,"input")&&this.#r("set")}apply(t){this.settle(),this.input(t),this.settle()}refuse(t,s,n){this.problems.set(t,n),this.#r("invalid",{name:t,value:s,reason:n,used:this.#e[t]})}accept(t){this.problems.delete(t)&&this.#r("set")}undo(){this.settle(),this.#l(this.#a.undo(this.#e))}redo(){this.settle(),this.#l(this.#a.redo(this.#e))}reset(){this.problems.clear(),this.apply(this.#s),this.#r("set")}#l(t){t&&(this.#c(t,"input"),this.#r("change"))}#c(t,s){let n={...this.#e,...t};return Pt(n,this.#e)?!1:(this.#e=Object.freeze(n),this.#r(s),!0)}#i(t){let s={};for(let[n,r]of Object.entries(t??{})){let a=this.#o(n,r,this.#e[n]);this.#t.has(n)&&(s[n]=a)}return s}#o(t,s,n){let r=this.#t.get(t),{value:a,problem:o}=r?Xe(r,s):{problem:`This figure has no parameter \u201C${t}\u201D.`};return o?(this.problems.set(t,o),this.#r("invalid",{name:t,value:s,reason:o,used:n}),n):(this.accept(t),a)}};var Np=(e,t,s)=>t.every(n=>Pt(e[n.name]??n.default,s[n.name]));function Ac({presets:e,parameters:t},s,n){let{settled:r,canUndo:a,canRedo:o,changed:i}=s;return dt([r,a,o,i],()=>{let l=e.find(({state:c})=>Np(c,t,r))?.name??"";return d`<div class="actions">
      <label class="presets"><span>Examples</span>
        <select .value=${W(l)} @change=${({target:c})=>n(c.value)}>
          <option value="" disabled ?selected=${l===""}>Your own numbers</option>
          ${e.map(({name:c})=>d`<option value=${c} ?selected=${c===l}>${c}</option>`)}
        </select>
      </label>
      <div class="buttons">
        ${At("Undo",()=>s.undo(),{idle:!a,title:"Ctrl+Z"})}
        ${At("Redo",()=>s.redo(),{idle:!o,title:"Ctrl+Shift+Z"})}
        ${At("Reset",()=>s.reset(),{idle:!i})}
      </div>
    </div>`})}function Tc(e,t){let s=e.key.toLowerCase();if(!(e.ctrlKey||e.metaKey)||e.altKey||s!=="z"&&s!=="y")return;let n=e.composedPath()[0];fc(n)||(e.preventDefault(),s==="y"||e.shiftKey?t.redo():t.undo())}var Nc=[[".picture",".number[data-name]"],[".scroll",".number[data-name]"],[".toggles",".toggle-cell"]];function qc(e){for(let[t,s]of Nc)for(let n of e.querySelectorAll(t)){for(let r of n.querySelectorAll(`${s}:not([tabindex])`))r.setAttribute("tabindex","-1"),r.hasAttribute("role")||r.setAttribute("role","button");n.querySelector(`${s}[tabindex="0"]`)||n.querySelector(s)?.setAttribute("tabindex","0")}}function Cc(e){let t=e.composedPath()[0];for(let[s,n]of Nc){let r=t.closest?.(n),a=r?.closest(s);if(r&&a)return{item:r,all:a.querySelectorAll(n)}}}function Rc(e){let t=Cc(e);if(t){for(let s of t.all)s.tabIndex===0&&s.setAttribute("tabindex","-1");t.item.setAttribute("tabindex","0")}}var qp={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Mc=4;function Dc(e){let t=qp[e.key],s=Cc(e);if(!t||!s||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let n=Ec(s.item),r,a=1/0;for(let o of s.all){let i=Ec(o),[l,c]=[i.x-n.x,i.y-n.y],u=l*t[0]+c*t[1],h=Math.abs(l*t[1])+Math.abs(c*t[0]);u<2||u+Mc*h>=a||(a=u+Mc*h,r=o)}r?.focus()}function Ec(e){let{x:t,y:s,width:n,height:r}=e.getBoundingClientRect();return{x:t+n/2,y:s+r/2}}function _e(e){if(Number.isNaN(e))return"float('nan')";if(!Number.isFinite(e))return e>0?"float('inf')":"-float('inf')";let t=String(e);return/[.e]/.test(t)?t:`${t}.0`}function Lc(e,t=0){return Array.isArray(e[0])?`[${e.map(s=>Lc(s)).join(`,
${" ".repeat(t)}`)}]`:`[${e.map(_e).join(", ")}]`}var J=(e,t,s)=>`${e} = ${t}(${Lc(s,`${e} = ${t}([`.length)})`;function Ze(e,t){if(Number.isNaN(e))return"\\mathrm{NaN}";if(!Number.isFinite(e))return e>0?"\\infty":"-\\infty";let s=e.toFixed(t);return Number(s)===0?s.replace("-",""):s}var ae=(e,t)=>`\\begin{pmatrix}
${e.map(s=>`  ${Array.from(s,n=>Ze(n,t)).join(" & ")}`).join(` \\\\
`)}
\\end{pmatrix}`;function Oc(e){let t=n=>/[",\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n;return`${["name,meaning,value",...Array.from(e,({name:n,label:r,value:a})=>[n,r,String(a)].map(t).join(","))].join(`\r
`)}\r
`}var Cp=["fill","fill-opacity","stroke","stroke-width","stroke-opacity","stroke-dasharray","stroke-linecap","stroke-linejoin","opacity","paint-order","font-family","font-size","font-style","font-weight","font-variant-numeric"],Rp=".reach, .halo",Dp=["class","role","tabindex"];function Pc(e,t){let s=e.cloneNode(!0),[n,r]=[e,s].map(l=>[l,...l.querySelectorAll("*")]);n.forEach((l,c)=>{let u=getComputedStyle(l);for(let h of Cp)r[c].setAttribute(h,u.getPropertyValue(h));for(let{name:h}of[...r[c].attributes])(Dp.includes(h)||/^(aria|data)-/.test(h))&&r[c].removeAttribute(h)}),n.forEach((l,c)=>l.matches(Rp)&&r[c].remove()),jc(s);let a=e.viewBox.baseVal,[o,i]=[a.width+32,a.height+32];return s.setAttribute("viewBox",`-16 -16 ${o} ${i}`),s.setAttribute("width",String(o)),s.setAttribute("height",String(i)),s.setAttribute("xmlns","http://www.w3.org/2000/svg"),s.prepend(Hc("title",{textContent:t}),Lp(e,o,i)),{text:new XMLSerializer().serializeToString(s),width:o,height:i}}async function Ic({text:e,width:t,height:s}){let n=new Image;n.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let r=document.createElement("canvas");return r.width=Math.round(t*3),r.height=Math.round(s*3),r.getContext("2d")?.drawImage(n,0,0,r.width,r.height),new Promise((a,o)=>{r.toBlob(i=>i?a(i):o(new Error("this engine makes no PNG")),"image/png")})}function hr(e,t,s){let n=URL.createObjectURL(new Blob([e],{type:t})),r=document.createElement("a");r.href=n,r.download=s,r.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}function jc(e){for(let t of[...e.childNodes])t.nodeType===Node.COMMENT_NODE?t.remove():jc(t)}function Hc(e,t={}){return Object.assign(document.createElementNS("http://www.w3.org/2000/svg",e),t)}function Lp(e,t,s){let n=Hc("rect"),r={x:-16,y:-16,width:t,height:s};for(let[a,o]of Object.entries(r))n.setAttribute(a,String(o));return n.setAttribute("fill",getComputedStyle(e.closest(".root")).backgroundColor),n}var mr=class{#t;#s="";#e="";constructor(t){this.#t=t}render(t,s,n,r){let o={...t.code(s,n),"HTML tag":Op(t,n),...r?{Link:r}:{}},i=()=>Pc(this.#t.renderRoot.querySelector(".picture"),Zn(t.title)),l=u=>`attn-${t.slug}.${u}`,c={SVG:()=>hr(i().text,"image/svg+xml",l("svg")),PNG:async()=>hr(await Ic(i()),"image/png",l("png")),CSV:()=>hr(Oc(s.numbers),"text/csv",l("csv"))};return d`<div class="take">
      <span class="buttons"><span>Copy as</span>${Object.entries(o).map(([u,h])=>d`
        <button type="button" @click=${()=>this.#n(u,h)}>${u}</button>`)}</span>
      <span class="buttons"><span>Save as</span>${Object.entries(c).map(([u,h])=>d`
        <button type="button" @click=${()=>this.#a(u,h)}>${u}</button>`)}</span>
      <p class="said" role="status">${this.#e}</p>
      ${this.#s?d`<textarea readonly rows=${Math.min(16,this.#s.split(`
`).length)} spellcheck="false"
        aria-label="The copied text" .value=${W(this.#s)}></textarea>`:y}
    </div>`}async#n(t,s){this.#s=s;try{await navigator.clipboard.writeText(s),this.#r(`Copied as ${t}.`)}catch{this.#r("The page may not use the clipboard; the text is selected, so that you can copy it."),await this.#t.updateComplete,this.#t.renderRoot.querySelector("textarea")?.select()}}async#a(t,s){try{await s(),this.#r(`Saved as ${t}.`)}catch(n){this.#r(`It could not be saved: ${n instanceof Error?n.message:n}.`)}}#r(t){this.#e=t,this.#t.requestUpdate()}};function Op({slug:e,parameters:t},s){let n=t.filter(r=>!Pt(r.default,s[r.name])).map(r=>` ${ke(r.name)}="${Ps(r,s[r.name]).replaceAll("&","&amp;").replaceAll('"',"&quot;")}"`);return`<attn-${e}${n.join("")}></attn-${e}>
`}var Is=(e,t)=>{let s=e._$AN;if(s===void 0)return!1;for(let n of s)n._$AO?.(t,!1),Is(n,t);return!0},ur=e=>{let t,s;do{if((t=e._$AM)===void 0)break;s=t._$AN,s.delete(e),e=t}while(s?.size===0)},zc=e=>{for(let t;t=e._$AM;e=t){let s=t._$AN;if(s===void 0)t._$AN=s=new Set;else if(s.has(e))break;s.add(e),jp(t)}};function Pp(e){this._$AN!==void 0?(ur(this),this._$AM=e,zc(this)):this._$AM=e}function Ip(e,t=!1,s=0){let n=this._$AH,r=this._$AN;if(r!==void 0&&r.size!==0)if(t)if(Array.isArray(n))for(let a=s;a<n.length;a++)Is(n[a],!1),ur(n[a]);else n!=null&&(Is(n,!1),ur(n));else Is(this,e)}var jp=e=>{e.type==ot.CHILD&&(e._$AP??=Ip,e._$AQ??=Pp)},dr=class extends F{constructor(){super(...arguments),this._$AN=void 0}_$AT(t,s,n){super._$AT(t,s,n),zc(this),this.isConnected=t._$AU}_$AO(t,s=!0){t!==this.isConnected&&(this.isConnected=t,t?this.reconnected?.():this.disconnected?.()),s&&(Is(this,t),ur(this))}setValue(t){if(cn(this._$Ct))this._$Ct._$AI(t,this);else{let s=[...this._$Ct._$AH];s[this._$Ci]=t,this._$Ct._$AI(s,this,0)}}disconnected(){}reconnected(){}};var Uc=()=>new Za,Za=class{},Xa=new WeakMap,Bc=Q(class extends dr{render(e){return y}update(e,[t]){let s=t!==this.G;return s&&this.rt(void 0),(s||this.lt!==this.ct)&&(this.G=t,this.ht=e.options?.host,this.rt(this.ct=e.element)),y}rt(e){if(this.G!==void 0)if(this.isConnected||(e=void 0),typeof this.G=="function"){let t=this.ht??globalThis,s=Xa.get(t);s===void 0&&(s=new WeakMap,Xa.set(t,s)),s.get(this.G)!==void 0&&this.G.call(this.ht,void 0),s.set(this.G,e),e!==void 0&&this.G.call(this.ht,e)}else this.G.value=e}get lt(){return typeof this.G=="function"?Xa.get(this.ht??globalThis)?.get(this.G):this.G?.value}disconnected(){this.lt===this.ct&&this.rt(void 0)}reconnected(){this.rt(this.ct)}});var Hp=4,zp=30,to=60,Up=.02,Bp=3e3,pr=class{#t;#s;#e;#n="";#a;#r=!1;#l=!1;#c=Uc();data;#i;#o=0;constructor(t,s){this.#t=t,this.#s=s}ask(t,s){let n=this.#t.key(t);n!==this.#n&&(this.#n=n,this.#l=!1,this.#e=this.#t.run(t,s),this.#f(),this.#i=this.data,this.#u(to))}resume(){this.#r=!0,this.#u(0)}pause(){this.#r=!1,clearTimeout(this.#a)}toggle(){this.#l=!this.#l,this.#h()}finish(){let t=performance.now()+Bp;for(;this.#e&&!this.#l&&performance.now()<t;)this.#f();this.#h()}#d=()=>{this.data!==this.#i?(this.#h(),this.#u(to)):(this.#p(),this.#u(this.#m()?zp:0))};#h(){this.#i=this.data,this.#s(!0)}#p(){let t=performance.now(),s=t,n=0;for(;this.#e&&this.data===this.#i&&s-t+n<Hp;){this.#f();let r=performance.now();n=Math.max(n,r-s),s=r}this.#e||this.#s(!1)}#m(){let t=this.#c.value;return Math.abs(this.#o-t.value)<Up?!1:(t.value=this.#o,!0)}#u(t){clearTimeout(this.#a),this.#e&&this.#r&&!this.#l&&(this.#a=setTimeout(this.#d,t))}#f(){let{value:t,done:s}=this.#e.next();s?this.#e=void 0:{data:this.data,done:this.#o}=t}render(t){return this.#u(to),d`<div class="work">
      <progress ${Bc(this.#c)} max="1" .value=${this.#o} aria-label="Random draws"></progress>
      <span>${this.data?this.#t.say(this.data,this.#o,t):""}</span>
      ${At(this.#l?"Go on":"Stop",()=>this.toggle(),{idle:!this.#e})}
    </div>`}};var Fp=[3,4,5,6,8,10,12,16,20];function js(e){let t=e.flat().reduce((s,n)=>Math.max(s,n<0?-n:n),0);return Fp.find(s=>t<=s)??t}function Fc(e,t,s){let[n,r]=[(t+s)/2,(s-t)/2/e];return Object.assign(a=>n+a*r,{reach:e,invert:a=>(a-n)/r})}function Hs({x:e,y:t,width:s,height:n,reach:r}){let a=Math.min(s,n)/2/(r*1.08),o=s/2/a,i=n/2/a;return{x:e,y:t,width:s,height:n,toX:Fc(o,e,e+s),toY:Fc(i,t+n,t)}}var oe=e=>Math.round(e*10)/10,tt=(e,[t,s])=>[oe(e.toX(t)),oe(e.toY(s))],Wc=(e,t)=>`translate(${e} ${t})`;function zs({toX:e,toY:t}){let s=({reach:n})=>[Math.ceil(-n*100)/100,Math.floor(n*100)/100];return[s(e),s(t)]}var fr=(e,t,s)=>e.map((n,r)=>r===t?s:n),gr=e=>dt([e.x,e.y,e.width,e.height,e.toX.reach],()=>Wp(e));function Wp({x:e,y:t,width:s,height:n,toX:r,toY:a}){let o=({reach:h},m)=>pt().domain([-h,h]).ticks(m/45).filter(Number.isInteger),[i,l]=[o(r,s),o(a,n)],c=h=>h!==0&&r(h)>e+34&&r(h)<e+s-8,u=h=>h!==0&&a(h)<t+n-24&&a(h)>t+8;return k`<g class="ground">
    <rect class="plane" x=${e} y=${t} width=${s} height=${n} rx="4"></rect>
    <path class="grid" d=${[...i.map(h=>`M${r(h)} ${t}v${n}`),...l.map(h=>`M${e} ${a(h)}h${s}`)].join("")}></path>
    <path class="axis" d=${`M${e} ${a(0)}h${s}M${r(0)} ${t}v${n}`}></path>
    ${i.filter(c).map(h=>k`<text class="tick" x=${r(h)} y=${t+n-5}
      text-anchor="middle">${I(h,0)}</text>`)}
    ${l.filter(u).map(h=>k`<text class="tick" x=${e+5} y=${a(h)+4}>${I(h,0)}</text>`)}
  </g>`}function Us(e,{role:t,label:s,symbol:n,radius:r=7,shape:a="disc"},o){let[i,l]=tt(e.plane,e.point),c=a==="disc"?k`<circle class="dot" cx=${i} cy=${l} r=${r}></circle>`:k`<rect class="dot" x=${i-r} y=${l-r} width=${2*r} height=${2*r} rx="2"></rect>`;if(!o)return k`<g class=${`handle ${t}`} data-symbol=${n}>${c}</g>`;let[u,h]=o.dragging?[P,P]:[e.point[0],`x ${wt(e.point[0])}, y ${wt(e.point[1])}`];return k`<g class=${`handle ${t}`} data-symbol=${n} role="slider" tabindex="0"
      aria-label=${s} aria-roledescription="point"
      aria-valuemin=${e.limits[0][0]} aria-valuemax=${e.limits[0][1]} aria-valuenow=${u}
      aria-valuetext=${h} aria-describedby="point-keys"
      @pointerdown=${m=>o.press(m,e)}
      @keydown=${m=>o.key(m,e)}
      @keyup=${o.rest} @blur=${o.rest}>
    <circle class="reach" cx=${i} cy=${l} r="16"></circle>
    <circle class="halo" cx=${i} cy=${l} r=${r+5}></circle>
    ${c}
  </g>`}var Kc="Arrow keys move it, with Shift in fine steps; Home and End go to the left and right limit, Page Up and Page Down to the upper and lower one. Escape takes back a drag.";var Gc=V`
  .picture {
    display: block; width: 100%; height: auto; overflow: visible; font: 13px/1 ${lt}; fill: var(--text);
    font-variant-numeric: tabular-nums; user-select: none; -webkit-user-select: none;
  }
  .letter {
    font-family: ${vs};
    font-style: italic; font-size: 1.08em;
  }
  .picture .script { font-family: ${vs}; font-size: 12px; }

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

  .mono { font: 13px ${Zt}; fill: var(--muted); white-space: pre; }
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
`;var Vc=V`
  :host { margin-block: 1.5rem; scroll-margin-top: 64px; }
  .root {
    padding: 18px 20px; border: 1px solid var(--line); border-radius: 10px;
    background: var(--surface); color: var(--text); font: 0.9375rem/1.45 ${lt}; accent-color: var(--output);
  }
  /* While a hand moves something, by a layer of its own: the rest of the page is not put together anew. */
  .root:has(:is(.handle, [type='range']):active) { will-change: opacity; }
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
  .letter + sub { font-family: ${vs}; font-style: italic; font-weight: 400; }
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
    background: var(--page); color: inherit; font: 0.8125rem/1.5 ${Zt};
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
    .summary { min-height: 4.35em; }
  }
  @media print {
    .controls, .actions, details, .prompt, .work :is(progress, button) { display: none; }
    .root { border-color: currentcolor; break-inside: avoid; background: none; }
  }
`;var Kp=640,Gp=240,Vp=600,yr=class extends Y{static definition;static styles=[Ct,qt,Gc,Vc];static properties={highlight:{type:String},theme:{reflect:!0}};static get observedAttributes(){return[...super.observedAttributes,...this.definition.parameters.map(t=>ke(t.name))]}#t=this.constructor.definition;#s=new Map(this.#t.parameters.map(t=>[t.name,t]));#e=new cr(this.#t.parameters,(t,s)=>this.#H(t,s));#n=new rr(this.#e);#a=new mr(this);#r=new ir(this,()=>this.#o);#l=new ar(t=>this.#_("attn-highlight",{symbol:t}));#c;#i;#o;#d;#h=!1;#p=!1;#m=this.#t.work?new pr(this.#t.work,t=>this.#z(t)):void 0;#u=Kp;#f={};#$=[];#g="";#b=!1;#w="";#y=new Set;#v=y;#x;#k=[];constructor(){super(),this.highlight=null,this.theme=void 0;for(let t of this.#s.keys())Object.hasOwn(this,t)&&(this.#f[t]=this[t],delete this[t])}get state(){return this.#e.copy()}set state(t){this.#e.set(t)}get permalink(){return this.#e.toText()}set permalink(t){this.#e.set({...re(this.#t.parameters),...this.#e.fromText(t)})}get presets(){return this.#t.presets.map(({name:t})=>t)}apply(t){this.#e.apply(t)}preset(t){let s=this.#t.presets.find(n=>n.name===t);s&&this.#e.apply({...re(this.#t.parameters),...s.state})}reset(){this.#e.reset()}undo(){this.#e.undo()}redo(){this.#e.redo()}attributeChangedCallback(t,s,n){super.attributeChangedCallback(t,s,n);for(let r of this.#s.keys())ke(r)===t&&this.#e.attribute(r,n)}connectedCallback(){super.connectedCallback(),this.#e.set(this.#f),this.#f={},this.hasUpdated?this.#E():bi()&&this.#S()}#S(){this.#c=ai(),this.#c&&(this.#h=!0,ln(d`<figure class="root"><div class="ruler"></div></figure>`,this.renderRoot,this.renderOptions),this.#T(this.#A.clientWidth))}disconnectedCallback(){super.disconnectedCallback(),this.#n.release(),this.#l.leave(),this.#m?.pause(),clearTimeout(this.#x);for(let t of this.#$.splice(0))t()}firstUpdated(){this.isConnected&&this.#E()}updated(){this.#e.moving||(qc(this.renderRoot),this.#r.name(this.renderRoot)),this.#l.show(this.renderRoot,this.highlight),this.#r.follow();for(let t of this.#k.splice(0))this.#_("attn-invalid",t)}willUpdate(){this.#L(),this.#o&&!this.#e.moving&&(this.#w=this.#t.summary(this.#o))}#L(){if(!(!this.#c||!this.#h||this.#d===this.#e.current)){try{this.#m?.ask(this.#e.settled,this.#c),this.#o=this.#t.frame(this.#e.current,this.#c,this.#m?.data),this.#i=void 0}catch(t){this.#i=`These numbers cannot be computed: ${Qc(t)}`}this.#d=this.#e.current,this.#b||this.#q()}}render(){let{title:t,prompt:s,parameters:n}=this.#t,r=this.#o!==void 0,a=Dt()??y;r&&this.#I();let o=Math.round(this.#t.height(this.#u,this.#e.current));return d`<figure class="root" data-theme=${a} aria-labelledby="title"
      @keydown=${this.#U} @click=${i=>this.#r.click(i)}
      @focusin=${Rc}>
      <div class="ruler"></div>
      <figcaption class="head">
        <p class="title" id="title"><slot name="title">${C(t)}</slot></p>
        <p class="prompt"><slot name="prompt">${typeof s=="function"?s(this.#e.current):s}</slot></p>
      </figcaption>
      <div class=${r?"stage alive":"stage"} .style=${r?`aspect-ratio: ${this.#u} / ${o}`:""}
        @pointerover=${this.#R} @pointerleave=${this.#R}
        @focusin=${this.#D} @focusout=${this.#D}>
        ${r||!this.#i?this.#O(o):y}
        ${r?y:d`<div class="fallback"><slot></slot>${this.#i?d`<slot name="still"></slot>`:y}</div>`}
      </div>
      ${r||!this.#i?d`
        ${this.#m?.render(this.#e.settled)??y}
        ${$c(n,this.#e)}
        <p class="summary" aria-hidden="true">${this.#w}</p>
        ${Ac(this.#t,this.#e,i=>this.preset(i))}
        <details class="numbers" @toggle=${this.#C}>
          <summary>All numbers, and how each came about</summary>
          <p class="hint">Click any number here or in the picture, or press Enter on it, to see the sum behind it.</p>
          ${this.#v}
        </details>
        <details class="more" @toggle=${this.#C}>
          <summary>Copy or save</summary>
          ${r?this.#P():y}
        </details>`:y}
      ${this.#j()}
      ${this.#r.render(this.#t)}
      <p class="unseen" aria-live=${this.#b?"polite":"off"}>${this.#g}</p>
      <p class="unseen" id="point-keys">${Kc}</p>
    </figure>`}#O(t){let s=this.#u,n=this.#e.current,{settled:r}=this.#e,a={width:s,state:n,settled:r,hands:this.#n,apply:o=>this.#e.apply(o)};return d`<svg class="picture" viewBox=${`0 0 ${s} ${t}`} role="group" aria-labelledby="title">
      ${this.#o?k`${this.#t.picture(this.#o,a)}`:y}
    </svg>`}#P(){if(!this.#y.has("more"))return y;let t=this.id?Si(this.id,this.permalink):"";return this.#a.render(this.#t,this.#o,this.#e.current,t)}#I(){if(!this.#y.has("numbers"))return;let t=s=>this.#s.get(s);this.#v=this.#t.table(this.#o,this.#e,t)}#j(){let t=[...this.#e.problems].map(([s,n])=>{let r=this.#e.current[s];if(r===void 0||Array.isArray(r))return n;let a=typeof r=="number"?wt(r):Ps(this.#s.get(s),r);return`${n} It stays at ${a}.`});return this.#o?.note&&t.push(this.#o.note),this.#i&&t.push(this.#i),d`<div class="notes" aria-live="polite">${t.map(s=>d`<p class="note">${s}</p>`)}</div>`}#E(){this.#p||this.#N(),this.#p=!0,this.#$.push(xi(this.#A,t=>this.#T(t)),vn(this,t=>{t&&this.#M(),t?this.#m?.resume():this.#m?.pause()}),wi(()=>this.#M()),Rt(()=>this.requestUpdate()),vi(async()=>{await this.#M(),await this.updateComplete,this.#m?.finish()}),ki(()=>this.#N()))}#N(){let t=this.id?_i(this.id):void 0;t!==void 0&&(this.#e.apply({...re(this.#t.parameters),...this.#e.fromText(t)}),this.scrollIntoView({behavior:this.#p?"auto":"instant"}),Ai(()=>this.isConnected&&this.scrollIntoView({behavior:"instant"})))}get#A(){return this.renderRoot.querySelector(".ruler")}#T(t){let s=Math.max(Gp,Math.round(t));t===0||s===this.#u||(this.#u=s,this.requestUpdate())}async#M(){if(!(this.#h&&this.#c)){this.#h=!0,this.#T(this.#A.clientWidth),this.requestUpdate();try{this.#c=await Oe(),this.#i=void 0}catch(t){this.#i=`This figure cannot run here: ${Qc(t)}`}this.requestUpdate()}}#H(t,s){if(this.requestUpdate(),t==="invalid"&&s){this.hasUpdated?this.#_("attn-invalid",s):this.#k.push(s);return}t!=="set"&&(this.#b=!0,this.#_(t==="input"?"attn-input":"attn-change",{state:this.state}),clearTimeout(this.#x),this.#n.dragging||(this.#x=setTimeout(()=>this.#q(),Vp)))}#z(t){t&&(this.#d=void 0),this.requestUpdate()}#q(){this.#o&&(this.#g=this.#w=this.#t.summary(this.#o),this.requestUpdate())}#_(t,s){this.dispatchEvent(new CustomEvent(t,{bubbles:!0,composed:!0,detail:s}))}#C=({target:t})=>{this.#y[t.open?"add":"delete"](t.className),this.requestUpdate()};#R=t=>this.#l.point(t);#D=t=>this.#l.focus(t);#U(t){Tc(t,this.#e),this.#r.key(t),Dc(t)}},Qc=e=>e instanceof Error?e.message:String(e);function Qp(e){class t extends yr{static definition=e}for(let{name:s}of e.parameters)Object.defineProperty(t.prototype,s,{configurable:!0,enumerable:!0,get(){return this.state[s]},set(n){this.state={[s]:n}}});return t}function Jc(e){let t=`attn-${e.slug}`;customElements.get(t)||customElements.define(t,Qp(e))}var jr={};ym(jr,{heads:()=>nm,lookup:()=>dh,masks:()=>jh,matrix:()=>Eh,scaling:()=>fm});var gt=class{#t=new Map;add(t,s,n,r){return this.#t.set(t,{name:t,value:s,digits:n,label:r}),s}get(t){let s=this.#t.get(t);if(!s)throw new RangeError(`this frame has no number ${t}`);return s}has(t){return this.#t.has(t)}[Symbol.iterator](){return this.#t.values()}};function U(e){return function(){return e}}var Bs=Math.PI,eo=2*Bs,Se=1e-6,Jp=eo-Se;function Yc(e){this._+=e[0];for(let t=1,s=e.length;t<s;++t)this._+=arguments[t]+e[t]}function Yp(e){let t=Math.floor(e);if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return Yc;let s=10**t;return function(n){this._+=n[0];for(let r=1,a=n.length;r<a;++r)this._+=Math.round(arguments[r]*s)/s+n[r]}}function Xc(e,t,s,n){return e===s&&t===n}function Xp(e){let t=Math.floor(e);if(!(t<=15))return Xc;let s=10**t,n=function(r){return Math.round(r*s)};return function(r,a,o,i){return n(r)===n(o)&&n(a)===n(i)}}var ts=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=t==null?Yc:Yp(t),this._equal=t==null?Xc:Xp(t)}moveTo(t,s){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+s}`}closePath(){this._x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,s){this._append`L${this._x1=+t},${this._y1=+s}`}quadraticCurveTo(t,s,n,r){this._append`Q${+t},${+s},${this._x1=+n},${this._y1=+r}`}bezierCurveTo(t,s,n,r,a,o){this._append`C${+t},${+s},${+n},${+r},${this._x1=+a},${this._y1=+o}`}arcTo(t,s,n,r,a){if(t=+t,s=+s,n=+n,r=+r,a=+a,a<0)throw new Error(`negative radius: ${a}`);let o=this._x1,i=this._y1,l=n-t,c=r-s,u=o-t,h=i-s,m=u*u+h*h;if(this._x1===null)this._append`M${this._x1=t},${this._y1=s}`;else if(m>Se)if(!(Math.abs(h*l-c*u)>Se)||!a)this._append`L${this._x1=t},${this._y1=s}`;else{let p=n-o,f=r-i,$=l*l+c*c,g=p*p+f*f,b=Math.sqrt($),v=Math.sqrt(m),w=a*Math.tan((Bs-Math.acos(($+m-g)/(2*b*v)))/2),x=w/v,_=w/b;Math.abs(x-1)>Se&&this._append`L${t+x*u},${s+x*h}`,this._append`A${a},${a},0,0,${+(h*p>u*f)},${this._x1=t+_*l},${this._y1=s+_*c}`}}arc(t,s,n,r,a,o){if(t=+t,s=+s,n=+n,o=!!o,n<0)throw new Error(`negative radius: ${n}`);let i=n*Math.cos(r),l=n*Math.sin(r),c=t+i,u=s+l,h=1^o,m=o?r-a:a-r;if(this._x1===null?this._append`M${c},${u}`:(Math.abs(this._x1-c)>Se||Math.abs(this._y1-u)>Se)&&this._append`L${c},${u}`,!!n){if(m<0&&(m=m%eo+eo),m>Jp)this._append`A${n},${n},0,1,${h},${t-i},${s-l}A${n},${n},0,1,${h},${this._x1=c},${this._y1=u}`;else if(m>Se){let p=t+n*Math.cos(a),f=s+n*Math.sin(a);if(m>=Bs&&this._equal(c,u,p,f)){m/=2;let $=r+m;this._append`A${n},${n},0,${+(m>=Bs)},${h},${t+n*Math.cos($)},${s+n*Math.sin($)}`}this._append`A${n},${n},0,${+(m>=Bs)},${h},${this._x1=p},${this._y1=f}`}}}rect(t,s,n,r){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+s}h${n=+n}v${+r}h${-n}Z`}toString(){return this._}};function Zp(){return new ts}Zp.prototype=ts.prototype;function $r(e){let t=3;return e.digits=function(s){if(!arguments.length)return t;if(s==null)t=null;else{let n=Math.floor(s);if(!(n>=0))throw new RangeError(`invalid digits: ${s}`);t=n}return e},()=>new ts(t)}var B1=Array.prototype.slice;function br(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function Zc(e){this._context=e}Zc.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function wr(e){return new Zc(e)}function xr(e){return e[0]}function vr(e){return e[1]}function Ae(e,t){var s=U(!0),n=null,r=wr,a=null,o=$r(i);e=typeof e=="function"?e:e===void 0?xr:U(e),t=typeof t=="function"?t:t===void 0?vr:U(t);function i(l){var c,u=(l=br(l)).length,h,m=!1,p;for(n==null&&(a=r(p=o())),c=0;c<=u;++c)!(c<u&&s(h=l[c],c,l))===m&&((m=!m)?a.lineStart():a.lineEnd()),m&&a.point(+e(h,c,l),+t(h,c,l));if(p)return a=null,p+""||null}return i.x=function(l){return arguments.length?(e=typeof l=="function"?l:U(+l),i):e},i.y=function(l){return arguments.length?(t=typeof l=="function"?l:U(+l),i):t},i.defined=function(l){return arguments.length?(s=typeof l=="function"?l:U(!!l),i):s},i.curve=function(l){return arguments.length?(r=l,n!=null&&(a=r(n)),i):r},i.context=function(l){return arguments.length?(l==null?n=a=null:a=r(n=l),i):n},i}function so(e,t,s){var n=null,r=U(!0),a=null,o=wr,i=null,l=$r(c);e=typeof e=="function"?e:e===void 0?xr:U(+e),t=typeof t=="function"?t:t===void 0?U(0):U(+t),s=typeof s=="function"?s:s===void 0?vr:U(+s);function c(h){var m,p,f,$=(h=br(h)).length,g,b=!1,v,w=new Array($),x=new Array($);for(a==null&&(i=o(v=l())),m=0;m<=$;++m){if(!(m<$&&r(g=h[m],m,h))===b)if(b=!b)p=m,i.areaStart(),i.lineStart();else{for(i.lineEnd(),i.lineStart(),f=m-1;f>=p;--f)i.point(w[f],x[f]);i.lineEnd(),i.areaEnd()}b&&(w[m]=+e(g,m,h),x[m]=+t(g,m,h),i.point(n?+n(g,m,h):w[m],s?+s(g,m,h):x[m]))}if(v)return i=null,v+""||null}function u(){return Ae().defined(r).curve(o).context(a)}return c.x=function(h){return arguments.length?(e=typeof h=="function"?h:U(+h),n=null,c):e},c.x0=function(h){return arguments.length?(e=typeof h=="function"?h:U(+h),c):e},c.x1=function(h){return arguments.length?(n=h==null?null:typeof h=="function"?h:U(+h),c):n},c.y=function(h){return arguments.length?(t=typeof h=="function"?h:U(+h),s=null,c):t},c.y0=function(h){return arguments.length?(t=typeof h=="function"?h:U(+h),c):t},c.y1=function(h){return arguments.length?(s=h==null?null:typeof h=="function"?h:U(+h),c):s},c.lineX0=c.lineY0=function(){return u().x(e).y(t)},c.lineY1=function(){return u().x(e).y(s)},c.lineX1=function(){return u().x(n).y(t)},c.defined=function(h){return arguments.length?(r=typeof h=="function"?h:U(!!h),c):r},c.curve=function(h){return arguments.length?(o=h,a!=null&&(i=o(a)),c):o},c.context=function(h){return arguments.length?(h==null?a=i=null:i=o(a=h),c):a},c}function no(){}function th(e){this._context=e}th.prototype={areaStart:no,areaEnd:no,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,t):(this._point=1,this._context.moveTo(e,t))}};function ro(e){return new th(e)}function tf(e){let t=[...e].sort((r,a)=>r[0]-a[0]||r[1]-a[1]);if(t.length<3)return t;let s=eh(t),n=eh(t.reverse());return[...s.slice(0,-1),...n.slice(0,-1)]}function eh(e){let t=[];for(let s of e){for(;t.length>1&&ef(t[t.length-2],t[t.length-1],s)<=0;)t.pop();t.push(s)}return t}var ef=(e,t,s)=>(t[0]-e[0])*(s[1]-e[1])-(t[1]-e[1])*(s[0]-e[0]),sf=Ae().curve(ro),sh=e=>sf(tf(e))??"";var rh=14,kr=7,Sr=e=>e.length*7.6;function Ar(e,t,s=[]){let n=[...t.map(({point:r})=>r),...s].map(r=>nh(e,r));return t.map(r=>{let a=nh(e,r.point),o=l=>lf(e,l)*4+n.reduce((c,u)=>c+(af(u,a)?0:of(l,u)),0),i=nf(rf(e,r),({box:l})=>o(l));return n.push(i.box),k`<text class=${`name ${r.role}`} data-symbol=${r.symbol}
      x=${i.x} y=${i.y} text-anchor=${i.anchor}>${r.text}</text>`})}function nf(e,t){let[s]=e,n=1/0;for(let r of e){let a=t(r);if(a<n&&([s,n]=[r,a]),n===0)break}return s}function rf(e,{point:t,width:s,gap:n=11}){let[r,a]=tt(e,t),o={x:r+n,y:a+4.5,anchor:"start",box:_r(r+n,a-7,s)},i={x:r-n,y:a+4.5,anchor:"end",box:_r(r-n-s,a-7,s)},l={x:r,y:a-n,anchor:"middle",box:_r(r-s/2,a-n-11,s)},c={x:r,y:a+n+9,anchor:"middle",box:_r(r-s/2,a+n-2,s)};return t[0]>=0?[o,i,l,c]:[i,o,l,c]}var _r=(e,t,s)=>({left:e,top:t,right:e+s,bottom:t+rh});function nh(e,t){let[s,n]=tt(e,t);return{left:s-kr,top:n-kr,right:s+kr,bottom:n+kr}}var af=(e,t)=>e.left===t.left&&e.top===t.top;function of(e,t){let s=Math.min(e.right,t.right)-Math.max(e.left,t.left),n=Math.min(e.bottom,t.bottom)-Math.max(e.top,t.top);return s>0&&n>0?s*n:0}function lf({x:e,y:t,width:s,height:n},{left:r,top:a,right:o,bottom:i}){let l=Math.max(0,e-r)+Math.max(0,o-e-s),c=Math.max(0,t-a)+Math.max(0,i-t-n);return l*rh+c*(o-r)}var cf=.15,hf=e=>oe(.75+5*(e||0));function Tr(e,t,{put:s,all:n,hands:r}){let{title:a,letter:o,labels:i,values:l,weights:c,blocked:u,output:h,hull:m}=t,p=Ka([0,1],[0,Math.min(e.width,e.height)*cf]),[f,$]=tt(e,h),g=h.every(Number.isFinite),b=l.map(x=>tt(e,x)),v=l.map((x,_)=>({point:x,text:i[_],role:u?.[_]?"masked":"value",symbol:"v V",width:Sr(i[_])}));g&&v.push({point:h,text:Z(o),role:"output",symbol:"o O",gap:14,width:16});let w=b.filter((x,_)=>!u?.[_]);return k`<g class="part" role="group" aria-label=${a}>
    <g aria-hidden="true">
      ${gr(e)}
      ${m?k`<path class="hull" d=${sh(w)}></path>`:y}
      <g data-symbol="a A">${b.map(([x,_],N)=>u?.[N]?y:k`
        ${g?k`<line class="pull" x1=${x} y1=${_} x2=${f} y2=${$} stroke-width=${hf(c[N])}></line>`:y}
        <circle class="ring" cx=${x} cy=${_} r=${oe(p(c[N]||0))}></circle>`)}</g>
      ${g?k`<circle class="dot output" data-symbol="o O" cx=${f} cy=${$} r="9"></circle>`:y}
      ${Ar(e,v)}
    </g>
    ${l.map((x,_)=>Us({plane:e,point:x,limits:zs(e),put:N=>s(fr(n,_,N))},{role:u?.[_]?"value masked":"value",label:`Value of ${i[_]}`,symbol:"v V",radius:5.5,shape:"square"},r))}
  </g>`}var st=26,es=32,mf=50,ah=es+30,Te=24;function oh(e,t){let s=st+t*es+ah;if(e>=820){let a=(e-270-2*Te)/2,o=Math.max(a,s-st),i=Math.min(mf,(o-ah)/t);return{height:st+o,keys:{x:0,y:st,width:a,height:o},table:{x:a+Te,y:0,width:270,row:i},values:{x:a+270+2*Te,y:st,width:a,height:o}}}if(e>=540){let r=(e-Te)/2;return{height:st+r+Te+s,keys:{x:0,y:st,width:r,height:r},values:{x:r+Te,y:st,width:r,height:r},table:{x:0,y:st+r+Te,width:e,row:es}}}let n=Math.min(e,232);return{height:2*(st+n)+s+28,keys:{x:0,y:st,width:e,height:n},table:{x:0,y:st+n+14,width:e,row:es},values:{x:0,y:st+n+14+s+14+st,width:e,height:n}}}var ih=(e,t)=>oh(e,Math.min(t.keys.length,t.values.length)).height;function lh(e,t){let s=oh(t.width,e.n),{settled:n}=t,r=Hs({...s.keys,reach:js([n.query,...n.keys])}),a=Hs({...s.values,reach:js(n.values)});return k`
    ${uf(e,t,r)}
    ${pf(e,s.table)}
    <text class="heading" x=${a.x} y=${a.y-9} aria-hidden="true">Values and the output</text>
    ${Tr(a,{...e,title:"Values and the output",letter:"{o}"},{put:o=>({values:o}),all:t.state.values,hands:t.hands})}`}function uf({n:e,labels:t,keys:s,query:n,feet:r,weights:a},{state:o,hands:i},l){let[c,u]=tt(l,[0,0]),[h,m]=tt(l,n),p=s.map((g,b)=>tt(l,n.map(v=>v*r[b])).join(" ")),f=s.map((g,b)=>`M${tt(l,g).join(" ")}L${p[b]}`),$=g=>g.filter((b,v)=>Number.isFinite(r[v])).join("");return k`<g class="part" aria-label="Keys and the query" role="group">
    <text class="heading" x=${l.x} y=${l.y-9} aria-hidden="true">Keys and the query</text>
    <g aria-hidden="true">
      ${gr(l)}
      ${df(l,n)}
      <g data-symbol="s S">
        <path class="drop" d=${$(f)}></path>
        <path class="foot" d=${$(p.map(g=>`M${g}h0`))}></path>
      </g>
      <g data-symbol="k K">${s.map((g,b)=>{let[v,w]=tt(l,g),x=oe(1.25+3*(a[b]||0));return k`<line class="vector key" x1=${c} y1=${u} x2=${v} y2=${w} stroke-width=${x}></line>`})}</g>
      <g data-symbol="q Q">
        <line class="vector query casing" x1=${c} y1=${u} x2=${h} y2=${m}></line>
        <line class="vector query" x1=${c} y1=${u} x2=${h} y2=${m}></line>
      </g>
      ${Ar(l,[{point:n,text:Z("{q}"),role:"query",symbol:"q Q",gap:14,width:12},...s.map((g,b)=>({point:g,text:t[b],role:"key",symbol:"k K",width:Sr(t[b])}))])}
    </g>
    ${Array.from({length:e},(g,b)=>Us({plane:l,point:s[b],limits:zs(l),put:v=>({keys:fr(o.keys,b,v)})},{role:"key",label:`Key of ${t[b]}`,symbol:"k K",radius:6},i))}
    ${Us({plane:l,point:n,limits:zs(l),put:g=>({query:g})},{role:"query",label:"Query",symbol:"q Q",radius:9},i)}
  </g>`}function df(e,[t,s]){if(t===0&&s===0)return y;let[n,r]=[e.toX.reach,e.toY.reach],a=Math.min(Math.abs(n/t),Math.abs(r/s)),[o,i]=tt(e,[-t*a,-s*a]),[l,c]=tt(e,[t*a,s*a]);return k`<line class="ray" data-symbol="q Q" x1=${o} y1=${i} x2=${l} y2=${c}></line>`}function pf({n:e,labels:t,numbers:s},{x:n,y:r,width:a,row:o}){let i=n+Math.min(.42*a,116),l=n+a-2,c=pt([0,1],[i+20,l-50]),u=o>40?14:10,h=r+st,m=h+e*o,[p,f]=[m+es/2+5,m+es+18];return k`<g class="part">
    <text class="heading" data-symbol="s S" x=${i} y=${h-9} text-anchor="end">${Z("score {s}")}</text>
    <text class="heading" data-symbol="a A" x=${l} y=${h-9} text-anchor="end">${Z("weight {a}")}</text>
    <path class="rule" d=${`M${n} ${h}h${a}M${n} ${m}h${a}`}></path>
    ${t.map(($,g)=>{let b=h+g*o+o/2,v=s.get(`a[${g}]`),w=b-u/2,x=oe(c(v.value||0)-c(0));return k`
        <text class="name key" data-symbol="k K" x=${n} y=${b+4.5}>${$}</text>
        <g data-symbol="s S">${ct(s.get(`score[${g}]`),{x:i,y:b+4.5})}</g>
        <g data-symbol="a A">
          <rect class="track" x=${c(0)} y=${w} width=${c(1)-c(0)} height=${u} rx="2"></rect>
          <rect class="bar" x=${c(0)} y=${w} width=${x} height=${u} rx="2"></rect>
          ${ct(v,{x:l,y:b+4.5})}
        </g>`})}
    <text class="quiet" x=${c(1)} y=${p} text-anchor="end">sum of the weights</text>
    ${ct(s.get("sum"),{x:l,y:p,role:"quiet"})}
    <text class="name output" data-symbol="o O" x=${n} y=${f}>${Z("output {o}")}</text>
    <text class="quiet" data-symbol="o O" x=${l} y=${f} text-anchor="end">(${$e(s.get("o[0]"),"output")}, ${$e(s.get("o[1]"),"output")})</text>
  </g>`}function ch({n:e,labels:t,numbers:s,tempered:n},r,a){let[o,i,l]=["query","keys","values"].map(h=>nr(r,a(h))),c=h=>d`<td>${L(s.get(h))}</td>`,u=h=>sr({model:r,value:t[h],label:`Name of item ${h+1}`,put:m=>({labels:[...t,...r.current.labels.slice(e)].map((p,f)=>f===h?m:p)})});return d`
    <p class="entry">Query <span>${C("{q}")} = (</span>
      ${o(0,0,"Query, x","q[0]")}<span>,</span>${o(0,1,"Query, y","q[1]")}<span>)</span></p>
    <div class="scroll" tabindex="0" role="group" aria-label="Table of keys, scores, weights and values">
      <table>
        <caption>Paste a block of numbers into any key or value to replace all of them.</caption>
        <thead>
          <tr>
            <th scope="col">item</th>
            <th scope="col" colspan="2">key ${C("{k_j}")}</th>
            <th scope="col">${C("{q}\xB7{k_j}")}</th>
            <th scope="col">score ${C("{s_j} = {q}\xB7{k_j} / \u221A{d_k}")}</th>
            ${n?d`<th scope="col">${C("{s_j} / {\u03C4}")}</th>`:y}
            <th scope="col">weight ${C("{a_j}")}</th>
            <th scope="col" colspan="2">value ${C("{v_j}")}</th>
            <th scope="col" colspan="2">share ${C("{a_j}{v_j}")}</th>
          </tr>
        </thead>
        <tbody>
          ${Array.from({length:e},(h,m)=>d`<tr>
            <th scope="row">${u(m)}</th>
            ${[0,1].map(p=>d`<td>${i(m,p,`Key of ${t[m]}, ${"xy"[p]}`,`k[${m}][${p}]`)}</td>`)}
            ${c(`dot[${m}]`)}
            ${c(`score[${m}]`)}
            ${n?c(`logit[${m}]`):y}
            ${c(`a[${m}]`)}
            ${[0,1].map(p=>d`<td>${l(m,p,`Value of ${t[m]}, ${"xy"[p]}`,`v[${m}][${p}]`)}</td>`)}
            ${c(`av[${m}][0]`)}
            ${c(`av[${m}][1]`)}
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
    </div>`}function hh({query:e,keys:t,values:s,weights:n,output:r,n:a},{temperature:o}){let i=`import numpy as np

${J("q","np.array",e)}
${J("K","np.array",t)}
${J("V","np.array",s)}
tau = ${_e(o)}

s = K @ q / np.sqrt(q.size)
e = np.exp((s - s.max()) / tau)
a = e / e.sum()
o = a @ V
print(a, o)
`,l=`import torch
import torch.nn.functional as F

${J("q","torch.tensor",[e])}
${J("K","torch.tensor",t)}
${J("V","torch.tensor",s)}
tau = ${_e(o)}

scale = 1 / (tau * q.shape[-1] ** 0.5)
a = torch.softmax(q @ K.T * scale, dim=-1)
o = F.scaled_dot_product_attention(q[None], K[None], V[None], scale=scale)[0]
assert torch.allclose(a @ V, o, atol=1e-6)
print(a, o)
`,c=o===1?"":`${Ze(o,2)} \\cdot `,u=(m,p)=>`(${Array.from(m,f=>Ze(f,p)).join(",\\ ")})`,h=`\\[
q = ${u(e,2)}, \\quad
K = ${ae(t,2)}, \\quad
V = ${ae(s,2)}
\\]
\\[
a = \\operatorname{softmax}\\Big(\\frac{qK^\\top}{${c}\\sqrt{2}}\\Big)
  = ${u(n,3)}, \\qquad
o = \\sum_{j=1}^{${a}} a_j v_j = ${u(r,3)}
\\]
`;return{NumPy:i,PyTorch:l,TeX:h}}var mh=[{name:"A query close to one key: its value wins",state:{}},{name:"Short query: the weights even out",state:{query:[.15,.1]}},{name:"Long query: almost a hard lookup",state:{query:[4.8,1.5]}},{name:"Query at zero: the plain mean",state:{query:[0,0]}},{name:"Hot: every value counts",state:{temperature:10}},{name:"Cold: one value wins",state:{temperature:.1}},{name:"Two equal keys share their weight",state:{query:[1.5,.5],keys:[[2,1],[2,1],[-1.2,1.4],[-.6,-1.8]]}},{name:"A long key wins from the side",state:{query:[1.5,0],keys:[[1,0],[2.4,2.8],[-1.2,1.4],[-.6,-1.8]]}},{name:"Equal values: the weights stop to matter",state:{values:[[1,1],[1,1],[1,1],[1,1]]}},{name:"Values on a line: so is the output",state:{values:[[-2.4,-1.2],[-.8,-.4],[.8,.4],[2.4,1.2]]}}];function nt(e,t){let s=e.get(t);return I(s.value,s.digits).startsWith("\u2212")?d`(${L(s)})`:L(s)}var yt=(e,t,s)=>d`${nt(e,t)}&nbsp;×&nbsp;${nt(e,s)}`,K=e=>e.map((t,s)=>s?d` + ${t}`:t),Tt=(e,t)=>d`<span class="power"><i class="letter">e</i><sup>${L(e.get(t))}</sup></span>`,E=(e,t="")=>d`<p class="step">${C(t)} = ${typeof e=="string"?C(e):e}</p>`,D=e=>d`<p class="remark">${C(e)}</p>`;function uh({n:e,numbers:t,tempered:s},n){let[,r,a,o]=n.match(/^(\w+?)(?:\[(\d+)\])?(?:\[(\d+)\])?$/)??[],i=L(t.get(n)),l=Array.from({length:e},(m,p)=>p),c=s?"logit":"score",[u,h]=[a,o];switch(r){case"dot":return d`
      ${E(K([yt(t,"q[0]",`k[${u}][0]`),yt(t,"q[1]",`k[${u}][1]`)]),"{q}\xB7{k}")}
      ${E(i)}`;case"score":return d`
      ${E(yt(t,`dot[${u}]`,"unit"),"{s} = {q}\xB7{k} / \u221A{d_k}")}
      ${E(i)}`;case"unit":return D("One over \u221A{d_k}, with {d_k} = 2.");case"logit":return d`
      ${E(d`${nt(t,`score[${u}]`)} / ${nt(t,"temperature")}`,"{s} / {\u03C4}")}
      ${E(i)}`;case"a":return d`
      ${E(d`${Tt(t,`${c}[${u}]`)} / (${K(l.map(m=>Tt(t,`${c}[${m}]`)))})`,s?"{a} = softmax of {s} / {\u03C4}":"{a} = softmax of {s}")}
      ${E(i)}`;case"sum":return d`
      ${E(K(l.map(m=>nt(t,`a[${m}]`))))}
      ${E(i)}
      ${D("Each exponential is divided by the sum of all of them, so the weights add up to 1.")}`;case"av":return d`${E(yt(t,`a[${u}]`,`v[${u}][${h}]`),"{a} {v}")}${E(i)}`;case"o":return d`
      ${E(K(l.map(m=>yt(t,`a[${m}]`,`v[${m}][${u}]`))),"{o} = \u03A3 {a_j} {v_j}")}
      ${E(K(l.map(m=>nt(t,`av[${m}][${u}]`))))}
      ${E(i)}`;default:return D("Your own number. Drag its point, or type another one under \u201CAll numbers\u201D.")}}var ff=[{name:"query",type:"vector",size:2,min:-20,max:20,default:[1.6,.5],label:"Query",symbol:"q",control:!1},{name:"keys",type:"matrix",size:2,count:[1,8],min:-20,max:20,default:[[2.1,1],[.4,2.2],[-2,.6],[.7,-1.9]],label:"Keys",symbol:"k",control:!1},{name:"values",type:"matrix",size:2,count:[1,8],min:-20,max:20,default:[[2.2,1.4],[-.6,2.3],[-2.2,-.9],[1.2,-2.1]],label:"Values",symbol:"v",control:!1},{name:"labels",type:"labels",count:[1,8],default:["cat","dog","fish","bird"],label:"Names of the items",control:!1},{name:"temperature",type:"number",min:.1,max:10,scale:"log",default:1,label:"Temperature",symbol:"\u03C4",help:"Divides the scores before the softmax. Small values pick one winner."},{name:"hull",type:"switch",default:!0,label:"Region of the values",help:"The output never leaves it."}];function gf(e,t){let s=Math.min(e.keys.length,e.values.length),n=e.keys.slice(0,s),r=e.values.slice(0,s),a=Array.from({length:s},($,g)=>e.labels[g]??`item ${g+1}`),o=Ft(t,2),i=3+2*s,l=new Float32Array(s*i);r.forEach(($,g)=>{l.set([...$,1],g*i),l.set($,g*i+3+2*g)});let c={q:e.query,k:n.flat(),v:l,shape:{Tq:1,Tk:s,dk:2,dv:i}},u=t.attention({...c,scale:o/e.temperature,returns:{weights:!0,scores:"scaled"}}),{scores:h}=t.attention({...c,scale:o,returns:{scores:"scaled"}}),m=t.attention({q:e.query,k:[...n.flat(),...e.query],v:new Float32Array(s+1),shape:{Tq:1,Tk:s+1,dk:2,dv:1},scale:1,returns:{scores:"scaled"}}).scores,p=new gt,f=["x","y"];return f.forEach(($,g)=>p.add(`q[${g}]`,e.query[g],xt(e.query[g]),`query, ${$}`)),a.forEach(($,g)=>{f.forEach((b,v)=>{p.add(`k[${g}][${v}]`,n[g][v],xt(n[g][v]),`key of ${$}, ${b}`),p.add(`v[${g}][${v}]`,r[g][v],xt(r[g][v]),`value of ${$}, ${b}`),p.add(`av[${g}][${v}]`,u.output[3+2*g+v],3,`weighted value of ${$}, ${b}`)}),p.add(`dot[${g}]`,m[g],2,`query times key of ${$}`),p.add(`score[${g}]`,h[g],2,`score of ${$}`),p.add(`logit[${g}]`,u.scores[g],2,`score of ${$} over the temperature`),p.add(`a[${g}]`,u.weights[g],3,`weight of ${$}`)}),p.add("unit",o,3,"scale of the scores"),p.add("temperature",e.temperature,xt(e.temperature),"temperature"),p.add("sum",u.output[2],3,"sum of the weights"),f.forEach(($,g)=>p.add(`o[${g}]`,u.output[g],3,`output, ${$}`)),{n:s,labels:a,keys:n,values:r,numbers:p,query:e.query,hull:e.hull,tempered:e.temperature!==1,weights:u.weights,output:[u.output[0],u.output[1]],feet:Array.from({length:s},($,g)=>m[g]/m[s]),note:e.keys.length===e.values.length?void 0:`There are ${e.keys.length} keys and ${e.values.length} values; the first ${s} of each are used.`}}function yf({n:e,labels:t,weights:s,output:n}){let r=Array.from(s.keys()).sort((m,p)=>s[p]-s[m]),[a,o]=r,[i,l]=[s[a],s[r[e-1]]],c=`The output is ${_n(n)}.`;if(e===1)return`With a single item its weight is 1, whatever the query. ${c}`;if(i-l<.02)return`All weights are nearly equal, so the output is close to the plain mean of the values. ${c}`;if(i>.95)return`Almost a hard lookup: \u201C${t[a]}\u201D holds ${ye(i)} of the weight. ${c}`;let[u,h]=[`\u201C${t[a]}\u201D`,`\u201C${t[o]}\u201D`];return i-s[o]<.005?`${u} and ${h} have the same weight, ${ye(i)} each. ${c}`:`${u} has the largest weight, ${ye(i)}, before ${h} with ${ye(s[o])}. ${c}`}var dh={slug:"lookup",title:"Soft lookup",prompt:"Drag the query. Which key does it match, and where does the output go?",parameters:ff,presets:mh,frame:gf,summary:yf,height:ih,picture:lh,table:ch,explain:uh,code:hh};var ao=e=>Number(e.toFixed(1));function Mr(e,t){let s="";for(let n=6;n<e+t;n+=6){let[r,a]=[Math.max(0,n-t),Math.min(t,n)],o=ao(Math.min(e,n)-r);s+=`M${ao(r)} ${ao(a)}l${o} ${-o}`}return s}var ph=.56,$f=.28,bf=.59,wf=2,io=[13,11,10],oo=2,Er=1,fh=19;function xf(e,t){let s=e.flat(),n=s.some(({shown:g})=>Number.isNaN(g.value))?wf:0,r=s.filter(({shown:g,blocked:b})=>!b&&Number.isFinite(g.value)),a=r.map(({shown:g})=>I(g.value,g.digits)),o=r[0]?.shown.digits??1,i=g=>g.replace(/[.−]/g,"").length*ph+(g.includes(".")?$f:0),l=a.reduce((g,b)=>Math.max(g,i(b)),0),c=a.some(g=>g.startsWith("\u2212"))?bf:0,u=Array.from({length:o},(g,b)=>io.map(v=>({font:v,digits:o-b}))),h=({font:g,digits:b})=>{let v=(l-(o-b)*ph)*g;return{plain:v,signed:v+c*g}},m=g=>h(g).signed+2*oo<=t&&n*g.font<t,p=u.flat().find(m)??{font:Math.min(...io),digits:1},{plain:f,signed:$}=h(p);return{...p,ends:Math.min(t-oo,Math.max((t+f)/2,oo+$))}}var gh=(e,{x:t,y:s,size:n,height:r=n})=>dt([t,s,n,r,...e.flat().flatMap(({shown:a,paint:o,blocked:i})=>[a.name,a.value,o.opacity,i])],()=>{let[a,o]=[n-Er,r-Er],{font:i,digits:l,ends:c}=xf(e,a),u=Mr(a,o),h=Math.min(30,a-4);return k`<g class="heatmap" font-size=${i===io[0]?y:i}>${e.map((m,p)=>m.map(({shown:f,paint:$,blocked:g,press:b},v)=>{let w=Number.isFinite(f.value)&&!g;return k`<g class=${b?"cell live":"cell"} @click=${b??y}
          transform=${Wc(t+v*n+Er/2,s+p*r+Er/2)}>
        <rect class="ground" width=${a} height=${o}></rect>
        ${g?k`<path class="hatch" d=${u}></path>
          <rect class="label" x=${(a-h)/2} y=${(o-fh)/2} width=${h} height=${fh}
            rx="3"></rect>`:k`<rect class=${$.role} width=${a} height=${o} fill-opacity=${$.opacity}></rect>`}
        ${ct({...f,digits:g?0:l},{x:w?c:a/2,y:o/2+4.5,anchor:w?"end":"middle",role:g?"masked":$.reverse?"reverse":"ink"})}
      </g>`}))}</g>`});function lo(e,t){let s=Math.max(1,Math.floor(t/7.6));return e.length<=s?e:`${e.slice(0,Math.max(1,s-1))}\u2026`}var mt=42,Jt=24,yh={query:"q Q",key:"k K"},vf=28,kf={S:"S s",A:"A a"};function ss({x:e,y:t,size:s,tall:n=s,cells:r,title:a,formula:o,columns:i,rows:l,side:c=0,roles:u,symbol:h}){let m=l?e-c:e,p=s<vf;return k`
    <text class="heading" x=${m} y=${t-Jt-mt+14} aria-hidden="true">${a}</text>
    <text class="quiet" x=${m} y=${t-Jt-mt+33} aria-hidden="true">${Z(o)}</text>
    <g aria-hidden="true">
      <g data-symbol=${yh[u[1]]} font-size=${p?11:y}>${i.map((f,$)=>k`<text class=${`axis-name ${u[1]}`} x=${e+($+.5)*s} y=${t-8}
          text-anchor="middle">${lo(f,p?s*1.2:s)}</text>`)}</g>
      <g data-symbol=${yh[u[0]]}>${l?.map((f,$)=>k`<text class=${`axis-name ${u[0]}`}
        x=${e-8} y=${t+($+.5)*n+4.5} text-anchor="end">${lo(f,c-6)}</text>`)}</g>
    </g>
    <rect class="frame" x=${e} y=${t} width=${i.length*s} height=${r.length*n}></rect>
    <g data-symbol=${kf[h]??h}>${gh(r,{x:e,y:t,size:s,height:n})}</g>`}var Nr=e=>co("weight",e),qr=(e,t)=>e<0?co("negative",-e/t):co("positive",e/t);function co(e,t){let s=Number.isNaN(t)?0:Math.min(1,Math.max(0,t));return{role:e,opacity:Math.round(s*1e3)/1e3,reverse:s>=.7}}var $t=46,ns=26,ho=48;function bh(e,t){let s=mt+Jt;if(e>=820){let o=Math.min(ho,(e-306-$t-2*ns)/2/t),i={x:$t,y:s,size:o},l={x:$t+t*o+ns,y:s,size:o},c=l.x+t*o+ns,u=Math.max(t*o+Jt,290);return{height:mt+u,scores:i,weights:l,plane:{x:c,y:mt,width:e-c,height:u}}}if(e>=540){let a=Math.min(ho,(e-$t-ns)/2/t),o=s+t*a+ns+mt;return{height:o+280,scores:{x:$t,y:s,size:a},weights:{x:$t+t*a+ns,y:s,size:a},plane:{x:0,y:o,width:e,height:280}}}let n=Math.min(ho,(e-$t)/t),r=s+t*n+14;return{height:2*r+mt+240,scores:{x:$t,y:s,size:n},weights:{x:$t,y:r+s,size:n},plane:{x:0,y:2*r+mt,width:e,height:240}}}var wh=(e,{queries:t,keys:s,values:n})=>bh(e,Math.min(t.length,s.length,n.length)).height;function xh(e,t){let{T:s,tokens:n,numbers:r,name:a,byColumns:o,blocked:i,picked:l,head:c,reach:u}=e,h=bh(t.width,s),m=Hs({...h.plane,reach:js(t.settled.values)}),p=b=>t.apply?.({row:b+1}),f=(b,v)=>Array.from({length:s},(w,x)=>Array.from({length:s},(_,N)=>{let[S,M]=o?[N,x]:[x,N],R=r.get(a(b,S,M));return{shown:R,paint:v(R.value),blocked:i(S,M),press:()=>p(S)}})),$=o?["{K^T}{Q}","softmax of each column"]:["{Q}{K^T}","softmax of each row"],g=e.beta===1?"":"{\u03B2} \xB7 ";return k`
    ${$h(e,t,h.scores,{title:"Scaled scores",formula:`{S} = ${g}${$[0]} / \u221A${c}`,symbol:"S",cells:f("S",b=>qr(b,u)),first:!0,pick:p})}
    ${$h(e,t,h.weights,{title:"Weights",formula:`{A} = ${$[1]}`,symbol:"A",cells:f("A",Nr),first:h.weights.x===h.scores.x,pick:p})}
    <text class="heading" x=${m.x} y=${h.plane.y-mt+14} aria-hidden="true">Output of <tspan
      class="query">${n[l]}</tspan></text>
    <text class="quiet" x=${m.x} y=${h.plane.y-mt+33} aria-hidden="true">
      ${Z(`{o_${l+1}} = average of the values {v_j}`)}</text>
    ${Tr(m,{title:`Values, and the output of ${n[l]}`,letter:`{o_${l+1}}`,labels:n,values:e.values,weights:e.weights,output:e.output,blocked:n.map((b,v)=>i(l,v)),hull:!0},{put:b=>({values:b}),all:t.state.values,hands:t.hands})}`}function $h({T:e,tokens:t,picked:s,byColumns:n},{hands:r},{x:a,y:o,size:i},{first:l,pick:c,...u}){let h=n?{x:a+s*i,y:o,width:i,height:e*i}:{x:a,y:o+s*i,width:e*i,height:i},m=p=>n?{x:a+p*i,y:o-Jt,width:i,height:Jt}:{x:a-$t,y:o+p*i,width:$t,height:i};return k`<g class="part">
    ${ss({x:a,y:o,size:i,...u,columns:t,rows:l?t:void 0,side:$t,roles:n?["key","query"]:["query","key"]})}
    <rect class="picked casing" x=${h.x} y=${h.y} width=${h.width} height=${h.height} rx="3"></rect>
    <rect class="picked" x=${h.x} y=${h.y} width=${h.width} height=${h.height} rx="3"></rect>
    ${r&&u.symbol==="S"?k`<g role="radiogroup" aria-label="Query whose output is shown">
      ${t.map((p,f)=>{let $=m(f);return k`<g class="choice" role="radio" aria-checked=${f===s} tabindex=${f===s?0:-1}
            aria-label=${`${p}, token ${f+1}`} @click=${()=>c(f)}
            @keydown=${g=>_f(g,f,e,c)}>
          <rect class="halo" x=${$.x+1.5} y=${$.y+1.5} width=${$.width-3} height=${$.height-3}
            rx="4"></rect>
        </g>`})}
    </g>`:y}
  </g>`}function _f(e,t,s,n){let a={ArrowUp:t-1,ArrowLeft:t-1,ArrowDown:t+1,ArrowRight:t+1,Home:0,End:s-1," ":t}[e.key];if(a===void 0||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let o=(a+s)%s;n(o),e.currentTarget.parentElement.querySelectorAll("[role=radio]")[o].focus()}function kh(e,t,s){let{T:n,tokens:r,numbers:a,name:o,head:i}=e,l=Array.from({length:n},(p,f)=>f),c=p=>sr({model:t,value:r[p],label:`Token ${p+1}`,put:f=>({tokens:[...r,...t.current.tokens.slice(n)].map(($,g)=>g===p?f:$)})}),u=[["Q","queries","Query"],["K","keys","Key"],["V","values","Value"]],h=Object.fromEntries(u.map(([p,f])=>[p,nr(t,s(f))])),m=p=>d`<td>${L(a.get(p))}</td>`;return d`
    <div class="scroll" tabindex="0" role="group" aria-label="Table of tokens, queries, keys, values and outputs">
      <table>
        <caption>Paste a block of numbers into any query, key or value to replace that whole matrix.</caption>
        <thead><tr>
          <th scope="col">token</th>
          <th scope="col" colspan="2">query ${C("{q_i}")}</th>
          <th scope="col" colspan="2">key ${C("{k_i}")}</th>
          <th scope="col" colspan="2">value ${C("{v_i}")}</th>
          <th scope="col">sum of weights</th>
          <th scope="col" colspan="2">output ${C("{o_i}")}</th>
        </tr></thead>
        <tbody>${l.map(p=>d`<tr>
          <th scope="row">${c(p)}</th>
          ${u.map(([f,,$])=>[0,1].map(g=>d`<td>${h[f](p,g,`${$} of ${r[p]}, ${"xy"[g]}`,o(f,p,g))}</td>`))}
          ${m(`sum[${p}]`)}
          ${[0,1].map(f=>m(o("O",p,f)))}
        </tr>`)}</tbody>
      </table>
    </div>
    ${vh(e,"S",`Scaled scores ${e.beta===1?"":"{\u03B2} \xB7 "}{q_i}\xB7{k_j} / \u221A${i}`)}
    ${vh(e,"A","Weights {A_ij}")}`}function vh({T:e,tokens:t,numbers:s,byColumns:n},r,a){let o=Array.from({length:e},(u,h)=>h),[i,l]=n?["query","key"]:["key","query"];return d`<div class="scroll" tabindex="0" role="group" aria-label=${r==="S"?"Table of scaled scores":"Table of weights"}>
    <table>
      <caption>${C(a)}</caption>
      <thead><tr>
        <th scope="col">${l} \\ ${i}</th>
        ${o.map(u=>d`<th scope="col">${t[u]}</th>`)}
      </tr></thead>
      <tbody>${o.map(u=>d`<tr>
        <th scope="row">${t[u]}</th>
        ${o.map(h=>d`<td>${L(s.get(`${r}[${u}][${h}]`))}</td>`)}
      </tr>`)}</tbody>
    </table>
  </div>`}function _h({T:e,queries:t,keys:s,values:n,numbers:r,name:a,byColumns:o},{beta:i,causal:l}){let c=(b,v)=>Array.from({length:e},(w,x)=>Array.from({length:v},(_,N)=>r.get(a(b,x,N)).value)),u=`import numpy as np

${J("Q","np.array",t)}
${J("K","np.array",s)}
${J("V","np.array",n)}
beta = ${_e(i)}

S = beta * Q @ K.T / np.sqrt(Q.shape[-1])
${l?`S[np.triu(np.ones(S.shape, dtype=bool), 1)] = -np.inf  # causal: no key after the query
`:""}E = np.exp(S - S.max(axis=-1, keepdims=True))
A = E / E.sum(axis=-1, keepdims=True)
O = A @ V
print(A, O, sep="\\n")
`,h=`import torch
import torch.nn.functional as F

${J("Q","torch.tensor",t)}
${J("K","torch.tensor",s)}
${J("V","torch.tensor",n)}
beta = ${_e(i)}

scale = beta / Q.shape[-1] ** 0.5
S = Q @ K.T * scale
${l?`S = S.masked_fill(torch.ones_like(S, dtype=torch.bool).triu(1), float("-inf"))
`:""}A = torch.softmax(S, dim=-1)
O = F.scaled_dot_product_attention(Q[None], K[None], V[None], is_causal=${l?"True":"False"}, scale=scale)[0]
assert torch.allclose(A @ V, O, atol=1e-6)
print(A, O, sep="\\n")
`,m=b=>b[0].map((v,w)=>b.map(x=>x[w])),p=(b,v,w)=>{let x=c(b,v);return ae(o?m(x):x,w)},g=`\\[
S = ${i===1?"":`${Ze(i,2)} \\cdot `}${o?"K^\\top Q":"QK^\\top"} / \\sqrt{2}${l?" + M":""} = ${p("S",e,2)}
\\]
\\[
A = ${p("A",e,3)}, \\qquad
${o?"VA":"AV"} = ${p("O",2,3)}
\\]
`;return{NumPy:u,PyTorch:h,TeX:g}}var mo=[[1,0],[0,1],[1,1]],Sh=[[2,0],[1,1.7],[-1,1.7],[-2,0],[-1,-1.7],[1,-1.7]],Ah=[[1.8,-.4],[.4,2],[2,.6],[1.2,-1.6],[.3,-.2],[-1.4,1.2]],Th=[{name:"Six tokens, each with its own row",state:{}},{name:"Scale 0: every row is uniform",state:{beta:0}},{name:"Large scale: each row picks one key",state:{beta:8}},{name:"Causal mask: nobody reads what comes later",state:{causal:!0}},{name:"Causal, first row: only itself to look at",state:{causal:!0,row:1}},{name:"Equal queries and keys: scores symmetric, weights not",state:{queries:Ah,keys:Ah}},{name:"Keys against queries: nobody reads itself",state:{queries:Sh,keys:Sh.map(([e,t])=>[-e,-t])}},{name:"One long key draws every row",state:{queries:[[1.8,.4],[1.4,1],[2,.6],[1.2,.6],[1.4,.8],[1,1.2]],keys:[[-.6,-.8],[2,.4],[.2,1],[-.6,.6],[4,4],[.6,-.4]]}},{name:"A query of zero: the plain mean",state:{queries:[[1.8,-.4],[.4,2],[0,0],[1.2,-1.6],[1.4,-.8],[-1.4,1.2]]}},{name:"The worked example: three tokens",state:{queries:mo,keys:mo,values:mo,tokens:["one","two","three"],row:1}}];function Mh(e,t){let{T:s,tokens:n,numbers:r,byColumns:a,blocked:o,head:i}=e,[,l,c,u]=t.match(/^(\w+?)(?:\[(\d+)\])?(?:\[(\d+)\])?$/)??[],h=L(r.get(t)),[m,p]=a?[Number(u),Number(c)]:[Number(c),Number(u)],f=e.name,$=Array.from({length:s},(w,x)=>x),g=w=>$.filter(x=>!o(w,x)),b=e.beta!==1,v=D(`The causal mask hides \u201C${n[p]}\u201D from \u201C${n[m]}\u201D, since it comes later.`);switch(l){case"dot":return d`
      ${E(K([0,1].map(w=>yt(r,f("Q",m,w),f("K",p,w)))),"{q_i}\xB7{k_j}")}
      ${E(h)}`;case"S":return o(m,p)?d`${E(h)}${v}`:d`
      ${E(d`${b?d`${nt(r,"beta")} × `:""}${yt(r,f("dot",m,p),"unit")}`,`{S_ij} = ${b?"{\u03B2} \xB7 ":""}{q_i}\xB7{k_j} / \u221A${i}`)}
      ${E(h)}`;case"unit":return D(`One over \u221A${i}, with ${i} = 2.`);case"A":return o(m,p)?d`${E(h)}${v}`:d`
      ${E(d`${Tt(r,f("S",m,p))} / (${K(g(m).map(w=>Tt(r,f("S",m,w))))})`,`{A_ij} = softmax of the ${a?"column":"row"}`)}
      ${E(h)}`;case"sum":return d`
      ${E(K(g(Number(c)).map(w=>nt(r,f("A",Number(c),w)))))}
      ${E(h)}`;case"O":return d`
      ${E(K(g(m).map(w=>yt(r,f("A",m,w),f("V",w,p)))),"{o_i} = \u03A3 {A_ij} {v_j}")}
      ${E(h)}`;default:return D("Your own number. Type another one under \u201CAll numbers\u201D.")}}var po=[1,8],uo={type:"matrix",size:2,count:po,min:-20,max:20,control:!1},Sf=[{...uo,name:"queries",label:"Queries",symbol:"Q",default:[[1.8,-.4],[.4,2],[2,.6],[1.2,-1.6],[1.4,-.8],[-1.4,1.2]]},{...uo,name:"keys",label:"Keys",symbol:"K",default:[[-.6,-.8],[2,.4],[.2,2],[-1.6,.6],[-.4,-1.2],[1.6,-1.4]]},{...uo,name:"values",label:"Values",symbol:"V",default:[[-.8,-1.2],[2.2,1.4],[-.4,2.4],[-2.4,.8],[.6,-2.2],[2.3,-1]]},{name:"tokens",type:"labels",count:po,default:["my","cat","sat","on","a","mat"],label:"Tokens",control:!1},{name:"beta",type:"number",min:0,max:8,step:.1,default:1,label:"Scale",symbol:"\u03B2",help:"Multiplies all scores. At 0 every row of weights is uniform."},{name:"causal",type:"switch",default:!1,label:"Causal mask",help:"A token may look at itself and at what came before it."},{name:"row",type:"number",min:1,max:po[1],step:1,whole:!0,default:3,label:"Query",control:!1},{name:"convention",type:"choice",default:"rows",options:[["rows","rows"],["columns","columns"]],label:"Tokens are",more:!0},{name:"headSize",type:"choice",default:"dk",options:[["dk","{d_k}"],["dh","{d_h}"]],label:"The head size is called",more:!0}];function Af(e,t){let s=Math.min(e.queries.length,e.keys.length,e.values.length),[n,r,a]=[e.queries,e.keys,e.values].map(x=>x.slice(0,s)),o=Array.from({length:s},(x,_)=>e.tokens[_]??`token ${_+1}`),i=Math.min(e.row,s)-1,l=Ft(t,2),c=3+2*s,u=new Float32Array(s*c);a.forEach((x,_)=>{u.set([...x,1],_*c),u.set(x,_*c+3+2*_)});let h={q:n.flat(),k:r.flat(),v:u,shape:{Tq:s,dk:2,dv:c}},m=t.attention({...h,scale:l*e.beta,causal:e.causal,returns:{weights:!0,scores:"masked"}}),p=t.attention({...h,scale:1,returns:{scores:"scaled"}}).scores,f=e.convention==="columns",$=(x,_,N)=>f?`${x}[${N}][${_}]`:`${x}[${_}][${N}]`,g=new gt,b=["x","y"];g.add("unit",l,3,"scale of the scores"),g.add("beta",e.beta,xt(e.beta),"scale"),o.forEach((x,_)=>{[["Q",n,"query"],["K",r,"key"],["V",a,"value"]].forEach(([N,S,M])=>{b.forEach((R,B)=>{g.add($(N,_,B),S[_][B],xt(S[_][B]),`${M} of ${x}, ${R}`)})}),o.forEach((N,S)=>{g.add($("S",_,S),m.scores[_*s+S],2,`score of ${x} for ${N}`),g.add($("A",_,S),m.weights[_*s+S],3,`weight of ${x} on ${N}`),g.add($("dot",_,S),p[_*s+S],2,`query of ${x} times key of ${N}`)}),g.add(`sum[${_}]`,m.output[_*c+2],3,`sum of the weights of ${x}`),b.forEach((N,S)=>{g.add($("O",_,S),m.output[_*c+S],3,`output of ${x}, ${N}`);let M=m.output[i*c+3+2*_+S];g.add(`share[${_}][${S}]`,M,3,`share of ${x} in the output, ${N}`)})});let v=Array.from(m.scores).filter(Number.isFinite),w=[e.queries,e.keys,e.values].map(x=>x.length);return{T:s,tokens:o,queries:n,keys:r,values:a,picked:i,numbers:g,name:$,byColumns:f,head:e.headSize==="dh"?"{d_h}":"{d_k}",beta:e.beta,causal:e.causal,blocked:(x,_)=>e.causal&&_>x,weights:m.weights.subarray(i*s,(i+1)*s),output:[0,1].map(x=>m.output[i*c+x]),reach:v.reduce((x,_)=>Math.max(x,_,-_),2),note:w.every(x=>x===s)?void 0:`Queries, keys and values have ${w.join(", ")} rows; the first ${s} of each are used.`}}function Tf({T:e,tokens:t,picked:s,weights:n,output:r,causal:a,beta:o,byColumns:i}){let l=`\u201C${t[s]}\u201D`,c=Array.from(n.keys()).sort((g,b)=>n[b]-n[g]),u=`its output is ${_n(r)}`,h=a?s+1:e;if(h===1)return`${l} comes first and may only look at itself, so ${u}, its own value.`;let[m,p]=c.map(g=>ye(n[g]));if(o===0)return`With the scale at 0 every ${i?"column":"row"} is uniform: ${l} gives each of ${h} keys ${m}, and ${u}.`;let[f,$]=c.map(g=>`\u201C${t[g]}\u201D`);return n[c[0]]-n[c[h-1]]<.005?`${l} looks at all of its ${h} keys alike, and ${u}, their plain mean.`:n[c[0]]>.99?`${l} looks at ${f} alone (${m}), so ${u}.`:`${l} looks most at ${f} (${m}), then at ${$} (${p}); ${u}.`}var Eh={slug:"matrix",title:"The attention matrix of one head",prompt:({convention:e})=>`Pick a ${e==="columns"?"column":"row"}: whose value does this token read? Then turn the scale down to 0.`,parameters:Sf,presets:Th,frame:Af,summary:Tf,height:wh,picture:xh,table:kh,explain:Mh,code:_h};function Nh({Tq:e,Tk:t,numbers:s,scores:n,afterSoftmax:r},{written:a,read:o,emptyRows:i}){let l=$=>Array.from({length:e},(g,b)=>Array.from({length:t},(v,w)=>s.get(`${$}[${b}][${w}]`).value)),c=Array.from({length:e},($,g)=>Array.from(n.subarray(g*t,(g+1)*t))),u=$=>`mask = ${$}([${l("M").map(g=>`[${g.map(b=>b?"True":"False").join(", ")}]`).join(`,
${" ".repeat(`mask = ${$}([`.length)}`)}])`,h=`# True means ${a==="attend"?"may attend":"blocked"}${a===o?"":`, but it is read as ${o==="attend"?"may attend":"blocked"}: a bug`}`,m=o==="attend"?"~mask":"mask",p=r?`E = np.exp(S - S.max(axis=-1, keepdims=True))
A = E / E.sum(axis=-1, keepdims=True)
A[${m}] = 0  # a bug: the rows no longer sum to 1`:`S[${m}] = -np.inf
E = np.where(np.isfinite(S), np.exp(S - np.max(S, axis=-1, keepdims=True, where=np.isfinite(S), initial=-1e30)), 0)
with np.errstate(invalid="ignore"):
    A = E / E.sum(axis=-1, keepdims=True)${i==="zero"?`
A = np.nan_to_num(A)`:""}`,f=r?`A = torch.softmax(S, dim=-1).masked_fill(${m}, 0)  # a bug: the rows no longer sum to 1`:`A = torch.softmax(S.masked_fill(${m}, float("-inf")), dim=-1)${i==="zero"?`
A = A.nan_to_num(0)`:""}`;return{NumPy:`import numpy as np

${J("S","np.array",c)}
${u("np.array")}  ${h}

${p}
print(A, A.sum(axis=-1))
`,PyTorch:`import torch

${J("S","torch.tensor",c)}
${u("torch.tensor")}  ${h}

${f}
print(A, A.sum(dim=-1))
`,TeX:`\\[
S${r?"":" + M"} = ${ae(l("S"),2)}, \\qquad
A = ${ae(l("A"),3)}
\\]
`}}function qh({Tk:e,size:t,numbers:s,seen:n,afterSoftmax:r,emptyRows:a,zero:o,flipped:i},l){let[,c,u,h]=l.match(/^(\w+?)(?:\[(\d+)\])?(?:\[(\d+)\])?$/)??[],[m,p]=[Number(u),Number(h)],f=E(L(s.get(l))),$=Array.from({length:e},(x,_)=>_),g=$.filter(x=>n(m,x)),b=x=>Tt(s,`S[${m}][${x}]`),v=x=>E(d`${b(p)} / (${K(x.map(b))})`),w=D(i?"The function takes True for the opposite of what was meant, so it blocks this key.":"The mask blocks this key for this query.");switch(c){case"S":{let x=!Number.isFinite(s.get(l).value),_=Array.from({length:t},(S,M)=>yt(s,`q[${m}][${M}]`,`k[${p}][${M}]`)),N=d`(${K(_)}) × ${nt(s,"unit")}`;return d`${E(x?d`${N} + (−∞)`:N,x?"{q}\xB7{k} / \u221A{d_k} + mask":"{q}\xB7{k} / \u221A{d_k}")}
        ${f}${x?w:""}`}case"q":case"k":return D("A random number; the seed decides which.");case"unit":return D(`One over \u221A{d_k}, with {d_k} = ${t}.`);case"A":return r&&!n(m,p)?d`${f}${w}${D("The softmax had given it a weight already:")}
          ${E(L(s.get(`softmax[${m}][${p}]`)))}`:r?d`${v($)}${f}${D("The sum runs over blocked keys as well.")}`:a.includes(m)?d`${f}${D(o?"This row sees no key. The function returns zeros for it.":"This row sees no key, so every exponential is 0, and 0/0 is not a number.")}`:n(m,p)?d`${v(g)}${f}`:d`${f}${w}`;case"softmax":return d`${v($)}${f}`;default:return d`${E(K($.map(x=>nt(s,`A[${m}][${x}]`))))}${f}`}}var Mf=["100000","110000","111000","011100","001110","000111"].map(e=>Array.from(e,Number)),Ch=[{name:"Causal: nobody reads what comes later",state:{}},{name:"No mask: every key counts in every row",state:{mask:"none"}},{name:"Padding on the right: two columns of zeros",state:{mask:"padding"}},{name:"Causal and left padding: rows 1 and 2 are NaN",state:{mask:"both",side:"left"}},{name:"The same rows as zeros: a sum of 0, not 1",state:{mask:"both",side:"left",emptyRows:"zero"}},{name:"Mask after the softmax: sums below 1",state:{when:"after"}},{name:"Wrong convention: only the future is visible",state:{read:"blocked"}},{name:"Right convention, written the other way",state:{written:"blocked",read:"blocked"}},{name:"Cross-attention: 4 queries, 7 keys, padding",state:{mask:"padding",queries:4,keys:7}},{name:"Causal mask in cross-attention: keys lost for no reason",state:{queries:4,keys:7}},{name:"A window of three: the nearest past only",state:{mask:"own",cells:Mf}},{name:"All keys are padding: not one number is left",state:{mask:"padding",padding:6}}];function Rh(e){let{Tq:t,Tk:s,numbers:n}=e,r=(i,l)=>{let{name:c,value:u}=n.get(`M[${i}][${l}]`);return d`<span data-name=${c} data-value=${String(u)}>${u?"True":"False"}</span>`},a=i=>(l,c)=>L(n.get(`${i}[${l}][${c}]`)),o=(i,l,c)=>d`<div class="scroll" tabindex="0" role="group"
    aria-label=${`Table: ${i}`}>
    <table>
      <caption>${C(i)}</caption>
      <thead><tr>
        <th scope="col">query \\ key</th>
        ${e.names.map((u,h)=>d`<th scope="col">${u==="pad"?`${h+1} (pad)`:u}</th>`)}
        ${c?d`<th scope="col">sum</th>`:""}
      </tr></thead>
      <tbody>${Array.from({length:t},(u,h)=>d`<tr>
        <th scope="row">${h+1}</th>
        ${Array.from({length:s},(m,p)=>d`<td>${l(h,p)}</td>`)}
        ${c?d`<td>${L(n.get(`sum[${h}]`))}</td>`:""}
      </tr>`)}</tbody>
    </table>
  </div>`;return d`${o("Mask",r)}${o("Scores",a("S"))}${o("Weights",a("A"),!0)}`}var rt=32,It=26,Cr=70,ie=40,Ef=42,Fs=48;function Dh(e,{queries:t,keys:s}){let n=mt+Jt,r=n+t*ie;if(e>=820){let o=e-2*rt-2*It-Cr,i=Math.min(Fs,o/s/2.9),l=Math.min(Ef,i*.9),c={x:rt+s*l+It,y:n,size:i};return{height:r,mask:{x:rt,y:n,size:l},scores:c,weights:{x:c.x+s*i+It+rt,y:n,size:i}}}if(e>=540){let o=Math.min(Fs,(e-rt-It)/2/s);return{height:2*r+It,mask:{x:rt,y:n,size:o},scores:{x:rt+s*o+It,y:n,size:o},weights:{x:rt,y:r+It+n,size:Math.min(Fs*1.4,(e-rt-Cr)/s)}}}let a=Math.min(Fs,(e-rt)/s);return{height:3*r+2*It,mask:{x:rt,y:n,size:a},scores:{x:rt,y:r+It+n,size:a},weights:{x:rt,y:2*(r+It)+n,size:Math.min(Fs,(e-rt-Cr)/s)}}}var Lh=(e,t)=>Dh(e,t).height;function Oh(e,t){let{Tq:s,Tk:n,numbers:r,seen:a,meant:o,names:i,reach:l,afterSoftmax:c,written:u}=e,h=Dh(t.width,{queries:s,keys:n}),m=(b,v,w)=>Array.from({length:s},(x,_)=>Array.from({length:n},(N,S)=>{let M=r.get(`${b}[${_}][${S}]`);return{shown:M,paint:v(M.value),blocked:w(_,S)}})),p=Array.from({length:s},(b,v)=>String(v+1)),f={columns:i,tall:ie,side:rt,roles:["query","key"]},$=h.scores.x===h.mask.x?p:void 0;return k`
    <g class="part">
      ${g(h.mask)}
    </g>
    <g class="part">${ss({...f,...h.scores,rows:$,title:"Scores",formula:c?"{S}, no mask yet":"{S} + mask",symbol:"S",cells:m("S",b=>qr(b,l),(b,v)=>!a(b,v)&&!c)})}</g>
    <g class="part">${ss({...f,...h.weights,rows:p,title:"Weights",formula:c?"softmax({S}), then the mask":"{A} = softmax of each row",symbol:"A",cells:m("A",Nr,(b,v)=>!a(b,v))})}
      ${qf(e,h.weights)}
    </g>`;function g({x:b,y:v,size:w}){let{apply:x}=t,_=Mr(w-1,ie-1),N=M=>(w>36?["False","True"]:["F","T"])[M],S=(M,R)=>x?.({mask:"own",cells:Array.from({length:s},(B,ut)=>Array.from({length:n},(Hr,Ks)=>+((ut===M&&Ks===R)!==o(ut,Ks))))});return k`${ss({...f,x:b,y:v,size:w,rows:p,cells:[],symbol:"M",title:"Mask",formula:`True: ${u==="attend"?"may attend":"blocked"}`})}
    <g class=${x?"toggles":""} data-symbol="M" role="group" aria-label="Cells of the mask">
      ${p.map((M,R)=>i.map((B,ut)=>{let{value:Hr}=r.get(`M[${R}][${ut}]`);return k`<g class=${o(R,ut)?"toggle-cell":"toggle-cell off"} role=${x?"checkbox":y}
            aria-checked=${x?String(o(R,ut)):y}
            aria-label=${x?`Query ${R+1} may see key ${B==="pad"?`${ut+1}, padding`:B}`:y}
            @click=${x?()=>S(R,ut):y}
            @keydown=${x?Ks=>Nf(Ks,()=>S(R,ut)):y}
            transform=${`translate(${b+ut*w+.5} ${v+R*ie+.5})`}>
          <rect class="ground" width=${w-1} height=${ie-1}></rect>
          ${o(R,ut)?y:k`<path class="hatch" d=${_}></path>
            <rect class="label" x="2" y=${ie/2-10} width=${w-5} height="19" rx="3"></rect>`}
          <text x=${(w-1)/2} y=${ie/2+4} text-anchor="middle" data-name=${`M[${R}][${ut}]`}
            data-value=${String(Hr)}>${N(Hr)}</text>
        </g>`}))}
    </g>`}}function Nf(e,t){e.key!=="Enter"&&e.key!==" "||(e.preventDefault(),t())}function qf({Tq:e,Tk:t,numbers:s},{x:n,y:r,size:a}){let o=n+t*a+Cr-22;return k`<text class="heading" x=${o} y=${r-8} text-anchor="end">sum</text>
    ${Array.from({length:e},(i,l)=>{let c=s.get(`sum[${l}]`),u=c.value>.9995&&c.value<1.0005,h=r+(l+.5)*ie+4.5;return k`${ct(c,{x:o,y:h,role:u?"right":"wrong"})}
        <text class=${u?"mark right":"mark wrong"} x=${o+7} y=${h}
          aria-hidden="true">${u?"\u2713":"\u2717"}</text>`})}`}var Rr=[1,8],Ph={type:"number",whole:!0,min:Rr[0],max:Rr[1],step:1,control:"stepper",more:!0},Cf=(e,t)=>Array.from({length:e},(s,n)=>Array.from({length:e},(r,a)=>Number(t(n,a)))),Me=4,fo=({mask:e})=>e==="padding"||e==="both",Rf=[{name:"mask",type:"choice",default:"causal",label:"Mask",options:[["none","none"],["causal","causal"],["padding","padding"],["both","causal + padding"],["own","your own"]],help:"Your own: click cells of the mask."},{name:"side",type:"choice",default:"right",options:[["left","on the left"],["right","on the right"]],label:"Padding",when:fo,control:"select"},{name:"padding",type:"number",whole:!0,min:0,max:Rr[1],step:1,default:2,label:"Padding tokens",when:fo,control:"stepper"},{name:"when",type:"choice",default:"before",label:"Applied",options:[["before","before the softmax"],["after","after the softmax (bug)"]]},{name:"emptyRows",type:"choice",default:"nan",label:"A row without keys is",control:"select",options:[["nan","NaN, as 0/0"],["zero","all zeros, as in some kernels"]],when:({when:e})=>e==="before"},{name:"written",type:"choice",default:"attend",label:"In the mask, True means",control:"select",options:[["attend","may attend"],["blocked","blocked"]]},{name:"read",type:"choice",default:"attend",label:"It goes to",control:"select",options:[["attend","F.scaled_dot_product_attention (True: may attend)"],["blocked","nn.MultiheadAttention (True: blocked)"]]},{...Ph,name:"queries",default:6,label:"Queries"},{...Ph,name:"keys",default:6,label:"Keys"},{name:"seed",type:"number",whole:!0,min:0,max:4294967295,step:1,default:1,label:"Seed",control:"stepper",button:"New scores",more:!0},{name:"cells",type:"cells",count:Rr,control:!1,label:"Your own mask",default:Cf(6,(e,t)=>t>=e-1&&t<=e+1)}],Ih=e=>[Math.floor(e/Me),e%Me];function Df(e,t){let{queries:s,keys:n,mask:r,side:a}=e,o=fo(e)?Math.min(e.padding,n):0,i=t.random(e.seed),[l,c]=[i.normal(s*Me),i.normal(n*Me)],{scores:u}=t.attention({q:l,k:c,v:new Float32Array(n),shape:{Tq:s,Tk:n,dk:Me,dv:1},returns:{scores:"scaled"}}),h=(S,M)=>e.cells[S]?.[M]??1,m=Uint8Array.from({length:s*n},(S,M)=>h(Math.floor(M/n),M%n)),p={Tq:s,Tk:n,scores:u},f=t.figures.masks({...p,causal:r==="causal"||r==="both",padLeft:a==="left"?o:0,padRight:a==="right"?o:0,...r==="own"&&{mask:{attend:m}}}).seen,$=Uint8Array.from(f,S=>e.written==="attend"?S:1-S),g=e.when==="after",b=t.figures.masks({...p,mask:{[e.read]:$},afterSoftmax:g,emptyRows:e.emptyRows}),{weights:v}=t.figures.masks(p),w=S=>Array.from({length:S},(M,R)=>R),x=new gt;x.add("unit",Ft(t,Me),3,"scale of the scores"),l.forEach((S,M)=>{let[R,B]=Ih(M);x.add(`q[${R}][${B}]`,S,2,`entry ${B+1} of query ${R+1}`)}),c.forEach((S,M)=>{let[R,B]=Ih(M);x.add(`k[${R}][${B}]`,S,2,`entry ${B+1} of key ${R+1}`)});let _=(S,M)=>b.seen[S*n+M]===1;for(let S of w(s)){for(let M of w(n)){let R=S*n+M,B=`query ${S+1}, key ${M+1}`;x.add(`M[${S}][${M}]`,$[R],0,`mask of ${B}`),x.add(`S[${S}][${M}]`,_(S,M)||g?u[R]:-1/0,2,`score of ${B}`),x.add(`A[${S}][${M}]`,b.weights[R],3,`weight of ${B}`),x.add(`softmax[${S}][${M}]`,v[R],3,`weight of ${B} without a mask`)}x.add(`sum[${S}]`,b.sums[S],3,`sum of the weights of query ${S+1}`)}let N=w(n).map(S=>(a==="left"?S<o:S>=n-o)?"pad":String(S+1));return{Tq:s,Tk:n,numbers:x,seen:_,afterSoftmax:g,names:N,written:e.written,meant:(S,M)=>f[S*n+M]===1,none:b.seen.every(S=>S===1),flipped:e.written!==e.read,emptyRows:w(s).filter(S=>!w(n).some(M=>_(S,M))),unread:w(n).filter(S=>!w(s).some(M=>_(M,S))),sums:b.sums,scores:u,size:Me,zero:e.emptyRows==="zero",reach:Array.from(u).reduce((S,M)=>Math.max(S,M,-M),2)}}function Lf({Tq:e,Tk:t,emptyRows:s,unread:n,afterSoftmax:r,zero:a,flipped:o,sums:i,none:l}){let c=o?"The function reads the mask the other way round: just the wrong cells are blocked. ":"";if(r){let f=i.reduce(($,g)=>Math.min($,g),1);return`${c}The softmax shared the weight among all keys before the mask took some of it away: the smallest sum of a row is ${I(f,3)} instead of 1.`}if(l)return"Nothing is blocked: each query shares its weight among all keys, and each row sums to 1.";let u=n.length&&n.length<t?` No query reads ${n.length===1?"key":"keys"} ${ge(n.map(f=>f+1))}.`:"";if(!s.length)return`${c}A blocked key gets the weight 0, and what each query can see sums to 1.${u}`;let h=s.map(f=>f+1),m=h.length===e?"No row":h.length===1?`Row ${h[0]}`:`Rows ${ge(h)}`,p=h.length===e?"sees any key":h.length===1?"sees no key":"see no key";return`${c}${m} ${p}: the softmax has nothing to share out, and the weights are ${a?"set to 0, so the row sums to 0":"not a number (0/0)"}.`}var jh={slug:"masks",title:"Masks",prompt:"Choose a mask, or click cells to make one. What does each row of weights sum to?",parameters:Rf,presets:Ch,frame:Df,summary:Lf,height:Lh,picture:Oh,table:Rh,explain:qh,code:Nh};function Hh({B:e,T:t,H:s,d:n,step:r,bug:a}){let o=".reshape(B, H, T, d)",i=r==="split"&&a?"  # a bug: it cuts the rows apart":"",[l,c]={projected:["",""],viewed:[".reshape(B, T, H, d)",".view(B, T, H, d)"],split:a?[o,o]:[".reshape(B, T, H, d).transpose(0, 2, 1, 3)",".view(B, T, H, d).transpose(1, 2)"]}[r],u=`B, T, H, d = ${e}, ${t}, ${s}, ${n}`;return{NumPy:`import numpy as np

${u}
token = np.arange(1, T + 1)[None, :, None]  # each number says which token it belongs to
Q = np.broadcast_to(token, (B, T, H * d)).copy()
print(Q${l})${i}
`,PyTorch:`import torch

${u}
token = torch.arange(1, T + 1)[None, :, None]  # each number says which token it belongs to
Q = token.expand(B, T, H * d).contiguous()
print(Q${c})${i}
`,TeX:`\\[
(B, T, D) = (${e}, ${t}, ${s*n}) \\to
(B, T, H, d) = (${e}, ${t}, ${s}, ${n}) \\to
(B, H, T, d) = (${e}, ${s}, ${t}, ${n})
\\]
`}}function zh({T:e,H:t,d:s,step:n,bug:r,cells:a},o){let i=a.find(($,g)=>$.name===o||o===`order[${g}]`),l=$=>$.map(g=>`[${g+1}]`).join(""),c=`{Q}[${i.token+1}][${i.head*s+i.feature+1}]`,u=D(`Feature ${i.feature+1} of head ${i.head+1}, of token ${i.token+1}.`);if(n==="projected"){let $=i.head*s+i.feature+1;return d`${D(`Column (h \u2212 1)\xB7d + c = ${i.head}\xB7${s} + ${i.feature+1} = ${$} of row ${i.token+1}.`)}${u}`}let[,h,m,p]=i.index;if(n==="viewed")return d`${E(c,`view${l(i.index.slice(1))}`)}
      ${D(`Column (h \u2212 1)\xB7d + c = ${m}\xB7${s} + ${p+1} of row ${h+1}.`)}${u}`;if(!r)return d`${E(c,`heads${l(i.index.slice(1))}`)}
      ${D(`Head ${h+1} of token ${m+1}: column (h \u2212 1)\xB7d + c = ${h}\xB7${s} + ${p+1}.`)}${u}`;let f=(h*e+m)*s+p;return d`${E(c,`heads${l(i.index.slice(1))}`)}
    ${D(`The reshape only counts on in memory: this cell is number (h \u2212 1)\xB7T\xB7d + (t \u2212 1)\xB7d + c = ${h}\xB7${e}\xB7${s} + ${m}\xB7${s} + ${p+1} = ${f+1}. In rows of ${t*s} numbers, ${f+1} = ${i.token}\xB7${t*s} + ${f-i.token*t*s+1}: row ${i.token+1}, column ${f-i.token*t*s+1}.`)}
    ${u}
    ${i.astray?D(`It stands where head ${h+1} of token ${m+1} belongs.`):""}`}var Uh=[{name:"As projected: a row is a token",state:{}},{name:"The view: nothing moves, rows are cut",state:{step:"viewed"}},{name:"View, then transpose: a block for each head",state:{step:"split"}},{name:"Reshape directly: the same shape, all mixed up",state:{step:"split",way:"reshape"}},{name:"Two sentences in the batch",state:{step:"split",batch:2,tokens:3}},{name:"Four heads of size 2",state:{step:"split",heads:4,headSize:2}},{name:"One head: both ways agree",state:{step:"split",way:"reshape",heads:1}},{name:"As many tokens as heads: still mixed up",state:{step:"split",way:"reshape",tokens:2}}];var Bh=({shape:e,step:t,cells:s,numbers:n})=>d`
  <div class="scroll" tabindex="0" role="group" aria-label="Table of cells">
    <table>
      <caption>Shape (${e.join(", ")})</caption>
      <thead><tr>
        ${Of[t].map(r=>d`<th scope="col">${r}</th>`)}
        <th scope="col">holds token</th><th scope="col">head</th><th scope="col">feature</th>
      </tr></thead>
      <tbody>${s.map(({name:r,index:a,head:o,feature:i})=>d`<tr>
        ${a.map(l=>d`<td>${l+1}</td>`)}
        <td>${L(n.get(r))}</td><td>${o+1}</td><td>${i+1}</td>
      </tr>`)}</tbody>
    </table>
  </div>`,Of={projected:["batch","row","column"],viewed:["batch","block","row","column"],split:["batch","block","row","column"]};var Fh=(e,t,s)=>{let n=new Map;for(let r=t;r<=s;r++)n.set(e[r],r);return n},go=Q(class extends F{constructor(e){if(super(e),e.type!==ot.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,s){let n;s===void 0?s=t:t!==void 0&&(n=t);let r=[],a=[],o=0;for(let i of e)r[o]=n?n(i,o):o,a[o]=s(i,o),o++;return{values:a,keys:r}}render(e,t,s){return this.dt(e,t,s).values}update(e,[t,s,n]){let r=Yo(e),{values:a,keys:o}=this.dt(t,s,n);if(!Array.isArray(r))return this.ut=o,a;let i=this.ut??=[],l=[],c,u,h=0,m=r.length-1,p=0,f=a.length-1;for(;h<=m&&p<=f;)if(r[h]===null)h++;else if(r[m]===null)m--;else if(i[h]===o[p])l[p]=Xt(r[h],a[p]),h++,p++;else if(i[m]===o[f])l[f]=Xt(r[m],a[f]),m--,f--;else if(i[h]===o[f])l[f]=Xt(r[h],a[f]),Re(e,l[f+1],r[h]),h++,f--;else if(i[m]===o[p])l[p]=Xt(r[m],a[p]),Re(e,r[h],r[m]),m--,p++;else if(c===void 0&&(c=Fh(o,p,f),u=Fh(i,h,m)),c.has(i[h]))if(c.has(i[m])){let $=u.get(o[p]),g=$!==void 0?r[$]:null;if(g===null){let b=Re(e,r[h]);Xt(b,a[p]),l[p]=b}else l[p]=Xt(g,a[p]),Re(e,r[h],g),r[$]=null;p++}else hn(r[m]),m--;else hn(r[h]),h++;for(;p<=f;){let $=Re(e,l[f+1]);Xt($,a[p]),l[p++]=$}for(;h<=m;){let $=r[h++];$!==null&&hn($)}return this.ut=o,De(e,l),P}});var Pf=500,yo=Q(class extends F{#t;render(e,t){return`translate(${e} ${t})`}update({element:e},[t,s]){let n=this.#t;if(this.#t=[t,s],n&&n[0]===t&&n[1]===s)return P;if(n&&e.animate&&!matchMedia("(prefers-reduced-motion: reduce)").matches){let r=([a,o])=>({transform:`translate(${a}px, ${o}px)`});e.animate([r(n),r([t,s])],{duration:Pf,easing:"ease-in-out"})}return this.render(t,s)}});var Wh=44,Kh=26,Ws=52,Ee=18,Gh=44,Jh=26,Yh=30,Vh=[18,34];function If(e,{B:t,T:s,H:n,d:r}){return e==="projected"?{blocks:t,rows:s,columns:n*r}:e==="viewed"?{blocks:t*s,rows:n,columns:r}:{blocks:t*n,rows:s,columns:r}}function Xh(e,t,s){let{blocks:n,rows:r,columns:a}=If(t,s),o=n/s.B,i=t==="projected"?Gh:jf(e,s),l=Math.max(Jh,Math.min(Gh,(e-Ws)/a,i)),c=a*l+Ee,u=Math.max(1,Math.min(o,Math.floor((e-Ws+Ee)/c))),h=Math.ceil(o/u),m=Kh+r*l+Ee;return{size:l,at:f=>{let[$,g]=[Math.floor(f/o),f%o];return{x:Ws+g%u*c,y:Wh+Kh+($*h+Math.floor(g/u))*m,first:g%u===0}},columns:a,rows:r,blocks:n,height:Wh+s.B*h*m}}function jf(e,{T:t,H:s,d:n}){let r=Math.max(1,Math.min(Math.max(t,s),Math.floor((e-Ws+Ee)/(n*Jh+Ee))));return((e-Ws+Ee)/r-Ee)/n}var Hf=({batch:e,tokens:t,heads:s,headSize:n})=>({B:e,T:t,H:s,d:n}),Zh=(e,t)=>{let s=Hf(t);return tm(e,s)+Yh+em(e,s).height},tm=(e,t)=>["projected","viewed","split"].reduce((s,n)=>Math.max(s,Xh(e,n,t).height),0);function em(e,{B:t,T:s,H:n,d:r}){let a=t*s*n*r,o=Math.max(Vh[0],Math.min(Vh[1],e/a)),i=Math.floor(e/o),l=o<24?26:o;return{size:o,tall:l,inLine:i,height:Math.ceil(a/i)*l}}function sm(e,t){let{step:s,bug:n,cells:r,numbers:a}=e,o=Xh(t.width,s,e),{size:i}=o;return k`
    <text class="heading" x="0" y="14" aria-hidden="true">${Z(Uf[s])}
      <tspan class="mono" dx="8">(${e.shape.join(", ")})</tspan></text>
    <text class=${n?"mono wrong":"mono"} x="0" y="34" aria-hidden="true">${Bf(e)}</text>
    <g aria-hidden="true">${Array.from({length:o.blocks},(l,c)=>Wf(e,o,c))}</g>
    <g data-symbol="Q">${go([...r].sort((l,c)=>l.source-c.source),({source:l})=>l,l=>{let[c,u,h]=Ff(l.index,e.shape),{x:m,y:p}=o.at(c);return k`<g class=${`cell head-${l.head+1}`} transform=${yo(m+h*i,p+u*i)}>
        <rect class="ground" x="1" y="1" width=${i-2} height=${i-2} rx="3"></rect>
        <rect class="tint" x="1" y="1" width=${i-2} height=${i-2} rx="3"></rect>
        <path class="tally" d=${Kf(l.head+1,i)}></path>
        ${l.astray?k`<rect class="astray" x="2.5" y="2.5" width=${i-5} height=${i-5}
          rx="2"></rect>`:y}
        ${ct(a.get(l.name),{x:i/2,y:i/2+3,anchor:"middle",role:"token"})}
      </g>`})}</g>
    ${zf(e,t.width)}`}function zf(e,t){let{size:s,tall:n,inLine:r}=em(t,e),a=tm(t,e)+Yh,o=e.cells.map((i,l)=>({...i,at:l})).sort((i,l)=>i.source-l.source);return k`<text class="heading" x="0" y=${a-11} aria-hidden="true">Read row after row</text>
    <g data-symbol="Q">${go(o,({source:i})=>i,({at:i,head:l})=>k`<g class=${`cell head-${l+1}`}
        transform=${yo(i%r*s,a+Math.floor(i/r)*n)}>
      <rect class="ground" x="0.5" y="0.5" width=${s-1} height=${n-2} rx="2"></rect>
      <rect class="tint" x="0.5" y="0.5" width=${s-1} height=${n-2} rx="2"></rect>
      ${ct(e.numbers.get(`order[${i}]`),{x:s/2,y:n/2+4,anchor:"middle",role:"token"})}
    </g>`)}</g>`}var Uf={projected:"{Q} as projected",viewed:"{Q}, each row cut into heads",split:"One block for each head"};function Bf({step:e,bug:t}){return e==="projected"?"Q = X @ W_Q":e==="viewed"?"Q.view(B, T, H, d)":t?"Q.reshape(B, H, T, d)":"Q.view(B, T, H, d).transpose(1, 2)"}function Ff(e,t){if(e.length===3)return e;let[s,n,r,a]=e;return[s*t[1]+n,r,a]}function Wf({B:e,T:t,H:s,d:n,step:r},{at:a,size:o,rows:i,columns:l},c){let{x:u,y:h,first:m}=a(c),p=r==="projected"?1:r==="viewed"?t:s,f=l*o<108,$=e>1?`${f?"b":"batch "}${Math.floor(c/p)+1}`:"",g=r==="projected"?"":`${r==="viewed"?"token":"head"} ${c%p+1}`,b=[$,g].filter(Boolean).join(", "),v=r==="viewed"?"head":"token",[w,x]=r==="viewed"?["T","H"]:["H","T"];return k`<text class="axis-name" data-symbol=${g?w:y} x=${u}
      y=${h-8}>${b}</text>
    ${r==="projected"&&!$?Qh(s,_=>k`<text class=${`axis-name head-${_+1}`} data-symbol="H"
      x=${u+(_+.5)*n*o} y=${h-8} text-anchor="middle">${n*o>52?"head ":""}${_+1}</text>`):y}
    ${m?Qh(i,_=>k`<text class="quiet" data-symbol=${x} x=${u-8}
      y=${h+(_+.5)*o+4.5} text-anchor="end">${v} ${_+1}</text>`):y}
    <rect class="frame" x=${u-1} y=${h-1} width=${l*o+2} height=${i*o+2} rx="4"></rect>`}var Qh=(e,t)=>Array.from({length:e},(s,n)=>t(n));function Kf(e,t){let s=t/2-(e-1)*5/2;return Array.from({length:e},(n,r)=>`M${s+r*5} ${t-8}v4`).join("")}var Dr={type:"number",whole:!0,min:1,step:1,control:"stepper",more:!0},Gf=[{name:"step",type:"choice",default:"projected",control:"stages",label:"Step",options:[["projected","1: {Q}"],["viewed","2: view"],["split","3: heads first"]]},{name:"way",type:"choice",default:"transpose",label:"From Q to heads",options:[["transpose","view, then transpose"],["reshape","reshape directly (bug)"]],when:({step:e})=>e==="split"},{...Dr,name:"batch",max:2,default:1,label:"Batch B"},{...Dr,name:"tokens",max:6,default:4,label:"Tokens T"},{...Dr,name:"heads",max:4,default:2,label:"Heads H"},{...Dr,name:"headSize",max:4,default:3,label:"Head size d"}];function Vf({step:e,way:t,batch:s,tokens:n,heads:r,headSize:a},o){let i=e==="split"&&t==="reshape",c={projected:[s,n,r*a],viewed:[s,n,r,a],split:[s,r,n,a]}[e],u=e==="split"?i?"reshaped":"transposed":e,{source:h,token:m,head:p,feature:f}=o.figures.heads({B:s,T:n,H:r,d:a,step:u}),$=new gt,g=Array.from(h,(v,w)=>{let x=Qf(w,c),_=`${e==="split"?"Qh":"Q"}${x.map(M=>`[${M}]`).join("")}`;$.add(`order[${w}]`,m[w]+1,0,`token of number ${w+1}, read row after row`),$.add(_,m[w]+1,0,`token of the number in cell ${x.map(M=>M+1).join(", ")}`);let[N,S]=e==="split"?[x[1],x[2]]:[p[w],m[w]];return{name:_,index:x,source:v,token:m[w],head:p[w],feature:f[w],astray:N!==p[w]||S!==m[w]}}),{parameters:b}=o.count({T:n,D:r*a,H:r});return{B:s,T:n,H:r,d:a,step:e,bug:i,shape:c,cells:g,numbers:$,parameters:b}}function Qf(e,t){let s=[];for(let n of[...t].reverse())s.unshift(e%n),e=Math.floor(e/n);return s}function Jf({T:e,H:t,d:s,step:n,bug:r,cells:a,parameters:o}){if(n==="projected")return`As projected, each row is a token, and head 1 owns ${s===1?"the first column":`the first ${s} columns`}.`;if(n==="viewed")return`The view moves nothing: it only reads each row as ${t} ${t===1?"piece":"pieces"} of ${s}. A layer of width ${t*s} has ${o} parameters, however many pieces that are.`;if(!r)return`Every head has a block of its own, with all ${e} tokens and only its own ${s} features.`;if(!a.some(({astray:c})=>c))return"With a single head or a single token nothing can be mixed up.";let i=a.filter(({index:c})=>c[0]===0&&c[1]===0),l=[...new Set(i.map(({token:c})=>c+1))];return`The shape is the same and no error is raised, but the block of head 1 now holds ${l.length===1?`only token ${l[0]}`:`tokens ${ge(l)}`}, with the features of other heads.`}var nm={slug:"heads",title:"Splitting heads",prompt:"Step through the reshapes. A cell says which token it came from; colour and strokes say which head owns it.",parameters:Gf,presets:Uh,frame:Vf,summary:Jf,height:Zh,picture:sm,table:Bh,explain:zh,code:Hh};function rm(e,{dk:t,keys:s,draws:n,scaled:r,seed:a}){let o=r?" / dk ** 0.5":"";return{NumPy:`import numpy as np

dk, keys, draws = ${t}, ${s}, ${n}
rng = np.random.default_rng(${a})

q = rng.standard_normal((draws, 1, dk))
K = rng.standard_normal((draws, keys, dk))
s = (q * K).sum(axis=-1)${o}
a = np.exp(s - s.max(axis=-1, keepdims=True))
a /= a.sum(axis=-1, keepdims=True)
J = a[:, :, None] * (np.eye(keys) - a[:, None, :])
print("median of the largest weight", np.median(a.max(axis=-1)))
print("median size of the Jacobian", np.median(np.linalg.norm(J, axis=(1, 2))))
`,PyTorch:`import torch

dk, keys, draws = ${t}, ${s}, ${n}
torch.manual_seed(${a})

q = torch.randn(draws, 1, dk)
K = torch.randn(draws, keys, dk)
a = torch.softmax((q * K).sum(-1)${o}, dim=-1)
J = a[:, :, None] * (torch.eye(keys) - a[:, None, :])
print("median of the largest weight", a.amax(-1).median())
print("median size of the Jacobian", torch.linalg.matrix_norm(J).median())
`,TeX:`\\[
q, k_1, \\dots, k_{${s}} \\sim \\mathcal{N}(0, I_{${t}}), \\qquad
a = \\operatorname{softmax}\\big(q^\\top k_j${r?` / \\sqrt{${t}}`:""}\\big), \\qquad
J = \\operatorname{diag}(a) - aa^\\top
\\]
`}}function am({numbers:e,keys:t,scaled:s,dk:n,seed:r,draw:a,draws:o},i){let[,l,c]=i.match(/^([\w.]+?)(?:\[(\d+)\])?$/)??[],u=E(L(e.get(i))),h=Array.from({length:t},(m,p)=>p);switch(l){case"a":return d`${E(d`${Tt(e,`score[${c}]`)} / (${K(h.map(m=>Tt(e,`score[${m}]`)))})`)}${u}`;case"score":return d`${E(s?"{q}\xB7{k} / \u221A{d_k}":"{q}\xB7{k}")}${u}
      ${D(`The sum of ${n} products of random normal numbers${s?`, divided by \u221A${n}`:", not divided"}. They are draw ${a} of seed ${r}.`)}`;case"largest":return d`${E(L(e.get("a[0]")))}
      ${D("The first of the sorted weights.")}`;case"small":return d`${E(`${h.filter(m=>e.get(`a[${m}]`).value<Yf).length} / ${t}`)}
      ${u}${D("How many of the weights are below 0.001, as a share of all keys.")}`;case"jacobian":return d`${E("\u221A(\u03A3 {a_i}\xB2 \u2212 2 \u03A3 {a_i}\xB3 + (\u03A3 {a_i}\xB2)\xB2)","\u2016{J}\u2016")}
      ${E(d`√(${$o(e,h,2)} − 2 × (${$o(e,h,3)}) + (${$o(e,h,2)})²)`)}
      ${u}
      ${D("{J} = diag({a}) \u2212 {a}{a}\u1D40 says how much the weights answer to a change of the scores.")}`;case"dk":return D("Your own number. Type another one, or move the slider.");default:{let m=o%2?`number ${(o+1)/2}`:`halfway between numbers ${o/2} and ${o/2+1}`;return d`${u}${D(`${o} draws at this head size, sorted by \u2016{J}\u2016: the median is ${m}. The band goes from one draw below it to one above it, and holds the true median in 95 of 100 sweeps.`)}`}}}var Yf=.001,$o=(e,t,s)=>K(t.map(n=>d`<span class="power">${nt(e,`a[${n}]`)}<sup>${s}</sup></span>`));var om=[{name:"Size 64, no scaling: a few keys take all",state:{}},{name:"The same with scaling: many keys count again",state:{scaled:!0}},{name:"Size 512, no scaling: one weight, no gradient",state:{dk:512}},{name:"Size 512, scaled: as good as size 2",state:{dk:512,scaled:!0}},{name:"Size 1: the scaling changes nothing",state:{dk:1}},{name:"128 keys, size 64: the largest weight near 0.8",state:{keys:128,draw:13}},{name:"Two keys: an easier choice, the same trouble",state:{keys:2}},{name:"Another seed: other numbers, the same curves",state:{seed:2024}}];function im({numbers:e,keys:t,points:s}){let n=a=>d`<td>${L(e.get(a))}</td>`,r=[["scaled","with"],["raw","without"]];return d`
    <div class="scroll" tabindex="0" role="group" aria-label="Table of medians">
      <table>
        <caption>${C("\u2016{J}\u2016 over many draws")}, median and 95 % band</caption>
        <thead>
          <tr><th scope="col" rowspan="2">${C("{d_k}")}</th>${r.map(([,a])=>d`
            <th scope="colgroup" colspan="3">${a} the scaling</th>`)}</tr>
          <tr>${r.map(()=>["median","from","to"].map(a=>d`<th scope="col">${a}</th>`))}</tr>
        </thead>
        <tbody>${s.map(({dk:a})=>d`<tr>
          <th scope="row">${a}</th>
          ${r.map(([o])=>["median","lower","upper"].map(i=>n(`${o}.${i}[${a}]`)))}
        </tr>`)}</tbody>
      </table>
    </div>
    <div class="scroll" tabindex="0" role="group" aria-label="Table of the weights of this draw">
      <table>
        <caption>This draw: ${C("\u2016{J}\u2016")} = ${L(e.get("jacobian"))}</caption>
        <thead><tr><th scope="col">key</th><th scope="col">score</th><th scope="col">weight</th></tr></thead>
        <tbody>${Array.from({length:t},(a,o)=>d`<tr>
          <th scope="row">${o+1}</th>${n(`score[${o}]`)}${n(`a[${o}]`)}
        </tr>`)}</tbody>
      </table>
    </div>`}var Mt=46,bo=40,bt=34,lm=40,Ne=210,Xf=.38,cm=42,Lr=126,Or=9;function mm(e){if(e>=700){let t=(e-lm)/2;return{height:Mt+Ne+bo,bars:{x:bt,y:Mt,width:t-bt,height:Ne},curves:{x:t+lm+bt,y:Mt,width:t-bt-10,height:Ne}}}return{height:2*(Mt+Ne+bo)+10,bars:{x:bt,y:Mt,width:e-bt,height:Ne},curves:{x:bt,y:Mt+Ne+bo+10+Mt,width:e-bt-10,height:Ne}}}var um=e=>mm(e).height;function dm(e,t){let s=mm(t.width),{weights:n,others:r,scaled:a}=e,o=dt([n,r,a,t.width],()=>Zf(e,s.bars));return k`${o}${tg(e,s.curves)}`}function Zf({numbers:e,weights:t,others:s,scaled:n,keys:r},{x:a,y:o,width:i,height:l}){let c=pt([0,1],[o+l,o]),u=i/r,h=Math.min(4,u*.12),[m,p]=n?["scaled","raw"]:["raw","scaled"],f=Math.floor(r/2),$=c(Math.max(t[f],s[f]))-(u>=cm?26:12),g=Array.from(s,(v,w)=>`${w?"L":"M"}${a+w*u} ${c(v)}h${u}`).join(""),b=Array.from(t,(v,w)=>`M${a+w*u+h} ${c(0)}V${c(v)}h${u-2*h}V${c(0)}z`).join("");return k`<g class="part">
    <text class="heading" x=${a-bt} y="14" dy=${o-Mt} aria-hidden="true">${`Weights of one query, ${n?"with":"without"} the scaling`}</text>
    <text class="quiet" x=${a-bt} y="34" dy=${o-Mt}>largest ${$e(e.get("largest"))},
      below 0.001: ${$e(e.get("small"))} of the keys</text>
    <g aria-hidden="true">
      <path class="grid" d=${[.25,.5,.75,1].map(v=>`M${a} ${c(v)}h${i}`).join("")}></path>
      ${[0,.5,1].map(v=>k`<text class="tick" x=${a-6} y=${c(v)+4}
        text-anchor="end">${I(v,1)}</text>`)}
      <path data-symbol="a A p" class=${`bar ${m}`} d=${b}></path>
      <path data-symbol="a A p" class=${`ghost ${p}`} d=${g}></path>
      <path class="axis" d=${`M${a} ${c(0)}h${i}`}></path>
      <text class="quiet" x=${a} y=${o+l+18}>keys, the largest weight first</text>
      <text class=${`name ${p}`} x=${a+i} y=${$} text-anchor="end">line: ${n?"without":"with"} the scaling</text>
    </g>
    ${u>=cm?Array.from(t,(v,w)=>ct(e.get(`a[${w}]`),{x:a+(w+.5)*u,y:c(Math.max(v,s[w]))-6,anchor:"middle"})):y}
  </g>`}function tg({numbers:e,points:t,dk:s,jacobian:n},{x:r,y:a,width:o,height:i}){let l=ve([1,512],[r,r+o]).base(2),c=t.reduce((f,{scaled:$,raw:g})=>Math.max(f,$.upper,g.upper),Math.max(Xf,n)),u=pt([0,c*1.06],[a+i,a]),h=u.ticks(4),m=[l(s),u(n)],p=l.ticks(10).filter((f,$)=>o>300||$%2===0);return k`<g class="part">
    <text class="heading" x=${r-bt} y="14" dy=${a-Mt} aria-hidden="true">Size of the softmax Jacobian</text>
    <text class="quiet" x=${r-bt} y="34" dy=${a-Mt}>this draw: ${Z("\u2016{J}\u2016")} =
      ${$e(e.get("jacobian"))}</text>
    <g aria-hidden="true">
      <path class="grid" d=${[...h.map(f=>`M${r} ${u(f)}h${o}`),...p.map(f=>`M${l(f)} ${a}v${i}`)].join("")}></path>
      ${h.map(f=>k`<text class="tick" x=${r-6} y=${u(f)+4} text-anchor="end">${I(f,1)}</text>`)}
      ${p.map(f=>k`<text class="tick" x=${l(f)} y=${a+i+18} text-anchor="middle">${f}</text>`)}
      <text class="quiet" data-symbol="dk" x=${r+o} y=${a+i+36} text-anchor="end">${Z("head size {d_k}")}</text>
      <path class="axis" d=${`M${r} ${u(0)}h${o}`}></path>
      <g data-symbol="J">
        ${hm(t,"raw","without the scaling",{across:l,up:u,dot:m})}
        ${hm(t,"scaled","with the scaling",{across:l,up:u,dot:m})}
        <circle class="present" cx=${m[0]} cy=${m[1]} r="7"></circle>
      </g>
    </g>
  </g>`}function hm(e,t,s,{across:n,up:r,dot:a}){if(!e.length)return y;let o=$=>n($.dk),i=so().x(o).y0($=>r($[t].lower)).y1($=>r($[t].upper)),l=Ae().x(o).y($=>r($[t].median)),c=t==="scaled",u=c?e[e.length-1]:e.reduce(($,g)=>g.raw.upper>$.raw.upper?g:$),h=c?n(512):Math.max(o(u),n(1)+Lr/2)+Lr/2,m=r(u[t].upper)-9,f=!(a[0]<h-Lr-Or||a[0]>h+Or)&&a[1]<m+Or&&a[1]>m-2*Or;return k`<path class=${`band ${t}`} d=${i(e)}></path>
    <path class=${`median ${t}`} d=${l(e)}></path>
    ${e.map($=>k`<circle class=${`knot ${t}`} cx=${o($)} cy=${r($[t].median)}
      r="2.5"></circle>`)}
    <text class=${`name ${t}`} x=${c?h:h-Lr/2} text-anchor=${c?"end":"middle"}
      y=${f?r(u[t].lower)+19:m}>${s}</text>`}var eg=[{name:"dk",type:"number",whole:!0,min:1,max:512,scale:"log",default:64,label:"Head size",symbol:"d_k"},{name:"scaled",type:"switch",default:!1,label:"Divide the scores by \u221A{d_k}"},{name:"draw",type:"number",whole:!0,min:0,max:9999,step:1,default:33,label:"Draw number",control:"stepper",button:"New draw"},{name:"seed",type:"number",whole:!0,min:0,max:4294967295,step:1,default:1,label:"Seed",control:"stepper",more:!0},{name:"keys",type:"number",whole:!0,min:2,max:128,step:1,default:16,label:"Keys",control:"stepper",more:!0},{name:"draws",type:"number",whole:!0,min:20,max:5e3,step:100,default:300,label:"Draws for each head size",control:"stepper",more:!0}],Ir=[1,2,4,8,16,32,64,128,256,512],pm=8,sg=Ir.reduce((e,t)=>e+t+pm,0),ng=1e4,rg={key:({seed:e,keys:t,draws:s})=>[e,t,s].join(" "),*run({seed:e,keys:t,draws:s},n){let r={points:[]},a=0;for(let o of Ir){let i=(o+pm)/sg,l=new Float32Array(s),c=new Float32Array(s),u=Math.max(1,Math.min(10,Math.floor(ng/o/(t+1))));for(let f=0;f<s;f+=u){let $=Math.min(u,s-f);yield{data:r,done:a+i*f/s};let{frobenius:g}=n.figures.scaling({seed:e,dk:o,keys:t,firstDraw:f,draws:$});l.set(g.subarray(0,$),f),c.set(g.subarray($),f)}a+=i;let h=[];for(let f of[l,c])yield{data:r,done:a},h.push(n.figures.scalingSummary(f));let[m,p]=h;r={points:[...r.points,{dk:o,scaled:m,raw:p}]}}yield{data:r,done:1}},say:({points:e},t,{draws:s})=>t===1?`Medians over ${s} draws at each of ${Ir.length} head sizes, with 95 % bands.`:`Drawn so far: ${e.length} of ${Ir.length} head sizes.`};function ag({seed:e,dk:t,keys:s,draw:n,scaled:r},a){let o=l=>a.figures.scalingWeights({seed:e,dk:t,keys:s,draw:n,scaled:l}),i=a.figures.scaling({seed:e,dk:t,keys:s,firstDraw:n,draws:1});return{here:o(r),other:o(!r),drawn:i}}var Pr;function og(e,t,s){(Pr?.state!==e||Pr.attn!==t)&&(Pr={state:e,attn:t,...ag(e,t)});let{here:n,other:r,drawn:a}=Pr,{seed:o,dk:i,keys:l,draw:c,scaled:u}=e,h=f=>f[u?0:1],m=new gt;m.add("dk",i,xt(i),"head size"),n.weights.forEach((f,$)=>{m.add(`a[${$}]`,f,3,`weight number ${$+1}, the largest first`),m.add(`score[${$}]`,n.scores[$],2,`score that weight number ${$+1} comes from`)}),m.add("largest",h(a.largest),3,"largest weight of this draw"),m.add("small",h(a.small),2,"share of keys with a weight below 0.001"),m.add("jacobian",h(a.frobenius),3,"size of the softmax Jacobian of this draw");let p=s?.points??[];for(let f of p)for(let[$,g]of[["scaled","with the scaling"],["raw","without the scaling"]]){let b=`head size ${f.dk}, ${g}`;m.add(`${$}.median[${f.dk}]`,f[$].median,3,`median size of the Jacobian, ${b}`),m.add(`${$}.lower[${f.dk}]`,f[$].lower,3,`lower end of the band, ${b}`),m.add(`${$}.upper[${f.dk}]`,f[$].upper,3,`upper end of the band, ${b}`)}return{dk:i,keys:l,scaled:u,numbers:m,points:p,seed:o,draw:c,draws:e.draws,weights:n.weights,others:r.weights,jacobian:h(a.frobenius),largest:h(a.largest),small:h(a.small)}}function ig({dk:e,keys:t,scaled:s,largest:n,jacobian:r}){let o=`${`Head size ${e}, ${s?"with":"without"} the scaling`}: the largest of ${t} weights is ${I(n)}`,i=`the Jacobian has size ${I(r,3)}`;return r<.05?`${o}, and ${i}: almost no gradient gets through.`:`${o}, and ${i}.`}var fm={slug:"scaling",title:"Why the scores are divided by \u221A{d_k}",prompt:"Switch the scaling on and off, then move the head size. Which of the two curves does the yellow dot follow?",parameters:eg,presets:om,frame:og,summary:ig,height:um,picture:dm,table:im,explain:am,code:rm,work:rg};for(let e of Object.values(jr))Jc(e);import{AttnError as DA,load as LA}from"./index.mjs";export{DA as AttnError,jr as figures,LA as load};
