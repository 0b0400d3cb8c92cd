import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import * as english from '#messages/imports';
import * as spanish from '#web/messages/es/imports.ts';
import * as portuguese from '#web/messages/pt/imports.ts';
import { createLocal } from '#infra/local/index.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { aStudioIn, monday, type Scene } from '../journeys/scene.ts';
import { uploaded } from '../journeys/upload.ts';
import { objectionsTo } from './objections-to.ts';
import type { Person } from './person.ts';
import { soon } from './soon.ts';
import { ownerOf, type Stage } from './stage.ts';

const email = 'owner@tabs.test';
const waitingMax = 3;
const widths = [1440, 390];

const file = (name: string) =>
  `class_name,class_date,class_time,total_capacity,room,instructor,fitpass_slots\n${name},2026-11-24,07:00,20,Sala 1,Ana,4`;

const languages = [
  {
    code: 'en',
    texts: english,
    gaveWay:
      'Another file was uploaded before this one was confirmed, and only 3 can be open at a time. Nothing was imported; upload this file again.',
  },
  {
    code: 'es',
    texts: spanish,
    gaveWay:
      'Se subió otro archivo antes de que confirmaras este, y solo puede haber 3 abiertos a la vez. No se importó nada; sube este archivo de nuevo.',
  },
  {
    code: 'pt',
    texts: portuguese,
    gaveWay:
      'Outro arquivo foi enviado antes de você confirmar este, e só 3 podem ficar abertos ao mesmo tempo. Nada foi importado; envie este arquivo de novo.',
  },
];

/** An owner uploads more files in other tabs than can wait at a time, and returns to the first one. */
describe('a file that gave way to others', () => {
  let stage: Stage;
  let scene: Scene;
  let page: Page;
  let person: Person;

  beforeAll(async () => {
    scene = await aStudioIn(await createLocal({ clock: monday }), email);
    stage = await ownerOf(scene, email);
    ({ page, person } = stage);
  });
  afterEach(() => {
    expect(stage.complaints).toEqual([]);
  });
  afterAll(() => stage.close());

  const classNames = async () =>
    (await scene.local.call(listClasses, { from: '2026-11-23', to: '2026-11-29' }, scene.token)).classes.map(
      ({ className }) => className,
    );

  /** Saves screenshots if `PICTURES` is set. */
  async function pictures(name: string): Promise<void> {
    const folder = process.env['PICTURES'];
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/${name}-${width}.png` });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }

  it.each(languages)('says so in its dialog, where it can be uploaded again ($code)', async (language) => {
    const { code, texts, gaveWay } = language;
    await page.context().addCookies([{ name: 'language', value: code, url: scene.local.url }]);
    await person.goTo('/classes');
    await soon(page.locator('html')).toHaveAttribute('lang', code);
    await person.press(texts.uploadClassSchedule);
    await person.press(texts.iUnderstandLetMeUpload);
    const buffer = Buffer.from(file(`Yoga ${code}`));
    await page.locator('input[type=file]').setInputFiles({ name: 'yoga.csv', mimeType: 'text/csv', buffer });
    const submit = page.getByRole('button', { name: texts.uploadSchedule, exact: true });
    await person.press(texts.confirmColumnMapping);
    // Its rows have been checked by then, so from now on it only waits.
    await soon(submit).toBeEnabled();

    for (let at = 0; at < waitingMax; at += 1)
      expect((await uploaded(scene, 'schedule', file(`Tab ${at}`))).status).toBe('awaiting-confirmation');
    const dialog = page.getByRole('dialog', { name: texts.uploadClassSchedule });
    await dialog.getByText(gaveWay, { exact: true }).waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await pictures(`gave-way-${code}`);

    await person.press(texts.reviewMappingAgain);
    await person.press(texts.confirmColumnMapping);
    await submit.click();
    await dialog.waitFor({ state: 'detached' });
    expect(await classNames()).toContain(`Yoga ${code}`);

    await person.press(texts.moreUploads);
    await page.getByRole('menuitem', { name: texts.importHistory }).click();
    const history = page.getByRole('dialog', { name: texts.importHistory });
    await history.getByText(gaveWay, { exact: true }).first().waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await pictures(`gave-way-history-${code}`);
  });
});
