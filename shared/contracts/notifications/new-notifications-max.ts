/** The highest displayed count of new notifications. Larger numbers show as this with a plus. */
export const newNotificationsMax = 99;
