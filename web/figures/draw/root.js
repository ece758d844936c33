/**
 * What every element shares with the page around it: the size and family of its letters, whether and where it is seen,
 * and the roles of its colours. Everything else that pages hand down, such as spacing, case, weight or alignment, ends
 * at the element's root.
 */
import { css } from 'lit';

export const rootStyles = css`
  :host { display: block; }
  :host([hidden]) { display: none !important; }
  [hidden] { display: none !important; }
  .root {
    all: initial; display: block; font-family: inherit; font-size: inherit; font-size-adjust: inherit; line-height: 1.5;
    -webkit-text-size-adjust: inherit; text-size-adjust: inherit; overflow-wrap: break-word; visibility: inherit;
    pointer-events: inherit;
  }
`;
