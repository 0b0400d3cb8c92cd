import { listEvents } from '#shared/contracts/reservations/list-events.ts';
import { ulid } from '#shared/contracts/values.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { readEvents } from './mailbox/event-store.ts';
import { eventViewOf } from './taking/mail-event.ts';

export const handler = httpOperation(
  listEvents,
  {},
  async ({ table, input, caller: { studioId }, pages }) => {
    const { status, limit } = input;
    const list = pages();
    const [{ events, lastId }, { timezone }] = await Promise.all([
      readEvents(table, studioId, status, list.from(ulid), limit),
      readStudio(table, studioId),
    ]);
    return {
      events: events.map(eventViewOf),
      timezone,
      cursor: list.next(lastId),
    };
  },
);
