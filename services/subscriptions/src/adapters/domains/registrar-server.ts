import type { Clock } from '@cotta/kit/model/time/clock.js';
import { fetchPublic, trustedContent } from '@cotta/kit/runtime/public-fetch/public-fetch.js';
import { openPublicNetwork, type PublicNetwork } from '@cotta/kit/runtime/public-fetch/public-network.js';
import { USER_AGENT } from '../scan-http.js';

/** Reads an address that a registry named; undefined where nothing is answered. */
export type ReadPublic = (url: string) => Promise<string | undefined>;

const LIMITS = { bodyBytes: 1024 * 1024, totalMs: 10_000 };

/** Servers of registrars stand in answers of others: each is a link from outside, and so is where it redirects to. Who registered a name is believed, so a server without a good certificate answers nothing. */
export function publicReader(clock: Clock, network: PublicNetwork = openPublicNetwork()): ReadPublic {
  return async (url) => {
    const content = trustedContent(
      await fetchPublic(url, { network, clock, userAgent: USER_AGENT, limits: LIMITS }),
    );
    return content === undefined ? undefined : new TextDecoder().decode(content);
  };
}
