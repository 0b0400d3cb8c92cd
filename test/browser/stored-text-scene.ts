import { createLocal } from '#infra/local/index.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { defaultGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import { requestSystem } from '#shared/contracts/integrations/request-system.ts';
import { updateTerms } from '#shared/contracts/integrations/update-terms.ts';
import { addSender } from '#shared/contracts/reservations/add-sender.ts';
import { saveSync } from '#shared/contracts/reservations/save-sync.ts';
import { createRule } from '#shared/contracts/rules/create-rule.ts';
import { rulesMax } from '#shared/contracts/rules/rule.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { openTicket } from '#shared/contracts/support/open-ticket.ts';
import { respond } from '#shared/contracts/support/respond.ts';
import { actingTexts } from '../builders/acting-texts.ts';
import { classPassMail, classPassSender } from '../builders/classpass-mail.ts';
import { connectGmail } from '../journeys/connect-gmail.ts';
import { aStudioIn, connect, list, monday, yoga, type Scene } from '../journeys/scene.ts';
import { uploaded } from '../journeys/upload.ts';

/** A studio starts with two sample rules. */
const sampleRules = 2;
const mailbox = 'reservas@alameda.test';
const all = actingTexts.join('\n');
const textAt = (at: number): string => actingTexts[at % actingTexts.length]!;
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const clock = (at: number): string => {
  const minutes = 6 * 60 + at * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

const day = '2026-11-25';

/**
 * One class for each text, at its own time, with other texts as its room and instructor; and bookings whose names are
 * the texts.
 */
async function importTexts({ local, token }: Scene): Promise<void> {
  const classes = actingTexts.map(
    (text, at) => `${cell(text)},${day},${clock(at)},20,${cell(textAt(at + 1))},${cell(textAt(at + 2))},2`,
  );
  const schedule = [
    'class_name,class_date,class_time,total_capacity,room,instructor,wellhub_slots',
    ...classes,
  ];
  await local.call(importSchedule, { csvData: schedule.join('\n') }, token);
  // Everybody is in the first class, so its list shows every name.
  const bookings = actingTexts.map(
    (_, at) =>
      `${cell(textAt(0))},${day},${clock(0)},${cell(textAt(1))},direct,200,2026-11-2${at % 3} 10:${String(at).padStart(2, '0')},${cell(textAt(at))}`,
  );
  const header = 'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name';
  await local.call(importBookings, { csvData: [header, ...bookings].join('\n') }, token);
}

async function readMails(scene: Scene): Promise<void> {
  const { local, token } = scene;
  await connectGmail(scene, mailbox);
  await local.call(addSender, { senderEmail: classPassSender, marketplace: 'classpass' }, token);
  await local.call(saveSync, { syncEmail: mailbox, syncEnabled: true }, token);
  const mails = actingTexts.flatMap((text, at) => [
    classPassMail({
      customer: text,
      className: text,
      reference: `CP${at}`,
      when: 'November 25, 2026 @ 7:00 AM',
    }),
    {
      from: classPassSender,
      subject: `Reservation ${text}`,
      text: `You received a ClassPass reservation\n${text}`,
    },
  ]);
  for (const mail of mails)
    await fetch(`${local.simulators.google.url}/_control/mails`, {
      method: 'POST',
      body: JSON.stringify({ email: mailbox, ...mail }),
    });
  for (let minutes = 0; minutes < 4; minutes += 1) {
    await local.advance(60_000);
    await local.runSchedule('reservations.start-mail-sync.schedule');
    await local.settle();
  }
}

/**
 * A studio in which every text that a person can type, upload, mail or list at a marketplace would execute if a page
 * allowed it.
 */
export async function aStudioOfActingTexts(email: string): Promise<Scene> {
  const local = await createLocal({ clock: monday });
  const scene = await aStudioIn(local, email);
  const { token, studioId } = scene;
  const settings = { ...defaultSettings, studioName: textAt(1), timezone: 'America/Mexico_City' } as const;
  await local.call(updateSettings, { ...settings, currency: 'MXN' }, token);
  await importTexts(scene);
  await connect(scene, 'wellhub');
  const guidelines = { ...defaultGuidelines, notes: all.slice(0, 1000) };
  await local.call(
    updateTerms,
    { integrationId: 'wellhub', revenuePerBookingMinor: 9_000, noShowPayPercent: 0, guidelines },
    token,
  );
  const listed = actingTexts.map((name, at) => ({ ...yoga, name: `${name} 45`, localTime: clock(at) }));
  await list(scene, 'wellhub', listed.slice(0, 20));
  for (const name of actingTexts.slice(0, rulesMax - sampleRules))
    await local.call(
      createRule,
      {
        name,
        condition: { kind: 'occupancy-below', occupancyPercent: 60, hoursBeforeMin: 12 },
        action: 'increase',
        slotCount: 1,
        platforms: ['wellhub'],
      },
      token,
    );
  const erp = {
    system: 'custom-erp',
    loginUrl: 'https://erp.example/login',
    username: 'u',
    password: 'p',
  } as const;
  await local.call(requestSystem, { ...erp, studioName: textAt(3), notes: all.slice(0, 2000) }, token);
  const { ticketId } = await local.call(openTicket, { subject: textAt(4), description: all }, token);
  const team = await local.createSuperadmin();
  await local.call(respond, { studioId, ticketId, text: all }, team.token);
  const columns = actingTexts.slice(0, 6).map(cell).join(',');
  await uploaded(scene, 'schedule', `${columns}\n${columns}`, `${textAt(2).replaceAll('/', '')}.csv`);
  await readMails(scene);
  await local.settle();
  return scene;
}
