// The door of this part: it can be started without the rest of the twin.
export { createFitpass, type FitpassSimulator } from './fitpass.ts';
