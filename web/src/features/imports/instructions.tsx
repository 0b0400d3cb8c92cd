import Tabs from '@cloudscape-design/components/tabs';
import { useState, type ReactNode } from 'react';
import * as messages from '#messages/imports-reading';
import { optionalFields, requiredFields, type ImportField } from '#shared/contracts/imports/fields.ts';
import type { Cell } from '#shared/core/csv/write-csv.ts';
import { localToday } from '../../ui/dates.ts';
import { Tag } from '../../ui/tag.tsx';
import { fieldTexts } from './field-texts.ts';
import { importKinds, type ImportKind } from './import-kinds.ts';
import { SampleTable } from './sample-table.tsx';
import { exampleRows } from './template.ts';

type Kind = { kind: ImportKind };

function Fields({ fields, required }: { fields: readonly ImportField[]; required: boolean }) {
  return fields.map((field) => (
    <tr key={field}>
      <th scope="row">
        <code>{field}</code>
      </th>
      <td>{fieldTexts[field].what}</td>
      <td>
        <Tag tone={required ? 'accent' : 'quiet'}>{required ? messages.required : messages.optional}</Tag>
      </td>
    </tr>
  ));
}

const WhatToInclude = ({ kind }: Kind) => (
  <div className="scroll-x">
    <table className="plain-table field-table">
      <thead>
        <tr>
          <th scope="col">{messages.column}</th>
          <th scope="col">{messages.whatItContains}</th>
          <th scope="col">{messages.needed}</th>
        </tr>
      </thead>
      <tbody>
        <Fields fields={requiredFields[kind]} required />
        <Fields fields={optionalFields[kind]} required={false} />
      </tbody>
    </table>
  </div>
);

const cellsOf = (row: readonly Cell[]) =>
  row.map((cell, at) => ({ key: `column-${at}`, text: String(cell) }));

function FormatExample({ kind }: Kind) {
  const [today] = useState(() => localToday(new Date()));
  const [head = [], ...rows] = exampleRows(kind, requiredFields[kind], today);
  return (
    <SampleTable
      label={messages.exampleOfAFile}
      head={cellsOf(head)}
      rows={rows.map((row, at) => ({ key: `row-${at}`, cells: cellsOf(row) }))}
    />
  );
}

const Tips = ({ kind }: Kind) => (
  <ul className="tips">
    {importKinds[kind].tips.map((tip) => (
      <li key={tip}>{tip}</li>
    ))}
  </ul>
);

/** All three cards have the same height, so that the buttons below do not move. */
const Sheet = ({ children }: { children: ReactNode }) => <div className="instructions">{children}</div>;

/** The required format of a file, shown before a file is chosen. */
export const Instructions = ({ kind }: Kind) => (
  <Tabs
    tabs={[
      {
        id: 'include',
        label: messages.whatToInclude,
        content: (
          <Sheet>
            <WhatToInclude kind={kind} />
          </Sheet>
        ),
      },
      {
        id: 'example',
        label: messages.formatExample,
        content: (
          <Sheet>
            <FormatExample kind={kind} />
          </Sheet>
        ),
      },
      {
        id: 'tips',
        label: messages.tipsAndHelp,
        content: (
          <Sheet>
            <Tips kind={kind} />
          </Sheet>
        ),
      },
    ]}
  />
);
