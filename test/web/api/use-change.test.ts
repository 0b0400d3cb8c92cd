import { readdirSync, readFileSync } from 'node:fs';
import { doubleClickMs, isSameClick } from '#web/src/api/use-change.ts';

describe('a second click', () => {
  const approve = { decisionId: 'a' };

  it('counts as the same click while the first change is running and shortly after', () => {
    expect(isSameClick({ variables: approve }, { ...approve }, 0)).toBe(true);
    expect(isSameClick({ variables: approve, doneAtMs: 1_000 }, approve, 999 + doubleClickMs)).toBe(true);
    expect(isSameClick({ variables: undefined }, undefined, 0)).toBe(true);
  });

  it('counts as a new click if it comes later, requests something else, or is the first one', () => {
    expect(isSameClick({ variables: approve, doneAtMs: 1_000 }, approve, 1_000 + doubleClickMs)).toBe(false);
    expect(isSameClick({ variables: approve }, { decisionId: 'b' }, 0)).toBe(false);
    expect(isSameClick({ variables: true }, false, 0)).toBe(false);
    expect(isSameClick(undefined, approve, 0)).toBe(false);
  });

  it('counts as a new click if it sends another file, even with equal content', () => {
    const [one, other] = [new File(['a'], 'a.csv'), new File(['a'], 'a.csv')];
    expect(isSameClick({ variables: one }, one, 0)).toBe(true);
    expect(isSameClick({ variables: one }, other, 0)).toBe(false);
  });
});

const sources = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(`web/src/${file}`, 'utf8') }));

/** This hook has no button of its own: the dialog shows the stages of a file. */
const withoutButton = ['features/imports/use-sending.ts'];

it('every change goes through `useChange`', () => {
  const own = sources.filter(({ text }) => /\buseMutation\b/.test(text)).map(({ file }) => file);
  expect(own).toEqual(['api/use-change.ts']);
});

it('every component that starts a change checks isPending, so that it can look busy', () => {
  const starts = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(\w+)\.mutate\b/g)].map(([, name]) => ({ file, text, name })),
  );
  expect(starts.length).toBeGreaterThan(40);
  const idle = starts
    .filter(({ file }) => !withoutButton.includes(file))
    .filter(({ text, name }) => !new RegExp(String.raw`\b${name}\.isPending\b`).test(text))
    .map(({ file, name }) => `${file}: ${name}`);
  expect(idle).toEqual([]);
});
