/** Where the public documents lead. The gate at home sends each visitor on. */
export const homePath = '/';
export const authPath = '/auth';
export const signUpPath = '/auth?sign-up';
export const demoPath = '/demo';
export const privacyPath = '/privacy-policy';
export const termsPath = '/terms-of-service';
