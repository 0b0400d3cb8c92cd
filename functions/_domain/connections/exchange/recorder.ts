import { createMasker, excerptOf, maskNamed, maskQuery } from './masking.ts';
import type { Masker } from './masking.ts';

/** One exchange with a marketplace, for display. Secrets are masked before it is stored. */
export interface RecordedStep {
  /** UTC ISO instant at which the request was sent. */
  readonly at: string;
  readonly label: string;
  readonly method: string;
  readonly url: string;
  readonly requestBody?: string;
  readonly status?: number;
  readonly answerExcerpt?: string;
  readonly durationMs: number;
  /** Places before and after, on the step that sets them. */
  readonly before?: number;
  readonly after?: number;
  readonly note?: string;
}

export interface Recorder {
  /** Masks and records a step. */
  add(step: RecordedStep): void;
  /** Masks this value and its encoded forms in every step, including the steps already recorded. */
  conceal(secret: string): void;
  steps(): readonly RecordedStep[];
}

/** @param secrets values to mask from the start: the credentials */
export function createRecorder(secrets: readonly string[]): Recorder {
  const known = new Set(secrets);
  const retained: RecordedStep[] = [];
  let masker = createMasker(known);
  return {
    add(step) {
      retained.push(maskStep(step, masker));
    },
    conceal(secret) {
      known.add(secret);
      masker = createMasker(known);
      retained.splice(0, retained.length, ...retained.map((step) => maskTexts(step, masker)));
    },
    steps: () => [...retained],
  };
}

// Steps are masked before they are cut off, because half a secret at the cut would not be recognised.
function maskStep(step: RecordedStep, masker: Masker): RecordedStep {
  const named = {
    ...step,
    url: maskQuery(step.url),
    ...(step.requestBody !== undefined && { requestBody: maskNamed(step.requestBody) }),
    ...(step.answerExcerpt !== undefined && { answerExcerpt: maskNamed(step.answerExcerpt) }),
  };
  const masked = maskTexts(named, masker);
  return {
    ...masked,
    ...(masked.requestBody !== undefined && { requestBody: excerptOf(masked.requestBody) }),
    ...(masked.answerExcerpt !== undefined && { answerExcerpt: excerptOf(masked.answerExcerpt) }),
  };
}

function maskTexts(step: RecordedStep, masker: Masker): RecordedStep {
  return {
    ...step,
    label: masker(step.label),
    url: masker(step.url),
    ...(step.requestBody !== undefined && { requestBody: masker(step.requestBody) }),
    ...(step.answerExcerpt !== undefined && { answerExcerpt: masker(step.answerExcerpt) }),
    ...(step.note !== undefined && { note: masker(step.note) }),
  };
}
