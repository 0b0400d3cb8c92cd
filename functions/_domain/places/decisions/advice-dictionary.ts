/**
 * Text that packed advice has in common: `deflate` refers to it instead of writing it out, so an item takes one billed
 * kilobyte instead of two. Stored advice was packed with exactly this text, so it must never change, even if the
 * product's wording changes. The most frequent text is at the end, where references are cheapest.
 */
export const adviceDictionary: Uint8Array = new TextEncoder().encode(
  [
    'Guideline "", at most  places. Not more than  may be sold. Held back for . Close  on , Open  more, Move  places from  to .',
    'the class is ahead of, behind its usual pace, and  customers it turns away often book with you directly. ',
    '"limit":"rule" "limit":"guideline" "limit":"inventory" "limit":"sold" "inventory":"shared" "action":"decrease" ',
    'By revenue alone it would have  places: one  booking earns $, a free place kept for better-paying bookings is worth $',
    'Your rule “” adds 2 places: occupancy is 0%, below 60%, 120 hours before class.  goes from 2 to 4 places. ',
    '{"analysis":"Decided by your rule “”. 0 bookings so far against 0 usual by now. 20 of 20 places are free with 12 days left. ',
    'Direct is expected to ask for 0.4 more (chance that it takes all 20: 0%); ',
    'a place kept back earns $ on average. a place given away now costs nothing, since it would most likely stay empty.","recommendations":[',
    '"action":"increase","slotChange":2,"placesFrom":2,"placesTo":4,"reasoning":"',
    '{"marketplace":"classpass","action":"maintain","slotChange":0,"placesFrom":0,"placesTo":0,"reasoning":"Keep ClassPass at 0 places. One ClassPass booking earns $',
    ' after no-shows and cancellations and a place kept back would most likely stay empty, so all 20 free places may be offered; 0 more requests expected. ',
    'Free places go to the marketplaces where they gain most. If a ClassPass booking brought less than $, one place fewer would be offered.","expectedRevenueMinor":0},',
    '{"marketplace":"fitpass","action":"maintain","reasoning":"Keep Fitpass at ","expectedRevenueMinor":0},',
    '{"marketplace":"totalpass","action":"maintain","reasoning":"Keep TotalPass at ","expectedRevenueMinor":0},',
    '{"marketplace":"wellhub","action":"maintain","reasoning":"Keep Wellhub at ","expectedRevenueMinor":0}],',
    '"facts":{"capacity":20,"sold":0,"free":20,"hoursLeft":298.49,"weeksOfHistory":12,"bookings":0,"expectedByNow":0,"inventory":"separate",',
    '"directTakesAllShare":0,"placeValueMinor":0,"turnsToDirectShare":0.03,"channels":[{"channel":"direct","booked":0,"expectedRemaining":0.37,"earnsMinor":19998,"limit":"none"},',
    '{"channel":"fitpass","booked":0,"expectedRemaining":0.04,"earnsMinor":8999,"limit":"none","worthOffering":20,"opensOneMoreAtMinor":null,"closesOneBelowMinor":8184},',
    '{"channel":"wellhub","booked":0,{"channel":"totalpass","booked":0,{"channel":"classpass","booked":0,',
    '"opensOneMoreAtMinor":null,"closesOneBelowMinor":],"rules":[{"name":"","channel":"fitpass","slotChange":2}]}}',
  ].join(''),
);
