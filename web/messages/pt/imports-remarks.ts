import { counted } from '../counted.ts';

export const noHeaderRow = 'O arquivo não tem cabeçalho. Confira o que cada coluna contém.';
export const noDataRows = 'O arquivo não tem linhas com dados.';
export const bookingDatesAmbiguous =
  'As datas de reserva podem ser lidas como dia/mês ou como mês/dia. Confira.';
export const classTimesUnreadable = 'Os horários das aulas não estão em um formato que conseguimos ler.';
export const classTimesZoned =
  'Os horários das aulas trazem fuso horário e são mostrados no fuso do seu estúdio.';
export const asLastTime = 'As colunas são lidas como da última vez.';
export const asOtherStudios =
  'As colunas são lidas como outros estúdios confirmaram para arquivos com este cabeçalho.';
export const rowsAboveHeader = (rows: number) =>
  `${counted(rows, 'linha omitida', 'linhas omitidas')} antes do cabeçalho.`;
export const headerRepeated = (times: number) =>
  `O cabeçalho aparece ${counted(times, 'vez', 'vezes')} no arquivo; as repetições são omitidas.`;
export const totalsLeftOut = (rows: number) =>
  `${counted(rows, 'linha omitida', 'linhas omitidas')} por conter totais.`;
export const singleTextsLeftOut = (rows: number) =>
  `${counted(rows, 'linha omitida', 'linhas omitidas')} por conter um único texto.`;
export const raggedRows = (rows: number) =>
  `${counted(rows, 'linha tem', 'linhas têm')} um número de células diferente do cabeçalho. Um texto que contém o separador das colunas precisa estar entre aspas.`;
export const datesAreNumbers = (column: string) =>
  `As datas de "${column}" são números de planilha. Formate a coluna como data e exporte de novo.`;
export const datesContradict = (column: string) =>
  `Algumas datas de "${column}" começam pelo dia e outras pelo mês. Corrija e escolha o formato de data.`;
export const datesAmbiguous = (column: string) =>
  `As datas de "${column}" podem ser lidas como dia/mês ou como mês/dia. Escolha o formato de data.`;
export const datesUnreadable = (column: string) =>
  `As datas de "${column}" não estão em um formato que conseguimos ler.`;
export const priceAsRevenue = (column: string) =>
  `"${column}" é considerada o que uma reserva rende ao estúdio.`;
export const cancelledAsBooked = (column: string) =>
  `"${column}" indica que algumas reservas foram canceladas, mas nenhuma coluna diz quando, então contariam como reservadas. Remova essas linhas do arquivo ou adicione uma coluna com o horário do cancelamento.`;
export const waitingAsBooked = (column: string) =>
  `"${column}" indica que alguns clientes estão na lista de espera. Eles contariam como reservados. Remova essas linhas do arquivo.`;
export const placesAsOne = (column: string) =>
  `"${column}" indica que algumas reservas são para várias vagas, mas cada linha conta como uma. Escolha “Vagas reservadas” ou “Acompanhantes” para ela, ou adicione uma linha para cada vaga adicional.`;
export const guestsAsPlaces = (column: string) =>
  `"${column}" é tida como todas as vagas de uma reserva, incluindo a do cliente. Se conta só as pessoas que o cliente traz, escolha “Acompanhantes” para ela.`;
export const classesLeftOut = (column: string) =>
  `As aulas canceladas segundo "${column}" são omitidas. Se alguma ainda for acontecer na sua grade, ela é cancelada e as vagas abertas são fechadas; se continuar lá, o resultado informa qual.`;
export const bookingsLeftOut = (column: string) =>
  `As linhas que "${column}" marca como canceladas, sem horário do cancelamento, cancelam a reserva se ela já for conhecida; senão, são omitidas. As linhas em lista de espera são omitidas.`;
export const fieldsMissing = (fields: string) => `Não encontramos uma coluna para: ${fields}.`;
export const quoted = (column: string) => `"${column}"`;
export const classNameUncertain = (column: string, others: string) =>
  `"${column}" é lida como o nome da aula, mas ele também pode estar em ${others}. Escolha a coluna certa.`;
