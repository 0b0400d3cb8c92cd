import type { ReactNode } from 'react';
import { rich } from '../rich.ts';
export const updatePaymentMethod = 'Update Payment Method';
export const resumeSubscription = 'Resume Subscription';
export const cancelSubscription = 'Cancel Subscription';
export const plan = 'Plan';
export const price = 'Price';
export const status = 'Status';
export const billing = 'Billing';
export const yourPlanAndYourNextPayment = 'Your plan and your next payment';
export const yourSubscriptionCouldNotBeLoaded = 'Your subscription could not be loaded';
export const confirmingYourPayment = 'Confirming your payment';
export const thisUsuallyTakesAFewSeconds = 'This usually takes a few seconds. There is no need to pay again.';
export const waitingForStripe = 'Waiting for Stripe...';
export const yourPaymentIsNotConfirmedYet = 'Your payment is not confirmed yet';
export const stripeHasNotConfirmedItSo = 'Stripe has not confirmed it so far';
export const iDidNotFinishPaying = 'I did not finish paying';
export const checkAgain = 'Check again';
export const whatIsIncluded = 'What is included';
export const startOptimizingYourRevenueToday = 'Start Optimizing Your Revenue Today';
export const aiPoweredCapacityOptimization = 'AI-powered capacity optimization';
export const multiPlatformIntegration = 'Multi-platform integration';
export const realTimeBookingAutomation = 'Real-time booking automation';
export const revenueOptimizationInsights = 'Revenue optimization insights';
export const automatedSlotAdjustments = 'Automated slot adjustments';
export const detailedAnalyticsAndReporting = 'Detailed analytics and reporting';
export const emailSyncForReservations = 'Email sync for reservations';
export const customAutomationRules = 'Custom automation rules';
export const n30DaysFreeTrial = '30 Days Free Trial';
export const n30DayFreeTrialCancelAnytime =
  '30-day free trial. Cancel anytime before trial ends to avoid charges.';
export const perMonthAfterTheTrial = 'per month, after the trial';
export const start30DayFreeTrial = 'Start 30-Day Free Trial';
export const startingYourTrial = 'Starting Your Trial...';
export const byStartingTheTrialYouAgree = (price: string) =>
  `By starting the trial you agree that ${price}/month is charged after it ends, unless you cancel before.`;
export const failedToStartTrialPleaseTry = 'Failed to start trial. Please try again.';
export const yourStudiosDataIsKeptSubscribe =
  'Your studio’s data is kept. Subscribe to go on where you were, and cancel anytime.';
export const perMonth = 'per month';
export const subscribe = 'Subscribe';
export const openingCheckout = 'Opening Checkout...';
export const bySubscribingYouAgreeThatMonth = (price: string) =>
  `By subscribing you agree that ${price}/month is charged from today on, until you cancel.`;
export const failedToOpenTheCheckoutPlease = 'Failed to open the checkout. Please try again.';
export const freeTrial = 'Free trial';
export const firstBillingDate = 'First billing date';
export const isChargedWhenTheTrialEnds = (price: string) =>
  `${price} is charged when the trial ends, unless you cancel before.`;
export const active = 'Active';
export const nextBillingDate = 'Next billing date';
export const paymentDue = 'Payment due';
export const dueSince = 'Due since';
export const yourLastPaymentDidNotGo = 'Your last payment did not go through. Update your card to go on.';
export const ended = 'Ended';
export const endedOn = 'Ended on';
export const granted = 'Granted';
export const accessUntil = 'Access until';
export const yourAccessWasGivenToYou = 'Your access was given to you free of charge.';
export const noSubscription = 'No subscription';
export const cancelled = 'Cancelled';
export const nothingMoreIsChargedYouCan =
  'Nothing more is charged. You can resume your subscription until then.';
export const yourLastPaymentDidNotGoThrough = 'Your last payment did not go through';
export const updateYourCardToGoOn = 'Update your card to go on. Your data is kept.';
export const weCouldNotCheckYourSubscription = 'We could not check your subscription';
export const retry = 'Retry';
export const checkingAgain = 'Checking again...';
export const theCheckoutWasCancelledNothingWas = 'The checkout was cancelled. Nothing was charged.';
export const pleaseSignInToStartYour = 'Please sign in to start your trial';
export const failedToOpenBillingPortal = 'Failed to open billing portal';
export const pleaseLogInToManageYour = 'Please log in to manage your subscription';
export const noPortalUrlReceived = 'No portal URL received';

export const pleaseDoNotPayAgainCome = (address: ReactNode) =>
  rich(
    'Please do not pay again. Come back in a few minutes, or check now. If this does not change within an hour, write to ',
    address,
    ' and we will look into it.',
  );
export const aMonth = (price: string) => `${price}/month`;
export const planName = 'Professional Plan';
