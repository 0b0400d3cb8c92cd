import { Failure } from '#shared/contracts/failure.ts';
import { revealCredentials } from '#shared/contracts/integrations/reveal-credentials.ts';
import { openingKeys } from '#functions/_platform/adapters/keys.ts';
import { teamOperation } from '#functions/_platform/team-operation.ts';
import { credentialsSchema } from '#functions/_domain/connections/credentials.ts';
import { permitReveal } from './permit-reveal.ts';
import { assertRequested } from './request-view.ts';
import { sourceAuditOf } from './source-audit.ts';
import { readSealedSystem, readSource, storeSource } from '#functions/_domain/connections/source-store.ts';

export const handler = teamOperation(
  revealCredentials,
  { keys: openingKeys },
  async ({ input: { studioId, system: kind, reason: note }, caller, deps, correlationId }) => {
    const { studioId: by } = caller;
    permitReveal(caller, deps.clock.now());
    const table = deps.table.forStudio(studioId);
    const [before, sealed] = await Promise.all([
      readSource(table, studioId, kind),
      readSealedSystem(table, studioId, kind),
    ]);
    assertRequested(before, kind);
    if (sealed === undefined) throw new Failure('not-found', 'No credentials are stored.');
    const audit = { ...sourceAuditOf(revealCredentials, by, correlationId, deps), note };
    const after = { ...before, revealedAt: audit.at };
    // Credentials are shown only if the access could be recorded.
    if (!(await storeSource(table, { studioId, kind, before, after, audit })))
      throw new Failure('conflict', 'The request was changed at the same moment. Please try again.');
    deps.logger.measure('credentials revealed', { CredentialReveals: 1 }, { system: kind });
    const context = { studioId, integrationId: kind, purpose: 'system' } as const;
    return credentialsSchema.parse(JSON.parse(await deps.keys.open(sealed, context)));
  },
);
