import type { Channel } from '#shared/contracts/channels.ts';
import type { ClassFigures, DemandEvent, FileCount } from '#functions/_domain/classes/class-figures.ts';
import { withMore } from '#functions/_domain/classes/with-places.ts';
import { figuresWithSales, type RecountedClass } from './booked-figures.ts';
import { fileCountAfterCancelling } from './file-count.ts';
import { unreportedOn } from './sold-there.ts';

type PerChannel = Readonly<Partial<Record<string, number | undefined>>>;

/** A class with unreported places, and how many of these were cancelled. */
export interface UnreportedClass extends RecountedClass {
  readonly cancelledUnreported?: PerChannel | undefined;
}

/** The figures of a class whose unreported places changed. */
export type UnreportedFigures = Pick<ClassFigures, 'bookings' | 'bookedByChannel'> &
  Required<Pick<ClassFigures, 'unreported' | 'cancelledUnreported'>> & {
    readonly fileCount?: FileCount;
  };

/** The figures of a class with one more (1) or one less (-1) unreported place of a channel. */
function withUnreportedBy(
  cls: UnreportedClass,
  fileCount: FileCount | undefined,
  events: readonly DemandEvent[],
  channel: Channel,
  by: 1 | -1,
): UnreportedFigures {
  const { [channel]: before = 0 } = cls.bookedByChannel;
  const sales = { booked: before + by, unreported: unreportedOn(cls, channel) + by };
  return {
    ...figuresWithSales(cls, events, channel, sales, fileCount),
    cancelledUnreported: withMore(cls.cancelledUnreported ?? {}, channel, -by),
    ...(fileCount && { fileCount }),
  };
}

/**
 * Computes a class's figures after a marketplace reported the cancellation of a booking that nobody had reported: it was
 * one of the unreported places. How many of them were cancelled is counted, because the marketplace's own number may
 * still include them.
 *
 * @param events every booking and cancellation of the class
 * @param cancelledAt when it was cancelled (UTC)
 * @returns undefined if the class has no unreported places of the channel
 */
export function figuresAfterUnknownCancellation(
  cls: UnreportedClass,
  events: readonly DemandEvent[],
  channel: Channel,
  cancelledAt: string,
): UnreportedFigures | undefined {
  if (unreportedOn(cls, channel) === 0) return undefined;
  const fileCount =
    cls.fileCount && fileCountAfterCancelling(cls.fileCount, cls, events, channel, cancelledAt);
  return withUnreportedBy(cls, fileCount, events, channel, -1);
}

/**
 * Computes a class's figures after the booking of such a cancellation was requested only now: it had not been one of the
 * unreported places, so these become one more again.
 *
 * @param figures the figures after the request
 */
export const figuresGivenBack = (
  cls: UnreportedClass,
  figures: ClassFigures,
  channel: Channel,
): ClassFigures => ({
  ...figures,
  ...withUnreportedBy({ ...cls, ...figures }, cls.fileCount, figures.events, channel, 1),
});
