import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useState, type ReactNode } from 'react';
import { channelNames, isGuided } from '#shared/contracts/channels.ts';
import type { AdjustmentStatus } from '#shared/contracts/decisions/decision.ts';
import type { ClassChange } from '#shared/contracts/schedule/change.ts';
import { counted } from '#shared/core/text/counted.ts';
import { instantIn } from '#web/src/ui/dates.ts';
import { Failure } from '#web/src/ui/failure.tsx';
import { Loading } from '#web/src/ui/loading.tsx';
import { Tag } from '#web/src/ui/tag.tsx';
import type { Detail, Push } from './detail.ts';
import { MoreButton } from '#web/src/ui/more-button.tsx';
import { useChanges } from './use-class.ts';
import { useWho } from './use-who.ts';
import { linesOf, sourceNames } from './wording.ts';

const pushWords: Record<AdjustmentStatus, string> = {
  pending: 'on its way',
  applied: 'done',
  cancelled: 'called off',
  failed: 'failed',
};

const pushText = ({ marketplace, status, attempts, message }: Push): string =>
  [
    `${channelNames[marketplace]}: ${status === 'pending' && isGuided(marketplace) ? 'waits for you' : pushWords[status]}`,
    ...(status === 'pending' && attempts > 0 ? [`tried ${counted(attempts, 'time')}`] : []),
    ...(message !== null ? [message] : []),
  ].join(', ');

function Change({ change, timezone, action }: { change: ClassChange; timezone: string; action?: ReactNode }) {
  const who = useWho();
  return (
    <div className="change">
      <div>
        <strong>{linesOf(change).join(', ')}</strong>
        {change.undone && <Tag tone="quiet">Undone</Tag>}
        <span className="muted channel-when">
          {`${instantIn(timezone, change.at)} · ${who(change.by)} · ${sourceNames[change.source]}`}
        </span>
        {change.pushes.map((push) => (
          <span key={push.adjustmentId} className="muted channel-when">
            {pushText(push)}
          </span>
        ))}
      </div>
      {action}
    </div>
  );
}

function Earlier({ classId }: { classId: string }) {
  const query = useChanges(classId, true);
  if (query.isPending) return <Loading />;
  if (!query.data)
    return (
      <Failure
        header="The history could not be loaded"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <>
      <ol className="changes">
        {query.data.pages.flatMap(({ changes, timezone }) =>
          changes.map((change) => (
            <li key={change.changeId}>
              <Change change={change} timezone={timezone} />
            </li>
          )),
        )}
      </ol>
      <MoreButton query={query} text="Show more changes" />
    </>
  );
}

/** Who changed what and when. `undo` stands beside the last change. */
export function History({ detail, undo }: { detail: Detail; undo: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { lastChange, timezone } = detail;
  return (
    <section className="section" aria-label="History">
      <h3>History</h3>
      {!lastChange && <p className="muted note-line">Nothing of this class was changed yet.</p>}
      {lastChange && <Change change={lastChange} timezone={timezone} action={undo} />}
      {lastChange?.undoRefusal && (
        <p className="muted note-line">It cannot be undone: {lastChange.undoRefusal}</p>
      )}
      {lastChange && (
        <ExpandableSection
          headerText="All changes"
          expanded={open}
          onChange={({ detail: { expanded } }) => setOpen(expanded)}
        >
          {open && <Earlier classId={detail.class.classId} />}
        </ExpandableSection>
      )}
    </section>
  );
}
