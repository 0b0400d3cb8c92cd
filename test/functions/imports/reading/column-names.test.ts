import { columnNames, reasonOf } from '#functions/imports/reading/column-names.ts';
import type { ReadingPlan } from '#shared/contracts/imports/plan.ts';

const columns: ReadingPlan['columns'] = [
  ['class_name'],
  ['class_date', 'class_time'],
  [],
  ['keno_slots'],
  ['customer_name'],
  ['customer_name'],
];
const named = columnNames({ columns }, ['class_name', 'Inicio', 'Nota', 'Kenko', 'Nombre', 'Apellido']);
const about = (path: string) => named({ path, row: 4, message: `${path} must be there` });

describe('the column of a finding', () => {
  it('is the one mapped to the field, under its title in the file', () => {
    expect(about('class_date').column).toBe('Inicio');
    expect(about('class_time').column).toBe('Inicio');
    expect(about('kenko_slots').column).toBe('Kenko');
    expect(about('customer_name').column).toBe('Nombre + Apellido');
  });

  it('is missing if no column is mapped to the field, or the whole row is meant', () => {
    expect(about('room')).toEqual({ path: 'room', row: 4, message: 'room must be there' });
    expect(about('row').column).toBeUndefined();
  });

  it('is the start of the reason, unless its title equals the field', () => {
    expect(reasonOf(about('class_date'))).toBe('Inicio: class_date must be there');
    expect(reasonOf(about('class_name'))).toBe('class_name must be there');
    expect(reasonOf(about('row'))).toBe('row must be there');
  });
});
