import { counted, wordFor } from '../counted.ts';

export const last30Days = 'Últimos 30 dias';
export const sinceDay = (day: string) => `Desde ${day}`;
export const whatThisWouldHaveChangedCould = (message: string) =>
  `Não foi possível carregar o que teria mudado. ${message}`;
export const classesCounted = (classes: number) => counted(classes, 'aula', 'aulas');
export const expectedToBringAbout = (amount: string) => `, com ganho esperado de cerca de ${amount}`;
export const noRecommendationsYetSoNothingIs = 'ainda não há recomendações, então nada se sabe.';
export const offItWouldHaveHeldNothing =
  'Desligado, não teria impedido nada: nenhuma recomendação foi executada.';
export const carriedOutAutomatically = 'executadas automaticamente';
export const approvedByYou = 'aprovadas por você';
export const carriedOutAutomaticallyApprovedByYou = (byAutomation: number, byPerson: number) =>
  `${counted(byAutomation, 'automática', 'automáticas')}, ${counted(byPerson, 'aprovada', 'aprovadas')} por você`;
export const offItWouldHaveHeldBack = (classesText: string, who: string) =>
  `Desligado, teria impedido as mudanças de ${classesText}: ${who}.`;
export const cupoRecommendedChangesForOffThere = (classesText: string, worthText: string) =>
  `O Cupo recomendou mudanças para ${classesText}${worthText}. Desligado, não teria havido nenhuma.`;
export const onAtCupoWouldHaveChanged = (percent: string) => `Ativado em ${percent}, o Cupo teria mudado`;
export const noClassByItselfNoRecommendation = (at: string) =>
  `${at} nenhuma aula sozinho: nenhuma recomendação era segura o bastante.`;
export const classesOfClassesText = (classes: number, classesText: string) => `${classes} de ${classesText}`;
export const allOfThemWereChangedAnyway = 'De qualquer forma, todas foram mudadas.';
export const withoutItNotChangedAtAll = (classesText: string, untouched: number) =>
  `Sem isso, ${classesText} não ${wordFor(untouched, 'foi mudada', 'foram mudadas')}.`;
export const byItself = (at: string, cls: string, worthText: string, left: string) =>
  `${at} ${cls} sozinho${worthText}. ${left}`;
export const classesAtPercent = (classes: number, percent: string, amount: string | null) =>
  `${classes} em ${percent}${amount === null ? '' : `, ${amount}`}`;
export const classesSureEnoughAt = (
  classes: number,
  classesText: string,
  percent: string,
  worthText: string,
) =>
  `${classes} de ${classesText} ${wordFor(classes, 'teve', 'tiveram')} uma recomendação segura o bastante em ${percent}${worthText}`;
export const onItWouldHaveLeftOut = (classesText: string, sure: number) =>
  wordFor(
    sure,
    'Ativado, não teria deixado de fora a única aula segura o bastante.',
    `Ativado, não teria deixado de fora nenhuma das ${classesText} seguras o bastante.`,
  );
export const onItWouldHaveLeftOf = (classes: number, classesText: string, sure: number, worthText: string) =>
  wordFor(
    sure,
    `Ativado, teria deixado como estava a única aula segura o bastante${worthText}.`,
    `Ativado, teria deixado como ${wordFor(classes, 'estava', 'estavam')} ${classes} das ${classesText} seguras o bastante${worthText}.`,
  );
export const placesCounted = (places: number) => counted(places, 'vaga', 'vagas');
export const atTheChangesOfOfWould = (limit: number, cut: number, classesText: string, mostPlaces: string) =>
  `Com ${limit}, as mudanças de ${cut} de ${classesText} teriam sido menores: moveram até ${mostPlaces} em um marketplace.`;
export const changesMovedUpToAtOne = (mostPlaces: string, limit: number) =>
  `As mudanças moveram até ${mostPlaces} em um marketplace. O que ${limit} teria movido não está registrado: uma repetição mostra.`;
export const atNothingWouldHaveBeenCut = (limit: number, mostPlaces: string) =>
  `Com ${limit}, nada teria sido cortado: as mudanças moveram até ${mostPlaces} em um marketplace.`;
export const yourLastWeeksCouldNotBe = 'Não foi possível repetir suas últimas semanas';
export const replayAgain = 'Repetir outra vez';
export const replayLastWeeks = 'Repetir as últimas semanas';
export const whatTheseSettingsWouldHaveEarned = 'O que estas configurações teriam ganhado';
