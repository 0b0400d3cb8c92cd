import type { Plugin } from 'vite';

/**
 * Cloudscape modules that the used components import although nothing shows them: two of the app layout's three
 * renderings, which need flags that only AWS's own consoles set, and the filter of charts, which ours hide. They would
 * add dragging, dates, drawers and multiselects to the first load.
 */
const unused =
  /[\\/]@cloudscape-design[\\/]components[\\/](app-layout[\\/](classic|visual-refresh-toolbar[\\/]index)|internal[\\/]components[\\/]chart-filter[\\/]index)\.js$/;

/** Leaves out the unused parts. */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    enforce: 'pre',
    load: {
      filter: { id: unused },
      handler: () => ({ code: 'export default () => null;', moduleSideEffects: false }),
    },
  };
}
