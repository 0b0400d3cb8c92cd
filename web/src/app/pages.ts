import type { ComponentType } from 'react';
import { foundFor, type PagePath, type RouteFiles } from '../../routes.ts';
import { preloadFile } from './preload-file.ts';

interface Page {
  default: ComponentType;
  /** Starts to request the page's data. */
  load?: () => Promise<void>;
}

/** Each page's module, loaded when it is first shown. */
export const pages: Record<PagePath, () => Promise<Page>> = {
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

const isPage = (path: string): path is PagePath => Object.hasOwn(pages, path);

/** Starts to request the data of the page at an address. */
export async function preloadData(path: string): Promise<void> {
  if (isPage(path)) await (await pages[path]()).load?.();
}
