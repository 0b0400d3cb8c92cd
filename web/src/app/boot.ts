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

/** Sets the mode before the first paint, so that the other mode does not flash up. */
const dark = isDark(
  parseAppearance(remembered(appearanceKey)),
  matchMedia('(prefers-color-scheme: dark)').matches,
);
document.documentElement.classList.toggle('dark', dark);

/** Style sheets that a script adds do not delay the first paint; `styled` waits for them. */
for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-style]')) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

/** zod tests whether it may compile code at run time; the test alone violates the content security policy. */
Object.assign(globalThis, { ['__zod_globalConfig']: { jitless: true } });

/** Sends a visitor at the root to the landing page without loading the app. */
if (location.pathname === '/' && !isBackFromCheckout(location.search) && isVisitor())
  location.replace(landingPath);

const mayEnter = remembersActive(remembered(cachedSubscriptionKey));

/** A person who was let in last time will probably be let in again. */
const atRoot = mayEnter ? homePath : subscribePath;
const pageIn = (path: string): string =>
  isOfDemo(path) ? path.slice(demoPath.length) || homePath : path === '/' ? atRoot : path;

/** Reads data that the build wrote into the document for this script. */
function dataIn(selector: string): unknown {
  const text = document.querySelector(selector)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** Loads the files of the requested page in parallel with those of the app. */
const page = pageIn(location.pathname);
for (const href of foundFor(dataIn('#route-files') ?? {}, page)) preloadFile(href);

/** If storage is not accessible, there is no token. */
function tokenHere(): string | undefined {
  try {
    return storedToken(localStorage, Date.now());
  } catch {
    return undefined;
  }
}

/** Requests the page's data early, if somebody is signed in. */
function requestFirst(requests: FirstRequests): void {
  const token = isOfDemo(location.pathname) ? undefined : tokenHere();
  if (token === undefined) return;
  const ofPage = location.search === '' ? foundFor(requests.pages, page) : [];
  const onceInside = mayEnter ? [...requests.behindTheGate, ...ofPage] : [];
  requestEarly([...requests.everyPage, ...onceInside], token);
}

const requests = dataIn('#first-requests') as FirstRequests | undefined;
if (requests) requestFirst(requests);
