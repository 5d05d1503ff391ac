import { createHash, createPrivateKey, webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Integer, Null, ObjectIdentifier, OctetString, Sequence, UTCTime } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  MessageImprint,
  PKIStatusInfo,
  setEngine,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { page } from '../core/answers.mjs';

setEngine('node', new CryptoEngine({ name: 'node', crypto: /** @type {any} */ (webcrypto) }));

const POLICY = '1.3.6.1.4.1.99999.1.1';
const SHA_256 = '2.16.840.1.101.3.4.2.1';
const DAY_MS = 86_400_000;
const FORM = { 'content-type': 'application/timestamp-reply' };

/**
 * A certificate with its key: made up, worthless, trusted by nothing but this copy.
 * @param {string} name
 */
function identity(name) {
  const pem = (/** @type {string} */ file) => readFileSync(new URL(file, import.meta.url), 'utf8');
  const der = Buffer.from(pem(`${name}.pem`).replace(/-----[A-Z ]+-----|\s/g, ''), 'base64');
  const key = createPrivateKey(pem(`${name}.key.pem`)).export({ type: 'pkcs8', format: 'der' });
  return { certificate: Certificate.fromBER(exact(der)), der, key };
}

/** @param {Uint8Array} bytes */
const exact = (bytes) => new Uint8Array(bytes).buffer;

/** How each address answers, by the last part of its path. @type {Record<string, { signer?: string, shiftMs?: number, nonce?: true, imprint?: true }>} */
const MODES = {
  granted: {},
  'wrong-nonce': { nonce: true },
  'wrong-imprint': { imprint: true },
  'off-by-a-day': { shiftMs: -DAY_MS },
  expired: { signer: 'expired' },
  'wrong-use': { signer: 'other' },
};

/**
 * A time stamp authority (RFC 3161): `POST /tsa/granted` and, for what goes wrong, `/tsa/rejected`, `/tsa/wrong-nonce`, `/tsa/wrong-imprint`,
 * `/tsa/off-by-a-day`, `/tsa/expired`, `/tsa/wrong-use`, `/tsa/html`. A query with another hash than SHA-256 is rejected.
 * @param {import('../core/world.mjs').World} world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function tsa(world) {
  let serial = 0;
  return {
    name: 'tsa',
    label: 'Time stamp authority (RFC 3161)',
    routes: {
      'POST /:mode': async ({ params: { mode = '' }, raw, headers }) => {
        if (mode === 'html') return page('Time stamps', '<p>We are moving to another address.</p>');
        if (headers['content-type'] !== 'application/timestamp-query')
          return { status: 400, headers: {}, body: 'application/timestamp-query is needed' };
        const request = TimeStampReq.fromBER(exact(raw));
        const known = request.messageImprint.hashAlgorithm.algorithmId === SHA_256;
        const how = MODES[mode];
        if (how === undefined || !known) return { status: 200, headers: FORM, body: rejected() };
        serial += 1;
        return {
          status: 200,
          headers: FORM,
          body: await granted(request, how, { at: world.clock.now(), serial }),
        };
      },
    },
    control: {},
    error: (status) => ({ status, headers: { 'content-type': 'text/plain' }, body: 'no such address' }),
    reset: () => undefined,
  };
}

function rejected() {
  return Buffer.from(new TimeStampResp({ status: new PKIStatusInfo({ status: 2 }) }).toSchema().toBER());
}

/**
 * @param {TimeStampReq} request
 * @param {{ signer?: string, shiftMs?: number, nonce?: true, imprint?: true }} how
 * @param {{ at: Date, serial: number }} facts
 */
async function granted(request, { signer = 'signer', shiftMs = 0, nonce, imprint }, { at, serial }) {
  const hash = imprint
    ? exact(Buffer.alloc(32, 7))
    : request.messageImprint.hashedMessage.valueBlock.valueHexView;
  const wholeSeconds = new Date(Math.floor((at.getTime() + shiftMs) / 1000) * 1000);
  const info = new TSTInfo({
    version: 1,
    policy: POLICY,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: exact(new Uint8Array(hash)) }),
    }),
    serialNumber: new Integer({ value: serial }),
    genTime: wholeSeconds,
    ...(nonce ? { nonce: new Integer({ value: 12_345 }) } : request.nonce ? { nonce: request.nonce } : {}),
  });
  const content = info.toSchema().toBER();
  const token = new ContentInfo({
    contentType: ContentInfo.SIGNED_DATA,
    content: (await signedBy(identity(signer), content, wholeSeconds)).toSchema(true),
  });
  return Buffer.from(
    new TimeStampResp({ status: new PKIStatusInfo({ status: 0 }), timeStampToken: token }).toSchema().toBER(),
  );
}

/**
 * CMS with the attributes RFC 3161 and RFC 5816 ask for.
 * @param {ReturnType<typeof identity>} by
 * @param {ArrayBuffer} content
 * @param {Date} at
 */
async function signedBy({ certificate, der, key }, content, at) {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const privateKey = await webcrypto.subtle.importKey('pkcs8', key, algorithm, false, ['sign']);
  const attribute = (/** @type {string} */ type, /** @type {unknown} */ value) =>
    new Attribute({ type, values: [value] });
  const certificateHash = createHash('sha256').update(der).digest();
  const ids = new Sequence({
    value: [
      new Sequence({
        value: [new Sequence({ value: [new OctetString({ valueHex: exact(certificateHash) })] })],
      }),
    ],
  });
  const digest = createHash('sha256').update(new Uint8Array(content)).digest();
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: '1.2.840.113549.1.9.16.1.4',
      eContent: new OctetString({ valueHex: content }),
    }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute('1.2.840.113549.1.9.3', new ObjectIdentifier({ value: '1.2.840.113549.1.9.16.1.4' })),
            attribute('1.2.840.113549.1.9.5', new UTCTime({ valueDate: at })),
            attribute('1.2.840.113549.1.9.4', new OctetString({ valueHex: exact(digest) })),
            attribute('1.2.840.113549.1.9.16.2.47', ids),
          ],
        }),
      }),
    ],
    certificates: [certificate],
  });
  await signed.sign(privateKey, 0, 'SHA-256', content);
  return signed;
}
