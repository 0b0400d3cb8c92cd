import type { Article } from './article.ts';

/** Articles about files: their requirements, how they are read, and how to remove their data. */
export const files: readonly Article[] = [
  {
    articleId: 'upload-schedule',
    path: '/settings',
    title: {
      en: 'Uploading your class schedule',
      es: 'Subir el horario de clases',
      pt: 'Enviar a grade de aulas',
    },
    messages: ['Invalid file type', 'Please upload a CSV file', 'Upload failed'],
    text: {
      en: 'Open “Settings”, find “Data Upload” and press “Upload Class Schedule”. The CSV file needs five columns: class name, class date, class time, total capacity and room. “Download Template” gives you a file to fill in; from Excel, save as CSV. Cupo recognizes your columns and saves nothing before you confirm. Uploading the same file twice changes nothing the second time.',
      es: 'Abre “Configuración”, busca “Carga de datos” y presiona “Subir horario de clases”. El archivo CSV necesita cinco columnas: nombre de la clase, fecha de la clase, hora de la clase, cupo total y salón. “Descargar plantilla” te da una plantilla para llenar; desde Excel, guarda como CSV. Cupo reconoce tus columnas y no guarda nada antes de que confirmes. Subir dos veces el mismo archivo no cambia nada la segunda vez.',
      pt: 'Abra “Configurações”, procure “Envio de dados” e clique em “Enviar grade de aulas”. O arquivo CSV precisa de cinco colunas: nome da aula, data da aula, horário da aula, capacidade total e sala. “Baixar modelo” traz um modelo para preencher; no Excel, salve como CSV. O Cupo reconhece suas colunas e não grava nada antes de você confirmar. Enviar o mesmo arquivo duas vezes não muda nada na segunda.',
    },
  },
  {
    articleId: 'upload-bookings',
    path: '/settings',
    title: {
      en: 'Uploading bookings',
      es: 'Subir las reservas',
      pt: 'Enviar as reservas',
    },
    messages: ['Please log in to upload bookings.', 'No bookings were imported.'],
    text: {
      en: 'Open “Settings”, find “Data Upload” and press “Upload Booking Data”. The CSV file needs seven columns: class name, class date, class time, room, booking type, studio revenue and booked at. Upload your schedule first: bookings without a matching class are skipped and counted. If any row is wrong, no bookings are imported and the rows are listed.',
      es: 'Abre “Configuración”, busca “Carga de datos” y presiona “Subir datos de reservas”. El archivo CSV necesita siete columnas: nombre de la clase, fecha de la clase, hora de la clase, salón, tipo de reserva, ingreso del estudio y fecha en que se reservó. Sube primero tu horario: las reservas sin una clase que coincida se omiten y se cuentan. Si alguna fila está mal, no se importa ninguna reserva y se listan las filas.',
      pt: 'Abra “Configurações”, procure “Envio de dados” e clique em “Enviar dados de reservas”. O arquivo CSV precisa de sete colunas: nome da aula, data da aula, horário da aula, sala, tipo de reserva, receita do estúdio e data em que foi reservada. Envie primeiro a grade: reservas sem uma aula correspondente são puladas e contadas. Se alguma linha estiver errada, nenhuma reserva é importada e as linhas são listadas.',
    },
  },
  {
    articleId: 'missing-column',
    path: '/settings',
    title: {
      en: 'Your file lacks a required column',
      es: 'A tu archivo le falta una columna obligatoria',
      pt: 'Falta uma coluna obrigatória no arquivo',
    },
    messages: ['Missing required fields', 'Please map all required fields above'],
    text: {
      en: 'Both files need a column for the room: a class is recognized by its name, start and room. If you have only one room, add a column “Room” with the same name in every row. A schedule also needs class name, class date, class time and total capacity. If the column is there under another name, choose it in “Column Mapping” before you confirm.',
      es: 'Los dos archivos necesitan una columna con el salón: una clase se reconoce por su nombre, inicio y salón. Si solo tienes un salón, agrega una columna “Salón” con el mismo nombre en cada fila. El horario necesita además nombre, fecha y hora de la clase y cupo total. Si la columna existe con otro nombre, elígela en “Asignación de columnas” antes de confirmar.',
      pt: 'Os dois arquivos precisam de uma coluna com a sala: uma aula é reconhecida por nome, início e sala. Se você só tem uma sala, acrescente uma coluna “Sala” com o mesmo nome em todas as linhas. A grade também precisa de nome, data e horário da aula e da capacidade total. Se a coluna existe com outro nome, escolha-a em “Mapeamento de colunas” antes de confirmar.',
    },
  },
  {
    articleId: 'column-mapping',
    path: '/settings',
    title: {
      en: 'Checking what the columns of a file mean',
      es: 'Revisar las columnas de un archivo',
      pt: 'Conferir as colunas de um arquivo',
    },
    messages: [
      'Low confidence detection',
      'Column mapping detected',
      'Format detected successfully',
      'Detection failed',
      'Could not detect CSV format. Please check your file.',
    ],
    text: {
      en: 'After you choose a file, “Column Mapping” shows which column was taken for what, with the first rows as they would be read. If a column is wrong, choose the right field beside it. “Format Detection” sets the order of day and month. The rows change at once, and what you corrected is remembered for your next file with the same columns. If several other studios confirmed the columns of such a file, theirs are proposed to you first.',
      es: 'Al elegir un archivo, “Asignación de columnas” muestra qué columna se tomó para cada dato, con las primeras filas como se leerían. Si una columna está mal, elige el campo correcto al lado. En “Detección del formato” se cambia el orden de día y mes. Las filas cambian al instante y lo que corregiste se recuerda para el próximo archivo con las mismas columnas. Si varios estudios ya confirmaron las columnas de un archivo así, se te proponen las de ellos.',
      pt: 'Ao escolher um arquivo, “Mapeamento de colunas” mostra qual coluna foi usada para cada dado, com as primeiras linhas como seriam lidas. Se uma coluna estiver errada, escolha o campo certo ao lado. Em “Detecção de formato” você muda a ordem de dia e mês. As linhas mudam na hora, e o que você corrigiu é lembrado no próximo arquivo com as mesmas colunas. Se vários estúdios já confirmaram as colunas de um arquivo assim, as deles são sugeridas a você.',
    },
  },
  {
    articleId: 'rejected-rows',
    path: '/settings',
    title: {
      en: 'Rows of a file that have errors',
      es: 'Filas con errores en un archivo',
      pt: 'Linhas com erros em um arquivo',
    },
    messages: ['Validation failed', 'Import failed', 'errors occurred', 'Download failed'],
    text: {
      en: 'The result of an upload lists the rows that could not be read: the number of the row, the field and what to write instead. “Download Rejected Rows” gives you all of them as a file to correct and upload again. For bookings, nothing is saved while any row is wrong.',
      es: 'El resultado de la carga lista las filas que no se pudieron leer: el número de fila, el campo y qué escribir en su lugar. “Descargar filas rechazadas” te da todas en un archivo para corregirlas y subirlas de nuevo. En las reservas no se guarda nada mientras alguna fila esté mal.',
      pt: 'O resultado do envio lista as linhas que não puderam ser lidas: o número da linha, o campo e o que escrever no lugar. “Baixar linhas rejeitadas” traz todas em um arquivo para corrigir e enviar de novo. Nas reservas, nada é gravado enquanto houver uma linha errada.',
    },
  },
  {
    articleId: 'large-files',
    path: '/settings',
    title: {
      en: 'Large files and long imports',
      es: 'Archivos grandes e importaciones largas',
      pt: 'Arquivos grandes e importações demoradas',
    },
    messages: [
      'Import is processing',
      'Your import is taking longer than expected. Please check your data in a moment.',
      'The import could not be cancelled',
    ],
    text: {
      en: 'A file may have up to 100 MB and one million rows. A large one is imported in the background: you can close the window. “Import History” in “Settings” shows how far it is and what it brought, and lets you cancel it. “Take Them Back” there removes what an import of the last six days added, for example because its columns had the wrong meaning.',
      es: 'Un archivo puede tener hasta 100 MB y un millón de filas. Los grandes se importan en segundo plano: puedes cerrar la ventana. “Historial de importaciones” en “Configuración” muestra cómo va y qué se importó, y ahí puedes cancelarla. “Deshacer todas” quita lo que agregó una importación de los últimos seis días, por ejemplo si sus columnas estaban mal asignadas.',
      pt: 'Um arquivo pode ter até 100 MB e um milhão de linhas. Os grandes são importados em segundo plano: você pode fechar a janela. “Histórico de importações” em “Configurações” mostra como está e o que foi importado, e lá você pode cancelar. “Desfazer todas” remove o que uma importação dos últimos seis dias acrescentou, por exemplo se as colunas estavam mapeadas errado.',
    },
  },
  {
    articleId: 'clear-data',
    path: '/clear-data',
    title: {
      en: 'Deleting imported data',
      es: 'Borrar los datos importados',
      pt: 'Apagar os dados importados',
    },
    messages: ['Error clearing data', 'Are you absolutely sure?'],
    text: {
      en: 'Open “Settings”, “Data Management”, press “Clear Import Data”, and choose “Clear Bookings Only” or “Clear All Data”. You see how much there is and are asked once more: it can’t be undone. To have your whole account deleted, open a support ticket.',
      es: 'Abre “Configuración”, “Administración de datos”, presiona “Borrar datos importados” y elige “Borrar solo las reservas” o “Borrar todos los datos”. Verás cuánto hay y se te preguntará una vez más: no se puede deshacer. Para borrar tu cuenta completa, abre un ticket de soporte.',
      pt: 'Abra “Configurações”, “Gerenciamento de dados”, clique em “Limpar dados importados” e escolha “Limpar só as reservas” (só reservas) ou “Limpar todos os dados” (tudo). Você vê quanto há e confirma mais uma vez: não dá para desfazer. Para apagar a conta inteira, abra um chamado de suporte.',
    },
  },
];
