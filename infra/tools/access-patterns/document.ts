import { globSync } from 'node:fs';
import { entitiesOf, type EntityKeys } from './entities.ts';
import { requestsIn, type TableRequest } from './requests-in.ts';

export const accessPatternsFile = 'functions/_data/access-patterns.md';

/** A kind of request, with the file that makes it. */
export interface PlacedRequest extends TableRequest {
  readonly file: string;
}

const introduction = `# Access patterns

Written by \`npm run -s access-patterns\` from the entities and from the code that uses them. Nobody edits it. The command also prints each request with its file, as JSON.

There is one table: partition key \`pk\`, sort key \`sk\`, one index (\`gsi1\`, with all attributes), TTL on \`expiresAtSeconds\`, and a stream of old and new images. The keys of a studio's items begin with \`S#<studioId>#\`, those that stand across studios with \`SYS#\`. \`table/guard.ts\` refuses all other keys, and every Scan. Sealed items have partitions of their own, one for each purpose (\`S#<studioId>#SECRET#<purpose>\`): IAM opens them only to functions whose grant names the purpose.

A class id begins with the UTC start of the class (\`20261123T1300Z-…\`), so a month is a partition and a range of days is a range of keys. Ids of decisions, adjustments and outbox entries are ULIDs, so the newest come first when a query goes backwards.

\`get\` reads by the whole key, several keys at once where it is given a list. \`query primary\` reads a range of one partition, and any other query a range of the index. No request reads more as history grows: each reads single items, one page, or a range of days. What requests cost is metered by \`npm run -s bench -- cost\`.
`;

/** Every request that functions make to the table. */
export const allRequests = (): PlacedRequest[] =>
  globSync('functions/**/*.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => requestsIn(file).map((request) => ({ ...request, file })));

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;
const pair = ({ pk, sk }: { readonly pk: string; readonly sk: string }): string => `${code(pk)} ${code(sk)}`;

function rowOf(
  { entity, exported, indexes, summary }: EntityKeys,
  requests: readonly PlacedRequest[],
): string {
  const { primary, ...others } = indexes;
  const index = Object.entries(others).map(([name, keys]) => `${name}: ${pair(keys)}`);
  const kinds = requests.filter((one) => one.entity === exported).map(({ request }) => request);
  return row([
    `**${entity}** ${summary}`,
    primary ? pair(primary) : '',
    index.join('<br>'),
    [...new Set(kinds)].sort().join(', '),
  ]);
}

/** The document in its up-to-date form. */
export async function accessPatterns(): Promise<string> {
  const entities = await entitiesOf();
  const requests = allRequests();
  const sections = [...Map.groupBy(entities, ({ folder }) => folder)].map(([folder, some]) =>
    [
      `## ${folder}`,
      '',
      row(['Entity', 'Keys', 'Index', 'Requests']),
      row(['--', '--', '--', '--']),
      ...some.map((one) => rowOf(one, requests)),
      '',
    ].join('\n'),
  );
  return [introduction, ...sections].join('\n');
}
