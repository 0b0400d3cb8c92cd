import { jest } from '@jest/globals';
import { dismiss, notices, noticesMax, notify, successShownMs } from '../../../web/src/ui/notices.ts';

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
});
