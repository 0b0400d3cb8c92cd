import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway, type Harness } from './setup.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startGateway();
});
afterAll(() => harness.gateway.close());

const ask = (path: string, init?: RequestInit) => fetch(`${harness.gateway.origin}${path}`, init);
const askAs = (host: string, path = '/') =>
  new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    request(`${harness.gateway.origin}${path}`, { headers: { host } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    })
      .on('error', reject)
      .end();
  });

describe('the pages', () => {
  it.each([
    ['/', 'app'],
    ['/logs/1/recording', 'app'],
    ['/landing', 'landing'],
    ['/auth', 'auth'],
    ['/auth/', 'auth'],
    ['/assets/app-1.js', 'script'],
  ])('answer %s', async (path, text) => {
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([200, text]);
  });

  it.each(['/nowhere', '/decisions/1', '/not-found.html'])('say of %s that there is none', async (path) => {
    const answer = await ask(path);
    expect([answer.status, await answer.text()]).toEqual([404, 'nothing here']);
  });

  it('are revalidated on each request, but their assets never are', async () => {
    expect((await ask('/')).headers.get('cache-control')).toBe('no-cache');
    expect((await ask('/assets/app-1.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('carry the security headers', async () => {
    const { headers } = await ask('/');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).toContain(
      `; connect-src 'self' ${harness.gateway.origin.replace('http', 'ws')}; base-uri 'none'`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['/missing.js', '/assets/missing.js', '/..%2f..%2fetc/passwd', '/%2e%2e/secret.txt', '/%00.js'])(
    'hold no %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it('are waited for while they are being built', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'being-built-'));
    const { promise: pagesBuilt, resolve } = Promise.withResolvers<void>();
    const { gateway } = await startGateway({ webDir: dir, pagesBuilt });
    const early = fetch(`${gateway.origin}/landing`);
    await fetch(`${gateway.origin}/config.json`);
    writeFileSync(join(dir, 'landing.html'), 'built');
    resolve();
    expect(await (await early).text()).toBe('built');
    expect((await fetch(`${gateway.origin}/missing.js`)).status).toBe(404);
    await gateway.close();
    rmSync(dir, { recursive: true, force: true });
  });

  it('take no POST', async () => {
    expect((await ask('/', { method: 'POST' })).status).toBe(404);
  });

  it('answer HEAD without a body', async () => {
    const answer = await ask('/', { method: 'HEAD' });
    expect([answer.headers.get('content-length'), await answer.text()]).toEqual(['3', '']);
  });
});

describe('the gateway', () => {
  it('tells the page its environment', async () => {
    await expect((await ask('/config.json')).json()).resolves.toEqual({
      userPoolEndpoint: `${harness.gateway.origin}/cognito/`,
    });
  });

  it('passes the user pool’s requests on to it', async () => {
    await expect((await ask('/cognito/', { method: 'POST' })).text()).resolves.toBe('pool POST');
  });

  it('refuses requests for another host name', async () => {
    const { port } = new URL(harness.gateway.origin);
    await expect(askAs(`localhost:${port}`)).resolves.toMatchObject({ status: 200 });
    await expect(askAs(`attacker.example:${port}`)).resolves.toMatchObject({ status: 421 });
  });

  it('has one origin: pages requested by IP address are redirected to it, and everything else is answered', async () => {
    const { origin } = harness.gateway;
    const { port } = new URL(origin);
    expect(origin).toBe(`http://localhost:${port}`);
    for (const address of ['127.0.0.1', '[::1]'])
      await expect(askAs(`${address}:${port}`, '/decisions/1?tab=pending')).resolves.toEqual({
        status: 308,
        location: `${origin}/decisions/1?tab=pending`,
      });
    await expect(askAs(`127.0.0.1:${port}`, '/api/open')).resolves.toMatchObject({ status: 200 });
    await expect(askAs(`127.0.0.1:${port}`, '/assets/app-1.js')).resolves.toMatchObject({ status: 200 });
  });

  it('answers at both addresses of localhost', async () => {
    const { port } = new URL(harness.gateway.origin);
    const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
      all?.some((one) => one.address === '::1'),
    );
    for (const address of ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])]) {
      const answer = await fetch(`http://${address}:${port}/api/open`);
      expect([address, answer.status]).toEqual([address, 200]);
    }
  });

  it('makes pages reload during development', async () => {
    const answer = await ask('/_reload');
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    harness.gateway.reload();
    await expect(reader.read()).resolves.toEqual({ done: false, value: 'data: rebuilt\n\n' });
    await reader.cancel();
  });
});

describe('the documentation', () => {
  it('is a page with its own assets', async () => {
    const page = await (await ask('/docs')).text();
    const parts = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path]) => path!);
    expect(parts).toEqual(['/docs/swagger-ui.css', '/docs/swagger-ui-bundle.js', '/docs/start.js']);
    for (const part of parts) expect([part, (await ask(part)).status]).toEqual([part, 200]);
  });

  it('serves the OpenAPI document', async () => {
    await expect((await ask('/docs/openapi.json')).json()).resolves.toMatchObject({ openapi: '3.1.0' });
  });
});
