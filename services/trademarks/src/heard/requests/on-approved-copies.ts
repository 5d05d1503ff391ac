import { timestampDate } from '@bufbuild/protobuf/wkt';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { ApplicationSealedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { openContent } from '../../filing/filed-content.js';
import { keepCopy } from '../../filing/filing-copies.js';
import { markToFile } from '../../filing/mark-to-file.js';
import { trademarkRequest } from '../../filing/trademark-request.record.js';
import { trademark } from '../../mark/trademark.work-item.js';

/** The mark of one part of an application: the same id whoever asks. */
export function markOf(applicationJurisdictionId: string): string {
  return nameBasedId('mark of an application', applicationJurisdictionId);
}

/** An approved order is a mark for every office, ready for filing, with the copy that was approved. */
export function approvedCopies(encryptionKey: string) {
  return defineConsumer({
    name: 'sealed-applications',
    sources: ['requests'],
    mode: 'once',
    handlers: [
      on(
        ApplicationSealedSchema,
        async ({ message: { request, digest, sealedAt, brandId, poaDocumentId, offices }, tx, run }) => {
          if (request === undefined || sealedAt === undefined) return;
          const order = { registrationRequestId: request.requestId, userId: request.userId || null };
          for (const { applicationJurisdictionId, jurisdiction, sealedContent } of offices) {
            const trademarkId = markOf(applicationJurisdictionId);
            const isNew = await keepCopy(tx, {
              ...order,
              applicationJurisdictionId,
              trademarkId,
              digest,
              sealedAt: timestampDate(sealedAt),
              sealed: sealedContent,
              poaDocumentId: poaDocumentId || null,
            });
            if (!isNew) continue;
            const input = markToFile(openContent(sealedContent, encryptionKey), {
              ...order,
              jurisdiction,
              brandId: brandId || null,
              poaDocumentId: poaDocumentId || null,
            });
            await run(trademark.create, { streamId: trademarkId, input, key: trademarkId });
            await run(trademarkRequest.create, {
              input: { trademarkId, ...order, kind: 'Registration' },
              streamId: nameBasedId('order of a mark', trademarkId),
              key: trademarkId,
            });
          }
        },
      ),
    ],
  });
}
