import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createLocal, type Local } from '#infra/local/index.ts';
import type { Turn } from '#infra/local/simulators/bedrock/index.ts';
import { createTicket } from '#shared/contracts/live/create-ticket.ts';
import { setAutomation } from '#shared/contracts/settings/set-automation.ts';
import { chat } from '#shared/contracts/support/chat.ts';
import { complaintsAbout } from '../builders/log-lines.ts';
import { eventually } from './eventually.ts';
import { listen, seen } from './listening.ts';
import { aStudioIn, monday, type Scene } from './scene.ts';
import { closeSwept, itemsOf } from './sweep.ts';
import { uploaded } from './upload.ts';

const modelId = 'amazon.nova-lite-v1:0';
const question = { message: 'How do I pause automation?' };
const closing = 'live.close.schedule';
const unsure =
  'Qué,Date,Zeitpunkt,Wohin,Pax\nYoga,2026-12-04,18:30,Norte,12\nPilates,2026-12-05,07:00,Sur,14';

let root: string;
let local: Local;
let scene: Scene;
const { options: listening, lines, during: hearing } = listen();
const during = (act: () => Promise<unknown>) => hearing(local, act);

/** Synthesizes the stacks with a model. The bundles are the same. */
function synthesizedWithModel(): string {
  const dir = mkdtempSync(join(tmpdir(), 'with-model-'));
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: object };
  const CDK_CONTEXT_JSON = JSON.stringify({ ...context, modelId, 'aws:cdk:disable-asset-staging': true });
  const env = { ...process.env, CDK_CONTEXT_JSON, CDK_OUTDIR: join(dir, 'cdk.out') };
  execFileSync(process.execPath, ['infra/app.ts'], { env, stdio: 'pipe' });
  return dir;
}

/** Sets the model's next answer. */
async function tell(turn: Turn): Promise<void> {
  const address = `${local.endpoints.BEDROCK_RUNTIME}/_control/script`;
  const { status } = await fetch(address, { method: 'PUT', body: JSON.stringify({ turns: [turn] }) });
  expect(status).toBe(204);
}

const says = (answer: unknown): Turn => ({
  kind: 'text',
  text: JSON.stringify(answer),
  stopReason: 'end_turn',
});

beforeAll(async () => {
  root = synthesizedWithModel();
  local = await createLocal({
    root,
    justBuilt: true,
    webDir: resolve('dist/web'),
    clock: monday,
    ...listening,
  });
  scene = await aStudioIn(local, 'owner@alameda.test');
});
afterAll(async () => {
  await closeSwept(local);
  rmSync(root, { recursive: true, force: true });
});

describe('with a configured model', () => {
  it('the model is asked, and its billed tokens are measured', async () => {
    await tell(says({ answer: 'Switch automation off in Settings.', cites: ['pause-automation'] }));
    const heard = await during(async () => {
      expect(await local.call(chat, question, scene.token)).toMatchObject({
        message: 'Switch automation off in Settings.',
        worded: 'model',
      });
    });
    expect([seen(heard, 'ModelQuestions'), seen(heard, 'ModelFailures')]).toEqual([1, 0]);
    expect(seen(heard, 'ModelTokens')).toBeGreaterThan(100);
  });

  const failures: readonly (readonly [string, Turn])[] = [
    ['throttles', { kind: 'error', error: 'ThrottlingException' }],
    ['breaks off', { kind: 'reset' }],
    ['says something else', says({ reply: 'Sure.' })],
  ];

  it.each(failures)('its failure is reported when it %s, and the help base answers (F8)', async (_, turn) => {
    await tell(turn);
    const heard = await during(async () => {
      expect(await local.call(chat, question, scene.token)).toMatchObject({ worded: 'articles' });
    });
    expect([seen(heard, 'ModelQuestions'), seen(heard, 'ModelFailures')]).toEqual([1, 1]);
    expect(heard).toContainEqual(
      expect.objectContaining({ level: 'WARN', message: 'the model gave no usable answer' }),
    );
  });

  it('a file with uncertain columns can still be read without the model (F8)', async () => {
    await tell({ kind: 'error', error: 'ModelNotReadyException' });
    const heard = await during(async () => {
      expect(await uploaded(scene, 'schedule', unsure)).toMatchObject({
        status: 'awaiting-confirmation',
        analysis: { origin: 'detected' },
      });
    });
    expect([seen(heard, 'ModelQuestions'), seen(heard, 'ModelFailures')]).toEqual([1, 1]);
  });
});

/** The connection of an open page, with the topics it received. */
async function openPage() {
  const { ticket } = await local.call(createTicket, {}, scene.token);
  const socket = new WebSocket(`${local.url.replace('http', 'ws')}/live?ticket=${ticket}`, {
    headers: { origin: local.url },
  } as never);
  let told = 0;
  socket.addEventListener('message', () => (told += 1));
  await eventually(() => socket.readyState === WebSocket.OPEN);
  return { socket, told: () => told };
}

/** The stored connections of the studio, by their keys. */
const connectionsOf = async (): Promise<string[]> =>
  (await itemsOf(local, scene.studioId)).map(([place]) => place).filter((place) => place.includes('#LIVE '));

describe('a schedule that does not finish', () => {
  it('is counted as failed, with the reason (F10)', async () => {
    const { socket } = await openPage();
    local.userPool.setOutage({ status: 500, type: 'InternalErrorException' });
    const failing = await during(() => local.runSchedule(closing).catch(() => undefined));
    local.userPool.setOutage();
    expect([seen(failing, 'ScheduleFailures'), seen(failing, 'UnexpectedFailures')]).toEqual([1, 1]);
    expect(failing).toContainEqual(
      expect.objectContaining({ message: 'run failed', errorCode: 'InternalErrorException' }),
    );
    const heard = await during(() => local.runSchedule(closing));
    expect([seen(heard, 'ScheduleFailures'), seen(heard, 'UnexpectedFailures')]).toEqual([0, 0]);
    socket.close();
    await eventually(async () => (await connectionsOf()).length === 0);
  });
});

describe('a page that is gone (F10)', () => {
  it('is forgotten after the first undelivered message (410), and others still receive', async () => {
    const here = await openPage();
    const there = await openPage();
    expect(await connectionsOf()).toHaveLength(2);
    local.loseLiveConnection();
    await local.call(setAutomation, { paused: true }, scene.token);
    await local.settle();
    await eventually(() => here.told() > 0);
    await eventually(async () => (await connectionsOf()).length === 1);
    expect(there.told()).toBe(0);
    here.socket.close();
    there.socket.close();
  });
});

it('every metric line follows the format and the catalogue', () => {
  expect(lines().flatMap(complaintsAbout)).toEqual([]);
});
