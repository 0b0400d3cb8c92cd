export { english as notificationMessages } from '#shared/core/notifications/messages.ts';
