import { systemClock, type Clock } from '@cotta/kit/model/time/clock.js';
import { isVendorTrouble, VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { z } from 'zod';
import { scanHttp, type Tuning } from '../scan-http.js';
import { publicReader, type ReadPublic } from './registrar-server.js';
import type { VendorSettings } from '../vendor-settings.js';

const ID = 'rdap';
const DAY_MS = 86_400_000;
/** A registry that says "too often" is left alone for so long. */
const BACK_OFF_MS = 15 * 60_000;

const bootstrap = z.object({ services: z.array(z.tuple([z.array(z.string()), z.array(z.string())])) });
const event = z.object({ eventAction: z.string(), eventDate: z.string() });
const vcard = z.tuple([z.literal('vcard'), z.array(z.array(z.unknown()))]);
interface Entity {
  readonly roles?: readonly string[] | null | undefined;
  readonly vcardArray?: z.infer<typeof vcard> | null | undefined;
  readonly entities?: readonly Entity[] | null | undefined;
}
const entity: z.ZodType<Entity> = z.lazy(() =>
  z.object({
    roles: z.array(z.string()).nullish(),
    vcardArray: vcard.nullish(),
    entities: z.array(entity).nullish(),
  }),
);
const domain = z.object({
  objectClassName: z.literal('domain'),
  ldhName: z.string().nullish(),
  status: z.array(z.string()).nullish(),
  events: z.array(event).nullish(),
  entities: z.array(entity).nullish(),
  links: z
    .array(z.object({ rel: z.string().nullish(), type: z.string().nullish(), href: z.string().nullish() }))
    .nullish(),
});

/** What a registry says of a name, without what it says of persons. Days are calendar days in UTC. */
export interface Registration {
  readonly registeredOn: string | null;
  readonly expiresOn: string | null;
  readonly registrar: string | null;
  /** Where abuse is reported to the registrar. */
  readonly abuseEmail: string | null;
  readonly status: readonly string[];
  /** The registrar's own server, where a registry keeps little and says who keeps the rest. */
  readonly more: string | null;
}

/** Reads an answer of RDAP (RFC 9083). @throws VendorError `contract` */
export function readRegistration(text: string): Registration {
  const { events, entities, status, links } = readVendorJson(ID, domain, text);
  const dayOf = (action: string): string | null => {
    const at = Date.parse(events?.find(({ eventAction }) => eventAction === action)?.eventDate ?? '');
    return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 10);
  };
  const registrar = entities?.find(({ roles }) => roles?.includes('registrar'));
  // The desk for abuse stands inside the registrar, and of some beside it.
  const abuse = [...(registrar?.entities ?? []), ...(entities ?? [])].find(({ roles }) =>
    roles?.includes('abuse'),
  );
  return {
    registeredOn: dayOf('registration'),
    expiresOn: dayOf('expiration'),
    registrar: propertyOf(registrar, 'fn'),
    abuseEmail: propertyOf(abuse, 'email'),
    status: status ?? [],
    more: links?.find(({ rel, type }) => rel === 'related' && type === 'application/rdap+json')?.href ?? null,
  };
}

/** A property of a jCard is `[name, parameters, type, value]`; a value may be a list, and what was redacted is empty. */
function propertyOf(of: Entity | undefined, name: string): string | null {
  const value = of?.vcardArray?.[1].find((property) => property[0] === name)?.[3];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first.trim() !== '' ? first.trim() : null;
}

/** What another server answers in a form of its own says nothing. */
function readable(text: string): Registration | undefined {
  try {
    return readRegistration(text);
  } catch (error) {
    if (isVendorTrouble(error, 'contract')) return undefined;
    throw error;
  }
}

const isRedirect = (error: unknown): boolean =>
  error instanceof VendorError && [301, 302, 303, 307, 308].includes(error.details.status ?? 0);

/** Registration data by the registry's own interface, which the list of IANA names; it is read once a day. */
export class Rdap {
  #services: { readonly at: number; readonly byEnd: ReadonlyMap<string, string> } | undefined;
  readonly #leftAlone = new Map<string, number>();

  constructor(
    private readonly settings: Pick<VendorSettings, 'RDAP_BOOTSTRAP_URL'>,
    private readonly tuning: Tuning = {},
    private readonly clock: Clock = systemClock,
    private readonly readPublic: ReadPublic = publicReader(clock),
  ) {}

  /** Undefined: nobody says. @param host a registrable name in the form of DNS */
  async registration(host: string): Promise<Registration | undefined> {
    const base = await this.#baseOf(host);
    const now = this.clock.now().getTime();
    if (base === undefined || (this.#leftAlone.get(base) ?? 0) > now) return undefined;
    try {
      const { text } = await scanHttp({ vendor: ID, baseUrl: base, maxTries: 1 }, this.tuning).call({
        method: 'GET',
        path: `/domain/${encodeURIComponent(host)}`,
        headers: { accept: 'application/rdap+json' },
        repeatable: true,
      });
      return await this.#completed(readRegistration(text));
    } catch (error) {
      if (isVendorTrouble(error, 'rate-limited')) this.#leftAlone.set(base, now + BACK_OFF_MS);
      if (isRedirect(error))
        return this.#elsewhere(`${base.replace(/\/$/, '')}/domain/${encodeURIComponent(host)}`);
      if (isVendorTrouble(error, 'rate-limited', 'not-found', 'unavailable', 'contract', 'rejected'))
        return undefined;
      throw error;
    }
  }

  /** A registry may send on to the server that has the answer. */
  async #elsewhere(url: string): Promise<Registration | undefined> {
    const text = await this.readPublic(url);
    return text === undefined ? undefined : readable(text);
  }

  /** Registries of .com and .net say neither registrar's desk nor more: the registrar does, on a server of its own. */
  async #completed(found: Registration): Promise<Registration> {
    if (found.more === null || (found.registrar !== null && found.abuseEmail !== null)) return found;
    const own = await this.#elsewhere(found.more);
    if (own === undefined) return found;
    return {
      ...found,
      registeredOn: found.registeredOn ?? own.registeredOn,
      expiresOn: found.expiresOn ?? own.expiresOn,
      registrar: found.registrar ?? own.registrar,
      abuseEmail: found.abuseEmail ?? own.abuseEmail,
    };
  }

  async #baseOf(host: string): Promise<string | undefined> {
    const byEnd = await this.#known();
    const parts = host.split('.');
    // The longest end that is listed.
    return parts.map((_, at) => byEnd.get(parts.slice(at).join('.'))).find((base) => base !== undefined);
  }

  async #known(): Promise<ReadonlyMap<string, string>> {
    const now = this.clock.now().getTime();
    if (this.#services !== undefined && now - this.#services.at < DAY_MS) return this.#services.byEnd;
    const { text } = await scanHttp(
      { vendor: ID, baseUrl: this.settings.RDAP_BOOTSTRAP_URL },
      this.tuning,
    ).call({
      method: 'GET',
      path: '',
      repeatable: true,
    });
    const byEnd = new Map<string, string>();
    for (const [ends, bases] of readVendorJson(ID, bootstrap, text).services) {
      const base = bases.find((one) => one.startsWith('https:')) ?? bases[0];
      for (const end of ends) if (base !== undefined) byEnd.set(end.toLowerCase(), base);
    }
    this.#services = { at: now, byEnd };
    return byEnd;
  }
}
