import { listStudios, studiosPageItemsMax } from '#shared/contracts/billing/list-studios.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { giveAccess } from '../../builders/give-access.ts';
import { startTable, type TestTable } from '../../builders/start-table.ts';
import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import { handler as list } from '#functions/billing/list-studios.ts';
import { handler as save } from '#functions/settings/update-settings.ts';
import { tableOf } from '#test/builders/table-of.ts';

const superadmin = { studioId: '77777777-7777-4777-8777-000000000000', groups: '[superadmin]' };
const idOf = (number: number): string => `77777777-7777-4777-8777-${String(number).padStart(12, '0')}`;
const [named, ended, paying] = [idOf(1), idOf(2), idOf(3)];
const forever = '2999-01-01T00:00:00.000Z';

let table: TestTable;

async function givePaid(studioId: string): Promise<void> {
  const paid = {
    subscriptionId: 'sub_1',
    status: 'trialing' as const,
    productId: 'prod_1',
    endsAt: forever,
    cancelsAtEnd: false,
  };
  await tableOf(studioId).of(SubscriptionEntity).put({ studioId, paid, trialUsed: true }).go();
}

const page = (cursor?: string) => callOperation(list, listStudios, { ...(cursor && { cursor }) }, superadmin);

beforeAll(async () => {
  table = await startTable();
});
afterAll(() => table.close());

describe('the list of studios', () => {
  test('is empty if nobody ever had access', async () => {
    expect((await page()).body).toEqual({ studios: [], cursor: null, pause: null });
  });

  test('shows the name, status and end of access of each', async () => {
    await giveAccess(named, forever);
    await callOperation(
      save,
      updateSettings,
      { ...defaultSettings, studioName: 'Lago' },
      { studioId: named },
    );
    await giveAccess(ended, '2020-01-01T00:00:00.000Z');
    await givePaid(paying);
    expect(await page()).toMatchObject({
      status: 200,
      body: {
        studios: [
          { studioId: named, studioName: 'Lago', status: 'granted', until: forever },
          { studioId: ended, studioName: null, status: 'none', until: '2020-01-01T00:00:00.000Z' },
          { studioId: paying, studioName: null, status: 'trialing', until: forever },
        ],
        cursor: null,
      },
    });
  });

  test.each([
    ['an owner with access', { studioId: named }, 403],
    ['an owner of another group', { studioId: ended, groups: '[superadministrators]' }, 403],
    ['nobody', undefined, 401],
  ])('is not for %s', async (_name, as, status) => {
    const answer = await callOperation(list, listStudios, {}, as);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).not.toContain(paying);
  });

  test('has pages that together contain every studio once, in order', async () => {
    const total = studiosPageItemsMax + 3;
    for (let number = 4; number <= total; number += 1) await giveAccess(idOf(number));
    const first = (await page()).body;
    const second = (await page(first.cursor ?? '')).body;
    expect(first.studios).toHaveLength(studiosPageItemsMax);
    expect(second.cursor).toBeNull();
    expect([...first.studios, ...second.studios].map(({ studioId }) => studioId)).toEqual(
      Array.from({ length: total }, (_, at) => idOf(at + 1)),
    );
  });

  test('refuses a cursor that it did not issue', async () => {
    expect((await page('bm8')).status).toBe(400);
  });

  test('reads only the names on the current page', async () => {
    const before = table.calls.length;
    const { body } = await page();
    expect(body.studios).toHaveLength(studiosPageItemsMax);
    // Three of the reads are for the page and its caller.
    expect(table.calls.length - before).toBe(studiosPageItemsMax + 3);
  });
});
