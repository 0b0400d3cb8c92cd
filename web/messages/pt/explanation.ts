import { counted, wordFor } from '../counted.ts';

/** The server words decisions only in English. */
export const isServersLanguage: boolean = false;

export const madeSoFar = (bookings: number, cancelled: number, shown: string) =>
  `${counted(bookings, 'reserva', 'reservas')} até agora${cancelled === 0 ? '' : `, ${shown} delas ${wordFor(cancelled, 'cancelada', 'canceladas')}`}`;
export const noHistoryYet = (made: string) => `${made}; ainda não há histórico para comparar.`;
export const againstUsual = (made: string, hasCancelled: boolean, usual: string, gap: string) =>
  `${made}${hasCancelled ? ',' : ''} em relação a ${usual} habituais a esta altura${gap}.`;
export const ahead = (percent: number) => ` (${percent}% a mais)`;
export const behind = (percent: number) => ` (${percent}% a menos)`;
export const days = (count: number) => counted(count, 'dia', 'dias');
export const hours = (count: number) => counted(count, 'hora', 'horas');
export const noneFree = (capacity: number, left: string) =>
  `Nenhuma de ${counted(capacity, 'vaga', 'vagas')} está livre; a aula começa em ${left}.`;
export const allSold = (capacity: number, left: string) =>
  capacity === 1
    ? `A única vaga está vendida; a aula começa em ${left}.`
    : `Todas as ${capacity} vagas estão vendidas; a aula começa em ${left}.`;
export const someFree = (free: number, capacity: number, left: string) =>
  `${counted(free, 'vaga livre', 'vagas livres')} de ${capacity}; a aula começa em ${left}`;
export const directAsks = (expected: string, free: number, chance: string) =>
  `Espera-se que os clientes diretos peçam mais ${expected} (chance de ocuparem ${free === 1 ? 'a vaga' : `as ${free}`}: ${chance})`;
export const costsNothing = 'dar uma vaga agora não custa nada, pois o mais provável é que fique vazia';
export const costs = (amount: string) => `cada vaga dada agora custa ${amount} em reservas posteriores`;
export const freeAndCost = (free: string, cost: string) => `${free}; ${cost}.`;
export const freeDirectAndCost = (free: string, direct: string, cost: string) =>
  `${free}. ${direct}; ${cost}.`;
export const bookingEarns = (name: string, amount: string) =>
  `Uma reserva do ${name} rende ${amount} depois de faltas e cancelamentos`;
export const wouldStayEmpty = 'uma vaga guardada o mais provável é que fique vazia';
export const keptIsWorth = (amount: string) =>
  `uma vaga livre guardada para reservas que pagam melhor vale ${amount}`;
export const noPlaceFree = 'Nenhuma vaga está livre, então não há nada a oferecer.';
export const classFull = 'A aula está lotada, então não há nada a oferecer.';
export const nothingMore = (booking: string, place: string) =>
  `${booking}, mas ${place}: nada mais é oferecido.`;
export const nothingMoreAsTheyTurn = (booking: string, share: string, place: string) =>
  `${booking}, mas ${share} dos clientes que a encontram fechada reservam diretamente, e ${place}: nada mais é oferecido.`;
export const mayBeOffered = (booking: string, place: string, which: string, requests: string) =>
  `${booking} e ${place}, então pode-se oferecer ${which}; esperam-se ${requests}.`;
export const upToPlaces = (places: number) => `até ${counted(places, 'vaga livre', 'vagas livres')}`;
export const theFreePlace = 'a vaga livre';
export const allFreePlaces = (places: number) =>
  places === 1 ? 'a vaga livre' : `o total de ${places} vagas livres`;
export const moreRequests = (requests: number) => counted(requests, 'pedido a mais', 'pedidos a mais');
export const goWhereTheyGainMost = 'As vagas livres vão para os marketplaces onde mais rendem.';
export const largestAdjustment = 'Seu ajuste máximo por decisão não deixa ir além.';
export const tooClose = 'Falta muito pouco para a aula para mudar vagas.';
export const lowOccupancy =
  'A ocupação está abaixo do seu limite baixo: vagas podem ir para outros marketplaces, mas nenhuma é fechada.';
export const highOccupancy = 'A ocupação está acima do seu limite alto, então nenhuma vaga é aberta.';
export const noFurtherPlaces = 'Não há mais vagas livres a oferecer.';
export const keeps = (name: string, places: number) =>
  `Manter ${name} em ${counted(places, 'vaga', 'vagas')}.`;
export const opens = (name: string, places: number, from: number, to: number, gain: string) =>
  `Abrir ${counted(places, 'vaga', 'vagas')} no ${name} (de ${from} para ${to}${gain}).`;
export const closes = (name: string, places: number, from: number, to: number, gain: string) =>
  `Fechar ${counted(places, 'vaga', 'vagas')} no ${name} (de ${from} para ${to}${gain}).`;
export const expectedGain = (amount: string) => `, esperado ${amount}`;
export const expectedLoss = (amount: string) => `, esperado ${amount} se nada mudar depois`;
export const afterMoreBookings = (bookings: number) =>
  `Depois de mais ${counted(bookings, 'reserva', 'reservas')} em qualquer canal, nenhuma seria oferecida.`;
export const opensAt = (name: string, amount: string) =>
  `Se uma reserva do ${name} rendesse ${amount} ou mais, uma vaga a mais seria oferecida.`;
export const closesBelow = (name: string, amount: string) =>
  `Se uma reserva do ${name} rendesse menos de ${amount}, uma vaga a menos seria oferecida.`;
export const noFiguresRecorded = 'Nenhum número foi guardado para esta decisão.';
export const decidedByRules = (count: number, names: string) =>
  count === 1 ? `Decidido pela sua regra ${names}.` : `Decidido pelas suas regras, nesta ordem: ${names}.`;
export const alsoMeetsRules = (count: number, names: string) =>
  count === 1
    ? `Isto também atende à sua regra ${names}.`
    : `Isto também atende às suas regras, nesta ordem: ${names}.`;
export const ruleAdds = (rule: string, places: number, because: string) =>
  `Sua regra “${rule}” adiciona ${counted(places, 'vaga', 'vagas')}${because}.`;
export const ruleTakes = (rule: string, places: number, because: string) =>
  `Sua regra “${rule}” retira ${counted(places, 'vaga', 'vagas')}${because}.`;
export const occupancyIsBelow = (occupancy: number, threshold: number, hours: number) =>
  `: a ocupação é de ${occupancy}%, abaixo de ${threshold}%, ${counted(hours, 'hora', 'horas')} antes da aula`;
export const occupancyIsAbove = (occupancy: number, threshold: number, hours: number) =>
  `: a ocupação é de ${occupancy}%, acima de ${threshold}%, ${counted(hours, 'hora', 'horas')} antes da aula`;
export const ruleAsksFor = (places: number, limit: string) => `Ela pede ${places}, mas ${limit}.`;
export const classHasNoMore = 'a aula não tem mais vagas';
export const othersAreBooked = 'as outras já estão reservadas';
export const noneLeftToTake = 'não há mais o que retirar';
export const adjustmentHoldsBack = 'seu ajuste máximo por decisão não permite';
export const noFreePlacesLeft = 'não há mais vagas livres';
export const ruleYields = (rule: string) => `Sua regra “${rule}” pede o contrário e cede.`;
export const ruleYieldsTo = (rule: string, earlier: string) =>
  `Sua regra “${rule}” pede o contrário e cede: “${earlier}” vem antes.`;
export const ruleKeepsAtLeast = (rule: string, places: number) =>
  `Sua regra “${rule}” mantém aqui pelo menos ${counted(places, 'vaga', 'vagas')}.`;
export const ruleKeepsAtMost = (rule: string, places: number) =>
  `Sua regra “${rule}” mantém aqui no máximo ${counted(places, 'vaga', 'vagas')}.`;
export const rulesNeedPlaces = 'Suas regras precisam das vagas livres em outro marketplace.';
export const staysAt = (name: string, places: number) =>
  `${name} fica em ${counted(places, 'vaga', 'vagas')}.`;
export const goesTo = (name: string, from: number, to: number, gain: string) =>
  `${name} passa de ${from} para ${counted(to, 'vaga', 'vagas')}${gain}.`;
export const byRevenueAlone = (places: number, name: string, earns: string, worth: string) =>
  `Só pela receita teria ${counted(places, 'vaga', 'vagas')}: uma reserva do ${name} rende ${earns} e uma vaga livre guardada para reservas que pagam melhor vale ${worth}.`;
export const forecastGoesByDay = (reason: string) => `${reason}. A previsão leva isso em conta.`;
export const heldElsewhere = (places: number) =>
  `${counted(places, 'vaga está reservada', 'vagas estão reservadas')} para canais que não estão conectados.`;
export const stillOffered = (places: number) =>
  `${counted(places, 'vaga continua', 'vagas continuam')} à venda até um número menor ser confirmado.`;
export const capped =
  'São oferecidas menos vagas do que valeria a pena: uma poderia ser vendida duas vezes antes de a reserva ser conhecida.';
