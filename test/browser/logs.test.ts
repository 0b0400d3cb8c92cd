import type { Page } from 'playwright-core';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { misbehave, type Scene } from '../journeys/scene.ts';
import { atRest } from './at-rest.ts';
import { bothSchemes, objectionsTo } from './objections-to.ts';
import type { Person } from './person.ts';
import { soon } from './soon.ts';
import { aYogaStudio, ownerOf, type Stage } from './stage.ts';
import { textOf } from './text-of.ts';
import { decideNow } from '#infra/demo/runs.ts';

const email = 'owner@alameda.test';

/** An owner sees that a marketplace refused a change, plays the recording, and downloads the logs as a file. */
describe('the logs in a browser', () => {
  let stage: Stage;
  let scene: Scene;
  let page: Page;
  let person: Person;
  let complaints: string[];

  beforeAll(async () => {
    stage = await ownerOf(await aYogaStudio(email), email);
    ({ scene, page, person, complaints } = stage);
  });
  afterAll(() => stage.close());

  const rows = () => page.getByRole('row', { name: /Yoga/ });
  const query = () => Object.fromEntries(new URL(page.url()).searchParams);
  async function choose(label: string, option: string): Promise<void> {
    await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }

  it('are empty before the first change, and report when they cannot be loaded', async () => {
    await page.route('**/api/activity', (route) => route.abort());
    await page.getByRole('link', { name: 'Logs' }).click();
    await person.shows('Error loading logs');
    await page.unrouteAll();
    await person.press('Retry');
    await person.shows('No activity logs yet. Automation actions will appear here.');
    await soon(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
  });

  it('show a refused change without a reload, also at the top', async () => {
    const { local, token } = scene;
    const fault = { kind: 'status', status: 401 };
    await misbehave(scene, 'wellhub', { shares: [{ match: {}, fault, share: 1 }] });
    await decideNow(local, token);
    const { decisions } = await local.call(listDecisions, { tab: 'pending' }, token);
    await local.call(approve, { decisionId: decisions[0]!.decisionId }, token);
    await local.settle();
    await person.shows('1 change is not on its marketplace');
    await person.shows(/\d+ places are not on Wellhub since Nov 23, 2026, 06:\d\d/);
    await rows().getByText('Failure').waitFor();
    await rows()
      .getByText(/^Nov 23, 2026, 06:\d\d$/)
      .waitFor();
    await rows()
      .getByText(/^Error: /)
      .waitFor();
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
  });

  it('play the recording of the refused change, without secrets', async () => {
    await rows().getByRole('link', { name: /Watch/ }).click();
    await page.getByRole('heading', { name: 'Yoga on Wellhub' }).waitFor();
    await person.shows('has not confirmed it');
    await person.press('Technical view, step by step');
    await page.getByRole('region', { name: /Step 1 of/ }).waitFor();
    await page.getByText('401').first().waitFor();
    await atRest(page);
    expect(await page.content()).not.toContain('token-canary');
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    await person.press('Back to logs');
    await rows().waitFor();
  });

  it('can be filtered and cleared, and keep the filter in the address', async () => {
    await choose('Status', 'Success');
    await person.shows('No changes match these filters.');
    await soon.poll(query).toEqual({ status: 'success' });
    await choose('Status', 'Failure');
    await rows().waitFor();
    await choose('Platform', 'Wellhub');
    await page.waitForURL(/platform=/);
    await page.getByLabel('Class', { exact: true }).fill('YÓGA');
    await page.waitForURL(/class=/);
    await rows().waitFor();
    await page.getByLabel('From', { exact: true }).fill('2026/11/24');
    await person.shows('No changes match these filters.');
    await page.getByLabel('From', { exact: true }).fill('2026/11/23');
    await rows().waitFor();
    const filter = { platform: 'wellhub', status: 'failure', from: '2026-11-23', class: 'YÓGA' };
    await soon.poll(query).toEqual(filter);
    await page.reload();
    await rows().waitFor();
    await soon(page.getByLabel('Class', { exact: true })).toHaveValue('YÓGA');
    expect(await objectionsTo(page)).toEqual([]);
    await person.press('Clear filters');
    await rows().waitFor();
    await soon.poll(query).toEqual({});
  });

  it('can be saved as a file', async () => {
    const downloading = page.waitForEvent('download');
    await person.tells('Exported 1 change', () => person.press('Export CSV'));
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^activity-logs-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await textOf(download)).split('\r\n');
    expect(lines[1]).toMatch(
      /^2026-11-23 06:\d\d,,2026-11-23 06:\d\d,Wellhub,Yoga,2026-11-25,07:00,\d+,\d+,Approved decision,Failure,Error: /,
    );
    expect(lines).toHaveLength(3);
  });

  it('no page reported a problem', () => {
    expect(complaints).toEqual([]);
  });
});
