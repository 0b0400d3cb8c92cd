export const loading = 'Loading...';
export const fillsYourStudiosClasses = (name: string) =>
  `${name} fills your studio's classes: it forecasts demand and moves marketplace places to where they earn most.`;
export const signInTo = (name: string) => `Sign in · ${name}`;
export const needsJavaScript = (name: string) => `${name} needs JavaScript.`;
