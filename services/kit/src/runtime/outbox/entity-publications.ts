import type { DescMessage } from '@bufbuild/protobuf';
import { messages } from '@cotta/proto/messages.js';
import { Fault } from '../../model/words/fault.js';
import { fieldName } from '../../model/field/names.js';
import type { Money } from '../../model/words/money.js';
import type { RecordedEvent } from '../../model/words/recorded-event.js';
import { eventNumber } from './event-names.js';
import { factsOf, messageNames, type Fact, type PublishedEntity } from './published-entity.js';
import type { Publication, Publications } from './publication.js';

/** Finds a message by its full name; undefined where nobody has generated it. */
export type FindMessage = (typeName: string) => DescMessage | undefined;

const generated: FindMessage = (typeName) => messages.getMessage(typeName);

/** How a service says what happened to its entities: each by the message printed from its declaration. */
export function entityPublications(
  service: string,
  entities: readonly PublishedEntity[],
  find: FindMessage = generated,
): Publications {
  return Object.assign({}, ...entities.map((entity) => publicationsOf(service, entity, find)));
}

function publicationsOf(
  service: string,
  { resource, changes }: PublishedEntity,
  find: FindMessage,
): Publications {
  const facts = factsOf(resource);
  const typeName = `cotta.${service}.v1.${messageNames(resource).changed}`;
  const schemaOf = () => {
    const schema = find(typeName);
    // Only at the first event: a service whose message is not printed yet has to start, or nothing could print it.
    if (schema === undefined) throw new Fault(`there is no message ${typeName}: npm run derive`);
    return schema;
  };
  return Object.fromEntries(
    Object.entries(changes).map(([type, change]): [string, Publication] => [
      type,
      {
        get schema() {
          return schemaOf();
        },
        map: ({ streamId, data }: RecordedEvent) => ({
          entityId: streamId,
          event: numberOf(schemaOf(), type),
          change,
          facts: publishedFacts(facts, data as Readonly<Record<string, unknown>>),
        }),
      },
    ]),
  );
}

function numberOf({ field, typeName }: DescMessage, type: string): number {
  if (field['event']?.enum === undefined) throw new Fault(`${typeName} names no event`);
  return eventNumber(field['event'].enum, type);
}

/** What is not known or was emptied is not said. */
function publishedFacts(
  facts: readonly Fact[],
  data: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const published = facts.filter(({ key }) => data[key] !== undefined && data[key] !== null);
  return Object.fromEntries(
    published.map(({ key, part: ofMoney, name, type }) => {
      const value = ofMoney === undefined ? data[key] : (data[key] as Money)[ofMoney];
      const one = (part: unknown) => {
        if (type === 'int64') return BigInt(part as number);
        return type === 'string' && typeof part !== 'string' ? JSON.stringify(part) : part;
      };
      return [fieldName(name), Array.isArray(value) ? value.map(one) : one(value)];
    }),
  );
}
