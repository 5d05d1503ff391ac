import { createHash, webcrypto } from 'node:crypto';
import { Integer, Null, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  Certificate,
  CryptoEngine,
  MessageImprint,
  setEngine,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

// The same interface under two names: the platform's, and the browser's that the library was written for.
type WebCrypto = ConstructorParameters<typeof CryptoEngine>[0]['crypto'];
setEngine('node', new CryptoEngine({ name: 'node', crypto: webcrypto as unknown as WebCrypto }));

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const COMMON_NAME = '2.5.4.3';
/** How far the authority's clock may be from ours. */
const MOST_APART_MS = 5 * 60_000;

/** What an authority is asked: the hash of the data, with a number it has to repeat. */
export function stampRequest(data: Uint8Array, nonce: Uint8Array): Uint8Array<ArrayBuffer> {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: exact(sha256(data)) }),
    }),
    nonce: new Integer({ valueHex: exact(nonce) }),
    certReq: true,
  });
  return new Uint8Array(request.toSchema().toBER());
}

/** What is known of a stamp that holds, or why it does not. */
export type StampReading =
  | { readonly good: true; readonly at: Date; readonly authority: string }
  | { readonly good: false; readonly problem: string };

/** What a reply is held against. */
export interface StampTerms {
  /** What was to be stamped. */
  readonly data: Uint8Array;
  /** As it was asked, DER. */
  readonly request: Uint8Array;
  /** Certificates trusted to vouch for authorities, DER. */
  readonly roots: readonly Uint8Array[];
  /** Our time, where the stamp has just come; absent: an old one is looked at again. */
  readonly now?: Date;
}

/** Checks a reply: granted, of this data, with the number asked with, by a certificate for nothing else that leads to a pinned root, at our time. Never throws. */
export async function readStamp(reply: Uint8Array, terms: StampTerms): Promise<StampReading> {
  try {
    return await checked(reply, terms);
  } catch {
    return no('no time stamp reply');
  }
}

async function checked(reply: Uint8Array, { data, request, roots, now }: StampTerms): Promise<StampReading> {
  const { status, timeStampToken } = TimeStampResp.fromBER(exact(reply));
  if (status.status !== 0 && status.status !== 1) return no(`rejected with status ${status.status}`);
  if (timeStampToken === undefined) return no('no token');
  const signed = new SignedData({ schema: timeStampToken.content });
  const content = signed.encapContentInfo.eContent;
  if (content === undefined) return no('no token');
  const info = TSTInfo.fromBER(content.getValue());
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  const same = Buffer.from(hashedMessage.valueBlock.valueHexView).equals(sha256(data));
  if (hashAlgorithm.algorithmId !== SHA_256 || !same) return no('of something else');
  const asked = TimeStampReq.fromBER(exact(request));
  if (asked.nonce === undefined || !sameNumber(asked.nonce, info.nonce)) return no('another nonce');
  // Byte by byte: a request that was altered says that something else was asked.
  if (!Buffer.from(stampRequest(data, asked.nonce.valueBlock.valueHexView)).equals(request))
    return no('another request');
  const at = info.genTime;
  if (now !== undefined && Math.abs(at.getTime() - now.getTime()) > MOST_APART_MS)
    return no(`its time is ${at.toISOString()}`);
  const signer = (signed.certificates ?? []).find(
    (each): each is Certificate => each instanceof Certificate && isForTimes(each),
  );
  if (signer === undefined || signed.signerInfos.length !== 1) return no('no certificate for time stamps');
  const outcome = await signed
    .verify({
      signer: 0,
      data: exact(data),
      trustedCerts: roots.map((root) => Certificate.fromBER(exact(root))),
      checkChain: true,
      checkDate: at,
      passedWhenNotRevValues: true,
      extendedMode: true,
    })
    .catch(() => undefined);
  const by = outcome?.signerCertificate;
  if (outcome?.signatureVerified !== true || outcome.signerCertificateVerified !== true || by == null)
    return no('its signature does not lead to a trusted root');
  return isForTimes(by) ? { good: true, at, authority: nameOf(by) } : no('no certificate for time stamps');
}

/** Marked as for time stamps, for nothing else, and so that nobody may overlook it (RFC 3161, 2.3). */
function isForTimes({ extensions = [] }: Certificate): boolean {
  const usage = extensions.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE);
  const purposes = (usage?.parsedValue as { readonly keyPurposes?: readonly string[] } | undefined)
    ?.keyPurposes;
  return usage?.critical === true && purposes?.length === 1 && purposes[0] === TIME_STAMPING;
}

function nameOf({ subject }: Certificate): string {
  const name = subject.typesAndValues.find(({ type }) => type === COMMON_NAME)?.value.valueBlock.value;
  return String(name ?? 'without a name').slice(0, 200);
}

function sameNumber(one: Integer | undefined, other: Integer | undefined): boolean {
  return one !== undefined && other !== undefined && one.toBigInt() === other.toBigInt();
}

function no(problem: string): StampReading {
  return { good: false, problem };
}

function sha256(data: Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}

/** A buffer of just these bytes: Node's own may be a window into a larger one. */
function exact(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
