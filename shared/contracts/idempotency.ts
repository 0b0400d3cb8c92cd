/** The header that makes it safe to repeat a changing request, as in the IETF's draft. */
export const idempotencyHeader = 'idempotency-key';

/** Marks an answer as a repetition of the first one; nothing was done again. */
export const replayedHeader = 'idempotency-replayed';

/** How long the server honours a key. */
export const idempotencyKeyHours = 24;

export const idempotencyKeyCharactersMax = 255;

/** How long a failed attempt blocks its key: no operation runs longer. */
export const idempotencyLeaseSeconds = 30;

/** The retry delay for a repeat that arrives while the first attempt is still running. */
export const inProgressRetrySeconds = 1;
