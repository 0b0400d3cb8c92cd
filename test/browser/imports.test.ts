import type { Page } from 'playwright-core';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { listImports } from '#shared/contracts/imports/list-imports.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { createLocal } from '#infra/local/index.ts';
import { atNight } from '../at-night.ts';
import { aStudioIn, monday, type Scene } from '../journeys/scene.ts';
import { size } from '../size.ts';
import {
  codedSchedule,
  crypticSchedule,
  manyBookings,
  oneRoomSchedule,
  spanishBookings,
  spanishSchedule,
} from './csv-files.ts';
import { goesOn, standsStill } from './halted-import.ts';
import { objectionsTo } from './objections-to.ts';
import type { Person } from './person.ts';
import { soon } from './soon.ts';
import { ownerOf, type Stage } from './stage.ts';
import { uploadsAt } from './uploads-at.ts';
import { textOf } from './text-of.ts';

const email = 'owner@files.test';
const manyRows = 12_000;
const longImportMs = 120_000;
const importTimeoutMs = 120_000;

/** An owner imports files exported by another system, corrects how they were understood, and clears the data again. */
describe('file imports in a browser', () => {
  let stage: Stage;
  let scene: Scene;
  let page: Page;
  let person: Person;
  let complaints: string[];

  beforeAll(async () => {
    scene = await aStudioIn(await createLocal({ clock: monday }), email);
    stage = await ownerOf(scene, email);
    ({ page, person, complaints } = stage);
  });
  beforeEach(async () => {
    await person.goTo('/classes');
    await page.getByRole('heading', { name: 'Class Schedule' }).waitFor();
  });
  afterEach(() => {
    expect(complaints).toEqual([]);
  });
  afterAll(() => stage.close());

  const history = async () => (await scene.local.call(listImports, {}, scene.token)).imports;
  const classes = async (from = '2026-11-23', to = '2026-11-29') =>
    (await scene.local.call(listClasses, { from, to }, scene.token)).classes;

  const { dialog, open, give, choose } = uploadsAt(() => stage);

  it('explain themselves, and offer a template', async () => {
    await open('bookings');
    await page.getByRole('tab', { name: 'What to Include' }).waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Format Example' }).click();
    expect(await objectionsTo(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Tips & Help' }).click();
    await person.shows('The AI needs at least 1 data row. Extra columns are ignored.');
    const downloading = page.waitForEvent('download');
    await person.press('Download Template CSV');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('bookings_template.csv');
    expect((await textOf(download)).trimEnd().split('\r\n')).toHaveLength(4);
  });

  it('accept only CSV files, dropped or chosen', async () => {
    await give('schedule', Buffer.from('504b0304140006000800786c2f776f726b', 'hex'), 'classes.xlsx');
    await person.shows('Invalid file type');
    await person.shows('Please upload a CSV file');
    await person.shows(/Open it in Excel, Numbers or Google Sheets and save or download it as CSV/);
    expect(await objectionsTo(page)).toEqual([]);
    await soon(page.getByRole('button', { name: 'Upload Schedule' })).toBeDisabled();
    const dropped = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'dropped.csv'));
      return transfer;
    }, spanishSchedule());
    const place = page.getByText('Drop your CSV file here, or');
    await place.dispatchEvent('dragover', { dataTransfer: dropped });
    await place.dispatchEvent('drop', { dataTransfer: dropped });
    await person.shows('Column Mapping');
    const cancelled = page.waitForResponse(/cancellation$/);
    await person.press('Choose Another File');
    await cancelled;
    await place.waitFor();
    await person.press('Cancel');
    // A file that was only previewed is not listed.
    expect(await history()).toEqual([]);
  });

  it('understand a Spanish schedule and import it', async () => {
    await give('schedule', spanishSchedule(), 'horario.csv');
    await person.shows('Format detected successfully');
    await person.shows(/High Confidence/);
    await person.shows('Class date + class time');
    await person.shows('Semicolon (;)');
    expect(await objectionsTo(page)).toEqual([]);
    const upload = page.getByRole('button', { name: 'Upload Schedule' });
    await soon(upload).toBeDisabled();
    await person.press('Confirm Column Mapping');
    await person.shows('Column mapping confirmed');
    await soon(upload).toBeFocused();
    await upload.click();
    await person.shows('Imported 10 classes');
    const found = await classes();
    expect(
      found.map(({ className, room, localDate, localTime }) => [className, room, localDate, localTime]),
    ).toEqual(
      expect.arrayContaining([
        ['Yoga suave', 'Salón Azul', '2026-11-23', '07:00'],
        ['Ciclo', 'Salón Rojo', '2026-11-27', '18:30'],
      ]),
    );
    expect(found).toHaveLength(10);
  });

  it('reuse the column mapping, and change nothing when the same file is imported again', async () => {
    await give('schedule', spanishSchedule(), 'horario.csv');
    await person.shows('as last time');
    await person.press('Confirm Column Mapping');
    await person.press('Upload Schedule');
    await person.shows('Imported 0 classes, 10 unchanged');
  });

  it('continue after their dialog closes, and report the end after two minutes', async () => {
    let slow = true;
    await page.clock.install();
    await page.route(/\/api\/imports\/[0-9A-Z]{26}(\/confirmation)?$/, async (route) => {
      const response = await route.fetch();
      const view = (await response.json()) as ImportView;
      const late = { ...view, status: 'checking', result: null };
      await route.fulfill({
        response,
        json: slow && view.status === 'completed' ? late : view,
      });
    });
    await give('schedule', spanishSchedule(), 'horario.csv');
    await person.press('Confirm Column Mapping');
    await person.press('Upload Schedule');
    await page.getByText('Checking rows', { exact: true }).waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await page.clock.fastForward(importTimeoutMs);
    await person.shows('Import is processing');
    await person.shows('Your import is taking longer than expected. Please check your data in a moment.');
    await soon(page.getByRole('dialog')).toHaveCount(0);
    slow = false;
    await person.shows('Imported 0 classes, 10 unchanged');
    await page.unrouteAll();
  });

  it('import Spanish bookings and list the skipped ones', async () => {
    await give('bookings', spanishBookings(), 'reservas.csv');
    await person.shows('Column Mapping');
    expect(await objectionsTo(page)).toEqual([]);
    await person.press('Confirm Column Mapping');
    await person.press('Upload Bookings');
    await person.shows('10 bookings imported successfully!');
    await person.shows('Imported 10 bookings, 1 skipped (no matching class)');
    await person.shows(/^Row \d+, .+: No class starts at this time$/);
    expect(await objectionsTo(page)).toEqual([]);
    await person.press('View Schedule');
    const [yoga] = (await classes()).filter(({ className }) => className === 'Yoga suave');
    expect(yoga).toMatchObject({
      bookings: 1,
      revenue: { totalMinor: 9050, marketplaceMinor: 9050 },
    });
  });

  it('let the owner correct a column mapping that is uncertain', async () => {
    await give('schedule', crypticSchedule(), 'export.csv');
    await person.shows('Low confidence detection');
    await person.shows('Low Confidence - Please Review');
    const fields = ['Class name', 'Class date', 'Class time', 'Total capacity', 'Room'];
    const letters = ['A', 'B', 'C', 'D', 'E'];
    for (const letter of ['A', 'B', 'C']) await choose(letter, 'Unmapped');
    await person.shows('Please map all required fields above');
    await person.shows('Missing required fields');
    expect(await objectionsTo(page)).toEqual([]);
    for (const [at, letter] of letters.entries()) await choose(letter, fields[at]!);
    await choose('Date format', 'DD/MM/YYYY (31/12/2026)');
    await person.press('Confirm Column Mapping');
    await choose('E', 'Class name');
    await person.shows('only the last mapping is used');
    await choose('E', 'Room');
    await person.press('Confirm Column Mapping');
    await person.press('Upload Schedule');
    await person.shows('Imported 3 classes');
    expect(
      (await classes('2027-02-01', '2027-04-03')).map(({ localDate, room }) => [localDate, room]),
    ).toEqual([
      ['2027-02-01', '3'],
      ['2027-03-02', '3'],
      ['2027-04-03', '3'],
    ]);
  });

  it('ask for the room of a file without rooms, and whether the day or the month comes first', async () => {
    await give('schedule', oneRoomSchedule(), 'one-room.csv');
    await person.shows('Column mapping detected');
    await person.shows('Needs your input');
    expect(await page.getByText(/High Confidence|Format detected successfully/).count()).toBe(0);
    await soon(
      page.getByRole('button', {
        name: 'Please map all required fields above',
      }),
    ).toBeDisabled();
    await page.getByLabel('Room of all rows', { exact: true }).fill('Sala Única');
    await soon(page.getByRole('button', { name: /^Please say above whether the day/ })).toBeDisabled();
    await person.shows('04/05/2027 is 4 May 2027; 05/06/2027 is 5 June 2027; 02/07/2027 is 2 July 2027');
    expect(await objectionsTo(page)).toEqual([]);
    await page
      .getByRole('radio', {
        name: 'The day first (usual where your studio is)',
      })
      .check();
    await person.shows(/Medium Confidence/);
    await person.press('Confirm Column Mapping');
    await person.press('Upload Schedule');
    await person.shows('Imported 3 classes');
    const imported = await classes('2027-05-04', '2027-07-04');
    expect(imported.map(({ localDate, localTime, room }) => [localDate, localTime, room])).toEqual([
      ['2027-05-04', '12:00', 'Sala Única'],
      ['2027-06-05', '12:00', 'Sala Única'],
      ['2027-07-02', '12:00', 'Sala Única'],
    ]);
  });

  it('read a file again when the owner chooses another header row', async () => {
    await give('schedule', codedSchedule(), 'codes.csv');
    await choose('Header', 'Row 1');
    await dialog('Upload Class Schedule').getByText('c4', { exact: true }).first().waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await choose('c5', 'Total capacity');
    await person.press('Confirm Column Mapping');
    await person.press('Upload Schedule');
    await person.shows('Imported 5 classes');
    expect((await classes()).filter(({ className }) => className === 'Danza')).toHaveLength(5);
  });

  atNight('stops an import on the way', async () => {
    await give('bookings', manyBookings(manyRows), 'many.csv');
    await dialog('Upload Booking Data').getByText('Data rows').waitFor({ timeout: longImportMs });
    await person.press('Confirm Column Mapping');
    await person.press('Upload Bookings');
    await standsStill(scene);
    await person.press('Cancel Import');
    await person.shows('Import cancelled');
    expect((await history())[0]).toMatchObject({
      fileName: 'many.csv',
      status: 'cancelled',
    });
    await goesOn(scene);
  });

  atNight('counts the rows of a large file, also when its dialog is gone', async () => {
    await give('bookings', manyBookings(manyRows, manyRows), 'many.csv');
    await dialog('Upload Booking Data').getByText('Data rows').waitFor({ timeout: longImportMs });
    await person.press('Confirm Column Mapping');
    await person.press('Upload Bookings');
    await standsStill(scene);
    await page
      .getByText(/^[\d,]+ of 12,000 rows (checked|saved)$/)
      .first()
      .waitFor({ timeout: longImportMs });
    await person.press('Continue in Background');
    await person.shows('many.csv is being imported.');
    // The message shows for some seconds only, so it may be gone when everything is done. The rows that the dead worker
    // wrote count as unchanged.
    const told = page.getByText(/^[\d,]+ bookings imported successfully!/).waitFor({ timeout: longImportMs });
    await goesOn(scene);
    await told;
    expect((await history())[0]).toMatchObject({
      status: 'completed',
      progress: { rowsTotal: manyRows, rowsDone: manyRows },
    });
    await person.press('More uploads');
    await page.getByRole('menuitem', { name: 'Import History' }).click();
    await page
      .getByRole('row', { name: /many\.csv.*Completed/ })
      .first()
      .waitFor();
    expect(await objectionsTo(page)).toEqual([]);
  });

  it('clear bookings and keep classes', async () => {
    await person.goTo('/clear-data');
    await page.getByRole('button', { name: 'Clear Bookings Only' }).waitFor();
    expect(await objectionsTo(page)).toEqual([]);
    await person.press('Clear Bookings Only');
    await person.shows('Are you absolutely sure?');
    expect(await objectionsTo(page)).toEqual([]);
    await dialog('Are you absolutely sure?').getByRole('button', { name: 'Cancel' }).click();
    await person.press('Clear Bookings Only');
    // The bookings to clear: ten from a small file and, in the nightly run, those of a large file and of an interrupted
    // import.
    const count = (await classes()).reduce((sum, { bookings }) => sum + bookings, 0);
    expect(count).toBeGreaterThanOrEqual(size === 'nightly' ? 10 + manyRows : 10);
    await person.press('Yes, clear bookings');
    const deleted = new RegExp(`^Deleted ${count.toLocaleString('en')} bookings, .* 0 classes`);
    await page.getByText(deleted).waitFor({ timeout: longImportMs });
    await page.waitForURL('**/integrations');
    const left = await classes();
    expect(left).toHaveLength(15);
    expect(left.every(({ bookings, revenue }) => bookings === 0 && revenue.totalMinor === 0)).toBe(true);
  });

  it('clears everything', async () => {
    await person.goTo('/clear-data');
    await person.press('Clear All Data');
    await person.press('Yes, clear all data');
    await page.getByText(/^Deleted 0 bookings, .* 21 classes/).waitFor({ timeout: longImportMs });
    await page.waitForURL('**/integrations');
    expect(await classes()).toEqual([]);
    expect(await history()).toEqual([]);
  });
});
