import { editor, type GrantsOf, reader } from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'settings'> = {
  getSettings: reader,
  setAutomation: editor,
  updateAccount: editor,
  updateSettings: editor,
};
