import { isDateOrderRequested, isDateOrderOpen } from '#shared/core/csv/plan-gaps.ts';
import { dateOrders, orderUsedIn } from '#web/src/features/imports/date-order.ts';
import type { Analysis, ReadingPlan } from '#shared/contracts/imports/plan.ts';

const plan: ReadingPlan = {
  columns: [['class_name'], ['class_date'], []],
  dateFormat: null,
  timeFormat: null,
};
const analysis = { openDates: ['03/04/2027'], plan } as unknown as Analysis;

it('the user is asked for the order of day and month until it is chosen', () => {
  expect(isDateOrderOpen(analysis, plan)).toBe(true);
  const reported: ReadingPlan = { ...plan, dateFormat: 'DD/MM/YYYY' };
  expect([isDateOrderRequested(analysis, reported), isDateOrderOpen(analysis, reported)]).toEqual([
    true,
    false,
  ]);
});

it('the user is not asked about another column, or if the dates are unambiguous', () => {
  const other: ReadingPlan = { ...plan, columns: [['class_name'], [], ['class_date']] };
  expect(isDateOrderRequested(analysis, other)).toBe(false);
  const { openDates: _, ...clear } = analysis;
  expect(isDateOrderRequested(clear, plan)).toBe(false);
});

it('an example date is shown in both orders', () => {
  expect(dateOrders.map(({ readAs }) => readAs('03/04/2027'))).toEqual(['3 April 2027', '4 March 2027']);
});

it.each([
  ['America/Mexico_City', 'DD/MM/YYYY'],
  ['America/Sao_Paulo', 'DD/MM/YYYY'],
  ['America/Indiana/Knox', 'MM/DD/YYYY'],
  ['America/New_York', 'MM/DD/YYYY'],
  ['Europe/Madrid', 'DD/MM/YYYY'],
  [undefined, undefined],
])('in %s the usual order is %s', (zone, order) => {
  expect(orderUsedIn(zone)).toBe(order);
});
