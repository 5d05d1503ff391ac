import { createHmac, timingSafeEqual } from 'node:crypto';

/** `X-Twilio-Signature`: HMAC-SHA1 over the full address and the form's fields in order of their names, name and value joined without signs between, as base64. */
export function twilioSignature(url: string, form: URLSearchParams, authToken: string): string {
  const names = [...new Set(form.keys())].toSorted();
  const fields = names.flatMap((name) =>
    [...new Set(form.getAll(name))].toSorted().map((value) => `${name}${value}`),
  );
  return createHmac('sha1', authToken)
    .update(`${url}${fields.join('')}`, 'utf8')
    .digest('base64');
}

export function isSignedByTwilio(
  signature: string | undefined,
  ...signed: Parameters<typeof twilioSignature>
): boolean {
  if (signature === undefined) return false;
  const [expected, given] = [Buffer.from(twilioSignature(...signed)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
