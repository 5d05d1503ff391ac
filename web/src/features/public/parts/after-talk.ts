import { readLinkToken } from '../../../kit/link/link-token.js';

/** Name of the control that carries the link of the talk an order follows from. */
export const TALK = 'talk';

interface Follows {
  /** The talk, as the order names it. */
  readonly consultationId: string | null;
  /** Proves that whoever orders may name it. */
  readonly linkToken: string | undefined;
}

/** The talk whose link came along with an order form; none where that is no link of ours. */
export function talkOf(token: string): Follows {
  const link = readLinkToken(token);
  return link === undefined
    ? { consultationId: null, linkToken: undefined }
    : { consultationId: link.id, linkToken: token };
}
