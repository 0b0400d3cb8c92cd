import { json } from '../_shared/call.ts';
import type { ListedClass } from '../_shared/class.ts';
import { message, scheduleIdOf, type CenterContext, type CenterRoute } from './context.ts';
import { scoped } from './scoped.ts';
import { answerPage, type Query } from './page-of.ts';
import { center, schedule } from './resources.ts';

export const scheduleRoutes: readonly CenterRoute[] = [
  {
    method: 'GET',
    path: '/centers',
    answer: scoped('read:schedules', (context) =>
      json(200, { data: [center(context, context.studio.username)] }),
    ),
  },
  {
    method: 'GET',
    path: '/schedules',
    answer: scoped('read:schedules', (context, call) =>
      answerPage(call, (query) => classesIn(context, query).map((one) => schedule(context, one))),
    ),
  },
  {
    method: 'GET',
    path: '/schedules/:schedule',
    answer: scoped('read:schedules', (context, _call, { schedule: id = '' }) => {
      const one = publicClasses(context).find((listed) => scheduleIdOf(listed) === id);
      return one === undefined
        ? message(404, 'Schedule not found.')
        : json(200, { data: schedule(context, one) });
    }),
  },
  {
    method: 'GET',
    path: '/availability',
    answer: scoped('read:availability', (context, call) => {
      const ids = new Set((call.query.get('schedule_ids') ?? '').split(','));
      const data = publicClasses(context)
        .filter((one) => ids.has(scheduleIdOf(one)))
        .map((one) => ({
          schedule_id: scheduleIdOf(one),
          capacity: one.slots,
          available_spots: one.slots - one.booked,
        }));
      return json(200, { data });
    }),
  },
  // The simulated studio offers nothing but classes.
  ...['/appointments', '/bookables'].map((path) => ({
    method: 'GET',
    path,
    answer: scoped('read:schedules', (_context, call) => answerPage(call, () => [])),
  })),
  {
    method: 'GET',
    path: '/appointments/:appointment/slots',
    answer: scoped('read:availability', () => message(404, 'Appointment not found.')),
  },
];

/** The classes that the studio marked public for partners. */
const publicClasses = ({ store, studio }: CenterContext): readonly ListedClass[] =>
  store.classes(studio.username).filter(({ status }) => status !== 'HIDDEN');

/** The classes between two days of the center's calendar, both included. */
export function classesIn(context: CenterContext, { start_date, end_date }: Query): ListedClass[] {
  return publicClasses(context)
    .filter(({ localDate }) => localDate >= (start_date ?? localDate) && localDate <= (end_date ?? localDate))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id - b.id);
}
