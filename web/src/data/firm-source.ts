import type { FirmProfile } from '../domain/firm/firm-profile.js';
import { errorOf } from './api-error.js';
import { localeOf } from './api-of.js';

/** Inside a loader: who works at the firm and what it did, in the language of the page; the server has it, a browser asks for it. */
export async function firmProfileOf(context: unknown): Promise<FirmProfile> {
  const given = (context as { firmProfile?: FirmProfile } | undefined)?.firmProfile;
  if (given !== undefined) return given;
  const answer = await fetch(`/firm-profile/${localeOf(context)}.json`, {
    headers: { accept: 'application/json' },
  });
  if (!answer.ok) throw errorOf(answer, undefined);
  return (await answer.json()) as FirmProfile;
}
