import { grants, type Grant } from '../../infra/grants.ts';
import type { Outage, SetOutage } from '../../infra/local/emulators/_shared/outage.ts';
import { createLocal, type Local } from '../../infra/local/create-local.ts';
import { problem } from '../../shared/contracts/errors.ts';
import { createImport } from '../../shared/contracts/imports/create-import.ts';
import { createLogo } from '../../shared/contracts/logos/create-logo.ts';
import type { AnyOperation } from '../../shared/contracts/operation.ts';
import { registry, type OperationId } from '../../shared/contracts/registry.ts';
import { upload } from '../builders/start-imports.ts';
import { everythingIn, refusedBy, type Who } from './every-operation.ts';
import { inside } from './inside.ts';
import { credentialsOf, monday, secretsOf } from './scene.ts';
import { closeSwept, itemsOf } from './sweep.ts';

const minuteMs = 60_000;
const csv = 'class_name,class_date,class_time,total_capacity,room\nYoga,2026-11-25,07:00,20,A\n';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Service {
  readonly of: (local: Local) => { readonly setOutage: SetOutage };
  readonly outages: readonly Outage[];
  /** Whether a function has a right to ask it. */
  readonly isGranted: (grant: Grant) => boolean;
  /** Whose work in this scene needs it: no other operation may fail. */
  readonly needed: readonly OperationId[];
}

const services: Readonly<Record<string, Service>> = {
  'the keys': {
    of: ({ keys }) => keys,
    outages: [
      { status: 400, type: 'ThrottlingException' },
      { status: 400, type: 'DisabledException' },
    ],
    isGranted: ({ credentials }) => credentials?.open !== undefined || credentials?.seal !== undefined,
    needed: [
      'integrations.connectMarketplace',
      'integrations.requestSystem',
      'integrations.revealCredentials',
    ],
  },
  'the user pool': {
    of: ({ userPool }) => userPool,
    outages: [{ status: 500, type: 'InternalErrorException' }],
    isGranted: ({ people }) => people !== undefined,
    needed: [
      'integrations.approveRequest',
      'integrations.listRequests',
      'integrations.rejectRequest',
      'support.openTicket',
      'support.updateTicket',
    ],
  },
  'the buckets': {
    of: ({ objects }) => objects,
    outages: [{ status: 503, type: 'SlowDown' }],
    isGranted: ({ recordings, uploads, logos }) => [recordings, uploads, logos].some((right) => right),
    needed: [
      'activity.getRecording',
      'imports.analyseImport',
      'imports.getRejectedRows',
      'logos.publishLogo',
    ],
  },
  'the secrets': {
    of: ({ secrets }) => secrets,
    outages: [{ status: 500, type: 'InternalServiceError' }],
    isGranted: ({ secrets }) => secrets !== undefined,
    needed: ['billing.createCheckout', 'billing.receiveEvent'],
  },
};

/** A look is noted before anything is shown: the note stays where nothing could be shown. */
const notedFirst: readonly OperationId[] = ['integrations.revealCredentials'];
const ofNote = /#AUDIT |SOURCE#/;
/** How often somebody asked is counted whatever comes of it; marks of messages that were sent end by themselves. */
const ofCount = /ALLOWANCE|#MARK /;

let local: Local;
let scene: Awaited<ReturnType<typeof everythingIn>>;
let more: Partial<Record<OperationId, Parameters<(typeof scene)['ask']>[2]>>;

beforeAll(async () => {
  local = await createLocal({ clock: monday });
  scene = await everythingIn(local);
  const { token, studioId } = scene.alameda;
  const file = { kind: 'schedule', fileName: 'a.csv', sizeBytes: csv.length } as const;
  const begun = await local.call(createImport, file, token);
  expect(await upload(begun.upload, csv)).toBeLessThan(300);
  const fileName = 'logo.png';
  const logo = await local.call(createLogo, { fileName, sizeBytes: png.length }, token);
  expect(await upload(logo.upload, png)).toBeLessThan(300);
  more = {
    'integrations.connectMarketplace': {
      body: { ...credentialsOf(studioId).wellhub, revenuePerBookingMinor: 9_000 },
    },
    'integrations.requestSystem': {
      ids: { system: 'custom-erp' },
      body: {
        studioName: 'Alameda',
        loginUrl: 'https://erp.example/',
        username: 'u',
        password: 'system-canary',
      },
    },
    'integrations.listRequests': { search: '?approvalStatus=pending' },
    'imports.analyseImport': { ids: { importId: begun.import.importId } },
    'logos.publishLogo': { ids: { logoId: logo.logoId }, body: { fileName } },
  };
}, 4 * minuteMs);
afterAll(() => closeSwept(local));

const kept = async (): Promise<Map<string, string>> =>
  new Map((await itemsOf(local, scene.studioId)).filter(([place]) => !ofCount.test(place)));

/** The items of the studio that are not as they were. */
function changedBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const places = new Set([...before.keys(), ...after.keys()]);
  return [...places].filter((place) => before.get(place) !== after.get(place));
}

/** Asks for one thing, and says how it was answered; an answer that fails says nothing of the inside and leaves nothing behind. */
async function statusOf(operation: AnyOperation, who: Who): Promise<number> {
  await local.settle();
  const before = await kept();
  const answer = await scene.ask(operation, who, more[operation.id as OperationId]);
  const text = await answer.text();
  const secrets = [...secretsOf(scene.studioId), 'system-canary'];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  if (answer.status < 500) return answer.status;
  expect([operation.id, text.match(inside)?.[0]]).toEqual([operation.id, undefined]);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(problem.parse(JSON.parse(text)).status).toBe(answer.status);
  const changed = changedBetween(before, await kept());
  const isNoted = (notedFirst as readonly string[]).includes(operation.id);
  expect(changed.filter((place) => !(isNoted && ofNote.test(place)))).toEqual([]);
  return answer.status;
}

describe.each(Object.entries(services))('while %s do not work', (_, service) => {
  const granted = registry.filter(({ id }) => service.isGranted(grants[id]));

  it.each(service.outages.map((outage) => [outage.type, outage] as const))(
    '(%s) what needs them fails in words and leaves nothing behind, what does not goes on, and nobody gets in',
    async (__, outage) => {
      // What a function has kept from before is gone.
      local.reloadFunctions();
      service.of(local).setOutage(outage);
      const failed: string[] = [];
      for (const operation of granted) {
        for (const who of refusedBy(operation))
          expect([operation.id, (await statusOf(operation, who)) >= 400]).toEqual([operation.id, true]);
        const whose: Who = operation.access === 'superadmin' ? 'superadmin' : 'owner';
        const status = await statusOf(operation, whose);
        if (status >= 500) failed.push(operation.id);
      }
      service.of(local).setOutage();
      expect(failed.sort()).toEqual([...service.needed].sort());
    },
  );
});
