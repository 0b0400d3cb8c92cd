import * as z from 'zod';
import { columnFields, columnsMax, type ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { agreedColumns, type ColumnFields } from '#shared/core/csv/agreed-columns.ts';
import { MappingVoteEntity } from '#functions/_data/bookings/mapping-vote.ts';
import { shortHash } from '#functions/_domain/classes/class-identity.ts';
import type { SystemTable } from '#functions/_platform/ports/table.ts';

const voterHexDigits = 24;
/**
 * A vote expires if the studio imports no file with this header for this long, because systems change their exports.
 */
const retentionDays = 730;
const daySeconds = 24 * 3600;
/** The most votes read for one header. Votes are sorted by digest, so these are an arbitrary sample. */
const readVotesMax = 100;

const columns = z.array(columnFields).max(columnsMax);

/** Records how a studio read a file with these columns. A newer vote of the same studio replaces the older one. */
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

/** The fields on which several studios agree for a header; undefined if they do not agree. */
export async function readAgreedColumns(
  table: SystemTable,
  signature: string,
): Promise<ColumnFields | undefined> {
  const { data } = await table.of(MappingVoteEntity).query.primary({ signature }).go({ limit: readVotesMax });
  // Votes from another release may contain fields that this release does not know.
  return agreedColumns(
    data.flatMap((vote) => {
      const parsed = columns.safeParse(vote.columns);
      return parsed.success ? [parsed.data] : [];
    }),
  );
}
