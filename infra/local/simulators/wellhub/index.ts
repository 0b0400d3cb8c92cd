// The entry point of this part, which can be started without the rest of the twin.
export { createWellhub, type WellhubOptions } from './wellhub.ts';
export { signatureOf } from './webhooks.ts';
