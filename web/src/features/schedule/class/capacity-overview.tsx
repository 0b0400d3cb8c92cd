import { useState } from 'react';
import * as messages from '#messages/schedule-class';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { wholeCapacityOf } from '#shared/core/allocation/whole-capacity.ts';
import { CapacityEditor } from './capacity-editor.tsx';
import { CapacityFigures } from './capacity-figures.tsx';
import type { Detail } from './detail.ts';
import { EditButton } from './edit-button.tsx';
import { OwnSentence } from '#web/src/ui/own-sentence.tsx';
import { ActionSection } from './section-head.tsx';

/** The capacity and sales of a class. The capacity can be edited if the server allows it. */
export function CapacityOverview({ shown, detail }: { shown: ClassView; detail: Detail | undefined }) {
  const [base, setBase] = useState<ClassView | null>(null);
  const { capacity, refusal: classRefusal = null } = detail?.editing ?? {};
  const allowed = capacity?.allowed === true && classRefusal === null;
  const refusal = classRefusal ?? capacity?.refusal ?? null;
  const edit = (
    <EditButton label={messages.editCapacity} editing={base !== null} onEdit={() => setBase(shown)} />
  );
  return (
    <ActionSection title={messages.capacityOverview} action={(allowed || base) && edit}>
      {base && detail ? (
        <CapacityEditor detail={detail} base={base} onBase={setBase} onEnd={() => setBase(null)} />
      ) : (
        <CapacityFigures shown={shown} capacity={wholeCapacityOf(shown)} />
      )}
      {refusal !== null && !base && (
        <p className="muted note-line">
          <OwnSentence sentence={refusal} />
        </p>
      )}
    </ActionSection>
  );
}
