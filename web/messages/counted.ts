import { locale } from '#messages/language';

const plurals = new Intl.PluralRules(locale);
const numbers = new Intl.NumberFormat(locale);

/** The form of a word for a count, by the language's own rule. By default, `many` is `one` with an s. */
export const wordFor = (count: number, one: string, many = `${one}s`): string =>
  plurals.select(count) === 'one' ? one : many;

/** A count with its unit: '1 place', '1,200 places'. */
export const counted = (count: number, one: string, many?: string): string =>
  `${numbers.format(count)} ${wordFor(count, one, many)}`;
