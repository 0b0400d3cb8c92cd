import { signOut as signOutOfPool } from 'aws-amplify/auth';
import './amplify.ts';

/** Signs out. It is a module of its own so that pages load it only when somebody signs out. */
export const signOut = signOutOfPool;
