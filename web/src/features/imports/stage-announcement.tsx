import LiveRegion from '@cloudscape-design/components/live-region';
import * as messages from '#messages/imports';
import { detectionMessage } from './detection.ts';
import { needsPerson } from './needs-person.ts';
import { successOf } from './outcome.ts';
import type { ImportFlow } from './use-import-flow.ts';
import type { Message } from './message.ts';

type Shown = Pick<ImportFlow, 'stage' | 'view' | 'trouble'>;

const sentence = ({ header, content }: Message): string => `${header}. ${content}`;

/** The announcement for people who do not see a step change. Progress bars speak for themselves. */
function messageOf({ stage, view, trouble }: Shown): string {
  // The progress within a stage is announced by its bar.
  if (trouble && view?.takingBack?.status === 'running') return trouble.message.header;
  if (trouble) return sentence(trouble.message);
  if (stage === 'analysing') return messages.analyzingYourCsvFormat;
  if (stage === 'reviewing' && view?.analysis) {
    const { analysis, kind } = view;
    return sentence(detectionMessage(analysis, needsPerson(kind, analysis, analysis.plan)));
  }
  return stage === 'over' && view?.status === 'completed' ? sentence(successOf(view)) : '';
}

export const StageAnnouncement = (shown: Shown) => <LiveRegion hidden>{messageOf(shown)}</LiveRegion>;
