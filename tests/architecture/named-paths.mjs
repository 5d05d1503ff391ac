import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What begins with a folder of the root is a path from there. */
const FROM_ROOT = /^(docs|gateway|infra|k8s|proto|services|tests|web)\/[\w./@-]*$/;
/** What ends like a source may be told by its last steps: `heard/cases/on-solution-facts.ts`, `rate-limit.ts`. */
const SOURCE = /^[\w@-][\w./@-]*\.(tsx?|mjs|proto|css|sql|md|ya?ml)$/;

/**
 * Paths of this repository that documents name and that are not there: in backticks, or as the aim of a link. What git
 * ignores is built, so it need not be there.
 * @param {string} root
 * @param {readonly string[]} documents
 * @param {{ tracked: readonly string[], ignores: (path: string) => boolean }} git
 * @returns {{ examined: number, missing: string[] }} `document: path`
 */
export function missingPaths(root, documents, { tracked, ignores }) {
  const ends = new Set(tracked.flatMap(endsOf));
  const named = documents.flatMap((document) =>
    pathsOf(document, readFileSync(join(root, document), 'utf8')).map((path) => ({ document, path })),
  );
  const isThere = (/** @type {string} */ path) =>
    existsSync(join(root, path)) || (SOURCE.test(path) && ends.has(path)) || ignores(path);
  return {
    examined: named.length,
    missing: named.filter(({ path }) => !isThere(path)).map(({ document, path }) => `${document}: ${path}`),
  };
}

/** What blocks of code and diffs show need not stand in the tree. @param {string} document @param {string} text */
function pathsOf(document, text) {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, path = '']) => path.replace(/:\d+$/, ''));
  const linked = [...prose.matchAll(/\]\((?!\w+:|#|\/)([^)\s#]+)/g)].map(([, path = '']) =>
    join(dirname(document), path),
  );
  return [...quoted.filter((path) => FROM_ROOT.test(path) || SOURCE.test(path)), ...linked];
}

/** `a/b/c.ts` → itself, `b/c.ts`, `c.ts`. @param {string} path */
function endsOf(path) {
  const steps = path.split('/');
  return steps.map((_, from) => steps.slice(from).join('/'));
}

/** What a reader opens: decisions tell of their own day and are left as they are, but for their index. @param {string} root */
export function documentsOf(root) {
  const pages = ['docs', 'docs/services'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  );
  return ['README.md', 'CONTRIBUTING.md', 'docs/adr/README.md', ...pages];
}

/** @param {string} root */
export function gitOf(root) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\n');
  return {
    tracked: git('ls-files', '--cached', '--others', '--exclude-standard'),
    ignores: (/** @type {string} */ path) => {
      try {
        return git('check-ignore', '--no-index', path).length > 0;
      } catch {
        return false;
      }
    },
  };
}
