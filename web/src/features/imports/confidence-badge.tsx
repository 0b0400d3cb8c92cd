import type { Analysis } from '#shared/contracts/imports/plan.ts';
import { confidenceLevel, type ConfidenceLevel } from '../../ui/confidence.ts';
import { sharePercent } from '../../ui/numbers.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';

const badges: Record<ConfidenceLevel, { tone: Tone; text: string }> = {
  High: { tone: 'good', text: 'High Confidence' },
  Medium: { tone: 'fair', text: 'Medium Confidence' },
  Low: { tone: 'bad', text: 'Low Confidence - Please Review' },
};

/** How sure the mapping is, or that it is the one of the last such file. */
export function ImportConfidence({ confidence, origin }: Pick<Analysis, 'confidence' | 'origin'>) {
  if (origin === 'remembered') return <Tag tone="good">as last time</Tag>;
  const { tone, text } = badges[confidenceLevel(confidence)];
  return (
    <Tag tone={tone}>
      {text} · {sharePercent(confidence)}
    </Tag>
  );
}
