// Chromium and Firefox by puppeteer-core, behind the interface that engines.mjs describes.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { collectorSource } from './copies.mjs';

const PROGRAMS = { chromium: '/usr/bin/chromium', firefox: '/usr/bin/firefox-esr' };

const CHROMIUM_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync',
  '--disable-background-networking', '--disable-component-update', '--hide-scrollbars', '--force-color-profile=srgb'];

// V8 without code of its own making has no WebAssembly either.
const NO_WASM = '--js-flags=--jitless';

/** Settings of Firefox's profile. Touch events are off on desktops; the rest keeps it from calling home. */
const firefoxPreferences = ({ dark, reducedMotion, storage, wasm }) => ({
  'javascript.options.wasm': wasm,
  'dom.w3c_touch_events.enabled': 1,
  'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
  'network.cookie.cookieBehavior': storage ? 5 : 2,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
});

/** A profile that refuses to store anything for any site. */
function refusingProfile() {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  mkdirSync(join(folder, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  return folder;
}

export class PuppetPage {
  static async launch(engine, options) {
    const profile = engine === 'chromium' && !options.storage ? refusingProfile() : undefined;
    const browser = await puppeteer.launch({
      browser: engine === 'firefox' ? 'firefox' : 'chrome',
      executablePath: process.env[`${engine.toUpperCase()}_BIN`] ?? PROGRAMS[engine],
      headless: true,
      args: engine === 'chromium' ? [...CHROMIUM_FLAGS, ...(options.wasm ? [] : [NO_WASM])] : [],
      ...(profile && { userDataDir: profile }),
      ...(engine === 'firefox' && { extraPrefsFirefox: firefoxPreferences(options) }),
      protocolTimeout: 120_000,
    });
    const page = await browser.newPage();
    const self = new PuppetPage(engine, browser, page, profile);
    await page.setViewport({ width: options.width, height: options.height });
    if (options.scripts) await page.evaluateOnNewDocument(collectorSource);
    else await page.setJavaScriptEnabled(false);
    if (engine === 'chromium') await self.#emulate(options);
    return self;
  }

  constructor(engine, browser, page, profile) {
    Object.assign(this, { engine, browser, page, profile, requests: [], native: [] });
    page.on('request', (request) => this.requests.push(request.url()));
    page.on('pageerror', (error) => this.native.push({ type: 'page error', text: String(error?.message ?? error) }));
    page.on('console', (message) => this.native.push({ type: `console ${message.type()}`, text: message.text() }));
  }

  /** By the protocol itself, since puppeteer's own call knows no forced colours. */
  async #emulate({ dark, reducedMotion, forcedColors }) {
    const session = await this.page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', { features: [
      { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
      { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
      { name: 'forced-colors', value: forcedColors ? 'active' : 'none' },
    ] });
  }

  async tab() {
    return new PuppetPage(this.engine, this.browser, await this.browser.newPage());
  }

  /** By way of an empty page, so that what the page before has still to say is not counted to this one. */
  async open(url) {
    await this.page.goto('about:blank');
    this.requests.length = 0;
    this.native.length = 0;
    await this.page.goto(url, { waitUntil: 'load', timeout: 90_000 });
  }

  evaluate(run, ...values) {
    return this.page.evaluate(run, ...values);
  }

  async messages() {
    const own = await this.evaluate(() => [...(window.__seen ?? [])]);
    return [...own, ...this.native.filter(({ text }) => !own.some((message) => message.text.includes(text)))];
  }

  size(width, height) {
    return this.page.setViewport({ width, height });
  }

  async drag(points, { touch = false } = {}) {
    const hand = this.page[touch ? 'touchscreen' : 'mouse'];
    const [down, move, up] = touch ? ['touchStart', 'touchMove', 'touchEnd'] : ['down', 'move', 'up'];
    const [first, ...rest] = points;
    if (touch) await hand[down](first.x, first.y);
    else {
      await hand.move(first.x, first.y);
      await hand.down();
    }
    for (const { x, y } of rest) await hand[move](x, y);
    await hand[up]();
  }

  async press(key, { shift = false, ctrl = false } = {}) {
    const held = [shift && 'Shift', ctrl && 'Control'].filter(Boolean);
    for (const name of held) await this.page.keyboard.down(name);
    await this.page.keyboard.press(key);
    for (const name of held.reverse()) await this.page.keyboard.up(name);
  }

  type(text) {
    return this.page.keyboard.type(text);
  }

  screenshot() {
    return this.page.screenshot();
  }

  pdf() {
    return this.page.pdf({ format: 'A4', printBackground: true, timeout: 120_000 });
  }

  async close() {
    await this.browser.close();
    if (this.profile) rmSync(this.profile, { recursive: true, force: true });
  }
}
