import * as z from 'zod';
import { approve } from '#shared/contracts/decisions/approve.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import { operation } from '#shared/contracts/operation.ts';
import { toWire } from '#web/src/api/request.ts';

describe('toWire', () => {
  it('fills in the path and sends no body if the contract has none', () => {
    expect(toWire(approve, { decisionId: '01KAHZ6M3Q0000000000000001' })).toEqual({
      method: 'POST',
      url: '/api/decisions/01KAHZ6M3Q0000000000000001/approve',
      body: null,
    });
  });

  it('puts the given query fields into the URL', () => {
    expect(toWire(listDecisions, { tab: 'queued', cursor: 'a b&c' }).url).toBe(
      '/api/decisions?tab=queued&cursor=a+b%26c',
    );
    expect(toWire(listDecisions, { tab: 'all', cursor: undefined }).url).toBe('/api/decisions?tab=all');
    expect(toWire(listDecisions, {}).url).toBe('/api/decisions');
  });

  it('sends the body as JSON', () => {
    expect(toWire(importSchedule, { csvData: 'a,"b"\n' })).toEqual({
      method: 'POST',
      url: '/api/imports/schedule',
      body: String.raw`{"csvData":"a,\"b\"\n"}`,
    });
  });

  it('splits one input into path and body', () => {
    const input = { integrationId: 'wellhub', username: 'u', password: 'p', revenuePerBookingMinor: 1 };
    const { url, body } = toWire(connectMarketplace, input);
    expect(url).toBe('/api/integrations/wellhub/connection');
    expect(JSON.parse(body!)).toEqual({ username: 'u', password: 'p', revenuePerBookingMinor: 1 });
  });

  it('escapes path parameters', () => {
    const get = operation({
      id: 'files.getFile',
      method: 'GET',
      path: '/api/files/{name}',
      access: 'public',
      summary: 'A file',
      params: z.strictObject({ name: z.string() }),
      output: z.strictObject({}),
    });
    expect(toWire(get, { name: '../a b?x' }).url).toBe('/api/files/..%2Fa%20b%3Fx');
  });

  it('refuses an unknown field and a missing path parameter', () => {
    expect(() => toWire(approve, { decisionId: '1', force: true })).toThrow(
      'decisions.approve takes no force',
    );
    expect(() => toWire(approve, {})).toThrow('needs decisionId');
  });
});
