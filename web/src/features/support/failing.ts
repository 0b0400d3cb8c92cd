import { ApiProblem, messageOf } from '../../api/problem.ts';

/**
 * Without a session, the message asks the person to sign in; otherwise it says what failed, with the server's reason.
 */
export const failing =
  (signedOut: string, failed: string) =>
  (error: Error): { header: string; content: string } | string =>
    error instanceof ApiProblem && error.code === 'unauthenticated'
      ? signedOut
      : { header: failed, content: messageOf(error) };
