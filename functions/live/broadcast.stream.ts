import type { DynamoDBRecord } from 'aws-lambda';
import { sockets } from '../_platform/adapters/sockets.ts';
import { streamBatch } from '../_platform/stream.ts';
import { readOpenConnections, removeConnection } from './live-store.ts';
import { topicsByStudio, type ChangedKey } from './topics.ts';

const keyOf = ({ dynamodb }: DynamoDBRecord): ChangedKey => ({
  pk: dynamodb?.Keys?.['pk']?.S ?? '',
  sk: dynamodb?.Keys?.['sk']?.S ?? '',
});

// A message only says what to ask for anew: one that is lost is no loss, so a failed post ends nothing else.
export const handler = streamBatch({ sockets }, async (changes, deps) => {
  const tell = async (connectionId: string, topics: readonly string[]): Promise<void> => {
    try {
      if (!(await deps.sockets.post(connectionId, { topics }))) await removeConnection(connectionId);
    } catch (error) {
      deps.logger.warn('a live message was not sent', { error });
    }
  };
  const nowSeconds = Math.floor(deps.clock.now().getTime() / 1000);
  for (const [studioId, topics] of topicsByStudio(changes.map(keyOf))) {
    const open = await readOpenConnections(studioId, nowSeconds);
    await Promise.all(open.map((connectionId) => tell(connectionId, topics)));
  }
});
