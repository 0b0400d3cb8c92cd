import type { ReactNode } from 'react';
import { rich } from '../rich.ts';
export const updatePaymentMethod = 'Atualizar forma de pagamento';
export const resumeSubscription = 'Retomar assinatura';
export const cancelSubscription = 'Cancelar assinatura';
export const plan = 'Plano';
export const price = 'Preço';
export const status = 'Status';
export const billing = 'Cobrança';
export const yourPlanAndYourNextPayment = 'Seu plano e seu próximo pagamento';
export const yourSubscriptionCouldNotBeLoaded = 'Não foi possível carregar sua assinatura';
export const confirmingYourPayment = 'Confirmando seu pagamento';
export const thisUsuallyTakesAFewSeconds = 'Costuma levar alguns segundos. Não é preciso pagar de novo.';
export const waitingForStripe = 'Aguardando a Stripe...';
export const yourPaymentIsNotConfirmedYet = 'Seu pagamento ainda não foi confirmado';
export const stripeHasNotConfirmedItSo = 'A Stripe ainda não o confirmou';
export const iDidNotFinishPaying = 'Não terminei de pagar';
export const checkAgain = 'Verificar de novo';
export const whatIsIncluded = 'O que está incluído';
export const startOptimizingYourRevenueToday = 'Comece hoje a otimizar sua receita';
export const aiPoweredCapacityOptimization = 'Otimização de vagas com IA';
export const multiPlatformIntegration = 'Integração com várias plataformas';
export const realTimeBookingAutomation = 'Automação de reservas em tempo real';
export const revenueOptimizationInsights = 'Análises para aumentar sua receita';
export const automatedSlotAdjustments = 'Ajuste automático de vagas';
export const detailedAnalyticsAndReporting = 'Análises e relatórios detalhados';
export const emailSyncForReservations = 'Reservas lidas do seu e-mail';
export const customAutomationRules = 'Regras de automação sob medida';
export const n30DaysFreeTrial = '30 dias de teste grátis';
export const n30DayFreeTrialCancelAnytime =
  'Teste grátis de 30 dias. Cancele quando quiser antes do fim e nada será cobrado.';
export const perMonthAfterTheTrial = 'por mês, depois do teste';
export const start30DayFreeTrial = 'Começar teste grátis de 30 dias';
export const startingYourTrial = 'Começando seu teste...';
export const byStartingTheTrialYouAgree = (price: string) =>
  `Ao começar o teste, você aceita a cobrança de ${price} por mês quando ele terminar, a menos que cancele antes.`;
export const failedToStartTrialPleaseTry = 'Não foi possível começar o teste. Tente de novo.';
export const yourStudiosDataIsKeptSubscribe =
  'Os dados do seu estúdio são mantidos. Assine para continuar de onde parou; cancele quando quiser.';
export const perMonth = 'por mês';
export const subscribe = 'Assinar';
export const openingCheckout = 'Abrindo o pagamento...';
export const bySubscribingYouAgreeThatMonth = (price: string) =>
  `Ao assinar, você aceita a cobrança de ${price} por mês a partir de hoje, até cancelar.`;
export const failedToOpenTheCheckoutPlease = 'Não foi possível abrir o pagamento. Tente de novo.';
export const freeTrial = 'Teste grátis';
export const firstBillingDate = 'Primeira cobrança';
export const isChargedWhenTheTrialEnds = (price: string) =>
  `Serão cobrados ${price} quando o teste terminar, a menos que você cancele antes.`;
export const active = 'Ativa';
export const nextBillingDate = 'Próxima cobrança';
export const paymentDue = 'Pagamento pendente';
export const dueSince = 'Pendente desde';
export const yourLastPaymentDidNotGo =
  'Seu último pagamento não foi concluído. Atualize seu cartão para continuar.';
export const ended = 'Encerrada';
export const endedOn = 'Encerrada em';
export const granted = 'Cortesia';
export const accessUntil = 'Acesso até';
export const yourAccessWasGivenToYou = 'Seu acesso é gratuito.';
export const noSubscription = 'Sem assinatura';
export const cancelled = 'Cancelada';
export const nothingMoreIsChargedYouCan =
  'Nada mais será cobrado. Você pode retomar a assinatura até essa data.';
export const yourLastPaymentDidNotGoThrough = 'Seu último pagamento não foi concluído';
export const updateYourCardToGoOn = 'Atualize seu cartão para continuar. Seus dados são mantidos.';
export const weCouldNotCheckYourSubscription = 'Não foi possível verificar sua assinatura';
export const retry = 'Tentar de novo';
export const checkingAgain = 'Verificando de novo...';
export const theCheckoutWasCancelledNothingWas = 'O pagamento foi cancelado. Nada foi cobrado.';
export const pleaseSignInToStartYour = 'Entre para começar seu teste';
export const failedToOpenBillingPortal = 'Não foi possível abrir o portal de cobrança';
export const pleaseLogInToManageYour = 'Entre para gerenciar sua assinatura';
export const noPortalUrlReceived = 'O endereço do portal não foi recebido';
export const pleaseDoNotPayAgainCome = (address: ReactNode) =>
  rich(
    'Não pague de novo. Volte em alguns minutos ou verifique agora. Se em uma hora nada mudar, escreva para ',
    address,
    ' e vamos verificar.',
  );
export const aMonth = (price: string) => `${price} por mês`;
export const planName = 'Plano profissional';
