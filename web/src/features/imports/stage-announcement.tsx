import LiveRegion from '@cloudscape-design/components/live-region';
import * as messages from '#messages/imports';
import { detectionMessage } from './detection.ts';
import { needsPerson } from './needs-person.ts';
import { isSuccess, successOf } from './outcome.ts';
import type { ImportFlow } from './use-import-flow.ts';
import type { Message } from './message.ts';

type Shown = Pick<ImportFlow, 'stage' | 'view' | 'trouble'>;

const sentence = ({ header, content }: Message): string => `${header}. ${content}`;

/** Announces each new step to people who cannot see it. Progress bars announce themselves. */
function messageOf({ stage, view, trouble }: Shown): string {
  // The progress bar announces the progress within a step.
  if (trouble && view?.takingBack?.status === 'running') return trouble.message.header;
  if (trouble) return sentence(trouble.message);
  if (stage === 'analysing') return messages.analyzingYourCsvFormat;
  if (stage === 'reviewing' && view?.analysis) {
    const { analysis, kind } = view;
    return sentence(detectionMessage(analysis, needsPerson(kind, analysis, analysis.plan)));
  }
  return stage === 'over' && view && isSuccess(view) ? sentence(successOf(view)) : '';
}

export const StageAnnouncement = (shown: Shown) => <LiveRegion hidden>{messageOf(shown)}</LiveRegion>;
