import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { receiveEvent } from '#shared/contracts/billing/receive-event.ts';
import { finishGmail } from '#shared/contracts/reservations/finish-gmail.ts';
import { place } from './assembly/names.ts';
import { createClient } from './client.ts';
import { createGateway, liveRoute, type Gateway, type GatewayOptions } from './gateway/gateway.ts';
import { createVerifyJwt } from './gateway/jwt.ts';
import { accompanied, type Companion } from './runtime/companion.ts';
import { type ConnectedSource, connectSources } from './runtime/connect-sources.ts';
import { environmentOf } from './runtime/environment.ts';
import { createEventBus } from './runtime/event-bus.ts';
import { assertFresh } from './runtime/freshness.ts';
import { takeHandover } from './runtime/handover.ts';
import { createLambdas, type Lambdas } from './runtime/lambdas.ts';
import { createPeople } from './runtime/people.ts';
import { assertSafe } from './runtime/safety.ts';
import { createScheduler } from './runtime/scheduler.ts';
import { settle } from './runtime/settle.ts';
import type { Deliveries } from './simulators/_shared/deliveries.ts';
import { startSurroundings, type LocalOptions, type Surroundings } from './surroundings.ts';

export type { LocalOptions } from './surroundings.ts';

export type Local = Awaited<ReturnType<typeof createLocal>>;

/** Starts a twin of the whole product on this machine from the synthesized app. Each call creates a separate twin. */
export async function createLocal(options: LocalOptions = {}) {
  const root = options.root ?? process.cwd();
  assertSafe(process.env);
  if (!options.justBuilt) assertFresh(root);
  const found = isFixed(options) ? undefined : await takeHandover();
  const surroundings = await startSurroundings(root, options, found);
  const running = await startRunning(root, options, surroundings);
  if (options.schedules) running.scheduler.start();
  return { ...handlesOf(surroundings, running), close: () => close(surroundings, running) };
}

/** Whether ports, a folder or an external account are given; then the twin takes over no threads from another twin. */
const isFixed = ({ port, simulatorPorts, mailboxPort, dir, outside, webDir }: LocalOptions): boolean =>
  [port, simulatorPorts, mailboxPort, dir, outside, webDir].some((given) => given !== undefined);

type Running = Awaited<ReturnType<typeof startRunning>>;

async function startRunning(root: string, options: LocalOptions, surroundings: Surroundings) {
  const { assembly, access, clock, metering, services, simulators } = surroundings;
  const lambdas = startLambdas(surroundings, options);
  const companion = startCompanion(surroundings, options);
  const invoke = accompanied(companion, lambdas);
  const webDir = options.webDir ?? join(root, 'dist/web');
  const gateway: Gateway = await startGateway(surroundings, invoke, {
    port: surroundings.found?.portOf('gateway') ?? options.port ?? 0,
    webDir,
    ...(options.pagesBuilt ? { pagesBuilt: options.pagesBuilt } : {}),
  });
  Object.assign(surroundings.pages, { origin: gateway.origin, managementUrl: gateway.managementUrl });
  const { deliveries } = simulators.stripe;
  deliveries.sendTo(`${gateway.origin}${receiveEvent.path}`);
  simulators.google.redirectUris.add(`${gateway.origin}${finishGmail.path}`);
  const events: ConnectedSource = {
    name: "Stripe's events",
    busy: () => deliveries.busy(),
    drain: () => deliveries.drain(),
    stop: () => deliveries.stop(),
  };
  services.userPool.invokeTriggersBy((arn, event) => invoke(nameOf(assembly, arn), event));
  const bus = createEventBus({ assembly, access, services });
  services.mail.reportTo(bus.put);
  const sources = [
    bus.source,
    ...connectSources({ assembly, access, services, invoke, onBatch: metering.onBatch }),
    events,
    ...Object.entries(simulators.tellers).map(([name, { deliveries }]) => webhooksOf(name, deliveries)),
    ...(companion ? [companion] : []),
  ];
  const scheduler = createScheduler({ schedules: assembly.schedules, invoke, now: clock.now });
  return { lambdas, invoke, gateway, sources, scheduler };
}

const nameOf = ({ functions }: Surroundings['assembly'], arn: string): string => {
  const found = functions.find((one) => one.arn === arn);
  if (!found) throw new Error(`No function ${arn} in this app`);
  return found.name;
};

const webhooksOf = (name: string, deliveries: Deliveries): ConnectedSource => ({
  name: `${name}'s webhooks`,
  busy: () => deliveries.busy(),
  drain: () => deliveries.drain(),
  stop: () => deliveries.stop(),
});

const handlesOf = (
  { assembly, access, clock, metering, logs, messages, services, stacks, simulators }: Surroundings,
  { lambdas, invoke, gateway, sources, scheduler }: Running,
) => ({
  url: gateway.origin,
  assembly,
  simulators,
  /** The e-mails that the user pool sent. */
  messages,
  /** The access key to which the emulators grant all rights, and the emulators' addresses. */
  ownKey: access.ownKey,
  /** The access key of an operator, with the rights of the stacks' operator policies. */
  operatorKey: access.operatorKey,
  endpoints: { ...services.endpoints, CLOUDFORMATION: stacks.url },
  /** The usage of each function, as AWS would bill it. */
  metering,
  table: services.table,
  userPool: services.userPool,
  queues: services.queues,
  objects: services.objects,
  keys: services.keys,
  parameters: services.parameters,
  mail: services.mail,
  call: createClient(gateway.origin),
  ...createPeople(services.userPool, firstOf(assembly.userPools), clock.now),
  invoke,
  runSchedule: scheduler.run,
  crash: lambdas.crash,
  heapsOf: lambdas.heapsOf,
  threads: lambdas.threads,
  reloadFunctions: lambdas.reload,
  reloadPages: gateway.reload,
  liveConnections: gateway.connections,
  loseLiveConnection: gateway.loseConnection,
  settle: () => settle(sources, lambdas),
  now: clock.now,
  /** Moves the clock forward. Everything due by then, such as a delayed message or an expired item, happens now. */
  advance: async (ms: number) => {
    clock.advance(ms);
    simulators.tick();
    await services.table.sweepExpired();
  },
  logs: (functionName?: string) => logs.lines(functionName),
});

async function close(
  surroundings: Surroundings,
  { lambdas, gateway, sources, scheduler }: Running,
): Promise<void> {
  const { services, stacks, simulators, logs, temporaryDir, found } = surroundings;
  scheduler.stop();
  await gateway.close();
  await lambdas.close();
  await Promise.all(sources.map((one) => one.stop()));
  await Promise.all([services.close(), stacks.close(), simulators.close(), logs.close()]);
  found?.giveBack();
  if (temporaryDir !== undefined) rmSync(temporaryDir, { recursive: true, force: true });
}

function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('The app declares no table or no user pool');
  return first;
}

const startCompanion = (
  { assembly, access, clock, dir, services, simulators }: Surroundings,
  { companion }: LocalOptions,
): Companion | undefined =>
  companion?.({
    dir,
    now: clock.now,
    tableName: firstOf(assembly.tables).name,
    table: services.table,
    ownKey: access.ownKey,
    simulators,
  });

const startLambdas = (
  {
    assembly,
    access,
    clock,
    metering,
    services,
    localValue,
    logs,
    secondFactorWaivedFor,
    found,
  }: Surroundings,
  { idle }: LocalOptions,
): Lambdas =>
  createLambdas({
    ...(idle ? { idle } : {}),
    ...(found ? { found } : {}),
    functions: assembly.functions,
    clock,
    onLog: (functionName, text) => {
      metering.onLog(functionName, text);
      logs.write(functionName, text);
    },
    onUsage: metering.onUsage,
    environmentOf: (target) =>
      environmentOf(target, {
        key: access.keyOf(target),
        endpoints: services.endpoints,
        localValue,
        ...(secondFactorWaivedFor === undefined ? {} : { secondFactorWaivedFor }),
      }),
  });

function startGateway(
  { assembly, access, clock, services }: Surroundings,
  invoke: Lambdas['invoke'],
  pages: Pick<GatewayOptions, 'port' | 'webDir' | 'pagesBuilt'>,
): Promise<Gateway> {
  const pool = firstOf(assembly.userPools);
  const [webSocketApi] = assembly.webSocketApis;
  const logosBucket =
    assembly.functions.find(({ environment }) => environment['LOGOS_BUCKET'])?.environment['LOGOS_BUCKET'] ??
    '';
  return createGateway({
    ...pages,
    uploadsOrigin: services.endpoints.S3,
    logoAt: (key) => services.objects.find(logosBucket, key),
    httpRoutes: assembly.httpRoutes,
    edge: assembly.edge,
    originHeadersOf: (path) =>
      Object.fromEntries(
        Object.entries(assembly.edge.originHeadersOf(path)).map(([name, value]) => [
          name,
          services.deployed(value),
        ]),
      ),
    ...(webSocketApi ? { webSocketApi } : {}),
    invoke,
    verifyJwt: createVerifyJwt(() => services.userPool.jwks(pool.id), clock.now),
    userPool: services.userPool.handle,
    configFor: (origin) => ({
      region: place.region,
      userPoolId: pool.id,
      userPoolClientId: pool.clients[0]?.id,
      userPoolEndpoint: `${origin}/cognito/`,
      liveUrl: `${origin.replace(/^http/, 'ws')}${liveRoute}`,
    }),
    authorize: access.authorize,
    now: clock.now,
  });
}
