import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '@cotta/kit/testing/until.js';
import { partnerScopes, sandboxScope } from '@cotta/reference/partner-scopes.js';
import { openProgramStack, site, type ProgramStack } from './program-stack.js';

const guide = readFileSync(resolve(import.meta.dirname, '../../docs/partner-interface.md'), 'utf8');
/** What a sandbox alone has is run in one: tests/journeys/sandbox.journey.spec.ts. */
const [everywhere = ''] = guide.split('\n## Sandbox\n');
const examples = [...everywhere.matchAll(/```js\n(.*?)```/gs)].map(([, code = '']) => code);

let stack: ProgramStack;
const folder = mkdtempSync(join(tmpdir(), 'guide-'));
beforeAll(async () => {
  stack = await openProgramStack();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stack.close();
});

it('is true: its examples, one after the other, read, ask for a check and order', async () => {
  const owner = await stack.account('guide');
  await until(
    'the services answer',
    async () =>
      (
        await stack.ask(
          owner,
          'query { trademarkList(limit: 1) { items { id } } registrationRequestList(limit: 1) { items { id } } documentList(limit: 1) { items { id } } invoiceList(limit: 1) { items { id } } }',
        )
      ).body.errors === undefined,
  );
  const scopes = partnerScopes
    .filter((scope) => scope !== sandboxScope)
    .map((scope) => scope.toUpperCase().replace(':', '_'));
  const { id, secret } = await stack.program(owner, scopes);
  const file = join(folder, 'examples.mjs');
  writeFileSync(file, examples.join('\n'));
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    ORIGIN: stack.origin,
    CLIENT_ID: id,
    CLIENT_SECRET: secret,
  };
  const { stdout } = await promisify(execFile)(process.execPath, [file], { env });
  expect(stdout.trim()).toMatch(
    new RegExp(`^VERIFICATION_REQUESTED ORDER_CREATED ${site}/portal/order/[0-9a-f-]{36}$`),
  );
});

it('names every scope, and the version there is', async () => {
  expect(examples).toHaveLength(4);
  for (const scope of partnerScopes) expect(guide).toContain(`| \`${scope}\` |`);
  const { status, headers } = await stack.get('/api/partner/trademarks', 'none');
  expect([status, headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('invalid_token')]);
  const described = (await (await fetch(`${stack.origin}/api/partner/openapi.json`)).json()) as {
    info: { version: string };
  };
  expect(guide).toContain(`| ${described.info.version} | the first one |`);
});
