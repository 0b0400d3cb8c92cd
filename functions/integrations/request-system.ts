import { requestSystem } from '#shared/contracts/integrations/request-system.ts';
import { sealingKeys } from '#functions/_platform/adapters/keys.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { sourceAuditOf, sourceChangedMeanwhile } from './source-audit.ts';
import { assertReachable, requestAfter, sourceViewOf } from '#functions/_domain/connections/source.ts';
import { readSource, storeSource } from '#functions/_domain/connections/source-store.ts';

export const handler = httpOperation(
  requestSystem,
  { keys: sealingKeys },
  async ({ table, input: { username, password, ...request }, caller: { studioId }, deps, correlationId }) => {
    assertReachable(request);
    const { system: kind } = request;
    const context = { studioId, integrationId: kind, purpose: 'system' } as const;
    return untilStored(async () => {
      const before = await readSource(table, studioId, kind);
      const after = requestAfter(request, before, deps.clock.now());
      const sealed = await deps.keys.seal(JSON.stringify({ username, password }), context);
      const audit = sourceAuditOf(requestSystem, studioId, correlationId, deps);
      const stored = await storeSource(table, { studioId, kind, after, before, sealed, audit });
      return stored ? sourceViewOf(after) : undefined;
    }, sourceChangedMeanwhile);
  },
);
