// A folder over loopback http under a policy stricter than any host would set, with every request kept.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { collectorSource, withCollector } from './copies.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml',
  '.js': 'text/javascript; charset=utf-8', '.mjs': 'text/javascript; charset=utf-8', '.json': 'application/json',
  '.woff2': 'font/woff2', '.png': 'image/png',
};

const policy = (script) => `default-src 'none'; script-src 'self'${script}; style-src 'self'; img-src 'self' data:; `
  + "font-src 'self'; connect-src 'none'; worker-src blob:; base-uri 'none'; form-action 'none'";

/** `strict` allows what the pages need and no more; `noWasm` refuses WebAssembly too; `noScript` all scripts. */
export const POLICIES = {
  strict: policy(" 'wasm-unsafe-eval'"),
  noWasm: policy(''),
  noScript: policy('').replace("script-src 'self'", "script-src 'none'"),
};

/**
 * @param {string} folder @param {{ csp?: string, extra?: Record<string, string>, collect?: boolean }} [options]
 * `extra`: more files, by address;   `collect` puts the collector into pages, for engines that cannot be told to
 * @returns {Promise<{ url: string, requests: { path: string, status: number }[], close: () => Promise<void> }>}
 */
export async function serve(folder, { csp = POLICIES.strict, extra = {}, collect = false } = {}) {
  const requests = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const name = path.endsWith('/') ? `${path}index.html` : path;
    const answer = (status, type, body) => {
      requests.push({ path, status });
      const headers = { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff',
        // Without it a sandboxed frame gets no fonts.
        'access-control-allow-origin': '*' };
      response.writeHead(status, csp ? { ...headers, 'content-security-policy': csp } : headers).end(body);
    };
    try {
      const file = normalize(join(folder, name));
      if (!file.startsWith(folder + sep)) return answer(403, 'text/plain', '');
      const more = { ...extra, ...(collect && { '/__collector.js': collectorSource }) };
      let body = more[path] ?? await readFile(file);
      if (collect && extname(name) === '.html') body = withCollector(String(body));
      return answer(200, TYPES[extname(name)] ?? 'application/octet-stream', body);
    } catch {
      return answer(404, 'text/plain', '');
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    requests,
    close: () => new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    }),
  };
}

/**
 * A proxy that answers nothing and remembers who was asked for: whoever a page calls outside this machine ends here.
 */
export async function deadEnd() {
  const asked = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(502).end();
  });
  server.on('connect', (request, socket) => {
    asked.push(request.url);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, asked, close: () => server.close() };
}
