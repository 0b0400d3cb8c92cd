import type { DayEffects, DaySums, MarkedTime } from './marked-day.ts';

/** The channel without an allocation: it sells any free place. Every other name is a marketplace. */
export const directChannel = 'direct';

/**
 * The training data of one finished class. Arrays run over the channels of its series, then over the bins of
 * hours-to-start, earliest bin first.
 */
export interface ClassObservation {
  /** Bookings made in the bin; later cancellations are not subtracted. */
  readonly bookings: readonly (readonly number[])[];
  /** The exposure: hours of the bin in which the channel would have accepted one more booking. */
  readonly openHours: readonly (readonly number[])[];
  /** By bin: bookings made in the same minute as the previous one on their channel; absent if unknown. */
  readonly companions?: readonly number[];
  /** By channel and bin: bookings that took the last open place, whose companions are unseen; none if absent. */
  readonly lastPlaces?: readonly (readonly number[])[];
  readonly cancelled: readonly number[];
  /** Booking hours at risk, summed over bookings: cancelled / bookedHours is the cancellation hazard. */
  readonly bookedHours: readonly number[];
  /** The same by channel and bin, on the scale of the bins. */
  readonly cancelledByBin?: readonly (readonly number[])[];
  readonly bookedHoursByBin?: readonly (readonly number[])[];
  /** Active bookings at the start, and the no-shows among them. */
  readonly kept: readonly number[];
  readonly noShow: readonly number[];
}

/** Bookings on another channel by customers who are known from a marketplace. */
interface Turned {
  /** All bookings on channels of this kind, and those with a named customer: only these can be recognised. */
  readonly bookings: number;
  readonly named: number;
  /** While the marketplace was closed although the class had free places, and while it was open. */
  readonly closed: number;
  readonly open: number;
}

/** The bookings of one class by customers known from a marketplace, if bookings name their customers. */
export interface TurnedCustomers {
  /** Bookings on marketplaces, and those among them by known customers. */
  readonly asked: number;
  readonly known: number;
  readonly toDirect: Turned;
  readonly elsewhere: Turned;
}

/** A finished class and its age in weeks (1: last week). */
export interface PastClass extends ClassObservation {
  readonly turned?: TurnedCustomers | undefined;
  readonly ageWeeks: number;
  /** Set if the day was unusual: such a class trains the factor of its day and not the baseline. */
  readonly day?: MarkedTime | undefined;
}

/** The finished classes of one series, a weekly slot in a studio's timetable. */
export interface SeriesHistory {
  readonly seriesId: string;
  readonly channels: readonly string[];
  readonly classes: readonly PastClass[];
}

/** The demand of one channel. */
export interface ChannelDemand {
  /** Requests per class, summed over all bins. */
  readonly requestsPerClass: number;
  /** Share of those requests per hour in each bin; multiplied by the bins' lengths, it sums to 1. */
  readonly sharePerHour: readonly number[];
  /** Shape of the gamma effect on its demand for a class; the model's `channelShape` if absent. */
  readonly shape?: number;
  /** By bin: how much more bookings from then on vary than constant effects explain; as much (1) if absent. */
  readonly restVariance?: readonly number[];
  /** No-show share of the bookings that are not cancelled. */
  readonly noShow: number;
  /** Cancellation hazard of a booking per hour, by bin; the studio's if absent. */
  readonly cancelPerHour?: readonly number[];
}

/** What customers do if a marketplace refuses them while the class still has places. */
export interface Diversion {
  /** The shares of them who book direct, and who ask on another marketplace. */
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
   * The number of bookings behind those figures, including priors: the shape of their posterior gamma. If absent, the
   * figures count as certain.
   */
  readonly seriesBookings?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** This week's demand relative to the long-run mean. */
  readonly level: number;
  /** Shape of the gamma effect shared by all channels of a class. */
  readonly classShape: number;
  /** By bin: as ChannelDemand.restVariance, for the effect that all channels share. */
  readonly classRestVariance?: readonly number[];
  /** Shape of a channel's own effect if the channel has none of its own. */
  readonly channelShape: number;
  /** By bin: how much of a class's surplus continues, from 0 (none) to 1 (all of it, also if absent). */
  readonly surplusExponents?: readonly number[];
  /** The same of a surplus of the whole week, and of one channel in a class. */
  readonly weekExponents?: readonly number[];
  readonly channelExponents?: readonly number[];
  /** Weights of the hours just after the opening of sales, see nominalHours; all equal if absent. */
  readonly openingRush?: readonly number[];
  /** If absent, nobody diverts to another channel. */
  readonly diversion?: Diversion;
  /** By bin: the probability that a customer who requested a place requests one more at the same time; 0 if absent. */
  readonly companionShare?: readonly number[];
  readonly cancelHazardPerHour: number;
  /** The effects of marked days on demand; none if absent. */
  readonly dayEffects?: DayEffects;
  /** The marked days behind the effects, oldest first. Passed to the next fit, they outlast the histories. */
  readonly markedDays?: readonly DaySums[];
  readonly weeksOfHistory: number;
  readonly classesOfHistory: number;
}

/** A class on sale. `bookings` and `openHours` may omit bins that have not begun. */
export interface ClassState {
  readonly seriesId: string;
  readonly channels: readonly string[];
  readonly hoursLeft: number;
  /** How long before its start the class went on sale; needed to distribute hours earlier than the first bin edge. */
  readonly openedHoursBefore?: number;
  /** Set if the day is unusual. */
  readonly day?: MarkedTime | undefined;
  readonly bookings: readonly (readonly number[])[];
  readonly openHours: readonly (readonly number[])[];
  /** As in ClassObservation. */
  readonly lastPlaces?: readonly (readonly number[])[];
}

/** One point of a class's booking curve, summed over channels, with the actual exposure. */
export interface CurvePoint {
  readonly hoursBefore: number;
  readonly expected: number;
  readonly actual: number;
}

/** The remaining demand of one class. Arrays run over `channels`, then over bins. */
export interface ClassForecast {
  readonly channels: readonly string[];
  readonly binEdgesHours: readonly number[];
  /** Hours to the start on the scale of the bins (see nominalHours). */
  readonly hoursLeft: number;
  readonly ratePerHour: readonly (readonly number[])[];
  /** Posterior gamma shapes of the class effect and of each channel's own effect. */
  readonly classShape: number;
  readonly channelShapes: readonly number[];
  /** Requests from now to the start if the channel were open all the time. */
  readonly expectedRemaining: readonly number[];
  /** Expected bookings by now, given the channel's open hours, and actual ones. */
  readonly expectedByNow: readonly number[];
  readonly bookedByNow: readonly number[];
  readonly curve: readonly CurvePoint[];
  readonly diversion?: Diversion;
  /** By bin: the probability that a customer who requested a place requests one more at the same time; 0 if absent. */
  readonly companionShare?: readonly number[];
  readonly cancelHazardPerHour: number;
  /** Cancellation hazard of a booking per hour, by channel and bin; `cancelHazardPerHour` if absent. */
  readonly cancelPerHour?: readonly (readonly number[])[];
  readonly noShow: readonly number[];
  readonly weeksOfHistory: number;
}
