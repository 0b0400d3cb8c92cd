import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useQuery } from '@tanstack/react-query';
import { channelNames } from '../../../../shared/contracts/channels.ts';
import { listIntegrations } from '../../../../shared/contracts/integrations/list-integrations.ts';
import type { ClassView } from '../../../../shared/contracts/schedule/class.ts';
import { call } from '../../api/call.ts';
import { integrationsKey } from '../../api/keys.ts';
import { instantIn } from '../../ui/dates.ts';
import { Gauge } from '../../ui/gauge.tsx';
import { Section } from '../../ui/section.tsx';
import { Tag } from '../../ui/tag.tsx';
import { channelRows, soldPercent, type ChannelRow } from './channel-rows.ts';

/** The marketplaces that are connected; null while that is not known. */
function useConnected(): ReadonlySet<string> | null {
  const { data } = useQuery({
    queryKey: integrationsKey,
    queryFn: ({ signal }) => call(listIntegrations, {}, { signal }),
    staleTime: 5 * 60_000,
  });
  if (!data) return null;
  const connected = data.integrations.filter(({ connection }) => connection?.status === 'connected');
  return new Set(connected.map(({ integrationId }) => integrationId));
}

function Confirmed({ row, timezone }: { row: ChannelRow; timezone: string }) {
  if (row.channel === 'direct') return <span className="muted">Whatever is free</span>;
  if (!row.connected) return <Tag tone="quiet">Not Connected</Tag>;
  if (!row.confirmed) return <span className="muted">Not confirmed yet</span>;
  const same = row.confirmed.slots === row.allotted;
  return (
    <>
      <StatusIndicator type={same ? 'success' : 'in-progress'}>
        {same ? `Shows ${row.confirmed.slots}` : `Still shows ${row.confirmed.slots}`}
      </StatusIndicator>
      <span className="muted channel-when">{instantIn(timezone, row.confirmed.at)}</span>
    </>
  );
}

const Channel = ({ row, timezone }: { row: ChannelRow; timezone: string }) => (
  <tr>
    <th scope="row">{channelNames[row.channel]}</th>
    <td>
      <span className="channel-sold">
        {row.sold}
        {row.allotted !== null && <span className="muted"> / {row.allotted}</span>}
      </span>
      {row.allotted !== null && <Gauge small percent={soldPercent(row)} />}
    </td>
    <td>
      <Confirmed row={row} timezone={timezone} />
    </td>
  </tr>
);

export function SlotAllocations({ shown, timezone }: { shown: ClassView; timezone: string }) {
  const connected = useConnected();
  const known = new Set(Object.keys(shown.confirmed));
  return (
    <Section title="Slot Allocations">
      <table className="channels">
        <thead>
          <tr>
            <th scope="col">Channel</th>
            <th scope="col">Sold / allocated</th>
            <th scope="col">On the marketplace</th>
          </tr>
        </thead>
        <tbody>
          {channelRows(shown, connected ?? known).map((row) => (
            <Channel key={row.channel} row={row} timezone={timezone} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}
