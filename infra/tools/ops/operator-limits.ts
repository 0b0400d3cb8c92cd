import { requestLimits } from '#functions/_platform/common/request-limits.ts';

/** Nobody's function ends while an operator waits, and a list of versions or a restore may take its time. */
export const operatorLimits = requestLimits({ requestTimeoutMs: 30_000, connectionTimeoutMs: 5_000 });
