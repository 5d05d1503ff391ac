import { json } from '../core/answers.mjs';
import { CREDENTIALS } from '../credentials.mjs';

const TOKEN_SECONDS = 2399;

/** Access tokens for who has the refresh token and signs as the right client. */
export class BankTokens {
  refreshRefused = false;
  /** When each ends. @type {Map<string, number>} */ #tokens = new Map();

  /** @param {import('../core/world.mjs').World} world */
  constructor(world) {
    this.world = world;
  }

  /** All tokens end; `refreshRefused`: no new ones either. */
  expire(refreshRefused = false) {
    this.#tokens.clear();
    this.refreshRefused = refreshRefused;
  }

  /** @param {string | undefined} authorization */
  accepts(authorization = '') {
    return (this.#tokens.get(authorization.replace('Bearer ', '')) ?? 0) > this.world.clock.now().getTime();
  }

  /** @type {import('../core/answers.mjs').Handler} */
  issue = ({ form }) => {
    const given = form();
    const now = this.world.clock.now();
    const right =
      given.get('refresh_token') === CREDENTIALS.businessRefreshToken &&
      given.get('client_id') === CREDENTIALS.businessClient &&
      isAssertion(given.get('client_assertion') ?? '', now);
    if (!right || this.refreshRefused)
      return json(400, {
        error: 'invalid_grant',
        error_description: 'The refresh token or the client assertion is not valid',
      });
    const token = `oa_SIMULATOR_${this.world.ids.uuid()}`;
    this.#tokens.set(token, now.getTime() + TOKEN_SECONDS * 1000);
    return json(200, { access_token: token, token_type: 'bearer', expires_in: TOKEN_SECONDS });
  };
}

/** Whether it is a JWT of the right client that has not ended. The signature is not checked: the simulator knows no certificate. @param {string} jwt @param {Date} now */
function isAssertion(jwt, now) {
  const [head = '', payload = '', signature = ''] = jwt.split('.');
  try {
    const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString());
    const { sub, aud, iss, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return (
      alg === 'RS256' &&
      signature !== '' &&
      iss !== '' &&
      sub === CREDENTIALS.businessClient &&
      aud === 'https://revolut.com' &&
      exp * 1000 > now.getTime()
    );
  } catch {
    return false;
  }
}
