import { languages, type Language } from '#shared/language.ts';

export { languages, type Language };

/** A text in each language of the help base. */
export type Said = Readonly<Record<Language, string>>;
