// The entry point of this part, which can be started without the rest of the twin.
export { createStripe, type StripeSimulator } from './stripe.ts';
export { signatureOf } from './deliver.ts';
export { eventObject } from './objects.ts';
export type { StripeEvent, Subscription } from './state.ts';
