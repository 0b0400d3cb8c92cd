import { allowances, type Allowance } from '#shared/contracts/allowances.ts';
import { Failure } from '#shared/contracts/failure.ts';
import { counted } from '#shared/core/text/counted.ts';
import { AllowanceEntity } from '#functions/_data/studio/allowance.ts';
import { unlessRefused } from '#functions/_data/table/conditions.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const hourCharacters = 'YYYY-MM-DDTHH'.length;
const hourSeconds = 3_600;
const retentionSeconds = 2 * hourSeconds;

/** Thrown if an allowance is used up, with the message about it. */
function spentUntilNextHour(what: Allowance, nowSeconds: number): Failure {
  const waitSeconds = hourSeconds - (nowSeconds % hourSeconds);
  const minutes = Math.ceil(waitSeconds / 60);
  const wait = counted(minutes, 'minute');
  return Failure.later(`${allowances[what].spent} Please try again in ${wait}.`, waitSeconds);
}

/**
 * Counts one call against the hourly allowance.
 *
 * @throws {Failure} `too-many-requests` if no calls are left, until the clock hour ends
 */
export async function takeAllowance(
  table: StudioTable,
  studioId: string,
  what: Allowance,
  now: Date,
): Promise<void> {
  const max: number = allowances[what].hourlyMax;
  const hour = now.toISOString().slice(0, hourCharacters);
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const taken = await unlessRefused(() =>
    table
      .of(AllowanceEntity)
      .upsert({ studioId, what, hour, expiresAtSeconds: nowSeconds + retentionSeconds })
      .add({ used: 1 })
      .where((item, { lt, notExists }) => `${notExists(item.used)} OR ${lt(item.used, max)}`)
      .go(),
  );
  if (!taken) throw spentUntilNextHour(what, nowSeconds);
}
