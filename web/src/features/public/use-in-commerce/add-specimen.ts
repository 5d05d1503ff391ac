import type { Api } from '../../../data/documents.js';
import { isRefusal, type Refusal } from '../../../data/refusal.js';
import { AddLinkedSpecimenDocument, FileLinkedPictureDocument } from './use-in-commerce.graphql.js';

interface Sending {
  /** Stands before the names of the fields of this class. */
  readonly prefix: string;
  /** Of the class. */
  readonly linkToken: string;
  readonly idempotencyKey: string;
}

/** One more specimen of a class: the picture is filed at the class first, then the specimen names it. A second attempt files the same picture, which is there already. */
export async function addSpecimen(
  api: Api,
  form: FormData,
  { prefix, ...sending }: Sending,
): Promise<{ readonly __typename: string } | Refusal> {
  const text = (name: string): string | null => String(form.get(prefix + name) ?? '').trim() || null;
  const upload = text('upload');
  if (upload !== null) {
    const input = {
      upload,
      type: 'SPECIMEN' as const,
      subjectType: 'use_in_commerce_request_class',
      subjectId: String(form.get('class')),
    };
    const { createDocument: filed } = await api.mutate(FileLinkedPictureDocument, { input }, sending);
    if (isRefusal(filed)) return filed;
  }
  const input = {
    upload,
    classNumber: Number(form.get('classNumber')),
    url: text('url'),
    captureDate: text('captureDate'),
  };
  return (await api.mutate(AddLinkedSpecimenDocument, { input }, sending)).addSpecimenByLink;
}
