import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { ApplicationSealedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { EventData } from '../events.js';
import { canonicalJson, documentsOf } from './filing-copy.js';

type Message = MessageInitShape<typeof ApplicationSealedSchema>;

/** Names the bytes are bound to: whoever opens them says the same. */
const FILING_COPY = 'filing copy';

/** The approval as the service that files hears it. What names the owner leaves sealed, as one piece: half a copy cannot be filed. */
export function approvedCopyMessage(
  { data, occurredAt }: RecordedEvent<EventData<'ApplicationSealed'>>,
  request: Message['request'],
  encryptionKey: string,
): Message {
  const { digest, offices, brandId, poaDocumentId } = data;
  const contents = offices.map(({ content }) => content);
  return {
    ...(request === undefined ? {} : { request }),
    digest,
    sealedAt: timestampFromDate(occurredAt),
    brandId: brandId ?? '',
    poaDocumentId: poaDocumentId ?? '',
    applicationIds: once(contents.map(({ applicationId }) => applicationId)),
    folderIds: once(contents.flatMap(({ documentFolderId }) => documentFolderId ?? [])),
    documentIds: once([...contents.flatMap(documentsOf), ...(poaDocumentId === null ? [] : [poaDocumentId])]),
    offices: offices.map(({ applicationJurisdictionId, jurisdiction, content }) => ({
      applicationJurisdictionId,
      jurisdiction,
      sealedContent: encrypt(Buffer.from(canonicalJson(content)), encryptionKey, FILING_COPY),
    })),
  };
}

function once(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
