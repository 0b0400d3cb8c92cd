import Button from '@cloudscape-design/components/button';
import type { CSSProperties } from 'react';
import * as messages from '#messages/activity';
import type { PlaybackCommand } from './playback.ts';

interface Props {
  at: number;
  total: number;
  playing: boolean;
  shownMs: number;
  send: (command: PlaybackCommand) => void;
}

type BarStyle = CSSProperties & { '--shown': string; '--from': number; '--to': number };

export function PlayerControls({ at, total, playing, shownMs, send }: Props) {
  const style: BarStyle = { '--shown': `${shownMs}ms`, '--from': at / total, '--to': (at + 1) / total };
  return (
    <section className="player-controls" aria-label={messages.playback}>
      <div className="player-progress" data-playing={playing || undefined} style={style}>
        <span key={`${at}-${playing}`} />
      </div>
      <div className="player-buttons">
        <Button
          iconName="angle-left"
          ariaLabel={messages.previousStep}
          disabled={at === 0}
          onClick={() => send({ type: 'previous' })}
        />
        <Button
          variant="primary"
          disabled={total === 1}
          iconName={playing ? 'pause' : 'play'}
          onClick={() => send({ type: 'toggle' })}
        >
          {playing ? messages.pause : messages.play}
        </Button>
        <Button
          iconName="angle-right"
          ariaLabel={messages.nextStep}
          disabled={at === total - 1}
          onClick={() => send({ type: 'next' })}
        />
        <span className="muted player-count">{messages.stepOf(at + 1, total)}</span>
        <span className="muted player-keys">{messages.spacePlaysAndPausesArrowKeys}</span>
      </div>
    </section>
  );
}
