import { useId } from 'react';
import { descriptionOf } from './descriptions.ts';
import * as messages from '#messages/integrations';
import {
  studioSystems,
  systemNames,
  type SourceView,
  type StudioSystemName,
} from '#shared/contracts/integrations/source.ts';
import { useStudio } from '../../app/use-studio.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { SystemCard } from './system-card.tsx';
import { actionsOf, systemStateOf, type SystemDialogName } from './system-state.ts';
import { useCatalogue } from './use-integrations.ts';
import { useOpenDialog } from './use-open-dialog.ts';
import { useCancelRequest, useDisconnectSystem } from './use-sources.ts';

const dialogs = ['request', 'cancel', 'end'] as const satisfies readonly SystemDialogName[];

interface Props {
  sources: readonly SourceView[];
  timezone: string;
}

interface AboutSystem {
  system: StudioSystemName;
  onClose: () => void;
}

function CancelDialog({ system, onClose }: AboutSystem) {
  const cancelling = useCancelRequest(system, onClose);
  return (
    <ConfirmDialog
      header={messages.cancelTheRequestFor(systemNames[system])}
      verb={messages.cancelRequest}
      busy={cancelling.isPending}
      onConfirm={() => cancelling.mutate()}
      onClose={onClose}
    >
      {messages.theRequestAndItsCredentialsAre}
    </ConfirmDialog>
  );
}

function EndDialog({ system, onClose }: AboutSystem) {
  const ending = useDisconnectSystem(system, onClose);
  return (
    <ConfirmDialog
      header={messages.disconnectSystemName(systemNames[system])}
      verb={messages.disconnect}
      busy={ending.isPending}
      onConfirm={() => ending.mutate()}
      onClose={onClose}
    >
      {messages.itsCredentialsAreDeletedClassesAnd}
    </ConfirmDialog>
  );
}

function Dialogs({ sources }: Pick<Props, 'sources'>) {
  const { opened, close } = useOpenDialog(dialogs);
  const system = studioSystems.find((name) => name === opened?.id);
  if (!system || !opened) return null;
  const source = sources.find(({ kind }) => kind === system);
  const state = systemStateOf(source);
  // An address may name a dialog that the system's current state does not offer.
  if (!actionsOf[state].some(([dialog]) => dialog === opened.dialog)) return null;
  const props = { system, onClose: close };
  if (opened.dialog === 'request') return <RequestDialog {...props} source={source} />;
  return opened.dialog === 'cancel' ? <CancelDialog {...props} /> : <EndDialog {...props} />;
}

/** The studio's own systems, which the team connects on request. */
export function SystemsSection({ sources, timezone }: Props) {
  const id = useId();
  const catalogue = useCatalogue();
  // A custom system for the studio has no logo except the studio's own.
  const ownLogoUrl = useStudio().data?.logoUrl;
  const { open } = useOpenDialog(dialogs);
  return (
    <section className="integrations-section" aria-labelledby={id}>
      <h2 id={id}>{messages.erpConfigurations}</h2>
      <ul className="integrations">
        {studioSystems.map((system) => (
          <SystemCard
            key={system}
            system={system}
            source={sources.find(({ kind }) => kind === system)}
            description={descriptionOf({
              integrationId: system,
              description: catalogue.get(system)?.description ?? '',
            })}
            logoUrl={(system === 'custom-erp' && ownLogoUrl) || (catalogue.get(system)?.logoUrl ?? '')}
            timezone={timezone}
            onOpen={(dialog) => open(dialog, system)}
          />
        ))}
      </ul>
      <Dialogs sources={sources} />
    </section>
  );
}
