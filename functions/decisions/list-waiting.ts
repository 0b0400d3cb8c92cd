import { listWaiting } from '#shared/contracts/decisions/list-waiting.ts';
import { ulid } from '#shared/contracts/values.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { allowedActions } from '#functions/_domain/places/decisions/decision.ts';
import { pageOfWaiting } from '#functions/_domain/places/decisions/waiting-store.ts';
import { waitingViewOf } from './waiting-view.ts';

export const handler = httpOperation(
  listWaiting,
  {},
  async ({ table, caller: { studioId }, deps, pages }) => {
    const list = pages();
    const page = await pageOfWaiting(table, studioId, list.from(ulid));
    const now = deps.clock.now();
    return {
      decisions: page.decisions.filter((one) => allowedActions(one, now).length > 0).map(waitingViewOf),
      cursor: list.next(page.lastId),
    };
  },
);
