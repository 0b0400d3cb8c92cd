import { editor, type GrantsOf, reader } from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'settings'> = {
  getCalendar: reader,
  getSettings: reader,
  markDays: editor,
  getVisitValues: reader,
  saveVisitValues: editor,
  setAutomation: editor,
  updateAccount: editor,
  setCalendarPlace: editor,
  setHoliday: editor,
  unmarkDays: editor,
  updateSettings: editor,
};
