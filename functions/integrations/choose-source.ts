import { chooseSource } from '../../shared/contracts/integrations/choose-source.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { untilStored } from '../_platform/until-stored.ts';
import { assertDescribed, sourceAfter, sourceViewOf } from './source.ts';
import { readSource, storeSource } from './source-store.ts';

const changedMeanwhile = 'The source was changed at the same moment. Please try again.';

export const handler = httpOperation(
  chooseSource,
  {},
  async ({ input, caller: { studioId }, deps, correlationId }) => {
    assertDescribed(input);
    return untilStored(async () => {
      const before = await readSource(studioId, input.kind);
      const at = deps.clock.now();
      const source = sourceAfter(input, before, at);
      if (!source) return before && sourceViewOf(before);
      const audit = { auditId: deps.ids.next(), at: at.toISOString(), correlationId };
      const stored = await storeSource({ studioId, source, before, audit });
      return stored ? sourceViewOf(source) : undefined;
    }, changedMeanwhile);
  },
);
