import type { ClassToChange } from '#functions/_domain/places/decisions/decision.ts';

/** A class of 20 places: 8 sold directly, 2 of Fitpass's 4 places sold, none of Wellhub's 3. */
export const aClassToChange = (given: Partial<ClassToChange> = {}): ClassToChange => ({
  totalCapacity: 20,
  bookings: 10,
  bookedByChannel: { direct: 8, fitpass: 2 },
  allocations: { fitpass: 4, wellhub: 3 },
  ...given,
});
