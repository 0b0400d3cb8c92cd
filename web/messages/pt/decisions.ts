import { counted, wordFor } from '../counted.ts';
import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

export const pendingReview = 'A revisar';
export const queued = 'Na fila';
export const sending = 'Enviando';
export const executed = 'Executada';
export const partlyExecuted = 'Executada em parte';
export const failed = 'Com falha';
export const rejected = 'Rejeitada';
export const withdrawn = 'Retirada';
export const superseded = 'Substituída';
export const expired = 'Expirada';
export const undone = 'Desfeita';
export const applied = 'Aplicado';
export const cancelled = 'Cancelado';
export const waitsForYou = 'Espera por você';
export const decidedBookingsNowNow = (decided: string, bookingsNow: number) =>
  `${decided}, agora ${bookingsNow}`;
export const bookingsTotalCapacityBooked = (bookings: number, totalCapacity: number) =>
  `${bookings}/${totalCapacity} reservadas`;
export const viewDetailsOf = (className: string, day: string, classLocalTime: string) =>
  `Ver detalhes de ${className}, ${day} ${classLocalTime}`;
export const viewDetails = 'Ver detalhes';
export const timestamp = 'Data e hora';
export const classLabel = 'Aula';
export const worth = 'Valor';
export const change = 'Mudança';
export const occupancy = 'Ocupação';
export const confidence = 'Confiança';
export const status = 'Status';
export const actions = 'Ações';
export const decidedInstantIn = (instantIn: string) => `Decidida em ${instantIn}`;
export const reject = 'Rejeitar';
export const approveAndExecute = 'Aprovar e executar';
export const optimizer = 'Otimizador';
export const rule = 'Regra';
export const inOtherWords = 'Em outras palavras';
export const wordedByALanguageModelIts = 'Redigido por um modelo de linguagem. Os números são os de cima.';
export const aiAnalysis = 'Análise da IA';
export const ofWhatItMayWinOrLose = (percent: string) =>
  `Do que estas mudanças podem ganhar ou perder, em média ${percent} é ganho.`;
export const carriedOutThoughLessSure = (confidencePercent: string, threshold: string, wonPercent: string) =>
  `O Cupo executou esta decisão sozinho. A confiança de ${confidencePercent} está abaixo do seu limite de ${threshold}, mas do que ela pode ganhar ou perder, em média ${wonPercent} é ganho.`;
export const decisionType = 'Tipo de decisão';
export const expectedRevenue = 'Receita esperada';
export const recommendations = 'Recomendações';
export const dayAtClassLocalTime = (day: string, classLocalTime: string) => `${day} às ${classLocalTime}`;
export const close = 'Fechar';
export const itCannotBeUndone = (undoRefusal: string) => `Não pode ser desfeita: ${undoRefusal}`;
export const aiDecisions = 'Decisões de IA';
export const thereIsNoSuchDecision = 'Esta decisão não existe';
export const reviewWhatTheOptimizerRecommendsFor =
  'Veja o que o otimizador recomenda para cada aula e o que aconteceu depois';
export const runningTheAiOptimizer = 'Executando o otimizador com IA';
export const runAiOptimizer = 'Executar otimizador com IA';
export const decisions = 'Decisões';
export const noDecisionsFound = 'Nenhuma decisão encontrada';
export const runTheAiOptimizerToHave = 'Execute o otimizador com IA para que ele analise suas aulas abertas.';
export const failedToLoadAiDecisions = 'Não foi possível carregar as decisões de IA';
export const loadingDecisions = 'Carregando decisões...';
export const loadMore = 'Carregar mais';
export const bookedWordsOfTotalCapacityIs = (
  bookedWords: string,
  totalCapacity: number,
  isExpected: boolean,
  likely: string,
) => `${bookedWords} de ${totalCapacity}${isExpected ? ` (${likely})` : ''}`;
export const stayAsTheyAre = (names: string, marketplaces: number) =>
  `${names} ${wordFor(marketplaces, 'fica como está', 'ficam como estão')}`;
export const theAiOptimizerIsLookingAt = 'O otimizador com IA está analisando suas aulas abertas...';
export const theRunDidNotFinish = (at: string, problem: string) =>
  `${at}: a execução não terminou. ${problem}`;
export const failedOn = (names: string) => `Falhou em ${names}`;
export const sendingTo = (names: string) => `Enviando para ${names}`;
export const namesWaitForYou = (names: string) => `${names} espera por você`;
export const doneOn = (names: string) => `Feito em ${names}`;
export const before = 'Antes';
export const after = 'Depois';
export const placesToPlaceBookedBooked = (placesTo: number, booked: number) =>
  `${counted(placesTo, 'vaga', 'vagas')}, ${counted(booked, 'reservada', 'reservadas')}`;
export const booked = 'Reservada';
export const open = 'Aberta';
export const newlyOpen = 'Recém-aberta';
export const increase = 'Aumentar';
export const decrease = 'Diminuir';
export const maintain = 'Manter';
export const expectedRevenueImpact = (amount: string) => `Impacto esperado na receita: ${amount}`;
export const toDo = 'A fazer:';
export const aiAnalyzedAndGenerated = (classesText: string, decisionsGenerated: number) =>
  `A IA analisou ${classesText} e gerou ${counted(decisionsGenerated, 'recomendação', 'recomendações')}`;
export const placesPlaceOnName = (places: number, name: string) =>
  `${counted(places, 'vaga', 'vagas')} em ${name}`;
export const placesOnName = (places: number, name: string) => `${places} em ${name}`;
export const moveFromTo = (places: number, from: string, to: string) =>
  `Mover ${counted(places, 'vaga', 'vagas')} de ${from} para ${to}`;
export const openAndClose = (opened: string, closed: string) => `Abrir ${opened} e fechar ${closed}`;
export const openOnEach = (onEach: string) => `Abrir ${onEach}`;
export const closeOnEach = (onEach: string) => `Fechar ${onEach}`;
export const leaveThePlacesAsTheyAre = 'Deixar as vagas como estão';
export const noDifferenceInRevenueExpected = 'nenhuma diferença de receita esperada';
export const aboutGain = (gain: string) => `cerca de ${gain}`;
export const classIsAheadOrBehind = (distance: number, percent: number) =>
  `a aula está ${distance}% ${percent > 0 ? 'adiantada' : 'atrasada'}`;
export const paysMoreButUsuallySellsOnly = (name: string, bookings: string) =>
  `${name} paga mais, mas normalmente só vende mais ${bookings} até a aula`;
export const paysMoreButCustomersItTurns = (name: string) =>
  `${name} paga mais, mas os clientes que não acham vaga lá costumam reservar direto com você`;
export const it = 'Este marketplace';
export const usuallySellsMoreFromHere = (who: string, bookings: string) =>
  `${who} normalmente vende mais ${bookings} até a aula`;
export const noPlaceIsFreeAnyMore = 'Não há mais nenhuma vaga livre';
export const aPlaceLeftFreeWillProbably = (later: string, name: string, now: string) =>
  `Uma vaga deixada livre provavelmente renderá ${later} mais tarde; ${name} paga ${now} agora`;
export const youUsuallySellMoreDirectlyFrom = (bookings: string) =>
  `Normalmente você vende mais ${bookings} diretamente até a aula`;
export const yourRulesAskedForThis = (rules: number, names: string) =>
  `${wordFor(rules, 'Sua regra', 'Suas regras')} ${names} ${wordFor(rules, 'pediu', 'pediram')} isso`;
export const thereIsNoHistoryToCompare =
  'Ainda não há histórico para comparar, então é uma primeira estimativa';
export const whyAndPace = (why: string, pace: string) => `${why}, e ${pace}.`;
export const allDecisions = 'Todas as decisões';
export const undoThisDecision = 'Desfazer esta decisão?';
export const cancel = 'Cancelar';
export const undoDecision = 'Desfazer decisão';
export const whatStoodBeforeComesBackHere = 'Volta o que havia antes, aqui e nos marketplaces:';
export const placesCounted = (places: number) => counted(places, 'vaga', 'vagas');
export const undo = 'Desfazer';
export const decisionApprovedAndQueuedForExecution = 'Decisão aprovada e na fila para execução';
export const failedToApproveDecision = 'Não foi possível aprovar a decisão';
export const decisionRejected = 'Decisão rejeitada';
export const failedToRejectDecision = 'Não foi possível rejeitar a decisão';
export const decisionUndone = 'Decisão desfeita';
export const failedToUndoDecision = 'Não foi possível desfazer a decisão';
export const pleaseConnectAtLeastOneIntegration =
  'Conecte pelo menos uma integração antes de executar o otimizador com IA';
export const failedToRunAiOptimizer = 'Não foi possível executar o otimizador com IA';
export const itIsNotRecommendedAgainUntil =
  'Não será recomendada de novo até que as reservas, a capacidade ou as condições da aula mudem claramente.';
export const cupoWillNoLongerChangeThese =
  'Fica como você definiu: nada automático muda essas vagas de novo, a não ser para retirar as que forem reservadas, e as recomendações para elas esperam por você.';
export const thisClassIsInTheComparison =
  'Esta aula está no grupo de comparação: uma em cada dez aulas fica sem alteração, para medir o que as decisões automáticas trazem.';
export const itsRecommendationWaitsForYou = (compared: string) =>
  `${compared} A recomendação espera por você.`;
export const youDecidedThePlacesOfFor = (names: string) =>
  `Você decidiu por último as vagas de ${names} para esta aula, então nada automático as muda. Esta recomendação espera por você.`;
export const tookThisBack = 'desfez isso';
export const refusedThis = 'recusou isso';
export const youNothingAutomaticChangesThePlaces = (verb: string, names: string) =>
  `Você ${verb}: nada automático muda de novo as vagas de ${names} para esta aula até que você aprove uma recomendação para elas.`;
export const wasDeleted = 'foi excluída';
export const wasSwitchedOff = 'foi desativada';
export const withdrawnYourRuleWhichAskedFor = (rule: string, withdrawnBy: string) =>
  `Retirada: sua regra “${rule}”, que pedia isso, ${withdrawnBy}. Nada foi enviado.`;
export const youDecidedThePlacesOfLast = (names: string) =>
  `Você decidiu por último as vagas de ${names}: nada automático as muda. Aprove uma recomendação para devolver o controle ao Cupo.`;
export const nothingAutomaticChangesItsPlaces = (compared: string) =>
  `${compared} Nada automático muda suas vagas.`;
export const channelNameAtPlaces = (channelName: string, places: number) => `${channelName} em ${places}`;
export const youRejectedThisAt = (time: string, places: string, untilChanged: string) =>
  `Você a rejeitou em ${time}: ${places}. ${untilChanged}`;
export const youRejectedThisOn = (time: string, untilChanged: string) =>
  `Você a rejeitou em ${time}. ${untilChanged}`;
export const theClassCouldNotBeTried = 'Não foi possível simular a aula';
export const loadingWhatTheClassIsTried = 'Carregando o necessário para simular a aula...';
export const thisClassCanBeTriedAfter =
  'Esta aula poderá ser simulada depois da próxima execução do otimizador com IA.';
export const whatIf = 'E se';
export const typeWholePlacesOf0Or = 'Digite vagas inteiras, de 0 em diante, e preços de 0 em diante.';
export const revenueAgainstNow = 'Receita, em relação a agora';
export const chanceToSellOut = 'Chance de lotar';
export const asItIsNow = (percent: string) => `${percent} como está agora`;
export const bookingsAtTheStart = 'Reservas no início';
export const bookingsAsNow = (bookings: string) => `${bookings} como está agora`;
export const capacity = 'Capacidade';
export const placesOn = (channelName: string) => `Vagas em ${channelName}`;
export const channelNamePrice = (channelName: string) => `Preço de ${channelName}`;
export const pricesAreWhatABookingBrings =
  'Os preços são o que uma reserva rende daqui em diante. O Cupo não adivinha quem deixaria de vir com outro preço.';
export const backToTheRecommendation = 'Voltar à recomendação';
export const placesFromTo = (placesFrom: number, shown: ReactNode, placesTo: number) =>
  rich(`${placesFrom} → `, shown, ` ${wordFor(placesTo, 'vaga')}`);
export const marketplaceWithPlaces = (name: string, places: number) =>
  `${name} (${counted(places, 'vaga', 'vagas')})`;
export const bookedWhenDecided = (bookings: number, totalCapacity: number, occupancy: string) =>
  `${bookings}/${totalCapacity} reservadas (${occupancy}) quando foi decidida`;
