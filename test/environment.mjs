import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/** State that suites of one process leave to each other. */
const betweenSuites = {};

/**
 * Jest's environment for Node.js with a plain global object. Jest's own is a proxy that is asked at each `Math` or
 * `Object` in a suite: calculations take two to four times as long behind it.
 */
export default class PlainGlobalEnvironment extends TestEnvironment {
  constructor(...given) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
    this.global.betweenSuites = betweenSuites;
  }
}
