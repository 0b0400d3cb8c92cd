import { counted, wordFor } from '../counted.ts';

export const repairRow = (countText: string) => `Corregir la fila ${countText}`;
export const leaveOutRow = (countText: string) => `Omitir la fila ${countText}`;
export const repairAll = (rows: number) =>
  `Corregir ${wordFor(rows, 'la fila', 'todas')}: ${counted(rows, 'fila', 'filas')}`;
export const onlyRow = (countText: string) => `Solo la fila ${countText}`;
export const leaveOutAll = (rows: number) =>
  `Omitir ${wordFor(rows, 'la fila', 'todas')}: ${counted(rows, 'fila', 'filas')}`;
export const ofRow = (name: string, countText: string) => `${name} de la fila ${countText}`;
export const cellWithNumber = (position: number) => `Celda ${position}`;
export const row = 'Fila';
export const rowHasAnotherNumberOfCells = (countText: string) =>
  `La fila ${countText} tiene otro número de celdas que el encabezado`;
export const rowHasTheSameClassAs = (countText: string) =>
  `La fila ${countText} tiene la misma clase que otra fila`;
export const isQuoted = (quoted: string) => `es ${quoted}`;
export const isEmpty = 'está vacío';
export const rowCountTextFieldLabelWhat = (countText: string, fieldLabel: string, what: string) =>
  `Fila ${countText}: ${fieldLabel} ${what}`;
export const theSameInOther = (shown: string, rows: number) =>
  `Lo mismo en ${shown} ${wordFor(rows, 'fila más', 'filas más')}`;
export const putEachValueUnderItsColumn =
  'Pon cada valor bajo su columna y vacía las celdas después de la última.';
export const writeWhatBelongsHereOrLeave = 'Escribe lo que va aquí u omite la fila.';
export const farHigherThanInOtherRows = 'mucho más alto que en otras filas';
export const farLowerThanInOtherRows = 'mucho más bajo que en otras filas';
export const farEarlierThanInOtherRows = 'mucho antes que en otras filas';
export const farLaterThanInOtherRows = 'mucho después que en otras filas';
export const farLongerThanInOtherRows = 'mucho más largo que en otras filas';
export const writtenInAnotherWayThanIn = 'escrito de otra forma que en otras filas';
export const theFirstAndTheMostUnusual = 'Las primeras filas y las más inusuales';
export const theFirstRows = 'Las primeras filas';
export const asTheyWillBeStored = (stored: string, hasErrors: boolean) =>
  `${stored}, como se guardarán${hasErrors ? ', y algunas filas con errores' : ''}`;
export const cannotBeImported = (fields: string) => `No se puede importar: ${fields}`;
export const cannotBeImportedNote = 'No se puede importar';
export const checkingEveryRow = 'Revisando cada fila';
export const rowsCancelled = (rows: number) => `, ${counted(rows, 'fila cancelada', 'filas canceladas')}`;
export const leftOut = (left: number) => `, ${counted(left, 'fila omitida', 'filas omitidas')}`;
export const ofCannotBeImportedAsThey = (failing: number, read: number) =>
  `${counted(failing, 'fila', 'filas')} de ${counted(read, 'fila', 'filas')} no se ${wordFor(failing, 'puede', 'pueden')} importar como ${wordFor(failing, 'está', 'están')}`;
export const readyToImport = (stored: number, without: string) =>
  `${counted(stored, 'fila lista', 'filas listas')} para importar${without}`;
export const theRowsCouldNotBeChecked = 'No se pudieron revisar las filas';
export const retry = 'Reintentar';
export const rowsToRepair = 'Filas por corregir';
export const showMoreErrors = 'Mostrar más errores';
export const everyRowIsCheckedBeforeAnything =
  'Cada fila se revisa antes de guardar algo. Tu archivo se queda como está.';
export const undoLastRepair = 'Deshacer la última corrección';
export const rows = 'Filas';
export const soFar = (repaired: number) => `${counted(repaired, 'corrección', 'correcciones')} hasta ahora`;
export const leaveOutWithErrors = (failing: number) =>
  `Omitir ${wordFor(failing, 'la fila con errores', 'las filas con errores')}: ${counted(failing, 'fila', 'filas')}`;
export const showTheRowsWithErrorsAgain = 'Mostrar de nuevo las filas con errores';
export const aFileTakesRepairsOfAt = (repairsMax: number, charactersMax: string, leftOutRowsMax: string) =>
  `Un archivo admite ${repairsMax} correcciones de hasta ${charactersMax} caracteres en total y ${leftOutRowsMax} filas omitidas una por una. Omite juntas las demás o corrige el archivo.`;
export const rowsAsTheyWillBeStored = 'Filas como se guardarán';
export const note = 'Nota';
