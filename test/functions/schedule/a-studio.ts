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
import { ConnectionEntity } from '#functions/_data/connections/connection.ts';
import { handler as listActivityHandler } from '#functions/activity/list-activity.ts';
import { handler as getDashboardHandler } from '#functions/dashboard/get-dashboard.ts';
import { handler as adjustClassHandler } from '#functions/schedule/adjust-class.ts';
import { handler as getClassHandler } from '#functions/schedule/get-class.ts';
import { handler as listBookingsHandler } from '#functions/schedule/list-bookings.ts';
import { handler as listChangesHandler } from '#functions/schedule/list-changes.ts';
import { handler as listClassesHandler } from '#functions/schedule/list-classes.ts';
import { handler as repeatClassHandler } from '#functions/schedule/repeat-class.ts';
import { handler as reinstateClassHandler } from '#functions/schedule/reinstate-class.ts';
import { handler as undoChangeHandler } from '#functions/schedule/undo-change.ts';
import { handler as getSummaryHandler } from '#functions/schedule/get-summary.ts';
import { handler as approveHandler } from '#functions/decisions/approve.ts';
import { handler as getDecisionHandler } from '#functions/decisions/get-decision.ts';
import { handler as listDecisionsHandler } from '#functions/decisions/list-decisions.ts';
import { handler as listWaitingHandler } from '#functions/decisions/list-waiting.ts';
import { handler as rejectHandler } from '#functions/decisions/reject.ts';
import { handler as undoHandler } from '#functions/decisions/undo.ts';
import { handler as importScheduleHandler } from '#functions/imports/import-schedule.ts';
import { handler as importBookingsHandler } from '#functions/imports/import-bookings.ts';
import { handler as updateSettingsHandler } from '#functions/settings/update-settings.ts';
import { tableOf } from '#test/builders/table-of.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const handlers = {
  'activity.listActivity': listActivityHandler,
  'dashboard.getDashboard': getDashboardHandler,
  'schedule.adjustClass': adjustClassHandler,
  'schedule.getClass': getClassHandler,
  'schedule.listBookings': listBookingsHandler,
  'schedule.listChanges': listChangesHandler,
  'schedule.listClasses': listClassesHandler,
  'schedule.repeatClass': repeatClassHandler,
  'schedule.reinstateClass': reinstateClassHandler,
  'schedule.undoChange': undoChangeHandler,
  'schedule.getSummary': getSummaryHandler,
  'decisions.approve': approveHandler,
  'decisions.getDecision': getDecisionHandler,
  'decisions.listDecisions': listDecisionsHandler,
  'decisions.listWaiting': listWaitingHandler,
  'decisions.reject': rejectHandler,
  'decisions.undo': undoHandler,
  'imports.importSchedule': importScheduleHandler,
  'imports.importBookings': importBookingsHandler,
  'settings.updateSettings': updateSettingsHandler,
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
  const ask = async <Op extends AnyOperation & { id: keyof typeof handlers }>(
    contract: Op,
    input: RequestOf<Op>,
    who = as,
  ) => callOperation(handlers[contract.id] as never, contract, input, who);
  const must = async <Op extends AnyOperation & { id: keyof typeof handlers }>(
    contract: Op,
    input: RequestOf<Op>,
  ) => {
    const { status, body } = await ask(contract, input);
    if (status !== 200) throw new Error(`${contract.id}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const connect = (marketplace: Marketplace, status: 'connected' | 'disconnected' = 'connected') =>
    tableOf(studioId)
      .of(ConnectionEntity)
      .put({
        studioId,
        marketplace,
        status,
        connectedAt: '2026-11-01T00:00:00.000Z',
        revenuePerBookingMinor: marketplace === 'fitpass' ? 9_000 : 11_000,
        noShowPayPercent: 0,
      })
      .go();
  await must(updateSettings, { ...defaultSettings, timezone, currency: 'MXN' });
  for (const one of connected) await connect(one);
  return {
    studioId,
    ask,
    must,
    connect,
    inStudio: <T>(work: (studioTable: StudioTable) => Promise<T>) => work(tableOf(studioId)),
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
