import { SourceEntity } from '#functions/_data/connections/source.ts';
import { readRange } from '#functions/_data/read-together.ts';
import { SimulationEntity } from '#functions/_data/studio/simulation.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import type { StudioRow } from '#functions/_domain/studio/settings.ts';
import { simulationIn } from '#functions/_domain/studio/simulation-store.ts';
import { studioIn } from '#functions/_domain/studio/studio-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Keys of the studio's own items, from its settings to its sources. */
const range = { partition: 'STUDIO', from: 'SETTINGS', upTo: 'SOURCE#~', consistent: false };

/**
 * Reads a studio's settings, its latest simulation and the sources of its schedule in one request: their keys are next
 * to each other, and nothing else is between them.
 */
export async function readSettingsToSources(table: StudioTable) {
  const { settings, simulations, sources } = await readRange(
    table,
    { settings: StudioEntity, simulations: SimulationEntity, sources: SourceEntity },
    range,
  );
  return {
    studio: studioIn(table.studioId, settings[0] as StudioRow | undefined),
    simulation: simulationIn(simulations[0]),
    sources,
  };
}
