import { screens } from '#shared/screens.ts';

/** The first page after signing in. */
export const homePath = '/dashboard';
export const authPath = '/auth';
export const signUpPath = '/auth?sign-up';
export const landingPath = '/landing';
/** The prefix of the public demo's pages, which show a recorded studio. */
export const demoPath = '/demo';
export const subscribePath = '/subscribe';
export const onboardingPath = '/onboarding';
export const superadminPath = '/superadmin';
export const logoUploadPath = '/admin/logo-upload';
export const integrationsPath = screens.integrations;
export const schedulePath = '/classes';
/** The page that opens with the dialog of a class. */
export const classPath = (classId: string): string =>
  `${schedulePath}?${new URLSearchParams({ class: classId }).toString()}`;
/** The page that opens with the dialog of past imports. */
export const importHistoryPath = screens.importHistory;
export const rulesPath = '/rules';
/** The page that opens with the dialog for a new rule. */
export const addRulePath = '/rules?new';
/** The page that shows Cupo's earnings, month by month. */
export const impactPath = '/impact';
/** The page that opens with the recommendations that wait for an answer. */
export const waitingDecisionsPath = screens.waitingDecisions;
export const failedChangesPath = screens.failedChanges;
export const settingsPath = '/settings';
export const notificationsPath = screens.notifications;
/** The address of the reservations from e-mails that need a person, next to the mailbox that they come from. */
export const mailsToReviewPath = screens.mailsToReview;
export const mailboxPath = screens.mailbox;
export const accountSetupPath = '/account-setup';
export const accountPath = '/account';
export const clearDataPath = '/clear-data';

/**
 * The path that redirects a signed-in person to the right page: the studio's dashboard, the offer or the team's page.
 */
export const rootPath = '/';

/**
 * The page to open after signing in: `wanted` if it is a path of this app, otherwise the root, which redirects.
 * Anything that a browser could read as another site is refused.
 */
export function returnPath(wanted: string | null): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\\\s]/.test(wanted)) return rootPath;
  const { pathname, search, hash } = new URL(wanted, 'https://cupo.invalid');
  return pathname.startsWith(authPath) ? rootPath : pathname + search + hash;
}

export const isOfDemo = (path: string): boolean => /^\/demo(\/|$)/.test(path);

/** The address of the sign-in page, which leads back to `path` afterwards. */
export const authPathFor = (path: string): string =>
  path === '/' || path === homePath
    ? authPath
    : `${authPath}?${new URLSearchParams({ return: path }).toString()}`;

/** The result of a checkout from which Stripe has just redirected the browser; null if there was none. */
export function checkoutIn(search: string): 'success' | 'cancelled' | null {
  const found = new URLSearchParams(search).get('checkout');
  return found === 'success' || found === 'cancelled' ? found : null;
}

/** True if Stripe has just redirected the browser from a successful checkout. */
export const isBackFromCheckout = (search: string): boolean => checkoutIn(search) === 'success';
