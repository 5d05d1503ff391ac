import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { benchId, type BenchPart } from './fill-gap.js';
import { useWorkbench } from './workbench-context.js';
import styles from './workbench.module.css';

interface Props {
  readonly title: string;
  /** Where a gap of the draft is filled in. */
  readonly part?: BenchPart;
  readonly children: ReactNode;
  /** Nothing of it is the client's to say. */
  readonly ours?: boolean;
}

/** A part of the draft, with a question to the client about just that. */
export function BenchSection({ title, part, children, ours = false }: Props) {
  const { t } = useTranslation('admin-draft');
  const { askClient } = useWorkbench();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={styles.section}
      {...(part === undefined ? {} : { id: benchId(part), tabIndex: -1 })}
    >
      <h3 id={id}>
        {title}{' '}
        {!ours && (
          <Button size="small" look="quiet" onClick={() => askClient(`${t('ask.about', { what: title })} `)}>
            {t('ask.short')}
            <span className="visually-hidden">: {title}</span>
          </Button>
        )}
      </h3>
      {children}
    </section>
  );
}
