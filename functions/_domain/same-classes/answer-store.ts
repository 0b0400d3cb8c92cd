import { SameClassAnswerEntity } from '#functions/_data/classes/same-class-answer.ts';
import { UnfinishedEntity } from '#functions/_data/studio/unfinished.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { shortHash } from '#functions/_domain/classes/class-identity.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { AuditRow, Derivers } from '#functions/_domain/commit/derived.ts';
import { underWay, type Work } from '#functions/_domain/studio/unfinished-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { pairKeyOf, type SameClassAnswer } from './same-classes.ts';

const idHexDigits = 16;

/** Reads all answers of a studio's owner. Their number is limited by how many classes have similar names. */
export const readAnswers = async (table: StudioTable, studioId: string): Promise<SameClassAnswer[]> =>
  (await table.of(SameClassAnswerEntity).query.primary({ studioId }).go({ pages: 'all', consistent: true }))
    .data;

/** The work of making two classes one. It lasts until marketplaces have closed the one that ends. */
export const joinOf = (studioId: string, id: string): Work => ({ studioId, kind: 'joining', id });

/** The owner said whether two names are one class. */
export interface SameClassAnswered {
  readonly kind: 'same-class-answered';
  readonly answer: SameClassAnswer;
  readonly audit: AuditRow;
  /** The work of making the two classes one. */
  readonly joinId: string;
}

export const sameClassDerivers: Derivers<SameClassAnswered> = {
  'same-class-answered': ({ answer: { first, second, isSame }, audit, joinId }) => ({
    items: [
      writerOf(SameClassAnswerEntity)
        .put({
          studioId: audit.studioId,
          pairId: shortHash(idHexDigits, pairKeyOf(first, second)),
          first,
          second,
          isSame,
          answeredAt: audit.at,
        })
        .commit(),
      ...(isSame
        ? [
            writerOf(UnfinishedEntity)
              .put(underWay(joinOf(audit.studioId, joinId), new Date(audit.at)))
              .commit(),
          ]
        : []),
    ],
    audit,
  }),
};

/** Stores an owner's answer, and the work that follows if both are the same. The latest answer holds. */
export const storeSameClassAnswer = (
  table: StudioTable,
  answer: SameClassAnswer,
  audit: AuditRow,
  joinId: string,
): Promise<boolean> =>
  committed(table, sameClassDerivers, [{ kind: 'same-class-answered', answer, audit, joinId }]);
