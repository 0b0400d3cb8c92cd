import { counted, wordFor } from '../counted.ts';

export const last30Days = 'Last 30 days';
export const sinceDay = (day: string) => `Since ${day}`;
export const whatThisWouldHaveChangedCould = (message: string) =>
  `What this would have changed could not be loaded. ${message}`;
export const classesCounted = (classes: number) => counted(classes, 'class', 'classes');
export const expectedToBringAbout = (amount: string) => `, expected to bring about ${amount}`;
export const noRecommendationsYetSoNothingIs = 'no recommendations yet, so nothing is known.';
export const offItWouldHaveHeldNothing =
  'Off, it would have held nothing back: no recommendation was carried out.';
export const carriedOutAutomatically = 'carried out automatically';
export const approvedByYou = 'approved by you';
export const carriedOutAutomaticallyApprovedByYou = (byAutomation: number, byPerson: number) =>
  `${byAutomation} carried out automatically, ${byPerson} approved by you`;
export const offItWouldHaveHeldBack = (classesText: string, who: string) =>
  `Off, it would have held back the changes of ${classesText}: ${who}.`;
export const cupoRecommendedChangesForOffThere = (classesText: string, worthText: string) =>
  `Cupo recommended changes for ${classesText}${worthText}. Off, there would have been none.`;
export const onAtCupoWouldHaveChanged = (percent: string) => `On at ${percent}, Cupo would have changed`;
export const noClassByItselfNoRecommendation = (at: string) =>
  `${at} no class by itself: no recommendation was sure enough.`;
export const classesOfClassesText = (classes: number, classesText: string) => `${classes} of ${classesText}`;
export const allOfThemWereChangedAnyway = 'All of them were changed anyway.';
export const withoutItNotChangedAtAll = (classesText: string, untouched: number) =>
  `Without it, ${classesText} ${wordFor(untouched, 'was', 'were')} not changed at all.`;
export const byItself = (at: string, cls: string, worthText: string, left: string) =>
  `${at} ${cls} by itself${worthText}. ${left}`;
export const classesAtPercent = (classes: number, percent: string, amount: string | null) =>
  `${classes} at ${percent}${amount === null ? '' : `, ${amount}`}`;
export const classesSureEnoughAt = (
  classes: number,
  classesText: string,
  percent: string,
  worthText: string,
) => `${classes} of ${classesText} had a recommendation that was sure enough at ${percent}${worthText}`;
export const onItWouldHaveLeftOut = (classesText: string, _sure: number) =>
  `On, it would have left out none of the ${classesText} that were sure enough.`;
export const onItWouldHaveLeftOf = (classes: number, classesText: string, _sure: number, worthText: string) =>
  `On, it would have left ${classes} of the ${classesText} that were sure enough as they were${worthText}.`;
export const placesCounted = (places: number) => counted(places, 'place');
export const atTheChangesOfOfWould = (limit: number, cut: number, classesText: string, mostPlaces: string) =>
  `At ${limit}, the changes of ${cut} of ${classesText} would have been smaller: they moved up to ${mostPlaces} at one marketplace.`;
export const changesMovedUpToAtOne = (mostPlaces: string, limit: number) =>
  `Changes moved up to ${mostPlaces} at one marketplace. What ${limit} would have moved is not recorded: a replay shows it.`;
export const atNothingWouldHaveBeenCut = (limit: number, mostPlaces: string) =>
  `At ${limit}, nothing would have been cut: changes moved up to ${mostPlaces} at one marketplace.`;
export const yourLastWeeksCouldNotBe = 'Your last weeks could not be replayed';
export const replayAgain = 'Replay Again';
export const replayLastWeeks = 'Replay Last Weeks';
export const whatTheseSettingsWouldHaveEarned = 'What these settings would have earned';
