// The parts of a running twin that can be imported without starting one.
export { type Usage, unused } from './metering.ts';
export {
  operatorEnvironment,
  operatorFile,
  readOperatorEnvironment,
  writeOperatorEnvironment,
} from './operator-environment.ts';
export { parseSchedule } from './schedule-expression.ts';
export { startTimeLimit } from './time-limit.ts';
