// The entry point of this part, which can be started without the rest of the twin.
export { createParameters } from './create-parameters.ts';
