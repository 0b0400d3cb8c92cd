import { channelNames } from '#shared/contracts/channels.ts';
import type { TestMessage } from '#shared/contracts/messages.ts';
import { permitRegardless, recordEnd, type PermitDeps } from '../session/permit.ts';
import { connectorFor } from '#functions/_domain/connections/connectors.ts';
import { MarketplaceError } from '#functions/_domain/connections/connectors/marketplace-error.ts';
import { recordTest } from '#functions/_domain/connections/health-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Signs in on an owner's request, even if the circuit breaker is open. The breaker learns from the result. */
export async function carryOutTest(
  table: StudioTable,
  message: TestMessage,
  deps: PermitDeps,
): Promise<void> {
  const { studioId, marketplace, testId } = message;
  const permit = await permitRegardless(table, message, deps);
  const note = (ok: boolean, message: string) =>
    recordTest(table, { studioId, marketplace, testId, at: deps.clock.now(), ok, message });
  if (permit.kind === 'refused') return note(false, permit.message);
  try {
    await (await connectorFor(marketplace)).checkCredentials(permit.session);
  } catch (error) {
    if (!(error instanceof MarketplaceError)) throw error;
    await recordEnd(table, permit, error, deps);
    return note(false, error.userMessage);
  } finally {
    permit.watched.end();
  }
  await recordEnd(table, permit, undefined, deps);
  await note(true, `${channelNames[marketplace]} accepts the stored credentials.`);
}
