import type { EntityManager } from 'typeorm';
import { precisionOf, type Precision } from './precision.js';

/** Which part of its score brought a hit before a lawyer. */
export const hitRules = ['Identical', 'Sound', 'Letters', 'Meaning', 'Same class'] as const;
export type HitRule = (typeof hitRules)[number];
/** Where a hit was judged. */
export const hitSources = ['Watch', 'Verification'] as const;
export type HitSource = (typeof hitSources)[number];

interface Counts {
  /** Hits that were shown to a lawyer. */
  readonly shown: number;
  /** Of them judged by a lawyer; what a rule of a client dismissed is not. */
  readonly judged: number;
  /** Of the judged: of medium or high relevance, or named in the report. */
  readonly relevant: number;
  /** Of the shown: their client said whether they matter. */
  readonly clientJudged: number;
  /** Of those: they matter to the client. */
  readonly clientRelevant: number;
}

export interface QualityFigures extends Counts {
  readonly source: HitSource;
  readonly office: string;
  readonly rule: HitRule;
  /** Of the scoring that made the score. */
  readonly version: string;
  readonly precision: Precision | null;
}

export interface QualityMonth extends Counts {
  /** `YYYY-MM`, by the day the hits were shown. */
  readonly month: string;
  readonly precision: Precision | null;
}

export interface Quality {
  readonly rows: readonly QualityFigures[];
  /** The newest month first. */
  readonly months: readonly QualityMonth[];
}

type Counted = Counts &
  Pick<QualityFigures, 'source' | 'office' | 'rule' | 'version'> & { readonly month: string };

/** One hit at each office it is entered at; of a report the latest version counts. 61 is where the band `elevated` begins: below it only the same class brings a hit.
 *  A meaning counts three quarters, as in the score. */
const COUNTS = `
with hit as (
  select 'Watch' as source, jurisdiction as office, coalesce(scores->>'version', scores->>'formula') as version, to_char(created_at at time zone 'UTC', 'YYYY-MM') as month,
    type = 'Identical' as identical, (scores->>'look')::int as look, (scores->>'sound')::int as sound, (scores->>'meaning')::int as meaning, (scores->>'overall')::int as overall,
    case when not is_judged or judged_by_rule then null else relevance in ('Medium', 'High') end as relevant, client_verdict = 'Matters' as matters
  from trademark_monitoring_result where scores is not null
  union all
  select distinct on (report.id, office, hit->>'ref') 'Verification', office, search->>'scoreVersion', to_char(report.released_at at time zone 'UTC', 'YYYY-MM'),
    (hit->>'identical')::boolean, (hit->>'look')::int, (hit->>'sound')::int, (hit->>'meaning')::int, (hit->>'overall')::int,
    case when (hit->>'quoted')::boolean then true when (hit->>'setAside')::boolean then false end, null::boolean
  from report_recheck report cross join jsonb_array_elements(report.searches) search
    cross join jsonb_array_elements(coalesce(search->'hits', '[]')) hit cross join jsonb_array_elements_text(hit->'jurisdictions') office
)
select source, office, version, month,
  case when identical then 'Identical' when overall < 61 then 'Same class' when meaning * 3 > 4 * greatest(look, sound) then 'Meaning' when sound > look then 'Sound' else 'Letters' end as rule,
  count(*)::int as shown, count(relevant)::int as judged, count(*) filter (where relevant)::int as relevant,
  count(matters)::int as "clientJudged", count(*) filter (where matters)::int as "clientRelevant"
from hit group by 1, 2, 3, 4, 5 order by 2, 1, 5, 3, 4`;

/** Counted over all clients: no name of a client or of a mark is in it. */
export async function searchQuality(manager: EntityManager): Promise<Quality> {
  const counted: Counted[] = await manager.query(COUNTS);
  return {
    rows: summed(counted, ({ source, office, rule, version }) => ({ source, office, rule, version })),
    months: summed(counted, ({ month }) => ({ month })).toSorted((one, other) =>
      other.month.localeCompare(one.month),
    ),
  };
}

/** Sums of those that are alike in `by`, in the order in which they came. */
function summed<By extends object>(
  counted: readonly Counted[],
  by: (one: Counted) => By,
): (By & Counts & { readonly precision: Precision | null })[] {
  const sums = new Map<string, By & Counts>();
  for (const one of counted) {
    const key = by(one);
    const known = sums.get(JSON.stringify(key));
    sums.set(JSON.stringify(key), {
      ...key,
      shown: (known?.shown ?? 0) + one.shown,
      judged: (known?.judged ?? 0) + one.judged,
      relevant: (known?.relevant ?? 0) + one.relevant,
      clientJudged: (known?.clientJudged ?? 0) + one.clientJudged,
      clientRelevant: (known?.clientRelevant ?? 0) + one.clientRelevant,
    });
  }
  return [...sums.values()].map((sum) => ({ ...sum, precision: precisionOf(sum.relevant, sum.judged) }));
}
