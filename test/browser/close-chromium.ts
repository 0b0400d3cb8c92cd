import { closeChromium } from './serve-chromium.ts';

/** Ends the browser that the suites of a run shared. */
export default closeChromium;
