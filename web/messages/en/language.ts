import type { MoneyMarks } from '#shared/core/money/money.ts';

/** The language of these catalogues, as a language tag. */
export const language = 'en';
/** The locale of numbers, dates and lists. */
export const locale = 'en-US';
/** The locale of dates that are shown next to an owner's file with the day first. */
export const dayFirstLocale = 'en-GB';
/** How amounts are written. */
export const moneyMarks: MoneyMarks = { group: ',', decimal: '.', afterSymbol: '' };
/** How a day is typed. */
export const dayPattern = 'YYYY/MM/DD';
