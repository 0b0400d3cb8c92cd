import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { createBedrock, type BedrockSimulator } from '#infra/local/simulators/bedrock/bedrock.ts';
import { send } from './scene.ts';

const modelId = 'amazon.nova-lite-v1:0';
let bedrock: BedrockSimulator;
beforeAll(async () => {
  bedrock = await createBedrock({
    authorize: ({ accessKeyId, action, modelId: requested }) =>
      (accessKeyId === 'MAY' && action === 'bedrock:InvokeModel' && requested === modelId) || 'Not you',
  });
});
afterAll(() => bedrock.close());

const ask = (accessKeyId = 'MAY', id = modelId) =>
  new BedrockRuntimeClient({
    endpoint: bedrock.url,
    region: 'us-east-1',
    maxAttempts: 1,
    credentials: { accessKeyId, secretAccessKey: 'any' },
    requestHandler: new NodeHttpHandler(),
  }).send(
    new ConverseCommand({ modelId: id, messages: [{ role: 'user', content: [{ text: 'How many?' }] }] }),
  );

const tell = (turns: unknown) => send(`${bedrock.url}/_control/script`, 'PUT', { turns });

test('the SDK can read its answers, in the order of the script', async () => {
  await tell([
    { kind: 'text', text: 'Three.' },
    { kind: 'text', text: 'Fo', stopReason: 'max_tokens' },
  ]);
  expect(await ask()).toMatchObject({
    output: { message: { role: 'assistant', content: [{ text: 'Three.' }] } },
    stopReason: 'end_turn',
    usage: { outputTokens: 2 },
  });
  expect(await ask()).toMatchObject({ stopReason: 'max_tokens' });
  expect((await ask()).output?.message?.content).toEqual([{ text: 'No answer was set.' }]);
  const { json } = await send(`${bedrock.url}/_control/questions`);
  expect(json).toHaveLength(3);
});

test('its errors are the SDK’s own', async () => {
  await tell([{ kind: 'error', error: 'ThrottlingException' }]);
  await expect(ask()).rejects.toMatchObject({
    name: 'ThrottlingException',
    $metadata: { httpStatusCode: 429 },
  });
});

test('callers without permission get an error, and unsigned requests are refused', async () => {
  await expect(ask('OTHER')).rejects.toMatchObject({ name: 'AccessDeniedException', message: 'Not you' });
  await expect(ask('MAY', 'other.model-v1:0')).rejects.toMatchObject({ name: 'AccessDeniedException' });
  expect((await send(`${bedrock.url}/model/${modelId}/converse`, 'POST', {})).status).toBe(403);
});

test('refuses invalid requests, unknown operations and invalid scripts', async () => {
  const authorization =
    'AWS4-HMAC-SHA256 Credential=MAY/20260302/us-east-1/bedrock/aws4_request, Signature=0';
  const post = (path: string, body: unknown) =>
    send(`${bedrock.url}${path}`, 'POST', body, { authorization });
  const converse = `/model/${encodeURIComponent(modelId)}/converse`;
  expect((await post(converse, { messages: [] })).headers.get('x-amzn-errortype')).toMatch(/^Validation/);
  const itself = [{ role: 'assistant', content: [{ text: 'I say' }] }];
  expect((await post(converse, { messages: itself })).status).toBe(400);
  expect((await post(`/model/${modelId}/invent`, {})).status).toBe(404);
  expect((await tell([{ kind: 'dance' }])).status).toBe(400);
  expect(
    (await send(`${bedrock.url}/_control/script`, 'PUT', {}, { origin: 'http://evil.test' })).status,
  ).toBe(403);
});
