/** The languages of the product: English, Spanish (Mexico) and Portuguese (Brazil). The first one is the default. */
export const languages = ['en', 'es', 'pt'] as const;
export type Language = (typeof languages)[number];

/** The cookie with the language that a person chose; without it, the browser's languages decide. */
export const languageCookie = 'language';

export const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text);
