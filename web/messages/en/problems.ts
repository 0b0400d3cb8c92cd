import type { ErrorCode } from '#shared/contracts/errors.ts';

/** The server describes problems in this language. */
export const problemText = (_code: ErrorCode, detail: string): string => detail;
