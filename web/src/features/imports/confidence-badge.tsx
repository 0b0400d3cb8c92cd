import * as messages from '#messages/imports-reading';
import type { Analysis } from '#shared/contracts/imports/plan.ts';
import { confidenceLevel, type ConfidenceLevel } from '../../ui/confidence.ts';
import { sharePercent } from '../../ui/numbers.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';

const badges: Record<ConfidenceLevel, { tone: Tone; text: string }> = {
  High: { tone: 'good', text: messages.highConfidence },
  Medium: { tone: 'fair', text: messages.mediumConfidence },
  Low: { tone: 'bad', text: messages.lowConfidencePleaseReview },
};

interface Props extends Pick<Analysis, 'confidence' | 'origin'> {
  /** The file is not fully understood while a question is still open. */
  needsPerson: boolean;
}

/** The confidence in the mapping, or a note that it was taken from the last similar file. */
export function ImportConfidence({ confidence, origin, needsPerson }: Props) {
  if (needsPerson && confidenceLevel(confidence) !== 'Low')
    return <Tag tone="bad">{messages.needsYourInput}</Tag>;
  if (origin === 'remembered') return <Tag tone="good">{messages.asLastTime}</Tag>;
  const { tone, text } = badges[confidenceLevel(confidence)];
  return (
    <Tag tone={tone}>
      {text} · {sharePercent(confidence)}
    </Tag>
  );
}
