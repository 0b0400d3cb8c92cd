// How many requests each page's first load makes at the demo studio, and how many bytes they bring.
import { createLocal } from '#infra/local/index.ts';
import { demoEmail, seedDemo } from '#infra/demo/seed/seed-demo.ts';
import { pageModules } from '#web/routes.ts';
import { launch } from '../browser/launch.ts';
import { compressingProxy } from './compressing-proxy.ts';
import { insist, isSmallest, print } from './measure.ts';
import { visit, type Seen } from './page-load.ts';
import { benchPassword, signInAt } from './signed-in.ts';

const requestsAim = 25;
const bytesAim = 600 * 1000;

/** The pages of a studio's owner at addresses without an id. The excluded pages redirect the owner. */
const others = ['/subscribe', '/superadmin', '/logs/:adjustmentId/recording'];
const pages = Object.keys(pageModules).filter((page) => !others.includes(page));

function report(page: string, { paths, bytes }: Seen): void {
  const note = 'everything that a first visit at 1440 px brings, compressed as CloudFront does';
  const common = { b: requestsAim, runs: 1, note };
  const a = paths.length;
  print({ ...common, bench: `pages/requests${page}`, unit: 'requests', a, ratio: a / requestsAim });
  print({
    ...common,
    bench: `pages/bytes${page}`,
    unit: 'bytes',
    a: bytes,
    b: bytesAim,
    ratio: bytes / bytesAim,
  });
}

export async function run(): Promise<void> {
  const local = await createLocal({});
  await seedDemo(local, { email: demoEmail, password: benchPassword });
  const proxy = await compressingProxy(local.url, true);
  const browser = await launch();
  try {
    const storageState = await signInAt(browser, local, proxy.url);
    for (const page of isSmallest ? pages.slice(0, 1) : pages) {
      const seen = await visit(browser, proxy.url + page, {
        viewport: { width: 1440, height: 900 },
        storageState,
        shown: 'Sign Out',
      });
      insist(seen.paths.includes(page), `${page} led elsewhere`);
      report(page, seen);
    }
  } finally {
    await browser.close();
    await proxy.close();
    await local.close();
  }
}
