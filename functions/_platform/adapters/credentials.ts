/**
 * Lambda passes a function its credentials in environment variables only. The build uses this module instead of the
 * SDK's chain of credential providers (files, single sign-on, metadata services), which no function can use.
 */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';
