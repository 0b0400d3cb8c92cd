/**
 * Lambda gives a function its credentials in its environment and nowhere else. The build puts this in the place of the
 * SDK's own chain of providers (files, single sign-on, metadata services), which no function can use.
 */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';
