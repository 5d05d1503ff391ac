import { useTranslation } from 'react-i18next';
import { Extract } from '../../../../kit/extract/extract.js';
import { Seal } from '../../../../kit/seal/seal.js';
import styles from '../home.module.css';

/** A register entry that waits for the reader's name; the seal grows from what is being typed. */
export function EmptyEntry({ name }: { name: string }) {
  const { t } = useTranslation('home');
  const shown = name.trim();
  const open = <span className={styles.open}>{t('entry.open')}</span>;
  return (
    <figure className={styles.entry}>
      <Seal name={shown === '' ? 'Cotta' : shown} size={260} draw className={styles.seal} />
      <Extract
        rows={[
          {
            code: '540',
            label: t('entry.mark'),
            value: shown === '' ? open : <strong className={styles.name}>{shown}</strong>,
          },
          { code: '730', label: t('entry.owner'), value: t('entry.you') },
          { code: '511', label: t('entry.classes'), value: open },
          { code: '220', label: t('entry.filed'), value: open },
          { code: '180', label: t('entry.renewal'), value: t('entry.years') },
        ]}
      />
      <figcaption>{t('entry.caption')}</figcaption>
    </figure>
  );
}
