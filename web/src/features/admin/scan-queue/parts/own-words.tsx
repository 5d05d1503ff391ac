import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';

const LONGEST = 300;

interface Props {
  readonly label: string;
  /** Nothing is sent without words. */
  readonly needed?: boolean;
  readonly send: (words: string | null) => void;
  /** Keys of the desk are left alone while one types, so the field itself is left by Escape. */
  readonly leave: () => void;
}

/** Words the client reads with what was decided. */
export function OwnWords({ label, needed = false, send, leave }: Props) {
  const { t } = useTranslation('admin-scan-queue');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const words = String(new FormData(event.currentTarget).get('words') ?? '').trim();
        if (words !== '') send(words);
        else if (!needed) send(null);
      }}
    >
      <Field name="words" label={label} hint={t('clientReads')} optional={!needed}>
        {(control) => (
          <input
            {...control}
            maxLength={LONGEST}
            required={needed}
            autoFocus
            autoComplete="off"
            onKeyDown={({ key }) => key === 'Escape' && leave()}
          />
        )}
      </Field>
      <p>
        <Button type="submit" size="small">
          {t('send')}
        </Button>
      </p>
    </form>
  );
}
