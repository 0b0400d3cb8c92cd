import { getVisitValues } from '#shared/contracts/settings/get-visit-values.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readDirectVisits } from '#functions/_domain/bookings/visit-store.ts';
import { readConnected } from '#functions/_domain/connections/connection-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { visitValuesViewOf } from './visit-values-view.ts';

export const handler = httpOperation(getVisitValues, {}, async ({ table, caller: { studioId }, deps }) => {
  const [studio, contracts, visits] = await Promise.all([
    readStudio(table, studioId),
    readConnected(table, studioId),
    readDirectVisits(table, studioId, deps.clock.now()),
  ]);
  return visitValuesViewOf(studio, contracts, visits);
});
