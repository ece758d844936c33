/**
 * What is wider than its box has a shade at each edge where it goes on: the shades stay with the box, and pieces of the
 * ground that move with the content cover them at its ends. With forced colours and on paper there is none.
 */
import { unsafeCSS } from 'lit';

/** @param {{ boxes: string, ground: string, ink: string }} parts which boxes, and the colours behind and in them */
export const edges = ({ boxes, ground, ink }) => unsafeCSS(`@media screen and (forced-colors: none) {
  :is(${boxes}) {
    --edge: ${ground};
    --shade: color-mix(in srgb, ${ink} 28%, transparent);
    background:
      linear-gradient(to right, var(--edge) 50%, transparent) left / 2.5rem 100% local,
      linear-gradient(to left, var(--edge) 50%, transparent) right / 2.5rem 100% local,
      linear-gradient(to right, var(--shade), transparent) left / 0.9rem 100% scroll,
      linear-gradient(to left, var(--shade), transparent) right / 0.9rem 100% scroll,
      var(--edge);
    background-repeat: no-repeat;
  }
}`);
