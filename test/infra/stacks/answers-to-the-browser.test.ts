import { runInNewContext } from 'node:vm';
import { documentsFunctionCode, notFoundFunctionCode } from '#infra/constructs/documents-function.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import { documentOf } from '#web/documents.ts';

describe('the function that CloudFront runs on a request', () => {
  const answerTo = (uri: string): string => {
    const sandbox: { event: object; answer?: { uri: string } } = { event: { request: { uri } } };
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

  it.each(['/assets/app-1.js', '/config.json', '/icon.svg'])('leaves the file %s alone', (path) => {
    expect(answerTo(path)).toBe(path);
  });

  it('is no longer than the 10 kB CloudFront takes', () => {
    expect(Buffer.byteLength(documentsFunctionCode)).toBeLessThan(10_000);
  });
});

describe('the function that CloudFront runs on an answer', () => {
  const statusOf = (uri: string, statusCode: number): number => {
    const event = { request: { uri }, response: { statusCode } };
    const sandbox: { event: object; answer?: { statusCode: number } } = { event };
    runInNewContext(`${notFoundFunctionCode}; answer = handler(event)`, sandbox);
    return sandbox.answer!.statusCode;
  };

  it.each([
    ['/nowhere', 200, 404],
    ['/not-found.html', 200, 404],
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
  it('let scripts, styles and requests stay at home, but for what is named', () => {
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

  it('ask for TLS for a year, forbid frames and guessed types', () => {
    expect(securityHeaders({ connectOrigins: [] })).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });
});
