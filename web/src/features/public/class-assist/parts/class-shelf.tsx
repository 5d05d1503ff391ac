import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';
import type { ClassAssistResult } from '../class-assist.graphql.js';
import styles from '../class-assist.module.css';

/** All classes, goods and services apart. */
export function ClassShelf({ classes }: { classes: ClassAssistResult['niceClassList'] }) {
  const { t } = useTranslation('class-assist');
  const kinds = [
    ['GOODS', t('goods')],
    ['SERVICES', t('services')],
  ] as const;
  return (
    <section className={styles.shelf}>
      <h2>{t('all')}</h2>
      {kinds.map(([kind, title]) => (
        <div key={kind}>
          <h3>{title}</h3>
          <ol>
            {classes
              .filter((one) => one.kind === kind)
              .map((one) => (
                <li key={one.number}>
                  <AppLink to={`/class-assist/trademark-class/${one.number}`}>
                    <span>{one.number}</span> {one.title}
                  </AppLink>
                </li>
              ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
