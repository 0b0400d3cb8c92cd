import type { Deliveries } from './deliver.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { State } from './state.ts';

/** The state that all parts of the simulator share. */
export interface World {
  readonly state: State;
  readonly lifecycle: Lifecycle;
  readonly deliveries: Deliveries;
  readonly secretKey: string;
  readonly url: () => string;
  readonly nowSeconds: () => number;
}
