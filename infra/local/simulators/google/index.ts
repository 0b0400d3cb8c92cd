// The entry point of this part, which can be started without the rest of the twin.
export { createGoogle, type GoogleSimulator } from './google.ts';
export { receivedMailOf, type SenderCheck } from './receive-mail.ts';
export type { TroubleName } from './state.ts';
