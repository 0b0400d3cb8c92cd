import type { Field } from '#shared/core/csv/plan.ts';
import { leftOutByStatus, rowStatusOf } from '#shared/core/csv/row-status.ts';

describe('the status of a row', () => {
  it.each([
    [
      'cancelled',
      'Cancelled|CANCELED|Late cancel|Early-cancelled|user_cancelled|Cancelada pelo aluno|Canceló',
    ],
    ['cancelled', 'Cancelación tardía|Anulada|storniert|Abgesagt|annulé|Removed|Excluída|Class cancelled'],
    [
      'waiting',
      'Waitlist|Waitlisted|On waiting list|WAITING|Lista de espera|En espera|Fila de espera|Warteliste',
    ],
    [
      'standing',
      'Booked|Attended|No show|Confirmed|Confirmed from waitlist|Promoted from waitlist|Not cancelled',
    ],
    [
      'standing',
      'No cancelada|Cancellation declined|Asistió|Falta|Presente|gebucht|Pending|-||CDMX|Uncancelled',
    ],
  ])('is %s for %s', (expected, cells) => {
    for (const cell of cells.split('|')) expect([cell, rowStatusOf(cell)]).toEqual([cell, expected]);
  });

  const columns: Field[][] = [['customer_name'], ['status'], ['cancelled_at']];

  it.each([
    [['Ana', 'Cancelled', ''], true, true],
    [['Ana', 'Cancelled', '2027-03-01 10:00'], false, true],
    [['Ana', 'Waitlist', '2027-03-01 10:00'], true, false],
    [['Ana', 'Booked', ''], false, false],
    [['Ana'], false, false],
    [['Ana', 'Cancelled', '', 'a cell too many'], false, false],
  ])('leaves out %j: as a booking %s, as a class %s', (row, ofBooking, ofClass) => {
    expect(leftOutByStatus({ columns }, 'bookings')(row)).toBe(ofBooking);
    expect(leftOutByStatus({ columns }, 'schedule')(row)).toBe(ofClass);
  });

  it('matters only if the plan reads it', () => {
    const ignored = columns.with(1, []);
    expect(leftOutByStatus({ columns: ignored }, 'bookings')(['Ana', 'Cancelled', ''])).toBe(false);
  });
});
