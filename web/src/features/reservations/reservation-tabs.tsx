import Button from '@cloudscape-design/components/button';
import Tabs from '@cloudscape-design/components/tabs';
import type { ReactNode } from 'react';
import * as messages from '#messages/reservations';
import { reservationsOfMailMax } from '#shared/contracts/reservations/layout.ts';
import type { TeachDraft, TeachDrafts } from './teach-draft.ts';

interface TabsProps {
  drafts: TeachDrafts;
  /** The position of the reservation that is being edited. */
  current: number;
  disabled: boolean;
  content: (draft: TeachDraft) => ReactNode;
  onCurrent: (at: number) => void;
  onLeaveOut: (at: number) => void;
}

/** The reservations of one e-mail, each in its own tab. */
export const ReservationTabs = ({ drafts, current, disabled, content, onCurrent, onLeaveOut }: TabsProps) => (
  <Tabs
    ariaLabel={messages.reservationsOfTheEMail}
    activeTabId={String(current)}
    onChange={({ detail }) => onCurrent(Number(detail.activeTabId))}
    tabs={drafts.map((draft, at) => ({
      id: String(at),
      label: messages.reservationNumber(at + 1),
      dismissible: true,
      dismissLabel: messages.leaveOutReservation(at + 1),
      dismissDisabled: disabled,
      onDismiss: () => onLeaveOut(at),
      content: content(draft),
    }))}
  />
);

interface FurtherProps {
  count: number;
  disabled: boolean;
  onFurther: () => void;
}

/** Adds another reservation from the same e-mail. */
export const FurtherReservation = ({ count, disabled, onFurther }: FurtherProps) => (
  <div>
    <Button
      iconName="add-plus"
      disabled={disabled || count >= reservationsOfMailMax}
      {...(count >= reservationsOfMailMax && {
        disabledReason: messages.anEMailHasAtMost(reservationsOfMailMax),
      })}
      onClick={onFurther}
    >
      {messages.addAnotherReservation}
    </Button>
  </div>
);
