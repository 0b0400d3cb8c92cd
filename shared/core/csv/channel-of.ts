import type { Field } from './plan.ts';
import { fold } from './text.ts';

/** The channel through which a visit was sold. */
export type SoldThrough = 'direct' | 'fitpass' | 'wellhub' | 'totalpass' | 'classpass' | 'kenko';

const spellings: readonly (readonly [SoldThrough, string])[] = [
  ['fitpass', 'fit[ -]?pass'],
  ['wellhub', 'wellhub|gym[ -]?pass'],
  ['totalpass', 'total[ -]?pass'],
  ['classpass', 'class[ -]?pass'],
  ['kenko', 'ken?ko|keno'],
];

/** 'class pass' in two words means a pass for classes, unless it is the whole text. */
const anywhere = spellings.map(([channel, names]) => {
  const inText = channel === 'classpass' ? 'classpass|^class[ -]pass$' : names;
  return [channel, new RegExp(`(?<![a-z])(?:${inText})(?![a-z])`)] as const;
});
const atEnd = spellings.map(
  ([channel, names]) =>
    [
      channel,
      new RegExp(String.raw`(?:^(?:${names})\s*[-–:]\s*\S|\S\s*[\s([-–/]\s*(?:${names})\s*[)\]]?$)`),
    ] as const,
);

/** Hardly any client's name contains a channel, so one pattern excludes most of them. */
const anyName = new RegExp(spellings.map(([, names]) => names).join('|'));

const found = (text: string | undefined, patterns: typeof anywhere): SoldThrough | undefined => {
  if (!text) return undefined;
  const folded = fold(text);
  if (!anyName.test(folded)) return undefined;
  return patterns.find(([, pattern]) => pattern.test(folded))?.[0];
};

/** The marketplace named in a text, as in 'Gympass' or 'ClassPass (online)'; undefined if it names none. */
export const channelNamed = (text: string | undefined): SoldThrough | undefined => found(text, anywhere);

/** The texts of a booking that may name its channel. */
export type SoldRecord = Readonly<Partial<Record<Field, string | undefined>>>;

/**
 * The channel of a booking: the one named by its type, otherwise by its source, otherwise by the end of the customer's
 * name, as in 'ANA SOUZA - GYMPASS'. A booking without a marketplace was sold by the studio itself.
 */
export const channelOf = (record: SoldRecord): SoldThrough =>
  channelNamed(record.booking_type) ??
  channelNamed(record.booking_source) ??
  found(record.customer_name, atEnd) ??
  'direct';
