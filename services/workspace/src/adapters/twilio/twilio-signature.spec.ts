import { describe, expect, it } from '@jest/globals';
import { isSignedByTwilio, twilioSignature } from './twilio-signature.js';

/** The worked example of the vendor's page on request validation. */
const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const form = new URLSearchParams({
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675309',
  Digits: '1234',
  From: '+14158675309',
  To: '+18005551212',
});
const signature = 'RSOYDt4T1cUTdK1PDd93/VVr8B8=';

describe('the signature of a report', () => {
  it('is that of the vendor’s own example, whatever the order of the fields', () => {
    expect(twilioSignature(url, form, '12345')).toBe(signature);
    expect(isSignedByTwilio(signature, url, new URLSearchParams([...form].toReversed()), '12345')).toBe(true);
  });

  it('fits no other address, field, value or secret, and is never missing', () => {
    const more = new URLSearchParams([...form, ['MessageStatus', 'delivered']]);
    const other = new URLSearchParams(
      [...form].map(([name, value]): [string, string] => [name, name === 'Digits' ? '1235' : value]),
    );
    expect(isSignedByTwilio(signature, `${url}&x=1`, form, '12345')).toBe(false);
    expect([more, other].map((forged) => isSignedByTwilio(signature, url, forged, '12345'))).toEqual([
      false,
      false,
    ]);
    expect(isSignedByTwilio(signature, url, form, '12346')).toBe(false);
    expect(
      [undefined, '', 'RSOYDt4T1cUTdK1PDd93'].map((given) => isSignedByTwilio(given, url, form, '12345')),
    ).toEqual([false, false, false]);
  });
});
