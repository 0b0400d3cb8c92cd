export { default } from '@cloudscape-design/components/date-picker';
