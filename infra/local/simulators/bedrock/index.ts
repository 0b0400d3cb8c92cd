// The entry point of this part, which can be started without the rest of the twin.
export { createBedrock, type BedrockSimulator } from './bedrock.ts';
export { type Turn, errorStatus, type ErrorName } from './script.ts';
