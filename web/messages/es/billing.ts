import type { ReactNode } from 'react';
import { rich } from '../rich.ts';
export const updatePaymentMethod = 'Actualizar forma de pago';
export const resumeSubscription = 'Reanudar suscripción';
export const cancelSubscription = 'Cancelar suscripción';
export const plan = 'Plan';
export const price = 'Precio';
export const status = 'Estado';
export const billing = 'Facturación';
export const yourPlanAndYourNextPayment = 'Tu plan y tu próximo pago';
export const yourSubscriptionCouldNotBeLoaded = 'No se pudo cargar tu suscripción';
export const confirmingYourPayment = 'Confirmando tu pago';
export const thisUsuallyTakesAFewSeconds = 'Suele tardar unos segundos. No hace falta pagar de nuevo.';
export const waitingForStripe = 'Esperando a Stripe...';
export const yourPaymentIsNotConfirmedYet = 'Tu pago aún no está confirmado';
export const stripeHasNotConfirmedItSo = 'Stripe todavía no lo confirma';
export const iDidNotFinishPaying = 'No terminé de pagar';
export const checkAgain = 'Revisar de nuevo';
export const whatIsIncluded = 'Qué incluye';
export const startOptimizingYourRevenueToday = 'Empieza hoy a optimizar tus ingresos';
export const aiPoweredCapacityOptimization = 'Optimización de cupos con IA';
export const multiPlatformIntegration = 'Integración con varias plataformas';
export const realTimeBookingAutomation = 'Reservas automatizadas en tiempo real';
export const revenueOptimizationInsights = 'Análisis para aumentar tus ingresos';
export const automatedSlotAdjustments = 'Ajuste automático de lugares';
export const detailedAnalyticsAndReporting = 'Análisis y reportes detallados';
export const emailSyncForReservations = 'Reservas leídas de tu correo';
export const customAutomationRules = 'Reglas de automatización a tu medida';
export const n30DaysFreeTrial = '30 días de prueba gratis';
export const n30DayFreeTrialCancelAnytime =
  'Prueba gratis de 30 días. Cancela cuando quieras antes de que termine y no se te cobra nada.';
export const perMonthAfterTheTrial = 'al mes, después de la prueba';
export const start30DayFreeTrial = 'Empezar prueba gratis de 30 días';
export const startingYourTrial = 'Empezando tu prueba...';
export const byStartingTheTrialYouAgree = (price: string) =>
  `Al empezar la prueba aceptas que se cobren ${price} al mes cuando termine, a menos que canceles antes.`;
export const failedToStartTrialPleaseTry = 'No se pudo empezar la prueba. Inténtalo de nuevo.';
export const yourStudiosDataIsKeptSubscribe =
  'Los datos de tu estudio se conservan. Suscríbete para seguir donde te quedaste; cancela cuando quieras.';
export const perMonth = 'al mes';
export const subscribe = 'Suscribirse';
export const openingCheckout = 'Abriendo el pago...';
export const bySubscribingYouAgreeThatMonth = (price: string) =>
  `Al suscribirte aceptas que se cobren ${price} al mes desde hoy, hasta que canceles.`;
export const failedToOpenTheCheckoutPlease = 'No se pudo abrir el pago. Inténtalo de nuevo.';
export const freeTrial = 'Prueba gratis';
export const firstBillingDate = 'Primer cobro';
export const isChargedWhenTheTrialEnds = (price: string) =>
  `Se cobran ${price} cuando termine la prueba, a menos que canceles antes.`;
export const active = 'Activa';
export const nextBillingDate = 'Próximo cobro';
export const paymentDue = 'Pago pendiente';
export const dueSince = 'Pendiente desde';
export const yourLastPaymentDidNotGo =
  'Tu último pago no se pudo hacer. Actualiza tu tarjeta para continuar.';
export const ended = 'Terminada';
export const endedOn = 'Terminó el';
export const granted = 'De cortesía';
export const accessUntil = 'Acceso hasta';
export const yourAccessWasGivenToYou = 'Te dimos acceso sin costo.';
export const noSubscription = 'Sin suscripción';
export const cancelled = 'Cancelada';
export const nothingMoreIsChargedYouCan =
  'Ya no se te cobra nada. Puedes reanudar tu suscripción hasta esa fecha.';
export const yourLastPaymentDidNotGoThrough = 'Tu último pago no se pudo hacer';
export const updateYourCardToGoOn = 'Actualiza tu tarjeta para continuar. Tus datos se conservan.';
export const weCouldNotCheckYourSubscription = 'No pudimos revisar tu suscripción';
export const retry = 'Reintentar';
export const checkingAgain = 'Revisando de nuevo...';
export const theCheckoutWasCancelledNothingWas = 'Se canceló el pago. No se cobró nada.';
export const pleaseSignInToStartYour = 'Inicia sesión para empezar tu prueba';
export const failedToOpenBillingPortal = 'No se pudo abrir el portal de pagos';
export const pleaseLogInToManageYour = 'Inicia sesión para administrar tu suscripción';
export const noPortalUrlReceived = 'No se recibió la dirección del portal';
export const pleaseDoNotPayAgainCome = (address: ReactNode) =>
  rich(
    'No pagues de nuevo. Regresa en unos minutos o revisa ahora. Si en una hora sigue igual, escribe a ',
    address,
    ' y lo revisamos.',
  );
export const aMonth = (price: string) => `${price} al mes`;
export const planName = 'Plan profesional';
