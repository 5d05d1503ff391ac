import { setTimeout as sleep } from 'node:timers/promises';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import type { BrandSource, SourceHit, SourcePage, SourceQuery } from '../../scan/brand-source.js';
import { candidatesOf } from '../../scan/domain/candidates.js';
import { ownLabel } from '../../scan/domain/label.js';
import type { DnsOverHttps } from './dns-over-https.js';
import type { Rdap, Registration } from './rdap.js';

const ID = 'domains';
const PAGE = 250;
const AT_ONCE = 8;
/** One call a second to a registry. */
const BETWEEN_MS = 1_000;
/** No name anybody would register: an end that answers it answers everything. */
const NOBODYS = 'q7x-zk9v-3wj8-hq2m';

/** Names near to the brand that live: candidates, then DNS, then registration data. The cursor is the place in the list of candidates. */
export class DomainNames implements BrandSource {
  readonly id = ID;

  constructor(
    private readonly dns: Pick<DnsOverHttps, 'resolve'>,
    private readonly rdap: Pick<Rdap, 'registration'>,
    private readonly pause: (ms: number) => Promise<unknown> = sleep,
  ) {}

  async search({ labels, countries, ownHosts }: SourceQuery, cursor: string | null): Promise<SourcePage> {
    const candidates = candidatesOf(labels, countries, ownHosts);
    const start = Number(cursor ?? 0);
    const hosts = candidates.slice(start, start + PAGE).map(({ host }) => host);
    const wild = await this.#wildEnds(hosts);
    const asked = hosts.filter((host) => !wild.has(endOf(host)));
    const answers = await atOnce(asked, (host) => this.dns.resolve(host, 'NS'));
    const unknown = answers.filter((answer) => answer === 'unknown').length;
    if (asked.length > 0 && unknown === asked.length)
      throw new VendorError(ID, 'unavailable', 'no name was answered');
    const live = asked.filter((_, at) => Array.isArray(answers[at]) && (answers[at]?.length ?? 0) > 0);
    const hits: SourceHit[] = [];
    for (const host of live) hits.push(await this.#hit(host));
    const next = start + PAGE;
    return {
      hits,
      nextCursor: next < candidates.length ? String(next) : null,
      query: `NS of ${hosts[0] ?? '–'} … ${hosts.at(-1) ?? '–'} (${hosts.length} names)`,
      total: candidates.length,
      // Names without an answer are not free, and an end that answers everything says nothing.
      ...(unknown > 0 || wild.size > 0 ? { truncated: true as const } : {}),
    };
  }

  async #wildEnds(hosts: readonly string[]): Promise<ReadonlySet<string>> {
    const ends = [...new Set(hosts.map(endOf))];
    const answers = await atOnce(ends, (end) => this.dns.resolve(`${NOBODYS}.${end}`, 'NS'));
    return new Set(ends.filter((_, at) => Array.isArray(answers[at]) && (answers[at]?.length ?? 0) > 0));
  }

  async #hit(host: string): Promise<SourceHit> {
    const [addresses, newer, exchangers] = await Promise.all([
      this.dns.resolve(host, 'A'),
      this.dns.resolve(host, 'AAAA'),
      this.dns.resolve(host, 'MX'),
    ]);
    const registration = await this.rdap.registration(host);
    await this.pause(BETWEEN_MS);
    const sites = [addresses, newer].flatMap((answer) => (typeof answer === 'string' ? [] : answer));
    const takesEmail = typeof exchangers !== 'string' && exchangers.length > 0;
    return {
      nativeId: host,
      url: `https://${host}/`,
      title: host,
      comparedName: ownLabel(host),
      seller: null,
      priceText: null,
      pictureUrl: null,
      description: describe({ sites, takesEmail, registration }),
    };
  }
}

interface Live {
  readonly sites: readonly string[];
  readonly takesEmail: boolean;
  readonly registration: Registration | undefined;
}

function describe({ sites, takesEmail, registration }: Live): string {
  const lines = [
    sites.length > 0 ? `answers at ${sites.slice(0, 3).join(', ')}` : 'no web site',
    // A name that only takes e-mail is a sign of fraud.
    takesEmail ? 'takes e-mail' : 'takes no e-mail',
    registration === undefined ? 'registration data not reached' : '',
    registration?.registeredOn ? `registered ${registration.registeredOn}` : '',
    registration?.expiresOn ? `runs until ${registration.expiresOn}` : '',
    registration?.registrar ? `registrar ${registration.registrar}` : '',
    registration?.abuseEmail ? `abuse ${registration.abuseEmail}` : '',
  ];
  return lines.filter((line) => line !== '').join('\n');
}

const endOf = (host: string): string => host.split('.').slice(1).join('.');

/** The same work for each, a few at a time, in their order. */
async function atOnce<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))));
  return results;
}
