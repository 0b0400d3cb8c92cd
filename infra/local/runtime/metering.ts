import type { MeteredCall } from '../emulators/table/options.ts';
import type { Access } from './access.ts';

type Usage = { calls: number; readUnits: number; writeUnits: number };

export type Metering = {
  onCall: (call: MeteredCall) => void;
  /** What a function has used of the table since the last reset. */
  usageOf: (functionName: string) => Usage;
  reset: () => void;
};

export function createMetering({ functionOf }: Pick<Access, 'functionOf'>): Metering {
  const usage = new Map<string, Usage>();
  const usageOf = (functionName: string): Usage =>
    usage.get(functionName) ?? { calls: 0, readUnits: 0, writeUnits: 0 };
  return {
    usageOf,
    reset: () => usage.clear(),
    onCall: ({ accessKeyId, readUnits, writeUnits }) => {
      const name = functionOf(accessKeyId)?.name;
      if (name === undefined) return;
      const before = usageOf(name);
      usage.set(name, {
        calls: before.calls + 1,
        readUnits: before.readUnits + readUnits,
        writeUnits: before.writeUnits + writeUnits,
      });
    },
  };
}
