import type { Stage } from './stage.ts';

/** Loads the settings anew and goes to those about reservations by e-mail, which are shown only then. */
export async function openMailSettings({ page, person }: Pick<Stage, 'page' | 'person'>): Promise<void> {
  await person.goTo('/settings');
  const index = page.getByRole('navigation', { name: 'Settings' });
  await index.getByRole('link', { name: 'Reservation e-mails' }).click();
}
