import { cancelRequest } from '#shared/contracts/integrations/cancel-request.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { sourceAuditOf, sourceChangedMeanwhile } from './source-audit.ts';
import { assertCancellable } from '#functions/_domain/connections/source.ts';
import { readSource, storeSource } from '#functions/_domain/connections/source-store.ts';

export const handler = httpOperation(
  cancelRequest,
  {},
  async ({ table, input: { system: kind }, caller: { studioId }, deps, correlationId }) =>
    untilStored(async () => {
      const before = await readSource(table, studioId, kind);
      if (!before) return { system: kind };
      assertCancellable(before);
      const audit = sourceAuditOf(cancelRequest, studioId, correlationId, deps);
      const change = { studioId, kind, before, after: undefined, sealed: null, audit };
      return (await storeSource(table, change)) ? { system: kind } : undefined;
    }, sourceChangedMeanwhile),
);
