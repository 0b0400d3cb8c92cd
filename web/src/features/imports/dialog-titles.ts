/** The names of the upload dialogs, which are known before their code is there. */
export const dialogTitles = {
  schedule: 'Upload Class Schedule',
  bookings: 'Upload Booking Data',
} as const;
