import { model } from '#functions/_platform/adapters/model.ts';
import type { Model } from '#functions/_platform/ports/model.ts';
import { importFactories, type ImportDeps } from '../state/import-deps.ts';

/** The side effects of analysing a file: those of an import, and a model if the deployment has one. */
export interface AnalysisDeps extends ImportDeps {
  readonly model: Model | undefined;
}

export const analysisFactories = { ...importFactories, model };
