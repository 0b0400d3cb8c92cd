import { chooseSource } from '#shared/contracts/integrations/choose-source.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { sourceChangedMeanwhile, sourceAuditOf } from './source-audit.ts';
import { assertDescribed, sourceAfter, sourceViewOf } from '#functions/_domain/connections/source.ts';
import { readSource, storeSource } from '#functions/_domain/connections/source-store.ts';

export const handler = httpOperation(
  chooseSource,
  {},
  async ({ table, input, caller: { studioId }, deps, correlationId }) => {
    assertDescribed(input);
    const { kind } = input;
    return untilStored(async () => {
      const before = await readSource(table, studioId, kind);
      const after = sourceAfter(input, before, deps.clock.now());
      if (!after) return before && sourceViewOf(before);
      const audit = sourceAuditOf(chooseSource, studioId, correlationId, deps);
      return (await storeSource(table, { studioId, kind, after, before, audit }))
        ? sourceViewOf(after)
        : undefined;
    }, sourceChangedMeanwhile);
  },
);
