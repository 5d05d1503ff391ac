import { EntityChange } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import type { RecordDecider } from '../../model/decider/record-decider.js';
import type { Field, FieldKind, FieldSet } from '../../model/field/field.js';
import { columnName } from '../../model/field/names.js';
import type { Money } from '../../model/words/money.js';
import type { Resource } from '../../model/resource/define.js';

/** A declared entity and the events by which others hear that it changed. */
export interface PublishedEntity {
  readonly resource: Resource;
  /** Event type → what became of the row. */
  readonly changes: Readonly<Record<string, EntityChange>>;
}

/** What an entity says of itself, but for events that have a message of their own. */
export function publishedEntity(
  resource: Resource,
  { added, amended, removed, steps = [] }: RecordDecider<FieldSet, string>['events'],
  ownMessages: object,
): PublishedEntity {
  const changes: Readonly<Record<string, EntityChange>> = {
    [added]: EntityChange.ADDED,
    [amended]: EntityChange.AMENDED,
    ...Object.fromEntries(steps.map((type) => [type, EntityChange.AMENDED])),
    [removed]: EntityChange.REMOVED,
  };
  return {
    resource,
    changes: Object.fromEntries(
      Object.entries(changes).filter(([type]) => !Object.hasOwn(ownMessages, type)),
    ),
  };
}

/** Names of the message of an entity, its enumeration of events and its facts. */
export function messageNames({ name }: Pick<Resource, 'name'>): {
  readonly changed: string;
  readonly event: string;
  readonly facts: string;
} {
  return { changed: `${name}Changed`, event: `${name}Event`, facts: `${name}Facts` };
}

/** Types of Protobuf that facts have. */
export type FactType = 'string' | 'bool' | 'int32' | 'int64';

/** One column that others are told. */
export interface Fact {
  /** Key of the field in the declaration and in stored events. */
  readonly key: string;
  /** Of money, which is told as two facts. */
  readonly part?: keyof Money;
  /** Its name in the message: that of the column. */
  readonly name: string;
  readonly type: FactType;
  readonly repeated: boolean;
  readonly doc: string;
}

/** Columns that others are told: ids, statuses, codes, dates, numbers, and text and money that are declared public. */
export function factsOf({ fields }: Pick<Resource, 'fields'>): Fact[] {
  return Object.entries(fields)
    .filter(([, field]) => isPublished(field))
    .flatMap(([key, { kind, doc }]) => {
      if (kind.is === 'money') return moneyFacts(key, doc);
      const one = kind.is === 'list' ? kind.of.kind : kind;
      return { key, name: columnName(key), type: factType(one), repeated: kind.is === 'list', doc };
    });
}

function moneyFacts(key: string, doc: string): Fact[] {
  const name = columnName(key);
  return [
    {
      key,
      part: 'amountMinor',
      name: `${name}_minor`,
      type: 'int64',
      repeated: false,
      doc: `${doc} Minor units.`,
    },
    {
      key,
      part: 'currency',
      name: `${name}_currency`,
      type: 'string',
      repeated: false,
      doc: 'Its currency.',
    },
  ];
}

const plain: ReadonlySet<FieldKind['is']> = new Set([
  'id',
  'ref',
  'enumeration',
  'code',
  'boolean',
  'integer',
  'decimal',
  'calendarDate',
  'instant',
]);

/** Whatever a person may have written stays inside, unless it is public anyway. */
function isPublished({ kind, personal, secret, published, workedOut }: Field<unknown>): boolean {
  return (
    !personal &&
    !secret &&
    workedOut !== true &&
    (published === true || plain.has(kind.is === 'list' ? kind.of.kind.is : kind.is))
  );
}

function factType({ is }: FieldKind): FactType {
  if (is === 'boolean') return 'bool';
  return is === 'integer' ? 'int32' : 'string';
}
