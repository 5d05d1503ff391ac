import { describe, expect, it } from '@jest/globals';
import { addressProblem } from './public-address.js';
import { hostProblem, readPublicLink } from './public-link.js';

describe('an address', () => {
  it.each([
    ['0.0.0.0', '0.0.0.0/8'],
    ['10.1.2.3', '10.0.0.0/8'],
    ['100.64.0.1', '100.64.0.0/10'],
    ['127.0.0.1', '127.0.0.0/8'],
    ['169.254.169.254', '169.254.0.0/16'],
    ['172.16.0.1', '172.16.0.0/12'],
    ['172.31.255.255', '172.16.0.0/12'],
    ['192.0.0.192', '192.0.0.0/24'],
    ['192.0.2.1', '192.0.2.0/24'],
    ['192.88.99.1', '192.88.99.0/24'],
    ['192.168.1.1', '192.168.0.0/16'],
    ['198.18.0.1', '198.18.0.0/15'],
    ['198.51.100.7', '198.51.100.0/24'],
    ['203.0.113.9', '203.0.113.0/24'],
    ['224.0.0.1', '224.0.0.0/4'],
    ['255.255.255.255', '240.0.0.0/4'],
    ['::', 'outside of 2000::/3'],
    ['::1', 'outside of 2000::/3'],
    ['::127.0.0.1', 'outside of 2000::/3'],
    ['::ffff:127.0.0.1', '127.0.0.0/8'],
    ['::ffff:a9fe:a9fe', '169.254.0.0/16'],
    ['64:ff9b::10.0.0.1', '10.0.0.0/8'],
    ['64:ff9b:1::1', 'outside of 2000::/3'],
    ['100::1', 'outside of 2000::/3'],
    ['2001::1', '2001::/23'],
    ['2001:db8::1', '2001:db8::/32'],
    ['2002:7f00:1::', '2002::/16'],
    ['3fff::1', '3fff::/20'],
    ['5f00::1', 'outside of 2000::/3'],
    ['fc00::1', 'outside of 2000::/3'],
    ['fd12:3456::1', 'outside of 2000::/3'],
    ['fe80::1', 'outside of 2000::/3'],
    ['fe80::1%eth0', 'not an address'],
    ['fec0::1', 'outside of 2000::/3'],
    ['ff02::1', 'outside of 2000::/3'],
    ['no address', 'not an address'],
  ])('%s is not public: %s', (address, problem) => {
    expect(addressProblem(address)).toBe(problem);
  });

  it.each([
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700:4700::1111',
    '2a00:1450:4014::1',
    '64:ff9b::8.8.8.8',
  ])('%s is public', (address) => {
    expect(addressProblem(address)).toBeUndefined();
  });
});

describe('a link', () => {
  it.each([
    ['no link', 'not a link'],
    ['file:///etc/passwd', 'scheme'],
    ['gopher://shop.com/', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['data:text/html,x', 'scheme'],
    ['http://user@shop.com/', 'user info'],
    ['http://shop.com:pass@127.0.0.1/', 'user info'],
    ['https://shop.com:22/', 'port'],
    ['http://shop.com:6379/', 'port'],
    [`https://shop.com/${'a'.repeat(2048)}`, 'too long'],
    ['http://2130706433/', 'address'],
    ['http://127.1/', 'address'],
    ['http://0x7f.0.0.1/', 'address'],
    ['http://0177.0.0.1/', 'address'],
    ['http://0/', 'address'],
    ['http://１２７.０.０.１/', 'address'],
    ['http://①②⑦.0.0.1/', 'address'],
    ['http:\\\\127.0.0.1\\', 'address'],
    ['http://[::1]/', 'address'],
    ['http://[::ffff:127.0.0.1]/', 'address'],
    ['http://[::127.0.0.1]/', 'address'],
    ['http://[64:ff9b::7f00:1]/', 'address'],
    ['http://[fd00:ec2::254]/', 'address'],
    ['http://169.254.169.254/latest/meta-data/', 'address'],
    ['http://192.168.0.1./', 'address'],
    ['http://localhost/', 'name'],
    ['http://localhost./', 'name'],
    ['http://LOCALHOST/', 'name'],
    ['http://db.localhost/', 'name'],
    ['http://printer.local/', 'name'],
    ['http://metadata.google.internal/', 'name'],
    ['http://router.home.arpa/', 'name'],
    ['http://abc.onion/', 'name'],
    ['http://shop.test/', 'name'],
    ['http://shop.invalid/', 'name'],
    ['http://intranet/', 'name'],
    ['http://10.0.0.1.nip.io/', 'name'],
    ['http://localtest.me/', 'name'],
    ['https://www.cotta.com/admin', 'own host'],
  ])('%s is refused: %s', (link, problem) => {
    expect(readPublicLink(link, { ownHosts: ['cotta.com'] })).toBe(problem);
  });

  it('is asked for without its fragment and without the dot that ends a name', () => {
    expect(readPublicLink('HTTPS://Shop.Com./offer?id=1#top')).toMatchObject({ host: 'shop.com' });
    expect(readPublicLink('https://shop.com/offer#top')).toMatchObject({
      url: new URL('https://shop.com/offer'),
    });
  });

  it('goes to further ports only where somebody says so', () => {
    expect(readPublicLink('https://shop.com:8443/', { morePorts: [8443] })).toMatchObject({
      host: 'shop.com',
    });
    expect(readPublicLink('https://shop.com:8443/')).toBe('port');
  });

  it('may be kept, not fetched, where its name exists for tests', () => {
    expect(hostProblem('shop.test')).toBeUndefined();
    expect(hostProblem('127.0.0.1')).toBe('address');
    expect(hostProblem('localhost.')).toBe('name');
  });
});
