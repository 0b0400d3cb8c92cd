import type { Grant } from '#functions/_platform/grant.ts';
import { grants } from '#infra/grants.ts';
import type { Outage, SetOutage, Local } from '#infra/local/index.ts';
import { problem } from '#shared/contracts/errors.ts';
import { createCheckout } from '#shared/contracts/billing/create-checkout.ts';
import { createImport } from '#shared/contracts/imports/create-import.ts';
import { approveRequest } from '#shared/contracts/integrations/approve-request.ts';
import { requestSystem } from '#shared/contracts/integrations/request-system.ts';
import { revealWebhook } from '#shared/contracts/integrations/reveal-webhook.ts';
import { createLogo } from '#shared/contracts/logos/create-logo.ts';
import type { AnyOperation } from '#shared/contracts/operation.ts';
import { registry, type OperationId } from '#shared/contracts/registry.ts';
import { upload } from '../builders/start-imports.ts';
import { connectGmail } from './connect-gmail.ts';
import { aTwinOfAll, everythingIn, refusedBy, type Who } from './every-operation.ts';
import { inside } from './inside.ts';
import { aStudioIn, credentialsOf, forgetWhatWaits, secretsOf } from './scene.ts';
import { closeSwept, itemsOf } from './sweep.ts';
import { uploaded } from './upload.ts';

const csv = 'class_name,class_date,class_time,total_capacity,room\nYoga,2026-11-25,07:00,20,A\n';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Service {
  readonly serviceOf: (local: Local) => { readonly setOutage: SetOutage };
  readonly outages: readonly Outage[];
  /** True if a function has permission to call the service. */
  readonly isGranted: (grant: Grant) => boolean;
  /**
   * The operations that may use the service but do not fail in this scene, with the reason. All others have to fail.
   */
  readonly spared: Partial<Record<OperationId, string>>;
}

const spentByOneTry = 'a Google consent can be used only once; gmail.test.ts tests its failures';
const signsHere = 'the function signs the form itself, without a request';
const workerGoesOn =
  'a worker does the work and retries it; import-crashes.test.ts kills this worker at every step';

/** This test waives the second factor of superadmins; second-factor.test.ts tests it. */
const waived = 'the operation requests only the second factor, which this scene waives';

const services: Readonly<Record<string, Service>> = {
  'the keys': {
    serviceOf: ({ keys }) => keys,
    outages: [
      { status: 400, type: 'ThrottlingException' },
      { status: 400, type: 'DisabledException' },
    ],
    isGranted: ({ credentials }) => credentials?.open !== undefined || credentials?.seal !== undefined,
    spared: { 'reservations.finishGmail': spentByOneTry },
  },
  'the user pool': {
    serviceOf: ({ userPool }) => userPool,
    outages: [{ status: 500, type: 'InternalErrorException' }],
    isGranted: ({ people }) => people !== undefined,
    spared: {
      'billing.createCheckout': 'the Stripe customer exists already, so no address is requested',
      'billing.grantAccess': waived,
      'billing.listStudios': waived,
      'integrations.revealCredentials': waived,
      'integrations.revealWebhook': waived,
      'logos.publishLogo': waived,
      'support.chat': 'an article answers, so no ticket is opened that needs an address',
      'support.getTeamTicket': waived,
      'support.listTeamTickets': waived,
      'support.respond': waived,
    },
  },
  'the buckets': {
    serviceOf: ({ objects }) => objects,
    outages: [{ status: 503, type: 'SlowDown' }],
    isGranted: ({ recordings, uploads, logos }) => [recordings, uploads, logos].some((right) => right),
    spared: {
      'activity.getRecording': 'a small recording is stored as an item',
      'imports.createImport': signsHere,
      'logos.createLogo': signsHere,
      'imports.confirmImport': workerGoesOn,
      'imports.clearData': workerGoesOn,
    },
  },
  'the secrets': {
    serviceOf: ({ parameters }) => parameters,
    outages: [{ status: 500, type: 'InternalServerError' }],
    isGranted: ({ secrets }) => secrets !== undefined,
    spared: {
      'reservations.finishGmail': spentByOneTry,
      'reservations.disconnectGmail': 'revoking a grant at Google needs no secret of ours',
    },
  },
};

/**
 * A view is recorded, and the owner informed, before anything is shown. The record stays even if nothing could be
 * shown.
 */
const notedFirst: readonly OperationId[] = ['integrations.revealCredentials', 'integrations.revealWebhook'];
const ofNote = /#AUDIT |SOURCE#|#NOTIFICATION/;
/** Requests are counted whatever their result; records of sent messages expire by themselves. */
const ofCount = /ALLOWANCE|#MARK /;

let kenkoStudioId: string;
let local: Local;
let scene: Awaited<ReturnType<typeof everythingIn>>;
let more: Partial<Record<OperationId, Parameters<(typeof scene)['ask']>[2]>>;

const hookIdIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** A studio whose Kenko the team has connected, and the address to which it reports changes. */
async function kenkoStudio(): Promise<{ studioId: string; hookId: string }> {
  const { studioId, token } = await aStudioIn(local, 'owner@condesa.test');
  const asked = {
    system: 'kenko',
    studioName: 'Condesa',
    username: 'u',
    password: 'kenko-canary-out',
  } as const;
  await local.call(requestSystem, asked, token);
  const team = await local.createSuperadmin();
  await local.call(approveRequest, { studioId, system: 'kenko' }, team.token);
  const look = { studioId, system: 'kenko', reason: 'Connecting' } as const;
  kenkoStudioId = studioId;
  return { studioId, hookId: hookIdIn((await local.call(revealWebhook, look, team.token)).url) };
}

/** The address, reported by Wellhub, to which it sends the studio's bookings. */
async function wellhubHookOf(studioId: string): Promise<string> {
  const { username, password } = credentialsOf(studioId).wellhub;
  const answer = await fetch(`${local.simulators.wellhub.url}/v1/systems/gyms/${username}/webhooks`, {
    headers: { authorization: `Bearer ${password}` },
  });
  const { webhooks } = (await answer.json()) as { webhooks: readonly { readonly url: string }[] };
  return hookIdIn(webhooks[0]!.url);
}

beforeAll(async () => {
  local = await aTwinOfAll();
  scene = await everythingIn(local);
  const { token, studioId } = scene.alameda;
  const file = { kind: 'schedule', fileName: 'a.csv', sizeBytes: csv.length } as const;
  const begun = await local.call(createImport, file, token);
  expect(await upload(begun.upload, csv)).toBeLessThan(300);
  const fileName = 'logo.png';
  const logo = await local.call(createLogo, { fileName, sizeBytes: png.length }, token);
  expect(await upload(logo.upload, png)).toBeLessThan(300);
  await connectGmail(scene.alameda, 'owner@alameda.test');
  await local.call(createCheckout, {}, token);
  const waiting = await uploaded(scene.alameda, 'schedule', csv);
  const kenko = await kenkoStudio();
  more = {
    'integrations.revealWebhook': { ids: { studioId: kenko.studioId }, body: { reason: 'Connecting' } },
    'reservations.receiveKenko': { ids: { hookId: kenko.hookId } },
    'reservations.receiveWellhub': { ids: { hookId: await wellhubHookOf(studioId) } },
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
    'imports.getPreview': { search: '?previewId=0123456789abcdef' },
    'imports.previewImport': {
      ids: { importId: waiting.importId },
      body: { plan: waiting.analysis!.plan },
    },
    'logos.publishLogo': { ids: { logoId: logo.logoId }, body: { fileName } },
  };
});
afterAll(() => closeSwept(local));

const kept = async (): Promise<Map<string, string>> =>
  new Map(
    [...(await itemsOf(local, scene.studioId)), ...(await itemsOf(local, kenkoStudioId))].filter(
      ([place]) => !ofCount.test(place),
    ),
  );

/** The items of the studio that have changed. */
function changedBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const places = new Set([...before.keys(), ...after.keys()]);
  return [...places].filter((place) => before.get(place) !== after.get(place));
}

/**
 * Calls one operation and returns its status. A failing response must reveal nothing internal and leave nothing behind.
 */
async function statusOf(operation: AnyOperation, who: Who): Promise<number> {
  await local.settle();
  // A worker's message is processed a minute later, when something else is tested.
  await forgetWhatWaits(local);
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
    '(%s) operations that use them fail with a message and leave nothing behind, with listed exceptions, and access stays closed',
    async (__, outage) => {
      // Clears the values that a function has cached.
      local.reloadFunctions();
      service.serviceOf(local).setOutage(outage);
      const unharmed: string[] = [];
      for (const operation of granted) {
        for (const who of refusedBy(operation))
          expect([operation.id, (await statusOf(operation, who)) >= 400]).toEqual([operation.id, true]);
        const whose: Who = operation.access === 'superadmin' ? 'superadmin' : 'owner';
        const status = await statusOf(operation, whose);
        if (status < 500) unharmed.push(operation.id);
      }
      service.serviceOf(local).setOutage();
      expect(unharmed.sort()).toEqual(Object.keys(service.spared).sort());
    },
  );
});
