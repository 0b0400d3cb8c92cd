import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { createLocal, type Local } from '#infra/local/index.ts';
import { getSession } from '#shared/contracts/access/get-session.ts';
import { publishLogo } from '#shared/contracts/logos/publish-logo.ts';
import { monday } from './scene.ts';
import { accountChecks, checks, directChecks } from '#infra/tools/smoke/checks.ts';

interface Ended {
  code: number;
  lines: string[];
}

const smoke = (...given: string[]): Promise<Ended> => smokeAs(undefined, ...given);

/** Runs the check with the token of an account created for it. */
const smokeAs = (token: string | undefined, ...given: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...(token !== undefined && { SMOKE_TOKEN: token }) };
    const child = execFile('npm', ['run', '-s', 'smoke', '--', ...given], { env }, (_error, stdout) =>
      resolve({ code: child.exitCode ?? -1, lines: stdout.trim().split('\n').filter(Boolean) }),
    );
  });

/** The check that an engineer runs after a deployment. */
describe('the smoke test', () => {
  let local: Local;

  beforeAll(async () => {
    // No clock hour ends during the test.
    local = await createLocal({ clock: monday });
  });
  afterAll(() => local.close());

  it('finds a running product healthy', async () => {
    const { code, lines } = await smoke('--url', local.url, '--api', `${local.url}/execute-api`);
    expect(lines.toSorted()).toEqual(
      [...checks, ...directChecks].map(({ name }) => `ok    ${name}`).toSorted(),
    );
    expect(code).toBe(0);
  });

  it('checks that too many requests are refused, which nobody else notices', async () => {
    const account = { email: 'smoke@cupo.test', password: 'six-six-six' };
    const { token } = await local.createOwner(account);
    const other = await local.createOwner({ ...account, email: 'other@cupo.test' });
    const before = (await smokeAs(token, '--url', local.url)).lines.toSorted();
    expect(before).toEqual(
      [...checks, ...accountChecks(token)].map(({ name }) => `ok    ${name}`).toSorted(),
    );
    const publish = (version: string) =>
      local.call(publishLogo, { logoId: '00000000000000000000000000', fileName: 'logo.png' }, version);
    await expect(publish(token)).rejects.toThrow('429');
    await expect(publish(other.token)).rejects.toThrow('404');
    await local.call(getSession, {}, token);
    const { code, lines } = await smokeAs('nobody', '--url', local.url);
    expect(lines.filter((line) => line.startsWith('FAIL  '))).toHaveLength(1);
    expect(code).toBe(1);
  });

  it('fails if the address that should refuse answers like the product', async () => {
    const { code, lines } = await smoke('--url', local.url, '--api', local.url);
    const failed = lines.filter((line) => line.startsWith('FAIL  '));
    expect(failed).toHaveLength(directChecks.length);
    expect(code).toBe(1);
  });

  it('fails every check if something else answers, with the reason', async () => {
    const server = createServer((_, response) => response.writeHead(200).end('It works!'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const { port } = server.address() as AddressInfo;
    const { code, lines } = await smoke('--url', `http://127.0.0.1:${port}`);
    server.close();
    expect(code).toBe(1);
    expect(lines.filter((line) => line.startsWith('FAIL  '))).toHaveLength(checks.length);
  });

  it('prints its usage', async () => {
    expect((await smoke()).code).toBe(2);
  });
});
