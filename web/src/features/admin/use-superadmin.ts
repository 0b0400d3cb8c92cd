import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { homePath } from '../../app/paths.ts';
import { notify } from '../../ui/notices.ts';
import { teamRefusalOf } from './refusal.ts';

/**
 * True once the person is known to be a superadmin. Everybody else is told why they may not enter, and sent to their
 * own page.
 */
export function useSuperadmin(): boolean {
  const { status, data } = useSession();
  const navigate = useNavigate();
  const refusal = teamRefusalOf(status, data);
  useEffect(() => {
    if (refusal === null) return;
    notify({ id: 'superadmin', type: 'error', content: refusal, forNextPage: true });
    void navigate(homePath, { replace: true });
  }, [refusal, navigate]);
  return data?.superadmin === true;
}
