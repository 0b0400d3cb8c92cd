export const fitpass = 'Memberships for gyms and studios. Places are set through the partner portal.';
export const wellhub = 'Corporate wellbeing, formerly Gympass. Places are set through its booking interface.';
export const totalpass =
  'Corporate wellbeing in Brazil and Mexico. Places are set through its booking interface.';
export const classpass =
  'Credits for classes everywhere. You set places in its partner dashboard; Cupo says which.';
export const kenko = 'Studio management. Its schedule and bookings become your classes here.';
export const custom = 'Any other studio system. Tell us which one, and we connect it with you.';
