import * as z from 'zod';
import { eventType } from '#shared/contracts/reservations/event.ts';
import { changeKinds } from '#shared/core/mail/changed-booking.ts';
import { layoutFields, type MailLayout } from '#shared/core/mail/layouts/layout.ts';

const field = z.enum(layoutFields);
const element = z.union([
  z.object({ kind: z.enum(['word', 'mark']), text: z.string() }),
  z.object({ kind: z.enum(['data', 'name', 'address', 'rest']) }),
  z.object({ kind: z.literal('field'), field, part: z.union([z.literal(1), z.literal(2)]).exactOptional() }),
  z.object({ kind: z.literal('again'), field }),
]);
const line = z.object({ elements: z.array(element), optional: z.boolean(), times: z.int() });

const layout = z.object({
  version: z.literal(1),
  meaning: z.union([eventType, z.literal('no-reservation')]),
  subject: line,
  lines: z.array(line),
  told: z.array(line),
  readAs: eventType.nullable(),
  change: z.enum(changeKinds).exactOptional(),
  further: z.int().exactOptional(),
  dates: z.array(z.object({ shape: z.array(z.string()) })),
  time: z.object({ half: z.boolean() }).exactOptional(),
  ref: z.object({ digits: z.boolean(), letters: z.boolean() }).exactOptional(),
  rows: z.object({ from: z.int(), behind: line.nullable() }).exactOptional(),
});

/** Parses a stored layout; undefined if another release wrote it in a different form. */
export function storedLayout(value: unknown): MailLayout | undefined {
  const parsed = layout.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}
