import { registry } from '#shared/contracts/registry.generated.ts';
import { firstRequests } from '#web/first-requests.ts';
import { documentOf } from '#web/documents.ts';
import { foundFor, pageModules } from '#web/routes.ts';

describe('documentOf', () => {
  it.each([
    ['/auth', 'auth.html'],
    ['/auth/', 'auth.html'],
    ['/', 'app.html'],
    ['/classes', 'app.html'],
    ['/logs/01KAHZ6M3Q0000000000000001/recording', 'app.html'],
    ['/classes/', 'app.html'],
    ['/landing', 'landing.html'],
    ['/landing/', 'landing.html'],
    ['/privacy-policy', 'privacy-policy.html'],
    ['/terms-of-service', 'terms-of-service.html'],
    ['/demo', 'app.html'],
    ['/demo/', 'app.html'],
    ['/demo/logs/01KAHZ6M3Q0000000000000001/recording', 'app.html'],
    ['/demo/nowhere', 'not-found.html'],
    ['/demonstration', 'not-found.html'],
    ['/authors', 'not-found.html'],
    ['/logs/1', 'not-found.html'],
    ['/logs/1/2/recording', 'not-found.html'],
    ['/classes/1', 'not-found.html'],
    ['/constructor', 'not-found.html'],
  ])('%s is answered by %s', (path, document) => {
    expect(documentOf(path)).toBe(document);
  });

  it.each(Object.keys(pageModules))('%s, a page of the app, is never unknown', (path) => {
    expect(documentOf(path.replaceAll(/:\w+/g, '01KAHZ6M3Q'))).toBe('app.html');
  });
});

describe('foundFor', () => {
  const routes = { '/logs': ['/a.js'], '/logs/:adjustmentId/recording': ['/a.js', '/b.js'] };

  it('finds the files of a page, with and without a final slash', () => {
    expect(foundFor(routes, '/logs')).toEqual(['/a.js']);
    expect(foundFor(routes, '/logs/')).toEqual(['/a.js']);
  });

  it('matches a variable segment, but no longer or shorter path', () => {
    expect(foundFor(routes, '/logs/123/recording')).toEqual(['/a.js', '/b.js']);
    expect(foundFor(routes, '/logs/123')).toEqual([]);
    expect(foundFor(routes, '/logs/1/recording/2')).toEqual([]);
  });

  it('finds no files for the root', () => {
    expect(foundFor(routes, '/')).toEqual([]);
  });
});

describe('the first requests of a page', () => {
  const { everyPage, behindTheGate, pages } = firstRequests();
  const reads = registry.filter(({ method, access }) => method === 'GET' && access !== 'public');

  it('are reads for the signed-in user, without parameters', () => {
    const addresses = [...everyPage, ...behindTheGate, ...Object.values(pages).flat()] as string[];
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !reads.some(({ path }) => path === address))).toEqual([]);
  });

  it('belong to pages', () => {
    expect(Object.keys(pages).filter((page) => !Object.hasOwn(pageModules, page))).toEqual([]);
  });
});
