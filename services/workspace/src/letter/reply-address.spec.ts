import { describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { replyAddress, ticketOfReply } from './reply-address.js';

const key = Buffer.alloc(32, 5).toString('base64url');
const ticket = systemIds.next();
const address = replyAddress('Cotta <office@cotta.test>', ticket, key);

describe('the address of a reply', () => {
  it('leads back to its ticket, in whatever capitals a server wrote it', () => {
    expect(address).toMatch(/^office\+[0-9a-z]{38}@cotta\.test$/);
    expect(ticketOfReply(['somebody@else.test', address], key)).toBe(ticket);
    expect(ticketOfReply([`Us <${address.toUpperCase()}>`], key)).toBe(ticket);
    const other = nameBasedId('another');
    expect(ticketOfReply([replyAddress('a@b.test', other, key)], key)).toBe(other);
  });

  it('is made by nobody else: another sign, another key or an invented one leads nowhere', () => {
    const [token = ''] = /[0-9a-z]{38}/.exec(address) ?? [];
    const wrong = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
    expect(ticketOfReply([address.replace(token, wrong)], key)).toBeUndefined();
    expect(ticketOfReply([address], Buffer.alloc(32, 6).toString('base64url'))).toBeUndefined();
    expect(ticketOfReply([`office+${'z'.repeat(38)}@cotta.test`], key)).toBeUndefined();
    expect(
      ticketOfReply([`office+${'0'.repeat(38)}@cotta.test`, 'office@cotta.test', ''], key),
    ).toBeUndefined();
  });
});
