import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyLookUp } from '../../../../domain/company-register/company-look-up.js';
import { Button } from '../../../../kit/button/button.js';
import { Check, Choices } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import { KeptLine } from '../../../../kit/form/kept-line.js';
import { forgetKept } from '../../../../kit/form/kept.js';
import { useKeptForm } from '../../../../kit/form/use-kept-form.js';
import type { Chosen } from '../chosen-parties.js';
import type { OwnerKind } from '../owner-input.js';
import { saveOwner } from '../save-owner.js';
import { useAnswer } from '../../../../domain/sign-in/use-answer.js';
import type { DraftApplication, DraftRequest } from '../use-draft.js';
import { useMessage } from '../../../../domain/sign-in/use-message.js';
import styles from '../application-draft.module.css';
import { fillOwner } from '../fill-owner.js';
import { AddressFields } from './address-fields.js';
import { Why } from './why.js';

interface Props {
  readonly request: DraftRequest;
  readonly application: DraftApplication;
  readonly asksUs: boolean;
  readonly disabled: boolean;
  readonly onSaved: () => void;
}

const COMPANY = ['businessName', 'companyId'] as const;
const SIGNATORY = [
  'stateOfIncorporation',
  'officialFirstName',
  'officialLastName',
  'officialFunction',
] as const;
const PERSON = ['firstName', 'lastName'] as const;
const PLACES = ['country', 'state', 'street', 'postcode', 'city'] as const;

function chosenIn({ registrationEntity, domicileAddress, mailingAddress }: DraftApplication): Chosen {
  return {
    ...(registrationEntity === null ? {} : { owner: registrationEntity.id }),
    ...(domicileAddress === null ? {} : { domicile: domicileAddress.id }),
    ...(mailingAddress === null ? {} : { mailing: mailingAddress.id }),
  };
}

/** Who will own the mark, and where. Begins with what was said when the order was placed. */
export function OwnerPart({ request, application, asksUs, disabled, onSaved }: Props) {
  const { t } = useTranslation('draft');
  const form = useRef<HTMLFormElement>(null);
  const known = useRef(chosenIn(application));
  const key = `draft-owner.${application.id}`;
  const kept = useKeptForm(form, key, {});
  const { busy, answer, attempt, run } = useAnswer();
  const message = useMessage('draft');
  const said = request.orderDraft?.owner;
  const party = application.registrationEntity;
  const [kind, setKind] = useState<OwnerKind>(
    (party?.type ?? (said?.kind === 'APPLICANT_INDIVIDUAL' ? 'PHYSICAL' : 'LEGAL')) === 'LEGAL'
      ? 'LEGAL'
      : 'PHYSICAL',
  );
  const value = (name: string): string =>
    String(
      (party as Readonly<Record<string, unknown>> | null)?.[name] ??
        (said as Readonly<Record<string, unknown>> | null | undefined)?.[name] ??
        '',
    );
  const names = kind === 'LEGAL' ? [...COMPANY, ...(asksUs ? SIGNATORY : [])] : PERSON;
  const labels = Object.fromEntries([
    ...names.map((name) => [`owner.${name}`, t(`owner.${name}`)]),
    ...['domicile.', 'mailing.'].flatMap((prefix) =>
      PLACES.map((name) => [prefix + name, t(`address.${name}`)]),
    ),
  ]);
  const submit = async (event: React.FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    if (!(await run(() => saveOwner(application.id, answers, known.current)))) return;
    forgetKept(key);
    onSaved();
  };
  return (
    <FormSection number={1} id="owner" title={t('owner.title')} lead={t('owner.lead')}>
      <Why>{t('owner.why')}</Why>
      <FormErrorsProvider errors={answer?.errors ?? {}}>
        <form
          ref={form}
          noValidate
          className={styles.form}
          {...kept.heard}
          onSubmit={(event) => void submit(event)}
        >
          <fieldset disabled={disabled} className={styles.fields}>
            <legend className="visually-hidden">{t('owner.title')}</legend>
            <ErrorSummary attempt={attempt} labels={labels} message={message(answer)} />
            <OwnerKindChoice kind={kind} onChange={setKind} />
            {kind === 'LEGAL' && !disabled && (
              <CompanyLookUp
                country={application.domicileAddress?.country ?? said?.country}
                onTake={(owner) => {
                  if (form.current !== null) fillOwner(form.current, owner);
                }}
              />
            )}
            <OwnerNames names={names} value={value} />
            <h3>{t('address.title')}</h3>
            <AddressFields prefix="domicile." value={application.domicileAddress ?? said} />
            <MailingAddress application={application} />
            <div className={styles.end}>
              <Button type="submit" busy={busy}>
                {t('owner.save')}
              </Button>
              {answer?.done === true && <span role="status">{t('owner.saved')}</span>}
            </div>
            <KeptLine kept={kept} />
          </fieldset>
        </form>
      </FormErrorsProvider>
    </FormSection>
  );
}

function OwnerKindChoice({ kind, onChange }: { kind: OwnerKind; onChange: (kind: OwnerKind) => void }) {
  const { t } = useTranslation('draft');
  return (
    <div
      onChange={(event) => {
        if (event.target instanceof HTMLInputElement)
          onChange(event.target.value === 'PHYSICAL' ? 'PHYSICAL' : 'LEGAL');
      }}
    >
      <Choices
        name="owner.type"
        label={t('owner.type')}
        chosen={kind}
        choices={[
          { value: 'LEGAL', title: t('owner.company') },
          { value: 'PHYSICAL', title: t('owner.person') },
        ]}
      />
    </div>
  );
}

interface NamesProps {
  readonly names: readonly (
    | (typeof COMPANY)[number]
    | (typeof SIGNATORY)[number]
    | (typeof PERSON)[number]
  )[];
  readonly value: (name: string) => string;
}

function OwnerNames({ names, value }: NamesProps) {
  const { t } = useTranslation('draft');
  return names.map((name) => (
    <Field
      key={name}
      name={`owner.${name}`}
      label={t(`owner.${name}`)}
      optional={name === 'companyId'}
      {...(name === 'officialFunction' ? { hint: t('owner.signatoryHint') } : {})}
    >
      {(control) => <input {...control} defaultValue={value(name)} />}
    </Field>
  ));
}

/** Where letters go, if they do not go to where the owner is. */
function MailingAddress({ application }: { application: DraftApplication }) {
  const { t } = useTranslation('draft');
  const apart =
    application.mailingAddress !== null && application.mailingAddress.id !== application.domicileAddress?.id;
  const [elsewhere, setElsewhere] = useState(apart);
  return (
    <>
      <div
        onChange={(event) => {
          if (event.target instanceof HTMLInputElement) setElsewhere(event.target.checked);
        }}
      >
        <Check name="mailingElsewhere" checked={apart}>
          {t('address.elsewhere')}
        </Check>
      </div>
      {elsewhere && (
        <AddressFields prefix="mailing." value={apart ? application.mailingAddress : undefined} />
      )}
    </>
  );
}
