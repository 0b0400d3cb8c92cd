import type { DynamoDBRecord } from 'aws-lambda';
import type { LiveTopic } from '#shared/contracts/live/topics.ts';
import { sockets } from '#functions/_platform/adapters/sockets.ts';
import { streamBatch } from '#functions/_platform/stream.ts';
import { readOpenConnections, readTeamConnections, removeConnection } from './live-store.ts';
import { teamTopics, topicsByStudio, type ChangedKey } from './topics.ts';
import { table } from '#functions/_platform/table.ts';

const keyOf = ({ dynamodb }: DynamoDBRecord): ChangedKey => ({
  pk: dynamodb?.Keys?.['pk']?.S ?? '',
  sk: dynamodb?.Keys?.['sk']?.S ?? '',
});

// A message only tells clients what to reload, so a lost message does no harm, and a failed post must not stop anything
// else.
export const handler = streamBatch({ table, sockets }, async (changes, deps) => {
  const tell = async (connectionId: string, topics: readonly LiveTopic[]): Promise<void> => {
    try {
      if (!(await deps.sockets.post(connectionId, { topics })))
        await removeConnection(deps.table, connectionId);
    } catch (error) {
      deps.logger.warn('live message not sent', { error });
    }
  };
  const tellAll = (open: readonly string[], topics: readonly LiveTopic[]) =>
    Promise.all(open.map((connectionId) => tell(connectionId, topics)));
  const nowSeconds = Math.floor(deps.clock.now().getTime() / 1000);
  const keys = changes.map(keyOf);
  for (const [studioId, topics] of topicsByStudio(keys))
    await tellAll(await readOpenConnections(deps.table, studioId, nowSeconds), topics);
  const forTeam = teamTopics(keys);
  if (forTeam.length > 0)
    await tellAll(await readTeamConnections(deps.table.acrossStudios, nowSeconds), forTeam);
});
