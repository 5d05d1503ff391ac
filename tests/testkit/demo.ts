import { readFileSync } from 'node:fs';

export interface SignIn {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

/** The demo person of a role, as `npm start` prints them. */
export function demoPerson(role: 'customer' | 'lawyer' | 'admin'): SignIn {
  const file = process.env['COTTA_DEMO_FILE'];
  if (file === undefined) throw new Error('set COTTA_DEMO_FILE (npm test does)');
  const { signIns } = JSON.parse(readFileSync(file, 'utf8')) as { signIns: SignIn[] };
  const found = signIns.find((person) => person.role === role);
  if (found === undefined) throw new Error(`no demo ${role}`);
  return found;
}

export function origin(): string {
  const url = process.env['PUBLIC_ORIGIN'];
  if (url === undefined) throw new Error('set PUBLIC_ORIGIN (npm test does)');
  return url;
}
