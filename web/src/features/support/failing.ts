import { ApiProblem, messageOf } from '../../api/problem.ts';

/** Without a session the words ask for one; else they say what failed, over the server's reason. */
export const failing =
  (signedOut: string, failed: string) =>
  (error: Error): { header: string; content: string } | string =>
    error instanceof ApiProblem && error.code === 'unauthenticated'
      ? signedOut
      : { header: failed, content: messageOf(error) };
