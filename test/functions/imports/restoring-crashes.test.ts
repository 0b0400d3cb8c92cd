import type { DecideMessage } from '#shared/contracts/messages.ts';
import { takeBack } from '#shared/contracts/imports/take-back.ts';
import { readClassItemsOfDay } from '#functions/_domain/classes/class-import-store.ts';
import { readImport } from '#functions/imports/state/import-store.ts';
import { handler as takeBackHandler } from '#functions/imports/take-back.ts';
import { restoreCancelled } from '#functions/imports/taking-back/restore-cancelled.ts';
import { callOperation } from '#test/builders/call-operation.ts';
import { giveAccess } from '#test/builders/give-access.ts';
import { interruptedTable } from '#test/builders/interrupted-table.ts';
import { reportingDeps } from '#test/builders/reporting-deps.ts';
import { startImports, type TestImports } from '#test/builders/start-imports.ts';
import { tableOf } from '#test/builders/table-of.ts';

const now = new Date('2027-03-01T12:00:00.000Z');
const file = (status: string): string =>
  ['Event name;Start date;Start time;Facility;Size;Status', `Yoga;2027-03-04;07:00;Sala 1;12;${status}`].join(
    '\n',
  );

let imports: TestImports;
let studios = 0;
beforeAll(async () => {
  imports = await startImports();
});
afterAll(() => imports.close());

/** A studio whose only class was cancelled by an import that is being undone. */
async function aCancelledClass() {
  studios += 1;
  const as = { studioId: `79797979-7777-4777-8777-${String(studios).padStart(12, '0')}` };
  await giveAccess(as.studioId);
  await imports.run(as, 'schedule', file('Active'));
  const { importId } = await imports.run(as, 'schedule', file('Cancelled'));
  await callOperation(takeBackHandler, takeBack, { importId }, as);
  const own = tableOf(as.studioId);
  const readItem = async () => (await readImport(own, as.studioId, importId))!;
  const item = await readItem();
  const read = async () => (await readClassItemsOfDay(own, as.studioId, '20270304'))[0]!;
  const cls = await read();
  expect(cls.cancelledIn).toBe(importId);
  const row = {
    ...cls,
    instructor: undefined,
    currentBookings: undefined,
    slots: {},
    cancelledInRow: 2,
  };
  const requested: string[] = [];
  const send = async (messages: readonly DecideMessage[]) =>
    requested.push(...messages.flatMap((one) => ('classIds' in one ? (one.classIds ?? []) : [])));
  const deps = { ...reportingDeps(now), studios: { send } } as never;
  return { own, item, row, read, readItem, requested, deps };
}

describe('taking back that an import cancelled a class', () => {
  it('counts the class and requests a decision for it, whenever the worker dies once', async () => {
    for (let callsBefore = 0; ; callsBefore += 1) {
      const { own, item, row, read, readItem, requested, deps } = await aCancelledClass();
      const died = () => Promise.reject(new Error('the worker died'));
      const { table, wasInterrupted } = interruptedTable(item.studioId, callsBefore, died);
      await restoreCancelled(table, item, [row], deps).catch(() => undefined);
      if (wasInterrupted()) await restoreCancelled(own, item, [row], deps);
      expect((await read()).cancelledAt).toBeUndefined();
      expect({ callsBefore, requested }).toEqual({ callsBefore, requested: [row.classId] });
      expect({ callsBefore, counted: (await readItem()).takenBack }).toEqual({ callsBefore, counted: 1 });
      if (!wasInterrupted()) return expect(callsBefore).toBeGreaterThan(3);
    }
  });
});
