import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { platformOf } from '@cotta/reference/monitoring-platforms.js';
import { brandMonitoringFinding } from '../monitoring/brand-monitoring-finding.record.js';
import { ruleOutFinding, sightFinding } from '../monitoring/decide-finding.js';
import { hasChanged } from '../monitoring/finding-state-status.js';
import { officeDay } from '../subscription/office-day.js';
import type { SourceHit } from './brand-source.js';
import type { SimilarHit } from './similar-hits.js';
import { opponentKey, siteKey, type WhitelistRule } from './opponent-key.js';
import type { WaitingSource } from './scan-tools.js';

/** A hit that is kept: near the brand, or dismissed by a rule and then not scored. */
export type KeptHit = SimilarHit | { readonly hit: SourceHit; readonly rule: WhitelistRule };

interface Known {
  readonly id: string;
  readonly title: string | null;
  readonly seller: string | null;
  readonly priceText: string | null;
  readonly pictureUrl: string | null;
}

/** A finding keeps its id for good: what the source calls it says which one it is. */
const findingId = ({ brandId, source }: WaitingSource, { nativeId }: SourceHit): string =>
  nameBasedId('scan finding', brandId, source, nativeId);

/** Writes what was found. What was seen before and stands as it stood is only seen again; what changed is new again. Repeating it, after a program was
 *  killed or by two at a time, changes nothing. */
export async function keepHits(
  runtime: CommandRuntime,
  asked: WaitingSource,
  hits: readonly KeptHit[],
): Promise<void> {
  const known: Known[] = await runtime.db.query(
    'select id, title, seller, price_text as "priceText", picture_url as "pictureUrl" from brand_monitoring_finding where id = any($1)',
    [hits.map(({ hit }) => findingId(asked, hit))],
  );
  const byId = new Map(known.map((row) => [row.id, row]));
  for (const kept of hits) {
    const id = findingId(asked, kept.hit);
    const before = byId.get(id);
    if (before === undefined) await record(runtime, asked, kept);
    else await sightAgain(runtime, asked, { kept, before });
    if ('rule' in kept)
      await handleCommand(runtime, {
        command: ruleOutFinding,
        streamId: id,
        viewer: systemViewer,
        commandId: nameBasedId('scan rule', id, asked.taskId, kept.rule.id),
        input: { whitelistRuleId: kept.rule.id },
      });
  }
}

function shown({ hit, ...of }: KeptHit) {
  const measured = 'similarity' in of ? { similarity: of.similarity, scores: of.scores } : {};
  return {
    title: hit.title.slice(0, 500),
    seller: hit.seller?.slice(0, 300) ?? null,
    priceText: hit.priceText?.slice(0, 60) ?? null,
    pictureUrl: hit.pictureUrl,
    opponentKey: (hit.seller === null ? siteKey(hit.url) : opponentKey(hit.seller)).slice(0, 200) || null,
    ...measured,
  };
}

async function record(runtime: CommandRuntime, asked: WaitingSource, kept: KeptHit): Promise<void> {
  const { hit } = kept;
  const id = findingId(asked, hit);
  const outcome = await handleCommand(runtime, {
    command: brandMonitoringFinding.create,
    streamId: id,
    viewer: systemViewer,
    commandId: nameBasedId('scan finding recorded', id, asked.taskId),
    input: {
      userId: asked.userId,
      brandMonitoringTaskId: asked.taskId,
      platform: platformOf(asked.platform)?.name ?? asked.platform,
      website: hit.url,
      seenDate: officeDay(runtime.clock.now()),
      description: hit.description,
      otherSide: hit.seller?.slice(0, 200) ?? null,
      source: asked.source,
      nativeId: hit.nativeId.slice(0, 300),
      ...shown(kept),
    },
  });
  if ('refusal' in outcome)
    runtime.log.warn(
      { scan: asked.taskId, finding: id, refused: outcome.refusal.refused },
      'a finding was refused',
    );
}

async function sightAgain(
  runtime: CommandRuntime,
  asked: WaitingSource,
  { kept, before }: { readonly kept: KeptHit; readonly before: Known },
): Promise<void> {
  const now = shown(kept);
  await handleCommand(runtime, {
    command: sightFinding,
    streamId: before.id,
    viewer: systemViewer,
    commandId: nameBasedId('scan finding sighted', before.id, asked.taskId),
    input: {
      ...now,
      changed: hasChanged({ ...before }, now),
      lastTaskId: asked.taskId,
      deadline: asked.deadline,
    },
  });
}
