import { parentPort, workerData } from 'node:worker_threads';
import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';

type Request = { id: number; name: string; input: unknown };
type Operation = (input: unknown) => Promise<unknown>;

const operations = new Map<string, unknown>(Object.entries(auth));

const isToken = (value: unknown): value is { payload: object; toString: () => string } =>
  typeof value === 'object' && value !== null && 'payload' in value && Object.hasOwn(value, 'toString');

const toPlain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (_, part: unknown) =>
      isToken(part) ? { payload: part.payload, text: part.toString() } : part,
    ),
  );

async function call({ name, input }: Request): Promise<object> {
  try {
    const operation = operations.get(name) as Operation;
    return { result: toPlain(await operation(input)) };
  } catch (error) {
    const { name: errorName, message } = error as Error;
    return { error: { name: errorName, message } };
  }
}

console.warn = () => undefined;
Amplify.configure({ Auth: { Cognito: workerData } });
parentPort?.on('message', (request: Request) => {
  void call(request).then((answer) => parentPort?.postMessage({ id: request.id, ...answer }, []));
});
