import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Choices } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import type { DraftOffice, DraftRequest } from '../use-draft.js';
import { LogoVersions } from '../../../../domain/draft/logo-versions.js';
import { Why } from './why.js';

const TYPES = ['colour', 'black-and-white', 'series'] as const;

const BLACK_AND_WHITE = 'black-and-white';

/** How the picture is filed: in colour or not, which colours are claimed, which words stand in it. */
export function PictureFields({
  request,
  office,
  onChosen,
}: {
  request: DraftRequest;
  office: DraftOffice;
  onChosen: () => void;
}) {
  const { t } = useTranslation('draft');
  const [claims, setClaims] = useState(office.colorClaimEnabled);
  const [type, setType] = useState(office.logoType);
  const inColour = type !== BLACK_AND_WHITE;
  return (
    <>
      <Why>{t('picture.why')}</Why>
      <div
        onChange={(event) => {
          if (event.target instanceof HTMLInputElement && event.target.name === 'logoType')
            setType(event.target.value);
        }}
      >
        <Choices
          name="logoType"
          label={t('picture.logoType')}
          chosen={office.logoType ?? undefined}
          choices={TYPES.map((value) => ({ value, title: t(`picture.type.${value}`) }))}
        />
      </div>
      <LogoVersions request={request} office={office} onChosen={onChosen} />
      <Field name="textInTrademark" label={t('picture.textInTrademark')} optional>
        {(control) => <input {...control} maxLength={300} defaultValue={office.textInTrademark ?? ''} />}
      </Field>
      {inColour && (
        <div
          onChange={(event) => {
            if (event.target instanceof HTMLInputElement && event.target.name === 'colorClaimEnabled')
              setClaims(event.target.checked);
          }}
        >
          <Check name="colorClaimEnabled" checked={claims}>
            {t('picture.colorClaimEnabled')}
          </Check>
        </div>
      )}
      {inColour && claims && (
        <Field name="colorClaim" label={t('picture.colorClaim')}>
          {(control) => <input {...control} maxLength={2000} defaultValue={office.colorClaim ?? ''} />}
        </Field>
      )}
    </>
  );
}
