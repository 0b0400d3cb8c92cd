/** The languages that the app is built in; the first one serves whoever asks for none of them. */
export const languages = ['en', 'es', 'pt'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', pt: 'Português' };

/** Where a language's documents lie below the root: '' or 'es/'. */
export const folderOf = (language: Language): string => (language === languages[0] ? '' : `${language}/`);

/** The cookie that holds the language which a person chose; without it the browser's languages count. */
export const languageCookie = 'language';

export const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text);

/** The language of a request's documents: what the cookie says, else the first known one that the browser names. */
export function languageFor(request: {
  cookie?: string | undefined;
  accepted?: string | undefined;
}): Language {
  if (isLanguage(request.cookie)) return request.cookie;
  const named = (request.accepted ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return named.find(isLanguage) ?? languages[0];
}
