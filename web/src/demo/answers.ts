import * as messages from '#messages/demo';
import type { ActivityView } from '#shared/contracts/activity/activity.ts';
import type { ActivityFilter } from '#shared/contracts/activity/filter.ts';
import type { AnyOperation } from '#shared/contracts/operation.ts';
import type { Call } from '../api/client.ts';
import { ApiProblem } from '../api/problem.ts';
import { addDays } from '../ui/dates.ts';
import type { RecordedDetails, Overview } from './recorded.ts';

/** The message to a visitor who wants to change something, or to see something that was not recorded. */
export const demoRefusal = messages.thisIsADemoSignUp;

const thisWeekAlone = messages.inTheDemoYouCanOpen;

const refused = (message = demoRefusal): ApiProblem => new ApiProblem('forbidden', message, { status: 403 });

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

const dayIn = (timezone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(new Date(instant));

/** Whether Logs show a change under a filter, by the same rule as on the server. */
function isWanted(one: ActivityView, filter: ActivityFilter, timezone: string): boolean {
  const { platform, status, from, to, text = '' } = filter;
  const day = dayIn(timezone, one.createdAt);
  return (
    (platform === undefined || one.marketplace === platform) &&
    (status === undefined || one.status === status) &&
    (from === undefined || from <= day) &&
    (to === undefined || day <= to) &&
    plain(one.className).includes(plain(text))
  );
}

function scheduleOf({ schedule }: Overview, input: { from?: string; to?: string }): Overview['schedule'] {
  const { from = schedule.today } = input;
  const { to = addDays(from, 6) } = input;
  const isInside = ({ localDate }: { readonly localDate: string }) => from <= localDate && localDate <= to;
  return {
    ...schedule,
    from,
    to,
    classes: schedule.classes.filter(isInside),
    markedDays: schedule.markedDays.filter(isInside),
  };
}

function known<Answer>(answers: Readonly<Record<string, Answer>>, id: string): Answer {
  const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
  if (answer === undefined) throw refused(thisWeekAlone);
  return answer;
}

const decisionsOf = ({ decisions, queued, executed }: RecordedDetails, tab: string) => {
  if (tab === 'queued') return decisions.filter(({ decisionId }) => queued.includes(decisionId));
  return tab === 'executed' ? decisions.filter(({ decisionId }) => executed.includes(decisionId)) : decisions;
};

function decisionOf({ decisions }: RecordedDetails, id: string): RecordedDetails['decisions'][number] {
  const found = decisions.find(({ decisionId }) => decisionId === id);
  if (!found) throw refused();
  return found;
}

type Fields = Readonly<Record<string, string>>;
type Answers = Readonly<Record<string, (input: Fields, details: () => Promise<RecordedDetails>) => unknown>>;

/** The API's recorded answers, by operation. */
const answersFrom = (overview: Overview): Answers => ({
  'settings.getSettings': () => overview.settings,
  'dashboard.getDashboard': () => overview.dashboard,
  'dashboard.getImpact': () => overview.impact,
  'decisions.getRun': () => overview.run,
  'decisions.listWaiting': () => overview.waiting,
  'schedule.listClasses': (input) => scheduleOf(overview, input),
  'schedule.listSuccessors': () => overview.successors,
  'activity.listActivity': (filter) => {
    const { activity, timezone } = overview.activity;
    return { ...overview.activity, activity: activity.filter((one) => isWanted(one, filter, timezone)) };
  },
  'activity.listFailures': () => overview.failures,
  'decisions.listDecisions': async ({ tab = 'all' }, details) => ({
    decisions: decisionsOf(await details(), tab),
    cursor: null,
  }),
  'decisions.getDecision': async ({ decisionId = '' }, details) => decisionOf(await details(), decisionId),
  'decisions.wordDecision': () => ({ wording: null }),
  'decisions.getWhatIf': async ({ classId = '' }, details) => known((await details()).whatIf, classId),
  'schedule.getClass': async ({ classId = '' }, details) => known((await details()).classes, classId),
  'schedule.listBookings': async ({ classId = '' }, details) => known((await details()).bookings, classId),
  'schedule.listChanges': async ({ classId = '' }, details) => known((await details()).changes, classId),
  'activity.getRecording': async ({ adjustmentId = '' }, details) =>
    known((await details()).recordings, adjustmentId),
});

/** Returns recorded answers of the API. Everything else, above all every change, is refused. */
export function callRecorded(overview: Overview, details: () => Promise<RecordedDetails>): Call {
  const answers = answersFrom(overview);
  const answer = async (operation: AnyOperation, input: object): Promise<unknown> => {
    const recorded = Object.hasOwn(answers, operation.id) ? answers[operation.id] : undefined;
    if (!recorded) throw refused();
    return await recorded(input as Fields, details);
  };
  return answer as Call;
}
