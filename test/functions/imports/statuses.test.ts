import { randomUUID } from 'node:crypto';
import { getPreview } from '#shared/contracts/imports/get-preview.ts';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { previewImport } from '#shared/contracts/imports/preview-import.ts';
import { takeBack } from '#shared/contracts/imports/take-back.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { reinstateClass } from '#shared/contracts/schedule/reinstate-class.ts';
import { handler as getPreviewHandler } from '#functions/imports/get-preview.ts';
import { handler as importBookingsHandler } from '#functions/imports/import-bookings.ts';
import { handler as importScheduleHandler } from '#functions/imports/import-schedule.ts';
import { handler as previewImportHandler } from '#functions/imports/preview-import.ts';
import { handler as takeBackHandler } from '#functions/imports/take-back.ts';
import { handler as listClassesHandler } from '#functions/schedule/list-classes.ts';
import { handler as reinstateClassHandler } from '#functions/schedule/reinstate-class.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { studioDigest } from './studio-digest.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startImports, type TestImports } from '../../builders/start-imports.ts';

let imports: TestImports;
let as: { studioId: string };

beforeAll(async () => {
  imports = await startImports();
});
beforeEach(async () => {
  as = { studioId: randomUUID() };
  await giveAccess(as.studioId);
});
afterAll(() => imports.close());

const schedule = [
  'Event name;Start date;Start time;Facility;Size;Total bookings;Status',
  'Strength;2027-03-01;19:00;Box;14;3;active',
  'Strength;2027-03-02;19:00;Box;14;8;cancelled',
].join('\n');

const bookings = [
  'Member;Event;Event date;Event time;Facility;Booking type;Revenue;Booked at;Booking status',
  'Eva;Strength;2027-03-01;19:00;Box;Drop in;180;2027-02-20 20:15;BOOKED',
  'Leo;Strength;2027-03-01;19:00;Box;Drop in;;2027-02-20 20:16;CANCELLED',
  'Mia;Strength;2027-03-01;19:00;Box;ClassPass;90;2027-02-20 20:17;LATE CANCELLATION',
  'Noa;Strength;2027-03-01;19:00;Box;Drop in;180;2027-02-20 20:18;WAITING',
  'Ian;Strength;2027-03-01;19:00;Box;Gympass;80;2027-02-20 20:19;NO SHOW',
].join('\n');

async function imported(view: ImportView): Promise<ImportView> {
  await imports.confirm(as, view);
  await imports.drain();
  return imports.get(as, view.importId);
}

async function classes() {
  const range = { from: '2027-03-01', to: '2027-03-09' };
  const { body } = await callOperation(listClassesHandler, listClasses, range, as);
  return body.classes.map(({ localDate, bookings: booked }) => [localDate, booked]);
}

describe('statuses in a file', () => {
  it('leave out classes that were cancelled, so that none of their places is on sale', async () => {
    const view = await imported(await imports.begin(as, 'schedule', schedule));
    expect(view).toMatchObject({ status: 'completed', rowsLeftOut: 1, result: { imported: 1 } });
    expect(await classes()).toEqual([['2027-03-01', 3]]);
  });

  it('leave out bookings that were cancelled or wait for a place, whatever else their rows lack', async () => {
    await imported(await imports.begin(as, 'schedule', schedule.replace(';3;active', ';0;active')));
    const view = await imports.begin(as, 'bookings', bookings);
    const { importId, analysis } = view;
    const request = { importId, plan: analysis!.plan };
    const { body } = await callOperation(previewImportHandler, previewImport, request, as);
    await imports.drain();
    const { previewId } = body;
    const preview = await callOperation(getPreviewHandler, getPreview, { importId, previewId }, as);
    // Whether a cancelled booking is known is only found out when it is imported.
    expect(preview.body.rows).toEqual({ read: 5, failing: 0, leftOut: 1, cancelling: 2 });
    expect(preview.body.sample.map(({ row }) => row)).toEqual([2, 6]);
    expect(await imported(view)).toMatchObject({ rowsLeftOut: 3, result: { imported: 2 } });
    expect(await classes()).toEqual([['2027-03-01', 2]]);
  });

  it('cancel a booking that an earlier file stored, once', async () => {
    await imported(await imports.begin(as, 'schedule', schedule.replace(';3;active', ';0;active')));
    const before = bookings.replaceAll(/CANCELLED|LATE CANCELLATION/g, 'BOOKED').replace(';;', ';180;');
    await imported(await imports.begin(as, 'bookings', before));
    expect(await classes()).toEqual([['2027-03-01', 4]]);
    const counts = { imported: 0, skipped: 0, leftCancelled: 0 };
    const first = await imported(await imports.begin(as, 'bookings', bookings));
    expect(first).toMatchObject({ rowsLeftOut: 1, result: { ...counts, updated: 2, unchanged: 2 } });
    expect(await classes()).toEqual([['2027-03-01', 2]]);
    const digest = await studioDigest(as.studioId);
    const again = await imported(await imports.begin(as, 'bookings', bookings));
    expect(again).toMatchObject({ rowsLeftOut: 1, result: { ...counts, updated: 0, unchanged: 4 } });
    expect(await studioDigest(as.studioId)).toEqual(digest);
  });

  const active = schedule.replace('cancelled', 'active');

  /** The second class: whether it is cancelled, and by whom. */
  async function cancelledBy() {
    const range = { from: '2027-03-02', to: '2027-03-02' };
    const { body } = await callOperation(listClassesHandler, listClasses, range, as);
    return body.classes.map(({ cancelled, totalCapacity, bookings: booked }) => [
      cancelled?.by,
      totalCapacity,
      booked,
    ]);
  }

  it('cancel a class of the schedule, once, until the owner says that it takes place', async () => {
    await imported(await imports.begin(as, 'schedule', active));
    const first = await imported(await imports.begin(as, 'schedule', schedule));
    expect(first).toMatchObject({ rowsLeftOut: 0, skippedReasons: [] });
    expect(first.result).toMatchObject({ imported: 0, updated: 0, unchanged: 1, cancelled: 1 });
    expect(await cancelledBy()).toEqual([['file', 14, 8]]);
    const digest = await studioDigest(as.studioId);
    const again = await imported(await imports.begin(as, 'schedule', schedule));
    expect(again).toMatchObject({ rowsLeftOut: 1, result: { unchanged: 1 }, skippedReasons: [] });
    expect(await studioDigest(as.studioId)).toEqual(digest);
    // A file does not say when it was made, so another one does not open the class again.
    await imported(await imports.begin(as, 'schedule', active));
    expect(await cancelledBy()).toEqual([['file', 14, 8]]);

    const range = { from: '2027-03-02', to: '2027-03-02' };
    const { classId } = (await callOperation(listClassesHandler, listClasses, range, as)).body.classes[0]!;
    await callOperation(reinstateClassHandler, reinstateClass, { classId }, as);
    const reason =
      'The file calls this class cancelled, but it stays in your schedule: open it and set its capacity to 0';
    expect(await imported(await imports.begin(as, 'schedule', schedule))).toMatchObject({
      rowsLeftOut: 1,
      skippedReasons: [{ reason, rows: 1 }],
      skippedRows: [{ row: 3, className: 'Strength', reason }],
    });
    expect(await cancelledBy()).toEqual([[undefined, 14, 8]]);
  });

  it('leave a class as it is that the file also lists as active', async () => {
    await imported(await imports.begin(as, 'schedule', active));
    const both = `${schedule}\nStrength;2027-03-02;19:00;Box;14;8;active`;
    expect(await imported(await imports.begin(as, 'schedule', both))).toMatchObject({
      rowsLeftOut: 1,
      skippedReasons: [],
    });
    expect(await cancelledBy()).toEqual([[undefined, 14, 8]]);
  });

  it('no longer cancel a class once their import is undone', async () => {
    await imported(await imports.begin(as, 'schedule', active));
    const view = await imported(await imports.begin(as, 'schedule', schedule));
    expect(view.allowedActions).toContain('take-back');
    await callOperation(takeBackHandler, takeBack, { importId: view.importId }, as);
    await imports.drain();
    expect(await imports.get(as, view.importId)).toMatchObject({
      takingBack: { status: 'completed', rows: 1, stays: [] },
    });
    expect(await cancelledBy()).toEqual([[undefined, 14, 8]]);
    // The corrected file may cancel it again.
    await imported(await imports.begin(as, 'schedule', schedule));
    expect(await cancelledBy()).toEqual([['file', 14, 8]]);
  });

  it('still cancel a class of two files once the first is undone, and no longer once both are', async () => {
    await imported(await imports.begin(as, 'schedule', active));
    const first = await imported(await imports.begin(as, 'schedule', schedule));
    const second = await imported(await imports.begin(as, 'schedule', schedule));
    expect(second).toMatchObject({ result: { imported: 0, updated: 0, cancelledBefore: 1 } });
    const undone = async ({ importId }: ImportView) => {
      await callOperation(takeBackHandler, takeBack, { importId }, as);
      await imports.drain();
      return (await imports.get(as, importId)).takingBack;
    };
    expect(await undone(first)).toMatchObject({ rows: 0, stays: [{ reason: 'changed', rows: 1 }] });
    expect(await cancelledBy()).toEqual([['file', 14, 8]]);
    expect(await undone(second)).toMatchObject({ status: 'completed', rows: 1, stays: [] });
    expect(await cancelledBy()).toEqual([[undefined, 14, 8]]);
  });

  it('keep a class cancelled if the second of two files is undone', async () => {
    await imported(await imports.begin(as, 'schedule', active));
    const first = await imported(await imports.begin(as, 'schedule', schedule));
    const second = await imported(await imports.begin(as, 'schedule', schedule));
    for (const [{ importId }, by] of [
      [second, 'file'],
      [first, undefined],
    ] as const) {
      await callOperation(takeBackHandler, takeBack, { importId }, as);
      await imports.drain();
      expect(await cancelledBy()).toEqual([[by, 14, 8]]);
    }
  });

  it('mean the same in a file within one request', async () => {
    const rows = [
      'class_name,class_date,class_time,room,total_capacity,free_places,status',
      'Yoga,2027-03-03,07:00,A,10,10,active',
      'Yoga,2027-03-04,07:00,A,10,4,active',
      'Yoga,2027-03-05,07:00,,,10,cancelled',
    ];
    const sent = await callOperation(importScheduleHandler, importSchedule, { csvData: rows.join('\n') }, as);
    expect(sent.body).toMatchObject({ imported: 2 });
    const ended = [rows[0], 'Yoga,2027-03-04,07:00,A,,,cancelled'].join('\n');
    const cancelling = async () =>
      (await callOperation(importScheduleHandler, importSchedule, { csvData: ended }, as)).body;
    expect(await cancelling()).toMatchObject({ imported: 0, updated: 0, unchanged: 0, cancelled: 1 });
    expect(await cancelling()).not.toHaveProperty('cancelled');
    const send = async (...ofEva: string[]) => {
      const csvData = [
        'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,status',
        ...ofEva.map((rest) => `Yoga,2027-03-03,07:00,A,Drop in,${rest}`),
      ].join('\n');
      return (await callOperation(importBookingsHandler, importBookings, { csvData }, as)).body;
    };
    const eva = '2027-02-20 20:15,Eva Sol';
    expect(await send(`90,${eva},booked`, `90,2027-02-20 20:16,Ana Gil,waitlisted`)).toMatchObject({
      imported: 1,
    });
    expect(await classes()).toContainEqual(['2027-03-03', 1]);
    const cancelled = [`,${eva},cancelled`, `,2027-02-20 20:18,Leo Paz,cancelled`, `,,,cancelled`];
    expect(await send(...cancelled)).toMatchObject({ imported: 0, updated: 1, unchanged: 0 });
    expect(await send(...cancelled)).toMatchObject({ imported: 0, updated: 0, unchanged: 1 });
    expect(await classes()).toEqual([
      ['2027-03-03', 0],
      ['2027-03-04', 6],
    ]);
  });

  it('are ignored if the owner does not map their column', async () => {
    const view = await imports.begin(as, 'schedule', schedule);
    const { plan } = view.analysis!;
    const columns = plan.columns.map((fields) => fields.filter((field) => field !== 'status'));
    const unread = { ...view, analysis: { ...view.analysis!, plan: { ...plan, columns } } };
    expect(await imported(unread)).toMatchObject({ rowsLeftOut: 0, result: { imported: 2 } });
    const again = await imports.begin(as, 'schedule', schedule);
    expect(again.analysis).toMatchObject({ origin: 'remembered', remarks: [{ code: 'as-last-time' }] });
  });
});
