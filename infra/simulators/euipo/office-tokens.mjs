import { json, page, redirect, escapeHtml } from '../core/answers.mjs';
import { CREDENTIALS } from '../credentials.mjs';

const TOKEN_SECONDS = 900;
export const FILING_SCOPE = 'eutm-filing.application.write';
const LAWYERS = ['lawyer-one', 'lawyer-two', 'lawyer-three'];

/** The office's sign-in: our own token for searching, and a lawyer's, renewed with a token that changes at each use. */
export class OfficeTokens {
  /** @type {Map<string, { endsAt: number, filing: boolean }>} */ #access = new Map();
  /** Refresh token → lawyer. @type {Map<string, string>} */ #refresh = new Map([
    [CREDENTIALS.euipoRefreshToken, 'lawyer-one'],
  ]);
  /** @type {Map<string, string>} */ #codes = new Map();

  /** @param {import('../core/world.mjs').World} world */
  constructor(world) {
    this.world = world;
  }

  reset() {
    this.#access.clear();
    this.#refresh = new Map([[CREDENTIALS.euipoRefreshToken, 'lawyer-one']]);
    this.#codes.clear();
  }

  /** Every access token ends now; with `refresh` the refresh tokens too. @param {{ refresh?: boolean }} how */
  expire({ refresh = false }) {
    this.#access.clear();
    if (refresh) this.#refresh.clear();
  }

  /** A signed-in lawyer's refresh token, without the pages. @param {string} lawyer */
  signIn(lawyer) {
    const token = `SIMULATOR-refresh-${this.world.ids.uuid()}`;
    this.#refresh.set(token, lawyer);
    return token;
  }

  /**
   * The status an access gets, 200 when it may go on.
   * @param {Record<string, string | undefined>} headers
   * @param {boolean} filing
   */
  judge(headers, filing) {
    const access = this.#access.get((headers.authorization ?? '').replace('Bearer ', ''));
    if (
      headers['x-ibm-client-id'] !== CREDENTIALS.euipoClient ||
      access === undefined ||
      access.endsAt <= this.world.clock.now().getTime()
    )
      return 401;
    return filing && !access.filing ? 403 : 200;
  }

  /** @returns {import('../core/routes.mjs').Routes} */
  routes() {
    return {
      'POST /auth/oidc/accessToken': ({ form }) => this.#token(form()),
      'GET /auth/oidc/authorize': () =>
        page(
          'Sign in at the office',
          `<form method="post">${LAWYERS.map((one) => `<button name="lawyer" value="${escapeHtml(one)}">${escapeHtml(one)}</button>`).join(' ')}</form>`,
        ),
      'POST /auth/oidc/authorize': ({ query, form }) => {
        const back = query.get('redirect_uri') ?? '';
        if (!URL.canParse(back)) return json(400, { error: 'invalid_request' });
        const code = this.world.ids.uuid();
        this.#codes.set(code, form().get('lawyer') ?? 'lawyer-one');
        const to = new URL(back);
        to.searchParams.set('code', code);
        to.searchParams.set('state', query.get('state') ?? '');
        return redirect(to.href);
      },
    };
  }

  /** @param {URLSearchParams} given */
  #token(given) {
    if (
      given.get('client_id') !== CREDENTIALS.euipoClient ||
      given.get('client_secret') !== CREDENTIALS.euipoSecret
    )
      return json(401, { error: 'invalid_client' });
    const grant = given.get('grant_type');
    if (grant === 'client_credentials')
      return given.get('scope') === 'uid'
        ? json(200, this.#issue(false))
        : json(400, { error: 'invalid_scope' });
    const store = grant === 'authorization_code' ? this.#codes : this.#refresh;
    const used = given.get(grant === 'authorization_code' ? 'code' : 'refresh_token') ?? '';
    const lawyer = store.get(used);
    if (lawyer === undefined) return json(400, { error: 'invalid_grant' });
    store.delete(used);
    return json(200, { ...this.#issue(true), refresh_token: this.signIn(lawyer) });
  }

  /** @param {boolean} filing */
  #issue(filing) {
    const access_token = `SIMULATOR-access-${this.world.ids.uuid()}`;
    this.#access.set(access_token, {
      endsAt: this.world.clock.now().getTime() + TOKEN_SECONDS * 1000,
      filing,
    });
    return {
      access_token,
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      scope: filing ? FILING_SCOPE : 'uid',
    };
  }
}
