import { requestLimits } from '#functions/_platform/common/request-limits.ts';

/** An operator's command may wait longer than a function may, because listing versions or restoring takes a while. */
export const operatorLimits = requestLimits({ requestTimeoutMs: 30_000, connectionTimeoutMs: 5_000 });
