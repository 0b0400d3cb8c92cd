import type { OnboardingStep } from '#shared/contracts/onboarding/step.ts';
import {
  accountPath,
  authPath,
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

/** The page is shown, or nothing yet, or another page takes its place. */
export type Verdict = 'show' | 'wait' | { to: string };

const atRoot = (standing: Standing): Verdict => {
  if (standing.state === 'loading') return 'wait';
  if (standing.state === 'visitor') return { to: landingPath };
  // A team member works with other people's studios.
  if (standing.superadmin) return { to: superadminPath };
  return { to: standing.active ? homePath : subscribePath };
};

/** Whether `path` may be seen: signed out, then not subscribed, then the wizard not done, in this order. */
export function judge(path: string, standing: Standing): Verdict {
  if (path === '/') return atRoot(standing);
  if (standing.state === 'visitor') return { to: authPath };
  if (standing.state === 'loading') return 'wait';
  if (path === subscribePath) return standing.active ? { to: homePath } : 'show';
  // Superadmins need no subscription, and the page itself tells everybody else why they may not use it.
  if (path === superadminPath) return 'show';
  // A superadmin has to be able to set a second factor up; anybody may look after their own sign-in.
  if (path === accountPath) return 'show';
  // The logo page only requires a sign-in.
  if (path === logoUploadPath) return 'show';
  if (!standing.active) return { to: standing.superadmin ? superadminPath : subscribePath };
  // The wizard itself leads on when it is done, so that its last screen can be seen.
  if (path === onboardingPath) return 'show';
  return standing.onboarding?.completed === false ? { to: onboardingPath } : 'show';
}
