import { signOut as signOutOfPool } from 'aws-amplify/auth';

/** Signs out. In a module of its own, so that who does not sign out loads nothing of it. */
export const signOut = signOutOfPool;
