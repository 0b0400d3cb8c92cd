import { createProfiler } from '#shared/core/csv/create-profiler.ts';
import type { FileKind } from '#shared/core/csv/plan.ts';

function reportOf(titles: string, row: string, kind: FileKind = 'bookings') {
  const profiler = createProfiler(kind);
  profiler.add(titles.split(','));
  for (let at = 0; at < 12; at += 1) profiler.add(row.replaceAll('#', String(10 + at)).split(','));
  return profiler.conclude().report;
}

describe('a file with something else than bookings', () => {
  it.each([
    ['attendance', 'Client,Class,Date,Time,Checked In', 'Ana #,Yoga,2027-03-#,07:00,Yes'],
    ['attendance', 'Aluno,Aula,Data,Hora,Presença', 'Ana #,Yoga,#/03/2027,07:00,Presente'],
    ['waitlist', 'Client,Class,Date,Time,Waitlist Position', 'Ana #,Yoga,2027-03-#,07:00,#'],
    [
      'waitlist',
      'Cliente,Clase,Fecha,Hora,Fecha en lista de espera',
      'Ana #,Yoga,#/03/2027,07:00,0#/03/2027',
    ],
    ['payouts', 'Month,Class,Visits,Payout', '2027-03,Yoga,#,120.50'],
    ['payouts', 'Data,Aluno,Produto,Valor de repasse', '#/03/2027,Ana #,Wellhub,"35,00"'],
  ])('is %s: %s', (report, titles, row) => {
    expect(reportOf(titles, row)).toBe(report);
  });

  it.each([
    ['Client,Class,Date,Time,Booked at,Checked In,Payout', 'Ana #,Yoga,2027-03-#,07:00,2027-02-#,Yes,12.50'],
    ['Client,Class,Date,Time,Room', 'Ana #,Yoga,2027-03-#,07:00,A'],
  ])('is nothing else where it tells when places were booked, or nothing of it: %s', (titles, row) => {
    expect(reportOf(titles, row)).toBeUndefined();
  });

  it('is not considered for a schedule', () => {
    expect(
      reportOf('Class,Date,Time,Capacity,Checked In', 'Yoga,2027-03-#,07:00,20,Yes', 'schedule'),
    ).toBeUndefined();
  });
});
