interface RedisConnection {
  readonly host: string;
  readonly port: number;
  readonly db: number;
  readonly username?: string;
  readonly password?: string;
  /** There when the line is encrypted. */
  readonly tls?: object;
}

/** What BullMQ and ioredis want instead of an address. `redisUrl`: `redis://[[user]:password@]host[:port][/db]`, `rediss:` for an encrypted line */
export function connectionTo(redisUrl: string): RedisConnection {
  const url = new URL(redisUrl);
  return {
    host: url.hostname,
    port: Number(url.port || 6379),
    db: Number(url.pathname.slice(1) || 0),
    ...(url.username === '' ? {} : { username: decodeURIComponent(url.username) }),
    ...(url.password === '' ? {} : { password: decodeURIComponent(url.password) }),
    ...(url.protocol === 'rediss:' ? { tls: {} } : {}),
  };
}
