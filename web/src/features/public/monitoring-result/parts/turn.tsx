import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { AttemptFields } from '../../../../kit/form/attempt-fields.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import type { ResultAnswer, ResultIntent } from '../monitoring-result.action.js';
import styles from '../monitoring-result.module.css';

export interface TurnProps {
  /** Key of the first attempt. */
  readonly attempt: string;
  readonly answer: ResultAnswer | undefined;
}

interface Props extends TurnProps {
  readonly intent: ResultIntent;
  readonly labels: Readonly<Record<string, string>>;
  readonly children: (busy: boolean) => ReactNode;
}

/** One of the forms of the page: what is wrong with it is said in it, and while it is sent its button says so. */
export function Turn({ intent, labels, attempt, answer, children }: Props) {
  const { t } = useTranslation('monitoring-result');
  const navigation = useNavigation();
  const mine = answer?.intent === intent ? answer : undefined;
  const busy = navigation.state === 'submitting' && navigation.formData?.get('intent') === intent;
  return (
    <FormErrorsProvider errors={mine?.errors ?? NOTHING_WRONG}>
      <AppForm method="post" noValidate preventScrollReset className={styles.turn}>
        <ErrorSummary
          attempt={mine?.answer}
          labels={labels}
          message={
            mine?.message === undefined
              ? undefined
              : t([
                  `refused.${mine.message.replace('refusal.', '')}`,
                  `common:${mine.message}`,
                  'common:refusal.OTHER',
                ])
          }
          reference={mine?.reference}
        />
        <input type="hidden" name="intent" value={intent} />
        <AttemptFields attempt={mine?.attempt ?? { key: `${attempt}-${intent}`, of: '' }} />
        {children(busy)}
      </AppForm>
    </FormErrorsProvider>
  );
}

/** The same object each time: errors that were answered stay so until the next attempt. */
const NOTHING_WRONG = {};
