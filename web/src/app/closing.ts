/**
 * How to leave an address that holds an open dialog. The router redraws after an address change when it has time;
 * until then, a dialog that is already closed would take the clicks meant for the page, so it is removed at once.
 */
export const closing = { replace: true, flushSync: true } as const;
