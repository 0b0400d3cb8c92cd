import type { ReadingPlan } from '#shared/contracts/imports/plan.ts';
import type { PreviewView } from '#shared/contracts/imports/preview.ts';
import { shortHash } from '#functions/_domain/classes/class-identity.ts';
import type { Files } from '#functions/_platform/ports/files.ts';
import type { Import } from '../state/import-record.ts';
import { previewKey, previewPlanKey } from '../state/import-keys.ts';

/** The result of reading a file by one plan, with all stored problems. */
export type Preview = Omit<PreviewView, 'problemsTotal' | 'cursor' | 'status'> & {
  readonly status: 'ready' | 'failed';
};

type PreviewTarget = Pick<Import, 'studioId' | 'importId'>;

const previewIdHexDigits = 16;

/** The id of a plan's preview. The same plan has the same id. */
export const previewIdOf = (plan: ReadingPlan): string => shortHash(previewIdHexDigits, JSON.stringify(plan));

async function readJson(files: Files, key: string): Promise<unknown> {
  const sizeBytes = await files.sizeOf(key);
  if (sizeBytes === undefined) return undefined;
  return JSON.parse(Buffer.from(await files.read(key, 0, sizeBytes)).toString('utf8'));
}

const putJson = (files: Files, key: string, value: unknown): Promise<void> =>
  files.put(key, Buffer.from(JSON.stringify(value)));

export const storePreviewPlan = (files: Files, target: PreviewTarget, plan: ReadingPlan): Promise<void> =>
  putJson(files, previewPlanKey(target), plan);

/** Reads the plan of an import's newest preview. */
export const readPreviewPlan = async (
  files: Files,
  target: PreviewTarget,
): Promise<ReadingPlan | undefined> =>
  (await readJson(files, previewPlanKey(target))) as ReadingPlan | undefined;

export const storePreview = (files: Files, target: PreviewTarget, preview: Preview): Promise<void> =>
  putJson(files, previewKey(target), preview);

/** The newest preview of an import, whichever plan it was made with. */
export const readPreview = async (files: Files, target: PreviewTarget): Promise<Preview | undefined> =>
  (await readJson(files, previewKey(target))) as Preview | undefined;
