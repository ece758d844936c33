/** The lesson's one script: the core, the elements and the parts of the page. */
import '../elements.js';
import { startLessonLinks } from './lesson-links.js';
import { startListings } from './listings.js';
import { startPlace } from './place.js';
import { startPrint } from './print.js';
import { startScrollers } from './scrollers.js';
import { startThemeSwitch } from './theme-switch.js';
import { startVideos } from './videos.js';

startThemeSwitch();
startLessonLinks();
startListings();
startVideos();
startPlace();
startScrollers();
startPrint();
