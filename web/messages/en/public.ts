export const oopsPageNotFound = 'Oops! Page not found';
export const thisPlaceIsEmptyAndThere = 'This place is empty, and there is nothing to book at this address.';
export const backToHome = 'Back to Home';
export const sellEveryPlaceInEveryClass = (name: string) =>
  `${name}: sell every place in every class where it earns most`;
export const forecastsDemandForFitnessClassesAnd = (name: string, trialDays: number) =>
  `${name} forecasts demand for fitness classes and moves places between Fitpass, Wellhub, TotalPass, ClassPass and direct customers. ${trialDays} days free.`;
export const privacyPolicy = (name: string) => `Privacy Policy · ${name}`;
export const whatKnowsAboutStudiosAndThe = (name: string) =>
  `What ${name} knows about studios and the people who book there, why, and for how long.`;
export const termsOfService = (name: string) => `Terms of Service · ${name}`;
export const theContractBetweenFitnessStudiosAnd = (name: string) =>
  `The contract between fitness studios and ${name}: trial, price, cancelling, data and liability.`;
export const unsubscribeName = (name: string) => `Unsubscribe · ${name}`;
export const whereTheMorningEMailsOf = (name: string) =>
  `Where the morning e-mails of ${name} are unsubscribed from.`;
export const pageNotFound = (name: string) => `Page not found · ${name}`;
export const thereIsNoPageAtThis = (name: string) => `There is no page at this address of ${name}.`;
export const startFreeTrial = (monthlyPrice: string) => `Start Free Trial - ${monthlyPrice}`;
export const nameHome = (name: string) => `${name} home`;
export const onThisPage = 'On this page';
export const signIn = 'Sign In';
export const legalAndContact = 'Legal and contact';
export const privacyPolicyTitle = 'Privacy Policy';
export const termsOfServiceTitle = 'Terms of Service';
export const skipToContent = 'Skip to content';
export const youAreUnsubscribedThereWillBe =
  'You are unsubscribed: there will be no more e-mails of this kind.';
export const thatDidNotWorkPleaseTry =
  'That did not work. Please try again, or open the link in the e-mail once more.';
export const unsubscribe = 'Unsubscribe';
export const noMoreEMailsOfThis = 'No more e-mails of this kind? What waits for you stays on your dashboard.';
export const chooseWhatYouAreToldInstead = 'Choose your notifications instead';
export const language = 'Language';
export const aMonth = (price: string) => `${price}/month`;
