import { languages, type Language } from '#shared/language.ts';

export { isLanguage, languageCookie, languages, type Language } from '#shared/language.ts';

/** The name of each language, in the language itself. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', pt: 'Português' };

/** The folder of a language's documents below the root: '' or 'es/'. */
export const folderOf = (language: Language): string => (language === languages[0] ? '' : `${language}/`);
