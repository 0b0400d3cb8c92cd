/** The most new notifications that are counted. More are shown as this many and more. */
export const newNotificationsMax = 99;
