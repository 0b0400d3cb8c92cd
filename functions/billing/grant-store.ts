import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import type { Tables } from '#functions/_platform/ports/table.ts';

export interface AccessGrant {
  readonly studioId: string;
  readonly until: string;
  readonly grantedBy: string;
  readonly reason: string;
  readonly audit: { readonly auditId: string; readonly at: string; readonly correlationId: string };
}

interface AccessGranted {
  readonly kind: 'access-granted';
  readonly grant: AccessGrant;
}

export const grantDerivers: Derivers<AccessGranted> = {
  'access-granted': ({ grant: { studioId, until, grantedBy, reason, audit } }) => ({
    items: [
      writerOf(SubscriptionEntity).upsert({ studioId, grantedUntil: until, grantedBy, reason }).commit(),
    ],
    audit: {
      studioId,
      ...audit,
      actor: grantedBy,
      action: 'billing.grantAccess',
      subject: studioId,
      note: reason,
    },
  }),
};

/** Gives a studio access and adds a row to that studio's own audit trail, in one transaction. */
export const storeGrant = (tables: Tables, grant: AccessGrant): Promise<boolean> =>
  committed(tables.forStudio(grant.studioId), grantDerivers, [{ kind: 'access-granted', grant }]);
