import { missingFields } from '#shared/core/csv/plan-gaps.ts';
import type { ImportField } from '#shared/contracts/imports/fields.ts';
import {
  choiceOf,
  choicesOf,
  confirmedPlan,
  fieldsOfChoice,
  labelOf,
  repeatedFields,
  shareableFields,
  withColumn,
  withValue,
  type ColumnFields,
} from '#web/src/features/imports/mapping.ts';

const plan = (...columns: ColumnFields[]) => ({ columns, dateFormat: null, timeFormat: null });
const valuesOf = (choices: ReturnType<typeof choicesOf>): string[] =>
  choices.flatMap((one) => ('options' in one ? one.options.map(({ value }) => value) : [one.value]));

describe('the choices for a column', () => {
  it('contain single fields, pairs of fields and no field', () => {
    const values = valuesOf(choicesOf('schedule', []));
    expect(values).toEqual(
      expect.arrayContaining([
        'unmapped',
        'class_date',
        'class_date+class_time',
        'current_bookings+total_capacity',
        'classpass_slots',
      ]),
    );
    expect(values).not.toContain('studio_revenue');
    expect(new Set(values).size).toBe(values.length);
  });

  it('include a combination that was found in the file, without duplicates', () => {
    const found: ImportField[] = ['class_name', 'class_time'];
    const values = valuesOf(choicesOf('bookings', [found, found, ['class_date', 'class_time']]));
    expect(values.filter((value) => value === 'class_name+class_time')).toHaveLength(1);
    expect(values.filter((value) => value === 'class_date+class_time')).toHaveLength(1);
  });

  it.each<[ColumnFields, string, string]>([
    [[], 'unmapped', 'Unmapped'],
    [['room'], 'room', 'Room'],
    [['class_date', 'class_time'], 'class_date+class_time', 'Class date + class time'],
  ])('%j is the choice %s, shown as %s', (fields, choice, label) => {
    expect(choiceOf(fields)).toBe(choice);
    expect(fieldsOfChoice(choice)).toEqual(fields);
    expect(labelOf(fields)).toBe(label);
  });
});

describe('a mapping', () => {
  const whole = plan(['class_name'], ['class_date', 'class_time'], ['total_capacity'], ['room']);

  it('names the required fields that are missing', () => {
    expect(missingFields('schedule', whole)).toEqual([]);
    expect(missingFields('schedule', withColumn(whole, 1, ['class_date']))).toEqual(['class_time']);
    expect(missingFields('bookings', whole)).toEqual(['booking_type', 'studio_revenue', 'booked_at']);
  });

  it('needs no column for a value that all rows share, and sends that value only without a column', () => {
    const oneRoom = withValue(withColumn(whole, 3, []), 'room', ' Sala 1 ');
    expect(missingFields('schedule', withValue(oneRoom, 'room', ' '))).toEqual(['room']);
    expect(missingFields('schedule', oneRoom)).toEqual([]);
    expect(shareableFields('schedule', oneRoom)).toEqual(['room']);
    expect(confirmedPlan('schedule', oneRoom).values).toEqual({ room: 'Sala 1' });
    expect(confirmedPlan('schedule', withColumn(oneRoom, 3, ['room']))).not.toHaveProperty('values');
    expect(shareableFields('bookings', plan([]))).not.toContain('booked_at');
  });

  it('names the fields that are mapped to more than one column', () => {
    expect(repeatedFields(whole)).toEqual([]);
    expect(repeatedFields(plan(['room'], ['class_time'], ['class_date', 'class_time'], ['room']))).toEqual([
      'room',
      'class_time',
    ]);
  });

  it('allows two columns for a name or a time, but not three', () => {
    const booked: ImportField[] = ['booked_at'];
    expect(repeatedFields(plan(booked, ['room'], booked))).toEqual([]);
    expect(repeatedFields(plan(booked, booked, booked))).toEqual(booked);
  });

  it('changes only the chosen column', () => {
    expect(withColumn(whole, 3, []).columns).toEqual([
      ['class_name'],
      ['class_date', 'class_time'],
      ['total_capacity'],
      [],
    ]);
    expect(whole.columns[3]).toEqual(['room']);
  });
});
