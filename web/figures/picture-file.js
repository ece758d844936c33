/** A figure's picture as a file of its own: SVG with every style inside, and PNG drawn from it. */

/** What a drawing may take from the style sheet. */
const LOOKS = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap',
  'stroke-linejoin', 'opacity', 'paint-order', 'font-family', 'font-size', 'font-style', 'font-weight',
  'font-variant-numeric',
];
/** Parts that only serve the pointer and the keyboard, and attributes that only serve the page. */
const HANDS = '.reach, .halo';
const PAGE = ['class', 'role', 'tabindex'];
/** Around the picture, in pixels. */
const MARGIN = 16;
/** PNG pixels to a pixel of the picture. */
const FINE = 3;

/**
 * @param {SVGSVGElement} picture in the page
 * @param {string} title
 * @returns {{ text: string, width: number, height: number }}
 */
export function svgFile(picture, title) {
  const copy = /** @type {SVGSVGElement} */ (picture.cloneNode(true));
  const [from, to] = [picture, copy].map((root) => [root, ...root.querySelectorAll('*')]);
  from.forEach((element, at) => {
    const look = getComputedStyle(element);
    for (const name of LOOKS) to[at].setAttribute(name, look.getPropertyValue(name));
    for (const { name } of [...to[at].attributes]) {
      if (PAGE.includes(name) || /^(aria|data)-/.test(name)) to[at].removeAttribute(name);
    }
  });
  from.forEach((element, at) => element.matches(HANDS) && to[at].remove());
  clean(copy);
  const box = picture.viewBox.baseVal;
  const [width, height] = [box.width + 2 * MARGIN, box.height + 2 * MARGIN];
  copy.setAttribute('viewBox', `${-MARGIN} ${-MARGIN} ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.prepend(named('title', { textContent: title }), ground(picture, width, height));
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

/**
 * @param {{ text: string, width: number, height: number }} file
 * @returns {Promise<Blob>}
 */
export async function pngFile({ text, width, height }) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * FINE);
  canvas.height = Math.round(height * FINE);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('this engine makes no PNG'))), 'image/png');
  });
}

/** Hands a file to the reader. @param {BlobPart} content @param {string} type @param {string} name */
export function save(content, type, name) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Takes out the comments that mark places in a template. @param {Node} root */
function clean(root) {
  for (const child of [...root.childNodes]) {
    if (child.nodeType === Node.COMMENT_NODE) child.remove();
    else clean(child);
  }
}

/** @param {string} tag @param {{ textContent?: string }} [content] */
function named(tag, content = {}) {
  return Object.assign(document.createElementNS('http://www.w3.org/2000/svg', tag), content);
}

/** The figure's own background. @param {Element} picture @param {number} width @param {number} height */
function ground(picture, width, height) {
  const rect = named('rect');
  const sizes = { x: -MARGIN, y: -MARGIN, width, height };
  for (const [name, value] of Object.entries(sizes)) rect.setAttribute(name, String(value));
  rect.setAttribute('fill', getComputedStyle(/** @type {Element} */ (picture.closest('.root'))).backgroundColor);
  return rect;
}
