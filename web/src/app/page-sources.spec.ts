import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sourcesOf, workSources } from './page-sources.js';
import { pages } from './route-table.js';

const WEB = join(import.meta.dirname, '../..');
const sourcesAt = (path: string): string[] => pages.filter((page) => page.path === path).flatMap(sourcesOf);

describe('what a page begins with', () => {
  it.each(pages.map((page) => [page.path, sourcesOf(page)] as const))(
    '%s names files that are there',
    (_, sources) => {
      expect(sources.filter((source) => !existsSync(join(WEB, source)))).toEqual([]);
    },
  );

  it('is its area, its screen, and of a record its description and the work on it', () => {
    expect(sourcesAt('/office_action/:id/examination').slice(1)).toEqual([
      'src/features/admin/admin.layout.tsx',
      'src/features/admin/records/record-show.screen.tsx',
      'src/features/admin/parts/records/generated/office-action.record.ts',
      'src/features/admin/work/office-letter/office-letter.tsx',
    ]);
    expect(sourcesAt('/trademark').slice(2)).toEqual([
      'src/features/admin/records/record-list.screen.tsx',
      'src/features/admin/parts/records/generated/trademark.record.ts',
    ]);
    expect(sourcesAt('/')).toEqual([
      'src/app/open-pages.ts',
      'src/app/public-layout.tsx',
      'src/features/public/home/home.screen.tsx',
    ]);
  });

  it('knows all work that a record’s page fetches', () => {
    const area = readFileSync(join(WEB, 'src/features/admin/records/parts/work-area.tsx'), 'utf8');
    const fetched = [...area.matchAll(/import\('\.\.\/\.\.\/work\/(.+)\.js'\)/g)].map(([, file]) => file);
    const named = Object.values(workSources)
      .flat()
      .map((file) => file.replace(/\.tsx?$/, ''));
    expect(named.toSorted()).toEqual(fetched.toSorted());
  });
});
