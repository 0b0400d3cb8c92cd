import * as messages from '#messages/admin';
import { revealWebhook } from '#shared/contracts/integrations/reveal-webhook.ts';
import type { SystemRequest } from '#shared/contracts/integrations/system-request.ts';
import { call } from '../../api/call.ts';
import { Revealed } from './revealed.tsx';
import { named } from './use-requests.ts';

interface Props {
  request: SystemRequest;
  /** The name of the request, used in labels because a page can show several requests. */
  name: string;
}

/**
 * The addresses and secrets that Kenko needs to set up its webhooks, revealed for half a minute after a reason was
 * given.
 */
export const WebhookView = ({ request, name }: Props) => (
  <Revealed
    what="webhook"
    name={name}
    question={{
      header: messages.showWhereKenkoSendsTheWebhooks(name),
      description: messages.keptInTheStudiosAuditTrailWithYour,
    }}
    reveal={(reason) => call(revealWebhook, { ...named(request), reason })}
    lines={({ url, secret }) => [
      [messages.address, url],
      [messages.secret, secret],
    ]}
  />
);
