import * as messages from '#messages/imports';
import type { ImportKind } from '#shared/contracts/imports/fields.ts';

export type { ImportKind };

interface KindTexts {
  submit: string;
  tips: readonly string[];
}

const sharedTips = [
  messages.yourColumnsMayHaveAnyName,
  messages.theAiNeedsAtLeast1,
  messages.dateAndTimeMayStandIn,
  messages.filesOfUpTo100Mb,
  messages.everyRowIsCheckedBeforeThe,
  messages.uploadingTheSameFileAgainChanges,
];

/** The texts of each kind of file. */
export const importKinds: Record<ImportKind, KindTexts> = {
  schedule: {
    submit: messages.uploadSchedule,
    tips: [...sharedTips, messages.aClassIsRecognizedByIts],
  },
  bookings: {
    submit: messages.uploadBookings,
    tips: [...sharedTips, messages.uploadTheClassScheduleFirstBookings],
  },
};
