import { counted, wordFor } from '../counted.ts';

export const last30Days = 'Últimos 30 días';
export const sinceDay = (day: string) => `Desde el ${day}`;
export const whatThisWouldHaveChangedCould = (message: string) =>
  `No se pudo cargar qué habría cambiado. ${message}`;
export const classesCounted = (classes: number) => counted(classes, 'clase', 'clases');
export const expectedToBringAbout = (amount: string) => `, con un aporte esperado de cerca de ${amount}`;
export const noRecommendationsYetSoNothingIs = 'aún no hay recomendaciones, así que no se sabe nada.';
export const offItWouldHaveHeldNothing =
  'Apagado, no habría detenido nada: no se ejecutó ninguna recomendación.';
export const carriedOutAutomatically = 'ejecutados automáticamente';
export const approvedByYou = 'aprobados por ti';
export const carriedOutAutomaticallyApprovedByYou = (byAutomation: number, byPerson: number) =>
  `${counted(byAutomation, 'automático', 'automáticos')}, ${counted(byPerson, 'aprobado', 'aprobados')} por ti`;
export const offItWouldHaveHeldBack = (classesText: string, who: string) =>
  `Apagado, habría detenido los cambios de ${classesText}: ${who}.`;
export const cupoRecommendedChangesForOffThere = (classesText: string, worthText: string) =>
  `Cupo recomendó cambios para ${classesText}${worthText}. Apagado, no habría habido ninguno.`;
export const onAtCupoWouldHaveChanged = (percent: string) => `Activado en ${percent}, Cupo habría cambiado`;
export const noClassByItselfNoRecommendation = (at: string) =>
  `${at} ninguna clase por sí solo: ninguna recomendación era bastante segura.`;
export const classesOfClassesText = (classes: number, classesText: string) => `${classes} de ${classesText}`;
export const allOfThemWereChangedAnyway = 'De todos modos, todas se cambiaron.';
export const withoutItNotChangedAtAll = (classesText: string, untouched: number) =>
  `Sin eso, ${classesText} no ${wordFor(untouched, 'se cambió', 'se cambiaron')} en absoluto.`;
export const byItself = (at: string, cls: string, worthText: string, left: string) =>
  `${at} ${cls} por sí solo${worthText}. ${left}`;
export const classesAtPercent = (classes: number, percent: string, amount: string | null) =>
  `${classes} en ${percent}${amount === null ? '' : `, ${amount}`}`;
export const classesSureEnoughAt = (
  classes: number,
  classesText: string,
  percent: string,
  worthText: string,
) =>
  `${classes} de ${classesText} ${wordFor(classes, 'tuvo', 'tuvieron')} una recomendación bastante segura en ${percent}${worthText}`;
export const onItWouldHaveLeftOut = (classesText: string, sure: number) =>
  wordFor(
    sure,
    'Activado, no habría dejado fuera la única clase bastante segura.',
    `Activado, no habría dejado fuera ninguna de las ${classesText} bastante seguras.`,
  );
export const onItWouldHaveLeftOf = (classes: number, classesText: string, sure: number, worthText: string) =>
  wordFor(
    sure,
    `Activado, habría dejado como estaba la única clase bastante segura${worthText}.`,
    `Activado, habría dejado como ${wordFor(classes, 'estaba', 'estaban')} ${classes} de las ${classesText} bastante seguras${worthText}.`,
  );
export const placesCounted = (places: number) => counted(places, 'lugar', 'lugares');
export const atTheChangesOfOfWould = (limit: number, cut: number, classesText: string, mostPlaces: string) =>
  `Con ${limit}, los cambios de ${cut} de ${classesText} habrían sido menores: movieron hasta ${mostPlaces} en un marketplace.`;
export const changesMovedUpToAtOne = (mostPlaces: string, limit: number) =>
  `Los cambios movieron hasta ${mostPlaces} en un marketplace. Lo que ${limit} habría movido no está registrado: una repetición lo muestra.`;
export const atNothingWouldHaveBeenCut = (limit: number, mostPlaces: string) =>
  `Con ${limit}, no se habría recortado nada: los cambios movieron hasta ${mostPlaces} en un marketplace.`;
export const yourLastWeeksCouldNotBe = 'No se pudieron repetir tus últimas semanas';
export const replayAgain = 'Repetir otra vez';
export const replayLastWeeks = 'Repetir las últimas semanas';
export const whatTheseSettingsWouldHaveEarned = 'Lo que esta configuración habría ganado';
