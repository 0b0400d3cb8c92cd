import { createHmac } from 'node:crypto';
import { createLocal, type Local, type Outage, type SetOutage } from '#infra/local/index.ts';
import { confirmImport } from '#shared/contracts/imports/confirm-import.ts';
import { requestSystem } from '#shared/contracts/integrations/request-system.ts';
import { revealCredentials } from '#shared/contracts/integrations/reveal-credentials.ts';
import { saveSync } from '#shared/contracts/reservations/save-sync.ts';
import { addSender } from '#shared/contracts/reservations/add-sender.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { createCheckout } from '#shared/contracts/billing/create-checkout.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { openTicket } from '#shared/contracts/support/open-ticket.ts';
import { aCard } from '../builders/start-stripe.ts';
import { complaintsAbout, type Line } from '../builders/log-lines.ts';
import { memberBooks } from '../builders/simulated-members.ts';
import { connectGmail } from './connect-gmail.ts';
import { delivered, listen, seen } from './listening.ts';
import {
  aStudioIn,
  connect,
  down,
  importYoga,
  knownAs,
  list,
  misbehave,
  monday,
  switchOn,
  yoga,
  type Scene,
} from './scene.ts';
import { closeSwept } from './sweep.ts';
import { uploaded } from './upload.ts';
import { decideNow } from '#infra/demo/runs.ts';

const minuteMs = 60_000;
const everyMinute = 'marketplaces.sweep.schedule';
const everyFiveMinutes = 'marketplaces.reconcile.schedule';
const hourly = 'decisions.start-optimizer.schedule';
const mailsEveryMinute = 'reservations.start-mail-sync.schedule';

let local: Local;
let studios = 0;
const { options, lines, during: hearing } = listen();
const during = (act: () => Promise<unknown>): Promise<Line[]> => hearing(local, act);

beforeAll(async () => {
  local = await createLocal({ clock: monday, ...options });
});
afterEach(async () => {
  const { wellhub } = local.simulators;
  await fetch(`${wellhub.url}/_control/faults`, { method: 'PUT', body: '{}' });
});
afterAll(() => closeSwept(local));

interface YogaScene extends Scene {
  readonly email: string;
  readonly classId: string;
}

const password = 'six-six-six';
const yogaOf = async ({ token }: Pick<Scene, 'token'>) => {
  const { classes } = await local.call(listClasses, { from: yoga.localDate, to: yoga.localDate }, token);
  return classes[0]!;
};

/** A studio whose Yoga class on 25 November is listed at Wellhub. */
async function aStudioOnWellhub(): Promise<YogaScene> {
  studios += 1;
  const email = `signal-${studios}@alameda.test`;
  const scene = await aStudioIn(local, email);
  await connect(scene, 'wellhub');
  await list(scene, 'wellhub', [{ ...yoga, reference: `yoga-${studios}` }]);
  await importYoga(scene, ['wellhub']);
  await local.settle();
  return { ...scene, email, classId: (await yogaOf(scene)).classId };
}

async function edit({ token, classId }: YogaScene, places: number): Promise<void> {
  const { version } = await yogaOf({ token });
  await local.call(adjustClass, { classId, version, allocations: { wellhub: places } }, token);
}

async function later(minutes: number): Promise<void> {
  await local.advance(minutes * minuteMs);
  await local.settle();
  await local.runSchedule(everyMinute);
  await local.settle();
}

describe('metrics about the places of classes', () => {
  it('when a recommendation executes itself', async () => {
    const scene = await aStudioOnWellhub();
    await switchOn(scene, { confidenceThreshold: 0.5, holdOut: false });
    const heard = await during(() => local.runSchedule(hourly));
    expect(seen(heard, 'DecisionsExecuted')).toBe(1);
    expect(seen(heard, 'PushAge')).toBeGreaterThanOrEqual(0);
    expect(heard).toContainEqual(
      expect.objectContaining({ PushAge: expect.any(Number), partner: 'wellhub' }),
    );
    expect(heard).toContainEqual(
      expect.objectContaining({ PartnerLatency: expect.any(Number), partner: 'wellhub' }),
    );
  });

  it('when a push fails, when a newer one replaces it, and when it is pending too long', async () => {
    const scene = await aStudioOnWellhub();
    await misbehave(scene, 'wellhub', down);
    await edit(scene, 3);
    await local.settle();
    await edit(scene, 4);
    const late = await during(async () => {
      for (let minutes = 0; minutes < 40; minutes += 4) await later(4);
    });
    expect(seen(late, 'PushesSuperseded')).toBe(1);
    expect(seen(late, 'PushesLate')).toBeGreaterThan(0);
    expect(seen(late, 'PushesFailed')).toBeGreaterThan(0);
    // Only one session a minute may try; the others are held back.
    const held: Line[] = [];
    for (let places = 5; places < 10 && seen(held, 'BreakerHolds') === 0; places += 1)
      held.push(
        ...(await during(async () => {
          await edit(scene, places);
          await local.settle();
          await local.runSchedule(everyFiveMinutes);
        })),
      );
    expect(seen(held, 'BreakerHolds')).toBeGreaterThan(0);
  });

  it('when somebody at the marketplace changed a number', async () => {
    const first = await aStudioOnWellhub();
    await edit(first, 3);
    await local.settle();
    await list(first, 'wellhub', [{ ...yoga, reference: `yoga-${studios}`, slots: 9 }]);
    const heard = await during(async () => {
      await local.advance(30 * minuteMs);
      await local.runSchedule(everyFiveMinutes);
    });
    expect(seen(heard, 'ClassesDrifted')).toBe(1);
  });
});

describe('metrics about external input', () => {
  it('when a member books, and with which delay', async () => {
    const scene = await aStudioOnWellhub();
    const booked = () =>
      memberBooks(local.simulators.wellhub, `yoga-${studios}`, 'Luz Prado', knownAs(scene, 'wellhub'));
    const heard = await during(async () => {
      await booked();
      await local.settle();
      // If the class was not linked yet, the booking is delivered again after the listings were read.
      await local.advance(minuteMs);
    });
    expect(seen(heard, 'WebhooksReceived')).toBeGreaterThan(0);
    expect(heard).toContainEqual(
      expect.objectContaining({ WebhookLag: expect.any(Number), source: 'wellhub' }),
    );
  });

  it('when Stripe sends an event and cannot be reached', async () => {
    studios += 1;
    const { token } = await local.createOwner({ email: `payer-${studios}@alameda.test`, password });
    const { url } = await local.call(createCheckout, {}, token);
    const { stripe } = local.simulators;
    stripe.faults.set(down as never);
    const body = new URLSearchParams(aCard('4242 4242 4242 4242'));
    const heard = await during(() => fetch(url, { method: 'POST', body, redirect: 'manual' }));
    stripe.faults.set({});
    expect(seen(heard, 'PaymentFailures')).toBeGreaterThan(0);
  });

  it('when mails are read, when Google does not respond, and when its grant has ended', async () => {
    const scene = await aStudioOnWellhub();
    const email = `reservas-${studios}@alameda.test`;
    const { google } = local.simulators;
    const ask = (method: string, path: string, body: object) =>
      fetch(`${google.url}/_control/${path}`, { method, body: JSON.stringify(body) });
    await connectGmail(scene, email);
    await local.call(saveSync, { syncEmail: email, syncEnabled: true }, scene.token);
    await local.call(
      addSender,
      { senderEmail: 'reservas@fitpass.test', marketplace: 'fitpass' },
      scene.token,
    );
    const mail = { email, from: 'Fitpass <reservas@fitpass.test>', subject: 'Hello', text: 'Hello.' };
    const aMinuteLater = async () => {
      await local.advance(minuteMs);
      await local.runSchedule(mailsEveryMinute);
    };
    await ask('POST', 'mails', mail);
    const read = await during(aMinuteLater);
    expect([seen(read, 'MailboxesPolled'), seen(read, 'MailsRead')]).toEqual([1, 1]);
    await ask('POST', 'mails', mail);
    await ask('PUT', 'faults', down);
    const failing = await during(aMinuteLater);
    await ask('PUT', 'faults', {});
    expect([seen(failing, 'MailboxFailures'), seen(failing, 'MailboxesBroken')]).toEqual([1, 0]);
    await ask('PUT', 'trouble', { email, trouble: 'grant-revoked' });
    // By then its access token is an hour old, and a new one is requested.
    const ended = await during(async () => {
      await local.advance(2 * 60 * minuteMs);
      await aMinuteLater();
    });
    expect([seen(ended, 'MailboxFailures'), seen(ended, 'MailboxesBroken')]).toEqual([1, 1]);
  });

  it('when the team views a studio’s credentials', async () => {
    const { studioId, token } = await aStudioOnWellhub();
    const system = 'kenko' as const;
    const request = { system, studioName: 'Alameda', username: 'u', password: 'kenko-canary-seen' };
    await local.call(requestSystem, request, token);
    const team = await local.createSuperadmin();
    const look = { studioId, system, reason: 'Connecting' };
    const heard = await during(() => local.call(revealCredentials, look, team.token));
    expect(seen(heard, 'CredentialReveals')).toBe(1);
  });
});

describe('a clock that is wrong (F9)', () => {
  const minutesWrong = [-10, 10] as const;

  it.each(minutesWrong)(
    'by %d minutes causes signed events to be refused, and that is reported',
    async (minutes) => {
      const seconds = Math.floor(local.now().getTime() / 1000) + minutes * 60;
      const body = JSON.stringify({ id: `evt_${seconds}`, object: 'event' });
      const secret = local.simulators.stripe.webhookSecret;
      const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': `t=${seconds},v1=${signature}`,
      };
      const heard = await during(() =>
        fetch(`${local.url}/api/webhooks/stripe`, { method: 'POST', headers, body }),
      );
      expect(seen(heard, 'WebhooksRefused')).toBe(1);
    },
  );
});

interface Broken {
  readonly serviceOf: () => { readonly setOutage: SetOutage };
  readonly outage: Outage;
  readonly act: (scene: YogaScene) => Promise<unknown>;
}

const broken: readonly (readonly [string, Broken])[] = [
  [
    'the keys open nothing',
    {
      serviceOf: () => local.keys,
      outage: { status: 400, type: 'DisabledException' },
      act: (scene) => edit(scene, 3),
    },
  ],
  [
    'the user pool does not answer',
    {
      serviceOf: () => local.userPool,
      outage: { status: 500, type: 'InternalErrorException' },
      act: ({ token }) =>
        local.call(openTicket, { subject: 'Help', description: 'Please.' }, token).catch(() => undefined),
    },
  ],
];

describe('a service that does not work (F10)', () => {
  it.each(broken)('is reported when %s', async (_, { serviceOf, outage, act }) => {
    const scene = await aStudioOnWellhub();
    // Clears the values that a function has cached.
    local.reloadFunctions();
    serviceOf().setOutage(outage);
    const heard = await during(() => act(scene));
    serviceOf().setOutage();
    expect(seen(heard, 'UnexpectedFailures')).toBeGreaterThan(0);
    expect(heard).toContainEqual(expect.objectContaining({ outcome: 'failed' }));
    expect(heard).toContainEqual(expect.objectContaining({ errorCode: outage.type }));
  });

  it('is reported when the buckets return nothing, after an import’s last attempt', async () => {
    const scene = await aStudioOnWellhub();
    const csv = 'class_name,class_date,class_time,total_capacity,room\nSpin,2026-12-26,18:00,12,Sala 2';
    const { importId, analysis } = await uploaded(scene, 'schedule', csv);
    local.objects.setOutage({ status: 503, type: 'SlowDown' });
    const message = { kind: 'check', studioId: scene.studioId, id: importId, correlationId: 'in-vain' };
    const heard = await during(async () => {
      const plan = analysis!.plan;
      await local.call(confirmImport, { importId, plan }, scene.token).catch(() => undefined);
      await local.invoke('imports.import.worker', delivered(message, 5));
    });
    local.objects.setOutage();
    expect(seen(heard, 'ImportsFailed')).toBe(1);
    expect(seen(heard, 'UnexpectedFailures')).toBeGreaterThan(0);
    expect(heard).toContainEqual(expect.objectContaining({ outcome: 'failed', errorCode: 'SlowDown' }));
  });
});

describe('days later', () => {
  it('pushes and pending decisions of a class that has begun end and are reported, even if the clock jumped there (F9)', async () => {
    const decided = await aStudioOnWellhub();
    await decideNow(local, decided.token);
    const { decisions } = await local.call(listDecisions, { tab: 'pending' }, decided.token);
    expect(decisions).toHaveLength(1);
    const scene = await aStudioOnWellhub();
    await misbehave(scene, 'wellhub', down);
    await edit(scene, 3);
    await local.settle();
    const heard = await during(async () => {
      await later(4 * 24 * 60);
      await local.runSchedule('decisions.expire.schedule');
    });
    const own = heard.filter(({ studioId }) => studioId === scene.studioId);
    expect(seen(own, 'PushesSuperseded')).toBe(1);
    expect(seen(heard, 'DecisionsExpired')).toBeGreaterThan(0);
  });
});

it('every metric line follows the format and the catalogue', () => {
  expect(lines().flatMap(complaintsAbout)).toEqual([]);
});
