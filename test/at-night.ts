import { size } from './size.ts';

/** A test that a push leaves to the nightly run, where the suite's others hold what most people do. */
export const atNight = size === 'nightly' ? it : it.skip;
