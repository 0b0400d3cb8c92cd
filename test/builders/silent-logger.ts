import type { Logger } from '#functions/_platform/ports/base.ts';

const nothing = () => undefined;

/** A logger for tests that ignore log lines. */
export const silent: Logger = { info: nothing, warn: nothing, error: nothing, measure: nothing };
