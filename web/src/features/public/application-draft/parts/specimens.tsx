import { useTranslation } from 'react-i18next';
import { ClassSpecimens } from '../../../../domain/specimen/class-specimens.js';
import type { DraftApplication } from '../use-draft.js';
import styles from '../application-draft.module.css';
import { Why } from './why.js';

interface Props {
  readonly application: DraftApplication;
  readonly classes: readonly number[];
  readonly disabled: boolean;
  readonly onSaved: () => void;
}

/** For the United States: class by class, a picture or a page that shows the mark in use. */
export function Specimens({ application, classes, disabled, onSaved }: Props) {
  const { t } = useTranslation('draft');
  return (
    <section aria-labelledby="specimens" className={styles.specimens}>
      <h3 id="specimens">{t('specimen.title')}</h3>
      <Why>{t('specimen.why')}</Why>
      {classes.map((classNumber) => (
        <article key={classNumber} className={styles.specimen}>
          <h4>{t('specimen.class', { number: classNumber })}</h4>
          <ClassSpecimens
            of={{ applicationId: application.id }}
            classNumber={classNumber}
            specimens={application.specimens.items.filter((one) => one.classNumber === classNumber)}
            disabled={disabled}
            adds={!disabled}
            onChanged={onSaved}
          />
        </article>
      ))}
    </section>
  );
}
