import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import type { VendorHttp, VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { SaxesParser } from 'saxes';
import type { OfficeDocument, OfficeDocuments } from '../../docketing/arrivals/office-documents.js';
import { tsdrHttp, USPTO, type UsptoSettings } from './tsdr-http.js';

/** An action that goes out; the other types are what applicants hand in. */
const OUTGOING = 'OOA';
/** A day with the offset of the office: the day counts, the offset does not. */
const DAY_SENT = /^(\d{4}-\d\d-\d\d)/u;

/** Papers of cases from the office of the United States. How one paper of a case is asked for is to be confirmed with the office before it is relied on. */
export class TsdrDocuments implements OfficeDocuments {
  readonly #http: VendorHttp;

  constructor(settings: UsptoSettings, tuning: Partial<VendorHttpOptions> = {}) {
    this.#http = tsdrHttp(settings, tuning);
  }

  async letters(applicationNumber: string): Promise<readonly OfficeDocument[]> {
    const path = `/ts/cd/casedocs/sn${applicationNumber}/info`;
    const { text } = await this.#http.call({ method: 'GET', path, repeatable: true });
    return documentsIn(text)
      .filter((document) => document['DocumentTypeCode'] === OUTGOING)
      .map((document) => letterOf(applicationNumber, document));
  }

  async content(applicationNumber: string, { type, sentOn }: OfficeDocument): Promise<Uint8Array> {
    const { bytes } = await this.#http.call({
      method: 'GET',
      path: `/ts/cd/casedocs/sn${applicationNumber}/download.pdf`,
      query: { type, date: sentOn },
      repeatable: true,
    });
    return bytes;
  }
}

type Written = Readonly<Record<string, string>>;

function letterOf(applicationNumber: string, document: Written): OfficeDocument {
  const { DocumentTypeCode: type = '', MailRoomDate: mailed = '', ScanDateTime: scanned = '' } = document;
  const sentOn = DAY_SENT.exec(mailed)?.[1];
  if (sentOn === undefined) throw contractTrouble('a document has no day of mailing');
  return { key: `US ${applicationNumber} ${type} ${sentOn} ${scanned}`, type, sentOn };
}

/** Elements of each document by their names without prefix. */
function documentsIn(xml: string): readonly Written[] {
  const found: Record<string, string>[] = [];
  const reader = new SaxesParser({ xmlns: true });
  let element = '';
  reader.on('opentag', ({ local }) => {
    element = local;
    if (local === 'Document') found.push({});
  });
  reader.on('closetag', () => {
    element = '';
  });
  reader.on('text', (text) => {
    const document = found.at(-1);
    if (document !== undefined && element !== '' && text.trim() !== '') document[element] = text.trim();
  });
  reader.on('error', (error) => {
    throw contractTrouble(error.message);
  });
  reader.write(xml).close();
  return found;
}

const contractTrouble = (message: string): VendorError => new VendorError(USPTO, 'contract', message);
