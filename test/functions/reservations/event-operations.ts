import { confirmEvent } from '#shared/contracts/reservations/confirm-event.ts';
import { deleteEvent } from '#shared/contracts/reservations/delete-event.ts';
import { deleteLayout } from '#shared/contracts/reservations/delete-layout.ts';
import { getMail } from '#shared/contracts/reservations/get-mail.ts';
import { listLayouts } from '#shared/contracts/reservations/list-layouts.ts';
import { teachLayout } from '#shared/contracts/reservations/teach-layout.ts';
import { getEvent } from '#shared/contracts/reservations/get-event.ts';
import { getSync } from '#shared/contracts/reservations/get-sync.ts';
import { listEvents } from '#shared/contracts/reservations/list-events.ts';
import { retryEvent } from '#shared/contracts/reservations/retry-event.ts';
import { reinstateClass } from '#shared/contracts/schedule/reinstate-class.ts';
import type { AnyOperation, RequestOf } from '#shared/contracts/operation.ts';
import { handler as reinstateClassHandler } from '#functions/schedule/reinstate-class.ts';
import { handler as confirmEventHandler } from '#functions/reservations/confirm-event.ts';
import { handler as deleteEventHandler } from '#functions/reservations/delete-event.ts';
import { handler as deleteLayoutHandler } from '#functions/reservations/delete-layout.ts';
import { handler as getMailHandler } from '#functions/reservations/get-mail.ts';
import { handler as listLayoutsHandler } from '#functions/reservations/list-layouts.ts';
import { handler as teachLayoutHandler } from '#functions/reservations/teach-layout.ts';
import { handler as getEventHandler } from '#functions/reservations/get-event.ts';
import { handler as getSyncHandler } from '#functions/reservations/get-sync.ts';
import { handler as listEventsHandler } from '#functions/reservations/list-events.ts';
import { handler as retryEventHandler } from '#functions/reservations/retry-event.ts';
import { callOperation, type As, type Handler } from '../../builders/call-operation.ts';

const handlers: Readonly<Record<string, Handler>> = {
  [confirmEvent.id]: confirmEventHandler,
  [deleteEvent.id]: deleteEventHandler,
  [deleteLayout.id]: deleteLayoutHandler,
  [getMail.id]: getMailHandler,
  [listLayouts.id]: listLayoutsHandler,
  [teachLayout.id]: teachLayoutHandler,
  [getEvent.id]: getEventHandler,
  [getSync.id]: getSyncHandler,
  [listEvents.id]: listEventsHandler,
  [retryEvent.id]: retryEventHandler,
  [reinstateClass.id]: reinstateClassHandler,
};

/** Calls an operation about events that wait for a person. */
export const callEvent = <Op extends AnyOperation>(contract: Op, input: RequestOf<Op>, as: As) =>
  callOperation(handlers[contract.id]!, contract, input, as);
