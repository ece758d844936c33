// WebKit by WebKitWebDriver's HTTP protocol under a virtual screen, behind the interface that engines.mjs describes.
//
// What WebDriver lacks is made up for: the collector is put into pages by whoever serves them, a proxy that answers
// nothing catches calls to other hosts, and touches are pointer events made in the page, since the driver turns its
// own into a mouse's.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { deadEnd } from './serve.mjs';

const KEYS = {
  Shift: '\uE008', Control: '\uE009', Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', Backspace: '\uE003',
  ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015', Home: '\uE011', End: '\uE010',
  PageUp: '\uE00E', PageDown: '\uE00F', Delete: '\uE017',
};

/** Debian's small browser around WebKit, in a folder that names the processor and the API's version. */
function miniBrowser() {
  for (const processor of readdirSync('/usr/lib')) {
    for (const version of ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']) {
      const program = join('/usr/lib', processor, version, 'MiniBrowser');
      if (existsSync(program)) return program;
    }
  }
  throw new Error('no MiniBrowser under /usr/lib: install webkit2gtk-driver');
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const sleep = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

export class WebKitPage {
  static async launch(engine, options) {
    const [port, proxy] = [await freePort(), await deadEnd()];
    const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
    // The option's name in newer versions, and the one before.
    if (!options.wasm) Object.assign(env, { JSC_useWasm: '0', JSC_useWebAssembly: '0' });
    const command = ['-a', '-s', '-screen 0 1600x1400x24', 'WebKitWebDriver', `--port=${port}`];
    const driver = spawn('xvfb-run', command, { env, detached: true, stdio: 'ignore' });
    const self = new WebKitPage(driver, port, proxy);
    try {
      await self.#begin(options);
    } catch (error) {
      await self.close();
      throw error;
    }
    return self;
  }

  constructor(driver, port, proxy) {
    Object.assign(this, { engine: 'webkit', driver, port, proxy, session: '' });
  }

  async #begin({ dark, storage, scripts, width, height }) {
    for (let tries = 0; ; tries++) {
      try {
        if ((await this.#call('GET', '/status')).ready !== false) break;
      } catch (error) {
        if (tries > 300) throw error;
      }
      await sleep(100);
    }
    const args = ['--automation', `--proxy=${this.proxy.address}`, '--ignore-host=127.0.0.1'];
    if (dark) args.push('--dark-mode');
    if (!storage) args.push('--enable-html5-local-storage=false');
    if (!scripts) args.push('--enable-javascript-markup=false');
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser(), args } } };
    this.session = `/session/${(await this.#call('POST', '/session', { capabilities })).sessionId}`;
    await this.#send('/timeouts', { script: 120_000 });
    await this.size(width, height);
  }

  async #call(method, path, body) {
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  }

  async #send(path, body) {
    if (this.handle) await this.#call('POST', `${this.session}/window`, { handle: this.handle });
    return this.#call('POST', `${this.session}${path}`, body);
  }

  get requests() {
    return this.proxy.asked;
  }

  async tab() {
    this.handle ??= await this.#call('GET', `${this.session}/window`);
    const { handle } = await this.#call('POST', `${this.session}/window/new`, { type: 'tab' });
    const tab = new WebKitPage(this.driver, this.port, this.proxy);
    return Object.assign(tab, { session: this.session, handle });
  }

  async open(url) {
    this.proxy.asked.length = 0;
    await this.#send('/url', { url });
  }

  async evaluate(run, ...values) {
    const script = `const done = arguments[arguments.length - 1];
      const values = Array.from(arguments).slice(0, -1);
      Promise.resolve().then(() => (${typeof run === 'string' ? `() => (${run})` : run})(...values))
        .then((value) => done({ value }), (error) => done({ error: String(error && error.stack || error) }));`;
    const { value, error } = await this.#send('/execute/async', { script, args: values });
    if (error) throw new Error(`in the page: ${error}`);
    return value ?? undefined;
  }

  messages() {
    return this.evaluate(() => [...(window.__seen ?? [{ type: 'collector', text: 'it is not in this page' }])]);
  }

  /** The window's own frame comes on top; it cannot be narrower than 450 pixels. */
  async size(width, height) {
    for (let tries = 0; tries < 3; tries++) {
      const rect = await this.#call('GET', `${this.session}/window/rect`);
      const inner = await this.evaluate(() => [innerWidth, innerHeight]);
      if (inner[0] === width && inner[1] === height) return;
      const frame = [rect.width - inner[0], rect.height - inner[1]];
      await this.#send('/window/rect', { width: width + frame[0], height: height + frame[1] });
      await sleep(100);
    }
  }

  async drag(points, { touch = false } = {}) {
    if (touch) return this.evaluate(touchIn, points);
    const moves = points.map(({ x, y }) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 20 }));
    const actions = [moves[0], { type: 'pointerDown', button: 0 }, ...moves.slice(1), { type: 'pointerUp', button: 0 }];
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.#send('/actions', { actions: [mouse] });
  }

  async press(key, { shift = false, ctrl = false } = {}) {
    const held = [shift && KEYS.Shift, ctrl && KEYS.Control].filter(Boolean);
    const value = KEYS[key] ?? key;
    const down = (code) => ({ type: 'keyDown', value: code });
    const up = (code) => ({ type: 'keyUp', value: code });
    const actions = [...held.map(down), down(value), up(value), ...held.reverse().map(up)];
    await this.#send('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async type(text) {
    for (const letter of text) await this.press(letter);
  }

  async screenshot() {
    return Buffer.from(await this.#call('GET', `${this.session}/screenshot`), 'base64');
  }

  async close() {
    if (this.session) await this.#call('DELETE', this.session).catch(() => {});
    try {
      process.kill(-this.driver.pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
    this.proxy.close();
  }
}

/** A touch as pointer events, in the page. */
function touchIn(points) {
  const send = (type, { x, y }, target) => target.dispatchEvent(new PointerEvent(type, {
    bubbles: true, composed: true, cancelable: true, pointerType: 'touch', pointerId: 7, isPrimary: true,
    clientX: x, clientY: y, button: type === 'pointermove' ? -1 : 0, buttons: type === 'pointerup' ? 0 : 1,
  }));
  let target = document.elementFromPoint(points[0].x, points[0].y);
  while (target?.shadowRoot) {
    const inner = target.shadowRoot.elementFromPoint(points[0].x, points[0].y);
    if (!inner || inner === target) break;
    target = inner;
  }
  send('pointerdown', points[0], target);
  for (const point of points.slice(1)) send('pointermove', point, target);
  send('pointerup', points.at(-1), target);
}
