// npm run search -- "QUERY"   answers from what npm run register:import brought
import { parseArgs } from 'node:util';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { shippedConcepts } from '../meaning/concepts.js';
import { parseSearch, type SearchInput } from '../query/search-request.js';
import { RegisterSearch, type SearchAnswer, type SearchHit } from '../query/register-search.js';
import { openRegister } from '../register/searched-register.js';
import { shippedClassRelations } from '../score/goods.js';
import { seedWeights } from '../text/word-weights.js';
import { complain, say } from './say.js';
import { registerFolder } from './state-root.js';

const REFUSED = 2;
const USAGE = `Usage: npm run search -- "QUERY" [--jurisdictions EU,US] [--classes 9,25] [--since 2020-01-01] [--live] [--expand] [--limit 20] [--offset 0] [--json]
  --live    leave out marks that have ended
  --expand  also ask the offices whose marks have effect in the same countries
  Searches what "npm run register:import -- FILE" brought. Exit code 2: the question has to be put differently.`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      jurisdictions: { type: 'string' },
      classes: { type: 'string' },
      since: { type: 'string' },
      live: { type: 'boolean', default: false },
      expand: { type: 'boolean', default: false },
      limit: { type: 'string' },
      offset: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    say(USAGE);
    return 0;
  }
  const input: SearchInput = {
    query: positionals.join(' '),
    jurisdictions: list(values.jurisdictions),
    classes: list(values.classes)?.map(numberOrText),
    since: values.since,
    liveOnly: values.live,
    expand: values.expand,
    limit: number(values.limit),
    offset: number(values.offset),
  };
  const request = parseSearch(input);
  if (isRefusal(request)) {
    if (values.json) say(JSON.stringify({ refused: request }));
    else complain(explain(request));
    return REFUSED;
  }
  const register = await openRegister(registerFolder(process.env), seedWeights());
  if (register.generation === 0)
    return complain('No register was imported yet: npm run register:import -- FILE');
  const search = new RegisterSearch({
    index: register.index,
    markOf: register.markOf,
    concepts: shippedConcepts(),
    relations: shippedClassRelations(),
  });
  const start = performance.now();
  const answer = search.answer(request);
  const tookMs = Math.round((performance.now() - start) * 10) / 10;
  await register.close();
  say(
    values.json
      ? JSON.stringify({
          query: request,
          ...answer,
          tookMs,
          degraded: false,
          dataAsOf: register.facts.dataAsOf,
        })
      : table(answer, tookMs, register.facts.marks),
  );
  return 0;
}

const list = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
/** What is no number stays as it was typed, so that the refusal can show it. */
const numberOrText = (text: string): number | string => (Number.isNaN(Number(text)) ? text : Number(text));
const number = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

function explain({ message, fields = [] }: Refusal): string {
  return [message, ...fields.map((field) => `  ${field.path.join('.')}: ${field.message}`)].join('\n');
}

function table(
  { items, levels, notSearched, distinctiveness }: SearchAnswer,
  tookMs: number,
  marks: number,
): string {
  return [
    `${items.length} of ${marks} marks shown, ${tookMs} ms.`,
    ...items.map(line),
    ...levels.map(({ jurisdiction, level }) => `Risk ${jurisdiction ?? 'unknown office'}: ${level}`),
    ...(distinctiveness.level === 'weak'
      ? [`The name may be too descriptive (${distinctiveness.because}).`]
      : []),
    ...notSearched.map(({ message }) => `Not searched: ${message}`),
    'Similar is not the same as conflicting: a lawyer has to read this.',
  ].join('\n');
}

function line(hit: SearchHit): string {
  const facts = [hit.jurisdiction, hit.number, hit.classes.join(' '), hit.status]
    .filter((fact) => fact !== null && fact !== '')
    .join(' · ');
  const why = hit.reasons.map(({ code, params }) => [code, ...Object.values(params)].join(' ')).join(', ');
  const rank = hit.rankedBy.map(({ measure, points }) => `${measure} ${points.toFixed(0)}`).join(' + ');
  return `${(hit.scores.overall * 100).toFixed(0).padStart(4)} %  ${hit.band.padEnd(9)}  ${hit.name}  (${facts}) ${why} [${rank}]`;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = complain(error instanceof Error ? error.message : String(error));
}
