import type { ImportView } from '#shared/contracts/imports/import.ts';
import type { Analysis } from '#shared/contracts/imports/plan.ts';

/** A Spanish schedule with date and time in one column. */
export const anAnalysis = (changes: Partial<Analysis> = {}): Analysis => ({
  plan: {
    columns: [['class_name'], ['class_date', 'class_time'], ['total_capacity'], ['room'], []],
    dateFormat: 'DD/MM/YYYY',
    timeFormat: '24h',
  },
  csvColumns: ['Clase', 'Fecha y hora', 'Cupo', 'Salón', 'Notas'],
  confidence: 0.93,
  warnings: [],
  previewRows: [['Yoga', '01/12/2026 18:30', '20', 'Sala 1', '']],
  encoding: 'utf-8',
  delimiter: ';',
  headerRow: 1,
  rowCount: 12,
  origin: 'detected',
  ...changes,
});

/** An import of a schedule that awaits its confirmation. */
export const anImport = (changes: Partial<ImportView> = {}): ImportView => ({
  importId: '01KAJ0000000000000000000AA',
  kind: 'schedule',
  fileName: 'horario.csv',
  sizeBytes: 2048,
  status: 'awaiting-confirmation',
  createdAt: '2026-11-23T12:00:00.000Z',
  finishedAt: null,
  analysis: null,
  progress: { rowsTotal: null, rowsChecked: 0, rowsDone: 0 },
  rowsLeftOut: 0,
  result: null,
  resultIs: 'final',
  problem: null,
  findings: [],
  findingsTotal: 0,
  skippedReasons: [],
  skippedRows: [],
  takingBack: null,
  allowedActions: [],
  ...changes,
});
