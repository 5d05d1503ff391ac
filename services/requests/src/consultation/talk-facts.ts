/** What of a talk its letters say of whoever is advised. */
export interface Advised {
  readonly userId: string | null;
  readonly contactEmail: string | null;
  readonly contactName: string | null;
  readonly language: string | null;
  readonly timeZone: string | null;
}

/** Who is advised is said again with each fact that is written about, so that whoever writes the letter needs no copy of the talk. */
export const whoIsAdvised = ({
  userId = null,
  contactEmail = null,
  contactName = null,
  language = null,
  timeZone = null,
}: Partial<Advised>): Advised => ({ userId, contactEmail, contactName, language, timeZone });

interface Talk extends Partial<Advised> {
  readonly location?: string | null;
  readonly channel?: 'phone' | 'video' | null;
  readonly linkRevision?: number | null;
  readonly sequence?: number | null;
}

/** Revision of the link in the first letter about a talk. */
export const FIRST_LINK_REVISION = 1;

/** What changes with the hour of a talk: its entry in calendars, and that its letter has a link. */
export const dated = (
  { location: before = null, ...talk }: Talk,
  {
    eventTimestamp,
    location,
  }: { readonly eventTimestamp?: string | null; readonly location?: string | null },
) => ({
  ...whoIsAdvised(talk),
  eventTimestamp: eventTimestamp ?? null,
  location: location ?? before,
  channel: talk.channel ?? null,
  linkRevision: talk.linkRevision ?? FIRST_LINK_REVISION,
  sequence: talk.sequence == null ? 0 : talk.sequence + 1,
});

/** What it is about and who advises, for whoever has no copy of the talk. */
export const aboutTalk = ({
  requestId = null,
  assignedAdminId = null,
}: {
  readonly requestId?: string | null;
  readonly assignedAdminId?: string | null;
}) => ({ requestId, assignedAdminId });
