import * as messages from '#messages/imports-fields';
import type { ImportField } from '#shared/contracts/imports/fields.ts';

interface FieldText {
  label: string;
  what: string;
}

/** The texts of each field. */
export const fieldTexts: Record<ImportField, FieldText> = {
  class_name: { label: messages.className, what: messages.nameOfTheClass },
  class_date: { label: messages.classDate, what: messages.dayOfTheClassAs2026 },
  class_time: { label: messages.classTime, what: messages.startInYourStudiosTimeAs },
  total_capacity: { label: messages.totalCapacity, what: messages.howManyPeopleFit },
  room: { label: messages.room, what: messages.roomOrStudio },
  current_bookings: { label: messages.currentBookings, what: messages.bookingsSoFar },
  free_places: { label: messages.freePlaces, what: messages.placesStillFree },
  instructor: { label: messages.instructor, what: messages.whoGivesTheClass },
  fitpass_slots: { label: messages.fitpassSlots, what: messages.placesOnFitpass },
  wellhub_slots: { label: messages.wellhubSlots, what: messages.placesOnWellhub },
  keno_slots: { label: messages.kenkoSlots, what: messages.placesInKenko },
  totalpass_slots: { label: messages.totalPassSlots, what: messages.placesOnTotalPass },
  classpass_slots: { label: messages.classPassSlots, what: messages.placesOnClassPass },
  direct_slots: { label: messages.directSlots, what: messages.placesYouSellYourself },
  waitlist_capacity: { label: messages.waitlistCapacity, what: messages.lengthOfTheWaitingList },
  booking_type: { label: messages.bookingType, what: messages.fitpassWellhubDirectWalkInMarketplace },
  studio_revenue: { label: messages.studioRevenue, what: messages.whatTheVisitBringsYouAs },
  booked_at: { label: messages.bookedAt, what: messages.whenItWasBooked },
  booking_price: { label: messages.bookingPrice, what: messages.priceOfTheBooking },
  booking_source: { label: messages.bookingSource, what: messages.whereItCameFrom },
  marketplace_fee: { label: messages.marketplaceFee, what: messages.whatTheMarketplaceKeeps },
  customer_name: { label: messages.customerName, what: messages.whoBooked },
  customer_email: { label: messages.customerEMail, what: messages.theirEMailAddress },
  cancelled_at: { label: messages.cancelledAt, what: messages.whenItWasCancelled },
  status: { label: messages.status, what: messages.cancelledOrWaiting },
  booked_places: { label: messages.bookedPlaces, what: messages.howManyPlacesItTakes },
  extra_guests: { label: messages.extraGuests, what: messages.howManyPeopleComeAlong },
  booking_reference: { label: messages.bookingReference, what: messages.itsNumberInYourSystem },
};

/** Whether a name is the name of a column in the file. */
export const isField = (name: string): name is ImportField => Object.hasOwn(fieldTexts, name);

/** The label of a field; undefined if it is not a field. In findings, Kenko's fields have other names. */
export function fieldLabel(path: string): string | undefined {
  const field = path === 'kenko_slots' ? 'keno_slots' : path;
  return isField(field) ? fieldTexts[field].label : undefined;
}

/** The server's text, with each field named as on the screen. */
export const withLabels = (text: string, written = (label: string): string => label): string =>
  text.replaceAll(/\b[a-z]+(?:_[a-z]+)+\b/g, (name) =>
    isField(name) ? written(fieldTexts[name].label) : name,
  );
