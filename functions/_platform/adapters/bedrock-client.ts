export { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
export { NodeHttpHandler } from '@smithy/node-http-handler';
