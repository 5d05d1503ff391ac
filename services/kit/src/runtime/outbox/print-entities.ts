import { Fault } from '../../model/words/fault.js';
import { enumName } from '../../model/field/names.js';
import { eventTypeOf } from './event-names.js';
import { factsOf, messageNames, type PublishedEntity } from './published-entity.js';

/** The messages of a service's entities as Protobuf. Whatever had a number in `printed` keeps it; the number of what is gone is never given again. */
export function printEntities(
  service: string,
  entities: readonly PublishedEntity[],
  printed: string | undefined,
): string {
  const numbers = numbersOf(printed ?? '');
  const sections = entities
    .toSorted((one, other) => (one.resource.name < other.resource.name ? -1 : 1))
    .map((entity) => entitySection(entity, numbers));
  return [
    'syntax = "proto3";',
    `// What happens to the entities of ${service}, topic \`tracking.${service}.v1\`. Printed from their declarations by \`npm run derive\`; numbers are kept.`,
    `package cotta.${service}.v1;`,
    'import "cotta/entity/v1/entity.proto";',
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}

/** Numbers by the name of a block, then by what bears them. A reserved one counts by its name too, so that it comes back as it was. */
type Numbers = ReadonlyMap<string, ReadonlyMap<string, number>>;

interface Line {
  readonly name: string;
  /** What stands before the name: type and label; empty in an enumeration. */
  readonly type: string;
  readonly doc?: string;
}

function entitySection({ resource, changes }: PublishedEntity, numbers: Numbers): string {
  const { changed, event, facts } = messageNames(resource);
  const prefix = enumName(event);
  const events = Object.keys(changes).map((type): Line => ({ name: `${prefix}_${checked(type)}`, type: '' }));
  const published = factsOf(resource).map(({ name, type, repeated, doc }): Line => ({
    name,
    type: `${repeated ? 'repeated' : 'optional'} ${type} `,
    doc: doc.replaceAll(/\s+/g, ' '),
  }));
  return [
    block('enum', event, [`${prefix}_UNSPECIFIED = 0;`, ...numbered(events, numbers.get(event))]),
    block('message', facts, numbered(published, numbers.get(facts))),
    block('message', changed, [
      `option (cotta.entity.v1.table) = "${resource.table}";`,
      'string entity_id = 1;',
      `${event} event = 2;`,
      'cotta.entity.v1.EntityChange change = 3;',
      '// What the event says of the row; what it leaves alone is absent.',
      `${facts} facts = 4;`,
    ]),
  ].join('\n\n');
}

/** @throws Fault for an event whose name cannot be read back from its value. */
function checked(type: string): string {
  const name = enumName(type);
  if (eventTypeOf(name) !== type) throw new Fault(`event ${type} has no regular name`);
  return name;
}

function block(kind: 'enum' | 'message', name: string, lines: readonly string[]): string {
  return lines.length === 0
    ? `${kind} ${name} {}`
    : [`${kind} ${name} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

function numbered(lines: readonly Line[], before: ReadonlyMap<string, number> = new Map()): string[] {
  const used = new Set(before.values());
  let highest = Math.max(0, ...used);
  const there = lines.map(({ name, type, doc }) => {
    const number = before.get(name) ?? (highest += 1);
    return { number, text: [...(doc === undefined ? [] : [`// ${doc}`]), `${type}${name} = ${number};`] };
  });
  const names = new Set(lines.map(({ name }) => name));
  const gone = [...before].filter(([name]) => !names.has(name));
  return [
    ...gone.flatMap(([name, number]) => [`reserved ${number};`, `reserved "${name}";`]),
    ...there.toSorted((one, other) => one.number - other.number).flatMap(({ text }) => text),
  ];
}

/** Reads the numbers back from a printed file. */
function numbersOf(printed: string): Numbers {
  const blocks = printed.matchAll(/^(?:enum|message) (\w+) \{\n([^}]*)\}/gm);
  return new Map([...blocks].map(([, name = '', body = '']) => [name, numbersIn(body)]));
}

function numbersIn(body: string): ReadonlyMap<string, number> {
  const code = body.replaceAll(/^ *\/\/.*$/gm, '');
  const borne = code.matchAll(/(\w+) = (\d+);/g);
  const reserved = code.matchAll(/reserved (\d+);\s*reserved "(\w+)";/g);
  const all = [
    ...[...borne].map(([, name = '', number]): [string, number] => [name, Number(number)]),
    ...[...reserved].map(([, number, name = '']): [string, number] => [name, Number(number)]),
  ];
  return new Map(all.filter(([, number]) => number > 0));
}
