import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Cloudscape components that no page shows; their texts are left out of the first load. */
const unshown = [
  'annotation-context',
  'attribute-editor',
  'code-editor',
  'collection-preferences',
  'date-range-picker',
  'help-panel',
  'list',
  'pie-chart',
  'property-filter',
  's3-resource-selector',
  'tag-editor',
  'top-navigation',
  'tutorial-panel',
  'wizard',
] as const;

const messageFile = /[\\/]components[\\/]i18n[\\/]messages[\\/]all\.[\w-]+\.js$/;
/** Matches a component's main module. Other modules in its folder may serve other components. */
const component =
  /[\\/]@cloudscape-design[\\/]components[\\/]([\w-]+)[\\/](?:index|internal|implementation)\.js$/;

type Messages = Record<string, Record<string, Record<string, unknown>>>;

const without = (all: Messages): Messages =>
  Object.fromEntries(
    Object.entries(all).map(([namespace, byLocale]) => [
      namespace,
      Object.fromEntries(
        Object.entries(byLocale).map(([locale, byComponent]) => [
          locale,
          Object.fromEntries(
            Object.entries(byComponent).filter(([name]) => !unshown.some((one) => one === name)),
          ),
        ]),
      ),
    ]),
  );

/** Leaves out the texts of components that no page shows, and fails the build if one of them is shown after all. */
export function componentMessages(): Plugin {
  return {
    name: 'component-messages',
    enforce: 'pre',
    load: {
      filter: { id: messageFile },
      async handler(file) {
        const all = (await import(pathToFileURL(file).href)) as { default: Messages };
        return `export default ${JSON.stringify(without(all.default))};`;
      },
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const name = component.exec(id)?.[1];
        if (unshown.some((one) => one === name))
          throw new Error(`${id} is shown: build/component-messages.ts leaves its words out`);
      }
    },
  };
}
