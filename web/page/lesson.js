/** The lesson's one script: the core, the elements and the parts of the page. */
import '../elements.js';
import { core } from '../figures/core.js';
import { createSearch } from '../search/dialog.js';
import { startGlossary } from './glossary.js';
import { startKeys } from './keys.js';
import { startLessonLinks } from './lesson-links.js';
import { startListings } from './listings.js';
import { startPlace } from './place.js';
import { startPrint } from './print.js';
import { startProgress } from './progress.js';
import { startScrollers } from './scrollers.js';
import { startThemeSwitch } from './theme-switch.js';
import { startVideos } from './videos.js';

// In a quiet moment the core is made ready, so that figures out of sight can still be drawn when the page is printed.
(window.requestIdleCallback ?? setTimeout)(() => core().catch(() => {}));
startThemeSwitch();
startLessonLinks();
startListings();
startVideos();
startPlace();
startScrollers();
startGlossary();
startPrint();
startProgress();
startKeys({ openSearch: lazily(createSearch) });

/** The search is made when it is first wanted. @param {() => { open: () => void }} create */
function lazily(create) {
  let search;
  return () => (search ??= create()).open();
}
