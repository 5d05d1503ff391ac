import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kit/dates/day.js';
import type { AreaWords } from './area-words.js';
import styles from './history.module.css';
import { factChanges, lineChanges, type FactChange } from './mark-differences.js';
import { meaningsOf, type Meaning } from './mark-meanings.js';
import type { MarkThen, MarkThenWithHistory } from './mark-then.graphql.js';
import { factText } from './mark-words.js';

interface Props<Mark> extends Pick<AreaWords, 'statusWord' | 'lineWord'> {
  readonly before: Mark;
  readonly after: Mark;
}

/** What happened between two looks at a mark, and what stands otherwise since, each as one sentence. */
export function MarkChanges({ before, after, ...words }: Props<MarkThenWithHistory>) {
  const { t, i18n } = useTranslation('records-history');
  const day = (date: string): string => formatDay(date, i18n.language);
  const { happened, undone } = lineChanges(before, after);
  const said = useFactSentences(before, after, words.statusWord);
  const sentences = [
    ...happened.map(({ eventId, label, day: on, heardOn }) => ({
      key: eventId,
      text: t(on === heardOn ? 'change.happened' : 'change.heardLater', {
        day: day(on),
        what: words.lineWord(label),
        heardOn: day(heardOn),
      }),
    })),
    ...undone.map(({ eventId, label }) => ({
      key: eventId,
      text: t('change.undone', { what: words.lineWord(label) }),
    })),
    // Where the mark was not there before, what happened says all there is to say.
    ...(happened.length > 0 && !before.known ? [] : said),
  ];
  if (sentences.length === 0) return <p>{t('change.none')}</p>;
  return (
    <ul className={styles.sentences}>
      {sentences.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

/** The same of a mark among others: what stands otherwise. */
export function MarkChangesInShort({ before, after, statusWord }: Omit<Props<MarkThen>, 'lineWord'>) {
  const { t } = useTranslation('records-history');
  const said = useFactSentences(before, after, statusWord);
  return (
    <ul className={styles.sentences}>
      {said.length === 0 && <li>{t('change.details')}</li>}
      {said.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

/** What the difference comes to, one sentence each: what belongs together is one of them. */
export function MarkMeanings({ before, after, statusWord }: Omit<Props<MarkThen>, 'lineWord'>) {
  const { t, i18n } = useTranslation('records-history');
  const sentenceOf = useSentence(before, after, statusWord);
  if (!before.known && after.known)
    return <p>{t('meaning.came', { status: statusWord(after.status ?? '') })}</p>;
  if (before.known && !after.known) return <p>{t('change.went')}</p>;
  const { meanings, rest } = meaningsOf(before, after);
  if (meanings.length + rest.length === 0) return <p>{t('change.details')}</p>;
  const day = (date: string | null): string => (date === null ? '' : formatDay(date, i18n.language));
  const textOf = ({ kind, also }: Meaning): string =>
    t(`meaning.${kind}${also ? 'Also' : ''}`, {
      filed: day(after.filingDate),
      number: after.number,
      due: day(after.officeDueDate),
      published: day(after.publicationDate),
      opposed: day(after.oppositionEndDate),
      registered: day(after.registrationDate),
      until: day(after.expirationDate),
    });
  return (
    <ul className={styles.sentences}>
      {meanings.map((meaning) => (
        <li key={meaning.kind}>{textOf(meaning)}</li>
      ))}
      {rest.map((change) => (
        <li key={change.fact}>{sentenceOf(change)}</li>
      ))}
    </ul>
  );
}

function useFactSentences(before: MarkThen, after: MarkThen, statusWord: AreaWords['statusWord']) {
  const { t } = useTranslation('records-history');
  const sentenceOf = useSentence(before, after, statusWord);
  if (!before.known && after.known) return [{ key: 'came', text: t('change.came') }];
  if (before.known && !after.known) return [{ key: 'went', text: t('change.went') }];
  return factChanges(before, after).map((change) => ({ key: change.fact, text: sentenceOf(change) }));
}

/** One fact that stands otherwise, as a sentence. */
function useSentence(before: MarkThen, after: MarkThen, statusWord: AreaWords['statusWord']) {
  const { t, i18n } = useTranslation('records-history');
  const words = {
    locale: i18n.language,
    statusWord: (status: string) => t('quoted', { word: statusWord(status) }),
  };
  return ({ fact, kind }: FactChange): string =>
    t(`change.${kind}`, {
      what: t(`fact.${fact}`),
      before: factText(before, fact, words) ?? t('nobody'),
      after: factText(after, fact, words) ?? t('nobody'),
    });
}
