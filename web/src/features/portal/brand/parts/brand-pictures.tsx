import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Upload } from '../../../../kit/upload/upload.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { CommandButton } from '../../parts/command-button.js';
import { CommandForm } from '../../parts/command-form.js';
import { Empty, Section } from '../../parts/page.js';
import type { PortalBrandResult } from '../brand.graphql.js';
import { useAddPicture, useRemovePicture, type Pictured, type PictureKind } from './use-brand-picture.js';
import styles from './brand-pictures.module.css';

type Picture = PortalBrandResult['productPictures']['items'][number];

/** As many as the service keeps. */
const MOST = 10;

/** Logo and pictures of products: what scans come upon is compared with them. */
export function BrandPictures({ brand, pictures }: { brand: Pictured; pictures: readonly Picture[] }) {
  const { t } = useTranslation('portal-brands');
  const logo = brand.logoDocument;
  const products = pictures.filter(({ id }) => brand.productPictureIds?.includes(id));
  return (
    <>
      <Section title={t('pictures.logo')}>
        <p>{t('pictures.why')}</p>
        {logo === null ? (
          <Empty>{t('pictures.noLogo')}</Empty>
        ) : (
          <ul className={styles.pictures}>
            <Shown brand={brand} picture={logo} kind="LOGO" name={t('brand.logo', { name: brand.name })} />
          </ul>
        )}
        <Add brand={brand} kind="LOGO" />
      </Section>
      <Section title={t('pictures.products')}>
        {products.length === 0 ? (
          <Empty>{t('pictures.noProducts')}</Empty>
        ) : (
          <ul className={styles.pictures}>
            {products.map((picture) => (
              <Shown
                key={picture.id}
                brand={brand}
                picture={picture}
                kind="PRODUCT_PICTURE"
                name={picture.name}
              />
            ))}
          </ul>
        )}
        {(brand.productPictureIds?.length ?? 0) < MOST ? (
          <Add brand={brand} kind="PRODUCT_PICTURE" />
        ) : (
          <p>{t('pictures.enough', { count: MOST })}</p>
        )}
      </Section>
    </>
  );
}

interface ShownProps {
  readonly brand: Pictured;
  readonly picture: { readonly id: string; readonly previewUrl: string | null };
  readonly kind: PictureKind;
  readonly name: string;
}

function Shown({ brand, picture, kind, name }: ShownProps) {
  const { t } = useTranslation('portal-brands');
  const toast = useToast();
  const remove = useRemovePicture(brand, kind, () => toast('success', t('pictures.removed')));
  return (
    <li>
      {picture.previewUrl !== null && <img src={picture.previewUrl} alt={name} width={120} loading="lazy" />}
      <CommandButton
        command={remove}
        variables={picture.id}
        look="quiet"
        small
        label={
          <>
            {t('pictures.remove')} <span className="visually-hidden">{name}</span>
          </>
        }
        title={t('pictures.removeTitle')}
        confirm={t('pictures.remove')}
      >
        <p>{t('pictures.removeText')}</p>
      </CommandButton>
    </li>
  );
}

/** Empty again after each picture. */
function Add({ brand, kind }: { brand: Pictured; kind: PictureKind }) {
  const [round, setRound] = useState(0);
  return <AddOne key={round} brand={brand} kind={kind} onDone={() => setRound(round + 1)} />;
}

function AddOne({ brand, kind, onDone }: { brand: Pictured; kind: PictureKind; onDone: () => void }) {
  const { t } = useTranslation('portal-brands');
  const toast = useToast();
  const isLogo = kind === 'LOGO';
  const add = useAddPicture(brand, kind, () => {
    toast('success', t('pictures.saved'));
    onDone();
  });
  const label = t(isLogo ? 'pictures.uploadLogo' : 'pictures.uploadProduct');
  return (
    <CommandForm
      command={add}
      labels={{ upload: label }}
      required={['upload']}
      look="plain"
      submit={t(
        isLogo ? (brand.logoDocument === null ? 'pictures.addLogo' : 'pictures.replaceLogo') : 'pictures.add',
      )}
      read={(form) => String(form.get('upload') ?? '')}
    >
      <Upload name="upload" label={label} kind="picture" onChange={() => undefined} />
    </CommandForm>
  );
}
