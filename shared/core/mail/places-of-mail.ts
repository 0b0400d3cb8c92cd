import type { Line } from './lines.ts';
import { level } from './level.ts';
import type { MailReservation } from './mail.ts';
import { areSeveralPeople, isCountedClass, namesSeveral } from './several-places.ts';
import {
  cancelledPart,
  placesOfVersions,
  statedPlaces,
  statesOnePlace,
  type PartOfPlaces,
} from './stated-places.ts';

/** One version of an e-mail, its text or its HTML, with its subject in small letters without accents. */
export interface MailVersion {
  readonly subject: string;
  readonly lines: readonly Line[];
}

/** The places that an e-mail states for its only reservation; empty if it states none. */
export type PlacesOfMail = Pick<MailReservation, 'places' | 'ofPlaces'>;

type Named = Pick<MailReservation, 'eventType' | 'customerName' | 'className'>;

const namesSeveralOf = ({ customerName, className }: Named): boolean =>
  areSeveralPeople(level(customerName ?? '')) || isCountedClass(level(className ?? ''));

/** The part of the places that all versions name. */
function partOf(versions: readonly MailVersion[]): PartOfPlaces | 'unclear' | undefined {
  const found = versions.flatMap(({ subject, lines }) => cancelledPart(subject, lines) ?? []);
  const [first, ...more] = found;
  if (first === undefined || first === 'unclear') return first;
  const isOne = more.every(
    (one) => one !== 'unclear' && one.places === first.places && one.ofPlaces === first.ofPlaces,
  );
  return isOne ? first : 'unclear';
}

/** A cancelled part is clear if nothing else in the e-mail contradicts it. */
function clearPart(
  part: PartOfPlaces | 'unclear',
  stated: number | 'unclear' | undefined,
  reservations: readonly Named[],
): PlacesOfMail | 'unclear' {
  const [only, ...more] = reservations;
  if (part === 'unclear' || more.length > 0 || only?.eventType !== 'booking_cancelled') return 'unclear';
  const { places, ofPlaces } = part;
  if (stated !== undefined && stated !== places && stated !== ofPlaces) return 'unclear';
  return places === ofPlaces ? { places } : { places, ofPlaces };
}

/**
 * How many places an e-mail is about, whether it was read in general or by a layout that was taught. A cancelled class
 * has no number of places.
 *
 * @returns 'unclear' if it may be about several places, and their number or that of its reservations is not clear
 */
export function placesOfMail(
  versions: readonly MailVersion[],
  reservations: readonly Named[],
): PlacesOfMail | 'unclear' {
  if (reservations.every(({ eventType }) => eventType === 'class_cancelled')) return {};
  const stated = placesOfVersions(versions.map(({ subject, lines }) => statedPlaces(subject, lines)));
  const part = partOf(versions);
  if (part !== undefined) return clearPart(part, stated, reservations);
  if (stated !== undefined)
    return stated === 'unclear' || reservations.length > 1 ? 'unclear' : { places: stated };
  const isOfSeveral =
    reservations.some(namesSeveralOf) || versions.some(({ subject, lines }) => namesSeveral(subject, lines));
  if (isOfSeveral) return 'unclear';
  const [only, ...more] = reservations;
  const isOne = only?.eventType === 'booking_cancelled' && more.length === 0;
  return isOne && versions.some(({ subject, lines }) => statesOnePlace(subject, lines)) ? { places: 1 } : {};
}
