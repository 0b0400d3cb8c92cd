/** Each page's address and module, so that its files can be requested before the app has started. */
export const pageModules = {
  '/subscribe': 'web/src/features/billing/subscribe-page.tsx',
  '/onboarding': 'web/src/features/onboarding/onboarding-page.tsx',
  '/dashboard': 'web/src/features/dashboard/dashboard-page.tsx',
  '/impact': 'web/src/features/dashboard/impact/impact-page.tsx',
  '/settings': 'web/src/features/settings/settings-page.tsx',
  '/account-setup': 'web/src/features/settings/account-setup-page.tsx',
  '/account': 'web/src/features/access/account-page.tsx',
  '/classes': 'web/src/features/schedule/schedule-page.tsx',
  '/integrations': 'web/src/features/integrations/integrations-page.tsx',
  '/ai-decisions': 'web/src/features/decisions/decisions-page.tsx',
  '/rules': 'web/src/features/rules/rules-page.tsx',
  '/logs': 'web/src/features/activity/activity-page.tsx',
  '/logs/:adjustmentId/recording': 'web/src/features/activity/recording-page.tsx',
  '/notifications': 'web/src/features/notifications/notifications-page.tsx',
  '/clear-data': 'web/src/features/imports/clear-data-page.tsx',
  '/superadmin': 'web/src/features/admin/superadmin-page.tsx',
  '/admin/logo-upload': 'web/src/features/logos/logo-upload-page.tsx',
} as const;

export type PagePath = keyof typeof pageModules;

/** The files to load for each page, in addition to those of every page. */
export type RouteFiles = Partial<Record<string, readonly string[]>>;

/** Addresses that are requested while the code of a page is still loading. */
export interface FirstRequests {
  readonly everyPage: readonly string[];
  /** Requests for people who will probably be let in. */
  readonly behindTheGate: readonly string[];
  /** The requests of a page at its plain address. With a query, the page needs other data. */
  readonly pages: Partial<Record<string, readonly string[]>>;
}

const matches = (pattern: string, path: string): boolean => {
  const parts = path.replace(/\/+$/, '').split('/');
  const wanted = pattern.split('/');
  return (
    wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
  );
};

/** The entry for the page at `path`; empty if no page has this path. */
export function foundFor(pages: Partial<Record<string, readonly string[]>>, path: string): readonly string[] {
  const pattern = Object.keys(pages).find((candidate) => matches(candidate, path));
  return pattern === undefined ? [] : (pages[pattern] ?? []);
}
