import { isDateOrderRequested, isDateOrderOpen } from '#shared/core/csv/plan-gaps.ts';
import { dateOrders, orderUsedIn } from '#web/src/features/imports/date-order.ts';
import type { Analysis, ReadingPlan } from '#shared/contracts/imports/plan.ts';

const plan: ReadingPlan = {
  columns: [['class_name'], ['class_date'], []],
  dateFormat: null,
  timeFormat: null,
};
const analysis = { openDates: ['03/04/2027'], plan } as unknown as Analysis;

it('the order of day and month is asked until it is said', () => {
  expect(isDateOrderOpen(analysis, plan)).toBe(true);
  const reported: ReadingPlan = { ...plan, dateFormat: 'DD/MM/YYYY' };
  expect([isDateOrderRequested(analysis, reported), isDateOrderOpen(analysis, reported)]).toEqual([
    true,
    false,
  ]);
});

it('it is not asked of another column, and not where the dates say it', () => {
  const other: ReadingPlan = { ...plan, columns: [['class_name'], [], ['class_date']] };
  expect(isDateOrderRequested(analysis, other)).toBe(false);
  const { openDates: _, ...clear } = analysis;
  expect(isDateOrderRequested(clear, plan)).toBe(false);
});

it('a date is shown both ways', () => {
  expect(dateOrders.map(({ readAs }) => readAs('03/04/2027'))).toEqual(['3 April 2027', '4 March 2027']);
});

it.each([
  ['America/Mexico_City', 'DD/MM/YYYY'],
  ['America/Sao_Paulo', 'DD/MM/YYYY'],
  ['America/Indiana/Knox', 'MM/DD/YYYY'],
  ['America/New_York', 'MM/DD/YYYY'],
  ['Europe/Madrid', 'DD/MM/YYYY'],
  [undefined, undefined],
])('in %s it is usually %s', (zone, order) => {
  expect(orderUsedIn(zone)).toBe(order);
});
