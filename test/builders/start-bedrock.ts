import { createBedrock, type BedrockSimulator, type Turn } from '#infra/local/simulators/bedrock/index.ts';
import { tellEnvironment } from './tell-environment.ts';

export const testModelId = 'amazon.nova-lite-v1:0';

export interface TestBedrock extends BedrockSimulator {
  /** Sets the next answers, one per question, and forgets earlier questions. */
  tell(...turns: Turn[]): Promise<void>;
}

/** The complete text of a model's answer. */
export const says = (answer: unknown): Turn => ({
  kind: 'text',
  text: typeof answer === 'string' ? answer : JSON.stringify(answer),
  stopReason: 'end_turn',
});

/** Starts the Bedrock emulator and points the functions of this process at it. */
export async function startBedrock(): Promise<TestBedrock> {
  const bedrock = await createBedrock();
  tellEnvironment({
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.url,
    MODEL_ID: testModelId,
  });
  return {
    ...bedrock,
    tell: async (...turns) => {
      const body = JSON.stringify({ turns });
      const { status } = await fetch(`${bedrock.url}/_control/script`, { method: 'PUT', body });
      if (status !== 204) throw new Error(`script: ${status}`);
    },
  };
}
