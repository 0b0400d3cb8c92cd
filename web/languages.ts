import type { Language } from '#shared/contracts/language.ts';

/** The languages that the app is built in; the first one serves whoever asks for none of them. */
export const languages = ['en', 'es', 'pt'] as const satisfies readonly Language[];
export type { Language };

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', pt: 'Português' };

/** Where a language's documents lie below the root: '' or 'es/'. */
export const folderOf = (language: Language): string => (language === languages[0] ? '' : `${language}/`);

/** The cookie that holds the language which a person chose; without it the browser's languages count. */
export const languageCookie = 'language';

export const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text);
