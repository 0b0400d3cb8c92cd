import { useCallback, useEffect, useReducer } from 'react';
import type { RecordingStep } from '#shared/contracts/activity/activity.ts';
import { commandOf, playback, stepShownMs, type Playback, type PlaybackCommand } from './playback.ts';

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, [role=menuitem]') !== null;

/** Plays a recording: steps advance automatically, or with keys pressed anywhere on the page. */
export function usePlayback(steps: readonly RecordingStep[], startPlaying: boolean) {
  const count = steps.length;
  const reduce = useCallback(
    (state: Playback, command: PlaybackCommand) => playback(state, command, count),
    [count],
  );
  const [state, send] = useReducer(reduce, { at: 0, playing: startPlaying && count > 1 });
  const shownMs = stepShownMs(steps[state.at] ?? { durationMs: 0 });
  useEffect(() => {
    if (!state.playing) return undefined;
    const timer = setTimeout(() => send({ type: 'tick' }), shownMs);
    return () => clearTimeout(timer);
  }, [state, shownMs]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const command = commandOf(event.key, count);
      if (!command || event.ctrlKey || event.metaKey || event.altKey) return;
      // If a button has the focus, the space key presses it instead.
      if (event.key === ' ' && isControl(event.target)) return;
      event.preventDefault();
      send(command);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [count]);
  return { ...state, send, shownMs };
}
