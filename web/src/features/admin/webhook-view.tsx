import * as messages from '#messages/admin';
import { revealWebhook } from '#shared/contracts/integrations/reveal-webhook.ts';
import type { SystemRequest } from '#shared/contracts/integrations/system-request.ts';
import { call } from '../../api/call.ts';
import { Revealed } from './revealed.tsx';
import { named } from './use-requests.ts';

interface Props {
  request: SystemRequest;
  /** The name of the request in labels, because a page can show several. */
  name: string;
}

/**
 * The addresses and secrets that Kenko's people need to set up its webhooks, shown on request, with a reason, for half
 * a minute.
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
