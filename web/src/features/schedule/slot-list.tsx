import * as messages from '#messages/schedule';
import { wholeMoney } from '../../ui/money.ts';
import Icon from '@cloudscape-design/components/icon';
import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { mediumDay } from '../../ui/dates.ts';
import { wholePercent } from '../../ui/numbers.ts';
import { bandOf } from '#shared/core/numbers/occupancy-bands.ts';
import { bookedMessageOf } from '../../ui/outlook-messages.ts';
import { bands } from './band.ts';
import { Bars } from './bars.tsx';
import { isInSeries, type Slot } from './slot.ts';

/** The corner of the button that opened a list: the list opens there. */
export interface Corner {
  x: number;
  y: number;
}

interface Props {
  slot: Slot;
  corner: Corner;
  currency: string;
  onOpen: (classId: string) => void;
  onClose: () => void;
}

type CornerStyle = CSSProperties & { '--x': string; '--y': string };

const steps: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Arrows go from class to class. */
function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[step(at, buttons.length - 1)]?.focus();
}

function Line({ one, currency, onOpen }: { one: ClassView } & Pick<Props, 'currency' | 'onOpen'>) {
  const band = bandOf(one.outlook.occupancyPercent);
  return (
    <li>
      <button type="button" className="slot-line" data-band={band} onClick={() => onOpen(one.classId)}>
        <span className="slot-line-band">
          <Bars band={band} />
        </span>
        <span className="slot-line-name">
          <strong>{one.className}</strong>
          <span className="muted">
            {one.room}
            {one.cancelled && (
              <Icon name="status-stopped" size="small" variant="subtle" ariaLabel={messages.cancelledTitle} />
            )}
            {isInSeries(one) && (
              <Icon name="refresh" size="small" variant="subtle" ariaLabel={messages.recurring} />
            )}
          </span>
          <span className="muted">{bookedMessageOf(one)}</span>
        </span>
        <span className="slot-line-figures">
          <strong>{wholePercent(one.outlook.occupancyPercent)}</strong>
          <span className="visually-hidden">{`, ${bands[band].name}, `}</span>
          <span className="muted">{wholeMoney(one.outlook.revenue.totalMinor, currency)}</span>
        </span>
      </button>
    </li>
  );
}

/** Every class of one day and time, in a small dialog over the page. */
export function SlotList({ slot, corner, currency, onOpen, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const style: CornerStyle = { '--x': `${corner.x}px`, '--y': `${corner.y}px` };
  const title = messages.classesAt(slot.classes.length, mediumDay(slot.date), slot.time);
  const closeOutside = ({ target }: MouseEvent): void => {
    if (target === dialog.current) dialog.current?.close();
  };
  const open = (classId: string): void => {
    // Closed first, so that the focus goes back to where the class's dialog will return it.
    dialog.current?.close();
    onOpen(classId);
  };
  return (
    // A press beside the list closes it, as Escape does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="slot-list"
      style={style}
      aria-label={title}
      onClose={onClose}
      onClick={closeOutside}
    >
      <p className="slot-list-title">{title}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul onKeyDown={onKeyDown}>
        {slot.classes.map((one) => (
          <Line key={one.classId} one={one} currency={currency} onOpen={open} />
        ))}
      </ul>
    </dialog>
  );
}
