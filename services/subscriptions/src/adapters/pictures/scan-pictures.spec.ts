import { expect, it } from '@jest/globals';
import { HttpScanPictures } from './scan-pictures.js';

const pictures = new HttpScanPictures({
  gatewayUrl: 'http://127.0.0.1:1',
  linkKey: '',
  // Even where somebody lists what lies inside.
  hosts: 'i.ebayimg.com,127.0.0.1,169.254.169.254,localhost,[::1],db.internal',
});

it.each([
  'https://127.0.0.1/x.png',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost/x.png',
  'https://[::1]/x.png',
  'https://db.internal/x.png',
  'https://user@i.ebayimg.com/x.png',
  'https://i.ebayimg.com.evil.com/x.png',
  'file:///etc/passwd',
])('gets no picture from %s', async (link) => {
  expect(await pictures.ofOffer(link)).toBeUndefined();
});
