/**
 * Links to other lessons belong to the site that hosts this page. It names them in a meta element, by the names that
 * the text uses:
 *   <meta name="attn-lessons" content="03=/course/backpropagation.html 08=/course/tokens.html">
 * A lesson without an address stays plain text.
 */
export function startLessonLinks() {
  const setting = document.querySelector('meta[name="attn-lessons"]')?.getAttribute('content') ?? '';
  const addresses = new Map(setting.split(/\s+/).filter(Boolean).map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  }));
  for (const link of document.querySelectorAll('a.lesson')) {
    const address = addresses.get(link.dataset.lesson);
    if (address) link.href = address;
  }
}
