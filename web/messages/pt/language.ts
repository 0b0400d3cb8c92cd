import type { MoneyMarks } from '#shared/core/money/money.ts';

/** The language of these catalogues, as a language tag. */
export const language = 'pt';
/** The locale of numbers, dates and lists. */
export const locale = 'pt-BR';
/** The locale of dates that are shown next to an owner's file that puts the day first. */
export const dayFirstLocale = 'pt-BR';
/** The format of amounts. */
export const moneyMarks: MoneyMarks = { group: '.', decimal: ',', afterSymbol: '\u00a0' };
/** The format in which a day is typed. */
export const dayPattern = 'AAAA/MM/DD';
