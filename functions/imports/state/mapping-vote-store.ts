import * as z from 'zod';
import { columnFields, columnsMax, type ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { agreedColumns, type ColumnFields } from '#shared/core/csv/agreed-columns.ts';
import { MappingVoteEntity } from '#functions/_data/bookings/mapping-vote.ts';
import { shortHash } from '#functions/_domain/classes/class-identity.ts';
import type { SystemTable } from '#functions/_platform/ports/table.ts';

const voterHexDigits = 24;
/** A studio that imports no such file for so long counts no more: systems change what they export. */
const retentionDays = 730;
const daySeconds = 24 * 3600;
/** Votes that are read of one header. They lie in the order of digests, so that these are any. */
const readVotesMax = 100;

const columns = z.array(columnFields).max(columnsMax);

/** Counts how a studio read files of these columns; what it said of them before counts no more. */
export async function storeMappingVote(
  table: SystemTable,
  studioId: string,
  signature: string,
  plan: Pick<ReadingPlan, 'columns'>,
  now: Date,
): Promise<void> {
  await table
    .of(MappingVoteEntity)
    .put({
      signature,
      voter: shortHash(voterHexDigits, studioId, signature),
      columns: plan.columns,
      expiresAtSeconds: Math.floor(now.getTime() / 1000) + retentionDays * daySeconds,
    })
    .go();
}

/** What several studios agree that columns of this signature hold; undefined where they do not. */
export async function readAgreedColumns(
  table: SystemTable,
  signature: string,
): Promise<ColumnFields | undefined> {
  const { data } = await table.of(MappingVoteEntity).query.primary({ signature }).go({ limit: readVotesMax });
  // Another release may know fields that this one does not.
  return agreedColumns(
    data.flatMap((vote) => {
      const parsed = columns.safeParse(vote.columns);
      return parsed.success ? [parsed.data] : [];
    }),
  );
}
