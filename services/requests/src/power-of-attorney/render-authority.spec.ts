import { describe, expect, it } from '@jest/globals';
import { readPdf, wholeText } from '@cotta/kit/testing/read-pdf.js';
import { languages } from '@cotta/reference/languages.js';
import {
  authorityDigest,
  authorityOf,
  type Authority,
} from '../registration-request/approval/power-of-attorney.js';
import { authorityWords } from './authority-words.js';
import { officesAskingForPoa } from '../registration-request/approval/offices-asking-for-poa.js';
import { renderAuthority } from './render-authority.js';

const authority: Authority = {
  language: 'cs',
  principal: {
    name: 'Šťastná Žížala s. r. o.',
    companyId: '01234567',
    lines: ['Dlouhá 1', '110 00 Praha', 'Czechia'],
  },
  mark: { words: 'Lumara', withLogo: true },
  offices: [{ code: 'BR', name: 'National Institute of Industrial Property' }],
};
const day = new Date('2026-11-22T10:00:00Z');
const textOf = async (bytes: Uint8Array): Promise<string> => wholeText(await readPdf(bytes));

describe('a power of attorney', () => {
  it('reads in the client’s language and in English, and says that it is not signed', async () => {
    const text = await textOf(await renderAuthority(authority, { day }));
    expect(text).toContain('Plná moc / Power of attorney');
    expect(text).toContain('Šťastná Žížala s. r. o.');
    expect(text).toContain('National Institute of Industrial Property (BR)');
    expect(text).toContain('Not signed yet');
    expect(text).toContain(authorityDigest(authority));
  });

  it('bears name, time and address of the signature, and is one page', async () => {
    const signature = {
      name: 'Jana Šťastná',
      function: 'jednatelka',
      strokes: [[100, 100, 400, 20, 700, 180]],
      signedAt: day,
      addressKey: 'abcdef0123456789ffff',
    };
    const pages = await readPdf(await renderAuthority(authority, { day, signature }));
    expect(pages).toHaveLength(1);
    for (const part of ['Jana Šťastná', 'jednatelka', '2026-11-22 10:00:00', 'abcdef0123456789'])
      expect(wholeText(pages)).toContain(part);
  });

  it('authorises those whom the draft names, each for the offices, and the firm for the rest', async () => {
    const sloan = { name: 'M. Sloan', lines: ['Dlhá 2', '811 02 Bratislava', 'Slovakia'], offices: ['BR'] };
    const named: Authority = { ...authority, representatives: [sloan] };
    const text = await textOf(await renderAuthority(named, { day }));
    expect(text).toContain('M. Sloan (BR)');
    expect(text).not.toContain('Cotta Ukážka');
    expect(text).not.toContain('invented');
    const more = { ...named, offices: [...authority.offices, { code: 'CN', name: 'CNIPA' }] };
    expect(await textOf(await renderAuthority(more, { day }))).toContain('Cotta Ukážka s. r. o. (CN)');
    const before = await textOf(await renderAuthority(authority, { day }));
    expect(before).toContain('Cotta Ukážka s. r. o.');
    expect(before).toContain('The representative is invented.');
  });

  it('is the same bytes for the same facts', async () =>
    expect(
      Buffer.from(await renderAuthority(authority, { day })).equals(
        Buffer.from(await renderAuthority(authority, { day })),
      ),
    ).toBe(true));

  it.each(languages)('has the same number of paragraphs in %s', (language) =>
    expect(authorityWords(language).paragraphs).toHaveLength(authorityWords('en').paragraphs.length),
  );

  it('changes its digest with every fact', () =>
    expect(authorityDigest({ ...authority, mark: { ...authority.mark, words: 'Lumera' } })).not.toBe(
      authorityDigest(authority),
    ));
});

describe('whose authority it is', () => {
  const address = { street: 'Dlhá 1', city: 'Nitra', postcode: '949 01', country: 'SK', state: null };
  const owner = {
    type: 'legal',
    name: 'Lumara s. r. o.',
    companyId: null,
    companyType: null,
    officialName: null,
    officialFunction: null,
    nationality: null,
    countryOfIncorporation: null,
    stateOfIncorporation: null,
    email: null,
    phone: null,
  };
  const content = {
    mark: { words: 'Lumara', logoDocumentId: null },
    owner,
    domicileAddress: address,
    mailingAddress: null,
  };
  const copy = (jurisdictions: readonly string[], more: object = {}) =>
    ({
      offices: jurisdictions.map((jurisdiction) => ({
        applicationJurisdictionId: jurisdiction,
        jurisdiction,
        content: { ...content, ...more },
      })),
    }) as unknown as Parameters<typeof authorityOf>[0];

  it('names only offices that ask for one', () => {
    expect(officesAskingForPoa(['EU', 'US', 'BR'])).toEqual(['BR']);
    expect(authorityOf(copy(['EU', 'BR']), 'sk')?.offices.map(({ code }) => code)).toEqual(['BR']);
    expect(authorityOf(copy(['EU', 'US']), 'sk')).toBeUndefined();
  });

  it('waits for an owner and an address', () => {
    expect(authorityOf(copy(['BR'], { owner: null }), 'sk')).toBeUndefined();
    expect(authorityOf(copy(['BR'], { domicileAddress: null }), 'sk')).toBeUndefined();
    expect(authorityOf(copy(['BR']), 'sk')?.principal).toEqual({
      name: 'Lumara s. r. o.',
      companyId: null,
      lines: ['Dlhá 1', '949 01 Nitra', 'Slovakia'],
    });
  });

  it('names each representative once with their offices, and is what it was where nobody is named', () => {
    expect(authorityOf(copy(['BR']), 'sk')).not.toHaveProperty('representatives');
    const sloan = { kind: 'employee', name: 'M. Sloan', firm: 'Sloan & Co.', officeNumber: '1', address };
    const named = authorityOf(copy(['BR', 'EU', 'CN'], { representative: sloan }), 'sk');
    expect(named?.representatives).toEqual([
      {
        name: 'M. Sloan',
        lines: ['Sloan & Co.', 'Dlhá 1', '949 01 Nitra', 'Slovakia'],
        offices: ['BR', 'CN'],
      },
    ]);
  });
});
