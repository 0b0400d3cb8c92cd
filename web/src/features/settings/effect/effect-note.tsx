import type { ReactNode } from 'react';
import { messageOf } from '#web/src/api/problem.ts';
import { dateIn } from '#web/src/ui/dates.ts';
import * as messages from '#messages/settings-effect';
import { isUnknown, unknownText, type Effect } from './effect-messages.ts';
import { useSettingsEffect } from './use-settings-effect.ts';

interface Props {
  /** Says what the setting would have changed. Null if that is unknown. */
  effectMessage: (effect: Effect) => string | null;
  timezone: string;
}

const periodOf = ({ isWhole, from }: Effect, timezone: string): string =>
  isWhole ? messages.last30Days : messages.sinceDay(dateIn(timezone, from));

interface LineProps {
  title: string;
  isLoading?: boolean;
  children: ReactNode;
}

/** The line below a setting that says what the setting would have changed. Its space is reserved while it loads. */
export const EffectLine = ({ title, isLoading = false, children }: LineProps) => (
  <p className="setting-effect" aria-busy={isLoading}>
    <strong>{title}:</strong> {children}
  </p>
);

/** Says what one automation setting would have changed in the last 30 days, based on recorded data. */
export function EffectNote({ effectMessage, timezone }: Props) {
  const { data, error } = useSettingsEffect();
  if (!data)
    return (
      <EffectLine title={messages.last30Days} isLoading={!error}>
        {error ? messages.whatThisWouldHaveChangedCould(messageOf(error)) : '…'}
      </EffectLine>
    );
  const said = isUnknown(data) ? unknownText : effectMessage(data);
  return said === null ? null : <EffectLine title={periodOf(data, timezone)}>{said}</EffectLine>;
}
