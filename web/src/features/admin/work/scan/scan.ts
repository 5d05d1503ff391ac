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
  const { title, seller, priceText, similarity } = finding;
  const said = [title === null ? null : (seller ?? otherSide), priceText].filter((line) => line !== null);
  return {
    id,
    version,
    side: {
      name: title ?? otherSide ?? platform,
      picture: pictureOf(finding),
      lines: [platform, ...said, seen(seenDate)],
    },
    link: website,
    score: similarity,
    verdict,
    note: description,
    caseId,
  };
}

/** Everything of the same seller that nobody decided on, this one among it. */
export function ofSameSeller(findings: readonly Finding[], id: string): readonly Finding[] {
  const one = findings.find((finding) => finding.id === id);
  if (one === undefined) return [];
  if (one.opponentKey === null) return [one];
  return findings.filter(
    ({ id: other, opponentKey, state }) =>
      other === id || (opponentKey === one.opponentKey && state === 'NEW'),
  );
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
