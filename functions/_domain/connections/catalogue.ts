import {
  channelNames,
  isGuided,
  marketplaces,
  reportsLive,
  type Marketplace,
} from '#shared/contracts/channels.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import type { listCatalogue } from '#shared/contracts/integrations/list-catalogue.ts';
import type { OptimisationGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import type { ConnectionHealth, IntegrationView } from '#shared/contracts/integrations/integration.ts';
import { connectionStateOf, type ConnectionState } from '#shared/core/states/connection-state.ts';
import { closed, passageOf, stateOf, type BreakerState } from './breaker.ts';

type Entry = Pick<IntegrationView, 'description' | 'capability'>;

const entries: Record<Marketplace, Entry> = {
  fitpass: {
    description: 'Memberships for gyms and studios. Places are set through the partner portal.',
    capability: 'portal',
  },
  wellhub: {
    description: 'Corporate wellbeing, formerly Gympass. Places are set through its booking interface.',
    capability: 'push',
  },
  totalpass: {
    description: 'Corporate wellbeing in Brazil and Mexico. Places are set through its booking interface.',
    capability: 'push',
  },
  classpass: {
    description: 'Credits for classes everywhere. You set places in its partner dashboard; Cupo says which.',
    capability: 'guided',
  },
};

export interface Connected {
  readonly marketplace: Marketplace;
  readonly status: 'connected' | 'disconnected';
  readonly connectedAt: string;
  readonly revenuePerBookingMinor: number;
  readonly noShowPayPercent: number;
  readonly guidelines: OptimisationGuidelines;
}

const connectionOf = (connection: Connected) => ({
  status: connection.status,
  connectedAt: connection.connectedAt,
  revenuePerBookingMinor: connection.revenuePerBookingMinor,
  noShowPayPercent: connection.noShowPayPercent,
  guidelines: connection.guidelines,
});

/** The health of a marketplace. */
export interface Health extends BreakerState {
  readonly marketplace: Marketplace;
  readonly lastError?: string | undefined;
  readonly lastErrorAt?: string | undefined;
  readonly lastTest?: ConnectionHealth['lastTest'] | undefined;
  readonly lastReadAt?: string | undefined;
  readonly driftClasses?: number | undefined;
  readonly waitingClasses?: number | undefined;
}

function healthOf({ connectedAt }: Connected, health: Health | undefined, now: Date): ConnectionHealth {
  const { lastError: message, lastErrorAt: at, ...state }: Omit<Health, 'marketplace'> = health ?? closed;
  const passage = passageOf(state, connectedAt, now);
  return {
    breaker: stateOf(state, connectedAt, now),
    credentialsRefused: passage.kind === 'refused',
    retryAt: passage.kind === 'wait' ? passage.until.toISOString() : null,
    lastReadAt: state.lastReadAt ?? null,
    lastError: message !== undefined && at !== undefined && at >= connectedAt ? { at, message } : null,
    lastTest: state.lastTest && state.lastTest.at >= connectedAt ? state.lastTest : null,
    driftClasses: state.driftClasses ?? 0,
    waitingClasses: state.waitingClasses ?? 0,
  };
}

/** The health of a marketplace whose places are set by hand. It has no sign-in, so nothing can fail. */
const nothingWrong = {
  credentialsRefused: false,
  breaker: 'closed',
  lastError: null,
  driftClasses: 0,
} as const;

/** The health of a marketplace. Null if it is not connected or its places are set by hand. */
const answersOf = (connected: Connected | undefined, health: Health | undefined, now: Date) =>
  connected?.status === 'connected' && !isGuided(connected.marketplace)
    ? healthOf(connected, health, now)
    : null;

/** The state of a studio's connection to a marketplace. */
export const marketplaceState = (
  connected: Connected | undefined,
  health: Health | undefined,
  now: Date,
): ConnectionState =>
  connectionStateOf({
    connected: connected?.status === 'connected',
    ...(answersOf(connected, health, now) ?? nothingWrong),
  });

/** The state of a studio's own system, which the team connects and Cupo reads. */
export const systemState = (source: {
  readonly status: string;
  readonly approvalStatus: string;
  readonly lastError?: string | undefined;
}): ConnectionState =>
  connectionStateOf({
    ...nothingWrong,
    connected: source.approvalStatus === 'approved' && source.status === 'connected',
    lastError: source.lastError === undefined ? null : { message: source.lastError },
  });

/** A catalogue entry with the studio's connection to it. */
export const integrationOf = (
  integrationId: Marketplace,
  connected: Connected | undefined,
  health: Health | undefined,
  now: Date,
): IntegrationView => ({
  integrationId,
  name: channelNames[integrationId],
  ...entries[integrationId],
  reportsLive: reportsLive(integrationId),
  connection: connected ? connectionOf(connected) : null,
  state: marketplaceState(connected, health, now),
  health: answersOf(connected, health, now),
});

/** The complete catalogue, in a fixed order. */
export const catalogueWith = (
  connections: readonly Connected[],
  healths: readonly Health[],
  now: Date,
): IntegrationView[] =>
  marketplaces.map((id) =>
    integrationOf(
      id,
      connections.find(({ marketplace }) => marketplace === id),
      healths.find(({ marketplace }) => marketplace === id),
      now,
    ),
  );

type PublicEntry = OutputOf<typeof listCatalogue>['integrations'][number];

/** Studio systems that a schedule can come from. The team connects them on request. */
const studioSystems = [
  {
    integrationId: 'kenko',
    name: channelNames.kenko,
    description: 'Studio management. Its schedule and bookings become your classes here.',
  },
  {
    integrationId: 'custom-erp',
    name: 'Custom ERP',
    description: 'Any other studio system. Tell us which one, and we connect it with you.',
  },
] as const;

const catalogue: Omit<PublicEntry, 'logoUrl'>[] = [
  ...marketplaces.map((integrationId) => ({
    integrationId,
    name: channelNames[integrationId],
    type: 'marketplace' as const,
    description: entries[integrationId].description,
  })),
  ...studioSystems.map((system) => ({ ...system, type: 'erp' as const })),
];

/** Logos drawn for Cupo, because the marketplaces' terms do not clearly allow using theirs. The web app serves them. */
const monogramOf = (integrationId: string): string => `/monograms/${integrationId}.svg`;

/** The URLs of uploaded logos, by integration id. */
export type Logos = ReadonlyMap<string, string>;

/** The public catalogue, in order of priority. */
export const publicCatalogueWith = (logos: Logos): PublicEntry[] =>
  catalogue.map((entry) => ({
    ...entry,
    logoUrl: logos.get(entry.integrationId) ?? monogramOf(entry.integrationId),
  }));

/** The catalogue entries with these ids, in order of priority. */
export const entriesOf = (integrationIds: ReadonlySet<string>, logos: Logos): PublicEntry[] =>
  publicCatalogueWith(logos).filter(({ integrationId }) => integrationIds.has(integrationId));

/** Whether the catalogue contains this integration. */
export const isIntegration = (id: string): boolean =>
  catalogue.some(({ integrationId }) => integrationId === id);
