import type { ActivityView } from '#shared/contracts/activity/activity.ts';

/** Why a change that was not sent yet never will be, as its row says it. */
export const supersededFor = {
  replaced: 'A newer change replaced it.',
  'class-began': 'The class has begun.',
  'not-confirmed': 'It was not confirmed in time.',
} as const satisfies Partial<Record<NonNullable<ActivityView['says']>, string>>;

type Cause = keyof typeof supersededFor;

/** Which of these a stored sentence is, so that screens can word it in their own language. */
export const causeOf = (message: string): Cause | undefined =>
  (Object.keys(supersededFor) as Cause[]).find((cause) => supersededFor[cause] === message);
