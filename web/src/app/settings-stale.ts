/**
 * How long the studio's settings are shown without being requested again. Whatever changes them is announced to open
 * pages, except that the team pauses the automation of all studios; the dashboard requests that each time it is shown.
 */
export const settingsStaleMs = 15 * 60_000;
