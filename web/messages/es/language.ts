import type { MoneyMarks } from '#shared/core/money/money.ts';

/** The language of these catalogues, as documents and browsers name it. */
export const language = 'es';
/** The locale of numbers, dates and lists. */
export const locale = 'es-MX';
/** The locale of days that stand beside dates in the order of an owner's file. */
export const dayFirstLocale = 'es-MX';
/** How amounts are written. */
export const moneyMarks: MoneyMarks = { group: ',', decimal: '.', afterSymbol: '' };
/** How a day is typed. */
export const dayPattern = 'AAAA/MM/DD';
