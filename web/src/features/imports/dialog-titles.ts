import * as messages from '#messages/imports';

/** The names of the upload dialogs, which are needed before their code is loaded. */
export const dialogTitles = {
  schedule: messages.uploadClassSchedule,
  bookings: messages.uploadBookingData,
} as const;
