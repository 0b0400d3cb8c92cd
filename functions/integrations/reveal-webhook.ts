import { Failure } from '#shared/contracts/failure.ts';
import { revealWebhook } from '#shared/contracts/integrations/reveal-webhook.ts';
import { receiveKenko } from '#shared/contracts/reservations/receive-kenko.ts';
import { openingKeys, sealingKeys } from '#functions/_platform/adapters/keys.ts';
import { environment } from '#functions/_platform/common/environment.ts';
import { teamOperation } from '#functions/_platform/team-operation.ts';
import { hookFor } from '#functions/_domain/connections/hook-for.ts';
import { permitReveal } from './permit-reveal.ts';
import { sourceAuditOf } from './source-audit.ts';
import { readSource } from '#functions/_domain/connections/source-store.ts';
import { recordPoll } from '#functions/_domain/connections/system-store.ts';

const origin = () => environment('WEB_ORIGIN').WEB_ORIGIN;

export const handler = teamOperation(
  revealWebhook,
  { keys: openingKeys, sealing: sealingKeys, origin },
  async ({ input: { studioId, system: kind, reason: note }, caller, deps, correlationId }) => {
    const { studioId: by } = caller;
    permitReveal(caller, deps.clock.now());
    const table = deps.table.forStudio(studioId);
    const source = kind === 'kenko' ? await readSource(table, studioId, kind) : undefined;
    if (source?.status !== 'connected') throw new Failure('not-found', 'Kenko is not connected there.');
    // The address is shown only if the access could be recorded.
    await recordPoll(table, studioId, kind, {
      ...sourceAuditOf(revealWebhook, by, correlationId, deps),
      note,
    });
    const { hookId, secret } = await hookFor(table, deps.table, studioId, kind, deps);
    return { url: `${deps.origin}${receiveKenko.path.replace('{hookId}', hookId)}`, secret };
  },
);
