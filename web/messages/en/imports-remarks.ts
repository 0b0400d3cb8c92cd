import { counted } from '../counted.ts';

export const noHeaderRow = 'The file has no header row. Please check what each column holds.';
export const noDataRows = 'The file has no data rows.';
export const bookingDatesAmbiguous =
  'The booking dates can be read as day/month or as month/day. Please check them.';
export const classTimesUnreadable = 'The class times are not in a format that can be read.';
export const classTimesZoned = 'The class times carry a time zone and are shown in the zone of your studio.';
export const asLastTime = 'Columns are read as last time.';
export const asOtherStudios = 'Columns are read as other studios confirmed for files with this header.';
export const rowsAboveHeader = (rows: number) => `${counted(rows, 'row')} above the header left out.`;
export const headerRepeated = (times: number) =>
  `The header stands ${counted(times, 'time')} in the file; its repetitions are left out.`;
export const totalsLeftOut = (rows: number) => `${counted(rows, 'row')} with totals left out.`;
export const singleTextsLeftOut = (rows: number) => `${counted(rows, 'row')} with a single text left out.`;
export const raggedRows = (rows: number) =>
  `${counted(rows, 'row has', 'rows have')} another number of cells than the header. A text that contains the separator of the columns must be in quotes.`;
export const datesAreNumbers = (column: string) =>
  `The dates in "${column}" are spreadsheet numbers. Format the column as dates and export it again.`;
export const datesContradict = (column: string) =>
  `Some dates in "${column}" put the day first and some the month. Please correct them and choose the date format.`;
export const datesAmbiguous = (column: string) =>
  `The dates in "${column}" can be read as day/month or as month/day. Please choose the date format.`;
export const datesUnreadable = (column: string) =>
  `The dates in "${column}" are not in a format that can be read.`;
export const priceAsRevenue = (column: string) =>
  `"${column}" is taken for what a booking brings the studio.`;
export const cancelledAsBooked = (column: string) =>
  `"${column}" says that some bookings were cancelled, but no column says when, so they would count as booked. Remove these rows from the file, or add a column with the time of the cancellation.`;
export const waitingAsBooked = (column: string) =>
  `"${column}" says that some clients are on a waiting list. They would count as booked. Remove these rows from the file.`;
export const placesAsOne = (column: string) =>
  `"${column}" says that some bookings are for several places, but each row counts as one. Choose “Places booked” or “Guests” for it, or add a row for each further place.`;
export const guestsAsPlaces = (column: string) =>
  `"${column}" is taken for all places of a booking, including the client’s own. If it counts only the people whom the client brings along, choose “Guests” for it.`;
export const classesLeftOut = (column: string) =>
  `Classes that were cancelled according to "${column}" are left out. One that is still to come in your schedule is cancelled and its open places are closed; if it stays, the result names it.`;
export const bookingsLeftOut = (column: string) =>
  `Rows that "${column}" calls cancelled, without a time of cancellation, cancel the booking if it is known, and are left out otherwise. Rows on a waiting list are left out.`;
export const fieldsMissing = (fields: string) => `We couldn’t find a column for: ${fields}.`;
export const quoted = (column: string) => `"${column}"`;
export const classNameUncertain = (column: string, others: string) =>
  `"${column}" is read as the class's name, but it could also be in ${others}. Please choose the right one.`;
