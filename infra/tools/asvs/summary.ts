import { count, type Row } from './table.ts';

/** The generated document. */
export const summaryFile = 'infra/asvs.md';

const headings = (markdown: string): string[] =>
  [...markdown.matchAll(/^## (V\d+ .+)$/gm)].flatMap(([, heading]) => heading ?? []);

const rowOf = (title: string, rows: readonly Row[]): string => {
  const { requirements, applying, held, tested, gaps } = count(rows);
  return `| ${[title, requirements, applying, held, tested, gaps].join(' | ')} |`;
};

/** Sums up the answers: how many requirements of each chapter apply, hold and are tested, and what is missing. */
export function summaryOf(answers: string, rows: readonly Row[]): string {
  const chapters = headings(answers).map((heading) => {
    const number = /^V(\d+) /.exec(heading)?.[1] ?? '';
    return rowOf(
      heading,
      rows.filter(({ id }) => id.startsWith(`${number}.`)),
    );
  });
  const gaps = rows.filter(({ answer }) => answer === 'gap');
  return [
    '# ASVS 5.0.0, levels 1 and 2',
    '',
    "How far the product meets [OWASP's Application Security Verification Standard](https://owasp.org/www-project-application-security-verification-standard/). Written by `npm run -s asvs` from [the answers](tools/asvs/answers.md), which say for each requirement where it is met, which tests check it, or why it does not apply. `test/guards/asvs.test.ts` checks that both agree, and that the answers match the code.",
    '',
    '| Chapter | Requirements | Apply | Hold | Tested | Gaps |',
    '| -- | -- | -- | -- | -- | -- |',
    ...chapters,
    rowOf('**All**', rows),
    '',
    '## Gaps',
    '',
    ...gaps.map(({ id, asks, reason }) => `- **${id}** ${asks}: ${reason}`),
    '',
  ].join('\n');
}
