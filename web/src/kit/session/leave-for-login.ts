/** To the sign-in and back to here afterwards. A whole document: nothing of the person stays in memory. */
export function leaveForLogin(login: string, error?: string): void {
  const query = new URLSearchParams({
    callbackUrl: `${window.location.pathname}${window.location.search}`,
    ...(error === undefined ? {} : { error }),
  });
  window.location.assign(`${login}?${query.toString()}`);
}
