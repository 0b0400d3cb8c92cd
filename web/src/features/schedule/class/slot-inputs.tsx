import FormField from '@cloudscape-design/components/form-field';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import * as messages from '#messages/schedule-class';
import { channelNames, type AllottedChannel } from '#shared/channels.ts';
import { Tag } from '#web/src/ui/tag.tsx';
import type { ChannelEdit, Detail } from './detail.ts';
import { PlacesInput } from './places-input.tsx';
import { textOf, type SlotCheck, type SlotTexts } from './slot-draft.ts';

interface Props {
  detail: Detail;
  texts: SlotTexts;
  check: SlotCheck;
  /** Whether the current numbers have changed since the person began. */
  overtaken: boolean;
  disabled: boolean;
  onText: (channel: AllottedChannel, text: string) => void;
}

function hintOf({ min, max, places }: ChannelEdit, overtaken: boolean, note: string | undefined): string {
  if (note !== undefined) return note;
  const now = overtaken ? messages.nowPlacesNone(places) : '';
  return messages.soldTo(min, max, now);
}

function Line({
  edit,
  first,
  texts,
  check,
  overtaken,
  disabled,
  onText,
}: Omit<Props, 'detail'> & { edit: ChannelEdit; first: boolean }) {
  const { channel, connected, places, max } = edit;
  const name = channelNames[channel];
  if (!connected)
    return (
      <div className="slot-field">
        <strong>{name}</strong>
        <span>
          {places !== null && <span className="muted">{messages.placesAllocated(places)}</span>}
          <Tag tone="quiet">{messages.notConnected}</Tag>
        </span>
      </div>
    );
  const error = check.errors[channel];
  return (
    <div className="slot-field">
      <FormField
        label={name}
        constraintText={hintOf(edit, overtaken, check.notes[channel])}
        errorText={error}
      >
        <PlacesInput
          takesFocus={first}
          value={textOf(edit, texts)}
          min={0}
          max={max}
          disabled={disabled}
          invalid={error !== undefined}
          onText={(text) => onText(channel, text)}
        />
      </FormField>
    </div>
  );
}

/** Compares the number of places that would be open with the number of free places. */
function Sum({ detail, check }: Pick<Props, 'detail' | 'check'>) {
  const { inventoryMode, openPlacesMax } = detail.editing;
  const shared = inventoryMode === 'shared';
  const offered = messages.openPlacesOffered(check.openPlaces);
  const message = shared
    ? messages.marketplacesMayShareThe(offered, openPlacesMax)
    : messages.ofFree(offered, openPlacesMax);
  return (
    <div aria-live="polite">
      <StatusIndicator type={check.isOverFree ? 'error' : 'success'}>
        {check.isOverFree ? messages.takeBack(message, check.openPlaces - openPlacesMax) : message}
      </StatusIndicator>
    </div>
  );
}

/** A studio system that sells no places of this class is not shown as a channel. */
const isShown = ({ channel, connected, places }: ChannelEdit): boolean =>
  channel !== 'kenko' || connected || places !== null;

export function SlotInputs({ detail, ...rest }: Props) {
  const { channels } = detail.editing;
  const first = channels.find(({ connected }) => connected);
  return (
    <div className="slot-inputs">
      <div className="slot-fields">
        {channels.filter(isShown).map((edit) => (
          <Line key={edit.channel} edit={edit} first={edit.channel === first?.channel} {...rest} />
        ))}
      </div>
      <Sum detail={detail} check={rest.check} />
    </div>
  );
}
