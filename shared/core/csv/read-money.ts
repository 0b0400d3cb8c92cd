import type { DecimalMark } from './plan.ts';

const symbols = /(?:US|MX|AU|CA|R|S\/|COL|CL|AR)?[$€£¥₡₲]|\b[A-Z]{3}\b|S\/\.?/g;
const spaces = /[\s  ']/g;
const figures = /^\d[\d.,]*$|^[.,]\d+$/;

/** A whole number with digits in groups of three, as in '1.234.567'. */
const grouped = (text: string, mark: string): boolean => {
  const [head = '', ...groups] = text.split(mark);
  return /^\d{1,3}$/.test(head) && groups.every((group) => /^\d{3}$/.test(group));
};

/**
 * The decimal separator of an amount: one that is not followed by exactly three digits, or the later of two. Undefined
 * if there is none, or if it is ambiguous, as in '1.234'.
 */
export function decimalMarkOf(amount: string): DecimalMark | undefined {
  const [point, comma] = [amount.lastIndexOf('.'), amount.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const at = Math.max(point, comma);
  if (at < 0) return undefined;
  const mark = point >= 0 ? '.' : ',';
  if (amount.indexOf(mark) < at) return undefined;
  const decimals = amount.length - at - 1;
  return decimals === 3 && at <= 3 && !amount.startsWith('0') ? undefined : mark;
}

function plain(amount: string, fileMark: DecimalMark | null): string | undefined {
  const mark = decimalMarkOf(amount) ?? fileMark;
  const at = mark ? amount.lastIndexOf(mark) : -1;
  const isDecimal = at >= 0 && amount.indexOf(mark ?? '') === at;
  const [whole, fraction] = isDecimal ? [amount.slice(0, at), amount.slice(at + 1)] : [amount, ''];
  const groupMark = ['.', ','].find((sign) => whole.includes(sign));
  if (groupMark && !grouped(whole, groupMark)) return undefined;
  const digits = (groupMark ? whole.replaceAll(groupMark, '') : whole).replace(/^0+(?=\d)/, '') || '0';
  if (!/^\d+$/.test(digits) || !/^\d*$/.test(fraction)) return undefined;
  return fraction ? `${digits}.${fraction}` : digits;
}

/** An amount's digits and separators without symbol, sign and spaces; undefined if it is not an amount. */
export function moneyFigures(
  cell: string,
): { figures: string; negative: boolean; symbol: boolean } | undefined {
  const text = cell.trim();
  if (text.length > 40) return undefined;
  const bare = text.replace(symbols, '').replace(spaces, '');
  const negative = /^\(.*\)$|^-|^−|-$/.test(bare);
  const digits = bare.replaceAll(/^[-−+(]+|[-)]+$/g, '');
  return figures.test(digits)
    ? { figures: digits, negative, symbol: bare.length < text.length && /[^\d\s.,()+−-]/.test(text) }
    : undefined;
}

/**
 * Reads an amount as a plain decimal ('R$ 1.234,50' and '$1,234.50' are '1234.50', '($3.60)' is '-3.60'). `fileMark` is
 * the decimal separator of the file's other amounts: it decides about '1.234', which is otherwise a thousand. Undefined
 * if it is not an amount.
 */
export function readMoney(cell: string, fileMark: DecimalMark | null = null): string | undefined {
  const found = moneyFigures(cell);
  const amount = found && plain(found.figures, fileMark);
  if (amount === undefined) return undefined;
  return found?.negative && /[1-9]/.test(amount) ? `-${amount}` : amount;
}
