import { readFileSync } from 'node:fs';
import type { JWK } from 'oidc-provider';
import { z } from 'zod';
import { Fault } from '@cotta/kit/model/words/fault.js';

const ecKey = z.looseObject({ kty: z.literal('EC'), crv: z.literal('P-256'), d: z.string().min(1) });

/** The key that signs access tokens of programs. @throws Fault where the file holds none */
export function signingKey(file: string): JWK {
  try {
    return ecKey.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Fault(`PARTNER_TOKEN_PRIVATE_JWK_FILE: is no file of a private ES256 key (JWK): ${file}`, {
      cause,
    });
  }
}
