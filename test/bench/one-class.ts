// The time to open one class compared with the public catalogue, the cheapest read. Ten concurrent clients request both
// in alternation through the twin. It also counts each operation's requests to AWS.
import { createLocal, type Local } from '#infra/local/index.ts';
import { bundleOf } from '#infra/tools/entry-points.ts';
import { listCatalogue } from '#shared/contracts/integrations/list-catalogue.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { aStudioIn, monday } from '../journeys/scene.ts';
import { insistAllWell } from './all-well.ts';
import { insist, interleaved, median, print, sized } from './measure.ts';
import { seed } from './slow-operations/seed.ts';

const clients = sized(10, 2);
const requestsEach = sized(20, 2);
const runs = sized(5, 1);
const size = { classesPerWeek: sized(200, 20), weeksBefore: sized(8, 1), changes: sized(1_000, 10) };
const ratioMax = 3;

const today = monday.toISOString().slice(0, 10);
const week = { from: today, to: addLocalDays(today, 6) };

/** The median response time with a number of clients, each of which sends its next request after an answer. */
async function middleMs(request: () => Promise<unknown>): Promise<number> {
  const tookMs: number[] = [];
  const client = async (): Promise<void> => {
    for (let at = 0; at < requestsEach; at += 1) {
      const beganMs = performance.now();
      await request();
      tookMs.push(performance.now() - beganMs);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return median(tookMs);
}

/** @throws {NothingMeasured} if the operation made no request to AWS, or failed */
function requestsOf(local: Local, operationId: 'schedule.getClass' | 'integrations.listCatalogue'): number {
  insistAllWell(local);
  const { aws, invocations } = local.metering.usageOf(bundleOf(operationId));
  insist(invocations > 0 && aws.requests > 0, `${operationId} asked nothing of AWS`);
  return aws.requests / invocations;
}

export async function run(): Promise<void> {
  const local = await createLocal({ clock: monday });
  try {
    const { studioId, token } = await aStudioIn(local, 'owner@alameda.test');
    await seed(local, studioId, size, monday);
    const { classes } = await local.call(listClasses, week, token);
    const classId = classes.at(-1)?.classId ?? '';
    const open = async () => {
      const { class: cls } = await local.call(getClass, { classId }, token);
      insist(cls.classId === classId, 'another class was answered');
    };
    const catalogue = async () => {
      const { integrations } = await local.call(listCatalogue, {});
      insist(integrations.length > 0, 'the catalogue is empty');
    };
    for (const request of [open, catalogue]) await middleMs(request);
    local.metering.reset();
    const seen = await interleaved(
      runs,
      () => middleMs(open),
      () => middleMs(catalogue),
    );
    const note = `${clients} clients at once, ${requestsEach} requests each; ${requestsOf(local, 'schedule.getClass').toFixed(1)} requests of AWS against ${requestsOf(local, 'integrations.listCatalogue').toFixed(1)}; goal ${ratioMax}`;
    print({ bench: 'one class, against the catalogue', unit: 'ms, the middle', runs, note, ...seen });
  } finally {
    await local.close();
  }
}
