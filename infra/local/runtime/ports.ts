export const serviceNames = [
  'table',
  'objects',
  'keys',
  'users',
  'queues',
  'parameters',
  'bedrock',
  'mail',
] as const;
export const simulatorNames = [
  'wellhub',
  'totalpass',
  'fitpass',
  'stripe',
  'kenko',
  'classpass',
  'google',
] as const;

type Ports<Name extends string> = Readonly<Record<Name, number>>;

/** The ports of the AWS emulators. 0 chooses any free port. */
export type ServicePorts = Ports<(typeof serviceNames)[number]>;
/** The ports of the simulated third parties. 0 chooses any free port. */
export type SimulatorPorts = Ports<(typeof simulatorNames)[number]>;

/** The port of each name. */
export const portsBy = <Name extends string>(
  names: readonly Name[],
  portOf: (name: Name, index: number) => number,
): Ports<Name> => Object.fromEntries(names.map((name, index) => [name, portOf(name, index)])) as Ports<Name>;
