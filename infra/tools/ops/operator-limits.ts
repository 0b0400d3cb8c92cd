import { requestLimits } from '#functions/_platform/common/request-limits.ts';

/** An operator's command may wait longer than a function may: to list versions or to restore takes its time. */
export const operatorLimits = requestLimits({ requestTimeoutMs: 30_000, connectionTimeoutMs: 5_000 });
