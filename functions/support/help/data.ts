import type { Article } from './article.ts';

/** Files, and what they bring. */
export const data: readonly Article[] = [
  {
    articleId: 'upload-schedule',
    path: '/settings',
    title: {
      en: 'Uploading your class schedule',
      es: 'Subir el horario de clases',
      pt: 'Enviar a grade de aulas',
    },
    words:
      'upload import csv file class schedule timetable classes excel spreadsheet template download columns subir cargar importar horario clases archivo plantilla enviar importar grade aulas horários arquivo modelo planilha',
    messages: ['Invalid file type', 'Please upload a CSV file', 'Upload failed', 'Download failed'],
    text: "Open Settings, find Data Upload, and choose step 1, the class schedule. The file is a CSV with at least the class's name, date, time and capacity; a template can be downloaded there. Cupo recognises the columns, shows what it understood, and writes nothing before you confirm. Uploading the same file twice changes nothing the second time.",
  },
  {
    articleId: 'upload-bookings',
    path: '/settings',
    title: {
      en: 'Uploading bookings',
      es: 'Subir las reservas',
      pt: 'Enviar as reservas',
    },
    words:
      'upload import csv bookings reservations history past sales file columns needed required fields template subo subir cargar importar reservas historial enviar importar reservas histórico vendas booked revenue',
    messages: [
      'Missing required fields',
      'Please map all required fields above',
      'Please log in to upload bookings.',
      'No bookings were imported.',
    ],
    text: 'Open Settings, find Data Upload, and choose step 2. A bookings CSV needs seven columns: class name, class date, class time, room, booking type, studio revenue, and when it was booked. Upload the schedule first, because a booking is matched to a class; bookings without a matching class are skipped and counted. A booking that its marketplace has cancelled since stays cancelled, even where an older file is uploaded again; the result says how many. If any row is wrong nothing is imported, and the rows are listed.',
  },
  {
    articleId: 'column-mapping',
    path: '/settings',
    title: {
      en: 'Checking what the columns of a file mean',
      es: 'Revisar las columnas de un archivo',
      pt: 'Conferir as colunas de um arquivo',
    },
    words:
      'mapping map wrong column columns recognised read misread detect detection format low confidence date order day month delimiter separator header columnas mapeo fecha colunas mapeamento data formato',
    messages: [
      'Low confidence detection',
      'Column mapping detected',
      'Format detected successfully',
      'Detection failed',
      'Could not detect CSV format. Please check your file.',
    ],
    text: 'After a file is uploaded you see which column was taken for what, with the first rows as they would be read. If a column was read wrongly, choose the right field beside it, or the right order of day and month; the rows shown change at once. What you corrected is remembered for the next file with the same columns.',
  },
  {
    articleId: 'rejected-rows',
    path: '/settings',
    title: {
      en: 'Rows of a file that have errors',
      es: 'Filas con errores en un archivo',
      pt: 'Linhas com erros em um arquivo',
    },
    words:
      'rejected rows errors invalid validation failed skipped refused file wrong lines row number import failed filas errores rechazado líneas linhas erros rejeitado recusado',
    messages: ['Validation failed', 'Import failed', 'errors occurred'],
    text: 'The result of an upload lists the rows that could not be read: the number of the row, the field, and what to write instead. You can download all of them as a file, correct them there, and upload it again. For bookings nothing is written while any row is wrong.',
  },
  {
    articleId: 'large-files',
    path: '/settings',
    title: {
      en: 'Large files and long imports',
      es: 'Archivos grandes e importaciones largas',
      pt: 'Arquivos grandes e importações demoradas',
    },
    words:
      'large big huge file size limit megabytes rows maximum long slow import processing progress history cancel archivo grande tamaño importación lenta arquivo grande tamanho importação demora',
    messages: [
      'Import is processing',
      'Your import is taking longer than expected. Please check your data in a moment.',
      'The import could not be cancelled',
    ],
    text: 'A file may have up to 100 megabytes and a million rows. A large one is read in the background: you can close the dialog, and the import history in Settings shows how far it is, lets you cancel it, and says what it brought.',
  },
  {
    articleId: 'clear-data',
    path: '/clear-data',
    title: {
      en: 'Deleting imported data',
      es: 'Borrar los datos importados',
      pt: 'Apagar os dados importados',
    },
    words:
      'delete clear remove erase all data bookings classes start over reset account borrar eliminar datos reservas apagar excluir dados limpar',
    messages: ['Error clearing data', 'Are you absolutely sure?'],
    text: "Open Settings, Data Management, and choose 'Clear Bookings Only' or 'Clear All Data'. You are told how much there is and asked once more; it can't be undone. To have your whole account deleted, open a support ticket.",
  },
  {
    articleId: 'reservation-emails',
    path: '/settings',
    title: {
      en: 'Reading reservation e-mails from Gmail',
      es: 'Leer los correos de reservas de Gmail',
      pt: 'Ler os e-mails de reservas do Gmail',
    },
    words:
      'gmail email e-mail mailbox inbox confirmations booking mail google connect sync popup correo reservas confirmaciones correio caixa de entrada confirmações conectar',
    messages: [
      'Popup was blocked by your browser. Please allow popups for this site and try again.',
      'Please allow popups to connect Gmail',
      'OAuth timed out. Please try again and complete the authorization within 2 minutes.',
      'OAuth completed but token not saved. Please try again.',
      'Gmail connection timed out',
      'Failed to connect Gmail',
      'Please connect Gmail before saving',
      'Please enter a sync email address',
      'Failed to save configuration',
      'Failed to update sync status',
    ],
    text: 'Some marketplaces confirm bookings by e-mail alone. In Settings, Reservation Email Sync connects the Gmail account these mails arrive at: a window of Google asks for leave to read. If it does not appear, allow pop-ups for this site. Cupo reads mails of the senders you listed and nothing else, and each booking is put on its class within about a minute.',
  },
  {
    articleId: 'sender-mappings',
    path: '/settings',
    title: {
      en: 'Which senders of e-mails are read',
      es: 'Qué remitentes de correo se leen',
      pt: 'Quais remetentes de e-mail são lidos',
    },
    words:
      'sender mapping address marketplace e-mail from add remove list remitente dirección agregar remetente endereço adicionar',
    messages: ['Failed to add mapping', 'Failed to delete mapping', 'No integration found'],
    text: "Under Settings, Email Sender Mappings, add the address a marketplace writes from and choose the marketplace. Mails from other senders are never read. Deleting a mapping stops the reading of that sender's mails.",
  },
  {
    articleId: 'failed-emails',
    path: '/settings',
    title: {
      en: 'Reservation e-mails that wait for you',
      es: 'Correos de reservas pendientes de revisión',
      pt: 'E-mails de reservas à espera de revisão',
    },
    words:
      'manual review failed events retry delete unmatched mail not read confirmation missing booking from email revisión manual fallido reintentar correo revisão manual falhou tentar novamente',
    messages: ['Failed to retry event', 'Failed to delete event'],
    text: 'A mail that could not be read with certainty, or whose class was not found, waits for you under Settings: it says what was read and why it was not trusted. Choose the class and confirm, or delete it. Failed ones can be tried again.',
  },
];
