import { editor, type GrantsOf, reader } from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'onboarding'> = {
  getProgress: reader,
  saveStep: editor,
};
