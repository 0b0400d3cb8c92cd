import * as z from 'zod';
import { json } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import { invalid } from './context.ts';

const whole = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a whole number')
  .transform(Number);
const query = z.object({
  start_date: z.iso.date().optional(),
  end_date: z.iso.date().optional(),
  event_type: z.enum(['class', 'appointment']).optional(),
  page: whole.pipe(z.int().min(1)).default(1),
  per_page: whole.pipe(z.int().min(1).max(100)).default(50),
});
export type Query = z.output<typeof query>;

/** A page of a query's results, in the envelope that every list has. */
export function answerPage(call: Call, find: (query: Query) => readonly unknown[]): Reply {
  const requested = query.safeParse(Object.fromEntries(call.query));
  if (!requested.success) return invalid(requested.error);
  const { page, per_page } = requested.data;
  const found = find(requested.data);
  const lastPage = Math.max(1, Math.ceil(found.length / per_page));
  const linkTo = (number: number): string | null =>
    number < 1 || number > lastPage
      ? null
      : `${call.path}?${new URLSearchParams({ ...Object.fromEntries(call.query), page: String(number) })}`;
  return json(200, {
    data: found.slice((page - 1) * per_page, page * per_page),
    links: { first: linkTo(1), last: linkTo(lastPage), prev: linkTo(page - 1), next: linkTo(page + 1) },
    meta: { current_page: page, last_page: lastPage, per_page, total: found.length },
  });
}
