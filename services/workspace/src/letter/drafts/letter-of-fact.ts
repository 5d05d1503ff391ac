import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { on, type Handler } from '@cotta/kit/runtime/inbox/consumer.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import type { Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import type { PublicLinks } from '../../words/public-links.js';
import type { LetterDraft } from './letter-draft.js';
import type { WriteLetter } from './letter-writer.js';

export interface LetterMeans {
  readonly links: PublicLinks;
  readonly write: WriteLetter;
  readonly clock: Clock;
}

export type LetterOfFact = <Desc extends DescMessage>(
  schema: Desc,
  draft: (message: MessageShape<Desc>, eventId: string, happenedAt: Date) => LetterDraft,
) => Handler;

/** One fact, one letter. */
export function letterOfFact({ write, clock }: Omit<LetterMeans, 'links'>): LetterOfFact {
  return (schema, draft) =>
    on(schema, ({ message, envelope, tx }) =>
      write(tx, draft(message, envelope.eventId, happenedAt(envelope, clock))),
    );
}

/** When the fact happened, as its teller says. */
export function happenedAt({ occurredAt }: Envelope, clock: Clock): Date {
  return occurredAt === undefined ? clock.now() : timestampDate(occurredAt);
}
