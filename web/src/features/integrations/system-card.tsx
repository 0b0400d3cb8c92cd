import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import type { ReactNode } from 'react';
import * as messages from '#messages/integrations';
import {
  systemNames,
  type SourceView,
  type StudioSystemName,
} from '#shared/contracts/integrations/source.ts';
import { instantIn } from '../../ui/dates.ts';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { OwnSentence } from '../../ui/own-sentence.tsx';
import { PlatformLogo } from '../../ui/platform-logo.tsx';
import { Tag } from '../../ui/tag.tsx';
import { actionsOf, stateBadges, systemStateOf, type SystemDialogName } from './system-state.ts';

interface Props {
  system: StudioSystemName;
  source: SourceView | undefined;
  description: string;
  logoUrl: string;
  timezone: string;
  onOpen: (dialog: SystemDialogName) => void;
}

function Facts({ source, timezone }: { source: SourceView; timezone: string }) {
  const at = (instant: string): string => instantIn(timezone, instant);
  const facts: [string, ReactNode][] = [
    [messages.studioName, source.studioName],
    [messages.loginUrl, source.loginUrl && <OutsideLink key="login" href={source.loginUrl} />],
    [messages.notes, source.notes],
    [messages.requested, at(source.requestedAt)],
    [messages.reviewed, source.reviewedAt && at(source.reviewedAt)],
    [messages.credentialsSeenByOurTeam, source.revealedAt && at(source.revealedAt)],
    [messages.lastSync, source.lastSyncAt && at(source.lastSyncAt)],
  ];
  return (
    <dl className="terms">
      {facts.map(
        ([name, value]) =>
          value !== null &&
          value !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** One studio system: its description, the state of its request, and the possible actions. */
export function SystemCard({ system, source, description, logoUrl, timezone, onOpen }: Props) {
  const name = systemNames[system];
  const state = systemStateOf(source);
  const { tone, text } = stateBadges[state];
  return (
    <li className="integration" aria-label={name}>
      <div className="integration-head">
        <PlatformLogo key={logoUrl} name={name} url={logoUrl} />
        <h3>{name}</h3>
        <Tag tone={tone}>{text}</Tag>
      </div>
      <p>{description}</p>
      {source && state === 'rejected' && (
        <Alert type="error" header={messages.yourRequestWasRejected}>
          {source.rejectionReason}
        </Alert>
      )}
      {source && state === 'pending' && !source.hasCredentials && (
        <Alert type="info">{messages.ourTeamNeedsCredentialsToConnect}</Alert>
      )}
      {source?.lastError && state === 'problem' && (
        <Alert type="error" header={messages.couldNotBeRead(name)}>
          <OwnSentence sentence={source.lastError.message} />
        </Alert>
      )}
      {source && state !== 'none' && <Facts source={source} timezone={timezone} />}
      <div className="integration-action">
        {actionsOf[state].map(([dialog, verb]) => (
          <Button
            key={dialog}
            variant={state === 'none' ? 'primary' : 'normal'}
            ariaLabel={`${verb} ${name}`}
            onClick={() => onOpen(dialog)}
          >
            {verb}
          </Button>
        ))}
      </div>
    </li>
  );
}
