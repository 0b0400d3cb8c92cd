import { closeConnections } from '#shared/contracts/live/close-connections.ts';
import { removeBrowsers } from '#functions/_domain/studio/browser-store.ts';
import { people } from '#functions/_platform/adapters/people.ts';
import { recordEnded } from '#functions/_platform/ended-access.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { endConnections } from './live-store.ts';

export const handler = httpOperation(closeConnections, { people }, async ({ input, caller, deps }) => {
  const now = deps.clock.now();
  if (input.signIns === 'all') {
    // The user pool comes first: a sign-in that it renewed later would outlive the record.
    await deps.people.signOut(caller.studioId);
    await removeBrowsers(deps.table.forStudio(caller.studioId), caller.studioId);
  }
  await recordEnded(deps.table.acrossStudios, caller, input.signIns, now);
  return { closed: await endConnections(deps.table, caller, input.signIns, now) };
});
