/** The path that public documents lead to. Its route guard sends each visitor on. */
export const homePath = '/';
export const authPath = '/auth';
export const signUpPath = '/auth?sign-up';
export const demoPath = '/demo';
export const privacyPath = '/privacy-policy';
export const termsPath = '/terms-of-service';
