/** What an element has to know of the page around it. One observer each serves every figure. */

/** @typedef {() => void} Stop */

/** @type {WeakMap<Element, (near: boolean) => void>} */
const nearCalls = new WeakMap();
/** @type {WeakMap<Element, (width: number) => void>} */
const widthCalls = new WeakMap();
/** @type {Set<() => void>} */
const themeCalls = new Set();
/** @type {IntersectionObserver | undefined} */
let views;
/** @type {ResizeObserver | undefined} */
let sizes;
/** @type {MutationObserver | undefined} */
let themes;

/** A screen's height ahead: a figure is drawn before it scrolls into sight. */
const AHEAD = '100% 0%';

/**
 * Tells whenever the element comes near the visible part of the page or leaves it.
 * @param {Element} element @param {(near: boolean) => void} call @returns {Stop}
 */
export function onNear(element, call) {
  views ??= new IntersectionObserver((entries) => {
    for (const entry of entries) nearCalls.get(entry.target)?.(entry.isIntersecting);
  }, { rootMargin: AHEAD });
  nearCalls.set(element, call);
  views.observe(element);
  return () => {
    nearCalls.delete(element);
    views?.unobserve(element);
  };
}

/** Whether the page is still coming in. */
export const arrives = () => document.readyState === 'loading';

/**
 * Calls once, in a quiet moment. Not every engine knows which moments those are.
 * @param {() => void} call @returns {Stop}
 */
export function onQuiet(call) {
  const [ask, cancel] = window.requestIdleCallback
    ? [window.requestIdleCallback, window.cancelIdleCallback]
    : [setTimeout, clearTimeout];
  const asked = ask(() => call());
  return () => cancel(asked);
}

/**
 * Tells the width of an element whose own height never changes. The call comes in the next animation frame, so that
 * what it changes cannot disturb the round of measuring it came from.
 * @param {Element} element @param {(width: number) => void} call @returns {Stop}
 */
export function onWidth(element, call) {
  sizes ??= new ResizeObserver((entries) => {
    requestAnimationFrame(() => {
      for (const entry of entries) widthCalls.get(entry.target)?.(entry.contentRect.width);
    });
  });
  widthCalls.set(element, call);
  sizes.observe(element);
  return () => {
    widthCalls.delete(element);
    sizes?.unobserve(element);
  };
}

/** Tells when the page's own theme switch, `data-theme` on its root, moves. @param {() => void} call @returns {Stop} */
export function onTheme(call) {
  if (!themes) {
    themes = new MutationObserver(() => themeCalls.forEach((each) => each()));
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  }
  themeCalls.add(call);
  return () => themeCalls.delete(call);
}

/** `light`, `dark`, or nothing where the page leaves it to the system. */
export const pageTheme = () => document.documentElement.dataset.theme;

/**
 * Tells before the page goes to a printer, while there is still time to draw.
 * @param {() => void} call @returns {Stop}
 */
export function onPrint(call) {
  window.addEventListener('beforeprint', call);
  return () => window.removeEventListener('beforeprint', call);
}

/**
 * Tells when a link on the page leads to a part of it, also when the address says so already; and whether the browser
 * itself takes the reader back to where they were, as it does after a step in its history. Older ones do not tell.
 * @param {(returns: boolean) => void} call @returns {Stop}
 */
export function onAddress(call) {
  let returns = false;
  const { navigation } = /** @type {any} */ (window);
  const turn = ({ navigationType }) => { returns = navigationType === 'traverse'; };
  const change = () => call(returns);
  const click = (event) => leadsHere(event) && call(false);
  navigation?.addEventListener('navigate', turn);
  window.addEventListener('hashchange', change);
  window.addEventListener('click', click);
  return () => {
    navigation?.removeEventListener('navigate', turn);
    window.removeEventListener('hashchange', change);
    window.removeEventListener('click', click);
  };
}

/** Whether the page has come by a reload or a step in the browser's history, with the reader where they were. */
export function returned() {
  const [arrival] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  return arrival?.type === 'reload' || arrival?.type === 'back_forward';
}

/** Whether a click follows a link to the very address of the page, of which no `hashchange` tells. */
function leadsHere(event) {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.href);
  const elsewhere = link?.hasAttribute('download') || (link?.target && link.target !== '_self');
  return link?.href === window.location.href && !elsewhere;
}

/** What the address says about the element with this id: the text after `#id?`. @param {string} id */
export function inAddress(id) {
  const [name, text] = window.location.hash.slice(1).split('?');
  return name === id ? text : undefined;
}

/** The page's address with a figure's state in it. @param {string} id @param {string} text */
export const addressOf = (id, text) => `${window.location.href.split('#')[0]}#${id}${text ? `?${text}` : ''}`;

/** By these a reader scrolls, or goes elsewhere. The bar at the page's side is under a pointer too. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'];

/** Tells whenever the reader takes over, before anything else hears of it. @param {() => void} call @returns {Stop} */
export function onHand(call) {
  for (const type of HANDS) window.addEventListener(type, call, { capture: true, passive: true });
  return () => {
    for (const type of HANDS) window.removeEventListener(type, call, { capture: true });
  };
}

/**
 * Calls once when the page has loaded, and not at all where it has long been or the reader has taken over meanwhile.
 * @param {() => void} call
 */
export function whenLoaded(call) {
  if (document.readyState === 'complete') return;
  const stop = () => {
    window.removeEventListener('load', loaded);
    unhand();
  };
  const unhand = onHand(stop);
  const loaded = () => {
    stop();
    call();
  };
  window.addEventListener('load', loaded);
}
