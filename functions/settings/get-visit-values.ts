import { getVisitValues } from '#shared/contracts/settings/get-visit-values.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readPaidVisits } from '#functions/_domain/bookings/paid-visits-store.ts';
import { readConnected } from '#functions/_domain/connections/connection-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { visitValuesViewOf } from './visit-values-view.ts';

export const handler = httpOperation(getVisitValues, {}, async ({ table, caller: { studioId }, deps }) => {
  const [studio, contracts, paid] = await Promise.all([
    readStudio(table, studioId),
    readConnected(table, studioId),
    readPaidVisits(table, studioId, deps.clock.now()),
  ]);
  return visitValuesViewOf(studio, contracts, paid);
});
