import type { ErrorCode } from '#shared/contracts/errors.ts';

/** The server says in this language what is wrong. */
export const problemText = (_code: ErrorCode, detail: string): string => detail;
