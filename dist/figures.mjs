var lh=Object.defineProperty;var ch=(e,t)=>{for(var s in t)lh(e,s,{get:t[s],enumerable:!0})};var wa=class{get shadowRoot(){return this.__host.__shadowRoot}constructor(t){this.ariaActiveDescendantElement=null,this.ariaAtomic="",this.ariaAutoComplete="",this.ariaBrailleLabel="",this.ariaBrailleRoleDescription="",this.ariaBusy="",this.ariaChecked="",this.ariaColCount="",this.ariaColIndex="",this.ariaColIndexText="",this.ariaColSpan="",this.ariaControlsElements=null,this.ariaCurrent="",this.ariaDescribedByElements=null,this.ariaDescription="",this.ariaDetailsElements=null,this.ariaDisabled="",this.ariaErrorMessageElements=null,this.ariaExpanded="",this.ariaFlowToElements=null,this.ariaHasPopup="",this.ariaHidden="",this.ariaInvalid="",this.ariaKeyShortcuts="",this.ariaLabel="",this.ariaLabelledByElements=null,this.ariaLevel="",this.ariaLive="",this.ariaModal="",this.ariaMultiLine="",this.ariaMultiSelectable="",this.ariaOrientation="",this.ariaOwnsElements=null,this.ariaPlaceholder="",this.ariaPosInSet="",this.ariaPressed="",this.ariaReadOnly="",this.ariaRelevant="",this.ariaRequired="",this.ariaRoleDescription="",this.ariaRowCount="",this.ariaRowIndex="",this.ariaRowIndexText="",this.ariaRowSpan="",this.ariaSelected="",this.ariaSetSize="",this.ariaSort="",this.ariaValueMax="",this.ariaValueMin="",this.ariaValueNow="",this.ariaValueText="",this.role="",this.form=null,this.labels=[],this.states=new Set,this.validationMessage="",this.validity={},this.willValidate=!0,this.__host=t}checkValidity(){return console.warn("`ElementInternals.checkValidity()` was called on the server.This method always returns true."),!0}reportValidity(){return!0}setFormValue(){}setValidity(){}};var Tt=function(e,t,s,n,r){if(n==="m")throw new TypeError("Private method is not writable");if(n==="a"&&!r)throw new TypeError("Private accessor was defined without a setter");if(typeof t=="function"?e!==t||!r:!t.has(e))throw new TypeError("Cannot write private member to an object whose class did not declare it");return n==="a"?r.call(e,s):r?r.value=s:t.set(e,s),s},G=function(e,t,s,n){if(s==="a"&&!n)throw new TypeError("Private accessor was defined without a getter");if(typeof t=="function"?e!==t||!n:!t.has(e))throw new TypeError("Cannot read private member from an object whose class did not declare it");return s==="m"?n:s==="a"?n.call(e):n?n.value:t.get(e)},Le,Gs,Vs,ns,jr,rs,Qs,ie,os,Yt,Js,ya;var I={__proto__:null};I.enumerable=!0;Object.freeze(I);var Hr=(Yt=class{constructor(t,s={}){if(Le.set(this,!1),Gs.set(this,!1),Vs.set(this,!1),ns.set(this,!1),jr.set(this,Date.now()),rs.set(this,!1),Qs.set(this,void 0),ie.set(this,void 0),os.set(this,void 0),this.NONE=0,this.CAPTURING_PHASE=1,this.AT_TARGET=2,this.BUBBLING_PHASE=3,arguments.length===0)throw new Error("The type argument must be specified");if(typeof s!="object"||!s)throw new Error('The "options" argument must be an object');let{bubbles:n,cancelable:r,composed:o}=s;Tt(this,Le,!!r,"f"),Tt(this,Gs,!!n,"f"),Tt(this,Vs,!!o,"f"),Tt(this,Qs,`${t}`,"f"),Tt(this,ie,null,"f"),Tt(this,os,!1,"f")}initEvent(t,s,n){throw new Error("Method not implemented.")}stopImmediatePropagation(){this.stopPropagation()}preventDefault(){Tt(this,ns,!0,"f")}get target(){return G(this,ie,"f")}get currentTarget(){return G(this,ie,"f")}get srcElement(){return G(this,ie,"f")}get type(){return G(this,Qs,"f")}get cancelable(){return G(this,Le,"f")}get defaultPrevented(){return G(this,Le,"f")&&G(this,ns,"f")}get timeStamp(){return G(this,jr,"f")}composedPath(){return G(this,os,"f")?[G(this,ie,"f")]:[]}get returnValue(){return!G(this,Le,"f")||!G(this,ns,"f")}get bubbles(){return G(this,Gs,"f")}get composed(){return G(this,Vs,"f")}get eventPhase(){return G(this,os,"f")?Yt.AT_TARGET:Yt.NONE}get cancelBubble(){return G(this,rs,"f")}set cancelBubble(t){t&&Tt(this,rs,!0,"f")}stopPropagation(){Tt(this,rs,!0,"f")}get isTrusted(){return!1}},Le=new WeakMap,Gs=new WeakMap,Vs=new WeakMap,ns=new WeakMap,jr=new WeakMap,rs=new WeakMap,Qs=new WeakMap,ie=new WeakMap,os=new WeakMap,Yt.NONE=0,Yt.CAPTURING_PHASE=1,Yt.AT_TARGET=2,Yt.BUBBLING_PHASE=3,Yt);Object.defineProperties(Hr.prototype,{initEvent:I,stopImmediatePropagation:I,preventDefault:I,target:I,currentTarget:I,srcElement:I,type:I,cancelable:I,defaultPrevented:I,timeStamp:I,composedPath:I,returnValue:I,bubbles:I,composed:I,eventPhase:I,cancelBubble:I,stopPropagation:I,isTrusted:I});var $a=(ya=class extends Hr{constructor(t,s={}){super(t,s),Js.set(this,void 0),Tt(this,Js,s?.detail??null,"f")}initCustomEvent(t,s,n,r){throw new Error("Method not implemented.")}get detail(){return G(this,Js,"f")}},Js=new WeakMap,ya);Object.defineProperties($a.prototype,{detail:I});var jt=Hr,zr=$a;var et;var ng=(et=class{constructor(){this.STYLE_RULE=1,this.CHARSET_RULE=2,this.IMPORT_RULE=3,this.MEDIA_RULE=4,this.FONT_FACE_RULE=5,this.PAGE_RULE=6,this.NAMESPACE_RULE=10,this.KEYFRAMES_RULE=7,this.KEYFRAME_RULE=8,this.SUPPORTS_RULE=12,this.COUNTER_STYLE_RULE=11,this.FONT_FEATURE_VALUES_RULE=14,this.MARGIN_RULE=9,this.__parentStyleSheet=null,this.cssText=""}get parentRule(){return null}get parentStyleSheet(){return this.__parentStyleSheet}get type(){return 0}},et.STYLE_RULE=1,et.CHARSET_RULE=2,et.IMPORT_RULE=3,et.MEDIA_RULE=4,et.FONT_FACE_RULE=5,et.PAGE_RULE=6,et.NAMESPACE_RULE=10,et.KEYFRAMES_RULE=7,et.KEYFRAME_RULE=8,et.SUPPORTS_RULE=12,et.COUNTER_STYLE_RULE=11,et.FONT_FEATURE_VALUES_RULE=14,et.MARGIN_RULE=9,et);globalThis.Event??=jt;globalThis.CustomEvent??=zr;var Br=Symbol(),xa=e=>typeof e=="boolean"?e:e?.capture??!1,Ht={__proto__:null};Ht.enumerable=!0;Object.freeze(Ht);var Ys=class{constructor(){this.__eventListeners=new Map,this.__captureEventListeners=new Map}addEventListener(t,s,n){if(s==null)return;let r=xa(n)?this.__captureEventListeners:this.__eventListeners,o=r.get(t);if(o===void 0)o=new Map,r.set(t,o);else if(o.has(s))return;let a=typeof n=="object"&&n?n:{};a.signal?.addEventListener("abort",()=>this.removeEventListener(t,s,n)),o.set(s,a??{})}removeEventListener(t,s,n){if(s==null)return;let r=xa(n)?this.__captureEventListeners:this.__eventListeners,o=r.get(t);o!==void 0&&(o.delete(s),o.size||r.delete(t))}dispatchEvent(t){let s=this.__resolveFullEventPath();!t.composed&&this.__host&&(s=s.slice(0,s.indexOf(this.__host)));let n=!1,r=!1,o=jt.NONE,a=null,i=null,l=null,c=t.stopPropagation,h=t.stopImmediatePropagation;Object.defineProperties(t,{target:{get(){return a??i},...Ht},srcElement:{get(){return t.target},...Ht},currentTarget:{get(){return l},...Ht},eventPhase:{get(){return o},...Ht},composedPath:{value:()=>s,...Ht},stopPropagation:{value:()=>{n=!0,c.call(t)},...Ht},stopImmediatePropagation:{value:()=>{r=!0,h.call(t)},...Ht}});let m=(g,$,v)=>{typeof g=="function"?g(t):typeof g?.handleEvent=="function"&&g.handleEvent(t),$.once&&v.delete(g)},u=()=>(l=null,o=jt.NONE,!t.defaultPrevented),p=s.slice().reverse();a=!this.__host||!t.composed?this:null;let f=g=>{for(i=this;i.__host&&g.includes(i.__host);)i=i.__host};for(let g of p){!a&&(!i||i===g.__host)&&f(p.slice(p.indexOf(g))),l=g,o=g===t.target?jt.AT_TARGET:jt.CAPTURING_PHASE;let $=g.__captureEventListeners.get(t.type);if($){for(let[v,b]of $)if(m(v,b,$),r)return u()}if(n)return u()}let w=t.bubbles?s:[this];i=null;for(let g of w){!a&&(!i||g===i.__host)&&f(w.slice(0,w.indexOf(g)+1)),l=g,o=g===t.target?jt.AT_TARGET:jt.BUBBLING_PHASE;let $=g.__eventListeners.get(t.type);if($){for(let[v,b]of $)if(m(v,b,$),r)return u()}if(n)return u()}return u()}__resolveFullEventPath(){return this.__eventPathCache?this.__eventPathCache:this.__eventTargetParent?this.__eventPathCache=[this,...this.__eventTargetParent.__resolveFullEventPath()]:this.__eventPathCache=[this,ka,uh]}};var ba=new WeakMap,as=e=>{let t=ba.get(e);return t===void 0&&ba.set(e,t=new Map),t},is=class extends Ys{getRootNode(t){return t?.composed?Ur:this.__host?.__shadowRoot??Ur}};var va=class extends is{get adoptedStyleSheets(){return[]}createTreeWalker(){return{}}createTextNode(){return{}}createElement(){return{}}};var ka=new va,Ur=ka;var _a=class extends is{constructor(t){if(super(),t!==Br)throw new TypeError("Illegal constructor");Object.assign(this,globalThis,{CustomElementRegistry:Xs,customElements:Wr,document:Ur,Document:va,Element:Ma,EventTarget:Ys,HTMLElement:Sa,Node:is,ShadowRoot:Aa,window:this,Window:_a})}};var Ma=class extends is{constructor(){super(...arguments),this.__shadowRootMode=null,this.__shadowRoot=null,this.__internals=null}get attributes(){return Array.from(as(this)).map(([t,s])=>({name:t,value:s}))}get shadowRoot(){return this.__shadowRootMode==="closed"?null:this.__shadowRoot}get localName(){return this.constructor.__localName}get tagName(){return this.localName?.toUpperCase()}setAttribute(t,s){as(this).set(t,String(s))}removeAttribute(t){as(this).delete(t)}toggleAttribute(t,s){if(this.hasAttribute(t)){if(s===void 0||!s)return this.removeAttribute(t),!1}else return s===void 0||s?(this.setAttribute(t,""),!0):!1;return!0}hasAttribute(t){return as(this).has(t)}attachShadow(t){this.__shadowRootMode=t.mode;let s=new Aa(Br,t);return s.__eventTargetParent=this,s.__host=this,this.__shadowRoot=s}attachInternals(){if(this.__internals!==null)throw new Error("Failed to execute 'attachInternals' on 'HTMLElement': ElementInternals for the specified element was already attached.");let t=new wa(this);return this.__internals=t,t}getAttribute(t){return as(this).get(t)??null}};var Sa=class extends Ma{},Fr=Sa;var Aa=class extends is{get host(){return this.__host}constructor(t,s){if(super(),t!==t)throw new TypeError("Illegal constructor");this.mode=s.mode}};globalThis.litServerRoot??=Object.defineProperty(new Fr,"localName",{get(){return"lit-server-root"}});function mh(){let e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}var Xs=class{constructor(){this.__definitions=new Map,this.__reverseDefinitions=new Map,this.__pendingWhenDefineds=new Map}define(t,s){if(this.__definitions.has(t))if(process.env.NODE_ENV==="development")console.warn(`'CustomElementRegistry' already has "${t}" defined. This may have been caused by live reload or hot module replacement in which case it can be safely ignored.
Make sure to test your application with a production build as repeat registrations will throw in production.`);else throw new Error(`Failed to execute 'define' on 'CustomElementRegistry': the name "${t}" has already been used with this registry`);if(this.__reverseDefinitions.has(s))throw new Error(`Failed to execute 'define' on 'CustomElementRegistry': the constructor has already been used with this registry for the tag name ${this.__reverseDefinitions.get(s)}`);s.__localName=t,this.__definitions.set(t,{ctor:s,observedAttributes:s.observedAttributes??[]}),this.__reverseDefinitions.set(s,t),this.__pendingWhenDefineds.get(t)?.resolve(s),this.__pendingWhenDefineds.delete(t)}get(t){return this.__definitions.get(t)?.ctor}getName(t){return this.__reverseDefinitions.get(t)??null}initialize(t){throw new Error("customElements.initialize is not currently supported in SSR. Please file a bug if you need it.")}upgrade(t){throw new Error("customElements.upgrade is not currently supported in SSR. Please file a bug if you need it.")}async whenDefined(t){let s=this.__definitions.get(t);if(s)return s.ctor;let n=this.__pendingWhenDefineds.get(t);return n||(n=mh(),this.__pendingWhenDefineds.set(t,n)),n.promise}},hh=Xs;var Wr=new hh,uh=new _a(Br);var ls=globalThis,Zs=ls.ShadowRoot&&(ls.ShadyCSS===void 0||ls.ShadyCSS.nativeShadow)&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype,Kr=Symbol(),Ta=new WeakMap,cs=class{constructor(t,s,n){if(this._$cssResult$=!0,n!==Kr)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=t,this.t=s}get styleSheet(){let t=this.o,s=this.t;if(Zs&&t===void 0){let n=s!==void 0&&s.length===1;n&&(t=Ta.get(s)),t===void 0&&((this.o=t=new CSSStyleSheet).replaceSync(this.cssText),n&&Ta.set(s,t))}return t}toString(){return this.cssText}},Et=e=>new cs(typeof e=="string"?e:e+"",void 0,Kr),V=(e,...t)=>{let s=e.length===1?e[0]:t.reduce((n,r,o)=>n+(a=>{if(a._$cssResult$===!0)return a.cssText;if(typeof a=="number")return a;throw Error("Value passed to 'css' function must be a 'css' function result: "+a+". Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.")})(r)+e[o+1],e[0]);return new cs(s,e,Kr)},Ea=(e,t)=>{if(Zs)e.adoptedStyleSheets=t.map(s=>s instanceof CSSStyleSheet?s:s.styleSheet);else for(let s of t){let n=document.createElement("style"),r=ls.litNonce;r!==void 0&&n.setAttribute("nonce",r),n.textContent=s.cssText,e.appendChild(n)}},Gr=Zs||ls.CSSStyleSheet===void 0?e=>e:e=>e instanceof CSSStyleSheet?(t=>{let s="";for(let n of t.cssRules)s+=n.cssText;return Et(s)})(e):e;var{is:dh,defineProperty:ph,getOwnPropertyDescriptor:fh,getOwnPropertyNames:gh,getOwnPropertySymbols:wh,getPrototypeOf:yh}=Object,hs=globalThis;hs.customElements??=Wr;var La=hs.trustedTypes,$h=La?La.emptyScript:"",xh=hs.reactiveElementPolyfillSupport,ms=(e,t)=>e,Vr={toAttribute(e,t){switch(t){case Boolean:e=e?$h:null;break;case Object:case Array:e=e==null?e:JSON.stringify(e)}return e},fromAttribute(e,t){let s=e;switch(t){case Boolean:s=e!==null;break;case Number:s=e===null?null:Number(e);break;case Object:case Array:try{s=JSON.parse(e)}catch{s=null}}return s}},qa=(e,t)=>!dh(e,t),Na={attribute:!0,type:String,converter:Vr,reflect:!1,useDefault:!1,hasChanged:qa};Symbol.metadata??=Symbol("metadata"),hs.litPropertyMetadata??=new WeakMap;var zt=class extends(globalThis.HTMLElement??Fr){static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(t,s=Na){if(s.state&&(s.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(t)&&((s=Object.create(s)).wrapped=!0),this.elementProperties.set(t,s),!s.noAccessor){let n=Symbol(),r=this.getPropertyDescriptor(t,n,s);r!==void 0&&ph(this.prototype,t,r)}}static getPropertyDescriptor(t,s,n){let{get:r,set:o}=fh(this.prototype,t)??{get(){return this[s]},set(a){this[s]=a}};return{get:r,set(a){let i=r?.call(this);o?.call(this,a),this.requestUpdate(t,i,n)},configurable:!0,enumerable:!0}}static getPropertyOptions(t){return this.elementProperties.get(t)??Na}static _$Ei(){if(this.hasOwnProperty(ms("elementProperties")))return;let t=yh(this);t.finalize(),t.l!==void 0&&(this.l=[...t.l]),this.elementProperties=new Map(t.elementProperties)}static finalize(){if(this.hasOwnProperty(ms("finalized")))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(ms("properties"))){let s=this.properties,n=[...gh(s),...wh(s)];for(let r of n)this.createProperty(r,s[r])}let t=this[Symbol.metadata];if(t!==null){let s=litPropertyMetadata.get(t);if(s!==void 0)for(let[n,r]of s)this.elementProperties.set(n,r)}this._$Eh=new Map;for(let[s,n]of this.elementProperties){let r=this._$Eu(s,n);r!==void 0&&this._$Eh.set(r,s)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(t){let s=[];if(Array.isArray(t)){let n=new Set(t.flat(1/0).reverse());for(let r of n)s.unshift(Gr(r))}else t!==void 0&&s.push(Gr(t));return s}static _$Eu(t,s){let n=s.attribute;return n===!1?void 0:typeof n=="string"?n:typeof t=="string"?t.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(t=>this.enableUpdating=t),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(t=>t(this))}addController(t){(this._$EO??=new Set).add(t),this.renderRoot!==void 0&&this.isConnected&&t.hostConnected?.()}removeController(t){this._$EO?.delete(t)}_$E_(){let t=new Map,s=this.constructor.elementProperties;for(let n of s.keys())this.hasOwnProperty(n)&&(t.set(n,this[n]),delete this[n]);t.size>0&&(this._$Ep=t)}createRenderRoot(){let t=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return Ea(t,this.constructor.elementStyles),t}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(t=>t.hostConnected?.())}enableUpdating(t){}disconnectedCallback(){this._$EO?.forEach(t=>t.hostDisconnected?.())}attributeChangedCallback(t,s,n){this._$AK(t,n)}_$ET(t,s){let n=this.constructor.elementProperties.get(t),r=this.constructor._$Eu(t,n);if(r!==void 0&&n.reflect===!0){let o=(n.converter?.toAttribute!==void 0?n.converter:Vr).toAttribute(s,n.type);this._$Em=t,o==null?this.removeAttribute(r):this.setAttribute(r,o),this._$Em=null}}_$AK(t,s){let n=this.constructor,r=n._$Eh.get(t);if(r!==void 0&&this._$Em!==r){let o=n.getPropertyOptions(r),a=typeof o.converter=="function"?{fromAttribute:o.converter}:o.converter?.fromAttribute!==void 0?o.converter:Vr;this._$Em=r;let i=a.fromAttribute(s,o.type);this[r]=i??this._$Ej?.get(r)??i,this._$Em=null}}requestUpdate(t,s,n,r=!1,o){if(t!==void 0){let a=this.constructor;if(r===!1&&(o=this[t]),n??=a.getPropertyOptions(t),!((n.hasChanged??qa)(o,s)||n.useDefault&&n.reflect&&o===this._$Ej?.get(t)&&!this.hasAttribute(a._$Eu(t,n))))return;this.C(t,s,n)}this.isUpdatePending===!1&&(this._$ES=this._$EP())}C(t,s,{useDefault:n,reflect:r,wrapped:o},a){n&&!(this._$Ej??=new Map).has(t)&&(this._$Ej.set(t,a??s??this[t]),o!==!0||a!==void 0)||(this._$AL.has(t)||(this.hasUpdated||n||(s=void 0),this._$AL.set(t,s)),r===!0&&this._$Em!==t&&(this._$Eq??=new Set).add(t))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(s){Promise.reject(s)}let t=this.scheduleUpdate();return t!=null&&await t,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[r,o]of this._$Ep)this[r]=o;this._$Ep=void 0}let n=this.constructor.elementProperties;if(n.size>0)for(let[r,o]of n){let{wrapped:a}=o,i=this[r];a!==!0||this._$AL.has(r)||i===void 0||this.C(r,void 0,o,i)}}let t=!1,s=this._$AL;try{t=this.shouldUpdate(s),t?(this.willUpdate(s),this._$EO?.forEach(n=>n.hostUpdate?.()),this.update(s)):this._$EM()}catch(n){throw t=!1,this._$EM(),n}t&&this._$AE(s)}willUpdate(t){}_$AE(t){this._$EO?.forEach(s=>s.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(t)),this.updated(t)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(t){return!0}update(t){this._$Eq&&=this._$Eq.forEach(s=>this._$ET(s,this[s])),this._$EM()}updated(t){}firstUpdated(t){}};zt.elementStyles=[],zt.shadowRootOptions={mode:"open"},zt[ms("elementProperties")]=new Map,zt[ms("finalized")]=new Map,xh?.({ReactiveElement:zt}),(hs.reactiveElementVersions??=[]).push("2.1.2");var an=globalThis,Ca=e=>e,tn=an.trustedTypes,Ra=tn?tn.createPolicy("lit-html",{createHTML:e=>e}):void 0,Jr="$lit$",Ut=`lit$${Math.random().toFixed(9).slice(2)}$`,Yr="?"+Ut,bh=`<${Yr}>`,me=an.document===void 0?{createTreeWalker:()=>({})}:document,ds=()=>me.createComment(""),ps=e=>e===null||typeof e!="object"&&typeof e!="function",Xr=Array.isArray,Ha=e=>Xr(e)||typeof e?.[Symbol.iterator]=="function",Qr=`[ 	
\f\r]`,us=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,Da=/-->/g,Oa=/>/g,le=RegExp(`>|${Qr}(?:([^\\s"'>=/]+)(${Qr}*=${Qr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Pa=/'/g,Ia=/"/g,za=/^(?:script|style|textarea|title)$/i,Zr=e=>(t,...s)=>({_$litType$:e,strings:t,values:s}),d=Zr(1),k=Zr(2),Og=Zr(3),j=Symbol.for("lit-noChange"),y=Symbol.for("lit-nothing"),ja=new WeakMap,ce=me.createTreeWalker(me,129);function Ua(e,t){if(!Xr(e)||!e.hasOwnProperty("raw"))throw Error("invalid template strings array");return Ra!==void 0?Ra.createHTML(t):t}var Ba=(e,t)=>{let s=e.length-1,n=[],r,o=t===2?"<svg>":t===3?"<math>":"",a=us;for(let i=0;i<s;i++){let l=e[i],c,h,m=-1,u=0;for(;u<l.length&&(a.lastIndex=u,h=a.exec(l),h!==null);)u=a.lastIndex,a===us?h[1]==="!--"?a=Da:h[1]!==void 0?a=Oa:h[2]!==void 0?(za.test(h[2])&&(r=RegExp("</"+h[2],"g")),a=le):h[3]!==void 0&&(a=le):a===le?h[0]===">"?(a=r??us,m=-1):h[1]===void 0?m=-2:(m=a.lastIndex-h[2].length,c=h[1],a=h[3]===void 0?le:h[3]==='"'?Ia:Pa):a===Ia||a===Pa?a=le:a===Da||a===Oa?a=us:(a=le,r=void 0);let p=a===le&&e[i+1].startsWith("/>")?" ":"";o+=a===us?l+bh:m>=0?(n.push(c),l.slice(0,m)+Jr+l.slice(m)+Ut+p):l+Ut+(m===-2?i:p)}return[Ua(e,o+(e[s]||"<?>")+(t===2?"</svg>":t===3?"</math>":"")),n]},fs=class e{constructor({strings:t,_$litType$:s},n){let r;this.parts=[];let o=0,a=0,i=t.length-1,l=this.parts,[c,h]=Ba(t,s);if(this.el=e.createElement(c,n),ce.currentNode=this.el.content,s===2||s===3){let m=this.el.content.firstChild;m.replaceWith(...m.childNodes)}for(;(r=ce.nextNode())!==null&&l.length<i;){if(r.nodeType===1){if(r.hasAttributes())for(let m of r.getAttributeNames())if(m.endsWith(Jr)){let u=h[a++],p=r.getAttribute(m).split(Ut),f=/([.?@])?(.*)/.exec(u);l.push({type:1,index:o,name:f[2],strings:p,ctor:f[1]==="."?sn:f[1]==="?"?nn:f[1]==="@"?rn:ue}),r.removeAttribute(m)}else m.startsWith(Ut)&&(l.push({type:6,index:o}),r.removeAttribute(m));if(za.test(r.tagName)){let m=r.textContent.split(Ut),u=m.length-1;if(u>0){r.textContent=tn?tn.emptyScript:"";for(let p=0;p<u;p++)r.append(m[p],ds()),ce.nextNode(),l.push({type:2,index:++o});r.append(m[u],ds())}}}else if(r.nodeType===8)if(r.data===Yr)l.push({type:2,index:o});else{let m=-1;for(;(m=r.data.indexOf(Ut,m+1))!==-1;)l.push({type:7,index:o}),m+=Ut.length-1}o++}}static createElement(t,s){let n=me.createElement("template");return n.innerHTML=t,n}};function he(e,t,s=e,n){if(t===j)return t;let r=n!==void 0?s._$Co?.[n]:s._$Cl,o=ps(t)?void 0:t._$litDirective$;return r?.constructor!==o&&(r?._$AO?.(!1),o===void 0?r=void 0:(r=new o(e),r._$AT(e,s,n)),n!==void 0?(s._$Co??=[])[n]=r:s._$Cl=r),r!==void 0&&(t=he(e,r._$AS(e,t.values),r,n)),t}var en=class{constructor(t,s){this._$AV=[],this._$AN=void 0,this._$AD=t,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(t){let{el:{content:s},parts:n}=this._$AD,r=(t?.creationScope??me).importNode(s,!0);ce.currentNode=r;let o=ce.nextNode(),a=0,i=0,l=n[0];for(;l!==void 0;){if(a===l.index){let c;l.type===2?c=new Ne(o,o.nextSibling,this,t):l.type===1?c=new l.ctor(o,l.name,l.strings,this,t):l.type===6&&(c=new on(o,this,t)),this._$AV.push(c),l=n[++i]}a!==l?.index&&(o=ce.nextNode(),a++)}return ce.currentNode=me,r}p(t){let s=0;for(let n of this._$AV)n!==void 0&&(n.strings!==void 0?(n._$AI(t,n,s),s+=n.strings.length-2):n._$AI(t[s])),s++}},Ne=class e{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(t,s,n,r){this.type=2,this._$AH=y,this._$AN=void 0,this._$AA=t,this._$AB=s,this._$AM=n,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let t=this._$AA.parentNode,s=this._$AM;return s!==void 0&&t?.nodeType===11&&(t=s.parentNode),t}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(t,s=this){t=he(this,t,s),ps(t)?t===y||t==null||t===""?(this._$AH!==y&&this._$AR(),this._$AH=y):t!==this._$AH&&t!==j&&this._(t):t._$litType$!==void 0?this.$(t):t.nodeType!==void 0?this.T(t):Ha(t)?this.k(t):this._(t)}O(t){return this._$AA.parentNode.insertBefore(t,this._$AB)}T(t){this._$AH!==t&&(this._$AR(),this._$AH=this.O(t))}_(t){this._$AH!==y&&ps(this._$AH)?this._$AA.nextSibling.data=t:this.T(me.createTextNode(t)),this._$AH=t}$(t){let{values:s,_$litType$:n}=t,r=typeof n=="number"?this._$AC(t):(n.el===void 0&&(n.el=fs.createElement(Ua(n.h,n.h[0]),this.options)),n);if(this._$AH?._$AD===r)this._$AH.p(s);else{let o=new en(r,this),a=o.u(this.options);o.p(s),this.T(a),this._$AH=o}}_$AC(t){let s=ja.get(t.strings);return s===void 0&&ja.set(t.strings,s=new fs(t)),s}k(t){Xr(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,n,r=0;for(let o of t)r===s.length?s.push(n=new e(this.O(ds()),this.O(ds()),this,this.options)):n=s[r],n._$AI(o),r++;r<s.length&&(this._$AR(n&&n._$AB.nextSibling,r),s.length=r)}_$AR(t=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);t!==this._$AB;){let n=Ca(t).nextSibling;Ca(t).remove(),t=n}}setConnected(t){this._$AM===void 0&&(this._$Cv=t,this._$AP?.(t))}},ue=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(t,s,n,r,o){this.type=1,this._$AH=y,this._$AN=void 0,this.element=t,this.name=s,this._$AM=r,this.options=o,n.length>2||n[0]!==""||n[1]!==""?(this._$AH=Array(n.length-1).fill(new String),this.strings=n):this._$AH=y}_$AI(t,s=this,n,r){let o=this.strings,a=!1;if(o===void 0)t=he(this,t,s,0),a=!ps(t)||t!==this._$AH&&t!==j,a&&(this._$AH=t);else{let i=t,l,c;for(t=o[0],l=0;l<o.length-1;l++)c=he(this,i[n+l],s,l),c===j&&(c=this._$AH[l]),a||=!ps(c)||c!==this._$AH[l],c===y?t=y:t!==y&&(t+=(c??"")+o[l+1]),this._$AH[l]=c}a&&!r&&this.j(t)}j(t){t===y?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,t??"")}},sn=class extends ue{constructor(){super(...arguments),this.type=3}j(t){this.element[this.name]=t===y?void 0:t}},nn=class extends ue{constructor(){super(...arguments),this.type=4}j(t){this.element.toggleAttribute(this.name,!!t&&t!==y)}},rn=class extends ue{constructor(t,s,n,r,o){super(t,s,n,r,o),this.type=5}_$AI(t,s=this){if((t=he(this,t,s,0)??y)===j)return;let n=this._$AH,r=t===y&&n!==y||t.capture!==n.capture||t.once!==n.once||t.passive!==n.passive,o=t!==y&&(n===y||r);r&&this.element.removeEventListener(this.name,this,n),o&&this.element.addEventListener(this.name,this,t),this._$AH=t}handleEvent(t){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,t):this._$AH.handleEvent(t)}},on=class{constructor(t,s,n){this.element=t,this.type=6,this._$AN=void 0,this._$AM=s,this.options=n}get _$AU(){return this._$AM._$AU}_$AI(t){he(this,t)}},Fa={M:Jr,P:Ut,A:Yr,C:1,L:Ba,R:en,D:Ha,V:he,I:Ne,H:ue,N:nn,U:rn,B:sn,F:on},vh=an.litHtmlPolyfillSupport;vh?.(fs,Ne),(an.litHtmlVersions??=[]).push("3.3.3");var Wa=(e,t,s)=>{let n=s?.renderBefore??t,r=n._$litPart$;if(r===void 0){let o=s?.renderBefore??null;n._$litPart$=r=new Ne(t.insertBefore(ds(),o),o,void 0,s??{})}return r._$AI(e),r};var to=globalThis,Y=class extends zt{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let t=super.createRenderRoot();return this.renderOptions.renderBefore??=t.firstChild,t}update(t){let s=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(t),this._$Do=Wa(s,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return j}};Y._$litElement$=!0,Y.finalized=!0,to.litElementHydrateSupport?.({LitElement:Y});var kh=to.litElementPolyfillSupport;kh?.({LitElement:Y});(to.litElementVersions??=[]).push("4.2.2");var Ka={q1:{question:`<p>One query meets three items. Their scores are <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>s</mi><mo>=</mo><mo stretchy="false">(</mo><mi>ln</mi><mo>\u2061</mo><mn>3</mn><mo separator="true">,</mo><mtext>\u2009</mtext><mn>0</mn><mo separator="true">,</mo><mtext>\u2009</mtext><mn>0</mn><mo stretchy="false">)</mo></mrow></semantics></math></span> and their values <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>v</mi><mn>1</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>1</mn><mo separator="true">,</mo><mn>0</mn><mo stretchy="false">)</mo></mrow></semantics></math></span>, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>v</mi><mn>2</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>0</mn><mo separator="true">,</mo><mn>1</mn><mo stretchy="false">)</mo></mrow></semantics></math></span>, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>v</mi><mn>3</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>0</mn><mo separator="true">,</mo><mn>0</mn><mo stretchy="false">)</mo></mrow></semantics></math></span>.
Where does the output <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>o</mi></mrow></semantics></math></span> land?</p>`,scales:[],options:[{right:!0,text:'(<span class="num" data-name="q1.output[0]" data-value="0.6000000238418579">0.6</span>, <span class="num" data-name="q1.output[1]" data-value="0.20000000298023224">0.2</span>)',reason:`<p>Exponentials first: <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mo stretchy="false">(</mo><mn>3</mn><mo separator="true">,</mo><mn>1</mn><mo separator="true">,</mo><mn>1</mn><mo stretchy="false">)</mo></mrow></semantics></math></span>, with sum 5. So the weights are (<span class="num" data-name="q1.weights[0]" data-value="0.6000000238418579">0.6</span>, <span class="num" data-name="q1.weights[1]" data-value="0.20000000298023224">0.2</span>, <span class="num" data-name="q1.weights[2]" data-value="0.20000000298023224">0.2</span>).
The third value is zero, so it adds nothing, but its key still took a fifth of the weight.</p>`},{right:!1,text:"(0.75, 0.25)",reason:`<p>This leaves the third item out of the sum, as if a value of zero had no vote. Weights come from the keys alone: its score is 0, and
<span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>e</mi><mn>0</mn></msup><mo>=</mo><mn>1</mn></mrow></semantics></math></span> is a full share in the denominator.</p>`},{right:!1,text:"(1, 0)",reason:`<p>That is a hard lookup: all the weight on the best key. A score of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>ln</mi><mo>\u2061</mo><mn>3</mn></mrow></semantics></math></span> makes the first weight three times as large as each other one. It does not
push the others to zero.</p>`},{right:!1,text:"(ln 3, 0)",reason:'<p>Here the scores themselves were used as weights. They must pass through the softmax first: raise <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>e</mi></mrow></semantics></math></span> to each score, then divide by the sum.</p>'}],truth:""},q2:{question:'<p>One head reads <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>T</mi><mo>=</mo><mn>10</mn></mrow></semantics></math></span> tokens. The model width is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi><mo>=</mo><mn>64</mn></mrow></semantics></math></span> and the head size is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><msub><mi>d</mi><mi>v</mi></msub><mo>=</mo><mn>8</mn></mrow></semantics></math></span>. Which shapes do <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></mrow></semantics></math></span> and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>A</mi><mi>V</mi></mrow></semantics></math></span> have?</p>',scales:[],options:[{right:!1,text:"10 \xD7 8 and 10 \xD7 10",reason:'<p>The right two shapes, the wrong way round. <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></mrow></semantics></math></span> compares each query with each key, so both of its sides count tokens.</p>'},{right:!1,text:"8 \xD7 8 and 10 \xD7 8",reason:'<p><span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>8</mn><mo>\xD7</mo><mn>8</mn></mrow></semantics></math></span> is the shape of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>Q</mi></mrow></semantics></math></span>, which sums over the tokens. In <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></mrow></semantics></math></span> the sum runs over the 8 features, and tokens are left on both sides.</p>'},{right:!0,text:'<span class="num" data-name="sizes(10, 8).rows" data-value="10">10</span> \xD7 <span class="num" data-name="sizes(10, 8).keys" data-value="10">10</span> and <span class="num" data-name="sizes(10, 8).rows" data-value="10">10</span> \xD7 <span class="num" data-name="sizes(10, 8).width" data-value="8">8</span>',reason:`<p><span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>Q</mi></mrow></semantics></math></span> is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>10</mn><mo>\xD7</mo><mn>8</mn></mrow></semantics></math></span> and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></mrow></semantics></math></span> is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>8</mn><mo>\xD7</mo><mn>10</mn></mrow></semantics></math></span>: the 8s meet and vanish. Then <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>A</mi></mrow></semantics></math></span> (<span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>10</mn><mo>\xD7</mo><mn>10</mn></mrow></semantics></math></span>) times <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>V</mi></mrow></semantics></math></span> (<span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>10</mn><mo>\xD7</mo><mn>8</mn></mrow></semantics></math></span>) leaves one row of 8 numbers
for each token. The width <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi><mo>=</mo><mn>64</mn></mrow></semantics></math></span> was used up by the projections.</p>`},{right:!1,text:"10 \xD7 10 and 10 \xD7 64",reason:"<p>The scores are right. But the values of this head have size 8, and a weighted average is as long as what it averages. Width 64 returns only when all heads are joined.</p>"}],truth:""},q3:{question:'<p>Let <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>q</mi><mo separator="true">,</mo><mi>k</mi><mo>\u2208</mo><msup><mi mathvariant="double-struck">R</mi><mn>64</mn></msup></mrow></semantics></math></span> have independent entries of mean 0 and variance 1. What are the variances of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi></mrow></semantics></math></span> and of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi><mi mathvariant="normal">/</mi><msqrt><mn>64</mn></msqrt></mrow></semantics></math></span>?</p>',scales:[],options:[{right:!1,text:"8 and 1",reason:'<p>8 is the standard deviation of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi></mrow></semantics></math></span>, the square root of its variance.</p>'},{right:!0,text:"64 and 1",reason:'<p>64 independent terms of variance 1 add up to 64. To divide a random number by <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msqrt><mn>64</mn></msqrt><mo>=</mo><mn>8</mn></mrow></semantics></math></span> is to divide its variance by <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mn>8</mn><mn>2</mn></msup><mo>=</mo><mn>64</mn></mrow></semantics></math></span>.</p>'},{right:!1,text:"64 and 8",reason:'<p>The first is right. But a factor in front of a random number multiplies its variance by the <em>square</em> of that factor. So it is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>64</mn><mi mathvariant="normal">/</mi><msup><mn>8</mn><mn>2</mn></msup></mrow></semantics></math></span>.</p>'},{right:!1,text:"4096 and 64",reason:'<p><span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mn>64</mn><mn>2</mn></msup></mrow></semantics></math></span> would be right if all 64 terms were copies of one random number. They are independent: variances add, standard deviations do not.</p>'}],truth:""},q4:{question:'<p>To make attention causal, a student first computes <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi mathvariant="normal">softmax</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup><mi mathvariant="normal">/</mi><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt><mo stretchy="false">)</mo></mrow></semantics></math></span>, and then sets all weights above the diagonal to 0. What is wrong with it?</p>',scales:[],options:[{right:!1,text:"Nothing. Blocked keys get weight 0, and this is all that counts.",reason:"<p>Look at the weights that stay. They were divided by a sum in which the future keys took part, so they do not sum to 1.</p>"},{right:!0,text:"The visible weights sum to less than 1 in every row but the last, and they depend on future keys.",reason:"<p>The softmax divided by a sum over <em>all</em> keys. A future key with a large score shrinks every visible weight in the row, so information about the future leaks through. Only the last row, which sees everything, is right.</p>"},{right:!1,text:"The rows that see only a few keys become NaN.",reason:"<p>NaN would need a division by 0. Here the softmax was finished before anything was removed, and its denominator is positive.</p>"},{right:!1,text:"The wrong triangle is removed: the future lies below the diagonal.",reason:'<p>Row <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>i</mi></mrow></semantics></math></span> is the query and column <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>j</mi></mrow></semantics></math></span> the key. Keys of the future have <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>j</mi><mo>&gt;</mo><mi>i</mi></mrow></semantics></math></span>, and these stand above the diagonal.</p>'}],truth:""},q5:{question:'<p>Multi-head attention with <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi><mo>=</mo><mn>512</mn></mrow></semantics></math></span> and biases has <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>H</mi><mo>=</mo><mn>8</mn></mrow></semantics></math></span> heads. How many parameters are these? And how many with <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>H</mi><mo>=</mo><mn>16</mn></mrow></semantics></math></span>?</p>',scales:[],options:[{right:!1,text:"1,050,624 and 2,101,248",reason:'<p>The first number is right. But twice as many heads are each half as wide. They cut the same <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi><mo>\xD7</mo><mi>D</mi></mrow></semantics></math></span> matrices into thinner slices.</p>'},{right:!1,text:"787,968 and 787,968",reason:'<p>That is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>3</mn><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mn>3</mn><mi>D</mi></mrow></semantics></math></span>: the matrix <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>W</mi><mi>O</mi></msub></mrow></semantics></math></span> and its bias, which mix the heads, are missing.</p>'},{right:!1,text:"131,328 and 65,664",reason:'<p>This counts a single head, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>4</mn><mo stretchy="false">(</mo><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mi>D</mi><mo stretchy="false">)</mo><mi mathvariant="normal">/</mi><mi>H</mi></mrow></semantics></math></span>. All <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>H</mi></mrow></semantics></math></span> heads together have the full <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>4</mn><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mn>4</mn><mi>D</mi></mrow></semantics></math></span>.</p>'},{right:!0,text:'<span class="num" data-name="count(512, 8, 512).parameters" data-value="1050624">1,050,624</span> and <span class="num" data-name="count(512, 16, 512).parameters" data-value="1050624">1,050,624</span>',reason:'<p>Four matrices of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>512</mn><mo>\xD7</mo><mn>512</mn></mrow></semantics></math></span> and four biases of 512: <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>4</mn><msup><mi>D</mi><mn>2</mn></msup><mo>+</mo><mn>4</mn><mi>D</mi></mrow></semantics></math></span>. The number of heads does not occur in it.</p>'}],truth:""}};var at={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},Q=e=>(...t)=>({_$litDirective$:e,values:t}),F=class{constructor(t){}get _$AU(){return this._$AM._$AU}_$AT(t,s,n){this._$Ct=t,this._$AM=s,this._$Ci=n}_$AS(t,s){return this.update(t,s)}update(t,s){return this.render(...s)}};var{I:Mh}=Fa,Ga=e=>e;var ln=e=>e.strings===void 0,Va=()=>document.createComment(""),qe=(e,t,s)=>{let n=e._$AA.parentNode,r=t===void 0?e._$AB:t._$AA;if(s===void 0){let o=n.insertBefore(Va(),r),a=n.insertBefore(Va(),r);s=new Mh(o,a,e,e.options)}else{let o=s._$AB.nextSibling,a=s._$AM,i=a!==e;if(i){let l;s._$AQ?.(e),s._$AM=e,s._$AP!==void 0&&(l=e._$AU)!==a._$AU&&s._$AP(l)}if(o!==r||i){let l=s._$AA;for(;l!==o;){let c=Ga(l).nextSibling;Ga(n).insertBefore(l,r),l=c}}}return s},Xt=(e,t,s=e)=>(e._$AI(t,s),e),Sh={},Ce=(e,t=Sh)=>e._$AH=t,Qa=e=>e._$AH,cn=e=>{e._$AR(),e._$AA.remove()};var W=Q(class extends F{constructor(e){if(super(e),e.type!==at.PROPERTY&&e.type!==at.ATTRIBUTE&&e.type!==at.BOOLEAN_ATTRIBUTE)throw Error("The `live` directive is not allowed on child or event bindings");if(!ln(e))throw Error("`live` bindings can only contain a single expression")}render(e){return e}update(e,[t]){if(t===j||t===y)return t;let s=e.element,n=e.name;if(e.type===at.PROPERTY){if(t===s[n])return j}else if(e.type===at.BOOLEAN_ATTRIBUTE){if(!!t===s.hasAttribute(n))return j}else if(e.type===at.ATTRIBUTE&&s.getAttribute(n)===t+"")return j;return Ce(e),t}});var gs=class extends F{constructor(t){if(super(t),this.it=y,t.type!==at.CHILD)throw Error(this.constructor.directiveName+"() can only be used in child bindings")}render(t){if(t===y||t==null)return this._t=void 0,this.it=t;if(t===j)return t;if(typeof t!="string")throw Error(this.constructor.directiveName+"() called with a non-string value");if(t===this.it)return this._t;this.it=t;let s=[t];return s.raw=s,this._t={_$litType$:this.constructor.resultType,strings:s,values:[]}}};gs.directiveName="unsafeHTML",gs.resultType=1;var it=Q(gs);var mn={q1:{asks:["first coordinate of o","second coordinate of o"],question:'<p>One query meets three items, with the scores <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>s</mi><mo>=</mo><mo stretchy="false">(</mo><mi>ln</mi><mo>\u2061</mo><mtext>\u2009</mtext><mtext>[[n]]</mtext><mo separator="true">,</mo><mtext>\xA0</mtext><mi>ln</mi><mo>\u2061</mo><mtext>\u2009</mtext><mtext>[[m]]</mtext><mo separator="true">,</mo><mtext>\xA0</mtext><mn>0</mn><mo stretchy="false">)</mo></mrow></semantics></math></span> and the values <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>v</mi><mn>1</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>1</mn><mo separator="true">,</mo><mn>0</mn><mo stretchy="false">)</mo></mrow></semantics></math></span>, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>v</mi><mn>2</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>0</mn><mo separator="true">,</mo><mn>1</mn><mo stretchy="false">)</mo></mrow></semantics></math></span>, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>v</mi><mn>3</mn></msub><mo>=</mo><mo stretchy="false">(</mo><mn>0</mn><mo separator="true">,</mo><mn>0</mn><mo stretchy="false">)</mo></mrow></semantics></math></span>. Where is the output?</p>',answer:'<p>The exponentials are <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[n]]</mtext></mrow></semantics></math></span>, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[m]]</mtext></mrow></semantics></math></span> and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>1</mn></mrow></semantics></math></span>. Their sum is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[n]]</mtext><mo>+</mo><mtext>[[m]]</mtext><mo>+</mo><mn>1</mn></mrow></semantics></math></span>, and it divides each of them. The values pick out the first two weights: <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>o</mi><mo>\u2248</mo><mo stretchy="false">(</mo><mtext>[[o1]]</mtext><mo separator="true">,</mo><mtext>\xA0[[o2]]</mtext><mo stretchy="false">)</mo></mrow></semantics></math></span>.</p>'},q2:{asks:["rows of QK\u1D40","columns of QK\u1D40","rows of AV","columns of AV"],question:'<p>One head reads <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>T</mi><mo>=</mo><mtext>[[T]]</mtext></mrow></semantics></math></span> tokens of width <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi><mo>=</mo><mtext>[[D]]</mtext></mrow></semantics></math></span>. Its queries, keys and values have size <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><msub><mi>d</mi><mi>v</mi></msub><mo>=</mo><mtext>[[d]]</mtext></mrow></semantics></math></span>. Give the shapes of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>Q</mi><msup><mi>K</mi><mi mathvariant="normal">\u22A4</mi></msup></mrow></semantics></math></span> and of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>A</mi><mi>V</mi></mrow></semantics></math></span>.</p>',answer:'<p>Every query meets every key: <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[rows]]</mtext><mo>\xD7</mo><mtext>[[columns]]</mtext></mrow></semantics></math></span> scores. Every query gets a blend of values, and each value has [[width]] numbers: <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[rows]]</mtext><mo>\xD7</mo><mtext>[[width]]</mtext></mrow></semantics></math></span>. The width <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi><mo>=</mo><mtext>[[D]]</mtext></mrow></semantics></math></span> plays no part any more.</p>'},q3:{asks:["variance of q\xB7k","variance of q\xB7k/\u221Ad\u2096"],question:'<p>All entries of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>q</mi></mrow></semantics></math></span> and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>k</mi></mrow></semantics></math></span> are independent, with mean 0 and variance <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[v]]</mtext></mrow></semantics></math></span>. The head size is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><mtext>[[dk]]</mtext></mrow></semantics></math></span>. How large is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi mathvariant="normal">Var</mi><mo>\u2061</mo><mo stretchy="false">(</mo><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi><mo stretchy="false">)</mo></mrow></semantics></math></span>, and how large <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi mathvariant="normal">Var</mi><mo>\u2061</mo><mo stretchy="false">(</mo><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi><mi mathvariant="normal">/</mi><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt><mo stretchy="false">)</mo></mrow></semantics></math></span>?</p>',answer:'<p>Each of the [[dk]] terms has the variance <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[v]]</mtext><mo>\u22C5</mo><mtext>[[v]]</mtext></mrow></semantics></math></span>, and independent terms add up: <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[raw]]</mtext></mrow></semantics></math></span>. The factor <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>1</mn><mi mathvariant="normal">/</mi><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></mrow></semantics></math></span> enters squared, so that <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>d</mi><mi>k</mi></msub></mrow></semantics></math></span> cancels: <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[scaled]]</mtext></mrow></semantics></math></span> is left.</p>'},q4:{asks:["sum of the row, blanked after the softmax","sum of the row, masked before it"],question:'<p>All scores of a <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[T]]</mtext><mo>\xD7</mo><mtext>[[T]]</mtext></mrow></semantics></math></span> matrix are equal. Somebody takes the softmax of whole rows, and then sets everything above the diagonal to 0. What does row [[i]] sum to now? And what had it summed to with the causal mask in front of the softmax?</p>',answer:'<p>Each weight in a whole row is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>1</mn><mi mathvariant="normal">/</mi><mtext>[[T]]</mtext></mrow></semantics></math></span>. Row [[i]] keeps [[i]] of them: they sum to <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[late]]</mtext></mrow></semantics></math></span>. With the mask in front, [[i]] keys share everything, and the sum is [[early]].</p>'},q5:{asks:["parameters with the first number of heads","parameters with the second"],question:'<p>A multi-head layer of width <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>D</mi><mo>=</mo><mtext>[[D]]</mtext></mrow></semantics></math></span> has biases. How many parameters does it have with <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>H</mi><mo>=</mo><mtext>[[H]]</mtext></mrow></semantics></math></span> heads? How many with twice as many?</p>',answer:'<p>Four matrices of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mtext>[[D]]</mtext><mo>\xD7</mo><mtext>[[D]]</mtext></mrow></semantics></math></span> and four biases of [[D]]: [[P]]. More heads only cut the same columns into narrower pieces, so twice as many heads need [[P2]].</p>'}};var Th=/^[+-]?(\d+\.?\d*|\.\d+)$/;function Bt(e){let t=e.trim().replace(/[−–]/g,"-").replace(/[\s\u2009\u202f_'’]/g,""),s=/^(.*)%$/.exec(t);if(s)return Ja(Bt(s[1]),100);let n=/^([^/]*)\/([^/]*)$/.exec(t);return n?Ja(eo(n[1]),eo(n[2])):eo(t)}function eo(e){let t=/^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(e)?e.replaceAll(",",""):e.replace(/^([+-]?\d*),(\d+)$/,"$1.$2");return Th.test(t)?Number(t):void 0}var Ja=(e,t)=>e===void 0||!t?void 0:e/t,hn=(e,{value:t,tolerance:s})=>e!==void 0&&Math.abs(e-t)<=s;var Re={c2:{choices:{n:[2,3,4,5,7,9]},solve(e,{n:t}){let[s,n]=Ya(e,t);return{shown:{n:t,a1:s,a2:n},asks:[Xa("weight of the first key",s),Xa("weight of the second key",n)]}}},c4:{choices:{n:[1,3,4,7,9]},solve(e,{n:t}){let s=Ya(e,t),[n,r]=e.softmaxJacobian(s);return{shown:{n:t,p1:s[0],p2:s[1],j11:n,j12:r},asks:[Za("J\u2081\u2081",n),Za("J\u2081\u2082",r)]}}},c7:{choices:{D:[256,512,768,1024],H:[2,4,8,16]},solve(e,{D:t,H:s}){let{parameters:n}=e.count({T:1,D:t,H:s});return{shown:{D:t,H:s,P:n},asks:[ws("parameters",n)]}}},c8:{choices:{B:[2,3,4],T:[5,6,10],D:[32,64,128],H:[2,4,8],c:[3,11,18,25,30]},solve(e,{B:t,T:s,D:n,H:r,c:o}){let a=n/r,i=Float32Array.from({length:t*s*n},(m,u)=>u),l=e.splitHeads(i,{B:t,T:s,H:r,d:a}).indexOf(o-1),c=Math.floor(l/(s*a))+1,h=[t,r,s,a].map((m,u)=>ws(`${["first","second","third","last"][u]} axis`,m));return{shown:{B:t,T:s,D:n,H:r,c:o,d:a,h:c},asks:[...h,ws(`head of column ${o}`,c)]}}},c9:{choices:{D:[256,512,1024],T:[[128,256],[256,1024],[512,1024],[512,2048],[1024,8192]]},solve(e,{D:t,T:[s,n]}){let[r,o]=[s,n].map(l=>e.count({T:l,D:t,H:8})),a=o.projectionFlops/r.projectionFlops,i=(o.scoreFlops+o.valueFlops)/(r.scoreFlops+r.valueFlops);return{shown:{D:t,T1:s,T2:n,projections:a,attention:i},asks:[ws("factor for the projections",a),ws("factor for scores and weighted sums",i)]}}}};function Ya(e,t){let s=new Float32Array(t),n={Tq:1,Tk:t,dk:1,dv:1},{logSumExp:r}=e.attention({q:[0],k:s,v:s,shape:n,returns:{logSumExp:!0}});return e.softmax([0,r[0]],{rows:1,columns:2})}var Xa=(e,t)=>({label:e,value:t,tolerance:.005}),Za=(e,t)=>({label:e,value:t,tolerance:.002}),ws=(e,t)=>({label:e,value:t,tolerance:0});function ti(e,t,s){let n=s.random(t);return Object.fromEntries(Object.entries(Re[e].choices).map(([r,o])=>{let a=o.filter((i,l)=>l%2===t%2);return[r,a[n.permutation(a.length)[0]]]}))}function ei(e,t){let s=2166136261;for(let n of`${e}:${t}`)s=Math.imul(s^n.codePointAt(0),16777619);return(s>>>1)*2+t%2}var ys=e=>e.toLocaleString("en",{maximumFractionDigits:4}).replace("-","\u2212");function $s(e,t){return e.replace(/\[\[(\w+)\]\]/g,(s,n)=>{if(!Object.hasOwn(t,n))throw new Error(`a card asks for ${s}, which web/deck/numbers.js does not make`);return ys(t[n])})}import{load as Eh}from"./index.mjs";var so;function De(){return so??=Eh().catch(e=>{throw so=void 0,e}),so}var Lh={q1:{choices:{n:[2,3,4,5,6],m:[2,3,4,5,7]},solve(e,{n:t,m:s}){let{output:n}=e.attention({q:[1],k:[xs(e,t),xs(e,s),0],v:[1,0,0,1,0,0],scale:1,shape:{Tq:1,Tk:3,dk:1,dv:2}});return{shown:{n:t,m:s,o1:n[0],o2:n[1]},answers:[...n].map(no)}}},q2:{choices:{T:[6,9,12,20],D:[32,48,96],d:[4,8,16]},solve(e,{T:t,D:s,d:n}){let r=new Float32Array(t*n),{weights:o,output:a}=e.attention({q:r,k:r,v:r,shape:{Tq:t,dk:n},returns:{weights:!0}}),i={T:t,D:s,d:n,rows:t,columns:o.length/t,width:a.length/t};return{shown:i,answers:[i.rows,i.columns,i.rows,i.width].map(si)}}},q3:{choices:{dk:[16,25,36,100,144,256],v:[2,3,4]},solve(e,{dk:t,v:s}){let n=new Float32Array(t).fill(s),r=i=>e.attention({q:n,k:n,v:[0],scale:i,shape:{Tq:1,dk:t,dv:1},returns:{scores:"scaled"}}).scores[0],[o,a]=[r(1),r(1/t)];return{shown:{dk:t,v:s,raw:o,scaled:a},answers:[o,a].map(no)}}},q4:{choices:{T:[5,6,8,10],i:[2,3,4]},solve(e,{T:t,i:s}){let n=new Float32Array(t),r=Float32Array.from({length:t},(l,c)=>c<s?1:0),o=l=>e.attention({q:[0],k:n,v:r,shape:{Tq:1,Tk:t,dk:1,dv:1},...l}).output[0],[a,i]=[o({}),o({mask:{attend:r}})];return{shown:{T:t,i:s,late:a,early:i},answers:[a,i].map(no)}}},q5:{choices:{D:[128,256,384,768,1024],H:[2,4,8,16]},solve(e,{D:t,H:s}){let[n,r]=[s,2*s].map(o=>e.count({T:1,D:t,H:o}).parameters);return{shown:{D:t,H:s,P:n,P2:r},answers:[n,r].map(si)}}}},no=e=>({value:e,tolerance:.005}),si=e=>({value:e,tolerance:0});function xs(e,t){let s=new Float32Array(t),n={Tq:1,Tk:t,dk:1,dv:1};return e.attention({q:[0],k:s,v:s,shape:n,returns:{logSumExp:!0}}).logSumExp[0]}function ni(e,t,{seed:s,round:n}){let{choices:r,solve:o}=Lh[e],a=[{}];for(let[l,c]of Object.entries(r))a=a.flatMap(h=>c.map(m=>({...h,[l]:m})));let i=t.random(s).permutation(a.length);return o(t,a[i[n%a.length]])}var ro=new Map;function un(e){try{let t=localStorage.getItem(e);if(t!==null)return t}catch{}return ro.get(e)??null}function dn(e,t){t===null?ro.delete(e):ro.set(e,t);try{t===null?localStorage.removeItem(e):localStorage.setItem(e,t)}catch{}}var ri=new WeakMap;function Ft(e,t){let s=ri.get(e)??new Map;return ri.set(e,s),s.has(t)||s.set(t,Nh(e,t)),s.get(t)}function Nh(e,t){let s=new Float32Array(t);s[0]=1;let n={Tq:1,dk:t,dv:1};return e.attention({q:s,k:s,v:[0],shape:n,returns:{scores:"scaled"}}).scores[0]}var pn=1e4;function oi(e,t){let s=e.trim().replace(/\s+/g," ").replace(/[−–]/g,"-");if(!s)return{problem:"Nothing was typed."};let n=/^([+-]?) ?ln ?(?:\((.*)\)|([^()/]+?))(?: ?\/ ?([^()/]+))?$/i.exec(s),r=/^([^√]*?)(?:√|sqrt) ?(?:\(([^()]*)\)|([^()/√]+?))(?: ?\/ ?([^()/√]+))?$/i.exec(s),o=n?qh(n,t):r?Ch(r,t):Bt(s);if(o===void 0||!Number.isFinite(o))return{problem:Rh(s)};let a=/^[+-]?\d+(\.\d+)?$/.test(s)?"":`${s.replace(/-/g,"\u2212")} was read as ${Dh(o)}`;return{value:o,said:a}}function qh([,e,t,s,n],r){let[o,a="1",...i]=(t??s).split("/"),l=[oo(o),oo(a)],c=n===void 0?1:Bt(n);if(i.length||l.includes(void 0)||!c)return;let h=10**Math.max(...l.map(({places:f})=>f)),[m,u]=l.map(({value:f})=>Math.round(f*h));if(!(m>=1&&m<=pn&&u>=1&&u<=pn))return;let p=(xs(r,m)-xs(r,u))/c;return e==="-"?-p:p}function Ch([,e,t,s,n],r){let[,o,a,i]=/^([+-]?) ?([\d.,]*) ?([/*·×]?) ?$/.exec(e)??[],[l,c="1",...h]=(t??s).split("/").map(w=>oo(w)?.value),m=n===void 0?1:Bt(n),u=a?Bt(a):1,p=[l,Number(c)].every(w=>Number.isInteger(w)&&w>=1&&w<=pn);if(o===void 0||h.length||!p||!m||u===void 0||i&&!a)return;let f=Ft(r,Number(c))/Ft(r,l);return(o==="-"?-u:u)*(i==="/"?1/f:f)/m}function oo(e){let t=Bt(e);return t===void 0?void 0:{value:t,places:/[.,](\d+)\s*$/.exec(e)?.[1].length??0}}var Rh=e=>/ln/i.test(e)?`\u201C${e}\u201D was not understood: a logarithm takes a number between 0 and ${pn} here, as in ln 3 or ln(3/2).`:`\u201C${e}\u201D was not understood: write a number, a fraction such as 2/5, ln 3 or \u221A2.`,Dh=e=>e.toLocaleString("en",{maximumFractionDigits:4,useGrouping:!1}).replace("-","\u2212");var fn=class{#t;#s;#e;#n="";#o=[];#r;#c=[];constructor(t){this.#t=t}get offered(){return Object.hasOwn(mn,this.#t.name)}get state(){if(!this.#e)return null;let t=this.#r?this.#a.every(Boolean):null;return{shown:{...this.#e.shown},typed:[...this.#o],right:t}}close(){this.#e=void 0,this.#n="",this.#t.requestUpdate()}async next(){try{this.#s=await De(),this.#e=ni(this.#t.name,this.#s,this.#i()),this.#n=""}catch(t){this.#n=`New numbers cannot be worked out here: ${t instanceof Error?t.message:t}`}this.#o=[],this.#r=void 0,this.#c=[],this.#t.requestUpdate(),await this.#t.updateComplete,this.#t.renderRoot.querySelector(".another input")?.focus()}#i(){let t=`attn-another:${this.#t.name}`,[,s,n]=/^(\d{1,10}):(\d{1,6})$/.exec(un(t)??"")??[],r=s===void 0?crypto.getRandomValues(new Uint32Array(1))[0]:Number(s),o=n===void 0?0:Number(n)+1;return dn(t,`${r}:${o}`),{seed:r,round:o}}get#a(){let{answers:t}=this.#e;return(this.#r??[]).map(({value:s},n)=>hn(s,t[n]))}#l(t){t.preventDefault();let{asks:s}=mn[this.#t.name],n=s.some((o,a)=>!this.#o[a]?.trim()),r=n?[]:s.map((o,a)=>oi(this.#o[a],this.#s));this.#c=n?["Fill every field first."]:r.flatMap(o=>"problem"in o?[o.problem]:[]),this.#r=this.#c.length?void 0:r,this.#t.requestUpdate()}#u(t,s){this.#o[t]=s,this.#c=[],this.#t.requestUpdate()}render(){if(this.#n)return d`<p class="another" role="status">${this.#n}</p>`;if(!this.#e)return y;let{question:t,asks:s,answer:n}=mn[this.#t.name],r=a=>it($s(a,this.#e.shown)),o=this.#r!==void 0;return d`<div class="another">
      <p class="title" id="another-title">Another one</p>
      <div class="question">${r(t)}</div>
      <form @submit=${a=>this.#l(a)}>
        <div class="asks" role="group" aria-labelledby="another-title">${s.map((a,i)=>d`<p class="ask">
          <label for="ask-${i}">${a}</label>
          <input id="ask-${i}" autocomplete="off" autocapitalize="none" spellcheck="false" ?readonly=${o}
            .value=${W(this.#o[i]??"")} @input=${l=>this.#u(i,l.target.value)}></p>`)}</div>
        ${o?y:d`<div class="row">
          <button type="submit">Check</button> <span class="note">Fractions, decimals, ln 3 and √2 are fine.</span>
        </div>`}
      </form>
      <div class="told" role="status">${this.#c.map(a=>d`<p class="verdict">${a}</p>`)}
        ${o?this.#m(s):y}</div>
      ${o?d`<div class="way">${r(n)}</div>
        <div class="row">
          <button type="button" class="quiet" @click=${()=>this.next()}>And another one</button>
        </div>`:y}
    </div>`}#m(t){let s=this.#a;return d`<ul class="marked">${t.map((n,r)=>{let{value:o}=this.#e.answers[r],a=this.#r[r],i=a.said&&`${a.said}.`,l=s[r]?d`<span class="sign right" aria-hidden="true">✓</span>`:d`<span class="sign wrong" aria-hidden="true">✗</span>`;return d`<li>${l} ${n}:
        <span class="num" data-name=${n} data-value=${String(o)}>${ys(o)}</span>,
        ${s[r]?"right":`not ${this.#o[r].trim()}`}. ${i}</li>`})}</ul>`}};var ai=4,Oe=(e,{unit:t})=>`${e}${t}`;function li(e,t,{mark:s,done:n,put:r}){let{label:o,stops:a}=e,i=s===null?0:a.indexOf(s),l=({target:h})=>r(a[Number(h.value)]),c=h=>{h.key===" "&&(h.preventDefault(),l(h))};return d`<div class="scale">
    <label for="scale-${t}">${it(o)}</label>
    <div class="place">
      <div class="slide">
        <input id="scale-${t}" type="range" min="0" max=${a.length-1} step="1" .value=${String(i)}
          ?disabled=${n} class=${s===null?"open":""}
          aria-valuetext=${s===null?"not marked yet":Oe(s,e)}
          @input=${l} @click=${l} @keydown=${c}>
        <svg class="ruler" width="100%" height="26" aria-hidden="true">${mi(e,0)}</svg>
      </div>
      <output for="scale-${t}">${s===null?"?":Oe(s,e)}</output>
    </div>
  </div>`}function ci(e,t){let{label:s,truth:n,unit:r,value:o}=e,[a,i]=[t===null?null:ii(e,t),ii(e,o)];return d`<div class="scale">
    <p>${it(s)}</p>
    <svg class="ruler" width="100%" height="66" aria-hidden="true">
      ${mi(e,28)}
      ${a===null?y:k`<circle class="said" cx=${a} cy="28" r="9"></circle>
        <text class="said" x=${a} y="12" text-anchor=${ao(a)}>you</text>`}
      <circle class="found" cx=${i} cy="28" r="5.5"></circle>
      <text class="found" x=${i} y="62" text-anchor=${ao(i)}>the core</text>
    </svg>
    <p class="both">${t===null?d`<span class="none">You said nothing yet.</span>`:d`You said
      <span class="num" data-name="said" data-value=${String(t)}>${Oe(t,e)}</span>.`}
      The core finds <strong>${it(n)}${r}</strong>.</p>
  </div>`}function ii({stops:e},t){let s=Math.max(1,e.findIndex(o=>o>=t)),[n,r]=[e[s-1],e[s]];return gn((s-1+(t-n)/(r-n))/(e.length-1))}var gn=e=>`${Number((100*e).toFixed(2))}%`,ao=e=>parseFloat(e)<6?"start":parseFloat(e)>94?"end":"middle";function mi(e,t){let s=e.stops.length-1,n=Array.from({length:ai+1},(r,o)=>Math.round(o*s/ai));return k`<line class="line" x1="0" x2="100%" y1=${t} y2=${t}></line>
    ${e.stops.map((r,o)=>gn(o/s)).map(r=>k`<line class="line" x1=${r} x2=${r} y1=${t} y2=${t+5}></line>`)}
    ${n.map((r,o)=>k`<text class=${o%2?"between":""} x=${gn(r/s)} y=${t+20}
      text-anchor=${ao(gn(r/s))}>${Oe(e.stops[r],e)}</text>`)}`}var de="ABCDEFGH",io={title:"Quick check",button:"Check my answer"},wn={title:"Predict",button:"This is my prediction",truth:"Your prediction"},hi=(e,t)=>d`<p class="title" id="title">${e}</p>
  ${t}`,yn=({question:e,fields:t,row:s,below:n=y,handIn:r})=>d`
  <div class="question" id="question">${e}</div>
  <form @submit=${r}>
    ${t}
    <div class="row">${s}</div>
  </form>
  ${n}`,ui=(e,{text:t,choice:s=null,choose:n,mark:r=()=>"",after:o=()=>y})=>d`
  <div role="radiogroup" aria-labelledby="question">${e.map(({right:a},i)=>d`
    <div class="option ${r(i)}" data-answer=${a?"right":"wrong"}>
      <label>
        <input type="radio" name="option" value=${i} .checked=${s===i} @change=${()=>n?.(i)}>
        <span class="letter">${de[i]}</span>
        <span class="text">${t(i)}</span>
      </label>
      ${o(i)}
    </div>`)}</div>`;function di({options:e,scales:t},s,{choice:n,marks:r}){if(t.length)return d`${t.map((c,h)=>ci(c,r[h]??null))}
      <div class="truth">${s}</div>`;let o=e.findIndex(c=>c.right),a=c=>d`<dd><span class="letter">${de[c]}</span> ${it(e[c].text)}</dd>`,i=n!==null,l=n===o;return d`<dl>
      <dt>You said</dt>
      ${i?a(n):d`<dd class="none">Nothing yet.</dd>`}
      <dt>${i?d`<span class="sign ${l?"right":"wrong"}"
        aria-hidden="true">${l?"\u2713":"\u2717"}</span>`:y}
        ${l?"And so it is":"It turns out"}</dt>
      ${l?y:a(o)}
    </dl>
    <div class="truth">${s}</div>`}var Oh={page:["#ffffff","#14161a"],surface:["#f6f5f1","#1d2026"],text:["#1d2026","#e8e6e1"],muted:["#565c66","#a3a9b3"],line:["#d9d6cd","#383d46"],strong:["#7d828b","#7a818d"],query:["#8a6100","#f7cf52"],"query-fill":["#f5c026","#f7cf52"],key:["#6d3fc0","#b79bf2"],value:["#636a76","#9aa2ad"],output:["#0b62c4","#6cb2ff"],masked:["#b4257f","#ff7cc0"],right:["#1a7f37","#56d364"],wrong:["#b42318","#ff8a80"],"head-1":["#ad5500","#f0a45b"],"head-2":["#00786b","#4fd0bd"],"head-3":["#7a3fb0","#cda4f4"],"head-4":["#1f6fb2","#7cc0f5"],cell:["#ffffff","#14161a"],ink:["#000000","#ffffff"],"ink-reverse":["#ffffff","#000000"],weight:["#0039a4","#56a2f5"],positive:["#581cb0","#b189fa"],negative:["#004837","#2cb39c"]},$n=0,xn=1,Ph=(e,t)=>Object.entries(Oh).map(([s,n])=>`--${s}:${t?n[e]:`var(--attn-${s},${n[e]})`};`).join(""),pe=(e,t)=>Et(`color-scheme:${e===xn?"dark":"light"};${Ph(e,t)}`),Lt=V`
  .root { ${pe($n)} }
  @media (prefers-color-scheme: dark) { .root { ${pe(xn)} } }
  .root[data-theme='light'] { ${pe($n)} }
  .root[data-theme='dark'] { ${pe(xn)} }
  :host([theme='light']) .root { ${pe($n,!0)} }
  :host([theme='dark']) .root { ${pe(xn,!0)} }
  @media print { .root { ${pe($n,!0)} } }
  @media (forced-colors: active) {
    .root {
      --page: Canvas; --surface: Canvas; --cell: Canvas; --text: CanvasText; --muted: CanvasText; --ink: CanvasText;
      --ink-reverse: CanvasText; --line: GrayText; --strong: CanvasText; --query: CanvasText; --query-fill: Highlight;
      --key: LinkText; --value: CanvasText; --output: Highlight; --masked: CanvasText; --wrong: CanvasText;
      --right: CanvasText; --weight: Highlight; --positive: Highlight; --negative: GrayText;
    }
  }
`;var Nt=V`
  :host { display: block; }
  :host([hidden]) { display: none !important; }
  [hidden] { display: none !important; }
  .root {
    all: initial; display: block; font-family: inherit; font-size: inherit; font-size-adjust: inherit; line-height: 1.5;
    -webkit-text-size-adjust: inherit; text-size-adjust: inherit; overflow-wrap: break-word; visibility: inherit;
    pointer-events: inherit;
  }
`;var lo=new WeakMap,co=new WeakMap,mo=new Set,ho,uo,po,Ih="100% 0%";function bn(e,t){return ho??=new IntersectionObserver(s=>{for(let n of s)lo.get(n.target)?.(n.isIntersecting)},{rootMargin:Ih}),lo.set(e,t),ho.observe(e),()=>{lo.delete(e),ho?.unobserve(e)}}function pi(e){if(document.readyState==="loading")return e(),()=>{};let[t,s]=window.requestIdleCallback?[window.requestIdleCallback,window.cancelIdleCallback]:[setTimeout,clearTimeout],n=t(()=>e());return()=>s(n)}function fi(e,t){return uo??=new ResizeObserver(s=>{requestAnimationFrame(()=>{for(let n of s)co.get(n.target)?.(n.contentRect.width)})}),co.set(e,t),uo.observe(e),()=>{co.delete(e),uo?.unobserve(e)}}function qt(e){return po||(po=new MutationObserver(()=>mo.forEach(t=>t())),po.observe(document.documentElement,{attributes:!0,attributeFilter:["data-theme"]})),mo.add(e),()=>mo.delete(e)}var Ct=()=>document.documentElement.dataset.theme;function gi(e){return window.addEventListener("beforeprint",e),()=>window.removeEventListener("beforeprint",e)}function wi(e){let t=s=>jh(s)&&e();return window.addEventListener("hashchange",e),window.addEventListener("click",t),()=>{window.removeEventListener("hashchange",e),window.removeEventListener("click",t)}}function jh(e){if(e.defaultPrevented||e.button!==0||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return!1;let t=e.composedPath().find(n=>n instanceof HTMLAnchorElement&&n.href),s=t?.hasAttribute("download")||t?.target&&t.target!=="_self";return t?.href===window.location.href&&!s}function yi(e){let[t,s]=window.location.hash.slice(1).split("?");return t===e?s:void 0}var $i=(e,t)=>`${window.location.href.split("#")[0]}#${e}${t?`?${t}`:""}`;function xi(e){document.readyState!=="complete"&&window.addEventListener("load",e,{once:!0})}var bi={serif:"Charter,'Bitstream Charter','Source Serif 4','Source Serif Pro','Iowan Old Style',Georgia,serif",sans:"-apple-system,'Segoe UI',Roboto,'Liberation Sans',Arial,system-ui,sans-serif",mono:"ui-monospace,'SF Mono','Cascadia Code',Consolas,'Liberation Mono',monospace"},lt=Et(`var(--attn-sans,${bi.sans})`),Zt=Et(bi.mono),bs=Et("'STIX Two Text','Latin Modern Math',Cambria,Georgia,'DejaVu Serif',serif");var vi=V`
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
  dt { color: var(--muted); font: 600 0.9375rem/1.3 ${lt}; font-size-adjust: none; }
  dd { margin: 0.125rem 0 0.75rem; }
  .none { color: var(--muted); }

  .another { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
  .asks { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; }
  .ask, .marked, .note { font-family: ${lt}; font-size: 0.9375rem; font-size-adjust: none; }
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
`;var Pe=class extends Y{static properties={name:{reflect:!0},theme:{reflect:!0},choice:{attribute:!1},done:{attribute:!1},hint:{state:!0}};static styles=[Nt,Lt,vi];static entries={};static memory="";#t;constructor(){super(),this.name="",this.theme=void 0,this.choice=null,this.done=!1,this.hint=!1}connectedCallback(){super.connectedCallback(),this.#e(),this.#t=qt(()=>this.requestUpdate())}disconnectedCallback(){super.disconnectedCallback(),this.#t?.()}willUpdate(t){t.has("name")&&this.restore()}get entry(){let{entries:t}=this.constructor;return Object.hasOwn(t,this.name)?t[this.name]:void 0}get state(){return this.answer}set state({choice:t=null,done:s=!1}){let n=Number.isInteger(t)&&t>=0&&t<(this.entry?.options.length??0);this.choice=n?t:null,this.done=n&&!!s,this.hint=!1}get answer(){return{name:this.name,choice:this.choice,done:this.done}}get begun(){return this.choice!==null}get ready(){return this.choice!==null}reset(){this.state={},this.settle()}get#s(){return`${this.constructor.memory}:${this.name}`}#e(){let t=[...this.querySelectorAll("[data-part]")];if(t.length){for(let s of t)s.slot=s.dataset.part;this.replaceChildren(...t)}}restore(){try{this.state=JSON.parse(un(this.#s)??"{}")}catch{this.state={}}}settle(){let{name:t,...s}=this.answer;dn(this.#s,this.begun?JSON.stringify(s):null),this.tell("attn-change")}tell(t){this.dispatchEvent(new CustomEvent(t,{bubbles:!0,composed:!0,detail:{state:this.state}}))}choose(t){this.choice=t,this.done=!1,this.hint=!1,this.tell("attn-input")}handIn(t){t.preventDefault(),this.hint=!this.ready,!this.hint&&(this.done=!0,this.settle())}again(){this.reset(),this.updateComplete.then(()=>this.renderRoot.querySelector("input")?.focus())}part(t,s){return d`<slot name=${t}>${it(s)}</slot>`}frame(t,s){let n=Ct()??y;return this.entry?d`<div class="root" data-theme=${n} role="group" aria-labelledby="title">
      ${hi(t,s)}
    </div>`:d`<div class="root" data-theme=${n}>
        <p>There is no question with the name “${this.name}”.</p></div>`}options(t){let{options:s}=this.entry;return ui(s,{text:n=>this.part(`option-${n}`,s[n].text),choice:this.choice,choose:n=>this.choose(n),mark:n=>this.mark(s[n],n),after:t})}mark(){return""}};var vn=class extends Pe{static entries=Ka;static memory="attn-check";#t=new fn(this);get state(){return{...super.state,right:this.done?this.#s:null,another:this.#t.state}}set state(t){super.state=t}get#s(){return!!this.entry?.options[this.choice]?.right}render(){return this.frame(io.title,this.entry&&yn({question:this.part("question",this.entry.question),fields:this.options(t=>d`<div class="reason" ?hidden=${!this.#e(t)}>
        ${this.part(`reason-${t}`,this.entry.options[t].reason)}</div>`),row:d`${this.done?y:d`<button type="submit">${io.button}</button>`}
        <p class="verdict" role="status">${this.#n()}</p>
        ${this.done?d`<button type="button" class="quiet" @click=${this.again}>Try again</button>`:y}
        ${this.done&&this.#t.offered&&!this.#t.state?d`<button type="button" class="quiet"
          @click=${()=>this.#t.next()}>Another one, with new numbers</button>`:y}`,below:this.#t.render(),handIn:t=>this.handIn(t)}))}choose(t){this.#t.close(),super.choose(t)}reset(){this.#t.close(),super.reset()}mark({right:t},s){return this.#e(s)?t?"right":"wrong":""}#e(t){return this.done&&this.choice===t}#n(){return this.hint?"Choose one of the options first.":this.done?this.#s?d`<span class="sign right" aria-hidden="true">✓</span> ${de[this.choice]} is right.`:d`<span class="sign wrong" aria-hidden="true">✗</span> Not ${de[this.choice]}.
        The reason stands under it.`:y}};var ki={p1:{question:`<p>A query <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>q</mi></mrow></semantics></math></span> and 128 keys <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>k</mi></mrow></semantics></math></span> have 64 entries each, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>d</mi><mi>k</mi></msub><mo>=</mo><mn>64</mn></mrow></semantics></math></span>. All entries are independent, with mean 0 and variance 1. You compute the scores <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi></mrow></semantics></math></span>, do <strong>not</strong> divide them by anything, and take their softmax.
What comes out? Mark a place on each scale.</p>`,scales:[{label:"How far do the scores spread? Mark their standard deviation.",stops:[.5,.7,1,1.5,2,3,4,6,8,12,16,24,32,48,64,96,128],unit:"",truth:'<span class="num" data-name="spread(64)" data-value="8">8</span>',value:8},{label:"How large is the largest of the 128 weights?",stops:[.01,.05,.1,.15,.2,.25,.3,.35,.4,.45,.5,.55,.6,.65,.7,.75,.8,.85,.9,.95,1],unit:"",truth:'<span class="num" data-name="simulation(64).largest" data-value="0.8337270021438599">0.83</span>',value:.8337270021438599},{label:"How many of the keys get a weight below 0.001, so that hardly any gradient reaches them?",stops:[0,5,10,15,20,25,30,35,40,45,50,55,60,65,70,75,80,85,90,95,100],unit:"\xA0%",truth:'<span class="num" data-name="simulation(64).tiny" data-value="0.953125">95</span>',value:95.3125}],options:[],truth:`<p>The standard deviation of <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>q</mi><mi mathvariant="normal">\u22A4</mi></msup><mi>k</mi></mrow></semantics></math></span> is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msqrt><mn>64</mn></msqrt><mo>=</mo><mn>8</mn></mrow></semantics></math></span> (<a href="#thm-variance">theorem</a>), and that of the difference of two scores is <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>8</mn><msqrt><mn>2</mn></msqrt><mo>\u2248</mo><mn>11</mn></mrow></semantics></math></span>. A gap of 11 makes one weight <span class="num" data-name="ratio(11)" data-value="59874.140883652966">59,874</span> times as large as the other. So the weights are nearly one-hot, as the core finds in
<span class="num" data-name="simulation(64).draws" data-value="1000">1,000</span> random draws (the numbers on the scales are medians). The entries of the Jacobian are then close to 0 (<a href="#saturation">saturation</a>), and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>W</mi><mi>Q</mi></msub></mrow></semantics></math></span> and <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msub><mi>W</mi><mi>K</mi></msub></mrow></semantics></math></span> get almost no gradient. Divide by <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt><mo>=</mo><mn>8</mn></mrow></semantics></math></span>, and the largest weight has a median of <span class="num" data-name="simulation(64).scaledLargest" data-value="0.06094261258840561">0.06</span>.</p>`},p2:{question:"<p>You feed the tokens of a sentence into self-attention without a mask and without positional encodings. Then you shuffle the tokens and feed them in again. What happens to the outputs, and what to their mean over all tokens?</p>",scales:[],options:[{right:!1,text:"The outputs change completely, and so does the mean: another order is another sentence.",reason:""},{right:!1,text:"Nothing changes at all: each position gives the same output as before.",reason:""},{right:!0,text:"The outputs are the same vectors, shuffled in the same way as the tokens. The mean stays the same.",reason:""},{right:!1,text:"Each output changes a little, but the mean stays the same.",reason:""}],truth:'<p>The outputs move with their tokens, and each one is exactly what it was (<a href="#thm-equivariance">permutation equivariance</a>). Whatever does not look at the order, so also a mean over them, keeps its value. A causal mask or positional encodings would change this.</p>'}};function P(e,t=2){if(Number.isNaN(e))return"NaN";if(e===1/0)return"\u221E";if(e===-1/0)return"\u2212\u221E";let s=zh(e)?Uh(e):e.toFixed(t);return Number(s.replace(/×.*$/,""))===0?s.replace("-",""):s.replaceAll("-","\u2212")}function _i(e,t=2){return Number.isNaN(e)?"not a number":e===1/0?"infinity":e===-1/0?"minus infinity":P(e,t)}var $t=e=>Number.isInteger(e)?String(e).replace("-","\u2212"):P(e,xt(e));function xt(e){let t=e.toFixed(6).replace(/0+$/,"");return t.length-t.indexOf(".")-1}var kn=([e,t])=>`(${P(e)},\xA0${P(t)})`,fe=e=>e.length<2?String(e[0]):`${e.slice(0,-1).join(", ")} and ${e[e.length-1]}`,ge=e=>Number.isNaN(e)?"not a number":`${P(e*100,0)}\xA0%`,ct=({name:e,value:t,digits:s},{x:n,y:r,anchor:o="end",role:a})=>k`<text
  class=${`number ${a??""}`} x=${n} y=${r} text-anchor=${o}
  data-name=${e} data-value=${String(t)}>${P(t,s)}</text>`,we=(e,t)=>k`<tspan class=${`number ${t??""}`} data-name=${e.name}
  data-value=${String(e.value)}>${P(e.value,e.digits)}</tspan>`,D=({name:e,value:t,digits:s})=>d`<button type="button" class="number"
  data-name=${e} data-value=${String(t)}>${P(t,s)}</button>`,zh=e=>e>=1e6||e<=-1e6;function Uh(e){let[t,s]=e.toExponential(1).split("e");return`${t}\xD710${[...s.replace("+","")].map(n=>Bh[n]).join("")}`}var Bh={0:"\u2070",1:"\xB9",2:"\xB2",3:"\xB3",4:"\u2074",5:"\u2075",6:"\u2076",7:"\u2077",8:"\u2078",9:"\u2079","-":"\u207B"};var _n=class e extends Pe{static properties={reveal:{type:Boolean,reflect:!0},marks:{attribute:!1}};static entries=ki;static memory="attn-predict";#t=t=>{let{target:s,key:n}=t;(s instanceof e&&s!==this&&s.name===this.name||n===`${e.memory}:${this.name}`)&&this.restore()};constructor(){super(),this.reveal=!1,this.marks=[]}connectedCallback(){super.connectedCallback(),document.addEventListener("attn-change",this.#t),window.addEventListener("storage",this.#t)}disconnectedCallback(){super.disconnectedCallback(),document.removeEventListener("attn-change",this.#t),window.removeEventListener("storage",this.#t)}get#s(){return this.entry?.scales??[]}get answer(){return{...super.answer,marks:[...this.marks]}}get state(){return this.answer}set state(t){super.state=t;let s=Array.isArray(t.marks)?t.marks:[];this.marks=this.#s.map(({stops:n},r)=>n.includes(s[r])?s[r]:null),this.marks.length&&(this.done=this.ready&&!!t.done)}get begun(){return super.begun||this.marks.some(t=>t!==null)}get ready(){return this.marks.length?this.marks.every(t=>t!==null):super.ready}#e(t,s){this.marks=this.marks.with(t,s),this.hint=!1,this.tell("attn-input")}#n(){return this.marks.length?this.#s.map((t,s)=>li(t,s,{mark:this.marks[s],done:this.done,put:n=>this.#e(s,n)})):this.options()}render(){return this.reveal?this.frame(wn.truth,this.entry&&this.#r()):this.frame(wn.title,this.entry&&yn({question:this.part("question",this.entry.question),fields:this.#n(),row:d`${this.done?y:d`<button type="submit">${wn.button}</button>`}
        <p class="verdict" role="status">${this.#o()}</p>
        ${this.done?d`<button type="button" class="quiet" @click=${this.again}>Change it</button>`:y}`,handIn:t=>this.handIn(t)}))}mark(t,s){return this.done&&this.choice===s?"chosen":""}#o(){let t=this.marks.length?"Mark a place on each scale first":"Choose one of the options first";return this.hint?`${t}. A guess is fine.`:this.done?`You predict ${this.marks.length?fe(this.marks.map((n,r)=>Oe(n,this.#s[r]))):de[this.choice]}. It is kept; read on and find out.`:y}#r(){let t=this.done?{choice:this.choice,marks:this.marks}:{choice:null,marks:[]};return di(this.entry,this.part("truth",this.entry.truth),t)}};var Fh={"attn-check":vn,"attn-predict":_n};function Mi(){for(let[e,t]of Object.entries(Fh))customElements.get(e)||customElements.define(e,t)}Mi();function Wh(e){for(let{target:t}of e)if(t.scrollWidth>t.clientWidth)t.setAttribute("tabindex","0"),t.classList.contains("formula")&&(t.setAttribute("role","group"),t.setAttribute("aria-label","Formula, scrolls sideways"));else for(let s of["tabindex","role","aria-label"])t.removeAttribute(s)}var Si;function Ai(e){Si??=new ResizeObserver(t=>requestAnimationFrame(()=>Wh(t)));for(let t of e.querySelectorAll(".formula, .listing pre"))Si.observe(t)}function Ti(e,t,s,n){return e.length?d`<div class="asks" role="group" aria-label="Your answer, if you like to type it">${e.map(({label:r,tolerance:o},a)=>d`
    <div class=${o===0&&e.length>2?"ask narrow":"ask"}>
      <label for="ask-${a}">${r}</label>
      <input id="ask-${a}" autocomplete="off" spellcheck="false" inputmode="text" ?disabled=${s}
        .value=${W(t[a]??"")} @input=${i=>n(a,i.target.value)}>
    </div>`)}</div>
  ${e.some(({tolerance:r})=>r>0)?d`<p class="hint muted ui">Fractions are fine, and so are decimals,
    two or three of them.</p>`:y}`:y}function Ei(e,t,s){return s.length?d`<ul class="marks ui" role="list" aria-label="Your answer">${e.map(({label:n,value:r},o)=>d`<li>
    <span class="sign ${s[o]?"right":"wrong"}" aria-hidden="true">${s[o]?"\u2713":"\u2717"}</span>
    ${n}: <span class="num" data-name=${n} data-value=${String(r)}>${ys(r)}</span>,
    ${s[o]?"right":t[o]?.trim()?d`not ${t[o].trim()}`:"left out"}</li>`)}</ul>`:y}var Li="Note and more",Ni="No card is in your deck yet.",qi=e=>`Add all ${e} cards`,Ci=({title:e})=>`Recall: ${e}`,Ri=({title:e,where:t,due:s,question:n,fields:r,revealed:o,keys:a=y,submit:i,add:l})=>d`
  <div class="head">
    <p class="title" id="title" tabindex="-1">${e}</p>
    <p class=${s?"where due":"where"}>${t}</p>
  </div>
  <div class="question prose">${n}</div>
  <form @submit=${i}>
    ${r}
    <div class="buttons row" ?hidden=${o}>
      <button type="submit" class="main" aria-keyshortcuts=${a}>Show the answer</button>
      ${l?d`<button type="button" @click=${l}>Add to my deck</button>`:y}
    </div>
  </form>`,Di=({words:e,buttons:t,href:s})=>d`
  <p class="ui muted" role="status">${e}</p>
  <div class="row">
    ${t}
    <a class="ui" href=${s}>Open the review</a>
  </div>`;var Oi=[{name:"c1",title:"Attention with a mask",front:'<p>Write the whole formula of scaled dot-product attention, for <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi class="of-q">Q</mi></mrow></semantics></math></span>, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi class="of-k">K</mi></mrow></semantics></math></span>, <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi class="of-v">V</mi></mrow></semantics></math></span> and an additive mask <span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>M</mi></mrow></semantics></math></span>.</p>',back:`<div class="formula"><span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mstyle scriptlevel="0" displaystyle="true"><mi mathvariant="normal">Attn</mi><mo>\u2061</mo><mo stretchy="false">(</mo><mi class="of-q">Q</mi><mo separator="true">,</mo><mi class="of-k">K</mi><mo separator="true">,</mo><mi class="of-v">V</mi><mo stretchy="false">)</mo><mo>=</mo><mi mathvariant="normal">softmax</mi><mo>\u2061</mo><mo fence="false" stretchy="true" minsize="1.8em" maxsize="1.8em">(</mo><mfrac><mrow><mi class="of-q">Q</mi><msup><mi class="of-k">K</mi><mi mathvariant="normal">\u22A4</mi></msup></mrow><msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt></mfrac><mo>+</mo><mi>M</mi><mo fence="false" stretchy="true" minsize="1.8em" maxsize="1.8em">)</mo><mtext>\u2009</mtext><mi class="of-v">V</mi></mstyle></mrow></semantics></math></span></div>
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

A mean over all tokens does not notice at all. A causal mask takes this away, and so does any information about positions in the input.`}}];var te=Oi,mt=e=>te.find(t=>t.name===e),Mn=te.map(({name:e})=>e);var Pi=({boxes:e,ground:t,ink:s})=>Et(`@media screen and (forced-colors: none) {
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
}`);var Ie=V`
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
  .unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap; }
  a { color: var(--output); text-underline-offset: 0.18em; }
  math { font-family: 'STIX Two Math', 'Cambria Math', 'Latin Modern Math', 'Libertinus Math', math; }
  .formula { margin: 0.75rem 0; overflow: auto hidden; text-align: center; }
  ${Pi({boxes:".formula",ground:"var(--ground, var(--page))",ink:"var(--text)"})}
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
`,Ii=V`
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
`,ji=V`
  :host(:not([block])) { display: inline; }
  :host([block]) { margin: 1.5rem 0; }
  :host([block]) .root { padding: 1rem 1.5rem; border-radius: 6px; background: var(--surface); }
  :host([block]) .notice { margin-top: 0.75rem; }
  /* A word or two in the page's own line. */
  .compact { all: unset; white-space: nowrap; }
  .compact a { color: inherit; }
  p + .row { margin-top: 0.75rem; }
`;function Sn(e,t){let s=new Date(e),n=[s.getFullYear(),s.getMonth(),s.getDate()],r=Date.UTC(n[0],n[1],n[2])/864e5;return e<new Date(n[0],n[1],n[2],t).getTime()?r-1:r}function Hi(e,t){let s=Sn(e,t),n=Wt(s+1),r=new Date(n.getUTCFullYear(),n.getUTCMonth(),n.getUTCDate(),t).getTime();for(;Sn(r,t)<=s;)r+=9e5;return r}var Wt=e=>new Date(e*864e5);function zi(e,t){let s=Math.floor(t/864e5);return e>=s-2&&e<=s+1}var ks=1,Gh=1e4,He=0xe677d21fdbff,Vh=He+1e9,vs={id:e=>typeof e=="string"&&/^[0-9a-z]{20}$/.test(e),tick:e=>Number.isInteger(e)&&e>=0&&e<=Vh,at:e=>Qh(e),day:e=>Number.isInteger(e),type:e=>typeof e=="string"&&Object.hasOwn(Bi,e),card:e=>typeof e=="string"&&/^[a-z][a-z0-9-]{0,39}$/.test(e),grade:e=>Number.isInteger(e)&&e>=1&&e<=4,seed:e=>Number.isInteger(e)&&e>=0&&e<2**32,right:e=>typeof e=="boolean",text:e=>typeof e=="string"&&e.length<=Gh,key:e=>typeof e=="string"&&Object.hasOwn(ye,e),value:e=>typeof e=="number",of:e=>vs.id(e)},Ui=["id","tick","at","day","type"],Bi={add:{needs:["card"]},grade:{needs:["card","grade"],may:["seed","right"]},suspend:{needs:["card"]},resume:{needs:["card"]},bury:{needs:["card"]},unbury:{needs:["card"]},reset:{needs:["card"]},note:{needs:["card","text"]},set:{needs:["key","value"]},undo:{needs:["of"]}},ye={retention:{default:.9,least:.7,most:.97},turnover:{default:4,least:0,most:23}},Qh=e=>Number.isInteger(e)&&e>=0&&e<=He;function Kt(e){if(typeof e!="object"||e===null||Array.isArray(e))return"it is not an entry";if(!vs.type(e.type))return`its type is ${je(e.type)}`;let{needs:t,may:s=[]}=Bi[e.type];for(let n of[...Ui,...t]){if(!Object.hasOwn(e,n))return`it has no ${n}`;if(!vs[n](e[n]))return`its ${n} is ${je(e[n])}`}for(let n of Object.keys(e))if(!(Ui.includes(n)||t.includes(n))){if(!s.includes(n))return`it has a field ${je(n)} that does not belong there`;if(!vs[n](e[n]))return`its ${n} is ${je(e[n])}`}if(!zi(e.day,e.at))return`its day ${e.day} does not fit its time`;if(e.type==="set"){let{least:n,most:r}=ye[e.key];if(!(e.value>=n&&e.value<=r))return`its value is ${je(e.value)}`;if(e.key==="turnover"&&!Number.isInteger(e.value))return`its value is ${je(e.value)}`}}function je(e){let t=JSON.stringify(e)??String(e);return t.length>40?`${t.slice(0,40)}\u2026`:t}var Fi=(e,t)=>e.tick-t.tick||(e.id<t.id?-1:e.id>t.id?1:0),Rt=e=>JSON.stringify(e,Jh),Jh=Object.keys(vs),Wi=e=>JSON.parse(Rt(e)),Yh="0123456789abcdefghijklmnopqrstuvwxyz";function Ki(){let e="";for(;e.length<20;)for(let t of crypto.getRandomValues(new Uint8Array(32)))t<252&&e.length<20&&(e+=Yh[t%36]);return e}function $e(...e){let t=new Map;for(let s of e)for(let n of s){let r=t.get(n.id);(!r||Rt(n)<Rt(r))&&t.set(n.id,n)}return[...t.values()].sort(Fi)}function An(e){let t=new Map(e.map(({id:n},r)=>[n,r])),s=new Set;for(let n=e.length-1;n>=0;n--){let{id:r,type:o,of:a}=e[n];o==="undo"&&!s.has(r)&&t.get(a)<n&&s.add(a)}return e.filter(({id:n,type:r})=>r!=="undo"&&!s.has(n))}var wo=class e extends Error{constructor(t="FSRS Error"){super(t),this.name="FSRSError",Error.captureStackTrace?.(this,e)}},z=class e extends wo{constructor(t){super(t),this.name="FSRSValidationError",Error.captureStackTrace?.(this,e)}},N=(e=>(e[e.New=0]="New",e[e.Learning=1]="Learning",e[e.Review=2]="Review",e[e.Relearning=3]="Relearning",e))(N||{}),S=(e=>(e[e.Manual=0]="Manual",e[e.Again=1]="Again",e[e.Hard=2]="Hard",e[e.Good=3]="Good",e[e.Easy=4]="Easy",e))(S||{}),O=class e{static card(t){return{...t,state:e.state(t.state),due:e.time(t.due),last_review:t.last_review?e.time(t.last_review):void 0}}static rating(t){if(typeof t=="string"){let s=t.charAt(0).toUpperCase(),n=t.slice(1).toLowerCase(),r=S[`${s}${n}`];if(r===void 0)throw new z(`Invalid rating:[${t}]`);return r}else if(typeof t=="number")return t;throw new z(`Invalid rating:[${t}]`)}static state(t){if(typeof t=="string"){let s=t.charAt(0).toUpperCase(),n=t.slice(1).toLowerCase(),r=N[`${s}${n}`];if(r===void 0)throw new z(`Invalid state:[${t}]`);return r}else if(typeof t=="number")return t;throw new z(`Invalid state:[${t}]`)}static time(t){if(t instanceof Date)return t;let s=new Date(t);if(typeof t=="object"&&t!==null&&!Number.isNaN(Date.parse(t)||+s))return s;if(typeof t=="string"){let n=Date.parse(t);if(Number.isNaN(n))throw new z(`Invalid date:[${t}]`);return new Date(n)}else if(typeof t=="number")return new Date(t);throw new z(`Invalid date:[${t}]`)}static review_log(t){return{...t,due:e.time(t.due),rating:e.rating(t.rating),state:e.state(t.state),review:e.time(t.review)}}};Date.prototype.scheduler=function(e,t){return vt(this,e,t)};Date.prototype.diff=function(e,t){return ze(this,e,t)};Date.prototype.format=function(){return Xh(this)};Date.prototype.dueFormat=function(e,t,s){return Zh(this,e,t,s)};function vt(e,t,s){return new Date(s?O.time(e).getTime()+t*24*60*60*1e3:O.time(e).getTime()+t*60*1e3)}function ze(e,t,s){if(!e||!t)throw new z("Invalid date");let n=O.time(e).getTime()-O.time(t).getTime(),r=0;switch(s){case"days":r=Math.floor(n/(1440*60*1e3));break;case"minutes":r=Math.floor(n/(60*1e3));break}return r}function Xh(e){let t=O.time(e),s=t.getFullYear(),n=t.getMonth()+1,r=t.getDate(),o=t.getHours(),a=t.getMinutes(),i=t.getSeconds();return`${s}-${_s(n)}-${_s(r)} ${_s(o)}:${_s(a)}:${_s(i)}`}function _s(e){return e<10?`0${e}`:`${e}`}var fo=[60,60,24,31,12],go=["second","min","hour","day","month","year"];function Zh(e,t,s,n=go){e=O.time(e),t=O.time(t),n.length!==go.length&&(n=go);let r=e.getTime()-t.getTime(),o=0;for(r/=1e3,o=0;o<fo.length&&!(r<fo[o]);o++)r/=fo[o];return`${Math.floor(r)}${s?n[o]:""}`}var tu=Object.freeze([S.Again,S.Hard,S.Good,S.Easy]),eu=[{start:2.5,end:7,factor:.15},{start:7,end:20,factor:.1},{start:20,end:1/0,factor:.05}];function su(e,t,s){let n=1;for(let a of eu)n+=a.factor*Math.max(Math.min(e,a.end)-a.start,0);e=Math.min(e,s);let r=Math.max(2,Math.round(e-n)),o=Math.min(Math.round(e+n),s);return e>t&&(r=Math.max(r,t+1)),r=Math.min(r,o),{min_ivl:r,max_ivl:o}}function kt(e,t,s){return Math.min(Math.max(e,t),s)}function bt(e,t){let s=10**t;return Math.round(e*s)/s}function nu(e,t){let s=Date.UTC(e.getUTCFullYear(),e.getUTCMonth(),e.getUTCDate()),n=Date.UTC(t.getUTCFullYear(),t.getUTCMonth(),t.getUTCDate());return Math.floor((n-s)/864e5)}var ru=e=>{let t=e.slice(-1),s=parseInt(e.slice(0,-1),10);if(Number.isNaN(s)||!Number.isFinite(s)||s<0)throw new z(`Invalid step value: ${e}`);switch(t){case"m":return s;case"h":return s*60;case"d":return s*1440;default:throw new z(`Invalid step unit: ${e}, expected m/h/d`)}},ou=(e,t,s)=>{let n=t===N.Relearning||t===N.Review?e.relearning_steps:e.learning_steps,r=n.length;if(r===0||s>=r)return{};let o=n[0],a=ru,i=()=>a(o),l=()=>{if(r===1)return Math.round(a(o)*1.5);let p=n[1];return Math.round((a(o)+a(p))/2)},c=p=>p<0||p>=r?null:n[p],h=p=>a(p),m={},u=c(Math.max(0,s));if(t===N.Review)return m[S.Again]={scheduled_minutes:a(u),next_step:0},m;{m[S.Again]={scheduled_minutes:i(),next_step:0},m[S.Hard]={scheduled_minutes:l(),next_step:s};let p=c(s+1);if(p){let f=h(p);f&&(m[S.Good]={scheduled_minutes:Math.round(f),next_step:s+1})}}return m};function au(){let e=this.review_time.getTime(),t=this.current.reps,s=this.current.difficulty*this.current.stability;return`${e}_${t}_${s}`}var qn=(e=>(e.SCHEDULER="Scheduler",e.LEARNING_STEPS="LearningSteps",e.SEED="Seed",e))(qn||{}),En=class{last;current;review_time;next=new Map;algorithm;strategies;elapsed_days=0;constructor(t,s,n,r){this.algorithm=n,this.last=O.card(t),this.current=O.card(t),this.review_time=O.time(s),this.strategies=r,this.init()}checkGrade(t){if(!Number.isFinite(t)||t<1||t>4)throw new z(`Invalid grade "${t}",expected 1-4`)}init(){let{state:t,last_review:s}=this.current,n=0;t!==N.New&&s&&(n=nu(s,this.review_time)),this.current.last_review=this.review_time,this.elapsed_days=n,this.current.elapsed_days=n,this.current.reps+=1;let r=au;if(this.strategies){let o=this.strategies.get(qn.SEED);o&&(r=o)}this.algorithm.seed=r.call(this)}preview(){return{[S.Again]:this.review(S.Again),[S.Hard]:this.review(S.Hard),[S.Good]:this.review(S.Good),[S.Easy]:this.review(S.Easy),[Symbol.iterator]:this.previewIterator.bind(this)}}*previewIterator(){for(let t of tu)yield this.review(t)}review(t){let{state:s}=this.last,n;switch(this.checkGrade(t),s){case N.New:n=this.newState(t);break;case N.Learning:case N.Relearning:n=this.learningState(t);break;case N.Review:n=this.reviewState(t);break}return n}buildLog(t){let{last_review:s,due:n,elapsed_days:r}=this.last;return{rating:t,state:this.current.state,due:s||n,stability:this.current.stability,difficulty:this.current.difficulty,elapsed_days:this.elapsed_days,last_elapsed_days:r,scheduled_days:this.current.scheduled_days,learning_steps:this.current.learning_steps,review:this.review_time}}},yo=class{c;s0;s1;s2;constructor(t){let s=iu();this.c=1,this.s0=s(" "),this.s1=s(" "),this.s2=s(" "),t==null&&(t=Date.now()),this.s0-=s(t),this.s0<0&&(this.s0+=1),this.s1-=s(t),this.s1<0&&(this.s1+=1),this.s2-=s(t),this.s2<0&&(this.s2+=1)}next(){let t=2091639*this.s0+this.c*23283064365386963e-26;return this.s0=this.s1,this.s1=this.s2,this.c=t|0,this.s2=t-this.c,this.s2}set state(t){this.c=t.c,this.s0=t.s0,this.s1=t.s1,this.s2=t.s2}get state(){return{c:this.c,s0:this.s0,s1:this.s1,s2:this.s2}}};function iu(){let e=4022871197;return function(s){s=String(s);for(let n=0;n<s.length;n++){e+=s.charCodeAt(n);let r=.02519603282416938*e;e=r>>>0,r-=e,r*=e,e=r>>>0,r-=e,e+=r*4294967296}return(e>>>0)*23283064365386963e-26}}function lu(e){let t=new yo(e),s=()=>t.next();return s.int32=()=>t.next()*4294967296|0,s.double=()=>s()+(s()*2097152|0)*11102230246251565e-32,s.state=()=>t.state,s.importState=n=>(t.state=n,s),s}var cu="5.4.2",mu=.9,hu=36500,uu=!1,Cn=!0,du=Object.freeze(["1m","10m"]),pu=Object.freeze(["10m"]),Gy=`v${cu} using FSRS-6.0`,Gt=.001;var Tn=100,Gi=.5,fu=.1542,Vi=Object.freeze([.212,1.2931,2.3065,8.2956,6.4133,.8334,3.0194,.001,1.8722,.1666,.796,1.4835,.0614,.2629,1.6483,.6014,1.8729,.5425,.0912,.0658,fu]),Qi=2,gu=(e,t=Cn)=>[[Gt,Tn],[Gt,Tn],[Gt,Tn],[Gt,Tn],[1,10],[.001,4],[.001,4],[.001,.75],[0,4.5],[0,.8],[.001,3.5],[.001,5],[.001,.25],[.001,.9],[0,4],[0,1],[1,6],[0,e],[0,e],[t?.01:0,.8],[.1,.8]],Ue=(e,t,s=Cn)=>{let n=gu(Qi,s).slice(0,e.length);if(Math.max(0,t)>1){let r=kt(e[11]||0,n[11][0],n[11][1]),o=kt(e[13]||0,n[13][0],n[13][1]),a=kt(e[14]||0,n[14][0],n[14][1]),i=-(Math.log(r)+Math.log(Math.pow(2,o)-1)+a*.3)/t,l=kt(bt(Math.sqrt(Math.max(i,0)),8),.01,Qi);n[17]&&(n[17]=[n[17][0],l]),n[18]&&(n[18]=[n[18][0],l])}return n.map(([r,o],a)=>kt(e[a]||0,r,o))};var ko=(e,t=0,s=Cn)=>{if(e===void 0)return[...Vi];switch(e.length){case 21:return Ue(Array.from(e),t,s);case 19:return console.debug("[FSRS-6]auto fill w from 19 to 21 length"),Ue(Array.from(e),t,s).concat([0,Gi]);case 17:{let n=Ue(Array.from(e),t,s);return n[4]=+(n[5]*2+n[4]).toFixed(8),n[5]=+(Math.log(n[5]*3+1)/3).toFixed(8),n[6]=+(n[6]+.5).toFixed(8),console.debug("[FSRS-6]auto fill w from 17 to 21 length"),n.concat([0,0,0,Gi])}default:return console.warn("[FSRS]Invalid parameters length, using default parameters"),[...Vi]}},wu=e=>{let t=Array.isArray(e?.learning_steps)?e.learning_steps:du,s=Array.isArray(e?.relearning_steps)?e.relearning_steps:pu,n=e?.enable_short_term??Cn,r=ko(e?.w,s.length,n);return{request_retention:e?.request_retention||mu,maximum_interval:e?.maximum_interval||hu,w:r,enable_fuzz:e?.enable_fuzz??uu,enable_short_term:n,learning_steps:t,relearning_steps:s}};function Ss(e,t){let s={due:e?O.time(e):new Date,stability:0,difficulty:0,elapsed_days:0,scheduled_days:0,reps:0,lapses:0,learning_steps:0,state:N.New,last_review:void 0};return t&&typeof t=="function"?t(s):s}var Ji=e=>{let t=typeof e=="number"?-e:-e[20],s=Math.exp(Math.pow(t,-1)*Math.log(.9))-1;return{decay:t,factor:bt(s,8)}};function $o(e,t,s){let{decay:n,factor:r}=Ji(e);return bt(Math.pow(1+r*t/s,n),8)}var xo=class{param;intervalModifier;_seed;constructor(t){this.param=new Proxy(this.prepare_parameters(t),this.params_handler_proxy()),this.intervalModifier=this.calculate_interval_modifier(this.param.request_retention),this.forgetting_curve=$o.bind(this,this.param.w)}get interval_modifier(){return this.intervalModifier}set seed(t){this._seed=t}calculate_interval_modifier(t){if(t<=0||t>1)throw new z("Requested retention rate should be in the range (0,1]");let{decay:s,factor:n}=Ji(this.param.w);return bt((Math.pow(t,1/s)-1)/n,8)}get parameters(){return this.param}set parameters(t){this.update_parameters(t)}params_handler_proxy(){let t=this;return{set:function(s,n,r){return n==="request_retention"&&Number.isFinite(r)?t.intervalModifier=t.calculate_interval_modifier(Number(r)):n==="w"&&(r=ko(r,s.relearning_steps.length,s.enable_short_term),r=Ue(Array.from(r),s.relearning_steps.length,s.enable_short_term),t.forgetting_curve=$o.bind(this,r),t.intervalModifier=t.calculate_interval_modifier(Number(s.request_retention))),Reflect.set(s,n,r),!0}}}update_parameters(t){let s=this.prepare_parameters(t);for(let n in s){let r=n;this.param[r]=s[r]}}prepare_parameters=t=>{let s=wu(t);return s.w=Ue(Array.from(s.w),s.relearning_steps.length,s.enable_short_term),s};init_stability(t){return Math.max(this.param.w[t-1],.1)}init_difficulty(t){let s=this.param.w,n=s[4]-Math.exp((t-1)*s[5])+1;return bt(n,8)}apply_fuzz(t,s){if(!this.param.enable_fuzz||t<2.5)return Math.round(t);let r=lu(this._seed)(),{min_ivl:o,max_ivl:a}=su(t,s,this.param.maximum_interval);return Math.floor(r*(a-o+1)+o)}next_interval(t,s){let n=Math.min(Math.max(1,Math.round(t*this.intervalModifier)),this.param.maximum_interval);return this.apply_fuzz(n,s)}linear_damping(t,s){return bt(t*(10-s)/9,8)}next_difficulty(t,s){let n=-this.param.w[6]*(s-3),r=t+this.linear_damping(n,t);return kt(this.mean_reversion(this.init_difficulty(S.Easy),r),1,10)}mean_reversion(t,s){let n=this.param.w;return bt(n[7]*t+(1-n[7])*s,8)}next_recall_stability(t,s,n,r){let o=this.param.w,a=S.Hard===r?o[15]:1,i=S.Easy===r?o[16]:1;return bt(kt(s*(1+Math.exp(o[8])*(11-t)*Math.pow(s,-o[9])*(Math.exp((1-n)*o[10])-1)*a*i),Gt,36500),8)}next_forget_stability(t,s,n){let r=this.param.w;return bt(kt(r[11]*Math.pow(t,-r[12])*(Math.pow(s+1,r[13])-1)*Math.exp((1-n)*r[14]),Gt,36500),8)}next_short_term_stability(t,s){let n=this.param.w,r=Math.pow(t,-n[19])*Math.exp(n[17]*(s-3+n[18])),o=s>=S.Hard?Math.max(r,1):r;return bt(kt(t*o,Gt,36500),8)}forgetting_curve;next_state(t,s,n,r){let{difficulty:o,stability:a}=t??{difficulty:0,stability:0};if(s<0)throw new z(`Invalid delta_t "${s}"`);if(n<0||n>4)throw new z(`Invalid grade "${n}"`);if(o===0&&a===0)return{difficulty:kt(this.init_difficulty(n),1,10),stability:this.init_stability(n)};if(n===0)return{difficulty:o,stability:a};if(o<1||a<Gt)throw new z(`Invalid memory state { difficulty: ${o}, stability: ${a} }`);let i=this.param.w;r=typeof r=="number"?r:this.forgetting_curve(s,a);let l;if(s===0&&this.param.enable_short_term)l=this.next_short_term_stability(a,n);else if(n===1){let h=this.next_forget_stability(o,a,r),[m,u]=[0,0];this.param.enable_short_term&&(m=i[17],u=i[18]);let p=a/Math.exp(m*u);l=kt(bt(p,8),Gt,h)}else l=this.next_recall_stability(o,a,r,n);return{difficulty:this.next_difficulty(o,n),stability:l}}},Ln=class extends En{learningStepsStrategy;constructor(t,s,n,r){super(t,s,n,r);let o=ou;if(this.strategies){let a=this.strategies.get(qn.LEARNING_STEPS);a&&(o=a)}this.learningStepsStrategy=o}getLearningInfo(t,s){let n=this.algorithm.parameters;t.learning_steps=t.learning_steps||0;let r=this.learningStepsStrategy(n,t.state,t.learning_steps),o=Math.max(0,r[s]?.scheduled_minutes??0),a=Math.max(0,r[s]?.next_step??0);return{scheduled_minutes:o,next_steps:a}}applyLearningSteps(t,s,n){let{scheduled_minutes:r,next_steps:o}=this.getLearningInfo(this.current,s);if(r>0&&r<1440)t.learning_steps=o,t.scheduled_days=0,t.state=n,t.due=vt(this.review_time,Math.round(r),!1);else if(t.state=N.Review,r>=1440)t.learning_steps=o,t.due=vt(this.review_time,Math.round(r),!1),t.scheduled_days=Math.floor(r/1440);else{t.learning_steps=0;let a=this.algorithm.next_interval(t.stability,this.elapsed_days);t.scheduled_days=a,t.due=vt(this.review_time,a,!0)}}newState(t){let s=this.next.get(t);if(s)return s;let n=this.next_ds(this.elapsed_days,t);this.applyLearningSteps(n,t,N.Learning);let r={card:n,log:this.buildLog(t)};return this.next.set(t,r),r}learningState(t){let s=this.next.get(t);if(s)return s;let n=this.next_ds(this.elapsed_days,t);this.applyLearningSteps(n,t,this.last.state);let r={card:n,log:this.buildLog(t)};return this.next.set(t,r),r}reviewState(t){let s=this.next.get(t);if(s)return s;let n=this.elapsed_days,r=this.algorithm.forgetting_curve(n,this.current.stability),o=this.next_ds(n,S.Again,r),a=this.next_ds(n,S.Hard,r),i=this.next_ds(n,S.Good,r),l=this.next_ds(n,S.Easy,r);this.next_interval(a,i,l,n),this.next_state(a,i,l),this.applyLearningSteps(o,S.Again,N.Relearning),o.lapses+=1;let c={card:o,log:this.buildLog(S.Again)},h={card:a,log:super.buildLog(S.Hard)},m={card:i,log:super.buildLog(S.Good)},u={card:l,log:super.buildLog(S.Easy)};return this.next.set(S.Again,c),this.next.set(S.Hard,h),this.next.set(S.Good,m),this.next.set(S.Easy,u),this.next.get(t)}next_ds(t,s,n){let r=this.algorithm.next_state({difficulty:this.current.difficulty,stability:this.current.stability},t,s,n),o=O.card(this.current);return o.difficulty=r.difficulty,o.stability=r.stability,o}next_interval(t,s,n,r){let o,a;o=this.algorithm.next_interval(t.stability,r),a=this.algorithm.next_interval(s.stability,r),o=Math.min(o,a),a=Math.max(a,o+1);let i=Math.max(this.algorithm.next_interval(n.stability,r),a+1);t.scheduled_days=o,t.due=vt(this.review_time,o,!0),s.scheduled_days=a,s.due=vt(this.review_time,a,!0),n.scheduled_days=i,n.due=vt(this.review_time,i,!0)}next_state(t,s,n){t.state=N.Review,t.learning_steps=0,s.state=N.Review,s.learning_steps=0,n.state=N.Review,n.learning_steps=0}},Nn=class extends En{newState(t){let s=this.next.get(t);if(s)return s;this.current.scheduled_days=0,this.current.elapsed_days=0;let n=0,r=this.next_ds(n,S.Again),o=this.next_ds(n,S.Hard),a=this.next_ds(n,S.Good),i=this.next_ds(n,S.Easy);return this.next_interval(r,o,a,i,n),this.next_state(r,o,a,i),this.update_next(r,o,a,i),this.next.get(t)}next_ds(t,s,n){let r=this.algorithm.next_state({difficulty:this.current.difficulty,stability:this.current.stability},t,s,n),o=O.card(this.current);return o.difficulty=r.difficulty,o.stability=r.stability,o}learningState(t){return this.reviewState(t)}reviewState(t){let s=this.next.get(t);if(s)return s;let n=this.elapsed_days,r=this.algorithm.forgetting_curve(n,this.current.stability),o=this.next_ds(n,S.Again,r),a=this.next_ds(n,S.Hard,r),i=this.next_ds(n,S.Good,r),l=this.next_ds(n,S.Easy,r);return this.next_interval(o,a,i,l,n),this.next_state(o,a,i,l),o.lapses+=1,this.update_next(o,a,i,l),this.next.get(t)}next_interval(t,s,n,r,o){let a,i,l,c;a=this.algorithm.next_interval(t.stability,o),i=this.algorithm.next_interval(s.stability,o),l=this.algorithm.next_interval(n.stability,o),c=this.algorithm.next_interval(r.stability,o),a=Math.min(a,i),i=Math.max(i,a+1),l=Math.max(l,i+1),c=Math.max(c,l+1),t.scheduled_days=a,t.due=vt(this.review_time,a,!0),s.scheduled_days=i,s.due=vt(this.review_time,i,!0),n.scheduled_days=l,n.due=vt(this.review_time,l,!0),r.scheduled_days=c,r.due=vt(this.review_time,c,!0)}next_state(t,s,n,r){t.state=N.Review,t.learning_steps=0,s.state=N.Review,s.learning_steps=0,n.state=N.Review,n.learning_steps=0,r.state=N.Review,r.learning_steps=0}update_next(t,s,n,r){let o={card:t,log:this.buildLog(S.Again)},a={card:s,log:super.buildLog(S.Hard)},i={card:n,log:super.buildLog(S.Good)},l={card:r,log:super.buildLog(S.Easy)};this.next.set(S.Again,o),this.next.set(S.Hard,a),this.next.set(S.Good,i),this.next.set(S.Easy,l)}},bo=class{fsrs;constructor(t){this.fsrs=t}replay(t,s,n){return this.fsrs.next(t,s,n)}handleManualRating(t,s,n,r,o,a,i){if(typeof s>"u")throw new z("reschedule: state is required for manual rating");let l,c;if(s===N.New)l={rating:S.Manual,state:s,due:i??n,stability:t.stability,difficulty:t.difficulty,elapsed_days:r,last_elapsed_days:t.elapsed_days,scheduled_days:t.scheduled_days,learning_steps:t.learning_steps,review:n},c=Ss(n),c.last_review=n;else{if(typeof i>"u")throw new z("reschedule: due is required for manual rating");let h=ze(i,n,"days");l={rating:S.Manual,state:t.state,due:t.last_review||t.due,stability:t.stability,difficulty:t.difficulty,elapsed_days:r,last_elapsed_days:t.elapsed_days,scheduled_days:t.scheduled_days,learning_steps:t.learning_steps,review:n},c={...t,state:s,due:i,last_review:n,stability:o||t.stability,difficulty:a||t.difficulty,elapsed_days:r,scheduled_days:h,reps:t.reps+1}}return{card:c,log:l}}reschedule(t,s){let n=[],r=Ss(t.due);for(let o of s){let a;if(o.review=O.time(o.review),o.rating===S.Manual){let i=0;r.state!==N.New&&r.last_review&&(i=ze(o.review,r.last_review,"days")),a=this.handleManualRating(r,o.state,o.review,i,o.stability,o.difficulty,o.due?O.time(o.due):void 0)}else a=this.replay(r,o.review,o.rating);n.push(a),r=a.card}return n}calculateManualRecord(t,s,n,r){if(!n)return null;let{card:o,log:a}=n,i=O.card(t);return i.due.getTime()===o.due.getTime()?null:(i.scheduled_days=ze(o.due,i.due,"days"),this.handleManualRating(i,o.state,O.time(s),a.elapsed_days,r?o.stability:void 0,r?o.difficulty:void 0,o.due))}};function Ms(e,t){return typeof t=="function"?t(e):e}var vo=class extends xo{strategyHandler=new Map;Scheduler;constructor(t){super(t);let{enable_short_term:s}=this.parameters;this.Scheduler=s?Ln:Nn}params_handler_proxy(){let t=this;return{set:function(s,n,r){return n==="request_retention"&&Number.isFinite(r)?t.intervalModifier=t.calculate_interval_modifier(Number(r)):n==="enable_short_term"?t.Scheduler=r===!0?Ln:Nn:n==="w"&&(r=ko(r,s.relearning_steps.length,s.enable_short_term),r=Ue(Array.from(r),s.relearning_steps.length,s.enable_short_term),t.forgetting_curve=$o.bind(this,r),t.intervalModifier=t.calculate_interval_modifier(Number(s.request_retention))),Reflect.set(s,n,r),!0}}}useStrategy(t,s){return this.strategyHandler.set(t,s),this}clearStrategy(t){return t?this.strategyHandler.delete(t):this.strategyHandler.clear(),this}getScheduler(t,s){let r=this.strategyHandler.get(qn.SCHEDULER)||this.Scheduler;return new r(t,s,this,this.strategyHandler)}repeat(t,s,n){let o=this.getScheduler(t,s).preview();return Ms(o,n)}next(t,s,n,r){let o=this.getScheduler(t,s),a=O.rating(n);if(a===S.Manual)throw new z("Cannot review a manual rating");let i=o.review(a);return Ms(i,r)}get_retrievability(t,s,n=!0){let r=O.card(t);s=s?O.time(s):new Date;let o=r.state!==N.New?Math.max(ze(s,r.last_review,"days"),0):0,a=r.state!==N.New?this.forgetting_curve(o,+r.stability.toFixed(8)):0;return n?`${(a*100).toFixed(2)}%`:a}rollback(t,s,n){let r=O.card(t),o=O.review_log(s);if(o.rating===S.Manual)throw new z("Cannot rollback a manual rating");let a,i,l;switch(o.state){case N.New:a=o.due,i=void 0,l=0;break;case N.Learning:case N.Relearning:case N.Review:a=o.review,i=o.due,l=r.lapses-(o.rating===S.Again&&o.state===N.Review?1:0);break}let c={...r,due:a,stability:o.stability,difficulty:o.difficulty,elapsed_days:o.last_elapsed_days,scheduled_days:o.scheduled_days,reps:Math.max(0,r.reps-1),lapses:Math.max(0,l),learning_steps:o.learning_steps,state:o.state,last_review:i};return Ms(c,n)}forget(t,s,n=!1,r){let o=O.card(t);s=O.time(s);let a=o.state===N.New?0:ze(s,o.due,"days"),i={rating:S.Manual,state:o.state,due:o.due,stability:o.stability,difficulty:o.difficulty,elapsed_days:0,last_elapsed_days:o.elapsed_days,scheduled_days:a,learning_steps:o.learning_steps,review:s},c={card:{...o,due:s,stability:0,difficulty:0,elapsed_days:0,scheduled_days:0,reps:n?0:o.reps,lapses:n?0:o.lapses,learning_steps:0,state:N.New,last_review:o.last_review},log:i};return Ms(c,r)}reschedule(t,s=[],n={}){let{recordLogHandler:r,reviewsOrderBy:o,skipManual:a=!0,now:i=new Date,update_memory_state:l=!1}=n;o&&typeof o=="function"&&s.sort(o),a&&(s=s.filter(f=>f.rating!==S.Manual));let c=new bo(this),h=c.reschedule(n.first_card||Ss(),s),m=h.length,u=O.card(t),p=c.calculateManualRecord(u,i,m?h[m-1]:void 0,l);return{collections:typeof r=="function"?h.map(r):h,reschedule_item:p?Ms(p,r):null}}},Yi=e=>new vo(e||{});var tl=["new","learning","review","relearning"],yu=6e4,As=()=>({phase:"new",stability:0,difficulty:0,step:0,reps:0,lapses:0,interval:0,lastAt:null,lastDay:null,dueAt:null,dueDay:null}),Xi=new Map;function el(e){let t=Xi.get(e);return t||Xi.set(e,t=Yi({request_retention:e,enable_fuzz:!1})),t}function _o(e,t,{at:s,day:n},r){let o=e.lastDay===null?n:Math.max(n,e.lastDay),a=new Date(o*864e5),{card:i}=el(r).next($u(e,a),a,t),l=i.due.getTime()-a.getTime(),c=i.state===N.Review;return{phase:tl[i.state],stability:i.stability,difficulty:i.difficulty,step:i.learning_steps,reps:i.reps,lapses:i.lapses,interval:c?i.scheduled_days:0,lastAt:s,lastDay:n,dueAt:c?null:s+l,dueDay:c?n+i.scheduled_days:null}}function sl(e,t,s){let n=r=>{let{dueAt:o,interval:a}=_o(e,r,t,s);return o===null?{days:a}:{minutes:(o-t.at)/yu}};return{1:n(S.Again),2:n(S.Hard),3:n(S.Good),4:n(S.Easy)}}function Rn(e,t,s){return e.lastDay===null?0:el(s).forgetting_curve(Math.max(0,t-e.lastDay),e.stability)}function $u(e,t){return{...Ss(t),stability:e.stability,difficulty:e.difficulty,scheduled_days:e.interval,learning_steps:e.step,reps:e.reps,lapses:e.lapses,state:tl.indexOf(e.phase),...e.lastDay===null?{}:{last_review:new Date(e.lastDay*864e5)}}}var Mo=()=>({settings:{retention:ye.retention.default,turnover:ye.turnover.default},cards:new Map,notes:new Map,reviews:[]});function Be(e){let t=Mo();for(let s of An(e))So(t,s);return t}function So(e,t){let{type:s,at:n,day:r}=t;if(s==="set"){e.settings[t.key]=t.value;return}let o=t.card;if(s==="note"){t.text?e.notes.set(o,t.text):e.notes.delete(o);return}let a=e.cards.get(o)??{addedAt:n,suspended:!1,buriedUntil:null,memory:As()};e.cards.set(o,a),s==="suspend"?a.suspended=!0:s==="resume"?a.suspended=!1:s==="bury"?a.buriedUntil=r+1:s==="unbury"?a.buriedUntil=null:s==="reset"?Object.assign(a,{suspended:!1,buriedUntil:null,memory:As()}):s==="grade"&&xu(e,a,o,t)}function xu(e,t,s,{id:n,at:r,day:o,grade:a,seed:i,right:l}){let c=t.memory;t.memory=_o(c,a,{at:r,day:o},e.settings.retention),t.buriedUntil=null,e.reviews.push({id:n,card:s,at:r,day:o,grade:a,phase:c.phase,interval:c.interval,elapsed:c.lastDay===null?0:Math.max(0,o-c.lastDay),memory:t.memory,...i===void 0?{}:{seed:i},...l===void 0?{}:{right:l}})}var Dn="attention-figures-deck",Ao=64*1024*1024;function nl(e){let t;try{t=JSON.parse(e.replace(/^\uFEFF/,""))}catch{return{fault:vu(e)?"The file is cut off or damaged: it is not complete JSON.":"This is not a backup of a review deck."}}return typeof t!="object"||t===null||t.kind!==Dn?{fault:"This is not a backup of a review deck."}:!Number.isInteger(t.format)||t.format<1?{fault:"The file does not say which format it has."}:t.format>ks?{fault:`The file comes from a newer version of this page (format ${t.format}, not ${ks}). Open it there.`}:Array.isArray(t.log)?t.entries!==t.log.length?{fault:`The file is cut off or damaged: of ${ku(t.entries)} entries it holds ${t.log.length}.`}:bu(t.log):{fault:"The file is damaged: it has no log."}}function bu(e){let t=new Map,s=[];for(let[r,o]of e.entries()){let a=Kt(o);if(a)return{fault:`The file is damaged: in entry ${r+1}, ${a}.`};let i=Rt(o);if((t.get(o.id)??i)!==i)return{fault:`The file is damaged: entry ${r+1} has the id of another one.`};t.has(o.id)||s.push(Wi(o)),t.set(o.id,i)}let n=s.findIndex(({tick:r})=>r>He);return n>=0?{fault:`The file is damaged: entry ${n+1} has no place in the order.`}:{entries:s}}var vu=e=>e.slice(0,400).includes(Dn),ku=e=>Number.isInteger(e)?String(e):"a number of";function rl(e,t){let s=new Map(e.map(c=>[c.id,c])),n=t.filter(({id:c})=>!s.has(c));if(t.find(c=>s.has(c.id)&&Rt(c)!==Rt(s.get(c.id))))return{fault:"The file is damaged: it holds an entry of this deck with another content."};let o=Be(e),a=Be($e(e,n)),i=[...new Set([...o.cards.keys(),...a.cards.keys()])],l=c=>JSON.stringify(c??null);return{fresh:n,known:t.length-n.length,before:o,after:a,cards:i.filter(c=>l(o.cards.get(c))!==l(a.cards.get(c))),notes:[...new Set([...o.notes.keys(),...a.notes.keys()])].filter(c=>o.notes.get(c)!==a.notes.get(c)),settings:["retention","turnover"].filter(c=>o.settings[c]!==a.settings[c])}}function To(e,t){return`{
  ${[`"kind": ${JSON.stringify(Dn)}`,`"format": ${ks}`,`"exported": ${JSON.stringify(new Date(t).toISOString())}`,`"entries": ${e.length}`].join(`,
  `)},
  "log": [
${e.map(n=>`    ${Rt(n)}`).join(`,
`)}
  ]
}
`}function Ts(e,t,s){let n=URL.createObjectURL(new Blob([t],{type:`${s};charset=utf-8`})),r=document.createElement("a");r.href=n,r.download=e,document.body.append(r),r.click(),r.remove(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}var No=(e,t)=>t.some(s=>e instanceof s),ol,al;function _u(){return ol||(ol=[IDBIndex,IDBObjectStore,IDBCursor,IDBDatabase,IDBTransaction])}function Mu(){return al||(al=["advance","continue","continuePrimaryKey"].map(e=>IDBCursor.prototype[e]))}var qo=new WeakMap,Eo=new WeakMap,On=new WeakMap;function Su(e){let t=new Promise((s,n)=>{let r=()=>{e.removeEventListener("success",o),e.removeEventListener("error",a)},o=()=>{s(ee(e.result)),r()},a=()=>{n(e.error),r()};e.addEventListener("success",o),e.addEventListener("error",a)});return On.set(t,e),t}function Au(e){if(qo.has(e))return;let t=new Promise((s,n)=>{let r=()=>{e.removeEventListener("complete",o),e.removeEventListener("error",a),e.removeEventListener("abort",a)},o=()=>{s(),r()},a=()=>{n(e.error||new DOMException("AbortError","AbortError")),r()};e.addEventListener("complete",o),e.addEventListener("error",a),e.addEventListener("abort",a)});qo.set(e,t)}var Co={get(e,t,s){if(e instanceof IDBTransaction){if(t==="done")return qo.get(e);if(t==="store")return s.objectStoreNames[1]?void 0:s.objectStore(s.objectStoreNames[0])}return ee(e[t])},set(e,t,s){return e[t]=s,!0},has(e,t){return e instanceof IDBTransaction&&(t==="done"||t==="store")?!0:t in e}};function ml(e){Co=e(Co)}function Tu(e){return Mu().includes(e)?function(...t){return e.apply(Ro(this),t),ee(this.request)}:function(...t){return ee(e.apply(Ro(this),t))}}function Eu(e){return typeof e=="function"?Tu(e):(e instanceof IDBTransaction&&Au(e),No(e,_u())?new Proxy(e,Co):e)}function ee(e){if(e instanceof IDBRequest)return Su(e);if(Eo.has(e))return Eo.get(e);let t=Eu(e);return Object.is(t,e)||(Eo.set(e,t),On.set(t,e)),t}var Ro=e=>On.get(e);function Es(e,t,{blocked:s,upgrade:n,blocking:r,terminated:o}={}){let a=indexedDB.open(e,t),i=ee(a);return n&&a.addEventListener("upgradeneeded",l=>{n(ee(a.result),l.oldVersion,l.newVersion,ee(a.transaction),l)}),s&&a.addEventListener("blocked",l=>s(l.oldVersion,l.newVersion,l)),i.then(l=>{o&&l.addEventListener("close",()=>o()),r&&l.addEventListener("versionchange",c=>r(c.oldVersion,c.newVersion,c))}).catch(()=>{}),i}function hl(e,{blocked:t}={}){let s=indexedDB.deleteDatabase(e);return t&&s.addEventListener("blocked",n=>t(n.oldVersion,n)),ee(s).then(()=>{})}var Lu=["get","getKey","getAll","getAllKeys","count"],Nu=["put","add","delete","clear"],Lo={};function il(e,t){if(!(e instanceof IDBDatabase&&!(t in e)&&typeof t=="string"))return;if(Lo[t])return Lo[t];let s=t.replace(/FromIndex$/,""),n=t!==s,r=Nu.includes(s);if(!(s in(n?IDBIndex:IDBObjectStore).prototype)||!(r||Lu.includes(s)))return;let o=async function(a,...i){let l=this.transaction(a,r?"readwrite":"readonly"),c=l.store;return n&&(c=c.index(i.shift())),(await Promise.all([c[s](...i),r&&l.done]))[0]};return Lo[t]=o}ml(e=>({...e,get:(t,s,n)=>il(t,s)||e.get(t,s,n),has:(t,s)=>!!il(t,s)||e.has(t,s)}));var qu=["advance","continue","continuePrimaryKey"],ll={},Do=new WeakMap,ul=new WeakMap,Cu={get(e,t){if(!qu.includes(t))return e[t];let s=ll[t];return s||(s=ll[t]=function(...n){Do.set(this,ul.get(this)[t](...n))}),s}};async function*Ru(...e){let t=this;if(t instanceof IDBCursor||(t=await t.openCursor(...e)),!t)return;t=t;let s=new Proxy(t,Cu);for(ul.set(s,t),On.set(s,Ro(t));t;)yield s,t=await(Do.get(s)||t.continue()),Do.delete(s)}function cl(e,t){return t===Symbol.asyncIterator&&No(e,[IDBIndex,IDBObjectStore,IDBCursor])||t==="iterate"&&No(e,[IDBIndex,IDBObjectStore])}ml(e=>({...e,get(t,s,n){return cl(t,s)?Ru:e.get(t,s,n)},has(t,s){return cl(t,s)||e.has(t,s)}}));var Du=9,Ou=1e3;async function dl(e,t=new Date){let s=await Pn(e),n=s.stores.flatMap(({values:o})=>o.filter(a=>!Kt(a))),r=s.whole&&await Iu(s,`${e}-broken-${t.toISOString().slice(0,10)}`);return{name:r&&await Hu(e)?r:e,entries:n}}async function Pn(e){let t={stores:[],whole:!0},s;try{s=await Es(e,void 0,{upgrade(n,r,o,a){a.done.catch(()=>{}),a.abort()}});for(let n of s.objectStoreNames)t.stores.push(await Pu(s,n,t))}catch{t.whole=!1}return s?.close(),t}async function Pu(e,t,s){let n=e.transaction(t).objectStore(t),r={name:t,keyPath:n.keyPath,autoIncrement:n.autoIncrement,keys:[],values:[]};try{for(let o=await n.openCursor();o;o=await o.continue())r.keys.push(o.primaryKey),r.values.push(o.value)}catch{s.whole=!1}return r}async function Iu({stores:e},t){for(let s=1;s<=Du;s++){let n=s===1?t:`${t}-${s}`,r=!1;try{let o=await Es(n,1,{upgrade(a){r=!0;for(let{name:i,keyPath:l,autoIncrement:c}of e)a.createObjectStore(i,{...l===null?{}:{keyPath:l},autoIncrement:c})}});r&&await ju(o,e),o.close()}catch{return}if(r)return JSON.stringify((await Pn(n)).stores)===JSON.stringify(e)?n:void 0}}async function ju(e,t){if(!t.length)return;let s=t.map(({name:r})=>r),n=e.transaction(s,"readwrite",{durability:"strict"});n.done.catch(()=>{});for(let{name:r,keyPath:o,keys:a,values:i}of t){let l=n.objectStore(r);i.forEach((c,h)=>l.put(c,...o===null?[a[h]]:[]).catch(()=>{}))}await n.done}var Hu=e=>new Promise(t=>{let s=setTimeout(()=>t(!1),Ou),n=r=>()=>{clearTimeout(s),t(r)};hl(e).then(n(!0),n(!1))});var Dt=["","Again","Hard","Good","Easy"],zu={new:"New",learning:"Learning",review:"Known",relearning:"Learning again"},Uu={weekday:"short",day:"numeric",month:"short",timeZone:"UTC"},H=(e,t)=>`${e} ${t}${e===1?"":"s"}`;function Vt(e){if("minutes"in e)return e.minutes<60?`${e.minutes} min`:`${Math.round(e.minutes/60)} h`;let{days:t}=e;return t<60?H(t,"day"):t<365?`${(t/30.44).toFixed(1)} months`:`${(t/365.25).toFixed(1)} years`}function Fe(e,t){if(e===t)return"today";if(e===t+1)return"tomorrow";let s=Wt(e),n=s.getUTCFullYear()===Wt(t).getUTCFullYear();return s.toLocaleDateString("en-GB",{...Uu,...n?{}:{year:"numeric"}})}var We=e=>Wt(e).toISOString().slice(0,10);function xe(e,t,s){if(!e)return{words:"Not in your deck"};let{memory:n}=e,r=zu[n.phase];switch(t){case"suspended":return{words:"Suspended"};case"buried":return{words:`${r}, set aside until`,next:Fe(Number(e.buriedUntil),s.day),datetime:We(Number(e.buriedUntil))};case"due":return{words:n.phase==="new"?"New in your deck":`${r}, due now`};case"soon":return{words:`${r}, again in`,next:Vt({minutes:Math.max(1,Math.ceil((Number(n.dueAt)-s.at)/6e4))})};default:return{words:`${r}, next`,next:Fe(Number(n.dueDay),s.day),datetime:We(Number(n.dueDay))}}}function pl(e,t){let s=Math.floor((t.at-e)/6e4);return s<60?s<2?"just now":`${s} minutes ago`:s<2880?`${H(Math.floor(s/60),"hour")} ago`:`${Math.floor(s/1440)} days ago`}var fl=e=>new Date(e).toLocaleString("en-GB",{day:"numeric",month:"short",year:"numeric",hour:"2-digit",minute:"2-digit"}),Qt=e=>`${(e*100).toFixed(0)} %`,gl={refused:"This browser does not let the page store anything (a private window, a sandboxed frame, blocked site data).",silent:"This browser does not answer when the page asks for its storage.",newer:"Your deck is open in a newer version of this page. Close this tab, or reload it to get that version.",full:"The storage of this browser is full.",wiped:"The stored deck was deleted while this page was open.",failed:"The stored deck could not be opened or written."};function Oo(e){let{at:t,day:s}=e.now();Ts(`attention-deck-${We(s)}.json`,To(e.log,t),"application/json"),e.remember("exported",{at:t,entries:e.log.length})}function Ke(e){let{kind:t,loss:s,unreadable:n,unsaved:r}=e.storage,o=e.setAside.filter(({seen:a})=>!a);return d`${t==="memory"&&s?d`<div class="notice ui" role="alert">
    <p><strong>Your deck is not stored.</strong> ${gl[s]} The cards work as long as this page stays open.
      ${r?`${H(r,"change")} would be lost with it.`:y} Save a copy before you leave; you can
        bring it back later.</p>
    <div class="row">
      <button type="button" @click=${()=>Oo(e)}>Save a copy</button>
      <button type="button" @click=${()=>e.retry()}>Try to store it again</button>
    </div>
    <details><summary>The copy as text, where files cannot be saved</summary>
      <textarea readonly aria-label="Copy of the deck" .value=${To(e.log,e.now().at)}></textarea></details>
  </div>`:y}
  ${o.map(a=>Bu(e,a))}
  ${n?d`<p class="notice ui">${H(n,"stored row")} could not be read and ${n===1?"was":"were"} left as ${n===1?"it is":"they are"}. The rest of your deck is
      complete.</p>`:y}`}function Bu(e,{name:t,moved:s,entries:n}){let r=async()=>Ts(`${t}.json`,JSON.stringify(await Pn(t),null,2),"application/json"),o=()=>e.remember("setAside",e.setAside.map(a=>a.name===t?{...a,seen:!0}:a));return d`<div class="notice ui" role="alert">
    <p><strong>Your stored deck was damaged.</strong> ${s?d`It was set aside under the name “${t}”, with all that is in it, and a new one begun.`:d`It was left as it is under the name “${t}”, and a new one begun beside it.`}
      ${n?`${H(n,"change")} could be read in it and ${n===1?"is":"are"} in your deck.`:"None of your reviews could be read in it. If you have a copy, bring it back on the review page."}</p>
    <div class="row">
      <button type="button" @click=${r}>Save what can be read of it</button>
      <button type="button" @click=${o}>I have read this</button>
    </div>
  </div>`}var Fu=20*6e4,wl=2;function ot(e,t){if(!e)return"outside";if(e.suspended)return"suspended";if(e.buriedUntil!==null&&e.buriedUntil>t.day&&e.buriedUntil-t.day<=wl)return"buried";let{phase:s,dueAt:n,dueDay:r,lastAt:o,lastDay:a}=e.memory;return s==="new"||(n===null?Number(a)-t.day>wl:Number(o)>t.at)?"due":n!==null?n<=t.at?"due":"soon":Number(r)<=t.day?"due":"later"}function Ls({cards:e,settings:t},s){let n=[...e].filter(([,l])=>ot(l,s)==="due"),r=n.filter(([,{memory:l}])=>l.dueAt!==null),o=n.filter(([,{memory:l}])=>l.phase==="review"),a=n.filter(([,{memory:l}])=>l.phase==="new"),i=new Map(o.map(([l,{memory:c}])=>[l,Rn(c,s.day,t.retention)]));return r.sort(([,l],[,c])=>Number(l.memory.dueAt)-Number(c.memory.dueAt)),o.sort(([l],[c])=>Number(i.get(l))-Number(i.get(c))),[...r,...o,...a].map(([l])=>l)}var yl=(e,t)=>[...Ls(e,t),...Wu(e,t)];function Wu({cards:e},t){return[...e].filter(([,s])=>ot(s,t)==="soon"&&Number(s.memory.dueAt)-t.at<=Fu).sort(([,s],[,n])=>Number(s.memory.dueAt)-Number(n.memory.dueAt)).map(([s])=>s)}function In({cards:e},t){let s=[...e.values()].filter(n=>ot(n,t)==="soon").map(({memory:n})=>Number(n.dueAt));return s.length?Math.min(...s):void 0}var Ku=4e3,Gu=new Set(["note","set"]),jn=class extends EventTarget{log=[];state=Mo();about=new Map;storage={kind:"opening",unsaved:0,unreadable:0};#t;#s=new Set;#e;#n;#o;#r;#c;#i=Promise.resolve();constructor({open:t,channel:s,clock:n=()=>Date.now(),keeping:r,patience:o=Ku}){super(),this.#e=t,this.#n=s,this.#o=n,this.#r=r,this.#c=o,s?.listen(a=>this.#h(a)),this.ready=this.#a()}#a(){return new Promise(t=>{let s=setTimeout(()=>{this.#g("silent"),t()},this.#c);this.#l().then(()=>{clearTimeout(s),t()})})}async#l(){try{let t=await this.#e(s=>this.#g(s));this.#t=t,this.about=new Map([...t.about,...this.about]),this.storage={...this.storage,kind:"database",loss:void 0,unreadable:t.unreadable},this.#u(t.setAside),this.#h(t.entries,{stored:!0}),await this.#p(),this.#y(this.#r?.asked())}catch(t){this.#g(t?.loss??"failed")}this.#f()}#u(t){let s=this.setAside,n=t.filter(({name:r})=>!s.some(o=>o.name===r));n.length&&this.remember("setAside",[...s,...n])}get setAside(){return this.about.get("setAside")??[]}now(){let t=this.#o();return{at:t,day:Sn(t,this.state.settings.turnover)}}add(t){let s=this.state.cards.size===0,n=t.filter(r=>!this.state.cards.has(r)).map(r=>this.#m("add",{card:r}));return s&&n.length&&this.#y(this.#r?.ask()),n}grade(t,s,n={}){return this.state.cards.has(t)||this.add([t]),this.#m("grade",{card:t,grade:s,...n})}suspend(t){return this.#m("suspend",{card:t})}resume(t){return this.#m("resume",{card:t})}bury(t){return this.#m("bury",{card:t})}unbury(t){return this.#m("unbury",{card:t})}reset(t){return this.#m("reset",{card:t})}note(t,s){(this.state.notes.get(t)??"")!==s&&this.#m("note",{card:t,text:s})}set(t,s){this.state.settings[t]!==s&&this.#m("set",{key:t,value:s})}undoable(){return An(this.log).filter(({type:t})=>!Gu.has(t)).at(-1)}undo(){let t=this.undoable();return t&&this.takeBack(t.id),t}takeBack(t){this.#m("undo",{of:t})}preview(t){return sl(this.state.cards.get(t)?.memory??As(),this.now(),this.state.settings.retention)}async bring(t){await this.ready,await this.#i;let s=this.#d(t);this.#t&&await this.#t.append(s);let n=!!this.#t;this.#h(s,{stored:n}),this.#n?.post(s)}remember(t,s){this.about.set(t,s),this.#t?.remember(t,s).catch(n=>this.#g(n.loss)),this.#f()}async retry(){this.storage.kind==="memory"&&(this.storage={...this.storage,kind:"opening"},this.#s=new Set(this.log.map(({id:t})=>t)),await this.#a())}async refresh(){try{this.#t&&this.#h(await this.#t.read(),{stored:!0})}catch{}this.#f()}#m(t,s){let{at:n,day:r}=this.now(),o=this.log.at(-1)?.tick??0,a={id:Ki(),tick:n>o?n:o+1,at:n,day:r,type:t,...s};return this.log=[...this.log,a],t==="undo"?this.state=Be(this.log):So(this.state,a),this.#s.add(a.id),this.#n?.post([a]),this.#p(),this.#f(),a}#d(t){let s=new Set(this.log.map(({id:n})=>n));return t.filter(({id:n})=>!s.has(n))}#h(t,{stored:s=!1}={}){let n=this.#d(t);if(s)for(let{id:r}of t)this.#s.delete(r);if(n.length!==0){if(this.log=$e(this.log,n),this.state=Be(this.log),!s)for(let{id:r}of n)this.#s.add(r);s||this.#p(),this.#f()}}#p(){return this.#i=this.#i.then(async()=>{if(!this.#t||this.#s.size===0)return;let t=this.log.filter(({id:s})=>this.#s.has(s));try{await this.#t.append(t);for(let{id:s}of t)this.#s.delete(s);this.storage={...this.storage,unsaved:this.#s.size}}catch(s){this.#g(s.loss)}}),this.#i}#g(t){this.#t?.close(),this.#t=void 0,t==="wiped"&&(this.#s=new Set(this.log.map(({id:s})=>s))),this.storage={...this.storage,kind:"memory",loss:t,unsaved:this.#s.size},this.#f()}async#y(t){try{let s=await t;this.storage={...this.storage,persistent:s},this.#f()}catch{}}#f(){this.storage.unsaved!==this.#s.size&&(this.storage={...this.storage,unsaved:this.#s.size}),this.dispatchEvent(new Event("change"))}};var Po=e=>Number.isInteger(e)&&e>=0,Vu=new Map(Object.entries({setAside:e=>Array.isArray(e)&&Array.from(e).every(Qu),exported:e=>Po(e?.at)&&e.at<=He&&Po(e.entries),keys:e=>typeof e=="boolean"})),Qu=e=>typeof e?.name=="string"&&typeof e.moved=="boolean"&&Po(e.entries)&&["undefined","boolean"].includes(typeof e.seen),$l=(e,t)=>Vu.get(e)?.(t)??!1;var se="attention-figures-deck";var Ju=[e=>{e.createObjectStore("log",{keyPath:"id"}),e.createObjectStore("about")}],xl=["log","about"],vl=9,ne=class extends Error{constructor(t,s){super(`the deck's storage is ${t}`,{cause:s}),this.loss=t}};async function kl({name:e=se,migrations:t=Ju,onLoss:s=()=>{}}={}){let n=[],r=[];for(let o=1;o<=vl;o++){let a=o===1?e:`${e}-${o}`,i=()=>_l(a,t,s).catch(Yu),l=await i()??await Xu(a,async()=>{let h=await i();if(h)return h;let{name:m,entries:u}=await dl(a);return n.push({name:m,moved:m!==a,entries:u.length}),r.push(...u),m===a?void 0:i()});if(!l)continue;let c=$e(r,await Zu(e,o,t));return await l.append(c).catch(()=>{}),{...l,entries:$e(l.entries,c),setAside:n}}throw new ne("failed")}function Yu(e){if(e instanceof ne)throw e}var Xu=(e,t)=>globalThis.navigator?.locks?.request(e,t)??t();async function Zu(e,t,s){let n=new Set((await indexedDB.databases?.()??[]).map(o=>o.name)),r=[];for(let o=t+1;o<=vl;o++)if(n.has(`${e}-${o}`))try{let a=await _l(`${e}-${o}`,s,()=>{});r.push(...a.entries),a.close()}catch{}return r}async function _l(e,t,s){let n=!1,r=a=>{n||s(a),n=!0},o;try{o=await Es(e,t.length,{async upgrade(a,i,l,c){for(let h of t.slice(i))await h(a,c)},blocking(a,i){o.close(),r(i===null?"wiped":"newer")},terminated:()=>r("wiped")})}catch(a){throw Ml(a)??a}try{let a=xl.find(u=>!o.objectStoreNames.contains(u));if(a)throw new Error(`${e} has no ${a}`);let i=o.transaction(xl),[l,c,h]=await Promise.all([i.objectStore("log").getAll(),i.objectStore("about").getAllKeys(),i.objectStore("about").getAll(),i.done]),m=l.filter(u=>!Kt(u));return{name:e,entries:m,about:new Map(c.flatMap((u,p)=>$l(u,h[p])?[[String(u),h[p]]]:[])),unreadable:l.length-m.length,append:bl(o,"log",(u,p)=>p.forEach(f=>u.put(f).catch(()=>{}))),read:async()=>(await o.getAll("log")).filter(u=>!Kt(u)),remember:bl(o,"about",(u,p,f)=>u.put(f,p).catch(()=>{})),close(){n=!0,o.close()}}}catch(a){throw n=!0,o.close(),a}}function bl(e,t,s){return async(...n)=>{let r;try{r=e.transaction(t,"readwrite",{durability:"strict"}),r.done.catch(()=>{}),s(r.objectStore(t),...n),await r.done}catch(o){throw td(r),Ml(o)??new ne(ed(o)?"wiped":"failed",o)}}}function td(e){try{e?.abort()}catch{}}var ed=e=>e?.name==="InvalidStateError"||e?.name==="NotFoundError";function Ml(e){if(e?.name==="VersionError")return new ne("newer",e);if(e?.name==="QuotaExceededError")return new ne("full",e);if(["SecurityError","InvalidStateError","ReferenceError","TypeError"].includes(e?.name))return new ne("refused",e)}var sd=36e5,Hn;function A(){return Hn||(Hn=new jn({open:e=>kl({onLoss:e}),channel:nd(),keeping:{asked:async()=>!!await navigator.storage?.persisted?.(),ask:async()=>!!await navigator.storage?.persist?.()}}),od(Hn)),Hn}function nd(){let e,t;try{e=new BroadcastChannel(se),t=localStorage,t.getItem(se)}catch{}return{post(s){e?.postMessage(s);try{t?.setItem(se,JSON.stringify(s)),t?.removeItem(se)}catch{}},listen(s){let n=r=>Array.isArray(r)&&s(r.filter(o=>!Kt(o)));e?.addEventListener("message",({data:r})=>n(r)),addEventListener("storage",({key:r,newValue:o})=>{r===se&&o&&n(rd(o))})}}}function rd(e){try{return JSON.parse(e)}catch{return}}function od(e){let t,s=()=>{clearTimeout(t);let n=e.now(),r=Math.min(In(e.state,n)??1/0,Hi(n.at,e.state.settings.turnover));t=setTimeout(()=>e.refresh(),Math.min(Math.max(r-n.at,1e3),sd))};e.addEventListener("change",s),document.addEventListener("visibilitychange",()=>{document.visibilityState==="visible"&&e.refresh()}),addEventListener("pageshow",({persisted:n})=>{n&&e.refresh()})}var ad=1500,zn=class extends Y{static properties={name:{reflect:!0},theme:{reflect:!0},session:{type:Boolean,reflect:!0},revealed:{attribute:!1},typed:{state:!0},done:{state:!0},early:{state:!0},attn:{state:!0},coreless:{state:!0}};static styles=[Nt,Lt,Ie,Ii];#t=[];#s;#e;#n=!1;#o=-1;constructor(){super(),this.name="",this.theme=void 0,this.session=!1,this.revealed=!1,this.typed=[],this.done=null,this.early=!1,this.attn=void 0,this.coreless=!1}connectedCallback(){super.connectedCallback(),this.#r();let t=()=>this.#i(),s=()=>this.#w();A().addEventListener("change",t),addEventListener("pagehide",s),this.#t=[qt(()=>this.requestUpdate()),bn(this,n=>n&&this.#c()),()=>A().removeEventListener("change",t),()=>removeEventListener("pagehide",s)],this.#i()}disconnectedCallback(){super.disconnectedCallback(),this.#w(),this.#t.forEach(t=>t()),this.#t=[]}willUpdate(t){t.has("name")&&(t.get("name")&&this.#a(),this.#i())}updated(){Ai(this.renderRoot)}get state(){let t=A().now(),s=A().state.cards.get(this.name),{phase:n,dueAt:r,dueDay:o}=s?.memory??{phase:null,dueAt:null,dueDay:null};return{name:this.name,revealed:this.revealed,standing:ot(s,t),phase:n,dueAt:r,dueDay:o}}set state({revealed:t=!1}){this.revealed=!!t}reset(){this.#a(),this.#u("attn-input")}reveal(){this.revealed||(this.revealed=!0,this.done=null,this.#u("attn-input"),this.updateComplete.then(()=>this.renderRoot.querySelector(".answer")?.focus({preventScroll:!0})))}grade(t){let s=this.#d.length?this.#d.every(Boolean):void 0,{id:n}=A().grade(this.name,t,this.#s?{seed:this.#s.seed,...s===void 0?{}:{right:s}}:{});this.#a(),this.#l(n,`${Dt[t]}.`)}get suggested(){return this.#d.length&&!this.#d.every(Boolean)?1:3}focus(){this.updateComplete.then(()=>this.renderRoot.querySelector(".title")?.focus({preventScroll:!0}))}#r(){let t=[...this.querySelectorAll("[data-part]")];if(t.length){for(let s of t)s.slot=s.dataset.part;this.replaceChildren(...this.querySelectorAll(".question:not(:has([data-part]))"),...t),this.#n=!Object.hasOwn(Re,this.name)}}async#c(){this.attn||!Object.hasOwn(Re,this.name)||(this.attn=await De().catch(()=>{}),this.coreless=!this.attn)}#i(){let t=A().state.cards.get(this.name)?.memory.reps??0;t!==this.#o&&this.#o>=0&&!this.done&&this.#a(),this.#o=t,this.requestUpdate()}#a(){this.revealed=!1,this.typed=[],this.early=!1,this.done=null}#l(t,s){this.done={id:t,words:s},this.#u("attn-change"),this.session||this.focus()}#u(t){this.dispatchEvent(new CustomEvent(t,{bubbles:!0,composed:!0,detail:{state:this.state}}))}#m(){if(!this.attn||!Object.hasOwn(Re,this.name))return;let t=ei(this.name,this.#o),s=`${this.name}:${t}`;return this.#s?.key!==s&&(this.#s={key:s,seed:t,...Re[this.name].solve(this.attn,ti(this.name,t,this.attn))}),this.#s}get#d(){return!this.#s||!this.typed.some(t=>t?.trim())?[]:this.#s.asks.map((t,s)=>hn(Bt(this.typed[s]??""),t))}render(){let t=mt(this.name),s=Ct()??y;if(!t)return d`<div class="root" data-theme=${s}>There is no card with the name “${this.name}”.</div>`;let n=A().now(),r=A().state.cards.get(this.name),o=ot(r,n),a=this.#m(),i=ld(xe(r,o,n));return d`<div class="root" data-theme=${s} role="group" aria-labelledby="title">
      ${Ri({title:this.session?t.title:Ci(t),where:id(xe(r,o,n)),due:o==="due",question:this.#h("front",t.front,a),fields:this.revealed||this.coreless?y:Ti(a?.asks??t.asks,this.typed,!a,(l,c)=>{this.typed=Object.assign([...this.typed],{[l]:c})}),revealed:this.revealed,keys:this.session?"Space":y,submit:this.#v,add:r||this.session?void 0:this.#b})}
      <div class="answer prose" ?hidden=${!this.revealed} tabindex="-1" role="group" aria-label="Answer">
        ${this.revealed&&a?Ei(a.asks,this.typed,this.#d):y}
        ${this.#h("back",t.back,a)}
        ${this.revealed?this.#p():y}
      </div>
      ${this.revealed?this.#g(o):y}
      <div class="after row ui" ?hidden=${!this.done}>
        <p class="status" role="status">${this.done?`${this.done.words} ${i}`:y}</p>
        ${this.done&&!this.session?d`<button type="button" class="link"
          @click=${this.#M}>Take it back</button>`:y}
      </div>
      ${this.done&&!this.session?Ke(A()):y}
      ${this.#y(r,o)}
    </div>`}#h(t,s,n){if(n)return it($s(s,n.shown));let r=it($s(s,mt(this.name)?.values??{}));return this.#n?d`<slot name=${t}>${r}</slot>`:r}#p(){let t=A().state.notes.get(this.name);return t?d`<p class="own"><span class="muted ui">My note:</span> ${t}</p>`:y}#g(t){if(!(this.session||this.early||t==="outside"||t==="due"))return d`<div class="buttons row ui"><p class="muted">${t==="suspended"?"This card is suspended.":"It is not due yet."}</p>
        <button type="button" @click=${()=>{this.early=!0}}>Grade it now</button>
        <button type="button" @click=${this.reset}>Hide the answer</button></div>`;let n=A().preview(this.name);return d`<div class="grades" role="group" aria-label="How well did you know it?">${[1,2,3,4].map(r=>d`
      <button type="button" class=${r===this.suggested?"grade suggested":"grade"} data-grade=${r}
        aria-keyshortcuts=${this.session?r===this.suggested?`${r} Space`:r:y}
          @click=${()=>this.grade(r)}>
        <span>${Dt[r]}</span> <span class="wait num">${Vt(n[r])}</span></button>`)}</div>
      ${t==="outside"?d`<p class="after muted ui">A grade puts the card into your review deck.</p>`:y}`}#y(t,s){let n=(r,o,a)=>d`
      <button type="button" @click=${()=>this.#k(o,a)}>${r}</button>`;return d`<details class="more">
      <summary>${Li}</summary>
      ${t?d`<div class="row">
        ${t.suspended?n("Resume",()=>A().resume(this.name),"Back in the round."):n("Suspend",()=>A().suspend(this.name),"Suspended until you resume it.")}
        ${s==="buried"?n("Bring back today",()=>A().unbury(this.name),"Back today."):n("Bury until tomorrow",()=>A().bury(this.name),"Set aside until tomorrow.")}
        ${n("Reset",()=>A().reset(this.name),"As if never seen.")}
      </div>`:y}
      <label for="note">My note on this card</label>
      <textarea id="note" maxlength="10000" .value=${W(this.#f())} @input=${this.#x}
        @change=${this.#w}></textarea>
    </details>`}#f(){let t=this.#$();return this.#e&&t?t.value:A().state.notes.get(this.name)??""}#$(){return this.renderRoot?.querySelector("#note")}#x(){clearTimeout(this.#e),this.#e=setTimeout(()=>this.#w(),ad)}#w(){if(!this.#e)return;clearTimeout(this.#e);let t=this.#$()?.value??"";this.#e=void 0,A().note(this.name,t)}#v(t){t.preventDefault(),this.reveal()}#b(){let[t]=A().add([this.name]);t&&this.#l(t.id,"Added.")}#k(t,s){let{id:n}=t();this.#a(),this.#l(n,s)}#M(){this.done&&A().takeBack(this.done.id),this.#a(),this.#u("attn-change"),this.focus()}},id=({words:e,next:t,datetime:s})=>d`${e}${t?d` <time datetime=${s??y}>${t}</time>`:y}`,ld=({words:e,next:t})=>`${e}${t?` ${t}`:""}.`;var Un=class extends Y{static properties={theme:{reflect:!0},href:{reflect:!0},block:{type:Boolean,reflect:!0},empty:{type:Boolean,reflect:!0}};static styles=[Nt,Lt,Ie,ji];#t=[];constructor(){super(),this.theme=void 0,this.href="./review.html",this.block=!1,this.empty=!0}connectedCallback(){super.connectedCallback();let t=()=>this.requestUpdate();A().addEventListener("change",t),this.#t=[qt(t),()=>A().removeEventListener("change",t)]}disconnectedCallback(){super.disconnectedCallback(),this.#t.forEach(t=>t()),this.#t=[]}willUpdate(){this.empty=A().state.cards.size===0}get state(){return{due:Ls(A().state,A().now()).filter(t=>mt(t)).length,cards:A().state.cards.size}}render(){let{due:t,cards:s}=this.state,n=Ct()??y,r=d`<span class="num" data-name="due" data-value=${String(t)}>${t}</span>`;if(!this.block)return s?d`<span class="root compact ui" data-theme=${n}><a href=${this.href}>Review: ${r} due</a></span>`:y;let o=Mn.filter(a=>!A().state.cards.has(a));return d`<div class="root" data-theme=${n}>
      ${Di({words:s?d`${H(s,"card")} in your deck, ${r} due.`:Ni,buttons:o.length?d`<button type="button" @click=${()=>A().add(o)}>${s?`Add the other ${o.length}`:qi(o.length)}</button>`:y,href:this.href})}
      ${s?Ke(A()):y}
    </div>`}};var Sl=Q(class extends F{constructor(){super(...arguments),this.key=y}render(e,t){return this.key=e,t}update(e,[t,s]){return t!==this.key&&(Ce(e),this.key=t),s}});var Ns=21;function Bn({cards:e},t,s=14){let n=Array.from({length:s},(r,o)=>({day:t.day+o,count:0}));for(let r of e.values()){let o=ot(r,t);if(o==="suspended"||o==="outside")continue;let a=o==="due"||o==="soon"?0:Math.max(cd(r),t.day)-t.day;a<s&&n[a].count++}return n}var cd=({buriedUntil:e,memory:t})=>Math.max(e??0,t.dueDay??0);function Al({reviews:e}){let t=e.filter(({phase:n})=>n==="review"),s=n=>{let r=n.filter(({grade:o})=>o>1).length;return{asked:n.length,remembered:r,share:n.length?r/n.length:null}};return{all:s(t),young:s(t.filter(({interval:n})=>n<Ns)),mature:s(t.filter(({interval:n})=>n>=Ns))}}var Tl=({reviews:e},t)=>e.filter(({card:s})=>s===t).reverse();function El({reviews:e},t){let s=e.filter(({id:r})=>t.has(r)),n=r=>s.filter(o=>o.grade===r).length;return{reviews:s.length,cards:new Set(s.map(({card:r})=>r)).size,grades:[1,2,3,4].map(n)}}function Nl(e,t){let s=[...e.state.cards.keys()].filter(n=>!mt(n));return d`<section aria-labelledby="cards">
    <h2 id="cards">Cards</h2>
    <ul class="cards">${te.map(({name:n,title:r})=>md(e,n,r,t))}</ul>
    ${s.length?d`<p class="ui muted">Your deck also holds
      ${s.map(n=>`\u201C${n}\u201D`).join(", ")},
      which this page does not have. They are kept, and go into every copy.</p>`:y}
  </section>`}function md(e,t,s,n){let r=e.now(),o=e.state.cards.get(t),a=ot(o,r),{words:i,next:l,datetime:c}=xe(o,a,r),h=(m,u,p)=>d`<button type="button"
    aria-label="${m}: ${s}" @click=${()=>{u(),n(`${s}: ${p}`)}}>${m}</button>`;return d`<li class="card-row">
    <details>
      <summary class="card-head">
        <h3>${s}</h3>
        <span class="stands ui ${a==="due"?"due":""}">${i}${l?d` <time datetime=${c??y}>${l}</time>`:y}</span>
      </summary>
      ${o?d`<div class="row">${o.suspended?h("Resume",()=>e.resume(t),"back in the round."):h("Suspend",()=>e.suspend(t),"suspended.")}
          ${a==="buried"?h("Bring back today",()=>e.unbury(t),"back today."):h("Bury until tomorrow",()=>e.bury(t),"set aside until tomorrow.")}
          ${h("Reset",()=>e.reset(t),"reset.")}</div>`:y}
      ${o&&o.memory.lastDay!==null?d`<p class="ui muted">Chance to remember it today: ${Qt(Rn(o.memory,r.day,e.state.settings.retention))}.
        Graded ${Ll(o.memory.reps)}, forgotten ${Ll(o.memory.lapses)}.</p>`:y}
      ${e.state.notes.has(t)?d`<p class="own"><span class="muted ui">My note:</span>
        ${e.state.notes.get(t)}</p>`:y}
      ${hd(e,t,s)}
    </details>
    ${o?y:h("Add",()=>e.add([t]),"added.")}
  </li>`}var Ll=e=>["never","once","twice"][e]??`${e} times`;function hd(e,t,s){let n=Tl(e.state,t);if(!n.length)return d`<p class="ui muted">No grades yet.</p>`;let r=o=>o===void 0?"":o?"right":"wrong";return d`<div class="scroll" tabindex="0" role="region" aria-label="Past of ${s}"><table>
    <caption class="unseen">Past of ${s}, newest first</caption>
    <thead><tr><th scope="col">When</th><th scope="col">Grade</th><th scope="col">Typed</th><th
      scope="col">After</th><th scope="col">Next in</th></tr></thead>
    <tbody>${n.map(({at:o,grade:a,right:i,phase:l,elapsed:c,memory:h})=>d`<tr>
      <td><time datetime=${new Date(o).toISOString()}>${fl(o)}</time></td>
      <td>${Dt[a]}</td><td>${r(i)}</td>
      <td>${l==="review"?Vt({days:c}):l==="new"?"new":"learning"}</td>
      <td>${h.dueAt===null?Vt({days:h.interval}):Vt({minutes:Math.round((h.dueAt-o)/6e4)})}</td></tr>`)}</tbody>
  </table></div>`}var ud="Deep Learning::Attention",dd=["attention-figures","deep-learning::attention"],pd=e=>`attention-figures-${e}`;function ql(e,t){let s=["#separator:tab","#html:true","#notetype:Basic","#guid column:1","#deck column:2","#tags column:5"],n=e.map(({name:r,anki:o})=>[pd(r),ud,o.front,fd(o.back,t.get(r)),dd.join(" ")]);return`${[...s,...n.map(r=>r.map(wd).join("	"))].join(`
`)}
`}var fd=(e,t)=>t?`${e}<hr><p>${gd(t)}</p>`:e;function gd(e){return e.replace(/[&<>"{}[\]]/g,t=>`&#${t.codePointAt(0)};`).replace(/\t/g,"&#9;").replace(/\r\n?|\n/g,"<br>")}var wd=e=>`"${e.replaceAll('"','""')}"`;var yd=["","again","hard","good","easy"];function Cl(e,{cards:t,notes:s}){let n=e.map(({name:r,title:o,source:a})=>{let i=t.get(r),l=i?.memory;return[r,o,a.front,a.back,s.get(r)??"",i?i.suspended?"suspended":i.memory.phase:"not in the deck",l?.dueDay!=null?Dl(l.dueDay):l?.dueAt!=null?new Date(l.dueAt).toISOString():"",l?.reps??"",l?.lapses??"",l?.interval??"",l?.stability??"",l?.difficulty??""]});return Ol(["card","title","question","answer","note","state","due","reviews","lapses","interval","stability","difficulty"],n)}function Rl({reviews:e}){let t=e.map(({card:s,at:n,day:r,grade:o,phase:a,interval:i,elapsed:l,memory:c,right:h})=>[s,new Date(n).toISOString(),Dl(r),yd[o],a,i,l,c.interval,c.stability,c.difficulty,h===void 0?"":h?"right":"wrong"]);return Ol(["card","time","day","grade","phase before","interval before","days since","interval","stability","difficulty","typed answer"],t)}var Dl=e=>Wt(e).toISOString().slice(0,10),Ol=(e,t)=>`\uFEFF${[e,...t].map(s=>s.map($d).join(",")).join(`\r
`)}\r
`,$d=e=>`"${String(e).replaceAll('"','""')}"`;function Pl(e,t){return`# Attention: recall cards

${e.map(({name:n,title:r,source:o})=>{let a=t.get(n);return[`## ${r}`,o.front,"**Answer**",o.back,...a?["**My note**",xd(a)]:[]].join(`

`)}).join(`

`)}
`}function xd(e){let t=Math.max(2,...[...e.matchAll(/`+/g)].map(([n])=>n.length)),s="`".repeat(t+1);return`${s}text
${e}
${s}`}function Il(e,t,s,n){let r=(a,i,l)=>()=>Ts(a,i(),l),{notes:o}=e.state;return d`<section aria-labelledby="copies">
    <h2 id="copies">Copies</h2>
    ${bd(e)}
    <div class="row"><button type="button" class="main" @click=${()=>Oo(e)}>Save a copy</button>
      <label class="file"><span>Bring back a copy</span><input type="file" accept=".json,application/json"
        @change=${a=>vd(e,a.target,s)}></label></div>
    <div aria-live="polite">${t?kd(e,t,s):y}</div>
    <details><summary>For other programs</summary>
      <p class="ui muted">The cards with your notes, without the schedule: that stays in the copy above. The Anki deck
        is ready-made and has no notes of yours. Importing an Anki file again updates its cards.</p>
      <div class="row">
        <button type="button"
          @click=${r("attention-anki.txt",()=>ql(te,o),"text/plain")}>Anki text</button>
        <a class="button" href=${n} download>Anki deck (.apkg)</a>
        <button type="button" @click=${r("attention-cards.md",()=>Pl(te,o),"text/markdown")}>Markdown</button>
        <button type="button" @click=${r("attention-cards.csv",()=>Cl(te,e.state),"text/csv")}>Cards as CSV</button>
        <button type="button"
          @click=${r("attention-reviews.csv",()=>Rl(e.state),"text/csv")}>Grades as CSV</button>
      </div>
    </details>
  </section>`}function bd(e){let t=e.about.get("exported"),s=t?e.log.length-t.entries:e.log.length,n=e.storage.persistent===!0?"This browser has promised to keep your deck, but it goes with the browser\u2019s data when you clear them.":"Browsers may delete what a page stores: when space is short, after weeks without a visit, with other site data.";return d`<p class="ui muted">${t?d`Last copy: <span data-name="exported" data-value=${String(t.at)}>${pl(t.at,e.now())}</span>${s>0?`, ${H(s,"change")} since then`:", nothing has changed since then"}.`:e.log.length?d`<span data-name="exported" data-value="none">You have not saved a copy yet.</span>`:y} ${n}</p>`}async function vd(e,t,s){let[n]=t.files??[];if(!n)return;let r=n.size>Ao?void 0:await n.text().catch(()=>{});if(t.value="",r===void 0){s({file:n.name,fault:n.size>Ao?"The file is far too large for a copy of a review deck.":"The file cannot be read."});return}let o=nl(r),a="entries"in o?rl(e.log,o.entries):o;s("fault"in a?{file:n.name,fault:a.fault}:{file:n.name,comparison:a})}function kd(e,{file:t,fault:s,comparison:n,done:r},o){let a=d`<button type="button" @click=${()=>o(void 0)}>${n?.fresh.length?"Leave it":"Close"}</button>`;if(s)return d`<div class="notice ui"><p><strong>${t} was not taken.</strong>
      ${s} Your deck is as it was.</p><div class="row">${a}</div></div>`;if(r)return d`<div class="incoming ui"><p>${r}</p><div class="row">${a}</div></div>`;let{fresh:i,known:l,cards:c,notes:h,settings:m,before:u,after:p}=n;if(!i.length)return d`<div class="incoming ui"><p>${t} holds nothing that your deck does not have.</p><div
      class="row">${a}</div></div>`;let f=e.now(),w=(b,x)=>{let{words:_,next:L}=xe(b.cards.get(x),ot(b.cards.get(x),f),f);return`${_}${L?` ${L}`:""}`},g=b=>mt(b)?.title??b,$={retention:b=>`cards to remember: ${Qt(b)}`,turnover:b=>`the day begins at ${b}:00`},v=async()=>{try{await e.bring(i),o({file:t,done:`${H(i.length,"entry").replace("entrys","entries")} taken in.`})}catch{o({file:t,fault:"The browser could not store it."})}};return d`<div class="incoming ui">
    <p><strong>${t}</strong> holds ${i.length+l} entries: you have ${l} of them, ${i.length}
      ${i.length===1?"is":"are"} new. Nothing of yours is lost. It would change:</p>
    <ul>
      ${c.map(b=>d`<li>${g(b)}: ${w(u,b)} →
        ${w(p,b)}</li>`)}
      ${h.map(b=>d`<li>Your note on ${g(b)}</li>`)}
      ${m.map(b=>d`<li>Setting,
        ${$[b](p.settings[b])}</li>`)}
      ${c.length+h.length+m.length===0?d`<li>nothing that shows; the past becomes more
        complete</li>`:y}
    </ul>
    <div class="row"><button type="button" class="main" @click=${v}>Take it in</button>${a}</div>
  </div>`}var qs=60;function jl(e){let t=e.now(),s=Bn(e.state,t),n=Math.max(1,...s.map(a=>a.count)),r=s.reduce((a,i)=>a+i.count,0),o=(a,i)=>Wt(a).toLocaleDateString("en-GB",{timeZone:"UTC",...i});return d`<section aria-labelledby="ahead">
    <h2 id="ahead">The next 14 days</h2>
    <p class="ui muted">${r===0?"No card comes back in this time.":`${H(r,"card")} ${r===1?"comes":"come"} back, ${s[0].count||"none"} today.`}</p>
    <div class="bars ui" aria-hidden="true">${s.map(a=>d`<div class="bar">
      <span class="num">${a.count||""}</span>
      <svg viewBox="0 0 10 ${qs}" preserveAspectRatio="none">${k`<rect class="ground" x="0" y=${qs-1}
        width="10" height="1" />
        <rect class="full" x="0" y=${qs-(qs-1)*(a.count/n)} width="10" height=${(qs-1)*(a.count/n)} />`}</svg>
      <span class="day">${o(a.day,{weekday:"narrow"})}<br>${o(a.day,{day:"numeric"})}</span>
    </div>`)}</div>
    <details><summary>The numbers</summary><div class="scroll" tabindex="0" role="region"
      aria-label="Cards by day"><table>
      <thead><tr><th scope="col">Day</th><th scope="col">Cards</th></tr></thead>
      <tbody>${s.map(a=>d`<tr><th scope="row"><time datetime=${We(a.day)}>${Fe(a.day,t.day)}</time></th>
        <td data-name="forecast[${a.day-t.day}]" data-value=${String(a.count)}>${a.count}</td></tr>`)}</tbody>
    </table></div></details>
  </section>`}function Hl(e){let t=Al(e.state),s=e.state.settings.retention,n=[["all","All cards"],["young",`Known under ${Ns} days`],["mature",`Known ${Ns} days or more`]];return d`<section aria-labelledby="kept">
    <h2 id="kept">Remembered so far</h2>
    <p class="ui muted">${t.all.share===null?"Nothing yet: this counts cards that come back after a day or more.":`${Qt(t.all.share)} of ${H(t.all.asked,"card")} that came back. You aim at ${Qt(s)}; the mark shows it.`}</p>
    ${t.all.share===null?"":d`<div class="shares ui" aria-hidden="true">${n.map(([r,o])=>d`
      <span>${o}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none">${k`<rect class="ground" x="0" y="0" width="100"
        height="10" />
        <rect class="full" x="0" y="0" width=${(t[r].share??0)*100} height="10" /><rect class="mark"
          x=${s*100-.4} y="0" width="0.8" height="10" />`}</svg>
      <span class="num">${t[r].share===null?"\u2013":Qt(t[r].share)}</span>`)}</div>
    <details><summary>The numbers</summary><div class="scroll" tabindex="0" role="region"
      aria-label="Cards remembered"><table>
      <thead><tr><th scope="col">Cards</th><th scope="col">Asked</th><th scope="col">Remembered</th><th
        scope="col">Share</th></tr></thead>
      <tbody>${n.map(([r,o])=>d`<tr><th scope="row">${o}</th><td>${t[r].asked}</td><td>${t[r].remembered}</td>
        <td data-name="retention.${r}" data-value=${String(t[r].share)}>${t[r].share===null?"none":Qt(t[r].share)}</td></tr>`)}</tbody>
    </table></div></details>`}
  </section>`}var Fn=e=>e.about.get("keys")!==!1;function zl(e){let{retention:t,turnover:s}=e.state.settings,{least:n,most:r}=ye.retention,o=Array.from({length:24},(i,l)=>l),a=i=>{let l=Math.round(Number(i.value))/100;l>=n&&l<=r&&e.set("retention",l),i.value=String(Math.round(e.state.settings.retention*100))};return d`<section aria-labelledby="settings">
    <h2 id="settings">Settings</h2>
    <div class="settings ui">
      <label for="share">Cards to remember, in per cent</label>
      <div><input id="share" type="number" min=${n*100} max=${r*100} step="1"
        .value=${W(String(Math.round(t*100)))}
        aria-describedby="share-help" @change=${i=>a(i.target)}>
        <p id="share-help" class="muted">A higher share means shorter waits and more reviews. It counts for grades from
          now on.</p></div>
      <label for="hour">My day begins at</label>
      <div><select id="hour" aria-describedby="hour-help" @change=${i=>e.set("turnover",Number(i.target.value))}>
        ${o.map(i=>d`<option value=${i} .selected=${i===s}>${String(i).padStart(2,"0")}:00</option>`)}</select>
        <p id="hour-help" class="muted">Studying after midnight still belongs to the evening before.</p></div>
      <label for="keys">Single keys in a session</label>
      <div><input id="keys" type="checkbox" .checked=${W(Fn(e))} aria-describedby="keys-help"
        @change=${i=>e.remember("keys",i.target.checked)}>
        <p id="keys-help" class="muted">Space shows the answer and then takes the marked grade; 1 to 4 grade; u takes
          back. This setting belongs to this browser.</p></div>
    </div>
  </section>`}var Ul=V`
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
`;var Wn=class{entries=[];current;#t;#s;constructor(t,s){this.#t=t,this.#s=s,this.#n()}get over(){return this.current===void 0}get left(){return this.#e.length}get summary(){return El(this.#t.state,new Set(this.entries))}wrote(t){this.entries.push(t),this.#n()}follow(){if(this.over)return;let t=this.#t.now(),s=ot(this.#t.state.cards.get(this.current),t);s!=="due"&&s!=="soon"&&this.#n()}undo(){let t=this.#t.undo();if(t)return this.entries=this.entries.filter(s=>s!==t.id),this.current=t.card,this.follow(),t}end(){this.current=void 0}get#e(){return yl(this.#t.state,this.#t.now()).filter(this.#s)}#n(){[this.current]=this.#e}};var Kn=class extends Y{static properties={theme:{reflect:!0},lesson:{reflect:!0},apkg:{reflect:!0},running:{type:Boolean,reflect:!0},session:{state:!0},incoming:{state:!0},said:{state:!0}};static styles=[Nt,Lt,Ie,Ul];#t=[];constructor(){super(),this.theme=void 0,this.lesson="./attention.html",this.apkg="./attention-cards.apkg",this.running=!1,this.session=null,this.incoming=void 0,this.said=""}connectedCallback(){super.connectedCallback();let t=()=>{this.session?.follow(),this.requestUpdate()},s=n=>this.#r(n);A().addEventListener("change",t),document.addEventListener("keydown",s),this.#t=[qt(()=>this.requestUpdate()),()=>A().removeEventListener("change",t),()=>document.removeEventListener("keydown",s)]}disconnectedCallback(){super.disconnectedCallback(),this.#t.forEach(t=>t()),this.#t=[]}willUpdate(){this.running=this.session!==null}get state(){let{session:t}=this;return{due:this.#s.length,session:t?{card:t.current??null,left:t.left,...t.summary}:null}}reset(){this.session=null,this.incoming=void 0}start(){this.session=new Wn(A(),t=>mt(t)!==void 0),this.#n(),this.#o("attn-input")}undo(){let t=this.session?this.session.undo():A().undo();t?this.said=`Taken back: ${t.type==="grade"?Dt[t.grade??0]:t.type}, ${mt(t.card??"")?.title??t.card}.`:this.said="Nothing to take back.",this.requestUpdate(),this.#n(),this.#o("attn-change")}get#s(){return Ls(A().state,A().now()).filter(t=>mt(t))}get#e(){return this.renderRoot.querySelector("attn-card")}async#n(){await this.updateComplete,this.session&&((this.session.over?this.renderRoot.querySelector("#over"):this.#e)?.focus({preventScroll:!0}),this.renderRoot.querySelector(".session")?.scrollIntoView({block:"nearest"}))}#o(t){this.dispatchEvent(new CustomEvent(t,{bubbles:!0,composed:!0,detail:{state:this.state}}))}#r(t){let{key:s,repeat:n,isComposing:r,ctrlKey:o,metaKey:a,altKey:i}=t;if(!this.session||!Fn(A())||n||r||o||a||i||t.defaultPrevented)return;let l=t.composedPath()[0];if(l.closest?.("input, textarea, select, [contenteditable]"))return;let c=this.#e,h=s===" "&&!l.closest?.("button, summary, a");if(s==="u")this.undo();else if(c)if(h)c.revealed?c.grade(c.suggested):c.reveal();else if(/^[1-4]$/.test(s)&&c.revealed)c.grade(Number(s));else return;else return;t.preventDefault()}#c(t){t.stopPropagation();let{session:s}=this,n=A().log.at(-1);if(!s||!n||s.entries.includes(n.id))return;let{current:r}=s;s.wrote(n.id),this.said=n.type==="grade"?`${Dt[n.grade??0]}. ${s.over?"That was the last card.":`${H(s.left,"card")} left.`}`:"",s.current===r&&this.#e?.reset(),this.requestUpdate(),this.#n(),this.#o("attn-change")}render(){return d`<div class="root" data-theme=${Ct()??y}>
      <p class="unseen" role="status">${this.said}</p>
      ${Ke(A())}
      ${this.session?this.#m(this.session):this.#i()}
    </div>`}#i(){let{state:t,storage:s}=A();if(s.kind==="opening")return d`<section class="today"><p class="ui muted">Opening your deck …</p></section>`;let n=Mn.filter(r=>!t.cards.has(r));return d`
      ${this.#a(t.cards.size,n)}
      ${t.cards.size?d`<div class="figures">${jl(A())}${Hl(A())}</div>`:y}
      ${Nl(A(),r=>{this.said=r})}
      ${Il(A(),this.incoming,r=>{this.incoming=r},this.apkg)}
      ${zl(A())}`}#a(t,s){let n=this.#s.length,r=s.length?d`<button type="button" class=${t?"":"main"} @click=${()=>this.#u(s)}>
      ${t?`Add the other ${s.length===1?"card":s.length}`:`Add all ${s.length} cards`}</button>`:y;return t?d`<section class="today" aria-label="Today">
      <p class="big"><span class="num" data-name="due" data-value=${String(n)}>${n}</span> ${n===1?"card is":"cards are"} due</p>
      ${n?y:d`<p class="muted">${this.#l()}</p>`}
      <div class="row">
        ${n?d`<button type="button" class="main" @click=${this.start}>Begin</button>`:y}
        ${r}
        ${A().undoable()?d`<button type="button" @click=${this.undo}>Take back the last step</button>`:y}
      </div></section>`:d`<section class="today" aria-label="Today"><p class="big">Your deck is empty.</p>
        <p>Add the cards of the lesson, or take them one by one <a href=${this.lesson}>from its text</a>. Each comes
          back shortly before you would forget it.</p>
        <div class="row">${r}</div></section>`}#l(){let t=A().now(),s=Bn(A().state,t,400).find(r=>r.count>0);if(!s)return"All cards are suspended.";let n=In(A().state,t);return s.day===t.day&&n?`A card you are learning comes back in ${Vt({minutes:Math.ceil((n-t.at)/6e4)})}.`:`The next ${s.count===1?"one comes":`${s.count} come`} ${Fe(s.day,t.day)}.`}#u(t){A().add(t),this.said=`${H(t.length,"card")} added.`,this.#o("attn-change")}#m(t){return d`<section class="session" aria-label="Session" @attn-change=${this.#c}
      @attn-input=${s=>s.stopPropagation()}>
      <div class="row bar-row ui">
        <p class="muted">${t.over?y:d`<span data-name="left"
          data-value=${String(t.left)}>${H(t.left,"card")}</span> left`}</p>
        <button type="button" ?disabled=${!A().undoable()} aria-keyshortcuts="u"
          @click=${this.undo}>Take back</button>
        ${t.over?y:d`<button type="button" @click=${()=>{t.end(),this.requestUpdate(),this.#n()}}>End</button>`}
      </div>
      ${t.over?this.#d(t):Sl(t.current,d`<attn-card session name=${t.current}
        theme=${this.theme??y}></attn-card>`)}
      ${t.over||!Fn(A())?y:d`<p class="keys ui muted"><kbd>Space</kbd> answer, then the
        marked grade · <kbd>1</kbd>–<kbd>4</kbd> grade · <kbd>u</kbd> take back</p>`}
    </section>`}#d(t){let{reviews:s,cards:n,grades:r}=t.summary;return d`<div class="over">
      <h2 id="over" tabindex="-1">${s?"Done for now":"Nothing was graded"}</h2>
      ${s?d`<p>${H(n,"card")}, ${H(s,"grade")}.</p>
        <dl class="tally ui">${r.map((o,a)=>d`<div><dt>${Dt[a+1]}</dt><dd class="num"
          data-name="session.${Dt[a+1].toLowerCase()}" data-value=${String(o)}>${o}</dd></div>`)}</dl>`:y}
      <p class="muted">${this.#s.length?`${H(this.#s.length,"card")} still due.`:this.#l()}</p>
      <div class="row"><button type="button" class="main" @click=${this.#h}>Back to the deck</button><a
        class="ui" href=${this.lesson}>Back to the lesson</a></div>
    </div>`}#h(){this.session=null,this.updateComplete.then(()=>this.renderRoot.querySelector(".today button, .today a")?.focus())}};var _d={"attn-card":zn,"attn-due":Un,"attn-review":Kn};for(let[e,t]of Object.entries(_d))customElements.get(e)||customElements.define(e,t);var Md={},Ot=Q(class extends F{constructor(){super(...arguments),this.ot=Md}render(e,t){return t()}update(e,[t,s]){if(Array.isArray(t)){if(Array.isArray(this.ot)&&this.ot.length===t.length&&t.every((n,r)=>n===this.ot[r]))return j}else if(this.ot===t)return j;return this.ot=Array.isArray(t)?Array.from(t):t,this.render(t,s)}});function Gn(e,t){return e==null||t==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function Sd(e,t){return e==null||t==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function Bl(e){let t,s,n;e.length!==2?(t=Gn,s=(i,l)=>Gn(e(i),l),n=(i,l)=>e(i)-l):(t=e===Gn||e===Sd?e:Ad,s=e,n=e);function r(i,l,c=0,h=i.length){if(c<h){if(t(l,l)!==0)return h;do{let m=c+h>>>1;s(i[m],l)<0?c=m+1:h=m}while(c<h)}return c}function o(i,l,c=0,h=i.length){if(c<h){if(t(l,l)!==0)return h;do{let m=c+h>>>1;s(i[m],l)<=0?c=m+1:h=m}while(c<h)}return c}function a(i,l,c=0,h=i.length){let m=r(i,l,c,h-1);return m>c&&n(i[m-1],l)>-n(i[m],l)?m-1:m}return{left:r,center:a,right:o}}function Ad(){return 0}function Td(e){return e===null?NaN:+e}var Fl=Bl(Gn),Wl=Fl.right,Bb=Fl.left,Fb=Bl(Td).center;var Wb=Kl(Gl),Kb=Kl(Ed);function Kl(e){return function(t,s,n=s){if(!((s=+s)>=0))throw new RangeError("invalid rx");if(!((n=+n)>=0))throw new RangeError("invalid ry");let{data:r,width:o,height:a}=t;if(!((o=Math.floor(o))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:r.length/o))>=0))throw new RangeError("invalid height");if(!o||!a||!s&&!n)return t;let i=s&&e(s),l=n&&e(n),c=r.slice();return i&&l?(Ge(i,c,r,o,a),Ge(i,r,c,o,a),Ge(i,c,r,o,a),Ve(l,r,c,o,a),Ve(l,c,r,o,a),Ve(l,r,c,o,a)):i?(Ge(i,r,c,o,a),Ge(i,c,r,o,a),Ge(i,r,c,o,a)):l&&(Ve(l,r,c,o,a),Ve(l,c,r,o,a),Ve(l,r,c,o,a)),t}}function Ge(e,t,s,n,r){for(let o=0,a=n*r;o<a;)e(t,s,o,o+=n,1)}function Ve(e,t,s,n,r){for(let o=0,a=n*r;o<n;++o)e(t,s,o,o+a,n)}function Ed(e){let t=Gl(e);return(s,n,r,o,a)=>{r<<=2,o<<=2,a<<=2,t(s,n,r+0,o+0,a),t(s,n,r+1,o+1,a),t(s,n,r+2,o+2,a),t(s,n,r+3,o+3,a)}}function Gl(e){let t=Math.floor(e);if(t===e)return Ld(e);let s=e-t,n=2*e+1;return(r,o,a,i,l)=>{if(!((i-=l)>=a))return;let c=t*o[a],h=l*t,m=h+l;for(let u=a,p=a+h;u<p;u+=l)c+=o[Math.min(i,u)];for(let u=a,p=i;u<=p;u+=l)c+=o[Math.min(i,u+h)],r[u]=(c+s*(o[Math.max(a,u-m)]+o[Math.min(i,u+m)]))/n,c-=o[Math.max(a,u-h)]}}function Ld(e){let t=2*e+1;return(s,n,r,o,a)=>{if(!((o-=a)>=r))return;let i=e*n[r],l=a*e;for(let c=r,h=r+l;c<h;c+=a)i+=n[Math.min(o,c)];for(let c=r,h=o;c<=h;c+=a)i+=n[Math.min(o,c+l)],s[c]=i/t,i-=n[Math.max(r,c-l)]}}var Nd=Array.prototype,Gb=Nd.slice;var qd=Math.sqrt(50),Cd=Math.sqrt(10),Rd=Math.sqrt(2);function Vn(e,t,s){let n=(t-e)/Math.max(0,s),r=Math.floor(Math.log10(n)),o=n/Math.pow(10,r),a=o>=qd?10:o>=Cd?5:o>=Rd?2:1,i,l,c;return r<0?(c=Math.pow(10,-r)/a,i=Math.round(e*c),l=Math.round(t*c),i/c<e&&++i,l/c>t&&--l,c=-c):(c=Math.pow(10,r)*a,i=Math.round(e/c),l=Math.round(t/c),i*c<e&&++i,l*c>t&&--l),l<i&&.5<=s&&s<2?Vn(e,t,s*2):[i,l,c]}function Cs(e,t,s){if(t=+t,e=+e,s=+s,!(s>0))return[];if(e===t)return[e];let n=t<e,[r,o,a]=n?Vn(t,e,s):Vn(e,t,s);if(!(o>=r))return[];let i=o-r+1,l=new Array(i);if(n)if(a<0)for(let c=0;c<i;++c)l[c]=(o-c)/-a;else for(let c=0;c<i;++c)l[c]=(o-c)*a;else if(a<0)for(let c=0;c<i;++c)l[c]=(r+c)/-a;else for(let c=0;c<i;++c)l[c]=(r+c)*a;return l}function Qn(e,t,s){return t=+t,e=+e,s=+s,Vn(e,t,s)[2]}function Vl(e,t,s){t=+t,e=+e,s=+s;let n=t<e,r=n?Qn(t,e,s):Qn(e,t,s);return(n?-1:1)*(r<0?1/-r:r)}var Vb=Dd(Math.random);function Dd(e){return function(s,n=0,r=s.length){let o=r-(n=+n);for(;o;){let a=e()*o--|0,i=s[o+n];s[o+n]=s[a+n],s[a+n]=i}return s}}function Qe(e,t){switch(arguments.length){case 0:break;case 1:this.range(e);break;default:this.range(t).domain(e);break}return this}var Jn=(e,t)=>s=>e*(1-s)+t*s,Ql=()=>{throw new Error("only scales of numbers are here")};function Io(e){return function(){return e}}function jo(e){return+e}var Jl=[0,1];function _t(e){return e}function Ho(e,t){return(t-=e=+e)?function(s){return(s-e)/t}:Io(isNaN(t)?NaN:.5)}function Od(e,t){var s;return e>t&&(s=e,e=t,t=s),function(n){return Math.max(e,Math.min(t,n))}}function Pd(e,t,s){var n=e[0],r=e[1],o=t[0],a=t[1];return r<n?(n=Ho(r,n),o=s(a,o)):(n=Ho(n,r),o=s(o,a)),function(i){return o(n(i))}}function Id(e,t,s){var n=Math.min(e.length,t.length)-1,r=new Array(n),o=new Array(n),a=-1;for(e[n]<e[0]&&(e=e.slice().reverse(),t=t.slice().reverse());++a<n;)r[a]=Ho(e[a],e[a+1]),o[a]=s(t[a],t[a+1]);return function(i){var l=Wl(e,i,1,n)-1;return o[l](r[l](i))}}function Je(e,t){return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown())}function Rs(){var e=Jl,t=Jl,s=Jn,n,r,o,a=_t,i,l,c;function h(){var u=Math.min(e.length,t.length);return a!==_t&&(a=Od(e[0],e[u-1])),i=u>2?Id:Pd,l=c=null,m}function m(u){return u==null||isNaN(u=+u)?o:(l||(l=i(e.map(n),t,s)))(n(a(u)))}return m.invert=function(u){return a(r((c||(c=i(t,e.map(n),Jn)))(u)))},m.domain=function(u){return arguments.length?(e=Array.from(u,jo),h()):e.slice()},m.range=function(u){return arguments.length?(t=Array.from(u),h()):t.slice()},m.rangeRound=function(u){return t=Array.from(u),s=Ql,h()},m.clamp=function(u){return arguments.length?(a=u?!0:_t,h()):a!==_t},m.interpolate=function(u){return arguments.length?(s=u,h()):s},m.unknown=function(u){return arguments.length?(o=u,m):o},function(u,p){return n=u,r=p,h()}}function zo(){return Rs()(_t,_t)}var X=()=>{throw new Error("only scales of numbers are here")};function Uo(e,t,s,n){var r=Vl(e,t,s),o;switch(n=X(n??",f"),n.type){case"s":{var a=Math.max(Math.abs(e),Math.abs(t));return n.precision==null&&!isNaN(o=X(r,a))&&(n.precision=o),X(n,a)}case"":case"e":case"g":case"p":case"r":{n.precision==null&&!isNaN(o=X(r,Math.max(Math.abs(e),Math.abs(t))))&&(n.precision=o-(n.type==="e"));break}case"f":case"%":{n.precision==null&&!isNaN(o=X(r))&&(n.precision=o-(n.type==="%")*2);break}}return X(n)}function Bo(e){var t=e.domain;return e.ticks=function(s){var n=t();return Cs(n[0],n[n.length-1],s??10)},e.tickFormat=function(s,n){var r=t();return Uo(r[0],r[r.length-1],s??10,n)},e.nice=function(s){s==null&&(s=10);var n=t(),r=0,o=n.length-1,a=n[r],i=n[o],l,c,h=10;for(i<a&&(c=a,a=i,i=c,c=r,r=o,o=c);h-- >0;){if(c=Qn(a,i,s),c===l)return n[r]=a,n[o]=i,t(n);if(c>0)a=Math.floor(a/c)*c,i=Math.ceil(i/c)*c;else if(c<0)a=Math.ceil(a*c)/c,i=Math.floor(i*c)/c;else break;l=c}return e},e}function ht(){var e=zo();return e.copy=function(){return Je(e,ht())},Qe.apply(e,arguments),Bo(e)}function Fo(e,t){e=e.slice();var s=0,n=e.length-1,r=e[s],o=e[n],a;return o<r&&(a=s,s=n,n=a,a=r,r=o,o=a),e[s]=t.floor(r),e[n]=t.ceil(o),e}function Yl(e){return Math.log(e)}function Xl(e){return Math.exp(e)}function jd(e){return-Math.log(-e)}function Hd(e){return-Math.exp(-e)}function zd(e){return isFinite(e)?+("1e"+e):e<0?0:e}function Ud(e){return e===10?zd:e===Math.E?Math.exp:t=>Math.pow(e,t)}function Bd(e){return e===Math.E?Math.log:e===10&&Math.log10||e===2&&Math.log2||(e=Math.log(e),t=>Math.log(t)/e)}function Zl(e){return(t,s)=>-e(-t,s)}function Fd(e){let t=e(Yl,Xl),s=t.domain,n=10,r,o;function a(){return r=Bd(n),o=Ud(n),s()[0]<0?(r=Zl(r),o=Zl(o),e(jd,Hd)):e(Yl,Xl),t}return t.base=function(i){return arguments.length?(n=+i,a()):n},t.domain=function(i){return arguments.length?(s(i),a()):s()},t.ticks=i=>{let l=s(),c=l[0],h=l[l.length-1],m=h<c;m&&([c,h]=[h,c]);let u=r(c),p=r(h),f,w,g=i==null?10:+i,$=[];if(!(n%1)&&p-u<g){if(u=Math.floor(u),p=Math.ceil(p),c>0){for(;u<=p;++u)for(f=1;f<n;++f)if(w=u<0?f/o(-u):f*o(u),!(w<c)){if(w>h)break;$.push(w)}}else for(;u<=p;++u)for(f=n-1;f>=1;--f)if(w=u>0?f/o(-u):f*o(u),!(w<c)){if(w>h)break;$.push(w)}$.length*2<g&&($=Cs(c,h,g))}else $=Cs(u,p,Math.min(p-u,g)).map(o);return m?$.reverse():$},t.tickFormat=(i,l)=>{if(i==null&&(i=10),l==null&&(l=n===10?"s":","),typeof l!="function"&&(!(n%1)&&(l=X(l)).precision==null&&(l.trim=!0),l=X(l)),i===1/0)return l;let c=Math.max(1,n*i/t.ticks().length);return h=>{let m=h/o(Math.round(r(h)));return m*n<n-.5&&(m*=n),m<=c?l(h):""}},t.nice=()=>s(Fo(s(),{floor:i=>o(Math.floor(r(i))),ceil:i=>o(Math.ceil(r(i)))})),t}function be(){let e=Fd(Rs()).domain([1,10]);return e.copy=()=>Je(e,be()).base(e.base()),Qe.apply(e,arguments),e}function tc(e){return function(t){return t<0?-Math.pow(-t,e):Math.pow(t,e)}}function Wd(e){return e<0?-Math.sqrt(-e):Math.sqrt(e)}function Kd(e){return e<0?-e*e:e*e}function Gd(e){var t=e(_t,_t),s=1;function n(){return s===1?e(_t,_t):s===.5?e(Wd,Kd):e(tc(s),tc(1/s))}return t.exponent=function(r){return arguments.length?(s=+r,n()):s},Bo(t)}function Yn(){var e=Gd(Rs());return e.copy=function(){return Je(e,Yn()).exponent(e.exponent())},Qe.apply(e,arguments),e}function Wo(){return Yn.apply(null,arguments).exponent(.5)}var Mt=(e,t,{idle:s=!1,label:n,title:r}={})=>d`<button type="button"
  aria-disabled=${s?"true":y} aria-label=${n??y} title=${r??y}
  @click=${()=>s||t()}>${e}</button>`;var Vd=3,Qd=-5;function ec(e){return e.split(/(\{[^}]*\})/).filter(Boolean).map(t=>{if(!t.startsWith("{"))return{plain:t};let[,s,n,r]=t.slice(1,-1).match(/^([^_^]*)(?:([_^])(.*))?$/)??[];return{letter:s,sub:n==="_"?r:void 0,sup:n==="^"?r:void 0}})}var q=e=>ec(e).map(({plain:t,letter:s,sub:n,sup:r})=>{if(t!==void 0)return t;let o=n?d`<sub>${n}</sub>`:r?d`<sup>${r}</sup>`:y;return d`<i class="letter">${s}</i>${o}`});function Z(e){let t=0;return ec(e).map(({plain:s,letter:n,sub:r,sup:o})=>{let a=-t;if(t=r?Vd:o?Qd:0,s!==void 0)return k`<tspan dy=${a}>${s}</tspan>`;let i=r??o,l=r&&/^[a-z]/i.test(r)?"letter script":"script";return k`<tspan class="letter" dy=${a}>${n}</tspan>${i?k`<tspan class=${l} dy=${t}>${i}</tspan>`:y}`})}var Xn=e=>e.replace(/[{}_^]/g,"");var Jd=/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i,Yd=new Set(["","true","on","yes","1"]),Xd=new Set(["false","off","no","0"]),Zd=12,tp=/(?:\\[\\,;\n]|[^,;\n])+/g,ep=/(?:\\[\\,;\n]|[^\s])+/g,sc=/\\([\\,;\n])/g;function Ds(e){if(typeof e=="number")return e;if(typeof e!="string")return NaN;let t=e.trim().replace(/[−–]/g,"-").replace(/^([+-]?\d*),(\d+)$/,"$1.$2");return Jd.test(t)?Number(t):NaN}var Ko=(e,{min:t=-1/0,max:s=1/0,whole:n})=>Number.isFinite(e)&&e>=t&&e<=s&&(!n||Number.isInteger(e)),Go=({min:e,max:t})=>e===void 0||t===void 0?"":` from ${nc(e)} to ${nc(t)}`,nc=e=>String(e).replace("-","\u2212"),Vo=([e,t])=>e===t?String(e):`${e} to ${t}`;function rc(e,t){let s=Array.isArray(e)||ArrayBuffer.isView(e);if(!s&&typeof e!="string")return;let r=(s?np(e):sp(e)).map(a=>a.map(Ds)).filter(a=>a.length);if(r.length!==1||r[0].length===t)return r;let o=r[0];return Array.from({length:Math.ceil(o.length/t)},(a,i)=>o.slice(i*t,(i+1)*t))}function sp(e){let t=e.replace(/[−–]/g,"-").replace(/,?\s*dtype=[^)]*/g,"").replace(/[A-Za-z_][\w.]*\s*\(|\)/g,""),s=t.match(/\[[^[\]]*\]/g)?.map(r=>r.slice(1,-1))??[t];return(s.length>1?s:s[0].split(/[\n;]+/)).map(r=>r.split(/[\s,]+/).filter(Boolean))}function np(e){let t=Array.from(e);return t.some(s=>typeof s=="object"&&s!==null)?t.map(s=>typeof s=="object"&&s!==null?Array.from(s):[s]):[t]}function rp(e){let t=/[,;\n]/.test(e.replace(sc,""));return(e.match(t?tp:ep)??[]).map(s=>s.trim().replace(sc,"$1"))}var Zn={number:{read(e,t){let s=Ds(e);return Ko(s,t)?{value:s}:{}},write:String,needs:e=>`a ${e.whole?"whole ":""}number${Go(e)}`},switch:{read(e,t){if(typeof e=="boolean")return{value:e};let s=String(e??"-").trim().toLowerCase();return Yd.has(s)||s===t.name.toLowerCase()?{value:!0}:Xd.has(s)?{value:!1}:{}},write:e=>e?"on":"off",needs:()=>"on or off"},choice:{read(e,t){let s=String(e??"").trim().toLowerCase();return t.options?.some(([n])=>n===s)?{value:s}:{}},write:String,needs:e=>`one of ${(e.options??[]).map(([t])=>t).join(", ")}`},vector:{read(e,t){let n=rc(e,t.size??2)?.flat()??[];return n.length===t.size&&n.every(r=>Ko(r,t))?{value:n}:{}},write:e=>e.join(" "),needs:e=>`${e.size} numbers${Go(e)}`},matrix:{read(e,t){let[s,n]=t.count??[1,1/0],r=rc(e,t.size??2)??[];return r.length>=s&&r.length<=n&&r.every(a=>a.length===t.size&&a.every(i=>Ko(i,t)))?{value:r}:{}},write:e=>e.map(t=>t.join(" ")).join("; "),needs:e=>`${Vo(e.count??[1,1/0])} rows of ${e.size} numbers, each${Go(e)}`},cells:{read(e,t){let[s,n]=t.count??[1,1/0],o=(Array.isArray(e)?e:String(e??"").split(/[/;\n]+/)).map(i=>(Array.isArray(i)?i:[...String(i).replace(/[\s,]/g,"")]).map(Number));return o.length>=s&&o.length<=n&&o.every(i=>i.length>=s&&i.length<=n&&i.every(l=>l===0||l===1))?{value:o}:{}},write:e=>e.map(t=>t.join("")).join("/"),needs:e=>`${Vo(e.count??[1,1/0])} rows of 0 and 1, such as 100/110/111`},labels:{read(e,t){let[s,n]=t.count??[1,1/0],r=Array.isArray(e)?e:typeof e=="string"?rp(e):[e];if(!r.every(a=>typeof a=="string"||typeof a=="number"))return{};let o=r.map(a=>[...String(a).trim()].slice(0,Zd).join("").trim()).filter(Boolean);return o.length>=s&&o.length<=n?{value:o}:{}},write(e){let t=e.map(s=>s.replace(/[\\,;\n]/g,"\\$&"));return t.length===1&&/\s/.test(t[0])?`${t[0]},`:t.join(", ")},needs:e=>`${Vo(e.count??[1,1/0])} words`}};var ve=e=>e.replace(/[A-Z]/g,t=>`-${t.toLowerCase()}`);function Ye(e,t){let s=op(e,t);return s!==void 0?{value:Jo(s)}:{problem:`${Xn(e.label)}: expected ${Zn[e.type].needs(e)}, not ${ap(t)}.`}}function op(e,t){try{return Zn[e.type].read(t,e).value}catch{return}}var Os=(e,t)=>Zn[e.type].write(t),re=e=>Object.freeze(Object.fromEntries(e.map(t=>[t.name,Jo(Qo(t.default))]))),oc=e=>Object.fromEntries(Object.entries(e).map(([t,s])=>[t,Qo(s)])),Qo=e=>Array.isArray(e)?e.map(Qo):e;function Pt(e,t){if(Object.is(e,t))return!0;if(typeof e!="object"||typeof t!="object"||e===null||t===null)return!1;let s=Object.keys(e);return s.length===Object.keys(t).length&&s.every(n=>Pt(e[n],t[n]))}function ac(e,t,s){let n=new URLSearchParams;for(let r of e){let o=t[r.name];s.every(a=>Pt(o,a[r.name]))||n.set(ve(r.name),Os(r,o))}return n.toString()}function ic(e,t){let s=new URLSearchParams(t),n={};for(let{name:r}of e){let o=s.get(ve(r));o!==null&&(n[r]=o)}return n}function Jo(e){return Array.isArray(e)&&e.forEach(Jo),Object.freeze(e)}function ap(e){let t;try{t=typeof e=="string"?e:JSON.stringify(e)??String(e)}catch{t=typeof e}return`\u201C${t.length>40?`${t.slice(0,39)}\u2026`:t}\u201D`}var pt=new WeakSet,cc=e=>pt.has(e),mc=Q(class extends F{render(e){return e}update({element:e},[t]){return!pt.has(e)&&e.value!==t&&(e.value=t),y}}),lc=.1,ip=.01,lp=99999;function tr({model:e,row:t,value:s,label:n,name:r,id:o,put:a,paste:i,idle:l}){let c={...t,type:"number",label:n},h=u=>Ye(c,u).value,m=(t.max??0)>lp;return d`<input class=${m?"field long":"field"} type="text" inputmode="decimal" autocomplete="off"
    spellcheck="false" size="6" ?disabled=${l} id=${o??y} aria-label=${o?y:n}
    data-name=${r??y} data-value=${r?String(s):y}
    value=${mc($t(s))}
    @input=${({target:u})=>{pt.add(u);let p=h(u.value);p!==void 0&&e.input(a(p))}}
    @change=${({target:u})=>{pt.delete(u);let{problem:p}=Ye(c,u.value);p?(e.cancel(),e.refuse(t.name,u.value,p)):e.accept(t.name),e.settle(),u.value=$t(Ds(p?s:u.value))}}
    @blur=${({target:u})=>pt.delete(u)}
    @keydown=${u=>{let{key:p,target:f}=u;if(p==="Escape"&&pt.has(f)&&(pt.delete(f),e.cancel(),f.value=$t(s),u.preventDefault()),p!=="ArrowUp"&&p!=="ArrowDown")return;u.preventDefault(),pt.delete(f);let w=(t.step??lc)*(u.shiftKey?ip/lc:1)*(p==="ArrowUp"?1:-1),g=h(String(Math.round((s+w)*1e6)/1e6));g!==void 0&&e.input(a(g))}}
    @keyup=${({key:u})=>(u==="ArrowUp"||u==="ArrowDown")&&e.settle()}
    @paste=${u=>{let p=u.clipboardData?.getData("text/plain")??"";!i||Number.isFinite(Ds(p))||!i(p)||(u.preventDefault(),pt.delete(u.target))}}>`}var er=({model:e,value:t,label:s,put:n})=>d`<input class="field word" type="text"
  autocomplete="off" spellcheck="false" size="7" maxlength="12" aria-label=${s} value=${mc(t)}
  @input=${({target:r})=>pt.add(r)}
  @change=${({target:r})=>{pt.delete(r),r.value.trim()?e.apply(n(r.value)):r.value=t}}
  @blur=${({target:r})=>pt.delete(r)}>`;function sr(e,t){let s=()=>e.current[t.name];return(n,r,o,a)=>tr({model:e,row:t,label:o,name:a,value:t.type==="vector"?s()[r]:s()[n][r],put:i=>({[t.name]:t.type==="vector"?s().map((l,c)=>c===r?i:l):s().map((l,c)=>c===n?l.map((h,m)=>m===r?i:h):l)}),paste:i=>{let{problem:l}=Ye(t,i);return l?e.refuse(t.name,i,l):e.apply({[t.name]:i}),!0}})}var hc=60;function uc(e,t){let s=o=>{let a=gp[o.control||o.type];return a?.(o,t.current[o.name],t,o.when?.(t.current)===!1)},n=e.filter(o=>o.control!==!1),r=n.filter(o=>o.more);return Ot(n.map(({name:o})=>t.current[o]),()=>d`
    <div class="controls">${n.filter(o=>!o.more).map(s)}</div>
    ${r.length?d`<details class="settings">
      <summary>More settings</summary>
      <div class="controls">${r.map(s)}</div>
    </details>`:y}`)}function cp(e){let t=[e.min??0,e.max??1],s=e.scale==="log"?be(t,[0,1]):ht(t,[0,1]),n=(r,o)=>{if(e.whole)return Math.round(r);if(e.scale==="log")return Number(r.toPrecision(o===1?2:3));let a=(e.step??.1)*o;return Number((Math.round(r/a)*a).toPrecision(12))};return{position:r=>s(r),value:r=>n(s.invert(r),1),next(r,o,a){let i=e.scale==="log"?s.invert((Math.round(s(r)*hc/a)+o)*a/hc):r+o*(e.step??.1)*a,l=n(Math.min(t[1],Math.max(t[0],i)),a),[c,h]=t;return l===r&&e.whole?Math.min(h,Math.max(c,r+Math.sign(o))):l},ends:t}}function mp(e,t,s,n){let{position:r,value:o,next:a,ends:i}=cp(e),l=m=>({[e.name]:m}),c=m=>{if(m.ctrlKey||m.metaKey||m.altKey)return;let u=m.shiftKey?.1:1,f={ArrowLeft:()=>a(t,-1,u),ArrowDown:()=>a(t,-1,u),ArrowRight:()=>a(t,1,u),ArrowUp:()=>a(t,1,u),PageDown:()=>a(t,-10,1),PageUp:()=>a(t,10,1),Home:()=>i[0],End:()=>i[1]}[m.key];f&&(m.preventDefault(),s.input(l(f())))},h=e.symbol?d` <span aria-hidden="true">${q(`{${e.symbol}}`)}</span>`:y;return d`<div class="control slider">
    <label for=${`field-${e.name}`}>${e.label}${h}</label>
    <div class="moving"><div>
      <input type="range" min="0" max="1" step="any" ?disabled=${n} .value=${W(String(r(t)))}
        aria-label=${`${e.label}, slider`} aria-valuetext=${$t(t)} title=${e.help??y}
        @input=${({target:m})=>s.input(l(o(Number(m.value))))}
        @change=${()=>s.settle()} @pointerup=${()=>s.settle()} @keydown=${c}
        @keyup=${()=>s.settle()} @blur=${()=>s.settle()}>
      ${tr({model:s,row:e,value:t,label:e.label,id:`field-${e.name}`,name:e.name,put:l})}
    </div></div>
  </div>`}function hp(e,t,s,n){let{step:r=1,min:o=0,max:a=1/0}=e,i=c=>({[e.name]:c}),l=(c,h,m)=>Mt(h,()=>s.apply(i(t+c)),{label:m,idle:n||t+c<o||t+c>a});return d`<div class="control stepper" title=${e.help??y}>
    <label for=${`field-${e.name}`}>${e.label}</label>
    ${e.button?y:l(-r,"\u2212",`${e.label}, one less`)}
    ${tr({model:s,row:e,value:t,label:e.label,id:`field-${e.name}`,name:e.name,put:i,idle:n})}
    ${e.button?l(r,e.button,e.button):l(r,"+",`${e.label}, one more`)}
  </div>`}var up=(e,t,s,n)=>d`<label class="control toggle" title=${e.help??y}>
  <input type="checkbox" ?disabled=${n} .checked=${W(t)}
    @change=${({target:r})=>s.apply({[e.name]:r.checked})}>
  <span>${q(e.label)}</span>
</label>`,dc=(e,t,s,n)=>d`<fieldset class="control choice" ?disabled=${n}
  title=${e.help??y}>
  <legend>${e.label}</legend>
  ${(e.options??[]).map(([r,o])=>d`<label>
    <input type="radio" name=${e.name} value=${r} .checked=${W(r===t)}
      @change=${()=>s.apply({[e.name]:r})}>
    <span>${q(o)}</span>
  </label>`)}
</fieldset>`,dp=(e,t,s,n)=>d`<label class="control list" title=${e.help??y}>
  <span>${e.label}</span>
  <select ?disabled=${n} .value=${W(t)} @change=${({target:r})=>s.apply({[e.name]:r.value})}>
    ${(e.options??[]).map(([r,o])=>d`<option value=${r}
      ?selected=${r===t}>${o}</option>`)}
  </select>
</label>`,pp=1400;function fp(e,t,s,n){let r=(e.options??[]).map(([l])=>l),o=r.indexOf(t),a=l=>s.apply({[e.name]:r[l]}),i=l=>{a(l),l+1<r.length&&setTimeout(()=>s.current[e.name]===r[l]&&i(l+1),pp)};return d`${dc(e,t,s,n)}<div class="control buttons">
    ${Mt("Back",()=>a(o-1),{idle:o===0})}
    ${Mt("Next",()=>a(o+1),{idle:o===r.length-1})}
    ${Mt("Play",()=>i(0))}
  </div>`}var gp={number:mp,switch:up,choice:dc,select:dp,stepper:hp,stages:fp};var wp=e=>Math.round(e*1e3)/1e3,yp=(e,[t,s])=>Math.min(s,Math.max(t,e)),nr=class{#t;#s;constructor(t){this.#t=t}press=(t,s)=>{if(t.button!==0||!t.isPrimary)return;t.preventDefault(),this.release();let n=t.currentTarget,r=n.ownerSVGElement,o=pc(r),a=fc(o,t),[i,l]=[s.plane.toX(s.point[0]),s.plane.toY(s.point[1])];n.focus({preventScroll:!0});try{n.setPointerCapture(t.pointerId)}catch{}let c=this.#s=new AbortController,{signal:h}=c,m=u=>u.pointerId===t.pointerId;window.addEventListener("scroll",()=>{o=pc(r)},{signal:h,capture:!0}),n.addEventListener("pointermove",u=>{if(!m(u))return;let p=fc(o,u),f=[s.plane.toX.invert(i+p.x-a.x),s.plane.toY.invert(l+p.y-a.y)];this.#e(s,f.map(w=>Math.round(w/.01)*.01))},{signal:h}),n.addEventListener("pointerup",u=>m(u)&&this.release(),{signal:h}),n.addEventListener("pointercancel",u=>m(u)&&this.release(),{signal:h}),n.addEventListener("lostpointercapture",u=>m(u)&&this.release(),{signal:h})};key=(t,s)=>{if(t.ctrlKey||t.metaKey||t.altKey)return;let n=t.shiftKey?.01:.1,[r,o]=s.point,[a,i]=s.limits,l={ArrowLeft:[r-n,o],ArrowRight:[r+n,o],ArrowUp:[r,o+n],ArrowDown:[r,o-n],Home:[a[0],o],End:[a[1],o],PageUp:[r,i[1]],PageDown:[r,i[0]]};if(t.key==="Escape")return this.cancel(t);let c=l[t.key];c&&(t.preventDefault(),this.#e(s,c))};rest=()=>{this.#s||this.#t.settle()};release(){this.#s?.abort(),this.#s=void 0,this.#t.settle()}cancel(t){this.#s&&(t.preventDefault(),this.#s.abort(),this.#s=void 0,this.#t.cancel())}#e(t,s){this.#t.input(t.put(s.map((n,r)=>wp(yp(n,t.limits[r])))))}},pc=e=>e.getScreenCTM()?.inverse()??new DOMMatrix,fc=(e,{clientX:t,clientY:s})=>new DOMPoint(t,s).matrixTransform(e);function gc(e){return(e instanceof Element?e.closest("[data-symbol]"):null)?.dataset.symbol?.split(" ")[0]??null}var rr=class{#t;#s=null;#e=null;#n=null;#o=!1;constructor(t){this.#t=t}point(t){t.pointerType!=="touch"&&(this.#s=t.type==="pointerleave"?null:gc(t.composedPath()[0]),this.#r())}focus(t){this.#e=t.type==="focusout"?null:gc(t.composedPath()[0]),this.#r()}leave(){this.#s=this.#e=null,this.#r()}show(t,s){if(!s&&!this.#o)return;let n=t.querySelectorAll(".picture [data-symbol]"),r=[...n].filter(({dataset:o})=>s&&o.symbol?.split(" ").includes(s));for(let o of n)o.toggleAttribute("data-faded",r.length>0&&!r.includes(o));this.#o=r.length>0}#r(){let t=this.#s??this.#e;t!==this.#n&&(this.#n=t,this.#t(t))}};var or=6,wc=8;function yc(e){let t=e.composedPath()[0];return t instanceof Element?t.closest(".number[data-name]")??t.closest(".cell")?.querySelector(".number[data-name]")??void 0:void 0}var ar=class{#t;#s;#e;#n;#o;constructor(t,s){this.#t=t,this.#s=s}key(t){let s=yc(t);!s||t.key!=="Enter"&&t.key!==" "||(t.preventDefault(),this.#r(s))}click(t){let s=yc(t);s&&this.#r(s)}name(t){let s=this.#s();if(s)for(let n of t.querySelectorAll(".number[data-name]")){let{name:r}=n.dataset;if(!r||!s.numbers.has(r))continue;let{label:o,value:a,digits:i}=s.numbers.get(r),l=`${o}, ${_i(a,i)}`;n.getAttribute("aria-label")!==l&&n.setAttribute("aria-label",l)}}render({explain:t}){let s=this.#e,n=this.#s(),r=s&&n?.numbers.has(s)?n.numbers.get(s):void 0;return d`<div class="how" popover role="dialog" aria-labelledby="how-title" tabindex="-1"
      @toggle=${o=>o.newState==="closed"&&this.#c(o.target)}>${r&&s?d`
        <p class="how-title" id="how-title">${r.label[0].toUpperCase()+r.label.slice(1)}</p>
        ${t(n,s)}
        <p class="remark">Not rounded: <span class="exact">${$p(r.value)}</span></p>`:y}
    </div>`}async#r(t){let s=this.#t.renderRoot.querySelector(".how");s.contains(t)||(this.#o=t,this.#n=t.getBoundingClientRect()),this.#e=t.dataset.name,this.#t.requestUpdate(),await this.#t.updateComplete,!(!this.#t.isConnected||!this.#n)&&(xp(s,this.#n),s.focus({preventScroll:!0}))}follow(){let t=this.#s();!this.#e||!t||t.numbers.has(this.#e)||(this.#e=void 0,this.#t.renderRoot.querySelector(".how").hidePopover?.())}#c(t){let s=this.#t.renderRoot.activeElement;(!s||t.contains(s))&&this.#o?.focus({preventScroll:!0}),this.#e=void 0,this.#t.requestUpdate()}},$p=e=>String(e).replaceAll("-","\u2212").replace("Infinity","\u221E");function xp(e,t){if(!e.showPopover)return;e.matches(":popover-open")||e.showPopover();let{offsetWidth:s,offsetHeight:n}=e,{clientWidth:r,clientHeight:o}=document.documentElement,a=t.bottom+or+n<=o||t.top-or-n<0,i=Math.max(wc,Math.min(t.left,r-s-wc));e.style.left=`${i+scrollX}px`,e.style.top=`${(a?t.bottom+or:t.top-or-n)+scrollY}px`}var ir=class{#t=[];#s=[];get canUndo(){return this.#t.length>0}get canRedo(){return this.#s.length>0}push(t){this.#t.push(t),this.#t.length>100&&this.#t.shift(),this.#s=[]}undo(t){let s=this.#t.pop();return s&&this.#s.push(t),s}redo(t){let s=this.#s.pop();return s&&this.#t.push(t),s}};var lr=class{#t;#s;#e;#n;#o=new ir;#r;problems=new Map;constructor(t,s){this.#t=new Map(t.map(n=>[n.name,n])),this.#s=this.#e=re(t),this.#r=s}get current(){return this.#e}get settled(){return this.#n??this.#e}get moving(){return this.#n!==void 0}get canUndo(){return this.#o.canUndo||this.moving}get canRedo(){return this.#o.canRedo}get changed(){return!Pt(this.#e,this.#s)}copy(){return oc(this.#e)}toText(){let t=[...this.#t.values()];return ac(t,this.#e,[re(t),this.#s])}fromText(t){return ic([...this.#t.values()],t)}attribute(t,s){let n=this.#t.get(t),r=re([n])[t],o=s===null?r:this.#l(t,s,r);this.#s=Object.freeze({...this.#s,[t]:o}),this.#i({[t]:o},"set")}set(t){this.#i(this.#a(t),"set")}input(t){let s=this.#e;this.#i(this.#a(t),"input")&&(this.#n??=s)}settle(){let t=this.#n;this.#n=void 0,!(!t||Pt(t,this.#e))&&(this.#o.push(t),this.#r("change"))}cancel(){let t=this.#n;this.#n=void 0,t&&this.#i(t,"input")}apply(t){this.settle(),this.input(t),this.settle()}refuse(t,s,n){this.problems.set(t,n),this.#r("invalid",{name:t,value:s,reason:n,used:this.#e[t]})}accept(t){this.problems.delete(t)&&this.#r("set")}undo(){this.settle(),this.#c(this.#o.undo(this.#e))}redo(){this.settle(),this.#c(this.#o.redo(this.#e))}reset(){this.problems.clear(),this.apply(this.#s),this.#r("set")}#c(t){t&&(this.#i(t,"input"),this.#r("change"))}#i(t,s){let n={...this.#e,...t};return Pt(n,this.#e)?!1:(this.#e=Object.freeze(n),this.#r(s),!0)}#a(t){let s={};for(let[n,r]of Object.entries(t??{})){let o=this.#l(n,r,this.#e[n]);this.#t.has(n)&&(s[n]=o)}return s}#l(t,s,n){let r=this.#t.get(t),{value:o,problem:a}=r?Ye(r,s):{problem:`This figure has no parameter \u201C${t}\u201D.`};return a?(this.problems.set(t,a),this.#r("invalid",{name:t,value:s,reason:a,used:n}),n):(this.accept(t),o)}};var bp=(e,t,s)=>t.every(n=>Pt(e[n.name]??n.default,s[n.name]));function $c({presets:e,parameters:t},s,n){let{settled:r,canUndo:o,canRedo:a,changed:i}=s;return Ot([r,o,a,i],()=>{let l=e.find(({state:c})=>bp(c,t,r))?.name??"";return d`<div class="actions">
      <label class="presets"><span>Examples</span>
        <select .value=${W(l)} @change=${({target:c})=>n(c.value)}>
          <option value="" disabled ?selected=${l===""}>Your own numbers</option>
          ${e.map(({name:c})=>d`<option value=${c} ?selected=${c===l}>${c}</option>`)}
        </select>
      </label>
      <div class="buttons">
        ${Mt("Undo",()=>s.undo(),{idle:!o,title:"Ctrl+Z"})}
        ${Mt("Redo",()=>s.redo(),{idle:!a,title:"Ctrl+Shift+Z"})}
        ${Mt("Reset",()=>s.reset(),{idle:!i})}
      </div>
    </div>`})}function xc(e,t){let s=e.key.toLowerCase();if(!(e.ctrlKey||e.metaKey)||e.altKey||s!=="z"&&s!=="y")return;let n=e.composedPath()[0];cc(n)||(e.preventDefault(),s==="y"||e.shiftKey?t.redo():t.undo())}var kc=[[".picture",".number[data-name]"],[".scroll",".number[data-name]"],[".toggles",".toggle-cell"]];function _c(e){for(let[t,s]of kc)for(let n of e.querySelectorAll(t)){for(let r of n.querySelectorAll(`${s}:not([tabindex])`))r.setAttribute("tabindex","-1"),r.hasAttribute("role")||r.setAttribute("role","button");n.querySelector(`${s}[tabindex="0"]`)||n.querySelector(s)?.setAttribute("tabindex","0")}}function Mc(e){let t=e.composedPath()[0];for(let[s,n]of kc){let r=t.closest?.(n),o=r?.closest(s);if(r&&o)return{item:r,all:o.querySelectorAll(n)}}}function Sc(e){let t=Mc(e);if(t){for(let s of t.all)s.tabIndex===0&&s.setAttribute("tabindex","-1");t.item.setAttribute("tabindex","0")}}var vp={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},bc=4;function Ac(e){let t=vp[e.key],s=Mc(e);if(!t||!s||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let n=vc(s.item),r,o=1/0;for(let a of s.all){let i=vc(a),[l,c]=[i.x-n.x,i.y-n.y],h=l*t[0]+c*t[1],m=Math.abs(l*t[1])+Math.abs(c*t[0]);h<2||h+bc*m>=o||(o=h+bc*m,r=a)}r?.focus()}function vc(e){let{x:t,y:s,width:n,height:r}=e.getBoundingClientRect();return{x:t+n/2,y:s+r/2}}function ke(e){if(Number.isNaN(e))return"float('nan')";if(!Number.isFinite(e))return e>0?"float('inf')":"-float('inf')";let t=String(e);return/[.e]/.test(t)?t:`${t}.0`}function Tc(e,t=0){return Array.isArray(e[0])?`[${e.map(s=>Tc(s)).join(`,
${" ".repeat(t)}`)}]`:`[${e.map(ke).join(", ")}]`}var J=(e,t,s)=>`${e} = ${t}(${Tc(s,`${e} = ${t}([`.length)})`;function Xe(e,t){if(Number.isNaN(e))return"\\mathrm{NaN}";if(!Number.isFinite(e))return e>0?"\\infty":"-\\infty";let s=e.toFixed(t);return Number(s)===0?s.replace("-",""):s}var oe=(e,t)=>`\\begin{pmatrix}
${e.map(s=>`  ${Array.from(s,n=>Xe(n,t)).join(" & ")}`).join(` \\\\
`)}
\\end{pmatrix}`;function Ec(e){let t=n=>/[",\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n;return`${["name,meaning,value",...Array.from(e,({name:n,label:r,value:o})=>[n,r,String(o)].map(t).join(","))].join(`\r
`)}\r
`}var kp=["fill","fill-opacity","stroke","stroke-width","stroke-opacity","stroke-dasharray","stroke-linecap","stroke-linejoin","opacity","paint-order","font-family","font-size","font-style","font-weight","font-variant-numeric"],_p=".reach, .halo",Mp=["class","role","tabindex"];function Lc(e,t){let s=e.cloneNode(!0),[n,r]=[e,s].map(l=>[l,...l.querySelectorAll("*")]);n.forEach((l,c)=>{let h=getComputedStyle(l);for(let m of kp)r[c].setAttribute(m,h.getPropertyValue(m));for(let{name:m}of[...r[c].attributes])(Mp.includes(m)||/^(aria|data)-/.test(m))&&r[c].removeAttribute(m)}),n.forEach((l,c)=>l.matches(_p)&&r[c].remove()),qc(s);let o=e.viewBox.baseVal,[a,i]=[o.width+32,o.height+32];return s.setAttribute("viewBox",`-16 -16 ${a} ${i}`),s.setAttribute("width",String(a)),s.setAttribute("height",String(i)),s.setAttribute("xmlns","http://www.w3.org/2000/svg"),s.prepend(Cc("title",{textContent:t}),Sp(e,a,i)),{text:new XMLSerializer().serializeToString(s),width:a,height:i}}async function Nc({text:e,width:t,height:s}){let n=new Image;n.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(e)}`,await n.decode();let r=document.createElement("canvas");return r.width=Math.round(t*3),r.height=Math.round(s*3),r.getContext("2d")?.drawImage(n,0,0,r.width,r.height),new Promise((o,a)=>{r.toBlob(i=>i?o(i):a(new Error("this engine makes no PNG")),"image/png")})}function cr(e,t,s){let n=URL.createObjectURL(new Blob([e],{type:t})),r=document.createElement("a");r.href=n,r.download=s,r.click(),setTimeout(()=>URL.revokeObjectURL(n),6e4)}function qc(e){for(let t of[...e.childNodes])t.nodeType===Node.COMMENT_NODE?t.remove():qc(t)}function Cc(e,t={}){return Object.assign(document.createElementNS("http://www.w3.org/2000/svg",e),t)}function Sp(e,t,s){let n=Cc("rect"),r={x:-16,y:-16,width:t,height:s};for(let[o,a]of Object.entries(r))n.setAttribute(o,String(a));return n.setAttribute("fill",getComputedStyle(e.closest(".root")).backgroundColor),n}var mr=class{#t;#s="";#e="";constructor(t){this.#t=t}render(t,s,n,r){let a={...t.code(s,n),"HTML tag":Ap(t,n),...r?{Link:r}:{}},i=()=>Lc(this.#t.renderRoot.querySelector(".picture"),Xn(t.title)),l=h=>`attn-${t.slug}.${h}`,c={SVG:()=>cr(i().text,"image/svg+xml",l("svg")),PNG:async()=>cr(await Nc(i()),"image/png",l("png")),CSV:()=>cr(Ec(s.numbers),"text/csv",l("csv"))};return d`<div class="take">
      <span class="buttons"><span>Copy as</span>${Object.entries(a).map(([h,m])=>d`
        <button type="button" @click=${()=>this.#n(h,m)}>${h}</button>`)}</span>
      <span class="buttons"><span>Save as</span>${Object.entries(c).map(([h,m])=>d`
        <button type="button" @click=${()=>this.#o(h,m)}>${h}</button>`)}</span>
      <p class="said" role="status">${this.#e}</p>
      ${this.#s?d`<textarea readonly rows=${Math.min(16,this.#s.split(`
`).length)} spellcheck="false"
        aria-label="The copied text" .value=${W(this.#s)}></textarea>`:y}
    </div>`}async#n(t,s){this.#s=s;try{await navigator.clipboard.writeText(s),this.#r(`Copied as ${t}.`)}catch{this.#r("The page may not use the clipboard; the text is selected, so that you can copy it."),await this.#t.updateComplete,this.#t.renderRoot.querySelector("textarea")?.select()}}async#o(t,s){try{await s(),this.#r(`Saved as ${t}.`)}catch(n){this.#r(`It could not be saved: ${n instanceof Error?n.message:n}.`)}}#r(t){this.#e=t,this.#t.requestUpdate()}};function Ap({slug:e,parameters:t},s){let n=t.filter(r=>!Pt(r.default,s[r.name])).map(r=>` ${ve(r.name)}="${Os(r,s[r.name]).replaceAll("&","&amp;").replaceAll('"',"&quot;")}"`);return`<attn-${e}${n.join("")}></attn-${e}>
`}var Ps=(e,t)=>{let s=e._$AN;if(s===void 0)return!1;for(let n of s)n._$AO?.(t,!1),Ps(n,t);return!0},hr=e=>{let t,s;do{if((t=e._$AM)===void 0)break;s=t._$AN,s.delete(e),e=t}while(s?.size===0)},Rc=e=>{for(let t;t=e._$AM;e=t){let s=t._$AN;if(s===void 0)t._$AN=s=new Set;else if(s.has(e))break;s.add(e),Lp(t)}};function Tp(e){this._$AN!==void 0?(hr(this),this._$AM=e,Rc(this)):this._$AM=e}function Ep(e,t=!1,s=0){let n=this._$AH,r=this._$AN;if(r!==void 0&&r.size!==0)if(t)if(Array.isArray(n))for(let o=s;o<n.length;o++)Ps(n[o],!1),hr(n[o]);else n!=null&&(Ps(n,!1),hr(n));else Ps(this,e)}var Lp=e=>{e.type==at.CHILD&&(e._$AP??=Ep,e._$AQ??=Tp)},ur=class extends F{constructor(){super(...arguments),this._$AN=void 0}_$AT(t,s,n){super._$AT(t,s,n),Rc(this),this.isConnected=t._$AU}_$AO(t,s=!0){t!==this.isConnected&&(this.isConnected=t,t?this.reconnected?.():this.disconnected?.()),s&&(Ps(this,t),hr(this))}setValue(t){if(ln(this._$Ct))this._$Ct._$AI(t,this);else{let s=[...this._$Ct._$AH];s[this._$Ci]=t,this._$Ct._$AI(s,this,0)}}disconnected(){}reconnected(){}};var Dc=()=>new Xo,Xo=class{},Yo=new WeakMap,Oc=Q(class extends ur{render(e){return y}update(e,[t]){let s=t!==this.G;return s&&this.rt(void 0),(s||this.lt!==this.ct)&&(this.G=t,this.ht=e.options?.host,this.rt(this.ct=e.element)),y}rt(e){if(this.G!==void 0)if(this.isConnected||(e=void 0),typeof this.G=="function"){let t=this.ht??globalThis,s=Yo.get(t);s===void 0&&(s=new WeakMap,Yo.set(t,s)),s.get(this.G)!==void 0&&this.G.call(this.ht,void 0),s.set(this.G,e),e!==void 0&&this.G.call(this.ht,e)}else this.G.value=e}get lt(){return typeof this.G=="function"?Yo.get(this.ht??globalThis)?.get(this.G):this.G?.value}disconnected(){this.lt===this.ct&&this.rt(void 0)}reconnected(){this.rt(this.ct)}});var Np=5,qp=.02,Cp=3e3,dr=class{#t;#s;#e;#n="";#o=0;#r=!1;#c=Dc();data;#i;#a=0;constructor(t,s){this.#t=t,this.#s=s}ask(t,s){let n=this.#t.key(t);n!==this.#n&&(this.#n=n,this.#e=this.#t.run(t,s),this.#p(),this.#i=this.data,this.#h())}resume(){this.#r=!0,this.#h()}pause(){this.#r=!1,cancelAnimationFrame(this.#o),this.#o=0}stop(){this.#e=void 0,this.#s(!1)}finish(){let t=performance.now()+Cp;for(;this.#e&&performance.now()<t;)this.#p();this.#u()}#l=()=>{this.#o=0,this.data!==this.#i?this.#u():this.#d()||this.#m(),this.#h()};#u(){this.#i=this.data,this.#s(!0)}#m(){let t=performance.now(),s=t,n=0;for(;this.#e&&this.data===this.#i&&s-t+n<Np;){this.#p();let r=performance.now();n=Math.max(n,r-s),s=r}this.#e||this.#s(!1)}#d(){let t=this.#c.value;return Math.abs(this.#a-t.value)<qp?!1:(t.value=this.#a,!0)}#h(){this.#e&&this.#r&&!this.#o&&(this.#o=requestAnimationFrame(this.#l))}#p(){let{value:t,done:s}=this.#e.next();s?this.#e=void 0:{data:this.data,done:this.#a}=t}render(t){let s=this.#e!==void 0;return d`<div class="work">
      <progress ${Oc(this.#c)} max="1" .value=${this.#a} aria-label="Random draws"></progress>
      <span>${this.data?this.#t.say(this.data,this.#a,t):""}</span>
      ${Mt("Stop",()=>this.stop(),{idle:!s})}
    </div>`}};var Rp=[3,4,5,6,8,10,12,16,20];function Is(e){let t=e.flat().reduce((s,n)=>Math.max(s,n<0?-n:n),0);return Rp.find(s=>t<=s)??t}function js({x:e,y:t,width:s,height:n,reach:r}){let o=Math.min(s,n)/2/(r*1.08),a=s/2/o,i=n/2/o;return{x:e,y:t,width:s,height:n,toX:ht([-a,a],[e,e+s]),toY:ht([-i,i],[t+n,t])}}var Pc=e=>Math.round(e*100)/100,tt=(e,[t,s])=>[Pc(e.toX(t)),Pc(e.toY(s))],Ic=(e,t)=>`translate(${e} ${t})`;function Hs({toX:e,toY:t}){let s=([n,r])=>[Math.ceil(n*100)/100,Math.floor(r*100)/100];return[s(e.domain()),s(t.domain())]}var pr=(e,t,s)=>e.map((n,r)=>r===t?s:n),fr=e=>Ot([e.x,e.y,e.width,e.height,e.toX.domain()[1]],()=>Dp(e));function Dp({x:e,y:t,width:s,height:n,toX:r,toY:o}){let a=r.ticks(s/45).filter(Number.isInteger),i=o.ticks(n/45).filter(Number.isInteger),l=h=>h!==0&&r(h)>e+34&&r(h)<e+s-8,c=h=>h!==0&&o(h)<t+n-24&&o(h)>t+8;return k`<g class="ground">
    <rect class="plane" x=${e} y=${t} width=${s} height=${n} rx="4"></rect>
    <path class="grid" d=${[...a.map(h=>`M${r(h)} ${t}v${n}`),...i.map(h=>`M${e} ${o(h)}h${s}`)].join("")}></path>
    <path class="axis" d=${`M${e} ${o(0)}h${s}M${r(0)} ${t}v${n}`}></path>
    ${a.filter(l).map(h=>k`<text class="tick" x=${r(h)} y=${t+n-5}
      text-anchor="middle">${P(h,0)}</text>`)}
    ${i.filter(c).map(h=>k`<text class="tick" x=${e+5} y=${o(h)+4}>${P(h,0)}</text>`)}
  </g>`}function zs(e,{role:t,label:s,symbol:n,radius:r=7,shape:o="disc"},a){let[i,l]=tt(e.plane,e.point),c=o==="disc"?k`<circle class="dot" cx=${i} cy=${l} r=${r}></circle>`:k`<rect class="dot" x=${i-r} y=${l-r} width=${2*r} height=${2*r} rx="2"></rect>`;return a?k`<g class=${`handle ${t}`} data-symbol=${n} role="slider" tabindex="0"
      aria-label=${s} aria-roledescription="point"
      aria-valuemin=${e.limits[0][0]} aria-valuemax=${e.limits[0][1]} aria-valuenow=${e.point[0]}
      aria-valuetext=${`x ${$t(e.point[0])}, y ${$t(e.point[1])}`} aria-describedby="point-keys"
      @pointerdown=${h=>a.press(h,e)}
      @keydown=${h=>a.key(h,e)}
      @keyup=${a.rest} @blur=${a.rest}>
    <circle class="reach" cx=${i} cy=${l} r="16"></circle>
    <circle class="halo" cx=${i} cy=${l} r=${r+5}></circle>
    ${c}
  </g>`:k`<g class=${`handle ${t}`} data-symbol=${n}>${c}</g>`}var jc="Arrow keys move it, with Shift in fine steps; Home and End go to the left and right limit, Page Up and Page Down to the upper and lower one. Escape takes back a drag.";var Hc=V`
  .picture {
    display: block; width: 100%; height: auto; overflow: visible; font: 13px/1 ${lt}; fill: var(--text);
    font-variant-numeric: tabular-nums; user-select: none; -webkit-user-select: none;
  }
  .letter {
    font-family: ${bs};
    font-style: italic; font-size: 1.08em;
  }
  .picture .script { font-family: ${bs}; font-size: 12px; }

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
`;var zc=V`
  :host { margin-block: 1.5rem; scroll-margin-top: 64px; }
  .root {
    padding: 18px 20px; border: 1px solid var(--line); border-radius: 10px;
    background: var(--surface); color: var(--text); font: 0.9375rem/1.45 ${lt}; accent-color: var(--output);
  }
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
  .letter + sub { font-family: ${bs}; font-style: italic; font-weight: 400; }
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
`;var Op=640,Pp=240,Ip=600,gr=class extends Y{static definition;static styles=[Nt,Lt,Hc,zc];static properties={highlight:{type:String},theme:{reflect:!0}};static get observedAttributes(){return[...super.observedAttributes,...this.definition.parameters.map(t=>ve(t.name))]}#t=this.constructor.definition;#s=new Map(this.#t.parameters.map(t=>[t.name,t]));#e=new lr(this.#t.parameters,(t,s)=>this.#I(t,s));#n=new nr(this.#e);#o=new mr(this);#r=new ar(this,()=>this.#l);#c=new rr(t=>this.#_("attn-highlight",{symbol:t}));#i;#a;#l;#u;#m=!1;#d=!1;#h=this.#t.work?new dr(this.#t.work,t=>this.#j(t)):void 0;#p=Op;#g={};#y=[];#f="";#$=!1;#x="";#w=new Set;#v=y;#b;#k=[];constructor(){super(),this.highlight=null,this.theme=void 0;for(let t of this.#s.keys())Object.hasOwn(this,t)&&(this.#g[t]=this[t],delete this[t])}get state(){return this.#e.copy()}set state(t){this.#e.set(t)}get permalink(){return this.#e.toText()}set permalink(t){this.#e.set({...re(this.#t.parameters),...this.#e.fromText(t)})}get presets(){return this.#t.presets.map(({name:t})=>t)}apply(t){this.#e.apply(t)}preset(t){let s=this.#t.presets.find(n=>n.name===t);s&&this.#e.apply({...re(this.#t.parameters),...s.state})}reset(){this.#e.reset()}undo(){this.#e.undo()}redo(){this.#e.redo()}attributeChangedCallback(t,s,n){super.attributeChangedCallback(t,s,n);for(let r of this.#s.keys())ve(r)===t&&this.#e.attribute(r,n)}connectedCallback(){super.connectedCallback(),this.#e.set(this.#g),this.#g={},this.hasUpdated&&this.#A()}disconnectedCallback(){super.disconnectedCallback(),this.#n.release(),this.#c.leave(),this.#h?.pause(),clearTimeout(this.#b);for(let t of this.#y.splice(0))t()}firstUpdated(){this.isConnected&&this.#A()}updated(){this.#e.moving||(_c(this.renderRoot),this.#r.name(this.renderRoot)),this.#c.show(this.renderRoot,this.highlight),this.#r.follow();for(let t of this.#k.splice(0))this.#_("attn-invalid",t)}willUpdate(){this.#M(),this.#l&&!this.#e.moving&&(this.#x=this.#t.summary(this.#l))}#M(){if(!(!this.#i||!this.#m||this.#u===this.#e.current)){try{this.#h?.ask(this.#e.settled,this.#i),this.#l=this.#t.frame(this.#e.current,this.#i,this.#h?.data),this.#a=void 0}catch(t){this.#a=`These numbers cannot be computed: ${Uc(t)}`}this.#u=this.#e.current,this.#$||this.#L()}}render(){let{title:t,prompt:s,parameters:n}=this.#t,r=this.#l!==void 0,o=Ct()??y;r&&this.#O();let a=Math.round(this.#t.height(this.#p,this.#e.current));return d`<figure class="root" data-theme=${o} aria-labelledby="title"
      @keydown=${this.#H} @click=${i=>this.#r.click(i)}
      @focusin=${Sc}>
      <div class="ruler"></div>
      <figcaption class="head">
        <p class="title" id="title"><slot name="title">${q(t)}</slot></p>
        <p class="prompt"><slot name="prompt">${typeof s=="function"?s(this.#e.current):s}</slot></p>
      </figcaption>
      <div class=${r?"stage alive":"stage"} .style=${r?`aspect-ratio: ${this.#p} / ${a}`:""}
        @pointerover=${this.#q} @pointerleave=${this.#q}
        @focusin=${this.#C} @focusout=${this.#C}>
        ${r||!this.#a?this.#R(a):y}
        ${r?y:d`<div class="fallback"><slot></slot>${this.#a?d`<slot name="still"></slot>`:y}</div>`}
      </div>
      ${r||!this.#a?d`
        ${this.#h?.render(this.#e.settled)??y}
        ${uc(n,this.#e)}
        <p class="summary" aria-hidden="true">${this.#x}</p>
        ${$c(this.#t,this.#e,i=>this.preset(i))}
        <details class="numbers" @toggle=${this.#N}>
          <summary>All numbers, and how each came about</summary>
          <p class="hint">Click any number here or in the picture, or press Enter on it, to see the sum behind it.</p>
          ${this.#v}
        </details>
        <details class="more" @toggle=${this.#N}>
          <summary>Copy or save</summary>
          ${r?this.#D():y}
        </details>`:y}
      ${this.#P()}
      ${this.#r.render(this.#t)}
      <p class="unseen" aria-live=${this.#$?"polite":"off"}>${this.#f}</p>
      <p class="unseen" id="point-keys">${jc}</p>
    </figure>`}#R(t){let s=this.#p,n=this.#e.current,{settled:r}=this.#e,o={width:s,state:n,settled:r,hands:this.#n,apply:a=>this.#e.apply(a)};return d`<svg class="picture" viewBox=${`0 0 ${s} ${t}`} role="group" aria-labelledby="title">
      ${this.#l?k`${this.#t.picture(this.#l,o)}`:y}
    </svg>`}#D(){if(!this.#w.has("more"))return y;let t=this.id?$i(this.id,this.permalink):"";return this.#o.render(this.#t,this.#l,this.#e.current,t)}#O(){if(!this.#w.has("numbers"))return;let t=s=>this.#s.get(s);this.#v=this.#t.table(this.#l,this.#e,t)}#P(){let t=[...this.#e.problems].map(([s,n])=>{let r=this.#e.current[s];if(r===void 0||Array.isArray(r))return n;let o=typeof r=="number"?$t(r):Os(this.#s.get(s),r);return`${n} It stays at ${o}.`});return this.#l?.note&&t.push(this.#l.note),this.#a&&t.push(this.#a),d`<div class="notes" aria-live="polite">${t.map(s=>d`<p class="note">${s}</p>`)}</div>`}#A(){let t=this.renderRoot.querySelector(".ruler");this.#E(t.clientWidth),this.#d||this.#T(),this.#d=!0,this.#y.push(fi(t,s=>this.#E(s)),bn(this,s=>{s&&this.#S(),s?this.#h?.resume():this.#h?.pause()}),pi(()=>this.#S()),qt(()=>this.requestUpdate()),gi(async()=>{await this.#S(),await this.updateComplete,this.#h?.finish()}),wi(()=>this.#T()))}#T(){let t=this.id?yi(this.id):void 0;t!==void 0&&(this.#e.apply({...re(this.#t.parameters),...this.#e.fromText(t)}),this.scrollIntoView({behavior:this.#d?"auto":"instant"}),xi(()=>this.isConnected&&this.scrollIntoView({behavior:"instant"})))}#E(t){let s=Math.max(Pp,Math.round(t));t===0||s===this.#p||(this.#p=s,this.requestUpdate())}async#S(){if(!(this.#m&&this.#i)){this.#m=!0,this.requestUpdate();try{this.#i=await De(),this.#a=void 0}catch(t){this.#a=`This figure cannot run here: ${Uc(t)}`}this.requestUpdate()}}#I(t,s){if(this.requestUpdate(),t==="invalid"&&s){this.hasUpdated?this.#_("attn-invalid",s):this.#k.push(s);return}t!=="set"&&(this.#$=!0,this.#_(t==="input"?"attn-input":"attn-change",{state:this.state}),clearTimeout(this.#b),this.#b=setTimeout(()=>this.#L(),Ip))}#j(t){t&&(this.#u=void 0),this.requestUpdate()}#L(){this.#l&&(this.#f=this.#x=this.#t.summary(this.#l),this.requestUpdate())}#_(t,s){this.dispatchEvent(new CustomEvent(t,{bubbles:!0,composed:!0,detail:s}))}#N=({target:t})=>{this.#w[t.open?"add":"delete"](t.className),this.requestUpdate()};#q=t=>this.#c.point(t);#C=t=>this.#c.focus(t);#H(t){xc(t,this.#e),this.#r.key(t),Ac(t)}},Uc=e=>e instanceof Error?e.message:String(e);function jp(e){class t extends gr{static definition=e}for(let{name:s}of e.parameters)Object.defineProperty(t.prototype,s,{configurable:!0,enumerable:!0,get(){return this.state[s]},set(n){this.state={[s]:n}}});return t}function Bc(e){let t=`attn-${e.slug}`;customElements.get(t)||customElements.define(t,jp(e))}var Pr={};ch(Pr,{heads:()=>Jm,lookup:()=>am,masks:()=>qm,matrix:()=>vm,scaling:()=>ih});var ft=class{#t=new Map;add(t,s,n,r){return this.#t.set(t,{name:t,value:s,digits:n,label:r}),s}get(t){let s=this.#t.get(t);if(!s)throw new RangeError(`this frame has no number ${t}`);return s}has(t){return this.#t.has(t)}[Symbol.iterator](){return this.#t.values()}};function U(e){return function(){return e}}var Us=Math.PI,Zo=2*Us,_e=1e-6,Hp=Zo-_e;function Fc(e){this._+=e[0];for(let t=1,s=e.length;t<s;++t)this._+=arguments[t]+e[t]}function zp(e){let t=Math.floor(e);if(!(t>=0))throw new Error(`invalid digits: ${e}`);if(t>15)return Fc;let s=10**t;return function(n){this._+=n[0];for(let r=1,o=n.length;r<o;++r)this._+=Math.round(arguments[r]*s)/s+n[r]}}function Wc(e,t,s,n){return e===s&&t===n}function Up(e){let t=Math.floor(e);if(!(t<=15))return Wc;let s=10**t,n=function(r){return Math.round(r*s)};return function(r,o,a,i){return n(r)===n(a)&&n(o)===n(i)}}var Ze=class{constructor(t){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=t==null?Fc:zp(t),this._equal=t==null?Wc:Up(t)}moveTo(t,s){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+s}`}closePath(){this._x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._append`Z`)}lineTo(t,s){this._append`L${this._x1=+t},${this._y1=+s}`}quadraticCurveTo(t,s,n,r){this._append`Q${+t},${+s},${this._x1=+n},${this._y1=+r}`}bezierCurveTo(t,s,n,r,o,a){this._append`C${+t},${+s},${+n},${+r},${this._x1=+o},${this._y1=+a}`}arcTo(t,s,n,r,o){if(t=+t,s=+s,n=+n,r=+r,o=+o,o<0)throw new Error(`negative radius: ${o}`);let a=this._x1,i=this._y1,l=n-t,c=r-s,h=a-t,m=i-s,u=h*h+m*m;if(this._x1===null)this._append`M${this._x1=t},${this._y1=s}`;else if(u>_e)if(!(Math.abs(m*l-c*h)>_e)||!o)this._append`L${this._x1=t},${this._y1=s}`;else{let p=n-a,f=r-i,w=l*l+c*c,g=p*p+f*f,$=Math.sqrt(w),v=Math.sqrt(u),b=o*Math.tan((Us-Math.acos((w+u-g)/(2*$*v)))/2),x=b/v,_=b/$;Math.abs(x-1)>_e&&this._append`L${t+x*h},${s+x*m}`,this._append`A${o},${o},0,0,${+(m*p>h*f)},${this._x1=t+_*l},${this._y1=s+_*c}`}}arc(t,s,n,r,o,a){if(t=+t,s=+s,n=+n,a=!!a,n<0)throw new Error(`negative radius: ${n}`);let i=n*Math.cos(r),l=n*Math.sin(r),c=t+i,h=s+l,m=1^a,u=a?r-o:o-r;if(this._x1===null?this._append`M${c},${h}`:(Math.abs(this._x1-c)>_e||Math.abs(this._y1-h)>_e)&&this._append`L${c},${h}`,!!n){if(u<0&&(u=u%Zo+Zo),u>Hp)this._append`A${n},${n},0,1,${m},${t-i},${s-l}A${n},${n},0,1,${m},${this._x1=c},${this._y1=h}`;else if(u>_e){let p=t+n*Math.cos(o),f=s+n*Math.sin(o);if(u>=Us&&this._equal(c,h,p,f)){u/=2;let w=r+u;this._append`A${n},${n},0,${+(u>=Us)},${m},${t+n*Math.cos(w)},${s+n*Math.sin(w)}`}this._append`A${n},${n},0,${+(u>=Us)},${m},${this._x1=p},${this._y1=f}`}}}rect(t,s,n,r){this._append`M${this._x0=this._x1=+t},${this._y0=this._y1=+s}h${n=+n}v${+r}h${-n}Z`}toString(){return this._}};function Bp(){return new Ze}Bp.prototype=Ze.prototype;function wr(e){let t=3;return e.digits=function(s){if(!arguments.length)return t;if(s==null)t=null;else{let n=Math.floor(s);if(!(n>=0))throw new RangeError(`invalid digits: ${s}`);t=n}return e},()=>new Ze(t)}var Nv=Array.prototype.slice;function yr(e){return typeof e=="object"&&"length"in e?e:Array.from(e)}function Kc(e){this._context=e}Kc.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(e,t){switch(e=+e,t=+t,this._point){case 0:this._point=1,this._line?this._context.lineTo(e,t):this._context.moveTo(e,t);break;case 1:this._point=2;default:this._context.lineTo(e,t);break}}};function $r(e){return new Kc(e)}function xr(e){return e[0]}function br(e){return e[1]}function Me(e,t){var s=U(!0),n=null,r=$r,o=null,a=wr(i);e=typeof e=="function"?e:e===void 0?xr:U(e),t=typeof t=="function"?t:t===void 0?br:U(t);function i(l){var c,h=(l=yr(l)).length,m,u=!1,p;for(n==null&&(o=r(p=a())),c=0;c<=h;++c)!(c<h&&s(m=l[c],c,l))===u&&((u=!u)?o.lineStart():o.lineEnd()),u&&o.point(+e(m,c,l),+t(m,c,l));if(p)return o=null,p+""||null}return i.x=function(l){return arguments.length?(e=typeof l=="function"?l:U(+l),i):e},i.y=function(l){return arguments.length?(t=typeof l=="function"?l:U(+l),i):t},i.defined=function(l){return arguments.length?(s=typeof l=="function"?l:U(!!l),i):s},i.curve=function(l){return arguments.length?(r=l,n!=null&&(o=r(n)),i):r},i.context=function(l){return arguments.length?(l==null?n=o=null:o=r(n=l),i):n},i}function ta(e,t,s){var n=null,r=U(!0),o=null,a=$r,i=null,l=wr(c);e=typeof e=="function"?e:e===void 0?xr:U(+e),t=typeof t=="function"?t:t===void 0?U(0):U(+t),s=typeof s=="function"?s:s===void 0?br:U(+s);function c(m){var u,p,f,w=(m=yr(m)).length,g,$=!1,v,b=new Array(w),x=new Array(w);for(o==null&&(i=a(v=l())),u=0;u<=w;++u){if(!(u<w&&r(g=m[u],u,m))===$)if($=!$)p=u,i.areaStart(),i.lineStart();else{for(i.lineEnd(),i.lineStart(),f=u-1;f>=p;--f)i.point(b[f],x[f]);i.lineEnd(),i.areaEnd()}$&&(b[u]=+e(g,u,m),x[u]=+t(g,u,m),i.point(n?+n(g,u,m):b[u],s?+s(g,u,m):x[u]))}if(v)return i=null,v+""||null}function h(){return Me().defined(r).curve(a).context(o)}return c.x=function(m){return arguments.length?(e=typeof m=="function"?m:U(+m),n=null,c):e},c.x0=function(m){return arguments.length?(e=typeof m=="function"?m:U(+m),c):e},c.x1=function(m){return arguments.length?(n=m==null?null:typeof m=="function"?m:U(+m),c):n},c.y=function(m){return arguments.length?(t=typeof m=="function"?m:U(+m),s=null,c):t},c.y0=function(m){return arguments.length?(t=typeof m=="function"?m:U(+m),c):t},c.y1=function(m){return arguments.length?(s=m==null?null:typeof m=="function"?m:U(+m),c):s},c.lineX0=c.lineY0=function(){return h().x(e).y(t)},c.lineY1=function(){return h().x(e).y(s)},c.lineX1=function(){return h().x(n).y(t)},c.defined=function(m){return arguments.length?(r=typeof m=="function"?m:U(!!m),c):r},c.curve=function(m){return arguments.length?(a=m,o!=null&&(i=a(o)),c):a},c.context=function(m){return arguments.length?(m==null?o=i=null:i=a(o=m),c):o},c}function ea(){}function Gc(e){this._context=e}Gc.prototype={areaStart:ea,areaEnd:ea,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this._context.closePath()},point:function(e,t){e=+e,t=+t,this._point?this._context.lineTo(e,t):(this._point=1,this._context.moveTo(e,t))}};function sa(e){return new Gc(e)}function Fp(e){let t=[...e].sort((r,o)=>r[0]-o[0]||r[1]-o[1]);if(t.length<3)return t;let s=Vc(t),n=Vc(t.reverse());return[...s.slice(0,-1),...n.slice(0,-1)]}function Vc(e){let t=[];for(let s of e){for(;t.length>1&&Wp(t[t.length-2],t[t.length-1],s)<=0;)t.pop();t.push(s)}return t}var Wp=(e,t,s)=>(t[0]-e[0])*(s[1]-e[1])-(t[1]-e[1])*(s[0]-e[0]),Kp=Me().curve(sa),Qc=e=>Kp(Fp(e))??"";var Yc=14,vr=7,_r=e=>e.length*7.6;function Mr(e,t,s=[]){let n=[...t.map(({point:r})=>r),...s].map(r=>Jc(e,r));return t.map(r=>{let o=Jc(e,r.point),a=l=>Yp(e,l)*4+n.reduce((c,h)=>c+(Qp(h,o)?0:Jp(l,h)),0),i=Gp(Vp(e,r),({box:l})=>a(l));return n.push(i.box),k`<text class=${`name ${r.role}`} data-symbol=${r.symbol}
      x=${i.x} y=${i.y} text-anchor=${i.anchor}>${r.text}</text>`})}function Gp(e,t){let[s]=e,n=1/0;for(let r of e){let o=t(r);if(o<n&&([s,n]=[r,o]),n===0)break}return s}function Vp(e,{point:t,width:s,gap:n=11}){let[r,o]=tt(e,t),a={x:r+n,y:o+4.5,anchor:"start",box:kr(r+n,o-7,s)},i={x:r-n,y:o+4.5,anchor:"end",box:kr(r-n-s,o-7,s)},l={x:r,y:o-n,anchor:"middle",box:kr(r-s/2,o-n-11,s)},c={x:r,y:o+n+9,anchor:"middle",box:kr(r-s/2,o+n-2,s)};return t[0]>=0?[a,i,l,c]:[i,a,l,c]}var kr=(e,t,s)=>({left:e,top:t,right:e+s,bottom:t+Yc});function Jc(e,t){let[s,n]=tt(e,t);return{left:s-vr,top:n-vr,right:s+vr,bottom:n+vr}}var Qp=(e,t)=>e.left===t.left&&e.top===t.top;function Jp(e,t){let s=Math.min(e.right,t.right)-Math.max(e.left,t.left),n=Math.min(e.bottom,t.bottom)-Math.max(e.top,t.top);return s>0&&n>0?s*n:0}function Yp({x:e,y:t,width:s,height:n},{left:r,top:o,right:a,bottom:i}){let l=Math.max(0,e-r)+Math.max(0,a-e-s),c=Math.max(0,t-o)+Math.max(0,i-t-n);return l*Yc+c*(a-r)}var Xp=.15,Zp=e=>.75+5*(e||0);function Sr(e,t,{put:s,all:n,hands:r}){let{title:o,letter:a,labels:i,values:l,weights:c,blocked:h,output:m,hull:u}=t,p=Wo([0,1],[0,Math.min(e.width,e.height)*Xp]),[f,w]=tt(e,m),g=m.every(Number.isFinite),$=l.map(x=>tt(e,x)),v=l.map((x,_)=>({point:x,text:i[_],role:h?.[_]?"masked":"value",symbol:"v V",width:_r(i[_])}));g&&v.push({point:m,text:Z(a),role:"output",symbol:"o O",gap:14,width:16});let b=$.filter((x,_)=>!h?.[_]);return k`<g class="part" role="group" aria-label=${o}>
    <g aria-hidden="true">
      ${fr(e)}
      ${u?k`<path class="hull" d=${Qc(b)}></path>`:y}
      <g data-symbol="a A">${$.map(([x,_],L)=>h?.[L]?y:k`
        ${g?k`<line class="pull" x1=${x} y1=${_} x2=${f} y2=${w} stroke-width=${Zp(c[L])}></line>`:y}
        <circle class="ring" cx=${x} cy=${_} r=${p(c[L]||0)}></circle>`)}</g>
      ${g?k`<circle class="dot output" data-symbol="o O" cx=${f} cy=${w} r="9"></circle>`:y}
      ${Mr(e,v)}
    </g>
    ${l.map((x,_)=>zs({plane:e,point:x,limits:Hs(e),put:L=>s(pr(n,_,L))},{role:h?.[_]?"value masked":"value",label:`Value of ${i[_]}`,symbol:"v V",radius:5.5,shape:"square"},r))}
  </g>`}var st=26,ts=32,tf=50,Xc=ts+30,Se=24;function Zc(e,t){let s=st+t*ts+Xc;if(e>=820){let o=(e-270-2*Se)/2,a=Math.max(o,s-st),i=Math.min(tf,(a-Xc)/t);return{height:st+a,keys:{x:0,y:st,width:o,height:a},table:{x:o+Se,y:0,width:270,row:i},values:{x:o+270+2*Se,y:st,width:o,height:a}}}if(e>=540){let r=(e-Se)/2;return{height:st+r+Se+s,keys:{x:0,y:st,width:r,height:r},values:{x:r+Se,y:st,width:r,height:r},table:{x:0,y:st+r+Se,width:e,row:ts}}}let n=Math.min(e,232);return{height:2*(st+n)+s+28,keys:{x:0,y:st,width:e,height:n},table:{x:0,y:st+n+14,width:e,row:ts},values:{x:0,y:st+n+14+s+14+st,width:e,height:n}}}var tm=(e,t)=>Zc(e,Math.min(t.keys.length,t.values.length)).height;function em(e,t){let s=Zc(t.width,e.n),{settled:n}=t,r=js({...s.keys,reach:Is([n.query,...n.keys])}),o=js({...s.values,reach:Is(n.values)});return k`
    ${ef(e,t,r)}
    ${nf(e,s.table)}
    <text class="heading" x=${o.x} y=${o.y-9} aria-hidden="true">Values and the output</text>
    ${Sr(o,{...e,title:"Values and the output",letter:"{o}"},{put:a=>({values:a}),all:t.state.values,hands:t.hands})}`}function ef({n:e,labels:t,keys:s,query:n,feet:r,weights:o},{state:a,hands:i},l){let[c,h]=tt(l,[0,0]),[m,u]=tt(l,n),p=(f,w)=>{if(!Number.isFinite(r[w]))return y;let[g,$]=tt(l,f),[v,b]=tt(l,n.map(x=>x*r[w]));return k`<line class="drop" x1=${g} y1=${$} x2=${v} y2=${b}></line>
      <circle class="foot" cx=${v} cy=${b} r="2.5"></circle>`};return k`<g class="part" aria-label="Keys and the query" role="group">
    <text class="heading" x=${l.x} y=${l.y-9} aria-hidden="true">Keys and the query</text>
    <g aria-hidden="true">
      ${fr(l)}
      ${sf(l,n)}
      <g data-symbol="s S">${s.map(p)}</g>
      <g data-symbol="k K">${s.map((f,w)=>{let[g,$]=tt(l,f),v=1.25+3*(o[w]||0);return k`<line class="vector key" x1=${c} y1=${h} x2=${g} y2=${$} stroke-width=${v}></line>`})}</g>
      <g data-symbol="q Q">
        <line class="vector query casing" x1=${c} y1=${h} x2=${m} y2=${u}></line>
        <line class="vector query" x1=${c} y1=${h} x2=${m} y2=${u}></line>
      </g>
      ${Mr(l,[{point:n,text:Z("{q}"),role:"query",symbol:"q Q",gap:14,width:12},...s.map((f,w)=>({point:f,text:t[w],role:"key",symbol:"k K",width:_r(t[w])}))])}
    </g>
    ${Array.from({length:e},(f,w)=>zs({plane:l,point:s[w],limits:Hs(l),put:g=>({keys:pr(a.keys,w,g)})},{role:"key",label:`Key of ${t[w]}`,symbol:"k K",radius:6},i))}
    ${zs({plane:l,point:n,limits:Hs(l),put:f=>({query:f})},{role:"query",label:"Query",symbol:"q Q",radius:9},i)}
  </g>`}function sf(e,[t,s]){if(t===0&&s===0)return y;let[n,r]=[e.toX.domain()[1],e.toY.domain()[1]],o=Math.min(Math.abs(n/t),Math.abs(r/s)),[a,i]=tt(e,[-t*o,-s*o]),[l,c]=tt(e,[t*o,s*o]);return k`<line class="ray" data-symbol="q Q" x1=${a} y1=${i} x2=${l} y2=${c}></line>`}function nf({n:e,labels:t,numbers:s},{x:n,y:r,width:o,row:a}){let i=n+Math.min(.42*o,116),l=n+o-2,c=ht([0,1],[i+20,l-50]),h=a>40?14:10,m=r+st,u=m+e*a,[p,f]=[u+ts/2+5,u+ts+18];return k`<g class="part">
    <text class="heading" data-symbol="s S" x=${i} y=${m-9} text-anchor="end">${Z("score {s}")}</text>
    <text class="heading" data-symbol="a A" x=${l} y=${m-9} text-anchor="end">${Z("weight {a}")}</text>
    <path class="rule" d=${`M${n} ${m}h${o}M${n} ${u}h${o}`}></path>
    ${t.map((w,g)=>{let $=m+g*a+a/2,v=s.get(`a[${g}]`),b=$-h/2,x=c(v.value||0)-c(0);return k`
        <text class="name key" data-symbol="k K" x=${n} y=${$+4.5}>${w}</text>
        <g data-symbol="s S">${ct(s.get(`score[${g}]`),{x:i,y:$+4.5})}</g>
        <g data-symbol="a A">
          <rect class="track" x=${c(0)} y=${b} width=${c(1)-c(0)} height=${h} rx="2"></rect>
          <rect class="bar" x=${c(0)} y=${b} width=${x} height=${h} rx="2"></rect>
          ${ct(v,{x:l,y:$+4.5})}
        </g>`})}
    <text class="quiet" x=${c(1)} y=${p} text-anchor="end">sum of the weights</text>
    ${ct(s.get("sum"),{x:l,y:p,role:"quiet"})}
    <text class="name output" data-symbol="o O" x=${n} y=${f}>${Z("output {o}")}</text>
    <text class="quiet" data-symbol="o O" x=${l} y=${f} text-anchor="end">(${we(s.get("o[0]"),"output")}, ${we(s.get("o[1]"),"output")})</text>
  </g>`}function sm({n:e,labels:t,numbers:s,tempered:n},r,o){let[a,i,l]=["query","keys","values"].map(m=>sr(r,o(m))),c=m=>d`<td>${D(s.get(m))}</td>`,h=m=>er({model:r,value:t[m],label:`Name of item ${m+1}`,put:u=>({labels:[...t,...r.current.labels.slice(e)].map((p,f)=>f===m?u:p)})});return d`
    <p class="entry">Query <span>${q("{q}")} = (</span>
      ${a(0,0,"Query, x","q[0]")}<span>,</span>${a(0,1,"Query, y","q[1]")}<span>)</span></p>
    <div class="scroll" tabindex="0" role="group" aria-label="Table of keys, scores, weights and values">
      <table>
        <caption>Paste a block of numbers into any key or value to replace all of them.</caption>
        <thead>
          <tr>
            <th scope="col">item</th>
            <th scope="col" colspan="2">key ${q("{k_j}")}</th>
            <th scope="col">${q("{q}\xB7{k_j}")}</th>
            <th scope="col">score ${q("{s_j} = {q}\xB7{k_j} / \u221A{d_k}")}</th>
            ${n?d`<th scope="col">${q("{s_j} / {\u03C4}")}</th>`:y}
            <th scope="col">weight ${q("{a_j}")}</th>
            <th scope="col" colspan="2">value ${q("{v_j}")}</th>
            <th scope="col" colspan="2">share ${q("{a_j}{v_j}")}</th>
          </tr>
        </thead>
        <tbody>
          ${Array.from({length:e},(m,u)=>d`<tr>
            <th scope="row">${h(u)}</th>
            ${[0,1].map(p=>d`<td>${i(u,p,`Key of ${t[u]}, ${"xy"[p]}`,`k[${u}][${p}]`)}</td>`)}
            ${c(`dot[${u}]`)}
            ${c(`score[${u}]`)}
            ${n?c(`logit[${u}]`):y}
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
    </div>`}function nm({query:e,keys:t,values:s,weights:n,output:r,n:o},{temperature:a}){let i=`import numpy as np

${J("q","np.array",e)}
${J("K","np.array",t)}
${J("V","np.array",s)}
tau = ${ke(a)}

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
tau = ${ke(a)}

scale = 1 / (tau * q.shape[-1] ** 0.5)
a = torch.softmax(q @ K.T * scale, dim=-1)
o = F.scaled_dot_product_attention(q[None], K[None], V[None], scale=scale)[0]
assert torch.allclose(a @ V, o, atol=1e-6)
print(a, o)
`,c=a===1?"":`${Xe(a,2)} \\cdot `,h=(u,p)=>`(${Array.from(u,f=>Xe(f,p)).join(",\\ ")})`,m=`\\[
q = ${h(e,2)}, \\quad
K = ${oe(t,2)}, \\quad
V = ${oe(s,2)}
\\]
\\[
a = \\operatorname{softmax}\\Big(\\frac{qK^\\top}{${c}\\sqrt{2}}\\Big)
  = ${h(n,3)}, \\qquad
o = \\sum_{j=1}^{${o}} a_j v_j = ${h(r,3)}
\\]
`;return{NumPy:i,PyTorch:l,TeX:m}}var rm=[{name:"A query close to one key: its value wins",state:{}},{name:"Short query: the weights even out",state:{query:[.15,.1]}},{name:"Long query: almost a hard lookup",state:{query:[4.8,1.5]}},{name:"Query at zero: the plain mean",state:{query:[0,0]}},{name:"Hot: every value counts",state:{temperature:10}},{name:"Cold: one value wins",state:{temperature:.1}},{name:"Two equal keys share their weight",state:{query:[1.5,.5],keys:[[2,1],[2,1],[-1.2,1.4],[-.6,-1.8]]}},{name:"A long key wins from the side",state:{query:[1.5,0],keys:[[1,0],[2.4,2.8],[-1.2,1.4],[-.6,-1.8]]}},{name:"Equal values: the weights stop to matter",state:{values:[[1,1],[1,1],[1,1],[1,1]]}},{name:"Values on a line: so is the output",state:{values:[[-2.4,-1.2],[-.8,-.4],[.8,.4],[2.4,1.2]]}}];function nt(e,t){let s=e.get(t);return P(s.value,s.digits).startsWith("\u2212")?d`(${D(s)})`:D(s)}var gt=(e,t,s)=>d`${nt(e,t)}&nbsp;×&nbsp;${nt(e,s)}`,K=e=>e.map((t,s)=>s?d` + ${t}`:t),St=(e,t)=>d`<span class="power"><i class="letter">e</i><sup>${D(e.get(t))}</sup></span>`,E=(e,t="")=>d`<p class="step">${q(t)} = ${typeof e=="string"?q(e):e}</p>`,R=e=>d`<p class="remark">${q(e)}</p>`;function om({n:e,numbers:t,tempered:s},n){let[,r,o,a]=n.match(/^(\w+?)(?:\[(\d+)\])?(?:\[(\d+)\])?$/)??[],i=D(t.get(n)),l=Array.from({length:e},(u,p)=>p),c=s?"logit":"score",[h,m]=[o,a];switch(r){case"dot":return d`
      ${E(K([gt(t,"q[0]",`k[${h}][0]`),gt(t,"q[1]",`k[${h}][1]`)]),"{q}\xB7{k}")}
      ${E(i)}`;case"score":return d`
      ${E(gt(t,`dot[${h}]`,"unit"),"{s} = {q}\xB7{k} / \u221A{d_k}")}
      ${E(i)}`;case"unit":return R("One over \u221A{d_k}, with {d_k} = 2.");case"logit":return d`
      ${E(d`${nt(t,`score[${h}]`)} / ${nt(t,"temperature")}`,"{s} / {\u03C4}")}
      ${E(i)}`;case"a":return d`
      ${E(d`${St(t,`${c}[${h}]`)} / (${K(l.map(u=>St(t,`${c}[${u}]`)))})`,s?"{a} = softmax of {s} / {\u03C4}":"{a} = softmax of {s}")}
      ${E(i)}`;case"sum":return d`
      ${E(K(l.map(u=>nt(t,`a[${u}]`))))}
      ${E(i)}
      ${R("Each exponential is divided by the sum of all of them, so the weights add up to 1.")}`;case"av":return d`${E(gt(t,`a[${h}]`,`v[${h}][${m}]`),"{a} {v}")}${E(i)}`;case"o":return d`
      ${E(K(l.map(u=>gt(t,`a[${u}]`,`v[${u}][${h}]`))),"{o} = \u03A3 {a_j} {v_j}")}
      ${E(K(l.map(u=>nt(t,`av[${u}][${h}]`))))}
      ${E(i)}`;default:return R("Your own number. Drag its point, or type another one under \u201CAll numbers\u201D.")}}var rf=[{name:"query",type:"vector",size:2,min:-20,max:20,default:[1.6,.5],label:"Query",symbol:"q",control:!1},{name:"keys",type:"matrix",size:2,count:[1,8],min:-20,max:20,default:[[2.1,1],[.4,2.2],[-2,.6],[.7,-1.9]],label:"Keys",symbol:"k",control:!1},{name:"values",type:"matrix",size:2,count:[1,8],min:-20,max:20,default:[[2.2,1.4],[-.6,2.3],[-2.2,-.9],[1.2,-2.1]],label:"Values",symbol:"v",control:!1},{name:"labels",type:"labels",count:[1,8],default:["cat","dog","fish","bird"],label:"Names of the items",control:!1},{name:"temperature",type:"number",min:.1,max:10,scale:"log",default:1,label:"Temperature",symbol:"\u03C4",help:"Divides the scores before the softmax. Small values pick one winner."},{name:"hull",type:"switch",default:!0,label:"Region of the values",help:"The output never leaves it."}];function of(e,t){let s=Math.min(e.keys.length,e.values.length),n=e.keys.slice(0,s),r=e.values.slice(0,s),o=Array.from({length:s},(w,g)=>e.labels[g]??`item ${g+1}`),a=Ft(t,2),i=3+2*s,l=new Float32Array(s*i);r.forEach((w,g)=>{l.set([...w,1],g*i),l.set(w,g*i+3+2*g)});let c={q:e.query,k:n.flat(),v:l,shape:{Tq:1,Tk:s,dk:2,dv:i}},h=t.attention({...c,scale:a/e.temperature,returns:{weights:!0,scores:"scaled"}}),{scores:m}=t.attention({...c,scale:a,returns:{scores:"scaled"}}),u=t.attention({q:e.query,k:[...n.flat(),...e.query],v:new Float32Array(s+1),shape:{Tq:1,Tk:s+1,dk:2,dv:1},scale:1,returns:{scores:"scaled"}}).scores,p=new ft,f=["x","y"];return f.forEach((w,g)=>p.add(`q[${g}]`,e.query[g],xt(e.query[g]),`query, ${w}`)),o.forEach((w,g)=>{f.forEach(($,v)=>{p.add(`k[${g}][${v}]`,n[g][v],xt(n[g][v]),`key of ${w}, ${$}`),p.add(`v[${g}][${v}]`,r[g][v],xt(r[g][v]),`value of ${w}, ${$}`),p.add(`av[${g}][${v}]`,h.output[3+2*g+v],3,`weighted value of ${w}, ${$}`)}),p.add(`dot[${g}]`,u[g],2,`query times key of ${w}`),p.add(`score[${g}]`,m[g],2,`score of ${w}`),p.add(`logit[${g}]`,h.scores[g],2,`score of ${w} over the temperature`),p.add(`a[${g}]`,h.weights[g],3,`weight of ${w}`)}),p.add("unit",a,3,"scale of the scores"),p.add("temperature",e.temperature,xt(e.temperature),"temperature"),p.add("sum",h.output[2],3,"sum of the weights"),f.forEach((w,g)=>p.add(`o[${g}]`,h.output[g],3,`output, ${w}`)),{n:s,labels:o,keys:n,values:r,numbers:p,query:e.query,hull:e.hull,tempered:e.temperature!==1,weights:h.weights,output:[h.output[0],h.output[1]],feet:Array.from({length:s},(w,g)=>u[g]/u[s]),note:e.keys.length===e.values.length?void 0:`There are ${e.keys.length} keys and ${e.values.length} values; the first ${s} of each are used.`}}function af({n:e,labels:t,weights:s,output:n}){let r=Array.from(s.keys()).sort((u,p)=>s[p]-s[u]),[o,a]=r,[i,l]=[s[o],s[r[e-1]]],c=`The output is ${kn(n)}.`;if(e===1)return`With a single item its weight is 1, whatever the query. ${c}`;if(i-l<.02)return`All weights are nearly equal, so the output is close to the plain mean of the values. ${c}`;if(i>.95)return`Almost a hard lookup: \u201C${t[o]}\u201D holds ${ge(i)} of the weight. ${c}`;let[h,m]=[`\u201C${t[o]}\u201D`,`\u201C${t[a]}\u201D`];return i-s[a]<.005?`${h} and ${m} have the same weight, ${ge(i)} each. ${c}`:`${h} has the largest weight, ${ge(i)}, before ${m} with ${ge(s[a])}. ${c}`}var am={slug:"lookup",title:"Soft lookup",prompt:"Drag the query. Which key does it match, and where does the output go?",parameters:rf,presets:rm,frame:of,summary:af,height:tm,picture:em,table:sm,explain:om,code:nm};var na=e=>Number(e.toFixed(1));function Ar(e,t){let s="";for(let n=6;n<e+t;n+=6){let[r,o]=[Math.max(0,n-t),Math.min(t,n)],a=na(Math.min(e,n)-r);s+=`M${na(r)} ${na(o)}l${a} ${-a}`}return s}var im=.56,lf=.28,cf=.59,mf=2,oa=[13,11,10],ra=2,Tr=1,lm=19;function hf(e,t){let s=e.flat(),n=s.some(({shown:g})=>Number.isNaN(g.value))?mf:0,r=s.filter(({shown:g,blocked:$})=>!$&&Number.isFinite(g.value)),o=r.map(({shown:g})=>P(g.value,g.digits)),a=r[0]?.shown.digits??1,i=g=>g.replace(/[.−]/g,"").length*im+(g.includes(".")?lf:0),l=o.reduce((g,$)=>Math.max(g,i($)),0),c=o.some(g=>g.startsWith("\u2212"))?cf:0,h=Array.from({length:a},(g,$)=>oa.map(v=>({font:v,digits:a-$}))),m=({font:g,digits:$})=>{let v=(l-(a-$)*im)*g;return{plain:v,signed:v+c*g}},u=g=>m(g).signed+2*ra<=t&&n*g.font<t,p=h.flat().find(u)??{font:Math.min(...oa),digits:1},{plain:f,signed:w}=m(p);return{...p,ends:Math.min(t-ra,Math.max((t+f)/2,ra+w))}}var cm=(e,{x:t,y:s,size:n,height:r=n})=>Ot([t,s,n,r,...e.flat().flatMap(({shown:o,paint:a,blocked:i})=>[o.name,o.value,a.opacity,i])],()=>{let[o,a]=[n-Tr,r-Tr],{font:i,digits:l,ends:c}=hf(e,o),h=Ar(o,a),m=Math.min(30,o-4);return k`<g class="heatmap" font-size=${i===oa[0]?y:i}>${e.map((u,p)=>u.map(({shown:f,paint:w,blocked:g,press:$},v)=>{let b=Number.isFinite(f.value)&&!g;return k`<g class=${$?"cell live":"cell"} @click=${$??y}
          transform=${Ic(t+v*n+Tr/2,s+p*r+Tr/2)}>
        <rect class="ground" width=${o} height=${a}></rect>
        ${g?k`<path class="hatch" d=${h}></path>
          <rect class="label" x=${(o-m)/2} y=${(a-lm)/2} width=${m} height=${lm}
            rx="3"></rect>`:k`<rect class=${w.role} width=${o} height=${a} fill-opacity=${w.opacity}></rect>`}
        ${ct({...f,digits:g?0:l},{x:b?c:o/2,y:a/2+4.5,anchor:b?"end":"middle",role:g?"masked":w.reverse?"reverse":"ink"})}
      </g>`}))}</g>`});function aa(e,t){let s=Math.max(1,Math.floor(t/7.6));return e.length<=s?e:`${e.slice(0,Math.max(1,s-1))}\u2026`}var ut=42,Jt=24,mm={query:"q Q",key:"k K"},uf=28,df={S:"S s",A:"A a"};function es({x:e,y:t,size:s,tall:n=s,cells:r,title:o,formula:a,columns:i,rows:l,side:c=0,roles:h,symbol:m}){let u=l?e-c:e,p=s<uf;return k`
    <text class="heading" x=${u} y=${t-Jt-ut+14} aria-hidden="true">${o}</text>
    <text class="quiet" x=${u} y=${t-Jt-ut+33} aria-hidden="true">${Z(a)}</text>
    <g aria-hidden="true">
      <g data-symbol=${mm[h[1]]} font-size=${p?11:y}>${i.map((f,w)=>k`<text class=${`axis-name ${h[1]}`} x=${e+(w+.5)*s} y=${t-8}
          text-anchor="middle">${aa(f,p?s*1.2:s)}</text>`)}</g>
      <g data-symbol=${mm[h[0]]}>${l?.map((f,w)=>k`<text class=${`axis-name ${h[0]}`}
        x=${e-8} y=${t+(w+.5)*n+4.5} text-anchor="end">${aa(f,c-6)}</text>`)}</g>
    </g>
    <rect class="frame" x=${e} y=${t} width=${i.length*s} height=${r.length*n}></rect>
    <g data-symbol=${df[m]??m}>${cm(r,{x:e,y:t,size:s,height:n})}</g>`}var Er=e=>ia("weight",e),Lr=(e,t)=>e<0?ia("negative",-e/t):ia("positive",e/t);function ia(e,t){let s=Number.isNaN(t)?0:Math.min(1,Math.max(0,t));return{role:e,opacity:Math.round(s*1e3)/1e3,reverse:s>=.7}}var wt=46,ss=26,la=48;function um(e,t){let s=ut+Jt;if(e>=820){let a=Math.min(la,(e-306-wt-2*ss)/2/t),i={x:wt,y:s,size:a},l={x:wt+t*a+ss,y:s,size:a},c=l.x+t*a+ss,h=Math.max(t*a+Jt,290);return{height:ut+h,scores:i,weights:l,plane:{x:c,y:ut,width:e-c,height:h}}}if(e>=540){let o=Math.min(la,(e-wt-ss)/2/t),a=s+t*o+ss+ut;return{height:a+280,scores:{x:wt,y:s,size:o},weights:{x:wt+t*o+ss,y:s,size:o},plane:{x:0,y:a,width:e,height:280}}}let n=Math.min(la,(e-wt)/t),r=s+t*n+14;return{height:2*r+ut+240,scores:{x:wt,y:s,size:n},weights:{x:wt,y:r+s,size:n},plane:{x:0,y:2*r+ut,width:e,height:240}}}var dm=(e,{queries:t,keys:s,values:n})=>um(e,Math.min(t.length,s.length,n.length)).height;function pm(e,t){let{T:s,tokens:n,numbers:r,name:o,byColumns:a,blocked:i,picked:l,head:c,reach:h}=e,m=um(t.width,s),u=js({...m.plane,reach:Is(t.settled.values)}),p=$=>t.apply?.({row:$+1}),f=($,v)=>Array.from({length:s},(b,x)=>Array.from({length:s},(_,L)=>{let[M,T]=a?[L,x]:[x,L],C=r.get(o($,M,T));return{shown:C,paint:v(C.value),blocked:i(M,T),press:()=>p(M)}})),w=a?["{K^T}{Q}","softmax of each column"]:["{Q}{K^T}","softmax of each row"],g=e.beta===1?"":"{\u03B2} \xB7 ";return k`
    ${hm(e,t,m.scores,{title:"Scaled scores",formula:`{S} = ${g}${w[0]} / \u221A${c}`,symbol:"S",cells:f("S",$=>Lr($,h)),first:!0,pick:p})}
    ${hm(e,t,m.weights,{title:"Weights",formula:`{A} = ${w[1]}`,symbol:"A",cells:f("A",Er),first:m.weights.x===m.scores.x,pick:p})}
    <text class="heading" x=${u.x} y=${m.plane.y-ut+14} aria-hidden="true">Output of <tspan
      class="query">${n[l]}</tspan></text>
    <text class="quiet" x=${u.x} y=${m.plane.y-ut+33} aria-hidden="true">
      ${Z(`{o_${l+1}} = average of the values {v_j}`)}</text>
    ${Sr(u,{title:`Values, and the output of ${n[l]}`,letter:`{o_${l+1}}`,labels:n,values:e.values,weights:e.weights,output:e.output,blocked:n.map(($,v)=>i(l,v)),hull:!0},{put:$=>({values:$}),all:t.state.values,hands:t.hands})}`}function hm({T:e,tokens:t,picked:s,byColumns:n},{hands:r},{x:o,y:a,size:i},{first:l,pick:c,...h}){let m=n?{x:o+s*i,y:a,width:i,height:e*i}:{x:o,y:a+s*i,width:e*i,height:i},u=p=>n?{x:o+p*i,y:a-Jt,width:i,height:Jt}:{x:o-wt,y:a+p*i,width:wt,height:i};return k`<g class="part">
    ${es({x:o,y:a,size:i,...h,columns:t,rows:l?t:void 0,side:wt,roles:n?["key","query"]:["query","key"]})}
    <rect class="picked casing" x=${m.x} y=${m.y} width=${m.width} height=${m.height} rx="3"></rect>
    <rect class="picked" x=${m.x} y=${m.y} width=${m.width} height=${m.height} rx="3"></rect>
    ${r&&h.symbol==="S"?k`<g role="radiogroup" aria-label="Query whose output is shown">
      ${t.map((p,f)=>{let w=u(f);return k`<g class="choice" role="radio" aria-checked=${f===s} tabindex=${f===s?0:-1}
            aria-label=${`${p}, token ${f+1}`} @click=${()=>c(f)}
            @keydown=${g=>pf(g,f,e,c)}>
          <rect class="halo" x=${w.x+1.5} y=${w.y+1.5} width=${w.width-3} height=${w.height-3}
            rx="4"></rect>
        </g>`})}
    </g>`:y}
  </g>`}function pf(e,t,s,n){let o={ArrowUp:t-1,ArrowLeft:t-1,ArrowDown:t+1,ArrowRight:t+1,Home:0,End:s-1," ":t}[e.key];if(o===void 0||e.ctrlKey||e.metaKey||e.altKey)return;e.preventDefault();let a=(o+s)%s;n(a),e.currentTarget.parentElement.querySelectorAll("[role=radio]")[a].focus()}function gm(e,t,s){let{T:n,tokens:r,numbers:o,name:a,head:i}=e,l=Array.from({length:n},(p,f)=>f),c=p=>er({model:t,value:r[p],label:`Token ${p+1}`,put:f=>({tokens:[...r,...t.current.tokens.slice(n)].map((w,g)=>g===p?f:w)})}),h=[["Q","queries","Query"],["K","keys","Key"],["V","values","Value"]],m=Object.fromEntries(h.map(([p,f])=>[p,sr(t,s(f))])),u=p=>d`<td>${D(o.get(p))}</td>`;return d`
    <div class="scroll" tabindex="0" role="group" aria-label="Table of tokens, queries, keys, values and outputs">
      <table>
        <caption>Paste a block of numbers into any query, key or value to replace that whole matrix.</caption>
        <thead><tr>
          <th scope="col">token</th>
          <th scope="col" colspan="2">query ${q("{q_i}")}</th>
          <th scope="col" colspan="2">key ${q("{k_i}")}</th>
          <th scope="col" colspan="2">value ${q("{v_i}")}</th>
          <th scope="col">sum of weights</th>
          <th scope="col" colspan="2">output ${q("{o_i}")}</th>
        </tr></thead>
        <tbody>${l.map(p=>d`<tr>
          <th scope="row">${c(p)}</th>
          ${h.map(([f,,w])=>[0,1].map(g=>d`<td>${m[f](p,g,`${w} of ${r[p]}, ${"xy"[g]}`,a(f,p,g))}</td>`))}
          ${u(`sum[${p}]`)}
          ${[0,1].map(f=>u(a("O",p,f)))}
        </tr>`)}</tbody>
      </table>
    </div>
    ${fm(e,"S",`Scaled scores ${e.beta===1?"":"{\u03B2} \xB7 "}{q_i}\xB7{k_j} / \u221A${i}`)}
    ${fm(e,"A","Weights {A_ij}")}`}function fm({T:e,tokens:t,numbers:s,byColumns:n},r,o){let a=Array.from({length:e},(h,m)=>m),[i,l]=n?["query","key"]:["key","query"];return d`<div class="scroll" tabindex="0" role="group" aria-label=${r==="S"?"Table of scaled scores":"Table of weights"}>
    <table>
      <caption>${q(o)}</caption>
      <thead><tr>
        <th scope="col">${l} \\ ${i}</th>
        ${a.map(h=>d`<th scope="col">${t[h]}</th>`)}
      </tr></thead>
      <tbody>${a.map(h=>d`<tr>
        <th scope="row">${t[h]}</th>
        ${a.map(m=>d`<td>${D(s.get(`${r}[${h}][${m}]`))}</td>`)}
      </tr>`)}</tbody>
    </table>
  </div>`}function wm({T:e,queries:t,keys:s,values:n,numbers:r,name:o,byColumns:a},{beta:i,causal:l}){let c=($,v)=>Array.from({length:e},(b,x)=>Array.from({length:v},(_,L)=>r.get(o($,x,L)).value)),h=`import numpy as np

${J("Q","np.array",t)}
${J("K","np.array",s)}
${J("V","np.array",n)}
beta = ${ke(i)}

S = beta * Q @ K.T / np.sqrt(Q.shape[-1])
${l?`S[np.triu(np.ones(S.shape, dtype=bool), 1)] = -np.inf  # causal: no key after the query
`:""}E = np.exp(S - S.max(axis=-1, keepdims=True))
A = E / E.sum(axis=-1, keepdims=True)
O = A @ V
print(A, O, sep="\\n")
`,m=`import torch
import torch.nn.functional as F

${J("Q","torch.tensor",t)}
${J("K","torch.tensor",s)}
${J("V","torch.tensor",n)}
beta = ${ke(i)}

scale = beta / Q.shape[-1] ** 0.5
S = Q @ K.T * scale
${l?`S = S.masked_fill(torch.ones_like(S, dtype=torch.bool).triu(1), float("-inf"))
`:""}A = torch.softmax(S, dim=-1)
O = F.scaled_dot_product_attention(Q[None], K[None], V[None], is_causal=${l?"True":"False"}, scale=scale)[0]
assert torch.allclose(A @ V, O, atol=1e-6)
print(A, O, sep="\\n")
`,u=$=>$[0].map((v,b)=>$.map(x=>x[b])),p=($,v,b)=>{let x=c($,v);return oe(a?u(x):x,b)},g=`\\[
S = ${i===1?"":`${Xe(i,2)} \\cdot `}${a?"K^\\top Q":"QK^\\top"} / \\sqrt{2}${l?" + M":""} = ${p("S",e,2)}
\\]
\\[
A = ${p("A",e,3)}, \\qquad
${a?"VA":"AV"} = ${p("O",2,3)}
\\]
`;return{NumPy:h,PyTorch:m,TeX:g}}var ca=[[1,0],[0,1],[1,1]],ym=[[2,0],[1,1.7],[-1,1.7],[-2,0],[-1,-1.7],[1,-1.7]],$m=[[1.8,-.4],[.4,2],[2,.6],[1.2,-1.6],[.3,-.2],[-1.4,1.2]],xm=[{name:"Six tokens, each with its own row",state:{}},{name:"Scale 0: every row is uniform",state:{beta:0}},{name:"Large scale: each row picks one key",state:{beta:8}},{name:"Causal mask: nobody reads what comes later",state:{causal:!0}},{name:"Causal, first row: only itself to look at",state:{causal:!0,row:1}},{name:"Equal queries and keys: scores symmetric, weights not",state:{queries:$m,keys:$m}},{name:"Keys against queries: nobody reads itself",state:{queries:ym,keys:ym.map(([e,t])=>[-e,-t])}},{name:"One long key draws every row",state:{queries:[[1.8,.4],[1.4,1],[2,.6],[1.2,.6],[1.4,.8],[1,1.2]],keys:[[-.6,-.8],[2,.4],[.2,1],[-.6,.6],[4,4],[.6,-.4]]}},{name:"A query of zero: the plain mean",state:{queries:[[1.8,-.4],[.4,2],[0,0],[1.2,-1.6],[1.4,-.8],[-1.4,1.2]]}},{name:"The worked example: three tokens",state:{queries:ca,keys:ca,values:ca,tokens:["one","two","three"],row:1}}];function bm(e,t){let{T:s,tokens:n,numbers:r,byColumns:o,blocked:a,head:i}=e,[,l,c,h]=t.match(/^(\w+?)(?:\[(\d+)\])?(?:\[(\d+)\])?$/)??[],m=D(r.get(t)),[u,p]=o?[Number(h),Number(c)]:[Number(c),Number(h)],f=e.name,w=Array.from({length:s},(b,x)=>x),g=b=>w.filter(x=>!a(b,x)),$=e.beta!==1,v=R(`The causal mask hides \u201C${n[p]}\u201D from \u201C${n[u]}\u201D, since it comes later.`);switch(l){case"dot":return d`
      ${E(K([0,1].map(b=>gt(r,f("Q",u,b),f("K",p,b)))),"{q_i}\xB7{k_j}")}
      ${E(m)}`;case"S":return a(u,p)?d`${E(m)}${v}`:d`
      ${E(d`${$?d`${nt(r,"beta")} × `:""}${gt(r,f("dot",u,p),"unit")}`,`{S_ij} = ${$?"{\u03B2} \xB7 ":""}{q_i}\xB7{k_j} / \u221A${i}`)}
      ${E(m)}`;case"unit":return R(`One over \u221A${i}, with ${i} = 2.`);case"A":return a(u,p)?d`${E(m)}${v}`:d`
      ${E(d`${St(r,f("S",u,p))} / (${K(g(u).map(b=>St(r,f("S",u,b))))})`,`{A_ij} = softmax of the ${o?"column":"row"}`)}
      ${E(m)}`;case"sum":return d`
      ${E(K(g(Number(c)).map(b=>nt(r,f("A",Number(c),b)))))}
      ${E(m)}`;case"O":return d`
      ${E(K(g(u).map(b=>gt(r,f("A",u,b),f("V",b,p)))),"{o_i} = \u03A3 {A_ij} {v_j}")}
      ${E(m)}`;default:return R("Your own number. Type another one under \u201CAll numbers\u201D.")}}var ha=[1,8],ma={type:"matrix",size:2,count:ha,min:-20,max:20,control:!1},ff=[{...ma,name:"queries",label:"Queries",symbol:"Q",default:[[1.8,-.4],[.4,2],[2,.6],[1.2,-1.6],[1.4,-.8],[-1.4,1.2]]},{...ma,name:"keys",label:"Keys",symbol:"K",default:[[-.6,-.8],[2,.4],[.2,2],[-1.6,.6],[-.4,-1.2],[1.6,-1.4]]},{...ma,name:"values",label:"Values",symbol:"V",default:[[-.8,-1.2],[2.2,1.4],[-.4,2.4],[-2.4,.8],[.6,-2.2],[2.3,-1]]},{name:"tokens",type:"labels",count:ha,default:["my","cat","sat","on","a","mat"],label:"Tokens",control:!1},{name:"beta",type:"number",min:0,max:8,step:.1,default:1,label:"Scale",symbol:"\u03B2",help:"Multiplies all scores. At 0 every row of weights is uniform."},{name:"causal",type:"switch",default:!1,label:"Causal mask",help:"A token may look at itself and at what came before it."},{name:"row",type:"number",min:1,max:ha[1],step:1,whole:!0,default:3,label:"Query",control:!1},{name:"convention",type:"choice",default:"rows",options:[["rows","rows"],["columns","columns"]],label:"Tokens are",more:!0},{name:"headSize",type:"choice",default:"dk",options:[["dk","{d_k}"],["dh","{d_h}"]],label:"The head size is called",more:!0}];function gf(e,t){let s=Math.min(e.queries.length,e.keys.length,e.values.length),[n,r,o]=[e.queries,e.keys,e.values].map(x=>x.slice(0,s)),a=Array.from({length:s},(x,_)=>e.tokens[_]??`token ${_+1}`),i=Math.min(e.row,s)-1,l=Ft(t,2),c=3+2*s,h=new Float32Array(s*c);o.forEach((x,_)=>{h.set([...x,1],_*c),h.set(x,_*c+3+2*_)});let m={q:n.flat(),k:r.flat(),v:h,shape:{Tq:s,dk:2,dv:c}},u=t.attention({...m,scale:l*e.beta,causal:e.causal,returns:{weights:!0,scores:"masked"}}),p=t.attention({...m,scale:1,returns:{scores:"scaled"}}).scores,f=e.convention==="columns",w=(x,_,L)=>f?`${x}[${L}][${_}]`:`${x}[${_}][${L}]`,g=new ft,$=["x","y"];g.add("unit",l,3,"scale of the scores"),g.add("beta",e.beta,xt(e.beta),"scale"),a.forEach((x,_)=>{[["Q",n,"query"],["K",r,"key"],["V",o,"value"]].forEach(([L,M,T])=>{$.forEach((C,B)=>{g.add(w(L,_,B),M[_][B],xt(M[_][B]),`${T} of ${x}, ${C}`)})}),a.forEach((L,M)=>{g.add(w("S",_,M),u.scores[_*s+M],2,`score of ${x} for ${L}`),g.add(w("A",_,M),u.weights[_*s+M],3,`weight of ${x} on ${L}`),g.add(w("dot",_,M),p[_*s+M],2,`query of ${x} times key of ${L}`)}),g.add(`sum[${_}]`,u.output[_*c+2],3,`sum of the weights of ${x}`),$.forEach((L,M)=>{g.add(w("O",_,M),u.output[_*c+M],3,`output of ${x}, ${L}`);let T=u.output[i*c+3+2*_+M];g.add(`share[${_}][${M}]`,T,3,`share of ${x} in the output, ${L}`)})});let v=Array.from(u.scores).filter(Number.isFinite),b=[e.queries,e.keys,e.values].map(x=>x.length);return{T:s,tokens:a,queries:n,keys:r,values:o,picked:i,numbers:g,name:w,byColumns:f,head:e.headSize==="dh"?"{d_h}":"{d_k}",beta:e.beta,causal:e.causal,blocked:(x,_)=>e.causal&&_>x,weights:u.weights.subarray(i*s,(i+1)*s),output:[0,1].map(x=>u.output[i*c+x]),reach:v.reduce((x,_)=>Math.max(x,_,-_),2),note:b.every(x=>x===s)?void 0:`Queries, keys and values have ${b.join(", ")} rows; the first ${s} of each are used.`}}function wf({T:e,tokens:t,picked:s,weights:n,output:r,causal:o,beta:a,byColumns:i}){let l=`\u201C${t[s]}\u201D`,c=Array.from(n.keys()).sort((g,$)=>n[$]-n[g]),h=`its output is ${kn(r)}`,m=o?s+1:e;if(m===1)return`${l} comes first and may only look at itself, so ${h}, its own value.`;let[u,p]=c.map(g=>ge(n[g]));if(a===0)return`With the scale at 0 every ${i?"column":"row"} is uniform: ${l} gives each of ${m} keys ${u}, and ${h}.`;let[f,w]=c.map(g=>`\u201C${t[g]}\u201D`);return n[c[0]]-n[c[m-1]]<.005?`${l} looks at all of its ${m} keys alike, and ${h}, their plain mean.`:n[c[0]]>.99?`${l} looks at ${f} alone (${u}), so ${h}.`:`${l} looks most at ${f} (${u}), then at ${w} (${p}); ${h}.`}var vm={slug:"matrix",title:"The attention matrix of one head",prompt:({convention:e})=>`Pick a ${e==="columns"?"column":"row"}: whose value does this token read? Then turn the scale down to 0.`,parameters:ff,presets:xm,frame:gf,summary:wf,height:dm,picture:pm,table:gm,explain:bm,code:wm};function km({Tq:e,Tk:t,numbers:s,scores:n,afterSoftmax:r},{written:o,read:a,emptyRows:i}){let l=w=>Array.from({length:e},(g,$)=>Array.from({length:t},(v,b)=>s.get(`${w}[${$}][${b}]`).value)),c=Array.from({length:e},(w,g)=>Array.from(n.subarray(g*t,(g+1)*t))),h=w=>`mask = ${w}([${l("M").map(g=>`[${g.map($=>$?"True":"False").join(", ")}]`).join(`,
${" ".repeat(`mask = ${w}([`.length)}`)}])`,m=`# True means ${o==="attend"?"may attend":"blocked"}${o===a?"":`, but it is read as ${a==="attend"?"may attend":"blocked"}: a bug`}`,u=a==="attend"?"~mask":"mask",p=r?`E = np.exp(S - S.max(axis=-1, keepdims=True))
A = E / E.sum(axis=-1, keepdims=True)
A[${u}] = 0  # a bug: the rows no longer sum to 1`:`S[${u}] = -np.inf
E = np.where(np.isfinite(S), np.exp(S - np.max(S, axis=-1, keepdims=True, where=np.isfinite(S), initial=-1e30)), 0)
with np.errstate(invalid="ignore"):
    A = E / E.sum(axis=-1, keepdims=True)${i==="zero"?`
A = np.nan_to_num(A)`:""}`,f=r?`A = torch.softmax(S, dim=-1).masked_fill(${u}, 0)  # a bug: the rows no longer sum to 1`:`A = torch.softmax(S.masked_fill(${u}, float("-inf")), dim=-1)${i==="zero"?`
A = A.nan_to_num(0)`:""}`;return{NumPy:`import numpy as np

${J("S","np.array",c)}
${h("np.array")}  ${m}

${p}
print(A, A.sum(axis=-1))
`,PyTorch:`import torch

${J("S","torch.tensor",c)}
${h("torch.tensor")}  ${m}

${f}
print(A, A.sum(dim=-1))
`,TeX:`\\[
S${r?"":" + M"} = ${oe(l("S"),2)}, \\qquad
A = ${oe(l("A"),3)}
\\]
`}}function _m({Tk:e,size:t,numbers:s,seen:n,afterSoftmax:r,emptyRows:o,zero:a,flipped:i},l){let[,c,h,m]=l.match(/^(\w+?)(?:\[(\d+)\])?(?:\[(\d+)\])?$/)??[],[u,p]=[Number(h),Number(m)],f=E(D(s.get(l))),w=Array.from({length:e},(x,_)=>_),g=w.filter(x=>n(u,x)),$=x=>St(s,`S[${u}][${x}]`),v=x=>E(d`${$(p)} / (${K(x.map($))})`),b=R(i?"The function takes True for the opposite of what was meant, so it blocks this key.":"The mask blocks this key for this query.");switch(c){case"S":{let x=!Number.isFinite(s.get(l).value),_=Array.from({length:t},(M,T)=>gt(s,`q[${u}][${T}]`,`k[${p}][${T}]`)),L=d`(${K(_)}) × ${nt(s,"unit")}`;return d`${E(x?d`${L} + (−∞)`:L,x?"{q}\xB7{k} / \u221A{d_k} + mask":"{q}\xB7{k} / \u221A{d_k}")}
        ${f}${x?b:""}`}case"q":case"k":return R("A random number; the seed decides which.");case"unit":return R(`One over \u221A{d_k}, with {d_k} = ${t}.`);case"A":return r&&!n(u,p)?d`${f}${b}${R("The softmax had given it a weight already:")}
          ${E(D(s.get(`softmax[${u}][${p}]`)))}`:r?d`${v(w)}${f}${R("The sum runs over blocked keys as well.")}`:o.includes(u)?d`${f}${R(a?"This row sees no key. The function returns zeros for it.":"This row sees no key, so every exponential is 0, and 0/0 is not a number.")}`:n(u,p)?d`${v(g)}${f}`:d`${f}${b}`;case"softmax":return d`${v(w)}${f}`;default:return d`${E(K(w.map(x=>nt(s,`A[${u}][${x}]`))))}${f}`}}var yf=["100000","110000","111000","011100","001110","000111"].map(e=>Array.from(e,Number)),Mm=[{name:"Causal: nobody reads what comes later",state:{}},{name:"No mask: every key counts in every row",state:{mask:"none"}},{name:"Padding on the right: two columns of zeros",state:{mask:"padding"}},{name:"Causal and left padding: rows 1 and 2 are NaN",state:{mask:"both",side:"left"}},{name:"The same rows as zeros: a sum of 0, not 1",state:{mask:"both",side:"left",emptyRows:"zero"}},{name:"Mask after the softmax: sums below 1",state:{when:"after"}},{name:"Wrong convention: only the future is visible",state:{read:"blocked"}},{name:"Right convention, written the other way",state:{written:"blocked",read:"blocked"}},{name:"Cross-attention: 4 queries, 7 keys, padding",state:{mask:"padding",queries:4,keys:7}},{name:"Causal mask in cross-attention: keys lost for no reason",state:{queries:4,keys:7}},{name:"A window of three: the nearest past only",state:{mask:"own",cells:yf}},{name:"All keys are padding: not one number is left",state:{mask:"padding",padding:6}}];function Sm(e){let{Tq:t,Tk:s,numbers:n}=e,r=(i,l)=>{let{name:c,value:h}=n.get(`M[${i}][${l}]`);return d`<span data-name=${c} data-value=${String(h)}>${h?"True":"False"}</span>`},o=i=>(l,c)=>D(n.get(`${i}[${l}][${c}]`)),a=(i,l,c)=>d`<div class="scroll" tabindex="0" role="group"
    aria-label=${`Table: ${i}`}>
    <table>
      <caption>${q(i)}</caption>
      <thead><tr>
        <th scope="col">query \\ key</th>
        ${e.names.map((h,m)=>d`<th scope="col">${h==="pad"?`${m+1} (pad)`:h}</th>`)}
        ${c?d`<th scope="col">sum</th>`:""}
      </tr></thead>
      <tbody>${Array.from({length:t},(h,m)=>d`<tr>
        <th scope="row">${m+1}</th>
        ${Array.from({length:s},(u,p)=>d`<td>${l(m,p)}</td>`)}
        ${c?d`<td>${D(n.get(`sum[${m}]`))}</td>`:""}
      </tr>`)}</tbody>
    </table>
  </div>`;return d`${a("Mask",r)}${a("Scores",o("S"))}${a("Weights",o("A"),!0)}`}var rt=32,It=26,Nr=70,ae=40,$f=42,Bs=48;function Am(e,{queries:t,keys:s}){let n=ut+Jt,r=n+t*ae;if(e>=820){let a=e-2*rt-2*It-Nr,i=Math.min(Bs,a/s/2.9),l=Math.min($f,i*.9),c={x:rt+s*l+It,y:n,size:i};return{height:r,mask:{x:rt,y:n,size:l},scores:c,weights:{x:c.x+s*i+It+rt,y:n,size:i}}}if(e>=540){let a=Math.min(Bs,(e-rt-It)/2/s);return{height:2*r+It,mask:{x:rt,y:n,size:a},scores:{x:rt+s*a+It,y:n,size:a},weights:{x:rt,y:r+It+n,size:Math.min(Bs*1.4,(e-rt-Nr)/s)}}}let o=Math.min(Bs,(e-rt)/s);return{height:3*r+2*It,mask:{x:rt,y:n,size:o},scores:{x:rt,y:r+It+n,size:o},weights:{x:rt,y:2*(r+It)+n,size:Math.min(Bs,(e-rt-Nr)/s)}}}var Tm=(e,t)=>Am(e,t).height;function Em(e,t){let{Tq:s,Tk:n,numbers:r,seen:o,meant:a,names:i,reach:l,afterSoftmax:c,written:h}=e,m=Am(t.width,{queries:s,keys:n}),u=($,v,b)=>Array.from({length:s},(x,_)=>Array.from({length:n},(L,M)=>{let T=r.get(`${$}[${_}][${M}]`);return{shown:T,paint:v(T.value),blocked:b(_,M)}})),p=Array.from({length:s},($,v)=>String(v+1)),f={columns:i,tall:ae,side:rt,roles:["query","key"]},w=m.scores.x===m.mask.x?p:void 0;return k`
    <g class="part">
      ${g(m.mask)}
    </g>
    <g class="part">${es({...f,...m.scores,rows:w,title:"Scores",formula:c?"{S}, no mask yet":"{S} + mask",symbol:"S",cells:u("S",$=>Lr($,l),($,v)=>!o($,v)&&!c)})}</g>
    <g class="part">${es({...f,...m.weights,rows:p,title:"Weights",formula:c?"softmax({S}), then the mask":"{A} = softmax of each row",symbol:"A",cells:u("A",Er,($,v)=>!o($,v))})}
      ${bf(e,m.weights)}
    </g>`;function g({x:$,y:v,size:b}){let{apply:x}=t,_=Ar(b-1,ae-1),L=T=>(b>36?["False","True"]:["F","T"])[T],M=(T,C)=>x?.({mask:"own",cells:Array.from({length:s},(B,dt)=>Array.from({length:n},(Ir,Ks)=>+((dt===T&&Ks===C)!==a(dt,Ks))))});return k`${es({...f,x:$,y:v,size:b,rows:p,cells:[],symbol:"M",title:"Mask",formula:`True: ${h==="attend"?"may attend":"blocked"}`})}
    <g class=${x?"toggles":""} data-symbol="M" role="group" aria-label="Cells of the mask">
      ${p.map((T,C)=>i.map((B,dt)=>{let{value:Ir}=r.get(`M[${C}][${dt}]`);return k`<g class=${a(C,dt)?"toggle-cell":"toggle-cell off"} role=${x?"checkbox":y}
            aria-checked=${x?String(a(C,dt)):y}
            aria-label=${x?`Query ${C+1} may see key ${B==="pad"?`${dt+1}, padding`:B}`:y}
            @click=${x?()=>M(C,dt):y}
            @keydown=${x?Ks=>xf(Ks,()=>M(C,dt)):y}
            transform=${`translate(${$+dt*b+.5} ${v+C*ae+.5})`}>
          <rect class="ground" width=${b-1} height=${ae-1}></rect>
          ${a(C,dt)?y:k`<path class="hatch" d=${_}></path>
            <rect class="label" x="2" y=${ae/2-10} width=${b-5} height="19" rx="3"></rect>`}
          <text x=${(b-1)/2} y=${ae/2+4} text-anchor="middle" data-name=${`M[${C}][${dt}]`}
            data-value=${String(Ir)}>${L(Ir)}</text>
        </g>`}))}
    </g>`}}function xf(e,t){e.key!=="Enter"&&e.key!==" "||(e.preventDefault(),t())}function bf({Tq:e,Tk:t,numbers:s},{x:n,y:r,size:o}){let a=n+t*o+Nr-22;return k`<text class="heading" x=${a} y=${r-8} text-anchor="end">sum</text>
    ${Array.from({length:e},(i,l)=>{let c=s.get(`sum[${l}]`),h=c.value>.9995&&c.value<1.0005,m=r+(l+.5)*ae+4.5;return k`${ct(c,{x:a,y:m,role:h?"right":"wrong"})}
        <text class=${h?"mark right":"mark wrong"} x=${a+7} y=${m}
          aria-hidden="true">${h?"\u2713":"\u2717"}</text>`})}`}var qr=[1,8],Lm={type:"number",whole:!0,min:qr[0],max:qr[1],step:1,control:"stepper",more:!0},vf=(e,t)=>Array.from({length:e},(s,n)=>Array.from({length:e},(r,o)=>Number(t(n,o)))),Ae=4,ua=({mask:e})=>e==="padding"||e==="both",kf=[{name:"mask",type:"choice",default:"causal",label:"Mask",options:[["none","none"],["causal","causal"],["padding","padding"],["both","causal + padding"],["own","your own"]],help:"Your own: click cells of the mask."},{name:"side",type:"choice",default:"right",options:[["left","on the left"],["right","on the right"]],label:"Padding",when:ua,control:"select"},{name:"padding",type:"number",whole:!0,min:0,max:qr[1],step:1,default:2,label:"Padding tokens",when:ua,control:"stepper"},{name:"when",type:"choice",default:"before",label:"Applied",options:[["before","before the softmax"],["after","after the softmax (bug)"]]},{name:"emptyRows",type:"choice",default:"nan",label:"A row without keys is",control:"select",options:[["nan","NaN, as 0/0"],["zero","all zeros, as in some kernels"]],when:({when:e})=>e==="before"},{name:"written",type:"choice",default:"attend",label:"In the mask, True means",control:"select",options:[["attend","may attend"],["blocked","blocked"]]},{name:"read",type:"choice",default:"attend",label:"It goes to",control:"select",options:[["attend","F.scaled_dot_product_attention (True: may attend)"],["blocked","nn.MultiheadAttention (True: blocked)"]]},{...Lm,name:"queries",default:6,label:"Queries"},{...Lm,name:"keys",default:6,label:"Keys"},{name:"seed",type:"number",whole:!0,min:0,max:4294967295,step:1,default:1,label:"Seed",control:"stepper",button:"New scores",more:!0},{name:"cells",type:"cells",count:qr,control:!1,label:"Your own mask",default:vf(6,(e,t)=>t>=e-1&&t<=e+1)}],Nm=e=>[Math.floor(e/Ae),e%Ae];function _f(e,t){let{queries:s,keys:n,mask:r,side:o}=e,a=ua(e)?Math.min(e.padding,n):0,i=t.random(e.seed),[l,c]=[i.normal(s*Ae),i.normal(n*Ae)],{scores:h}=t.attention({q:l,k:c,v:new Float32Array(n),shape:{Tq:s,Tk:n,dk:Ae,dv:1},returns:{scores:"scaled"}}),m=(M,T)=>e.cells[M]?.[T]??1,u=Uint8Array.from({length:s*n},(M,T)=>m(Math.floor(T/n),T%n)),p={Tq:s,Tk:n,scores:h},f=t.figures.masks({...p,causal:r==="causal"||r==="both",padLeft:o==="left"?a:0,padRight:o==="right"?a:0,...r==="own"&&{mask:{attend:u}}}).seen,w=Uint8Array.from(f,M=>e.written==="attend"?M:1-M),g=e.when==="after",$=t.figures.masks({...p,mask:{[e.read]:w},afterSoftmax:g,emptyRows:e.emptyRows}),{weights:v}=t.figures.masks(p),b=M=>Array.from({length:M},(T,C)=>C),x=new ft;x.add("unit",Ft(t,Ae),3,"scale of the scores"),l.forEach((M,T)=>{let[C,B]=Nm(T);x.add(`q[${C}][${B}]`,M,2,`entry ${B+1} of query ${C+1}`)}),c.forEach((M,T)=>{let[C,B]=Nm(T);x.add(`k[${C}][${B}]`,M,2,`entry ${B+1} of key ${C+1}`)});let _=(M,T)=>$.seen[M*n+T]===1;for(let M of b(s)){for(let T of b(n)){let C=M*n+T,B=`query ${M+1}, key ${T+1}`;x.add(`M[${M}][${T}]`,w[C],0,`mask of ${B}`),x.add(`S[${M}][${T}]`,_(M,T)||g?h[C]:-1/0,2,`score of ${B}`),x.add(`A[${M}][${T}]`,$.weights[C],3,`weight of ${B}`),x.add(`softmax[${M}][${T}]`,v[C],3,`weight of ${B} without a mask`)}x.add(`sum[${M}]`,$.sums[M],3,`sum of the weights of query ${M+1}`)}let L=b(n).map(M=>(o==="left"?M<a:M>=n-a)?"pad":String(M+1));return{Tq:s,Tk:n,numbers:x,seen:_,afterSoftmax:g,names:L,written:e.written,meant:(M,T)=>f[M*n+T]===1,none:$.seen.every(M=>M===1),flipped:e.written!==e.read,emptyRows:b(s).filter(M=>!b(n).some(T=>_(M,T))),unread:b(n).filter(M=>!b(s).some(T=>_(T,M))),sums:$.sums,scores:h,size:Ae,zero:e.emptyRows==="zero",reach:Array.from(h).reduce((M,T)=>Math.max(M,T,-T),2)}}function Mf({Tq:e,Tk:t,emptyRows:s,unread:n,afterSoftmax:r,zero:o,flipped:a,sums:i,none:l}){let c=a?"The function reads the mask the other way round: just the wrong cells are blocked. ":"";if(r){let f=i.reduce((w,g)=>Math.min(w,g),1);return`${c}The softmax shared the weight among all keys before the mask took some of it away: the smallest sum of a row is ${P(f,3)} instead of 1.`}if(l)return"Nothing is blocked: each query shares its weight among all keys, and each row sums to 1.";let h=n.length&&n.length<t?` No query reads ${n.length===1?"key":"keys"} ${fe(n.map(f=>f+1))}.`:"";if(!s.length)return`${c}A blocked key gets the weight 0, and what each query can see sums to 1.${h}`;let m=s.map(f=>f+1),u=m.length===e?"No row":m.length===1?`Row ${m[0]}`:`Rows ${fe(m)}`,p=m.length===e?"sees any key":m.length===1?"sees no key":"see no key";return`${c}${u} ${p}: the softmax has nothing to share out, and the weights are ${o?"set to 0, so the row sums to 0":"not a number (0/0)"}.`}var qm={slug:"masks",title:"Masks",prompt:"Choose a mask, or click cells to make one. What does each row of weights sum to?",parameters:kf,presets:Mm,frame:_f,summary:Mf,height:Tm,picture:Em,table:Sm,explain:_m,code:km};function Cm({B:e,T:t,H:s,d:n,step:r,bug:o}){let a=".reshape(B, H, T, d)",i=r==="split"&&o?"  # a bug: it cuts the rows apart":"",[l,c]={projected:["",""],viewed:[".reshape(B, T, H, d)",".view(B, T, H, d)"],split:o?[a,a]:[".reshape(B, T, H, d).transpose(0, 2, 1, 3)",".view(B, T, H, d).transpose(1, 2)"]}[r],h=`B, T, H, d = ${e}, ${t}, ${s}, ${n}`;return{NumPy:`import numpy as np

${h}
token = np.arange(1, T + 1)[None, :, None]  # each number says which token it belongs to
Q = np.broadcast_to(token, (B, T, H * d)).copy()
print(Q${l})${i}
`,PyTorch:`import torch

${h}
token = torch.arange(1, T + 1)[None, :, None]  # each number says which token it belongs to
Q = token.expand(B, T, H * d).contiguous()
print(Q${c})${i}
`,TeX:`\\[
(B, T, D) = (${e}, ${t}, ${s*n}) \\to
(B, T, H, d) = (${e}, ${t}, ${s}, ${n}) \\to
(B, H, T, d) = (${e}, ${s}, ${t}, ${n})
\\]
`}}function Rm({T:e,H:t,d:s,step:n,bug:r,cells:o},a){let i=o.find((w,g)=>w.name===a||a===`order[${g}]`),l=w=>w.map(g=>`[${g+1}]`).join(""),c=`{Q}[${i.token+1}][${i.head*s+i.feature+1}]`,h=R(`Feature ${i.feature+1} of head ${i.head+1}, of token ${i.token+1}.`);if(n==="projected"){let w=i.head*s+i.feature+1;return d`${R(`Column (h \u2212 1)\xB7d + c = ${i.head}\xB7${s} + ${i.feature+1} = ${w} of row ${i.token+1}.`)}${h}`}let[,m,u,p]=i.index;if(n==="viewed")return d`${E(c,`view${l(i.index.slice(1))}`)}
      ${R(`Column (h \u2212 1)\xB7d + c = ${u}\xB7${s} + ${p+1} of row ${m+1}.`)}${h}`;if(!r)return d`${E(c,`heads${l(i.index.slice(1))}`)}
      ${R(`Head ${m+1} of token ${u+1}: column (h \u2212 1)\xB7d + c = ${m}\xB7${s} + ${p+1}.`)}${h}`;let f=(m*e+u)*s+p;return d`${E(c,`heads${l(i.index.slice(1))}`)}
    ${R(`The reshape only counts on in memory: this cell is number (h \u2212 1)\xB7T\xB7d + (t \u2212 1)\xB7d + c = ${m}\xB7${e}\xB7${s} + ${u}\xB7${s} + ${p+1} = ${f+1}. In rows of ${t*s} numbers, ${f+1} = ${i.token}\xB7${t*s} + ${f-i.token*t*s+1}: row ${i.token+1}, column ${f-i.token*t*s+1}.`)}
    ${h}
    ${i.astray?R(`It stands where head ${m+1} of token ${u+1} belongs.`):""}`}var Dm=[{name:"As projected: a row is a token",state:{}},{name:"The view: nothing moves, rows are cut",state:{step:"viewed"}},{name:"View, then transpose: a block for each head",state:{step:"split"}},{name:"Reshape directly: the same shape, all mixed up",state:{step:"split",way:"reshape"}},{name:"Two sentences in the batch",state:{step:"split",batch:2,tokens:3}},{name:"Four heads of size 2",state:{step:"split",heads:4,headSize:2}},{name:"One head: both ways agree",state:{step:"split",way:"reshape",heads:1}},{name:"As many tokens as heads: still mixed up",state:{step:"split",way:"reshape",tokens:2}}];var Om=({shape:e,step:t,cells:s,numbers:n})=>d`
  <div class="scroll" tabindex="0" role="group" aria-label="Table of cells">
    <table>
      <caption>Shape (${e.join(", ")})</caption>
      <thead><tr>
        ${Sf[t].map(r=>d`<th scope="col">${r}</th>`)}
        <th scope="col">holds token</th><th scope="col">head</th><th scope="col">feature</th>
      </tr></thead>
      <tbody>${s.map(({name:r,index:o,head:a,feature:i})=>d`<tr>
        ${o.map(l=>d`<td>${l+1}</td>`)}
        <td>${D(n.get(r))}</td><td>${a+1}</td><td>${i+1}</td>
      </tr>`)}</tbody>
    </table>
  </div>`,Sf={projected:["batch","row","column"],viewed:["batch","block","row","column"],split:["batch","block","row","column"]};var Pm=(e,t,s)=>{let n=new Map;for(let r=t;r<=s;r++)n.set(e[r],r);return n},da=Q(class extends F{constructor(e){if(super(e),e.type!==at.CHILD)throw Error("repeat() can only be used in text expressions")}dt(e,t,s){let n;s===void 0?s=t:t!==void 0&&(n=t);let r=[],o=[],a=0;for(let i of e)r[a]=n?n(i,a):a,o[a]=s(i,a),a++;return{values:o,keys:r}}render(e,t,s){return this.dt(e,t,s).values}update(e,[t,s,n]){let r=Qa(e),{values:o,keys:a}=this.dt(t,s,n);if(!Array.isArray(r))return this.ut=a,o;let i=this.ut??=[],l=[],c,h,m=0,u=r.length-1,p=0,f=o.length-1;for(;m<=u&&p<=f;)if(r[m]===null)m++;else if(r[u]===null)u--;else if(i[m]===a[p])l[p]=Xt(r[m],o[p]),m++,p++;else if(i[u]===a[f])l[f]=Xt(r[u],o[f]),u--,f--;else if(i[m]===a[f])l[f]=Xt(r[m],o[f]),qe(e,l[f+1],r[m]),m++,f--;else if(i[u]===a[p])l[p]=Xt(r[u],o[p]),qe(e,r[m],r[u]),u--,p++;else if(c===void 0&&(c=Pm(a,p,f),h=Pm(i,m,u)),c.has(i[m]))if(c.has(i[u])){let w=h.get(a[p]),g=w!==void 0?r[w]:null;if(g===null){let $=qe(e,r[m]);Xt($,o[p]),l[p]=$}else l[p]=Xt(g,o[p]),qe(e,r[m],g),r[w]=null;p++}else cn(r[u]),u--;else cn(r[m]),m++;for(;p<=f;){let w=qe(e,l[f+1]);Xt(w,o[p]),l[p++]=w}for(;m<=u;){let w=r[m++];w!==null&&cn(w)}return this.ut=a,Ce(e,l),j}});var Af=500,pa=Q(class extends F{#t;render(e,t){return`translate(${e} ${t})`}update({element:e},[t,s]){let n=this.#t;if(this.#t=[t,s],n&&n[0]===t&&n[1]===s)return j;if(n&&e.animate&&!matchMedia("(prefers-reduced-motion: reduce)").matches){let r=([o,a])=>({transform:`translate(${o}px, ${a}px)`});e.animate([r(n),r([t,s])],{duration:Af,easing:"ease-in-out"})}return this.render(t,s)}});var Im=44,jm=26,Fs=52,Te=18,Hm=44,Bm=26,Fm=30,zm=[18,34];function Tf(e,{B:t,T:s,H:n,d:r}){return e==="projected"?{blocks:t,rows:s,columns:n*r}:e==="viewed"?{blocks:t*s,rows:n,columns:r}:{blocks:t*n,rows:s,columns:r}}function Wm(e,t,s){let{blocks:n,rows:r,columns:o}=Tf(t,s),a=n/s.B,i=t==="projected"?Hm:Ef(e,s),l=Math.max(Bm,Math.min(Hm,(e-Fs)/o,i)),c=o*l+Te,h=Math.max(1,Math.min(a,Math.floor((e-Fs+Te)/c))),m=Math.ceil(a/h),u=jm+r*l+Te;return{size:l,at:f=>{let[w,g]=[Math.floor(f/a),f%a];return{x:Fs+g%h*c,y:Im+jm+(w*m+Math.floor(g/h))*u,first:g%h===0}},columns:o,rows:r,blocks:n,height:Im+s.B*m*u}}function Ef(e,{T:t,H:s,d:n}){let r=Math.max(1,Math.min(Math.max(t,s),Math.floor((e-Fs+Te)/(n*Bm+Te))));return((e-Fs+Te)/r-Te)/n}var Lf=({batch:e,tokens:t,heads:s,headSize:n})=>({B:e,T:t,H:s,d:n}),Km=(e,t)=>{let s=Lf(t);return Gm(e,s)+Fm+Vm(e,s).height},Gm=(e,t)=>["projected","viewed","split"].reduce((s,n)=>Math.max(s,Wm(e,n,t).height),0);function Vm(e,{B:t,T:s,H:n,d:r}){let o=t*s*n*r,a=Math.max(zm[0],Math.min(zm[1],e/o)),i=Math.floor(e/a),l=a<24?26:a;return{size:a,tall:l,inLine:i,height:Math.ceil(o/i)*l}}function Qm(e,t){let{step:s,bug:n,cells:r,numbers:o}=e,a=Wm(t.width,s,e),{size:i}=a;return k`
    <text class="heading" x="0" y="14" aria-hidden="true">${Z(qf[s])}
      <tspan class="mono" dx="8">(${e.shape.join(", ")})</tspan></text>
    <text class=${n?"mono wrong":"mono"} x="0" y="34" aria-hidden="true">${Cf(e)}</text>
    <g aria-hidden="true">${Array.from({length:a.blocks},(l,c)=>Df(e,a,c))}</g>
    <g data-symbol="Q">${da([...r].sort((l,c)=>l.source-c.source),({source:l})=>l,l=>{let[c,h,m]=Rf(l.index,e.shape),{x:u,y:p}=a.at(c);return k`<g class=${`cell head-${l.head+1}`} transform=${pa(u+m*i,p+h*i)}>
        <rect class="ground" x="1" y="1" width=${i-2} height=${i-2} rx="3"></rect>
        <rect class="tint" x="1" y="1" width=${i-2} height=${i-2} rx="3"></rect>
        <path class="tally" d=${Of(l.head+1,i)}></path>
        ${l.astray?k`<rect class="astray" x="2.5" y="2.5" width=${i-5} height=${i-5}
          rx="2"></rect>`:y}
        ${ct(o.get(l.name),{x:i/2,y:i/2+3,anchor:"middle",role:"token"})}
      </g>`})}</g>
    ${Nf(e,t.width)}`}function Nf(e,t){let{size:s,tall:n,inLine:r}=Vm(t,e),o=Gm(t,e)+Fm,a=e.cells.map((i,l)=>({...i,at:l})).sort((i,l)=>i.source-l.source);return k`<text class="heading" x="0" y=${o-11} aria-hidden="true">Read row after row</text>
    <g data-symbol="Q">${da(a,({source:i})=>i,({at:i,head:l})=>k`<g class=${`cell head-${l+1}`}
        transform=${pa(i%r*s,o+Math.floor(i/r)*n)}>
      <rect class="ground" x="0.5" y="0.5" width=${s-1} height=${n-2} rx="2"></rect>
      <rect class="tint" x="0.5" y="0.5" width=${s-1} height=${n-2} rx="2"></rect>
      ${ct(e.numbers.get(`order[${i}]`),{x:s/2,y:n/2+4,anchor:"middle",role:"token"})}
    </g>`)}</g>`}var qf={projected:"{Q} as projected",viewed:"{Q}, each row cut into heads",split:"One block for each head"};function Cf({step:e,bug:t}){return e==="projected"?"Q = X @ W_Q":e==="viewed"?"Q.view(B, T, H, d)":t?"Q.reshape(B, H, T, d)":"Q.view(B, T, H, d).transpose(1, 2)"}function Rf(e,t){if(e.length===3)return e;let[s,n,r,o]=e;return[s*t[1]+n,r,o]}function Df({B:e,T:t,H:s,d:n,step:r},{at:o,size:a,rows:i,columns:l},c){let{x:h,y:m,first:u}=o(c),p=r==="projected"?1:r==="viewed"?t:s,f=l*a<108,w=e>1?`${f?"b":"batch "}${Math.floor(c/p)+1}`:"",g=r==="projected"?"":`${r==="viewed"?"token":"head"} ${c%p+1}`,$=[w,g].filter(Boolean).join(", "),v=r==="viewed"?"head":"token",[b,x]=r==="viewed"?["T","H"]:["H","T"];return k`<text class="axis-name" data-symbol=${g?b:y} x=${h}
      y=${m-8}>${$}</text>
    ${r==="projected"&&!w?Um(s,_=>k`<text class=${`axis-name head-${_+1}`} data-symbol="H"
      x=${h+(_+.5)*n*a} y=${m-8} text-anchor="middle">${n*a>52?"head ":""}${_+1}</text>`):y}
    ${u?Um(i,_=>k`<text class="quiet" data-symbol=${x} x=${h-8}
      y=${m+(_+.5)*a+4.5} text-anchor="end">${v} ${_+1}</text>`):y}
    <rect class="frame" x=${h-1} y=${m-1} width=${l*a+2} height=${i*a+2} rx="4"></rect>`}var Um=(e,t)=>Array.from({length:e},(s,n)=>t(n));function Of(e,t){let s=t/2-(e-1)*5/2;return Array.from({length:e},(n,r)=>`M${s+r*5} ${t-8}v4`).join("")}var Cr={type:"number",whole:!0,min:1,step:1,control:"stepper",more:!0},Pf=[{name:"step",type:"choice",default:"projected",control:"stages",label:"Step",options:[["projected","1: {Q}"],["viewed","2: view"],["split","3: heads first"]]},{name:"way",type:"choice",default:"transpose",label:"From Q to heads",options:[["transpose","view, then transpose"],["reshape","reshape directly (bug)"]],when:({step:e})=>e==="split"},{...Cr,name:"batch",max:2,default:1,label:"Batch B"},{...Cr,name:"tokens",max:6,default:4,label:"Tokens T"},{...Cr,name:"heads",max:4,default:2,label:"Heads H"},{...Cr,name:"headSize",max:4,default:3,label:"Head size d"}];function If({step:e,way:t,batch:s,tokens:n,heads:r,headSize:o},a){let i=e==="split"&&t==="reshape",c={projected:[s,n,r*o],viewed:[s,n,r,o],split:[s,r,n,o]}[e],h=e==="split"?i?"reshaped":"transposed":e,{source:m,token:u,head:p,feature:f}=a.figures.heads({B:s,T:n,H:r,d:o,step:h}),w=new ft,g=Array.from(m,(v,b)=>{let x=jf(b,c),_=`${e==="split"?"Qh":"Q"}${x.map(T=>`[${T}]`).join("")}`;w.add(`order[${b}]`,u[b]+1,0,`token of number ${b+1}, read row after row`),w.add(_,u[b]+1,0,`token of the number in cell ${x.map(T=>T+1).join(", ")}`);let[L,M]=e==="split"?[x[1],x[2]]:[p[b],u[b]];return{name:_,index:x,source:v,token:u[b],head:p[b],feature:f[b],astray:L!==p[b]||M!==u[b]}}),{parameters:$}=a.count({T:n,D:r*o,H:r});return{B:s,T:n,H:r,d:o,step:e,bug:i,shape:c,cells:g,numbers:w,parameters:$}}function jf(e,t){let s=[];for(let n of[...t].reverse())s.unshift(e%n),e=Math.floor(e/n);return s}function Hf({T:e,H:t,d:s,step:n,bug:r,cells:o,parameters:a}){if(n==="projected")return`As projected, each row is a token, and head 1 owns ${s===1?"the first column":`the first ${s} columns`}.`;if(n==="viewed")return`The view moves nothing: it only reads each row as ${t} ${t===1?"piece":"pieces"} of ${s}. A layer of width ${t*s} has ${a} parameters, however many pieces that are.`;if(!r)return`Every head has a block of its own, with all ${e} tokens and only its own ${s} features.`;if(!o.some(({astray:c})=>c))return"With a single head or a single token nothing can be mixed up.";let i=o.filter(({index:c})=>c[0]===0&&c[1]===0),l=[...new Set(i.map(({token:c})=>c+1))];return`The shape is the same and no error is raised, but the block of head 1 now holds ${l.length===1?`only token ${l[0]}`:`tokens ${fe(l)}`}, with the features of other heads.`}var Jm={slug:"heads",title:"Splitting heads",prompt:"Step through the reshapes. A cell says which token it came from; colour and strokes say which head owns it.",parameters:Pf,presets:Dm,frame:If,summary:Hf,height:Km,picture:Qm,table:Om,explain:Rm,code:Cm};function Ym(e,{dk:t,keys:s,draws:n,scaled:r,seed:o}){let a=r?" / dk ** 0.5":"";return{NumPy:`import numpy as np

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
`}}function Xm({numbers:e,keys:t,scaled:s,dk:n,seed:r,draw:o,draws:a},i){let[,l,c]=i.match(/^([\w.]+?)(?:\[(\d+)\])?$/)??[],h=E(D(e.get(i))),m=Array.from({length:t},(u,p)=>p);switch(l){case"a":return d`${E(d`${St(e,`score[${c}]`)} / (${K(m.map(u=>St(e,`score[${u}]`)))})`)}${h}`;case"score":return d`${E(s?"{q}\xB7{k} / \u221A{d_k}":"{q}\xB7{k}")}${h}
      ${R(`The sum of ${n} products of random normal numbers${s?`, divided by \u221A${n}`:", not divided"}. They are draw ${o} of seed ${r}.`)}`;case"largest":return d`${E(D(e.get("a[0]")))}
      ${R("The first of the sorted weights.")}`;case"small":return d`${E(`${m.filter(u=>e.get(`a[${u}]`).value<zf).length} / ${t}`)}
      ${h}${R("How many of the weights are below 0.001, as a share of all keys.")}`;case"jacobian":return d`${E("\u221A(\u03A3 {a_i}\xB2 \u2212 2 \u03A3 {a_i}\xB3 + (\u03A3 {a_i}\xB2)\xB2)","\u2016{J}\u2016")}
      ${E(d`√(${fa(e,m,2)} − 2 × (${fa(e,m,3)}) + (${fa(e,m,2)})²)`)}
      ${h}
      ${R("{J} = diag({a}) \u2212 {a}{a}\u1D40 says how much the weights answer to a change of the scores.")}`;case"dk":return R("Your own number. Type another one, or move the slider.");default:{let u=a%2?`number ${(a+1)/2}`:`halfway between numbers ${a/2} and ${a/2+1}`;return d`${h}${R(`${a} draws at this head size, sorted by \u2016{J}\u2016: the median is ${u}. The band goes from one draw below it to one above it, and holds the true median in 95 of 100 sweeps.`)}`}}}var zf=.001,fa=(e,t,s)=>K(t.map(n=>d`<span class="power">${nt(e,`a[${n}]`)}<sup>${s}</sup></span>`));var Zm=[{name:"Size 64, no scaling: a few keys take all",state:{}},{name:"The same with scaling: many keys count again",state:{scaled:!0}},{name:"Size 512, no scaling: one weight, no gradient",state:{dk:512}},{name:"Size 512, scaled: as good as size 2",state:{dk:512,scaled:!0}},{name:"Size 1: the scaling changes nothing",state:{dk:1}},{name:"128 keys, size 64: the largest weight near 0.8",state:{keys:128,draw:13}},{name:"Two keys: an easier choice, the same trouble",state:{keys:2}},{name:"Another seed: other numbers, the same curves",state:{seed:2024}}];function th({numbers:e,keys:t,points:s}){let n=o=>d`<td>${D(e.get(o))}</td>`,r=[["scaled","with"],["raw","without"]];return d`
    <div class="scroll" tabindex="0" role="group" aria-label="Table of medians">
      <table>
        <caption>${q("\u2016{J}\u2016 over many draws")}, median and 95 % band</caption>
        <thead>
          <tr><th scope="col" rowspan="2">${q("{d_k}")}</th>${r.map(([,o])=>d`
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
        <caption>This draw: ${q("\u2016{J}\u2016")} = ${D(e.get("jacobian"))}</caption>
        <thead><tr><th scope="col">key</th><th scope="col">score</th><th scope="col">weight</th></tr></thead>
        <tbody>${Array.from({length:t},(o,a)=>d`<tr>
          <th scope="row">${a+1}</th>${n(`score[${a}]`)}${n(`a[${a}]`)}
        </tr>`)}</tbody>
      </table>
    </div>`}var At=46,ga=40,yt=34,eh=40,Ee=210,Uf=.38,sh=42,Rr=126,Dr=9;function rh(e){if(e>=700){let t=(e-eh)/2;return{height:At+Ee+ga,bars:{x:yt,y:At,width:t-yt,height:Ee},curves:{x:t+eh+yt,y:At,width:t-yt-10,height:Ee}}}return{height:2*(At+Ee+ga)+10,bars:{x:yt,y:At,width:e-yt,height:Ee},curves:{x:yt,y:At+Ee+ga+10+At,width:e-yt-10,height:Ee}}}var oh=e=>rh(e).height;function ah(e,t){let s=rh(t.width),{weights:n,others:r,scaled:o}=e,a=Ot([n,r,o,t.width],()=>Bf(e,s.bars));return k`${a}${Ff(e,s.curves)}`}function Bf({numbers:e,weights:t,others:s,scaled:n,keys:r},{x:o,y:a,width:i,height:l}){let c=ht([0,1],[a+l,a]),h=i/r,m=Math.min(4,h*.12),[u,p]=n?["scaled","raw"]:["raw","scaled"],f=Math.floor(r/2),w=c(Math.max(t[f],s[f]))-(h>=sh?26:12),g=Array.from(s,($,v)=>`${v?"L":"M"}${o+v*h} ${c($)}h${h}`).join("");return k`<g class="part">
    <text class="heading" x=${o-yt} y="14" dy=${a-At} aria-hidden="true">${`Weights of one query, ${n?"with":"without"} the scaling`}</text>
    <text class="quiet" x=${o-yt} y="34" dy=${a-At}>largest ${we(e.get("largest"))},
      below 0.001: ${we(e.get("small"))} of the keys</text>
    <g aria-hidden="true">
      <path class="grid" d=${[.25,.5,.75,1].map($=>`M${o} ${c($)}h${i}`).join("")}></path>
      ${[0,.5,1].map($=>k`<text class="tick" x=${o-6} y=${c($)+4}
        text-anchor="end">${P($,1)}</text>`)}
      <g data-symbol="a A p">${Array.from(t,($,v)=>k`<rect class=${`bar ${u}`}
        x=${o+v*h+m} y=${c($)} width=${h-2*m} height=${c(0)-c($)}></rect>`)}</g>
      <path data-symbol="a A p" class=${`ghost ${p}`} d=${g}></path>
      <path class="axis" d=${`M${o} ${c(0)}h${i}`}></path>
      <text class="quiet" x=${o} y=${a+l+18}>keys, the largest weight first</text>
      <text class=${`name ${p}`} x=${o+i} y=${w} text-anchor="end">line: ${n?"without":"with"} the scaling</text>
    </g>
    ${h>=sh?Array.from(t,($,v)=>ct(e.get(`a[${v}]`),{x:o+(v+.5)*h,y:c(Math.max($,s[v]))-6,anchor:"middle"})):y}
  </g>`}function Ff({numbers:e,points:t,dk:s,jacobian:n},{x:r,y:o,width:a,height:i}){let l=be([1,512],[r,r+a]).base(2),c=t.reduce((f,{scaled:w,raw:g})=>Math.max(f,w.upper,g.upper),Math.max(Uf,n)),h=ht([0,c*1.06],[o+i,o]),m=h.ticks(4),u=[l(s),h(n)],p=l.ticks(10).filter((f,w)=>a>300||w%2===0);return k`<g class="part">
    <text class="heading" x=${r-yt} y="14" dy=${o-At} aria-hidden="true">Size of the softmax Jacobian</text>
    <text class="quiet" x=${r-yt} y="34" dy=${o-At}>this draw: ${Z("\u2016{J}\u2016")} =
      ${we(e.get("jacobian"))}</text>
    <g aria-hidden="true">
      <path class="grid" d=${[...m.map(f=>`M${r} ${h(f)}h${a}`),...p.map(f=>`M${l(f)} ${o}v${i}`)].join("")}></path>
      ${m.map(f=>k`<text class="tick" x=${r-6} y=${h(f)+4} text-anchor="end">${P(f,1)}</text>`)}
      ${p.map(f=>k`<text class="tick" x=${l(f)} y=${o+i+18} text-anchor="middle">${f}</text>`)}
      <text class="quiet" data-symbol="dk" x=${r+a} y=${o+i+36} text-anchor="end">${Z("head size {d_k}")}</text>
      <path class="axis" d=${`M${r} ${h(0)}h${a}`}></path>
      <g data-symbol="J">
        ${nh(t,"raw","without the scaling",{across:l,up:h,dot:u})}
        ${nh(t,"scaled","with the scaling",{across:l,up:h,dot:u})}
        <circle class="present" cx=${u[0]} cy=${u[1]} r="7"></circle>
      </g>
    </g>
  </g>`}function nh(e,t,s,{across:n,up:r,dot:o}){if(!e.length)return y;let a=w=>n(w.dk),i=ta().x(a).y0(w=>r(w[t].lower)).y1(w=>r(w[t].upper)),l=Me().x(a).y(w=>r(w[t].median)),c=t==="scaled",h=c?e[e.length-1]:e.reduce((w,g)=>g.raw.upper>w.raw.upper?g:w),m=c?n(512):Math.max(a(h),n(1)+Rr/2)+Rr/2,u=r(h[t].upper)-9,f=!(o[0]<m-Rr-Dr||o[0]>m+Dr)&&o[1]<u+Dr&&o[1]>u-2*Dr;return k`<path class=${`band ${t}`} d=${i(e)}></path>
    <path class=${`median ${t}`} d=${l(e)}></path>
    ${e.map(w=>k`<circle class=${`knot ${t}`} cx=${a(w)} cy=${r(w[t].median)}
      r="2.5"></circle>`)}
    <text class=${`name ${t}`} x=${c?m:m-Rr/2} text-anchor=${c?"end":"middle"}
      y=${f?r(h[t].lower)+19:u}>${s}</text>`}var Wf=[{name:"dk",type:"number",whole:!0,min:1,max:512,scale:"log",default:64,label:"Head size",symbol:"d_k"},{name:"scaled",type:"switch",default:!1,label:"Divide the scores by \u221A{d_k}"},{name:"draw",type:"number",whole:!0,min:0,max:9999,step:1,default:33,label:"Draw number",control:"stepper",button:"New draw"},{name:"seed",type:"number",whole:!0,min:0,max:4294967295,step:1,default:1,label:"Seed",control:"stepper",more:!0},{name:"keys",type:"number",whole:!0,min:2,max:128,step:1,default:16,label:"Keys",control:"stepper",more:!0},{name:"draws",type:"number",whole:!0,min:20,max:5e3,step:100,default:300,label:"Draws for each head size",control:"stepper",more:!0}],Ws=[1,2,4,8,16,32,64,128,256,512],Kf=1e4,Gf={key:({seed:e,keys:t,draws:s})=>[e,t,s].join(" "),*run({seed:e,keys:t,draws:s},n){let r={points:[]};for(let[o,a]of Ws.entries()){let i=new Float32Array(s),l=new Float32Array(s),c=Math.max(1,Math.min(10,Math.floor(Kf/a/(t+1))));for(let p=0;p<s;p+=c){let f=Math.min(c,s-p);yield{data:r,done:(o+p/s)/Ws.length};let{frobenius:w}=n.figures.scaling({seed:e,dk:a,keys:t,firstDraw:p,draws:f});i.set(w.subarray(0,f),p),l.set(w.subarray(f),p)}let h=[];for(let p of[i,l])yield{data:r,done:(o+1)/Ws.length},h.push(n.figures.scalingSummary(p));let[m,u]=h;r={points:[...r.points,{dk:a,scaled:m,raw:u}]}}yield{data:r,done:1}},say:({points:e},t,{draws:s})=>t===1?`Medians over ${s} draws at each of ${Ws.length} head sizes, with 95 % bands.`:`Drawing: ${e.length} of ${Ws.length} head sizes done.`};function Vf({seed:e,dk:t,keys:s,draw:n,scaled:r},o){let a=l=>o.figures.scalingWeights({seed:e,dk:t,keys:s,draw:n,scaled:l}),i=o.figures.scaling({seed:e,dk:t,keys:s,firstDraw:n,draws:1});return{here:a(r),other:a(!r),drawn:i}}var Or;function Qf(e,t,s){(Or?.state!==e||Or.attn!==t)&&(Or={state:e,attn:t,...Vf(e,t)});let{here:n,other:r,drawn:o}=Or,{seed:a,dk:i,keys:l,draw:c,scaled:h}=e,m=f=>f[h?0:1],u=new ft;u.add("dk",i,xt(i),"head size"),n.weights.forEach((f,w)=>{u.add(`a[${w}]`,f,3,`weight number ${w+1}, the largest first`),u.add(`score[${w}]`,n.scores[w],2,`score that weight number ${w+1} comes from`)}),u.add("largest",m(o.largest),3,"largest weight of this draw"),u.add("small",m(o.small),2,"share of keys with a weight below 0.001"),u.add("jacobian",m(o.frobenius),3,"size of the softmax Jacobian of this draw");let p=s?.points??[];for(let f of p)for(let[w,g]of[["scaled","with the scaling"],["raw","without the scaling"]]){let $=`head size ${f.dk}, ${g}`;u.add(`${w}.median[${f.dk}]`,f[w].median,3,`median size of the Jacobian, ${$}`),u.add(`${w}.lower[${f.dk}]`,f[w].lower,3,`lower end of the band, ${$}`),u.add(`${w}.upper[${f.dk}]`,f[w].upper,3,`upper end of the band, ${$}`)}return{dk:i,keys:l,scaled:h,numbers:u,points:p,seed:a,draw:c,draws:e.draws,weights:n.weights,others:r.weights,jacobian:m(o.frobenius),largest:m(o.largest),small:m(o.small)}}function Jf({dk:e,keys:t,scaled:s,largest:n,jacobian:r}){let a=`${`Head size ${e}, ${s?"with":"without"} the scaling`}: the largest of ${t} weights is ${P(n)}`,i=`the Jacobian has size ${P(r,3)}`;return r<.05?`${a}, and ${i}: almost no gradient gets through.`:`${a}, and ${i}.`}var ih={slug:"scaling",title:"Why the scores are divided by \u221A{d_k}",prompt:"Switch the scaling on and off, then move the head size. Which of the two curves does the yellow dot follow?",parameters:Wf,presets:Zm,frame:Qf,summary:Jf,height:oh,picture:ah,table:th,explain:Xm,code:Ym,work:Gf};for(let e of Object.values(Pr))Bc(e);import{AttnError as vS,load as kS}from"./index.mjs";export{vS as AttnError,Pr as figures,kS as load};
