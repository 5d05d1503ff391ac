import { use, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { Upload } from '../../../../kit/upload/upload.js';
import { command as sendCommand } from '../../parts/records/data-provider.js';
import { factsOf } from '../../parts/records/facts-of.js';
import { outcomeOf } from '../../parts/records/form/write-outcome.js';
import type { RecordRow } from '../../parts/records/record-facts.js';
import { offersOf } from '../../parts/records/steps/offers.js';
import { useReread } from '../../parts/records/steps/use-reread.js';
import { useReader } from '../../parts/records/use-facts.js';

interface Props {
  readonly table: string;
  /** With its status, its version and what its steps begin with. */
  readonly row: RecordRow;
  /** Root field of the step. */
  readonly root: string;
  /** What the step is told of the file. */
  readonly inputOf: (upload: string) => Promise<Readonly<Record<string, unknown>>>;
}

/** A step that takes a paper: chosen, uploaded and sent in one go. Nothing where the step may not be taken now. */
export function UploadStep({ table, row, root, inputOf }: Props) {
  const facts = use(factsOf(table));
  const [isOpen, setOpen] = useState(false);
  const step = offersOf(facts, row, useReader()).steps.find((one) => one.root === root);
  const toast = useToast();
  const reread = useReread(facts);
  const { t } = useTranslation(['admin-service-order', 'verification', 'admin-records']);
  if (step === undefined) return null;
  const send = async (upload: string): Promise<string | undefined> => {
    try {
      const input = await inputOf(upload);
      await sendCommand(facts, step, { id: row.id, input, expectedVersion: row['version'] });
    } catch (error) {
      const { message, errors } = outcomeOf(error, t('admin-records:form.notSent'));
      const said = Object.values(errors).map((one) =>
        typeof one === 'object' && 'text' in one ? one.text : '',
      );
      return [message, ...said].filter(Boolean).join(' ');
    }
    toast('success', step.outcome ?? t('admin-records:step.done'));
    setOpen(false);
    await reread();
    return undefined;
  };
  return (
    <>
      <Button
        size="small"
        look="quiet"
        aria-haspopup="dialog"
        title={step.sentence}
        onClick={() => setOpen(true)}
      >
        {step.label}
      </Button>
      {isOpen && (
        <Dialog open title={step.label} onClose={() => setOpen(false)}>
          <p>{step.sentence}</p>
          <PaperForm label={step.label} send={send} />
        </Dialog>
      )}
    </>
  );
}

function PaperForm({
  label,
  send,
}: {
  readonly label: string;
  /** @returns why it was refused */
  readonly send: (upload: string) => Promise<string | undefined>;
}) {
  const { t } = useTranslation('admin-service-order');
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const upload = new FormData(form.current ?? undefined).get('upload');
    if (typeof upload !== 'string' || upload === '') return setWrong(t('paper.needed'));
    setBusy(true);
    setWrong(await send(upload));
    setBusy(false);
  };
  return (
    <form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate>
      <Upload name="upload" label={t('paper.label')} onChange={() => setWrong(undefined)} />
      {wrong !== undefined && <p role="alert">{wrong}</p>}
      <p>
        <Button type="submit" size="small" busy={busy}>
          {label}
        </Button>
      </p>
    </form>
  );
}
