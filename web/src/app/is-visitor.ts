/** Whether nobody is signed in here, as far as the browser remembers. It loads none of the sign-in code. */
export function isVisitor(): boolean {
  try {
    return !Object.keys(localStorage).some((key) =>
      /^CognitoIdentityServiceProvider\..*LastAuthUser$/.test(key),
    );
  } catch {
    return true;
  }
}
