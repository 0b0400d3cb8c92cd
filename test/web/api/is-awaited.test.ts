import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { isAwaited } from '#web/src/api/is-awaited.ts';

describe('a query whose first response is awaited', () => {
  /** A query that is answered by hand, and what a page saw of it. */
  function observed() {
    const answers: { resolve: (data: string) => void; reject: (error: Error) => void }[] = [];
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
    const queryFn = (): Promise<string> =>
      new Promise((resolve, reject) => void answers.push({ resolve, reject }));
    const observe = () => {
      const observer = new QueryObserver(client, { queryKey: ['failures'], queryFn });
      const stop = observer.subscribe(() => undefined);
      return { stop, awaited: () => isAwaited(observer.getCurrentResult()) };
    };
    return { answers, observe };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('is awaited until it is answered', async () => {
    const { answers, observe } = observed();
    const { awaited, stop } = observe();
    expect(awaited()).toBe(true);
    answers[0]!.resolve('none');
    await settled();
    expect(awaited()).toBe(false);
    stop();
  });

  it('is not awaited again when a part of the page that shows the failure requests it once more', async () => {
    const { answers, observe } = observed();
    const page = observe();
    answers[0]!.reject(new Error('no answer'));
    await settled();
    expect(page.awaited()).toBe(false);
    const part = observe();
    expect(answers).toHaveLength(2);
    expect([page.awaited(), part.awaited()]).toEqual([false, false]);
    for (const { stop } of [page, part]) stop();
  });
});
