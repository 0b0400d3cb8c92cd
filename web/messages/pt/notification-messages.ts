export { portuguese as notificationMessages } from '#shared/core/notifications/portuguese.ts';
