// Runs in the page before everything else and keeps what a reader with open developer tools would see: console calls,
// errors, rejected promises, files that did not load, violations of the content security policy. Tests read it as
// `__seen`.
(() => {
  if (window.__seen) return;
  const seen = [];
  Object.defineProperty(window, '__seen', { value: seen });
  const keep = (type, text) => seen.push({ type, text: String(text).slice(0, 2000) });
  for (const type of ['debug', 'error', 'info', 'log', 'trace', 'warn']) {
    const original = console[type];
    console[type] = (...values) => {
      keep(`console.${type}`, values.map(String).join(' '));
      original.apply(console, values);
    };
  }
  addEventListener('error', (event) => {
    if (event.target === window) keep('error', event.message);
    else keep('not loaded', event.target.src || event.target.href || event.target.localName);
  }, true);
  addEventListener('unhandledrejection', (event) => keep('unhandled rejection', event.reason));
  addEventListener('securitypolicyviolation', (event) => {
    keep('policy', `${event.effectiveDirective} ${event.blockedURI}`);
  }, true);
})();
