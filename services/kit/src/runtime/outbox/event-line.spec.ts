import { create, toBinary, type DescField, type DescMessage } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { messages } from '@cotta/proto/messages.js';
import { eventLine } from './event-line.js';

const travelling = [...messages].filter((desc): desc is DescMessage => desc.kind === 'message');

/** Every text says its own name, so that what is printed can be looked for. */
function said({ fields }: DescMessage): Record<string, unknown> {
  return Object.fromEntries(fields.filter(isText).map(({ localName }) => [localName, `its ${localName}`]));
}

function isText(field: DescField): boolean {
  return field.fieldKind === 'scalar' && field.scalar === 9;
}

describe('an event on one line', () => {
  it.each(travelling.map((schema) => [schema.typeName, schema] as const))(
    'prints what %s says',
    (type, schema) => {
      const message = said(schema);
      const payload = toBinary(schema, create(schema, message));
      const line = eventLine(create(EnvelopeSchema, { type, payload, source: 'somewhere' }));
      expect(line).toContain(` somewhere#0 ${type} `);
      expect(JSON.parse(line.slice(line.indexOf('{')))).toMatchObject(message);
    },
  );

  it('prints an event that stays inside without content', () => {
    expect(eventLine(create(EnvelopeSchema, { type: 'cotta.envelope.v1.Withheld' }))).not.toContain('{');
  });
});
