/**
 * Protects real accounts and data from the twin.
 *
 * @throws an error that says why the twin will not start
 */
export function assertSafe(environment: Record<string, string | undefined>): void {
  if (environment['NODE_ENV'] === 'production')
    throw new Error(
      'The local twin does not start with NODE_ENV=production: it is for development and tests.',
    );
  const real = ['AWS_ACCESS_KEY_ID', 'AWS_SESSION_TOKEN'].find((name) =>
    /^(AKIA|ASIA)[A-Z0-9]{12,}$/.test(environment[name] ?? ''),
  );
  if (real !== undefined)
    throw new Error(
      `The local twin does not start while real AWS credentials are set: unset ${real} and AWS_SECRET_ACCESS_KEY.`,
    );
}
