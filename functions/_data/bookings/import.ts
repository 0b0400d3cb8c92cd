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
    /** Number of classes that the file cancelled. Absent if there are none. */
    cancelled: count,
    /** Number of classes that it calls cancelled and that an earlier file had cancelled. Absent if there are none. */
    cancelledBefore: count,
    /** Number of new bookings of clients who have another booking of the class. Absent if there are none. */
    mayBeTwice: count,
  },
} as const;
const skippedReasons = {
  type: 'list',
  items: {
    type: 'map',
    properties: { reason: { type: 'string', required: true }, rows: { type: 'number', required: true } },
  },
} as const;

/** The first skipped rows, by their numbers in the file. */
const skippedRows = {
  type: 'list',
  items: {
    type: 'map',
    properties: {
      row: counted,
      className: { type: 'string', required: true },
      reason: { type: 'string', required: true },
    },
  },
} as const;

/** One import, from waiting for its file to its end. Every write names the version that was read. */
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
    /** Number of rows that the owner or their status left out. */
    rowsLeftOut: count,
    /** Number of chunks that the file was split into. Set once every row has been checked and is valid. */
    chunks: count,
    result: counts,
    problem: { type: 'string' },
    findingsTotal: { type: 'number', required: true },
    hasRejectedRows: { type: 'boolean' },
    skippedReasons,
    /** The progress of undoing the import. Absent if undoing was never requested. */
    takingBack: { type: takingBackView.shape.status.options },
    /** The next chunk to remove. */
    takeBackFrom: count,
    /** Number of rows removed. */
    takenBack: count,
    /** Number of rows that stay, by reason. Covers the chunks before `takeBackFrom`. */
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
 * The details of an import, which only its own screen shows. They are a separate item, so the list of imports stays
 * small.
 */
export const ImportDetailEntity = tableEntity({
  model: { entity: 'import-detail', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    importId: { type: 'string', required: true },
    analysis: { type: 'any' },
    /** The file's signature. Another file with the same columns finds its plan by it. */
    signature: { type: 'string' },
    headerRow: count,
    plan: { type: 'any' },
    findings: { type: 'any' },
    skippedRows,
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#IMPORT-DETAIL', casing: 'none' },
      sk: { field: 'sk', composite: ['importId'], template: '${importId}', casing: 'none' },
    },
  },
});

/**
 * One chunk of an import, being written or already applied, with its counts. The counts of an import are the sum over
 * its chunks. Chunks are kept as long as the import, because only they record how many rows an interrupted import
 * stored.
 */
export const ImportChunkEntity = tableEntity({
  model: { entity: 'import-chunk', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    importId: { type: 'string', required: true },
    chunk: { type: 'string', required: true },
    rows: { type: 'number', required: true },
    counts: { ...counts, required: true },
    /** Number of rows that were left out because of their status. Absent if there are none. */
    leftOut: count,
    skippedReasons: { ...skippedReasons, required: true },
    skippedRows,
    /** Present while the chunk's rows are not counted: they are being written, or writing stopped halfway. */
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
 * One of a studio's import permits. An import holds one permit until it ends. Deleting imported data or undoing an
 * import takes all permits, so neither can start while another import runs.
 */
export const ImportSlotEntity = tableEntity({
  model: { entity: 'import-slot', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    slot: { type: 'string', required: true },
    holder: { type: ['import', 'direct', 'taking-back', 'clearing'] as const, required: true },
    holderId: { type: 'string', required: true },
    /**
     * Whether the holder is reading or writing rows. A holder that is only waiting for a person may lose its permit.
     */
    working: { type: 'boolean', required: true },
    /** From this instant, the permit may go to another import, because its holder has stopped without releasing it. */
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

/** How files with these columns were read in their latest import. */
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
