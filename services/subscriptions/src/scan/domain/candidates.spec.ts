import { describe, expect, it } from '@jest/globals';
import { bearsName, candidatesOf, mostCandidates, neighbours, skeleton } from './candidates.js';
import { asciiHost, labelsOf, ownLabel, registrable } from './label.js';

const hosts = (name: string, countries: readonly string[] = ['SK', 'CZ'], own: readonly string[] = []) =>
  candidatesOf([name], countries, own).map(({ host }) => host);

describe('names that may be registered in the likeness of a brand', () => {
  it.each([
    ['the name under another end', 'lumara.xyz', 0],
    ['the name under the end of a country', 'lumara.sk', 0],
    ['a word behind', 'lumara-shop.com', 1],
    ['a word in front', 'officiallumara.com', 1],
    ['a letter left out', 'lumra.com', 2],
    ['a letter twice', 'lumaara.com', 2],
    ['two letters exchanged', 'lumaar.com', 2],
    ['signs that look alike', '1umara.com', 2],
    ['two signs for one', 'lurnara.com', 2],
    ['a key beside it', 'lunara.com', 3],
    ['a key beside it, pressed as well', 'lunmara.com', 3],
    ['an accent', asciiHost('lumára.com') ?? '', 3],
    ['a wrong bit', 'lumasa.com', 3],
    ['another vowel', 'lomara.com', 3],
    ['a letter added', 'lumaras.com', 3],
    ['a hyphen', 'lum-ara.com', 3],
    ['a missing dot', 'wwwlumara.com', 3],
  ])('hold %s: %s', (_, host, rank) => {
    expect(candidatesOf(['lumara'], ['SK', 'CZ'])).toContainEqual({ host, rank });
  });

  it('come once each, the most telling first, three thousand at most', () => {
    const found = candidatesOf(
      ['extraordinarylongbrandname', 'thesecondnameofthesamefirm', 'anotherratherlongonetheyuse'],
      ['SK', 'CZ', 'DE', 'AT', 'PL', 'GB'],
    );
    const ranks = found.map(({ rank }) => rank);
    expect(found).toHaveLength(mostCandidates);
    expect(ranks).toEqual(ranks.toSorted());
    expect(new Set(found.map(({ host }) => host)).size).toBe(found.length);
  });

  it('are of a short name only the name and words beside it', () => {
    const found = candidatesOf(['acme'], ['SK']);
    expect(found.map(({ rank }) => rank).some((rank) => rank > 1)).toBe(false);
    expect(found).toContainEqual({ host: 'acme-shop.com', rank: 1 });
  });

  it('hold both forms of a name with accents, the one as DNS writes it', () => {
    expect(labelsOf('Žlutý  Kůň')).toEqual(['žlutýkůň', 'zlutykun']);
    expect(hosts('značka')).toEqual(expect.arrayContaining(['znacka.cz', 'xn--znaka-jya.cz']));
  });

  it('hold the wrong second level of a country, and never what is the customer’s own', () => {
    expect(hosts('lumara', ['GB'])).toEqual(expect.arrayContaining(['lumara.uk', 'lumara.co.uk']));
    expect(hosts('lumara', ['SK'], ['lumara.sk'])).not.toContain('lumara.sk');
  });

  it('are names of DNS and nothing else', () => {
    for (const host of hosts('lumara'))
      expect(host).toMatch(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)+$/);
  });

  it('know the keys of three layouts', () => {
    expect(neighbours('z')).toEqual(expect.arrayContaining(['t', 'u', 'a']));
    expect(neighbours('y')).toEqual(expect.arrayContaining(['t', 'u', 'x']));
  });
});

describe('a name that turned up', () => {
  it.each([
    ['lumara-outlet', 'Lumara', true],
    ['lurnara', 'Lumara', true],
    ['1umara', 'Lumara', true],
    ['lumera', 'Lumara', true],
    ['lumexa', 'Lumara', false],
    ['shop-lumaro', 'Lumara', true],
    ['garden-hose', 'Lumara', false],
    ['macmeet', 'Acme', false],
    ['acme-shop', 'Acme', true],
    ['značka', 'Značka', true],
  ])('%s bears %s: %s', (label, brand, bears) => {
    expect(bearsName(label, brand)).toBe(bears);
  });

  it('is read without signs that look alike', () => {
    expect(skeleton('c10ud')).toBe(skeleton('cloud'));
  });

  it('belongs to what was registered, below a second level too', () => {
    expect(registrable('a.b.acme.co.uk.')).toBe('acme.co.uk');
    expect(registrable('www.Acme.cz')).toBe('acme.cz');
    expect(ownLabel('shop.acme.sk')).toBe('acme');
  });
});
