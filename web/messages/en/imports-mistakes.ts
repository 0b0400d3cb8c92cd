import { counted } from '../counted.ts';

export const cellCount = 'Column count mismatch';
export const missing = (field: string) => `Missing value for ${field}`;
export const amount = 'must be an amount of 0 or more, such as 12.50';
export const noSuchDay = 'names a day that its month does not have';
export const time = 'must be a time such as 18:30 or 6:30 PM';
export const wholeNumber = 'must be a whole number of 0 or more';
export const text = 'must be a text';
export const plainText = 'must not hold control characters or characters that turn the direction of writing';
export const year = 'must lie in the years 1900 to 2999';
export const aboveCapacity = 'must not exceed the total capacity';
export const noMarketplace = 'must name the marketplace';
export const bookedAfterClass = 'must not be more than 31 days after the class';
export const cancelledBeforeBooked = 'must not be before the booking';
export const characters = (most: number) => `must have at most ${counted(most, 'character')}`;
export const places = (most: string) => `must be a whole number from 0 to ${most}`;
export const bookedPlaces = (most: string) => `must be a whole number from 1 to ${most}`;
export const highAmount = (most: string) => `must be at most ${most}`;
export const bookings = (most: number) => `a class must have at most ${counted(most, 'booking')} in a file`;
export const date = (format: string) => `must be a date written ${format}`;
export const dateWithTime = (format: string) => `must be a date written ${format}, with or without a time`;
export const skippedTime = (day: string, hour: string) =>
  `must be a time that exists: on ${day} the clocks skip ${hour}`;
export const togetherAboveCapacity = (sum: string, capacity: string) =>
  `the marketplaces’ places (${sum}) must not exceed the total capacity (${capacity}) together`;
export const sameClass = (row: string) => `Same class as row ${row}, but with different values`;
