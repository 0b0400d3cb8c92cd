import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { arnOf, place } from './assembly/names.ts';
import { readAssembly } from './assembly/read-assembly.ts';
import { createStacks } from './emulators/stacks/create-stacks.ts';
import type { UserPoolMessage } from './emulators/user-pool/options.ts';
import { createAccess } from './runtime/access.ts';
import { createClock } from './runtime/clock.ts';
import type { Companion, CompanionParts } from './runtime/companion.ts';
import type { IdleLimits } from './runtime/idle-threads.ts';
import { createLocalValue, localOutputs } from './runtime/local-values.ts';
import { anySecret } from './secret-of.ts';
import type { HandedOver } from './runtime/handover.ts';
import { createLogs, type LogLine } from './runtime/logs.ts';
import { createMetering } from './runtime/metering.ts';
import {
  portsBy,
  serviceNames,
  simulatorNames,
  type ServicePorts,
  type SimulatorPorts,
} from './runtime/ports.ts';
import { startServices, type ServicesOptions } from './runtime/services.ts';
import { startSimulators, type OutsideAccount } from './runtime/simulators.ts';

export type LocalOptions = {
  /** The gateway's port. By default, any free port is used. */
  port?: number;
  /** By default, any free ports are used. */
  simulatorPorts?: SimulatorPorts;
  /** The port of the mailbox. By default, any free port is used. */
  mailboxPort?: number;
  /** A real account at a third party, used instead of the simulated one. */
  outside?: OutsideAccount;
  /** The folder of all data. By default, data is kept in memory and in a temporary folder. */
  dir?: string;
  /** The time at which the twin's clock starts. By default, the machine's time. */
  clock?: Date;
  /** Whether schedules run automatically. If not, start them with runSchedule. */
  schedules?: boolean;
  faults?: ServicesOptions['faults'];
  /** When the threads of idle functions end and release their memory. */
  idle?: IdleLimits;
  /** Whether a new account must be confirmed with the code sent to its address, as on AWS. By default it is confirmed at once. */
  confirmsAddresses?: boolean;
  /** The folder that holds cdk.out and dist. */
  root?: string;
  webDir?: string;
  /** Resolves when all pages in `webDir` are built; by default they are. */
  pagesBuilt?: Promise<void>;
  onLog?: (line: LogLine) => void;
  onMessage?: (message: UserPoolMessage) => void;
  /** A program outside the product that runs beside it, such as the simulated members of marketplaces. */
  companion?: (parts: CompanionParts) => Companion;
  /** The folder of each function's log. */
  logDir?: string;
  /**
   * The e-mail address of the superadmin who needs no second factor. If null, everybody needs a second factor; if
   * omitted, nobody does.
   */
  secondFactorWaivedFor?: string | null;
  /** Skips the check that cdk.out and dist are fresh. */
  justBuilt?: boolean;
};

const wishesOf = ({ faults, confirmsAddresses }: LocalOptions) => ({
  ...(faults ? { faults } : {}),
  ...(confirmsAddresses ? { confirmsAddresses: true } : {}),
});

const logsOf = ({ logDir, onLog }: LocalOptions) => ({
  ...(logDir === undefined ? {} : { dir: logDir }),
  ...(onLog ? { onLine: onLog } : {}),
});

/** An e-mail of the user pool, as the mailbox shows it. */
const asMail = ({ from, email, subject, text }: UserPoolMessage) => ({
  from: from ?? 'no-reply@verificationemail.com',
  to: [email],
  subject,
  html: text,
});

/** The ports of the simulated third parties, and the real accounts. */
const simulatorsOf = ({ simulatorPorts, outside, dir }: LocalOptions, found: HandedOver | undefined) => {
  const ports = found ? portsBy(simulatorNames, found.portOf) : simulatorPorts;
  return {
    ...(ports ? { ports } : {}),
    ...(outside ? { outside } : {}),
    ...(dir === undefined ? {} : { dir: join(dir, 'simulators') }),
  };
};

const portsOfServices = ({ mailboxPort = 0 }: LocalOptions, found: HandedOver | undefined): ServicePorts =>
  portsBy(serviceNames, found?.portOf ?? ((name) => (name === 'mail' ? mailboxPort : 0)));

/** Starts the environment of the functions: AWS services, simulated third parties, clock, logs and access. */
export async function startSurroundings(root: string, options: LocalOptions, found: HandedOver | undefined) {
  const temporaryDir = options.dir === undefined ? mkdtempSync(join(tmpdir(), 'twin-')) : undefined;
  const dir = options.dir ?? temporaryDir ?? '';
  const assembly = readAssembly(join(root, 'cdk.out'));
  const clock = createClock(options.clock, found?.clock);
  const secretOf = found?.secretOf ?? anySecret;
  const metering = createMetering({ functionOf: (accessKeyId) => access.functionOf(accessKeyId) });
  const access = createAccess(assembly, metering.onAction, secretOf);
  const messages: UserPoolMessage[] = [];
  const onMessage = (message: UserPoolMessage) => {
    messages.push(message);
    services.mail.deliver(asMail(message));
    options.onMessage?.(message);
  };
  const logs = createLogs(logsOf(options));
  const simulators = await startSimulators({
    now: clock.now,
    secretOf,
    ...simulatorsOf(options, found),
  });
  // Known once the gateway is running. Before that, no page can send a request.
  const pages = { origin: '', managementUrl: '' };
  const services = await startServices({
    ports: portsOfServices(options, found),
    pages,
    assembly,
    access,
    metering,
    now: clock.now,
    dir,
    persist: options.dir !== undefined,
    secrets: simulators.secrets,
    secretOf,
    onMessage,
    ...wishesOf(options),
  });
  const localValue = createLocalValue({ assembly, services, simulators, pages });
  const stacks = await createStacks({
    outputsOf: (name) => localOutputs(assembly.stackOutputs(name), localValue),
    authorize: ({ accessKeyId, action, stackName }) =>
      access.authorize(accessKeyId, action, arnOf('cloudformation', `stack/${stackName}/${place.account}`)),
  });
  return {
    assembly,
    access,
    clock,
    dir,
    metering,
    logs,
    messages,
    services,
    stacks,
    localValue,
    simulators,
    temporaryDir,
    pages,
    found,
    secondFactorWaivedFor:
      options.secondFactorWaivedFor === undefined ? 'everyone' : (options.secondFactorWaivedFor ?? undefined),
  };
}

export type Surroundings = Awaited<ReturnType<typeof startSurroundings>>;
