import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { confirmImport } from '#shared/contracts/imports/confirm-import.ts';
import { aStudio, connect, importYoga, list, yoga, type Scene } from './scene.ts';
import { uploaded } from './upload.ts';
import { decideNow } from '#infra/demo/runs.ts';

interface Line {
  message?: string;
  service?: string;
  operation?: string;
  worker?: string;
  correlationId?: string;
}

/** Enough classes for a worker to import the file. */
const rowsOfLargeFile = 3_000;
const largeFile = [
  'class_name,class_date,class_time,total_capacity,room',
  ...Array.from({ length: rowsOfLargeFile }, (_, at) => {
    const day = new Date(Date.UTC(2026, 10, 24 + (at % 200))).toISOString().slice(0, 10);
    return `Spin ${Math.floor(at / 200)},${day},18:00,12,Sala 2`;
  }),
].join('\n');

/** One id connects an action with everything that was done because of it. */
describe('the logs', () => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await aStudio();
    await connect(scene, 'wellhub');
    await list(scene, 'wellhub', [yoga]);
    await importYoga(scene, ['wellhub']);
  });
  afterAll(() => scene.local.close());

  const lines = (): Line[] => scene.local.logs().map(({ text }) => JSON.parse(text) as Line);
  const placesWith = (id: string): string[] => [
    ...new Set(lines().flatMap(({ service = '', correlationId }) => (correlationId === id ? [service] : []))),
  ];
  async function ask(path: string, correlationId: string, body?: unknown): Promise<number> {
    const { status } = await fetch(scene.local.url + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${scene.token}`,
        'content-type': 'application/json',
        'x-correlation-id': correlationId,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    await scene.local.settle();
    return status;
  }

  it('of an approval are passed on to the worker that sends it to the marketplace', async () => {
    const { local, token } = scene;
    await decideNow(local, token);
    const { decisions } = await local.call(listDecisions, { tab: 'pending' }, token);
    const path = approve.path.replace('{decisionId}', decisions[0]!.decisionId);
    expect(await ask(path, 'approval-0001')).toBe(200);
    expect(placesWith('approval-0001')).toEqual(
      expect.arrayContaining(['decisions.approve', 'marketplaces.credentials.worker']),
    );
  });

  it('of an upload are passed on to the worker that imports it', async () => {
    const view = await uploaded(scene, 'schedule', largeFile);
    expect(view.status).toBe('awaiting-confirmation');
    const path = confirmImport.path.replace('{importId}', view.importId);
    expect(await ask(path, 'upload-000001', { plan: view.analysis!.plan })).toBe(200);
    expect(placesWith('upload-000001')).toEqual(
      expect.arrayContaining(['imports.confirm-import', 'imports.import.worker']),
    );
  });

  it('are all JSON, each with its source and the id of a request, a run or a message', () => {
    const all = lines();
    expect(all.length).toBeGreaterThan(10);
    const lost = all.filter(({ service, message, correlationId }) => !service || !message || !correlationId);
    expect(lost).toEqual([]);
  });
});
