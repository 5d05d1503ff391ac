import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import type { DisputeAxis, DisputeCard } from '../../../../domain/records/dispute.js';
import { partiesOn } from '../../../../domain/records/value-slug.js';
import { formatDay, isDay } from '../../../../kit/dates/day.js';

type Decided = Pick<DisputeCard, 'claimant' | 'respondent' | 'outcome'>;

interface RecordWords {
  readonly jurisdiction: (code: string) => string;
  readonly sector: (slug: string) => string;
  readonly subject: (slug: string) => string;
  /** Who won, in a few words. */
  readonly outcome: (decision: Decided) => string;
  /** Who won against whom, as a sentence: only what side, outcome and parties say. */
  readonly whoWon: (decision: Decided) => string;
  /** Of a country the United Kingdom is `UK`, as with offices. */
  readonly country: (code: string) => string;
  /** A day in words, or a year. */
  readonly day: (date: string) => string;
  /** A value of an axis; a party is its own name. */
  readonly value: (axis: DisputeAxis, code: string) => string;
}

/** One side won, or nobody did all of it. */
const cameTo = ({ outcome }: Decided): 'won' | 'mixed' | 'guidance' =>
  outcome === 'claimant' || outcome === 'respondent' ? 'won' : outcome;

/** What the codes of decisions and famous marks are called. */
export function useRecordWords(): RecordWords {
  const { t, i18n } = useTranslation('records');
  const office = useOfficeName();
  const countries = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const jurisdiction = (code: string): string => (code === 'UDRP' ? t('domainNames') : office(code));
  const sector = (slug: string): string => t(`sector.${slug}`);
  const subject = (slug: string): string => t(`subject.${slug}`);
  const list = new Intl.ListFormat(i18n.language);
  const sidesOf = (decision: Decided) => {
    const [claimant, respondent] = [decision.claimant, decision.respondent].map((side) =>
      list.format(partiesOn(side)),
    );
    return decision.outcome === 'respondent'
      ? { claimant, respondent, winner: respondent, loser: claimant }
      : { claimant, respondent, winner: claimant, loser: respondent };
  };
  const byAxis: Readonly<Record<DisputeAxis, (code: string) => string>> = {
    jurisdiction,
    industry: sector,
    'subject-matter': subject,
    'judicial-party': (name) => name,
  };
  return {
    jurisdiction,
    sector,
    subject,
    outcome: (decision) => t(`outcome.${cameTo(decision)}`, sidesOf(decision)),
    whoWon: (decision) => t(`whoWon.${cameTo(decision)}`, sidesOf(decision)),
    country: (code) => countries.of(code === 'UK' ? 'GB' : code) ?? code,
    day: (date) => (isDay(date) ? formatDay(date, i18n.language) : date),
    value: (axis, code) => byAxis[axis](code),
  };
}
