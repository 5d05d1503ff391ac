import { z } from 'zod';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { readEnv } from '@cotta/kit/runtime/process/read-env.js';
import { settingsOrEnd } from '@cotta/kit/runtime/process/settings-or-end.js';

const settings = z.object({ DATABASE_OWNER_URL: z.string() });

/** Prints the id of the customer who signs in with an address, for whoever brings their history in. @returns the exit code */
export async function accountIdOf([email, more]: readonly string[]): Promise<number> {
  if (email === undefined || more !== undefined) {
    process.stderr.write('usage: account-id EMAIL\n');
    return 2;
  }
  const { DATABASE_OWNER_URL } = settingsOrEnd(() => readEnv(settings, process.env));
  const db = await openDatabase({
    url: DATABASE_OWNER_URL,
    applicationName: 'accounts-account-id',
    poolSize: 1,
  });
  try {
    const [found] = await db.query<{ id: string }[]>(
      `select id from "user" where lower(email) = lower($1) and role = 'customer' and status = 'Active'`,
      [email],
    );
    if (found === undefined) {
      process.stderr.write(
        `There is no active account of a customer with the address ${email}. Sign up with it first.\n`,
      );
      return 1;
    }
    process.stdout.write(`${found.id}\n`);
    return 0;
  } finally {
    await db.destroy();
  }
}
