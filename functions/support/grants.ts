import { editor, type GrantsOf, reader, teamEditor, teamReader } from '#functions/_platform/grant.ts';

export const grants: GrantsOf<'support'> = {
  chat: { ...editor, model: true, people: 'address' },
  getTeamTicket: teamReader,
  getTicket: reader,
  listTeamTickets: teamReader,
  listTickets: reader,
  openTicket: { ...editor, people: 'address' },
  reply: editor,
  respond: teamEditor,
  updateTicket: teamEditor,
};
