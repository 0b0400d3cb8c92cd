import * as messages from '#messages/admin';

/**
 * Explains why somebody may not see the page; null while this is unknown, and for superadmins. A known result remains
 * if a later check fails.
 */
export function teamRefusalOf(
  status: 'pending' | 'error' | 'success',
  session: { readonly superadmin: boolean } | undefined,
): string | null {
  if (session) return session.superadmin ? null : messages.accessDeniedSuperadminRoleRequired;
  return status === 'error' ? messages.failedToVerifyPermissions : null;
}
