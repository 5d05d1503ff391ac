import { factsOf } from '../parts/records/facts-of.js';
import { inputFields, type FieldFacts, type RecordFacts } from '../parts/records/record-facts.js';

const fieldsOf = (facts: RecordFacts): readonly FieldFacts[] =>
  facts.create === undefined ? [] : inputFields(facts, facts.create);

/** What opens a threat, in the order in which it is known: client, brand, the other side, and the first thing that was seen. */
export async function threatFields(words: {
  readonly otherSide: string;
  readonly otherSideDoc: string;
}): Promise<readonly FieldFacts[]> {
  const [threat, side, finding, evidence] = (
    await Promise.all(
      ['case', 'case_counterparty', 'case_infringement', 'case_infringement_evidence'].map((table) =>
        factsOf(table),
      ),
    )
  ).map(fieldsOf);
  const pick = (fields: readonly FieldFacts[] | undefined, ...keys: readonly string[]): FieldFacts[] =>
    keys.flatMap((key) => (fields ?? []).filter((field) => field.key === key));
  return [
    ...pick(threat, 'userId', 'brandId'),
    ...pick(side, 'primaryName').map((field) => ({
      ...field,
      key: 'otherSide',
      label: words.otherSide,
      doc: words.otherSideDoc,
    })),
    ...pick(finding, 'platform'),
    ...pick(evidence, 'website', 'evidenceDate', 'description'),
    ...pick(threat, 'relevance', 'lawyersNote', 'brandMonitoringTaskId'),
  ];
}
