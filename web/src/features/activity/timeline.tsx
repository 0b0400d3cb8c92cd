import * as messages from '#messages/activity';
import type { RecordingStep } from '#shared/contracts/activity/activity.ts';
import { instantIn } from '../../ui/dates.ts';
import { OwnSentence } from '../../ui/own-sentence.tsx';

interface Props {
  steps: readonly RecordingStep[];
  at: number;
  timezone: string;
  onGo: (at: number) => void;
}

const outcome = ({ status }: RecordingStep): 'good' | 'bad' =>
  status !== null && status < 400 ? 'good' : 'bad';

/** All steps in order; each button jumps to its step. */
export const Timeline = ({ steps, at, timezone, onGo }: Props) => (
  <nav className="timeline" aria-label={messages.steps}>
    <ol>
      {steps.map((step, index) => (
        <li key={`${index}-${step.label}`} data-outcome={outcome(step)} data-past={index <= at || undefined}>
          <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => onGo(index)}>
            <span className="timeline-label">
              <OwnSentence sentence={step.label} />
            </span>
            <span className="muted">
              {instantIn(timezone, step.at)} · {step.status ?? messages.noAnswerInText}
            </span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
