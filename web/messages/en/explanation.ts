import { counted, wordFor } from '../counted.ts';

/** The server also words decisions in this language. Older decisions without recorded facts show its text. */
export const isServersLanguage: boolean = true;

export const madeSoFar = (bookings: number, cancelled: number, shown: string) =>
  `${counted(bookings, 'booking')} so far${cancelled === 0 ? '' : `, ${shown} of them cancelled`}`;
export const noHistoryYet = (made: string) => `${made}; there is no history yet to compare with.`;
export const againstUsual = (made: string, hasCancelled: boolean, usual: string, gap: string) =>
  `${made}${hasCancelled ? ',' : ''} against ${usual} usual by now${gap}.`;
export const ahead = (percent: number) => ` (${percent}% ahead)`;
export const behind = (percent: number) => ` (${percent}% behind)`;
export const days = (count: number) => counted(count, 'day');
export const hours = (count: number) => counted(count, 'hour');
export const noneFree = (capacity: number, left: string) =>
  `None of ${counted(capacity, 'place')} is free with ${left} left.`;
export const allSold = (capacity: number, left: string) =>
  `${capacity === 1 ? 'The only place is' : `All ${counted(capacity, 'place')} are`} sold with ${left} left.`;
export const someFree = (free: number, capacity: number, left: string) =>
  `${free} of ${counted(capacity, 'place')} ${wordFor(free, 'is', 'are')} free with ${left} left`;
export const directAsks = (expected: string, free: number, chance: string) =>
  `Direct is expected to ask for ${expected} more (chance that it takes ${free === 1 ? 'it' : `all ${free}`}: ${chance})`;
export const costsNothing = 'a place given away now costs nothing, since it would most likely stay empty';
export const costs = (amount: string) => `each place given away now costs ${amount} of later bookings`;
export const freeAndCost = (free: string, cost: string) => `${free}; ${cost}.`;
export const freeDirectAndCost = (free: string, direct: string, cost: string) =>
  `${free}. ${direct}; ${cost}.`;
export const bookingEarns = (name: string, amount: string) =>
  `One ${name} booking earns ${amount} after no-shows and cancellations`;
export const wouldStayEmpty = 'a place kept back would most likely stay empty';
export const keptIsWorth = (amount: string) =>
  `a free place kept for better-paying bookings is worth ${amount}`;
export const noPlaceFree = 'No place is free, so there is nothing to offer.';
export const classFull = 'The class is full, so there is nothing to offer.';
export const nothingMore = (booking: string, place: string) =>
  `${booking}, but ${place}: nothing more is offered.`;
export const nothingMoreAsTheyTurn = (booking: string, share: string, place: string) =>
  `${booking}, but ${share} of the customers who find it closed book directly, and ${place}: nothing more is offered.`;
export const mayBeOffered = (booking: string, place: string, which: string, requests: string) =>
  `${booking} and ${place}, so ${which} may be offered; ${requests} expected.`;
export const upToPlaces = (places: number) => `up to ${counted(places, 'free place')}`;
export const theFreePlace = 'the free place';
export const allFreePlaces = (places: number) => `all ${counted(places, 'free place')}`;
export const moreRequests = (requests: number) => counted(requests, 'more request');
export const goWhereTheyGainMost = 'Free places go to the marketplaces where they gain most.';
export const largestAdjustment = 'Your largest adjustment per decision keeps it from going further.';
export const tooClose = 'It is too close to the class to change allocations.';
export const lowOccupancy =
  'Occupancy is below your low threshold: places may go to other marketplaces, none are closed.';
export const highOccupancy = 'Occupancy is above your high threshold, so no places are opened.';
export const noFurtherPlaces = 'There are no further free places to offer.';
export const keeps = (name: string, places: number) => `Keep ${name} at ${counted(places, 'place')}.`;
export const opens = (name: string, places: number, from: number, to: number, gain: string) =>
  `Open ${counted(places, `${name} place`)} (${from} to ${to}${gain}).`;
export const closes = (name: string, places: number, from: number, to: number, gain: string) =>
  `Close ${counted(places, `${name} place`)} (${from} to ${to}${gain}).`;
export const expectedGain = (amount: string) => `, expected ${amount}`;
export const expectedLoss = (amount: string) => `, expected ${amount} if nothing is altered later`;
export const afterMoreBookings = (bookings: number) =>
  `After ${counted(bookings, 'more booking')} on any channel, none would be offered.`;
export const opensAt = (name: string, amount: string) =>
  `If a ${name} booking brought ${amount} or more, one more place would be offered.`;
export const closesBelow = (name: string, amount: string) =>
  `If a ${name} booking brought less than ${amount}, one place fewer would be offered.`;
export const noFiguresRecorded = 'No figures were recorded for this decision.';
export const decidedByRules = (count: number, names: string) =>
  `Decided by your ${wordFor(count, 'rule', 'rules, in this order:')} ${names}.`;
export const alsoMeetsRules = (count: number, names: string) =>
  `This also meets your ${wordFor(count, 'rule', 'rules, in this order:')} ${names}.`;
export const ruleAdds = (rule: string, places: number, because: string) =>
  `Your rule “${rule}” adds ${counted(places, 'place')}${because}.`;
export const ruleTakes = (rule: string, places: number, because: string) =>
  `Your rule “${rule}” takes ${counted(places, 'place')} away${because}.`;
export const occupancyIsBelow = (occupancy: number, threshold: number, hours: number) =>
  `: occupancy is ${occupancy}%, below ${threshold}%, ${counted(hours, 'hour')} before class`;
export const occupancyIsAbove = (occupancy: number, threshold: number, hours: number) =>
  `: occupancy is ${occupancy}%, above ${threshold}%, ${counted(hours, 'hour')} before class`;
export const ruleAsksFor = (places: number, limit: string) => `It asks for ${places}; ${limit}.`;
export const classHasNoMore = 'the class has no more places';
export const othersAreBooked = 'the others are booked';
export const noneLeftToTake = 'there are no more to take away';
export const adjustmentHoldsBack = 'your largest adjustment per decision holds it back';
export const noFreePlacesLeft = 'there are no further free places';
export const ruleYields = (rule: string) => `Your rule “${rule}” asks for the opposite and gives way.`;
export const ruleYieldsTo = (rule: string, earlier: string) =>
  `Your rule “${rule}” asks for the opposite and gives way: “${earlier}” comes before it.`;
export const ruleKeepsAtLeast = (rule: string, places: number) =>
  `Your rule “${rule}” keeps at least ${counted(places, 'place')} here.`;
export const ruleKeepsAtMost = (rule: string, places: number) =>
  `Your rule “${rule}” keeps at most ${counted(places, 'place')} here.`;
export const rulesNeedPlaces = 'Your rules need its free places elsewhere.';
export const staysAt = (name: string, places: number) => `${name} stays at ${counted(places, 'place')}.`;
export const goesTo = (name: string, from: number, to: number, gain: string) =>
  `${name} goes from ${from} to ${counted(to, 'place')}${gain}.`;
export const byRevenueAlone = (places: number, name: string, earns: string, worth: string) =>
  `By revenue alone it would have ${counted(places, 'place')}: one ${name} booking earns ${earns}, a free place kept for better-paying bookings is worth ${worth}.`;
export const forecastGoesByDay = (reason: string) => `${reason}. The forecast takes that into account.`;
export const heldElsewhere = (places: number) =>
  `${counted(places, 'place is', 'places are')} held by channels that are not connected.`;
export const stillOffered = (places: number) =>
  `${counted(places, 'place is', 'places are')} still offered until a lower number is confirmed.`;
export const capped =
  'Fewer places are offered than would pay: one could be sold twice before a booking is known.';
