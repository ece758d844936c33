/**
 * What every page begins with. All addresses are relative, and nothing is set before the reader's choice of colours.
 */
import { escape } from './code.mjs';

/** @param {{ title: string, description: string, script?: boolean }} page `script`: whether the lesson's script runs */
export const pageHead = ({ title, description, script = true }) => `<!doctype html>
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
${script ? '<script src="./lesson.js" defer></script>\n' : ''}</head>
`;
