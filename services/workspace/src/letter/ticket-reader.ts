import type { EntityManager } from 'typeorm';
import { spokenId } from '@cotta/kit/model/words/ids.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { defaultLanguage } from '@cotta/reference/languages.js';
import { localeOf, usualZone } from '../words/locale.js';
import { publicLinks } from '../words/public-links.js';
import { ticketToken } from '../support-ticket/support-link.js';
import { addressedTo, addresseeOf } from './addressee.js';
import type { LetterDraft } from './drafts/letter-draft.js';

/** What ways to a conversation are made with. */
export interface TicketLinks {
  readonly publicOrigin: string;
  readonly linkKey: string;
}

/** Whoever asked, as letters about the question need it. */
export interface TicketReader extends Pick<LetterDraft, 'contact' | 'language'> {
  readonly zone: string;
  /** What people quote. */
  readonly number: string;
  /** The page of the conversation: in the account, or behind a link for who has none. */
  readonly link: string;
  readonly hasAccount: boolean;
}

interface Asked {
  readonly id: string;
  readonly userId: string | null;
  readonly contactEmail: string | null;
  readonly contactName: string | null;
  readonly language: string | null;
  readonly linkRevision: number | null;
}

/** Undefined: nobody knows where to write. */
export async function readerOfTicket(
  tx: EntityManager,
  { id, userId, contactEmail, contactName, language: asked, linkRevision }: Asked,
  {
    publicOrigin,
    linkKey,
    encryptionKey,
    now,
  }: TicketLinks & { readonly encryptionKey: string; readonly now: Date },
): Promise<TicketReader | undefined> {
  const links = publicLinks(publicOrigin);
  const number = spokenId('Q', id);
  if (userId !== null) {
    const addressee = await addresseeOf(tx, userId);
    if (addressee === undefined) return undefined;
    const { contact, language } = addressedTo(addressee);
    const link = links.portal(`/portal/support/${id}`);
    return { contact, language, zone: addressee.zone, number, link, hasAccount: true };
  }
  if (contactEmail === null) return undefined;
  const language = asked ?? defaultLanguage;
  const token = ticketToken({ id, linkRevision }, { linkKey, now });
  const name = { firstName: '', lastName: contactName ?? '', phone: '' };
  return {
    contact: encryptContact({ email: contactEmail, ...name, language }, encryptionKey),
    language,
    zone: usualZone(localeOf(language)),
    number,
    link: links.site(language, `/contact/${token}`),
    hasAccount: false,
  };
}
