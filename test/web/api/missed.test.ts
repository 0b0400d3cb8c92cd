import { QueryClient, QueryObserver, type Query } from '@tanstack/react-query';
import { mayBeOld } from '#web/src/api/missed.ts';

const readAtMs = Date.UTC(2026, 10, 23, 12);

describe('what was read before the server could tell of changes', () => {
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

  it('may be old after a while', () => {
    const query = shown(false);
    expect([300, 5000, 5001].map((afterMs) => mayBeOld(query, readAtMs + afterMs))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('may be old at once where something is on its way', () => {
    expect(mayBeOld(shown(4000), readAtMs)).toBe(true);
  });

  it('is not old for being asked for now and then', () => {
    expect(mayBeOld(shown(60_000), readAtMs)).toBe(false);
  });

  it('is not old before it came', () => {
    expect(mayBeOld(shown(4000, false), readAtMs)).toBe(false);
  });
});
