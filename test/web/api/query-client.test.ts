import { onlineManager } from '@tanstack/react-query';
import { ApiProblem } from '#web/src/api/problem.ts';
import { queryClient } from '#web/src/api/query-client.ts';
import { dismiss, notices } from '#web/src/ui/notices.ts';

const unreachable = new ApiProblem('network', 'The server could not be reached.');
const shown = () => notices.get().map(({ type, header, content }) => ({ type, header, content }));

describe('without a connection', () => {
  beforeEach(() => onlineManager.setOnline(false));
  afterEach(() => {
    onlineManager.setOnline(true);
    for (const { id } of notices.get()) dismiss(id);
    queryClient.clear();
  });

  it('shows at once that a change was not saved', async () => {
    const saving = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => Promise.reject(unreachable),
      meta: { failure: 'Failed to switch the rule' },
    });
    await expect(saving.execute(undefined)).rejects.toBe(unreachable);
    expect(shown()).toEqual([
      { type: 'error', header: 'Failed to switch the rule', content: 'The server could not be reached.' },
    ]);
  });

  it('shows that the displayed data could not be refreshed, until a refresh succeeds', async () => {
    const load = (queryFn: () => Promise<string>) =>
      queryClient.fetchQuery({
        queryKey: ['rules'],
        queryFn,
        staleTime: 0,
        retry: false,
        meta: { failure: 'Failed to load rules' },
      });
    await load(() => Promise.resolve('first'));
    await expect(load(() => Promise.reject(unreachable))).rejects.toBe(unreachable);
    expect(shown()).toMatchObject([{ header: 'Failed to load rules' }]);
    await expect(load(() => Promise.resolve('second'))).resolves.toBe('second');
    expect(shown()).toEqual([]);
  });
});
