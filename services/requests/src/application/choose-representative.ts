import { defineCommand, type Command, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { RecordState } from '@cotta/kit/model/decider/record-decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { EntityManager } from 'typeorm';
import {
  applicationJurisdiction,
  type applicationJurisdictionResource,
} from './application-jurisdiction.record.js';
import { partWithinPaid } from '../registration-request/order/within-paid.js';

type Fields = typeof applicationJurisdictionResource.fields;

/** One of the list, as far as the rule asks. */
export interface NamedRepresentative {
  readonly office: string;
  readonly inUse: boolean;
}

const input = {
  representative: f.id('Who represents the owner there; none for nobody.', { optional: true }),
};

export const chooseRepresentative: Command<RecordState<Fields>, DomainEvent, typeof input> = partWithinPaid(
  defineCommand<RecordState<Fields>, DomainEvent, typeof input>({
    name: 'ChooseRepresentative',
    doc: 'Says who represents the owner at one office: somebody of the list for this office who is in use.',
    aggregate: applicationJurisdiction.aggregate,
    stream: 'existing',
    allowed: staff,
    input,
    preload: async (tx, { input: { representative } }) => ({
      named: representative == null ? null : await namedIn(tx, representative),
    }),
    decide: ({ fields }, { representative = null }, { preloaded }): readonly DomainEvent[] | Refusal => {
      if (representative === (fields.representativeId ?? null)) return [];
      const { named } = preloaded as { readonly named: NamedRepresentative | null };
      return (
        (representative === null ? undefined : namedProblem(named, fields.jurisdiction)) ?? [
          { type: 'ApplicationRepresentativeChosen', data: { representativeId: representative } },
        ]
      );
    },
  }),
);

function namedProblem(
  named: NamedRepresentative | null,
  jurisdiction: string | undefined,
): Refusal | undefined {
  const refused = (code: string, message: string): Refusal =>
    refuseFields([{ path: ['representative'], code, message }]);
  if (named === null) return refused('UNKNOWN_REFERENCE', 'There is nothing under this id.');
  if (named.office !== jurisdiction)
    return refused('NOT_HERE', 'This representative is not admitted to this office: choose one of its own.');
  if (!named.inUse)
    return refused('NOT_IN_USE', 'This representative is no longer in use: choose another one of the list.');
  return undefined;
}

async function namedIn(tx: Pick<EntityManager, 'query'>, id: string): Promise<NamedRepresentative | null> {
  const [row]: NamedRepresentative[] = await tx.query(
    'select office, in_use as "inUse" from representative where id = $1',
    [id],
  );
  return row ?? null;
}
