/** A browser as far as cookies and forms go; sends what a page of ours would send. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** `set-cookie` lines of the last answer. */
  lastCookies: readonly string[] = [];

  constructor(
    readonly origin: string,
    readonly headers: Record<string, string> = {},
  ) {}

  async get(path: string): Promise<Response> {
    return this.#send(path, {});
  }

  async form(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.#send(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers,
    });
  }

  async csrfToken(): Promise<string> {
    return ((await (await this.get('/api/auth/csrf')).json()) as { csrfToken: string }).csrfToken;
  }

  async signIn(email: string, area: string, password = 'right'): Promise<Response> {
    return this.form('/api/auth/signin', {
      csrfToken: await this.csrfToken(),
      email,
      password,
      area,
      json: 'true',
      callbackUrl: '/portal',
    });
  }

  async session(): Promise<Record<string, unknown>> {
    return (await (await this.get('/api/auth/session')).json()) as Record<string, unknown>;
  }

  async #send(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${this.origin}${path}`, {
      ...init,
      headers: { ...this.headers, ...(cookie === '' ? {} : { cookie }), ...init.headers },
    });
    this.lastCookies = answer.headers.getSetCookie();
    for (const line of this.lastCookies) {
      const [pair = '', ...attributes] = line.split('; ');
      const cut = pair.indexOf('=');
      const gone = attributes.some(
        (attribute) =>
          attribute.startsWith('Expires=') && Date.parse(attribute.slice('Expires='.length)) <= Date.now(),
      );
      if (gone) this.cookies.delete(pair.slice(0, cut));
      else this.cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
    return answer;
  }
}
