/** The header that makes a repeat of a changing request harmless, as in the IETF's draft. */
export const idempotencyHeader = 'idempotency-key';

/** Marks an answer as a repetition of the first one; nothing was done again. */
export const replayedHeader = 'idempotency-replayed';

/** The server honours a key for so long. */
export const idempotencyKeyHours = 24;

export const idempotencyKeyCharactersMax = 255;

/** A try that died releases its key after so long: no operation works longer. */
export const idempotencyLeaseSeconds = 30;

/** The delay for a repeat that arrives while the first attempt is working. */
export const inProgressRetrySeconds = 1;
