import type { SendOptions } from '../../../data/documents.js';
import { sessionStore } from '../../../kit/session/use-session.js';

export type Access = Pick<SendOptions, 'linkToken' | 'token'>;

const keyOf = (productId: string): string => `pay.${productId}`;

/** How this browser may see the product: by the link it came with, by one it came with before (the provider sends people back without it), or by who is signed in. */
export async function accessTo(productId: string, link: string | null): Promise<Access | undefined> {
  const linkToken = link ?? remembered(productId);
  if (linkToken !== null) {
    remember(productId, linkToken);
    return { linkToken };
  }
  const session = await sessionStore().refresh();
  return session === null ? undefined : { token: session.accessToken };
}

function remembered(productId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(productId));
  } catch {
    return null;
  }
}

function remember(productId: string, link: string): void {
  try {
    sessionStorage.setItem(keyOf(productId), link);
  } catch {
    // Without storage the letter's link leads back.
  }
}
