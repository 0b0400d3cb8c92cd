import process from 'node:process';
import { insist, linesPrinted, NothingMeasured } from './measure.ts';

// npm run -s bench -- NAME [--smallest]: prints JSON lines {bench, ratio, unit, a, b, runs, note}. If the timed work
// fails, it reports so and exits with 1. With --smallest it does as little as shows that it works.
const benches: Record<string, () => Promise<{ run: () => Promise<void> }>> = {
  optimizer: () => import('./optimizer.ts'),
  handlers: () => import('./handlers.ts'),
  bundles: () => import('./bundles.ts'),
  reads: () => import('./reads.ts'),
  sizes: () => import('./sizes.ts'),
  landing: () => import('./landing.ts'),
  dashboard: () => import('./dashboard.ts'),
  pages: () => import('./pages.ts'),
  import: () => import('./import.ts'),
  'optimizer-run': () => import('./optimizer-run.ts'),
  outage: () => import('./outage.ts'),
  'one-class': () => import('./one-class.ts'),
  'slow-operations': () => import('./slow-operations.ts'),
  cost: () => import('./cost.ts'),
  hostile: () => import('./hostile.ts'),
  'schedule-screen': () => import('./schedule-screen.ts'),
  'decisions-screen': () => import('./decisions-screen.ts'),
  interactions: () => import('./interactions.ts'),
  messages: () => import('./messages.ts'),
  'twin-memory': () => import('./twin-memory.ts'),
};

const [wanted = ''] = process.argv.slice(2);
const load = benches[wanted];
if (!load) {
  process.stderr.write(`Which bench? One of: ${Object.keys(benches).join(', ')}\n`);
  process.exit(2);
}
try {
  await (await load()).run();
  insist(linesPrinted() > 0, 'not a line was measured');
} catch (error) {
  const said = error instanceof NothingMeasured ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`The bench ${wanted} measured nothing: ${said}\n`);
  process.exit(1);
}
