import { create, toBinary, type DescMessage, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { CaseChangedSchema, CaseEvent } from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { EntityChange } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { VerificationRequestedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { describe, expect, it } from '@jest/globals';
import { messageContent } from './message-content.js';

const id = '0197a3f2-1111-7abc-8def-0123456789ab';
const said = <Desc extends DescMessage>(schema: Desc, message: MessageInitShape<Desc>, source = 'requests') =>
  messageContent({ type: schema.typeName, source, payload: toBinary(schema, create(schema, message)) });

describe('what a message says', () => {
  it('stands in rows, in the words of the message, with moments, lists and ids of rows as such', () =>
    expect(
      said(VerificationRequestedSchema, {
        request: { requestId: id, publicId: 'V-7K2M9Q', mark: 'Nordhaven', jurisdictions: ['EU', 'US'] },
        promisedAt: timestampFromDate(new Date('2026-03-02T09:00:00Z')),
        verificationVersion: 2,
      }),
    ).toEqual({
      event: 'Verification requested',
      unreadable: undefined,
      parts: [
        { label: 'Request, request id', kind: 'record', value: id },
        { label: 'Request, public id', kind: 'text', value: 'V-7K2M9Q' },
        { label: 'Request, mark', kind: 'text', value: 'Nordhaven' },
        { label: 'Request, jurisdictions', kind: 'text', value: 'EU, US' },
        { label: 'Promised at', kind: 'moment', value: '2026-03-02T09:00:00.000Z' },
        { label: 'Verification version', kind: 'text', value: '2' },
      ],
    }));

  it('shows nothing that is encrypted, and no link that opens a page without a password', () => {
    const { parts } = said(VerificationRequestedSchema, {
      request: { linkPath: '/verification/secret-of-a-client', contact: { sealed: new Uint8Array([1, 2]) } },
    });
    expect(parts).toEqual([
      { label: 'Request, contact, sealed', kind: 'closed', value: null },
      { label: 'Request, link path', kind: 'closed', value: null },
    ]);
    expect(JSON.stringify(parts)).not.toContain('secret-of-a-client');
  });

  it('of an entity is headed by its event, with what changed below it', () =>
    expect(
      said(
        CaseChangedSchema,
        {
          entityId: id,
          event: CaseEvent.CASE_CLOSED,
          change: EntityChange.AMENDED,
          facts: { status: 'Closed', remindersSent: 3 },
        },
        'cases',
      ),
    ).toEqual({
      event: 'Case closed',
      unreadable: undefined,
      parts: [
        { label: 'Entity id', kind: 'record', value: id },
        { label: 'Change', kind: 'text', value: 'Amended' },
        { label: 'Facts, status', kind: 'text', value: 'Closed' },
        { label: 'Facts, reminders sent', kind: 'text', value: '3' },
      ],
    }));

  it('is not known where the message is of a newer release, and not readable where its bytes are none', () => {
    expect(
      messageContent({ type: 'cotta.cases.v1.CaseSoldOff', source: 'cases', payload: new Uint8Array() }),
    ).toEqual({ event: 'Case sold off', parts: [], unreadable: 'no message of this name is known' });
    const torn = messageContent({
      type: VerificationRequestedSchema.typeName,
      source: 'requests',
      payload: Uint8Array.from([0x0a, 0x7f]),
    });
    expect(torn).toMatchObject({ event: 'Verification requested', parts: [] });
    expect(torn.unreadable).not.toBeUndefined();
  });
});
