import { decideNow } from '#infra/demo/runs.ts';
import { createLocal } from '#infra/local/index.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listWaiting } from '#shared/contracts/decisions/list-waiting.ts';
import { importFourWeeksOfMany } from '../journeys/four-weeks-of-many.ts';
import { aStudioIn, connect, opensAccount } from '../journeys/scene.ts';
import { objectionsTo } from './objections-to.ts';
import { soon } from './soon.ts';
import { ownerOf, type Stage } from './stage.ts';

const email = 'refused@alameda.test';
/** Noon in Mexico City, outside the quiet hours for e-mails. */
const noon = new Date('2026-11-23T18:00:00Z');
const minuteMs = 60_000;
/** Events within this many minutes after an e-mail are sent together in the next one. */
const gatheredMinutes = 10;
const said = 'Wellhub refuses the password that you entered';

/** The owner is told within two minutes: by e-mail, and on each open page of the app. */
describe('a password that a marketplace refuses', () => {
  let stage: Stage;

  beforeAll(async () => {
    const local = await createLocal({ clock: noon });
    const scene = await aStudioIn(local, email);
    await connect(scene, 'wellhub');
    await importFourWeeksOfMany(scene, 1);
    await decideNow(local, scene.token);
    stage = await ownerOf(scene, email);
    for (let minute = 0; minute <= gatheredMinutes; minute += 1) {
      await local.advance(minuteMs);
      await local.settle();
    }
  });
  afterAll(() => stage.close());

  it('is reported to the owner within two minutes', async () => {
    const { scene, page } = stage;
    const { local } = scene;
    await page.getByRole('link', { name: 'Notifications', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
    const before = local.mail.mails().length;
    await opensAccount(scene, 'wellhub', 'another-password');
    const { decisions } = await local.call(listWaiting, {}, scene.token);
    const beganAt = local.now().getTime();
    await local.call(approve, { decisionId: decisions[0]!.decisionId }, scene.token);
    await local.settle();
    await local.advance(minuteMs);
    await local.settle();
    expect(local.now().getTime() - beganAt).toBeLessThan(2 * minuteMs);
    const mails = local.mail.mails().slice(before);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[[email], said]]);
    expect(mails[0]!.text).toContain(`Enter the password: ${local.url}/integrations`);
    // The page was open all the time, without a reload.
    await page.getByText(said).first().waitFor();
    expect(await objectionsTo(page)).toEqual([]);
  });

  it('links to the field where the password is entered', async () => {
    const { page, complaints } = stage;
    await page.getByRole('link', { name: 'Enter the password' }).first().click();
    await page.waitForURL('**/integrations**');
    await soon(page.getByText(said)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});
