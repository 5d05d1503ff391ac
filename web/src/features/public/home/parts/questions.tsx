import { useTranslation } from 'react-i18next';
import styles from '../home.module.css';

const QUESTIONS = ['free', 'time', 'who', 'unsure', 'secret', 'guarantee'] as const;

export function Questions() {
  const { t } = useTranslation('home');
  return (
    <section>
      <div className={`wrap ${styles.questions}`}>
        <h2>{t('questions.title')}</h2>
        <div>
          {QUESTIONS.map((question) => (
            <details key={question} name="questions">
              <summary>
                {t(`questions.${question}.ask`)}
                <svg
                  width="16"
                  height="16"
                  viewBox="0 0 16 16"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.5"
                  aria-hidden="true"
                >
                  <path d="M8 2v12M2 8h12" />
                </svg>
              </summary>
              <p>{t(`questions.${question}.answer`)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
