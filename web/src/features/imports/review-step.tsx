import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import * as messages from '#messages/imports';
import type { Analysis, ReadingPlan } from '#shared/contracts/imports/plan.ts';
import type { PreviewRow } from '#shared/contracts/imports/preview.ts';
import { DateQuestion } from './date-question.tsx';
import { detectionMessage, reportMessages } from './detection.ts';
import { FormatCard } from './format-card.tsx';
import type { ImportKind } from './import-kinds.ts';
import { MappingCard } from './mapping-card.tsx';
import { isDateOrderOpen, missingFields } from '#shared/core/csv/plan-gaps.ts';
import { needsPerson } from './needs-person.ts';
import { previewOf } from './preview.ts';
import { sampleText } from './repair/problem-messages.ts';
import { ProblemsCard } from './repair/problems-card.tsx';
import { StoredRows } from './repair/stored-rows.tsx';
import { SampleTable } from './sample-table.tsx';
import type { ImportFlow } from './use-import-flow.ts';

interface Props {
  kind: ImportKind;
  analysis: Analysis;
  plan: ReadingPlan;
  flow: ImportFlow;
}

type Read = Omit<Props, 'flow'>;

function Confirmation({
  kind,
  analysis,
  plan,
  confirmed,
  onConfirm,
}: Read & { confirmed: boolean; onConfirm: () => void }) {
  const incomplete = missingFields(kind, plan).length > 0;
  const open = isDateOrderOpen(analysis, plan);
  if (confirmed) return <StatusIndicator type="success">{messages.columnMappingConfirmed}</StatusIndicator>;
  return (
    <Button disabled={incomplete || open} iconName="check" onClick={onConfirm}>
      {incomplete
        ? messages.pleaseMapAllRequiredFieldsAbove
        : open
          ? messages.pleaseSayAboveWhetherTheDay
          : messages.confirmColumnMapping}
    </Button>
  );
}

/** Some of the rows as they will be stored; until that is known, as they are in the file. */
const Preview = ({ analysis, sample }: Pick<Read, 'analysis'> & { sample: readonly PreviewRow[] }) => (
  <Container
    header={
      <Header
        variant="h3"
        description={sample.length > 0 ? sampleText(sample) : messages.theFirstRowsAsTheyStand}
      >
        {messages.preview}
      </Header>
    }
  >
    {sample.length > 0 ? (
      <StoredRows sample={sample} />
    ) : (
      <SampleTable label={messages.previewOfTheFirstRows} {...previewOf(analysis)} />
    )}
  </Container>
);

/** The meaning of the file as it was detected, which the person corrects and confirms. */
export function ReviewStep({ kind, analysis, plan, flow }: Props) {
  const isOpen = needsPerson(kind, analysis, plan);
  const detected = detectionMessage(analysis, isOpen);
  const { type, header, content } = analysis.report ? reportMessages[analysis.report] : detected;
  const { preview, repairs, setRepairs, undoRepair, setPlan } = flow;
  return (
    <SpaceBetween size="m">
      <Alert type={type} header={header}>
        {content}
      </Alert>
      <MappingCard kind={kind} analysis={analysis} plan={plan} onPlan={setPlan} />
      <DateQuestion analysis={analysis} plan={plan} onPlan={setPlan} />
      <FormatCard kind={kind} analysis={analysis} plan={plan} onPlan={setPlan} onHeader={flow.readHeader} />
      <Preview analysis={analysis} sample={preview.found?.sample ?? []} />
      {!isOpen && (
        <ProblemsCard preview={preview} repairs={repairs} onRepairs={setRepairs} onUndo={undoRepair} />
      )}
      <div className="confirmation">
        <Confirmation
          kind={kind}
          analysis={analysis}
          plan={plan}
          confirmed={flow.confirmed}
          onConfirm={flow.confirmPlan}
        />
      </div>
    </SpaceBetween>
  );
}
