import process from 'node:process';

// npm run -s bench -- NAME: prints JSON lines {bench, ratio, unit, a, b, runs, note}.
const benches: Record<string, () => Promise<{ run: () => Promise<void> }>> = {
  optimizer: () => import('./optimizer.ts'),
  handlers: () => import('./handlers.ts'),
  bundles: () => import('./bundles.ts'),
  reads: () => import('./reads.ts'),
  sizes: () => import('./sizes.ts'),
  landing: () => import('./landing.ts'),
  dashboard: () => import('./dashboard.ts'),
  import: () => import('./import.ts'),
  'optimizer-run': () => import('./optimizer-run.ts'),
  outage: () => import('./outage.ts'),
  cost: () => import('./cost.ts'),
  'schedule-screen': () => import('./schedule-screen.ts'),
};

const [wanted = ''] = process.argv.slice(2);
const load = benches[wanted];
if (!load) {
  process.stderr.write(`Which bench? One of: ${Object.keys(benches).join(', ')}\n`);
  process.exit(2);
}
await (await load()).run();
