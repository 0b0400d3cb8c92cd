export const thisIsADemoSignUp = 'This is a demo. Sign up to do this with your own studio.';
export const inTheDemoYouCanOpen =
  'In the demo you can open this week’s classes only. Sign up to see your own studio.';
export const demo = 'Demo';
export const youAreLookingAtADemo = 'You are looking at a demo studio.';
export const nothingHereCanBeChanged = 'Nothing here can be changed.';
export const demoStudio = 'Demo studio';
export const leaveTheDemo = 'Leave the demo';
export const startDayFreeTrial = (trialDays: number) => `Start ${trialDays}-Day Free Trial`;
export const notInTheDemo = 'Not in the demo';
export const thisPageIsNotPartOf = 'This page is not part of the demo';
export const hereYouSetUpYourOwn =
  'Here you set up your own studio: its marketplaces, rules and settings. Sign up to use it.';
