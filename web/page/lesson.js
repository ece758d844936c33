/**
 * The lesson's script: the core, the figures and checks, and the page. parts.js brings the rest when it is needed.
 *
 * It stands behind the first figure of the lesson: that one is drawn while the rest of the page still arrives, and
 * everything else waits until it has. Questions in particular read what stands inside them when they begin.
 */
import { defineChecks } from '../checks/define.js';
import { core } from '../figures/core.js';
import { define } from '../figures/define.js';
import * as figures from '../figures/index.js';
import { onQuiet } from '../figures/watch.js';
import { startCards } from './cards.js';
import { startGlossary } from './glossary.js';
import { startKeys } from './keys.js';
import { startLanding } from './landing.js';
import { startLessonLinks } from './lesson-links.js';
import { startListings } from './listings.js';
import { bring } from './parts.js';
import { startPlace } from './place.js';
import { startPrint } from './print.js';
import { startProgress } from './progress.js';
import { startScrollers } from './scrollers.js';
import { startThemeSwitch } from './theme-switch.js';
import { startVideos } from './videos.js';

// The core comes first, so that a figure is drawn once, alive; and where figures are out of sight, they can still be
// drawn when the page is printed.
const here = Object.values(figures).filter(({ slug }) => document.querySelector(`attn-${slug}`));
if (here.length) core().catch(() => {}).then(() => here.forEach(define));

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

function start() {
  for (const figure of Object.values(figures)) define(figure);
  defineChecks();
  // A link may lead to any figure at once: then only what stands around it has still to be laid out.
  for (const { classList } of document.querySelectorAll('.wide.far')) onQuiet(() => classList.remove('far'));
  startThemeSwitch();
  startLanding();
  startLessonLinks();
  startListings();
  startVideos();
  startPlace();
  startScrollers();
  startGlossary();
  startPrint();
  startProgress();
  startKeys({ openSearch: () => bring('search').then(({ openSearch }) => openSearch(), tellNoSearch) });
  startCards();
}

/** The part of the script that searches is not there, or the page is offline; asking again may help. */
function tellNoSearch() {
  const button = /** @type {HTMLElement} */ (document.querySelector('[data-open="search"]'));
  button.textContent = 'Search does not load';
}
