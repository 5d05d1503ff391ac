import { z } from 'zod';
import { Fault } from '@cotta/kit/model/words/fault.js';
import type { RegisterFacts } from '../../search/register/register-facts.js';
import { analysedBy, registersAlias } from './index-names.js';
import type { OpenSearchHttp } from './opensearch-http.js';

/** What stands beside the marks of an import. */
export interface RegisterMeta {
  readonly facts: RegisterFacts;
  /** The sample that ships is among them. */
  readonly sample: boolean;
  readonly analysedBy: string;
}

const coverage = z.union([
  z.object({ kind: z.enum(['ALL', 'LIVE_ONLY', 'SAMPLE']) }),
  z.object({ kind: z.literal('SINCE'), year: z.number() }),
]);
const meta = z.object({
  facts: z.object({
    generation: z.number(),
    marks: z.number(),
    dataAsOf: z.record(z.string(), z.string()),
    coverage: z.record(z.string(), coverage).default({}),
  }),
  sample: z.boolean(),
  analysedBy: z.string(),
});
const mappings = z.record(z.string(), z.object({ mappings: z.object({ _meta: meta }) }));

/** Of the registers that are searched now; undefined before the first import. @throws Fault when another version of the analysis prepared them */
export async function readRegisterMeta(
  http: OpenSearchHttp,
  prefix: string,
): Promise<RegisterMeta | undefined> {
  const found = await http.find(mappings, `/${registersAlias(prefix)}/_mapping`);
  const [first] = Object.values(found ?? {});
  if (first === undefined) return undefined;
  const { _meta: known } = first.mappings;
  if (known.analysedBy !== analysedBy)
    throw new Fault(
      `the registers in OpenSearch were prepared by another analysis of names (${known.analysedBy}, here ${analysedBy}): import them again`,
    );
  return known;
}
