import { isIP } from 'node:net';
import { z } from 'zod';

/** Networks with commas between: `10.42.0.0/16, ::1/128`; an address alone is a network of one. One that holds every address would let
 *  anybody choose his own, and is refused. */
export const proxyNetworks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(
    z
      .array(
        z
          .string()
          .refine(
            isNetwork,
            'must be networks such as 10.42.0.0/16, with commas between, none of them all addresses',
          ),
      )
      .min(1),
  );

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}
