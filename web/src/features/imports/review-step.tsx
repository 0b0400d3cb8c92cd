import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { Analysis, ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { DateQuestion } from './date-question.tsx';
import { detectionMessage } from './detection.ts';
import { FormatCard } from './format-card.tsx';
import type { ImportKind } from './import-kinds.ts';
import { MappingCard } from './mapping-card.tsx';
import { isDateOrderOpen, missingFields } from '#shared/core/csv/plan-gaps.ts';
import { needsPerson } from './needs-person.ts';
import { previewOf } from './preview.ts';
import { SampleTable } from './sample-table.tsx';

interface Props {
  kind: ImportKind;
  analysis: Analysis;
  plan: ReadingPlan;
  confirmed: boolean;
  onPlan: (plan: ReadingPlan) => void;
  /** Says which row is the header; 0: there is none. */
  onHeader: (headerRow: number) => void;
  onConfirm: () => void;
}

function Confirmation({ kind, analysis, plan, confirmed, onConfirm }: Omit<Props, 'onPlan' | 'onHeader'>) {
  const incomplete = missingFields(kind, plan).length > 0;
  const open = isDateOrderOpen(analysis, plan);
  if (confirmed) return <StatusIndicator type="success">Column mapping confirmed</StatusIndicator>;
  return (
    <Button disabled={incomplete || open} iconName="check" onClick={onConfirm}>
      {incomplete
        ? 'Please map all required fields above'
        : open
          ? 'Please say above whether the day or the month comes first'
          : 'Confirm Column Mapping'}
    </Button>
  );
}

/** What was understood of the file, for a person to correct and confirm. */
export function ReviewStep({ kind, analysis, plan, confirmed, onPlan, onHeader, onConfirm }: Props) {
  const { type, header, content } = detectionMessage(analysis, needsPerson(kind, analysis, plan));
  return (
    <SpaceBetween size="m">
      <Alert type={type} header={header}>
        {content}
      </Alert>
      <MappingCard kind={kind} analysis={analysis} plan={plan} onPlan={onPlan} />
      <DateQuestion analysis={analysis} plan={plan} onPlan={onPlan} />
      <FormatCard kind={kind} analysis={analysis} plan={plan} onPlan={onPlan} onHeader={onHeader} />
      <Container
        header={
          <Header variant="h3" description="The first rows as they stand in the file">
            Preview
          </Header>
        }
      >
        <SampleTable label="Preview of the first rows" {...previewOf(analysis)} />
      </Container>
      <div className="confirmation">
        <Confirmation
          kind={kind}
          analysis={analysis}
          plan={plan}
          confirmed={confirmed}
          onConfirm={onConfirm}
        />
      </div>
    </SpaceBetween>
  );
}
