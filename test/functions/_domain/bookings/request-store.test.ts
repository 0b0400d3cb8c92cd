import { storeAnswer, storeRequest, type Answered } from '#functions/_domain/bookings/request-store.ts';
import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { BookingRequestEntity } from '#functions/_data/bookings/booking-request.ts';
import { cls as yoga } from '#test/functions/_domain/commit/moving-changes.ts';
import { startTable, type TestTable } from '#test/builders/start-table.ts';
import { tableOf } from '#test/builders/table-of.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

let server: TestTable;
/** Refuses calls with this action, as if the process had died before them. */
let diesBefore: string | undefined;
beforeAll(async () => {
  server = await startTable({
    authorize: ({ action }) => action !== diesBefore || 'The process has died.',
  });
});
afterEach(() => {
  diesBefore = undefined;
});
afterAll(() => server.close());

let studios = 0;

/** A request that is to be accepted, in a studio of its own. */
async function aRequest() {
  studios += 1;
  const studioId = `55555555-5555-4555-8555-0000000001${String(studios).padStart(2, '0')}`;
  const table = tableOf(studioId);
  const key = { studioId, marketplace: 'wellhub', reference: 'BK_1' } as const;
  const decided = {
    answer: 'accept',
    reason: undefined,
    listingId: 'slot-1',
    answerBy: '2026-11-20T12:15:00.000Z',
    classId: yoga.classId,
  } as const;
  const lineIds = { lineId: '01KAFCGD6R0000000000000001', auditId: '01KAFCGD6R0000000000000002' };
  const request = (await storeRequest(table, key, decided, lineIds, now))!;
  const answered = (message: string): Answered => ({
    request,
    state: 'answered',
    message,
    at: now,
    cls: { ...yoga, studioId },
    recordingKeys: ['answer-1'],
    adjustmentId: request.lineId!,
    audit: { auditId: request.auditId!, correlationId: 'c-1' },
  });
  const stored = async () => {
    const [lines, audit, { data }] = await Promise.all([
      table.of(AdjustmentEntity).query.primary({ studioId }).go(),
      table.of(AuditEntity).query.primary({ studioId }).go(),
      table.of(BookingRequestEntity).get(key).go(),
    ]);
    return {
      lines: lines.data.map(({ message }) => message),
      audit: audit.data.map(({ action, note }) => [action, note]),
      state: data?.state,
    };
  };
  return { table, answered, stored };
}

describe('the end of a booking request', () => {
  it('is recorded with its lines at a unit an item', async () => {
    const { table, answered, stored } = await aRequest();
    const before = server.calls.length;
    await storeAnswer(table, answered('accepted'));
    expect(server.calls.slice(before).reduce((sum, { writeUnits }) => sum + writeUnits, 0)).toBe(3);
    expect(await stored()).toEqual({
      lines: ['accepted'],
      audit: [['reservations.accept', 'accepted']],
      state: 'answered',
    });
  });

  it('never stands without its lines, and a repeat after a death adds no others', async () => {
    const { table, answered, stored } = await aRequest();
    const lines = { lines: ['accepted'], audit: [['reservations.accept', 'accepted']] };
    diesBefore = 'dynamodb:UpdateItem';
    await expect(storeAnswer(table, answered('accepted'))).rejects.toThrow('The process has died.');
    expect(await stored()).toEqual({ ...lines, state: 'owed' });
    diesBefore = undefined;
    await storeAnswer(table, answered('accepted'));
    expect(await stored()).toEqual({ ...lines, state: 'answered' });
  });

  it('is not stored if a line could not be', async () => {
    const { table, answered, stored } = await aRequest();
    diesBefore = 'dynamodb:PutItem';
    await expect(storeAnswer(table, answered('accepted'))).rejects.toThrow('The process has died.');
    expect(await stored()).toEqual({ lines: [], audit: [], state: 'owed' });
  });
});
