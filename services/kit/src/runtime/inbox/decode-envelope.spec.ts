import { create, toBinary } from '@bufbuild/protobuf';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nameBasedId } from '../../model/words/ids.js';
import { decodeEnvelope } from './decode-envelope.js';

const whole = {
  eventId: nameBasedId('event'),
  streamId: nameBasedId('stream'),
  correlationId: nameBasedId('cause'),
  source: 'jars',
  type: 'google.protobuf.StringValue',
  streamVersion: 1,
  logEpoch: 1,
};
const bytesOf = (change: Partial<typeof whole> = {}) =>
  toBinary(EnvelopeSchema, create(EnvelopeSchema, { ...whole, ...change }));

describe('an envelope from the broker', () => {
  it('is read as it was written', () => {
    const decoded = decodeEnvelope(bytesOf());
    expect(decoded).toMatchObject({ envelope: whole });
  });

  it.each([
    ['event_id', { eventId: 'x' }],
    ['stream_id', { streamId: '' }],
    ['correlation_id', { correlationId: 'x' }],
    ['source', { source: '' }],
    ['type', { type: '' }],
    ['stream_version', { streamVersion: 0 }],
    ['log_epoch', { logEpoch: 0 }],
  ])('cannot be handled without %s', (name, change) =>
    expect(decodeEnvelope(bytesOf(change))).toEqual({ unreadable: `envelope without ${name}` }),
  );

  it('says all that it lacks at once', () =>
    expect(decodeEnvelope(new Uint8Array())).toEqual({
      unreadable:
        'envelope without event_id, stream_id, correlation_id, source, type, stream_version, log_epoch',
    }));

  it('that is cut off says so', () =>
    expect(decodeEnvelope(bytesOf().slice(0, 20))).toEqual({
      unreadable: expect.stringMatching(/^no envelope: /),
    }));

  it('is never thrown over, whatever bytes come', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(decodeEnvelope(bytes)).toHaveProperty('unreadable');
      }),
    ));
});
