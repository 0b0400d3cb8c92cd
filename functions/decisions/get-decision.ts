import { getDecision } from '#shared/contracts/decisions/get-decision.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { findClass } from '#functions/_domain/classes/class-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { heldAgainst, waitOf } from '#functions/_domain/places/edits/by-hand.ts';
import { readDecision, type StoredDecision } from '#functions/_domain/places/decisions/decision-store.ts';
import { decisionViewOf } from './decision-view.ts';
import { isClassHeldOut } from '#functions/_domain/classes/held-out.ts';
import { undoingOf } from './undoing.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Reads the class as it is now, its bookings so far, the channels that automation must not change, and why the decision waits. */
async function leftAloneOf(table: StudioTable, decision: StoredDecision) {
  const { studioId, classId } = decision;
  const [found, { ai }] = await Promise.all([
    findClass(table, studioId, classId),
    readStudio(table, studioId),
  ]);
  const fields = found ?? {};
  return {
    cls: found ?? undefined,
    bookingsNow: found?.bookings ?? null,
    heldByHand: heldAgainst(decision, fields),
    waitsFor: waitOf(decision, fields, { ...ai, isHeldOut: isClassHeldOut(studioId, classId) }),
  };
}

export const handler = httpOperation(
  getDecision,
  {},
  async ({ table, input, caller: { studioId }, deps }) => {
    const decision = await readDecision(table, studioId, input.decisionId);
    const [undoing, leftAlone] = await Promise.all([
      undoingOf(table, decision, deps),
      leftAloneOf(table, decision),
    ]);
    return decisionViewOf(decision, deps.clock.now(), {
      undoing,
      ...leftAlone,
      facts: decision.facts ?? null,
    });
  },
);
