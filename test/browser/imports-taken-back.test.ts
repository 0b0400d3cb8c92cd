import type { Page } from 'playwright-core';
import { createLocal } from '#infra/local/index.ts';
import { listImports } from '#shared/contracts/imports/list-imports.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { aStudioIn, monday, type Scene } from '../journeys/scene.ts';
import { imported } from '../journeys/upload.ts';
import { manyBookings, spanishBookings, spanishSchedule } from './csv-files.ts';
import { goesOn, standsStill, takingBackStandsStill } from './halted-import.ts';
import { objectionsTo } from './objections-to.ts';
import type { Person } from './person.ts';
import { soon } from './soon.ts';
import { ownerOf, type Stage } from './stage.ts';

const email = 'owner@regrets.test';
const manyRows = 12_000;
const longImportMs = 120_000;

/** An owner stops an import halfway, or completes one with a wrong mapping, and has the saved rows removed. */
describe('undoing an import in a browser', () => {
  let stage: Stage;
  let scene: Scene;
  let page: Page;
  let person: Person;

  beforeAll(async () => {
    scene = await aStudioIn(await createLocal({ clock: monday }), email);
    await imported(scene, 'schedule', spanishSchedule());
    stage = await ownerOf(scene, email);
    ({ page, person } = stage);
  });
  afterEach(() => {
    expect(stage.complaints).toEqual([]);
  });
  afterAll(() => stage.close());

  const dialog = (name: string) => page.getByRole('dialog', { name });
  const newest = async () => (await scene.local.call(listImports, {}, scene.token)).imports[0]!;
  const booked = async () => {
    const { classes } = await scene.local.call(
      listClasses,
      { from: '2026-11-23', to: '2026-11-29' },
      scene.token,
    );
    return classes.reduce((sum, { bookings }) => sum + bookings, 0);
  };
  const goToClasses = async () => {
    await person.goTo('/classes');
    await page.getByRole('heading', { name: 'Class Schedule' }).waitFor();
    await person.press('More uploads');
  };
  const openHistory = async () => {
    await goToClasses();
    await page.getByRole('menuitem', { name: 'Import History' }).click();
    await dialog('Import History').waitFor();
  };
  /** Uploads bookings, and interrupts the import halfway. */
  async function stopAmid(first: number): Promise<number> {
    await goToClasses();
    await page.getByRole('menuitem', { name: 'Upload Booking Data' }).click();
    await person.press('I Understand, Let Me Upload');
    const buffer = Buffer.from(manyBookings(manyRows, first));
    await page.locator('input[type=file]').setInputFiles({ name: 'many.csv', mimeType: 'text/csv', buffer });
    await dialog('Upload Booking Data').getByText('Data rows').waitFor({ timeout: longImportMs });
    await person.press('Confirm Column Mapping');
    await person.press('Upload Bookings');
    await standsStill(scene);
    await person.press('Cancel Import');
    await person.shows('Import cancelled');
    await goesOn(scene);
    const importedRows = async () => (await newest()).result?.imported ?? 0;
    await soon.poll(importedRows).toBeGreaterThan(0);
    return importedRows();
  }

  it('asks for confirmation, and shows in the dialog what was removed', async () => {
    const rows = (await stopAmid(0)).toLocaleString('en');
    await person.shows(`${rows} bookings had been imported and stay.`);
    expect(await objectionsTo(page)).toEqual([]);
    await person.press('Take Them Back');
    const question = dialog(`Take back ${rows} bookings?`);
    await question.getByText('This removes what many.csv added, for good.').waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await question.getByRole('button', { name: 'Take Them Back' }).click();
    await dialog('Upload Booking Data')
      .getByText(`${rows} bookings were taken back.`, { exact: true })
      .waitFor({ timeout: longImportMs });
    expect(await objectionsTo(page)).toEqual([]);
    expect(await booked()).toBe(0);
  });

  it('shows the progress after a reload, and then what was removed', async () => {
    const rows = (await stopAmid(manyRows)).toLocaleString('en');
    await openHistory();
    await page.getByRole('button', { name: 'Take Them Back: many.csv' }).first().click();
    await dialog(`Take back ${rows} bookings?`).getByRole('button', { name: 'Take Them Back' }).click();
    await takingBackStandsStill(scene);
    await page.reload();
    await openHistory();
    await person.shows(/^[\d,]+ of [\d,]+ bookings have been taken back so far\.$/);
    expect(await objectionsTo(page)).toEqual([]);
    await goesOn(scene);
    await person.shows(`${rows} bookings were taken back.`);
    expect(await booked()).toBe(0);
    await soon(page.getByRole('button', { name: 'Take Them Back: many.csv' })).toHaveCount(0);
  });

  it('is possible for a completed import, whose mapping can then be corrected', async () => {
    await goToClasses();
    await page.getByRole('menuitem', { name: 'Upload Booking Data' }).click();
    await person.press('I Understand, Let Me Upload');
    const buffer = Buffer.from(spanishBookings());
    await page.locator('input[type=file]').setInputFiles({ name: 'ten.csv', mimeType: 'text/csv', buffer });
    const uploads = async () => {
      await person.press('Confirm Column Mapping');
      await person.press('Upload Bookings');
      await person.shows('10 bookings imported successfully!');
      expect(await booked()).toBe(10);
    };
    await uploads();
    expect(await objectionsTo(page)).toEqual([]);
    await person.press('Take Them Back');
    await dialog('Take back 10 bookings?').getByRole('button', { name: 'Take Them Back' }).click();
    const taken = dialog('Upload Booking Data').getByText('10 bookings were taken back.', { exact: true });
    await taken.waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    expect(await booked()).toBe(0);
    await person.press('Review Mapping Again');
    await uploads();
  });
});
