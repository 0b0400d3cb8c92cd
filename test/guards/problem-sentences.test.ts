import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor, type Argument } from 'oxc-parser';
import { sentences as portuguese } from '#web/messages/pt/problem-sentences.ts';
import { refusals as poolPortuguese } from '#web/messages/pt/sign-in-refusals.ts';
import { refusals as poolSpanish } from '#web/messages/es/sign-in-refusals.ts';
import { sentences as spanish } from '#web/messages/es/problem-sentences.ts';

/** Sentences that no owner reads: they answer other systems, the team, or requests that the app never makes. */
const forOthers = new Set([
  'Access could not be stored just now. Please try again.',
  'Kenko is not connected there.',
  'No credentials are stored.',
  'Nothing is answered at this address. Use the address of the app.',
  'Only the Cupo team may do this.',
  'The body is not JSON.',
  'The body is not of the known form.',
  'The event could not be taken in. Please send it again.',
  'The request could not be completed. Please try again.',
  'The signature is not right.',
  'There is nothing here.',
  'This idempotency key was used for another request. Please use a new one.',
  'A file that is imported within one request must have at most {} rows below its header. Import a larger one with {} {}.',
  'A ticket that is {} cannot become {}.',
  'A webhook has {} bytes at most.',
  'Missing required fields: {}',
  'The header Idempotency-Key must be a text in quotes of at most {} characters.',
  'This request was {} already.',
  '{} Sign in again to see credentials.',
  '{} is not a number of places.',
]);

/**
 * Sentences made of other sentences. Screens show a message for the code of such a refusal and add the English
 * sentence.
 */
const putTogether = new Set(['{} occurred. No {} were imported.', '{}: {}']);

/** Sentences of refusals with a code. Screens show a message for the code. */
const withCode = new Set([
  'Waiting: automation is paused. It is sent once you resume automation.',
  'Waiting: we have paused automation for all studios. It is sent once automation runs again.',
  '{} is to show {}.',
  '{} shows {}.',
]);

/** Files with sentences that owners read, though no `new Failure(…)` contains them. */
const outsideFailures = [
  'functions/_domain/bookings/sold-there.ts',
  'functions/_domain/connections/connectors/booking-refusal.ts',
  'functions/_domain/connections/connectors/fitpass-portal.ts',
  'functions/_domain/connections/connectors/guided.ts',
  'functions/_domain/connections/connectors/kenko-call.ts',
  'functions/_domain/connections/connectors/matching.ts',
  'functions/_domain/connections/connectors/refusal.ts',
  'functions/_domain/places/edits/change-view.ts',
  'functions/_domain/places/edits/edit-class.ts',
  'functions/_domain/places/edits/edit-store.ts',
  'functions/_domain/places/edits/plan-undo.ts',
  'functions/_domain/places/edits/undo-edit.ts',
  'functions/_domain/places/outbox/activity-view.ts',
  'functions/_domain/places/pending/task.ts',
  'functions/imports/rows/apply-bookings.ts',
  'functions/marketplaces/confirm-task.ts',
  'functions/marketplaces/inbound/answer.ts',
  'functions/marketplaces/push/push.ts',
  'functions/marketplaces/push/room-for.ts',
  'functions/marketplaces/session/permit.ts',
  'functions/marketplaces/session/place-push.ts',
  'functions/reservations/mailbox/event-class.ts',
  'functions/reservations/mailbox/read-mail.ts',
  'functions/reservations/mailbox/settle-pending.ts',
  'functions/reservations/mailbox/sync-view.ts',
  'functions/reservations/taking/class-cancelled-store.ts',
  'functions/reservations/taking/mail-event.ts',
  'functions/reservations/taking/take-event.ts',
  'shared/contracts/allowances.ts',
  'shared/core/mail/event.ts',
  'shared/core/mail/judge.ts',
  'shared/core/mail/layouts/read-by-layouts.ts',
  'shared/core/mail/other-kinds.ts',
  'shared/core/mail/read-mail.ts',
  'shared/core/mail/sender-proof.ts',
  'functions/decisions/answer-many.ts',
  'functions/decisions/runs/run-step.ts',
  'functions/imports/clearing/clear.ts',
  'functions/imports/clearing/clearing-store.ts',
  'functions/imports/rows/check-import.ts',
  'functions/imports/run-step.ts',
  'functions/imports/state/import.ts',
  'functions/imports/state/import-store.ts',
  'functions/imports/taking-back/take-back-rows.ts',
  'functions/imports/taking-back/taking-back-store.ts',
  'functions/marketplaces/inbound/sync-classes.ts',
  'functions/marketplaces/inbound/sync-system.ts',
  'functions/marketplaces/listings/carry-out-test.ts',
  'functions/marketplaces/push/find-listing.ts',
  'functions/logos/check-logo.ts',
  'functions/logos/check-svg.ts',
];

/** A text in the code, with `{}` for each inserted value. */
function textOf(node: Argument | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked).join('{}');
}

/** The sentences that are written in `new Failure(…)`, and the files of those that are written elsewhere. */
interface Refusals {
  readonly sentences: string[];
  readonly files: string[];
}

function refusalsIn(file: string): Refusals {
  const { program, module } = parseSync(file, readFileSync(file, 'utf8'));
  const fileOf = (name: string): string => {
    const from = module.staticImports.find(({ entries }) =>
      entries.some(({ localName }) => localName.value === name),
    );
    if (from === undefined) return file;
    const path = from.moduleRequest.value;
    return path.startsWith('#') ? path.slice(1) : join(dirname(file), path);
  };
  const found: Refusals = { sentences: [], files: [] };
  new Visitor({
    CallExpression({ callee, arguments: [said] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.object.type !== 'Identifier' || callee.object.name !== 'Failure') return;
      const text = callee.property.name === 'later' ? textOf(said) : undefined;
      if (text !== undefined) found.sentences.push(text);
    },
    NewExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier' || callee.name !== 'Failure') return;
      const [, said] = given;
      const text = textOf(said);
      if (text !== undefined) found.sentences.push(text);
      else if (said?.type === 'Identifier') found.files.push(fileOf(said.name));
      else if (said?.type === 'CallExpression' && said.callee.type === 'Identifier')
        found.files.push(fileOf(said.callee.name));
      else found.files.push(file);
    },
  }).visit(program);
  return found;
}

/** Every text of a file that is a whole sentence, including one that ends with a person's words or a further sentence. */
function wholeSentencesIn(file: string): string[] {
  const found: string[] = [];
  const read = (text: string): void => {
    if (/^(?:[A-Z]|\{\}).* .*(?:\.|[.:] \{\})$/.test(text)) found.push(text);
  };
  new Visitor({
    Literal: ({ value }) => (typeof value === 'string' ? read(value) : undefined),
    TemplateLiteral: ({ quasis }) => read(quasis.map(({ value }) => value.cooked).join('{}')),
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

const files = ['functions', 'shared'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(room, name)),
);
/** The names of the steps that connectors carry out, as recordings show them, and why a drawing is refused. */
function phrasesIn(file: string): string[] {
  const found: string[] = [];
  const read = (text: string | undefined): void => {
    if (text !== undefined && /^[A-Z][a-z]+(?: |$)/.test(text)) found.push(text);
  };
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (
        callee.type === 'Identifier' &&
        /^(?:page|refuse|(?:place|booking|setup|partner)Call|listAll)$/.test(callee.name)
      )
        given.forEach((one) => read(textOf(one)));
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'label') read(textOf(value as Argument));
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

const refusals = files.map(refusalsIn);
const withSentences = new Set([...outsideFailures, ...refusals.flatMap((one) => one.files)]);
const said = [
  ...new Set([
    ...refusals.flatMap(({ sentences }) => sentences),
    ...[...withSentences].flatMap(wholeSentencesIn),
    ...files.filter((file) => /\/(?:connectors|logos)\//.test(file)).flatMap(phrasesIn),
  ]),
].filter((one) => !putTogether.has(one) && !withCode.has(one));

describe('refusal sentences of the API', () => {
  it('exist in the code', () => {
    expect(said.length).toBeGreaterThan(80);
    for (const one of forOthers) expect(said).toContain(one);
  });

  it.each([
    ['Spanish', spanish],
    ['Portuguese', portuguese],
  ] as const)('is said to owners in %s', (_, sentences) => {
    expect(said.filter((one) => !forOthers.has(one) && sentences[one] === undefined)).toEqual([]);
  });

  it('exist in both languages with the same inserted values, and are used in the code', () => {
    expect(Object.keys(spanish)).toEqual(Object.keys(portuguese));
    const code = files.map((file) => readFileSync(file, 'utf8')).join('');
    for (const [english, own] of [...Object.entries(spanish), ...Object.entries(portuguese)]) {
      const slots = english.split('{}').length - 1;
      const used = [...new Set(own.match(/\{\d\}/g))].toSorted();
      expect([english, used]).toEqual([english, Array.from({ length: slots }, (_, at) => `{${at + 1}}`)]);
      if (slots === 0) expect([english, code.includes(english)]).toEqual([english, true]);
      else expect(said).toContain(english);
    }
  });
});

/**
 * Sentences of the user pool that no owner reads: they answer administrators, background refreshes, and requests that
 * the app never makes.
 */
const poolSaysToOthers = new Set([
  'A client attempted to write unauthorized attribute',
  'A group with the name already exists.',
  'Access Token has been revoked',
  'Access Token has expired',
  'Cannot resend codes. Auto verification not turned on.',
  'Contact administrator to reset password.',
  'Error while parsing filter.',
  'Invalid Access Token',
  'Invalid Refresh Token',
  'Invalid SRP_A',
  'Missing Authentication Token',
  'Refresh Token has been revoked',
  'Refresh Token has been rotated',
  'Refresh Token has expired',
  'SignUp is not permitted for this user pool',
  'The body is not JSON.',
  'The token was issued to another client.',
  'The user pool failed.',
  'Unrecognizable lambda output',
  'User account already exists',
  'User has not verified software token mfa',
  'User is not confirmed.',
  'Username should be an email.',
  'user.email: Attribute cannot be updated.',
]);

/** The sentences of the twin's user pool, which are the same as Cognito's. */
function poolSentencesIn(file: string): string[] {
  const found: string[] = [];
  const read = (text: string | undefined): void => {
    if (text !== undefined && !text.includes('{}')) found.push(text);
  };
  new Visitor({
    NewExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'CognitoError') read(textOf(given[1]));
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && /^(?:notAuthorized|invalidParameter)$/.test(callee.name))
        read(textOf(given[0]));
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

describe('refusal sentences of the user pool', () => {
  const folder = 'infra/local/emulators/user-pool';
  const pool = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => poolSentencesIn(join(folder, name)));

  it('are translated into Spanish and Portuguese', () => {
    for (const one of poolSaysToOthers) expect(pool).toContain(one);
    const owners = pool.filter((one) => !poolSaysToOthers.has(one));
    expect(owners.length).toBeGreaterThan(10);
    for (const refusals of [poolSpanish, poolPortuguese])
      expect(owners.filter((one) => refusals[one] === undefined)).toEqual([]);
    expect(Object.keys(poolSpanish)).toEqual(Object.keys(poolPortuguese));
  });
});
