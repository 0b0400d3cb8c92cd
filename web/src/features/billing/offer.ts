import * as messages from '#messages/billing';
import { productPrice } from '../../ui/money.ts';

/** '$300' */
export const price = productPrice();

export const planFeatures = [
  messages.aiPoweredCapacityOptimization,
  messages.multiPlatformIntegration,
  messages.realTimeBookingAutomation,
  messages.revenueOptimizationInsights,
  messages.automatedSlotAdjustments,
  messages.detailedAnalyticsAndReporting,
  messages.emailSyncForReservations,
  messages.customAutomationRules,
] as const;

export interface Offer {
  badge: string;
  line: string;
  priceNote: string;
  button: string;
  busy: string;
  terms: string;
  failure: string;
}

const trial: Offer = {
  badge: messages.n30DaysFreeTrial,
  line: messages.n30DayFreeTrialCancelAnytime,
  priceNote: messages.perMonthAfterTheTrial,
  button: messages.start30DayFreeTrial,
  busy: messages.startingYourTrial,
  terms: messages.byStartingTheTrialYouAgree(price),
  failure: messages.failedToStartTrialPleaseTry,
};

const paid: Offer = {
  badge: messages.planName,
  line: messages.yourStudiosDataIsKeptSubscribe,
  priceNote: messages.perMonth,
  button: messages.subscribe,
  busy: messages.openingCheckout,
  terms: messages.bySubscribingYouAgreeThatMonth(price),
  failure: messages.failedToOpenTheCheckoutPlease,
};

/** The offer to a studio: the trial, which is available once, or the subscription. */
export const offerFor = (trialAvailable: boolean): Offer => (trialAvailable ? trial : paid);
