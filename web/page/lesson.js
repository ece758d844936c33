/** The lesson's one script: the core, the elements and the parts of the page. */
import '../elements.js';
import { startPlace } from './place.js';
import { startPrint } from './print.js';
import { startScrollers } from './scrollers.js';
import { startThemeSwitch } from './theme-switch.js';

startThemeSwitch();
startPlace();
startScrollers();
startPrint();
