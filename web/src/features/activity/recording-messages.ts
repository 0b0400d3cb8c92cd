import * as messages from '#messages/activity';
import { channelNames } from '#shared/channels.ts';
import type { ActivityView, RecordingStep } from '#shared/contracts/activity/activity.ts';
import { instantIn } from '../../ui/dates.ts';

type Recorded = Pick<ActivityView, 'marketplace' | 'placesTo' | 'slotsChanged' | 'status' | 'source'>;

/** The kinds of changes that do not set places: answers to bookings, and cancelled classes. */
const setsNoPlaces: readonly ActivityView['source'][] = ['booking', 'called-off', 'reinstated', 'restored'];

/**
 * The steps of the places: 'Before 4 → set 5 → Wellhub shows 5'. Null for a recording that sets none. A number after
 * 'shows' was verified.
 */
export function placesCourse(activity: Recorded, steps: readonly RecordingStep[]): string[] | null {
  if (setsNoPlaces.includes(activity.source)) return null;
  const setting = steps.filter(
    ({ placesBefore, placesAfter }) => placesBefore !== null && placesAfter !== null,
  );
  const name = channelNames[activity.marketplace];
  const before = setting[0]?.placesBefore ?? activity.placesTo - activity.slotsChanged;
  const last = setting.at(-1)?.placesAfter ?? null;
  const isShown = activity.status === 'success';
  return [
    messages.beforePlaces(isShown && last === null ? activity.placesTo : before),
    last !== null
      ? messages.setPlaces(last)
      : isShown
        ? messages.nothingToSet
        : messages.notSetYet(activity.placesTo),
    isShown ? messages.nameShows(name, last ?? activity.placesTo) : messages.hasNotConfirmedIt(name),
  ];
}

const secondMs = 1000;
const minuteSeconds = 60;
const hourMinutes = 60;

/** A duration, such as '0.4 seconds', '12 seconds', '3 minutes' or '2 hours'. */
export function lasted(durationMs: number): string {
  const seconds = durationMs / secondMs;
  if (seconds < 10) return messages.fractionOfSeconds(Math.max(0.1, Math.round(seconds * 10) / 10));
  if (seconds < 2 * minuteSeconds) return messages.seconds(Math.round(seconds));
  const minutes = seconds / minuteSeconds;
  return minutes < 2 * hourMinutes
    ? messages.minutes(Math.round(minutes))
    : messages.hours(Math.round(minutes / hourMinutes));
}

/**
 * When a recording was made and how long it took, such as 'Nov 23, 2026, 06:05, in 0.4 seconds'; null if nothing was
 * recorded.
 */
export function whenMessage(steps: readonly RecordingStep[], timezone: string): string | null {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  const endMs = Date.parse(last.at) + last.durationMs;
  return messages.atAndLasted(instantIn(timezone, first.at), lasted(endMs - Date.parse(first.at)));
}

const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** An address for display: without its scheme, and without the host if it is this machine. */
export function shownUrl(url: string): string {
  if (!URL.canParse(url)) return url;
  const { hostname, host, pathname, search } = new URL(url);
  // Secrets were replaced by dots, which are percent-encoded in addresses.
  return `${localHosts.includes(hostname) ? '' : host}${pathname}${search}`.replaceAll('%E2%80%A2', '•');
}
