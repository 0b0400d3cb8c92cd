import * as messages from '#messages/admin';
import { studioId } from '#shared/contracts/values.ts';
import { isLocalDate } from '../../ui/dates.ts';

/** The values of the dialog's fields. `until` is a calendar day, the last day of access. */
export interface AccessDraft {
  readonly studioId: string;
  readonly until: string;
  readonly reason: string;
}

export const reasonCharactersMax = 500;

export type AccessErrors = Partial<Record<keyof AccessDraft, string>>;

/** The errors in a draft, by field. `today` is the calendar day in UTC. */
export function accessErrorsOf(draft: AccessDraft, today: string): AccessErrors {
  const reason = draft.reason.trim();
  const whole = studioId.safeParse(draft.studioId.trim()).success;
  return {
    ...(!whole && { studioId: messages.enterAStudioIdSuchAs }),
    ...(!isLocalDate(draft.until) && { until: messages.chooseADay }),
    ...(isLocalDate(draft.until) && draft.until < today && { until: messages.chooseTodayOrALaterDay }),
    ...(reason === '' && { reason: messages.sayWhyItGoesToThe }),
    ...(reason.length > reasonCharactersMax && {
      reason: messages.pleaseUseAtMostCharacters(reasonCharactersMax),
    }),
  };
}

/** The draft in the form that the server expects: access ends with the last second of the chosen day, in UTC. */
export const toGrant = ({ studioId: id, until, reason }: AccessDraft) => ({
  studioId: id.trim().toLowerCase(),
  until: `${until}T23:59:59Z`,
  reason: reason.trim(),
});

/** The calendar day of an instant, in UTC. */
export const utcDay = (instant: Date): string => instant.toISOString().slice(0, 10);
