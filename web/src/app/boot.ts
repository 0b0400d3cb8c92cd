import { foundFor, type FirstRequests } from '../../routes.ts';
import { requestEarly } from '../api/early.ts';
import { storedToken } from '../api/stored-token.ts';
import { remembersActive, cachedSubscriptionKey } from '../api/subscription-cache.ts';
import { appearanceKey, isDark, parseAppearance } from './appearance-choice.ts';
import { isVisitor } from './is-visitor.ts';
import { demoPath, homePath, isBackFromCheckout, isOfDemo, landingPath, subscribePath } from './paths.ts';
import { preloadFile } from './preload-file.ts';

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Before the first paint: no flash of the other mode. */
const dark = isDark(
  parseAppearance(remembered(appearanceKey)),
  matchMedia('(prefers-color-scheme: dark)').matches,
);
document.documentElement.classList.toggle('dark', dark);

/** Added by a script, the document's style sheets do not hold up the first paint; `styled` waits for them. */
for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-style]')) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

/** zod tries whether it may compile code at run time; the attempt alone breaks the content security policy. */
Object.assign(globalThis, { ['__zod_globalConfig']: { jitless: true } });

/** A visitor at the root belongs on the landing page, and need not load the app to be told so. */
if (location.pathname === '/' && !isBackFromCheckout(location.search) && isVisitor())
  location.replace(landingPath);

const mayEnter = remembersActive(remembered(cachedSubscriptionKey));

/** At the root, who was let in last time will most likely be let in again. */
const atRoot = mayEnter ? homePath : subscribePath;
const pageIn = (path: string): string =>
  isOfDemo(path) ? path.slice(demoPath.length) || homePath : path === '/' ? atRoot : path;

/** Data for this script, which the build wrote into the document. */
function dataIn(selector: string): unknown {
  const text = document.querySelector(selector)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** The files of the page that was asked for load beside those of the app, not after them. */
const page = pageIn(location.pathname);
for (const href of foundFor(dataIn('#route-files') ?? {}, page)) preloadFile(href);

/** A storage that may not be read has no token. */
function tokenHere(): string | undefined {
  try {
    return storedToken(localStorage, Date.now());
  } catch {
    return undefined;
  }
}

/** So does what the page will show, where somebody is signed in. */
function requestFirst(requests: FirstRequests): void {
  const token = isOfDemo(location.pathname) ? undefined : tokenHere();
  if (token === undefined) return;
  const ofPage = location.search === '' ? foundFor(requests.pages, page) : [];
  const onceInside = mayEnter ? [...requests.behindTheGate, ...ofPage] : [];
  requestEarly([...requests.everyPage, ...onceInside], token);
}

const requests = dataIn('#first-requests') as FirstRequests | undefined;
if (requests) requestFirst(requests);
