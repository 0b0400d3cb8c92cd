import { counted, wordFor } from '../counted.ts';

export const expectedAndActualBookings = 'Reservas esperadas e reais';
export const month = 'Mês';
export const expected = 'Esperadas';
export const actual = 'Reais';
export const classesOffByTwoOrLess = 'Aulas com diferença de duas ou menos';
export const tooFewClassesToCompareYet = 'Ainda há poucas aulas para comparar';
export const earned = 'Ganho';
export const classes = 'Aulas';
export const leftAlone = 'Sem alteração';
export const earnedByChannel = 'Ganho por canal';
export const earnedByClass = 'Ganho por aula';
export const cupoImpactCsv = (today: string) => `cupo-impacto-${today}.csv`;
export const downloadCsv = 'Baixar CSV';
export const print = 'Imprimir';
export const cupoLeavesOneClassInTen = (countedTo: string | null) =>
  `O Cupo deixa uma em cada dez aulas sem alteração, escolhida ao acaso. Compara as outras com elas, cada uma com a mesma aula de outras semanas: a diferença é o que o Cupo ganhou. O valor verdadeiro está na sua faixa 19 vezes em 20. Enquanto uma faixa inclui zero, nada está comprovado.${countedTo === null ? '' : ` Contado até ${countedTo}.`}`;
export const impact = 'Impacto';
export const whatCupoEarnedWhatMarketplacesPaid =
  'O que o Cupo ganhou, o que os marketplaces pagaram e quão boas foram as previsões';
export const theImpactCouldNotBeLoaded = 'Não foi possível carregar o impacto';
export const allMonthsTogether = 'Todos os meses juntos';
export const monthByMonth = 'Mês a mês';
export const nothingIsMeasuredYetMeasuringBegins =
  'Nada foi medido ainda. A medição começa quando a execução automática tiver mudado aulas e as primeiras tiverem terminado.';
export const whatCupoEarnedMonthByMonth = 'O que o Cupo ganhou, mês a mês';
export const theLastRowComparesTheClasses =
  'A última linha compara as aulas de todos os meses juntos. É mais segura que um único mês e não é a soma das linhas.';
export const withThisManyRowsOneCould =
  'Com tantas linhas, uma poderia parecer comprovada por acaso. Por isso as faixas são mais amplas.';
export const byMarketplace = 'Por marketplace';
export const whatCupoEarnedByMarketplace = 'O que o Cupo ganhou, por marketplace';
export const bookedThrough = 'Reservado por';
export const byClass = 'Por aula';
export const whatCupoEarnedByClass = 'O que o Cupo ganhou, por aula';
export const classLabel = 'Aula';
export const paidPerVisit = 'Pago por visita';
export const noMarketplaceVisitIsRecordedIn = 'Não há visitas de marketplaces nestas aulas.';
export const recordedRevenueAfterFeesDividedBy =
  'Receita registrada depois das taxas, dividida pelas reservas que não foram canceladas. Inclui faltas e tetos onde seus arquivos dizem o que foi pago.';
export const months = 'Meses';
export const howGoodTheForecastsWere = 'Quão boas foram as previsões';
export const nothingToCompareYetEachFinished =
  'Ainda não há o que comparar. Cada aula concluída é comparada com a previsão de um ou dois dias antes.';
export const cupoExpectedAndCame = (expectedBookings: number, shown: string, bookings: number) =>
  `O Cupo esperava ${counted(expectedBookings, 'reserva', 'reservas')} e ${wordFor(bookings, 'veio', 'vieram')} ${shown}.`;
export const aDayOrTwoBeforeClass = (sums: string, meanOffBookings: string, share: string, classes: number) =>
  `Um ou dois dias antes da aula, ${sums} Em média errou por ${meanOffBookings} por aula; em ${share} de ${counted(classes, 'aula', 'aulas')}, por no máximo duas.`;
export const comparedWithTheContract = (amount: string) => `${amount} em relação ao contrato`;
export const whatMarketplacesPaidForAVisit = 'O que os marketplaces pagaram por visita';
export const marketplace = 'Marketplace';
export const visits = 'Visitas';
export const contract = 'Contrato';
export const afterInFeesInTotal = (amount: string) => `depois de ${amount} de taxas no total`;
export const theImpactCouldNotBeRefreshed = 'Não foi possível atualizar o impacto';
export const period = 'Período';
export const figure = 'Número';
export const name = 'Nome';
export const earnedAtLeast = 'Ganho no mínimo';
export const earnedAtMost = 'Ganho no máximo';
export const earnedPerClass = 'Ganho por aula';
export const verdict = 'Resultado';
export const classesChanged = 'Aulas alteradas';
export const classesLeftAlone = 'Aulas não alteradas';
export const revenue = 'Receita';
export const fees = 'Taxas';
export const expectedBookings = 'Reservas esperadas';
export const bookings = 'Reservas';
export const classesForecast = 'Aulas comparadas';
export const currency = 'Moeda';
export const all = 'Tudo';
export const forecast = 'Previsão';
