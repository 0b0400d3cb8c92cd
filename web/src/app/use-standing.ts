import { useEffect, useSyncExternalStore } from 'react';
import { refusal } from '../api/refusals.ts';
import { recheckSession, useSession } from '../api/session.ts';
import { isActive } from '../api/subscription-cache.ts';
import type { Standing } from './gate.ts';
import { leaving } from './leave.ts';

/**
 * The state of the session. A failed check counts as no subscription, and a person who is signing out sees nothing
 * more.
 */
export function useStanding(): Standing {
  const { data, error, errorUpdateCount } = useSession();
  const refused = useSyncExternalStore(refusal.subscribe, refusal.get);
  const left = useSyncExternalStore(leaving.subscribe, leaving.get);
  useEffect(() => {
    if (refused !== 'subscription-required') return;
    refusal.set(null);
    void recheckSession();
  }, [refused]);
  const checked = data !== undefined || errorUpdateCount > 0;
  const isOver = refused === 'unauthenticated' || refused === 'studio-closed';
  if (left || isOver || !checked) return { state: 'loading' };
  if (error || !data) return { state: 'known', active: false, superadmin: false, onboarding: null };
  const { subscription, superadmin, onboarding } = data;
  return { state: 'known', active: isActive(subscription), superadmin, onboarding };
}
