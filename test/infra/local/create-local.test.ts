import { once } from 'node:events';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { WebSocket } from 'ws';
import { createLocal, type Local } from '#infra/local/create-local.ts';
import { ProblemError } from '#infra/local/client.ts';
import { getSession } from '#shared/contracts/access/get-session.ts';
import { grantAccess } from '#shared/contracts/billing/grant-access.ts';
import { createTicket } from '#shared/contracts/live/create-ticket.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { eventually } from '#test/journeys/eventually.ts';

const owner = { email: 'owner@studio.example', password: 'correct horse' };
const startsAt = new Date('2026-03-02T10:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;
let local: Local;
beforeAll(async () => {
  local = await createLocal({ clock: startsAt });
});
afterAll(() => local.close());

const refusal = async (work: Promise<unknown>): Promise<ProblemError> => {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProblemError);
  return error as ProblemError;
};

describe('the twin', () => {
  it('runs operations for the signed-in user', async () => {
    const { studioId, token } = await local.createOwner(owner);
    await expect(local.call(getSession, {}, token)).resolves.toMatchObject({
      studioId,
      superadmin: false,
      subscription: { subscribed: false },
    });
    expect(local.metering.usageOf('access.get-session').readUnits).toBeGreaterThan(0);
    expect(local.logs('access.get-session').at(-1)?.text).toContain('"status":200');
  });

  it('releases the memory of idle functions, and restarts them when they are needed', async () => {
    const own = await createLocal({ clock: startsAt, idle: { idleMsMax: 1, countMax: 8 } });
    const { studioId, token } = await own.createOwner(owner);
    await own.call(getSession, {}, token);
    await eventually(() => own.threads() === 0);
    await expect(own.call(getSession, {}, token)).resolves.toMatchObject({ studioId });
    expect(own.metering.usageOf('access.get-session').starts).toBe(2);
    await own.close();
  });

  it('serves pages with the settings of CloudFront, using addresses of this machine', async () => {
    const seen = async (path: string) => {
      const { status, headers } = await fetch(`${local.url}${path}`);
      return { status, policy: headers.get('content-security-policy'), kind: headers.get('content-type') };
    };
    const html = 'text/html; charset=utf-8';
    const { policy, ...page } = await seen('/settings');
    expect(page).toEqual({ status: 200, kind: html });
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(
      `; connect-src 'self' ${local.url.replace('http', 'ws')} ${local.endpoints.S3}; object-src 'none';`,
    );
    await expect(seen('/nowhere')).resolves.toEqual({ status: 404, policy, kind: html });
    expect(local.assembly.edge.answerHeadersOf('/logos/any.svg')).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });

  it('returns refusals as problems', async () => {
    const { token } = await local.createOwner(owner);
    const { problem } = await refusal(local.call(listClasses, {}, token));
    expect(problem).toMatchObject({ status: 402, code: 'subscription-required' });
  });

  it('advances time for functions, tokens and items alike', async () => {
    const { studioId, token } = await local.createOwner(owner);
    const superadmin = await local.createSuperadmin();
    const until = new Date(startsAt.getTime() + 2 * dayMs).toISOString();
    await local.call(grantAccess, { studioId, until, reason: 'trial' }, superadmin.token);
    await expect(local.call(getSession, {}, token)).resolves.toMatchObject({
      subscription: { subscribed: true },
    });
    await local.advance(3 * dayMs);
    await expect(local.call(getSession, {}, token)).rejects.toThrow('401');
    const later = await local.signIn(owner);
    await expect(local.call(getSession, {}, later.token)).resolves.toMatchObject({
      subscription: { subscribed: false },
    });
  });

  it('enforces the stacks’ rights on every call to its emulators', async () => {
    const [table] = local.assembly.tables;
    const scan = (accessKeyId: string) =>
      new DynamoDBClient({
        endpoint: local.endpoints.DYNAMODB,
        region: 'us-east-1',
        credentials: { accessKeyId, secretAccessKey: 'any' },
      }).send(new ScanCommand({ TableName: table!.name }));
    await expect(scan('UNKNOWN')).rejects.toMatchObject({ name: 'AccessDeniedException' });
    await expect(scan(local.ownKey.accessKeyId)).resolves.toMatchObject({ Items: expect.any(Array) });
  });

  it('opens live connections only for its own pages', async () => {
    const { token } = await local.createOwner(owner);
    const { liveUrl } = (await (await fetch(`${local.url}/config.json`)).json()) as { liveUrl: string };
    const openFrom = async (origin: string) => {
      const { ticket } = await local.call(createTicket, {}, token);
      const socket = new WebSocket(`${liveUrl}?ticket=${ticket}`, { origin });
      await once(socket, 'open');
      socket.terminate();
    };
    await openFrom(local.url);
    await expect(openFrom(local.url.replace('localhost', '127.0.0.1'))).rejects.toThrow('403');
  });

  it('runs schedules on request, and waits until all work is done', async () => {
    await local.runSchedule('marketplaces.sweep.schedule');
    await local.settle();
    expect(local.logs('marketplaces.sweep.schedule')).not.toEqual([]);
  });
});
