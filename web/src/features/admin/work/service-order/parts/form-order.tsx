import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../../domain/jurisdiction/office-name.js';
import { useChoiceWords } from '../../../../../domain/service-order/choice-words.js';
import { isDay } from '../../../../../kit/dates/day.js';
import { day, type ServiceOrder } from '../service-order.js';
import type { ServiceOrderWorkResult } from '../service-order.graphql.js';
import styles from '../service-order.module.css';

interface Props {
  readonly order: ServiceOrder;
  readonly forms: ServiceOrderWorkResult['serviceFormList'];
  readonly papers: ServiceOrderWorkResult['documentList']['items'];
}

/** An order with a form: what the client answered, in words, and the papers. */
export function FormOrder({ order, forms, papers }: Props) {
  const { t } = useTranslation('admin-service-order');
  const form = forms.find(({ serviceName }) => serviceName === order.serviceName);
  if (form === undefined) return null;
  return (
    <section>
      <h3>{t('answers')}</h3>
      <Answers order={order} questions={form.questions} />
      {order.orderBy !== null && <p>{t('payUntil', { day: day(order.orderBy) })}</p>}
      <h4>{t('papers')}</h4>
      {papers.length === 0 ? (
        <p className={styles.muted}>{t('noPapers')}</p>
      ) : (
        <ul>
          {papers.map(({ id, name, url }) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Questions = Props['forms'][number]['questions'];

function Answers({ order, questions }: { order: ServiceOrder; questions: Questions }) {
  const { t } = useTranslation(['admin-service-order', 'service-form']);
  const office = useOfficeName();
  const choiceWords = useChoiceWords();
  const given = (order.parameters ?? {}) as Readonly<Record<string, unknown>>;
  const words = (answer: unknown, kind: string): string => {
    if (Array.isArray(answer))
      return answer.map((one: string) => (kind === 'CHOICES' ? choiceWords(one) : one)).join('\n');
    if (typeof answer !== 'string' || answer === '') return '–';
    if (kind === 'CHOICE') return choiceWords(answer);
    return kind === 'DATE' && isDay(answer) ? day(answer) : answer;
  };
  const mark = [
    given['name'],
    typeof given['jurisdiction'] === 'string' ? office(given['jurisdiction']) : undefined,
    given['number'],
  ].filter((part) => typeof part === 'string' && part !== '');
  return (
    <dl className={styles.answers}>
      <div>
        <dt>{t('transferOf')}</dt>
        <dd>{mark.length === 0 ? '–' : mark.join(' · ')}</dd>
      </div>
      {questions.map(({ name, kind }) => (
        <div key={name}>
          <dt>{t(`service-form:question.${name}.label`)}</dt>
          <dd>{words(given[name], kind)}</dd>
        </div>
      ))}
      {order.contactName !== null && (
        <div>
          <dt>{t('orderedBy')}</dt>
          <dd>
            {order.contactName} {order.contactEmail}
          </dd>
        </div>
      )}
    </dl>
  );
}
