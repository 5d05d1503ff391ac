import { X509Certificate } from 'node:crypto';

/** The certificates of a PEM file, DER. */
export function rootsOf(pem: string): readonly Uint8Array[] {
  const each = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g) ?? [];
  return each.map((text) => new X509Certificate(text).raw);
}
