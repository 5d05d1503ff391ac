import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { addDays } from '@cotta/kit/model/time/calendar-days.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { noteSourceAnswer } from '../monitoring/brand-monitoring-coverage.record.js';
import { CoverageOutcome, type Outcome } from '../monitoring/coverage-outcome-status.js';
import { officeDay } from '../subscription/office-day.js';
import type { BrandSource, SourceHit, SourcePage } from './brand-source.js';
import { labelsOf, ownLabel } from './domain/label.js';
import { keepHits, type KeptHit } from './keep-hits.js';
import { similarHits } from './similar-hits.js';
import { hostIn, isUnder, ruleFor, type WhitelistRule } from './opponent-key.js';
import type { ScanTools, WaitingSource } from './scan-tools.js';
import { termsHold } from './source-terms.js';

const AT_ONCE = 50;
/** Pages of one answer; domains are 250 names a page, three thousand in all. */
const MOST_PAGES = 20;
const FIRST_WAIT_MS = 15 * 60_000;
const LONGEST_WAIT_MS = 12 * 60 * 60_000;
const AWAY_MS = 3 * 24 * 60 * 60_000;
/** What a register enters late lies behind its own day. */
const OVERLAP_DAYS = 60;
/** Where the firm's customers sell: what is looked at for a brand that says nothing of it. */
const USUAL_COUNTRIES = ['SK', 'CZ', 'DE', 'AT', 'PL', 'GB'];

const WAITING = `
select c.id, c.brand_monitoring_task_id as "taskId", t.deadline::text, c.platform, c.source, coalesce(c.tries, 0) as tries, c.created_at as "plannedAt",
  t.user_id as "userId", t.brand_id as "brandId", b.name as "brandName", b.websites, b.countries, b.logo_document_id as "logoDocumentId",
  b.product_picture_ids as "productPictureIds",
  (select max(o.asked_at) from brand_monitoring_coverage o join brand_monitoring_task s on s.id = o.brand_monitoring_task_id
   where s.brand_id = t.brand_id and o.source = c.source and o.outcome in ('Found', 'Nothing found')) as "lastAnsweredAt"
from brand_monitoring_coverage c join brand_monitoring_task t on t.id = c.brand_monitoring_task_id join brand b on b.id = t.brand_id
where c.outcome = 'Waiting' and c.kind = 'machine' and t.status = 'In progress' and (c.next_try_at is null or c.next_try_at <= $1)
order by c.next_try_at nulls first, c.id limit ${AT_ONCE}`;

/** Asks every source that is due, and writes what came of it. A source without an answer is asked again, later each time; after three days the scan
 *  says that it was away. @returns how many were asked */
export async function askSources(runtime: CommandRuntime, tools: ScanTools): Promise<number> {
  const waiting: WaitingSource[] = await runtime.db.query(WAITING, [runtime.clock.now()]);
  for (const asked of waiting) await ask(runtime, tools, asked);
  return waiting.length;
}

async function ask(runtime: CommandRuntime, tools: ScanTools, asked: WaitingSource): Promise<void> {
  const source = tools.sources.find(({ id }) => id === asked.source);
  if (!termsHold(asked.source, officeDay(runtime.clock.now())))
    return note(runtime, asked, { outcome: CoverageOutcome.termsUnchecked, errorClass: 'terms' });
  if (source === undefined)
    return note(runtime, asked, { outcome: CoverageOutcome.notReached, errorClass: 'not connected' });
  try {
    const answer = await everything(source, asked);
    await note(runtime, asked, await taken(runtime, tools, { asked, answer }));
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    runtime.log.warn(
      { scan: asked.taskId, source: asked.source, trouble: error.trouble },
      'a source gave no answer',
    );
    await note(runtime, asked, unanswered(asked, error, runtime.clock.now()));
  }
}

interface Answer {
  readonly hits: readonly SourceHit[];
  readonly queries: readonly string[];
  readonly total: number | null;
  readonly truncated: boolean;
}

async function everything(source: BrandSource, asked: WaitingSource): Promise<Answer> {
  const query = queryOf(asked);
  const pages: SourcePage[] = [];
  let cursor: string | null = null;
  do {
    const page: SourcePage = await source.search(query, cursor);
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor !== null && pages.length < MOST_PAGES);
  // Pages overlap, and one thing stands in several stores: once is enough.
  const byId = new Map(pages.flatMap(({ hits }) => hits).map((hit) => [hit.nativeId, hit]));
  return {
    hits: [...byId.values()],
    queries: pages.map((page) => page.query),
    total: pages[0]?.total ?? null,
    truncated: cursor !== null || pages.some(({ truncated }) => truncated === true),
  };
}

function queryOf({ userId, brandName, websites, countries, lastAnsweredAt }: WaitingSource) {
  const ownHosts = websites.map(hostIn).filter((host) => host !== '');
  return {
    userId,
    name: brandName,
    labels: [...new Set([...labelsOf(brandName), ...ownHosts.map(ownLabel)])],
    ownHosts,
    countries: countries === null || countries.length === 0 ? USUAL_COUNTRIES : countries,
    since: lastAnsweredAt === null ? null : addDays(officeDay(lastAnsweredAt), -OVERLAP_DAYS),
  };
}

const RULES = `select id, kind, value, source from brand_whitelist_rule where brand_id = $1 order by id`;

/** The rules of the customer come before every score. @returns what stands in the report */
async function taken(
  runtime: CommandRuntime,
  tools: ScanTools,
  { asked, answer }: { readonly asked: WaitingSource; readonly answer: Answer },
): Promise<Noted> {
  const rules: WhitelistRule[] = await runtime.db.query(RULES, [asked.brandId]);
  const hosts = asked.websites.map(hostIn);
  const isOwn = ({ own, url }: SourceHit): boolean =>
    own === true || hosts.some((host) => isUnder(hostIn(url), host));
  const ownCount = answer.hits.filter(isOwn).length;
  const ruled: KeptHit[] = [];
  const open: SourceHit[] = [];
  for (const hit of answer.hits) {
    const rule = ruleFor(rules, { ...hit, source: asked.source });
    if (isOwn(hit)) continue;
    if (rule !== undefined) ruled.push({ hit, rule });
    else open.push(hit);
  }
  const near = open.length === 0 ? [] : await similarHits(tools, asked, open);
  const kept = [...ruled, ...near];
  await keepHits(runtime, asked, kept);
  return {
    outcome: kept.length > 0 ? CoverageOutcome.found : CoverageOutcome.nothing,
    query: answer.queries.join('\n').slice(0, 2000),
    pagesRead: answer.queries.length,
    total: answer.total,
    truncated: answer.truncated,
    hitCount: kept.length,
    ownCount,
    droppedCount: answer.hits.length - ownCount - kept.length,
    dismissedByRule: ruled.length,
    errorClass: null,
    nextTryAt: null,
  };
}

interface Noted {
  readonly outcome: Outcome;
  readonly query?: string;
  readonly pagesRead?: number;
  readonly total?: number | null;
  readonly truncated?: boolean;
  readonly hitCount?: number;
  readonly ownCount?: number;
  readonly droppedCount?: number;
  readonly dismissedByRule?: number;
  readonly errorClass: string | null;
  readonly nextTryAt?: string | null;
}

/** Later each time, and as late as the source asks; three days after it was planned the scan goes on without it. */
function unanswered(
  { tries, plannedAt }: WaitingSource,
  { trouble, details }: VendorError,
  now: Date,
): Noted {
  if (now.getTime() - plannedAt.getTime() >= AWAY_MS)
    return { outcome: CoverageOutcome.away, errorClass: trouble, nextTryAt: null };
  const wait = Math.min(Math.max(FIRST_WAIT_MS * 2 ** tries, details.retryAfterMs ?? 0), LONGEST_WAIT_MS);
  return {
    outcome: CoverageOutcome.waiting,
    errorClass: trouble,
    nextTryAt: new Date(now.getTime() + wait).toISOString(),
  };
}

async function note(runtime: CommandRuntime, asked: WaitingSource, noted: Noted): Promise<void> {
  const tries = asked.tries + 1;
  await handleCommand(runtime, {
    command: noteSourceAnswer,
    streamId: asked.id,
    viewer: systemViewer,
    commandId: nameBasedId('scan source answered', asked.id, String(tries)),
    input: { ...noted, tries, askedAt: runtime.clock.now().toISOString() },
  });
}
