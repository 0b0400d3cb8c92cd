import { parseArgs } from 'node:util';
import { batches } from './mail-corpus/batches.ts';
import { foldCount, foldOf, measureLayouts, type MailResult } from './mail-corpus/measure.ts';

function summary(name: string, results: readonly MailResult[]): string {
  const context = results.filter(({ mail }) => mail.expected.length > 0);
  const silent = results.filter(({ mail }) => mail.expected.length === 0);
  const count = (results: readonly MailResult[], is: (one: MailResult) => boolean): string =>
    `${String(results.filter(is).length).padStart(3)}/${results.length}`;
  const layouts = new Set(context.map(({ mail }) => mail.layout.id));
  const whole = [...layouts].filter((id) =>
    context.every(({ mail, right }) => mail.layout.id !== id || right),
  );
  return [
    name.padEnd(22),
    `right ${count(context, ({ right }) => right)}`,
    `layouts wholly right ${whole.length}/${layouts.size}`,
    `without a person ${count(context, ({ alone }) => alone)}`,
    `wrong without a person ${count(context, ({ wrongAlone }) => wrongAlone)}`,
    `invented ${count(silent, ({ invented }) => invented)}`,
    `second ones invented ${count(context, ({ invented }) => invented)}`,
  ].join('  ');
}

const { values } = parseArgs({
  options: { batch: { type: 'string' }, list: { type: 'string' }, show: { type: 'string' } },
});
for (const [batch, layouts] of Object.entries(batches)) {
  if (values.batch !== undefined && values.batch !== batch) continue;
  const results = await measureLayouts(layouts);
  const foldResults = (fold: number): MailResult[] =>
    results.filter(({ mail }) => foldOf(mail.layout) === fold);
  for (let fold = 0; fold < foldCount; fold++)
    console.log(summary(`${batch}, fold ${fold}`, foldResults(fold)));
  for (const language of ['en', 'es', 'pt', 'fr'])
    console.log(
      summary(
        `${batch}, ${language}`,
        results.filter(({ mail }) => mail.layout.language === language),
      ),
    );
  console.log(summary(`${batch}, all`, results));
  const folds = values.list?.split(',').map(Number) ?? [];
  for (const { mail, right, faults } of folds.flatMap(foldResults))
    if (!right) console.log(`- ${mail.layout.id}: ${faults.join('; ')}`);
  for (const { mail, faults } of results)
    if (mail.layout.id === values.show)
      console.log(`${mail.raw.toString('utf8')}\n${JSON.stringify(mail.expected)}\n${faults.join('\n')}\n`);
}
