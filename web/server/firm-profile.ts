import { readFileSync } from 'node:fs';
import { Router } from 'express';
import { z } from 'zod';
import { INDUSTRIES, type FirmProfile, type Member } from '../src/domain/firm/firm-profile.js';
import { isLocale, type Locale } from '../src/i18n/locale-rules.js';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, numbers and hyphens');
const line = z.string().trim().min(1).max(200);
const paragraph = z.string().trim().min(1).max(4000);
/** In English, and in the languages somebody wrote it in. */
const inLanguages = (words: z.ZodString) =>
  z.strictObject({ en: words, cs: words.optional(), sk: words.optional(), es: words.optional() });

const unique = <T>(keyOf: (entry: T) => string) => ({
  check: (entries: readonly T[]): boolean => new Set(entries.map(keyOf)).size === entries.length,
  message: 'two entries have the same address',
});

const member = z.strictObject({
  slug,
  name: line,
  role: inLanguages(line),
  admissions: z.array(line),
  languages: z.array(z.string().regex(/^[a-z]{2}$/, 'must be codes such as en')).min(1),
  text: inLanguages(paragraph),
});
const bySlug = unique<z.infer<typeof member>>((entry) => entry.slug);
const team = z.array(member).refine(bySlug.check, bySlug.message);

const caseStudy = z.strictObject({
  id: slug,
  title: line,
  industry: z.enum(INDUSTRIES),
  problem: paragraph,
  scan: paragraph,
  finding: paragraph,
  action: paragraph,
  outcome: paragraph,
  days: z.number().int().min(1),
  cost: z.strictObject({
    amount: z.number().int().min(0),
    currency: z.string().regex(/^[A-Z]{3}$/, 'must be a code such as EUR'),
  }),
});
const byId = unique<z.infer<typeof caseStudy>>((entry) => entry.id);
const cases = z.array(caseStudy).refine(byId.check, byId.message);

/** Reads a list of the firm. @throws what is wrong with the file, by the name of its setting */
function readList<T>(setting: string, file: string | undefined, schema: z.ZodType<T>): T | undefined {
  if (file === undefined) return undefined;
  const wrong = (problem: string): Error =>
    new Error(`The web server cannot start; please mend ${setting} (${file}):\n${problem}`);
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw wrong(`  ${(error as Error).message}`);
  }
  const result = schema.safeParse(written);
  if (result.success) return result.data;
  throw wrong(result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`).join('\n'));
}

const memberIn = (locale: Locale, { role, text, admissions, ...rest }: z.infer<typeof member>): Member => ({
  ...rest,
  admissions,
  role: role[locale] ?? role.en,
  text: text[locale] ?? text.en,
});

/** Files among the settings. */
interface FirmFiles {
  readonly FIRM_TEAM_FILE?: string | undefined;
  readonly FIRM_CASES_FILE?: string | undefined;
}

/** The people and cases of the firm, read once at the start. @throws what is wrong with a file */
export function readFirmProfile(env: FirmFiles): (locale: Locale) => FirmProfile {
  const members = readList('FIRM_TEAM_FILE', env.FIRM_TEAM_FILE, team);
  const done = readList('FIRM_CASES_FILE', env.FIRM_CASES_FILE, cases);
  return (locale) => ({
    ...(members === undefined ? {} : { members: members.map((one) => memberIn(locale, one)) }),
    ...(done === undefined ? {} : { cases: done }),
  });
}

/** For pages that are opened without the server. */
export function firmProfileDoor(profileIn: (locale: Locale) => FirmProfile): Router {
  const door = Router();
  door.get('/firm-profile/:locale.json', ({ params }, response) => {
    response.setHeader('x-robots-tag', 'noindex');
    if (!isLocale(params.locale)) return void response.sendStatus(404);
    response.setHeader('cache-control', 'public, max-age=60, stale-while-revalidate=600');
    response.json(profileIn(params.locale));
  });
  return door;
}
