import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { publication, type Publication } from '@cotta/kit/runtime/outbox/publication.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { LinkPurpose } from '@cotta/reference/link-purposes.js';
import { NewLinksAskedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { draftPath, linkExpiry, linkPath, orderPath } from '../registration-request/links.js';
import type { OrderPage } from '../new-links/open-order.js';
import type { LinkedOrder, NewLinksAsked } from '../new-links/note-new-links-asked.js';

const paths: Readonly<
  Record<OrderPage, (order: LinkedOrder, sign: (purpose: LinkPurpose) => string) => string>
> = {
  receipt: (_, sign) => linkPath('verification-receipt', sign('verification-receipt')),
  report: (_, sign) => linkPath('verification-summary', sign('verification-summary')),
  order: (_, sign) => orderPath(sign('verification-receipt')),
  draft: (_, sign) => draftPath({ token: sign('verification-receipt') }),
  renewal: (_, sign) => `/trademark-renewal/form/${sign('verification-receipt')}`,
  transfer: (_, sign) => `/trademark-ownership-transfer/form/${sign('verification-receipt')}`,
  'service order': (_, sign) => `/service-order/${sign('verification-receipt')}`,
  'portal order': ({ id }) => `/portal/order/${id}`,
  'portal service order': ({ id }) => `/portal/service-order/${id}`,
};

/** Links are signed as they are told: no fact holds one. */
export function newLinksPublication({
  linkKey,
  encryptionKey,
}: {
  readonly linkKey: string;
  readonly encryptionKey: string;
}): Publication {
  return publication(
    NewLinksAskedSchema,
    ({ data: { contact, orders, more }, occurredAt }: RecordedEvent<NewLinksAsked['data']>) => ({
      contact: encryptContact(contact, encryptionKey),
      language: contact.language,
      more,
      orders: orders.map((order) => {
        const sign = (purpose: LinkPurpose): string =>
          signLink(
            { purpose, subjectId: order.id, revision: order.revision, expiresAt: linkExpiry(occurredAt) },
            linkKey,
          );
        return {
          publicId: order.publicId,
          mark: order.mark,
          linkPath: paths[order.page](order, sign),
          needsAccount: order.page.startsWith('portal '),
        };
      }),
    }),
  );
}
