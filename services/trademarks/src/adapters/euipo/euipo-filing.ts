import { isVendorTrouble, VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { VendorHttp, type VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { applicationBody, findDraft, readDraft, readPictureId } from './euipo-applications.js';
import { RECEIPT, SAVE_DRAFT, SUBMIT } from './euipo-filing-switches.js';
import { EUIPO, euipoObjection } from './euipo-problem.js';
import { EuipoToken, type EuipoSettings, type LawyerLogin } from './euipo-token.js';
import type { FilingApplication, OfficeDraft, OfficeFiling } from '../../filing/office-filing.js';

const APPLICATIONS = '/eutm-filing/applications';
/** Pictures and full applications are heavier than searches. */
const TIMEOUT_MS = 60_000;
const PDF_BEGINS = Buffer.from('%PDF-');

/** Filing at the EUIPO under the login of one lawyer. */
export class EuipoFiling implements OfficeFiling {
  readonly #http: VendorHttp;

  constructor(settings: EuipoSettings, login: LawyerLogin, tuning: Partial<VendorHttpOptions> = {}) {
    const credentials = new EuipoToken(settings, login, tuning);
    this.#http = new VendorHttp({
      timeoutMs: TIMEOUT_MS,
      ...tuning,
      vendor: EUIPO,
      baseUrl: settings.EUIPO_BASE_URL,
      credentials,
      errorCode: euipoObjection,
    });
  }

  /** The office's store is temporary: an upload whose answer was lost leaves nothing behind, so it may be done again. */
  async uploadImage(image: {
    readonly name: string;
    readonly type: string;
    readonly bytes: Uint8Array;
  }): Promise<string> {
    const { name, type, bytes } = image;
    const body = new FormData();
    body.set('file', new Blob([Uint8Array.from(bytes)], { type }), name);
    return readPictureId(
      (
        await this.#http.call({
          method: 'POST',
          path: '/document-repository/documents',
          body,
          repeatable: true,
        })
      ).text,
      image,
    );
  }

  async saveDraft(application: FilingApplication): Promise<OfficeDraft> {
    const existing = await this.#find(application.reference);
    if (existing !== null) return existing;
    try {
      return readDraft(
        (
          await this.#http.call({
            method: 'POST',
            path: APPLICATIONS,
            headers: SAVE_DRAFT,
            body: applicationBody(application),
            repeatable: false,
          })
        ).text,
      );
    } catch (error) {
      const made = isVendorTrouble(error, 'unavailable', 'contract')
        ? await this.#find(application.reference)
        : null;
      if (made === null) throw error;
      return made;
    }
  }

  async draft(id: string): Promise<OfficeDraft> {
    return readDraft((await this.#http.call({ method: 'GET', path: draftPath(id), repeatable: true })).text);
  }

  async submit(draftId: string): Promise<OfficeDraft> {
    const before = await this.draft(draftId);
    if (before.state !== 'draft') return before;
    try {
      return readDraft(
        (
          await this.#http.call({
            method: 'PUT',
            path: draftPath(draftId),
            headers: SUBMIT,
            repeatable: false,
          })
        ).text,
      );
    } catch (error) {
      const after = isVendorTrouble(error, 'unavailable', 'contract') ? await this.draft(draftId) : before;
      if (after.state === 'draft') throw error;
      return after;
    }
  }

  async receipt(draftId: string): Promise<Uint8Array> {
    const { bytes } = await this.#http.call({
      method: 'GET',
      path: draftPath(draftId),
      headers: RECEIPT,
      repeatable: true,
    });
    if (!startsAsPdf(bytes)) throw new VendorError(EUIPO, 'contract', 'a receipt that is no PDF');
    return bytes;
  }

  async #find(reference: string): Promise<OfficeDraft | null> {
    return findDraft(
      (
        await this.#http.call({
          method: 'GET',
          path: APPLICATIONS,
          query: { personalReference: reference },
          repeatable: true,
        })
      ).text,
      reference,
    );
  }
}

function startsAsPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, PDF_BEGINS.length)).equals(PDF_BEGINS);
}

function draftPath(id: string): string {
  return `${APPLICATIONS}/${encodeURIComponent(id)}`;
}
