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
  it('replace a notice with the same id at the same position', () => {
    notify({ id: 'run', type: 'in-progress', content: 'Running' });
    notify({ type: 'info', content: 'Other' });
    notify({ id: 'run', type: 'error', content: 'Failed' });
    expect(shown()).toEqual(['info: Other', 'error: Failed']);
  });

  it('disappear automatically only if they report a success', () => {
    notify({ type: 'success', content: 'Saved' });
    notify({ type: 'error', content: 'Failed' });
    jest.advanceTimersByTime(successShownMs - 1);
    expect(shown()).toEqual(['error: Failed', 'success: Saved']);
    jest.advanceTimersByTime(1);
    expect(shown()).toEqual(['error: Failed']);
  });

  it('stay if a success became an error or offers a button', () => {
    notify({ id: 'a', type: 'success', content: 'Saved' });
    notify({ id: 'a', type: 'error', content: 'Failed after all' });
    notify({ type: 'success', content: 'Imported', action: { text: 'View', onClick: () => undefined } });
    jest.advanceTimersByTime(successShownMs * 2);
    expect(shown()).toEqual(['success: Imported', 'error: Failed after all']);
  });

  it('are limited in number, with the newest first', () => {
    for (let count = 1; count <= noticesMax + 2; count += 1) notify({ type: 'info', content: count });
    expect(shown()[0]).toBe(`info: ${noticesMax + 2}`);
    expect(shown()).toHaveLength(noticesMax);
  });

  it('are closed by their id', () => {
    const id = notify({ type: 'error', content: 'Failed' });
    dismiss(id);
    expect(shown()).toEqual([]);
  });

  it('show a repeated message once, with its count', () => {
    for (let count = 0; count < 3; count += 1)
      notify({ type: 'error', header: 'Failed', content: 'Offline' });
    notify({ type: 'error', header: 'Failed', content: 'Busy' });
    expect(notices.get().map(({ content, times }) => [content, times])).toEqual([
      ['Busy', undefined],
      ['Offline', 3],
    ]);
  });

  it('of a step disappear when that step succeeds', () => {
    notify({ type: 'error', content: 'Not saved', step: 'save' });
    notify({ type: 'error', content: 'Not sent', step: 'send' });
    endErrorsOf('save');
    endErrorsOf(undefined);
    expect(shown()).toEqual(['error: Not sent']);
  });

  it('about errors disappear with their page; a notice for the next page stays until that page is left', () => {
    notify({ type: 'error', content: 'Here' });
    notify({ type: 'error', content: 'Access denied', forNextPage: true });
    notify({ type: 'in-progress', content: 'Importing' });
    endErrorsOfPage();
    expect(shown()).toEqual(['in-progress: Importing', 'error: Access denied']);
    endErrorsOfPage();
    expect(shown()).toEqual(['in-progress: Importing']);
  });

  it('stay while someone is reading them', () => {
    notify({ type: 'success', content: 'Saved' });
    holdNotices();
    jest.advanceTimersByTime(successShownMs * 2);
    expect(shown()).toEqual(['success: Saved']);
    releaseNotices();
    jest.advanceTimersByTime(successShownMs);
    expect(shown()).toEqual([]);
  });
});
