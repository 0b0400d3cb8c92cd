import { channelNames } from '#shared/contracts/channels.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { thresholdsFit, thresholdsTooClose } from '#shared/contracts/integrations/guidelines.ts';
import { updateTerms } from '#shared/contracts/integrations/update-terms.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { present } from '#functions/_platform/present.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { readHealth } from '#functions/_domain/connections/health-store.ts';
import { integrationOf, type Connected } from '#functions/_domain/connections/catalogue.ts';
import { readConnection, storeTerms } from '#functions/_domain/connections/connection-store.ts';

/** @throws {Failure} `invalid-input` if a changed threshold does not fit the other one, which is kept */
function assertThresholdsFit({ guidelines }: Connected): void {
  if (thresholdsFit(guidelines)) return;
  const { path, error: message } = thresholdsTooClose;
  throw new Failure('invalid-input', message, [{ path: ['body', 'guidelines', ...path].join('.'), message }]);
}

export const handler = httpOperation(
  updateTerms,
  {},
  async ({ table, input, caller: { studioId }, deps, correlationId }) => {
    const { integrationId, guidelines = {}, ...terms } = input;
    const now = deps.clock.now();
    const audit = { auditId: deps.ids.next(), at: now.toISOString(), correlationId };
    const stored = await untilStored(async () => {
      const before = await readConnection(table, studioId, integrationId);
      if (before?.status !== 'connected')
        throw new Failure('no-integration', `${channelNames[integrationId]} is not connected.`);
      const after = {
        ...before,
        ...present(terms),
        guidelines: { ...before.guidelines, ...present(guidelines) },
      };
      assertThresholdsFit(after);
      return (await storeTerms(table, { studioId, before, audit }, after)) ? after : undefined;
    }, 'The connection was changed at the same moment. Please try again.');
    const health = await readHealth(table, studioId, integrationId);
    return integrationOf(integrationId, stored, health, now);
  },
);
