import { createProfiler } from '#shared/core/csv/create-profiler.ts';
import type { FileKind } from '#shared/core/csv/plan.ts';

const understand = (rows: readonly (readonly string[])[], kind: FileKind) => {
  const profiler = createProfiler(kind);
  for (const row of rows) profiler.add(row);
  return profiler.conclude();
};

describe('rows of a file that are not bookings', () => {
  const remarked = (title: string, cells: readonly string[], more: readonly string[] = []) => {
    const heads = [
      'Client',
      'Class',
      'Class date',
      'Start time',
      'Room',
      'Pricing option',
      'Revenue',
      'Booked at',
    ];
    const rows = cells.map((cell, at) => [
      `Client ${at}`,
      'Yoga',
      '2027-03-02',
      '07:00',
      'Room A',
      'Drop-in',
      '150',
      `2027-03-01 10:0${at}`,
      cell,
      ...more.map(() => (at === 0 ? '2027-03-01 12:00' : '')),
    ]);
    const { remarks } = understand([[...heads, title, ...more], ...rows], 'bookings');
    return remarks.filter(({ code }) =>
      ['cancelled-as-booked', 'waiting-as-booked', 'places-as-one', 'bookings-left-out'].includes(code),
    );
  };

  it.each([
    ['Status', ['Cancelled', 'Booked', 'Booked']],
    ['Status', ['Late cancel', 'Attended', 'No show']],
    ['Estado', ['Cancelada', 'Asistió', 'Asistió']],
    ['Estado de la reserva', ['En espera', 'Asistió', 'Reservada']],
    ['Situação', ['Cancelada pelo aluno', 'Presente', 'Falta']],
    ['Situação', ['Fila de espera', 'Presente', 'Falta']],
    ['Status', ['storniert', 'gebucht', 'teilgenommen']],
    ['Booking Status', ['WAITING', 'BOOKED', 'ATTENDED']],
  ])('are left out because of a column %s with %j', (title, cells) => {
    expect(remarked(title, cells)).toEqual([{ code: 'bookings-left-out', column: title }]);
  });

  it.each([
    ['Cancelled', ['Yes', 'No', 'No']],
    ['Late cancel', ['TRUE', 'FALSE', 'FALSE']],
  ])('are remarked as cancelled for a column %s with %j', (title, cells) => {
    expect(remarked(title, cells)).toEqual([{ code: 'cancelled-as-booked', column: title }]);
  });

  it.each([
    ['Party size', ['7', '8', '9']],
    ['Lugares', ['0', '2', '1']],
  ])('are remarked as several places for a column %s with %j', (title, cells) => {
    expect(remarked(title, cells)).toEqual([{ code: 'places-as-one', column: title }]);
  });

  it.each([
    ['Guests', ['0', '0', '0']],
    ['Party size', ['1', '1', '1']],
    ['Spots left', ['3', '2', '1']],
    ['Capacity', ['8', '8', '8']],
    ['Spots', ['20', '20', '20']],
  ])('are not remarked as several places for a column %s with %j', (title, cells) => {
    expect(remarked(title, cells)).toEqual([]);
  });

  it('are remarked as waiting for a column that says yes', () => {
    expect(remarked('is_waitlisted', ['true', 'false', 'false'])).toEqual([
      { code: 'waiting-as-booked', column: 'is_waitlisted' },
    ]);
  });

  it.each([
    ['Status', ['Booked', 'Attended', 'No show']],
    ['Cancelled', ['No', 'No', 'No']],
    ['Notes', ['Cancelled', 'prefers the first row', 'brings a mat']],
  ])('are not remarked for a column %s with %j', (title, cells) => {
    expect(remarked(title, cells)).toEqual([]);
  });

  it('are not remarked if another column has the time of the cancellation', () => {
    expect(remarked('Status', ['Cancelled', 'Booked', 'Booked'], ['Cancelled at'])).toEqual([]);
  });
});
