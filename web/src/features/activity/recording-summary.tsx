import Icon from '@cloudscape-design/components/icon';
import * as messages from '#messages/activity';
import type { ActivityView, RecordingStep } from '#shared/contracts/activity/activity.ts';
import { placesCourse, whenMessage } from './recording-messages.ts';

interface Props {
  activity: ActivityView;
  steps: readonly RecordingStep[];
  timezone: string;
}

/** Says in plain words what was done, when, and how long it took. */
export function RecordingSummary({ activity, steps, timezone }: Props) {
  const course = placesCourse(activity, steps);
  const when = whenMessage(steps, timezone);
  return (
    <section className="recording-summary" aria-label={messages.whatHappened}>
      {course && (
        <ol className="recording-course">
          {course.map((part, at) => (
            <li key={part}>
              {at > 0 && <Icon name="arrow-right" size="small" />}
              <strong>{part}</strong>
            </li>
          ))}
        </ol>
      )}
      {when && <p className="muted note-line">{when}</p>}
    </section>
  );
}
