import { describe, expect, it } from '@jest/globals';
import { hasChanged } from '../monitoring/finding-state-status.js';
import { opponentKey, ruleFor, siteKey, type WhitelistRule } from './opponent-key.js';
import { sourceTerms, termsAreGoodForDays, termsHold } from './source-terms.js';
import { monitoringPlatforms } from '@cotta/reference/monitoring-platforms.js';

describe('one seller', () => {
  it('is one under every spelling of the name', () => {
    const spellings = [
      'ACME Shop, s.r.o.',
      'acme_shop',
      'Acme-Shop',
      'ACME SHOP Ltd.',
      'Ácme Shop, spol. s r. o.',
    ];
    expect(new Set(spellings.map(opponentKey))).toEqual(new Set(['acmeshop']));
  });

  it('stays somebody where the name is only a form of companies', () => {
    expect(opponentKey('CO')).toBe('co');
    expect(opponentKey('  ')).toBe('');
  });

  it('of a page without a name is whoever registered its host', () => {
    expect(siteKey('https://lumara.shops.example/x')).toBe('shops.example');
  });
});

describe('a rule of the customer', () => {
  const rule = (more: Partial<WhitelistRule>): WhitelistRule => ({
    id: 'rule',
    kind: 'seller',
    value: 'Lumara Official',
    source: null,
    ...more,
  });
  const hit = { source: 'ebay', seller: 'lumara-official', url: 'https://shop.lumara.example/1' };

  it.each([
    ['the seller by another spelling', rule({}), true],
    ['the seller elsewhere', rule({ source: 'apple' }), false],
    ['the site and what is under it', rule({ kind: 'site', value: 'lumara.example' }), true],
    ['the site as an address', rule({ kind: 'site', value: 'https://www.lumara.example/about' }), true],
    ['a site that only ends like it', rule({ kind: 'site', value: 'mara.example' }), false],
    ['nobody', rule({ value: '–' }), false],
  ])('looks at %s', (_, one, dismisses) => {
    expect(ruleFor([one], hit) !== undefined).toBe(dismisses);
  });

  it('of a seller without letters dismisses nothing that has no seller', () => {
    expect(ruleFor([rule({ value: '***' })], { ...hit, seller: null })).toBeUndefined();
  });
});

describe('what a source shows', () => {
  const seen = { title: 'Bag', seller: 'shop99', priceText: '9.90 EUR', pictureUrl: null };
  it('has changed when title, seller, price or picture did, and not before', () => {
    expect(hasChanged(seen, { ...seen })).toBe(false);
    expect(hasChanged(seen, { ...seen, priceText: '5.00 EUR' })).toBe(true);
    expect(hasChanged({ ...seen, pictureUrl: 'https://a.example/1.png' }, seen)).toBe(true);
  });
});

describe('the terms of a source', () => {
  it('hold for 180 days after somebody read them, and of no source without them', () => {
    const row = { source: 'ebay', allowedUse: '', retention: '', displayRule: '', checkedOn: '2026-01-01' };
    expect(termsHold('ebay', '2026-06-30', [row])).toBe(true);
    expect(termsHold('ebay', '2026-07-01', [row])).toBe(false);
    expect(termsHold('etsy', '2026-01-02', [row])).toBe(false);
    expect(termsAreGoodForDays).toBe(180);
  });

  it('are there for every source that is asked by machine', () => {
    const asked = monitoringPlatforms.flatMap(({ sources }) => sources);
    expect(asked.filter((source) => !sourceTerms.some((row) => row.source === source))).toEqual([]);
  });
});
