import { pageModules } from './routes.ts';

/** The separate HTML documents, by their paths. */
export const documents: Readonly<Record<string, string>> = {
  '/landing': 'landing.html',
  '/privacy-policy': 'privacy-policy.html',
  '/privacy': 'privacy-policy.html',
  '/terms-of-service': 'terms-of-service.html',
  '/terms': 'terms-of-service.html',
  '/unsubscribe': 'unsubscribe.html',
  '/auth': 'auth.html',
};

/** The document for every path of a page of the app. */
export const appDocument = 'app.html';

/** The document for every other path without a file, with the status 404. */
export const notFoundDocument = 'not-found.html';

const pagePatterns = Object.keys(pageModules).map((path) => path.replace(/:\w+/g, '[^/]+'));

/** Matches a path of the app or its demo, without trailing slashes. For the root, the matched path is empty. */
export const appPattern = new RegExp(`^(/demo)?(${pagePatterns.join('|')})?$`);

/** The document for a path such as `/auth/` or `/logs/1`; a path whose last part has a dot is a file, not a document. */
export function documentOf(path: string): string {
  const bare = path.replace(/\/+$/, '');
  return documents[bare] ?? (appPattern.test(bare) ? appDocument : notFoundDocument);
}

/** The path at which a page in development is notified (by server-sent events) that the app was rebuilt. */
export const reloadPath = '/_reload';
