/**
 * The lesson's JavaScript listing. The page shows what stands between the two marks, with `print` as `console.log`; its
 * button calls `run`, and the build takes the output from a run of its own.
 */

/** @param {any} attn a loaded core @param {(...parts: any[]) => void} print */
export function run(attn, print) {
  // [shown]
  const round = (row) => Array.from(row, (x) => x.toFixed(3)).join('  ');

  // (a) The worked example: three tokens of two numbers each, row after row.
  const X = [1, 0, 0, 1, 1, 1];
  for (const causal of [false, true]) {
    const shape = { Tq: 3, dk: 2 };
    const { output } = attn.attention({ q: X, k: X, v: X, shape, causal });
    print(causal ? 'causal: ' : 'no mask:', round(output));
  }

  // (b) How far do dot products spread? 20,000 pairs at once, each a batch.
  const n = 20_000;
  for (const dk of [16, 64, 256]) {
    const random = attn.random(9);
    const { scores } = attn.attention({
      q: random.normal(n * dk),
      k: random.normal(n * dk),
      v: new Float32Array(n),
      shape: { B: n, Tq: 1, dk, dv: 1 },
      scale: 1,
      returns: { scores: 'scaled' },
    });
    const variance = scores.reduce((sum, s) => sum + s * s, 0) / n;
    const scaled = (variance / dk).toFixed(3);
    print(`dk = ${dk}: variance ${variance.toFixed(1)}, scaled ${scaled}`);
  }

  // (c) The Jacobian of the softmax, and how it vanishes.
  for (const s of [[2, 1, 0], [16, 8, 0]]) {
    const p = attn.softmax(s, { rows: 1, columns: 3 });
    const largest = Math.max(...attn.softmaxJacobian(p)).toExponential(1);
    print(`scores ${s}: weights ${round(p)}, largest entry of J ${largest}`);
  }

  // (d) Parameters for 1, 8 and 64 heads; shuffled tokens.
  for (const H of [1, 8, 64]) {
    const { parameters } = attn.count({ T: 1, D: 512, H });
    print(`${H} heads: ${parameters} parameters`);
  }

  const [T, D, H] = [10, 64, 4];
  const random = attn.random(9);
  const matrix = () => random.normal(D * D).map((w) => w / 8);
  const params = { wq: matrix(), wk: matrix(), wv: matrix(), wo: matrix() };
  const tokens = random.normal(T * D);
  const order = random.permutation(T);
  const source = (i) => order[Math.floor(i / D)] * D + (i % D);
  const shuffle = (rows) => rows.map((_, i) => rows[source(i)]);
  for (const causal of [false, true]) {
    const shape = { Tq: T, D, H };
    const attend = (x) => attn.multiHead({ x, shape, params, causal }).output;
    const before = attend(shuffle(tokens));
    const after = shuffle(attend(tokens));
    const same = after.every((a, i) => Math.abs(a - before[i]) < 1e-5);
    const which = causal ? 'causal: ' : 'no mask:';
    print(which, 'shuffling before or after is the same:', same);
  }
  // [/shown]
}
