import { counted, wordFor } from '../counted.ts';

export const repairRow = (countText: string) => `Repair row ${countText}`;
export const leaveOutRow = (countText: string) => `Leave out row ${countText}`;
export const repairAll = (rows: number) => `Repair all ${counted(rows, 'row')}`;
export const onlyRow = (countText: string) => `Only row ${countText}`;
export const leaveOutAll = (rows: number) => `Leave out all ${counted(rows, 'row')}`;
export const ofRow = (name: string, countText: string) => `${name} of row ${countText}`;
export const cellWithNumber = (position: number) => `Cell ${position}`;
export const row = 'Row';
export const rowHasAnotherNumberOfCells = (countText: string) =>
  `Row ${countText} has another number of cells than the header`;
export const rowHasTheSameClassAs = (countText: string) =>
  `Row ${countText} has the same class as another row`;
export const isQuoted = (quoted: string) => `is ${quoted}`;
export const isEmpty = 'is empty';
export const rowCountTextFieldLabelWhat = (countText: string, fieldLabel: string, what: string) =>
  `Row ${countText}: ${fieldLabel} ${what}`;
export const theSameInOther = (shown: string, rows: number) =>
  `The same in ${shown} other ${wordFor(rows, 'row')}`;
export const putEachValueUnderItsColumn =
  'Put each value under its column, and empty the cells beyond the last one.';
export const writeWhatBelongsHereOrLeave = 'Write what belongs here, or leave the row out.';
export const farHigherThanInOtherRows = 'far higher than in other rows';
export const farLowerThanInOtherRows = 'far lower than in other rows';
export const farEarlierThanInOtherRows = 'far earlier than in other rows';
export const farLaterThanInOtherRows = 'far later than in other rows';
export const farLongerThanInOtherRows = 'far longer than in other rows';
export const writtenInAnotherWayThanIn = 'written in another way than in other rows';
export const theFirstAndTheMostUnusual = 'The first and the most unusual rows';
export const theFirstRows = 'The first rows';
export const asTheyWillBeStored = (stored: string, hasErrors: boolean) =>
  `${stored}, as they will be stored${hasErrors ? ', and some rows with errors' : ''}`;
export const cannotBeImported = (fields: string) => `Cannot be imported: ${fields}`;
export const cannotBeImportedNote = 'Cannot be imported';
export const checkingEveryRow = 'Checking every row';
export const rowsCancelled = (rows: number) => `, ${counted(rows, 'row')} cancelled`;
export const leftOut = (left: number) => `, ${counted(left, 'row')} left out`;
export const ofCannotBeImportedAsThey = (failing: number, read: number) =>
  `${counted(failing, 'row')} of ${counted(read, 'row')} cannot be imported as they are`;
export const readyToImport = (stored: number, without: string) =>
  `${counted(stored, 'row')} ${wordFor(stored, 'is', 'are')} ready to import${without}`;
export const theRowsCouldNotBeChecked = 'The rows could not be checked';
export const retry = 'Retry';
export const rowsToRepair = 'Rows to repair';
export const showMoreErrors = 'Show more errors';
export const everyRowIsCheckedBeforeAnything =
  'Every row is checked before anything is stored. Your file itself stays as it is.';
export const undoLastRepair = 'Undo last repair';
export const rows = 'Rows';
export const soFar = (repaired: number) => `${counted(repaired, 'repair')} so far`;
export const leaveOutWithErrors = (failing: number) =>
  `Leave out ${failing === 1 ? 'the row' : `all ${counted(failing, 'row')}`} with errors`;
export const showTheRowsWithErrorsAgain = 'Show the rows with errors again';
export const aFileTakesRepairsOfAt = (repairsMax: number, charactersMax: string, leftOutRowsMax: string) =>
  `A file takes ${repairsMax} repairs of at most ${charactersMax} characters together, and ${leftOutRowsMax} rows left out one by one. Leave out the rest together, or correct the file itself.`;
export const rowsAsTheyWillBeStored = 'Rows as they will be stored';
export const note = 'Note';
