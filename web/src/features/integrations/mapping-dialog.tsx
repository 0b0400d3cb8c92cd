import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Modal from '@cloudscape-design/components/modal';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import { useState } from 'react';
import * as messages from '#messages/integrations';
import type { ListingMarketplace } from '#shared/contracts/channels.ts';
import { mappingState, type MappingState } from '#shared/contracts/integrations/mapping.ts';
import { instantIn } from '../../ui/dates.ts';
import { Failure } from '../../ui/failure.tsx';
import { MappingTable } from './mapping-table.tsx';
import { stateTitles } from './mapping-messages.ts';
import './mapping.css';
import { useMapping, useReadMapping } from './use-mapping.ts';

interface Props {
  integrationId: ListingMarketplace;
  name: string;
  onClose: () => void;
}

/** How often, and for how long, the dialog polls for the end of a reading. */
const pollMs = 1_500;
const followMs = 30_000;

const states: MappingState[] = ['unlinked', 'linked', 'left-out'];
const options = states.map((id) => ({ id, text: stateTitles[id] }));

/** When the marketplace had last been read at the time of the request, and the time of the request. */
interface MappingRequest {
  readonly readAt: string | null;
  readonly atMs: number;
}

/** A marketplace's listings, and a button to read them again, with its progress. */
function useReading(integrationId: ListingMarketplace, state: MappingState) {
  const [requested, setRequested] = useState<MappingRequest | null>(null);
  const mapping = useMapping(integrationId, state, requested ? pollMs : false);
  const reading = useReadMapping(integrationId);
  const readAt = mapping.data?.pages[0]?.readAt ?? null;
  // While the list is still loading, nothing is known about the reading.
  if (
    requested &&
    mapping.data &&
    (readAt !== requested.readAt || mapping.dataUpdatedAt - requested.atMs > followMs)
  )
    setRequested(null);
  const ask = (): void =>
    reading.mutate(undefined, { onSuccess: () => setRequested({ readAt, atMs: Date.now() }) });
  return { mapping, ask, isReading: reading.isPending || requested !== null };
}

/** The listings of a marketplace, each with the studio's class that it is linked to. */
export function MappingDialog({ integrationId, name, onClose }: Props) {
  const [state, setState] = useState<MappingState>('unlinked');
  const [everyOfName, setEveryOfName] = useState(true);
  const { mapping, ask, isReading } = useReading(integrationId, state);
  const readAt = mapping.data?.pages[0]?.readAt;
  const timezone = mapping.data?.pages[0]?.timezone ?? 'UTC';
  return (
    <Modal visible size="large" header={messages.classesOn(name)} onDismiss={onClose}>
      <div className="class-links">
        <p>{messages.placesAreSetOnlyForWhat}</p>
        <div className="class-links-bar">
          <SegmentedControl
            label={messages.whichClasses}
            options={options}
            selectedId={state}
            onChange={({ detail }) => setState(mappingState.parse(detail.selectedId))}
          />
          <span className="class-links-read">
            <Box color="text-body-secondary">
              {readAt && messages.readInstantIn(instantIn(timezone, readAt))}
            </Box>
            <Button
              iconName="refresh"
              loading={isReading}
              disabled={mapping.isPending}
              loadingText={messages.isBeingRead(name)}
              onClick={ask}
            >
              {messages.readAgain}
            </Button>
          </span>
        </div>
        <Checkbox checked={everyOfName} onChange={({ detail }) => setEveryOfName(detail.checked)}>
          {messages.whatIChooseGoesForEvery}
        </Checkbox>
        {mapping.error && !mapping.data ? (
          <Failure
            header={messages.failedToLoadTheLinkedClasses}
            error={mapping.error}
            onRetry={() => void mapping.refetch()}
          />
        ) : (
          <MappingTable
            integrationId={integrationId}
            name={name}
            state={state}
            everyOfName={everyOfName}
            mapping={mapping}
          />
        )}
      </div>
    </Modal>
  );
}
