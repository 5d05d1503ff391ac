import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { readPublicLink } from '@cotta/kit/model/public-link/public-link.js';
import { systemClock, type Clock } from '@cotta/kit/model/time/clock.js';
import { fetchPublic, trustedContent } from '@cotta/kit/runtime/public-fetch/public-fetch.js';
import { openPublicNetwork } from '@cotta/kit/runtime/public-fetch/public-network.js';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import type { ScanPictures } from '../../scan/brand-source.js';

const LINK_MS = 5 * 60_000;
const TIMEOUT_MS = 20_000;
const MOST_BYTES = 10 * 1024 * 1024;
const USER_AGENT = 'Cotta-Scan/1.0';

export interface ScanPictureSettings {
  /** Address of the gateway, where documents are opened by signed links. */
  readonly gatewayUrl: string;
  readonly linkKey: string;
  /** Hosts of the sources' own pictures, by comma; `*.` stands for all under one. Nothing else is ever fetched. */
  readonly hosts: string;
  readonly clock?: Clock;
}

/** The brand's logo through the door everybody's files go through, and pictures of offers at the hosts the sources keep them at. A redirect is followed to such a host alone. */
export class HttpScanPictures implements ScanPictures {
  constructor(private readonly settings: ScanPictureSettings) {}

  async ofDocument(documentId: string): Promise<Uint8Array | undefined> {
    const { gatewayUrl, linkKey, clock = systemClock } = this.settings;
    const expiresAt = new Date(clock.now().getTime() + LINK_MS);
    const token = signLink({ purpose: 'download', subjectId: documentId, revision: 0, expiresAt }, linkKey);
    const url = new URL(
      `${gatewayUrl.replace(/\/$/, '')}/api/document/${encodeURIComponent(documentId)}/content`,
    );
    url.search = new URLSearchParams({ token }).toString();
    return fetched(url);
  }

  async ofOffer(url: string): Promise<Uint8Array | undefined> {
    if (!URL.canParse(url)) return undefined;
    const address = new URL(url);
    if (!this.#isKnown(address)) return undefined;
    if (address.protocol === 'http:') return fetched(address).catch(() => undefined);
    // A host on the list may still be pointed inside by whoever answers for its name, and may send on.
    const outcome = await fetchPublic(url, {
      network: {
        ...openPublicNetwork(),
        read: (link) =>
          URL.canParse(link) && this.#isKnown(new URL(link)) ? readPublicLink(link) : 'no host of pictures',
      },
      clock: this.settings.clock ?? systemClock,
      userAgent: USER_AGENT,
      limits: { bodyBytes: MOST_BYTES, totalMs: TIMEOUT_MS },
    });
    return trustedContent(outcome);
  }

  #isKnown({ protocol, host, username }: URL): boolean {
    if ((protocol !== 'https:' && protocol !== 'http:') || username !== '') return false;
    return this.settings.hosts
      .split(',')
      .map((one) => one.trim())
      .some((known) => {
        // Plain HTTP is for a simulator on a port of its own.
        if (known.startsWith('http://'))
          return protocol === 'http:' && host === known.slice('http://'.length);
        if (protocol !== 'https:') return false;
        return known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known;
      });
  }
}

/** Undefined: not there. @throws VendorError `unavailable` */
async function fetched(url: URL): Promise<Uint8Array | undefined> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => {
      throw new VendorError('pictures', 'unavailable', 'a picture was not answered');
    },
  );
  if (response.status >= 500)
    throw new VendorError('pictures', 'unavailable', `answered with ${response.status}`);
  if (response.status !== 200 || response.body === null) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
