/**
 * What every page begins with. All addresses are relative, and nothing is set before the reader's choice of colours.
 */
import { escape } from './code.mjs';

/** How a page has the lesson's script. */
const SCRIPTS = {
  none: '',
  after: '<script src="./lesson.js" defer></script>\n',
  inside: '<link rel="preload" href="./lesson.js" as="script">\n',
};

/**
 * @param {{ title: string, description: string, script?: keyof SCRIPTS }} page `script`: not at all, after the whole
 *   page, or at a place inside the page, which names it there
 */
export const pageHead = ({ title, description, script = 'after' }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escape(description)}">
<title>${escape(title)}</title>
<link rel="icon" href="./icon.svg" type="image/svg+xml">
<script src="./theme.js"></script>
<link rel="stylesheet" href="./lesson.css">
${SCRIPTS[script]}</head>
`;
