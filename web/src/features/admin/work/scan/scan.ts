import type { Hit, Shown } from '../triage/hit.js';
import type { ScanWorkResult } from './scan.graphql.js';

/** A scan as its page reads it. */
export type Scan = NonNullable<ScanWorkResult['brandMonitoringTask']>;
export type Finding = Scan['findings']['items'][number];

function pictureOf({ document }: Finding): Shown | null {
  return document !== null && document.mediaType.startsWith('image/')
    ? { url: document.url, name: document.name }
    : null;
}

/** A finding as it is judged. `seen`: words for the day. */
export function hitOf(finding: Finding, seen: (day: string) => string): Hit {
  const { id, version, platform, website, seenDate, description, otherSide, verdict, caseId } = finding;
  return {
    id,
    version,
    side: { name: otherSide ?? platform, picture: pictureOf(finding), lines: [platform, seen(seenDate)] },
    link: website,
    score: null,
    verdict,
    note: description,
    caseId,
  };
}

/** A place where the scan looks, and whether it came there. */
export interface Source {
  readonly name: string;
  readonly reached: boolean;
}

/** What the subscription watches on that day, and whatever else was noted. */
export function sourcesOf({ brandSubscription, notReached }: Scan, today: string): readonly Source[] {
  const missed = new Set(notReached ?? []);
  const watched = (brandSubscription?.platforms.items ?? [])
    .filter(({ startDate, endDate }) => startDate <= today && (endDate === null || endDate >= today))
    .map(({ name }) => name);
  return [...new Set([...watched, ...missed])].map((name) => ({ name, reached: !missed.has(name) }));
}

/** What finishing waits for, and how many it is about. */
export type Lack = { readonly what: 'verdicts' | 'threats' | 'noFindings' | 'ready'; readonly count: number };

export function lackOf(hits: readonly Hit[]): Lack {
  const open = hits.filter(({ verdict }) => verdict === null).length;
  if (open > 0) return { what: 'verdicts', count: open };
  const unsaved = hits.filter(
    ({ verdict, caseId }) => caseId === null && (verdict === 'MEDIUM' || verdict === 'HIGH'),
  ).length;
  if (unsaved > 0) return { what: 'threats', count: unsaved };
  const threats = new Set(hits.flatMap(({ caseId }) => caseId ?? [])).size;
  return { what: threats === 0 ? 'noFindings' : 'ready', count: threats };
}
