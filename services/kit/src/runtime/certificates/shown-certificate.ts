import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect } from 'node:tls';

/** How a server is asked to speak TLS: `none`: it does from the first byte. */
type Greeting = 'none' | 'smtp' | 'postgres';

/** Whoever shows a certificate to programs that come to it. */
export interface TlsPlace {
  readonly host: string;
  readonly port: number;
  readonly greeting: Greeting;
}

const WAIT_MS = 10_000;
/** Length and code with which a client of Postgres asks for TLS. Source: the frontend/backend protocol, SSLRequest. */
const SSL_REQUEST = Buffer.from('0000000804d2162f', 'hex');

const PLACES: Readonly<Record<string, Omit<TlsPlace, 'host'>>> = {
  'https:': { port: 443, greeting: 'none' },
  'smtps:': { port: 465, greeting: 'none' },
  'smtp:': { port: 587, greeting: 'smtp' },
  'rediss:': { port: 6379, greeting: 'none' },
  'tls:': { port: 443, greeting: 'none' },
  'postgres:': { port: 5432, greeting: 'postgres' },
};

/** Where an address leads by TLS; undefined where it does not, or is no address. */
export function tlsPlace(address: string): TlsPlace | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, port, searchParams } = new URL(address);
  const place = PLACES[protocol];
  if (place === undefined || hostname === '') return undefined;
  // The line to a database is encrypted where its address says so.
  if (place.greeting === 'postgres' && ['', 'disable'].includes(searchParams.get('sslmode') ?? ''))
    return undefined;
  return {
    ...place,
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    port: port === '' ? place.port : Number(port),
  };
}

/**
 * When the certificate ends that a host shows. Whether it is to be trusted is not asked: one that has ended is to be seen as well.
 * @returns undefined where the host speaks no TLS @throws what the line says
 */
export async function shownCertificate(place: TlsPlace): Promise<Date | undefined> {
  const { host, port, greeting } = place;
  if (greeting === 'none') return endOf(connectPlain({ host, port }), host);
  const line = connectPlain({ host, port });
  return (await (greeting === 'smtp' ? greetSmtp(line, host) : greetPostgres(line, host)))
    ? endOf(line, host)
    : undefined;
}

function endOf(line: Socket, host: string): Promise<Date> {
  return new Promise((resolve, reject) => {
    // A host is asked for by its name; a number is none.
    const name = isIP(host) === 0 ? { servername: host } : {};
    const socket = connect({ socket: line, ...name, rejectUnauthorized: false }, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      socket.destroy();
      line.destroy();
      resolve(new Date(end));
    });
    const fail = (error: Error): void => {
      socket.destroy();
      line.destroy();
      reject(error);
    };
    line.setTimeout(WAIT_MS, () => fail(tooLate(host)));
    line.once('error', fail);
    socket.once('error', fail);
    socket.once('close', () => fail(new Error(`${host} hung up`)));
  });
}

/** Speaks until STARTTLS was agreed to. @returns false where it is not offered */
async function greetSmtp(line: Socket, host: string): Promise<boolean> {
  await answered(line, host, isWholeReply);
  line.write('EHLO certificates.invalid\r\n');
  const offers = await answered(line, host, isWholeReply);
  if (!/^250[ -]STARTTLS\r?$/im.test(offers)) return left(line);
  line.write('STARTTLS\r\n');
  return (await answered(line, host, isWholeReply)).startsWith('220') || left(line);
}

/** @returns false where it is not offered */
async function greetPostgres(line: Socket, host: string): Promise<boolean> {
  line.write(SSL_REQUEST);
  return (await answered(line, host, (text) => text !== '')) === 'S' || left(line);
}

function left(line: Socket): false {
  line.destroy();
  return false;
}

/** The last line of a reply has a blank behind its number. */
function isWholeReply(text: string): boolean {
  return /(?:^|\n)\d{3}(?: [^\n]*)?\n$/.test(text);
}

function answered(line: Socket, host: string, isWhole: (text: string) => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const end = (settle: () => void): void => {
      line.removeAllListeners();
      line.setTimeout(0);
      settle();
    };
    const fail = (error: Error): void =>
      end(() => {
        line.destroy();
        reject(error);
      });
    line.setTimeout(WAIT_MS, () => fail(tooLate(host)));
    line.once('error', fail);
    line.once('close', () => fail(new Error(`${host} hung up`)));
    line.on('data', (bytes: Buffer) => {
      text += bytes.toString('latin1');
      if (isWhole(text)) end(() => resolve(text));
    });
  });
}

const tooLate = (host: string): Error => new Error(`${host} did not answer within ten seconds`);
