import { marketplaces } from '#shared/channels.ts';
import { studioSystem } from '#shared/contracts/integrations/source.ts';
import { studioPrefix } from './table/keys.ts';

/** The variable parts of a studio's partition names: months of classes, ids of imports and ids of tickets. */
export interface Register {
  readonly months: readonly string[];
  readonly importIds: readonly string[];
  readonly ticketIds: readonly string[];
}

const ofMonths = ['BOOKING', 'CHANGE', 'CLASS', 'DEMAND'];
const ofMarketplaces = ['BOOKING-REQUEST', 'CLASS-LISTING', 'LISTING', 'NAME-LINK'];
const single = [
  'ADJUSTMENT',
  'ALLOWANCE',
  'AUDIT',
  'BROWSER',
  'CLEARING',
  'COUNTERS',
  'DECISION',
  'DECISION-ADVICE',
  'DECISION-DUE',
  'FINISHED',
  'FORECAST',
  'IDEMPOTENCY-KEY',
  'IMPORT-DETAIL',
  'IMPORT-PLAN',
  'IMPORT-SLOT',
  'KNOWN-BROWSER',
  'MAIL',
  'MAIL-EVENT',
  'MAIL-LAYOUT',
  'MAIL-SENDER',
  'MAIL-TEXT',
  'MAILBOX',
  'MARK',
  'NOTIFICATION',
  'NOTIFICATION-UNSENT',
  'OUTBOX',
  'RECORDING',
  'RECURRENCE',
  'RULE',
  'RUN',
  'SAME-CLASS',
  'SUCCESSOR',
  'TOLD-BOOKING',
  'UNFINISHED',
];
/**
 * Partitions that are needed to find other partitions. They are emptied last, and the last of them shows that the
 * studio exists.
 */
const registers = ['DAY', 'IMPORT', 'TICKET', 'LIVE', 'STUDIO'];

/**
 * Every partition that may contain a studio's data, except secrets. They are ordered so that they can be emptied one by
 * one: after an interruption, the remaining ones can still be found.
 */
export const ownPartitions = (studioId: string, register: Register): string[] =>
  [
    ...register.months.flatMap((month) => ofMonths.map((what) => `${what}#${month}`)),
    ...register.importIds.map((importId) => `IMPORT-CHUNK#${importId}`),
    ...register.ticketIds.map((ticketId) => `TICKET-MESSAGE#${ticketId}`),
    ...ofMarketplaces.flatMap((what) => marketplaces.map((marketplace) => `${what}#${marketplace}`)),
    ...studioSystem.options.map((system) => `SYSTEM-CLASS#${system}`),
    ...single,
    ...registers,
  ].map((rest) => `${studioPrefix(studioId)}${rest}`);
