/** The families of letters, for figures, checks, cards and pages alike. */
import { unsafeCSS } from 'lit';

export const stacks = {
  serif: "Charter,'Bitstream Charter','Source Serif 4','Source Serif Pro','Iowan Old Style',Georgia,serif",
  // Narrow enough that numbers fit their cells.
  sans: "-apple-system,'Segoe UI',Roboto,'Liberation Sans',Arial,system-ui,sans-serif",
  mono: "ui-monospace,'SF Mono','Cascadia Code',Consolas,'Liberation Mono',monospace",
};

/** A page may set its own with --attn-sans. */
export const sans = unsafeCSS(`var(--attn-sans,${stacks.sans})`);

export const mono = unsafeCSS(stacks.mono);

/** The letters of formulas. */
export const serif = unsafeCSS("'STIX Two Text','Latin Modern Math',Cambria,Georgia,'DejaVu Serif',serif");
