import * as messages from '#messages/activity';
import type { ActivityView } from '#shared/contracts/activity/activity.ts';
import { channelNames } from '#shared/channels.ts';
import { byteOrderMark, writeCsv, type Cell } from '#shared/core/csv/write-csv.ts';
import { endOfChange } from '#shared/core/states/change-end.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { ownSentence } from '../../api/problem-messages.ts';
import { statusText } from './status-text.ts';
import { saidOf, saidText, sayingOf, sourceText } from './wording.ts';

const columns = [
  messages.decidedAt,
  messages.appliedAt,
  messages.endedAt,
  messages.platform,
  messages.classLabel,
  messages.classDate,
  messages.classTime,
  messages.placesChanged,
  messages.places,
  messages.source,
  messages.status,
  messages.details,
];

/** An instant in the studio's local time, in a form that spreadsheets sort and understand in every language. */
function wallTime(instant: string | null, timezone: string): Cell {
  if (instant === null) return null;
  const { date, time } = instantToLocal(instant, timezone);
  return `${date} ${time}`;
}

const rowOf = (activity: ActivityView, timezone: string, details: string): Cell[] => [
  wallTime(activity.createdAt, timezone),
  wallTime(activity.appliedAt, timezone),
  wallTime(endOfChange(activity), timezone),
  channelNames[activity.marketplace],
  activity.className,
  activity.classLocalDate,
  activity.classLocalTime,
  activity.slotsChanged,
  activity.placesTo,
  sourceText(activity),
  statusText[activity.status],
  details,
];

/** Translates each distinct sentence once, because most failed changes share a few. */
async function translatedSentences(sentences: readonly string[]): Promise<Map<string, string>> {
  const distinct = [...new Set(sentences)];
  const own = await Promise.all(distinct.map(ownSentence));
  return new Map(distinct.map((sentence, n) => [sentence, own[n] ?? sentence]));
}

/**
 * Writes changes as CSV in the reader's language, with the words that the screen shows. Texts are escaped so that
 * spreadsheets do not run them as formulas. Times are in the studio's local time.
 */
export async function activityCsv(activity: readonly ActivityView[], timezone: string): Promise<string> {
  const translated = await translatedSentences(activity.map(saidOf));
  const detailsOf = (one: ActivityView): string => {
    const said = saidOf(one);
    return sayingOf(one) ?? saidText(one, translated.get(said) ?? said);
  };
  return byteOrderMark + writeCsv([columns, ...activity.map((one) => rowOf(one, timezone, detailsOf(one)))]);
}
