import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../parts/language-name.js';
import type { ListedText } from '../review-state.js';
import styles from '../texts.module.css';
import { TextState } from './text-state.js';

interface Props {
  readonly texts: readonly ListedText[];
  /** Key of the row at hand, and of the one that is open. */
  readonly at: string;
  readonly open: string;
  readonly onOpen: (key: string) => void;
}

/** One row a text: what it is, in which language, and where its review is. */
export function TextRows({ texts, at, open, onOpen }: Props) {
  const { t } = useTranslation('admin-texts');
  const row = useRef<HTMLButtonElement>(null);
  const before = useRef(at);
  useEffect(() => {
    // The keys have moved on; whoever opens the page begins at its top.
    if (before.current !== at) row.current?.focus();
    before.current = at;
  }, [at]);
  return (
    <ol className={styles.rows}>
      {texts.map((listed) => {
        const { key, title, kind, locale } = listed.text;
        return (
          <li key={key} data-at={key === at || undefined}>
            <button
              ref={key === at ? row : undefined}
              type="button"
              aria-current={key === open || undefined}
              onClick={() => onOpen(key)}
            >
              <strong>{title}</strong>
              <span className={styles.of}>
                {t(`kind.${kind}`)} · {languageName(locale)}
              </span>
              <TextState listed={listed} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
