import type { MarketplaceConnector } from '#functions/_domain/connections/connectors/connector.ts';
import { connectorFor } from '#functions/_domain/connections/connectors.ts';
import type { Simulator, SimulatorOptions } from '#infra/local/simulators/index.ts';
import { createFitpass } from '#infra/local/simulators/fitpass/index.ts';
import { createTotalPass } from '#infra/local/simulators/totalpass/index.ts';
import { createWellhub } from '#infra/local/simulators/wellhub/index.ts';
import { aClass, now } from './scene.ts';
import type { Credentials } from './scene.ts';

/** A connector with its simulator, and which of its requests read and set a class's places. */
export interface Case {
  name: string;
  connector: MarketplaceConnector;
  create: (options: SimulatorOptions) => Promise<Simulator>;
  credentials: Credentials;
  reading: { method: string; path: string };
  setting: { method: string; path: string };
}

export const cases: Case[] = [
  {
    name: 'wellhub',
    connector: await connectorFor('wellhub'),
    create: createWellhub,
    credentials: { username: '48213', password: 'wh-t0ken/+&"=1' },
    reading: { method: 'GET', path: '/slots/' },
    setting: { method: 'PATCH', path: '/slots/' },
  },
  {
    name: 'totalpass',
    connector: await connectorFor('totalpass'),
    create: createTotalPass,
    credentials: { username: 'place-c8f928a1-302c', password: 'partner-0c31a687-4056' },
    reading: { method: 'GET', path: '/partner/events/' },
    setting: { method: 'PUT', path: '/slot' },
  },
  {
    name: 'fitpass',
    connector: await connectorFor('fitpass'),
    create: createFitpass,
    credentials: { username: 'hola+studio@example.com', password: 'cláve <s3creta> & "más"' },
    reading: { method: 'GET', path: '/edit' },
    setting: { method: 'POST', path: '/calendars/schedules/' },
  },
];

/** The simulator of a case, with one studio and one class. */
export async function openCase({ create, credentials }: Case): Promise<Simulator> {
  const simulator = await create({ now });
  simulator.store.putStudio({ ...credentials, name: 'Estudio Roma' });
  simulator.store.putClasses(credentials.username, [aClass]);
  return simulator;
}
