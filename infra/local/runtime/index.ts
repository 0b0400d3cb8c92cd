// The parts of a running twin that can be imported without starting one.
export { lockData } from './data-lock.ts';
export { isSynthesized } from './freshness.ts';
export { type Usage, unused } from './metering.ts';
export {
  operatorEnvironment,
  operatorFile,
  readOperatorEnvironment,
  writeOperatorEnvironment,
} from './operator-environment.ts';
export { assertSafe } from './safety.ts';
export { parseSchedule } from './schedule-expression.ts';
export { startTimeLimit } from './time-limit.ts';
