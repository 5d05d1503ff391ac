import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkBoundaries } from '../../tests/architecture/boundaries.mjs';
import { inlineRefusals } from '../../tests/architecture/inline-refusals.mjs';
import { checkSizes } from '../../tests/architecture/sizes.mjs';
import { EXAMPLES, kinds } from './kinds.mjs';
import { plan, write } from './new.mjs';

const root = resolve(import.meta.dirname, '..', '..');
/** A repository with one service and the web of this one, inside its own folder so that packages are found. */
let planted = '';
beforeAll(() => {
  mkdirSync(join(root, 'infra/build'), { recursive: true });
  planted = mkdtempSync(join(root, 'infra/build/new-'));
  for (const copied of ['services/cases/src', 'services/cases/tsconfig.json', 'web/src', 'web/locales/en'])
    cpSync(join(root, copied), join(planted, copied), { recursive: true });
  for (const shown of ['services/kit', 'services/reference', 'proto', 'web/testing'])
    symlinkSync(join(root, shown), join(planted, shown));
});
afterAll(() => rmSync(planted, { recursive: true, force: true }));

const made = new Map<string, ReturnType<typeof plan>>();

/** What stands before the line that is to be added. */
const places = {
  imports: /^(?=import )/m,
  commands: /(?<=commands: \[)/,
  consumers: /(?<=consumers: \[)/,
  entities: /(?<=\n {4}\[\n)/,
  pages: /(?<=const (open|portal|staff)Pages: readonly PageSpec\[\] = \[\n)/,
};

beforeAll(() => {
  for (const example of EXAMPLES) {
    const [, , , , kind = '', place = '', name = '', ...rest] = example.split(' ');
    // Whoever has followed an example has a file of that name.
    const one = plan([kind, place, `planted-${name}`, ...rest], planted);
    write(one, planted);
    for (const { file, among, line } of one.lines) {
      const path = join(planted, file);
      const text = readFileSync(path, 'utf8');
      expect(text).toMatch(places[among]);
      writeFileSync(
        path,
        text.replace(places[among], () => `${line}\n`),
      );
    }
    made.set(kind, one);
  }
});

/** What the compiler says of these files under the settings of their package. */
function errorsOf(project: string, files: readonly string[]): string {
  const settings = {
    extends: join(root, project, 'tsconfig.json'),
    compilerOptions: {
      noEmit: true,
      composite: false,
      incremental: false,
      rootDir: root,
      // The types of classes are generated beside the web's own sources.
      rootDirs: [join(planted, 'web'), join(root, 'web/build/classes')],
    },
    files: files.map((path) => join(planted, path)),
    include: [],
    references: [],
  };
  const config = join(planted, `tsconfig.${project.replaceAll('/', '-')}.json`);
  writeFileSync(config, JSON.stringify(settings));
  const tsc = join(root, 'node_modules/.bin/tsc');
  return spawnSync(tsc, ['-p', config, '--pretty', 'false'], { cwd: root, encoding: 'utf8' }).stdout;
}

const sources = (): string[] =>
  [...made.values()].flatMap(({ files }) => Object.keys(files)).filter((path) => /\.tsx?$/.test(path));

describe('npm run new', () => {
  it('has an example of every kind', () => {
    expect([...made.keys()].toSorted()).toEqual(Object.keys(kinds).toSorted());
  });

  it('writes what compiles in its service, listed by the lines it names', () => {
    const inService = sources().filter((path) => path.startsWith('services/'));
    expect(inService).toHaveLength(6);
    expect(errorsOf('services/cases', [...inService, 'services/cases/src/service.ts'])).toBe('');
  });

  it('writes what compiles in the web, and a planted error does not', () => {
    const inWeb = sources().filter((path) => path.startsWith('web/'));
    expect(inWeb).toHaveLength(2);
    const all = [...inWeb, 'web/src/app/route-table.ts'];
    expect(errorsOf('web', all)).toBe('');
    const wrong = 'web/src/features/public/glossary/wrong.ts';
    writeFileSync(join(planted, wrong), `export { Screen } from './planted-glossary.screen.js';\n`);
    expect(errorsOf('web', [...all, wrong])).toContain('error TS2305');
    rmSync(join(planted, wrong));
  });

  it('is known to the program once its lines are added', async () => {
    const { casesService } = await import(join(planted, 'services/cases/src/service.ts'));
    const { resources, commands, consumers } = casesService();
    const names = (listed: readonly { name?: string; command?: { name: string } }[]) =>
      listed.map(({ name, command }) => name ?? command?.name);
    expect(names(resources)).toContain('PlantedCaseExhibit');
    expect(names(commands)).toEqual(
      expect.arrayContaining(['CreatePlantedCaseExhibit', 'PlantedWithdrawOffer']),
    );
    expect(names(consumers)).toContain('planted-recorded-marks');
    const { pages } = await import(join(planted, 'web/src/app/route-table.ts'));
    expect(pages).toContainEqual(
      expect.objectContaining({ path: '/planted-glossary', screen: 'public/glossary/planted-glossary' }),
    );
  });

  it('writes what the checks let pass: boundaries, sizes, refusals, format, lint', () => {
    const files = sources();
    expect(checkBoundaries(planted, [...files, 'services/cases/src/service.ts'])).toMatchObject({
      examined: files.length + 1,
      violations: [],
    });
    expect(checkSizes(planted, files).tooLong).toEqual([]);
    expect(inlineRefusals(planted, files).violations).toEqual([]);
    const bin = (name: string, ...args: string[]) =>
      spawnSync(join(root, 'node_modules/.bin', name), args, { cwd: root, encoding: 'utf8' });
    const lint = bin(
      'oxlint',
      '--no-ignore',
      '--config',
      'tests/architecture/oxlint.json',
      ...files.map((path) => join(planted, path)),
    );
    expect([lint.status, lint.stdout]).toEqual([0, expect.stringMatching(/on 8 files/)]);
    for (const path of files) {
      const text = readFileSync(join(planted, path), 'utf8');
      const formatted = spawnSync(join(root, 'node_modules/.bin/oxfmt'), ['--stdin-filepath', path], {
        cwd: root,
        encoding: 'utf8',
        input: text,
      });
      expect(formatted.stdout).toBe(text);
    }
  });

  it('writes each area of the web its own way', () => {
    for (const [area, row] of [
      ['portal', "portalPage('/portal/planted-words', 'words/planted-words', ['portal-planted-words']),"],
      ['admin', "adminPage('/admin/planted-words', 'words/planted-words', ['admin-planted-words']),"],
    ] as const) {
      const one = plan(['screen', `${area}/words`, 'planted-words'], planted);
      expect(one.lines.map(({ line }) => line)).toEqual([row]);
      write(one, planted);
      expect(
        errorsOf(
          'web',
          Object.keys(one.files).filter((path) => path.endsWith('.tsx')),
        ),
      ).toBe('');
    }
  });

  it.each([
    [['thing', 'cases/case', 'x'], 'What kind?'],
    [['command', 'cases/case', 'WithdrawOffer'], 'kebab-case'],
    [['record', 'nowhere/case', 'withdraw-offer'], 'There is no services/nowhere/src.'],
    [['record', 'cases', 'case-exhibit'], 'service/room'],
    [['command', 'cases/heard', 'withdraw-offer'], 'make that first'],
    [['consumer', 'cases/subscriptions', 'x'], 'BrandItemsAssigned'],
    [['screen', 'elsewhere/x', 'x'], 'area/feature'],
    [['record', 'cases/case', 'case-counterparty'], 'is there already'],
  ])('refuses %j and says how to do it', (args, message) => {
    expect(() => plan(args, root)).toThrow(message);
  });
});
