import { listCatalogue } from '#shared/contracts/integrations/list-catalogue.ts';
import { publicOperation } from '#functions/_platform/public-operation.ts';
import { readSharedLogos } from '#functions/_domain/studio/logo-store.ts';
import { publicCatalogueWith } from '#functions/_domain/connections/catalogue.ts';
import { table } from '#functions/_platform/table.ts';

export const handler = publicOperation(listCatalogue, { table }, async ({ deps }) => ({
  integrations: publicCatalogueWith(await readSharedLogos(deps.table.acrossStudios)),
}));
