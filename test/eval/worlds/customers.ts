import { seededRandom, seedFrom, type Random } from '#shared/core/numbers/random.ts';
import type { Series, Studio } from './world.ts';

/** How many come now and then to a studio on each channel. */
const occasional = 300;
/** Regulars for each place that they ask for: half of them come each week. */
const regularsPerPlace = 2;
/** Share of those who book direct whose name stands there as it stands elsewhere. */
const namedAlikeDirect = 0.9;

/** Somebody who asks for a place and is at home on a channel: a regular of the series, or one who comes now and then. */
export function drawCustomer(studio: Studio, series: Series, lane: number, random: Random): string {
  if (random() >= studio.loyal) return `${studio.name} ${lane} ${Math.floor(random() * occasional)}`;
  const regulars = Math.ceil(regularsPerPlace * (series.means[lane] ?? 0));
  return `${series.seriesId} ${lane} ${Math.floor(random() * regulars)}`;
}

/** The name under which a customer stands on a channel: marketplaces do not name all of theirs. */
export function nameOn(studio: Studio, customer: string, lane: number): string | undefined {
  const named = lane === 0 ? namedAlikeDirect : studio.named;
  return seededRandom(seedFrom(`${customer} on ${lane}`))() < named ? customer : undefined;
}
