import type { State, Subscription } from './class.ts';

/** The URLs to which each studio's system wants events to be sent. */
export class Subscriptions {
  readonly #state: State;
  readonly #save: () => void;

  constructor(state: State, save: () => void) {
    this.#state = state;
    this.#save = save;
  }

  of(studio: string): readonly Subscription[] {
    return this.#state.subscriptions.filter((one) => one.studio === studio);
  }

  /** Replaces all subscriptions of the studio. */
  replace(studio: string, subscriptions: ReadonlyArray<Omit<Subscription, 'studio'>>): void {
    const others = this.#state.subscriptions.filter((one) => one.studio !== studio);
    this.#state.subscriptions = [...others, ...subscriptions.map((one) => ({ ...one, studio }))];
    this.#save();
  }
}
