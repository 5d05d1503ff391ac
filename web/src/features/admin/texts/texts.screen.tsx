import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { Button } from '../../../kit/button/button.js';
import { Failed } from '../parts/failed.js';
import { useDeskKeys } from '../parts/keys/use-desk-keys.js';
import { TextFilters } from './parts/text-filters.js';
import { TextPanel } from './parts/text-panel.js';
import { TextRows } from './parts/text-rows.js';
import { listedTexts, narrowed, type ListedText } from './review-state.js';
import styles from './texts.module.css';
import { useTextAddress } from './use-text-address.js';
import { useTexts } from './use-texts.js';

/** Rows that are drawn at first, and more at a time. */
const SOME = 100;

/** Every text and record of the public site: what was reviewed, what has to be, and what to look at first. */
export function Component() {
  const { t } = useTranslation('admin-texts');
  const { data, error, refetch } = useTexts();
  const all = listedTexts(data?.items ?? [], data?.reviews ?? []);
  const left = all.filter(({ state }) => state !== 'reviewed' && state !== 'lookedUp').length;
  return (
    <div className={styles.texts}>
      <PageMeta title={t('title')} />
      <header>
        <h1>{t('title')}</h1>
        {data !== undefined && <p>{t('left', { count: left, total: all.length })}</p>}
      </header>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {data !== undefined && <Texts all={all} />}
    </div>
  );
}

function Texts({ all }: { all: readonly ListedText[] }) {
  const { t } = useTranslation('admin-texts');
  const [address, change] = useTextAddress();
  const [shown, setShown] = useState(SOME);
  const [at, setAt] = useState(address.open);
  const search = useRef<HTMLInputElement>(null);
  const found = narrowed(all, address);
  const opened = all.find(({ text }) => text.key === address.open);
  const index = found.findIndex(({ text }) => text.key === at);
  const go = (to: number): void => {
    const next = found[Math.min(Math.max(0, to), found.length - 1)]?.text.key;
    if (next === undefined) return;
    setAt(next);
    // Whoever reads one after another sees the next one.
    if (opened !== undefined) change({ open: next });
  };
  const open = (key: string): void => {
    setAt(key);
    change({ open: key });
  };
  useDeskKeys('list', {
    next: () => go(index + 1),
    previous: () => go(index - 1),
    first: () => go(0),
    last: () => go(found.length - 1),
    open: index === -1 ? undefined : () => open(at),
    search: () => search.current?.focus(),
    clear: opened === undefined ? undefined : () => change({ open: '' }),
  });
  const drawn = Math.max(shown, index + 1);
  return (
    <>
      <TextFilters of={all} address={address} search={search} onChange={change} />
      <div className={styles.desk} data-open={opened !== undefined}>
        <section aria-label={t('list')} className={styles.list}>
          {found.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
          <TextRows texts={found.slice(0, drawn)} at={at} open={address.open} onOpen={open} />
          {found.length > drawn && (
            <Button size="small" onClick={() => setShown(drawn + SOME)}>
              {t('more', { count: Math.min(SOME, found.length - drawn) })}
            </Button>
          )}
        </section>
        {opened !== undefined && (
          <TextPanel key={opened.text.key} listed={opened} onClose={() => change({ open: '' })} />
        )}
      </div>
    </>
  );
}
