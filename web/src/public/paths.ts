/** The path to which public documents link. Its route guard redirects each visitor. */
export const homePath = '/';
export const authPath = '/auth';
export const signUpPath = '/auth?sign-up';
export const demoPath = '/demo';
export const privacyPath = '/privacy-policy';
export const termsPath = '/terms-of-service';
