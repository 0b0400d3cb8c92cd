import type { Stage } from './stage.ts';

/** The actions in the upload dialogs of the schedule page. */
export function uploadsAt(stage: () => Pick<Stage, 'page' | 'person'>) {
  const dialog = (name: string) => stage().page.getByRole('dialog', { name });

  async function open(kind: 'schedule' | 'bookings'): Promise<void> {
    const { page, person } = stage();
    if (kind === 'schedule') return person.press('Upload Class Schedule');
    await person.press('More uploads');
    await page.getByRole('menuitem', { name: 'Upload Booking Data' }).click();
  }

  async function give(
    kind: 'schedule' | 'bookings',
    text: string | Buffer,
    name = 'export.csv',
  ): Promise<void> {
    await open(kind);
    const { page, person } = stage();
    await person.press('I Understand, Let Me Upload');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text as string) });
  }

  async function choose(column: string, meaning: string): Promise<void> {
    await dialog('Upload')
      .getByRole('button', { name: new RegExp(`^${column}\\b`) })
      .click();
    // The text of a selected option starts with a note that it is selected.
    await stage().page.getByRole('option').getByText(meaning, { exact: true }).click();
  }

  return { dialog, open, give, choose };
}
