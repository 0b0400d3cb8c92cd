export { default as messages } from '@cloudscape-design/components/i18n/messages/all.en';
