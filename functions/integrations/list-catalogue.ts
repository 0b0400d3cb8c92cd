import { listCatalogue } from '#shared/contracts/integrations/list-catalogue.ts';
import { publicOperation } from '#functions/_platform/public-operation.ts';
import { readSharedLogos } from '#functions/logos/logo-store.ts';
import { publicCatalogueWith } from './catalogue.ts';

export const handler = publicOperation(listCatalogue, {}, async () => ({
  integrations: publicCatalogueWith(await readSharedLogos()),
}));
