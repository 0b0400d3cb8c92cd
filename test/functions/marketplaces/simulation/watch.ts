import { ClassEntity } from '#functions/_data/classes/class.ts';
import { readerOfRows } from '#functions/_data/read-together.ts';
import type { Item } from './expressions.ts';
import type { Kernel } from './kernel.ts';
import type { Change, ListedClass, ShopName } from './marketplace.ts';
import type { Commit, MemoryTable } from './memory-table.ts';

const readClass = readerOfRows(ClassEntity);
const entityOf = (item: Item | undefined): unknown => item?.['__edb_e__'];
const numbersOf = (value: unknown): Record<string, number> => (value ?? {}) as Record<string, number>;
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

type ClassOf = (marketplace: ShopName, classId: string) => ListedClass;

/** The number of places by which a class has more open than free. Only sales read from a marketplace may cause this. */
function excessOf(cls: Item): number {
  const sold = numbersOf(cls['bookedByChannel']);
  const places = Object.entries(numbersOf(cls['allocations'])).filter(([channel]) => channel !== 'direct');
  const open = sum(places.map(([channel, count]) => Math.max(0, count - (sold[channel] ?? 0))));
  return Math.max(0, open - (Number(cls['totalCapacity']) - Number(cls['bookings'])));
}

/** The statuses that an adjustment may get. */
const adjustmentMayBecome: Readonly<Record<string, readonly string[]>> = {
  pending: ['pending', 'applied', 'cancelled', 'failed'],
  failed: ['failed', 'pending', 'applied', 'cancelled'],
  applied: ['applied'],
  cancelled: ['cancelled'],
};

interface Shown {
  readonly atMs: number;
  readonly slots: number;
}

/** Checks every commit and every request as they happen, and records violations. */
export class Watch {
  readonly violations: string[] = [];
  private readonly kernel: Kernel;
  private readonly table: MemoryTable;
  private readonly studioId: string;
  /** The highest version of a class's pushes that was started or confirmed. */
  private readonly highest = new Map<string, number>();
  /** The numbers that a marketplace offered, each with the time from which it did. */
  private readonly shown = new Map<ListedClass, Shown[]>();
  private readonly began = new Map<string, number>();
  /** The automatic pushes that were claimed while automation was paused. They must not be sent. */
  private readonly claimedPaused = new Set<unknown>();

  constructor(kernel: Kernel, table: MemoryTable, studioId: string) {
    this.kernel = kernel;
    this.table = table;
    this.studioId = studioId;
  }

  /** The number of states checked: one after each commit. */
  states = 0;

  complain(text: string): void {
    this.violations.push(text);
  }

  taskBegins(name: string): void {
    this.began.set(name, this.kernel.nowMs);
  }

  /** Call it whenever a marketplace may offer a different number. */
  poll(cls: ListedClass): void {
    const log = this.shown.get(cls) ?? [];
    this.shown.set(cls, log);
    if (log.at(-1)?.slots !== cls.slots) log.push({ atMs: this.kernel.nowMs, slots: cls.slots });
  }

  private outbox(outboxId: string): Item | undefined {
    return this.table.find(`S#${this.studioId}#OUTBOX`, outboxId);
  }

  /** Checks I8b and I8d when a request that sets places is sent. */
  sends({ cls, slots, task }: Change): void {
    const push = this.outbox(task.split(' ')[2] ?? '');
    if (!push) return this.complain(`I8d ${task} sets places of nothing that is owed`);
    const isSold = slots > Number(push['places']) && slots <= cls.booked;
    if (push['places'] !== slots && !isSold)
      this.complain(`I8d ${task} sets ${slots} places, not ${String(push['places'])}`);
    if (this.claimedPaused.has(push['outboxId']))
      this.complain(`I9 ${task} sends an automatic push that was claimed while paused`);
    if (push['attempts'] === 0) this.complain(`I8b ${task} was never claimed`);
    const name = `${String(push['classId'])} at ${String(push['marketplace'])}`;
    const version = Number(push['pushVersion']);
    const highest = this.highest.get(name) ?? 0;
    if (version < highest) this.complain(`I8b push ${version} of ${name} begins after ${highest}`);
    this.highest.set(name, Math.max(highest, version));
  }

  commits(commits: readonly Commit[], classOf: ClassOf): void {
    this.states += 1;
    for (const { before, after } of commits) {
      const entity = entityOf(after ?? before);
      if (entity === 'audit' && before) this.complain('I12 an audit row was changed');
      if (!after) continue;
      if (entity === 'class') this.classIs(before && readClass(before), readClass(after));
      if (entity === 'outbox') this.outboxIs(before, after, classOf);
      if (entity === 'adjustment') this.adjustmentIs(before, after);
      if (entity === 'decision') this.decisionIs(before, after);
    }
  }

  /** Invariants I3 and I4. */
  private classIs(before: Item | undefined, after: Item): void {
    const allocations = numbersOf(after['allocations']);
    const sold = numbersOf(after['bookedByChannel']);
    const places = Object.entries(allocations).filter(([channel]) => channel !== 'direct');
    if (places.some(([, count]) => !Number.isInteger(count) || count < 0))
      this.complain('I4 places are no whole numbers');
    if (places.some(([channel, count]) => count < (sold[channel] ?? 0)))
      this.complain('I4 fewer places than are sold');
    const excess = excessOf(after);
    const hasSold = before !== undefined && Number(after['bookings']) > Number(before['bookings']);
    if (excess > (before ? excessOf(before) : 0) && !hasSold)
      this.complain(`I3 ${excess} places more are open than are free`);
    const [was, is] = [before, after].map((one) => numbersOf(one?.['pushVersions']));
    for (const [channel, version] of Object.entries(was ?? {}))
      if ((is?.[channel] ?? 0) < version) this.complain('I8b a push version went back');
    const confirmed = [before, after].map(
      (one) => (one?.['confirmed'] ?? {}) as Record<string, { pushVersion?: number }>,
    );
    for (const [channel, { pushVersion = 0 }] of Object.entries(confirmed[0] ?? {}))
      if ((confirmed[1]?.[channel]?.pushVersion ?? 0) < pushVersion)
        this.complain('I8b an older number was confirmed after a newer one');
    if (before && Number(after['version']) < Number(before['version']))
      this.complain('I3 a version went back');
    if (
      before &&
      after['version'] === before['version'] &&
      JSON.stringify(after['allocations']) !== JSON.stringify(before['allocations'])
    )
      this.complain('I3 places changed without a new version');
  }

  private outboxIs(before: Item | undefined, after: Item, classOf: ClassOf): void {
    const [was, is] = [before?.['state'], after['state']];
    const classId = String(after['classId']);
    const marketplace = after['marketplace'] as ShopName;
    const name = `${classId} at ${marketplace}`;
    if ((was === 'acked' || was === 'superseded') && is !== was)
      this.complain(`I8a a push that was ${was} became ${String(is)}`);
    if (is === 'claimed' && (was !== 'claimed' || before?.['attempts'] !== after['attempts']))
      this.isClaimed(after);
    if (!before) this.isAnother(after);
    if (is !== 'acked' || was === 'acked') return;
    const version = Number(after['pushVersion']);
    this.highest.set(name, Math.max(this.highest.get(name) ?? 0, version));
    this.confirmedAsShown(after, classOf(marketplace, classId));
  }

  private isClaimed({ outboxId, automatic }: Item): void {
    if (automatic === true && this.isPaused) this.claimedPaused.add(outboxId);
    else this.claimedPaused.delete(outboxId);
  }

  private get isPaused(): boolean {
    return this.table.find(`S#${this.studioId}#STUDIO`, 'SETTINGS')?.['automationPaused'] === true;
  }

  private decisionIs(before: Item | undefined, after: Item): void {
    const isExecuted = (item: Item | undefined): boolean => item?.['decidedBy'] === 'automation';
    if (isExecuted(after) && !isExecuted(before) && this.isPaused)
      this.complain('I9 a decision was carried out by itself while paused');
  }

  /** Every push of a class has its own version. */
  private isAnother({ outboxId, classId, marketplace, pushVersion }: Item): void {
    for (const other of this.table.all())
      if (
        entityOf(other) === 'outbox' &&
        other['outboxId'] !== outboxId &&
        other['classId'] === classId &&
        other['marketplace'] === marketplace &&
        other['pushVersion'] === pushVersion
      )
        this.complain(`I8b two pushes of ${String(classId)} have the number ${String(pushVersion)}`);
  }

  /** A confirmed number must have been offered while the worker was reading. */
  private confirmedAsShown(push: Item, cls: ListedClass): void {
    const task = this.kernel.acting?.name ?? '';
    const sinceMs = this.began.get(task);
    if (sinceMs === undefined) return this.complain(`I8c ${task} confirmed out of turn`);
    const log = this.shown.get(cls) ?? [];
    const from = log.findLastIndex(({ atMs }) => atMs <= sinceMs);
    const seen = log.slice(Math.max(0, from)).map(({ slots }) => slots);
    const verified = Number(push['verified'] ?? push['places']);
    if (!seen.includes(verified))
      this.complain(`I8c ${verified} places were confirmed, ${seen.join(', ')} were shown`);
  }

  private adjustmentIs(before: Item | undefined, after: Item): void {
    const [was, is] = [before?.['status'], after['status']].map(String);
    if (before && !adjustmentMayBecome[was ?? '']?.includes(is ?? ''))
      this.complain(`I7 an adjustment that was ${was} became ${is}`);
  }
}
