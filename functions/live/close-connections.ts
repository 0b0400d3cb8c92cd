import { closeConnections } from '#shared/contracts/live/close-connections.ts';
import { recordEnded } from '#functions/_platform/ended-access.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { endConnections } from './live-store.ts';

export const handler = httpOperation(closeConnections, {}, async ({ input: { signIns }, caller, deps }) => {
  const now = deps.clock.now();
  const closed = await endConnections(deps.table, caller, signIns, now);
  await recordEnded(deps.table.acrossStudios, caller, signIns, now);
  return { closed };
});
