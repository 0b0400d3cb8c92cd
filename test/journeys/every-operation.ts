import { createLocal, type Local } from '#infra/local/index.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { requestSystem } from '#shared/contracts/integrations/request-system.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { clearData } from '#shared/contracts/imports/clear-data.ts';
import { addSender } from '#shared/contracts/reservations/add-sender.ts';
import { openTicket } from '#shared/contracts/support/open-ticket.ts';
import type { AnyOperation } from '#shared/contracts/operation.ts';
import { listChanges } from '#shared/contracts/schedule/list-changes.ts';
import { endedToken, expiredToken, forgedToken, idTokenOf, otherPoolsToken } from './people.ts';
import { aStudioIn, connect, importYoga, list, monday, yoga } from './scene.ts';
import { imported } from './upload.ts';
import { decideNow } from '#infra/demo/runs.ts';

export const callers = [
  'nobody',
  'expired token',
  'broken token',
  'ID token',
  'token of another pool',
  'forged token',
  'token of a sign-in that was ended',
  'no subscription',
  'owner of another studio',
  'owner',
  'superadmin',
] as const;
export type Who = (typeof callers)[number];

/** Callers who are neither the owner nor the team. They may not read or change anything of the owner's studio. */
export const strangers: readonly Who[] = callers.filter((who) => who !== 'owner' && who !== 'superadmin');

/** The callers that an operation never accepts. */
export const refusedBy = ({ access }: AnyOperation): readonly Who[] =>
  access === 'subscriber' ? ['no subscription'] : access === 'superadmin' ? ['owner'] : [];

/** Well-formed bodies, so that a refusal is due to the caller. */
export const bodies: Readonly<Record<string, object>> = {
  'imports.confirmImport': { plan: { columns: [[]], dateFormat: null, timeFormat: null } },
  'imports.previewImport': { plan: { columns: [[]], dateFormat: null, timeFormat: null } },
  'marketplaces.confirmTask': { outcome: 'done' },
  'reservations.addSender': { senderEmail: 'bookings@wellhub.test', marketplace: 'wellhub' },
  'reservations.confirmEvent': { classId: '20261125T1300Z-000000000000', version: 1 },
  'reservations.teachLayout': {
    meaning: 'no_reservation',
    told: {
      customerName: null,
      className: null,
      classDate: null,
      classTime: null,
      marketplaceBookingRef: null,
    },
    remember: true,
    version: 1,
  },
  'reservations.saveSync': { syncEmail: 'owner@alameda.test', syncEnabled: true },
  'schedule.answerSimilar': { otherId: '20261125T1300Z-000000000000', isSame: true },
  'schedule.adjustClass': { version: 1, totalCapacity: 20 },
  'schedule.repeatClass': { weeks: 4 },
  'schedule.undoChange': { version: 1 },
  'integrations.rejectRequest': { reason: 'No' },
  'integrations.revealCredentials': { reason: 'Connecting' },
  'support.openTicket': { subject: 'Help', description: 'Please.' },
  'support.reply': { text: 'Hello' },
  'support.respond': { text: 'Hello' },
  'support.updateTicket': { priority: 'high' },
};

/** Query parameters that an operation requires. */
const searches: Readonly<Record<string, string>> = {
  'imports.getPreview': '?previewId=0123456789abcdef',
  'integrations.listRequests': '?approvalStatus=pending',
  'reservations.listEvents': '?status=pending',
  'schedule.listSuccessors': '?list=open',
};

/** Operations for a kind of row that the studio does not have. */
const withoutRow: readonly string[] = ['reservations.getEvent', 'reservations.getMail'];

/** A file with a refused row. */
const refusedSchedule =
  'class_name,class_date,class_time,total_capacity,room\nYoga,2026-11-25,07:00,20,A\nYoga,2026-11-26,07:00,20,\n';

const signInMsMax = 60_000;
const looksMax = 5;
const retriedWithinMs = 10 * 60_000;

/**
 * A twin for calling every operation many times: it keeps one thread for each operation instead of starting new ones.
 */
export const aTwinOfAll = (): Promise<Local> =>
  createLocal({ clock: monday, idle: { idleMsMax: 15 * 60_000, countMax: 130 } });

/**
 * The change at the marketplace, once it was pushed there. On a slow machine a request may time out; it is then
 * retried, and the change stays pending until it succeeds.
 */
async function toldChange(local: Local, token: string): Promise<string> {
  for (let look = 0; look < looksMax; look += 1) {
    await local.settle();
    const { activity } = await local.call(listActivity, {}, token);
    const { adjustmentId, status } = activity[0]!;
    if (status !== 'pending') return adjustmentId;
    await local.advance(retriedWithinMs);
  }
  throw new Error('the change was not told to the marketplace');
}

/** A studio that has at least one of everything, with every kind of caller. */
export async function everythingIn(local: Local) {
  const expired = await expiredToken(local);
  const alameda = await aStudioIn(local, 'owner@alameda.test');
  const roma = await aStudioIn(local, 'owner@roma.test');
  const password = 'six-six-six';
  const team = { email: 'team@cupo.test', password };
  const accounts: Partial<Record<Who, { readonly email: string; readonly password: string }>> = {
    owner: { email: 'owner@alameda.test', password },
    'owner of another studio': { email: 'owner@roma.test', password },
    'no subscription': { email: 'stranger@elsewhere.test', password },
    superadmin: team,
  };
  const stranger = await local.createOwner(accounts['no subscription']!);
  const tokens: Record<Who, string | undefined> = {
    nobody: undefined,
    'expired token': expired,
    'broken token': `${alameda.token.slice(0, -4)}AAAA`,
    'ID token': await idTokenOf(local),
    'token of another pool': await otherPoolsToken(local),
    'forged token': await forgedToken(local),
    'token of a sign-in that was ended': await endedToken(local),
    'no subscription': stranger.token,
    'owner of another studio': roma.token,
    owner: alameda.token,
    superadmin: (await local.createSuperadmin(team)).token,
  };
  let signedInAt = local.now();
  /** Credentials are shown only within minutes of a sign-in, so the team's sign-in is never older than one minute. */
  const signInAgain = async (): Promise<void> => {
    if (local.now().getTime() - signedInAt.getTime() < signInMsMax) return;
    signedInAt = local.now();
    tokens.superadmin = (await local.signIn(team)).token;
  };
  const { clearingId } = await local.call(clearData, { clearType: 'bookings_only' }, alameda.token);
  const { importId } = await imported(alameda, 'schedule', refusedSchedule);
  await connect(alameda, 'wellhub');
  await list(alameda, 'wellhub', [yoga]);
  await importYoga(alameda, ['wellhub']);
  await decideNow(local, alameda.token);
  const { decisions } = await local.call(listDecisions, {}, alameda.token);
  const { decisionId, classId } = decisions[0]!;
  await local.call(approve, { decisionId }, alameda.token);
  const adjustmentId = await toldChange(local, alameda.token);
  const { changes } = await local.call(listChanges, { classId }, alameda.token);
  const kenko = { system: 'kenko', studioName: 'Alameda', username: 'u', password: 'p' } as const;
  await local.call(requestSystem, kenko, alameda.token);
  const help = { subject: 'Help', description: 'Please.' };
  const { ticketId } = await local.call(openTicket, help, alameda.token);
  const sender = { senderEmail: 'reservas@wellhub.test', marketplace: 'wellhub' } as const;
  const { senderId } = await local.call(addSender, sender, alameda.token);
  const ids: Record<string, string> = {
    eventId: '00000000000000000000000002',
    senderId,
    layoutId: '00000000000000000000000003',
    importId,
    clearingId,
    decisionId,
    classId,
    changeId: changes[0]!.changeId,
    adjustmentId,
    studioId: alameda.studioId,
    ticketId,
    integrationId: 'wellhub',
    kind: 'schedule',
    system: 'kenko',
    ruleId: '00000000000000000000000001',
  };
  const canaries = [alameda.studioId, 'owner@alameda.test', sender.senderEmail, 'Sala 1'];
  await local.settle();

  /** @param more replaces values of `ids` and `bodies` */
  const ask = async (
    { id, method, path }: AnyOperation,
    who: Who,
    more: {
      readonly ids?: Readonly<Record<string, string>>;
      readonly search?: string;
      readonly body?: object;
    } = {},
  ): Promise<Response> => {
    if (who === 'superadmin') await signInAgain();
    const account = accounts[who];
    // The sign-out test uses a sign-in of its own, because the other calls still need theirs.
    const token =
      id === 'live.closeConnections' && account ? (await local.signIn(account)).token : tokens[who];
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => more.ids?.[name] ?? ids[name]!);
    return fetch(`${local.url}${address}${more.search ?? ''}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(more.body ?? bodies[id] ?? {}) }),
    });
  };
  return {
    alameda,
    studioId: alameda.studioId,
    canaries,
    ids: { ...ids, otherStudioId: roma.studioId },
    withoutRow,
    searchOf: ({ id }: AnyOperation): string => searches[id] ?? '',
    tokenOf: (who: Who): string | undefined => tokens[who],
    accountOf: (who: 'owner' | 'superadmin') => accounts[who]!,
    ask,
  };
}
