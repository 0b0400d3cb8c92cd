import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { getSummary } from '#shared/contracts/schedule/get-summary.ts';
import { listBookings } from '#shared/contracts/schedule/list-bookings.ts';
import { listChanges } from '#shared/contracts/schedule/list-changes.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { repeatClass } from '#shared/contracts/schedule/repeat-class.ts';
import { undoChange } from '#shared/contracts/schedule/undo-change.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import type { Marketplace } from '#shared/contracts/channels.ts';
import type { AnyOperation, RequestOf } from '#shared/contracts/operation.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';

const handlers = {
  'activity.listActivity': () => import('#functions/activity/list-activity.ts'),
  'dashboard.getDashboard': () => import('#functions/dashboard/get-dashboard.ts'),
  'schedule.adjustClass': () => import('#functions/schedule/adjust-class.ts'),
  'schedule.getClass': () => import('#functions/schedule/get-class.ts'),
  'schedule.listBookings': () => import('#functions/schedule/list-bookings.ts'),
  'schedule.listChanges': () => import('#functions/schedule/list-changes.ts'),
  'schedule.listClasses': () => import('#functions/schedule/list-classes.ts'),
  'schedule.repeatClass': () => import('#functions/schedule/repeat-class.ts'),
  'schedule.reinstateClass': () => import('#functions/schedule/reinstate-class.ts'),
  'schedule.undoChange': () => import('#functions/schedule/undo-change.ts'),
  'schedule.getSummary': () => import('#functions/schedule/get-summary.ts'),
  'decisions.approve': () => import('#functions/decisions/approve.ts'),
  'decisions.getDecision': () => import('#functions/decisions/get-decision.ts'),
  'decisions.listDecisions': () => import('#functions/decisions/list-decisions.ts'),
  'decisions.reject': () => import('#functions/decisions/reject.ts'),
  'decisions.undo': () => import('#functions/decisions/undo.ts'),
  'imports.importSchedule': () => import('#functions/imports/import-schedule.ts'),
  'imports.importBookings': () => import('#functions/imports/import-bookings.ts'),
  'settings.updateSettings': () => import('#functions/settings/update-settings.ts'),
};

const scheduleHeader = 'class_name,class_date,class_time,room,total_capacity,fitpass_slots,wellhub_slots';
const bookingsHeader =
  'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,cancelled_at';

/** A studio whose operations are called as API Gateway would call them. */
export async function aStudioWith(
  studioId: string,
  { timezone = 'America/Mexico_City', connected = ['fitpass', 'wellhub'] as readonly Marketplace[] } = {},
) {
  const as = { studioId };
  await giveAccess(studioId);
  const { withStudio } = await import('#functions/_data/table/keys.ts');
  const { ConnectionEntity } = await import('#functions/_data/connections/connection.ts');
  const ask = async <Op extends AnyOperation & { id: keyof typeof handlers }>(
    contract: Op,
    input: RequestOf<Op>,
    who = as,
  ) => callOperation((await handlers[contract.id]()).handler as never, contract, input, who);
  const must = async <Op extends AnyOperation & { id: keyof typeof handlers }>(
    contract: Op,
    input: RequestOf<Op>,
  ) => {
    const { status, body } = await ask(contract, input);
    if (status !== 200) throw new Error(`${contract.id}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const connect = (marketplace: Marketplace, status: 'connected' | 'disconnected' = 'connected') =>
    withStudio(studioId, () =>
      ConnectionEntity.put({
        studioId,
        marketplace,
        status,
        connectedAt: '2026-11-01T00:00:00.000Z',
        revenuePerBookingMinor: marketplace === 'fitpass' ? 9_000 : 11_000,
        noShowPayPercent: 0,
      }).go(),
    );
  await must(updateSettings, { ...defaultSettings, timezone, currency: 'MXN' });
  for (const one of connected) await connect(one);
  return {
    studioId,
    ask,
    must,
    connect,
    inStudio: <T>(work: () => Promise<T>) => withStudio(studioId, work),
    importClasses: (...rows: string[]) =>
      must(importSchedule, { csvData: [scheduleHeader, ...rows].join('\n') }),
    importBookings: (...rows: string[]) =>
      must(importBookings, { csvData: [bookingsHeader, ...rows].join('\n') }),
    classesOf: async (from: string, to = from) => (await must(listClasses, { from, to })).classes,
    summaryOf: async (from: string, to = from) => must(getSummary, { from, to }),
    classOf: async (classId: string) => must(getClass, { classId }),
    changesOf: async (classId: string) => (await must(listChanges, { classId })).changes,
    bookingsOf: async (classId: string, cursor?: string) =>
      must(listBookings, { classId, ...(cursor !== undefined && { cursor }) }),
    adjust: (input: RequestOf<typeof adjustClass>) => must(adjustClass, input),
    undo: (input: RequestOf<typeof undoChange>) => must(undoChange, input),
    repeat: (input: RequestOf<typeof repeatClass>) => must(repeatClass, input),
  };
}

export type TestStudio = Awaited<ReturnType<typeof aStudioWith>>;
