import { describe, expect, it } from '@jest/globals';
import { parseSync } from '@swc/core';
import { kinds } from './kinds.mjs';
import { plan } from './new.mjs';

const nothingIsThere = (path: string): boolean =>
  path === 'services/requests/src' || path === 'web/src/features';

describe('npm run new', () => {
  it.each(Object.keys(kinds))('makes a %s whose files parse', (kind) => {
    const { files } = plan(
      [kind, kind === 'screen' ? 'portal/orders' : 'requests', 'withdraw-request'],
      nothingIsThere,
    );
    const paths = Object.keys(files);
    expect(paths.length).toBeGreaterThan(0);
    for (const [path, text] of Object.entries(files))
      expect(() =>
        parseSync(String(text), { syntax: 'typescript', tsx: path.endsWith('.tsx') }),
      ).not.toThrow();
  });

  it('spells the name as each place needs it', () => {
    const { files } = plan(['record', 'requests', 'price-list'], nothingIsThere);
    const text = Object.values(files).join('\n');
    for (const word of ['priceListResource', "'PriceListAdded'", "table: 'price_list'"])
      expect(text).toContain(word);
  });

  it.each([
    [['thing', 'requests', 'x'], 'What kind?'],
    [['slice', 'requests', 'WithdrawRequest'], 'kebab-case'],
    [['slice', 'nowhere', 'withdraw-request'], 'There is no services/nowhere/src.'],
  ])('refuses %j and says how to do it', (args, message) => {
    expect(() => plan(args, nothingIsThere)).toThrow(message);
  });

  it('never writes over a file', () => {
    expect(() => plan(['slice', 'requests', 'withdraw-request'], () => true)).toThrow('is there already');
  });
});
