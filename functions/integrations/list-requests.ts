import * as z from 'zod';
import { listRequests } from '#shared/contracts/integrations/list-requests.ts';
import { studioSystem, type StudioSystemName } from '#shared/contracts/integrations/source.ts';
import { requestsPageItemsMax } from '#shared/contracts/integrations/system-request.ts';
import { instant, studioId } from '#shared/contracts/values.ts';
import { people } from '#functions/_platform/adapters/people.ts';
import { teamOperation } from '#functions/_platform/team-operation.ts';
import { countRequests, readRequests, type StoredRequest } from './request-store.ts';
import { requestViewOf } from './request-view.ts';

const place = z.string().refine((text) => {
  const [requestedAt, studio, system, ...rest] = text.split('#');
  return (
    rest.length === 0 &&
    instant.safeParse(requestedAt).success &&
    studioId.safeParse(studio).success &&
    studioSystem.safeParse(system).success
  );
});

const isForSystem = (one: StoredRequest): one is StoredRequest & { readonly kind: StudioSystemName } =>
  one.kind !== 'manual';

export const handler = teamOperation(
  listRequests,
  { people },
  async ({ input: { approvalStatus, cursor }, deps, pages }) => {
    const list = pages();
    const [{ requests, last }, counts] = await Promise.all([
      readRequests(deps.table.acrossStudios, approvalStatus, list.from(place), requestsPageItemsMax),
      cursor === undefined ? countRequests(deps.table.acrossStudios) : null,
    ]);
    return {
      requests: await Promise.all(
        requests.filter(isForSystem).map((request) => requestViewOf(deps.table, request, deps.people)),
      ),
      cursor: list.next(last),
      counts,
    };
  },
);
