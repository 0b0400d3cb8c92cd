import { changing, editor, type Grant, type GrantsOf, reader, reads } from '#functions/_platform/grant.ts';

/** A new time zone or currency holds the import permits while it is checked and stored. */
const regionEditor: Grant = { table: [...reads, ...changing, 'DeleteItem', 'ConditionCheckItem'] };

export const grants: GrantsOf<'settings'> = {
  getCalendar: reader,
  getSettings: reader,
  markDays: editor,
  getVisitValues: reader,
  saveVisitValues: editor,
  setAutomation: editor,
  updateAccount: regionEditor,
  setCalendarPlace: editor,
  setHoliday: editor,
  unmarkDays: editor,
  updateSettings: regionEditor,
};
