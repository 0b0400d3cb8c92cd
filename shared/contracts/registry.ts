import { registry } from './registry.generated.ts';

export { registry };

export type OperationId = (typeof registry)[number]['id'];

/** The file in `functions/` and the test for an operation: `decisions.runOptimizer` ⇒ `decisions/run-optimizer`. */
export const fileOf = (id: string): string =>
  id.replace('.', '/').replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
