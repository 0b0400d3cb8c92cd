import type { DayEffects, DaySums, MarkedTime } from './marked-day.ts';

/** The channel without an allocation: it sells any free place. Every other name is a marketplace. */
export const directChannel = 'direct';

/**
 * What one finished class tells about demand. Arrays run over the channels of its series, then over the bins of
 * hours-to-start, earliest bin first.
 */
export interface ClassObservation {
  /** Bookings made in the bin; later cancellations are not subtracted. */
  readonly bookings: readonly (readonly number[])[];
  /** Hours of the bin in which one more booking on the channel would have been accepted: the exposure. */
  readonly openHours: readonly (readonly number[])[];
  /** By bin: bookings made on one channel in the same minute as the one before; unknown where it is left out. */
  readonly companions?: readonly number[];
  /** By channel and bin: bookings that took the last open place, whose companions nobody saw; none where it is left out. */
  readonly lastPlaces?: readonly (readonly number[])[];
  readonly cancelled: readonly number[];
  /** Hours held, summed over bookings: cancelled / bookedHours is the cancellation hazard. */
  readonly bookedHours: readonly number[];
  /** The same by channel and bin, on the scale of the bins. */
  readonly cancelledByBin?: readonly (readonly number[])[];
  readonly bookedHoursByBin?: readonly (readonly number[])[];
  /** Bookings standing at the start, and those of them who did not come. */
  readonly kept: readonly number[];
  readonly noShow: readonly number[];
}

/** Bookings of customers who are known from a marketplace and booked on another channel. */
interface Turned {
  /** All bookings on channels of the kind, and those that name their customer: only these can be recognised. */
  readonly bookings: number;
  readonly named: number;
  /** While the marketplace was closed though the class had places, and while it was open. */
  readonly closed: number;
  readonly open: number;
}

/** What customers did for one class who are known from a marketplace, where bookings name their customers. */
export interface TurnedCustomers {
  /** Bookings on marketplaces, and those of them by customers who are known there. */
  readonly asked: number;
  readonly known: number;
  readonly toDirect: Turned;
  readonly elsewhere: Turned;
}

/** A finished class and how many weeks ago it was (1: last week). */
export interface PastClass extends ClassObservation {
  readonly turned?: TurnedCustomers | undefined;
  readonly ageWeeks: number;
  /** What its day was, where it was no usual one: such a class teaches its day's factor, and not the baseline. */
  readonly day?: MarkedTime | undefined;
}

/** The finished classes of one series, a weekly slot of a studio's timetable. */
export interface SeriesHistory {
  readonly seriesId: string;
  readonly channels: readonly string[];
  readonly classes: readonly PastClass[];
}

/** What is assumed of a channel that the studio has no history of. */
export interface ChannelDemand {
  /** Requests per class, summed over all bins. */
  readonly requestsPerClass: number;
  /** Share of those requests per hour in each bin; with the bins' lengths it sums to 1. */
  readonly sharePerHour: readonly number[];
  /** Share of kept bookings that do not come. */
  readonly noShow: number;
  /** Chance an hour that a booking is cancelled, by bin; the studio's where it is left out. */
  readonly cancelPerHour?: readonly number[];
}

/** What customers do whom a marketplace refuses while the class still has places. */
export interface Diversion {
  /** Share of them who book direct, and who ask on another marketplace. */
  readonly toDirect: number;
  readonly elsewhere: number;
}

/** A studio's learned demand: plain data, safe to store as JSON. */
export interface DemandModel {
  readonly version: 1;
  readonly binEdgesHours: readonly number[];
  readonly channels: Readonly<Record<string, ChannelDemand>>;
  readonly unseenMarketplace: ChannelDemand;
  readonly unseenDirect: ChannelDemand;
  /** Requests per class by series and channel. */
  readonly series: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /**
   * How many bookings those figures rest on, priors included: the shape of their posterior gamma. Certain where it is
   * left out.
   */
  readonly seriesBookings?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** This week's demand against the long-run mean. */
  readonly level: number;
  /** Shape of the gamma effect that all channels of a class share, and of each channel's own. */
  readonly classShape: number;
  readonly channelShape: number;
  /** By bin: how much a surplus so far says about the rest, from 0 (nothing) to 1 (all of it, as where left out). */
  readonly surplusExponents?: readonly number[];
  /** How hours just after the opening of a sale weigh, see nominalHours; all alike where it is left out. */
  readonly openingRush?: readonly number[];
  /** Nobody turns to another channel where it is left out. */
  readonly diversion?: Diversion;
  /** By bin: the chance that who asked for a place asks for one more in the same moment; 0 where it is left out. */
  readonly companionShare?: readonly number[];
  readonly cancelHazardPerHour: number;
  /** What marked days do to demand; nothing where it is left out. */
  readonly dayEffects?: DayEffects;
  /** The marked days that this rests on, oldest first: given again, they outlast the histories. */
  readonly markedDays?: readonly DaySums[];
  readonly weeksOfHistory: number;
  readonly classesOfHistory: number;
}

/** A class on sale. `bookings` and `openHours` may leave out bins that have not begun. */
export interface ClassState {
  readonly seriesId: string;
  readonly channels: readonly string[];
  readonly hoursLeft: number;
  /** How long before its start the class went on sale; tells how to spread hours earlier than the first bin edge. */
  readonly openedHoursBefore?: number;
  /** What its day is, where it is no usual one. */
  readonly day?: MarkedTime | undefined;
  readonly bookings: readonly (readonly number[])[];
  readonly openHours: readonly (readonly number[])[];
  /** As in ClassObservation. */
  readonly lastPlaces?: readonly (readonly number[])[];
}

/** One point of a class's booking curve, summed over channels, with exposure as it was. */
export interface CurvePoint {
  readonly hoursBefore: number;
  readonly expected: number;
  readonly actual: number;
}

/** Demand that is still to come for one class. Arrays run over `channels`, then over bins. */
export interface ClassForecast {
  readonly channels: readonly string[];
  readonly binEdgesHours: readonly number[];
  /** Hours to start on the scale of the bins (see nominalHours). */
  readonly hoursLeft: number;
  readonly ratePerHour: readonly (readonly number[])[];
  /** Posterior gamma shapes: of the class effect, and of each channel's own. */
  readonly classShape: number;
  readonly channelShapes: readonly number[];
  /** Requests from now to the start, were the channel open all the time. */
  readonly expectedRemaining: readonly number[];
  /** Bookings that were to be expected by now in the hours the channel was open, and those that came. */
  readonly expectedByNow: readonly number[];
  readonly bookedByNow: readonly number[];
  readonly curve: readonly CurvePoint[];
  readonly diversion?: Diversion;
  /** By bin: the chance that who asked for a place asks for one more in the same moment; 0 where it is left out. */
  readonly companionShare?: readonly number[];
  readonly cancelHazardPerHour: number;
  /** Chance an hour that a booking is cancelled by channel and bin; `cancelHazardPerHour` where it is left out. */
  readonly cancelPerHour?: readonly (readonly number[])[];
  readonly noShow: readonly number[];
  readonly weeksOfHistory: number;
}
