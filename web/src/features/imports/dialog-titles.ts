import * as messages from '#messages/imports';

/** The names of the upload dialogs, which are known before their code is there. */
export const dialogTitles = {
  schedule: messages.uploadClassSchedule,
  bookings: messages.uploadBookingData,
} as const;
