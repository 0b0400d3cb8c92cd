import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { createLocal, type Local } from '#infra/local/index.ts';
import { down, misbehave, monday, placesShown, yoga, type Scene } from '../journeys/scene.ts';
import { launch } from './launch.ts';
import { objectionsTo } from './objections-to.ts';
import { openPage, password, personAt, type Person } from './person.ts';
import { soon } from './soon.ts';
import { aYogaStudio } from './stage.ts';
import { textOf } from './text-of.ts';
import { portuguese, spanish } from './texts-of-owners.ts';

/** Number of attempts before a change is given up. */
const receivesMax = 5;

const folder = process.env['PICTURES'];

describe.each([spanish, portuguese])('the app in $locale', (words) => {
  let local: Local;
  let browser: Browser;
  let page: Page;
  let person: Person;
  let complaints: string[];

  /** Saves screenshots if `PICTURES` is set. */
  async function picture(name: string): Promise<void> {
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/${words.code}-${name}.png` });
  }

  async function openAt(path: string): Promise<void> {
    ({ page, complaints } = await openPage(browser, { locale: words.locale }));
    person = personAt(page, local);
    await page.goto(local.url + path);
    await soon(page.locator('html')).toHaveAttribute('lang', words.code);
  }

  const enter = async (email: string): Promise<void> => {
    await page.getByLabel(words.email, { exact: true }).last().fill(email);
    await page.getByLabel(words.password, { exact: true }).last().fill(password);
  };

  /** Enters a wrong code, then the code from the e-mail. */
  async function confirmAddress(): Promise<void> {
    const field = page.getByLabel(words.codeField, { exact: true });
    await field.waitFor();
    const mail = local.messages.at(-1)!;
    expect(mail.subject).toBe(words.codeMail);
    expect(mail.text).toContain(`<html lang="${words.code}"`);
    await field.fill(mail.code === '111111' ? '222222' : '111111');
    await person.press(words.confirm);
    await person.shows(words.wrongCode);
    expect(await objectionsTo(page)).toEqual([]);
    await picture('code');
    await field.fill(mail.code);
    await person.press(words.confirm);
  }

  describe('for somebody new', () => {
    beforeAll(async () => {
      local = await createLocal({ clock: monday, confirmsAddresses: true });
      browser = await launch();
    });
    afterAll(async () => {
      await browser.close();
      await local.close();
    });

    it('leads from the landing page through trial, setup and an import to the dashboard', async () => {
      await openAt('/landing');
      expect(await objectionsTo(page)).toEqual([]);
      await picture('landing');
      await page.getByRole('link', { name: words.startTrial, exact: true }).first().click();
      await soon(page.getByRole('tab', { name: words.signUp })).toHaveAttribute('aria-selected', 'true');
      expect(await objectionsTo(page)).toEqual([]);
      await enter(`new-${words.code}@roma.test`);
      await person.press(words.createAccount);
      await confirmAddress();
      await page.waitForURL('**/subscribe');
      await person.press(words.startOffer);
      await page.getByLabel('Card number', { exact: true }).waitFor();
      await person.enterCard('4242 4242 4242 4242');
      await person.comeBackPaid();

      await person.shows(words.step(1));
      await person.press(words.save);
      await person.shows(words.nameMissing);
      await page.getByLabel(words.studioName, { exact: true }).fill('Estudio Roma');
      await picture('onboarding');
      await person.press(words.save);
      await person.shows(words.step(2));
      await person.press(words.manual);
      await person.shows(words.step(3));
      await person.press(words.toMarketplaces);
      await person.shows(words.uploadRequired);
      await person.press(words.upload);
      await page.getByText(words.uploadRequired).waitFor({ state: 'hidden' });
      const downloading = page.waitForEvent('download');
      await person.press(words.template);
      const template = await textOf(await downloading);
      await person.press(words.understood);
      await page.locator('input[type=file]').setInputFiles({
        name: 'schedule_template.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`${words.dashboard}\n${template}`),
      });
      await page.getByRole('button', { name: words.confirmColumns }).waitFor();
      await person.shows(words.noticed);
      await picture('import');
      expect(await objectionsTo(page)).toEqual([]);
      await person.press(words.confirmColumns);
      await page.getByRole('button', { name: words.uploadSchedule, exact: true }).click();
      await person.shows(words.step(4));
      await person.press(words.skip);
      await person.press(words.toDashboard);
      await page.waitForURL('**/dashboard');
      await person.shows(words.totalBookings);
      expect(await objectionsTo(page)).toEqual([]);
      await picture('dashboard');
      expect(complaints).toEqual([]);
    });

    const signInAt = async (locale: string, form: typeof spanish | 'English'): Promise<void> => {
      ({ page, complaints } = await openPage(browser, { locale }));
      person = personAt(page, local);
      await page.goto(`${local.url}/auth`);
      if (form === 'English') await person.signIn(`new-${words.code}@roma.test`);
      else {
        await enter(`new-${words.code}@roma.test`);
        await page.getByRole('main').getByRole('button', { name: form.signIn }).click();
      }
    };
    const other = words === spanish ? portuguese : spanish;

    it('shows the studio in its language in another browser once the owner signs in there', async () => {
      await signInAt('en-US', 'English');
      await soon(page.locator('html')).toHaveAttribute('lang', words.code);
      await person.shows(words.totalBookings);
    });

    it('shows a studio in another language once the owner has chosen it in Settings', async () => {
      await page.goto(`${local.url}/settings#language`);
      await page.getByRole('button', { name: new RegExp(words.studioLanguage) }).click();
      await page.getByRole('option', { name: other.ownName }).click();
      await picture('settings-language');
      expect(await objectionsTo(page)).toEqual([]);
      await person.press(words.saveLanguage);
      await soon(page.locator('html')).toHaveAttribute('lang', other.code);
      await page.getByRole('button', { name: other.saveLanguage }).waitFor();
    });

    it('shows each person their own language in every browser', async () => {
      await page.getByRole('button', { name: other.appearance }).click();
      await page.getByRole('menuitemcheckbox', { name: 'English' }).click();
      await soon(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.goto(`${local.url}/classes`);
      await page.getByRole('heading', { name: 'Class Schedule' }).waitFor();
      await signInAt(words.locale, words);
      await soon(page.locator('html')).toHaveAttribute('lang', 'en');
      await person.shows('Total Bookings');
    });
  });

  describe('for a studio with classes', () => {
    let scene: Scene;
    const email = 'owner@alameda.test';

    beforeAll(async () => {
      scene = await aYogaStudio(email);
      ({ local } = scene);
      browser = await launch();
    });
    afterAll(async () => {
      await browser.close();
      await local.close();
    });

    it('recommends, explains, and executes what is approved', async () => {
      await openAt('/auth');
      await enter(email);
      await page.getByRole('main').getByRole('button', { name: words.signIn }).click();
      await page.getByRole('heading', { name: words.dashboard }).first().waitFor();
      await page.getByRole('link', { name: words.decisions }).click();
      await person.press(words.run);
      await person.shows(words.analyzed);
      expect(await objectionsTo(page)).toEqual([]);
      await picture('decisions');
      await page.getByRole('button', { name: words.details }).first().click();
      await person.shows(words.firstSentence);
      expect(await objectionsTo(page)).toEqual([]);
      await picture('decision');
      await misbehave(scene, 'wellhub', down);
      await person.press(words.approve);
      await person.shows(words.approved);
    });

    it('reports what failed, and sends it again', async () => {
      for (let receive = 1; receive <= receivesMax; receive += 1) {
        await local.settle();
        await local.advance(10 * 60_000);
      }
      await local.settle();
      await page.getByRole('link', { name: words.logs }).click();
      await person.shows(words.failed);
      const row = page.getByRole('row', { name: /Yoga/ });
      await row.getByText(words.failure).waitFor();
      expect(await objectionsTo(page)).toEqual([]);
      await picture('failed');
      const downloading = page.waitForEvent('download');
      await person.press(words.exportCsv);
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(words.fileName);
      const [titles, changed] = (await textOf(download)).split('\r\n');
      expect(titles).toMatch(words.fileTitles);
      expect(changed).toMatch(words.fileRow);
      await misbehave(scene, 'wellhub', {});
      await page.getByRole('button', { name: words.sendAgain }).click();
      await person.shows(words.sentAgain);
      await local.settle();
      await row.getByText(words.success).waitFor();
      const [shown] = await placesShown(scene, 'wellhub');
      expect(shown).toBeGreaterThan(yoga.slots);
      expect(complaints).toEqual([]);
    });
  });
});
