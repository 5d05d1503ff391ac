import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import { describe, expect, it } from '@jest/globals';
import { EntityChange, EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { ProductMovedEvent, ProductMovedSchema } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { TrademarkChangedSchema, TrademarkEvent } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { currentPayload, decodeMessage } from './former-message.js';

function formerly(source: string, entity: string, event: string, facts: Record<string, string> = {}) {
  const former = create(EntityChangedSchema, {
    entity,
    entityId: 'one',
    event,
    change: EntityChange.AMENDED,
    facts,
  });
  return { source, type: EntityChangedSchema.typeName, payload: toBinary(EntityChangedSchema, former) };
}

describe('a message of the former shape', () => {
  it('is read as the one its service writes today, every fact by its type', () => {
    const facts = { user_id: 'u', name: 'LUMARA', imported: 'true', open_register_difference_count: '0' };
    const { type, payload } = currentPayload(formerly('trademarks', 'trademark', 'TrademarkFiled', facts));
    expect(type).toBe('cotta.trademarks.v1.TrademarkChanged');
    expect(fromBinary(TrademarkChangedSchema, payload)).toMatchObject({
      entityId: 'one',
      event: TrademarkEvent.TRADEMARK_FILED,
      change: EntityChange.AMENDED,
      facts: { userId: 'u', name: 'LUMARA', imported: true, openRegisterDifferenceCount: 0 },
    });
  });

  it('says nothing of what it did not name, and leaves out what is no fact any more', () => {
    const { payload } = currentPayload(formerly('trademarks', 'trademark', 'TrademarkFiled', { gone: '1' }));
    const { facts } = fromBinary(TrademarkChangedSchema, payload);
    expect(facts?.imported).toBeUndefined();
    expect(facts?.openRegisterDifferenceCount).toBeUndefined();
    expect(facts?.userId).toBeUndefined();
  });

  it('tells of an event nobody declares any more as of an unspecified one', () => {
    const { payload } = currentPayload(formerly('trademarks', 'trademark', 'TrademarkPolished'));
    expect(fromBinary(TrademarkChangedSchema, payload).event).toBe(TrademarkEvent.UNSPECIFIED);
  });

  it('stays as it is where its service has no such entity, and so does any message of today', () => {
    const stranger = formerly('trademarks', 'bicycle', 'BicycleSold');
    expect(currentPayload(stranger)).toEqual({ type: stranger.type, payload: stranger.payload });
    const today = {
      source: 'trademarks',
      type: TrademarkChangedSchema.typeName,
      payload: new Uint8Array([1]),
    };
    expect(currentPayload(today)).toMatchObject({ type: today.type, payload: today.payload });
  });

  it('that named its event as text is read with the event of today', () => {
    const writer = new BinaryWriter().tag(2, WireType.LengthDelimited).string('ProductPaid');
    const rest = toBinary(ProductMovedSchema, create(ProductMovedSchema, { status: 'Paid' }));
    const former = decodeMessage(ProductMovedSchema, new Uint8Array([...writer.finish(), ...rest]));
    expect(former).toMatchObject({ event: ProductMovedEvent.PRODUCT_PAID, status: 'Paid' });
    const today = create(ProductMovedSchema, { event: ProductMovedEvent.PRODUCT_REFUNDED });
    expect(decodeMessage(ProductMovedSchema, toBinary(ProductMovedSchema, today))).toMatchObject({
      event: ProductMovedEvent.PRODUCT_REFUNDED,
    });
  });
});
