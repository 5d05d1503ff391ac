import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { defineConsumer, on, type Consumer, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  EvidenceCaptureChangedSchema,
  EvidenceCaptureEvent,
} from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { CaseLetterToEmailSchema } from '@cotta/proto/cotta/cases/v1/events_pb.js';
import { DocumentFileKind, DocumentFileMadeSchema } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import {
  ApplicationSealedSchema,
  PowerOfAttorneySignedSchema,
  ReportFileMadeSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';
import { appendLink } from '../../issued-document/append-link.js';
import type { IssuedKind } from '../../issued-document/chain-link.js';
import { happenedAt } from '../../task/entity-work.js';

/** What the services issue joins one chain, each document once, however often it is said. `clock`: says the month it joins in. */
export function issuedDocumentsConsumer({ clock }: { readonly clock: Clock }): Consumer {
  const join = async (
    { tx, envelope }: Pick<Received<never>, 'tx' | 'envelope'>,
    kind: IssuedKind,
    fingerprint: string,
  ): Promise<void> => {
    const issuedOn = calendarDate(happenedAt(envelope), FIRM_ZONE);
    await appendLink(tx, { fingerprint, kind, issuedOn }, clock.now());
  };
  return defineConsumer({
    name: 'issued-documents',
    sources: ['requests', 'invoicing', 'cases'],
    mode: 'once',
    handlers: [
      on(ReportFileMadeSchema, ({ message, ...of }) => join(of, 'report', message.sha256)),
      on(ApplicationSealedSchema, ({ message, ...of }) => join(of, 'approved application', message.digest)),
      on(PowerOfAttorneySignedSchema, ({ message, ...of }) => join(of, 'power of attorney', message.sha256)),
      on(DocumentFileMadeSchema, ({ message, ...of }) =>
        join(of, message.kind === DocumentFileKind.CREDIT_NOTE ? 'credit note' : 'invoice', message.sha256),
      ),
      on(EvidenceCaptureChangedSchema, async ({ message: { event, facts }, ...of }) => {
        if (event !== EvidenceCaptureEvent.EVIDENCE_CAPTURE_KEPT || !facts?.manifestHash) return;
        await join(of, 'evidence', facts.manifestHash);
      }),
      // A draft is nobody’s yet: what goes out is the file its client approved.
      on(CaseLetterToEmailSchema, async ({ message: { documentId }, ...of }) => {
        const file = await queryRow<{ sha256: string }>(of.tx, 'select sha256 from document where id = $1', [
          documentId,
        ]);
        if (file === undefined) throw new Fault(`letter ${documentId} is not kept yet`);
        await join(of, 'letter to the other side', file.sha256);
      }),
    ],
  });
}
