/** Files for the reader to keep. */

/** @param {string} name @param {string} text @param {string} type */
export function saveFile(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // Firefox follows only links that are in the document.
  document.body.append(link);
  link.click();
  link.remove();
  // WebKit reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
