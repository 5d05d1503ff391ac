import { json } from '../core/answers.mjs';
import { filingFee, objections } from './application-rules.mjs';
import { officeDay } from './office-day.mjs';
import { problem } from './problem.mjs';
import { receiptPdf } from './receipt.mjs';

const MINUTE_MS = 60_000;

/**
 * @typedef {object} Application
 * @property {string} identifier
 * @property {string} personalReference
 * @property {string} status
 * @property {any} content
 * @property {string | null} applicationNumber
 * @property {string | null} filingDate
 */

/** Applications on their way into the register: DRAFT, SUBMITTED, PAID after a minute, RECEIVED after another. */
export class Filing {
  /** @type {Map<string, Application>} */ #applications = new Map();
  /** Whether papers are handed out; numbers are all the same. */ #handsOutReceipts = true;

  /**
   * @param {import('../core/world.mjs').World} world
   * @param {import('./register.mjs').Register} register
   * @param {import('./documents.mjs').Documents} documents
   */
  constructor(world, register, documents) {
    this.world = world;
    this.register = register;
    this.documents = documents;
  }

  reset() {
    this.#applications.clear();
    this.#handsOutReceipts = true;
  }

  /** Numbers come, their papers do not, until this is taken back. @param {boolean} withheld */
  withholdReceipts(withheld) {
    this.#handsOutReceipts = !withheld;
  }

  /** @returns {import('../core/routes.mjs').Routes} */
  routes() {
    const known =
      (
        /** @type {(application: Application, asked: import('../core/answers.mjs').Asked) => import('../core/answers.mjs').Answer} */ then,
      ) =>
      (/** @type {import('../core/answers.mjs').Asked} */ asked) => {
        const application = this.#applications.get(asked.params.id ?? '');
        return application === undefined ? problem(404, 'application-not-found') : then(application, asked);
      };
    return {
      'GET /api/eutm-filing/applications': ({ query }) => {
        const reference = query.get('personalReference');
        const found = [...this.#applications.values()].filter(
          ({ personalReference }) => reference === null || personalReference === reference,
        );
        return json(200, { applications: found.map(view), totalElements: found.length });
      },
      'POST /api/eutm-filing/applications': ({ json: body, headers }) => {
        if (headers['x-euipo-filing-action'] !== 'DRAFT') return problem(400, 'unknown-action');
        const content = body();
        const errors = objections(content, (identifier) => this.documents.find(identifier));
        if (errors.length > 0) return problem(422, 'invalid-application', errors);
        const application = {
          identifier: this.world.ids.digits(9),
          personalReference: content.personalReference,
          status: 'DRAFT',
          content,
          applicationNumber: null,
          filingDate: null,
        };
        this.#applications.set(application.identifier, application);
        return json(201, view(application));
      },
      'GET /api/eutm-filing/applications/:id': known((application, { headers }) =>
        headers['x-euipo-filing-action'] === 'RECEIPT'
          ? this.#receipt(application)
          : json(200, view(application)),
      ),
      'PUT /api/eutm-filing/applications/:id': known((application, { headers }) => {
        if (headers['x-euipo-filing-action'] !== 'SUBMIT') return problem(400, 'unknown-action');
        if (application.status !== 'DRAFT') return problem(409, 'application-not-editable');
        application.status = 'SUBMITTED';
        this.world.clock.after(MINUTE_MS, async () => void (application.status = 'PAID'));
        this.world.clock.after(2 * MINUTE_MS, async () => this.#receive(application));
        return json(200, view(application));
      }),
    };
  }

  /** @param {Application} application @returns {import('../core/answers.mjs').Answer} */
  #receipt(application) {
    if (application.status !== 'RECEIVED' || !this.#handsOutReceipts)
      return problem(409, 'receipt-not-available');
    return { status: 200, headers: { 'content-type': 'application/pdf' }, body: receiptPdf(application) };
  }

  /** @param {Application} application */
  #receive(application) {
    application.status = 'RECEIVED';
    application.applicationNumber = `0${this.world.ids.digits(8)}`;
    application.filingDate = officeDay(this.world.clock.now());
    this.register.enter(application.applicationNumber, application.filingDate, application.personalReference);
  }
}

/** @param {Application} application */
function view({ content, ...shown }) {
  const classes = content.goodsAndServices.length;
  return {
    ...shown,
    firstLanguage: content.firstLanguage,
    secondLanguage: content.secondLanguage,
    markFeature: content.markFeature,
    representation: content.representation,
    goodsAndServices: content.goodsAndServices,
    fees: { amount: filingFee(classes), currency: 'EUR' },
  };
}
