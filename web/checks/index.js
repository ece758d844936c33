/** Defines the elements that ask, for every page that imports this file. */
import { defineChecks } from './define.js';

defineChecks();
