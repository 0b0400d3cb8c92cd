import type { Plugin } from 'vite';

/**
 * Parts of Cloudscape that nothing shows, though what is shown imports them: two of the three ways in which the app
 * layout can be drawn, which take flags that only AWS's own consoles set, and the filter of charts, which ours hide. They
 * would bring dragging, dates, drawers and multiple choice into the first load.
 */
const unused =
  /[\\/]@cloudscape-design[\\/]components[\\/](app-layout[\\/](classic|visual-refresh-toolbar[\\/]index)|internal[\\/]components[\\/]chart-filter[\\/]index)\.js$/;

/** Leaves such parts out. */
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
