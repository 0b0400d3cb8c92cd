import { requireNonNegative } from '../invalid-input.ts';
import { directChannel, type SeriesHistory } from './types.ts';

/** Cancellations, and the hours in which they could have come. */
interface Held {
  cancelled: number;
  hours: number;
}

/** Chance an hour that a booking is cancelled, by bin. */
export interface Cancellations {
  readonly byChannel: ReadonlyMap<string, readonly number[]>;
  readonly ofUnseen: (isDirect: boolean) => readonly number[];
}

/** What is known of a bin or a channel counts as so many cancellations at the studio's own rate. */
const priorCancellations = 8;

const noneHeld = (): Held => ({ cancelled: 0, hours: 0 });

/** How much more often bookings are cancelled than `expected` says, drawn towards 1. */
const factorOf = (cancelled: number, expected: number): number =>
  (priorCancellations + cancelled) / (priorCancellations + expected);

function gather(histories: readonly SeriesHistory[], bins: number): Map<string, Held[]> {
  const held = new Map<string, Held[]>();
  histories.forEach(({ channels, classes }, k) => {
    classes.forEach(({ cancelledByBin, bookedHoursByBin }, i) => {
      if (!cancelledByBin || !bookedHoursByBin) return;
      channels.forEach((channel, c) => {
        const own = held.get(channel) ?? Array.from({ length: bins }, noneHeld);
        own.forEach((bin, b) => {
          const at = `histories[${k}].classes[${i}]`;
          bin.cancelled += requireNonNegative(
            `${at}.cancelledByBin[${c}][${b}]`,
            cancelledByBin[c]?.[b] ?? 0,
          );
          bin.hours += requireNonNegative(
            `${at}.bookedHoursByBin[${c}][${b}]`,
            bookedHoursByBin[c]?.[b] ?? 0,
          );
        });
        held.set(channel, own);
      });
    });
  });
  return held;
}

/**
 * How often bookings are cancelled, by channel and time to the class: the studio's chance an hour, times how much more
 * often it happens in the bin, times how much more often on the channel. Both factors are drawn towards 1 as if eight
 * cancellations had come as expected, so little history says what the studio's does. Null where no history says when
 * bookings were cancelled. Cost O(classes · channels · bins). Throws InvalidInput with the field's path.
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
