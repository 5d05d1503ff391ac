import { SaxesParser } from 'saxes';
import { FIELDS, type Field } from './columns.js';
import type { FileRecord } from './read-records.js';

/** Elements that hold one mark: WIPO standards ST.66 and ST.96, and the bulk files of the United States' office. */
const RECORDS = new Set(['TradeMark', 'Trademark', 'case-file']);

/** Elements by their names without prefix. Shapes are written down from general knowledge of the standards and **to be confirmed** on
 *  each office's files before they are relied on. */
const ELEMENTS: Readonly<Record<string, Field>> = {
  MarkVerbalElementText: 'name',
  MarkSignificantVerbalElementText: 'name',
  'mark-identification': 'name',
  MarkTransliteration: 'latin',
  MarkTransliterationText: 'latin',
  ApplicationNumber: 'number',
  ApplicationNumberText: 'number',
  'serial-number': 'number',
  MarkFeature: 'type',
  MarkFeatureCategory: 'type',
  RegistrationOfficeCode: 'jurisdiction',
  ClassNumber: 'classes',
  'international-code': 'classes',
  MarkCurrentStatusCode: 'status',
  'status-code': 'status',
  ApplicationDate: 'filingDate',
  'filing-date': 'filingDate',
  RegistrationDate: 'registrationDate',
  'registration-date': 'registrationDate',
  OrganizationName: 'owner',
  OrganizationStandardName: 'owner',
  EntityName: 'owner',
  LastName: 'owner',
  'party-name': 'owner',
};

/** Only the office of the United States writes such records, and they do not name it. */
const US_RECORD = 'case-file';
/** Its numbers for a status that are the most frequent and clear; the others stay numbers we have no word for. */
const US_STATUSES: Readonly<Record<string, string>> = {
  '602': 'abandoned',
  '606': 'abandoned',
  '700': 'registered',
  '701': 'registered',
  '702': 'registered',
  '710': 'cancelled',
  '800': 'registered',
  '900': 'expired',
};

const DEEPEST = 60;
const LONGEST_TEXT = 4_000;

/** Marks of an XML register in order, without holding more than one. Entities of the file's own are not read.
 *  @throws Error that names the line where the XML is broken or nested without end */
export async function* readXmlRecords(text: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  const reader = new MarkReader();
  for await (const piece of text) {
    reader.read(piece);
    yield* reader.take();
  }
  reader.end();
  yield* reader.take();
}

class MarkReader {
  private readonly parser = new SaxesParser();
  private found: FileRecord[] = [];
  private readonly path: string[] = [];
  private fields: Map<Field, string> | undefined;
  private content = '';

  constructor() {
    this.parser.on('error', (error) => {
      throw new Error(`The XML cannot be read: ${error.message}`);
    });
    this.parser.on('opentag', ({ name }) => this.open(localName(name)));
    this.parser.on('text', (piece) => {
      if (this.content.length < LONGEST_TEXT) this.content += piece;
    });
    this.parser.on('cdata', (piece) => {
      if (this.content.length < LONGEST_TEXT) this.content += piece;
    });
    this.parser.on('closetag', () => this.close());
  }

  read(piece: string): void {
    this.parser.write(piece);
  }

  end(): void {
    this.parser.close();
  }

  take(): FileRecord[] {
    const taken = this.found;
    this.found = [];
    return taken;
  }

  private open(name: string): void {
    if (this.path.length === DEEPEST)
      throw new Error(`The XML cannot be read: line ${this.parser.line} is nested too deep.`);
    this.path.push(name);
    this.content = '';
    if (RECORDS.has(name)) this.fields ??= new Map(name === US_RECORD ? [['jurisdiction', 'US']] : []);
  }

  private close(): void {
    const name = this.path.pop() ?? '';
    const field = ELEMENTS[name];
    if (this.fields !== undefined && field !== undefined) this.keep(this.fields, field);
    this.content = '';
    if (this.fields === undefined || !RECORDS.has(name) || this.path.some((outer) => RECORDS.has(outer)))
      return;
    const status = this.fields.get('status');
    if (name === US_RECORD && status !== undefined) this.fields.set('status', US_STATUSES[status] ?? status);
    const cells = FIELDS.map((one) => this.fields?.get(one) ?? '');
    this.found.push({ line: this.parser.line, text: cells.join('\t'), cells, broken: false });
    this.fields = undefined;
  }

  /** Classes add up; of anything else the first one counts: later ones belong to priorities and representatives. */
  private keep(fields: Map<Field, string>, field: Field): void {
    const text = this.content.trim();
    const known = fields.get(field);
    if (text === '' || (known !== undefined && field !== 'classes')) return;
    fields.set(field, known === undefined ? text : `${known};${text}`);
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
