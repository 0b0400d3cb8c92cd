import type { Page } from 'playwright-core';
import type { Stage } from './stage.ts';

/** Clicks a button that opens Google's page in a new window, and waits for that window. */
export async function atGoogle(
  { page, person }: Pick<Stage, 'page' | 'person'>,
  button: string,
): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await person.press(button);
  const popup = await opening;
  await popup.getByRole('heading', { name: 'Choose an account' }).waitFor();
  return popup;
}

/** Grants access to the mailbox of an address, and waits until the settings show it. */
export async function giveLeave(
  stage: Pick<Stage, 'page' | 'person'>,
  button: string,
  email: string,
): Promise<void> {
  const popup = await atGoogle(stage, button);
  await popup.locator('#email').fill(email);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await stage.person.shows(`Connected: ${email}`);
}
