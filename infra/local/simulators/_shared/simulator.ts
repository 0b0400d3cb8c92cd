import type { SecretOf } from '../../secret-of.ts';
import { write } from './call.ts';
import { answerControl } from './control.ts';
import { Deliveries, type DeliveryRules } from './deliveries.ts';
import { Faults } from './faults.ts';
import { Log } from './log.ts';
import { answerPage } from './page.ts';
import { serveCalls } from './serve.ts';
import { Spoiler } from './spoiler.ts';
import { Store } from './store.ts';
import type { SimulatedMarketplace, SimulatorParts } from './parts.ts';

/** A plain-text e-mail. */
export interface Mail {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
}

export interface SimulatorOptions {
  /** By default an ephemeral port. */
  readonly port?: number;
  /** The file that stores studios and classes between starts. */
  readonly file?: string;
  readonly now?: () => Date;
  /** Creates new secrets if omitted. */
  readonly secretOf?: SecretOf;
  readonly deliveryRules?: DeliveryRules;
  /** Sends an e-mail; undefined when no mailbox can receive it. */
  readonly mail?: (mail: Mail) => void;
}

export interface Simulator extends SimulatorParts {
  readonly url: string;
  close(): Promise<void>;
}

/** Delivery without retries, for a marketplace that documents none. */
const singleDelivery: DeliveryRules = { retries: 0, timeoutMs: 5_000 };

/** Starts a marketplace on 127.0.0.1. */
export async function startSimulator(
  make: (parts: Pick<SimulatorParts, 'store' | 'now' | 'deliveries' | 'ownUrl'>) => SimulatedMarketplace,
  options: SimulatorOptions,
): Promise<Simulator> {
  const now = options.now ?? (() => new Date());
  const store = new Store({ file: options.file, now });
  const log = new Log(now);
  const faults = new Faults();
  const deliveries = new Deliveries(options.deliveryRules ?? singleDelivery, faults, log, now);
  const address = { url: '' };
  const ownUrl = () => address.url;
  const marketplace = make({ store, now, deliveries, ownUrl });
  const spoiler = new Spoiler(marketplace.answer, faults, log, undefined, marketplace.endSessions);
  const land = () => spoiler.land() + deliveries.land();
  const parts = { store, faults, log, now, deliveries, ownUrl, land };

  const { url, close } = await serveCalls((call, outgoing) => {
    const aside = answerControl(call, parts, marketplace.desk) ?? answerPage(call, marketplace, parts);
    if (aside === undefined) spoiler.answer(call, outgoing);
    else write(outgoing, aside);
  }, options.port);
  address.url = url;
  return {
    ...parts,
    url,
    close: async () => {
      spoiler.stop();
      await deliveries.stop();
      await close();
    },
  };
}
