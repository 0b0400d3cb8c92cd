import { createHash, randomUUID } from 'node:crypto';
import { listSenders } from '#shared/contracts/reservations/list-senders.ts';
import { getSettings } from '#shared/contracts/settings/get-settings.ts';
import { listTickets } from '#shared/contracts/support/list-tickets.ts';
import { aStudio, connect, type Scene } from './scene.ts';
import { closeSwept, itemsOf } from './sweep.ts';

interface Answered {
  readonly status: number;
  readonly replayed: string | null;
  readonly retryAfter: string | null;
  readonly said: Record<string, unknown>;
}

describe('an idempotency key sent to the deployed API', () => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await aStudio();
    await connect(scene, 'wellhub');
  });
  afterAll(() => closeSwept(scene.local));

  async function ask(method: string, path: string, key: string, body: object): Promise<Answered> {
    const answer = await fetch(`${scene.local.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${scene.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    });
    return {
      status: answer.status,
      replayed: answer.headers.get('idempotency-replayed'),
      retryAfter: answer.headers.get('retry-after'),
      said: (await answer.json()) as Record<string, unknown>,
    };
  }
  const openTicket = (key: string, subject = 'Help') =>
    ask('POST', '/api/support/tickets', key, { subject, description: 'Please.' });
  const newKey = () => `"${randomUUID()}"`;

  it('creates one ticket from ten concurrent requests', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => openTicket(key)));
    const made = answers.filter(({ status }) => status === 200);
    const waiting = answers.filter(({ status }) => status === 409);
    expect(made.length + waiting.length).toBe(10);
    expect(
      waiting.every(({ said, retryAfter }) => said['code'] === 'in-progress' && retryAfter === '1'),
    ).toBe(true);
    expect(made.filter(({ replayed }) => replayed === null)).toHaveLength(1);
    expect(new Set(made.map(({ said }) => said['ticketId'])).size).toBe(1);
    expect((await openTicket(key)).said).toEqual(made[0]!.said);
    const { tickets } = await scene.local.call(listTickets, {}, scene.token);
    expect(tickets).toHaveLength(1);
  });

  it('is refused for another ticket, with a message', async () => {
    const key = newKey();
    await openTicket(key);
    expect(await openTicket(key, 'Something else')).toMatchObject({
      status: 422,
      said: { code: 'key-reused', detail: expect.stringMatching(/\.$/) as string },
    });
  });

  it('works for an operation that deletes, and for one that changes settings', async () => {
    const sender = { senderEmail: 'bookings@wellhub.test', marketplace: 'wellhub' };
    const { said } = await ask('POST', '/api/reservations/senders', newKey(), sender);
    expect(said).toMatchObject(sender);
    const path = `/api/reservations/senders/${String(said['senderId'])}`;
    const key = newKey();
    const answers = [await ask('DELETE', path, key, {}), await ask('DELETE', path, key, {})];
    expect(answers.map(({ status, replayed }) => [status, replayed])).toEqual([
      [200, null],
      [200, 'true'],
    ]);
    expect((await scene.local.call(listSenders, {}, scene.token)).senders).toEqual([]);

    const saving = newKey();
    await ask('PATCH', '/api/settings', saving, { studioName: 'First' });
    await ask('PATCH', '/api/settings', newKey(), { studioName: 'Second' });
    expect((await ask('PATCH', '/api/settings', saving, { studioName: 'First' })).replayed).toBe('true');
    expect((await scene.local.call(getSettings, {}, scene.token)).studioName).toBe('Second');
  });

  it('is stored as a digest, with its encrypted answer', async () => {
    const key = randomUUID();
    await openTicket(key, 'subject-canary');
    const kept = (await itemsOf(scene.local, scene.studioId)).filter(([place]) =>
      place.includes('#IDEMPOTENCY-KEY'),
    );
    expect(kept.length).toBeGreaterThan(3);
    const plainDigest = createHash('sha256').update(key).digest('base64url');
    for (const [place, text] of kept)
      for (const secret of [key, plainDigest, 'subject-canary'])
        expect([secret, `${place} ${text}`.includes(secret)]).toEqual([secret, false]);
  });
});
