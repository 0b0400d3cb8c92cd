import { createLocal, type Local } from '#infra/local/index.ts';
import { fileOf } from '#shared/contracts/registry.ts';
import type { AnyOperation } from '#shared/contracts/operation.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { getSettings } from '#shared/contracts/settings/get-settings.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { aStudioIn, connect, importYoga, list, monday, yoga, type Scene } from './scene.ts';
import { decideNow } from '#infra/demo/runs.ts';

const canaryName = 'Estudio Canario 7f3a91';

/** A function's memory outlives a request. While it serves one studio, it must not contain data of another. */
describe('a thread that serves one studio after another', () => {
  let local: Local;
  let first: Scene;
  let second: Scene;

  beforeAll(async () => {
    local = await createLocal({ clock: monday });
    first = await aStudioIn(local, 'owner@canario.test');
    second = await aStudioIn(local, 'owner@roma.test');
    await local.call(updateSettings, { ...defaultSettings, studioName: canaryName }, first.token);
    await connect(first, 'wellhub');
    await list(first, 'wellhub', [yoga]);
    await importYoga(first, ['wellhub']);
    await decideNow(local, first.token);
    await local.settle();
  });
  afterAll(() => local.close());

  const nameOf = ({ id }: AnyOperation): string =>
    local.assembly.functions.find(({ name }) => name.endsWith(fileOf(id).replace('/', '.')))!.name;

  it.each([
    [getSettings.id, getSettings, {}],
    [listClasses.id, listClasses, { from: '2026-11-23', to: '2026-11-29' }],
    [listDecisions.id, listDecisions, {}],
  ] as const)('%s has no data of the first studio', async (_, operation, input) => {
    await local.call(operation, input, first.token);
    await local.call(operation, input, second.token);
    const heaps = await local.heapsOf(nameOf(operation));
    expect(heaps).toHaveLength(1);
    // The thread still has the data of the studio that it served last, so leftovers would be found.
    expect(heaps[0]!.includes(second.studioId)).toBe(true);
    for (const canary of [first.studioId, canaryName, 'Sala 1', first.token.slice(-40)])
      expect([canary, heaps[0]!.includes(canary)]).toEqual([canary, false]);
  });
});
