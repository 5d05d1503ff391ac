import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { Dialog } from '../kit/dialog/dialog.js';
import { useConsent } from '../kit/consent/given-consent.js';
import { variantName, type Variant } from '../kit/experiments/experiments.js';
import { useBoot } from '../kit/page/boot-context.js';
import styles from './debug-dialog.module.css';

/** What the page was made from, for whoever looks for a mistake; in the words of the code, for nobody else reads it. */
export function DebugDialog({ onClose }: { readonly onClose: () => void }) {
  const boot = useBoot();
  const consent = useConsent();
  const { pathname, search } = useLocation();
  const rows = useMemo(() => {
    const variants = Object.entries(boot.variants ?? {}).map(
      ([name, variant]) => [`variant ${name}`, variantName(variant as Variant)] as const,
    );
    return [
      ['locale', boot.locale],
      ['path', `${pathname}${search}`],
      ['storefront', `${boot.storefront.name} ${boot.storefront.origin}`],
      ...Object.entries(boot.prefs).map(([name, value]) => [name, String(value)] as const),
      ...variants,
      ...Object.entries(boot.flags).map(([name, value]) => [name, value ? 'on' : 'off'] as const),
      ['consent', consent === undefined ? 'not asked' : ['necessary', ...consent].join(', ')],
      ['third parties', Object.keys(boot.thirdParties ?? {}).join(', ') || 'none'],
      ['words', boot.localesVersion],
      ['scripts', new URL(import.meta.url).pathname.split('/').at(-1) ?? ''],
    ] as const;
  }, [boot, consent, pathname, search]);
  return (
    <Dialog open title="Debug" width="wide" phone="full" onClose={onClose}>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
