import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readEnv } from '@cotta/kit/runtime/process/read-env.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { signViewer } from '@cotta/kit/edge/subgraph/viewer-token.js';
import { customer, lawyer, openDemo } from './demo-commands.js';
import { patiently } from './demo-patience.js';
import { demoContent, demoRequests, type DemoRequest, type DemoSearch } from './demo-requests.js';
import { approveVerification } from './registration-request/verification/approve-verification.js';
import { dismissVerification } from './registration-request/verification/dismiss-verification.js';
import { markVerificationResultViewed } from './registration-request/verification/mark-verification-result-viewed.js';
import { defineRecordVerificationSearch } from './registration-request/verification/record-verification-search.js';
import { saveVerificationResult } from './registration-request/verification/save-verification-result.js';

/** Invented reports on searches that are really made: runs beside the running services, once registers and people are there. */
const env = readEnv(
  z.object({ TRADEMARKS_URL: z.string(), VIEWER_PRIVATE_JWK_FILE: z.string() }),
  process.env,
);
const { linkKey, db, run } = await openDemo();
const recordVerificationSearch = defineRecordVerificationSearch(linkKey);

for (const request of demoRequests)
  if (request.outcome !== 'asked' && request.outcome !== 'started') await answer(request);
await db.destroy();

async function answer(request: DemoRequest): Promise<void> {
  const streamId = nameBasedId('demo', request.key);
  const released: unknown[] = await db.query('select 1 from report_version where request_id = $1', [
    streamId,
  ]);
  if (released.length > 0) return;
  const { record, searched } = await patiently('the registers to search', () => search(request, streamId));
  await run(recordVerificationSearch, { streamId, viewer: lawyer, input: { record } });
  await run(saveVerificationResult, { streamId, viewer: lawyer, input: demoContent(request, searched) });
  await patiently(
    'the name of the lawyer',
    async () => (await db.query('select 1 from staff_name where user_id = $1', [lawyer.userId]))[0],
  );
  if (request.outcome === 'dismissed') {
    await run(dismissVerification, {
      streamId,
      viewer: lawyer,
      input: { reason: request.reason ?? '', alternatives: request.alternatives ?? [] },
    });
    return;
  }
  await run(approveVerification, { streamId, viewer: lawyer, input: { overallRisk: 'low' } });
  if (request.outcome === 'viewed')
    await run(markVerificationResultViewed, { streamId, viewer: customer, input: {} });
}

/** As the request page asks; undefined while the registers are being loaded. */
async function search(
  { asked: { value, jurisdictions } }: DemoRequest,
  requestId: string,
): Promise<{ readonly record: string; readonly searched: DemoSearch } | undefined> {
  const viewer = await signViewer(
    lawyer,
    JSON.parse(readFileSync(env.VIEWER_PRIVATE_JWK_FILE, 'utf8')),
    new Date(),
  );
  const query =
    'query ($query: String!, $jurisdictions: [JurisdictionCode!]!, $requestId: ID!) { verificationSearch(query: $query, jurisdictions: $jurisdictions, requestId: $requestId) { degraded record } }';
  const response = await fetch(`${env.TRADEMARKS_URL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-viewer': viewer },
    body: JSON.stringify({ query, variables: { query: value, jurisdictions, requestId } }),
  });
  if (!response.ok) throw new Error(`trademarks answered ${response.status}: ${await response.text()}`);
  // The edge: trademarks answers what was asked for.
  const { data } = (await response.json()) as {
    readonly data: { readonly verificationSearch: { readonly degraded: boolean; readonly record: string } };
  };
  const { degraded, record } = data.verificationSearch;
  const searched = JSON.parse(Buffer.from(record.split('.')[0] ?? '', 'base64url').toString())
    .facts as DemoSearch;
  return degraded || searched.offices.length === 0 ? undefined : { record, searched };
}
