// Every image of dist/ that this Node can run, loaded. Relaxed SIMD is behind a flag in older versions, which V8 also
// takes while it runs; where an engine still refuses an image, the tests say so and go on without it.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import v8 from 'node:v8';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const NAMES = ['scalar', 'simd128', 'relaxed', 'js'];
const bundle = join(root, 'dist', 'index.mjs');

export async function images() {
  if (!existsSync(bundle)) throw new Error('dist/index.mjs is not there: npm run build');
  try {
    v8.setFlagsFromString('--experimental-wasm-relaxed-simd');
  } catch {
    // A version that has relaxed SIMD without a flag.
  }
  const { load } = await import(pathToFileURL(bundle).href);
  const loaded = [];
  for (const name of NAMES) {
    try {
      const attn = await load({ image: name });
      if (attn.image !== name) throw new Error(`load({ image: '${name}' }) gave ${attn.image}`);
      loaded.push({ name, attn });
    } catch (error) {
      if (error.code !== 'ATTN_UNSUPPORTED' || name === 'scalar' || name === 'js') throw error;
      console.log(`no ${name} image in Node ${process.versions.node}: ${error.message}`);
    }
  }
  return loaded;
}
