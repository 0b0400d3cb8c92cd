// The door of this part: it can be started without the rest of the twin.
export { createKenko, type KenkoOptions, type KenkoSimulator } from './kenko.ts';
export { restrictKey } from './scoped.ts';
export { signatureOf } from './webhooks.ts';
