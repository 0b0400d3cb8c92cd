import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { decideAllocation } from '#shared/core/allocation/decide-allocation.ts';
import { explain } from '#shared/core/allocation/explain.ts';
import type { AllocationInput, Inventory } from '#shared/core/allocation/types.ts';
import { withoutIdle } from '#shared/core/allocation/without-idle.ts';
import { fitDemand } from '#shared/core/forecast/fit-demand.ts';
import { forecastClass } from '#shared/core/forecast/forecast-class.ts';
import { weekMultiplier } from '#shared/core/forecast/week-multiplier.ts';
import type { ClassState, DemandModel } from '#shared/core/forecast/types.ts';
import { seedFrom } from '#shared/core/numbers/random.ts';
import type { DecideLine, DecisionLine, InitLine, Line, State, Template } from './policy-protocol.ts';

const { values } = parseArgs({ options: { inventory: { type: 'string', default: 'shared' } } });
if (values.inventory !== 'shared' && values.inventory !== 'separate') {
  throw new Error('--inventory must be separate or shared');
}
const inventory: Inventory = values.inventory;

let setting: InitLine | undefined;
let templates = new Map<string, Template>();
let models = new Map<string, DemandModel>();

function learn(given: Template[]): void {
  templates = new Map(given.map((template) => [template.template, template]));
  const byStudio = Map.groupBy(given, (template) => template.studio);
  models = new Map(
    [...byStudio].map(([studio, own]) => {
      const histories = own.map(({ template: seriesId, channels, weeks }) => ({
        seriesId,
        channels,
        classes: weeks.map((week) => ({ ...week, ageWeeks: week.age })),
      }));
      return [studio, fitDemand(histories, setting ? { binEdgesHours: setting.binEdgesHours } : {})];
    }),
  );
}

function templateOf(state: State): Template {
  const template = templates.get(state.template);
  if (!template) throw new Error(`no history of ${state.template}`);
  return template;
}

function classState(state: State): ClassState {
  const { template, hoursLeft, bookings, openHours } = state;
  return { seriesId: template, channels: templateOf(state).channels, hoursLeft, bookings, openHours };
}

function decideState(
  state: State,
  model: DemandModel,
  studioWeek: number,
  { guidelines, runIntervalHours }: InitLine,
) {
  const template = templateOf(state);
  const input: AllocationInput = {
    capacity: state.capacity,
    inventory,
    hoursLeft: state.hoursLeft,
    channels: template.channels.map((channel, c) => ({
      channel,
      booked: state.booked[c] ?? 0,
      allocation: state.alloc[c] ?? null,
      revenueMinor: Math.round((template.revenuePerBooking[c] ?? 0) * 100),
      noShowPay: template.noShowPay[c] ?? 0,
    })),
    forecast: forecastClass(model, classState(state), studioWeek),
    guidelines,
    runIntervalHours,
    seed: seedFrom(`${state.id} ${state.hoursLeft}`),
  };
  const decision = withoutIdle(input, decideAllocation(input));
  const { reasoningByChannel } = explain(decision, { currency: 'USD' });
  const moved = decision.changes.filter((change) => change.slotChange !== 0);
  return {
    id: state.id,
    confidence: decision.confidence,
    changes: moved.map(({ channel, action, slotChange, expectedRevenueImpactMinor }) => ({
      channel,
      action,
      slotChange,
      reasoning: reasoningByChannel[channel] ?? '',
      expectedRevenueImpact: expectedRevenueImpactMinor / 100,
    })),
  };
}

function decide({ batch, states }: DecideLine): object {
  const init = setting;
  if (!init) throw new Error('decide came before init');
  const carried = states.flatMap((state) => state.history ?? []);
  if (carried.length > 0) learn(carried);
  const decisions: DecisionLine[] = [];
  for (const [studio, own] of Map.groupBy(states, (state) => templateOf(state).studio)) {
    const model = models.get(studio);
    if (!model) throw new Error(`no history of ${studio}`);
    const studioWeek = weekMultiplier(model, own.map(classState));
    decisions.push(...own.map((state) => decideState(state, model, studioWeek, init)));
  }
  return { type: 'decisions', batch, decisions: decisions.filter((decision) => decision.changes.length > 0) };
}

function answer(line: Line): object {
  if (line.type === 'init') {
    setting = line;
    return { type: 'ready', name: `cupo ${inventory}` };
  }
  if (line.type === 'decide') return decide(line);
  learn(line.templates);
  return { type: 'ack', cohort: line.cohort };
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line) as Line))}\n`);
}
