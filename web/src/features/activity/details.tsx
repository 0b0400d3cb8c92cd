import type { ActivityView } from '#shared/contracts/activity/activity.ts';
import { OwnSentence } from '../../ui/own-sentence.tsx';
import { saidOf, saidText, sayingOf } from './wording.ts';

/** The text next to the status of a change. */
export const Details = ({ activity }: { activity: ActivityView }) =>
  sayingOf(activity) ?? <OwnSentence sentence={saidOf(activity)} within={(own) => saidText(activity, own)} />;
