export { english as words } from '#shared/core/notifications/words.ts';
