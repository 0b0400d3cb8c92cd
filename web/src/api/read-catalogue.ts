import type { OutputOf } from '#shared/contracts/operation.ts';
import type { listCatalogue } from '#shared/contracts/integrations/list-catalogue.ts';

export type CatalogueEntry = OutputOf<typeof listCatalogue>['integrations'][number];

/** The catalogue, for a document that loads neither the app's client nor its schemas; empty if it cannot be loaded. */
export async function readCatalogue(path: string): Promise<readonly CatalogueEntry[]> {
  try {
    const answer = await fetch(path);
    if (!answer.ok) return [];
    const { integrations = [] } = (await answer.json()) as Partial<OutputOf<typeof listCatalogue>>;
    return integrations;
  } catch {
    return [];
  }
}
