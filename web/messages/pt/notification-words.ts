export { portuguese as words } from '#shared/core/notifications/portuguese.ts';
