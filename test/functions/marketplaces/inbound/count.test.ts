import type { HttpAnswer, HttpRequest } from '#functions/_platform/ports/http.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { silent } from '#test/builders/silent-logger.ts';
import { aStudioWith } from '../../schedule/a-studio.ts';
import { storeListing } from '#functions/_domain/connections/listing-store.ts';
import { CredentialEntity } from '#functions/_data/connections/credential.ts';
import { ClassEntity } from '#functions/_data/classes/class.ts';
import { count } from '#functions/marketplaces/inbound/count.ts';
import { tableOf } from '#test/builders/table-of.ts';

const studioId = '74747474-7474-4474-8474-000000000001';
const listingId = '12/987';
const marketplace = 'wellhub';
const now = new Date('2027-03-01T12:00:00.000Z');

let table: TestTable;
let classId: string;
beforeAll(async () => {
  table = await startTable();
  const studio = await aStudioWith(studioId);
  await studio.importClasses('Yoga,2027-03-03,18:00,Sala 1,20,0,15');
  const [yoga] = await studio.classesOf('2027-03-03');
  classId = yoga!.classId;
  const startsAt = yoga!.startsAt;
  const listing = { listingId, name: 'Yoga', startsAt, state: 'linked', linkedBy: 'match', classId } as const;
  const studioTable = tableOf(studioId);
  await storeListing(studioTable, { studioId, marketplace }, undefined, listing);
  await studioTable
    .of(CredentialEntity)
    .put({ studioId, marketplace, sealed: 's', sealedAt: now.toISOString() })
    .go();
});
afterAll(() => table.close());

/** Makes this number of members hold a place at Wellhub. */
async function booked(places: number): Promise<void> {
  await tableOf(studioId)
    .of(ClassEntity)
    .patch({ studioId, month: '202703', classId })
    .set({ bookings: places, bookedByChannel: { wellhub: places } })
    .go();
}

/** A Wellhub that stores the numbers it receives. Members may book while it processes one. */
function aWellhub(meanwhile: () => Promise<void>) {
  const reported: number[] = [];
  const send = async ({ method, body }: HttpRequest): Promise<HttpAnswer> => {
    if (method === 'PATCH') {
      reported.push((JSON.parse(body ?? '') as { total_booked: number }).total_booked);
      await meanwhile();
    }
    const slot = {
      id: 987,
      occur_date: '2027-03-03T18:00:00Z',
      total_capacity: 15,
      total_booked: reported.at(-1) ?? 0,
    };
    return {
      status: 200,
      headers: {},
      setCookies: [],
      durationMs: 1,
      body: JSON.stringify({ results: [slot] }),
    };
  };
  const deps = {
    clock: { now: () => now },
    ids: { next: () => '01ARZ3NDEKTSV4RRFFQ69G0001' },
    random: { bytes: () => new Uint8Array() },
    logger: silent,
    http: { send },
    keys: { open: async () => JSON.stringify({ username: '4711', password: 'token' }) },
    baseUrls: { wellhub: 'https://wellhub.test' },
    webhooks: { setupBaseUrl: 'https://setup.test', origin: 'https://cupo.test' },
  };
  return { deps: deps as never, reported };
}

async function counted({ deps }: ReturnType<typeof aWellhub>): Promise<void> {
  await count(tableOf(studioId), { studioId, marketplace, classId }, deps);
}

describe('the booked places of a class', () => {
  it('are sent once if they do not change', async () => {
    await booked(3);
    const wellhub = aWellhub(async () => undefined);
    await counted(wellhub);
    expect(wellhub.reported).toEqual([3]);
    await counted(wellhub);
    expect(wellhub.reported).toEqual([3]);
  });

  it('are sent again if members booked meanwhile, so that the last number sent is current', async () => {
    await booked(4);
    const more = [5, 7];
    const wellhub = aWellhub(async () => {
      const next = more.shift();
      if (next !== undefined) await booked(next);
    });
    await counted(wellhub);
    expect(wellhub.reported).toEqual([4, 5, 7]);
  });

  it('are sent again a little later if they change at every attempt', async () => {
    let places = 1;
    await booked(places);
    const wellhub = aWellhub(async () => booked((places += 1)));
    await expect(counted(wellhub)).rejects.toMatchObject({ name: 'RetryLater', afterSeconds: 1 });
    expect(wellhub.reported).toEqual([1, 2, 3, 4, 5]);
  });
});
