import type { PushMessage } from '#shared/contracts/messages.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import type { ClassItem } from '#functions/_data/classes/class.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { recordOf } from '#functions/_data/places/packed-decision.ts';
import { DecisionAdviceEntity } from '#functions/_data/places/decision-advice.ts';
import { adviceItemOf } from '#functions/_domain/places/decisions/advice-store.ts';
import { carryOut } from '#functions/decisions/carrying-out/carry-out.ts';
import { readDecision, type StoredDecision } from '#functions/_domain/places/decisions/decision-store.ts';
import { executeAtOnce } from '#functions/decisions/runs/execute-automatically.ts';
import { pendingDecisionsOf } from '#functions/_domain/places/decisions/optimizer-store.ts';
import { replace } from '#functions/decisions/runs/store-outcomes.ts';
import { pushMessageOf } from '#functions/_domain/places/outbox/pending-push.ts';
import { readOutboxEntry } from '#functions/_domain/places/outbox/push-store.ts';
import { reopenPush } from '#functions/_domain/places/outbox/redrive-store.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { commitEdit } from '#functions/_domain/places/edits/commit-edit.ts';
import { editClass } from '#functions/_domain/places/edits/edit-class.ts';
import { readTerms } from '#functions/_domain/places/edits/terms.ts';
import { storeAutomation } from '#functions/_domain/studio/studio-store.ts';
import type { ShopName } from './marketplace.ts';
import { correlationId, minuteMs, type World } from './world.ts';
import { studioId, studioTable } from './the-table.ts';

/** A class at a marketplace, and the number of places that it should get. */
export interface Change {
  readonly classId: string;
  readonly marketplace: ShopName;
  readonly places: number;
}

function decisionFor(world: World, cls: ClassItem, { marketplace, places }: Change): StoredDecision {
  const placesFrom = cls.allocations[marketplace] ?? 0;
  return {
    studioId,
    decisionId: world.ids.next(),
    classId: cls.classId,
    className: cls.className,
    room: cls.room,
    classStartsAt: cls.startsAt,
    classLocalDate: cls.localDate,
    classLocalTime: cls.localTime,
    bookings: cls.bookings,
    totalCapacity: cls.totalCapacity,
    decidedAt: world.kernel.now().toISOString(),
    expiresAt: cls.startsAt,
    confidence: 0.9,
    decisionType: 'optimizer',
    analysis: 'analysis',
    recommendations: [
      {
        marketplace,
        action: places > placesFrom ? 'increase' : 'decrease',
        slotChange: places - placesFrom,
        placesFrom,
        placesTo: places,
        reasoning: 'reasoning',
        expectedRevenueMinor: 100,
      },
    ],
    expectedRevenueMinor: 100,
    currency: 'MXN',
    adjustments: [],
    status: 'pending-review',
    version: 1,
  };
}

/** A decision is made and approved; if `automatic`, without a person. */
export function approve(world: World, change: Change, automatic: boolean): void {
  const decision = decisionFor(world, world.classItem(change.classId), change);
  const { decisionId } = decision;
  const key = [`S#${studioId}#DECISION`, decisionId] as const;
  void Promise.all([
    studioTable.of(DecisionEntity).put(recordOf(decision)).go(),
    studioTable.of(DecisionAdviceEntity).put(adviceItemOf(decision)).go(),
  ]).then(() =>
    world.kernel.after(100, () =>
      world.ask(
        'approve',
        async () => {
          const stored = await readDecision(studioTable, studioId, decisionId);
          await carryOut(studioTable, { studioId, decision: stored, automatic, correlationId }, world.deps);
        },
        () => world.table.find(...key)?.['status'] === 'pending-review',
      ),
    ),
  );
}

/** The state of automation as read by a run that began before any pause. */
const automation = {
  studioId,
  ai: { ...defaultSettings.ai, autoExecute: true, holdOut: false },
  automationPaused: false,
  inventoryMode: defaultSettings.inventoryMode,
};

/** The optimizer decides a class and executes the decision as it is stored. */
export function decide(world: World, change: Change): void {
  const { classId, marketplace, places } = change;
  world.ask(
    'decide',
    async () => {
      const cls = await readClass(studioTable, studioId, classId);
      const before = (await pendingDecisionsOf(studioTable, studioId, [cls])).get(classId);
      const next = decisionFor(world, cls, change);
      const replacement = { studioId, cls, before, beforeBecomes: 'superseded' as const, next };
      await replace(studioTable, executeAtOnce(automation, [replacement], correlationId, world.deps));
    },
    () => world.classItem(classId).allocations[marketplace] !== places,
  );
}

export function edit(world: World, { classId, marketplace, places }: Change): void {
  world.ask(
    'edit',
    async () => {
      const { terms } = await readTerms(studioTable, studioId, world.kernel.now());
      const plan = (cls: ClassItem) => ({
        edit: editClass(cls, { allocations: { [marketplace]: places } }, terms),
      });
      await commitEdit(
        studioTable,
        { studioId, classId, version: undefined, correlationId, plan },
        world.deps,
      );
    },
    () => world.classItem(classId).allocations[marketplace] !== places,
  );
}

/** The owner lowers or raises the capacity of the class. */
export function resize(world: World, classId: string, totalCapacity: number): void {
  world.ask(
    'resize',
    async () => {
      const { terms } = await readTerms(studioTable, studioId, world.kernel.now());
      const plan = (cls: ClassItem) => ({ edit: editClass(cls, { totalCapacity }, terms) });
      await commitEdit(
        studioTable,
        { studioId, classId, version: undefined, correlationId, plan },
        world.deps,
      );
    },
    () => world.classItem(classId).totalCapacity !== totalCapacity,
  );
}

export function pause(world: World, paused: boolean): void {
  world.wantsPause = paused;
  const isOpen = () => world.wantsPause === paused && world.isPaused !== paused;
  world.ask(
    'pause',
    async () =>
      isOpen() &&
      storeAutomation(studioTable, {
        studioId,
        paused,
        audit: { auditId: world.ids.next(), at: world.kernel.now().toISOString(), correlationId },
      }),
    isOpen,
    10,
  );
}

/** Somebody changes the number at the marketplace itself. If Cupo never set that class, this is not a difference. */
export function drift(world: World, { classId, marketplace, places }: Change): void {
  if (world.classItem(classId).pushVersions[marketplace] === undefined) return;
  world.changedByHand = true;
  const cls = world.listed(marketplace, classId);
  if (cls.booked > places) return;
  cls.slots = places;
  world.watch.poll(cls);
}

/** Some members book at the marketplace, and nobody reports it. */
export function book(world: World, { classId, marketplace, places }: Change): void {
  const cls = world.listed(marketplace, classId);
  cls.booked = Math.max(cls.booked, Math.min(cls.slots, cls.booked + places));
}

/** The marketplace's password changes. */
export function changePassword(world: World): void {
  world.sealed += 1;
  world.shop.password = `canary-${world.sealed}`;
}

/** The owner enters the new password. */
export function reconnect(world: World): void {
  void world.seal(world.kernel.now().toISOString());
}

/** The owner sends failed changes again. */
export function redrive(world: World): void {
  const failed = world.items('outbox').filter(({ state }) => state === 'failed');
  for (const { outboxId } of failed)
    world.ask(
      'redrive',
      async () => {
        const push = await readOutboxEntry(studioTable, studioId, String(outboxId));
        const at = world.kernel.now();
        if (push?.state !== 'failed') return;
        const dueAt = new Date(at.getTime() + 2 * minuteMs);
        const audit = { auditId: world.ids.next(), actor: studioId, correlationId };
        if (await reopenPush(studioTable, { push, at, dueAt, audit }))
          await world.queue.send([pushMessageOf(push, at.toISOString())]);
      },
      () => false,
    );
}

/** An operator redrives dead letters. */
export function redriveDead(world: World): void {
  const dead = world.queue.dead.splice(0);
  world.queue.returned += dead.length;
  const occasion = `redrive-${world.kernel.nowMs}`;
  void world.queue.send(dead.map((message: PushMessage) => pushMessageOf(message, occasion)));
}
