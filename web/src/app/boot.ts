import { filesFor, type RouteFiles } from '../../routes.ts';
import { appearanceKey, isDark, parseAppearance } from './appearance-choice.ts';

function remembered(): string | null {
  try {
    return localStorage.getItem(appearanceKey);
  } catch {
    return null;
  }
}

/** Before the first paint: no flash of the other mode. */
const dark = isDark(parseAppearance(remembered()), matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.classList.toggle('dark', dark);

/** zod tries whether it may compile code at run time; the attempt alone breaks the content security policy. */
Object.assign(globalThis, { ['__zod_globalConfig']: { jitless: true } });

/** The files of the page that was asked for load beside those of the app, not after them. */
const routes = JSON.parse(document.querySelector('#route-files')?.textContent ?? '{}') as RouteFiles;
for (const href of filesFor(routes, location.pathname)) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
