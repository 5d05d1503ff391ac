import { decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { applicationLanguages, secondLanguages } from '@cotta/reference/application-languages.js';
import { z } from 'zod';

const text = z.string().nullable();

const address = z.object({
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
  state: text,
});

/** What the client approved for one office, as the approval told it. Unknown keys are left out, missing ones are an error. */
const filedContent = z.object({
  applicationId: z.string(),
  mark: z.object({
    kind: z.string(),
    words: z.string(),
    meaning: z.string(),
    logoDocumentId: text,
    logoSha256: text.optional(),
    logoType: text,
    colorClaim: text,
  }),
  goodsAndServices: z.array(z.object({ classNumber: z.number().int(), terms: z.array(z.string()) })),
  ownerEntityId: text,
  owner: z
    .object({
      type: z.string(),
      name: z.string(),
      companyId: text,
      companyType: text,
      officialName: text,
      officialFunction: text,
      nationality: text,
      countryOfIncorporation: text,
      stateOfIncorporation: text,
      email: text,
      phone: text,
    })
    .nullable(),
  domicileAddress: address.nullable(),
  mailingAddress: address.nullable(),
  /** Absent where nobody was named, and in copies that were sealed before one belonged to them. */
  representative: z
    .object({ kind: z.string(), name: z.string(), firm: text, officeNumber: text, address })
    .optional(),
  priority: z.object({ type: text, jurisdiction: text, number: text, date: text }).nullable(),
  filingBasis: text,
  /** Absent where the office asks for no languages, and in copies that were sealed before they belonged to them. */
  firstLanguage: z.enum(applicationLanguages).optional(),
  secondLanguage: z.enum(secondLanguages).optional(),
  specimens: z.array(
    z.object({ classNumber: z.number().int(), documentId: text, url: text, captureDate: text }),
  ),
  additionalInfo: text,
  documentFolderId: text,
  /** Absent in copies that were sealed before papers belonged to them. */
  papers: z.array(z.object({ documentId: z.string(), type: z.string(), sha256: z.string() })).optional(),
});

export type FiledContent = z.infer<typeof filedContent>;
export type FiledAddress = z.infer<typeof address>;

/** @throws PermanentFault for bytes that were sealed with another key; ZodError for another form. */
export function openContent(sealed: Uint8Array, encryptionKey: string): FiledContent {
  return filedContent.parse(
    JSON.parse(Buffer.from(decrypt(sealed, encryptionKey, 'filing copy')).toString('utf8')),
  );
}
