/** The header that makes a repeat of a changing request harmless, as the IETF's draft has it. */
export const idempotencyHeader = 'idempotency-key';

/** Says of an answer that it is the first one again, and that nothing was done anew. */
export const replayedHeader = 'idempotency-replayed';

/** The server honours a key for so long. */
export const idempotencyKeyHours = 24;

export const idempotencyKeyCharactersMax = 255;

/** A try that died releases its key after so long: no operation works longer. */
export const idempotencyLeaseSeconds = 30;

/** The delay for a repeat that comes while the first try is at work. */
export const inProgressRetrySeconds = 1;
