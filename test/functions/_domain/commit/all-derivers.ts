import { reportDerivers } from '#functions/_domain/bookings/reservation-store.ts';
import { classMoveDerivers } from '#functions/_domain/bookings/class-move-store.ts';
import { requestDerivers } from '#functions/_domain/bookings/request-store.ts';
import type { DerivedOf } from '#functions/_domain/commit/derived.ts';
import type { Kind } from '#functions/_domain/commit/follows.ts';
import { connectionDerivers } from '#functions/_domain/connections/connection-store.ts';
import { listingDerivers } from '#functions/_domain/connections/listing-store.ts';
import { mailboxDerivers } from '#functions/_domain/connections/mailbox-store.ts';
import { sourceDerivers } from '#functions/_domain/connections/source-store.ts';
import { systemClassDerivers } from '#functions/_domain/connections/system-store.ts';
import { sameClassDerivers } from '#functions/_domain/same-classes/answer-store.ts';
import { successorDerivers } from '#functions/_domain/successors/successor-store.ts';
import { slotDerivers } from '#functions/_domain/imports/import-permit-store.ts';
import { importDerivers as scheduleDerivers } from '#functions/_domain/imports/schedule-import-store.ts';
import { approvalDerivers } from '#functions/_domain/places/decisions/approval-store.ts';
import { rejectionDerivers } from '#functions/_domain/places/decisions/decision-store.ts';
import { replacementDerivers } from '#functions/_domain/places/decisions/replacement-store.ts';
import { editDerivers } from '#functions/_domain/places/edits/edit-store.ts';
import { pushDerivers } from '#functions/_domain/places/outbox/push-store.ts';
import { redriveDerivers } from '#functions/_domain/places/outbox/redrive-store.ts';
import { settleDerivers } from '#functions/_domain/places/outbox/settle-store.ts';
import { platformDerivers } from '#functions/_domain/studio/platform-store.ts';
import { ruleDerivers } from '#functions/_domain/studio/rule-store.ts';
import { calendarDerivers } from '#functions/_domain/studio/calendar-store.ts';
import { automationDerivers, settingsDerivers } from '#functions/_domain/studio/studio-store.ts';
import { deliveryDerivers } from '#functions/notifications/delivery-store.ts';
import { notificationDerivers } from '#functions/notifications/notification-store.ts';
import { grantDerivers } from '#functions/billing/grant-store.ts';
import { runDerivers } from '#functions/decisions/runs/run-store.ts';
import { clearedDerivers } from '#functions/imports/clearing/clear-classes-store.ts';
import { historyDerivers } from '#functions/imports/clearing/clear-history-store.ts';
import { mailEventDerivers } from '#functions/imports/clearing/clear-mails-store.ts';
import { counterDerivers } from '#functions/imports/clearing/clear-sums-store.ts';
import { clearingDerivers } from '#functions/imports/clearing/clearing-store.ts';
import { figuresDerivers } from '#functions/imports/rows/booking-import-store.ts';
import { chunkDerivers } from '#functions/imports/state/import-detail-store.ts';
import { importStateDerivers } from '#functions/imports/state/import-store.ts';
import { takingBackDerivers } from '#functions/imports/taking-back/taking-back-store.ts';
import { salesDerivers } from '#functions/marketplaces/push/sold-there-store.ts';
import { correctionDerivers } from '#functions/marketplaces/reconcile/reconcile-store.ts';
import { correctedDerivers } from '#functions/reservations/layouts/corrected-store.ts';
import { mailDerivers } from '#functions/reservations/mailbox/mail-store.ts';
import { calledOffDerivers } from '#functions/reservations/taking/class-cancelled-store.ts';
import { repeatDerivers } from '#functions/schedule/recurrence-store.ts';
import { ticketDerivers } from '#functions/support/ticket-store.ts';

/** The derivers of every kind of change, collected from the modules. A kind without a deriver does not compile. */
export const allDerivers = {
  ...approvalDerivers,
  ...automationDerivers,
  ...calendarDerivers,
  ...calledOffDerivers,
  ...chunkDerivers,
  ...classMoveDerivers,
  ...clearedDerivers,
  ...clearingDerivers,
  ...connectionDerivers,
  ...correctedDerivers,
  ...correctionDerivers,
  ...counterDerivers,
  ...editDerivers,
  ...figuresDerivers,
  ...deliveryDerivers,
  ...grantDerivers,
  ...notificationDerivers,
  ...historyDerivers,
  ...importStateDerivers,
  ...listingDerivers,
  ...mailDerivers,
  ...mailEventDerivers,
  ...mailboxDerivers,
  ...platformDerivers,
  ...pushDerivers,
  ...redriveDerivers,
  ...rejectionDerivers,
  ...repeatDerivers,
  ...replacementDerivers,
  ...requestDerivers,
  ...ruleDerivers,
  ...runDerivers,
  ...salesDerivers,
  ...sameClassDerivers,
  ...scheduleDerivers,
  ...settingsDerivers,
  ...settleDerivers,
  ...slotDerivers,
  ...sourceDerivers,
  ...successorDerivers,
  ...systemClassDerivers,
  ...takingBackDerivers,
  ...reportDerivers,
  ...ticketDerivers,
} satisfies { readonly [K in Kind]: (change: never) => DerivedOf<K> };
