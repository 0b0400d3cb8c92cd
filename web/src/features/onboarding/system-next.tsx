import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as messages from '#messages/onboarding';
import { systemNames, type StudioSystemName } from '#shared/contracts/integrations/source.ts';
import { messageOf } from '../../api/problem.ts';
import { CheckedForm } from '../../ui/checked-form.tsx';
import { WhenVisible } from '../../ui/when-visible.tsx';
import { RequestFields } from '../integrations/request-fields.tsx';
import {
  readRequest,
  requestDraftOf,
  type RequestDraft,
  type RequestRefusals,
} from '../integrations/request-form.ts';
import { useRequestSystem } from '../integrations/use-sources.ts';
import { StepCard } from './step-card.tsx';

interface Props {
  system: StudioSystemName;
  /** The part of the request that is already known. */
  known: Pick<RequestDraft, 'studioName' | 'notes'>;
  busy: boolean;
  onNext: () => void;
}

const nextOf = (name: string): readonly string[] => [
  messages.youGiveUsTheSignIn(name),
  messages.ourTeamConnectsItYouSee,
  messages.yourClassesAndBookingsThenCome,
];

function useRequest(system: StudioSystemName, known: Props['known'], onNext: () => void) {
  const [draft, setDraft] = useState({ ...requestDraftOf(undefined), ...known });
  const [refusals, setRefusals] = useState<RequestRefusals>({});
  const requesting = useRequestSystem(system, onNext);
  const change = (part: Partial<RequestDraft>): void => {
    setDraft((now) => ({ ...now, ...part }));
    setRefusals({});
  };
  const submit = (): void => {
    const read = readRequest(system, draft);
    setRefusals('refusals' in read ? read.refusals : {});
    if ('refusals' in read || requesting.isPending) return;
    requesting.mutate(read.input);
    // The password is removed from the page's memory once it is sent.
    setDraft((now) => ({ ...now, password: '' }));
  };
  return { draft, refusals, requesting, change, submit };
}

/** Explains what happens after choosing a studio system, and what our team needs for it. None of it is urgent. */
export function SystemNext({ system, known, busy, onNext }: Props) {
  const name = system === 'kenko' ? systemNames.kenko : messages.yourSystem;
  const { draft, refusals, requesting, change, submit } = useRequest(system, known, onNext);
  const working = busy || requesting.isPending;
  return (
    <StepCard title={messages.connectName(name)} text={messages.weSavedYourChoiceThisIs}>
      <ol className="next">
        {nextOf(name).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <CheckedForm autoComplete="off" onSubmit={submit}>
        <SpaceBetween size="l">
          {requesting.error && (
            <WhenVisible>
              <Alert type="error" header={messages.failedToConnectIntegration}>
                {messages.enterThePasswordAgainToRetry(messageOf(requesting.error))}
              </Alert>
            </WhenVisible>
          )}
          <RequestFields
            system={system}
            draft={draft}
            refusals={refusals}
            disabled={working}
            change={change}
          />
          <div className="step-buttons">
            <Button formAction="none" variant="link" disabled={working} onClick={onNext}>
              {messages.doThisLater}
            </Button>
            <Button variant="primary" formAction="submit" loading={working}>
              {messages.sendAndContinue}
            </Button>
          </div>
        </SpaceBetween>
      </CheckedForm>
    </StepCard>
  );
}
