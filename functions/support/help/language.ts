import { language, type Language } from '#shared/contracts/language.ts';

export type { Language };
export const languages: readonly Language[] = language.options;

/** A text in each language of the help base. */
export type Said = Readonly<Record<Language, string>>;
