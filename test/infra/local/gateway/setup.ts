import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { pageFunctions } from '#infra/local/assembly/edge-function.ts';
import type { HttpRoute, WebSocketApi } from '#infra/local/assembly/routes.ts';
import { createGateway, type Gateway, type GatewayOptions } from '#infra/local/gateway/gateway.ts';
import { createVerifyJwt } from '#infra/local/gateway/jwt.ts';

export const issuer = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_abc';
export const audience = 'client1';
export const now = new Date('2026-03-02T10:00:00Z');
const nowSeconds = now.getTime() / 1000;

/** Changed claims; undefined removes a claim. */
export type Changes = { [Claim in keyof JWTPayload]: JWTPayload[Claim] | undefined };
type Invoke = (event: never) => unknown;
type Functions = Record<string, Invoke>;
export type Harness = {
  gateway: Gateway;
  functions: Functions;
  token: (changes?: Changes) => Promise<string>;
  privateKey: CryptoKey;
};

const functionOf = (name: string) => ({
  name,
  arn: '',
  codeDir: '',
  handler: '',
  timeoutSeconds: 1,
  memoryMegabytes: 1,
  environment: {},
  roleArn: '',
  platformLogs: false,
});
const guarded = { authorizer: { issuer, audience: [audience] } };
const routes: HttpRoute[] = [
  { routeKey: 'GET /api/open', function: functionOf('open') },
  { routeKey: 'POST /api/things/{thingId}/parts/{partId}', function: functionOf('things'), ...guarded },
  { routeKey: 'POST /api/things/run/parts/{partId}', function: functionOf('run'), ...guarded },
];
const webSocketApi: WebSocketApi = {
  apiId: 'ws1',
  stage: 'live',
  selectionExpression: '$request.body.action',
  routes: ['$connect', '$disconnect', '$default', 'greet'].map((routeKey) => ({
    routeKey,
    function: functionOf(routeKey),
  })),
};

function webDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'app.html'), 'app');
  writeFileSync(join(dir, 'auth.html'), 'auth');
  writeFileSync(join(dir, 'landing.html'), 'landing');
  writeFileSync(join(dir, 'not-found.html'), 'nothing here');
  writeFileSync(join(dir, 'assets/app-1.js'), 'script');
  return dir;
}

const onRequest = `function handler(event) {
  var path = event.request.uri.replace(/\\/+$/, '');
  var pages = { '': 'app', '/logs/1/recording': 'app', '/landing': 'landing', '/auth': 'auth' };
  if (!path.includes('.')) event.request.uri = '/' + (pages[path] || 'not-found') + '.html';
  return event.request;
}`;
const onResponse = `function handler(event) {
  if (event.request.uri === '/not-found.html') event.response.statusCode = 404;
  return event.response;
}`;
const answerHeaders = {
  'content-security-policy': "script-src 'self'; connect-src 'self' https://cloud.example; base-uri 'none'",
  'x-content-type-options': 'nosniff',
};

/** A gateway over functions that a test defines. The key `ALLOWED` may manage connections. */
export async function startGateway(
  pages: Pick<GatewayOptions, 'webDir' | 'pagesBuilt'> = { webDir: webDir() },
): Promise<Harness> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' }] };
  const functions: Functions = {};
  const gateway = await createGateway({
    port: 0,
    ...pages,
    edge: { ...pageFunctions({ onRequest, onResponse }), answerHeadersOf: () => answerHeaders },
    httpRoutes: routes,
    webSocketApi,
    invoke: async (name, event) => functions[name]?.(event as never) ?? { statusCode: 200 },
    verifyJwt: createVerifyJwt(
      () => keys,
      () => now,
    ),
    userPool: async (request, response) => void response.end(`pool ${request.method}`),
    configFor: (origin) => ({ userPoolEndpoint: `${origin}/cognito/` }),
    authorize: (accessKeyId, action, arn) => accessKeyId === 'ALLOWED' || `no ${action} on ${arn}`,
    now: () => now,
  });
  const token = (changes: Changes = {}) =>
    new SignJWT({
      sub: 'u1',
      iss: issuer,
      client_id: audience,
      iat: nowSeconds - 60,
      exp: nowSeconds + 60,
      ...(changes as JWTPayload),
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(privateKey);
  return { gateway, functions, token, privateKey };
}

export const seconds = nowSeconds;
