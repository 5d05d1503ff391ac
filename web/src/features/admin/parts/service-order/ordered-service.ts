import { recordProvider } from '../records/data-provider.js';
import type { FieldFacts, RecordRow } from '../records/record-facts.js';

/** What staff enter for a client. What is offered at a letter, a threat or a proof is ordered there. */
export const servicesByHand = ['trademark-renewal', 'ownership-transfer', 'other'] as const;
export type ServiceByHand = (typeof servicesByHand)[number];

export const asService = (name: unknown): ServiceByHand | undefined =>
  servicesByHand.find((one) => one === name);

export type Words = (key: string) => string;

/** Fields that a word more explains. */
const EXPLAINED: ReadonlySet<string> = new Set([
  'trademarkId',
  'description',
  'poaInHand',
  'kind',
  'currentOwner',
  'newOwner',
  'email',
]);

const ways = ['sale', 'merger', 'inheritance', 'name-change', 'address-change'] as const;

/** A field by its words. */
export const fieldWith =
  (t: Words) =>
  (key: string, kind: FieldFacts['kind'], more: Partial<FieldFacts> = {}): FieldFacts => ({
    key,
    kind,
    label: t(`field.${key}.label`),
    doc: EXPLAINED.has(key) ? t(`field.${key}.doc`) : '',
    ...more,
  });

/** What a transfer asks besides its mark. */
export function transferFields(t: Words): readonly FieldFacts[] {
  const field = fieldWith(t);
  return [
    field('kind', 'enumeration', { values: ways.map((way) => [way, t(`way.${way}`)] as const) }),
    field('currentOwner', 'text', { max: 300 }),
    field('newOwner', 'object', {
      parts: [
        field('name', 'text', { max: 300 }),
        field('street', 'text', { max: 200 }),
        field('city', 'text', { max: 100 }),
        field('postcode', 'text', { max: 20, optional: true }),
        field('country', 'code', { scalar: 'CountryCode' }),
        field('companyId', 'text', { max: 60, optional: true }),
        field('email', 'email', { optional: true }),
      ],
    }),
  ];
}

/** The answers of each service as its own form asks for them (requests, `service-parameters.ts`); what the mark says itself is not asked. */
export function serviceFields(service: ServiceByHand | undefined, t: Words): readonly FieldFacts[] {
  const field = fieldWith(t);
  const mark = field('trademarkId', 'ref', { target: 'trademark' });
  const note = field('description', 'longText', { max: 10_000, optional: true });
  if (service === undefined) return [];
  if (service === 'other')
    return [
      { ...mark, optional: true },
      { ...note, optional: false },
    ];
  if (service === 'trademark-renewal') return [mark, field('poaInHand', 'boolean'), note];
  return [mark, ...transferFields(t), note];
}

interface Goods {
  readonly class: number;
}

/** Which mark it is, as the mark itself says it. */
function parametersOf(mark: RecordRow): Readonly<Record<string, unknown>> {
  const goods = (mark['goodsAndServices'] ?? []) as readonly Goods[];
  return {
    trademarkId: mark.id,
    jurisdiction: mark['jurisdiction'],
    number: mark['number'] ?? '',
    name: mark['name'],
    classes: [...new Set(goods.map((one) => one.class))],
    expirationDate: mark['expirationDate'] ?? null,
  };
}

const DEFAULTS = { language: 'en', currency: 'EUR' } as const;

/** The input of the order: the answers of its form, the facts of the mark, and how its client is written to and pays. */
export async function orderOf(
  service: ServiceByHand,
  { userId, trademarkId, description, ...answers }: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const rowOf = async (table: string, id: unknown): Promise<RecordRow> =>
    (await recordProvider.getOne(table, { id: String(id) })).data as RecordRow;
  const client = await rowOf('user', userId);
  const mark = trademarkId == null ? undefined : await rowOf('trademark', trademarkId);
  const given = Object.fromEntries(
    Object.entries({ ...(mark === undefined ? {} : parametersOf(mark)), ...withoutNothing(answers) }).filter(
      ([, value]) => value !== null,
    ),
  );
  const { expirationDate, ...transferred } = given;
  return {
    userId,
    serviceName: service,
    language: client['language'] ?? DEFAULTS.language,
    currency: client['currency'] ?? DEFAULTS.currency,
    ...(trademarkId == null ? {} : { trademarkId }),
    ...(description == null ? {} : { description }),
    ...(service === 'other'
      ? {}
      : {
          parameters:
            service === 'trademark-renewal' && expirationDate !== undefined
              ? { ...transferred, expirationDate }
              : transferred,
        }),
  };
}

/** Parts that were left empty are not said at all. */
export function withoutNothing(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== null)
      .map(([key, one]) => [
        key,
        typeof one === 'object' && !Array.isArray(one)
          ? withoutNothing(one as Readonly<Record<string, unknown>>)
          : one,
      ]),
  );
}
