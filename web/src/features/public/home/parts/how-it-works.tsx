import { useTranslation } from 'react-i18next';
import styles from '../home.module.css';

const STEPS = ['check', 'decide', 'file', 'keep'] as const;

export function HowItWorks() {
  const { t } = useTranslation('home');
  return (
    <section id="how">
      <div className={`wrap ${styles.how}`}>
        <h2>{t('how.title')}</h2>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{t(`how.${step}.title`)}</h3>
              <p>{t(`how.${step}.text`)}</p>
              <p className={styles.cost}>{t(`how.${step}.cost`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
