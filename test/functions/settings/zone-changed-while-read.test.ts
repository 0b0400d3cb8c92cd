import { randomUUID } from 'node:crypto';
import { Failure } from '#shared/contracts/failure.ts';
import { localToInstant } from '#shared/core/time/zone.ts';
import { interruptedTable } from '#test/builders/interrupted-table.ts';
import { reportingDeps } from '#test/builders/reporting-deps.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { tableOf } from '#test/builders/table-of.ts';
import { readClassItemsOfDay } from '#functions/_domain/classes/class-import-store.ts';
import { readStudio, storeSettings } from '#functions/_domain/studio/studio-store.ts';
import { applyClasses } from '#functions/marketplaces/inbound/sync-classes.ts';
import { saveSettings } from '#functions/settings/save-settings.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const deps = reportingDeps(new Date('2027-03-01T12:00:00.000Z'));
const [before, after] = ['America/Mexico_City', 'Asia/Tokyo'] as const;
const listed = {
  id: 'K1',
  name: 'Flow',
  startsAt: '2027-03-03T15:00:00.000Z',
  capacity: 30,
  room: 'Sala 1',
  cancelled: false,
};

type Work = (own: StudioTable) => Promise<unknown>;

let table: TestTable;
beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

/** A refusal is one of the possible ends. */
const orRefused = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
};

const read: Work = (own) =>
  applyClasses(own, { kind: 'sync-system', studioId: own.studioId, correlationId: 'c-1' }, [listed], deps);
const change: Work = (own) => saveSettings(own, own.studioId, { timezone: after }, deps);

/** Before each call of the first in turn, all of the second is done; then the system is read again. */
async function inEveryOrder(first: Work, second: Work): Promise<Set<string>> {
  const zones = new Set<string>();
  for (let callsBefore = 0; ; callsBefore += 1) {
    const own = tableOf(randomUUID());
    const { studioId } = own;
    await storeSettings(own, studioId, { timezone: before });
    const interrupted = interruptedTable(studioId, callsBefore, () => orRefused(second(own)));
    await orRefused(first(interrupted.table));
    if (!interrupted.wasInterrupted()) return zones;
    await read(own);
    const { timezone } = await readStudio(own, studioId);
    const classes = await readClassItemsOfDay(own, studioId, '20270303');
    expect(classes.map(({ localDate, localTime }) => localToInstant(localDate, localTime, timezone))).toEqual(
      [listed.startsAt],
    );
    zones.add(timezone);
  }
}

describe('a class has the local time of the saved time zone', () => {
  it('if the zone is changed at any moment of reading it from the studio system', async () => {
    expect(await inEveryOrder(read, change)).toEqual(new Set([before, after]));
  });

  it('if it is read from the studio system at any moment of changing the zone', async () => {
    expect(await inEveryOrder(change, read)).toEqual(new Set([before, after]));
  });
});
