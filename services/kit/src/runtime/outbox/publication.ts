import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import type { RecordedEvent } from '../../model/words/recorded-event.js';

/** How one type of stored event is told to the outside. */
export interface Publication<Desc extends DescMessage = DescMessage> {
  readonly schema: Desc;
  /** What others may know, written by hand. Undefined: this one stays inside. */
  readonly map: (event: RecordedEvent) => MessageInitShape<Desc> | undefined;
}

/** Event type → what is published for it. */
export type Publications = Readonly<Record<string, Publication>>;

/** Keeps the message's type and the mapper's together. `Data`: the stored event's data, as the domain wrote it. */
export function publication<Desc extends DescMessage, Data extends object>(
  schema: Desc,
  map: (event: RecordedEvent<Data>) => MessageInitShape<Desc> | undefined,
): Publication {
  // The edge: the table is keyed by type, so each mapper gets the data its type was stored with.
  return { schema, map: map as Publication['map'] };
}
