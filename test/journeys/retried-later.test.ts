import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { createLocal, type Local } from '#infra/local/index.ts';
import { disconnectGmail } from '#shared/contracts/reservations/disconnect-gmail.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import type { MarketplaceMessage } from '#shared/contracts/messages.ts';
import type { Line } from '../builders/log-lines.ts';
import { memberBooks } from '../builders/simulated-members.ts';
import { connectGmail } from './connect-gmail.ts';
import { delivered, listen, seen } from './listening.ts';
import {
  aStudioIn,
  connect,
  down,
  forgetWhatWaits,
  importYoga,
  knownAs,
  list,
  misbehave,
  monday,
  opensAccount,
  yoga,
  type Scene,
} from './scene.ts';
import { closeSwept } from './sweep.ts';
import { uploaded } from './upload.ts';

const minuteMs = 60_000;
const marketplace = 'wellhub';
const anId = '01KAN00000000000000000000A';
const correlationId = 'asked-by-the-test';

interface YogaScene extends Scene {
  readonly classId: string;
  readonly version: number;
  /** Wellhub's id of the class. */
  readonly reference: string;
}
type Kind = MarketplaceMessage['kind'];

let local: Local;
let studios = 0;
const { options, during: hearing } = listen();
const during = (act: () => Promise<unknown>): Promise<Line[]> => hearing(local, act);

beforeAll(async () => {
  local = await createLocal({ clock: monday, ...options });
});
afterAll(() => closeSwept(local));
// Work postponed by an earlier story would happen in a later one that advances the same clock.
beforeEach(() => forgetWhatWaits(local));

/** A studio whose Yoga class on 25 November is listed at Wellhub. */
async function aStudioOnWellhub(): Promise<YogaScene> {
  studios += 1;
  const scene = await aStudioIn(local, `later-${studios}@alameda.test`);
  const reference = `yoga-later-${studios}`;
  await importYoga(scene, []);
  await opensAccount(scene, marketplace);
  await list(scene, marketplace, [{ ...yoga, reference }]);
  await connect(scene, marketplace);
  await local.settle();
  const days = { from: yoga.localDate, to: yoga.localDate };
  const { classes } = await local.call(listClasses, days, scene.token);
  const { classId, version } = classes[0]!;
  return { ...scene, reference, classId, version };
}

/** Sends a message as any of the product's senders would. */
async function send(queue: 'Pushes' | 'Readings' | 'Imports', body: object): Promise<void> {
  const name = Object.keys(await local.queues.counts()).find((one) => one.includes(`${queue}Queue`));
  if (name === undefined) throw new Error(`There is no queue of ${queue}.`);
  const client = new SQSClient({
    endpoint: local.endpoints.SQS,
    region: 'us-east-1',
    credentials: local.ownKey,
  });
  studios += 1;
  const inOrder = { MessageGroupId: `test.${studios}`, MessageDeduplicationId: `test.${studios}` };
  await client.send(
    new SendMessageCommand({
      QueueUrl: local.queues.urlOf(name),
      MessageBody: JSON.stringify(body),
      ...(name.endsWith('.fifo') && inOrder),
    }),
  );
  client.destroy();
}

const places = ({ classId, version, token }: YogaScene) =>
  local.call(adjustClass, { classId, version, allocations: { wellhub: 5 } }, token);

/** One message for every kind that the marketplace worker handles, and how it ends during an outage. */
const kinds: Readonly<
  Record<Kind, { readonly ends: 'again' | 'ok'; readonly body: (scene: YogaScene) => object }>
> = {
  push: { ends: 'again', body: ({ classId }) => ({ marketplace, classId, outboxId: anId }) },
  answer: { ends: 'again', body: () => ({ marketplace, reference: 'r' }) },
  count: { ends: 'again', body: ({ classId }) => ({ marketplace, classId }) },
  map: { ends: 'again', body: () => ({ marketplace }) },
  subscribe: { ends: 'again', body: () => ({ marketplace }) },
  test: { ends: 'ok', body: () => ({ marketplace, testId: anId }) },
  'send-again': { ends: 'ok', body: () => ({ marketplace, connectedAt: monday.toISOString() }) },
  'read-studios': { ends: 'ok', body: ({ studioId }) => ({ studioIds: [studioId] }) },
  'read-places': { ends: 'ok', body: () => ({ marketplaces: [marketplace] }) },
  'sync-studios': { ends: 'ok', body: ({ studioId }) => ({ studioIds: [studioId] }) },
  sync: { ends: 'ok', body: () => ({ marketplaces: [marketplace] }) },
  'sync-system': { ends: 'ok', body: () => ({}) },
};
const all = Object.keys(kinds) as Kind[];
const ofStudios: readonly Kind[] = ['read-studios', 'sync-studios'];
const read: readonly Kind[] = [...ofStudios, 'read-places', 'sync', 'sync-system'];

const messageOf = (kind: Kind, scene: YogaScene): object => ({
  kind,
  correlationId,
  ...(!ofStudios.includes(kind) && { studioId: scene.studioId }),
  ...kinds[kind].body(scene),
});

/** Starts work of a kind: pushes come from the table, everything else from a message. */
async function ask(kind: Kind, scene: YogaScene): Promise<void> {
  if (kind === 'push') await places(scene);
  else if (kind === 'answer')
    await memberBooks(local.simulators.wellhub, scene.reference, undefined, knownAs(scene, marketplace));
  else await send(read.includes(kind) ? 'Readings' : 'Pushes', messageOf(kind, scene));
}

const endsOf = (heard: readonly Line[], kind: string): Line[] =>
  heard.filter(({ message, kind: heardKind }) => message === 'message' && heardKind === kind);

describe('while a marketplace does not respond', () => {
  it.each(all)('a message of the kind %s does not count as our fault', async (kind) => {
    const scene = await aStudioOnWellhub();
    await misbehave(scene, marketplace, down);
    const heard = await during(() => ask(kind, scene));
    await misbehave(scene, marketplace, {});
    expect(endsOf(heard, kind).map(({ outcome }) => outcome)).toContain(kinds[kind].ends);
    expect(seen(heard, 'UnexpectedFailures')).toBe(0);
    expect(heard).not.toContainEqual(expect.objectContaining({ outcome: 'failed' }));
    if (kinds[kind].ends === 'ok') return;
    const again = await during(() => local.advance(2 * minuteMs));
    expect(endsOf(again, kind)).toContainEqual(expect.objectContaining({ outcome: 'ok', attempt: 2 }));
  });

  it('a message is delivered again after the time it requested, and not before', async () => {
    const scene = await aStudioOnWellhub();
    const busy = { kind: 'status', status: 429, retryAfter: '600' };
    await misbehave(scene, marketplace, { shares: [{ match: {}, fault: busy, share: 1 }] });
    const first = await during(() => ask('map', scene));
    expect(endsOf(first, 'map')).toEqual([expect.objectContaining({ outcome: 'again', attempt: 1 })]);
    await misbehave(scene, marketplace, {});
    expect(endsOf(await during(() => local.advance(5 * minuteMs)), 'map')).toEqual([]);
    expect(endsOf(await during(() => local.advance(6 * minuteMs)), 'map')).toEqual([
      expect.objectContaining({ outcome: 'ok', attempt: 2 }),
    ]);
  });

  it('a booking of a class that is not linked yet is retried soon', async () => {
    const scene = await aStudioOnWellhub();
    const reference = `spin-later-${studios}`;
    const spin = {
      ...yoga,
      name: 'Spin',
      localTime: '18:00',
      startsAt: '2026-11-26T00:00:00.000Z',
      reference,
    };
    await list(scene, marketplace, [{ ...yoga, reference: scene.reference }, spin]);
    const heard = await during(() =>
      memberBooks(local.simulators.wellhub, reference, undefined, knownAs(scene, marketplace)),
    );
    const taken = heard.filter(
      ({ message, worker }) => message === 'message' && worker === 'reservations.take',
    );
    expect(taken.map(({ outcome }) => outcome)).toContain('again');
    expect(seen(heard, 'UnexpectedFailures')).toBe(0);
  });
});

describe('while Google does not respond', () => {
  it('revoking a grant does not count as our fault, and is done later', async () => {
    const scene = await aStudioOnWellhub();
    const { google } = local.simulators;
    const faults = (body: object) =>
      fetch(`${google.url}/_control/faults`, { method: 'PUT', body: JSON.stringify(body) });
    await connectGmail(scene, `later-${studios}@gmail.test`);
    await faults(down);
    const heard = await during(async () => {
      await local.call(disconnectGmail, {}, scene.token);
      await local.settle();
      await local.advance(2 * minuteMs);
    });
    await faults({});
    expect(heard).toContainEqual(
      expect.objectContaining({ worker: 'reservations.syncMail', outcome: 'again' }),
    );
    expect(seen(heard, 'UnexpectedFailures')).toBe(0);
    const ended = await during(() => local.advance(13 * minuteMs));
    expect(ended).toContainEqual(
      expect.objectContaining({ worker: 'reservations.syncMail', outcome: 'ok', attempt: 2 }),
    );
  });
});

describe('a message that arrives before its sending request has finished', () => {
  it('is retried afterwards, and does not count as a fault', async () => {
    const scene = await aStudioOnWellhub();
    const csv = 'class_name,class_date,class_time,total_capacity,room\nSpin,2026-12-26,18:00,12,Sala 2';
    const { importId: id } = await uploaded(scene, 'schedule', csv);
    const { studioId } = scene;
    const heard = await during(() => send('Imports', { kind: 'check', studioId, id, correlationId }));
    expect(heard).toContainEqual(expect.objectContaining({ importId: id, outcome: 'again', attempt: 1 }));
    const later = await during(() => local.advance(2 * minuteMs));
    expect(later).toContainEqual(expect.objectContaining({ importId: id, outcome: 'ok', attempt: 2 }));
    expect(seen([...heard, ...later], 'UnexpectedFailures')).toBe(0);
  });
});

describe('while our own table does not respond', () => {
  const workers: readonly (readonly [string, string, (scene: YogaScene) => object])[] = [
    ...all.map(
      (kind) =>
        [kind, 'marketplaces.credentials.worker', (scene: YogaScene) => messageOf(kind, scene)] as const,
    ),
    [
      'decide-studios',
      'decisions.optimize.worker',
      ({ studioId }) => ({ kind: 'decide-studios', studioIds: [studioId], runId: 'r', correlationId }),
    ],
    [
      'analyse',
      'imports.import.worker',
      ({ studioId }) => ({ kind: 'analyse', studioId, id: anId, correlationId }),
    ],
    [
      'told',
      'reservations.take.worker',
      ({ studioId }) => ({
        kind: 'told',
        studioId,
        marketplace,
        event: 'confirmed',
        reference: 'r',
        listingId: 'l',
        at: monday.toISOString(),
        correlationId,
      }),
    ],
  ];

  it.each(workers)('a message of the kind %s counts as our fault', async (_, worker, bodyOf) => {
    const scene = await aStudioOnWellhub();
    local.table.setFaults({ seed: 7, internalErrorShare: 1 });
    const heard = await during(() => local.invoke(worker, delivered(bodyOf(scene), 1)));
    local.table.setFaults(undefined);
    expect(seen(heard, 'UnexpectedFailures')).toBe(1);
    expect(heard).toContainEqual(expect.objectContaining({ message: 'message', outcome: 'failed' }));
  });
});
