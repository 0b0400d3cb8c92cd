import type { Page, WebSocketRoute } from 'playwright-core';
import { listTickets } from '#shared/contracts/support/list-tickets.ts';
import { respond } from '#shared/contracts/support/respond.ts';
import { eventually } from '../journeys/eventually.ts';
import { aStudio, aStudioIn } from '../journeys/scene.ts';
import { bothSchemes, objectionsTo } from './objections-to.ts';
import type { Person } from './person.ts';
import { signedIn } from './schedule-scene.ts';
import { soon } from './soon.ts';
import { deskOf, ownerOf, type Stage } from './stage.ts';

const email = 'owner@alameda.test';
const neighbour = 'owner@roma.test';
const team = 'admin@cupo.test';

/** An owner writes to the team, and the answers appear on the open page. */
describe('support in two browsers', () => {
  let stage: Stage;
  let page: Page;
  let person: Person;
  let complaints: string[];
  let other: Page;
  let desk: Page;
  let deskToken: string;

  const own = async () => await stage.scene.local.call(listTickets, {}, stage.scene.token);
  const panel = () => page.getByRole('dialog', { name: 'Support' });
  const ticketDialog = () => page.getByRole('dialog', { name: 'Create Support Ticket' });
  const messages = () => panel().getByRole('region', { name: 'Thread' });

  beforeAll(async () => {
    stage = await ownerOf(await aStudio(email), email);
    ({ page, person, complaints } = stage);
    const { local } = stage.scene;
    const elsewhere = await aStudioIn(local, neighbour);
    ({ page: other } = await signedIn(stage.browser, elsewhere, neighbour));
    const found = await deskOf(stage, team);
    ({ page: desk, token: deskToken } = found);
    await found.person.goTo('/superadmin');
    await desk.getByRole('heading', { name: 'Support Tickets' }).waitFor();
  });
  afterAll(() => stage.close());

  it('opens from its button and is minimised by Escape, which restores the focus', async () => {
    await person.press('Open support');
    await panel().getByRole('tab', { name: 'My Tickets' }).waitFor();
    await soon.poll(() => panel().boundingBox()).toMatchObject({ width: 400, height: 600 });
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    await soon(page.getByRole('button', { name: 'Open support' })).toBeFocused();
    await page.keyboard.press('Enter');
    await panel().waitFor();
  });

  it('answers from the help base, with links, and offers a ticket', async () => {
    await panel().getByText("Hi! I'm here to help you with Cupo").waitFor();
    const box = panel().getByRole('textbox', { name: 'Message' });
    await box.press('Enter');
    await box.fill('How do I pause automation?');
    await box.press('Enter');
    await panel().getByText('every decision waits for your approval').waitFor();
    const said = panel().getByRole('region', { name: 'Conversation' });
    await soon(said.getByText('You', { exact: true })).toHaveCount(1);
    await page.route('**/api/support/chat', (route) => route.abort());
    await box.fill('And Wellhub?');
    await box.press('Enter');
    await person.shows('Failed to send message. Please try again.');
    await panel().getByText("I'm having trouble connecting right now.").waitFor();
    await page.unrouteAll();
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    await panel().getByRole('link', { name: 'Pausing automation' }).click();
    await page.waitForURL('**/settings');
    await panel().getByText('every decision waits for your approval').waitFor();
    await person.press('Create Support Ticket');
    await ticketDialog().getByRole('button', { name: 'Cancel' }).click();
    await person.press('Close and reset chat');
    await person.press('Open support');
    await panel().getByText("Hi! I'm here to help you with Cupo").waitFor();
    await soon(panel().getByText('every decision waits')).toHaveCount(0);
  });

  it('requires all fields of a ticket, and shows it as soon as it is sent', async () => {
    await panel().getByRole('tab', { name: 'My Tickets' }).click();
    await person.shows('No support tickets yet');
    expect(await objectionsTo(page, bothSchemes)).toEqual([]);
    await person.press('New Ticket');
    await ticketDialog().getByLabel('Subject', { exact: true }).fill('Wellhub shows 4 places');
    await ticketDialog().getByRole('button', { name: 'Submit Ticket' }).click();
    await person.shows('Please fill in all fields');
    await ticketDialog().getByLabel('Description', { exact: true }).fill('It should show 6.');
    expect(await objectionsTo(page)).toEqual([]);
    await ticketDialog().getByRole('button', { name: 'Submit Ticket' }).click();
    await person.shows('Support ticket created successfully! Our team will respond soon.');
    await messages().getByText('It should show 6.').waitFor();
    await soon(panel().getByText('Nov 23, 2026 at 6:')).toHaveText(/^Nov 23, 2026 at 6:\d\d AM$/);
    const { tickets } = await own();
    expect(tickets.map(({ subject, status }) => [subject, status])).toEqual([
      ['Wellhub shows 4 places', 'open'],
    ]);
  });

  it('keeps a message that could not be sent, and sends a reply with Enter', async () => {
    const box = panel().getByRole('textbox', { name: 'Reply' });
    await page.route('**/messages', (route) => route.abort());
    await box.fill('One more thing');
    await box.press('Shift+Enter');
    await box.pressSequentially('please.');
    await box.press('Enter');
    await person.shows('Failed to send reply');
    await soon(box).toHaveValue('One more thing\nplease.');
    await page.unrouteAll();
    await panel().getByRole('button', { name: 'Send' }).click();
    await person.shows('Reply sent');
    await messages().getByText('One more thing').waitFor();
    await soon(box).toHaveValue('');
  });

  it('reaches the team, and the answer reaches the owner and nobody else', async () => {
    await desk.getByRole('button', { name: 'Respond to Wellhub shows 4 places' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Wellhub shows 4 places' });
    await dialog.getByText('One more thing').waitFor();
    await dialog.getByText(email).first().waitFor();
    await dialog.getByText('Alameda').first().waitFor();
    expect(await objectionsTo(desk, bothSchemes)).toEqual([]);
    await dialog.getByLabel('Response', { exact: true }).fill('We are looking into it.');
    await dialog.getByRole('button', { name: 'Send Response' }).click();
    await messages().getByText('We are looking into it.').waitFor();
    await person.shows('Admin responded to your ticket');
    await panel().getByText('In progress').waitFor();
    await dialog.getByText('In progress').waitFor();
    await other.getByRole('button', { name: 'Open support' }).click();
    await other.getByRole('tab', { name: 'My Tickets' }).click();
    await other.getByText('No support tickets yet').waitFor();
    // By now all announcements of the answer have been made.
    await stage.scene.local.settle();
    await soon(other.getByText('Admin responded to your ticket')).toHaveCount(0);
  });

  it('shows answers that arrived while the connection was down', async () => {
    const { local, token } = stage.scene;
    const sockets: WebSocketRoute[] = [];
    let barred = false;
    await page.routeWebSocket(/./, (socket) => {
      if (barred) void socket.close();
      else {
        socket.connectToServer();
        sockets.push(socket);
      }
    });
    await page.reload();
    await person.press('Open support');
    await panel().getByRole('tab', { name: 'My Tickets' }).click();
    await panel()
      .getByRole('button', { name: /Wellhub shows 4 places/ })
      .click();
    await messages().getByText('We are looking into it.').waitFor();
    await eventually(() => sockets.length > 0);
    barred = true;
    await Promise.all(sockets.map((socket) => socket.close()));
    const { studioId } = stage.scene;
    const { tickets } = await local.call(listTickets, {}, token);
    const text = 'Please look again.';
    await local.call(respond, { studioId, ticketId: tickets[0]!.ticketId, text }, deskToken);
    barred = false;
    await messages().getByText(text).waitFor();
    await person.shows('Admin responded to your ticket');
  });

  it('can be resolved by the team, which ends the replies', async () => {
    const dialog = desk.getByRole('dialog', { name: 'Wellhub shows 4 places' });
    await dialog.getByText('High').click();
    await desk.getByText('Ticket updated').first().waitFor();
    await dialog.getByRole('button', { name: 'Resolve' }).click();
    await dialog.getByText(/^Resolved Nov 23, 2026 at .* UTC by admin@cupo\.test$/).waitFor();
    await panel().getByText('This ticket is closed to replies.').waitFor();
    await soon(panel().getByRole('textbox', { name: 'Reply' })).toHaveCount(0);
    const { tickets } = await own();
    expect(tickets.map(({ status, priority }) => [status, priority])).toEqual([['resolved', 'high']]);
  });

  it('no page reported a problem', () => {
    expect(complaints).toEqual([]);
  });
});
