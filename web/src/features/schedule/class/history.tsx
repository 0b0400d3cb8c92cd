import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useState, type ReactNode } from 'react';
import * as messages from '#messages/schedule-class';
import { channelNames, isGuided } from '#shared/channels.ts';
import type { AdjustmentStatus } from '#shared/contracts/decisions/decision.ts';
import type { ClassChange } from '#shared/contracts/schedule/change.ts';
import { instantIn } from '#web/src/ui/dates.ts';
import { Failure } from '#web/src/ui/failure.tsx';
import { Loading } from '#web/src/ui/loading.tsx';
import { Tag } from '#web/src/ui/tag.tsx';
import type { Detail, Push } from './detail.ts';
import { OwnSentence } from '#web/src/ui/own-sentence.tsx';
import { MoreButton } from '#web/src/ui/more-button.tsx';
import { useChanges } from './use-class.ts';
import { useWho } from './use-who.ts';
import { linesOf, sourceNames } from './wording.ts';

const pushMessages: Record<AdjustmentStatus, string> = {
  pending: messages.onItsWay,
  applied: messages.done,
  cancelled: messages.calledOff,
  failed: messages.failed,
};

const pushText = ({ marketplace, status, attempts }: Push): string =>
  [
    `${channelNames[marketplace]}: ${status === 'pending' && isGuided(marketplace) ? messages.waitsForYou : pushMessages[status]}`,
    ...(status === 'pending' && attempts > 0 ? [messages.triedAttemptsTime(attempts)] : []),
  ].join(', ');

function Change({ change, timezone, action }: { change: ClassChange; timezone: string; action?: ReactNode }) {
  const who = useWho();
  return (
    <div className="change">
      <div>
        <strong>{linesOf(change).join(', ')}</strong>
        {change.undone && <Tag tone="quiet">{messages.undone}</Tag>}
        <span className="muted channel-when">
          {`${instantIn(timezone, change.at)} · ${who(change.by)} · ${sourceNames[change.source]}`}
        </span>
        {change.pushes.map((push) => (
          <span key={push.adjustmentId} className="muted channel-when">
            {pushText(push)}
            {push.message !== null && <OwnSentence sentence={push.message} within={(own) => `, ${own}`} />}
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
        header={messages.theHistoryCouldNotBeLoaded}
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
      <MoreButton query={query} text={messages.showMoreChanges} />
    </>
  );
}

/** The changes of a class, with their author and time. `undo` is shown next to the latest change. */
export function History({ detail, undo }: { detail: Detail; undo: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { lastChange, timezone } = detail;
  return (
    <section className="section" aria-label={messages.history}>
      <h3>{messages.history}</h3>
      {!lastChange && <p className="muted note-line">{messages.nothingOfThisClassWasChanged}</p>}
      {lastChange && <Change change={lastChange} timezone={timezone} action={undo} />}
      {lastChange?.undoRefusal && (
        <p className="muted note-line">
          <OwnSentence sentence={lastChange.undoRefusal} within={messages.itCannotBeUndone} />
        </p>
      )}
      {lastChange && (
        <ExpandableSection
          headerText={messages.allChanges}
          expanded={open}
          onChange={({ detail: { expanded } }) => setOpen(expanded)}
        >
          {open && <Earlier classId={detail.class.classId} />}
        </ExpandableSection>
      )}
    </section>
  );
}
