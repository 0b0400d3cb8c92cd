import { runInNewContext } from 'node:vm';
import { documentsFunctionCode, notFoundFunctionCode } from '#infra/constructs/documents-function.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import { documentOf } from '#web/documents.ts';

describe('the CloudFront function for requests', () => {
  const answerTo = (uri: string, sent: object = {}): string => {
    const request = { uri, headers: {}, cookies: {}, ...sent };
    const sandbox: { event: object; answer?: { uri: string } } = { event: { request } };
    runInNewContext(`${documentsFunctionCode}; answer = handler(event)`, sandbox);
    return sandbox.answer!.uri;
  };

  it.each([
    '/',
    '/auth',
    '/auth/',
    '/landing',
    '/privacy-policy/',
    '/classes',
    '/logs/01J',
    '/logs/01J/recording',
    '/nowhere',
    '/a.b/c',
    '/authx',
    '/constructor',
  ])('answers %s with the document that the web app names', (path) => {
    expect(answerTo(path)).toBe(`/${documentOf(path)}`);
  });

  const accepting = (value: string) => ({ headers: { 'accept-language': { value } } });
  const choosing = (value: string) => ({ cookies: { language: { value } } });

  it.each([
    ['es-MX,es;q=0.9,en;q=0.8', '/es/app.html'],
    ['pt-BR,pt;q=0.9', '/pt/app.html'],
    ['fr-FR, es;q=0.5', '/es/app.html'],
    ['en-GB,es;q=0.5', '/app.html'],
    ['de', '/app.html'],
    ['', '/app.html'],
  ])('answers whoever reads %j with %s', (value, document) => {
    expect(answerTo('/classes', accepting(value))).toBe(document);
  });

  it('prefers the chosen language over the browser’s, and uses nothing else from the request', () => {
    expect(answerTo('/landing', { ...accepting('es'), ...choosing('pt') })).toBe('/pt/landing.html');
    expect(answerTo('/landing', { ...accepting('es'), ...choosing('en') })).toBe('/landing.html');
    for (const value of ['fr', '', 'constructor', '../x'])
      expect(answerTo('/nowhere', { ...accepting('es'), ...choosing(value) })).toBe('/es/not-found.html');
    expect(answerTo('/assets/app-1.js', choosing('es'))).toBe('/assets/app-1.js');
  });

  it.each(['/assets/app-1.js', '/config.json', '/icon.svg'])('leaves the file %s alone', (path) => {
    expect(answerTo(path)).toBe(path);
  });

  it.each([
    ['gzip, deflate, br, zstd', '/assets/app-1.js', '/assets/app-1.js.br'],
    ['br', '/assets/frame-1.css', '/assets/frame-1.css.br'],
    ['gzip', '/assets/app-1.js', '/assets/app-1.js'],
    ['abr', '/assets/app-1.js', '/assets/app-1.js'],
    ['br', '/assets/open-sans-1.woff2', '/assets/open-sans-1.woff2'],
    ['br', '/push-worker.js', '/push-worker.js'],
    ['br', '/classes', '/app.html'],
  ])('sends a browser that accepts %j and requests %s the file %s', (value, path, file) => {
    expect(answerTo(path, { headers: { 'accept-encoding': { value } } })).toBe(file);
  });

  it('is within CloudFront’s limit of 10 kB', () => {
    expect(Buffer.byteLength(documentsFunctionCode)).toBeLessThan(10_000);
  });
});

describe('the CloudFront function for responses', () => {
  const statusOf = (uri: string, statusCode: number): number => {
    const event = { request: { uri, headers: {}, cookies: {} }, response: { statusCode } };
    const sandbox: { event: object; answer?: { statusCode: number } } = { event };
    runInNewContext(`${notFoundFunctionCode}; answer = handler(event)`, sandbox);
    return sandbox.answer!.statusCode;
  };

  it.each([
    ['/nowhere', 200, 404],
    ['/not-found.html', 200, 404],
    ['/es/not-found.html', 200, 404],
    ['/es/app.html', 200, 200],
    ['/nowhere', 304, 304],
    ['/', 200, 200],
    ['/landing', 200, 200],
    ['/classes', 200, 200],
    ['/assets/app-1.js', 200, 200],
  ])('makes of %s with %i a %i', (uri, before, after) => {
    expect(statusOf(uri, before)).toBe(after);
  });
});

describe('the security headers', () => {
  it('allow scripts, styles and requests only from the own origin, except for listed ones', () => {
    const headers = securityHeaders({
      connectOrigins: ['https://pool.example.org'],
      scriptHashes: ['sha256-abc='],
    });
    expect(headers['content-security-policy'].split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'sha256-abc='",
      "style-src 'self'",
      "font-src 'self' data:",
      "img-src 'self' blob: data:",
      "connect-src 'self' https://pool.example.org",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]);
  });

  it('require TLS for a year, and forbid frames and guessed types', () => {
    expect(securityHeaders({ connectOrigins: [] })).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });
});
