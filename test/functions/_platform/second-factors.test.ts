import { startPeople } from '../../builders/start-people.ts';
import { startTable } from '../../builders/start-table.ts';
import { secondFactors } from '#functions/_platform/adapters/second-factors.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { listStudios } from '#shared/contracts/billing/list-studios.ts';

let people: Awaited<ReturnType<typeof startPeople>>;
let table: Awaited<ReturnType<typeof startTable>>;
const waive = (value?: string): void => {
  if (value === undefined) delete process.env['SECOND_FACTOR_WAIVED_FOR'];
  else process.env['SECOND_FACTOR_WAIVED_FOR'] = value;
};

beforeAll(async () => {
  table = await startTable();
  people = await startPeople();
  waive();
});
afterEach(() => waive());
afterAll(async () => {
  await people.close();
  await table.close();
});

const factorsOf = async () => secondFactors();

describe('a second factor', () => {
  it('is read from the user pool at each request until it exists, and again after its removal', async () => {
    const userId = await people.join('ana@cupo.test');
    const factors = await factorsOf();
    expect(await factors.has(userId)).toBe(false);
    await people.enrol('ana@cupo.test');
    expect(await factors.has(userId)).toBe(true);
    await people.administer('AdminSetUserMFAPreference', {
      Username: userId,
      SoftwareTokenMfaSettings: { Enabled: false },
    });
    expect(await (await factorsOf()).has(userId)).toBe(false);
  });

  it('grants no access a minute after its removal', async () => {
    const userId = await people.join('luz@cupo.test');
    await people.enrol('luz@cupo.test');
    let nowMs = 0;
    const factors = secondFactors(() => nowMs);
    expect(await factors.has(userId)).toBe(true);
    await people.administer('AdminSetUserMFAPreference', {
      Username: userId,
      SoftwareTokenMfaSettings: { Enabled: false },
    });
    nowMs = 61_000;
    expect(await factors.has(userId)).toBe(false);
  });

  it('does not exist for a disabled or missing account', async () => {
    const userId = await people.join('eva@cupo.test');
    await people.enrol('eva@cupo.test');
    await people.administer('AdminDisableUser', { Username: userId });
    const factors = await factorsOf();
    expect(await factors.has(userId)).toBe(false);
    expect(await factors.has('99999999-9999-4999-8999-999999999999')).toBe(false);
  });

  it('is not required for the one address in the setting', async () => {
    const [one, other] = [await people.join('admin@cupo.test'), await people.join('other@cupo.test')];
    waive('admin@cupo.test');
    const factors = await factorsOf();
    expect([await factors.has(one), await factors.has(other)]).toEqual([true, false]);
    waive('nonsense');
    await expect(factorsOf()).rejects.toThrow(/SECOND_FACTOR_WAIVED_FOR/);
  });
});

it('is required for every team operation', async () => {
  expect(() => httpOperation(listStudios, {}, () => Promise.reject(new Error('never')))).toThrow(
    'billing.listStudios belongs to the team: use teamOperation',
  );
});
