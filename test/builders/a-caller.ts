import type { Caller } from '#functions/_platform/caller.ts';

/** Somebody signed in to a studio, in no particular session. */
export const aCaller = (studioId: string, over: Partial<Caller> = {}): Caller => ({
  studioId,
  superadmin: false,
  sessionId: '',
  signedInAtSeconds: 0,
  tokenEndsSeconds: 0,
  ...over,
});
