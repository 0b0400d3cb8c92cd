import { commandOf, playback, stepShownMs } from '#web/src/features/activity/playback.ts';

describe('playback', () => {
  it('plays to the end and stops there', () => {
    const first = playback({ at: 0, playing: true }, { type: 'tick' }, 3);
    expect(first).toEqual({ at: 1, playing: true });
    expect(playback(first, { type: 'tick' }, 3)).toEqual({ at: 2, playing: false });
  });

  it('pauses, continues, and starts again from the end', () => {
    expect(playback({ at: 1, playing: true }, { type: 'toggle' }, 3)).toEqual({ at: 1, playing: false });
    expect(playback({ at: 1, playing: false }, { type: 'toggle' }, 3)).toEqual({ at: 1, playing: true });
    expect(playback({ at: 2, playing: false }, { type: 'toggle' }, 3)).toEqual({ at: 0, playing: true });
    expect(playback({ at: 0, playing: false }, { type: 'toggle' }, 1)).toEqual({ at: 0, playing: false });
  });

  it('moves between its steps on request, and pauses', () => {
    const state = { at: 1, playing: true };
    expect(playback(state, { type: 'next' }, 3)).toEqual({ at: 2, playing: false });
    expect(playback({ ...state, at: 2 }, { type: 'next' }, 3)).toEqual({ at: 2, playing: false });
    expect(playback(state, { type: 'previous' }, 3)).toEqual({ at: 0, playing: false });
    expect(playback({ ...state, at: 0 }, { type: 'previous' }, 3)).toEqual({ at: 0, playing: false });
    expect(playback(state, { type: 'go', at: 9 }, 3)).toEqual({ at: 2, playing: false });
  });

  it('obeys keys', () => {
    expect(commandOf(' ', 3)).toEqual({ type: 'toggle' });
    expect(commandOf('ArrowRight', 3)).toEqual({ type: 'next' });
    expect(commandOf('End', 3)).toEqual({ type: 'go', at: 2 });
    expect(commandOf('x', 3)).toBeNull();
  });

  it('shows a slow step longer, up to five seconds', () => {
    expect(stepShownMs({ durationMs: 0 })).toBe(2200);
    expect(stepShownMs({ durationMs: 1000 })).toBe(2700);
    expect(stepShownMs({ durationMs: 60_000 })).toBe(5000);
  });
});
