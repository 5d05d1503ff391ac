/** What BullMQ and ioredis want instead of an address. `redisUrl`: `redis://[:password@]host[:port][/db]` */
export function connectionTo(redisUrl: string): { host: string; port: number; db: number } & ({ password: string } | object) {
  const url = new URL(redisUrl);
  const password = url.password === '' ? {} : { password: decodeURIComponent(url.password) };
  return { host: url.hostname, port: Number(url.port || 6379), db: Number(url.pathname.slice(1) || 0), ...password };
}
