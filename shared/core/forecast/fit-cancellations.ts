import { isNonNegative, requireNonNegative } from '../invalid-input.ts';
import { directChannel, type SeriesHistory } from './types.ts';

/** Number of cancellations, and the booking hours exposed to them. */
interface Held {
  cancelled: number;
  hours: number;
}

/** Cancellation hazard of a booking per hour, by bin. */
export interface Cancellations {
  readonly byChannel: ReadonlyMap<string, readonly number[]>;
  readonly ofUnseen: (isDirect: boolean) => readonly number[];
}

/** Prior weight of a bin's or channel's factor, in cancellations at the studio's own rate. */
const priorCancellations = 8;

const noneHeld = (): Held => ({ cancelled: 0, hours: 0 });

/** Ratio of actual to expected cancellations, shrunk towards 1. */
const factorOf = (cancelled: number, expected: number): number =>
  (priorCancellations + cancelled) / (priorCancellations + expected);

function gather(histories: readonly SeriesHistory[], bins: number): Map<string, Held[]> {
  const held = new Map<string, Held[]>();
  histories.forEach(({ channels, classes }, k) => {
    classes.forEach(({ cancelledByBin, bookedHoursByBin }, i) => {
      if (!cancelledByBin || !bookedHoursByBin) return;
      channels.forEach((channel, c) => {
        const own = held.get(channel) ?? Array.from({ length: bins }, noneHeld);
        const path = (name: string, b: number): string => `histories[${k}].classes[${i}].${name}[${c}][${b}]`;
        own.forEach((bin, b) => {
          const cancelled = cancelledByBin[c]?.[b] ?? 0;
          const hours = bookedHoursByBin[c]?.[b] ?? 0;
          if (!isNonNegative(cancelled)) requireNonNegative(path('cancelledByBin', b), cancelled);
          if (!isNonNegative(hours)) requireNonNegative(path('bookedHoursByBin', b), hours);
          bin.cancelled += cancelled;
          bin.hours += hours;
        });
        held.set(channel, own);
      });
    });
  });
  return held;
}

/**
 * The cancellation hazard by channel and time to the class: the studio's hazard per hour, times a factor for the bin,
 * times a factor for the channel. Both factors are shrunk towards 1 with the weight of eight cancellations, so with
 * little history the studio's hazard applies. Null if no history records when bookings were cancelled. Cost O(classes ·
 * channels · bins). Throws InvalidInput with the field's path.
 */
export function fitCancellations(
  histories: readonly SeriesHistory[],
  bins: number,
  hazardPerHour: number,
): Cancellations | null {
  const held = gather(histories, bins);
  if (held.size === 0) return null;
  const all = [...held.values()];
  const inBin = Array.from({ length: bins }, (_, b) => {
    const cancelled = all.reduce((sum, own) => sum + (own[b]?.cancelled ?? 0), 0);
    const hours = all.reduce((sum, own) => sum + (own[b]?.hours ?? 0), 0);
    return hazardPerHour * factorOf(cancelled, hazardPerHour * hours);
  });
  const factorOfAll = (channels: readonly string[]): number => {
    let [cancelled, expected] = [0, 0];
    for (const channel of channels)
      held.get(channel)?.forEach((bin, b) => {
        cancelled += bin.cancelled;
        expected += bin.hours * (inBin[b] ?? 0);
      });
    return factorOf(cancelled, expected);
  };
  const scaled = (channels: readonly string[]): number[] => {
    const factor = factorOfAll(channels);
    return inBin.map((hazard) => hazard * factor);
  };
  const names = [...held.keys()];
  return {
    byChannel: new Map(names.map((channel) => [channel, scaled([channel])])),
    ofUnseen: (isDirect) => scaled(names.filter((channel) => (channel === directChannel) === isDirect)),
  };
}
