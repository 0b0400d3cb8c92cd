// The entry point of this part, which can be started without the rest of the twin.
export { createKenko, type KenkoOptions, type KenkoSimulator } from './kenko.ts';
export { restrictKey } from './scoped.ts';
export { signatureOf } from './webhooks.ts';
