import { SameClassAnswerEntity } from '#functions/_data/classes/same-class-answer.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { shortHash } from '#functions/_domain/classes/class-identity.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { AuditRow, Derivers } from '#functions/_domain/commit/derived.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { pairKeyOf, type SameClassAnswer } from './same-classes.ts';

const idHexDigits = 16;

/** Reads all answers of a studio's owner. Their number is limited by how many classes have similar names. */
export const readAnswers = async (table: StudioTable, studioId: string): Promise<SameClassAnswer[]> =>
  (await table.of(SameClassAnswerEntity).query.primary({ studioId }).go({ pages: 'all', consistent: true }))
    .data;

/** The owner said whether two names are one class. */
export interface SameClassAnswered {
  readonly kind: 'same-class-answered';
  readonly answer: SameClassAnswer;
  readonly audit: AuditRow;
}

export const sameClassDerivers: Derivers<SameClassAnswered> = {
  'same-class-answered': ({ answer: { first, second, isSame }, audit }) => ({
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
    ],
    audit,
  }),
};

/** Stores an owner's answer. The latest one holds. */
export const storeSameClassAnswer = (
  table: StudioTable,
  answer: SameClassAnswer,
  audit: AuditRow,
): Promise<boolean> => committed(table, sameClassDerivers, [{ kind: 'same-class-answered', answer, audit }]);
