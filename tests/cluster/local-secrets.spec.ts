import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { store } from './workload.js';
import { localSecrets } from '../../infra/cluster/local-secrets.mjs';

it('the local overlay has the same secrets as the others, drawn once', () => {
  const dir = mkdtempSync(join(tmpdir(), 'local-secrets-'));
  const secrets = new Map(localSecrets('local', dir).map((secret) => [secret.metadata.name, secret]));
  expect(localSecrets('local', dir)).toEqual([...secrets.values()]);
  // Of the broker that asks nobody, of authorities and archives there is nothing.
  const elsewhere = /^(kafka-user-|cotta-servers-ca|postgres-archive)/;
  const optional = /^(MISSIVE_|EGRESS_|INBOUND_|OFFICE_|username$)/;
  for (const [name, keys] of store().secrets) {
    if (elsewhere.test(name)) continue;
    const given = secrets.get(name)?.['stringData'] ?? {};
    const missing = keys.filter((key) => !given[key] && !optional.test(key));
    expect({ name, missing }).toEqual({ name, missing: [] });
  }
});
