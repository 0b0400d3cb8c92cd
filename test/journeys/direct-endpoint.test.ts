import { createLocal, type Local } from '#infra/local/index.ts';
import { getSession } from '#shared/contracts/access/get-session.ts';
import { problem } from '#shared/contracts/errors.ts';
import { listCatalogue } from '#shared/contracts/integrations/list-catalogue.ts';
import { createTicket } from '#shared/contracts/live/create-ticket.ts';
import { originHeader } from '#shared/contracts/origin.ts';
import { registry } from '#shared/contracts/registry.ts';

const owner = { email: 'direct@alameda.test', password: 'secret1' };

let local: Local;
let token: string;

beforeAll(async () => {
  local = await createLocal();
  ({ token } = await local.createOwner(owner));
});
afterAll(() => local.close());

/** API Gateway's own address, bypassing CloudFront. */
const direct = () => `${local.url}/execute-api`;

type Asked = { method?: string; path: string; headers?: Record<string, string> };

const ask = (origin: string, { method = 'GET', path, headers = {} }: Asked): Promise<Response> =>
  fetch(`${origin}${path.replaceAll(/\{\w+\}/g, '01J00000000000000000000000')}`, {
    method,
    redirect: 'manual',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });

const closed = 'Nothing is answered at this address. Use the address of the app.';

async function expectClosed(response: Response): Promise<void> {
  expect(response.status).toBe(403);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(problem.parse(await response.json())).toMatchObject({ code: 'forbidden', detail: closed });
}

describe('the API’s own address, bypassing CloudFront', () => {
  it.each(registry.map(({ id, method, path }) => [id, { method, path }] as const))(
    'refuses %s, even for the owner',
    async (_, operation) => {
      await expectClosed(await ask(direct(), operation));
    },
  );

  it('rejects an invented secret', async () => {
    await expectClosed(
      await ask(direct(), { path: listCatalogue.path, headers: { [originHeader]: 'x'.repeat(64) } }),
    );
  });

  it('opens no live connection, and does not use up a ticket', async () => {
    const { ticket } = await local.call(createTicket, {}, token);
    const opens = (base: string) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(`${base.replace('http', 'ws')}/live?ticket=${ticket}`, {
          headers: { origin: local.url },
        } as never);
        socket.addEventListener('open', () => {
          socket.close();
          resolve(true);
        });
        socket.addEventListener('error', () => resolve(false));
      });
    expect(await opens(direct())).toBe(false);
    expect(await opens(local.url)).toBe(true);
  });
});

describe('the same request through CloudFront', () => {
  it('is answered', async () => {
    expect((await ask(local.url, { path: getSession.path })).status).toBe(200);
    expect((await ask(local.url, { path: listCatalogue.path })).status).toBe(200);
  });

  it('is answered even if the browser sends its own value for the header', async () => {
    const headers = { [originHeader]: 'something else' };
    expect((await ask(local.url, { path: getSession.path, headers })).status).toBe(200);
  });
});
