/**
 * Quick checks from web/lesson/checks.md: parsed once, then set twice. The page carries them as plain HTML inside
 * their tag, so they can be read with scripts off; the script carries them with MathML, so that the element works alone on any site.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escape } from './code.mjs';

/** @returns {Record<string, { question: string, options: { right: boolean, text: string, reason: string }[] }>} Markdown pieces */
export function readChecks(root) {
  const source = readFileSync(join(root, 'web/lesson/checks.md'), 'utf8');
  const checks = {};
  for (const [, name, body] of source.matchAll(/^## (\w+)\n([^]*?)(?=^## |(?![^]))/gm)) {
    const [question, ...rest] = body.split(/^- (?=\[[ x]\])/m);
    const options = rest.map((item) => {
      const [, mark, text, reason] = /^\[([ x])\] (.*)\n([^]*)$/.exec(item);
      return { right: mark === 'x', text, reason: reason.replace(/^ {2}/gm, '').trim() };
    });
    if (options.filter(({ right }) => right).length !== 1) throw new Error(`check ${name} needs exactly one right option`);
    if (options.some(({ reason }) => !reason)) throw new Error(`check ${name} has an option without a reason`);
    checks[name] = { question: question.trim(), options };
  }
  return checks;
}

/** The same checks as HTML. @param {ReturnType<typeof readChecks>} checks @param {import('markdown-it')} md */
export function renderChecks(checks, md) {
  return Object.fromEntries(Object.entries(checks).map(([name, { question, options }]) => [name, {
    question: md.render(question).trim(),
    options: options.map(({ right, text, reason }) => ({ right, text: md.renderInline(text), reason: md.render(reason).trim() })),
  }]));
}

/** What stands inside the tag: all of the check, the reasons folded away. */
export function checkFallback({ question, options }) {
  const letter = (i) => 'ABCDEFGH'[i];
  return `<div data-part="question">${question}</div>
<ol class="check-options">${options.map(({ text }, i) => `<li><div data-part="option-${i}">${text}</div></li>`).join('')}</ol>
<details class="answer"><summary>Answer</summary><div class="folded">
${options.map(({ right, reason }, i) => `<div class="check-reason"><strong>${letter(i)}${right ? ' is right.' : '.'}</strong>
<div data-part="reason-${i}">${reason}</div></div>`).join('\n')}
</div></details>`;
}

/** Fills every `<attn-check name="…"></attn-check>` of a page. */
export function fillChecks(html, rendered) {
  return html.replace(/<attn-check name="(\w+)"><\/attn-check>/g, (_, name) => {
    if (!rendered[name]) throw new Error(`no check "${escape(name)}" in web/lesson/checks.md`);
    return `<attn-check name="${name}" id="check-${name}">\n${checkFallback(rendered[name])}\n</attn-check>`;
  });
}
