import { parseArgs } from 'node:util';
import { hourlyStudio } from './holidays/hourly.ts';
import { hotelsIn } from './series/hotels.ts';
import { compareSales } from './series/sell.ts';
import { compareForecasts } from './series/walk-hotel.ts';
import { compareWeekAhead } from './series/walk-hours.ts';

const { values } = parseArgs({
  options: {
    hours: { type: 'string', multiple: true, default: [] },
    hotels: { type: 'string', multiple: true, default: [] },
    share: { type: 'string', default: '0.04' },
    // Of refused passengers, 15 to 55 % take another flight of the same airline.
    diverted: { type: 'string', default: '0.15' },
    seed: { type: 'string', multiple: true, default: ['1'] },
  },
});
if (values.hours.length + values.hotels.length === 0)
  throw new Error('name a file: --hours FILE of hourly counts, or --hotels FILE of hotel bookings');

const seeds = values.seed.map(Number);
const print = (line: object): boolean => process.stdout.write(`${JSON.stringify(line)}\n`);

for (const path of values.hours)
  for (const seed of seeds)
    for (const figures of compareWeekAhead(hourlyStudio(path, Number(values.share), seed)))
      print({ series: path, seed, ...figures });
for (const path of values.hotels) {
  const draws = seeds.map((seed) => hotelsIn(path, Number(values.diverted), seed));
  draws.forEach((hotels, draw) => {
    for (const hotel of hotels)
      for (const figures of compareForecasts(hotel))
        print({ series: hotel.name, seed: seeds[draw], ...figures });
  });
  for (const [name, same] of Map.groupBy(draws.flat(), (hotel) => hotel.name))
    for (const figures of compareSales(same)) print({ series: name, seeds, ...figures });
}
