import type { JWK } from 'jose';
import { Pool } from 'undici';
import { mintAccessToken } from '../../access-token.js';
import { hashText } from '../../plan-file.js';
import { jana } from '../fixture-resolvers.js';

export interface Question {
  readonly name: string;
  readonly operationName: string;
  readonly query: string;
  /** A whole answer has more. */
  readonly leastChars: number;
}

/** Who asks one candidate. */
export interface Load {
  /** @returns how many of the requests were not answered in full */
  ask(question: Question, requests: number): Promise<number>;
  close(): Promise<void>;
}

const CONCURRENCY = 10;
/** Nobody meets his limit, and signatures are paid for. */
const REQUESTS_OF_A_PERSON = 400;

/** `signedIn`: with tokens, and by the ids of stored documents, as our web asks; else by text and as nobody. */
export function loadOf(port: number, signedIn: { readonly accessKey: JWK } | undefined): Load {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: CONCURRENCY });
  const people = signedIn === undefined ? undefined : peopleWith(signedIn.accessKey);
  const send = async ({ query, operationName, leastChars }: Question): Promise<boolean> => {
    const body = signedIn === undefined ? { query } : { variables: {}, extensions: byId(query) };
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (people !== undefined) headers['authorization'] = `Bearer ${await people.next()}`;
    const answer = await pool.request({
      path: '/graphql',
      method: 'POST',
      headers,
      body: JSON.stringify({ operationName, ...body }),
    });
    const text = await answer.body.text();
    return answer.statusCode === 200 && !text.includes('"errors"') && text.length > leastChars;
  };
  return {
    async ask(question, requests) {
      let next = 0;
      let errors = 0;
      const worker = async (): Promise<void> => {
        while (next < requests) {
          next += 1;
          if (!(await send(question))) errors += 1;
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, worker));
      return errors;
    },
    close: () => pool.destroy(),
  };
}

const byId = (query: string): object => ({ persistedQuery: { version: 1, sha256Hash: hashText(query) } });

function peopleWith(key: JWK): { next(): Promise<string> } {
  const tokens = new Map<number, Promise<string>>();
  let sent = 0;
  return {
    next() {
      const person = Math.floor((sent += 1) / REQUESTS_OF_A_PERSON);
      const known = tokens.get(person) ?? mint(person, key);
      tokens.set(person, known);
      return known;
    },
  };
}

async function mint(person: number, key: JWK): Promise<string> {
  const { token } = await mintAccessToken(
    {
      userId: `${jana.slice(0, -6)}${String(person).padStart(6, '0')}`,
      role: 'customer',
      sessionId: `s${person}`,
      audience: 'customer',
    },
    { key, now: new Date(), until: new Date(Date.now() + 600_000) },
  );
  return token;
}
