import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mailer } from '#functions/_platform/adapters/mailer.ts';
import { createMail } from '#infra/local/emulators/mail/index.ts';
import { tellEnvironment } from '#test/builders/tell-environment.ts';

const letter = {
  to: 'owner@alameda.test',
  subject: 'Uno y más: 10 %',
  html: '<p>Hola</p>',
  text: 'Hola',
  headers: { 'Auto-Submitted': 'auto-generated' },
  tags: { studio: 'alameda', batch: '01M84BCQBJ2ZPHGDNTNNQYY3KP' },
};

let mail: Awaited<ReturnType<typeof createMail>>;

const askAt = (url: string) =>
  tellEnvironment({
    AWS_ENDPOINT_URL_SESV2: url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'LOCALKEY',
    AWS_SECRET_ACCESS_KEY: 'secret',
    SENDER_EMAIL: 'mail@cupo.test',
    MAIL_CONFIGURATION_SET: 'cupo-dev-mail',
  });

beforeAll(async () => {
  mail = await createMail({ now: () => new Date('2026-11-23T13:00:00Z') });
});
beforeEach(() => {
  askAt(mail.url);
  mail.fail();
});
afterAll(() => mail.close());

it('sends an e-mail unchanged, and returns its id', async () => {
  const sending = await mailer().send(letter);
  expect(mail.mails()).toEqual([
    {
      messageId: sending.outcome === 'sent' ? sending.messageId : '',
      at: '2026-11-23T13:00:00.000Z',
      from: 'Cupo <mail@cupo.test>',
      to: ['owner@alameda.test'],
      subject: 'Uno y más: 10 %',
      html: '<p>Hola</p>',
      text: 'Hola',
      headers: { 'Auto-Submitted': 'auto-generated' },
      tags: { studio: 'alameda', batch: '01M84BCQBJ2ZPHGDNTNNQYY3KP' },
    },
  ]);
});

it.each([
  ['too many at once', { when: 'before', status: 429 }, 'refused', 0],
  ['an error of its own before', { when: 'before', status: 500 }, 'unsure', 0],
  ['an error of its own afterwards', { when: 'after', status: 503 }, 'unsure', 1],
] as const)('asks once where it is answered %s, and says what is known', async (_, how, outcome, sent) => {
  const before = mail.mails().length;
  mail.fail(how);
  expect(await mailer().send(letter)).toMatchObject({ outcome });
  expect(mail.mails().length - before).toBe(sent);
});

it('knows that nothing was sent if nobody listens, and is unsure if a connection breaks', async () => {
  const server = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  askAt(url);
  expect(await mailer().send(letter)).toMatchObject({ outcome: 'unsure' });
  await new Promise((resolve) => server.close(resolve));
  expect(await mailer().send(letter)).toMatchObject({ outcome: 'refused' });
});

it('reports e-mails that SES refuses', async () => {
  expect(await mailer().send({ ...letter, headers: { 'Bad header': 'x' } })).toMatchObject({
    outcome: 'refused',
  });
});

it('sends nothing if the deployment has no sender address', async () => {
  tellEnvironment({ SENDER_EMAIL: undefined });
  expect(mailer().canSend).toBe(false);
  expect(await mailer().send(letter)).toEqual({ outcome: 'refused', why: 'NoSender' });
});
