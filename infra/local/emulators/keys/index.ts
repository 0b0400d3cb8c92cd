// The entry point of this part, which can be started without the rest of the twin.
export { createKeys } from './create-keys.ts';
export type { KeysEmulator } from './options.ts';
