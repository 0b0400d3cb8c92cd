import Tabs from '@cloudscape-design/components/tabs';
import { Tag } from '../../ui/tag.tsx';
import { importKinds, type ImportKind } from './import-kinds.ts';

type Kind = { kind: ImportKind };

function Columns({
  columns,
  badge,
}: {
  columns: (typeof importKinds)['schedule']['required'];
  badge: 'Required' | 'Optional';
}) {
  return columns.map(({ name, what }) => (
    <tr key={name}>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>{what}</td>
      <td>
        <Tag tone={badge === 'Required' ? 'accent' : 'quiet'}>{badge}</Tag>
      </td>
    </tr>
  ));
}

const WhatToInclude = ({ kind }: Kind) => (
  <div className="scroll-x">
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">What it holds</th>
          <th scope="col">Needed</th>
        </tr>
      </thead>
      <tbody>
        <Columns columns={importKinds[kind].required} badge="Required" />
        <Columns columns={importKinds[kind].optional} badge="Optional" />
      </tbody>
    </table>
  </div>
);

function FormatExample({ kind }: Kind) {
  const [head = [], ...rows] = importKinds[kind].example;
  return (
    <div className="scroll-x">
      <table className="plain-table example-table">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, at) => (
                <td key={head[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Tips = ({ kind }: Kind) => (
  <ul className="tips">
    {importKinds[kind].tips.map((tip) => (
      <li key={tip}>{tip}</li>
    ))}
  </ul>
);

/** What a file must look like, before one is chosen. */
export const Instructions = ({ kind }: Kind) => (
  <Tabs
    tabs={[
      { id: 'include', label: 'What to Include', content: <WhatToInclude kind={kind} /> },
      { id: 'example', label: 'Format Example', content: <FormatExample kind={kind} /> },
      { id: 'tips', label: 'Tips & Help', content: <Tips kind={kind} /> },
    ]}
  />
);
