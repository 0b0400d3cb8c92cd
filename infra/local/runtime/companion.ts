import type { TableEmulator } from '../emulators/table/options.ts';
import type { AccessKey } from './access.ts';
import type { ConnectedSource } from './connect-sources.ts';
import type { Lambdas } from './lambdas.ts';
import type { Simulators } from './simulators.ts';

/** A program outside the product that observes the events of its functions and acts at the simulated third parties. */
export type Companion = ConnectedSource & {
  /** Called before a function receives its event. The function waits for it. */
  onInvoking: (functionName: string, event: unknown) => Promise<void>;
  onInvoked: (functionName: string, event: unknown, result: unknown) => void;
};

/** The parts of the twin that a companion gets. */
export type CompanionParts = {
  /** The folder for its state. */
  dir: string;
  now: () => Date;
  tableName: string;
  table: Pick<TableEmulator, 'url' | 'onRecord'>;
  ownKey: AccessKey;
  simulators: Simulators;
};

/** Lets an existing companion observe every invocation of a function. */
export const accompanied =
  (companion: Companion | undefined, lambdas: Pick<Lambdas, 'invoke'>): Lambdas['invoke'] =>
  async (functionName, event) => {
    await companion?.onInvoking(functionName, event);
    const result = await lambdas.invoke(functionName, event);
    companion?.onInvoked(functionName, event, result);
    return result;
  };
