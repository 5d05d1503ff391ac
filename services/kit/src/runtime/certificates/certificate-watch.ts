import { Gauge, register, type Registry } from 'prom-client';
import { systemClock, type Clock } from '../../model/time/clock.js';
import { shownCertificate, tlsPlace, type TlsPlace } from './shown-certificate.js';

const EVERY_MS = 3_600_000;

interface Watched {
  readonly place: TlsPlace;
  /** Milliseconds since the epoch. */
  askedAt: number;
  end?: Date;
  /** Whether the last look failed; undefined before the first, and where the host speaks no TLS. */
  isUnread?: boolean;
}

/** The certificates of all hosts that a program comes to by TLS. They are looked at when its figures are read, each once an hour. */
export class CertificateWatch {
  readonly #hosts = new Map<string, Watched>();

  constructor(
    registry: Registry = register,
    private readonly clock: Clock = systemClock,
  ) {
    const hosts = this.#hosts;
    // Nobody waits for a host that does not answer: its figure is there at one of the next readings.
    const look = (): void => void this.look();
    new Gauge({
      name: 'cotta_certificate_expires_timestamp_seconds',
      help: 'When the certificate ends that this host shows',
      labelNames: ['host'],
      registers: [registry],
      collect() {
        look();
        for (const [host, { end }] of hosts) if (end !== undefined) this.set({ host }, end.getTime() / 1000);
      },
    });
    new Gauge({
      name: 'cotta_certificate_unread',
      help: '1 while this host does not show its certificate',
      labelNames: ['host'],
      registers: [registry],
      collect() {
        for (const [host, { isUnread }] of hosts)
          if (isUnread !== undefined) this.set({ host }, isUnread ? 1 : 0);
      },
    });
  }

  /** From now on the host of this address is looked at, where it is reached by TLS; the same host is looked at once. */
  watch(address: string): void {
    const place = tlsPlace(address);
    if (place === undefined) return;
    const name = place.port === 443 ? place.host : `${place.host}:${place.port}`;
    if (!this.#hosts.has(name)) this.#hosts.set(name, { place, askedAt: -Infinity });
  }

  /** Asks every host that was not asked within an hour. */
  async look(): Promise<void> {
    const now = this.clock.now().getTime();
    const due = [...this.#hosts.values()].filter(({ askedAt }) => askedAt <= now - EVERY_MS);
    await Promise.all(
      due.map(async (watched) => {
        watched.askedAt = now;
        try {
          const end = await shownCertificate(watched.place);
          if (end === undefined) return;
          Object.assign(watched, { end, isUnread: false });
        } catch {
          // Why it does not answer is said by whoever has to talk to it.
          watched.isUnread = true;
        }
      }),
    );
  }
}

/** Those of this process. */
export const certificates = new CertificateWatch();
