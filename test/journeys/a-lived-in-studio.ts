import type { Local } from '#infra/local/index.ts';
import { createCheckout } from '#shared/contracts/billing/create-checkout.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { requestSystem } from '#shared/contracts/integrations/request-system.ts';
import { createTicket } from '#shared/contracts/live/create-ticket.ts';
import { createLogo } from '#shared/contracts/logos/create-logo.ts';
import { publishLogo } from '#shared/contracts/logos/publish-logo.ts';
import { addSender } from '#shared/contracts/reservations/add-sender.ts';
import { saveSync } from '#shared/contracts/reservations/save-sync.ts';
import { startGmail } from '#shared/contracts/reservations/start-gmail.ts';
import { createRule } from '#shared/contracts/rules/create-rule.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { repeatClass } from '#shared/contracts/schedule/repeat-class.ts';
import { chat } from '#shared/contracts/support/chat.ts';
import { openTicket } from '#shared/contracts/support/open-ticket.ts';
import { memberBooks } from '../builders/simulated-members.ts';
import { upload } from '../builders/start-imports.ts';
import { aCard } from '../builders/start-stripe.ts';
import { connectGmail } from './connect-gmail.ts';
import { aStudioIn, connect, importYoga, knownAs, list, yoga, type Scene } from './scene.ts';
import { imported } from './upload.ts';
import { decideNow } from '#infra/demo/runs.ts';

const mailOf = (name: string): string =>
  [
    'A new booking was confirmed.',
    '',
    `Client: ${name}`,
    'Class: Yoga',
    'Date: November 25, 2026',
    'Time: 07:00',
    'Booking number: BK-1',
  ].join('\n');

const bookings = (count: number): string =>
  [
    'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name',
    ...Array.from(
      { length: count },
      (_, n) => `Yoga,2026-11-25,07:00,Sala 1,direct,200,2026-11-23 0${n}:15,Member ${n}`,
    ),
  ].join('\n');

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>';

export interface LivedIn extends Scene {
  /** The address of its owner and of its mailbox. */
  readonly email: string;
  readonly mailbox: string;
}

/** Uses marketplaces: credentials, webhooks, links, reported bookings, decisions, pushes with recordings. */
async function decideAndPush(scene: Scene, reference: string): Promise<void> {
  const { local, token } = scene;
  await connect(scene, 'wellhub', 'totalpass', 'fitpass');
  for (const marketplace of ['wellhub', 'totalpass', 'fitpass'] as const)
    await list(scene, marketplace, [{ ...yoga, reference }]);
  await importYoga(scene, ['wellhub', 'totalpass', 'fitpass']);
  await local.settle();
  await memberBooks(local.simulators.wellhub, reference, 'Rosa', knownAs(scene, 'wellhub'));
  await local.settle();
  await decideNow(local, token);
  const { decisions } = await local.call(listDecisions, { tab: 'pending' }, token);
  await local.call(approve, { decisionId: decisions[0]!.decisionId }, token);
  await local.settle();
}

/** Uses a studio's own features: files, edits, rules, help, logos, its own system. */
async function workInIt(scene: Scene): Promise<void> {
  const { local, token } = scene;
  expect(await imported(scene, 'bookings', bookings(5))).toMatchObject({ status: 'completed' });
  const { classes } = await local.call(listClasses, { from: '2026-11-25', to: '2026-11-25' }, token);
  const { classId, version, allocations } = classes[0]!;
  await local.call(adjustClass, { classId, version, allocations: { ...allocations, totalpass: 1 } }, token);
  await local.call(repeatClass, { classId, weeks: 4 }, token);
  await local.call(
    createRule,
    {
      name: 'Keep the mornings',
      condition: { kind: 'occupancy-below', occupancyPercent: 50, hoursBeforeMin: 24 },
      action: 'decrease',
      slotCount: 1,
      platforms: ['wellhub'],
    },
    token,
  );
  await local.call(openTicket, { subject: 'A question', description: 'Where is my class?' }, token);
  await local.call(chat, { message: 'How do I pause automation?' }, token);
  const system = {
    system: 'kenko',
    studioName: 'Alameda',
    username: 'a',
    password: 'kenko-canary-1',
  } as const;
  await local.call(requestSystem, system, token);
  const fileName = 'own.svg';
  const logo = await local.call(createLogo, { fileName, sizeBytes: Buffer.byteLength(svg) }, token);
  await upload(logo.upload, svg);
  await local.call(publishLogo, { logoId: logo.logoId, fileName }, token);
}

/** Connects a mailbox, has one of its mails read, and leaves a Google consent and a ticket for live updates unused. */
async function readMails({ local, token }: Scene, mailbox: string): Promise<void> {
  await connectGmail({ local, token, studioId: '' }, mailbox);
  await local.call(saveSync, { syncEmail: mailbox, syncEnabled: true }, token);
  await local.call(addSender, { senderEmail: 'reservas@fitpass.test', marketplace: 'fitpass' }, token);
  const mail = {
    email: mailbox,
    from: 'Fitpass <reservas@fitpass.test>',
    subject: 'Booking',
    text: mailOf('Eva'),
  };
  await fetch(`${local.simulators.google.url}/_control/mails`, {
    method: 'POST',
    body: JSON.stringify(mail),
  });
  await local.advance(60_000);
  await local.runSchedule('reservations.start-mail-sync.schedule');
  await local.settle();
  await local.call(startGmail, {}, token);
  await local.call(createTicket, {}, token);
}

/** A studio that has used every feature that stores data. */
export async function aLivedInStudio(local: Local, name: string): Promise<LivedIn> {
  const email = `${name}@alameda.test`;
  const mailbox = `reservas-${name}@alameda.test`;
  const scene = await aStudioIn(local, email);
  const { url } = await local.call(createCheckout, {}, scene.token);
  await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(aCard('4242 4242 4242 4242')),
    redirect: 'manual',
  });
  await local.settle();
  await decideAndPush(scene, `yoga-${name}`);
  await workInIt(scene);
  await readMails(scene, mailbox);
  return { ...scene, email, mailbox };
}
