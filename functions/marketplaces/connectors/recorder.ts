/** One exchange with a marketplace as a person may watch it: secrets are masked before it is kept. */
export interface RecordingStep {
  /** UTC ISO instant at which the request left. */
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
  /** Keeps a step, masked. */
  add(step: RecordingStep): void;
  /** From now on this value (and its encoded forms) is masked in every step. */
  conceal(secret: string): void;
  steps(): readonly RecordingStep[];
}
