// The entry point of this part, which can be started without the rest of the twin.
export { createUserPool } from './create-user-pool.ts';
export { signInBySrp } from './srp/sign-in.ts';
export { codeAt } from './totp.ts';
