import { CREDENTIALS } from '../credentials.mjs';
import { json } from '../core/answers.mjs';
import { plainPdf } from '../core/plain-pdf.mjs';

const NAMESPACE = 'urn:us:gov:doc:uspto:trademark';

/**
 * @typedef {object} CaseDocument
 * @property {string} serial
 * @property {string} typeCode
 * @property {string} sentOn day at the office
 * @property {string} scannedAt
 * @property {readonly string[]} lines
 */

/**
 * @typedef {object} Case
 * @property {string} serial
 * @property {number} status
 * @property {string} description
 * @property {string} filedOn day at the office
 * @property {string} [publishedOn]
 * @property {string | undefined} [registeredOn]
 */

/**
 * Status and documents of cases as the office of the United States shows them. There are none until somebody puts one in.
 * @param {import('../core/world.mjs').World} world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function uspto(world) {
  /** @type {CaseDocument[]} */
  let documents = [];
  /** @type {Case[]} */
  let cases = [];
  const error = (/** @type {number} */ status, /** @type {string} */ message) => json(status, { message });
  const withKey =
    (/** @type {import('../core/answers.mjs').Handler} */ handler) =>
    (/** @type {import('../core/answers.mjs').Asked} */ asked) =>
      asked.headers['uspto-api-key'] === CREDENTIALS.usptoKey
        ? handler(asked)
        : error(401, 'An API key is needed.');
  const ofCase = (/** @type {string} */ reference) =>
    documents.filter(({ serial }) => `sn${serial}` === reference);
  return {
    name: 'uspto',
    label: 'USPTO: status and documents of cases',
    routes: {
      'GET /ts/cd/casestatus/:case/info': withKey(({ params: { case: reference = '' } }) => {
        const found = cases.find(
          (one) => `sn${one.serial}` === reference || `rn${registrationOf(one)}` === reference,
        );
        return found === undefined ? error(404, 'There is no such case.') : json(200, statusOf(found));
      }),
      'GET /ts/cd/casedocs/:case/info': withKey(({ params: { case: reference = '' } }) =>
        listOf(ofCase(reference)),
      ),
      'GET /ts/cd/casedocs/:case/download.pdf': withKey(({ params: { case: reference = '' }, query }) => {
        const found = ofCase(reference).find(
          ({ typeCode, sentOn }) => typeCode === query.get('type') && sentOn === query.get('date'),
        );
        return found === undefined
          ? error(404, 'There is no such document.')
          : { status: 200, headers: { 'content-type': 'application/pdf' }, body: plainPdf(found.lines) };
      }),
    },
    control: {
      'POST /cases': ({ json: body }) => {
        const found = /** @type {Case} */ (body());
        if (!/^\d{8}$/.test(found.serial) || !(found.status >= 100 && found.status <= 999))
          throw new TypeError('"serial" has eight digits, "status" three.');
        cases = [...cases.filter(({ serial }) => serial !== found.serial), found];
        return json(201, found);
      },
      'POST /documents': ({ json: body }) => {
        const { serial, typeCode = 'OOA', sentOn, lines } = body();
        if (!/^\d{8}$/.test(serial) || !/^\d{4}-\d\d-\d\d$/.test(sentOn) || !Array.isArray(lines))
          throw new TypeError('"serial" has eight digits, "sentOn" is a day, "lines" are the words.');
        const made = { serial, typeCode, sentOn, scannedAt: world.clock.now().toISOString(), lines };
        documents = [...documents, made];
        return json(201, made);
      },
    },
    error,
    reset: () => {
      documents = [];
      cases = [];
    },
  };
}

/**
 * The number a case is registered under; empty while it is not.
 * @param {Pick<Case, 'serial' | 'registeredOn'>} found
 */
function registrationOf({ serial, registeredOn }) {
  return registeredOn === undefined ? '' : `7${serial.slice(2)}`;
}

/**
 * In the shape of the office: numbers are numbers, days of its history bear the offset they were written at.
 * @param {Case} found
 */
function statusOf({ serial, status, description, filedOn, publishedOn, registeredOn }) {
  const history = [
    {
      entryNumber: 1,
      entryCode: 'NWAP',
      entryDate: `${filedOn}-05:00`,
      entryDesc: 'NEW APPLICATION ENTERED',
    },
    ...(publishedOn === undefined
      ? []
      : [
          {
            entryNumber: 2,
            entryCode: 'PUBO',
            entryDate: `${publishedOn}-05:00`,
            entryDesc: 'PUBLISHED FOR OPPOSITION',
          },
        ]),
    ...(registeredOn === undefined
      ? []
      : [
          {
            entryNumber: 3,
            entryCode: 'R.PR',
            entryDate: `${registeredOn}-05:00`,
            entryDesc: 'REGISTERED-PRINCIPAL REGISTER',
          },
        ]),
  ];
  return {
    trademarks: [
      {
        status: {
          serialNumber: Number(serial),
          usRegistrationNumber: registrationOf({ serial, registeredOn }),
          filingDate: filedOn,
          status,
          statusDate: registeredOn ?? publishedOn ?? filedOn,
          extStatusDesc: description,
        },
        prosecutionHistory: history,
      },
    ],
  };
}

/** @param {readonly CaseDocument[]} documents */
function listOf(documents) {
  const written = documents.map(
    ({ serial, typeCode, sentOn, scannedAt }) =>
      `<Document><SerialNumber>${serial}</SerialNumber><DocumentTypeCode>${typeCode}</DocumentTypeCode><MailRoomDate>${sentOn}-05:00</MailRoomDate><ScanDateTime>${scannedAt}</ScanDateTime><TotalPageQuantity>1</TotalPageQuantity></Document>`,
  );
  return {
    status: 200,
    headers: { 'content-type': 'application/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="UTF-8"?><DocumentList xmlns="${NAMESPACE}">${written.join('')}</DocumentList>`,
  };
}
