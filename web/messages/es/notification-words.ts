export { spanish as words } from '#shared/core/notifications/spanish.ts';
