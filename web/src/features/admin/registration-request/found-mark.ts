import type { AdminMarkSearchResult } from './mark-search.graphql.js';
import { emptyMark, type MarkDraft } from './result-draft.js';

type FoundMark = AdminMarkSearchResult['verificationSearch']['items'][number];

const percent = (share: number): string => String(Math.round(share * 100));

interface Report {
  /** Of the new line. */
  readonly key: string;
  /** Offices that were asked about. */
  readonly codes: readonly string[];
  /** Classes were told, so that the goods could be compared. */
  readonly goodsCompared: boolean;
}

/** A found mark as a line of the report, under the first office that was asked about; scores as whole numbers from 0 to 100. */
export function markDraftOf(mark: FoundMark, { key, codes, goodsCompared }: Report): MarkDraft {
  const { look, sound, meaning, goods, overall } = mark.scores;
  const jurisdiction = mark.jurisdictions.find((code) => codes.includes(code)) ?? mark.jurisdictions[0] ?? codes[0] ?? '';
  return {
    ...emptyMark(key, jurisdiction), name: mark.name, owner: mark.owner ?? '', number: mark.numbers[0] ?? '', status: mark.status ?? '', classes: mark.classes.join(', '), filingDate: mark.filingDate ?? '',
    identical: mark.identical, look: percent(look), sound: percent(sound), meaning: percent(meaning), goods: goodsCompared ? percent(goods) : '', overall: percent(overall),
  };
}
