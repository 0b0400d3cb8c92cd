import { randomUUID } from 'node:crypto';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { listBookings } from '#shared/contracts/schedule/list-bookings.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { handler as importBookingsHandler } from '#functions/imports/import-bookings.ts';
import { handler as listBookingsHandler } from '#functions/schedule/list-bookings.ts';
import { handler as listClassesHandler } from '#functions/schedule/list-classes.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';
import { studioDigest } from './studio-digest.ts';

let imports: TestImports;
let as: { studioId: string };

beforeAll(async () => {
  imports = await startImports();
});
beforeEach(async () => {
  as = { studioId: randomUUID() };
  await giveAccess(as.studioId);
  await imported('schedule', schedule);
});
afterAll(() => imports.close());

const schedule = ['Event name;Start date;Start time;Facility;Size', 'Strength;2027-03-01;19:00;Box;14'].join(
  '\n',
);

/** A file of the bookings of Eva, Leo and Mia, with a cell about their places. */
const bookings = (title: string, eva: string, leo: string, mia: string): string =>
  [
    `Member;Event;Event date;Event time;Facility;Booking type;Revenue;Booked at;Booking ID;${title}`,
    `Eva;Strength;2027-03-01;19:00;Box;Drop in;180;2027-02-20 20:15;R-1;${eva}`,
    `Leo;Strength;2027-03-01;19:00;Box;Drop in;100;2027-02-20 20:16;R-2;${leo}`,
    `Mia;Strength;2027-03-01;19:00;Box;Drop in;;2027-02-20 20:17;R-3;${mia}`,
  ]
    .join('\n')
    .replace(';;', ';90;');

async function imported(kind: 'schedule' | 'bookings', csv: string): Promise<ImportView> {
  const view = await imports.begin(as, kind, csv);
  await imports.confirm(as, view);
  await imports.drain();
  return imports.get(as, view.importId);
}

async function theClass() {
  const range = { from: '2027-03-01', to: '2027-03-09' };
  const { body } = await callOperation(listClassesHandler, listClasses, range, as);
  return body.classes[0]!;
}

async function placesOf() {
  const { classId, bookings: booked } = await theClass();
  const { body } = await callOperation(listBookingsHandler, listBookings, { classId }, as);
  const listed = body.bookings.map(({ customerName, places = 1 }) => [customerName, places]);
  return { booked, listed: Object.fromEntries(listed) as Record<string, number> };
}

describe('a file of bookings for several places', () => {
  it('takes as many places as its rows say, and one where a row says nothing', async () => {
    const view = await imported('bookings', bookings('Party size', '3', '', '1'));
    expect(view).toMatchObject({ status: 'completed', result: { imported: 3 } });
    expect(await placesOf()).toEqual({ booked: 5, listed: { Eva: 3, Leo: 1, Mia: 1 } });
    expect(await theClass()).toMatchObject({ revenue: { directMinor: 37_000 } });
  });

  it('counts guests besides the client', async () => {
    await imported('bookings', bookings('Guests', '2', '0', '0'));
    expect(await placesOf()).toEqual({ booked: 5, listed: { Eva: 3, Leo: 1, Mia: 1 } });
  });

  it('changes nothing when it is imported again', async () => {
    const file = bookings('Party size', '3', '', '1');
    await imported('bookings', file);
    const digest = await studioDigest(as.studioId);
    expect(await imported('bookings', file)).toMatchObject({ result: { imported: 0, updated: 0 } });
    expect(await studioDigest(as.studioId)).toEqual(digest);
  });

  it('adds or cancels the difference if a later file says another number', async () => {
    await imported('bookings', bookings('Party size', '3', '2', '1'));
    expect((await placesOf()).booked).toBe(6);
    const changed = await imported('bookings', bookings('Party size', '1', '4', ''));
    expect(changed).toMatchObject({ result: { imported: 0, updated: 2, unchanged: 1 } });
    expect(await placesOf()).toEqual({ booked: 6, listed: { Eva: 1, Leo: 4, Mia: 1 } });
    const without = bookings('Note', 'a', 'b', 'c');
    expect(await imported('bookings', without)).toMatchObject({ result: { imported: 0, updated: 0 } });
    expect((await placesOf()).booked).toBe(6);
  });

  it('recognizes its places in a later file that has a row for each of them', async () => {
    await imported('bookings', bookings('Party size', '3', '2', '1'));
    const eva = 'Eva;Strength;2027-03-01;19:00;Box;Drop in;60;2027-02-20 20:15';
    const rows = (count: number) => Array.from({ length: count }, () => eva);
    const file = (count: number) =>
      ['Member;Event;Event date;Event time;Facility;Booking type;Revenue;Booked at', ...rows(count)].join(
        '\n',
      );
    await imported('bookings', file(3));
    expect(await placesOf()).toEqual({ booked: 6, listed: { Eva: 3, Leo: 2, Mia: 1 } });
    expect(await theClass()).toMatchObject({ revenue: { directMinor: 37_000 } });
    expect(await imported('bookings', file(3))).toMatchObject({ result: { imported: 0, updated: 0 } });
    expect(await imported('bookings', file(4))).toMatchObject({ result: { imported: 1 } });
    expect((await placesOf()).booked).toBe(7);
  });

  describe('after a file with an equal row for each place', () => {
    const header = 'Member;Event;Event date;Event time;Facility;Booking type;Revenue;Booked at';
    const row = (name: string, revenue: number) =>
      `${name};Strength;2027-03-01;19:00;Box;Drop in;${revenue};2027-02-20 20:15`;
    const equalRows = (count: number) =>
      [header, row('Leo', 100), ...Array.from({ length: count }, () => row('Eva', 60))].join('\n');
    const stating = (places: number, reference = '') =>
      [
        `${header};Party size;Booking ID`,
        `${row('Eva', 60 * places)};${places};${reference}`,
        `${row('Leo', 100)};1;${reference && 'R-2'}`,
      ].join('\n');

    it.each(['', 'R-1'])('counts each place once if it states the number: %j', async (reference) => {
      await imported('bookings', equalRows(3));
      expect((await placesOf()).booked).toBe(4);
      const counted = { booked: 4, listed: { Eva: 3, Leo: 1 } };
      await imported('bookings', stating(3, reference));
      expect(await placesOf()).toEqual(counted);
      expect(await theClass()).toMatchObject({ revenue: { directMinor: 28_000 } });
      // In any order and number.
      for (const file of [stating(3, reference), equalRows(3), stating(3, reference)]) {
        await imported('bookings', file);
        expect(await placesOf()).toEqual(counted);
      }
    });

    it('takes as many as it states if these are more', async () => {
      await imported('bookings', equalRows(2));
      await imported('bookings', stating(4));
      expect(await placesOf()).toEqual({ booked: 5, listed: { Eva: 4, Leo: 1 } });
    });

    it('frees none if it states fewer, because the others may be other bookings', async () => {
      await imported('bookings', equalRows(3));
      const reason =
        'An earlier file listed more places of this booking one by one, and they all stay: list those that were cancelled as cancelled';
      expect(await imported('bookings', stating(2))).toMatchObject({
        skippedReasons: [{ reason, rows: 1 }],
        skippedRows: [{ row: 2, className: 'Strength', reason }],
      });
      const { booked } = await placesOf();
      expect(booked).toBeGreaterThanOrEqual(4);
      expect(await imported('bookings', stating(2))).toMatchObject({ skippedReasons: [] });
      expect((await placesOf()).booked).toBe(booked);
    });
  });

  it('frees all places of a booking that it calls cancelled', async () => {
    await imported('bookings', bookings('Party size', '3', '2', '1'));
    await imported('bookings', bookings('Booking status', 'Cancelled', 'Booked', 'Booked'));
    expect(await placesOf()).toEqual({ booked: 3, listed: { Leo: 2, Mia: 1 } });
  });

  it('is remarked on if the plan of an earlier import does not read the number', async () => {
    const file = bookings('Party size', '3', '2', '1');
    const view = await imports.begin(as, 'bookings', file);
    const { plan } = view.analysis!;
    const columns = plan.columns.map((fields) => (fields[0] === 'booked_places' ? [] : fields));
    await imports.confirm(as, { ...view, analysis: { ...view.analysis!, plan: { ...plan, columns } } });
    await imports.drain();
    expect((await placesOf()).booked).toBe(3);
    const again = await imports.begin(as, 'bookings', file);
    expect(again.analysis?.remarks).toContainEqual({ code: 'places-as-one', column: 'Party size' });
  });

  it('is refused with the row whose number is not one from 1 to 50', async () => {
    const file = bookings('booked_places', '3', '0', '51');
    const view = await imports.begin(as, 'bookings', file);
    await imports.confirm(as, view);
    await imports.drain();
    const message = 'booked_places must be a whole number from 1 to 50';
    expect(await imports.get(as, view.importId)).toMatchObject({
      status: 'failed',
      findings: [
        { row: 3, path: 'booked_places', message },
        { row: 4, path: 'booked_places', message },
      ],
    });
    expect((await placesOf()).booked).toBe(0);
  });

  it('is understood within one request too', async () => {
    const csvData = [
      'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,extra_guests',
      'Strength,2027-03-01,19:00,Box,Drop in,180,2027-02-20 20:15,2',
    ].join('\n');
    await callOperation(importBookingsHandler, importBookings, { csvData }, as);
    expect((await placesOf()).booked).toBe(3);
  });
});
