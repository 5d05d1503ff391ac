import { decimalsAsText, readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { z } from 'zod';
import { EUIPO } from './euipo-problem.js';
import type { FilingApplication, NewApplicant, OfficeDraft } from '../../filing/office-filing.js';

/** Bodies of the office's filing interface, in our words. Pure. */

const STATES: Readonly<Record<string, OfficeDraft['state']>> = {
  DRAFT: 'draft',
  SUBMITTED: 'submitted',
  PAID: 'paid',
  RECEIVED: 'filed',
  REJECTED: 'rejected',
};

const application = z.object({
  identifier: z.coerce.string(),
  personalReference: z.string(),
  status: z.string(),
  applicationNumber: z.string().nullish(),
  filingDate: z.iso.date().nullish(),
  fees: z.object({ amount: z.string().regex(/^\d+(\.\d{1,2})?$/), currency: z.string().length(3) }).nullish(),
});

const page = z.object({ applications: z.array(application) });

export function readDraft(text: string): OfficeDraft {
  return ofApplication(readVendorJson(EUIPO, application, decimalsAsText(text, ['amount'])));
}

/** The draft with our reference in a list; null when there is none. */
export function findDraft(text: string, reference: string): OfficeDraft | null {
  const found = readVendorJson(EUIPO, page, decimalsAsText(text, ['amount'])).applications.find(
    ({ personalReference }) => personalReference === reference,
  );
  return found === undefined ? null : ofApplication(found);
}

const keptPicture = z.object({ identifier: z.coerce.string(), fileSize: z.int(), mimeType: z.string() });

/** The office's name for a picture. @throws VendorError `contract` when what it kept is not what it was sent */
export function readPictureId(
  text: string,
  sent: { readonly type: string; readonly bytes: Uint8Array },
): string {
  const { identifier, fileSize, mimeType } = readVendorJson(EUIPO, keptPicture, text);
  if (fileSize !== sent.bytes.length || mimeType !== sent.type)
    throw new VendorError(
      EUIPO,
      'contract',
      `a picture of ${sent.bytes.length} bytes was kept as ${fileSize} bytes of ${mimeType}`,
    );
  return identifier;
}

function ofApplication({
  identifier,
  personalReference,
  status,
  applicationNumber,
  filingDate,
  fees,
}: z.infer<typeof application>): OfficeDraft {
  const state = STATES[status];
  if (state === undefined)
    throw new VendorError(EUIPO, 'contract', `an application in the unknown state ${status}`);
  const fee = fees == null ? null : { amountMinor: cents(fees.amount), currency: fees.currency };
  return {
    id: identifier,
    reference: personalReference,
    state,
    fee,
    applicationNumber: applicationNumber ?? null,
    filedOn: filingDate ?? null,
  };
}

/** The office charges in euro; its decimals are read digit by digit. */
function cents(amount: string): number {
  const [whole = '0', behind = ''] = amount.split('.');
  return Number(whole) * 100 + Number(behind.padEnd(2, '0'));
}

export function applicationBody({
  reference,
  firstLanguage,
  secondLanguage,
  mark,
  goodsAndServices,
  applicantIds,
  newApplicants = [],
  representatives,
  priorities,
}: FilingApplication): object {
  const representation =
    mark.kind === 'word'
      ? { markFeature: 'WORD', representation: { verbalElement: mark.text } }
      : {
          markFeature: 'FIGURATIVE',
          representation: { imageIdentifier: mark.imageId, colours: mark.colours },
        };
  return {
    personalReference: reference,
    markNature: 'INDIVIDUAL',
    firstLanguage,
    secondLanguage,
    ...representation,
    goodsAndServices: goodsAndServices.map(({ classNumber, terms }) => ({
      classNumber,
      language: firstLanguage,
      terms,
    })),
    applicants: [
      ...applicantIds.map((personIdentifier) => ({ personIdentifier })),
      ...newApplicants.map(person),
    ],
    representatives: representatives.map(({ officeNumber }) => ({ personIdentifier: officeNumber })),
    priorities: priorities.map(({ country, number, filedOn }) => ({ country, number, date: filedOn })),
  };
}

function person({ kind, name, legalForm, countryOfIncorporation, address }: NewApplicant): object {
  return kind === 'business'
    ? { type: 'APPLICANT_BUSINESS', legalName: name, legalForm, countryOfIncorporation, address }
    : { type: 'APPLICANT_INDIVIDUAL', name, address };
}
