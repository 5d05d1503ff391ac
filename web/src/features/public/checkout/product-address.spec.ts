/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { openProductAddress } from './product-address.js';

const id = '0190a000-0000-7000-8000-000000000b01';
const link = (seconds: number): string =>
  `v.${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}.1.${seconds.toString(36)}.0123456789abcdefghijkl`;

function outcome(product: string, query = ''): unknown {
  try {
    return openProductAddress({
      params: { id: product },
      request: new Request(`https://cotta.test/product/${product}/checkout${query}`),
    });
  } catch (thrown) {
    return (thrown as Response).status;
  }
}

describe('the address of what is paid for', () => {
  it.each([
    ['a product, opened by whoever is signed in', id, '', null],
    ['a product with its link', id, `?link=${link(4_000_000_000)}`, null],
    ['no product at all', 'garbage', '', 404],
    ['a link that was cut', id, `?link=${link(4_000_000_000).slice(0, -3)}`, 404],
    ['a link that is too old', id, `?link=${link(1000)}`, 410],
  ])('%s', (_what, product, query, expected) => expect(outcome(product, query)).toBe(expected));
});
