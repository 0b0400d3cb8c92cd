import type { ColumnFacts } from './column-profile.ts';
import type { Field } from './plan.ts';
import { rowStatusOf } from './row-status.ts';

/** The score of values that are impossible for a field. */
export const impossible = -1;

type Rule = (facts: ColumnFacts) => number;

const placesMax = 2000;
const alike = 0.7;

const isDate: Rule = ({ share }) => {
  if (share('weekday') > 0.5) return impossible;
  // The day of a class is seldom written with a time of day if the time has a column of its own.
  if (share('date') + share('noSuch') >= alike) return share('date') - 0.3 * share('dateTime');
  return share('serial') > 0.9 ? 0.1 : impossible;
};

const isTime: Rule = ({ share }) => {
  if (share('time') + share('noSuch') + share('clockOrAmount') < alike) return impossible;
  return share('time') + 0.3 * share('clockOrAmount');
};

const isCount: Rule = ({ share, max }) => {
  if (share('whole') < alike || max > placesMax) return impossible;
  return max <= 1 ? -0.6 : 1;
};

const isSlots: Rule = ({ share, max }) => (share('whole') < alike || max > placesMax ? impossible : 1);

/** A column with higher numbers counts the places of a class, or numbers them. */
const partyMax = 12;

/** In a file with so few rows, numbers up to the second one may all be those of places in a booking. */
const fewRows = 8;
const fewRowsPartyMax = 6;

/** Whether a column's numbers are those of places in a booking, most of which take one or two. */
const isParty = ({ share, max, filled, distinct }: ColumnFacts): boolean => {
  const small = ['0', '1', '2', '1.0', '2.0'].reduce((sum, cell) => sum + (distinct.get(cell) ?? 0), 0);
  const isUsual = small >= filled / 2 || (filled < fewRows && max <= fewRowsPartyMax);
  return share('whole') >= alike && max <= partyMax && isUsual;
};

const isBookedPlaces: Rule = (facts) => (isParty(facts) && facts.min >= 1 ? 1 : impossible);

/** Of clients who bring nobody along, the cell is 0 or empty. */
const isExtraGuests: Rule = (facts) =>
  isParty(facts) ? (facts.min < 1 || facts.blank > 0 ? 1 : 0.1) : impossible;

const isMoney: Rule = (facts) => {
  const { share, marks } = facts;
  if (share('amount') < alike || share('percent') > 0.2 || share('time') > 0.2) return impossible;
  return share('symbol') > 0.3 || marks.size > 0 ? 1 : 0.5;
};

const isEmail: Rule = ({ share }) => (share('email') >= 0.5 ? 1 : impossible);

const wordy: Rule = ({ share }) => {
  if (share('date') > 0.3 || share('time') > 0.3 || share('email') > 0.3 || share('link') > 0.3)
    return impossible;
  return share('text') < 0.5 ? impossible : 0;
};

/** The share of distinct cells. 1 if no cell is repeated. */
const variety = ({ distinct, distinctMany, filled }: ColumnFacts): number =>
  distinctMany ? 1 : filled === 0 ? 0 : distinct.size / filled;

const isPerson: Rule = (facts) => {
  const { share } = facts;
  if (wordy(facts) === impossible || share('long') > 0.3 || share('yesNo') > 0.7) return impossible;
  if (share('status') > 0.6 || share('duration') > 0.5) return impossible;
  return share('person') - 0.5 * Math.max(share('payment'), share('room'));
};

const isClassName: Rule = (facts) => {
  const { share, filled } = facts;
  if (wordy(facts) === impossible || share('yesNo') > 0.7 || share('status') > 0.6) return impossible;
  if (share('long') > 0.5 || share('code') > 0.6 || share('weekday') > 0.6) return -0.7;
  const unlike = share('payment') > 0.6 && share('class') < 0.3 ? 0.4 : 0;
  return share('class') - unlike - (filled > 40 && variety(facts) > 0.9 ? 0.4 : 0) + 0.1;
};

const isRoom: Rule = (facts) => {
  const { share, max } = facts;
  if (share('whole') > alike) return max > 60 ? impossible : 0;
  if (share('code') > 0.6) return -0.3;
  if (wordy(facts) === impossible || share('long') > 0.5 || share('yesNo') > 0.7) return impossible;
  if (facts.distinctMany) return -0.5;
  const unlike = share('room') < 0.2 && share('class') > 0.6 ? 0.4 : 0;
  return share('room') - unlike;
};

const isBookingType: Rule = (facts) => {
  const { share } = facts;
  if (wordy(facts) === impossible || share('yesNo') > 0.7) return impossible;
  const paid = share('paidFor');
  if (share('status') > 0.5 && paid < 0.5) return impossible;
  if (paid < 0.5 && share('tender') > 0.5) return 0.2;
  if (paid < 0.2 && share('source') > 0.7) return -0.3;
  return paid > 0 ? Math.min(1, paid + 0.2) : facts.distinctMany ? -0.6 : -0.1;
};

const isSource: Rule = (facts) => {
  const { share } = facts;
  if (wordy(facts) === impossible || share('status') > 0.6 || share('yesNo') > 0.7) return impossible;
  const source = Math.max(share('source'), share('marketplace'));
  if (source < 0.2 && (facts.distinctMany || share('person') > 0.7)) return -0.6;
  return source - (share('payment') > 0.6 && share('source') < 0.3 ? 0.4 : 0);
};

const isMoment: Rule = ({ share }) => (share('date') + share('noSuch') >= alike ? share('date') : impossible);

const isReference: Rule = (facts) => {
  const { share, filled } = facts;
  if (share('date') > 0.1 || share('symbol') > 0.1 || filled < 2) return impossible;
  return variety(facts) > 0.98 ? 0.6 : impossible;
};

/** Texts among which some say that a place or a class was cancelled, or that a client waits, or usual statuses. */
const isStatus: Rule = (facts) => {
  const { share, distinct, distinctMany } = facts;
  if (wordy(facts) === impossible || distinctMany || share('yesNo') > alike || share('long') > 0.3)
    return impossible;
  const says = [...distinct.keys()].some((text) => rowStatusOf(text) !== 'standing');
  return says || share('status') > 0.3 ? Math.max(share('status'), says ? 0.5 : 0) : impossible;
};

const rules: Readonly<Record<Field, Rule>> = {
  class_name: isClassName,
  class_date: isDate,
  class_time: isTime,
  room: isRoom,
  total_capacity: isCount,
  current_bookings: isCount,
  free_places: isCount,
  instructor: isPerson,
  fitpass_slots: isSlots,
  wellhub_slots: isSlots,
  keno_slots: isSlots,
  totalpass_slots: isSlots,
  classpass_slots: isSlots,
  direct_slots: isSlots,
  waitlist_capacity: isSlots,
  booking_type: isBookingType,
  booking_source: isSource,
  studio_revenue: isMoney,
  booking_price: isMoney,
  marketplace_fee: isMoney,
  customer_name: isPerson,
  customer_email: isEmail,
  booked_at: isMoment,
  cancelled_at: isMoment,
  booking_reference: isReference,
  booked_places: isBookedPlaces,
  extra_guests: isExtraGuests,
  status: isStatus,
};

/** How well a column's values fit a field: from -1 (impossible) to 1. A column without values gives 0. */
export const valueScore = (facts: ColumnFacts, field: Field): number =>
  facts.filled === 0 ? 0 : rules[field](facts);

/** How strongly values alone suggest a field, without a title. */
export const valueEvidence: Readonly<Partial<Record<Field, number>>> = {
  class_date: 0.55,
  class_time: 0.55,
  customer_email: 0.6,
  class_name: 0.5,
  room: 0.5,
  booking_type: 0.5,
  booking_source: 0.4,
};
