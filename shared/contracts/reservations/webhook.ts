import * as z from 'zod';
import { text } from '../values.ts';

/** Larger webhooks are refused without reading them. */
export const webhookBytesMax = 65_536;

/** The address of a webhook. Only its sender knows the last part. */
export const hookParams = z.strictObject({ hookId: text().max(200) });

/** Answered as soon as the webhook is stored; processing follows. */
export const hookAnswer = z.strictObject({ received: z.literal(true) });
