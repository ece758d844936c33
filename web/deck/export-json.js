/** A backup: the whole log, one entry a line, so that two backups can be compared line by line. */
import { canonical, FORMAT } from './entry.js';
import { KIND } from './import.js';

/** @param {import('./entry.js').Entry[]} log @param {number} at @returns {string} */
export function backup(log, at) {
  const head = [
    `"kind": ${JSON.stringify(KIND)}`,
    `"format": ${FORMAT}`,
    `"exported": ${JSON.stringify(new Date(at).toISOString())}`,
    `"entries": ${log.length}`,
  ];
  return `{\n  ${head.join(',\n  ')},\n  "log": [\n${log.map((entry) =>
    `    ${canonical(entry)}`).join(',\n')}\n  ]\n}\n`;
}
