import type { ServerResponse } from 'node:http';
import * as z from 'zod';
import { html, json, readJson, write } from '../_shared/call.ts';
import type { Call, Reply } from '../_shared/call.ts';
import { serveCalls } from '../_shared/serve.ts';
import { signerOf } from '../_shared/signer-of.ts';
import { answered, modelOf, readQuestion, refused, type Question } from './converse.ts';
import { script, unscripted, type Turn } from './script.ts';

export interface BedrockOptions {
  /** By default an ephemeral port. */
  readonly port?: number;
  /** True, or the reason why the signer lacks the right. By default every signer has it. */
  readonly authorize?: (request: {
    readonly accessKeyId: string;
    readonly action: string;
    readonly modelId: string;
  }) => true | string;
}

export interface BedrockSimulator {
  readonly url: string;
  /** The questions received since the last script was set, oldest first. */
  readonly questions: () => readonly Question[];
  close(): Promise<void>;
}

class Conversations {
  questions: Question[] = [];
  #turns: Turn[] = [];

  tell(turns: readonly Turn[]): void {
    this.#turns = [...turns];
    this.questions = [];
  }

  turnFor(question: Question): Turn {
    this.questions.push(question);
    return this.#turns.shift() ?? unscripted;
  }
}

/** Amazon Bedrock's Converse API, with a model whose answers are set by `PUT /_control/script`. */
export async function createBedrock({ port, authorize }: BedrockOptions = {}): Promise<BedrockSimulator> {
  const conversations = new Conversations();
  const { url, close } = await serveCalls((call, outgoing) => {
    const aside = answerControl(call, conversations);
    if (aside) return write(outgoing, aside);
    const modelId = modelOf(call);
    if (modelId === undefined)
      return write(outgoing, refused('ResourceNotFoundException', 'There is no such operation.'));
    const accessKeyId = signerOf(call, 'bedrock');
    if (accessKeyId === undefined)
      return write(outgoing, refused('AccessDeniedException', 'The request is not signed for bedrock.'));
    const leave = authorize?.({ accessKeyId, action: 'bedrock:InvokeModel', modelId }) ?? true;
    if (leave !== true) return write(outgoing, refused('AccessDeniedException', leave));
    const question = readQuestion(call, modelId);
    if ('status' in question) return write(outgoing, question);
    take(conversations.turnFor(question), question, outgoing);
  }, port);
  return { url, close, questions: () => conversations.questions };
}

function take(turn: Turn, question: Question, outgoing: ServerResponse): void {
  switch (turn.kind) {
    case 'text':
      return write(outgoing, answered(question, turn));
    case 'error':
      return write(outgoing, refused(turn.error, `${turn.error}, as scripted`));
    case 'hang':
      return;
    case 'stall':
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      outgoing.write('{"output":');
      return;
    case 'reset':
      outgoing.destroy();
      return;
    case 'garbage':
      return write(outgoing, html(200, '<!doctype html><title>Welcome</title><p>Please come back la'));
  }
}

/** The control API by which tests and people set the model's answers; undefined for every other path. */
function answerControl(call: Call, conversations: Conversations): Reply | undefined {
  if (!call.path.startsWith('/_control/')) return undefined;
  // A page of another site in the same browser must not call this.
  if ((call.headers['origin'] ?? '') !== '') return json(403, { message: 'not for pages' });
  if (call.method === 'GET' && call.path === '/_control/questions') return json(200, conversations.questions);
  if (call.method !== 'PUT' || call.path !== '/_control/script')
    return json(404, { message: 'no such control' });
  const parsed = script.safeParse(readJson(call));
  if (!parsed.success) return json(400, { message: z.prettifyError(parsed.error) });
  conversations.tell(parsed.data.turns);
  return { status: 204 };
}
