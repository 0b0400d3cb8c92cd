import {
  changing,
  editor,
  type Grant,
  type GrantsOf,
  reader,
  reads,
  teamEditor,
  teamReader,
} from '#functions/_platform/grant.ts';

const mapper: Grant = { table: [...reads, ...changing, 'DeleteItem'] };

export const grants: GrantsOf<'integrations'> = {
  approveRequest: teamEditor,
  cancelRequest: { ...mapper, credentials: { remove: ['system'] } },
  chooseSource: editor,
  clearMapping: mapper,
  connectMarketplace: {
    table: [...editor.table, 'BatchGetItem'],
    credentials: { seal: ['credentials'] },
    settings: ['WELLHUB_BASE_URL', 'TOTALPASS_BASE_URL', 'FITPASS_BASE_URL'],
  },
  disconnectMarketplace: { ...editor, credentials: { remove: ['credentials'] } },
  disconnectSystem: { ...editor, credentials: { remove: ['system'] } },
  listCatalogue: { table: ['Query'] },
  listIntegrations: reader,
  listMapping: reader,
  listRequests: teamReader,
  listSigns: reader,
  listSources: reader,
  readMapping: { table: ['GetItem', ...changing], sendsTo: ['pushes'] },
  rejectRequest: { ...teamEditor, credentials: { remove: ['system'] } },
  requestSystem: { ...editor, credentials: { seal: ['system'] } },
  revealCredentials: { ...teamEditor, credentials: { open: ['system'] } },
  revealWebhook: {
    people: 'address',
    ...editor,
    credentials: { open: ['webhook'], seal: ['webhook'] },
    settings: ['WEB_ORIGIN'],
  },
  setMapping: mapper,
  testConnection: { table: [...reads, ...changing], sendsTo: ['pushes'] },
  updateTerms: editor,
};
