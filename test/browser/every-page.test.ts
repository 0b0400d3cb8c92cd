import { securityHeaders } from '#infra/security-headers.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { documents } from '#web/documents.ts';
import { pageModules } from '#web/routes.ts';
import { showAllParts } from './all-parts.ts';
import { atRest } from './at-rest.ts';
import { observed, type Observed } from './observed.ts';
import { openPage } from './person.ts';
import { aYogaStudio, deskOf, ownerOf, type Stage } from './stage.ts';
import { decideNow } from '#infra/demo/runs.ts';

const email = 'owner@alameda.test';
const team = 'admin@cupo.test';

/**
 * The headers of every response, which are the same for all pages. The origins in the security policy depend on the
 * deployment, so they are left out.
 */
const { 'content-security-policy': _policy, ...sameEverywhere } = securityHeaders({ connectOrigins: [] });

/** How far the parts of a page may move while it loads, as the browser's Cumulative Layout Shift. */
const shiftMax = 0.01;

/** Runs inside the page. */
const layoutShift = (): Promise<number> =>
  new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered in a task of their own, before the second frame from now.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
  });

/** Runs inside the page: the columns of tables that are reached only by scrolling sideways. */
const columnsOutside = (): string[] =>
  [...document.querySelectorAll('table')].flatMap((table) => {
    const edge = table.parentElement!.getBoundingClientRect().right;
    return [...table.querySelectorAll('th')]
      .filter((column) => column.getBoundingClientRect().right > edge + 1)
      .map((column) => column.textContent);
  });

/** Runs inside the page: the titles of tables that a screen reader lists without a name. */
const unnamedTables = (): string[] =>
  [...document.querySelectorAll('table')]
    .filter((table) => !table.ariaLabel && !table.hasAttribute('aria-labelledby') && !table.caption)
    .map((table) => table.tHead?.textContent ?? '');

/** Runs inside the page: the buttons of each form that more than one button submits. Another one saves by mistake. */
const submittingTogether = (): string[][] =>
  [...document.forms]
    .map((form) => [...form.querySelectorAll<HTMLButtonElement>('button[type=submit]')])
    .filter((buttons) => buttons.length > 1)
    .map((buttons) => buttons.map(({ textContent }) => textContent));

/** Every page that a person can see loads without a console message, with the same headers as on AWS. */
describe('every page', () => {
  let stage: Stage;
  let owner: Observed;
  let superadmin: Observed;
  let visitor: Observed;
  let adjustmentId: string;

  beforeAll(async () => {
    stage = await ownerOf(await aYogaStudio(email), email);
    const { local, token } = stage.scene;
    await decideNow(local, token);
    const { decisions } = await local.call(listDecisions, { tab: 'pending' }, token);
    await local.call(approve, { decisionId: decisions[0]!.decisionId }, token);
    await local.settle();
    const { activity } = await local.call(listActivity, {}, token);
    ({ adjustmentId } = activity[0]!);
    owner = await observed(stage.page);
    superadmin = await observed((await deskOf(stage, team)).page);
    const { page: stranger } = await openPage(stage.browser);
    visitor = await observed(stranger);
  });
  afterAll(() => stage.close());

  async function look({ page, violations, errors }: Observed, path: string): Promise<void> {
    violations.length = 0;
    errors.length = 0;
    const answer = await page.goto(stage.scene.local.url + path);
    await page.getByRole('heading').first().waitFor();
    await atRest(page);
    expect(answer?.headers()).toMatchObject(sameEverywhere);
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
    expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(shiftMax);
    await showAllParts(page);
    expect(await page.evaluate(unnamedTables)).toEqual([]);
    expect(await page.evaluate(submittingTogether)).toEqual([]);
    expect({ violations, errors }).toEqual({ violations: [], errors: [] });
  }

  it.each(Object.keys(pageModules).filter((path) => path !== '/superadmin'))(
    '%s, for an owner',
    async (path) => {
      await look(owner, path.replace(':adjustmentId', adjustmentId));
    },
  );

  it.each(['/logs', '/ai-decisions', '/ai-decisions?tab=pending', '/ai-decisions?tab=executed'])(
    '%s shows its tables whole on laptops and tablets',
    async (path) => {
      const { page } = owner;
      await page.goto(stage.scene.local.url + path);
      await page.locator('table').first().waitFor();
      for (const width of [1440, 1280, 1024, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await atRest(page);
        expect([width, await page.evaluate(columnsOutside)]).toEqual([width, []]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    },
  );

  it.each(['/superadmin', '/admin/logo-upload', '/subscribe'])('%s, for a superadmin', async (path) => {
    await look(superadmin, path);
  });

  it.each(Object.keys(documents))('%s, for a visitor', async (path) => {
    await look(visitor, path);
  });

  it('an unknown address says that the page does not exist', async () => {
    const { page, violations, errors } = visitor;
    errors.length = 0;
    const answer = await page.goto(`${stage.scene.local.url}/nothing-here`);
    await page.getByText('Oops! Page not found').waitFor();
    await atRest(page);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()).toMatchObject(sameEverywhere);
    expect(violations).toEqual([]);
    // The document logs the address, and the browser logs the status.
    expect(errors.filter((error) => !/404/.test(error))).toEqual([]);
  });
});
