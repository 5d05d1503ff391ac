import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { refuseUnsafe } from '@cotta/kit/runtime/process/production-settings.js';
import { parse } from 'yaml';
import { store } from './workload.js';
import { localSecrets } from '../../infra/cluster/local-secrets.mjs';

it('the local overlay has the same secrets as the others, drawn once', () => {
  const dir = mkdtempSync(join(tmpdir(), 'local-secrets-'));
  const secrets = new Map(localSecrets('local', dir).map((secret) => [secret.metadata.name, secret]));
  expect(localSecrets('local', dir)).toEqual([...secrets.values()]);
  // Of the broker that asks nobody, of authorities and archives there is nothing.
  const elsewhere = /^(kafka-user-|cotta-servers-ca|postgres-archive|trademarks-snapshots)/;
  const optional = /^(MISSIVE_|EGRESS_|INBOUND_|OFFICE_|E_INVOICE_EARLY_|username$)/;
  for (const [name, keys] of store().secrets) {
    if (elsewhere.test(name)) continue;
    const given = secrets.get(name)?.['stringData'] ?? {};
    const missing = keys.filter((key) => !given[key] && !optional.test(key));
    expect({ name, missing }).toEqual({ name, missing: [] });
  }
});

it('the programs of the local overlay take its keys and the credentials of the simulators, since it says that it is local', () => {
  const file = new URL('../../k8s/overlays/local/settings.yaml', import.meta.url);
  const { data } = parse(readFileSync(file, 'utf8')) as { data: Record<string, string> };
  const given = localSecrets('local', mkdtempSync(join(tmpdir(), 'local-secrets-')));
  const secrets = Object.assign({}, ...given.map((secret) => secret['stringData'])) as Record<string, string>;
  const settings = { NODE_ENV: 'production', secrets, keyFiles: {} };
  expect(() => refuseUnsafe(settings)).toThrow(/SEAL_KEY: [^]*REVOLUT_MERCHANT_SECRET_KEY: /);
  expect(() => refuseUnsafe({ ...settings, ...data })).not.toThrow();
});
