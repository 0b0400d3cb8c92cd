import type { Line } from './lines.ts';

const paragraphCharactersMax = 800;
const widthMin = 30;

/** The width at which an e-mail's lines were wrapped: the length of the longest line. */
export const widthOf = (lines: readonly Line[]): number =>
  lines.reduce((width, { text }) => Math.max(width, text.length), widthMin);

/** Whether a line ends only because the next line's first word did not fit. */
export const isWrapped = (before: string, next: string, width: number): boolean =>
  before.length + 1 + (next.split(' ', 1)[0]?.length ?? 0) > width;

/** The paragraphs of an e-mail. Wrapped lines are joined; with `loose`, all lines up to an empty one. */
export function paragraphsOf(lines: readonly Line[], loose: boolean): string[] {
  const out: string[] = [];
  const width = widthOf(lines);
  lines.forEach(({ text, first }, at) => {
    const last = out.at(-1);
    const goesOn = loose || isWrapped(lines[at - 1]?.text ?? '', text, width);
    if (first || last === undefined || !goesOn || last.length > paragraphCharactersMax) out.push(text);
    else out[out.length - 1] = `${last} ${text}`;
  });
  return out;
}
