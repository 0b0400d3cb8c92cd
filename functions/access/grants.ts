import { editor, type GrantsOf, reader } from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'access'> = {
  getSession: reader,
  noteSignIn: editor,
  'custom-message.pool': { table: [] },
};
