import { registry } from './registry.generated.ts';

export { registry };

export type OperationId = (typeof registry)[number]['id'];

/** The file of `functions/` and the test that carry an operation out: `decisions.runOptimizer` ⇒ `decisions/run-optimizer`. */
export const fileOf = (id: string): string =>
  id.replace('.', '/').replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
