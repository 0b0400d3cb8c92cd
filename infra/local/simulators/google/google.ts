import { anySecret } from '../../secret-of.ts';
import { write } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import { Faults } from '../_shared/faults.ts';
import { framedPage } from '../_shared/framed-page.ts';
import { Log } from '../_shared/log.ts';
import { serveCalls } from '../_shared/serve.ts';
import type { SimulatorOptions } from '../_shared/simulator.ts';
import { Spoiler } from '../_shared/spoiler.ts';
import { answerConsent } from './consent-page.ts';
import { answerControl } from './control.ts';
import { answerGmail } from './gmail-api.ts';
import { answerMailboxes } from './mailbox-page.ts';
import { answerOauth } from './oauth.ts';
import { deliver, loadState, newSecret, type NewMessage, type State } from './state.ts';
import type { World } from './world.ts';

export interface GoogleSimulator {
  readonly url: string;
  /** The values that the product's settings need. */
  readonly clientId: string;
  readonly clientSecret: string;
  /** The URLs to which a person may be redirected. */
  readonly redirectUris: Set<string>;
  readonly state: State;
  readonly faults: Faults;
  readonly log: Log;
  /** Adds an e-mail to a mailbox. @returns its id */
  deliver(email: string, mail: NewMessage): string;
  close(): Promise<void>;
}

const refusal = { error: { code: 0, message: 'Refused by a fault.', errors: [{ reason: 'backendError' }] } };

/** Whether a call comes from a server and may therefore be hit by faults. */
const isRequested = ({ path }: Call): boolean =>
  path.startsWith('/gmail/') || path === '/token' || path === '/revoke';

/** Starts Google on 127.0.0.1: consent, tokens, and Gmail mailboxes. */
export async function createGoogle(options: SimulatorOptions = {}): Promise<GoogleSimulator> {
  const now = options.now ?? (() => new Date());
  const { secretOf = anySecret } = options;
  const { state, save } = loadState(options.file);
  const world: World = {
    state,
    save,
    now,
    clientId: 'local-000000.apps.googleusercontent.com',
    clientSecret: secretOf('Google client', () => newSecret('GOCSPX-')),
    redirectUris: new Set(),
    requests: new Map(),
    codes: new Map(),
    accesses: new Map(),
  };
  const faults = new Faults();
  const log = new Log(now);
  const answer = (call: Call): Reply => {
    const reply = answerOauth(world, call) ?? answerGmail(world, call);
    if (call.method !== 'GET') save();
    return reply;
  };
  const spoiler = new Spoiler(answer, faults, log, refusal);
  const aside = (call: Call): Reply =>
    answerControl(call, { world, faults, log }) ??
    answerConsent(world, call) ??
    answerMailboxes(world, call) ??
    framedPage(
      { brand: 'Google', mark: 'google', title: 'Not found' },
      '<p>There is no such page here.</p>',
      {
        status: 404,
      },
    );
  const server = await serveCalls((call, outgoing) => {
    if (isRequested(call)) spoiler.answer(call, outgoing);
    else write(outgoing, aside(call));
  }, options.port);
  return {
    url: server.url,
    clientId: world.clientId,
    clientSecret: world.clientSecret,
    redirectUris: world.redirectUris,
    state,
    faults,
    log,
    deliver: (email, mail) => deliver(state, email, mail).id,
    close: async () => {
      spoiler.stop();
      await server.close();
      save();
    },
  };
}
