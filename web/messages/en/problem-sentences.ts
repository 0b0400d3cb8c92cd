/** The API says its sentences in this language. */
export const sentences: Readonly<Record<string, string>> = {};
