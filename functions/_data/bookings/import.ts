import { marketplaces } from '#shared/channels.ts';
import { importStatus } from '#shared/contracts/imports/import.ts';
import { stayReason, takingBackView } from '#shared/contracts/imports/taking-back.ts';
import { tableEntity, type ItemOf } from '../table/entity.ts';

const count = { type: 'number' } as const;
const counted = { type: 'number', required: true } as const;
const counts = {
  type: 'map',
  properties: {
    imported: counted,
    updated: counted,
    unchanged: counted,
    skipped: counted,
    leftCancelled: counted,
  },
} as const;
const skippedReasons = {
  type: 'list',
  items: {
    type: 'map',
    properties: { reason: { type: 'string', required: true }, rows: { type: 'number', required: true } },
  },
} as const;

/** One import, from the moment its file is awaited to its end. Whoever changes it names the version that was read. */
export const ImportEntity = tableEntity({
  model: { entity: 'import', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    importId: { type: 'string', required: true },
    kind: { type: ['schedule', 'bookings'] as const, required: true },
    fileName: { type: 'string', required: true },
    sizeBytes: { type: 'number', required: true },
    status: {
      type: importStatus.options,
      required: true,
    },
    slot: { type: 'string', required: true },
    createdAt: { type: 'string', required: true },
    finishedAt: { type: 'string' },
    rowsTotal: count,
    rowsChecked: { type: 'number', required: true },
    /** How many rows its owner left out. */
    rowsLeftOut: count,
    /** Into how many chunks the file was cut; set when every row was found to be right. */
    chunks: count,
    result: counts,
    problem: { type: 'string' },
    findingsTotal: { type: 'number', required: true },
    hasRejectedRows: { type: 'boolean' },
    skippedReasons,
    /** The progress of removing its rows again. Absent when nobody requested that. */
    takingBack: { type: takingBackView.shape.status.options },
    /** The chunk that is removed next. */
    takeBackFrom: count,
    /** How many rows are gone. */
    takenBack: count,
    /** How many rows stay, by why; of the chunks before `takeBackFrom`. */
    stays: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          reason: { type: stayReason.options, required: true },
          rows: { type: 'number', required: true },
        },
      },
    },
    /** The marketplaces that may still sell future classes of an import that was undone. */
    stillSelling: { type: 'set', items: marketplaces },
    version: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#IMPORT', casing: 'none' },
      sk: { field: 'sk', composite: ['importId'], template: '${importId}', casing: 'none' },
    },
  },
});

/**
 * The part of an import that only its own screen shows. It is a separate item, so that the list of imports stays
 * small.
 */
export const ImportDetailEntity = tableEntity({
  model: { entity: 'import-detail', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    importId: { type: 'string', required: true },
    analysis: { type: 'any' },
    /** The file's signature, by which the plan is found for another file with the same columns. */
    signature: { type: 'string' },
    headerRow: count,
    plan: { type: 'any' },
    findings: { type: 'any' },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#IMPORT-DETAIL', casing: 'none' },
      sk: { field: 'sk', composite: ['importId'], template: '${importId}', casing: 'none' },
    },
  },
});

/**
 * One chunk of an import: being written, or applied, with its counts. The counts of an import are the sum over its
 * chunks. They stay as long as the import does, because they alone say how many rows an import stored before it was
 * cut short.
 */
export const ImportChunkEntity = tableEntity({
  model: { entity: 'import-chunk', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    importId: { type: 'string', required: true },
    chunk: { type: 'string', required: true },
    rows: { type: 'number', required: true },
    counts: { ...counts, required: true },
    skippedReasons: { ...skippedReasons, required: true },
    /** Present when the rows of the chunk are not counted: they are being written, or writing stopped halfway. */
    uncounted: { type: ['writing', 'given-up'] as const },
  },
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['studioId', 'importId'],
        template: 'S#${studioId}#IMPORT-CHUNK#${importId}',
        casing: 'none',
      },
      sk: { field: 'sk', composite: ['chunk'], template: '${chunk}', casing: 'none' },
    },
  },
});

/**
 * One of a studio's import permits. An import holds one until its end. A clearing, or the removal of an import, holds
 * all of them, so none of these begins while another runs.
 */
export const ImportSlotEntity = tableEntity({
  model: { entity: 'import-slot', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    slot: { type: 'string', required: true },
    holder: { type: ['import', 'direct', 'taking-back', 'clearing'] as const, required: true },
    holderId: { type: 'string', required: true },
    /** Whether rows are read or written for the holder. A holder that waits for a person gives way. */
    working: { type: 'boolean', required: true },
    /** From this instant on, the permit may be given to another import, because its holder never finished. */
    until: { type: 'string', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#IMPORT-SLOT', casing: 'none' },
      sk: { field: 'sk', composite: ['slot'], template: '${slot}', casing: 'none' },
    },
  },
});
export type ImportSlotItem = ItemOf<typeof ImportSlotEntity>;

/** How files with certain columns were read at their latest import. */
export const ImportPlanEntity = tableEntity({
  model: { entity: 'import-plan', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    signature: { type: 'string', required: true },
    plan: { type: 'any', required: true },
    usedAt: { type: 'string', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#IMPORT-PLAN', casing: 'none' },
      sk: { field: 'sk', composite: ['signature'], template: '${signature}', casing: 'none' },
    },
  },
});
