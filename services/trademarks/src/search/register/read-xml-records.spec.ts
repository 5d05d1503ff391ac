import { describe, expect, it } from '@jest/globals';
import { FIELDS } from './columns.js';
import { shapeOf } from './file-shape.js';
import { readXmlRecords } from './read-xml-records.js';

async function* pieces(text: string, size = 7): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function marks(text: string): Promise<Record<string, string>[]> {
  const found: Record<string, string>[] = [];
  for await (const { cells } of readXmlRecords(pieces(text)))
    found.push(
      Object.fromEntries(
        FIELDS.map((field, at) => [field, cells[at] ?? '']).filter(([, cell]) => cell !== ''),
      ),
    );
  return found;
}

const ST96 = `<?xml version="1.0" encoding="UTF-8"?>
<tmk:TrademarkTransaction xmlns:tmk="urn:tmk" xmlns:com="urn:com"><tmk:TrademarkBag>
  <tmk:Trademark><com:RegistrationOfficeCode>EM</com:RegistrationOfficeCode><com:ApplicationNumberText>018000001</com:ApplicationNumberText>
    <tmk:ApplicationDate>2019-01-02</tmk:ApplicationDate><tmk:MarkVerbalElementText>ZORVAN &amp; <![CDATA[CO]]></tmk:MarkVerbalElementText>
    <tmk:ClassNumber>9</tmk:ClassNumber><tmk:ClassNumber>42</tmk:ClassNumber>
    <com:OrganizationStandardName>Zorvan Ltd</com:OrganizationStandardName><com:OrganizationStandardName>Its Attorneys</com:OrganizationStandardName></tmk:Trademark>
  <tmk:Trademark><tmk:MarkVerbalElementText>QUILTOP</tmk:MarkVerbalElementText></tmk:Trademark>
</tmk:TrademarkBag></tmk:TrademarkTransaction>`;

describe('an XML register', () => {
  it('is told by its first bracket', () =>
    expect(shapeOf(ST96.split('\n'))).toMatchObject({ format: 'xml', places: { name: 0 } }));

  it('gives its marks, whatever the prefixes and wherever the pieces break', async () => {
    expect(await marks(ST96)).toEqual([
      {
        name: 'ZORVAN & CO',
        number: '018000001',
        jurisdiction: 'EM',
        classes: '9;42',
        filingDate: '2019-01-02',
        owner: 'Zorvan Ltd',
      },
      { name: 'QUILTOP' },
    ]);
  });

  it('gives those of the United States too', async () => {
    const text =
      '<case-files><case-file><serial-number>75000001</serial-number><case-file-header><filing-date>19960304</filing-date><status-code>602</status-code><mark-identification>ZORVAN</mark-identification></case-file-header><classifications><classification><international-code>009</international-code></classification></classifications></case-file></case-files>';
    expect(await marks(text)).toEqual([
      {
        name: 'ZORVAN',
        number: '75000001',
        jurisdiction: 'US',
        classes: '009',
        status: 'abandoned',
        filingDate: '19960304',
      },
    ]);
  });

  it.each([
    ['cut short', '<a><Trademark><MarkVerbalElementText>X'],
    ['not well formed', '<a><b></a>'],
    [
      'an entity of its own',
      '<!DOCTYPE a [<!ENTITY x "y">]><a><Trademark><MarkVerbalElementText>&x;</MarkVerbalElementText></Trademark></a>',
    ],
    ['nested without end', '<a>'.repeat(100)],
  ])('that is %s is refused', async (_, text) => {
    await expect(marks(text)).rejects.toThrow('The XML cannot be read');
  });
});
