import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { classesOf } from '../../../../domain/nice-class/classes-of.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import { CommandForm } from '../../parts/command-form.js';
import { Loaded } from '../../parts/page.js';
import { useCommand } from '../../parts/use-command.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import {
  ImportOfficesDocument,
  ImportOfficesNode,
  ImportTrademarkDocument,
  ImportTrademarkNode,
  RegisteredMarksDocument,
  RegisteredMarksNode,
  type RegisteredMarksResult,
} from './import-mark.graphql.js';
import styles from './import-mark.module.css';
import { NextDeclaration } from './next-declaration.js';

type Registered = RegisteredMarksResult['registeredMarkList'][number];
interface Asked {
  readonly office: string;
  readonly number: string;
}

const DATES = [
  ['filingDate', 'filedOn', 'fact.filed'],
  ['registrationDate', 'registeredOn', 'fact.registered'],
  ['expirationDate', 'expiresOn', 'fact.expires'],
] as const;

/** A mark the customer has already: by office and number, with what the register says of it where it can be asked. */
export function ImportMark() {
  const { t } = useTranslation('portal-trademarks');
  const office = useOfficeName();
  const [asked, setAsked] = useState<Asked>();
  const offices = usePortalQuery(ImportOfficesDocument, ImportOfficesNode, {});
  return (
    <Loaded answer={offices}>
      {({ jurisdictionList }) => (
        <>
          <form
            className={styles.ask}
            onSubmit={(event) => {
              event.preventDefault();
              const form = new FormData(event.currentTarget);
              setAsked({ office: String(form.get('office')), number: String(form.get('number')).trim() });
            }}
          >
            <Field name="office" label={t('list.office')}>
              {(control) => (
                <select {...control} required defaultValue="">
                  <option value="">{t('import.choose')}</option>
                  <CodedOptions
                    of={jurisdictionList
                      .map(({ code }) => ({ code, name: office(code) }))
                      .sort((left, right) => left.name.localeCompare(right.name))}
                  />
                </select>
              )}
            </Field>
            <Field name="number" label={t('import.number')}>
              {(control) => (
                <input {...control} required maxLength={60} autoComplete="off" spellCheck={false} />
              )}
            </Field>
            <Button type="submit">{t('import.look')}</Button>
          </form>
          {asked !== undefined && <Found key={`${asked.office} ${asked.number}`} asked={asked} />}
        </>
      )}
    </Loaded>
  );
}

/** A register that cannot be asked, or knows nothing, is no reason to stop: the facts are typed then. */
function Found({ asked }: { asked: Asked }) {
  const { t } = useTranslation('portal-trademarks');
  const { data, error, loading } = usePortalQuery(RegisteredMarksDocument, RegisteredMarksNode, asked);
  if (loading && data === undefined) return <p role="status">{t('import.looking')}</p>;
  const known =
    data?.registeredMarkList.find(({ kind }) => kind === 'registration') ?? data?.registeredMarkList[0];
  return (
    <>
      <p role="status">
        {t(known === undefined ? (error === undefined ? 'import.unknown' : 'import.away') : 'import.found')}
        {known?.owner != null && (
          <>
            {' '}
            {t('fact.owner')}: <strong>{known.owner}</strong>
          </>
        )}
      </p>
      {known?.nextDeclaration != null && <NextDeclaration of={known.nextDeclaration} />}
      <Facts asked={asked} known={known} />
    </>
  );
}

function Facts({ asked, known }: { asked: Asked; known: Registered | undefined }) {
  const { t } = useTranslation('portal-trademarks');
  const go = useNavigate();
  const add = useCommand(ImportTrademarkDocument, ImportTrademarkNode, ({ createTrademark }) => {
    if (createTrademark.__typename === 'Trademark') void go(`/portal/trademarks/${createTrademark.id}`);
  });
  const labels = {
    name: t('import.name'),
    goodsAndServices: t('watch.classes'),
    ...Object.fromEntries(DATES.map(([name, , label]) => [name, t(label)])),
  };
  const read = (form: FormData) => {
    const text = (name: string): string => String(form.get(name) ?? '').trim();
    const dates = Object.fromEntries(DATES.map(([name]) => [name, text(name) || null]));
    const goods = (classesOf(text('goodsAndServices')) ?? []).map((number) => ({ class: number, terms: [] }));
    return {
      input: {
        name: text('name'),
        jurisdiction: asked.office,
        number: asked.number,
        type: 'WORD',
        status: text('registrationDate') === '' ? 'APPLICATION_FILED' : 'TRADEMARK_REGISTERED',
        goodsAndServices: goods,
        imported: true,
        ...dates,
      } as never,
    };
  };
  return (
    <CommandForm command={add} labels={labels} submit={t('import.add')} read={read}>
      <Field name="name" label={t('import.name')}>
        {(control) => (
          <input {...control} maxLength={300} autoComplete="off" defaultValue={known?.name ?? ''} />
        )}
      </Field>
      <Field name="goodsAndServices" label={t('watch.classes')} hint={t('import.classesHint')}>
        {(control) => (
          <input
            {...control}
            maxLength={200}
            autoComplete="off"
            defaultValue={known?.classes.join(', ') ?? ''}
          />
        )}
      </Field>
      <div className={styles.dates}>
        {DATES.map(([name, from, label]) => (
          <Field key={name} name={name} label={t(label)} optional>
            {(control) => <input {...control} type="date" defaultValue={known?.[from] ?? ''} />}
          </Field>
        ))}
      </div>
    </CommandForm>
  );
}
