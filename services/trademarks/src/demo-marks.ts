import type { AnyRequest } from '@cotta/kit/runtime/commands/handle-many.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { demoId, demoUserId } from '@cotta/kit/edge/programs/demo-story.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { trademark } from './mark/trademark.work-item.js';

const offices = ['EU', 'UK', 'US', 'CH', 'SK', 'CZ', 'DE', 'FR', 'JP', 'CA'];
const statuses = [
  'Ready for filing',
  'Application filed',
  'Under examination',
  'Trademark published',
  'Trademark registered',
] as const;
const syllables = [
  'ba',
  'cor',
  'den',
  'fi',
  'gol',
  'hu',
  'jar',
  'ke',
  'lum',
  'mo',
  'nar',
  'pel',
  'quo',
  'ris',
  'sol',
  'tan',
  'ul',
  'ver',
  'wex',
  'zim',
];
const people = ['customer@cotta.test', 'pavel@cotta.test', 'lucia@cotta.test'];
const brands = ['brand-nordhaven', 'brand-velumora', 'brand-brisko'];
const system: Viewer = { role: 'system', locale: 'en', scopes: [] };

/** Invented marks for load tests, the same for the same number. */
export function* demoMarks(count: number): Generator<AnyRequest> {
  for (let n = 0; n < count; n += 1) {
    const status = statuses[n % statuses.length] ?? 'Ready for filing';
    const filed = status !== 'Ready for filing';
    const input = {
      name: `${nameOf(n)} (demo)`,
      jurisdiction: offices[n % offices.length],
      type: 'WORD',
      status,
      goodsAndServices: [{ class: 1 + (n % 45), terms: [`demo goods ${n % 45}`] }],
      userId: demoUserId(people[n % people.length] ?? ''),
      brandId: demoId(brands[n % brands.length] ?? ''),
      assignedAdminId: demoUserId('lawyer@cotta.test'),
      ...(filed
        ? { number: `DEMO-${String(n).padStart(7, '0')}`, filingDate: dayOf(2015 + (n % 10), n) }
        : {}),
      ...(status === 'Trademark registered'
        ? { registrationDate: dayOf(2025, n), expirationDate: dayOf(2026 + (n % 10), n) }
        : {}),
    };
    yield {
      // The edge: the generator speaks of the very fields the command declares.
      command: trademark.create as unknown as AnyRequest['command'],
      input: input as never,
      streamId: nameBasedId('demo mark', String(n)),
      commandId: nameBasedId('demo mark command', JSON.stringify(input)),
      viewer: system,
    };
  }
}

function nameOf(n: number): string {
  const at = (shift: number): string =>
    syllables[Math.floor(n / syllables.length ** shift) % syllables.length] ?? '';
  return `${at(0)}${at(1)}${at(2)}${at(3)}`.toUpperCase();
}

function dayOf(year: number, n: number): string {
  return `${year}-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`;
}
