import type { Logger } from '#functions/_platform/ports/base.ts';

const nothing = () => undefined;

/** A logger for code whose lines a test does not look at. */
export const silent: Logger = { info: nothing, warn: nothing, error: nothing, measure: nothing };
