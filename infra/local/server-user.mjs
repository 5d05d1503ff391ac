import { readFileSync } from 'node:fs';

/**
 * Servers that refuse to run as root run there as `postgres` when the system knows that user, else as `nobody`.
 * @param {string} server its name, for the message
 * @returns {{ uid: number, gid: number } | {}}
 */
export function serverUser(server) {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const row = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (row === undefined)
    throw new Error(
      `${server} cannot run as root and this system has neither a user "postgres" nor "nobody". Start as another user.`,
    );
  return { uid: Number(row[2]), gid: Number(row[3]) };
}
