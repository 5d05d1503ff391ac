import { describe, expect, it } from '@jest/globals';
import { shapeOf } from './file-shape.js';
import { readRecords } from './read-records.js';

async function* lines(text: string): AsyncGenerator<string> {
  yield* text.split('\n');
}

async function records(text: string, ended = true): Promise<(readonly string[])[]> {
  const found: (readonly string[])[] = [];
  for await (const record of readRecords(lines(text), shapeOf(text.split('\n')), ended))
    found.push(
      record.broken
        ? ['BROKEN', String(record.line)]
        : record.cut === true
          ? ['CUT', String(record.line)]
          : record.cells,
    );
  return found;
}

describe('the shape of a file', () => {
  it.each([
    ['commas', 'Trademark Name,Application Number,Nice Classes,Filing Date', ','],
    ['tabs', 'mark_name\tserial_number\tclass\tfiled', '\t'],
    ['semicolons', '"name";"number";"classes";"filing date"', ';'],
  ])('is read off headings parted by %s', (_, heading, delimiter) => {
    expect(shapeOf([heading])).toMatchObject({
      delimiter,
      hasHeadings: true,
      places: { name: 0, number: 1, classes: 2, filingDate: 3 },
    });
  });

  it('is told by the contents when there are no headings', () => {
    const rows = Array.from({ length: 30 }, (_, at) =>
      [
        at + 1,
        `ZORVAN ${'ABCDEFGHIJ'[at % 10]}`,
        `US7${1000 + at}`,
        'WORD',
        at % 2 === 0 ? 'US' : 'EU',
        '{9,42}',
        'Trademark registered',
        '2011-04-05',
        at % 3 === 0 ? '\\N' : '2012-01-02',
        `Owner ${at} Ltd`,
      ].join('\t'),
    );
    expect(shapeOf(rows)).toEqual({
      format: 'table',
      delimiter: '\t',
      hasHeadings: false,
      dayFirst: true,
      width: 10,
      places: {
        filingDate: 7,
        registrationDate: 8,
        type: 3,
        status: 6,
        jurisdiction: 4,
        classes: 5,
        number: 2,
        name: 1,
        owner: 9,
      },
    });
  });

  it('takes numbers of an office that follow each other for numbers, and a count of lines for none', () => {
    const rows = (from: number): string[] =>
      Array.from({ length: 12 }, (_, at) => `ZORVAN ${'ABCDEFGHIJKL'[at]}\t${from + at}\tEU\t9;25`);
    expect(shapeOf(rows(18_000_001)).places).toMatchObject({
      name: 0,
      number: 1,
      jurisdiction: 2,
      classes: 3,
    });
    expect(shapeOf(rows(1)).places).not.toHaveProperty('number');
  });

  it('is read off the headings of TMview', () => {
    expect(
      shapeOf(['Trade mark name;Application number;Trade mark office;Trade mark type;Nice classes']).places,
    ).toEqual({ name: 0, number: 1, jurisdiction: 2, type: 3, classes: 4 });
  });

  it('is one name a line else, commas and all', () => {
    expect(shapeOf(['VENI, VIDI, VICI', 'Nokia', 'Salt; Pepper'])).toMatchObject({
      format: 'names',
      hasHeadings: false,
    });
    expect(shapeOf(['Name', 'Nokia'])).toMatchObject({ format: 'names', hasHeadings: true });
    expect(shapeOf([])).toMatchObject({ format: 'names' });
  });

  it.each([
    ['03/14/2020', false],
    ['14/03/2020', true],
    ['03/04/2020', true],
  ])('%s: the day first is %s', (date, dayFirst) => {
    expect(shapeOf(['name,filing date', `X,${date}`]).dayFirst).toBe(dayFirst);
  });
});

describe('records', () => {
  it('may be quoted, over several lines too', async () => {
    expect(await records('name,owner\n"Say ""Ho"", now","A, B"\n"two\nlines",C\n\nplain,D')).toEqual([
      ['Say "Ho", now', 'A, B'],
      ['two\nlines', 'C'],
      ['plain', 'D'],
    ]);
  });

  it('take a quote in a file parted by tabs as a letter, unless it encloses the cell', async () => {
    expect(await records('name\towner\n"K" LINE\tA\n"WHOLE"\tB')).toEqual([
      ['"K" LINE', 'A'],
      ['WHOLE', 'B'],
    ]);
  });

  it('parted by tabs may be quoted as spreadsheets do it: tabs and line breaks inside', async () => {
    expect(
      await records(
        'name\tnumber\n"ZOR\tVAN"\t1\n"two\nlines"\t2\n"say ""ho"""\t3\n"lost\t4\nplain\t5\n"K" LINE\t6',
      ),
    ).toEqual([
      ['ZOR\tVAN', '1'],
      ['two\nlines', '2'],
      ['say "ho"', '3'],
      ['"lost', '4'],
      ['plain', '5'],
      ['"K" LINE', '6'],
    ]);
  });

  it('that the file ends in the middle of are marked, and only then', async () => {
    const text = 'name,number,owner\nA,1,X\nB,2';
    expect(await records(text, false)).toEqual([
      ['A', '1', 'X'],
      ['CUT', '3'],
    ]);
    expect(await records(text, true)).toEqual([
      ['A', '1', 'X'],
      ['B', '2'],
    ]);
    expect(await records(`${text},Y`, false)).toEqual([
      ['A', '1', 'X'],
      ['B', '2', 'Y'],
    ]);
  });

  it('lose one line, not the rest of the file, to a quote that never closes', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `N${at},O`);
    const found = await records(['name,owner', '"lost,O', ...names].join('\n'));
    expect(found[0]).toEqual(['BROKEN', '2']);
    expect(found.slice(1)).toEqual(names.map((line) => line.split(',')));
  });
});
