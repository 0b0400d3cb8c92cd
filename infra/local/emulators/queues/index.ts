// The entry point of this part, which can be started without the rest of the twin.
export { createQueues } from './create-queues.ts';
