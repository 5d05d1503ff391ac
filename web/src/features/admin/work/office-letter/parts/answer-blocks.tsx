import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import type { Letter } from '../letter.js';
import styles from '../office-letter.module.css';
import type { Saved } from '../use-saved.js';

/** What is still to be written in a template. */
const TO_FILL = /⟦[^⟧]*⟧/gu;

/** Templates for what this letter objects to. Each is put at the end of the answer, where a lawyer fills what stands in ⟦ ⟧. */
export function AnswerBlocks({ letter, saved }: { letter: Letter; saved: Saved }) {
  const { t } = useTranslation('admin-office-letter');
  const words = String(saved.value('responseText') ?? '');
  const left = words.match(TO_FILL)?.length ?? 0;
  return (
    <section>
      <h3>{t('blocks.title')}</h3>
      <p className={styles.muted}>{t('blocks.hint')}</p>
      <div className={styles.steps}>
        {letter.responseBlocks.map(({ title, text }) => (
          <Button
            key={title}
            size="small"
            onClick={() => saved.change('responseText', words === '' ? text : `${words}\n\n${text}`)}
          >
            {t('blocks.add', { title })}
          </Button>
        ))}
      </div>
      <p role="status">{left > 0 ? t('blocks.left', { count: left }) : ''}</p>
    </section>
  );
}
