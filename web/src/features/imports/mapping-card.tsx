import Alert from '@cloudscape-design/components/alert';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useMemo } from 'react';
import * as messages from '#messages/imports-reading';
import { requiredFields } from '#shared/contracts/imports/fields.ts';
import type { Analysis, ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { missingFields } from '#shared/core/csv/plan-gaps.ts';
import { Tag } from '../../ui/tag.tsx';
import { ImportConfidence } from './confidence-badge.tsx';
import { fieldTexts } from './field-texts.ts';
import type { ImportKind } from './import-kinds.ts';
import {
  choiceOf,
  choicesOf,
  fieldsOfChoice,
  labelOf,
  repeatedFields,
  withColumn,
  type ColumnFields,
} from './mapping.ts';
import { needsPerson } from './needs-person.ts';
import { remarkTexts } from './remark-texts.ts';
import { SharedValues } from './shared-values.tsx';

interface Props {
  kind: ImportKind;
  analysis: Analysis;
  plan: ReadingPlan;
  onPlan: (plan: ReadingPlan) => void;
}

/** Which required fields have their column. */
function RequiredFields({ kind, plan }: Pick<Props, 'kind' | 'plan'>) {
  const missing = missingFields(kind, plan);
  return (
    <ul className="required-fields" aria-label={messages.requiredFields}>
      {requiredFields[kind].map((field) => (
        <li key={field}>
          <StatusIndicator type={missing.includes(field) ? 'error' : 'success'}>
            {fieldTexts[field].label}
            <span className="visually-hidden">
              {missing.includes(field) ? messages.isNotMapped : messages.isMapped}
            </span>
          </StatusIndicator>
        </li>
      ))}
    </ul>
  );
}

function Warnings({ kind, analysis, plan }: Omit<Props, 'onPlan'>) {
  const missing = missingFields(kind, plan);
  const repeated = repeatedFields(plan);
  const remarks = remarkTexts(analysis);
  if (missing.length + repeated.length + remarks.length === 0) return null;
  return (
    <SpaceBetween size="xs">
      {missing.length > 0 && (
        <Alert type="warning" header={messages.missingRequiredFields}>
          {messages.pleaseMapAllRequiredFieldsBefore(
            missing.map((field) => fieldTexts[field].label).join(', '),
          )}
        </Alert>
      )}
      {repeated.length > 0 && (
        <Alert type="warning" header={messages.severalColumnsForOneField}>
          {messages.onlyTheLastMappingIsUsed(repeated.map((field) => fieldTexts[field].label).join(', '))}
        </Alert>
      )}
      {remarks.length > 0 && (
        <Alert type="warning" header={messages.noticedInYourFile}>
          <ul className="findings">
            {remarks.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
    </SpaceBetween>
  );
}

interface ColumnProps {
  name: string;
  sample: string;
  fields: ColumnFields;
  needed: boolean;
  choices: ReturnType<typeof choicesOf>;
  onFields: (fields: ColumnFields) => void;
}

/** One column of the file and what it means. */
const Column = ({ name, sample, fields, needed, choices, onFields }: ColumnProps) => (
  <FormField
    label={
      <span className="column-name">
        {name} {needed && <Tag>{messages.required}</Tag>}
      </span>
    }
    description={
      <span className="column-sample">
        {sample === '' ? messages.emptyInTheFirstRow : messages.forExample(sample)}
      </span>
    }
    stretch
  >
    <Select
      selectedOption={{ value: choiceOf(fields), label: labelOf(fields) }}
      options={choices}
      expandToViewport
      filteringType={choices.length > 10 ? 'auto' : 'none'}
      onChange={({ detail }) => onFields(fieldsOfChoice(detail.selectedOption.value ?? ''))}
    />
  </FormField>
);

/** The meaning of each column, to be corrected. */
export function MappingCard({ kind, analysis, plan, onPlan }: Props) {
  const choices = useMemo(() => choicesOf(kind, analysis.plan.columns), [kind, analysis]);
  const required: readonly string[] = requiredFields[kind];
  return (
    <Container
      header={
        <Header
          variant="h3"
          description={messages.whatEachColumnOfYourFile}
          actions={<ImportConfidence {...analysis} needsPerson={needsPerson(kind, analysis, plan)} />}
        >
          {messages.columnMapping}
        </Header>
      }
    >
      <SpaceBetween size="m">
        <RequiredFields kind={kind} plan={plan} />
        <Warnings kind={kind} analysis={analysis} plan={plan} />
        <div className="mapping">
          {plan.columns.map((fields, at) => (
            <Column
              // Names may repeat; the position is what the plan speaks of.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              name={analysis.csvColumns[at] ?? messages.columnNumber(at + 1)}
              sample={analysis.previewRows[0]?.[at] ?? ''}
              fields={fields}
              needed={fields.some((field) => required.includes(field))}
              choices={choices}
              onFields={(chosen) => onPlan(withColumn(plan, at, chosen))}
            />
          ))}
        </div>
        <SharedValues kind={kind} plan={plan} onPlan={onPlan} />
      </SpaceBetween>
    </Container>
  );
}
