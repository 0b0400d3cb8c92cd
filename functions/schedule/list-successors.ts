import * as z from 'zod';
import { listSuccessors, successorsPageItemsMax } from '#shared/contracts/schedule/list-successors.ts';
import { successorId } from '#shared/contracts/schedule/successor.ts';
import { instant } from '#shared/contracts/values.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { pageOfSuccessors } from '#functions/_domain/successors/successor-store.ts';
import { readOpenSimilar } from './successors/open-similar.ts';
import { successorViewOf } from './successors/successor-view.ts';

/** A position in the list: when a pair last changed, and the pair's id. */
const place = z.string().refine((text) => {
  const [at, id] = text.split('#');
  return instant.safeParse(at).success && successorId.safeParse(id).success;
});

export const handler = httpOperation(
  listSuccessors,
  {},
  async ({ table, input, caller: { studioId }, pages, deps }) => {
    const list = pages();
    const below = list.from(place);
    const isFirst = input.list === 'open' && below === undefined;
    const [page, similar] = await Promise.all([
      pageOfSuccessors(table, studioId, input.list, below, successorsPageItemsMax),
      isFirst ? readOpenSimilar(table, studioId, deps.clock.now()) : [],
    ]);
    return { successors: page.successors.map(successorViewOf), similar, cursor: list.next(page.last) };
  },
);
