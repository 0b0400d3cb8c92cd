import type { MoneyMarks } from '#shared/core/money/money.ts';

/** The language of these catalogues, as a language tag. */
export const language = 'en';
/** The locale of numbers, dates and lists. */
export const locale = 'en-US';
/** The locale of dates that are shown next to an owner's file that puts the day first. */
export const dayFirstLocale = 'en-GB';
/** The format of amounts. */
export const moneyMarks: MoneyMarks = { group: ',', decimal: '.', afterSymbol: '' };
/** The format in which a day is typed. */
export const dayPattern = 'YYYY/MM/DD';
