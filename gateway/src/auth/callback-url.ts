/** Where to go after signing in: a path of the page's own host, or one of our origins; anything else leads home. */
export function safeCallbackUrl(asked: string | undefined, origins: readonly string[]): string {
  if (asked === undefined || asked.length > 2_000 || !/^[\u0021-\u005B\u005D-\u{10FFFF}]*$/u.test(asked))
    return '/';
  if (asked.startsWith('/')) return asked.startsWith('//') ? '/' : asked;
  try {
    const url = new URL(asked);
    return origins.includes(url.origin) && url.username === '' && url.password === '' ? url.href : '/';
  } catch {
    return '/';
  }
}
