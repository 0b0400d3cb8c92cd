export { spanish as notificationMessages } from '#shared/core/notifications/spanish.ts';
