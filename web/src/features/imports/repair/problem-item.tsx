import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import * as messages from '#messages/imports-repair';
import { sharedValueCharactersMax } from '#shared/contracts/imports/limits.ts';
import type { RowProblem } from '#shared/contracts/imports/preview.ts';
import type { Repairs } from '#shared/contracts/imports/repairs.ts';
import { countText } from '../progress.ts';
import { adviceOf, othersText, problemTitle } from './problem-messages.ts';
import { inAllRows, inRow, leaveOutRow, leaveOutValue, type Rewritten } from './repairs.ts';

interface Props {
  problem: RowProblem;
  /** Called with a change to the repairs and to the rows that are left out. */
  onRepair: (change: (repairs: Repairs) => Repairs) => void;
}

type Change = Props['onRepair'];

interface ChoiceProps extends Props {
  written: readonly Rewritten[];
}

/** The ways to repair a mistake in single rows. */
const OneRow = ({ problem: { row }, written, onRepair }: ChoiceProps) => (
  <>
    <Button
      disabled={written.length === 0}
      onClick={() => onRepair((repairs) => inRow(repairs, row, written))}
    >
      {messages.repairRow(countText(row))}
    </Button>
    <Button variant="inline-link" onClick={() => onRepair((repairs) => leaveOutRow(repairs, row))}>
      {messages.leaveOutRow(countText(row))}
    </Button>
  </>
);

/** The ways to repair a value that several rows share. */
function AllRows({ problem, written, onRepair }: ChoiceProps) {
  const { row, rows } = problem;
  const [cell] = written;
  return (
    <>
      <Button disabled={!cell} onClick={() => cell && onRepair((repairs) => inAllRows(repairs, cell))}>
        {messages.repairAll(rows)}
      </Button>
      <Button
        variant="inline-link"
        disabled={!cell}
        onClick={() => onRepair((repairs) => inRow(repairs, row, written))}
      >
        {messages.onlyRow(countText(row))}
      </Button>
      <Button variant="inline-link" onClick={() => onRepair((repairs) => leaveOutValue(repairs, problem))}>
        {messages.leaveOutAll(rows)}
      </Button>
    </>
  );
}

/** The cells that the person changed. */
const writtenOf = (problem: RowProblem, texts: Readonly<Record<number, string>>): Rewritten[] =>
  problem.cells.flatMap(({ column, from, text }) => {
    const now = texts[column]?.trim();
    return now === undefined || now === text ? [] : [{ column, from, text: now }];
  });

/** The title of a cell's column. A cell beyond the last column has only a number. */
const nameOf = (column: number, name: string | null): string => name ?? messages.cellWithNumber(column + 1);

/** One kind of mistake: what is wrong, what to do, and the cells to correct. */
export function ProblemItem({ problem, onRepair }: { problem: RowProblem; onRepair: Change }) {
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({});
  const written = writtenOf(problem, texts);
  const title = problemTitle(problem);
  const Choices = problem.isOfValue && problem.rows > 1 ? AllRows : OneRow;
  return (
    <li className="problem" aria-label={title}>
      <p className="problem-title">
        <strong>{title}</strong> <span className="muted">{othersText(problem)}</span>
      </p>
      <p className="problem-advice">{adviceOf(problem)}</p>
      <div className="problem-cells">
        {problem.cells.map(({ column, name, text }) => (
          <FormField key={column} label={nameOf(column, name)} stretch>
            <Input
              value={texts[column] ?? text}
              ariaLabel={messages.ofRow(nameOf(column, name), countText(problem.row))}
              onChange={({ detail }) =>
                setTexts({ ...texts, [column]: detail.value.slice(0, sharedValueCharactersMax) })
              }
            />
          </FormField>
        ))}
        <span className="problem-choices">
          <Choices problem={problem} written={written} onRepair={onRepair} />
        </span>
      </div>
    </li>
  );
}
