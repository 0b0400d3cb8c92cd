import type { ActivityView } from '#shared/contracts/activity/activity.ts';

/** Why an unsent change will never be sent. These are the texts stored with the change. */
export const supersededFor = {
  replaced: 'A newer change replaced it.',
  'too-late': 'Automatic changes of this class had ended.',
  'class-began': 'The class has begun.',
  'not-confirmed': 'It was not confirmed in time.',
} as const satisfies Partial<Record<NonNullable<ActivityView['says']>, string>>;

type Cause = keyof typeof supersededFor;

/** The code of a stored reason, so that screens can show it in their own language. */
export const causeOf = (message: string): Cause | undefined =>
  (Object.keys(supersededFor) as Cause[]).find((cause) => supersededFor[cause] === message);
