import { counted, wordFor } from '../counted.ts';

export const approveNounAbout = (noun: string, about: string) => `Aprovar ${noun}${about}`;
export const rejectNoun = (noun: string) => `Rejeitar ${noun}`;
export const selectAll = (decisions: number) =>
  wordFor(decisions, 'Selecionar a decisão', `Selecionar as ${decisions}`);
export const clearSelection = 'Limpar seleção';
export const thisIsSent = (band: string | null) => `${band ? `No total ${band}. ` : ''}Isto será enviado:`;
export const youCanUndoItAsLong = 'Você pode desfazer enquanto as vagas não forem vendidas.';
export const nothingIsSent = 'Nada é enviado.';
export const theyAreNotRecommendedAgainUntil =
  'Não serão recomendadas de novo até que as reservas, a capacidade ou as condições das aulas mudem claramente. Isto não pode ser desfeito.';
export const decisions = (decisions: number) => counted(decisions, 'decisão', 'decisões');
export const approveManyAbout = (many: string, about: string) => `Aprovar ${many}${about}?`;
export const rejectMany = (many: string) => `Rejeitar ${many}?`;
export const approveMany = (many: string) => `Aprovar ${many}`;
export const rejectManyButton = (many: string) => `Rejeitar ${many}`;
export const approving = 'Aprovando';
export const rejecting = 'Rejeitando';
export const undoing = 'Desfazendo';
export const approvedAndQueuedForExecution = (decisions: number) =>
  `${wordFor(decisions, 'aprovada')} e na fila para execução`;
export const rejected = (decisions: number) => wordFor(decisions, 'rejeitada');
export const undone = (decisions: number) => wordFor(decisions, 'desfeita');
export const underTotalDecision = (under: string, total: number) =>
  `${under} ${counted(total, 'decisão', 'decisões')}...`;
export const answeredOfTotal = (answered: number, total: number) => `${answered} de ${total}`;
export const someOfDecisions = (done: number, decisions: number) =>
  `${done} de ${counted(decisions, 'decisão', 'decisões')}`;
export const whatCouldNotBeDone = 'O que não foi possível fazer';
export const undoAll = 'Desfazer tudo';
export const likelyLow = (low: string) => `provavelmente ${low}`;
export const likelyTo = (low: string, high: string) => `provavelmente de ${low} a ${high}`;
export const seldomMuchMore = (likely: string) => `${likely}, raramente muito mais`;
export const seldomMuchLess = (likely: string) => `${likely}, raramente muito menos`;
export const aboutAmount = (amount: string) => `, cerca de ${amount}`;
export const addedPlaceMore = (added: number) => `mais ${counted(added, 'vaga', 'vagas')}`;
export const removedPlaceFewer = (removed: number) => `menos ${counted(removed, 'vaga', 'vagas')}`;
export const and = ' e ';
export const channelNameMovedInClassesClass = (channelName: string, moved: string, classes: number) =>
  `${channelName}: ${moved} em ${counted(classes, 'aula', 'aulas')}`;
export const theServerSaidNothingOfIt = 'O servidor não disse nada sobre isso.';
export const failedToLoadAiDecisions = 'Não foi possível carregar as decisões de IA';
export const viewDetailsOf = (name: string) => `Ver detalhes de ${name}`;
export const viewDetails = 'Ver detalhes';
export const worth = 'Valor';
export const confidence = 'Confiança';
export const classLabel = 'Aula';
export const change = 'Mudança';
export const occupancy = 'Ocupação';
export const timestamp = 'Data e hora';
export const actions = 'Ações';
export const bookedDecidedInstantIn = (booked: string, instantIn: string) =>
  `${booked} · Decidida em ${instantIn}`;
export const classTime = 'Horário da aula';
export const filters = 'Filtros';
export const day = 'Dia';
export const allDays = 'Todos os dias';
export const allClasses = 'Todas as aulas';
export const marketplace = 'Marketplace';
export const allMarketplaces = 'Todos os marketplaces';
export const anyConfidence = 'Qualquer confiança';
export const sortBy = 'Ordenar por';
export const clearFilters = 'Limpar filtros';
export const nextPage = 'Próxima página';
export const previousPage = 'Página anterior';
export const pageNumber = (page: number) => `Página ${page}`;
export const decisionsThatWaitForYourAnswer = 'Decisões que esperam sua resposta';
export const noDecisionsFound = 'Nenhuma decisão encontrada';
export const noWaitingDecisionMatchesTheseFilters = 'Nenhuma decisão pendente corresponde a estes filtros.';
export const runTheAiOptimizerToHave = 'Execute o otimizador com IA para que ele analise suas aulas abertas.';
export const decisionsToAnswerTogether = 'Decisões para responder juntas';
export const selectAllOnThisPage = 'Selecionar todas desta página';
export const selectName = (name: string) => `Selecionar ${name}`;
export const loadingDecisions = 'Carregando decisões...';
export const selectedDecisions = (decisions: number) =>
  counted(decisions, 'decisão selecionada', 'decisões selecionadas');
export const sureDecisions = (decisions: number, threshold: string) =>
  `${counted(decisions, 'decisão segura o bastante', 'decisões seguras o bastante')} para o seu limite de ${threshold}`;
export const winsOfTheMoney = (percent: string) => `ganha ${percent} do dinheiro em jogo`;
export const next = 'próxima';
export const previous = 'anterior';
export const approve = 'aprovar';
export const reject = 'rejeitar';
export const undoTheLastApproval = 'desfazer a última aprovação';
export const open = 'abrir';
export const bookedOfCapacity = (bookings: number, totalCapacity: number) =>
  `${bookings}/${totalCapacity} reservadas`;
export const youSetTheseYourself = (what: string) =>
  `${what}. Estas você mesmo define lá; estão em Registros.`;
