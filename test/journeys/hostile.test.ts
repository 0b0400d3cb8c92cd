import { createLocal, type Local } from '#infra/local/index.ts';
import { registry } from '#shared/contracts/registry.ts';
import { hostileRun } from './hostile-run.ts';
import { monday } from './scene.ts';

const requests = 1_000;

describe('hostile requests through the door', () => {
  let local: Local;
  beforeAll(async () => {
    local = await createLocal({ clock: monday });
  });
  afterAll(() => local.close());

  it('are refused by every operation, and none answers with a fault of ours', async () => {
    const { counts, faults, notOrdinary, turnedAway, requests: sent } = await hostileRun(local, requests, 7);
    expect(notOrdinary).toEqual([]);
    expect(turnedAway).toEqual([]);
    expect(faults).toEqual([]);
    expect(sent).toBe(requests);
    expect([...counts.keys()].sort()).toEqual(registry.map(({ id }) => id).sort());
    const refused = [...counts.values()].reduce((sum, byStatus) => sum + (byStatus.get(400) ?? 0), 0);
    expect(refused).toBeGreaterThan(requests / 4);
  });
});
