import type { MessageInitShape } from '@bufbuild/protobuf';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { PowerOfAttorneySignedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { EventData } from '../registration-request/events.js';

type Message = MessageInitShape<typeof PowerOfAttorneySignedSchema>;

/** The workspace keeps the file; who signed stands in it and nowhere else on the wire. */
export function signedAuthorityMessage(
  { data: { poaDocumentId, offices, file } }: RecordedEvent<EventData<'PowerOfAttorneySigned'>>,
  request: NonNullable<Message['request']>,
): Message {
  const { name, size, sha256, sealed } = file;
  return {
    request,
    documentId: poaDocumentId,
    offices: [...offices],
    name,
    size,
    sha256,
    sealedContent: Buffer.from(sealed, 'base64'),
  };
}
