import { getMail } from '#shared/contracts/reservations/get-mail.ts';
import { piecesOf } from '#shared/core/mail/layouts/pieces.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { readText } from './mailbox/text-store.ts';
import { findMailEvent } from './mailbox/find-event.ts';

export const handler = httpOperation(
  getMail,
  {},
  async ({ table, input: { eventId }, caller: { studioId } }) => {
    await findMailEvent(table, studioId, eventId);
    const page = await readText(table, studioId, eventId);
    if (!page) return { mail: null };
    const { texts, dates, times, references } = piecesOf(page);
    return {
      mail: {
        subject: page.subject,
        lines: [...page.lines],
        pieces: {
          texts: [...texts],
          dates: [...dates],
          times: [...times],
          references: [...references],
        },
      },
    };
  },
);
