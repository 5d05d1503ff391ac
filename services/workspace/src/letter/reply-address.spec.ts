import { describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { replyAddress, repliedAt } from './reply-address.js';

const key = Buffer.alloc(32, 5).toString('base64url');
const ticket = systemIds.next();
const address = replyAddress('Cotta <office@cotta.test>', { to: 'ticket', id: ticket }, key);

describe('the address of a reply', () => {
  it('leads back to its ticket, in whatever capitals a server wrote it', () => {
    expect(address).toMatch(/^office\+[0-9a-z]{38}@cotta\.test$/);
    expect(repliedAt(['somebody@else.test', address], key)).toEqual({ to: 'ticket', id: ticket });
    expect(repliedAt([`Us <${address.toUpperCase()}>`], key)).toEqual({ to: 'ticket', id: ticket });
    const other = nameBasedId('another');
    expect(repliedAt([replyAddress('a@b.test', { to: 'letter', id: other }, key)], key)).toEqual({
      to: 'letter',
      id: other,
    });
  });

  it('is made by nobody else: another sign, another key or an invented one leads nowhere', () => {
    const [token = ''] = /[0-9a-z]{38}/.exec(address) ?? [];
    const wrong = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
    expect(repliedAt([address.replace(token, wrong)], key)).toBeUndefined();
    expect(repliedAt([address], Buffer.alloc(32, 6).toString('base64url'))).toBeUndefined();
    expect(repliedAt([`office+${'z'.repeat(38)}@cotta.test`], key)).toBeUndefined();
    expect(repliedAt([`office+${'0'.repeat(38)}@cotta.test`, 'office@cotta.test', ''], key)).toBeUndefined();
  });
});
