import type { ComponentType } from 'react';
import { foundFor, type PagePath, type RouteFiles } from '../../routes.ts';
import { preloadFile } from './preload-file.ts';

interface Page {
  default: ComponentType;
  /** Starts to request the page's data. */
  load?: () => Promise<void>;
}

/** Each page's module, loaded when it is first shown. */
const pages: Record<PagePath, () => Promise<Page>> = {
  '/subscribe': () => import('../features/billing/subscribe-page.tsx'),
  '/onboarding': () => import('../features/onboarding/onboarding-page.tsx'),
  '/dashboard': () => import('../features/dashboard/dashboard-page.tsx'),
  '/impact': () => import('../features/dashboard/impact/impact-page.tsx'),
  '/settings': () => import('../features/settings/settings-page.tsx'),
  '/account-setup': () => import('../features/settings/account-setup-page.tsx'),
  '/account': () => import('../features/access/account-page.tsx'),
  '/classes': () => import('../features/schedule/schedule-page.tsx'),
  '/integrations': () => import('../features/integrations/integrations-page.tsx'),
  '/ai-decisions': () => import('../features/decisions/decisions-page.tsx'),
  '/rules': () => import('../features/rules/rules-page.tsx'),
  '/logs': () => import('../features/activity/activity-page.tsx'),
  '/logs/:adjustmentId/recording': () => import('../features/activity/recording-page.tsx'),
  '/notifications': () => import('../features/notifications/notifications-page.tsx'),
  '/clear-data': () => import('../features/imports/clear-data-page.tsx'),
  '/superadmin': () => import('../features/admin/superadmin-page.tsx'),
  '/admin/logo-upload': () => import('../features/logos/logo-upload-page.tsx'),
};

const routeFiles = JSON.parse(document.querySelector('#route-files')?.textContent ?? '{}') as RouteFiles;

/** Starts to load a page's files at once, before the page is opened. */
export function preloadPage(path: string): void {
  for (const href of foundFor(routeFiles, path))
    if (!document.querySelector(`link[href="${href}"]`)) preloadFile(href);
}

export const pagePaths = Object.keys(pages) as PagePath[];

const isPage = (path: string): path is PagePath => Object.hasOwn(pages, path);

const loaded = new Map<PagePath, Page>();

/** A page's module, if it has been loaded. */
export const loadedPage = (path: PagePath): Page | undefined => loaded.get(path);

export async function loadPage(path: PagePath): Promise<Page> {
  const page = await pages[path]();
  loaded.set(path, page);
  return page;
}

/** Loads the page at an address, and starts to request its data. */
export async function loadPageAt(path: string): Promise<void> {
  if (isPage(path)) void (await loadPage(path)).load?.();
}
