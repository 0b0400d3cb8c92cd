import { analyseImport } from '#shared/contracts/imports/analyse-import.ts';
import { confirmImport } from '#shared/contracts/imports/confirm-import.ts';
import { createImport } from '#shared/contracts/imports/create-import.ts';
import { getImport } from '#shared/contracts/imports/get-import.ts';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { upload } from '../builders/start-imports.ts';
import type { Scene } from './scene.ts';

type Kind = 'schedule' | 'bookings';

/** A file from its upload until it waits for confirmation, or until it fails. */
export async function uploaded(
  { local, token }: Scene,
  kind: Kind,
  csv: string,
  fileName = `${kind}.csv`,
): Promise<ImportView> {
  const sizeBytes = Buffer.byteLength(csv);
  const begun = await local.call(createImport, { kind, fileName, sizeBytes }, token);
  const status = await upload(begun.upload, csv);
  if (status >= 300) throw new Error(`the upload was refused: ${status}`);
  const { importId } = begun.import;
  const view = await local.call(analyseImport, { importId }, token);
  if (view.status !== 'analysing') return view;
  await local.settle();
  return local.call(getImport, { importId }, token);
}

/** Confirms the detected mapping of the file; large files are then imported in the background. */
export const confirmed = ({ local, token }: Scene, { importId, analysis }: ImportView): Promise<ImportView> =>
  local.call(confirmImport, { importId, plan: analysis!.plan }, token);

/** A file from its upload to its end. */
export async function imported(
  scene: Scene,
  kind: Kind,
  csv: string,
  fileName?: string,
): Promise<ImportView> {
  const view = await uploaded(scene, kind, csv, fileName);
  if (view.status !== 'awaiting-confirmation') return view;
  await confirmed(scene, view);
  await scene.local.settle();
  return scene.local.call(getImport, { importId: view.importId }, scene.token);
}
