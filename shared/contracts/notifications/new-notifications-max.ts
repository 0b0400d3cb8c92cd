/** So many new notifications are counted; more are said as this many and more. */
export const newNotificationsMax = 99;
