import * as messages from '#messages/activity';
import type { RecordingStep } from '#shared/contracts/activity/activity.ts';
import { instantIn } from '../../ui/dates.ts';
import { OwnSentence } from '../../ui/own-sentence.tsx';
import { Tag } from '../../ui/tag.tsx';
import { readable } from './readable.ts';
import { shownUrl } from './recording-messages.ts';

interface Props {
  step: RecordingStep;
  number: number;
  total: number;
  timezone: string;
  /** Screen readers do not announce every step during playback. */
  quiet: boolean;
}

const isGood = (status: number | null): boolean => status !== null && status < 400;

const Places = ({ step }: { step: RecordingStep }) =>
  step.placesBefore === null && step.placesAfter === null ? null : (
    <div className="step-places">
      <div>
        <span className="muted">{messages.before}</span>
        <strong>{step.placesBefore ?? '–'}</strong>
      </div>
      <span className="step-arrow" aria-hidden="true">
        →
      </span>
      <div data-after>
        <span className="muted">{messages.after}</span>
        <strong>{step.placesAfter ?? '–'}</strong>
      </div>
      <span className="muted">{messages.placesOnTheMarketplace}</span>
    </div>
  );

const Excerpt = ({ title, text }: { title: string; text: string | null }) =>
  text === null ? null : (
    <div className="excerpt">
      <span className="muted">{title}</span>
      {/* A long excerpt scrolls, so it must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>{readable(text) || '(empty)'}</pre>
    </div>
  );

export function StepView({ step, number, total, timezone, quiet }: Props) {
  return (
    <section
      className="step"
      aria-live={quiet ? 'off' : 'polite'}
      aria-label={messages.stepOf(number, total)}
    >
      <div className="step-head">
        <h2>
          <OwnSentence sentence={step.label} />
        </h2>
        <span className="muted">
          {messages.atAndMs(instantIn(timezone, step.at), Math.round(step.durationMs))}
        </span>
      </div>
      <div className="step-line">
        <Tag>{step.method}</Tag>
        <code>{shownUrl(step.url)}</code>
        <Tag tone={isGood(step.status) ? 'good' : 'bad'}>{step.status ?? messages.noAnswer}</Tag>
      </div>
      {step.note && <p className="step-note">{step.note}</p>}
      <Places step={step} />
      <div className="excerpts">
        <Excerpt title={messages.request} text={step.requestBody} />
        <Excerpt title={messages.answer} text={step.answerExcerpt} />
      </div>
    </section>
  );
}
