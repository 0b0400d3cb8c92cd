import type { ReactNode } from 'react';
import { rich } from '../rich.ts';
export const direct = 'Directo';
export const fitpass = 'Fitpass';
export const vinyasaYoga = 'Vinyasa Yoga';
export const tuesday180020Places = 'Martes 18:00 · 20 lugares';
export const n52Expected = '+$52 esperados';
export const now = 'Ahora';
export const fitpassWouldLeave4PlacesEmpty = 'Fitpass dejaría 4 lugares vacíos';
export const proposed = 'Propuesta';
export const wellhubAndTotalPassTakeThem = 'Wellhub y TotalPass los aprovechan';
export const setAtWellhubThenReadBack = 'Puesto en Wellhub y luego verificado';
export const anExampleOfADecisionWith = 'Un ejemplo de decisión, con cifras de ejemplo.';
export const realTimeOptimization = 'Optimización en tiempo real';
export const demandIsForecastAnewAsBookings =
  'La demanda se pronostica de nuevo con cada reserva y los lugares se mueven mientras aún se pueden vender.';
export const multiPlatformSync = 'Sincronización con varias plataformas';
export const onePlanForYourStudioAnd =
  'Un solo plan para tu estudio y todos los marketplaces. Cada cambio se verifica en el marketplace al que llegó.';
export const revenueMaximization = 'Más ingresos';
export const aPlaceGoesToTheChannel =
  'Un lugar va al canal que más deja por él, descontando inasistencias y según lo que te paga cada marketplace.';
export const enterpriseSecurity = 'Seguridad de nivel empresarial';
export const marketplaceCredentialsAreSealedUnderTheir =
  'Las credenciales de los marketplaces se cifran con su propia llave, los estudios están separados y cada acción queda registrada.';
export const timeBasedRules = 'Reglas por horario';
export const holdTheMorningForMembersRelease = (name: string) =>
  `Guarda la mañana para tus socios y libera lo que quede dos horas antes de la clase: tú dices cuándo, ${name} lo hace.`;
export const occupancyTargets = 'Metas de ocupación';
export const sayHowFullAClassShould = (name: string) =>
  `Di qué tan llena debe estar una clase. ${name} abre y cierra lugares en los marketplaces para lograrlo.`;
export const aRevenueManagerForEveryClass = 'Alguien que cuida los ingresos de cada clase de tu horario';
export const sellEveryPlaceWhereItEarns = 'Vende cada lugar donde más gana.';
export const forecastsTheDemandOfEachClass = (name: string) =>
  `${name} pronostica la demanda de cada clase y mueve sus lugares entre tus propios clientes, Fitpass, Wellhub, TotalPass y ClassPass mientras hay tiempo de venderlos.`;
export const startFreeTrial = 'Empezar prueba gratis';
export const viewDemo = 'Ver demo';
export const worksWithWhereYouAlreadySell = 'Funciona donde ya vendes';
export const bringTheAccountsYouHaveYour =
  'Usa las cuentas que ya tienes. Tus clientes siguen reservando como hoy.';
export const available = 'Disponible';
export const features = 'Funciones';
export const integrations = 'Integraciones';
export const howItWorks = 'Cómo funciona';
export const seeWhatYourEmptyPlacesAre = 'Descubre cuánto valen tus lugares vacíos';
export const runOnYourOwnScheduleFor = (name: string, trialDays: number) =>
  `Usa ${name} con tu propio horario durante ${trialDays} días. Si no se paga solo, cancela antes de que terminen y no se te cobra nada.`;
export const seeInTenSecondsWhatTo = 'Mira en diez segundos qué hacer hoy';
export const whatWasEarnedWhatWaitsFor =
  'Lo que se ganó, lo que espera tu respuesta y cómo se llenará la semana: una sola página. Recorre un estudio inventado sin registrarte.';
export const seeTheDemo = 'Ver la demo';
export const theDashboardOfTheDemoStudio =
  'El panel del estudio de demostración: lo ganado, lo que espera respuesta y la semana que viene';
export const bringYourSchedule = 'Trae tu horario';
export const connectYourStudioSystemOrUpload =
  'Conecta el sistema de tu estudio o sube un archivo CSV con tus clases y reservas.';
export const connectYourMarketplaces = 'Conecta tus marketplaces';
export const learnsHowEachClassSellsOn = (name: string) =>
  `${name} aprende cómo se vende cada clase en cada canal y cuánto vale para ti cada reserva.`;
export const approveOrLetItRun = 'Aprueba o deja que corra solo';
export const readTheReasonForEachMove =
  'Lee el motivo de cada movimiento y apruébalo con un clic, o deja que las buenas decisiones se ejecuten solas. Páusalo cuando quieras.';
export const workingForYouThisAfternoon = 'Trabajando para ti esta misma tarde';
export const priceAfterDaysFree = (price: ReactNode, days: number) =>
  rich(price, ` después de ${days} días gratis. Cancela cuando quieras.`);
