import { createSign } from 'node:crypto';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { ExpiringToken, type IssuedToken } from '@cotta/kit/runtime/vendor/expiring-token.js';
import { VendorHttp, type VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { codeIn, readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { z } from 'zod';
import { REVOLUT_BUSINESS } from './revolut-transactions.js';

const AUDIENCE = 'https://revolut.com';
const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const ASSERTION_SECONDS = 300;

export interface RevolutBusinessClient {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly issuer: string;
  readonly refreshToken: string;
  /** PEM of the key whose certificate the bank knows. */
  readonly privateKey: string;
}

/** Access tokens of Revolut Business: 40 minutes each, got with the refresh token and a JWT signed by our key. */
export class RevolutBusinessToken {
  readonly #http: VendorHttp;
  readonly #token: ExpiringToken;

  constructor(
    private readonly client: RevolutBusinessClient,
    private readonly clock: Clock,
    tuning: Partial<VendorHttpOptions>,
  ) {
    this.#http = new VendorHttp({
      ...tuning,
      vendor: REVOLUT_BUSINESS,
      baseUrl: client.baseUrl,
      clock,
      errorCode: (body) => codeIn(body, 'error', 'code'),
    });
    this.#token = new ExpiringToken(() => this.#issue(), clock);
  }

  async headers(): Promise<Record<string, string>> {
    return { authorization: `Bearer ${await this.#token.value()}` };
  }

  renew(): void {
    this.#token.drop();
  }

  async #issue(): Promise<IssuedToken> {
    const { clientId, refreshToken } = this.client;
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: clientId,
      client_assertion_type: ASSERTION_TYPE,
      client_assertion: this.#assertion(),
    });
    const { text } = await this.#http.call({ method: 'POST', path: '/auth/token', body, repeatable: true });
    const { access_token, expires_in } = readVendorJson(
      REVOLUT_BUSINESS,
      z.object({ access_token: z.string(), expires_in: z.number() }),
      text,
    );
    return { token: access_token, lastsSeconds: expires_in };
  }

  #assertion(): string {
    const now = this.clock.now().getTime();
    const { clientId, issuer, privateKey } = this.client;
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const content = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ iss: issuer, sub: clientId, aud: AUDIENCE, exp: Math.floor(now / 1000) + ASSERTION_SECONDS })}`;
    return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
  }
}
