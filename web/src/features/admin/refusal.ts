import * as messages from '#messages/admin';

/**
 * Why somebody may not see the page, in words; null while it is unknown, and for superadmins. A known result stays if
 * a later check fails.
 */
export function teamRefusalOf(
  status: 'pending' | 'error' | 'success',
  session: { readonly superadmin: boolean } | undefined,
): string | null {
  if (session) return session.superadmin ? null : messages.accessDeniedSuperadminRoleRequired;
  return status === 'error' ? messages.failedToVerifyPermissions : null;
}
