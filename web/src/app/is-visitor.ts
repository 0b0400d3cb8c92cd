/** Whether nobody is signed in here, as far as the browser remembers; told without loading what signs in. */
export function isVisitor(): boolean {
  try {
    return !Object.keys(localStorage).some((key) =>
      /^CognitoIdentityServiceProvider\..*LastAuthUser$/.test(key),
    );
  } catch {
    return true;
  }
}
