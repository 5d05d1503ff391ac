import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { LaterMarkPursuedSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import { LATER_MARK_PURPOSE, type LaterMarkPeople } from '@cotta/reference/later-mark-ways.js';

/** What the case of it needs to know: whose mark came first, and who filed the later one. */
export interface Pursuit {
  readonly ownMark: string;
  readonly brandId: string;
  /** The mark stood under no brand: one of its name is made. */
  readonly brandIsNew: boolean;
  readonly ownerName: string;
  readonly note: string | null;
  readonly applicationNumber: string | null;
  readonly ipoLink: string | null;
}

interface Pursued {
  readonly pursuedOn: string;
  readonly pursuedBy: string;
  readonly caseId: string;
  readonly userId: string;
  readonly trademarkId: string;
  readonly markName: string;
  readonly jurisdiction: string;
  readonly pursuit: Pursuit;
}

/** A brand and a case follow elsewhere; who filed the later mark, and the client's words, travel sealed. */
export const pursuedMarkPublications = (encryptionKey: string): Publications => ({
  LaterMarkPursued: publication(LaterMarkPursuedSchema, ({ streamId, data }: RecordedEvent<Pursued>) => {
    const { ownMark, brandId, brandIsNew, ownerName, note, applicationNumber, ipoLink } = data.pursuit;
    const people: LaterMarkPeople = { ownerName, note };
    return {
      resultId: streamId,
      caseId: data.caseId,
      userId: data.userId,
      trademarkId: data.trademarkId,
      ownMark,
      brandId,
      brandIsNew,
      way: data.pursuedBy,
      mark: data.markName,
      jurisdiction: data.jurisdiction,
      applicationNumber: applicationNumber ?? '',
      registerPage: ipoLink ?? '',
      seenOn: data.pursuedOn,
      sealedPeople: encrypt(Buffer.from(JSON.stringify(people)), encryptionKey, LATER_MARK_PURPOSE),
    };
  }),
});
