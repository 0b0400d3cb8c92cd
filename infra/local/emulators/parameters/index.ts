// The door of this part: it can be started without the rest of the twin.
export { createParameters } from './create-parameters.ts';
