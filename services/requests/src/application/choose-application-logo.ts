import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { defineCommand, type Command, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { RecordState } from '@cotta/kit/model/decider/record-decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { logoTones, logoVersionName } from '@cotta/reference/logo-tones.js';
import type { EntityManager } from 'typeorm';
import { uploadedDocument } from '../registration-request/verification/requested-mark.js';
import {
  applicationJurisdiction,
  applicationJurisdictionResource,
  BLACK_AND_WHITE,
} from './application-jurisdiction.record.js';
import { partWithinPaid } from '../registration-request/order/within-paid.js';

type Fields = typeof applicationJurisdictionResource.fields;
const input = {
  upload: f.text('The version that was made for this office; none for the picture of the order.', {
    max: 120,
    optional: true,
  }),
};

/** Without colours nothing is claimed of them; with them the claim is asked for anew. `linkKey`: the one tokens are signed with. */
export function defineChooseApplicationLogo(
  linkKey: string,
): Command<RecordState<Fields>, DomainEvent, typeof input> {
  return partWithinPaid(
    defineCommand<RecordState<Fields>, DomainEvent, typeof input>({
      name: 'ChooseApplicationLogo',
      doc: 'Says which picture one office gets: the one of the order, or its version without colours.',
      aggregate: applicationJurisdiction.aggregate,
      stream: 'existing',
      allowed: ['customer', 'lawyer', 'admin'],
      input,
      mayTouch: ({ fields }, viewer) => isOwner(fields, viewer),
      preload: async (tx, { state }) => ({
        logo: await logoOfOrder(tx, state.fields.applicationId ?? undefined),
      }),
      decide: ({ fields }, { upload }, { preloaded, now }): readonly DomainEvent[] | Refusal => {
        const chosen = uploadedDocument(upload, linkKey, now);
        const { logo } = preloaded as { readonly logo: string | null };
        if (chosen === undefined || (chosen !== null && !versionsOf(logo).includes(chosen))) {
          return refuseFields([
            {
              path: ['upload'],
              code: 'UPLOAD_NOT_FOUND',
              message:
                'This is no version of the picture of this order, or it was shown too long ago. Have it shown again.',
            },
          ]);
        }
        const data =
          chosen === null
            ? { logoDocumentId: null, logoType: 'colour' }
            : {
                logoDocumentId: chosen,
                logoType: BLACK_AND_WHITE,
                colorClaimEnabled: false,
                colorClaim: null,
              };
        const before: Readonly<Record<string, unknown>> = fields;
        return Object.entries(data).every(([key, value]) => (before[key] ?? null) === value)
          ? []
          : [{ type: 'ApplicationLogoChosen', data }];
      },
    }),
  );
}

function versionsOf(logo: string | null): string[] {
  return logo === null ? [] : logoTones.map((tone) => nameBasedId(...logoVersionName(logo, tone)));
}

async function logoOfOrder(tx: EntityManager, applicationId: string | undefined): Promise<string | null> {
  if (applicationId === undefined) return null;
  const [row]: { logo: string | null }[] = await tx.query(
    'select r.logo_document_id as logo from application a join registration_request r on r.id = a.request_id where a.id = $1',
    [applicationId],
  );
  return row?.logo ?? null;
}
