/**
 * `npm start`: tells where the lesson is, serves dist/ on a free port of this machine only, and opens it where there is
 * a desktop. Runs on Node alone: nothing has to be installed or built.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createFileServer } from './serve.mjs';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist');
const lesson = join(dist, 'attention.html');

if (!existsSync(lesson)) {
  console.error(`There is no ${lesson}. It is part of the repository; "npm run build" makes it again.`);
  process.exit(1);
}

const server = createFileServer(dist);
const port = Number(process.env.PORT) || 0;
server.on('error', (error) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken. Leave PORT unset for a free one.` : error.message);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  const address = `http://127.0.0.1:${server.address().port}/attention.html`;
  console.log(`The lesson, for a double click:\n  ${lesson}\n  ${pathToFileURL(lesson)}\n`);
  console.log(`The lesson, served from this machine:\n  ${address}\n\nCtrl+C ends the server.`);
  openInBrowser(address);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections?.();
    process.exit(0);
  });
}

// Only where somebody can see it: on a desktop.
function openInBrowser(address) {
  const { platform, env } = process;
  const desktop = platform === 'darwin' || platform === 'win32' || env.DISPLAY || env.WAYLAND_DISPLAY;
  if (!desktop || env.CI) return;
  const [command, args] = {
    darwin: ['open', [address]],
    win32: ['cmd', ['/c', 'start', '""', address]],
  }[platform] ?? ['xdg-open', [address]];
  const opener = spawn(command, args, { stdio: 'ignore', detached: true });
  opener.on('error', () => {}); // No opener: the addresses are printed above.
  opener.unref();
}
