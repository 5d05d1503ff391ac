import { defineCommand, type Aggregate } from '@cotta/kit/model/decider/decider.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import { OtherSideAnsweredSchema } from '@cotta/proto/cotta/cases/v1/events_pb.js';

const fields = {
  objectionId: f.id('What is answered.'),
  ticketId: f.id('The conversation in which the other side wrote.'),
  sealed: f.text('What it is answered, sealed, base64.', { max: 200_000 }),
};

interface OtherSideAnswered {
  readonly type: 'OtherSideAnswered';
  readonly data: InputOf<typeof fields>;
}

/** What a lawyer answers the other side, on its way to the letters: once for each thing it wrote. */
export const otherSideAnswer: Aggregate<null, OtherSideAnswered> = {
  category: 'other_side_answer',
  initial: null,
  evolve: () => null,
  projections: [],
};

export const sayToOtherSide = defineCommand({
  name: 'SayToOtherSide',
  doc: 'A lawyer answered the other side of a case. For the system alone; it is said once.',
  aggregate: otherSideAnswer,
  stream: 'new',
  allowed: ['system'],
  input: fields,
  decide: (_, data): readonly OtherSideAnswered[] => [{ type: 'OtherSideAnswered', data }],
});

/** The workspace writes to the other side. */
export const otherSideAnswerPublications: Publications = {
  OtherSideAnswered: publication(
    OtherSideAnsweredSchema,
    ({ data }: RecordedEvent<OtherSideAnswered['data']>) => ({
      caseObjectionId: data.objectionId,
      ticketId: data.ticketId,
      sealedAnswer: Buffer.from(data.sealed, 'base64'),
    }),
  ),
};
