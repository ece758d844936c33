/** Runs a test program built for WebAssembly, with nothing but its output and its exit code: node wasi.mjs program.wasm */
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

const wasi = new WASI({ version: 'preview1', args: ['test'], env: {}, returnOnExit: true });
const program = new WebAssembly.Module(readFileSync(process.argv[2]));
process.exitCode = wasi.start(new WebAssembly.Instance(program, { wasi_snapshot_preview1: wasi.wasiImport }));
