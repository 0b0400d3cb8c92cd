import type { getRecording } from '#shared/contracts/activity/get-recording.ts';
import type { listActivity } from '#shared/contracts/activity/list-activity.ts';
import type { listFailures } from '#shared/contracts/activity/list-failures.ts';
import type { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import type { getImpact } from '#shared/contracts/dashboard/get-impact.ts';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import type { getRun } from '#shared/contracts/decisions/get-run.ts';
import type { getWhatIf } from '#shared/contracts/decisions/get-what-if.ts';
import type { listWaiting } from '#shared/contracts/decisions/list-waiting.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import type { getClass } from '#shared/contracts/schedule/get-class.ts';
import type { listBookings } from '#shared/contracts/schedule/list-bookings.ts';
import type { listChanges } from '#shared/contracts/schedule/list-changes.ts';
import type { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import type { listSuccessors } from '#shared/contracts/schedule/list-successors.ts';
import type { getSettings } from '#shared/contracts/settings/get-settings.ts';

/**
 * The API's recorded answers for the demo studio, with everything that its pages show. Lists of several pages are
 * joined into one.
 */
export interface Overview {
  /** The time of the recording, as an instant. */
  readonly now: string;
  readonly settings: OutputOf<typeof getSettings>;
  readonly dashboard: OutputOf<typeof getDashboard>;
  readonly impact: OutputOf<typeof getImpact>;
  readonly run: OutputOf<typeof getRun>;
  readonly waiting: OutputOf<typeof listWaiting>;
  /** The previous week, the week that begins today, and the next week. */
  readonly schedule: OutputOf<typeof listClasses>;
  readonly successors: OutputOf<typeof listSuccessors>;
  readonly activity: OutputOf<typeof listActivity>;
  readonly failures: OutputOf<typeof listFailures>;
}

type ById<Answer> = Readonly<Record<string, Answer>>;

/** The recorded answers for dialogs: all decisions, newest first, and the classes of the week that begins today. */
export interface RecordedDetails {
  readonly decisions: readonly DecisionView[];
  readonly queued: readonly string[];
  readonly executed: readonly string[];
  readonly classes: ById<OutputOf<typeof getClass>>;
  readonly bookings: ById<OutputOf<typeof listBookings>>;
  readonly changes: ById<OutputOf<typeof listChanges>>;
  readonly whatIf: ById<OutputOf<typeof getWhatIf>>;
  readonly recordings: ById<OutputOf<typeof getRecording>>;
}
