/** A record somebody had open. */
export interface RecentRecord {
  readonly to: string;
  readonly title: string;
}

const MOST = 8;
const RECORD = /^\/[a-z_]+\/[^/]+\/show$/;
const place = (me: string): string => `desk-recent.${me}`;

/** The records somebody had open last on this device, the latest first; at most eight. @param me id of whoever is signed in */
export function recentRecords(me: string): readonly RecentRecord[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(me)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers that a page was open; only pages of one record are. */
export function keepRecent(me: string, record: RecentRecord): void {
  if (!RECORD.test(record.to)) return;
  const others = recentRecords(me).filter(({ to }) => to !== record.to);
  localStorage.setItem(place(me), JSON.stringify([record, ...others].slice(0, MOST)));
}

function isRecent(one: unknown): one is RecentRecord {
  return (
    typeof one === 'object' &&
    one !== null &&
    typeof (one as RecentRecord).to === 'string' &&
    typeof (one as RecentRecord).title === 'string'
  );
}
