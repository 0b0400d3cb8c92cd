import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import * as messages from '#messages/schedule-class';
import { channelName } from './channel-name.ts';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { connectionMessages } from '#web/src/ui/connection-messages.ts';
import { instantIn } from '#web/src/ui/dates.ts';
import { Gauge } from '#web/src/ui/gauge.tsx';
import { Tag } from '#web/src/ui/tag.tsx';
import { leftAloneMessage, rejectionMessage } from '../../decisions/waits-messages.ts';
import { channelRows, offeredMessage, seenAt, soldPercent, type ChannelRow } from './channel-rows.ts';
import type { Detail } from './detail.ts';
import { EditButton } from './edit-button.tsx';
import { ActionSection } from './section-head.tsx';
import { SlotEditor } from './slot-editor.tsx';

function Confirmed({ row, detail: { shown, timezone } }: { row: ChannelRow; detail: Detail }) {
  if (row.channel === 'direct') return <span className="muted">{messages.whateverIsFree}</span>;
  if (!row.connected) return <Tag tone="quiet">{messages.notConnected}</Tag>;
  const reported = shown.find(({ marketplace }) => marketplace === row.channel);
  const { type, text } = offeredMessage(row, reported);
  const at = row.confirmed && (seenAt(row, shown) ?? row.confirmed.at);
  return (
    <div className="two-lines">
      {type === null ? (
        <span className="muted">{text}</span>
      ) : (
        <StatusIndicator type={type}>{text}</StatusIndicator>
      )}
      {reported && reported.connection !== 'connected' && reported.connection !== 'not-connected' && (
        <StatusIndicator type={connectionMessages[reported.connection].type}>
          {connectionMessages[reported.connection].text}
        </StatusIndicator>
      )}
      {at !== null && <span className="muted channel-when">{instantIn(timezone, at)}</span>}
    </div>
  );
}

const Channel = ({ row, detail }: { row: ChannelRow; detail: Detail }) => (
  <tr>
    <th scope="row">{channelName(row.channel)}</th>
    <td>
      <span className="channel-sold">
        {row.sold}
        {row.allotted !== null && <span className="muted"> / {row.allotted}</span>}
      </span>
      {row.allotted !== null && <Gauge small percent={soldPercent(row)} />}
    </td>
    <td>
      <Confirmed row={row} detail={detail} />
    </td>
  </tr>
);

const SlotTable = ({ shown, detail }: { shown: ClassView; detail: Detail }) => (
  <table className="channels">
    <thead>
      <tr>
        <th scope="col">{messages.channel}</th>
        <th scope="col">{messages.soldAllocated}</th>
        <th scope="col">{messages.onTheMarketplace}</th>
      </tr>
    </thead>
    <tbody>
      {channelRows(shown, detail.editing.channels).map((row) => (
        <Channel key={row.channel} row={row} detail={detail} />
      ))}
    </tbody>
  </table>
);

/** The places of each channel. The places of connected marketplaces can be edited. */
export function SlotAllocations({ shown, detail }: { shown: ClassView; detail: Detail }) {
  const [base, setBase] = useState<ClassView | null>(null);
  const { refusal, channels } = detail.editing;
  const allowed = refusal === null && channels.some(({ connected }) => connected);
  const edit = (
    <EditButton label={messages.editSlotAllocations} editing={base !== null} onEdit={() => setBase(shown)} />
  );
  return (
    <ActionSection title={messages.slotAllocations} action={(allowed || base) && edit}>
      {base ? (
        <SlotEditor detail={detail} base={base} onBase={setBase} onEnd={() => setBase(null)} />
      ) : (
        <>
          <SlotTable shown={shown} detail={detail} />
          {[
            ...leftAloneMessage(detail.leftAlone),
            ...detail.rejections.map((one) => rejectionMessage(one, detail.timezone)),
          ].map((message) => (
            <p key={message} className="muted note-line">
              {message}
            </p>
          ))}
        </>
      )}
    </ActionSection>
  );
}
