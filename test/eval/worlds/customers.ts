import { seededRandom, seedFrom, type Random } from '#shared/core/numbers/random.ts';
import type { Series, Studio } from './world.ts';

/** The number of occasional customers of a studio on each channel. */
const occasional = 300;
/** The number of regulars per requested place. Half of them come each week. */
const regularsPerPlace = 2;
/** The share of direct customers whose name is spelled as it is on other channels. */
const namedAlikeDirect = 0.9;

/** A customer whose home is one channel: a regular of the series, or an occasional customer. */
export function drawCustomer(studio: Studio, series: Series, lane: number, random: Random): string {
  if (random() >= studio.loyal) return `${studio.name} ${lane} ${Math.floor(random() * occasional)}`;
  const regulars = Math.ceil(regularsPerPlace * (series.means[lane] ?? 0));
  return `${series.seriesId} ${lane} ${Math.floor(random() * regulars)}`;
}

/** The customer's name on a channel. Marketplaces do not name all of their customers. */
export function nameOn(studio: Pick<Studio, 'named'>, customer: string, lane: number): string | undefined {
  const named = lane === 0 ? namedAlikeDirect : studio.named;
  return seededRandom(seedFrom(`${customer} on ${lane}`))() < named ? customer : undefined;
}
