import * as z from 'zod';
import { text } from '../values.ts';

/** Larger webhooks are refused unread. */
export const webhookBytesMax = 65_536;

/** The address of a webhook. Its last part is known to its sender alone. */
export const hookParams = z.strictObject({ hookId: text().max(200) });

/** Said as soon as the webhook is in safe keeping; what follows from it is done afterwards. */
export const hookAnswer = z.strictObject({ received: z.literal(true) });
