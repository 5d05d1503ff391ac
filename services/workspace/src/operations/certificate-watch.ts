import { connect } from 'node:tls';
import { Gauge, register, type Registry } from 'prom-client';

const WAIT_MS = 10_000;

/** When the certificate ends that a host shows. Whether it is to be trusted is not asked: one that has ended is to be seen as well. @throws what the line says */
export function certificateEnd(host: string, port = 443): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      socket.destroy();
      resolve(new Date(end));
    });
    socket.setTimeout(WAIT_MS, () => socket.destroy(new Error(`${host} did not answer within ten seconds`)));
    socket.once('error', reject);
  });
}

/** Where the product is reached by TLS: providers and people come by the same address. Without TLS there is no certificate. */
export function certificateHosts(publicOrigin: string): readonly { host: string; port: number }[] {
  const { protocol, hostname, port } = new URL(publicOrigin);
  return protocol === 'https:' ? [{ host: hostname, port: port === '' ? 443 : Number(port) }] : [];
}

/** Looks at certificates whenever it is called. */
export function watchCertificates(
  hosts: ReturnType<typeof certificateHosts>,
  registry: Registry = register,
): () => Promise<void> {
  const ends = new Gauge({
    name: 'cotta_certificate_expires_timestamp_seconds',
    help: 'When the certificate ends that this host shows',
    labelNames: ['host'],
    registers: [registry],
  });
  return async () => {
    for (const { host, port } of hosts)
      ends.set({ host }, (await certificateEnd(host, port)).getTime() / 1000);
  };
}
