// Written by `npm run registry` from the files it names. Nobody edits it.

/** Functions that no HTTP request calls. The id is the bundle’s name and, with its first dot as a slash, the file’s. */
export const jobIds = [
  'decisions.expire.schedule',
  'decisions.optimize.worker',
  'decisions.start-optimizer.schedule',
  'imports.import.worker',
  'jobs.sweep-work.schedule',
  'live.broadcast.stream',
  'live.close.schedule',
  'live.connect.socket',
  'live.disconnect.socket',
  'marketplaces.push.worker',
  'marketplaces.reconcile.schedule',
  'marketplaces.relay.stream',
  'marketplaces.sweep.schedule',
  'marketplaces.sync.schedule',
  'reservations.start-mail-sync.schedule',
  'reservations.sync-mail.worker',
  'reservations.take.worker',
] as const;
export type JobId = (typeof jobIds)[number];
