import { createWriteTransaction } from 'electrodb';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { withStudio } from '#functions/_data/table/keys.ts';
import { SubscriptionEntity } from '#functions/_data/studio/subscription.ts';
import { transacted } from '#functions/_data/table/transact.ts';

export interface AccessGrant {
  readonly studioId: string;
  readonly until: string;
  readonly grantedBy: string;
  readonly reason: string;
  readonly audit: { readonly auditId: string; readonly at: string; readonly correlationId: string };
}

/** Gives a studio access and says so in that studio's own audit trail, both or neither. */
export const storeGrant = ({ studioId, until, grantedBy, reason, audit }: AccessGrant): Promise<boolean> =>
  withStudio(studioId, async () => {
    const entities = { subscription: SubscriptionEntity, audit: AuditEntity };
    const transaction = createWriteTransaction(entities, (write) => [
      write.subscription.upsert({ studioId, grantedUntil: until, grantedBy, reason }).commit(),
      write.audit
        .create({
          studioId,
          ...audit,
          actor: grantedBy,
          action: 'billing.grantAccess',
          subject: studioId,
          note: reason,
        })
        .commit(),
    ]);
    return !(await transacted(() => transaction.go())).canceled;
  });
