const answerMaxMs = 15_000;

/** Sends what an e-mail's link bears. @returns whether the server has done it */
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
