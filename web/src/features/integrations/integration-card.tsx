import Button from '@cloudscape-design/components/button';
import type { IntegrationView } from '../../../../shared/contracts/integrations/integration.ts';
import { formatMoney } from '../../../../shared/core/money/money.ts';
import { instantIn } from '../../ui/dates.ts';
import { wholePercent } from '../../ui/numbers.ts';
import { PlatformLogo } from '../../ui/platform-logo.tsx';
import { Tag } from '../../ui/tag.tsx';
import { credentialFieldsOf } from './connection-form.ts';

export interface StudioUnits {
  currency: string;
  timezone: string;
}

type Connection = NonNullable<IntegrationView['connection']>;

const Terms = ({ connection, studio }: { connection: Connection; studio: StudioUnits }) => (
  <dl className="terms">
    <div>
      <dt>Revenue per booking</dt>
      <dd>{formatMoney(connection.revenuePerBookingMinor, studio.currency)}</dd>
    </div>
    <div>
      <dt>Paid for no-shows</dt>
      <dd>{wholePercent(connection.noShowPayPercent)}</dd>
    </div>
    <div>
      <dt>Connected since</dt>
      <dd>{instantIn(studio.timezone, connection.connectedAt)}</dd>
    </div>
  </dl>
);

interface Props {
  integration: IntegrationView;
  logoUrl: string;
  studio: StudioUnits;
  onConnect: () => void;
}

/** One marketplace: what it is, how it is connected, and the way to connect it. */
export function IntegrationCard({ integration, logoUrl, studio, onConnect }: Props) {
  const { integrationId, name, description, connection } = integration;
  const connected = connection?.status === 'connected';
  const verb = connected ? 'Reconnect' : 'Connect';
  return (
    <li className="integration">
      <div className="integration-head">
        <PlatformLogo key={logoUrl} name={name} url={logoUrl} />
        <h3>{name}</h3>
        <Tag tone={connected ? 'good' : 'quiet'}>{connected ? 'Connected' : 'Not Connected'}</Tag>
      </div>
      <p>{description}</p>
      {connected && <Terms connection={connection} studio={studio} />}
      <div className="integration-action">
        {credentialFieldsOf(integrationId) ? (
          <Button
            variant={connected ? 'normal' : 'primary'}
            ariaLabel={`${verb} ${name}`}
            onClick={onConnect}
          >
            {verb}
          </Button>
        ) : (
          <p className="muted">Connecting {name} is not available yet.</p>
        )}
      </div>
    </li>
  );
}
