/**
 * The classic script for any page: `<script src="attention-figures.js"></script>` gives the core as `AttentionFigures`
 * and all elements.
 */
export * from './elements.js';
