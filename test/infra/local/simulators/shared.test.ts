import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Faults } from '#infra/local/simulators/_shared/faults.ts';
import type { Simulator } from '#infra/local/simulators/_shared/simulator.ts';
import { instantOf } from '#infra/local/simulators/_shared/time.ts';
import { createWellhub } from '#infra/local/simulators/wellhub/wellhub.ts';
import { aClass, now, send } from './scene.ts';

let simulator: Simulator;
const control = (path: string, method: string, body?: unknown, headers?: Record<string, string>) =>
  send(`${simulator.url}/_control${path}`, method, body, headers);

test.each([
  ['2027-01-15', '07:00', 'America/Mexico_City', '2027-01-15T13:00:00.000Z'],
  ['2027-07-15', '07:00', 'America/Sao_Paulo', '2027-07-15T10:00:00.000Z'],
  ['2027-03-28', '01:30', 'Europe/Madrid', '2027-03-28T00:30:00.000Z'],
  ['2027-03-28', '03:30', 'Europe/Madrid', '2027-03-28T01:30:00.000Z'],
])('%s %s in %s is %s', (localDate, localTime, timezone, instant) => {
  expect(instantOf(localDate, localTime, timezone)).toBe(instant);
});

describe('the control interface', () => {
  beforeEach(async () => {
    simulator = await createWellhub({ now });
  });
  afterEach(() => simulator.close());

  test('creates a studio, its classes, bookings and cancellations', async () => {
    expect((await control('/studio', 'PUT', { username: '77', password: 'tok' })).status).toBe(204);
    expect((await control('/classes', 'PUT', [aClass])).status).toBe(204);
    for (const _ of [3, 4, 5, 6])
      expect((await control('/book', 'POST', { reference: 'spin-0700' })).status).toBe(204);
    expect((await control('/book', 'POST', { reference: 'spin-0700' })).status).toBe(409);
    expect((await control('/cancel', 'POST', { reference: 'spin-0700' })).status).toBe(204);
    expect((await control('/classes', 'GET')).json).toMatchObject([
      { reference: 'spin-0700', slots: 6, booked: 5 },
    ]);
  });

  test('keeps omitted properties of a class that is stored again, including its numbers', async () => {
    await control('/studio', 'PUT', { username: '77', password: 'tok' });
    await control('/classes', 'PUT', [aClass]);
    const [before] = simulator.store.classes().map((one) => ({ ...one }));
    const { slots: _slots, booked: _booked, ...rest } = aClass;
    await control('/classes', 'PUT', [{ ...rest, room: 'Sala 2' }]);
    expect(simulator.store.classes()).toEqual([{ ...before, room: 'Sala 2' }]);
  });

  test('requires the name of the studio if there are several', async () => {
    await control('/studio', 'PUT', { username: '77', password: 'tok' });
    await control('/studio', 'PUT', { username: '78', password: 'tok' });
    expect((await control('/classes', 'PUT', [aClass])).status).toBe(400);
    expect((await control('/classes?studio=78', 'PUT', [aClass])).status).toBe(204);
    expect((await control('/classes?studio=77', 'GET')).json).toEqual([]);
    expect((await control('/book', 'POST', { studio: '78', reference: 'spin-0700' })).status).toBe(204);
  });

  test('reports a port in use at the start', async () => {
    const port = Number(new URL(simulator.url).port);
    await expect(createWellhub({ now, port })).rejects.toThrow(/EADDRINUSE/);
  });

  test('refuses unknown requests with a reason', async () => {
    const answer = await control('/studio', 'PUT', { username: '77' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('password');
    expect((await control('/faults', 'PUT', { next: [{ fault: { kind: 'fire' } }] })).status).toBe(400);
    expect((await control('/nothing', 'GET')).status).toBe(404);
  });

  test('refuses requests from pages of other sites', async () => {
    const answer = await control(
      '/studio',
      'PUT',
      { username: '77', password: 'tok' },
      { origin: 'https://evil.example' },
    );
    expect([answer.status, simulator.store.studios()]).toEqual([403, []]);
  });

  test('logs the requests in order with the places that they set, but no secret', async () => {
    await control('/studio', 'PUT', { username: '77', password: 'tok-secret' });
    await control('/classes', 'PUT', [aClass]);
    const one = simulator.store.classes()[0]!;
    const path = `/booking/v1/gyms/77/classes/${one.groupId}/slots/${one.id}`;
    const patch = (places: number) =>
      send(simulator.url + path, 'PATCH', { total_capacity: places }, { authorization: 'Bearer tok-secret' });
    await patch(7);
    await send(simulator.url + path, 'PATCH', { total_capacity: 99 }, { authorization: 'Bearer wrong' });
    await patch(8);
    const { json, text } = await control('/log', 'GET');
    expect(json).toMatchObject([
      { method: 'PATCH', path, outcome: 204, applied: { reference: 'spin-0700', slots: 7 } },
      { method: 'PATCH', outcome: 401 },
      { method: 'PATCH', outcome: 204, applied: { slots: 8 } },
    ]);
    expect(text).not.toContain('tok-secret');
  });
});

describe('faults', () => {
  test('each queued fault affects the first matching request, then the next fault follows', () => {
    const faults = new Faults();
    faults.set({
      next: [
        { match: { method: 'PATCH' }, fault: { kind: 'hang' }, times: 2 },
        { match: { path: '/slots' }, fault: { kind: 'status', status: 500 } },
      ],
    });
    const draws = [
      ['GET', '/classes'],
      ['PATCH', '/slots/1'],
      ['GET', '/slots'],
      ['PATCH', '/slots/1'],
      ['PATCH', '/slots/1'],
    ];
    expect(draws.map(([method, path]) => faults.draw(method!, path!)?.kind)).toEqual([
      undefined,
      'hang',
      'status',
      'hang',
      undefined,
    ]);
    expect(faults.pending()).toBe(0);
  });

  test('a share affects about that many requests, always the same ones for one seed', () => {
    const strikes = (seed: number) => {
      const faults = new Faults();
      faults.set({ shares: [{ fault: { kind: 'hang' }, share: 0.25 }], seed });
      return Array.from({ length: 2_000 }, () => (faults.draw('GET', '/') === undefined ? '.' : 'x')).join(
        '',
      );
    };
    expect(strikes(7)).toBe(strikes(7));
    expect(strikes(7)).not.toBe(strikes(8));
    const hits = strikes(7).replaceAll('.', '').length;
    expect(hits).toBeGreaterThan(430);
    expect(hits).toBeLessThan(570);
  });
});

describe('the file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'simulator-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('keeps studios, classes and their numbers after a restart', async () => {
    const file = join(folder, 'deep', 'wellhub.json');
    const first = await createWellhub({ now, file });
    first.store.putStudio({ username: '77', password: 'tok', name: 'Estudio' });
    first.store.putClasses('77', [aClass]);
    first.store.setSlots(first.store.classes()[0]!, 9);
    const before = structuredClone(first.store.classes());
    await first.close();
    const second = await createWellhub({ now, file });
    await second.close();
    expect(second.store.classes()).toEqual(before);
    expect(second.store.studio('77')?.name).toBe('Estudio');
  });

  test('is reported by name if damaged, and is not overwritten', async () => {
    const file = join(folder, 'wellhub.json');
    writeFileSync(file, '{"half":');
    await expect(createWellhub({ now, file })).rejects.toThrow(file);
  });
});

describe('the page', () => {
  beforeEach(async () => {
    simulator = await createWellhub({ now });
    simulator.store.putStudio({ username: '77', password: 'tok', name: 'Estudio' });
  });
  afterEach(() => simulator.close());

  test('shows today and the coming days, with places, bookings and free places', async () => {
    simulator.store.putClasses('77', [
      aClass,
      {
        ...aClass,
        reference: 'full',
        name: 'Yoga',
        localTime: '09:00',
        startsAt: '2026-10-14T15:00:00.000Z',
        slots: 4,
        booked: 4,
      },
      {
        ...aClass,
        reference: 'past',
        name: 'Barre',
        localDate: '2026-10-11',
        startsAt: '2026-10-11T13:00:00.000Z',
      },
    ]);
    simulator.store.setSlots(simulator.store.classes()[0]!, 9);
    const { status, text, headers } = await send(simulator.url);
    expect(status).toBe(200);
    expect(text).toContain('Wednesday, October 14, 2026');
    expect(text).toContain('6 of 13 places booked');
    expect(text).toContain('6 → 9');
    expect(text).toContain('full');
    expect(text).not.toContain('Barre');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('shows a name with markup as text', async () => {
    simulator.store.putClasses('77', [{ ...aClass, name: '<img src=x onerror=alert(1)>' }]);
    const { text } = await send(simulator.url);
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img src=x');
  });

  test('loads nothing from other sites', async () => {
    const { text } = await send(simulator.url);
    const assets = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path]) => path!);
    expect(assets).toEqual(['/_assets/style.css', '/_assets/refresh.js']);
    for (const path of assets) expect((await send(simulator.url + path)).status).toBe(200);
  });
});
