import { channelNames } from '#shared/contracts/channels.ts';
import type { TestMessage } from '#shared/contracts/messages.ts';
import { admitRegardless, noteEnd, type AdmissionDeps } from '../session/admission.ts';
import { connectorFor } from '#functions/_domain/connections/connectors.ts';
import { MarketplaceError } from '#functions/_domain/connections/connectors/marketplace-error.ts';
import { noteTest } from '#functions/_domain/connections/health-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Signs in because an owner asks, whatever the breaker says: one look, of which the breaker learns too. */
export async function carryOutTest(
  table: StudioTable,
  message: TestMessage,
  deps: AdmissionDeps,
): Promise<void> {
  const { studioId, marketplace, testId } = message;
  const admission = await admitRegardless(table, message, deps);
  const note = (ok: boolean, words: string) =>
    noteTest(table, { studioId, marketplace, testId, at: deps.clock.now(), ok, message: words });
  if (admission.kind === 'refused') return note(false, admission.message);
  try {
    await (await connectorFor(marketplace)).checkCredentials(admission.session);
  } catch (error) {
    if (!(error instanceof MarketplaceError)) throw error;
    await noteEnd(table, admission, error, deps);
    return note(false, error.userMessage);
  } finally {
    admission.watched.end();
  }
  await noteEnd(table, admission, undefined, deps);
  await note(true, `${channelNames[marketplace]} accepts the stored credentials.`);
}
