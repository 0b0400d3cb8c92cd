/**
 * Text that packed recordings have in common, used like the text of `advice-dictionary.ts`. Stored recordings were
 * packed with exactly this text, so it must never change. The most frequent text is at the end.
 */
export const recordingDictionary: Uint8Array = new TextEncoder().encode(
  [
    '"label":"Accept the booking","method":"PATCH","url":"https://api.partners.gympass.com/booking/v2/gyms/•••/bookings/BK_","requestBody":"{\\"status\\":\\"RESERVED\\"}","status":204,"answerExcerpt":null,',
    '"label":"Find the class","method":"GET","url":"https://api.partners.gympass.com/booking/v1/gyms/•••/classes/ /slots/ "https://booking-api.totalpass.com/partner/event-occurrences?placeId=•••',
    '\\"total_capacity\\":,\\"total_booked\\":,\\"occur_date\\":\\"2026-12-06T22:00:00.000Z\\",\\"slots\\":',
    '"answerExcerpt":"[{\\"id\\":1364,\\"lesson_time\\":\\"2026-12-06T22:00:00.000Z\\",\\"start_date\\":\\"2026-12-06T22:00:00.000Z\\",\\"day\\":0,\\"length\\":55,\\"lesson_availability\\":2,\\"parent_id\\":null,\\"lesson\\":{\\"id\\":1011,\\"name\\":\\"',
    '\\"},\\"instructor\\":{\\"id\\":1011,\\"name\\":\\"\\"},\\"disabled\\":false,\\"end_time\\":\\"2026-12-06T22:55:00.000Z\\"},{\\"id\\":',
    '"requestBody":"_method=patch&authenticity_token=•••&schedule%5Bid%5D=1376&schedule%5Bgym_id%5D=9000&schedule%5Btimezone%5D=-06%3A00&schedule%5Blesson_id%5D=1013&schedule%5Binstructor_name%5D=',
    '&schedule%5Bstart_date%5D=2026-12-06&schedule%5Blesson_time%5D=19%3A00%3A00.000&schedule%5Blength%5D=55&schedule%5Blesson_availability%5D=4&multiple=false","status":200,"answerExcerpt":null,',
    '[{"at":"2026-11-23T13:00:28.852Z","label":"Open the sign-in page","method":"GET","url":"https://admin2.fitpass.com/sessions/new","requestBody":null,"status":200,"answerExcerpt":"sign-in form","durationMs":',
    '"label":"Sign in","method":"POST","url":"https://admin2.fitpass.com/sessions","requestBody":"authenticity_token=•••&login_user%5Bemail%5D=•••&login_user%5Bpassword%5D=•••","status":302,"answerExcerpt":"leads to /g/calendar","durationMs":',
    '"label":"Open the calendar","method":"GET","url":"https://admin2.fitpass.com/g/calendar","requestBody":null,"status":200,"answerExcerpt":"calendar","durationMs":',
    '"label":"Find the class","method":"GET","url":"https://admin2.fitpass.com/calendars/schedules?gym_id=•••&from_date=2026-12-06T01%3A00%3A00.000Z&to_date=2026-12-08T01%3A00%3A00.000Z","requestBody":null,',
    '"label":"Set places to 4","method":"POST","url":"https://admin2.fitpass.com/calendars/schedules/1376","durationMs":24,"placesBefore":2,"placesAfter":4,"note":null},',
    '"label":"Count the bookings","method":"GET","url":"https://admin2.fitpass.com/s/reservaciones/search?q=&from_date=2026-12-06&to_date=2026-12-06&status=","requestBody":null,"status":200,"answerExcerpt":"reservations: 28","durationMs":7,',
    '"placesBefore":null,"placesAfter":null,"note":null},{"at":"2026-11-23T13:00:29.240Z","label":"Open the class\'s form","method":"GET","url":"https://admin2.fitpass.com/schedules/1376/edit","requestBody":null,"status":200,"answerExcerpt":"places: 2","durationMs":23,',
    '"placesBefore":null,"placesAfter":null,"note":null}]',
  ].join(''),
);
