import { write } from './call.ts';
import type { Call, Reply } from './call.ts';
import { answerControl } from './control.ts';
import { Faults } from './faults.ts';
import { Log } from './log.ts';
import { answerPage } from './page.ts';
import { serveCalls } from './serve.ts';
import { Spoiler } from './spoiler.ts';
import { Store } from './store.ts';

/** What makes one marketplace: its name and how it answers its interface. */
export interface SimulatedMarketplace {
  readonly title: string;
  readonly note: string;
  readonly answer: (call: Call) => Reply;
}

export interface SimulatorOptions {
  /** An ephemeral one where not said. */
  readonly port?: number;
  /** Keeps studios and classes between starts. */
  readonly file?: string;
  readonly now?: () => Date;
}

export interface SimulatorParts {
  readonly store: Store;
  readonly faults: Faults;
  readonly log: Log;
  readonly now: () => Date;
  /** Carries out what was held back as late; answers how many requests that were. */
  readonly land: () => number;
}

export interface Simulator extends SimulatorParts {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a marketplace on 127.0.0.1. */
export async function startSimulator(
  make: (parts: Pick<SimulatorParts, 'store' | 'now'>) => SimulatedMarketplace,
  options: SimulatorOptions,
): Promise<Simulator> {
  const now = options.now ?? (() => new Date());
  const store = new Store({ file: options.file, now });
  const marketplace = make({ store, now });
  const log = new Log(now);
  const faults = new Faults();
  const spoiler = new Spoiler(marketplace.answer, faults, log);
  const parts = { store, faults, log, now, land: () => spoiler.land() };

  const { url, close } = await serveCalls((call, outgoing) => {
    const aside = answerControl(call, parts) ?? answerPage(call, marketplace, parts);
    if (aside === undefined) spoiler.answer(call, outgoing);
    else write(outgoing, aside);
  }, options.port);
  return {
    ...parts,
    url,
    close: () => {
      spoiler.stop();
      return close();
    },
  };
}
