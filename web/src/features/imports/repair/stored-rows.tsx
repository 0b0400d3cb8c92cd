import { fieldTexts } from '../field-texts.ts';
import { noteOf } from './problem-messages.ts';
import * as messages from '#messages/imports-repair';
import type { PreviewRow } from '#shared/contracts/imports/preview.ts';
import { countText } from '../progress.ts';

/** A sample of rows with all their fields in stored form: the first ones, the most unusual ones, and some that fail. */
export function StoredRows({ sample }: { sample: readonly PreviewRow[] }) {
  const isRecorded = sample.some((one) => noteOf(one) !== '');
  const fields = sample[0]?.values.map(({ field }) => field) ?? [];
  return (
    // A scrollable area must be reachable without a mouse.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="scroll-x" tabIndex={0} aria-label={messages.rowsAsTheyWillBeStored}>
      <table className="plain-table example-table stacked-rows">
        <thead>
          <tr>
            <th scope="col">{messages.row}</th>
            {isRecorded && <th scope="col">{messages.note}</th>}
            {fields.map((field) => (
              <th key={field} scope="col">
                {fieldTexts[field].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map((one) => (
            <tr key={`${one.why} ${one.row}`} data-why={one.why}>
              <th scope="row" data-label={messages.row}>
                {countText(one.row)}
              </th>
              {isRecorded && <td className="row-note">{noteOf(one)}</td>}
              {one.values.map(({ field, text }) => (
                <td
                  key={field}
                  data-label={fieldTexts[field].label}
                  data-marked={one.failing.includes(field) || one.unusual?.field === field || undefined}
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
