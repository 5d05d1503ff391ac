import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { inputFields } from '../../parts/records/record-facts.js';
import { CommandDialog } from '../../parts/records/steps/command-dialog.js';
import { MergePreview } from './parts/merge-preview.js';

/** Both accounts beside each other, with what goes over, before one becomes the other. */
export function MergeDialog({ command, ...props }: Omit<ComponentProps<typeof CommandDialog>, 'aside'>) {
  const { t } = useTranslation('admin-client');
  const input = inputFields(props.facts, command).map((field) =>
    field.key === 'intoId' ? { ...field, label: t('merge.field') } : field,
  );
  return (
    <CommandDialog
      {...props}
      command={{ ...command, input }}
      aside={({ intoId }) => (
        <MergePreview goes={props.row.id} stays={typeof intoId === 'string' ? intoId : ''} />
      )}
    />
  );
}
