import type { Experiment } from '../kit/experiments/experiments.js';
import type { ListedPage } from '../kit/page/page-meta.js';

export type Hydration = 'asked' | 'late' | 'touched' | 'now';

export interface PageSpec extends ListedPage {
  /** Verbatim path of the specification, `:name` for its `{name}`. */
  readonly path: string;
  /** File under `features/`, without `.screen.tsx`. */
  readonly screen: string;
  readonly area: 'public' | 'account' | 'portal' | 'admin';
  /** Namespaces of texts beside `common`. */
  readonly ns: readonly string[];
  /** `asked`: nothing on the page needs script, and it wakes for what stands around it alone: a press on what says so by `data-wakes`, or as `touched` where something was kept or has to be done. `touched`: the page is plain HTML and wakes up at the first touch, or when idle where something was kept or has to be done. `late`: when idle at the latest, for what only script can show. `now`: at once. */
  readonly hydrate: Hydration;
  /** Shows one text, and is there only with it. */
  readonly needsText?: boolean;
  /** Tests of variants that the page shows. */
  readonly experiments?: readonly Experiment[];
  /** May a rendered copy be shown to other visitors? */
  readonly cache: boolean;
}

type Options = Partial<Omit<PageSpec, 'path' | 'screen' | 'area'>>;

export const publicPage = (path: string, screen: string, options: Options = {}): PageSpec => ({
  path,
  screen: `public/${screen}`,
  area: 'public',
  ns: [],
  hydrate: 'touched',
  cache: true,
  index: true,
  ...options,
});
/** Words, links and forms that are plain HTML: no script comes to whoever reads it. `still-pages.spec.ts` looks at what it is made of. */
export const stillPage = (path: string, screen: string, options: Options = {}): PageSpec =>
  publicPage(path, screen, { hydrate: 'asked', ...options });
/** Pages behind a link or a form: never stored, never listed. */
export const privatePage = (path: string, screen: string, options: Options = {}): PageSpec =>
  publicPage(path, screen, { hydrate: 'now', cache: false, index: false, ...options });
export const accountPage = (path: string, screen: string): PageSpec => ({
  path,
  screen: `account/${screen}`,
  area: 'account',
  ns: ['account', 'second-step'],
  hydrate: 'now',
  cache: false,
  index: false,
});
