import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { batches } from './csv-made/batches.ts';
import { calibrationError, crossValidatedError, type Said } from './csv-made/calibration.ts';
import { readLayouts, type Read } from './csv-made/read-made.ts';

/**
 * Reads generated files of studio systems. Prints by batch of layouts how many were understood and how well the
 * confidence predicts this, then the overall calibration error, both as it is and cross-validated over sources.
 * Arguments: the number of files per layout, and score files of labelled files to include.
 */

const variants = Number(process.argv[2] ?? 6);

const share = (part: number, whole: number): number => Math.round((part / Math.max(1, whole)) * 1000) / 1000;

const saidOf = ({ file: { source }, confidence, wrong }: Read): Said => ({
  source,
  confidence,
  isRight: wrong.length === 0,
});

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function figuresOf(all: readonly Read[]): object {
  const bySource = [...Map.groupBy(all, ({ file }) => file.source)].map(([source, own]) => ({
    source,
    files: own.length,
    right: share(own.filter(({ wrong }) => wrong.length === 0).length, own.length),
  }));
  const mistakes = Map.groupBy(
    all.flatMap(({ file, wrong, confidence }) =>
      wrong.map((what) => ({ what: `${file.source} ${file.kind} ${what.toLowerCase().trim()}`, confidence })),
    ),
    ({ what }) => what,
  );
  return {
    files: all.length,
    sources: bySource.length,
    fileRight: share(all.filter(({ wrong }) => wrong.length === 0).length, all.length),
    mappedPrecision: share(
      all.reduce((sum, { mappedRight }) => sum + mappedRight, 0),
      all.reduce((sum, { mapped }) => sum + mapped, 0),
    ),
    calibrationError: rounded(calibrationError(all.map(saidOf))),
    bySource: bySource.filter(({ right }) => right < 1),
    mistakes: [...mistakes]
      .map(([what, own]) => ({ what, files: own.length, confidence: own[0]?.confidence }))
      .toSorted((a, b) => b.files - a.files),
  };
}

/** Files whose correctness was scored elsewhere, in the JSON format of the scorer for labelled files. */
const scoredFile = z.object({
  files: z.array(z.object({ file: z.string(), confidence: z.number(), good: z.boolean() })),
});

const scored = process.argv
  .slice(3)
  .flatMap((path) =>
    scoredFile
      .parse(JSON.parse(readFileSync(path, 'utf8')))
      .files.map(({ file, confidence, good }): Said => ({ source: file, confidence, isRight: good })),
  );

const figures: Record<string, object> = {};
const said: Said[] = [...scored];
for (const [batch, given] of Object.entries(batches)) {
  const all = await readLayouts(given, variants);
  figures[batch] = figuresOf(all);
  said.push(...all.map(saidOf));
}
figures.all = {
  files: said.length,
  sources: new Set(said.map(({ source }) => source)).size,
  calibrationError: rounded(calibrationError(said)),
  calibrationErrorCrossValidated: rounded(crossValidatedError(said)),
};
process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`);
