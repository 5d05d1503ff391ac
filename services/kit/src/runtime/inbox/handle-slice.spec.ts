import { create, toBinary } from '@bufbuild/protobuf';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { systemIds } from '../../model/words/ids.js';
import type { CommandRuntime } from '../commands/handle-command.js';
import { countCoins } from '../../testing/jar-shelf.js';
import type { Consumer } from './consumer.js';
import { emptyTally, handleSlice } from './handle-slice.js';

/** Whoever asks for a connection is noticed: nothing is parked for a server that has none, and nothing tried again. */
const begun = new QueryFailedError('begin', [], Object.assign(new Error('none left'), { code: '53300' }));
const runtime = {
  db: {
    createQueryRunner: () => {
      throw begun;
    },
  },
} as unknown as CommandRuntime;

const slice = [1, 2].map((streamVersion) => ({
  topic: 'tracking.jars.v1',
  partition: 0,
  offset: BigInt(streamVersion),
  key: undefined,
  value: toBinary(
    EnvelopeSchema,
    create(EnvelopeSchema, {
      eventId: systemIds.next(),
      streamId: systemIds.next(),
      correlationId: systemIds.next(),
      source: 'jars',
      type: 'cotta.jars.v1.OfNoInterest',
      streamVersion,
      logEpoch: 1,
    }),
  ),
}));
const handled = (consumer: Consumer) => handleSlice({ consumer, runtime, parkDelaysMs: [] }, slice);

it('what nobody reacts to costs no transaction', async () => {
  expect(await handled(countCoins)).toEqual({ ...emptyTally, skipped: 2 });
});

it.each<[string, Consumer]>([
  ['a copy counts every version', { ...countCoins, mode: 'ordered', copies: [] }],
  ['a log of everything takes all', { ...countCoins, every: () => Promise.resolve() }],
])('%s, so there one is begun', async (_, consumer) => {
  await expect(handled(consumer)).rejects.toBe(begun);
});
