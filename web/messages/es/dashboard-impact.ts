import { counted, wordFor } from '../counted.ts';

export const expectedAndActualBookings = 'Reservas esperadas y reales';
export const month = 'Mes';
export const expected = 'Esperadas';
export const actual = 'Reales';
export const classesOffByTwoOrLess = 'Clases con una diferencia de dos o menos';
export const tooFewClassesToCompareYet = 'Todavía hay muy pocas clases para comparar';
export const earned = 'Ganado';
export const classes = 'Clases';
export const leftAlone = 'Sin tocar';
export const earnedByChannel = 'Ganado por canal';
export const earnedByClass = 'Ganado por clase';
export const cupoImpactCsv = (today: string) => `cupo-impacto-${today}.csv`;
export const downloadCsv = 'Descargar CSV';
export const print = 'Imprimir';
export const cupoLeavesOneClassInTen = (countedTo: string | null) =>
  `Cupo deja sin tocar una de cada diez clases, elegida al azar. Compara las demás con ellas, cada una con la misma clase de otras semanas: la diferencia es lo que Cupo ganó. La cifra verdadera está en su rango 19 de cada 20 veces. Mientras un rango incluya el cero, todavía no hay nada comprobado.${countedTo === null ? '' : ` Contado hasta el ${countedTo}.`}`;
export const impact = 'Impacto';
export const whatCupoEarnedWhatMarketplacesPaid =
  'Lo que Cupo ganó, lo que pagaron los marketplaces y qué tan buenos fueron los pronósticos';
export const theImpactCouldNotBeLoaded = 'No se pudo cargar el impacto';
export const allMonthsTogether = 'Todos los meses juntos';
export const monthByMonth = 'Mes por mes';
export const nothingIsMeasuredYetMeasuringBegins =
  'Aún no se mide nada. La medición empieza cuando la ejecución automática haya cambiado clases y las primeras hayan terminado.';
export const whatCupoEarnedMonthByMonth = 'Lo que Cupo ganó, mes por mes';
export const theLastRowComparesTheClasses =
  'La última fila compara las clases de todos los meses juntos. Es más segura que un solo mes y no es la suma de las filas.';
export const withThisManyRowsOneCould =
  'Con tantas filas, una podría parecer comprobada por casualidad. Por eso los rangos son más amplios.';
export const byMarketplace = 'Por marketplace';
export const whatCupoEarnedByMarketplace = 'Lo que Cupo ganó, por marketplace';
export const bookedThrough = 'Reservado por';
export const byClass = 'Por clase';
export const whatCupoEarnedByClass = 'Lo que Cupo ganó, por clase';
export const classLabel = 'Clase';
export const paidPerVisit = 'Pagado por visita';
export const noMarketplaceVisitIsRecordedIn = 'No hay visitas de marketplaces en estas clases.';
export const recordedRevenueAfterFeesDividedBy =
  'Ingresos registrados después de comisiones, divididos entre las reservas que no se cancelaron. Incluye inasistencias y topes donde tus archivos dicen lo que se pagó.';
export const months = 'Meses';
export const howGoodTheForecastsWere = 'Qué tan buenos fueron los pronósticos';
export const nothingToCompareYetEachFinished =
  'Aún no hay nada que comparar. Cada clase terminada se compara con el pronóstico de uno o dos días antes.';
export const cupoExpectedAndCame = (expectedBookings: number, shown: string, bookings: number) =>
  `Cupo esperaba ${counted(expectedBookings, 'reserva', 'reservas')} y ${wordFor(bookings, 'llegó', 'llegaron')} ${shown}.`;
export const aDayOrTwoBeforeClass = (sums: string, meanOffBookings: string, share: string, classes: number) =>
  `Uno o dos días antes de la clase, ${sums} En promedio se equivocó por ${meanOffBookings} por clase; en el ${share} de ${counted(classes, 'clase', 'clases')}, por no más de dos.`;
export const comparedWithTheContract = (amount: string) => `${amount} frente al contrato`;
export const whatMarketplacesPaidForAVisit = 'Lo que pagaron los marketplaces por visita';
export const marketplace = 'Marketplace';
export const visits = 'Visitas';
export const contract = 'Contrato';
export const afterInFeesInTotal = (amount: string) => `después de ${amount} de comisiones en total`;
export const theImpactCouldNotBeRefreshed = 'No se pudo actualizar el impacto';
export const period = 'Periodo';
export const figure = 'Cifra';
export const name = 'Nombre';
export const earnedAtLeast = 'Ganado como mínimo';
export const earnedAtMost = 'Ganado como máximo';
export const earnedPerClass = 'Ganado por clase';
export const verdict = 'Resultado';
export const classesChanged = 'Clases cambiadas';
export const classesLeftAlone = 'Clases sin cambiar';
export const revenue = 'Ingresos';
export const fees = 'Comisiones';
export const expectedBookings = 'Reservas esperadas';
export const bookings = 'Reservas';
export const classesForecast = 'Clases comparadas';
export const currency = 'Moneda';
export const all = 'Todo';
export const forecast = 'Pronóstico';
