import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { useBoot } from '../page/boot-context.js';
import { report } from '../third-party/report.js';
import { readVariants, variantName, VARIANTS_COOKIE, type Experiment } from './experiments.js';

const reported = new Set<Experiment>();

const inCookie = (): string | undefined => {
  const text = new RegExp(`(?:^|;\\s*)${VARIANTS_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  return text === undefined ? undefined : decodeURIComponent(text);
};

/** Says to the analytics, once a page, which variant of a test was shown, on pages that show one. Nothing is drawn here: the server did, before the first paint. */
export function useExposures(): void {
  const { variants } = useBoot();
  const page = useMatches().at(-1)?.handle as { readonly experiments?: readonly Experiment[] } | undefined;
  const shown = page?.experiments;
  useEffect(() => {
    const known = { ...readVariants(inCookie()), ...variants };
    for (const experiment of shown ?? []) {
      const variant = known[experiment];
      if (variant === undefined || reported.has(experiment)) continue;
      reported.add(experiment);
      report({ name: 'experiment', experiment, variant: variantName(variant) });
    }
  }, [shown, variants]);
}
