/** To the sign-in, in the same frame, and back to here afterwards. A whole document: nothing of the person stays in memory. */
export function leaveForLogin(login: string, error?: string): void {
  const here = new URLSearchParams(window.location.search);
  const query = new URLSearchParams({
    ...(here.has('missiveIframe') ? { missiveIframe: '1' } : {}),
    callbackUrl: `${window.location.pathname}${window.location.search}`,
    ...(error === undefined ? {} : { error }),
  });
  window.location.assign(`${login}?${query.toString()}`);
}
