/** A server for the files of one folder, as strict as the pages promise to bear. */
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.ipynb': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.cts': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

export const HEADERS = {
  'content-security-policy': "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    + "font-src 'self'; img-src 'self' data: blob:; worker-src blob:; connect-src 'self'; "
    + "frame-src https://www.youtube-nocookie.com; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-cache',
};

/** @param {string} folder */
export function createFileServer(folder) {
  return createServer(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET and HEAD.');
    const found = await find(folder, request.url ?? '/').catch(() => undefined);
    if (!found) return refuse(response, 404, 'Not found.');
    const { file, size } = found;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { ...HEADERS, 'content-type': type, 'content-length': size });
    if (request.method === 'HEAD') return response.end();
    return createReadStream(file).on('error', () => response.destroy()).pipe(response);
  });
}

// The real path decides, so that neither `..` in any spelling nor a link leads out of the folder.
async function find(folder, url) {
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  if (path.includes('\0')) return undefined;
  const top = await realpath(folder);
  const file = await realpath(join(top, path.endsWith('/') ? `${path}index.html` : path));
  const info = await stat(file);
  return file.startsWith(top + sep) && info.isFile() ? { file, size: info.size } : undefined;
}

function refuse(response, status, text) {
  response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}
