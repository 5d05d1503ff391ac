import { z } from 'zod';
import { objectStoreSettings } from '../../runtime/objects/object-store-settings.js';
import { S3ObjectStore } from '../../runtime/objects/s3-object-store.js';
import { allowances, refuseUnsafe } from '../../runtime/process/production-settings.js';
import { readEnv } from '../../runtime/process/read-env.js';
import { settingsOrEnd } from '../../runtime/process/settings-or-end.js';
import { VendorError } from '../../runtime/vendor/vendor-error.js';

const usage =
  'usage: objects [PREFIX]   lists what lies in the object store: when, how many bytes, under which key';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function list(prefix: string): Promise<number> {
  const settings = settingsOrEnd(() => {
    const shape = objectStoreSettings.extend({ NODE_ENV: z.string().default(''), ...allowances });
    const given = readEnv(shape, process.env);
    const { OBJECT_STORE_ACCESS_KEY, OBJECT_STORE_SECRET_KEY } = given;
    refuseUnsafe({ ...given, secrets: { OBJECT_STORE_ACCESS_KEY, OBJECT_STORE_SECRET_KEY }, keyFiles: {} });
    return given;
  });
  let count = 0;
  try {
    for await (const { key, bytes, at } of new S3ObjectStore(settings).list(prefix)) {
      say(`${at.toISOString()} ${String(bytes).padStart(12)} ${key}`);
      count += 1;
    }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
  if (count === 0) say(prefix === '' ? 'nothing lies there' : `nothing lies under ${prefix}`);
  return 0;
}

const [prefix = '', ...more] = process.argv.slice(2);
if (more.length > 0 || prefix.startsWith('-')) {
  say(usage);
  process.exitCode = 2;
} else {
  process.exitCode = await list(prefix);
}
