import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import type { RepeatVerificationInput } from '../../../../generated/schema.js';
import { Button } from '../../../../kit/button/button.js';
import { AppForm } from '../../../../kit/link/app-form.js';
import type { SummaryAnswer } from '../summary.action.js';
import styles from '../summary.module.css';

/** The same check anew; works before the page is live. */
export function FreshCheck({
  input,
  attempt,
  answer,
}: {
  input: RepeatVerificationInput;
  attempt: string;
  answer: SummaryAnswer | undefined;
}) {
  const { t } = useTranslation('report');
  const navigation = useNavigation();
  const busy = navigation.state === 'submitting' && navigation.formData?.get('of') === 'fresh';
  const failed = answer?.of === 'fresh' && !answer.done ? answer.message : undefined;
  return (
    <AppForm method="post" className={styles.fresh}>
      <input type="hidden" name="of" value="fresh" />
      <input type="hidden" name="attempt" value={answer?.attempt ?? attempt} />
      {(input.jurisdictions ?? []).map((code) => (
        <input key={code} type="hidden" name="jurisdictions" value={code} />
      ))}
      {(input.classes ?? []).map((number) => (
        <input key={number} type="hidden" name="classes" value={number} />
      ))}
      {failed !== undefined && (
        <p role="alert">{t(`common:${failed}`, { defaultValue: t('common:refusal.OTHER') })}</p>
      )}
      <Button type="submit" busy={busy}>
        {t('since.fresh')}
      </Button>
    </AppForm>
  );
}
