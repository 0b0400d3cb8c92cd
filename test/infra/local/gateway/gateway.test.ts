import { request } from 'node:http';
import { startGateway, type Harness } from './setup.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startGateway();
});
afterAll(() => harness.gateway.close());

const ask = (path: string, init?: RequestInit) => fetch(`${harness.gateway.origin}${path}`, init);
const statusForHost = (host: string) =>
  new Promise<number>((resolve, reject) => {
    request(harness.gateway.origin, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
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

  it('are asked for anew each time, their parts never', async () => {
    expect((await ask('/')).headers.get('cache-control')).toBe('no-cache');
    expect((await ask('/assets/app-1.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('carry the security headers', async () => {
    const { headers } = await ask('/');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).toContain(
      `connect-src 'self' ${harness.gateway.origin.replace('http', 'ws')}`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['/missing.js', '/assets/missing.js', '/..%2f..%2fetc/passwd', '/%2e%2e/secret.txt', '/%00.js'])(
    'hold no %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it('take no POST', async () => {
    expect((await ask('/', { method: 'POST' })).status).toBe(404);
  });

  it('answer HEAD without a body', async () => {
    const answer = await ask('/', { method: 'HEAD' });
    expect([answer.headers.get('content-length'), await answer.text()]).toEqual(['3', '']);
  });
});

describe('the gateway', () => {
  it('tells the page where it runs', async () => {
    await expect((await ask('/config.json')).json()).resolves.toEqual({
      userPoolEndpoint: `${harness.gateway.origin}/cognito/`,
    });
  });

  it('hands the user pool what is its', async () => {
    await expect((await ask('/cognito/', { method: 'POST' })).text()).resolves.toBe('pool POST');
  });

  it('turns away what came here under another name', async () => {
    const { port } = new URL(harness.gateway.origin);
    await expect(statusForHost(`localhost:${port}`)).resolves.toBe(200);
    await expect(statusForHost(`attacker.example:${port}`)).resolves.toBe(421);
  });

  it('tells pages in development to load anew', async () => {
    const answer = await ask('/_reload');
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    harness.gateway.reload();
    await expect(reader.read()).resolves.toEqual({ done: false, value: 'data: rebuilt\n\n' });
    await reader.cancel();
  });
});

describe('the documentation', () => {
  it('is a page with its own parts', async () => {
    const page = await (await ask('/docs')).text();
    const parts = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path]) => path!);
    expect(parts).toEqual(['/docs/swagger-ui.css', '/docs/swagger-ui-bundle.js', '/docs/start.js']);
    for (const part of parts) expect([part, (await ask(part)).status]).toEqual([part, 200]);
  });

  it('holds the document of the interface', async () => {
    await expect((await ask('/docs/openapi.json')).json()).resolves.toMatchObject({ openapi: '3.1.0' });
  });
});
