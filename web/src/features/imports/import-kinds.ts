import type { ImportKind } from '#shared/contracts/imports/fields.ts';

export type { ImportKind };

interface KindTexts {
  submit: string;
  tips: readonly string[];
}

const sharedTips = [
  'Your columns may have any name and order. You see what was understood and can correct it before anything is saved.',
  'The AI needs at least 1 data row. Extra columns are ignored.',
  'Date and time may stand in one column, as 01/12/2026 18:30.',
  'Files of up to 100 MB and 1,000,000 rows are fine. Save spreadsheets as CSV first.',
  'Every row is checked before the first one is saved. Rows with errors can be downloaded, with what is wrong.',
  'Uploading the same file again changes nothing, so you can repeat an upload without harm.',
];

/** What people are told about each kind of file. */
export const importKinds: Record<ImportKind, KindTexts> = {
  schedule: {
    submit: 'Upload Schedule',
    tips: [...sharedTips, 'A class is recognized by its name, start and room.'],
  },
  bookings: {
    submit: 'Upload Bookings',
    tips: [
      ...sharedTips,
      'Upload the class schedule first: bookings of unknown classes are skipped and counted.',
    ],
  },
};
