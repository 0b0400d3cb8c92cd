/** A decision with a known outcome: its gain compared with unchanged places. */
export interface Outcome {
  readonly confidence: number;
  readonly predictedMinor: number;
  readonly gainedMinor: number;
}

const bands = 10;
const sureFrom = 0.7;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

export interface Calibration {
  readonly decisions: number;
  readonly decisive: number;
  readonly expectedCalibrationError: number;
  readonly sureDecisions: number;
  readonly sureGains: number;
  readonly predictedOverRealised: number;
}

/**
 * How well confidence and expected gains are calibrated. Decisions that made no difference count only for the gains.
 */
export function calibrationOf(outcomes: readonly Outcome[]): Calibration {
  const decisive = outcomes.filter(({ gainedMinor }) => gainedMinor !== 0);
  const inBand = Map.groupBy(decisive, ({ confidence }) =>
    Math.min(bands - 1, Math.floor(confidence * bands)),
  );
  const gaps = [...inBand.values()].map((own) =>
    Math.abs(own.reduce((sum, one) => sum + one.confidence - Number(one.gainedMinor > 0), 0)),
  );
  const sure = decisive.filter(({ confidence }) => confidence >= sureFrom);
  const sum = (value: (one: Outcome) => number): number => outcomes.reduce((all, one) => all + value(one), 0);
  return {
    decisions: outcomes.length,
    decisive: decisive.length,
    expectedCalibrationError: rounded(gaps.reduce((all, gap) => all + gap, 0) / decisive.length),
    sureDecisions: sure.length,
    sureGains: rounded(sure.filter(({ gainedMinor }) => gainedMinor > 0).length / sure.length),
    predictedOverRealised: rounded(sum((one) => one.predictedMinor) / sum((one) => one.gainedMinor)),
  };
}
