import { chatLanguage, type ChatLanguage } from '#shared/contracts/support/chat.ts';

export type Language = ChatLanguage;
export const languages: readonly Language[] = chatLanguage.options;

/** A text in each language of the help base. */
export type Said = Readonly<Record<Language, string>>;
