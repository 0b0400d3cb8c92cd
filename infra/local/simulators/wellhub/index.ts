// The door of this part: it can be started without the rest of the twin.
export { createWellhub, type WellhubOptions } from './wellhub.ts';
export { signatureOf } from './webhooks.ts';
