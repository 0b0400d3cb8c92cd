import { Failure } from '#shared/contracts/failure.ts';
import type { InputOf } from '#shared/contracts/operation.ts';
import type { ReportedFields } from '#shared/contracts/reservations/layout.ts';
import type { teachLayout } from '#shared/contracts/reservations/teach-layout.ts';
import { layoutFields, type TaughtMeaning } from '#shared/core/mail/layouts/layout.ts';

/** A person's interpretation of a mail: its reservations, or the fact that it has none. */
export type Meanings = readonly [TaughtMeaning, ...TaughtMeaning[]];

const nothing = 'Enter at least the class, the day or the reference that the mail is about.';
const contradiction =
  'An e-mail without a reservation contains no further ones. Choose what happened, or remove them.';
const twice = 'Two of the reservations are identical. Remove one of them.';

/** The path of a reservation in the request, by its index among all reservations. */
export const reservationPath = (at: number): string =>
  at === 0 ? 'body.told' : `body.others.${at - 1}.told`;

function assertSaysEnough({ className, classDate, marketplaceBookingRef }: ReportedFields, at: number): void {
  if (className === null && classDate === null && marketplaceBookingRef === null)
    throw new Failure('invalid-input', nothing, [{ path: reservationPath(at), message: nothing }]);
}

/**
 * @throws {Failure} `invalid-input` if a reservation says too little, is listed twice, or is combined with 'no
 * reservation'
 */
export function meaningsOf({
  meaning,
  told,
  others = [],
}: Pick<InputOf<typeof teachLayout>, 'meaning' | 'told' | 'others'>): Meanings {
  if (meaning === 'no_reservation') {
    if (others.length > 0)
      throw new Failure('invalid-input', contradiction, [{ path: 'body.others', message: contradiction }]);
    return ['no-reservation'];
  }
  const all = [{ eventType: meaning, told }, ...others];
  const seen = new Set<string>();
  all.forEach((one, at) => {
    assertSaysEnough(one.told, at);
    const text = JSON.stringify([one.eventType, ...layoutFields.map((field) => one.told[field])]);
    if (seen.has(text))
      throw new Failure('invalid-input', twice, [{ path: reservationPath(at), message: twice }]);
    seen.add(text);
  });
  const [first, ...further] = all.map((one): TaughtMeaning => ({ eventType: one.eventType, ...one.told }));
  return first ? [first, ...further] : ['no-reservation'];
}
