import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { MOST_LINES, readFile } from './read-file.js';
import { xlsxRows } from './xlsx-rows.js';

const fileOf = (bytes: Uint8Array): Blob =>
  ({
    size: bytes.length,
    arrayBuffer: async () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  }) as Blob;
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function workbook(rows: string, before = ''): Record<string, Uint8Array> {
  return {
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Marks" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId7" Target="worksheets/sheet3.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': strToU8(
      `<sst xmlns="${main}"><si><t>Name</t></si><si><r><t>Zelená </t></r><r><t>pekárna</t></r></si></sst>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet3.xml': strToU8(
      `${before}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ),
  };
}
const head = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Filed</t></is></c></row>';

describe('a list in a file', () => {
  it.each([
    ['UTF-8 with its mark', Buffer.from('\uFEFFName;Číslo\r\n"Zelená; pekárna";123456\r\n')],
    ['windows-1250', Buffer.from('Name;\xc8\xedslo\r\n"Zelen\xe1; pek\xe1rna";123456\r\n', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFName\tČíslo\r\nZelená; pekárna\t123456\r\n', 'utf16le')],
    [
      'UTF-16, the other way round',
      Buffer.from('\uFEFFName\tČíslo\r\nZelená; pekárna\t123456\r\n', 'utf16le').swap16(),
    ],
    ['Excel, which names its delimiter', Buffer.from('sep=;\r\nName;Číslo\r\n"Zelená; pekárna";123456\r\n')],
  ])('is read in %s', async (_, bytes) => {
    expect(await readFile(fileOf(bytes))).toEqual({
      rows: [
        ['Name', 'Číslo'],
        ['Zelená; pekárna', '123456'],
      ],
    });
  });

  it('is read of a workbook: the first sheet, texts in pieces, days by their format, the last value of a formula', async () => {
    const rows = `${head}<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><f>WEBSERVICE("https://evil.example")</f><v>123456</v></c><c r="C2" s="1"><v>42462</v></c><c r="D2" s="2"><v>46114</v></c></row>`;
    expect(await readFile(fileOf(zipSync(workbook(rows))))).toEqual({
      rows: [
        ['Name', '', 'Filed'],
        ['Zelená pekárna', '123456', '2016-04-02', '2026-04-02'],
      ],
    });
  });

  it('that is too long, empty, or no list at all says so', async () => {
    expect(await readFile(fileOf(Buffer.from('Name\n')))).toEqual({ problem: 'empty' });
    expect(await readFile(fileOf(Buffer.from(`Name\n${'Lumora\n'.repeat(MOST_LINES + 1)}`)))).toEqual({
      problem: 'tooLong',
    });
    expect(await readFile(fileOf(Buffer.from('%PDF-1.7')))).toEqual({ problem: 'notText' });
    expect(await readFile({ size: 6_000_000 } as Blob)).toEqual({ problem: 'tooBig' });
    const whole = zipSync(workbook(head));
    expect(await readFile(fileOf(whole.slice(0, whole.length / 2)))).toEqual({ problem: 'notText' });
  });

  it('has no more columns than anybody has', async () => {
    const { rows } = await readFile(fileOf(Buffer.from(`Name${',x'.repeat(1_000_000)}\nLumora\n`)));
    expect(rows?.[0]).toHaveLength(200);
    expect(xlsxRows(zipSync(workbook('<row><c r="XFD1"><v>1</v></c></row>')), 10)).toEqual([[]]);
  });
});

describe('a workbook that means harm', () => {
  it('with an entity from outside is not read', () => {
    const bad = workbook(head, '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>');
    expect(xlsxRows(zipSync(bad), 10)).toBeUndefined();
  });

  it('that unpacks to more than 60 MB is not unpacked', () => {
    const bomb = { ...workbook(head), 'xl/worksheets/sheet9.xml': new Uint8Array(70_000_000) };
    expect(xlsxRows(zipSync(bomb), 10)).toBeUndefined();
  });
});
