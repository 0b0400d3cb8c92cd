const answerMaxMs = 15_000;

/** Sends the unsubscribe request of an e-mail's link. @returns whether the server has carried it out */
export async function sendUnsubscribe(
  path: string,
  requested: { readonly subscription: string; readonly from: string },
): Promise<boolean> {
  const address = `${path}?${new URLSearchParams(requested).toString()}`;
  try {
    const { ok } = await fetch(address, { method: 'POST', signal: AbortSignal.timeout(answerMaxMs) });
    return ok;
  } catch {
    return false;
  }
}
