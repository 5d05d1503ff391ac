import type { Response } from 'express';
import type { AskedProof } from './accounts-client.js';
import { attemptCookie, setCookie } from './cookies.js';

/** Says what is asked for; the try itself stays in a cookie that no script reads. */
export function askSecondStep(
  response: Response,
  {
    attempt = '',
    kinds = [],
    passkey = null,
  }: { readonly [K in keyof AskedProof]?: AskedProof[K] | undefined },
): void {
  setCookie(response, { name: attemptCookie, value: attempt });
  response.json({ url: null, secondStep: { kinds, passkey } });
}
