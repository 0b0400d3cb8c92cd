import type { FaultPlan } from '#infra/local/simulators/_shared/faults.ts';
import type { Simulator } from '#infra/local/simulators/_shared/simulator.ts';
import { createClassPass } from '#infra/local/simulators/classpass/classpass.ts';
import { createFitpass } from '#infra/local/simulators/fitpass/fitpass.ts';
import { createKenko } from '#infra/local/simulators/kenko/kenko.ts';
import { createTotalPass } from '#infra/local/simulators/totalpass/totalpass.ts';
import { createWellhub } from '#infra/local/simulators/wellhub/wellhub.ts';
import { aClass, now, send } from './scene.ts';

interface Case {
  readonly name: string;
  readonly create: (options: { now: () => Date }) => Promise<Simulator>;
  readonly username: string;
  /** A read of the class that needs the studio's credentials. */
  readonly poll: (simulator: Simulator) => Promise<{ path: string; headers: Record<string, string> }>;
}

const cases: Case[] = [
  {
    name: 'Wellhub',
    create: createWellhub,
    username: '77',
    poll: ({ store }) => {
      const { id, groupId } = store.classes()[0]!;
      const path = `/booking/v1/gyms/77/classes/${groupId}/slots/${id}`;
      return Promise.resolve({ path, headers: { authorization: 'Bearer secret' } });
    },
  },
  {
    name: 'TotalPass',
    create: createTotalPass,
    username: 'place',
    poll: async ({ url }) => {
      const keys = { place_api_key: 'place', partner_api_key: 'secret' };
      const { token } = (await send(`${url}/partner/auth`, 'POST', keys)).json as { token: string };
      return { path: '/partner/events', headers: { authorization: `Bearer ${token}` } };
    },
  },
  {
    name: 'Fitpass',
    create: createFitpass,
    username: 'a@example.com',
    poll: async ({ url, store }) => {
      const form = await send(`${url}/sessions/new`);
      const body = new URLSearchParams({
        authenticity_token: /name="authenticity_token" value="([^"]+)"/.exec(form.text)?.[1] ?? '',
        'login_user[email]': 'a@example.com',
        'login_user[password]': 'secret',
      }).toString();
      const cookieOf = (sent: typeof form) => sent.headers.get('set-cookie')?.split(';')[0] ?? '';
      const signedIn = await send(`${url}/sessions`, 'POST', body, { cookie: cookieOf(form) });
      const headers = { cookie: cookieOf(signedIn), accept: 'text/html' };
      return { path: `/schedules/${store.classes()[0]!.id}/edit`, headers };
    },
  },
  {
    name: 'Kenko',
    create: createKenko,
    username: 'center',
    poll: () => Promise.resolve({ path: '/api/public/v1/schedules', headers: { 'x-api-key': 'secret' } }),
  },
];

async function open({ create, username }: Pick<Case, 'create' | 'username'>): Promise<Simulator> {
  const simulator = await create({ now });
  simulator.store.putStudio({ username, password: 'secret', name: 'Estudio' });
  simulator.store.putClasses(username, [aClass]);
  return simulator;
}

describe.each(cases)('$name', ({ create, username, poll }) => {
  let simulator: Simulator;
  beforeEach(async () => {
    simulator = await open({ create, username });
  });
  afterEach(() => simulator.close());
  const statusOf = async ({ path, headers }: Awaited<ReturnType<typeof poll>>) =>
    send(simulator.url + path, 'GET', undefined, headers).then(
      ({ status, text }) =>
        `${status} ${/^\s*[[{]/.test(text) ? 'JSON' : text.length > 1_000_000 ? 'huge' : 'page'}`,
      () => 'broken',
    );

  test('a stale read returns the previous state, and the next read the current one', async () => {
    const requested = await poll(simulator);
    const text = async () =>
      (await send(simulator.url + requested.path, 'GET', undefined, requested.headers)).text;
    const places = /"total_capacity":(\d+)|"slots":(\d+)|availability" value="(\d+)"|"capacity":(\d+)/;
    const shown = async () =>
      places
        .exec(await text())
        ?.slice(1)
        .find(Boolean);
    expect(await shown()).toBe('6');
    simulator.store.setSlots(simulator.store.classes()[0]!, 9);
    simulator.faults.set({ next: [{ fault: { kind: 'stale' } }] });
    expect([await shown(), await shown()]).toEqual(['6', '9']);
  });

  test('the first read is never stale', async () => {
    const requested = await poll(simulator);
    simulator.faults.set({ next: [{ fault: { kind: 'stale' } }] });
    expect(await statusOf(requested)).toMatch(/^200/);
  });

  test('the same seed causes the same faults in the same order, and another seed causes others', async () => {
    const requested = await poll(simulator);
    const troubles = async (seed: number) => {
      const plan: FaultPlan = {
        seed,
        shares: [
          { fault: { kind: 'status', status: 429, retryAfter: '5' }, share: 0.15 },
          { fault: { kind: 'status', status: 500 }, share: 0.15 },
          { fault: { kind: 'reset', carriedOut: true }, share: 0.15 },
          { fault: { kind: 'garbage' }, share: 0.15 },
          { fault: { kind: 'error-body' }, share: 0.15 },
          { fault: { kind: 'redirect', location: '/elsewhere' }, share: 0.15 },
          { fault: { kind: 'huge' }, share: 0.1 },
        ],
      };
      simulator.faults.set(plan);
      const seen: string[] = [];
      for (let index = 0; index < 40; index += 1) seen.push(await statusOf(requested));
      return seen;
    };
    const first = await troubles(7);
    expect(await troubles(7)).toEqual(first);
    expect(await troubles(8)).not.toEqual(first);
    const kinds = new Set(first.map((one) => one.split(' ')[0]));
    expect(kinds).toEqual(new Set(['200', '302', '429', '500', 'broken']));
  });
});

test.each(cases.slice(1, 3))(
  '$name: a session that ended in the middle is no session',
  async ({ create, username, poll }) => {
    const simulator = await open({ create, username });
    const { path, headers } = await poll(simulator);
    simulator.faults.set({ next: [{ fault: { kind: 'sign-out' } }] });
    const seen = [];
    for (let index = 0; index < 2; index += 1)
      seen.push((await send(simulator.url + path, 'GET', undefined, headers)).status);
    expect([401, 302]).toContain(seen[0]);
    expect(seen[1]).toBe(seen[0]);
    await simulator.close();
  },
);

describe.each([...cases, { name: 'ClassPass', create: createClassPass, username: 'studio' }])(
  'the page of $name',
  ({ name, create, username }) => {
    let simulator: Simulator;
    beforeEach(async () => {
      simulator = await open({ create, username });
    });
    afterEach(() => simulator.close());
    const page = async () => (await send(simulator.url)).text;
    const act = async (fields: Record<string, string>, origin = simulator.url) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin };
      const body = new URLSearchParams(fields).toString();
      const answer = await send(`${simulator.url}/_page/act`, 'POST', body, headers);
      const location = answer.headers.get('location');
      return location === null ? answer.status : (await send(simulator.url + location)).text;
    };

    test('shows its owner, and what members would see', async () => {
      const text = await page();
      expect(text).toContain(`<h1>${name} <span class="tag">local simulator</span></h1>`);
      expect(text).toContain('2 of 6 places booked');
      expect(text).toMatch(
        /<button form="act" name="do" value="book:\d+" aria-label="Book: Spinning, 07:00">/,
      );
    });

    test('somebody books under a name and cancels; a name with markup is text', async () => {
      const { id } = simulator.store.classes()[0]!;
      const booked = await act({ member: '<b>Luz</b> "Prado"', do: `book:${id}` });
      expect(booked).toContain('&lt;b&gt;Luz&lt;/b&gt; &quot;Prado&quot;');
      expect(booked).not.toContain('<b>');
      const [booking] = simulator.store.bookings.all();
      expect(booking?.member.name).toBe('<b>Luz</b> "Prado"');
      expect(await act({ do: `cancel:${booking!.id}` })).toContain('cancelled.');
      expect(simulator.store.bookings.all()[0]?.status).toBe('cancelled');
      expect(await act({ do: `cancel:${booking!.id}` })).toContain('cannot be cancelled any more');
    });

    test('does not book a full class, and ignores pages of other sites', async () => {
      const one = simulator.store.classes()[0]!;
      expect(await act({ do: `book:${one.id}` }, 'https://evil.example')).toBe(403);
      simulator.store.setBooked(one, one.slots);
      expect(await act({ do: `book:${one.id}` })).toMatch(/class is full|no available spots/);
      expect(simulator.store.bookings.all()).toEqual([]);
    });

    test.each(['', 'book', 'book:none', 'cancel:1', 'set:1', 'delete:1001'])(
      '%j does nothing',
      async (what) => {
        const before = structuredClone(simulator.store.classes());
        await act({ do: what });
        expect(simulator.store.classes()).toEqual(before);
      },
    );
  },
);
