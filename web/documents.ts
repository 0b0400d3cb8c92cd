/** The HTML documents the web app is made of, by the path that asks for them. */
export const documents: Readonly<Record<string, string>> = { '/auth': 'auth.html' };

/** What answers every other path that names no file. */
export const defaultDocument = 'app.html';

/** The document for a path such as `/auth/` or `/logs/1`; a path whose last part has a dot is a file, not a document. */
export function documentOf(path: string): string {
  return documents[path.replace(/\/+$/, '')] ?? defaultDocument;
}

/** Where a page in development listens (server-sent events) for the word that it was built anew. */
export const reloadPath = '/_reload';
