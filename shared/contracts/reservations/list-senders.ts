import * as z from 'zod';
import { operation } from '../operation.ts';
import { sendersMax, senderView } from './sender.ts';

/** All addresses whose e-mails are read, by address. */
export const listSenders = operation({
  id: 'reservations.listSenders',
  method: 'GET',
  path: '/api/reservations/senders',
  access: 'subscriber',
  summary: 'Senders whose e-mails are read',
  output: z.strictObject({ senders: z.array(senderView).max(sendersMax) }),
});
