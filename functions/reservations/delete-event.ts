import { deleteEvent } from '#shared/contracts/reservations/delete-event.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { removeEvent } from './mailbox/event-store.ts';
import { isChosen } from './taking/choice.ts';
import { eventChangedMeanwhile, findMailEvent } from './mailbox/find-event.ts';

const deletable = ['failed', 'manual_review', 'ignored'];

export const handler = httpOperation(
  deleteEvent,
  {},
  async ({ table, input: { eventId }, caller: { studioId } }) => {
    const event = await findMailEvent(table, studioId, eventId);
    const mayDelete = deletable.includes(event.status) && !isChosen(event);
    if (!mayDelete || !(await removeEvent(table, event))) throw eventChangedMeanwhile();
    return { eventId };
  },
);
