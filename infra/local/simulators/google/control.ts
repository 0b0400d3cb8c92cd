import * as z from 'zod';
import { json, readJson } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import { faultPlan, type Faults } from '../_shared/faults.ts';
import type { Log } from '../_shared/log.ts';
import { answerSideDoor, type Controls } from '../_shared/side-door.ts';
import { receivedMailOf, senderCheckNames } from './receive-mail.ts';
import { accountOf, deliver, troubleNames, troubles } from './state.ts';
import type { World } from './world.ts';

export interface Parts {
  readonly world: World;
  readonly faults: Faults;
  readonly log: Log;
}

const done: Reply = { status: 204 };

const newMail = z.strictObject({
  email: z.email(),
  /** The stored mail, including Gmail's own headers. If it is omitted, a mail is written from the other fields. */
  raw: z.string().optional(),
  /** The original mail. Gmail's headers for its `from` and `sender` are added to it. */
  sent: z.string().optional(),
  from: z.string().default('Fitpass <reservas@fitpass.com>'),
  subject: z.string().default(''),
  text: z.string().default(''),
  /** Gmail's result of authenticating the sender. */
  sender: z.enum(senderCheckNames).default('dmarc'),
  labelIds: z.array(z.string()).default(['INBOX', 'UNREAD']),
});

const controls: Controls<Parts> = {
  'PUT /_control/faults': (call, { faults }) => {
    faults.set(faultPlan.parse(readJson(call)));
    return done;
  },
  'PUT /_control/trouble': (call, { world }) => {
    const { email, trouble } = z
      .strictObject({ email: z.email(), trouble: z.enum(troubleNames) })
      .parse(readJson(call));
    troubles[trouble]({ state: world.state, account: accountOf(world.state, email) });
    world.save();
    return done;
  },
  'POST /_control/mails': (call, { world }) => {
    const { email, raw, sent, labelIds, sender, ...written } = newMail.parse(readJson(call));
    const receivedAt = world.now();
    const bytes =
      raw === undefined
        ? receivedMailOf({ ...written, to: email, at: receivedAt }, sender, sent)
        : Buffer.from(raw);
    const { id } = deliver(world.state, email, { raw: bytes, receivedAt, labelIds });
    world.save();
    return json(201, { id });
  },
  'GET /_control/log': (_, { log }) => json(200, log.entries()),
  'GET /_control/state': (_, { world }) => {
    const { accounts, grants } = world.state;
    return json(200, {
      accounts: accounts.map(({ email, messages, historyId }) => ({
        email,
        historyId,
        mails: messages.length,
      })),
      grants: grants.map(({ email, scopes }) => ({ email, scopes })),
    });
  },
};

/** The control API by which tests set up scenarios; undefined for every other path. */
export const answerControl = (call: Call, parts: Parts): Reply | undefined =>
  answerSideDoor(call, controls, parts);
