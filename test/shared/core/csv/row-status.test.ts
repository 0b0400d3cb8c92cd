import type { Field } from '#shared/core/csv/plan.ts';
import { rowStatusOf, rowUses } from '#shared/core/csv/row-status.ts';

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
    [['Ana', 'Cancelled', ''], 'cancels', 'cancels'],
    [['Ana', 'Cancelled', '2027-03-01 10:00'], 'read', 'cancels'],
    [['Ana', 'Waitlist', '2027-03-01 10:00'], 'left-out', 'read'],
    [['Ana', 'Booked', ''], 'read', 'read'],
    [['Ana'], 'read', 'read'],
    [['Ana', 'Cancelled', '', 'a cell too many'], 'read', 'read'],
  ])('lets %j count: as a booking %s, as a class %s', (row, ofBooking, ofClass) => {
    expect(rowUses({ columns }, 'bookings')(row)).toBe(ofBooking);
    expect(rowUses({ columns }, 'schedule')(row)).toBe(ofClass);
  });

  it('matters only if the plan reads it', () => {
    const ignored = columns.with(1, []);
    expect(rowUses({ columns: ignored }, 'bookings')(['Ana', 'Cancelled', ''])).toBe('read');
  });
});
