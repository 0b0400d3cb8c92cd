// The entry point of this part, which can be started without the rest of the twin.
export { createFitpass, type FitpassSimulator } from './fitpass.ts';
