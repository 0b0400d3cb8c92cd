import { editor, type GrantsOf, reader } from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'settings'> = {
  getSettings: reader,
  getVisitValues: reader,
  saveVisitValues: editor,
  setAutomation: editor,
  updateAccount: editor,
  updateSettings: editor,
};
