import type { Page } from 'playwright-core';
import { createLocal } from '#infra/local/index.ts';
import { listImports } from '#shared/contracts/imports/list-imports.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { aStudioIn, monday, type Scene } from '../journeys/scene.ts';
import { brokenSchedule } from './broken-schedule.ts';
import { scheduleWithErrors } from './csv-files.ts';
import { objectionsTo } from './objections-to.ts';
import type { Person } from './person.ts';
import { soon } from './soon.ts';
import { ownerOf, type Stage } from './stage.ts';
import { uploadsAt } from './uploads-at.ts';
import { textOf } from './text-of.ts';

const email = 'owner@repairs.test';

/** A weekly timetable without the values that are the same in every row. */
const timetable =
  'Horario semanal\nHora,Lun,Mar,Mié,Jue,Vie\n07:00,Yoga,Pilates,Yoga,Pilates,\n18:30,"Barre\nAna Ruiz",,"Barre\nAna Ruiz",,Yoga\n';

/** An owner repairs a file in the import dialog, by row and by value, and uploads it once. */
describe('repairing a file in a browser', () => {
  let stage: Stage;
  let scene: Scene;
  let page: Page;
  let person: Person;

  beforeAll(async () => {
    scene = await aStudioIn(await createLocal({ clock: monday }), email);
    stage = await ownerOf(scene, email);
    ({ page, person } = stage);
    await person.goTo('/classes');
    await page.getByRole('heading', { name: 'Class Schedule' }).waitFor();
  });
  afterAll(() => stage.close());

  const { dialog, give } = uploadsAt(() => stage);
  const classes = async (from: string, to = from) =>
    (await scene.local.call(listClasses, { from, to }, scene.token)).classes;

  /** The parts of the dialog that do not fit a phone's screen or require horizontal scrolling. */
  const sideways = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('[role=dialog] .scroll-x, [role=dialog] table')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.clientWidth > innerWidth)
        .map((one) => one.className),
    );

  it('skips rows that would be refused, and offers them as a download', async () => {
    await give('schedule', scheduleWithErrors(8), 'bad.csv');
    await person.press('Confirm Column Mapping');
    await person.shows('8 rows of 31 rows cannot be imported as they are');
    const upload = page.getByRole('button', { name: 'Upload Schedule' });
    await soon(upload).toBeDisabled();
    expect(await objectionsTo(page)).toEqual([]);
    await person.press('Leave out all 8 rows with errors');
    await person.shows('23 rows are ready to import, 8 rows left out');
    await soon(upload).toBeFocused();
    await upload.click();
    await person.shows(
      '8 rows were left out: you excluded them, or their status says that they do not count.',
    );
    expect(await objectionsTo(page)).toEqual([]);
    const downloading = page.waitForEvent('download');
    await person.press('Download Rejected Rows');
    const rejected = await textOf(await downloading);
    expect(rejected.trimEnd().split(/\r?\n/)).toHaveLength(9);
    expect(await classes('2026-12-01', '2026-12-31')).toHaveLength(23);
    await dialog('Upload Class Schedule').getByRole('button', { name: 'Close', exact: true }).last().click();
  });

  it('repairs 5,000 rows with twelve kinds of mistakes without leaving the dialog', async () => {
    await give('schedule', brokenSchedule(), 'broken.csv');
    await person.shows('190 rows of 5,000 rows cannot be imported as they are');
    expect(await objectionsTo(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('Cannot be imported: Room', { exact: true }).waitFor();
    await soon.poll(sideways).toEqual([]);
    expect(await objectionsTo(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    const repair = async (problem: string, column: string, text: string, button: RegExp): Promise<void> => {
      const item = page.getByRole('listitem', { name: new RegExp(problem) });
      await item.getByLabel(new RegExp(`^${column} of row`)).fill(text);
      await item.getByRole('button', { name: button }).click();
      await soon(item).toHaveCount(0);
    };
    const all = /^Repair all/;
    await repair('Total capacity is “lots”', 'total_capacity', '18', all);
    await repair('Total capacity is “-5”', 'total_capacity', '5', all);
    await repair('Class name is empty', 'class_name', 'Barre', all);
    await repair('Room is empty', 'room', 'Sala 9', all);
    await repair('Class time is “25:00”', 'class_time', '21:00', all);
    await repair('Class time is “soon”', 'class_time', '7:30 pm', all);
    await repair('Wellhub slots is “many”', 'wellhub_slots', '4', all);
    await repair('Class date is “2027-02-30”', 'class_date', '2028-03-01', all);
    await person.press('Undo last repair');
    await repair('Class date is “2027-02-30”', 'class_date', '2028-02-29', all);
    await repair('Class date is “someday”', 'class_date', '2028-03-02', all);
    await repair('Wellhub slots is “90”', 'wellhub_slots', '9', /^Repair row/);
    await repair('Class name is “x', 'class_name', 'Barre', /^Repair row/);
    const upload = page.getByRole('button', { name: 'Upload Schedule' });
    await person.press('Confirm Column Mapping');
    await soon(upload).toBeDisabled();
    await person.press('Leave out row 5,001');
    await person.shows('4,999 rows are ready to import, 1 row left out');
    await soon(upload).toBeEnabled();
    await upload.click();
    const ended = async () => (await scene.local.call(listImports, {}, scene.token)).imports[0];
    await soon.poll(ended).toMatchObject({
      status: 'completed',
      rowsLeftOut: 1,
      result: { imported: 4_999 },
    });
    expect((await classes('2028-02-29')).length).toBe(15);
    expect(stage.complaints).toEqual([]);
  });

  it('turns a weekly timetable into a class list for the weeks that the owner chooses', async () => {
    await person.goTo('/classes');
    await give('schedule', timetable, 'horario.csv');
    await person.shows('7 classes found in a week.');
    await page.getByLabel('First week', { exact: true }).fill('2029/01/03');
    const weeks = page.getByLabel('Number of weeks', { exact: true });
    await weeks.fill('60');
    await soon(page.getByRole('button', { name: 'Use These Classes' })).toBeDisabled();
    await person.shows('Enter a whole number from 1 to 52');
    await weeks.fill('2');
    await person.shows('14 classes will be read');
    expect(await objectionsTo(page)).toEqual([]);
    await person.press('Use These Classes');
    await page.getByLabel('Total capacity of all rows', { exact: true }).fill('12');
    await page.getByLabel('Room of all rows', { exact: true }).fill('Sala 1');
    await person.press('Confirm Column Mapping');
    await person.shows('14 rows are ready to import');
    await page.getByRole('button', { name: 'Upload Schedule' }).click();
    const monday = () => classes('2029-01-01');
    await soon.poll(async () => (await monday()).length).toBe(2);
    expect(await monday()).toMatchObject([
      { className: 'Yoga', instructor: null, room: 'Sala 1', totalCapacity: 12 },
      { className: 'Barre', instructor: 'Ana Ruiz', room: 'Sala 1', totalCapacity: 12 },
    ]);
    expect(await classes('2029-01-01', '2029-01-31')).toHaveLength(14);
    expect(stage.complaints).toEqual([]);
  });
});
