import type { OnboardingStep } from '#shared/contracts/onboarding/step.ts';
import {
  accountPath,
  authPath,
  clearDataPath,
  homePath,
  landingPath,
  logoUploadPath,
  onboardingPath,
  subscribePath,
  superadminPath,
} from './paths.ts';

/** The state of the session for a route guard. `loading` also covers a payment that is still being verified. */
export type Standing =
  | { state: 'visitor' }
  | { state: 'loading' }
  | {
      state: 'known';
      active: boolean;
      superadmin: boolean;
      onboarding: { step: OnboardingStep; completed: boolean } | null;
    };

/** The verdict: show the page, show nothing yet, or go to another page. */
export type Verdict = 'show' | 'wait' | { to: string };

const atRoot = (standing: Standing): Verdict => {
  if (standing.state === 'loading') return 'wait';
  if (standing.state === 'visitor') return { to: landingPath };
  // Superadmins work with other people's studios, so they go to the team's page.
  if (standing.superadmin) return { to: superadminPath };
  return { to: standing.active ? homePath : subscribePath };
};

/**
 * Whether the person may see `path`. The checks are, in this order: signed out, not subscribed, wizard not finished.
 */
export function judge(path: string, standing: Standing): Verdict {
  if (path === '/') return atRoot(standing);
  if (standing.state === 'visitor') return { to: authPath };
  if (standing.state === 'loading') return 'wait';
  if (path === subscribePath) return standing.active ? { to: homePath } : 'show';
  // Superadmins need no subscription. Everybody else may open the page, which tells them why they may not use it.
  if (path === superadminPath) return 'show';
  // A superadmin must be able to set up a second factor, and everybody may manage their own sign-in.
  if (path === accountPath) return 'show';
  // The logo page requires only a sign-in.
  if (path === logoUploadPath) return 'show';
  if (!standing.active) return { to: standing.superadmin ? superadminPath : subscribePath };
  // Before the wizard is finished, a wrong time zone can be changed only after imported data was cleared.
  if (path === clearDataPath) return 'show';
  // When the wizard is finished, it links to the app itself, so that its last screen can be seen.
  if (path === onboardingPath) return 'show';
  return standing.onboarding?.completed === false ? { to: onboardingPath } : 'show';
}
