import { QueryClient, QueryObserver, type Query } from '@tanstack/react-query';
import { mayBeOld } from '#web/src/api/missed.ts';

const readAtMs = Date.UTC(2026, 10, 23, 12);

describe('data that was read before the live connection was open', () => {
  const client = new QueryClient();
  let stop: () => void;
  afterEach(() => {
    stop();
    client.clear();
  });

  /** A query that is shown and polled at an interval. */
  function shown(refetchInterval: number | false, isRead = true): Query {
    const queryKey = ['decisions'];
    if (isRead) client.setQueryData(queryKey, 'queued', { updatedAt: readAtMs });
    const observer = new QueryObserver(client, {
      queryKey,
      queryFn: () => Promise.resolve('queued'),
      refetchInterval: () => refetchInterval,
      enabled: false,
    });
    stop = observer.subscribe(() => undefined);
    return client.getQueryCache().find({ queryKey })!;
  }

  it('may be outdated after five seconds', () => {
    const query = shown(false);
    expect([300, 5000, 5001].map((afterMs) => mayBeOld(query, readAtMs + afterMs))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('may be outdated at once while it is polled often', () => {
    expect(mayBeOld(shown(4000), readAtMs)).toBe(true);
  });

  it('is not outdated merely because it is polled occasionally', () => {
    expect(mayBeOld(shown(60_000), readAtMs)).toBe(false);
  });

  it('is not outdated before it has been read', () => {
    expect(mayBeOld(shown(4000, false), readAtMs)).toBe(false);
  });
});
