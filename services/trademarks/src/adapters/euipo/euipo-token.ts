import { systemClock } from '@cotta/kit/model/time/clock.js';
import { ExpiringToken, type IssuedToken } from '@cotta/kit/runtime/vendor/expiring-token.js';
import { VendorHttp, type VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { codeIn, readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { z } from 'zod';
import { EUIPO } from './euipo-problem.js';
import type { VendorSettings } from '../vendor-settings.js';

/** Scope of searching, persons and goods and services. */
const SEARCH_SCOPE = 'uid';

export type EuipoSettings = Pick<
  VendorSettings,
  'EUIPO_BASE_URL' | 'EUIPO_AUTH_URL' | 'EUIPO_CLIENT_ID' | 'EUIPO_CLIENT_SECRET'
>;

/** The office login of one lawyer, kept sealed by the service. The office files only for a person who signed in there, never for a server alone.
 *  Two processes must not file for one lawyer at the same time: the token that renews the login is good for one use. */
export interface LawyerLogin {
  refreshToken(): Promise<string>;
  /** Called when the office gave a new one: the old is dead from then on. */
  rotated(refreshToken: string): Promise<void>;
}

const answer = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.string().optional(),
});

/** Bearer tokens of the office: our own for searching, or a lawyer's for filing. */
export class EuipoToken {
  readonly #http: VendorHttp;
  readonly #token: ExpiringToken;

  constructor(
    private readonly settings: EuipoSettings,
    private readonly login: LawyerLogin | null,
    tuning: Partial<VendorHttpOptions>,
  ) {
    this.#token = new ExpiringToken(() => this.#issue(), tuning.clock ?? systemClock);
    this.#http = new VendorHttp({
      ...tuning,
      vendor: EUIPO,
      baseUrl: settings.EUIPO_AUTH_URL,
      errorCode: (body) => codeIn(body, 'error'),
    });
  }

  async headers(): Promise<Record<string, string>> {
    return {
      authorization: `Bearer ${await this.#token.value()}`,
      'x-ibm-client-id': this.settings.EUIPO_CLIENT_ID,
    };
  }

  renew(): void {
    this.#token.drop();
  }

  async #issue(): Promise<IssuedToken> {
    const { EUIPO_CLIENT_ID: client_id, EUIPO_CLIENT_SECRET: client_secret } = this.settings;
    const grant: Record<string, string> =
      this.login === null
        ? { grant_type: 'client_credentials', scope: SEARCH_SCOPE }
        : { grant_type: 'refresh_token', refresh_token: await this.login.refreshToken() };
    // A refresh token may be used up by the first try, so that one is not repeated.
    const request = {
      method: 'POST',
      path: '/oidc/accessToken',
      body: new URLSearchParams({ ...grant, client_id, client_secret }),
      repeatable: this.login === null,
    } as const;
    const { access_token, expires_in, refresh_token } = readVendorJson(
      EUIPO,
      answer,
      (await this.#http.call(request)).text,
    );
    if (refresh_token !== undefined) await this.login?.rotated(refresh_token);
    return { token: access_token, lastsSeconds: expires_in };
  }
}
