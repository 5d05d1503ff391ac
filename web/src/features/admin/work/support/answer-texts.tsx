import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ask } from '../../parts/admin-api.js';
import { AnswerTextsDocument, type AnswerTextsResult } from './support.graphql.js';
import styles from './support.module.css';

type AnswerText = AnswerTextsResult['answerTextList']['items'][number];

/** Which of its texts goes to a reader of a language. */
const FIELDS: Readonly<Record<string, 'english' | 'czech' | 'slovak' | 'spanish'>> = {
  en: 'english',
  cs: 'czech',
  sk: 'slovak',
  es: 'spanish',
};

interface Props {
  /** Of the client; unknown where nobody said it. */
  readonly language: string | undefined;
  readonly onChoose: (text: string) => void;
}

/** Texts that the firm answers with again and again, in the language of the client alone: nobody is answered in another one by mistake. */
export function AnswerTexts({ language = 'en', onChoose }: Props) {
  const { t } = useTranslation('admin-support');
  const { data } = useQuery({
    queryKey: ['work', 'answer_text'],
    queryFn: () => ask(AnswerTextsDocument, {}),
  });
  const field = FIELDS[language];
  const wordsOf = (text: AnswerText): string => (field === undefined ? '' : (text[field]?.trim() ?? ''));
  const texts = (data?.answerTextList.items ?? []).filter((text) => wordsOf(text) !== '');
  const topics = [...new Set(texts.map(({ topic }) => topic))];
  return (
    <p className={styles.texts}>
      {texts.length > 0 && (
        <select
          aria-label={t('texts.insert')}
          value=""
          onChange={({ target: { value } }) => {
            const chosen = texts.find(({ id }) => id === value);
            if (chosen !== undefined) onChoose(wordsOf(chosen));
          }}
        >
          <option value="">{t('texts.insert')}</option>
          {topics.map((topic) => (
            <optgroup key={topic} label={t(`texts.topic.${topic}`)}>
              {texts
                .filter((text) => text.topic === topic)
                .map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      )}
      <AppLink to="/answer_text">{t('texts.edit')}</AppLink>
    </p>
  );
}
