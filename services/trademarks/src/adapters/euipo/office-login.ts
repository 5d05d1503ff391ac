import { encrypt, decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { DataSource } from 'typeorm';
import { isVendorTrouble } from '@cotta/kit/runtime/vendor/vendor-error.js';
import type { LawyerLogin } from './euipo-token.js';
import type { OfficeFiling } from '../../filing/office-filing.js';

const PURPOSE = 'office login';

/** The login of the lawyer who files at an office: the first token comes from the secret store, each later one from the office, kept sealed. */
export class StoredLogin implements LawyerLogin {
  constructor(
    private readonly db: DataSource,
    private readonly options: {
      readonly office: string;
      readonly first: string;
      readonly encryptionKey: string;
    },
  ) {}

  async refreshToken(): Promise<string> {
    const { office, first, encryptionKey } = this.options;
    const [row]: { sealed: Buffer }[] = await this.db.query(
      'select sealed from office_login where office = $1',
      [office],
    );
    return row === undefined
      ? first
      : Buffer.from(decrypt(row.sealed, encryptionKey, PURPOSE)).toString('utf8');
  }

  async rotated(refreshToken: string): Promise<void> {
    const { office, encryptionKey } = this.options;
    const sealed = Buffer.from(encrypt(Buffer.from(refreshToken), encryptionKey, PURPOSE));
    await this.db.query(
      'insert into office_login (office, sealed) values ($1, $2) on conflict (office) do update set sealed = excluded.sealed',
      [office, sealed],
    );
  }

  /** The office takes it no more: the lawyer has to sign in there again, and the token in the secret store counts. */
  async forget(): Promise<void> {
    await this.db.query('delete from office_login where office = $1', [this.options.office]);
  }
}

/** A login the office refuses is forgotten, and says so as a trouble of ours: it is no answer about the application. */
export function filingUnder(login: StoredLogin, filing: OfficeFiling): OfficeFiling {
  const guarded =
    <Arguments extends readonly unknown[], Answer>(call: (...given: Arguments) => Promise<Answer>) =>
    async (...given: Arguments): Promise<Answer> => {
      try {
        return await call(...given);
      } catch (error) {
        if (!isVendorTrouble(error, 'rejected') || error.details.code !== 'invalid_grant') throw error;
        await login.forget();
        throw new Error('The office takes the login of our lawyer no more: somebody has to sign in there.', {
          cause: error,
        });
      }
    };
  return {
    uploadImage: guarded((image) => filing.uploadImage(image)),
    saveDraft: guarded((application) => filing.saveDraft(application)),
    draft: guarded((id) => filing.draft(id)),
    submit: guarded((id) => filing.submit(id)),
    receipt: guarded((id) => filing.receipt(id)),
  };
}
