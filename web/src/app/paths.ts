/** Where a person arrives after signing in. */
export const homePath = '/classes';
export const authPath = '/auth';

/**
 * The page to go to after signing in: `wanted` when it is a path of this app, else home. Anything that a browser
 * could read as another site is refused.
 */
export function returnPath(wanted: string | null): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\\\s]/.test(wanted)) return homePath;
  const { pathname, search } = new URL(wanted, 'https://cupo.invalid');
  return pathname === '/' || pathname.startsWith(authPath) ? homePath : pathname + search;
}

/** The sign-in page, which leads back to `path` afterwards. */
export const authPathFor = (path: string): string =>
  path === '/' || path === homePath
    ? authPath
    : `${authPath}?${new URLSearchParams({ return: path }).toString()}`;
