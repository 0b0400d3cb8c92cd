import { Failure } from '#shared/contracts/failure.ts';
import { disconnectSystem } from '#shared/contracts/integrations/disconnect-system.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { sourceAuditOf, sourceChangedMeanwhile } from './source-audit.ts';
import { afterDisconnection, sourceViewOf } from '#functions/_domain/connections/source.ts';
import { readSource, storeSource } from '#functions/_domain/connections/source-store.ts';

export const handler = httpOperation(
  disconnectSystem,
  {},
  async ({ table, input: { system: kind }, caller: { studioId }, deps, correlationId }) => {
    const before = await readSource(table, studioId, kind);
    const after = before && afterDisconnection(before);
    if (!before || !after) return before ? sourceViewOf(before) : null;
    const audit = sourceAuditOf(disconnectSystem, studioId, correlationId, deps);
    if (!(await storeSource(table, { studioId, kind, before, after, sealed: null, audit })))
      throw new Failure('conflict', sourceChangedMeanwhile);
    return sourceViewOf(after);
  },
);
