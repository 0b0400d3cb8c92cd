import { listSources } from '#shared/contracts/integrations/list-sources.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { sourceViewOf } from '#functions/_domain/connections/source.ts';
import { readSources } from '#functions/_domain/connections/source-store.ts';

export const handler = httpOperation(listSources, {}, async ({ table, caller: { studioId } }) => ({
  sources: (await readSources(table, studioId)).map(sourceViewOf),
}));
