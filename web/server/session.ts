export interface ServerSession { readonly user: { readonly id: string; readonly role: string } | undefined; readonly setCookies: readonly string[]; readonly error?: string; /** Nobody could be asked. */ readonly unknown?: true }

/** Asks the gateway who the cookie belongs to. New cookies of the answer must reach the browser, or its session is lost. */
export async function readSession(gatewayUrl: string, request: { cookie: string | undefined; userAgent: string | undefined; visitor: string | undefined }): Promise<ServerSession> {
  if (request.cookie === undefined || !request.cookie.includes('session')) return { user: undefined, setCookies: [] };
  const headers = { cookie: request.cookie, 'user-agent': (request.userAgent ?? '').slice(0, 500), ...(request.visitor === undefined ? {} : { 'x-web-visitor': request.visitor }) };
  const answer = await fetch(`${gatewayUrl}/api/auth/session`, { headers, signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  if (answer === undefined || !answer.ok) return { user: undefined, setCookies: [], unknown: true };
  const text = await answer.text();
  const body = text === '' ? null : (JSON.parse(text) as { user?: { id: string; role: string }; error?: string } | null);
  return { user: body?.error === undefined ? body?.user : undefined, setCookies: answer.headers.getSetCookie(), ...(body?.error === undefined ? {} : { error: body.error }) };
}
