import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { Field } from '../../../../kit/form/field.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { CommandForm } from '../../parts/command-form.js';
import { useCommand } from '../../parts/use-command.js';
import { ReplayWebhookDocument, ReplayWebhookNode } from '../webhooks.graphql.js';

/** Sends what happened since a day once more. `label`: what the button says, with the address it is about. */
export function ReplayWebhook({ id, label }: { id: string; label: ReactNode }) {
  const { t } = useTranslation('portal-webhooks');
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const replay = useCommand(ReplayWebhookDocument, ReplayWebhookNode, ({ replayPartnerWebhook: count }) => {
    setOpen(false);
    if (count === null) toast('error', t('replay.disabled'));
    else if (count === 0) toast('info', t('replay.none'));
    else toast('success', t('replay.done', { count }));
  });
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} title={t('replay.title')} onClose={() => setOpen(false)}>
        <p>{t('replay.text')}</p>
        <CommandForm
          command={replay}
          labels={{ from: t('replay.from') }}
          required={['from']}
          submit={t('replay.send')}
          beside={
            <Button look="quiet" onClick={() => setOpen(false)}>
              {t('common:action.cancel')}
            </Button>
          }
          // The day begins where whoever asks is.
          read={(form) => ({ id, from: new Date(`${String(form.get('from'))}T00:00`).toISOString() })}
        >
          <Field name="from" label={t('replay.from')}>
            {(control) => <input {...control} type="date" />}
          </Field>
        </CommandForm>
      </Dialog>
    </>
  );
}
