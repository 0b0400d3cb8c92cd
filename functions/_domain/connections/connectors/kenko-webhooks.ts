import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { booking } from './kenko-resources.ts';
import { jsonOf } from './parse.ts';
import type { SystemBooking } from './studio-system.ts';

/** The events that Kenko is known to send. */
export type KenkoEvent =
  | 'booking.confirmed'
  | 'booking.cancelled'
  | 'booking.updated'
  | 'availability.changed'
  | 'class.schedule.changed'
  | 'authorization.created';

/** A webhook delivery with a valid signature. */
export interface KenkoDelivery {
  /** The event's id. Every repeat of the event has the same id. */
  readonly id: string;
  /** A KenkoEvent, or an unknown event. */
  readonly event: KenkoEvent | (string & {});
  /** The center of the event, by the id that the studio received with its key. */
  readonly connectionId: string;
  /** UTC ISO instant. */
  readonly createdAt?: string;
  /** The `id` of the SystemClass, if the delivery names a class. */
  readonly classId?: string;
  /** The complete booking, if the delivery contains it. Otherwise the bookings have to be read. */
  readonly booking?: SystemBooking;
}

const signatureForm = /^sha256=([\da-f]{64})$/i;
const id = z.union([z.string().min(1).max(255), z.int()]).transform(String);
const data = z.looseObject({
  connection_id: id.nullish(),
  schedule_id: id.nullish(),
  schedule: z.looseObject({ id }).nullish(),
  booking: z.looseObject({}).nullish(),
});
const envelope = z.object({
  id: id.nullish(),
  event: z.string().min(1).max(100).nullish(),
  created_at: z.iso.datetime({ offset: true }).nullish(),
  connection_id: id.nullish(),
  data: data.nullish(),
});

/**
 * Whether a body was signed by Kenko: X-Partner-Signature is `sha256=` followed by the HMAC-SHA256 of the raw bytes.
 */
export function isKenkoSignature(header: string | undefined, body: Buffer, secret: string): boolean {
  const given = signatureForm.exec(header ?? '')?.[1];
  if (given === undefined || secret === '') return false;
  const right = createHmac('sha256', secret).update(body).digest();
  return timingSafeEqual(Buffer.from(given, 'hex'), right);
}

/**
 * Reads a body whose signature is valid. Headers are not signed, so only the event's name is taken from them, and only
 * if the body has none.
 *
 * @returns undefined if it is not a delivery in a known form
 */
export function readKenkoDelivery(body: Buffer, eventHeader?: string): KenkoDelivery | undefined {
  const parsed = envelope.safeParse(jsonOf(body.toString('utf8')));
  const event = parsed.data?.event ?? eventHeader;
  const connectionId = parsed.data?.connection_id ?? parsed.data?.data?.connection_id;
  if (!parsed.success || !event || !connectionId) return undefined;
  const { id: deliveryId, created_at: createdAt, data: reported } = parsed.data;
  const whole = booking.safeParse(reported?.booking ?? reported).data;
  const classId = reported?.schedule_id ?? reported?.schedule?.id ?? whole?.classId;
  return {
    id: deliveryId ?? createHash('sha256').update(body).digest('hex'),
    event,
    connectionId,
    ...(createdAt ? { createdAt: new Date(createdAt).toISOString() } : {}),
    ...(classId ? { classId } : {}),
    ...(whole ? { booking: whole } : {}),
  };
}
