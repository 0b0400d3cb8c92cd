import type { Deliveries } from './deliver.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { State } from './state.ts';

/** What every door of the simulator shares. */
export interface World {
  readonly state: State;
  readonly lifecycle: Lifecycle;
  readonly deliveries: Deliveries;
  readonly secretKey: string;
  readonly url: () => string;
  readonly nowSeconds: () => number;
}
