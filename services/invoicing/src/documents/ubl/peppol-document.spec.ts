import { describe, expect, it } from '@jest/globals';
import type { MoneyDocument } from '../money-document.js';
import { sampleDocument, sampleNames } from '../samples/sample-documents.js';
import { peppolDocument } from './peppol-document.js';
import { ublDocument } from './ubl-document.js';

const addresses = { seller: '0245:2020000000', buyer: '0245:2020202020' };
const inNetwork = (document: MoneyDocument): string => String(peppolDocument(document, addresses));
const children = (xml: string): string[] =>
  [...xml.matchAll(/^ {2}<([\w:]+)/gm)].map(([, name = '']) => name);

describe('a document of the network', () => {
  it.each(sampleNames.filter((name) => /invoice|credit/.test(name) && name !== 'invoice-dollars'))(
    '%s names what it is and both mailboxes, and is the core invoice otherwise',
    (name) => {
      const document = sampleDocument(name, 'sk');
      const xml = inNetwork(document);
      expect(xml).toContain(
        '<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>\n  <cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>',
      );
      expect(
        [...xml.matchAll(/<cac:Party>\n\s+<cbc:EndpointID schemeID="0245">(\d+)</g)].map(([, n]) => n),
      ).toEqual(['2020000000', '2020202020']);
      const plain = xml
        .replace(/#compliant[^<]*/, '')
        .replace(/ {2}<cbc:ProfileID>[^\n]*\n/, '')
        .replaceAll(/\n\s*<cbc:EndpointID[^\n]*/g, '');
      expect(plain).toBe(ublDocument(document));
    },
  );

  it('without an order refers to the symbol of its payment, where the schema wants it', () => {
    const xml = inNetwork({ ...sampleDocument('invoice-paid', 'en'), order: null });
    expect(xml).toContain('<cbc:BuyerReference>');
    const order = children(xml);
    expect(order.indexOf('cbc:BuyerReference')).toBe(order.indexOf('cbc:DocumentCurrencyCode') + 1);
    expect(xml).not.toContain('cac:OrderReference');
  });

  it('has one note, and nothing empty', () => {
    const xml = inNetwork(sampleDocument('invoice-due', 'sk'));
    expect(xml.match(/<cbc:Note>/g)).toHaveLength(1);
    expect(xml).not.toMatch(/<([\w:]+)[^>]*><\/\1>|<[\w:]+[^>]*\/>/);
  });
});

describe('what the network would not take', () => {
  const codes = (document: MoneyDocument): unknown => {
    const refused = peppolDocument(document, addresses);
    return typeof refused === 'string' ? [] : refused.fields?.map(({ path, code }) => [path.join('.'), code]);
  };

  it('is an address in part, of either side', () => {
    const document = sampleDocument('invoice-paid', 'sk');
    expect(
      codes({
        ...document,
        seller: { ...document.seller, city: null },
        buyer: { ...document.buyer, street: ' ', postcode: null },
      }),
    ).toEqual([
      ['seller.city', 'ADDRESS_INCOMPLETE'],
      ['buyer.street', 'ADDRESS_INCOMPLETE'],
      ['buyer.postcode', 'ADDRESS_INCOMPLETE'],
    ]);
  });

  it('is a line that is not its price', () => {
    const document = sampleDocument('invoice-paid', 'sk');
    const [line, ...lines] = document.lines;
    if (line === undefined) throw new Error('the sample has no line');
    expect(codes({ ...document, lines: [{ ...line, unitNet: line.unitNet + 1 }, ...lines] })).toEqual([
      ['lines.0', 'LINE_DIFFERS'],
    ]);
  });
});
