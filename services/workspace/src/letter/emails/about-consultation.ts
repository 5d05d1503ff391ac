import type { CalendarEntry } from '../calendar-entry.js';
import type { Writing } from './email-template.js';

const TALK_MINUTES = 30;

/** Where the talk is, in words: a call to a number that is known, or the place that was agreed on. */
export function placeOf({ say, params }: Writing): string {
  const place = params.words();
  if (params.text('channel', '') === 'phone' && place !== '')
    return say('consultation-dated.placePhone', { number: place });
  if (place !== '') return place;
  return say(
    params.text('channel', '') === 'video' ? 'consultation-dated.placeVideo' : 'consultation-dated.placeOpen',
  );
}

/** Its entry in a calendar; none for letters from before entries were written. Params: talkId, sequence, at. */
export function talkEntry(
  { say, params }: Writing,
  {
    method,
    place,
    description,
  }: { readonly method: CalendarEntry['method']; readonly place: string; readonly description: string },
): { readonly calendar?: CalendarEntry } {
  const talkId = params.text('talkId', '');
  if (talkId === '') return {};
  return {
    calendar: {
      uid: `${talkId}@consultations.cotta`,
      sequence: params.number('sequence'),
      method,
      start: params.instant('at'),
      minutes: TALK_MINUTES,
      summary: say('consultation-dated.entry'),
      description,
      location: place,
    },
  };
}
