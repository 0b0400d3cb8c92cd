import { size } from './size.ts';

/** A test that runs only at night, because the other tests of its suite cover the common cases. */
export const atNight = size === 'nightly' ? it : it.skip;
