/**
 * How an address is left that holds an open dialog. The router draws what follows from an address when there is time for
 * it; a dialog that is closed would meanwhile take the clicks that are meant for the page, so it goes at once.
 */
export const closing = { replace: true, flushSync: true } as const;
