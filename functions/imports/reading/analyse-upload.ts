import { Failure } from '#shared/contracts/failure.ts';
import type { Analysis } from '#shared/contracts/imports/plan.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { askOpinion } from './ask-opinion.ts';
import { fileBytes } from './file-bytes.ts';
import { analyseFile, type AskAgreed, type AskOpinion } from '../file/analyse-file.ts';
import { refusals } from '../file/refusals.ts';
import type { Import } from '../state/import-record.ts';
import { readRememberedPlan, storeDetail } from '../state/import-detail-store.ts';
import { readAgreedColumns } from '../state/mapping-vote-store.ts';
import { fileKey } from '../state/import-keys.ts';
import { changeImport } from '../state/import-store.ts';
import { signatureOf, withRememberedPlan, withShortTexts } from './remembered-plan.ts';
import { heldUntil } from '#functions/_domain/imports/permits.ts';
import { recordRefusedImport } from '../state/note-refused.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** No opinion is requested for a file whose columns its owner has confirmed before. */
function opinionOf(
  table: StudioTable,
  { studioId, kind }: Import,
  { model }: AnalysisDeps,
): AskOpinion | undefined {
  if (!model) return undefined;
  const ask = askOpinion(model);
  return async (request, found) => {
    const remembered = await readRememberedPlan(table, studioId, signatureOf(kind, found));
    return remembered ? undefined : ask(request, found);
  };
}

/** The fields that other studios confirmed for the same header. This studio's own confirmation takes precedence. */
const agreedOf =
  (table: StudioTable, { studioId, kind }: Import, { table: { acrossStudios } }: AnalysisDeps): AskAgreed =>
  async (found) => {
    if (found.headerRow === 0) return undefined;
    const signature = signatureOf(kind, found);
    const own = await readRememberedPlan(table, studioId, signature);
    return own ? undefined : readAgreedColumns(acrossStudios, signature);
  };

async function analysisOf(
  table: StudioTable,
  item: Import,
  deps: AnalysisDeps,
  headerRow?: number,
): Promise<Analysis> {
  const open = fileBytes(deps.uploads, fileKey(item), item.sizeBytes);
  const found = await analyseFile(open, item.kind, {
    ask: opinionOf(table, item, deps),
    agreed: agreedOf(table, item, deps),
    headerRow,
  });
  // A person who chose a header row without data below it may choose another one.
  if (found.rowCount === 0 && headerRow === undefined) throw refusals.headerOnly();
  return found;
}

async function keep(
  table: StudioTable,
  item: Import,
  found: Analysis,
  deps: AnalysisDeps,
): Promise<Import | undefined> {
  const { studioId, importId, kind } = item;
  const signature = signatureOf(kind, found);
  const remembered = await readRememberedPlan(table, studioId, signature);
  const analysis = withShortTexts(withRememberedPlan(found, remembered));
  await storeDetail(table, studioId, importId, { analysis, signature });
  const place = { working: false, until: heldUntil(deps.clock.now(), 'idle') };
  return changeImport(
    table,
    item,
    { status: 'awaiting-confirmation', rowsTotal: found.rowCount },
    place,
    deps.clock.now(),
  );
}

/**
 * Analyses an uploaded file and stores the result. An unreadable file ends the import.
 *
 * @param headerRow the header's row, if the owner specified it
 * @returns the updated import; undefined if somebody else changed it meanwhile
 */
export async function analyseUpload(
  table: StudioTable,
  item: Import,
  deps: AnalysisDeps,
  headerRow?: number,
): Promise<Import | undefined> {
  try {
    return await keep(table, item, await analysisOf(table, item, deps, headerRow), deps);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { message: problem, findings } = error;
    await storeDetail(table, item.studioId, item.importId, { findings });
    const finishedAt = deps.clock.now().toISOString();
    const findingsTotal = findings.length;
    const refused = await changeImport(
      table,
      item,
      { status: 'failed', problem, finishedAt, findingsTotal },
      'free',
      deps.clock.now(),
    );
    if (refused) recordRefusedImport(refused, deps);
    return refused;
  }
}
