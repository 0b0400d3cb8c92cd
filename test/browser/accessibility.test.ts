import type { Browser, Page } from 'playwright-core';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { saveStep } from '#shared/contracts/onboarding/save-step.ts';
import { onboardingStep, type OnboardingStep } from '#shared/contracts/onboarding/step.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { setAutomation } from '#shared/contracts/settings/set-automation.ts';
import { documents } from '#web/documents.ts';
import { pageModules } from '#web/routes.ts';
import {
  aStudio,
  aStudioIn,
  connect,
  importYoga,
  list,
  marketplaces,
  yoga,
  type Scene,
} from '../journeys/scene.ts';
import { showAllParts } from './all-parts.ts';
import { launch } from './launch.ts';
import { bothSchemes, objectionsTo, objectionsToCompact } from './objections-to.ts';
import { openPage, password, personAt, type Person } from './person.ts';
import { soon } from './soon.ts';
import { decideNow } from '#infra/demo/runs.ts';

const stranger = 'stranger@alameda.test';
const newcomer = 'newcomer@alameda.test';
const owner = 'owner@alameda.test';
const superadmin = 'admin@alameda.test';

let scene: Scene;
let browser: Browser;
let newcomersToken: string;
let recording: string;
/** Addresses in which a dialog is open. */
let opened: Record<string, string>;

/** A studio that has at least one of everything: classes, decisions to review, pushed changes, recordings. */
async function fillStudio(): Promise<void> {
  const { local, token } = scene;
  await connect(scene, ...marketplaces);
  for (const marketplace of marketplaces) await list(scene, marketplace, [yoga]);
  await importYoga(scene, marketplaces);
  await decideNow(local, token);
  await local.settle();
  const [decision] = (await local.call(listDecisions, { tab: 'all' }, token)).decisions;
  await local.call(approve, { decisionId: decision!.decisionId }, token);
  await local.settle();
  const [change] = (await local.call(listActivity, {}, token)).activity;
  recording = `/logs/${change!.adjustmentId}/recording`;
  const { classes } = await local.call(listClasses, { from: '2026-11-23', to: '2026-11-29' }, token);
  opened = {
    'a class': `/classes?class=${classes[0]!.classId}`,
    'a decision': `/ai-decisions?decision=${decision!.decisionId}`,
    'a connection': '/integrations?connect=wellhub',
  };
}

beforeAll(async () => {
  scene = await aStudio(owner);
  const { local } = scene;
  await fillStudio();
  await local.createOwner({ email: stranger, password });
  ({ token: newcomersToken } = await aStudioIn(local, newcomer));
  await local.createSuperadmin({ email: superadmin, password });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await scene.local.close();
});

describe('axe finds no violations', () => {
  let page: Page;
  let person: Person;
  /** Opens a page as a signed-in person, or as a visitor. */
  const as = (email: string | undefined): void => {
    beforeAll(async () => {
      ({ page } = await openPage(browser));
      person = personAt(page, scene.local);
      if (email === undefined) return;
      await person.signIn(email);
      await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
    });
    afterAll(() => page.context().close());
  };

  describe('for a visitor', () => {
    as(undefined);
    it.each([...Object.keys(documents), '/nowhere'])('on %s', async (path) => {
      await person.goTo(path);
      await page.getByRole('heading').first().waitFor();
      expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    });

    it('on sign-up and password reset', async () => {
      await person.goTo('/auth');
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByRole('button', { name: 'Create Account' }).waitFor();
      expect(await objectionsTo(page, bothSchemes)).toEqual([]);
      await page.getByRole('tab', { name: 'Sign In' }).click();
      await person.press(/Forgot/);
      await page.getByRole('button', { name: 'Send Code' }).waitFor();
      expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    });
  });

  describe('for a person without a subscription', () => {
    as(stranger);
    it('on /subscribe', async () => {
      await person.goTo('/subscribe');
      await person.shows('Start Optimizing Your Revenue Today');
      expect(await objectionsTo(page, bothSchemes)).toEqual([]);
      await soon(page.locator('html')).toContainClass('dark');
    });
  });

  describe('for a newcomer', () => {
    as(newcomer);
    it.each(onboardingStep.options)('at step %s of the wizard', async (step: OnboardingStep) => {
      await scene.local.call(saveStep, { step }, newcomersToken);
      await person.goTo('/onboarding');
      await page.getByRole('heading').first().waitFor();
      expect(await objectionsTo(page, bothSchemes)).toEqual([]);
      expect(new URL(page.url()).pathname).toBe('/onboarding');
    });
  });

  describe('for an owner', () => {
    as(owner);
    const bare = ['/subscribe', '/onboarding', '/superadmin'];
    const paths = Object.keys(pageModules).filter((path) => !bare.includes(path));
    it.each(paths)('on %s', async (pattern) => {
      const path = pattern.includes(':') ? recording : pattern;
      await person.goTo(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await showAllParts(page);
      expect(await objectionsTo(page, bothSchemes)).toEqual([]);
      expect(await objectionsToCompact(page)).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(path);
    });

    it.each(['a class', 'a decision', 'a connection'])('where %s is open', async (what) => {
      await person.goTo(opened[what]!);
      await page.getByRole('dialog').waitFor();
      expect(await objectionsTo(page, bothSchemes)).toEqual([]);
      expect(await objectionsToCompact(page)).toEqual([]);
    });

    it('on the dashboard while automation is paused', async () => {
      await scene.local.call(setAutomation, { paused: true }, scene.token);
      await person.goTo('/dashboard');
      await person.shows('Automation Paused - Manual Mode Active');
      expect(await objectionsTo(page, bothSchemes)).toEqual([]);
      await scene.local.call(setAutomation, { paused: false }, scene.token);
    });
  });

  describe('for a superadmin', () => {
    as(superadmin);
    it('on /superadmin', async () => {
      await person.goTo('/superadmin');
      await person.shows('Alameda');
      expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    });
  });
});
