import { convertRow } from '#shared/core/csv/convert-row.ts';
import { createProfiler } from '#shared/core/csv/create-profiler.ts';

const heads = ['Client', 'Class', 'Class date', 'Start time', 'Room', 'Pricing option', 'Booked at'];
const rowsWith = (cells: readonly string[], revenue = '300') =>
  cells.map((cell, at) => [
    `Client ${at}`,
    'Yoga',
    '2027-03-02',
    '07:00',
    'Room A',
    'Drop-in',
    `2027-03-01 10:0${at}`,
    revenue,
    cell,
  ]);

function understand(title: string, cells: readonly string[], revenueTitle = 'Revenue', revenue = '300') {
  const rows = rowsWith(cells, revenue);
  const profiler = createProfiler('bookings');
  for (const row of [[...heads, revenueTitle, title], ...rows]) profiler.add(row);
  const { plan, remarks } = profiler.conclude();
  return { plan, remarks, rows, fields: plan.columns.at(-1) };
}

describe('a column of a file of bookings', () => {
  it.each([
    ['Party size', ['1', '3', '1']],
    ['Party size', ['3']],
    ['Number of spots', ['1', '2', '1']],
    ['Spots booked', ['1', '2', '1']],
    ['Places', ['1', '2', '1']],
    ['Plazas', ['1', '2', '']],
    ['Lugares', ['1', '2', '1']],
    ['Número de personas', ['2', '1', '1']],
    ['Quantidade de pessoas', ['2', '1', '1']],
    ['Vagas', ['2', '1', '1']],
    ['Guests', ['1', '2', '1']],
  ])('with the title %s and %j counts all places of a booking', (title, cells) => {
    expect(understand(title, cells).fields).toEqual(['booked_places']);
  });

  it.each([
    ['Guests', ['1', '0', '0']],
    ['Guests', ['1', '', '']],
    ['Additional guests', ['1', '1', '2']],
    ['Acompañantes', ['0', '1', '0']],
    ['Convidados', ['0', '1', '0']],
  ])('with the title %s and %j counts the people whom a client brings along', (title, cells) => {
    expect(understand(title, cells).fields).toEqual(['extra_guests']);
  });

  it.each([
    ['Spots', ['20', '20', '20']],
    ['Seats', ['11', '7', '9']],
    ['Spots left', ['3', '2', '1']],
    ['Capacity', ['8', '8', '8']],
    ['Spot', ['3', '2', '1']],
  ])('with the title %s and %j counts no places of a booking', (title, cells) => {
    expect(understand(title, cells).fields).toEqual([]);
  });

  it('is remarked if it is not certain whether guests include the client', () => {
    const code = 'guests-as-places';
    expect(understand('Guests', ['1', '2', '1']).remarks).toContainEqual({ code, column: 'Guests' });
    const others = [understand('Guests', ['1', '0', '1']), understand('Party size', ['1', '2', '1'])];
    for (const { remarks } of others) expect(remarks.map((one) => one.code)).not.toContain(code);
  });

  it('has whole numbers from 1 to 50, or guests from 0 to 49', () => {
    const { plan } = understand('Party size', ['1', '2', '1']);
    const convert = convertRow(plan, 'bookings');
    const converted = (cell: string) => convert(rowsWith([cell])[0]!);
    expect(converted('3').record).toMatchObject({ booked_places: '3' });
    expect(converted('').record).not.toHaveProperty('booked_places');
    expect(converted('two').findings).toEqual([
      {
        path: 'booked_places',
        message: 'booked_places must be a whole number from 1 to 50',
        mistake: { code: 'booked-places', most: 50 },
      },
    ]);
  });

  it.each([
    ['Price per person', '12.50', '3', '37.50'],
    ['Precio por persona', '150', '3', '450'],
    ['Preço por pessoa', '0.05', '3', '0.15'],
    ['Price per person', '12.50', '', '12.50'],
    ['Revenue', '12.50', '3', '12.50'],
  ])('multiplies the amounts in %s of %s by %j places', (title, amount, places, expected) => {
    const { plan, rows } = understand('Party size', [places, '1', '2'], title, amount);
    expect(convertRow(plan, 'bookings')(rows[0]!).record).toMatchObject({ studio_revenue: expected });
  });
});
