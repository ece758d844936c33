/** Starts a worker: from a Blob where there are such, by node:worker_threads in Node. */
import { WORKER } from '../../build/package/worker.js';

/**
 * @typedef {object} Port
 * @property {(message: unknown, transfer?: ArrayBuffer[]) => void} post
 * @property {(busy: boolean) => void} hold whether the program has to go on for it
 * @property {() => void} end
 */

/** Not a literal, which bundlers for pages would look for. */
const NODE_WORKERS = ['node', 'worker_threads'].join(':');
const NODE_PORT = "globalThis.port = require('node:worker_threads').parentPort;";

/**
 * @param {(message: any) => void} heard
 * @param {(why: unknown) => void} died may be called more than once
 * @returns {Promise<Port>} rejects where there are no workers, or none are allowed
 */
export async function startWorker(heard, died) {
  if (typeof Worker === 'function') return startInPage(heard, died);
  const { Worker: NodeWorker } = await import(/* webpackIgnore: true */ /* @vite-ignore */ NODE_WORKERS);
  // Options of the program, such as modules to load first, are not for this worker.
  const worker = new NodeWorker(`${NODE_PORT}${WORKER}`, { eval: true, execArgv: [] });
  worker.on('message', heard).on('error', died).on('messageerror', died).on('exit', () => died('it ended'));
  return {
    post: (message, transfer) => worker.postMessage(message, transfer),
    hold: (busy) => (busy ? worker.ref() : worker.unref()),
    end: () => worker.terminate(),
  };
}

/**
 * @param {(message: any) => void} heard
 * @param {(why: unknown) => void} died
 * @returns {Port}
 */
function startInPage(heard, died) {
  const address = URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' }));
  const done = () => URL.revokeObjectURL(address);
  try {
    const worker = new Worker(address);
    worker.onmessage = ({ data }) => {
      done();
      heard(data);
    };
    /** @param {Event} event */
    const failed = (event) => {
      done();
      // It is told to the caller as an error, and not to the page as well.
      event.preventDefault();
      died('message' in event ? event.message : event.type);
    };
    worker.onerror = failed;
    worker.onmessageerror = failed;
    return {
      post: (message, transfer = []) => worker.postMessage(message, transfer),
      hold: () => {},
      end: () => worker.terminate(),
    };
  } catch (refused) {
    done();
    throw refused;
  }
}
