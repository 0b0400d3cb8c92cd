import type { ReactNode } from 'react';
import { rich } from '../rich.ts';
export const off = 'Off';
export const setUpAuthenticatorApp = 'Set Up Authenticator App';
export const signingInNoLongerAsksFor = 'Signing in no longer asks for a code';
export const onLabel = 'On';
export const turnOff = 'Turn Off';
export const yourAccountCouldNotBeRead = 'Your account could not be read';
export const signInAndSecurity = 'Sign-in & Security';
export const howYouSignIn = 'How you sign in';
export const password = 'Password';
export const aSecondStepAfterYourPassword =
  'A second step after your password: a six-digit code from your phone that changes every 30 seconds';
export const authenticatorApp = 'Authenticator App';
export const signsYouOutOnEveryDevice = 'Signs you out on every device';
export const otherDevices = 'Other Devices';
export const somethingWentWrongPleaseTryAgain = 'Something went wrong. Please try again.';
export const signIn = 'Sign In';
export const signingIn = 'Signing in...';
export const createAccount = 'Create Account';
export const creatingAccount = 'Creating account...';
export const welcomeBack = 'Welcome back!';
export const accountCreatedRedirectingToDashboard = 'Account created! Redirecting to dashboard...';
export const termsOfService = 'Terms of Service';
export const privacyPolicy = 'Privacy Policy';
export const account = 'Account';
export const signUp = 'Sign Up';
export const signInToOrCreateYour = (name: string) => `Sign in to ${name}, or create your studio’s account`;
export const welcome = 'Welcome';
export const everyPlaceInEveryClassWhere = 'Every place in every class, where it earns most.';
export const forecastsDemandForYourClassesAnd = (name: string) =>
  `${name} forecasts demand for your classes and moves places between Fitpass, Wellhub, TotalPass and your own customers. You decide; it does the rest.`;
export const yourPasswordWasChangedOtherDevices =
  'Your password was changed. All other devices were signed out.';
export const yourPasswordWasChangedButOther =
  'Your password was changed, but other devices may still be signed in';
export const yourPasswordWasChangedToSignOut =
  'Your password was changed, but other devices may still be signed in. To sign them out, choose “Sign Out Everywhere” under “Sign-in & Security”.';
export const yourPasswordWasChangedSignIn = 'Your password was changed. Sign in with the new one.';
export const everyDeviceWasSignedOutEnterTheCode =
  'Your password was changed, and every device was signed out. To stay signed in here, enter the code that your authenticator app shows.';
export const enterThePasswordYouHaveNow =
  'Enter the password you have now, then the new one. All other devices will be signed out.';
export const changePassword = 'Change Password';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const confirm = 'Confirm';
export const sendANewCode = 'Send a new code';
export const confirmationCode = 'Confirmation code';
export const forgotYourPassword = 'Forgot your password?';
export const signingInNowAsksForA = 'Signing in now asks for a code of your authenticator app';
export const codeToScanWithYourAuthenticator = 'Code to scan with your authenticator app';
export const copyTheKey = 'Copy the key';
export const keyCopied = 'Key copied';
export const theKeyCouldNotBeCopied = 'The key could not be copied';
export const scanTheCodeWithYourAuthenticator =
  'Scan the code with your authenticator app, or type the key into it. Then enter the six digits that it shows.';
export const turnOn = 'Turn On';
export const authenticatorCode = 'Authenticator code';
export const email = 'Email';
export const mustBeAtLeast6Characters = 'Must be at least 6 characters';
export const thisAccountNeedsAStepThat =
  'This account needs a step that is not offered here. Please contact support.';
export const thisTookTooLongPleaseGo = 'This took too long. Please go back and sign in again.';
export const yourPasswordWasSetBySomebody = 'Your password was set by somebody else. Choose one of your own.';
export const saveAndSignIn = 'Save and Sign In';
export const enterYourEMailAddressAnd =
  'Enter your e-mail address, and we’ll send you a code to reset your password.';
export const sendCode = 'Send Code';
export const code = 'Code';
export const enterTheCodeThatYourAuthenticator = 'Enter the code that your authenticator app shows.';
export const signOutEverywhere = 'Sign Out Everywhere';
export const signOutEverywhereTitle = 'Sign out everywhere?';
export const youWillHaveToSignIn =
  'You will have to sign in again on every device, including this one. No browser shows your notifications until you allow it there again.';
export const back = 'Back';
export const aNewCodeIsOnIts = 'A new code is on its way';
export const invalidEmailAddress = 'Invalid email address';
export const passwordMustBeAtLeastCharacters = (passwordCharactersMin: number) =>
  `Password must be at least ${passwordCharactersMin} characters`;

export const byCreatingAnAccountYouAgree = (terms: ReactNode, privacy: ReactNode) =>
  rich('By creating an account you agree to our ', terms, ' and ', privacy, '.');
export const weSentACodeTo = (email: ReactNode) =>
  rich('We sent a code to ', email, '. Enter it to confirm your address.');
export const aCodeIsOnItsWayIfThereIsAnAccount = (email: ReactNode) =>
  rich('If ', email, ' has an account, a code is on its way there.');
export const language = 'Language';
