import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import * as messages from '#messages/decisions';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { getWhatIf } from '#shared/contracts/decisions/get-what-if.ts';
import { call } from '../../api/call.ts';
import { whatIfKey } from '../../api/keys.ts';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';

/** The code for the calculation is loaded only when somebody opens the section. */
const WhatIf = lazy(() => import('./what-if.tsx'));

function WhatIfResult({ decision }: { decision: DecisionView }) {
  const { classId } = decision;
  const found = useQuery({
    queryKey: whatIfKey(classId),
    queryFn: ({ signal }) => call(getWhatIf, { classId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  if (found.error)
    return (
      <Failure
        header={messages.theClassCouldNotBeTried}
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  if (!found.data) return <Loading text={messages.loadingWhatTheClassIsTried} />;
  if (!found.data.input) return <p className="muted note-line">{messages.thisClassCanBeTriedAfter}</p>;
  return (
    <Suspense fallback={<Loading text={messages.loadingWhatTheClassIsTried} />}>
      <WhatIf input={found.data.input} decision={decision} />
    </Suspense>
  );
}

/** 'What if': other places, another capacity, other prices. Its code is loaded when it is opened. */
export function WhatIfSection({ decision }: { decision: DecisionView }) {
  const [open, setOpen] = useState(false);
  return (
    <ExpandableSection
      headerText={messages.whatIf}
      headingTagOverride="h3"
      expanded={open}
      onChange={({ detail }) => setOpen(detail.expanded)}
    >
      {open && <WhatIfResult decision={decision} />}
    </ExpandableSection>
  );
}
