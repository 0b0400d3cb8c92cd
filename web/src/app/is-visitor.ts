/** Whether, as far as the browser knows, nobody is signed in. It loads none of the sign-in code. */
export function isVisitor(): boolean {
  try {
    return !Object.keys(localStorage).some((key) =>
      /^CognitoIdentityServiceProvider\..*LastAuthUser$/.test(key),
    );
  } catch {
    return true;
  }
}
