import LightRunner from 'jest-light-runner';

/** Half of their time unit suites wait: for a stack to be synthesized, a bundle to be built, a table to answer. */
const threadsPerWorker = 2;

/** Jest's workers are one for each processor; unit suites, which are threads of one process, keep these busy by two. */
export default class UnitRunner extends LightRunner {
  constructor(globalConfig, ...others) {
    const { maxWorkers } = globalConfig;
    // One worker means one suite at a time: so do those that failed run again.
    const threads = maxWorkers === 1 ? 1 : maxWorkers * threadsPerWorker;
    super({ ...globalConfig, maxWorkers: threads }, ...others);
  }
}
