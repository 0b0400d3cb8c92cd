import { reservationCountMax, type SyncView } from '#shared/contracts/reservations/sync.ts';
import { gmailAvailable } from '#functions/_platform/adapters/google/consent.ts';
import { countEvents } from './event-store.ts';
import { countWaiting } from './mail-store.ts';
import { isMailboxConnected, type Mailbox } from '#functions/_domain/connections/mailbox.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const problems = {
  revoked: 'Google no longer accepts our access to this account. Reconnect Gmail to read its mails again.',
  'scope-lost':
    'Our access to this account does not include reading its mails. Reconnect Gmail and allow it to be read.',
} as const;

const mailboxView = ({ email, broken, connectedAt }: Mailbox): SyncView['mailbox'] =>
  email === undefined || connectedAt === undefined
    ? null
    : {
        email,
        status: broken === undefined ? 'connected' : 'broken',
        connectedAt,
        problem: broken === undefined ? null : problems[broken],
      };

/** The state of reading a studio's mails, and its pending mails. */
export async function syncViewOf(table: StudioTable, mailbox: Mailbox): Promise<SyncView> {
  const { studioId } = mailbox;
  const [waitingMails, pending, manualReview, failed] = await Promise.all([
    isMailboxConnected(mailbox) ? countWaiting(table, studioId) : 0,
    countEvents(table, studioId, 'pending', reservationCountMax),
    countEvents(table, studioId, 'manual_review', reservationCountMax),
    countEvents(table, studioId, 'failed', reservationCountMax),
  ]);
  return {
    gmailAvailable: gmailAvailable(),
    syncEmail: mailbox.syncEmail ?? null,
    syncEnabled: mailbox.syncEnabled,
    syncMode: 'realtime',
    mailbox: mailboxView(mailbox),
    lastSyncAt: mailbox.lastSyncAt ?? null,
    waitingMails,
    counts: { pending, manualReview, failed },
  };
}
