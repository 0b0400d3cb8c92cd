import type { ReactNode } from 'react';
import { rich } from '../rich.ts';
export const direct = 'Direct';
export const fitpass = 'Fitpass';
export const vinyasaYoga = 'Vinyasa Yoga';
export const tuesday180020Places = 'Tuesday 18:00 · 20 places';
export const n52Expected = '+$52 expected';
export const now = 'Now';
export const fitpassWouldLeave4PlacesEmpty = 'Fitpass would leave 4 places empty';
export const proposed = 'Proposed';
export const wellhubAndTotalPassTakeThem = 'Wellhub and TotalPass take them';
export const setAtWellhubThenReadBack = 'Set at Wellhub, then read back to be sure';
export const anExampleOfADecisionWith = 'An example of a decision, with example figures.';
export const realTimeOptimization = 'Real-time optimization';
export const demandIsForecastAnewAsBookings =
  'Demand is forecast anew as bookings arrive, and places move while they can still be sold.';
export const multiPlatformSync = 'Multi-platform sync';
export const onePlanForYourStudioAnd =
  'One plan for your studio and every marketplace. Each change is read back at the marketplace it went to.';
export const revenueMaximization = 'Revenue maximization';
export const aPlaceGoesToTheChannel =
  'A place goes to the channel that brings most for it, after no-shows and what each marketplace pays you.';
export const enterpriseSecurity = 'Enterprise security';
export const marketplaceCredentialsAreSealedUnderTheir =
  'Marketplace credentials are sealed under their own key, studios are kept apart, and every action is on record.';
export const timeBasedRules = 'Time-based rules';
export const holdTheMorningForMembersRelease = (name: string) =>
  `Hold the morning for members, release what is left two hours before class: you say when, ${name} does it.`;
export const occupancyTargets = 'Occupancy targets';
export const sayHowFullAClassShould = (name: string) =>
  `Say how full a class should be. ${name} opens and closes marketplace places to get it there.`;
export const aRevenueManagerForEveryClass = 'A revenue manager for every class on your schedule';
export const sellEveryPlaceWhereItEarns = 'Sell every place where it earns most.';
export const forecastsTheDemandOfEachClass = (name: string) =>
  `${name} forecasts the demand of each class and moves its places between your own customers, Fitpass, Wellhub, TotalPass and ClassPass while there is still time to sell them.`;
export const startFreeTrial = 'Start Free Trial';
export const viewDemo = 'View Demo';
export const worksWithWhereYouAlreadySell = 'Works with where you already sell';
export const bringTheAccountsYouHaveYour =
  'Bring the accounts you have. Your customers keep booking the way they do today.';
export const available = 'Available';
export const features = 'Features';
export const integrations = 'Integrations';
export const howItWorks = 'How it works';
export const seeWhatYourEmptyPlacesAre = 'See what your empty places are worth';
export const runOnYourOwnScheduleFor = (name: string, trialDays: number) =>
  `Run ${name} on your own schedule for ${trialDays} days. If it does not pay for itself, cancel before they end and you are charged nothing.`;
export const seeInTenSecondsWhatTo = 'See in ten seconds what to do today';
export const whatWasEarnedWhatWaitsFor =
  'What was earned, what waits for your answer, how the week will fill: one page. Look around a made-up studio without signing up.';
export const seeTheDemo = 'See the demo';
export const theDashboardOfTheDemoStudio =
  'The dashboard of the demo studio: what was earned, what waits for an answer, and the week to come';
export const bringYourSchedule = 'Bring your schedule';
export const connectYourStudioSystemOrUpload =
  'Connect your studio system or upload one CSV file with your classes and bookings.';
export const connectYourMarketplaces = 'Connect your marketplaces';
export const learnsHowEachClassSellsOn = (name: string) =>
  `${name} learns how each class sells on each channel, and what every booking is worth to you.`;
export const approveOrLetItRun = 'Approve, or let it run';
export const readTheReasonForEachMove =
  'Read the reason for each move and approve it with a click, or let good decisions run by themselves. Pause at any time.';
export const workingForYouThisAfternoon = 'Working for you this afternoon';

export const priceAfterDaysFree = (price: ReactNode, days: number) =>
  rich(price, ` after ${days} days free. Cancel anytime.`);
