import type {
  ClassToPush,
  ConnectorSession,
  Listing,
  MarketplaceConnector,
} from '#functions/_domain/connections/connectors/connector.ts';
import { MarketplaceError } from '#functions/_domain/connections/connectors/marketplace-error.ts';
import { openSession } from '#functions/_domain/connections/connectors/session.ts';
import type { ClassInput, Simulator } from '#infra/local/simulators/index.ts';
import { loopbackHttp } from '#test/builders/loopback-http.ts';

export const now = () => new Date('2026-10-12T18:00:00.000Z');

/** Wednesday 14 October 2026, 07:00 in Mexico City. */
export const aClass: ClassInput = {
  reference: 'spin-0700',
  name: 'Spinning Matutino',
  localDate: '2026-10-14',
  localTime: '07:00',
  timezone: 'America/Mexico_City',
  startsAt: '2026-10-14T13:00:00.000Z',
  room: 'Sala 1',
  durationMinutes: 50,
  instructor: 'Ana Pérez',
  slots: 6,
  booked: 2,
};

export function toPush(listed: ClassInput = aClass): ClassToPush {
  const { name, startsAt, timezone, localDate, localTime, room } = listed;
  return { className: name, startsAt, timezone, localDate, localTime, room, totalCapacity: 20 };
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export function sessionWith(
  simulator: Simulator,
  credentials: Credentials,
  timeoutMs = 10_000,
): ConnectorSession {
  return openSession({ http: loopbackHttp(), baseUrl: simulator.url, credentials, timeoutMs, now });
}

export async function listingOf(
  connector: MarketplaceConnector,
  session: ConnectorSession,
  cls: ClassToPush = toPush(),
): Promise<Listing> {
  const listing = await connector.findListing(session, cls);
  if (listing === undefined) throw new Error('the class is not listed');
  return listing;
}

export async function errorOf(work: Promise<unknown>): Promise<MarketplaceError> {
  const error: unknown = await work.then(
    () => new Error('no error came'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof MarketplaceError) return error;
  throw error;
}
