import type { RecordingStep } from '#shared/contracts/activity/activity.ts';
import { useMedia } from '../../ui/use-media.ts';
import { PlayerControls } from './player-controls.tsx';
import { StepView } from './step-view.tsx';
import { Timeline } from './timeline.tsx';
import { usePlayback } from './use-playback.ts';

interface Props {
  steps: readonly RecordingStep[];
  timezone: string;
}

/** Plays the steps one after the other. It starts automatically unless the device asks for reduced motion. */
export function Player({ steps, timezone }: Props) {
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const { at, playing, send, shownMs } = usePlayback(steps, !calm);
  const step = steps[at];
  if (!step) return null;
  return (
    <div className="player">
      <div className="player-stage">
        <StepView
          key={at}
          step={step}
          number={at + 1}
          total={steps.length}
          timezone={timezone}
          quiet={playing}
        />
        <PlayerControls at={at} total={steps.length} playing={playing} shownMs={shownMs} send={send} />
      </div>
      <Timeline steps={steps} at={at} timezone={timezone} onGo={(index) => send({ type: 'go', at: index })} />
    </div>
  );
}
