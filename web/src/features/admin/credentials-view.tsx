import * as messages from '#messages/admin';
import { revealCredentials } from '#shared/contracts/integrations/reveal-credentials.ts';
import { systemNames } from '#shared/contracts/integrations/source.ts';
import type { SystemRequest } from '#shared/contracts/integrations/system-request.ts';
import { call } from '../../api/call.ts';
import { Revealed } from './revealed.tsx';
import { named } from './use-requests.ts';

interface Props {
  request: SystemRequest;
  /** The name of the request, used in labels because a page can show several requests. */
  name: string;
}

/** The stored credentials, revealed for half a minute after a reason was given. */
export const CredentialsView = ({ request, name }: Props) =>
  request.hasCredentials ? (
    <Revealed
      what={messages.credentialsInSentence}
      name={name}
      question={{
        header: messages.showTheCredentialsOf(systemNames[request.system], name),
        description: messages.keptInTheStudiosAuditTrailWith,
      }}
      reveal={(reason) => call(revealCredentials, { ...named(request), reason })}
      lines={({ username, password }) => [
        [messages.username, username],
        [messages.password, password],
      ]}
    />
  ) : (
    <span className="muted">{messages.noneStored}</span>
  );
