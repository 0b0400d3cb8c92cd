import { untilDone } from '#functions/_data/table/batch.ts';
import { ReportedBookingEntity } from '#functions/_data/bookings/reported-booking.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const pageItems = 500;

/** Removes some of the reported bookings. */
export async function removeSomeReportedBookings(table: StudioTable, studioId: string): Promise<boolean> {
  const { data } = await table
    .of(ReportedBookingEntity)
    .query.primary({ studioId })
    .go({ consistent: true, limit: pageItems, attributes: ['channel', 'reference'] });
  await untilDone(
    data.map(({ channel, reference }) => ({ studioId, channel, reference })),
    async (left) =>
      (
        await table
          .of(ReportedBookingEntity)
          .delete([...left])
          .go()
      ).unprocessed,
  );
  return data.length < pageItems;
}
