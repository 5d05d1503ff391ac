import type { FieldFacts, RecordRow } from '../records/record-facts.js';
import { asService, fieldWith, transferFields, withoutNothing, type Words } from './ordered-service.js';

const PARAMETERS = 'parameters';

/** Which mark a written order is about, as its form asks for a mark that is not ours. */
const markFields = (t: Words): readonly FieldFacts[] => {
  const field = fieldWith(t);
  return [
    field('name', 'text', { max: 300, label: t('field.markName.label') }),
    field('jurisdiction', 'code', { scalar: 'JurisdictionCode' }),
    field('number', 'text', { max: 60 }),
  ];
};

/** The answers of a written order, each in a field of its own; none where its service asks nothing, or the record it was ordered at has the answers. */
function answersOf({ serviceName }: RecordRow, t: Words): readonly FieldFacts[] {
  const field = fieldWith(t);
  const classes = field('classes', 'list', {
    of: field('classes', 'integer', { min: 1, max: 45 }),
    max: 45,
    optional: true,
  });
  switch (asService(serviceName)) {
    case 'trademark-renewal':
      return [
        ...markFields(t),
        field('expirationDate', 'calendarDate', { optional: true }),
        classes,
        field('poaInHand', 'boolean'),
      ];
    case 'ownership-transfer':
      return [...markFields(t), classes, ...transferFields(t)];
    default:
      return [];
  }
}

/** How the form of a written order asks: its answers in words, and never as they are stored. */
export function orderFields(fields: readonly FieldFacts[], row: RecordRow, t: Words): readonly FieldFacts[] {
  return fields.flatMap((field) => {
    if (field.key !== PARAMETERS) return [field];
    const parts = answersOf(row, t);
    return parts.length === 0
      ? []
      : [{ key: PARAMETERS, kind: 'object' as const, label: t('answers'), doc: '', parts }];
  });
}

/** What is sent of it: what the form does not ask stays as it was. */
export function orderInput(
  input: Readonly<Record<string, unknown>>,
  row: RecordRow,
): Readonly<Record<string, unknown>> {
  const given = input[PARAMETERS];
  if (typeof given !== 'object' || given === null) return input;
  const kept = (row[PARAMETERS] ?? {}) as Readonly<Record<string, unknown>>;
  return { ...input, [PARAMETERS]: withoutNothing({ ...kept, ...given }) };
}
