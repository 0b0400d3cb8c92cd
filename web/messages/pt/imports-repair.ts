import { counted, wordFor } from '../counted.ts';

export const repairRow = (countText: string) => `Corrigir a linha ${countText}`;
export const leaveOutRow = (countText: string) => `Omitir a linha ${countText}`;
export const repairAll = (rows: number) =>
  `Corrigir ${wordFor(rows, 'a linha', 'todas')}: ${counted(rows, 'linha', 'linhas')}`;
export const onlyRow = (countText: string) => `Só a linha ${countText}`;
export const leaveOutAll = (rows: number) =>
  `Omitir ${wordFor(rows, 'a linha', 'todas')}: ${counted(rows, 'linha', 'linhas')}`;
export const ofRow = (name: string, countText: string) => `${name} da linha ${countText}`;
export const cellWithNumber = (position: number) => `Célula ${position}`;
export const row = 'Linha';
export const rowHasAnotherNumberOfCells = (countText: string) =>
  `A linha ${countText} tem outro número de células que o cabeçalho`;
export const rowHasTheSameClassAs = (countText: string) =>
  `A linha ${countText} tem a mesma aula que outra linha`;
export const isQuoted = (quoted: string) => `é ${quoted}`;
export const isEmpty = 'está vazio';
export const rowCountTextFieldLabelWhat = (countText: string, fieldLabel: string, what: string) =>
  `Linha ${countText}: ${fieldLabel} ${what}`;
export const theSameInOther = (shown: string, rows: number) =>
  `O mesmo em mais ${shown} ${wordFor(rows, 'linha', 'linhas')}`;
export const putEachValueUnderItsColumn =
  'Ponha cada valor sob sua coluna e esvazie as células depois da última.';
export const writeWhatBelongsHereOrLeave = 'Escreva o que vai aqui ou omita a linha.';
export const farHigherThanInOtherRows = 'muito mais alto que em outras linhas';
export const farLowerThanInOtherRows = 'muito mais baixo que em outras linhas';
export const farEarlierThanInOtherRows = 'muito antes que em outras linhas';
export const farLaterThanInOtherRows = 'muito depois que em outras linhas';
export const farLongerThanInOtherRows = 'muito mais longo que em outras linhas';
export const writtenInAnotherWayThanIn = 'escrito de outra forma que em outras linhas';
export const theFirstAndTheMostUnusual = 'As primeiras linhas e as mais incomuns';
export const theFirstRows = 'As primeiras linhas';
export const asTheyWillBeStored = (stored: string, hasErrors: boolean) =>
  `${stored}, como serão salvas${hasErrors ? ', e algumas linhas com erros' : ''}`;
export const cannotBeImported = (fields: string) => `Não pode ser importada: ${fields}`;
export const cannotBeImportedNote = 'Não pode ser importada';
export const checkingEveryRow = 'Verificando cada linha';
export const rowsCancelled = (rows: number) => `, ${counted(rows, 'linha cancelada', 'linhas canceladas')}`;
export const leftOut = (left: number) => `, ${counted(left, 'linha omitida', 'linhas omitidas')}`;
export const ofCannotBeImportedAsThey = (failing: number, read: number) =>
  `${counted(failing, 'linha', 'linhas')} de ${counted(read, 'linha', 'linhas')} não ${wordFor(failing, 'pode ser importada como está', 'podem ser importadas como estão')}`;
export const readyToImport = (stored: number, without: string) =>
  `${counted(stored, 'linha pronta', 'linhas prontas')} para importar${without}`;
export const theRowsCouldNotBeChecked = 'Não foi possível verificar as linhas';
export const retry = 'Tentar de novo';
export const rowsToRepair = 'Linhas a corrigir';
export const showMoreErrors = 'Mostrar mais erros';
export const everyRowIsCheckedBeforeAnything =
  'Cada linha é verificada antes de salvar algo. Seu arquivo fica como está.';
export const undoLastRepair = 'Desfazer a última correção';
export const rows = 'Linhas';
export const soFar = (repaired: number) => `${counted(repaired, 'correção', 'correções')} até agora`;
export const leaveOutWithErrors = (failing: number) =>
  `Omitir ${wordFor(failing, 'a linha com erros', 'as linhas com erros')}: ${counted(failing, 'linha', 'linhas')}`;
export const showTheRowsWithErrorsAgain = 'Mostrar de novo as linhas com erros';
export const aFileTakesRepairsOfAt = (repairsMax: number, charactersMax: string, leftOutRowsMax: string) =>
  `Um arquivo aceita ${repairsMax} correções de até ${charactersMax} caracteres no total e ${leftOutRowsMax} linhas omitidas uma a uma. Omita juntas as demais ou corrija o próprio arquivo.`;
export const rowsAsTheyWillBeStored = 'Linhas como serão salvas';
export const note = 'Nota';
