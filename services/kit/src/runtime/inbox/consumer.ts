import type { DescMessage, MessageShape } from '@bufbuild/protobuf';
import type { Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import type { EntityManager } from 'typeorm';
import type { CommandOutcome } from '../commands/handle-command.js';
import type { Command, DomainEvent } from '../../model/decider/decider.js';
import type { FieldSet, InputOf } from '../../model/field/field.js';

/** Runs a command of this service as the system, caused by the event in hand: the same event runs it once. */
export type RunCommand = <State, Event extends DomainEvent, Fields extends FieldSet>(
  command: Command<State, Event, Fields>,
  /** `streamId` may be absent for commands that open a stream: the event decides the new id.
   *  `key` tells apart two runs of one command for one event. */
  request: { readonly streamId?: string; readonly input: InputOf<Fields>; readonly key?: string },
) => Promise<CommandOutcome>;

/** What a handler is given of one event. */
export interface Received<Message> {
  readonly message: Message;
  readonly envelope: Envelope;
  /** The transaction that also remembers that this event was handled. */
  readonly tx: EntityManager;
  readonly run: RunCommand;
}

/** What is done on one type of message. */
export interface Handler {
  readonly schema: DescMessage;
  readonly handle: (received: Received<MessageShape<DescMessage>>) => Promise<void>;
}

interface AnyConsumer {
  /** Its place with the broker and every inbox row have it: never renamed. */
  readonly name: string;
  /** Services whose facts it reads. */
  readonly sources: readonly string[];
  /** Where it begins when it is added to a service that has heard its sources for a while. @defaultValue 'beginning', with the 14 days that the broker has */
  readonly since?: 'beginning' | 'now';
  readonly handlers: readonly Handler[];
  /** What to do with any envelope, whatever its type: for logs of everything. Before the handlers. */
  readonly every?: (received: Pick<Received<never>, 'envelope' | 'tx'>) => Promise<void>;
}

/** Reactions: each event once, in any order of streams. */
export interface ReactingConsumer extends AnyConsumer {
  readonly mode: 'once';
}

/** Copies of another service's state: versions without holes, of one epoch of its history. */
export interface CopyingConsumer extends AnyConsumer {
  readonly mode: 'ordered';
  /** The tables that hold the copy, filled by this consumer alone: emptied before a restored source is read anew. */
  readonly copies: readonly string[];
  /** They stay as they are while a restored source is read anew, and are overwritten by it: where something would be allowed that they forbid. @defaultValue false */
  readonly rowsStay?: boolean;
}

/** One reader of what services say, with a memory of its own. */
export type Consumer = ReactingConsumer | CopyingConsumer;

/** Keeps the parts of a consumer together; adds nothing at run time. */
export function defineConsumer(consumer: Consumer): Consumer {
  return consumer;
}

/** What to do on one type of message. Types without a handler are skipped. */
export function on<Desc extends DescMessage>(
  schema: Desc,
  handle: (received: Received<MessageShape<Desc>>) => Promise<void>,
): Handler {
  // The edge: the handler is only called with messages decoded by its own schema.
  return { schema, handle: handle as Handler['handle'] };
}
