import {
  dismiss,
  endErrorsOf,
  endErrorsOfPage,
  holdNotices,
  notices,
  noticesMax,
  notify,
  releaseNotices,
  successShownMs,
} from '#web/src/ui/notices.ts';

beforeEach(() => {
  jest.useFakeTimers();
  notices.set([]);
});
afterEach(() => jest.useRealTimers());

const shown = () => notices.get().map(({ type, content }) => `${type}: ${content as string}`);

describe('notices', () => {
  it('replace what has the same id in its place', () => {
    notify({ id: 'run', type: 'in-progress', content: 'Running' });
    notify({ type: 'info', content: 'Other' });
    notify({ id: 'run', type: 'error', content: 'Failed' });
    expect(shown()).toEqual(['info: Other', 'error: Failed']);
  });

  it('leave by themselves only when they are successes', () => {
    notify({ type: 'success', content: 'Saved' });
    notify({ type: 'error', content: 'Failed' });
    jest.advanceTimersByTime(successShownMs - 1);
    expect(shown()).toEqual(['error: Failed', 'success: Saved']);
    jest.advanceTimersByTime(1);
    expect(shown()).toEqual(['error: Failed']);
  });

  it('stay when a success became something else, or offers a button', () => {
    notify({ id: 'a', type: 'success', content: 'Saved' });
    notify({ id: 'a', type: 'error', content: 'Failed after all' });
    notify({ type: 'success', content: 'Imported', action: { text: 'View', onClick: () => undefined } });
    jest.advanceTimersByTime(successShownMs * 2);
    expect(shown()).toEqual(['success: Imported', 'error: Failed after all']);
  });

  it('are no more than a few, the newest first', () => {
    for (let count = 1; count <= noticesMax + 2; count += 1) notify({ type: 'info', content: count });
    expect(shown()[0]).toBe(`info: ${noticesMax + 2}`);
    expect(shown()).toHaveLength(noticesMax);
  });

  it('are closed by their id', () => {
    const id = notify({ type: 'error', content: 'Failed' });
    dismiss(id);
    expect(shown()).toEqual([]);
  });

  it('say the same once, with how often it was said', () => {
    for (let count = 0; count < 3; count += 1)
      notify({ type: 'error', header: 'Failed', content: 'Offline' });
    notify({ type: 'error', header: 'Failed', content: 'Busy' });
    expect(notices.get().map(({ content, times }) => [content, times])).toEqual([
      ['Busy', undefined],
      ['Offline', 3],
    ]);
  });

  it('of a step end when it succeeds, and no others', () => {
    notify({ type: 'error', content: 'Not saved', step: 'save' });
    notify({ type: 'error', content: 'Not sent', step: 'send' });
    endErrorsOf('save');
    endErrorsOf(undefined);
    expect(shown()).toEqual(['error: Not sent']);
  });

  it('of a page end with it, and one for the next page ends with that', () => {
    notify({ type: 'error', content: 'Here' });
    notify({ type: 'error', content: 'Access denied', forNextPage: true });
    notify({ type: 'in-progress', content: 'Importing' });
    endErrorsOfPage();
    expect(shown()).toEqual(['in-progress: Importing', 'error: Access denied']);
    endErrorsOfPage();
    expect(shown()).toEqual(['in-progress: Importing']);
  });

  it('wait while somebody reads them', () => {
    notify({ type: 'success', content: 'Saved' });
    holdNotices();
    jest.advanceTimersByTime(successShownMs * 2);
    expect(shown()).toEqual(['success: Saved']);
    releaseNotices();
    jest.advanceTimersByTime(successShownMs);
    expect(shown()).toEqual([]);
  });
});
